#include "app/ui/toolkit/text/wx_text.h"

#include "app/language/dates.h"
#include "app/language/language.h"
#include "app/language/sentence.h"
#include "app/publishing/local_time.h"
#include "app/ui/toolkit/text/custom_terms.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "core/session/table_time.h"
#include "core/session/wall_clock.h"

#include <wx/datetime.h>
#include <wx/translation.h>

#include <clocale>
#include <cstdlib>
#include <map>
#ifdef __WXGTK__
#include <langinfo.h>
#endif

namespace castalia {

namespace {

wxDateTime local(std::chrono::sys_time<std::chrono::milliseconds> moment) {
    return wxDateTime(wxLongLong(moment.time_since_epoch().count()));
}

std::map<std::string, std::string, std::less<>>& kept_words() {
    static std::map<std::string, std::string, std::less<>> kept;
    return kept;
}

/// The language that the windows speak.
struct Spoken {
    std::string language{kEnglish};
    Catalogue catalogue{kEnglish};
};
Spoken& spoken() {
    static Spoken spoken;
    return spoken;
}

/// Gives the toolkit the catalogues that are part of the program; its own words come from the system.
class EmbeddedLoader final : public wxFileTranslationsLoader {
public:
    wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString& language) override {
        const std::string_view bytes = catalogue_bytes(utf8(language));
        if (domain != kDomain || bytes.empty()) {
            return wxFileTranslationsLoader::LoadCatalog(domain, language);
        }
        return wxMsgCatalog::CreateFromData(wxScopedCharBuffer::CreateNonOwned(bytes.data(), bytes.size()), domain);
    }
    wxArrayString GetAvailableTranslations(const wxString& domain) const override {
        wxArrayString all = wxFileTranslationsLoader::GetAvailableTranslations(domain);
        if (domain == kDomain) {
            for (const std::string& language : translated_languages()) {
                all.push_back(utf8(language));
            }
        }
        return all;
    }
    static constexpr const char* kDomain = "castalia";
};

}  // namespace

void use_custom_term(const std::string& pattern, const std::string& own) {
    if (own.empty()) {
        kept_words().erase(pattern);
    } else {
        kept_words()[pattern] = own;
    }
}

const std::map<std::string, std::string, std::less<>>& custom_terms() { return kept_words(); }

void speak_utf8() {
#ifdef __WXGTK__
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") {
        std::setlocale(LC_CTYPE, "C.UTF-8");
    }
#endif
}

wxString utf8(std::string_view text) { return wxString::FromUTF8(text.data(), text.size()); }

std::string utf8(const wxString& text) { return text.utf8_string(); }

std::string window_text(const Text& text) { return utf8(words(text)); }

namespace {

/// Returns the pattern in the user's language, or in the words that the user gave it.
std::string spoken_pattern(const Text& text) {
    const auto own = kept_words().find(text.pattern);
    return own == kept_words().end() ? spoken().catalogue.pattern(text) : own->second;
}

}  // namespace

wxString as_sentence(const Text& text) { return utf8(as_sentence(text, utf8(words(text)), spoken_pattern)); }

wxString words(const Text& text) {
    if (text.literal) {
        return utf8(text.pattern);
    }
    return utf8(kept_in_order(worded(
        text, spoken_pattern, [](std::string& filled, std::size_t fill) { spoken().catalogue.fit(filled, fill); })));
}

namespace {

/// Lets the toolkit's own words follow: those of file and print dialogs, and the keys in menus. Of the locale only
/// the messages change, so that numbers are read as before. In "C" its words are English; in any other one the
/// language decides, which is asked for again only when the locale has changed. Since glibc 2.39 "C.UTF-8" is English
/// too, so a locale of the language or the desktop's own one comes first.
void speak_in_toolkit([[maybe_unused]] const std::string& language) {
#ifdef __WXGTK__
    setenv("LANGUAGE", language.c_str(), 1);
    std::setlocale(LC_MESSAGES, "C");
    if (language == kEnglish) {
        return;
    }
    const std::string country = wxString(language).Upper().ToStdString();
    for (const std::string& locale :
         {language + "_" + country + ".UTF-8", std::string(), std::string("en_US.UTF-8")}) {
        const char* const now = std::setlocale(LC_MESSAGES, locale.c_str());
        if (now != nullptr && !std::string_view(now).starts_with("C") && std::string_view(now) != "POSIX") {
            return;
        }
    }
    std::setlocale(LC_MESSAGES, "C.UTF-8");
#endif
}

}  // namespace

void speak(const std::string& language) {
    language_of_desktop();  // It is asked before the toolkit is told another one.
    spoken() = {language, Catalogue(language)};
    speak_in_toolkit(language);
    auto* translations = new wxTranslations;
    translations->SetLoader(new EmbeddedLoader);
    translations->SetLanguage(utf8(language));
    wxTranslations::Set(translations);
    if (language != kEnglish) {
        translations->AddStdCatalog();
        translations->AddCatalog(EmbeddedLoader::kDomain);
    }
}

const std::string& language_of_desktop() {
    static const std::string language = language_of_environment();
    return language;
}

const std::string& spoken_language() { return spoken().language; }

wxString title_or_id(const std::string& title, const std::string& id) {
    constexpr std::size_t kShort = 8;
    return utf8(title.empty() ? id.substr(0, kShort) : title);
}

wxString clock_text(std::chrono::milliseconds span) {
    const long long minutes = whole_minutes(span);
    return wxString::Format("%lld:%02lld", minutes / 60, minutes % 60);
}

wxString day_text(std::chrono::sys_time<std::chrono::milliseconds> moment) {
    const bool this_year = local(moment).GetYear() == wxDateTime::Now().GetYear();
    return utf8(this_year ? day_in(spoken_language(), moment) : day_and_year_in(spoken_language(), moment));
}

std::chrono::sys_time<std::chrono::milliseconds> as_shown_here(
    std::chrono::sys_time<std::chrono::milliseconds> moment, std::optional<std::chrono::minutes> utc_offset) {
    return moment_at(wall_time(moment, clock_of_table(utc_offset, local_time_ahead)), local_time_ahead);
}

wxString day_text(std::chrono::sys_time<std::chrono::milliseconds> moment,
                  std::optional<std::chrono::minutes> utc_offset) {
    return day_text(as_shown_here(moment, utc_offset));
}

wxString hour_text(std::chrono::sys_time<std::chrono::milliseconds> moment) { return local(moment).Format("%H:%M"); }

}  // namespace castalia
