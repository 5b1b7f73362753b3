#include "app/ui/toolkit/text/called_names.h"

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

}  // namespace castalia
