#include <algorithm>
#include <iterator>
#include <sstream>

#include "core/session/record.h"
#include "tests/answers/aspects.h"
#include "tests/answers/told.h"

namespace castalia::answers {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) {
        all += (all.empty() ? "" : " ") + word;
    }
    return all;
}

/// Returns the line and others that somebody may type instead: without a word, with a wrong word, with one too many.
std::vector<std::string> slips_of(const std::string& line) {
    std::string upper = line;
    std::ranges::transform(upper, upper.begin(), [](char c) { return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c; });
    std::vector<std::string> slips{line, line + " zz", line + " 1", upper};
    std::istringstream stream(line);
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::vector<std::string> others = words;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        slips.push_back(joined(others));
        for (const std::string& wrong : {std::string("zz"), std::string("99"), std::string("AM"), std::string("?"),
                                         std::string("0"), words[i].substr(0, 2), words[i] + "s"}) {
            others = words;
            others[i] = wrong;
            slips.push_back(joined(others));
        }
        others = words;
        others.insert(others.begin() + static_cast<std::ptrdiff_t>(i), words[i]);
        slips.push_back(joined(others));
    }
    return slips;
}

void read_line(std::ostream& out, const Session& session, std::size_t ply, const std::string& typed) {
    const Playthrough& table = session.playthrough();
    try {
        const EventPtr event = parse_event(typed, table, ply, session.names());
        line(out, typed, write_event(*event, table, session.names()));
    } catch (const BadNotation& error) {
        line(out, typed, std::string(error.what()), error.position, error.so_far);
    } catch (const BadRecord& error) {
        line(out, typed, std::string(error.what()));
    }
}

/// Returns setups with as much as an open table may have, and with a little less and more.
std::vector<Json> full_setups() {
    std::vector<Json> setups;
    for (const std::size_t counters : {19U, 20U, 21U}) {
        Json setup = Json::object();
        for (std::size_t i = 0; i < counters; ++i) {
            setup["counters"].push_back({{"name", "Counter " + std::to_string(i)}, {"start", i}});
        }
        for (std::size_t i = 0; i < 10 * counters; ++i) {
            setup["columns"].push_back("Round " + std::to_string(i));
        }
        setups.push_back(setup);
    }
    return setups;
}

}  // namespace

void tell_lines(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    const Playthrough& table = session.playthrough();
    std::size_t number = 0;
    for (const auto& [ply, json] : evening.tried) {
        try {
            const EventPtr event = read_event(json, "event", table, session.names());
            const std::string typed = format_event(*event, table, session.names());
            read_line(out, session, ply, typed.substr(typed.find(": ") + 1));
            if (number++ % 4 == 0) {
                for (const std::string& slip : slips_of(typed)) {
                    read_line(out, session, ply, slip);
                }
            }
        } catch (const BadRecord& error) {
            line(out, json, std::string(error.what()));
        }
        if (number % 8 == 1) {
            for (const Json& other : damaged(json)) {
                try {
                    const EventPtr event = read_event(other, "event", table, session.names());
                    line(out, other, session.replay().judge(ply, *event));
                } catch (const BadRecord& error) {
                    line(out, other, std::string(error.what()));
                }
            }
        }
    }
}

void tell_setups(std::ostream& out, const Evening& evening) {
    const Heading& heading = evening.session.heading();
    const Game& game = evening.session.game();
    const Players players{heading.players};
    line(out, game.options(players, heading.edition, Json::object()),
         game.options(players, heading.edition, heading.setup));
    line(out, heading.setup, game.setup_schema());
    Players renamed = players;
    for (std::string& name : renamed.names) {
        name = "New " + name;
    }
    line(out, game.rename(players, renamed, heading.edition, heading.setup));
    std::vector<Json> others = damaged(heading.setup);
    if (game.id == "open-table") {
        std::ranges::move(full_setups(), std::back_inserter(others));
    }
    for (const Json& other : others) {
        try {
            line(out, other, game.settle(players, heading.edition, other),
                 game.options(players, heading.edition, other));
        } catch (const BadRecord& error) {
            line(out, other, std::string(error.what()), game.options(players, heading.edition, other));
        }
    }
    for (const MoveOutline& move : game.moves()) {
        line(out, std::string(move.type), std::string(move.topic), move.schema);
        for (const std::string_view word : move.words) {
            line(out, std::string(word));
        }
    }
    if (game.labels) {
        line(out, game.labels->title, game.labels->why);
        for (const Labels::Label& label : game.labels->labels) {
            line(out, label.name, label.of);
        }
    }
}

}  // namespace castalia::answers
