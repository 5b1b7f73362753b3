#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/session/session.h"
#include "tests/support/gambler.h"

/// What holds in every game, tried by random play from fixed seeds. All of them assert by GoogleTest and stop at the
/// first failure; ask HasFatalFailure() where more follows.
namespace castalia::laws {

/// A game as the laws play it.
struct GameUnderTest {
    std::string clauses;                ///< What its clauses begin with: "musee."
    std::vector<const char*> nonsense;  ///< Drafts in JSON that its forms have to bear.
    std::function<void(const Json& state, bool ruled)>
        sound;                                        ///< Asserts what is conserved; ruled: against the rules.
    std::function<Json(const Playthrough&)> offered;  ///< An event that a form offers; null when there is none.
    std::function<Json()> wild;                       ///< Anything that the schema allows.
    std::function<void(const Playthrough&, const Json&)> watch = {};  ///< Sees every event before it is played.
    int most_events = 2000;                                           ///< A game that is longer does not end.
    bool counts = false;                                              ///< Sound holds after an `adjust` too.
    bool completes =
        false;  ///< Whoever must mean it is added to what is typed, so only a text form reads back as it was.
};

/// Of how many games a law is tried: CASTALIA_LONG=n says n.
int games(int usual);

/// Words without a place left open.
void expect_told(const Text& text);
/// Whatever can be asked of the last state is answered.
void expect_answers(const Playthrough& line, const GameUnderTest& subject);
/// The event reads back from its JSON, and from its notation: as a text form, and now unless the game completes it.
void expect_reads_back(const Playthrough& line, const Players& players, const Json& event, bool completed = false);

/// Plays what is offered until the game is over: all of it is expected and none of it is refused.
void play_what_is_offered(Playthrough& line, const Players& players, Chance& chance, const GameUnderTest& subject);
/// Plays what is offered and nonsense in turn; half of what is against the rules is let stand.
void play_anything(Playthrough& line, const Players& players, Chance& chance, const GameUnderTest& subject,
                   int events);

/// A session of so many events, some of them wild and ruled.
Session evening(const Heading& heading, Chance& chance, const GameUnderTest& subject, int events);
/// As record and as text it reads back byte for byte.
void expect_session_reads_back(const Session& session);

}  // namespace castalia::laws
