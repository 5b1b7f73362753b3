// How many keys an event takes without Enter, in whole recorded games. The README has these numbers in a table.
#include <map>

#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

/// The lines that somebody in a hurry would try for this event, shortest first.
std::vector<std::string> lines_for(const EntryHands& hands, const Event& event) {
    Event bare = event;
    bare.at.reset();
    bare.note.clear();
    std::string line = hands.recorder.notation(bare);
    const std::size_t colon = line.find(": ");
    std::vector<std::string> starts{""}, lines;
    if (colon != std::string::npos) {
        starts.push_back(line.substr(0, 1) + " ");
        line = line.substr(colon + 2);
    }
    std::vector<std::string> bodies{line};
    const std::size_t space = std::min(line.find(' '), line.size());
    for (const Verb& verb : hands.entry().prompt.verbs) {
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

/// The fewest keys that make the composer hold exactly this event.
std::size_t keys_for(EntryHands& hands, std::size_t step) {
    const Json wanted = hands.wanted(step);
    hands.leave();
    if (hands.has(wanted)) {
        return 0;
    }
    if (wanted.contains("dice") || wanted.contains("die")) {
        std::string digits;
        for (const Json& die : wanted.contains("dice") ? wanted["dice"] : Json{wanted["die"]}) {
            digits += std::to_string(die.get<int>() % 10);
        }
        for (const char digit : digits) {
            hands.did(EntryInput::compose, [&] { hands.composer->digit(digit - '0'); });
        }
        if (hands.has(wanted)) {
            return digits.size();
        }
    }
    for (const std::string& line : lines_for(hands, *hands.sample_event(step))) {
        hands.type(line);
        if (hands.has(wanted)) {
            return line.size();
        }
    }
    return std::string::npos;
}

struct KeyLimit {
    const char* game;
    const char* type;
    std::size_t keys;
};

class KeysPerEvent : public testing::TestWithParam<KeyLimit> {};

TEST_P(KeysPerEvent, AreAsFewAsPromised) {
    const KeyLimit& row = GetParam();
    EntryHands hands(row.game);
    std::size_t found = 0;
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        const EventPtr& event = hands.sample_event(step);
        // Whoever enters in another order than that of the seats names the player: two keys more. A power of Dance
        // has words of its own.
        const Json wanted = hands.wanted(step);
        const std::vector<Seat>& asked = hands.entry().prompt.seats;
        const bool in_turn = !wanted.contains("player") || asked.empty() ||
                             wanted["player"] == hands.session().names()[static_cast<std::size_t>(asked[0].index)];
        const bool plain = event->ruling.empty() && !wanted.contains("power");
        if (wanted["type"] == row.type && plain && (in_turn || row.type == std::string("income"))) {
            ++found;
            EXPECT_LE(keys_for(hands, step), row.keys) << hands.recorder.notation(*event);
        }
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    EXPECT_GT(found, 0U);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, KeysPerEvent,
                         testing::Values(KeyLimit{"magnate", "roll", 2}, KeyLimit{"magnate", "tax", 1},
                                         KeyLimit{"magnate", "income", 1}, KeyLimit{"magnate", "draw", 0},
                                         KeyLimit{"magnate", "sell", 4}, KeyLimit{"magnate", "deed", 5},
                                         KeyLimit{"magnate", "develop", 6}, KeyLimit{"magnate", "advance", 6},
                                         KeyLimit{"musee", "display", 5}, KeyLimit{"muse-decktet", "reveal", 4},
                                         KeyLimit{"muse-decktet", "resolve", 1},
                                         KeyLimit{"dance-of-muses", "dance", 4}, KeyLimit{"muse-story", "add", 6},
                                         KeyLimit{"muse-story", "tides", 5}),
                         [](const auto& row) {
                             std::string name = std::string(row.param.game) + "_" + row.param.type;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace castalia
