#include "app/language/translations.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>
#include <utility>

#include "app/language/elision.h"
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

/// Returns the forms with the words that change before some fillings behind each of them: "{n} de {who} d’".
std::string with_other_joints(std::string_view language, const std::string& forms) {
    std::string all, others;
    for (std::size_t at = 0; at <= forms.size(); ++at) {
        if (at == forms.size() || forms[at] == '\n') {
            all += std::exchange(others, "");
        } else if (forms[at] == '{') {
            const std::string_view other = other_joint(language, std::string_view(forms).substr(0, at));
            others += other.empty() ? "" : " " + std::string(other);
        }
        all += at == forms.size() ? "" : forms.substr(at, 1);
    }
    return all;
}

}  // namespace

std::vector<Translation> translations_of(std::string_view language) {
    const CompiledCatalogue catalogue(catalogue_bytes(language));
    std::vector<Translation> all;
    for (std::uint32_t i = 0; i < catalogue.count(); ++i) {
        const std::string_view sentence = catalogue.sentence(i);
        if (!sentence.empty()) {  // Under the empty one a catalogue keeps its own head.
            all.push_back({in_lines(sentence), in_lines(catalogue.translation(i))});
        }
    }
    return all;
}

std::vector<Translation> translations_of_logs(std::string_view language) {
    std::vector<Translation> all = translations_of(language);
    std::erase_if(all, [](const Translation& one) { return is_of_windows(one.english); });
    for (Translation& one : all) {
        one.translated = with_other_joints(language, one.translated);
    }
    return all;
}

}  // namespace castalia
