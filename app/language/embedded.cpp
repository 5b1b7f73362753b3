// The catalogues that are part of the program.
#include <algorithm>

#include "app/language/catalogues.h"
#include "app/language/language.h"

namespace castalia {

const std::vector<std::string>& translated_languages() {
    static const std::vector<std::string> codes = [] {
        std::vector<std::string> all;
        for (const EmbeddedCatalogue& catalogue : embedded_catalogues()) {
            all.emplace_back(catalogue.language);
        }
        return all;
    }();
    return codes;
}

std::string_view catalogue_bytes(std::string_view language) {
    const auto found = std::ranges::find(embedded_catalogues(), language, &EmbeddedCatalogue::language);
    return found == embedded_catalogues().end()
               ? std::string_view()
               : std::string_view(found->bytes.first,
                                  static_cast<std::size_t>(found->bytes.second - found->bytes.first));
}

}  // namespace castalia
