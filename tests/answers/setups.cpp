#include <algorithm>
#include <iterator>

#include "tests/answers/aspects.h"
#include "tests/answers/written_values.h"

namespace castalia::answers {

namespace {

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

void print_setups(std::ostream& out, const Evening& evening) {
    const Heading& heading = evening.session.heading();
    const Game& game = evening.session.game();
    const Players players{heading.players};
    line(out, game.options(players, heading.edition, Json::object()),
         game.options(players, heading.edition, heading.setup));
    line(out, heading.setup, game.setup_schema());
    line(out, game.rename(players, with_new_names(players), heading.edition, heading.setup));
    std::vector<Json> others = damaged(heading.setup);
    if (game.id == "open-table") {
        std::ranges::move(full_setups(), std::back_inserter(others));
    }
    for (const Json& other : others) {
        line(out, other, game.options(players, heading.edition, other));
        or_why_not(out, [&] { line(out, game.settle(players, heading.edition, other)); });
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
