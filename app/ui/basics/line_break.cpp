#include "app/ui/basics/line_break.h"

#include <wx/arrstr.h>

namespace castalia {

std::vector<wxString> lines_of(const wxString& text, std::size_t most, double room,
                               const std::function<double(const wxString& line)>& width) {
    wxString flat = text;
    flat.Replace("\n", " ");
    std::vector<wxString> lines;
    for (const wxString& word : wxSplit(flat, ' ', '\0')) {
        const wxString longer = lines.empty() ? word : lines.back() + " " + word;
        const bool new_line = lines.empty() || (lines.size() < most && width(longer) > room);
        if (new_line) {
            lines.push_back(word);
        } else {
            lines.back() = longer;
        }
    }
    return lines;
}

}  // namespace castalia
