#include "app/ui/board/called_names.h"

#include "app/ui/toolkit/text/short_names.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/picture/kit.h"

namespace castalia {

std::vector<wxString> called_names(const std::vector<std::string>& names) {
    std::vector<wxString> called;
    for (const std::string& name : picture::called_names(names)) {
        called.push_back(utf8(name));
    }
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
