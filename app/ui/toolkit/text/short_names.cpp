#include "app/ui/toolkit/text/short_names.h"

#include <algorithm>
#include <set>

namespace castalia {

namespace {

using Fits = std::function<bool(const wxString& text)>;

const wxString& ellipsis() {
    static const wxString dots = wxString::FromUTF8("…");
    return dots;
}

/// Returns the longest beginning of the name that fits before an ellipsis and `tail`. It has at least one letter.
wxString begun(const wxString& name, const wxString& tail, const Fits& fits) {
    for (std::size_t length = name.length(); length > 1; --length) {
        if (wxString shown = name.Left(length).Trim() + ellipsis() + tail; fits(shown)) {
            return shown;
        }
    }
    return name.Left(1) + ellipsis() + tail;
}

std::size_t common_beginning(const wxString& one, const wxString& other) {
    std::size_t length = 0;
    while (length < std::min(one.length(), other.length()) && one[length] == other[length]) {
        ++length;
    }
    return length;
}

/// Returns the name with an ellipsis before the letters from `from` on, as many of them as fit up to `most`.
wxString with_end(const wxString& name, std::size_t from, std::size_t most, const Fits& fits) {
    const wxString rest = name.Mid(from);
    for (std::size_t length = std::min(most, rest.length()); length > 1; --length) {
        if (wxString shown = begun(name.Left(from), rest.Left(length), fits); fits(shown)) {
            return shown;
        }
    }
    return begun(name.Left(from), rest.Left(1), fits);
}

/// Returns names that begin alike, each with an ellipsis before the letters in which it differs from the others.
std::vector<wxString> distinguished(const std::vector<wxString>& names, const Fits& fits) {
    std::size_t first = names.front().length();
    for (const wxString& name : names) {
        first = std::min(first, common_beginning(names.front(), name));
    }
    constexpr std::size_t kTail = 4;  // More letters at the end would leave too few at the beginning.
    std::vector<wxString> shown;
    for (const wxString& name : names) {
        shown.push_back(with_end(name, first, kTail, fits));
    }
    if (std::set<wxString>(shown.begin(), shown.end()).size() == names.size()) {
        return shown;
    }
    // They differ in several places, so each has the letters in which it differs from the one most like it.
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::size_t differs = first;
        for (std::size_t j = 0; j < names.size(); ++j) {
            differs = j == i ? differs : std::max(differs, common_beginning(names[i], names[j]));
        }
        shown[i] = with_end(names[i], differs, kTail, fits);
    }
    return shown;
}

}  // namespace

std::vector<wxString> short_names(const std::vector<wxString>& names, const Fits& fits) {
    std::vector<wxString> shown;
    for (const wxString& name : names) {
        shown.push_back(fits(name) ? name : begun(name, {}, fits));
    }
    const std::vector<wxString> first = shown;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::vector<wxString> alike{names[i]};
        for (std::size_t j = 0; j < names.size(); ++j) {
            if (first[j] == first[i] && std::ranges::find(alike, names[j]) == alike.end()) {
                alike.push_back(names[j]);
            }
        }
        if (alike.size() > 1) {
            shown[i] = distinguished(alike, fits).front();
        }
    }
    return shown;
}

}  // namespace castalia
