// The parts of the moves that do not follow from their declarations.
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/declaration/declared_moves.h"
#include "core/rules/text/catalogue.h"

namespace castalia::muse_decktet {

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("Muse");
    static constexpr std::string_view kVerbs =
        in_catalogue("sketch, paint, patron, palace, discard, resolve, pay, adjust");

    static Seat acting(const Rules& rules, const State& state, const auto&) {
        const std::vector<Seat> awaited = rules.awaited(state);
        return awaited.empty() ? Seat{0} : awaited.front();
    }

    /// Reads "ann paint 7sk" like "ann: paint 7sk": a name may begin the line if a verb follows.
    static std::string_view first_word(const Rules&, const State&, NotationLine& line) {
        NotationLine ahead = line;
        const std::optional<Seat> named = line.player() ? std::nullopt : take_player(ahead);
        if (named && castalia::declared::All<Move>::of_word(lowered(ahead.peek()))) {
            line = ahead;
            line.name_player(*named);
        }
        return "";
    }

    // The verb of a reveal is its action: "paint 7sk".
    static void parse(Reveal& reveal, std::size_t& parts_read, const Rules&, const State&, NotationLine& line,
                      std::string_view verb) {
        NotationLine action(verb, {});
        reveal.action = an_action.parse(action, "an action");
        parts_read = 2;
        castalia::declared::take_word(line, {"with"});
        reveal.card = decktet::take_card(line);
    }
    static std::string print(const Reveal& reveal, const Rules&) {
        return std::string(use_word(reveal.action)) + " " + decktet::small_code(reveal.card);
    }
};

}  // namespace castalia::muse_decktet

template struct castalia::RulesOf<castalia::muse_decktet::Rules, castalia::muse_decktet::Setup,
                                  castalia::muse_decktet::State, castalia::muse_decktet::Move>;
