#include <memory>

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include "app/names/names.h"

namespace castalia {

std::string in_plain_letters(const std::string& words) {
    // The rules of the Unicode consortium; the small letters come first, because "Þ" becomes two.
    static const std::unique_ptr<const icu::Transliterator> plain = [] {
        UErrorCode error = U_ZERO_ERROR;
        return std::unique_ptr<const icu::Transliterator>(
            icu::Transliterator::createInstance("Lower; Latin-ASCII", UTRANS_FORWARD, error));
    }();
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(words);
    if (plain) {
        plain->transliterate(letters);
    } else {
        letters.toLower();
    }
    std::string bytes;
    return letters.toUTF8String(bytes);
}

}  // namespace castalia
