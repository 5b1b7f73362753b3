#include <fstream>
#include <iterator>
#include <stdexcept>

#include "app/language/language.h"
#include "tests/support/pseudo_language.h"

namespace castalia {

PseudoLanguage::PseudoLanguage() {
    std::ifstream from(CASTALIA_PSEUDO_LANGUAGE, std::ios::binary);
    std::string catalogue{std::istreambuf_iterator<char>(from), std::istreambuf_iterator<char>()};
    if (catalogue.empty()) {
        throw std::runtime_error(std::string(CASTALIA_PSEUDO_LANGUAGE) + " is empty or missing.");
    }
    add_language(kPseudoLanguage, std::move(catalogue));
}

PseudoLanguage::~PseudoLanguage() { remove_language(kPseudoLanguage); }

}  // namespace castalia
