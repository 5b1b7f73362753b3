#pragma once

#include <gtest/gtest.h>

#include "app/recorder/recorder.h"
#include "core/session/record.h"
#include "db/store.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia {

/// A program that knows only the toy game, with a library in memory.
class ToyTable : public ::testing::Test {
protected:
    static Heading heading(const std::string& edition, const Json& setup = Json::object()) {
        Heading made;
        made.game = "toy-pips";
        made.edition = edition;
        made.title = "Rainy day";
        made.players = {"Ann", "Ben"};
        made.setup = setup;
        return made;
    }
    const Session& session() const { return *recorder.scene().session; }
    void type(const std::string& line) {
        const auto refusal = recorder.enter(recorder.parse(line));
        ASSERT_FALSE(refusal) << line << ": " << english(refusal->reason);
    }
    /// Begins a session in which Ann rolls 6 and 2, and Ben rolls 1 and 5.
    void play_on(const std::string& edition, const Json& setup = Json::object()) {
        recorder.begin(heading(edition, setup));
        for (const char* line : {"Ann: roll 6", "r 1", "roll 2 app"}) {
            type(line);
        }
        ASSERT_FALSE(recorder.enter(Json{{"type", "roll"}, {"player", "Ben"}, {"die", 5}}));
    }

    Moment now = moment_of("2026-11-21T19:00:00Z", "");
    int made = 0;
    const Games games{{toy::game()}};
    Store store{games, ":memory:"};
    Recorder recorder{store, [this] { return now += std::chrono::minutes(1); },
                      [this] { return "00000000-0000-7000-8000-00000000000" + std::to_string(++made); }};
};

}  // namespace castalia
