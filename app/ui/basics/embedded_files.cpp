#include "app/ui/basics/embedded_files.h"

#include <algorithm>
#include <string>

#include "app/ui/basics/spoken_language.h"

namespace castalia {

std::string_view in_spoken_language(const std::vector<EmbeddedFile>& files, std::string_view name) {
    for (const std::string& wanted : {std::string(name) + "." + spoken_language(), std::string(name)}) {
        const auto found = std::ranges::find(files, wanted, &EmbeddedFile::name);
        if (found != files.end()) {
            return found->text;
        }
    }
    return {};
}

}  // namespace castalia
