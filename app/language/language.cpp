#include "app/language/language.h"

#include <algorithm>
#include <boost/locale/gnu_gettext.hpp>
#include <cstdlib>
#include <locale>

#include "app/language/elision.h"

namespace castalia {

namespace {

/// Returns a locale name without its encoding and variant: "de_AT.UTF-8@euro" is "de_AT".
std::string_view without_encoding(std::string_view locale) { return locale.substr(0, locale.find_first_of(".@")); }

/// Returns the language of a locale name that the program speaks; nothing for others. English is always spoken.
std::string spoken(std::string_view locale) {
    const std::string_view whole = without_encoding(locale);
    for (const std::string_view name : {whole, whole.substr(0, whole.find('_'))}) {
        if (name == kEnglish || !catalogue_bytes(name).empty()) {
            return std::string(name);
        }
    }
    return {};
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

}  // namespace

std::string spoken_of(std::string_view wanted) {
    while (!wanted.empty()) {
        const std::size_t end = std::min(wanted.find(':'), wanted.size());
        if (std::string language = spoken(wanted.substr(0, end)); !language.empty()) {
            return language;
        }
        wanted.remove_prefix(std::min(end + 1, wanted.size()));
    }
    return {};
}

std::string language_of_environment() {
    std::string_view locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = locale.empty() ? variable(name) : locale;
    }
    // As with gettext, the locale "C" asks for untranslated sentences, whatever LANGUAGE says.
    const std::string_view plain = without_encoding(locale);
    if (plain.empty() || plain == "C" || plain == "POSIX") {
        return std::string(kEnglish);
    }
    std::string language = spoken_of(variable("LANGUAGE"));
    if (language.empty()) {
        language = spoken_of(locale);
    }
    return language.empty() ? std::string(kEnglish) : language;
}

struct Catalogue::Messages {
    std::locale owner;  ///< The locale of the format.
    const boost::locale::message_format<char>* format = nullptr;
    int domain = -1;
    std::string language;
};

Catalogue::Catalogue(std::string_view language) : messages_(std::make_unique<Messages>()) {
    const std::string_view bytes = catalogue_bytes(language);
    if (bytes.empty()) {
        return;
    }
    namespace gettext = boost::locale::gnu_gettext;
    gettext::messages_info info;
    info.language = language;
    info.encoding = "UTF-8";
    info.domains.emplace_back("castalia");
    info.paths.emplace_back("");
    info.callback = [bytes](const std::string&, const std::string&) {
        return std::vector<char>(bytes.begin(), bytes.end());
    };
    messages_->language = language;
    messages_->owner = std::locale(std::locale::classic(), gettext::create_messages_facet<char>(info));
    messages_->format = &std::use_facet<boost::locale::message_format<char>>(messages_->owner);
    messages_->domain = messages_->format->domain("castalia");
}

Catalogue::~Catalogue() = default;
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;

std::string Catalogue::pattern(const Text& text) const {
    // A catalogue keeps its own head under the empty sentence.
    if (messages_->format == nullptr || text.literal || text.pattern.empty()) {
        return english_pattern(text);
    }
    const auto [context, sentence] = context_and_sentence(text.pattern);
    const std::string in(context), pattern(sentence);
    const char* found =
        text.many.empty()
            ? messages_->format->get(messages_->domain, in.empty() ? nullptr : in.c_str(), pattern.c_str())
            : messages_->format->get(messages_->domain, in.empty() ? nullptr : in.c_str(), pattern.c_str(),
                                     static_cast<int>(std::clamp<long long>(text.number, 0, 1'000'000'000)));
    return found == nullptr ? english_pattern(text) : found;
}

void Catalogue::fit(std::string& filled, std::size_t fill) const { fit_joint(messages_->language, filled, fill); }

std::string Catalogue::own_name() const { return pattern(say_in("the name of this language in itself", "English")); }

std::string worded(const Text& text, const Catalogue& catalogue) {
    return worded(
        text, [&](const Text& part) { return catalogue.pattern(part); },
        [&](std::string& filled, std::size_t fill) { catalogue.fit(filled, fill); });
}

}  // namespace castalia
