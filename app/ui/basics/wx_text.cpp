#include "app/ui/basics/wx_text.h"

#include "app/ui/basics/custom_terms.h"

#include <wx/datetime.h>

#include <algorithm>
#include <clocale>
#include <map>
#ifdef __WXGTK__
#include <langinfo.h>
#endif

namespace castalia {

namespace {

wxDateTime local(std::chrono::sys_time<std::chrono::milliseconds> moment) {
    return wxDateTime(wxLongLong(moment.time_since_epoch().count()));
}

wxString pattern_of(const Text& text) {
    if (text.many.empty()) {
        return wxGetTranslation(utf8(text.pattern));
    }
    const auto count = static_cast<unsigned>(std::clamp<long long>(text.number, 0, 1'000'000'000));
    return wxGetTranslation(utf8(text.pattern), utf8(text.many), count);
}

std::map<std::string, wxString, std::less<>>& kept_words() {
    static std::map<std::string, wxString, std::less<>> kept;
    return kept;
}

}  // namespace

void use_custom_term(const std::string& pattern, const std::string& own) {
    if (own.empty()) {
        kept_words().erase(pattern);
    } else {
        kept_words()[pattern] = utf8(own);
    }
}

std::string custom_term(std::string_view pattern) {
    const auto kept = kept_words().find(pattern);
    return kept == kept_words().end() ? std::string() : utf8(kept->second);
}

void speak_utf8() {
#ifdef __WXGTK__
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") {
        std::setlocale(LC_CTYPE, "C.UTF-8");
    }
#endif
}

wxString utf8(std::string_view text) { return wxString::FromUTF8(text.data(), text.size()); }

std::string utf8(const wxString& text) { return text.utf8_string(); }

wxString words(const Text& text) {
    if (text.literal || text.pattern.empty()) {
        return utf8(text.pattern);
    }
    if (const auto own = kept_words().find(text.pattern); own != kept_words().end()) {
        return own->second;
    }
    const wxString pattern = pattern_of(text);
    wxString filled;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = open == wxString::npos ? open : pattern.find('}', open);
        if (close == wxString::npos) {
            return filled + pattern.substr(at);
        }
        filled += pattern.substr(at, open - at);
        const std::string hole = utf8(wxString(pattern.substr(open + 1, close - open - 1)));
        const auto fill = std::ranges::find(text.fills, hole, &Fill::hole);
        if (fill != text.fills.end()) {
            filled += words(fill->with);
        } else if (hole == "n" && !text.many.empty()) {
            filled += wxString::Format("%lld", text.number);
        } else {
            filled += pattern.substr(open, close - open + 1);
        }
        at = close + 1;
    }
    return filled;
}

wxString clock_text(std::chrono::milliseconds span) {
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(span).count();
    return wxString::Format("%lld:%02lld", static_cast<long long>(minutes / 60),
                            static_cast<long long>(minutes % 60));
}

wxString day_text(std::chrono::sys_time<std::chrono::milliseconds> moment) {
    const wxDateTime then = local(moment);
    const bool this_year = then.GetYear() == wxDateTime::Now().GetYear();
    return then.Format(this_year ? "%a %-d %b" : "%-d %b %Y");
}

wxString hour_text(std::chrono::sys_time<std::chrono::milliseconds> moment) { return local(moment).Format("%H:%M"); }

}  // namespace castalia
