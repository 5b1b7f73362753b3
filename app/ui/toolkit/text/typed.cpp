#include "app/ui/toolkit/text/typed.h"

#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "app/names/names.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

bool may_stay(wxUniChar::value_type point) {
    constexpr wxUniChar::value_type kFirstSeen = 0x20, kDelete = 0x7f, kLastUnseen = 0x9f;
    constexpr std::array<wxUniChar::value_type, 2> kSeparators{0x2028, 0x2029};
    return point == '\n' || point == '\t' ||
           (point >= kFirstSeen && (point < kDelete || point > kLastUnseen) &&
            std::ranges::count(kSeparators, point) == 0);
}

}  // namespace

std::string typed(const wxString& text) {
    wxString seen;
    for (const wxUniChar letter : text) {
        if (may_stay(letter.GetValue())) {
            seen += letter;
        }
    }
    return seen.utf8_string();
}

namespace {

SeenName seen_in(wxString text) {
    for (const char* broken : {"\n", "\t"}) {
        text.Replace(broken, " ");
    }
    return seen_name(typed(text));
}

}  // namespace

std::string typed_name(wxString text) { return seen_in(std::move(text)).name; }

wxString clear_of_unseen(wxTextCtrl& field) {
    const SeenName seen = seen_in(field.GetValue());
    if (seen.taken_out.empty()) {
        return {};
    }
    field.ChangeValue(utf8(seen.name));
    return words(taken_out_text(seen));
}

}  // namespace castalia
