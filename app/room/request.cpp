#include "app/room/request.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/room/word.h"
#include "core/rules/game/line_words.h"

namespace castalia::room {

namespace {

constexpr std::string_view kWideStream = "events/wide";

bool same_letters(std::string_view one, std::string_view other) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::ranges::equal(one, other, {}, lower, lower);
}

/// Takes the part up to the next slash from a path.
std::string_view take_part(std::string_view& path) {
    const std::size_t slash = path.find('/');
    const std::string_view part = path.substr(0, slash);
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    return part;
}

/// Returns the host and path of a request. A target that names a host, "http://10.0.0.7:8000/…" as proxies send it,
/// is read like one that does not, and its host then counts in the place of the header's, which must be there all the
/// same (RFC 9112, 3.2.2).
std::pair<std::string_view, std::string_view> host_and_path(const Request& request) {
    constexpr std::string_view kScheme = "http://";
    std::string_view target = std::string_view(request.target).substr(0, request.target.find('?'));
    if (request.host.empty() || !same_letters(target.substr(0, kScheme.size()), kScheme)) {
        return {request.host, target};
    }
    target.remove_prefix(kScheme.size());
    const std::size_t slash = std::min(target.find('/'), target.size());
    return {target.substr(0, slash), target.substr(slash)};
}

/// Returns what the end of the path names in a page.
Wanted::What part_called(std::string_view name) {
    return name.empty()                              ? Wanted::What::page
           : name == "events" || name == kWideStream ? Wanted::What::stream
           : name == "rules"                         ? Wanted::What::rules
           : name == "page.css"                      ? Wanted::What::style
           : name == "page.js"                       ? Wanted::What::script
                                                     : Wanted::What::nothing;
}

std::optional<Seat> seat_with(const Site& site, std::string_view word) {
    std::optional<Seat> found;
    for (std::size_t seat = 0; seat < site.seat_words.size(); ++seat) {
        if (same_word(site.seat_words[seat], word)) {
            found = Seat{static_cast<int>(seat)};
        }
    }
    return found;
}

/// Reads the path behind the word. Returns false where it leads nowhere.
bool read_path(const Site& site, std::string_view rest, Wanted& wanted) {
    wanted.club = site.club;
    wanted.path = site.path();
    if (rest.starts_with("art/") && rest.ends_with(".svg")) {
        constexpr std::size_t kAround = 8;
        wanted.what = Wanted::What::drawing;
        wanted.drawing = rest.substr(4, rest.size() - kAround);
        return true;
    }
    if (rest.starts_with("seat/") && !site.club) {
        take_part(rest);
        wanted.seat = seat_with(site, take_part(rest));
        if (!wanted.seat) {
            return false;
        }
        wanted.path = site.seat_path(*wanted.seat);
    } else if (rest.starts_with("table/") && site.club) {
        take_part(rest);
        wanted.table = take_part(rest);
        wanted.path = site.table_path(wanted.table);
        wanted.club = false;
    }
    wanted.what = part_called(rest);
    wanted.wide = rest == kWideStream;
    return wanted.what != Wanted::What::nothing && !(wanted.club && wanted.what == Wanted::What::rules);
}

/// Returns the weight of one language of the header, "de;q=0.8".
double weight_of(std::string_view parameters) {
    const std::size_t at = parameters.find("q=");
    if (at == std::string_view::npos) {
        return 1;
    }
    double weight = 0, place = 1;
    for (const char c : parameters.substr(at + 2)) {
        if (c >= '0' && c <= '9') {
            weight += (c - '0') * place;
            place /= 10;
        } else if (c != '.') {
            break;
        }
    }
    return std::min(weight, 1.0);
}

}  // namespace

std::string language_of(std::string_view accepted) {
    constexpr std::size_t kMost = 16;
    std::vector<std::pair<double, std::string>> wanted;
    while (!accepted.empty() && wanted.size() < kMost) {
        const std::size_t comma = std::min(accepted.find(','), accepted.size());
        std::string_view one = accepted.substr(0, comma);
        accepted.remove_prefix(std::min(comma + 1, accepted.size()));
        one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
        const std::string_view tag = one.substr(0, one.find(';'));
        std::string name = lowered(tag.substr(0, tag.find(' ')));
        std::ranges::replace(name, '-', '_');
        wanted.emplace_back(weight_of(one.substr(tag.size())), std::move(name));
    }
    std::ranges::stable_sort(wanted, std::greater<>(), &std::pair<double, std::string>::first);
    for (const auto& [weight, name] : wanted) {
        if (weight <= 0) {
            break;
        }
        if (const std::string spoken = spoken_of(name); !spoken.empty()) {
            return spoken;
        }
    }
    return std::string(kEnglish);
}

Wanted wanted_of(const Site& site, const Request& request) {
    Wanted wanted;
    if (request.method != "GET" && request.method != "HEAD") {
        wanted.what = Wanted::What::no_such_method;
        return wanted;
    }
    auto [host, path] = host_and_path(request);
    const bool begins = path.starts_with('/');
    path.remove_prefix(begins ? 1 : 0);
    const bool known = same_word(site.word, take_part(path));
    const bool here = std::ranges::any_of(
        site.hosts, [&, asked = host](const std::string& known_host) { return same_letters(known_host, asked); });
    if (!begins || !known || !here || !read_path(site, path, wanted)) {
        return Wanted();
    }
    wanted.language = language_of(request.languages);
    return wanted;
}

}  // namespace castalia::room
