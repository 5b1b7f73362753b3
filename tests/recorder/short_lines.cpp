#include "tests/recorder/short_lines.h"

#include <algorithm>
#include <array>

namespace castalia {

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
        // What the program proposes may be left out at the end; all digits of dice may stand together.
        for (std::size_t last = body.rfind(' '); last != std::string::npos; last = body.rfind(' ')) {
            body.resize(last);
            bodies.push_back(body);
        }
    }
    for (const std::string& body : bodies) {
        std::string glued = body;
        std::erase(glued, ' ');
        const std::size_t key = std::min(body.find(' '), body.size());
        for (const std::string& start : starts) {
            lines.insert(lines.end(), {start + body, start + glued,
                                       start + body.substr(0, key) + body.substr(std::min(key + 1, body.size()))});
        }
    }
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
        KeyLimit{"muse-story", "add", 6},       KeyLimit{"muse-story", "tides", 5}};
    return kLimits;
}

bool is_limited(const KeyLimit& limit, const Json& event, const Prompt& prompt, std::span<const std::string> names) {
    if (event["type"] != limit.type || event.contains("ruling") || event.contains("power")) {
        return false;
    }
    return limit.type == std::string("income") || !event.contains("player") || prompt.seats.empty() ||
           event["player"] == names[static_cast<std::size_t>(prompt.seats.front().index)];
}

}  // namespace castalia
