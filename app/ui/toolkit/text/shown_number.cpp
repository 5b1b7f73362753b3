#include "app/ui/toolkit/text/shown_number.h"

#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/text.h"

namespace castalia {

wxString shown_number(long long number, int parts) {
    wxString text = words(decimal(number, parts));
    text.Replace("-", wxString::FromUTF8("−"));
    return text;
}

char decimal_mark() {
    const std::string half = utf8(words(decimal(1, 2)));  // "0.5"
    const std::size_t mark = half.find_first_of(".,");
    return mark == std::string::npos ? '.' : half[mark];
}

}  // namespace castalia
