#include "app/ui/toolkit/text/embedded_files.h"

#include "app/ui/toolkit/text/spoken_language.h"

namespace castalia {

std::string_view in_spoken_language(const std::vector<EmbeddedFile>& files, std::string_view name) {
    return in_language(files, name, spoken_language());
}

}  // namespace castalia
