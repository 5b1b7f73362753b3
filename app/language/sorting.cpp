#include "app/language/sorting.h"

#include <map>
#include <memory>

#include <unicode/coll.h>

namespace castalia {

namespace {

/// Returns null where ICU fails, which happens only without its tables. A language that ICU does not know has the
/// order that suits most languages. Making a collator takes longer than using it a thousand times, so each is kept.
const icu::Collator* collator_of(std::string_view language) {
    thread_local std::map<std::string, std::unique_ptr<icu::Collator>, std::less<>> kept;
    auto found = kept.find(language);
    if (found == kept.end()) {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<icu::Collator> made(
            icu::Collator::createInstance(icu::Locale(std::string(language).c_str()), error));
        found = kept.emplace(language, U_SUCCESS(error) != 0 ? std::move(made) : nullptr).first;
    }
    return found->second.get();
}

}  // namespace

std::string sort_key(std::string_view language, const std::string& name) {
    std::string key;
    if (const icu::Collator* collator = collator_of(language)) {
        const icu::UnicodeString text = icu::UnicodeString::fromUTF8(name);
        std::vector<std::uint8_t> bytes(static_cast<std::size_t>(collator->getSortKey(text, nullptr, 0)));
        collator->getSortKey(text, bytes.data(), static_cast<int32_t>(bytes.size()));
        key.assign(bytes.begin(), bytes.end());  // The key ends in a zero and has no other.
    }
    return key + name;
}

}  // namespace castalia
