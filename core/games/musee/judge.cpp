// Judges moves: whether a move may be made, and which clause forbids it.
#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

/// Judges one move in one state. In every overload what is impossible comes before what is forbidden, because no
/// ruling helps against it.
class Judge : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Verdict operator()(const Display& move) const {
        if (const Verdict ended = game_runs()) {
            return ended;
        }
        if (const Verdict no_room = room_for(move)) {
            return no_room;
        }
        if (const Verdict turn = own_turn(move.player)) {
            return turn;
        }
        if (const Verdict disorder = ascending(move)) {
            return disorder;
        }
        return drawn_by(move);
    }

    Verdict operator()(const Stuck& move) const {
        if (const Verdict ended = game_runs()) {
            return ended;
        }
        return own_turn(move.player);
    }

    Verdict operator()(const NextGame&) const {
        if (state_.phase == Phase::over) {
            return over();
        }
        if (state_.phase == Phase::play) {
            return impossible("musee.match.next",
                              say("Game {game} is still being played: the next one begins when nobody can hang a "
                                  "painting any more",
                                  {{"game", literally(state_.game)}}),
                              say("this game goes on"));
        }
        return {};
    }

    Verdict operator()(const Adjust&) const { return {}; }

private:
    static Refusal over() {
        return impossible("musee.end.over", say("The game is over; only a correction changes it"), say("game over"));
    }

    Verdict game_runs() const {
        if (state_.phase == Phase::over) {
            return over();
        }
        if (state_.phase == Phase::between) {
            return impossible(
                "musee.match.between",
                say("Game {game} is over: the next one has to begin first", {{"game", literally(state_.game)}}),
                say("between two games"));
        }
        return {};
    }

    Verdict room_for(const Display& move) const {
        const Museum& museum = state_.museums[at(rules_.museum_of(move.player))];
        if (const auto there = rules_.hanging(state_, move.card)) {
            return impossible("musee.display.once",
                              say("{card} hangs in {place} with {who} already: each number is there once",
                                  {{"card", literally(move.card)},
                                   {"place", place_text(there->gallery, there->space)},
                                   {"who", rules_.owners_text(there->museum)}}),
                              say("hangs already"));
        }
        const int hangs = museum[at(move.gallery)][at(move.space)];
        if (hangs != 0) {
            return impossible("musee.display.empty",
                              say("{card} hangs in {place}: choose an empty space, for paintings are never moved",
                                  {{"card", literally(hangs)}, {"place", place_text(move.gallery, move.space)}}),
                              say("{card} hangs there", {{"card", literally(hangs)}}));
        }
        if (state_.hand[at(move.player.index)] == 0) {
            return impossible(
                "musee.hand.empty",
                say("{who} has no card in hand; where the table counts otherwise, adjust the hand first",
                    {{"who", who(move.player)}}),
                say("no card in hand"));
        }
        if (move.drawer && *move.drawer != move.player && state_.draw_pile == 0) {
            return impossible("musee.draw.nothing",
                              say("Nothing is left to draw, so {who} can take no card", {{"who", who(*move.drawer)}}),
                              say("nothing to draw"));
        }
        return {};
    }

    Verdict own_turn(Seat player) const {
        if (player == state_.active) {
            return {};
        }
        if (state_.stuck[at(player.index)]) {
            return forbidden("musee.stuck.rest",
                             say("{who} is stuck for the rest of this game; it is {active}’s turn",
                                 {{"who", who(player)}, {"active", who(state_.active)}}),
                             say("stuck"));
        }
        return forbidden("musee.turn.active", say("It is {who}’s turn", {{"who", who(state_.active)}}),
                         say("not this turn"));
    }

    Verdict ascending(const Display& move) const {
        const Museum& museum = state_.museums[at(rules_.museum_of(move.player))];
        const auto obstacle = rules_.obstacle(museum, move.card, move.gallery, move.space);
        if (!obstacle) {
            return {};
        }
        const std::vector<Fill> fills{{"card", literally(move.card)},
                                      {"other", literally(obstacle->number)},
                                      {"gallery", gallery_inside(move.gallery)}};
        if (obstacle->left) {
            return forbidden(
                "musee.display.ascending",
                say("Numbers ascend from the left: in the {gallery} gallery {card} belongs left of {other}", fills),
                say("right of {other}", fills));
        }
        return forbidden(
            "musee.display.ascending",
            say("Numbers ascend from the left: in the {gallery} gallery {card} belongs right of {other}", fills),
            say("left of {other}", fills));
    }

    /// Refuses any other drawer than a partner, who may draw only the last two cards (musee.draw.last-cards).
    Verdict drawn_by(const Display& move) const {
        if (!move.drawer || *move.drawer == move.player) {
            return {};
        }
        if (rules_.museum_of(*move.drawer) != rules_.museum_of(move.player) || rules_.players() != 4) {
            return forbidden(
                "musee.draw.own",
                say("{who} does not draw here: whoever displays takes the card, or the partner the last ones",
                    {{"who", who(*move.drawer)}}),
                say("not in the team"));
        }
        if (!rules_.last_cards(state_)) {
            return forbidden(
                "musee.draw.last-cards",
                say_count("{n} card is left to draw: only the last two may go to the partner",
                          "{n} cards are left to draw: only the last two may go to the partner", state_.draw_pile),
                say("only the last two"));
        }
        return {};
    }
};

}  // namespace

std::optional<Refusal> Rules::judge(const State& state, const Move& move) const {
    return std::visit(Judge(*this, state), move);
}

}  // namespace castalia::musee
