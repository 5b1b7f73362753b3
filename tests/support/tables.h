#pragma once

#include <string>
#include <vector>

#include "core/session/record.h"
#include "tests/support/games.h"

namespace castalia::testing_words {

/// Returns a record of Magnate between Ann and Ben, Ann first, with these events. They are a vector, because some
/// compilers make a list of a Json in braces and others a copy.
inline Json record_of(const std::vector<Json>& events) {
    return Json::object(
        {{"format", "castalia.session"},
         {"version", 1},
         {"id", "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11"},
         {"game", "magnate"},
         {"edition", "2010"},
         {"title", "Thursday at the library"},
         {"place", "Reading room"},
         {"started", "2026-11-21T19:02:00Z"},
         {"ended", nullptr},
         {"status", "open"},
         {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}}},
         {"setup",
          {{"first", "Ann"},
           {"deck", "basic"},
           {"crowns", {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}},
           {"districts", {"PMSL", "PMYK", "X", "PSWK", "PWLY"}},
           {"options", {{"replace_ace", false}, {"revised_aces", false}, {"deed_needs_each_suit", false}}}}},
         {"events", events}});
}

inline Session session_of(const std::vector<Json>& events) {
    return read_record(record_of(events).dump(), known_games());
}

inline Json roll(const std::string& player, int one, int other) {
    return {{"type", "roll"}, {"player", player}, {"dice", {one, other}}};
}
inline Json sell(const std::string& player, const std::string& card) {
    return {{"type", "sell"}, {"player", player}, {"card", card}};
}
inline Json draw(const std::string& player) { return {{"type", "draw"}, {"player", player}}; }
inline Json note(const std::string& text) { return {{"type", "note"}, {"text", text}}; }
inline Json adjust_tokens(const std::string& player, const std::string& suit, int to) {
    return {{"type", "adjust"}, {"what", {{"what", "tokens"}, {"player", player}, {"suit", suit}}}, {"to", to}};
}

inline EventPtr event_in(const Session& session, const Json& event) {
    return read_event(event, "event", session.playthrough(), session.names());
}

/// Returns the moment this number of seconds after the session began.
inline Moment after(int seconds) { return moment_of("2026-11-21T19:02:00Z", "") + std::chrono::seconds(seconds); }

inline void play(Session& session, const Json& event) {
    session.enter(Played{event_in(session, event)}, after(static_cast<int>(session.journal().size())));
}

/// Returns the table at the end, as the rules page describes it.
inline Json table(const Session& session) { return session.playthrough().state(session.plies()); }

}  // namespace castalia::testing_words
