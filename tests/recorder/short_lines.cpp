#include "tests/recorder/short_lines.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace castalia {

namespace {

char lower(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }

/// Returns the shortest words for a card: its rank, and one of its suits if no other card of the rank has it.
std::string short_card(const std::string& code) {
    constexpr std::string_view kNumbers = "23456789";
    std::string letters;
    std::ranges::transform(code, std::back_inserter(letters), lower);
    return kNumbers.find(letters.front()) == std::string_view::npos ? letters : letters.substr(0, 2);
}

/// Returns the digits of a score, as they stand on paper.
std::string score_digits(const Json& event) {
    return event.contains("column") && event.contains("value") ? event["value"].dump() : "";
}

}  // namespace

std::vector<std::string> short_lines(const Recorder& recorder, const Event& event) {
    const Session& session = *recorder.session();
    const Prompt prompt = session.playthrough().prompt(session.plies());
    Event bare = event;
    bare.at.reset();
    bare.note.clear();
    std::string line = recorder.notation(bare);
    const std::size_t colon = line.find(": ");
    std::vector<std::string> starts{""}, lines;
    if (colon != std::string::npos) {
        starts.push_back(line.substr(0, 1) + " ");
        line = line.substr(colon + 2);
    }
    std::vector<std::string> bodies{line};
    const std::size_t space = std::min(line.find(' '), line.size());
    for (const Verb& verb : prompt.verbs) {
        if (verb.key != 0) {
            bodies.push_back(std::string(1, verb.key) + line.substr(space));
        }
    }
    bodies.push_back(line.substr(0, 1) + line.substr(space));
    bodies.push_back(line.substr(0, std::min<std::size_t>(2, space)) + line.substr(space));  // "th" is Thalia.
    for (std::string body : std::vector<std::string>(bodies)) {
        // A proposal of the program may be left out at the end; all digits of dice may stand together.
        for (std::size_t last = body.rfind(' '); last != std::string::npos; last = body.rfind(' ')) {
            body.resize(last);
            bodies.push_back(body);
        }
    }
    const Json written = recorder.written(bare);
    lines = {score_digits(written), dice_digits(written)};
    for (const std::string& body : bodies) {
        std::string glued = body;
        std::erase(glued, ' ');
        const std::size_t key = std::min(body.find(' '), body.size());
        for (const std::string& start : starts) {
            lines.insert(lines.end(), {start + body, start + glued,
                                       start + body.substr(0, key) + body.substr(std::min(key + 1, body.size()))});
        }
    }
    std::erase(lines, "");
    std::ranges::stable_sort(lines, {}, &std::string::size);
    return lines;
}

std::string dice_digits(const Json& event) {
    std::string digits;
    if (event.contains("dice") || event.contains("die")) {
        for (const Json& die : event.contains("dice") ? event["dice"] : Json{event["die"]}) {
            digits += die.is_number_integer() ? std::to_string(die.get<int>() % 10) : "";
        }
    }
    return digits;
}

std::span<const KeyLimit> key_limits() {
    static constexpr std::array kLimits{
        KeyLimit{"magnate", "roll", 2},         KeyLimit{"magnate", "tax", 1},
        KeyLimit{"magnate", "income", 1},       KeyLimit{"magnate", "draw", 0},
        KeyLimit{"magnate", "sell", 4},         KeyLimit{"magnate", "deed", 5},
        KeyLimit{"magnate", "develop", 6},      KeyLimit{"magnate", "advance", 6},
        KeyLimit{"musee", "display", 5},        KeyLimit{"muse-decktet", "reveal", 4},
        KeyLimit{"muse-decktet", "resolve", 1}, KeyLimit{"dance-of-muses", "dance", 4},
        KeyLimit{"muse-story", "add", 6},       KeyLimit{"muse-story", "tides", 5},
        KeyLimit{"open-table", "score", 0}};
    return kLimits;
}

std::size_t most_keys(const KeyLimit& limit, const Json& event) { return limit.keys + score_digits(event).size(); }

bool is_limited(const KeyLimit& limit, const Json& event, const Prompt& prompt, std::span<const std::string> names) {
    if (event["type"] != limit.type || event.contains("ruling") || event.contains("power")) {
        return false;
    }
    const std::string type = limit.type;
    return type == "income" || type == "score" || !event.contains("player") || prompt.seats.empty() ||
           event["player"] == names[static_cast<std::size_t>(prompt.seats.front().index)];
}

std::string round_line(const Prompt& prompt, std::span<const std::string> names, std::span<const Json> reveals) {
    std::vector<std::string> waiting;
    for (const Seat seat : prompt.seats) {
        waiting.push_back(names[static_cast<std::size_t>(seat.index)]);
    }
    std::string line;
    std::ptrdiff_t next = 0;
    for (const Json& event : reveals) {
        const auto here = std::ranges::find(waiting, event["player"].get<std::string>());
        const std::string action = event["action"].get<std::string>();
        line += line.empty() ? "" : ",";
        if (here != waiting.begin() + next) {
            line += lower(here->front());
        }
        const std::string verb = action == "patron" ? "t" : action == "palace" ? "l" : action.substr(0, 1);
        const std::string words = verb + short_card(event["card"].get<std::string>());
        line += words == "pay" ? "p ay" : words;  // A payment has the same word, so this one is divided.
        next = here - waiting.begin();
        waiting.erase(here);
        next = next < std::ssize(waiting) ? next : 0;
    }
    return line;
}

}  // namespace castalia
