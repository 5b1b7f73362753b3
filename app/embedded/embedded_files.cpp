#include "app/embedded/embedded_files.h"

#include <algorithm>

namespace castalia {

std::string_view in_language(const std::vector<EmbeddedFile>& files, std::string_view name,
                             std::string_view language) {
    for (const std::string& wanted : {std::string(name) + "." + std::string(language), std::string(name)}) {
        const auto found = std::ranges::find(files, wanted, &EmbeddedFile::name);
        if (found != files.end()) {
            return found->text;
        }
    }
    return {};
}

}  // namespace castalia
