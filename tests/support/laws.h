#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/session/session.h"
#include "tests/support/random_player.h"

/// Laws that hold in every game, tried by random play from fixed seeds. All of them assert by GoogleTest and stop at
/// the first failure; ask HasFatalFailure() where more follows.
namespace castalia::laws {

/// A game as the laws play it.
struct GameUnderTest {
    std::string clauses;                ///< The beginning of its clauses: "musee."
    std::vector<const char*> nonsense;  ///< Drafts in JSON that its forms have to bear.
    std::function<void(const Json& state, bool ruled)>
        sound;                                        ///< Asserts what is conserved; `ruled` is against the rules.
    std::function<Json(const Playthrough&)> offered;  ///< Returns an event that a form offers, or null.
    std::function<Json()> wild;                       ///< Returns anything that the schema allows.
    std::function<void(const Playthrough&, const Json&)> watch = {};  ///< Sees every event before it is played.
    int most_events = 2000;  ///< A longer game counts as one that does not end.
    bool counts = false;     ///< `sound` holds after an `adjust`, too.
    bool completes = false;  ///< A typed line is completed with its player, so only a text form reads back unchanged.
};

/// Returns in how many games a law is tried: `usual`, or as many as CASTALIA_LONG says.
int games(int usual);

/// Expects words without an open hole.
void expect_filled(const Text& text);
/// Expects an answer to everything that can be asked of the last state.
void expect_answers(const Playthrough& line, const Players& players, const GameUnderTest& subject);
/// Expects that the event reads back from its JSON and from its notation, both in a text form and, unless the game
/// completes lines, in the last state.
void expect_reads_back(const Playthrough& line, const Players& players, const Json& event, bool completed = false);

/// Plays what is offered until the game is over, and expects that no offer is refused.
void play_what_is_offered(Playthrough& line, const Players& players, Chance& chance, const GameUnderTest& subject);
/// Plays what is offered and nonsense in turn, and lets half of what is against the rules stand.
void play_anything(Playthrough& line, const Players& players, Chance& chance, const GameUnderTest& subject,
                   int events);

/// Returns a session of this number of events, some of them wild and ruled.
Session evening(const Heading& heading, Chance& chance, const GameUnderTest& subject, int events);
/// Expects that the session reads back byte for byte as a record and as text.
void expect_session_reads_back(const Session& session);

}  // namespace castalia::laws
