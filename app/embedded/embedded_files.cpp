#include "app/embedded/embedded_files.h"

#include <algorithm>

namespace castalia {

std::string_view in_language(const std::vector<EmbeddedFile>& files, std::string_view name,
                             const std::string& language) {
    for (const std::string& wanted : {std::string(name) + "." + language, std::string(name)}) {
        const auto found = std::ranges::find(files, wanted, &EmbeddedFile::name);
        if (found != files.end()) {
            return found->text;
        }
    }
    return {};
}

}  // namespace castalia
