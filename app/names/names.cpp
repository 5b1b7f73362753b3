#include "app/names/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

namespace castalia {

namespace {

constexpr UChar32 kNonJoiner = 0x200c, kJoiner = 0x200d, kNone = -1;
constexpr UChar32 kFirstVariation = 0xfe00, kLastVariation = 0xfe0f, kModifier = 0x1f3fb, kLastModifier = 0x1f3ff;

bool is_variation(UChar32 point) { return point >= kFirstVariation && point <= kLastVariation; }
bool is_picture(UChar32 point) {
    return point != kNone && u_hasBinaryProperty(point, UCHAR_EXTENDED_PICTOGRAPHIC) != 0;
}

/// Control characters do not count: no name may have any, and the reader of a name refuses them.
bool is_invisible(UChar32 point) {
    constexpr UChar32 kEmptyBraille = 0x2800;
    const int kind = u_charType(point);
    return point == kEmptyBraille || U_IS_UNICODE_NONCHAR(point) || kind == U_FORMAT_CHAR ||
           kind == U_LINE_SEPARATOR || kind == U_PARAGRAPH_SEPARATOR ||
           u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool joins(UChar32 point) {
    constexpr std::uint8_t kVirama = 9;
    const int joining = point == kNone ? U_JT_NON_JOINING : u_getIntPropertyValue(point, UCHAR_JOINING_TYPE);
    return point != kNone && (u_getCombiningClass(point) == kVirama || joining == U_JT_DUAL_JOINING ||
                              joining == U_JT_LEFT_JOINING || joining == U_JT_RIGHT_JOINING);
}

/// Returns whether an invisible character between these two changes what is seen (Unicode Annex 31, 2.3; Annex 51).
bool has_effect(UChar32 point, UChar32 before, UChar32 base, UChar32 after) {
    if (is_variation(point)) {
        return is_picture(before) || u_hasBinaryProperty(before, UCHAR_EMOJI) != 0;
    }
    const bool joins_pictures = point == kJoiner && is_picture(base) && is_picture(after);
    const bool in_joined_script =
        (point == kJoiner || point == kNonJoiner) && joins(before) && after != kNone && u_isalpha(after) != 0;
    return joins_pictures || in_joined_script;
}

std::string named(UChar32 point) {
    std::array<char, 12> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(point));
    return text.data();
}

std::string utf8(const icu::UnicodeString& text) {
    std::string bytes;
    return text.toUTF8String(bytes);
}

/// Returns the text without differences of compatibility and case, and without invisible characters.
icu::UnicodeString folded(const icu::UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* const fold = icu::Normalizer2::getNFKCCasefoldInstance(error);
    const icu::UnicodeString result = U_SUCCESS(error) != 0 ? fold->normalize(text, error) : text;
    return U_SUCCESS(error) != 0 ? result : text;
}

struct Closed {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

/// Returns the text with each letter replaced by the one that it looks like (Unicode Technical Standard 39).
icu::UnicodeString skeleton(const icu::UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    static const std::unique_ptr<USpoofChecker, Closed> checker(uspoof_open(&error));
    icu::UnicodeString result;
    if (checker != nullptr) {
        uspoof_getSkeletonUnicodeString(checker.get(), 0, text, result, &error);
    }
    return checker != nullptr && U_SUCCESS(error) != 0 ? result : text;
}

/// The look of a name, as it is and in small letters. Two names look the same when either of these is the same.
struct Looks {
    explicit Looks(const std::string& name) {
        const icu::UnicodeString text = icu::UnicodeString::fromUTF8(seen_name(name).name), small = folded(text);
        as_it_stands = utf8(skeleton(text));
        in_small_letters = utf8(skeleton(small));
    }
    bool operator==(const Looks& other) const {
        return as_it_stands == other.as_it_stands || in_small_letters == other.in_small_letters;
    }
    std::string as_it_stands, in_small_letters;
};

}  // namespace

SeenName seen_name(const std::string& typed) {
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(typed);
    if (utf8(text) != typed) {
        return {typed, {}};  // Bytes that are not UTF-8 would become other characters.
    }
    icu::UnicodeString seen;
    SeenName result;
    UChar32 before = kNone, base = kNone;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 point = text.char32At(at);
        const int32_t next = text.moveIndex32(at, 1);
        const UChar32 after = next < text.length() ? text.char32At(next) : kNone;
        if (is_invisible(point) && !has_effect(point, before, base, after)) {
            if (std::ranges::find(result.taken_out, named(point)) == result.taken_out.end()) {
                result.taken_out.push_back(named(point));
            }
            continue;
        }
        seen.append(point);
        before = point;
        base = is_variation(point) || (point >= kModifier && point <= kLastModifier) ? base : point;
    }
    int32_t first = 0, last = seen.length();
    while (first < last && u_isUWhiteSpace(seen.char32At(first)) != 0) {
        first = seen.moveIndex32(first, 1);
    }
    while (last > first && u_isUWhiteSpace(seen.char32At(seen.moveIndex32(last, -1))) != 0) {
        last = seen.moveIndex32(last, -1);
    }
    result.name = utf8(icu::UnicodeString(seen, first, last - first));
    return result;
}

Text taken_out_text(const SeenName& seen) {
    if (seen.taken_out.empty()) {
        return {};
    }
    std::vector<Text> points;
    for (const std::string& point : seen.taken_out) {
        points.push_back(literally(point));
    }
    return seen.name.empty()
               ? say("There was nothing to see in this name: {points}.", {{"points", listed_with_and(points)}})
               : say("Characters that cannot be seen were taken out of “{name}”: {points}.",
                     {{"name", literally(seen.name)}, {"points", listed_with_and(points)}});
}

bool look_alike(const std::string& one, const std::string& other) {
    return one != other && Looks(one) == Looks(other);
}

KnownNames::KnownNames(const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        add(name);
    }
}

void KnownNames::add(const std::string& name) {
    const Looks looks(name);
    as_they_stand_.emplace(looks.as_it_stands, names_.size());  // The first with this look stays.
    in_small_letters_.emplace(looks.in_small_letters, names_.size());
    names_.push_back(name);
}

std::optional<std::string> KnownNames::looking_like(const std::string& name) const {
    const Looks looks(name);
    const auto one = as_they_stand_.find(looks.as_it_stands);
    const auto other = in_small_letters_.find(looks.in_small_letters);
    const std::size_t first = std::min(one == as_they_stand_.end() ? names_.size() : one->second,
                                       other == in_small_letters_.end() ? names_.size() : other->second);
    return first == names_.size() || std::ranges::find(names_, name) != names_.end() ? std::nullopt
                                                                                     : std::optional(names_[first]);
}

Text look_alike_text(const std::string& name, const std::string& known) {
    return say(
        "“{name}” looks like “{known}”, which is there already. Write it in the same way if both are one, or "
        "confirm once more.",
        {{"name", literally(name)}, {"known", literally(known)}});
}

}  // namespace castalia
