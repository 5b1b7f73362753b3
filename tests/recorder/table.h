#pragma once

#include <gtest/gtest.h>

#include "app/recorder/recorder.h"
#include "core/session/record.h"
#include "db/store.h"
#include "tests/support/games.h"
#include "tests/support/magnate_random_player.h"

namespace castalia {

/// A recorder over a library in memory, with a clock that goes forward a minute whenever it is asked.
class Table {
public:
    Table()
        : store(known_games(), ":memory:"),
          recorder(store, [this] { return now += std::chrono::minutes(1); }, [this] { return id(); }) {
        Heading heading;
        heading.game = "magnate";
        heading.title = "Thursday";
        heading.players = {"Ann", "Ben"};
        heading.setup = {{"first", "Ann"}, {"crowns", {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}}};
        recorder.begin(heading);
    }

    std::string id() { return "00000000-0000-7000-8000-00000000000" + std::to_string(++made); }
    const Session& session() const { return *recorder.scene().session; }
    const std::string& session_id() const { return session().heading().id; }
    Json state() const { return session().playthrough().state(session().plies()); }
    /// Enters a line that must be allowed.
    void enter(const std::string& line) {
        const auto refusal = recorder.enter(recorder.parse(line));
        ASSERT_FALSE(refusal) << line << ": " << english(refusal->reason);
    }
    /// Plays `events` events that the forms offer, or fewer when the game ends earlier.
    void play(std::size_t events, std::uint64_t seed = 7) {
        Chance chance(seed);
        RandomPlayer random_player(chance);
        for (std::size_t i = 0; i < events; ++i) {
            const Json event = random_player.any(session().playthrough());
            if (event.is_null()) {
                return;
            }
            ASSERT_FALSE(recorder.enter(event));
        }
    }
    /// Returns the record in the file, read anew.
    std::string on_disk() const { return write_record(store.load(session_id())); }
    std::string on_screen() const { return write_record(session()); }

    Moment now = moment_of("2026-11-21T19:00:00Z", "");
    int made = 0;
    Store store;
    Recorder recorder;
};

}  // namespace castalia
