// The catalogues that are part of the program.
#include <algorithm>
#include <map>

#include "app/language/catalogues.h"
#include "app/language/language.h"

namespace castalia {

namespace {

std::vector<std::string>& languages() {
    static std::vector<std::string> codes = [] {
        std::vector<std::string> all;
        for (const EmbeddedCatalogue& catalogue : embedded_catalogues()) {
            all.emplace_back(catalogue.language);
        }
        return all;
    }();
    return codes;
}

std::map<std::string, std::string, std::less<>>& added_catalogues() {
    static std::map<std::string, std::string, std::less<>> added;
    return added;
}

}  // namespace

const std::vector<std::string>& translated_languages() { return languages(); }

void add_language(const std::string& language, std::string catalogue) {
    if (std::ranges::find(languages(), language) == languages().end()) {
        languages().push_back(language);
    }
    added_catalogues()[language] = std::move(catalogue);
}

void remove_language(const std::string& language) { std::erase(languages(), language); }

std::string_view catalogue_bytes(std::string_view language) {
    if (std::ranges::find(languages(), language) == languages().end()) {
        return {};
    }
    if (const auto added = added_catalogues().find(language); added != added_catalogues().end()) {
        return added->second;
    }
    const auto found = std::ranges::find(embedded_catalogues(), language, &EmbeddedCatalogue::language);
    return found == embedded_catalogues().end()
               ? std::string_view()
               : std::string_view(found->bytes.first,
                                  static_cast<std::size_t>(found->bytes.second - found->bytes.first));
}

}  // namespace castalia
