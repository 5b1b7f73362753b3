#include "app/ui/boards/called_names.h"

#include <algorithm>

#include "app/ui/basics/short_names.h"
#include "app/ui/basics/wx_text.h"

namespace castalia {

std::vector<wxString> called_names(const std::vector<std::string>& names) {
    std::vector<wxString> whole, called;
    for (const std::string& name : names) {
        whole.push_back(utf8(name));
        called.push_back(whole.back().BeforeFirst(' '));
    }
    const auto replace_alike = [&](auto longer) {
        const std::vector<wxString> before = called;
        for (std::size_t i = 0; i < called.size(); ++i) {
            if (std::ranges::count(before, before[i]) > 1) {
                called[i] = longer(whole[i]);
            }
        }
    };
    replace_alike(
        [](const wxString& name) { return name.Contains(" ") ? name.Left(1) + ". " + name.AfterLast(' ') : name; });
    replace_alike([](const wxString& name) { return name; });
    return called;
}

wxString fitting_name(const Pen& pen, const std::vector<std::string>& names, Seat seat, const Face& face,
                      double room) {
    const auto index = static_cast<std::size_t>(seat.index);
    if (index >= names.size()) {
        return wxString::Format("%d", seat.index + 1);
    }
    const auto fits = [&](const wxString& text) { return pen.width(text, face) <= room; };
    const wxString whole = utf8(names[index]);
    return fits(whole) ? whole : short_names(called_names(names), fits)[index];
}

}  // namespace castalia
