#include "app/language/translations.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>

#include "app/language/language.h"
#include "core/rules/text/wording.h"

namespace castalia {

namespace {

/// Reads a compiled catalogue, whose form is described in the manual of gettext, "The Format of GNU MO Files". msgfmt
/// writes it in the byte order of the machine for which the program is built.
class CompiledCatalogue {
public:
    explicit CompiledCatalogue(std::string_view bytes) : bytes_(bytes) {}

    std::uint32_t count() const { return number_at(kCountAt).value_or(0); }
    std::string_view sentence(std::uint32_t i) const { return text(kSentencesAt, i); }
    std::string_view translation(std::uint32_t i) const { return text(kTranslationsAt, i); }

private:
    static constexpr std::size_t kCountAt = 8, kSentencesAt = 12, kTranslationsAt = 16, kRow = 8, kWord = 4;

    std::optional<std::uint32_t> number_at(std::size_t at) const {
        if (at > bytes_.size() || bytes_.size() - at < kWord) {
            return std::nullopt;
        }
        std::uint32_t number = 0;
        std::copy_n(bytes_.data() + at, kWord, reinterpret_cast<char*>(&number));
        return number;
    }
    std::string_view text(std::size_t table, std::uint32_t i) const {
        const std::size_t row = std::size_t{number_at(table).value_or(0)} + i * kRow;
        const std::size_t length = number_at(row).value_or(0), begin = number_at(row + kWord).value_or(0);
        return begin > bytes_.size() ? std::string_view() : bytes_.substr(begin, length);
    }

    std::string_view bytes_;
};

/// Returns the forms of a sentence in lines of their own.
std::string in_lines(std::string_view forms) {
    std::string lines(forms);
    std::ranges::replace(lines, '\n', ' ');
    std::ranges::replace(lines, '\0', '\n');
    return lines;
}

/// Returns whether a sentence is one of a window: it has a hole of the toolkit, or the mark of a key in a menu.
bool is_of_windows(const std::string& sentence) {
    for (std::size_t at = sentence.find_first_of("%&"); at + 1 < sentence.size() && at != std::string::npos;
         at = sentence.find_first_of("%&", at + 1)) {
        if (std::isalpha(static_cast<unsigned char>(sentence[at + 1])) != 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::vector<Translation> translations_of(std::string_view language) {
    const CompiledCatalogue catalogue(catalogue_bytes(language));
    std::vector<Translation> all;
    for (std::uint32_t i = 0; i < catalogue.count(); ++i) {
        const std::string_view sentence = context_and_sentence(catalogue.sentence(i)).second;
        if (!sentence.empty()) {  // Under the empty one a catalogue keeps its own head.
            all.push_back({in_lines(sentence), in_lines(catalogue.translation(i))});
        }
    }
    return all;
}

std::vector<Translation> translations_of_logs(std::string_view language) {
    std::vector<Translation> all = translations_of(language);
    std::erase_if(all, [](const Translation& one) { return is_of_windows(one.english); });
    return all;
}

}  // namespace castalia
