#include "app/ui/basics/shown_number.h"

#include "app/ui/basics/wx_text.h"
#include "core/rules/text.h"

namespace castalia {

wxString shown_number(long long number, int parts) {
    wxString text = words(decimal(number, parts));
    text.Replace("-", wxString::FromUTF8("−"));
    return text;
}

}  // namespace castalia
