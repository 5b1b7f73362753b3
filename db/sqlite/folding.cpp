#include "db/sqlite/folding.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>

namespace castalia {

namespace {

/// The place for marks that are part of a word: a plane of private characters, which count as letters.
constexpr UChar32 kKeptMarks = 0xF0000, kLastOfPlane = 0xFFFF;

/// Returns the parts of a letter with a stroke, or of two joined letters, which Unicode does not take apart.
const char16_t* apart(UChar32 letter) {
    switch (letter) {
        case U'ø': return u"o";
        case U'æ': return u"ae";
        case U'œ': return u"oe";
        case U'đ':
        case U'ð': return u"d";
        case U'ł': return u"l";
        case U'ħ': return u"h";
        case U'ŧ': return u"t";
        case U'þ': return u"th";
        case U'ı': return u"i";
        default: return nullptr;
    }
}

/// Returns whether the character is an accent, a point of Hebrew or a vowel mark of Arabic, by its combining class.
/// Marks of other scripts are vowels, without which a word would be another one.
bool is_accent(UChar32 point) {
    constexpr int kFirstPoint = 10, kLastPoint = 36, kFirstAccent = 200;
    const int kind = u_getCombiningClass(point);
    return (kind >= kFirstPoint && kind <= kLastPoint) || kind >= kFirstAccent;
}

/// Returns whether the character is a Japanese voicing mark, which joins its letter again.
bool is_voicing(UChar32 point) { return point == 0x3099 || point == 0x309A; }

bool is_mark(UChar32 point) { return (U_GET_GC_MASK(point) & U_GC_M_MASK) != 0; }

void append_folded(icu::UnicodeString& to, UChar32 point) {
    if (const char16_t* letters = apart(point)) {
        to.append(letters, -1);
    } else if (is_mark(point) && point <= kLastOfPlane && !is_voicing(point)) {
        if (!is_accent(point)) {
            to.append(kKeptMarks + point);
        }
    } else {
        to.append(point);
    }
}

/// Returns the folded text; the same text if ICU fails, which happens only without memory.
std::string folded_by_icu(std::string_view text) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* const fold = icu::Normalizer2::getNFKCCasefoldInstance(error);
    const icu::Normalizer2* const divide = icu::Normalizer2::getNFDInstance(error);
    const icu::Normalizer2* const join = icu::Normalizer2::getNFCInstance(error);
    if (U_FAILURE(error) != 0) {
        return std::string(text);
    }
    const auto read = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    const icu::UnicodeString divided = divide->normalize(fold->normalize(read, error), error);
    icu::UnicodeString bare;
    for (int32_t at = 0; at < divided.length(); at = divided.moveIndex32(at, 1)) {
        append_folded(bare, divided.char32At(at));
    }
    const icu::UnicodeString joined = join->normalize(bare, error);
    std::string bytes;
    return U_FAILURE(error) != 0 ? std::string(text) : joined.toUTF8String(bytes);
}

bool has_plain_letters_only(std::string_view text) {
    return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

bool is_of_unspaced_script(UChar32 point) {
    const UChar32 written = point >= kKeptMarks && point <= kKeptMarks + kLastOfPlane ? point - kKeptMarks : point;
    return u_hasBinaryProperty(written, UCHAR_IDEOGRAPHIC) != 0 ||
           uscript_hasScript(written, USCRIPT_HIRAGANA) != 0 || uscript_hasScript(written, USCRIPT_KATAKANA) != 0 ||
           u_getIntPropertyValue(written, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT;
}

/// A part of a word in which all characters are of such a script, or none is.
struct Run {
    bool unspaced;
    std::vector<std::string> letters;
};

std::vector<Run> runs_of(std::string_view word) {
    const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(word.data(), static_cast<int32_t>(word.size())));
    std::vector<Run> runs;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 point = text.char32At(at);
        const bool unspaced = is_of_unspaced_script(point);
        if (runs.empty() || runs.back().unspaced != unspaced) {
            runs.push_back({unspaced, {}});
        }
        icu::UnicodeString(point).toUTF8String(runs.back().letters.emplace_back());
    }
    return runs;
}

std::vector<std::string> pieces_of(std::string_view word, bool with_last) {
    std::vector<std::string> pieces;
    for (const Run& run : runs_of(word)) {
        if (!run.unspaced) {
            std::string& whole = pieces.emplace_back();
            for (const std::string& letter : run.letters) {
                whole += letter;
            }
            continue;
        }
        for (std::size_t i = 0; i + 1 < run.letters.size(); ++i) {
            pieces.push_back(run.letters[i] + run.letters[i + 1]);
        }
        if (with_last || run.letters.size() == 1) {
            pieces.push_back(run.letters.back());
        }
    }
    return pieces;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    // The text goes word by word. Most words have plain letters only, whose case the tokenizer removes.
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
        const std::string_view word = text.substr(at, end - at);
        result += has_plain_letters_only(word) ? std::string(word) : folded_by_icu(word);
        if (end < text.size()) {
            result += text[end];
        }
        at = end + 1;
    }
    return result;
}

bool is_unspaced(std::string_view word) {
    return !has_plain_letters_only(word) && std::ranges::any_of(runs_of(word), &Run::unspaced);
}

std::vector<std::string> pieces_to_keep(std::string_view word) { return pieces_of(word, true); }
std::vector<std::string> pieces_to_seek(std::string_view word) { return pieces_of(word, false); }

}  // namespace castalia
