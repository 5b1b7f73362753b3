// A game that was played and not logged: its setup holds how it ended, and it is over before it begins.
#pragma once

#include <variant>

#include "core/rules/game.h"

namespace castalia::result {

/// The table corrects a score.
struct Adjust {
    Seat player;
    long long to = 0;
    bool operator==(const Adjust&) const = default;
};

struct Setup {
    std::string game;  ///< What was played.
    std::string from;  ///< Where the result comes from; may be empty.
    bool highest_wins = true;
    std::vector<std::string> scores;  ///< Of each seat as it was written: "41", "3+6+2", "12.5"; empty: not known.
    std::vector<Seat> winners;
    long long minutes = 0;  ///< 0: not known.
    std::string comments;
};

struct State {
    std::vector<std::string> scores;
    bool operator==(const State&) const = default;
};

struct Rules {
    using State = result::State;
    using Move = std::variant<Adjust>;

    Setup setup;
    std::vector<std::string> names;

    State start() const { return {setup.scores}; }
    std::optional<Refusal> judge(const State& state, const Move& move) const;
    void play(State& state, const Move& move, Story* story) const;
    Text describe(const State& state, const Move& move) const;
    Text chapter(const State& state) const;
    Prompt prompt(const State& state) const;
    std::vector<Slot> form(const State& state, const Json& draft) const;
    Json state(const State& state) const;
    TableView view(const State& state) const;
    Scoresheet score(const State& state) const;
    bool over(const State&) const { return true; }
    Move read(Fields& fields) const;
    void write(const Move& move, Json& object) const;
    std::string notation(const Move& move) const;
    Move parse(const State& state, NotationLine& line) const;
    std::optional<Seat> actor(const Move&) const { return std::nullopt; }
};

const Game& game();

}  // namespace castalia::result
