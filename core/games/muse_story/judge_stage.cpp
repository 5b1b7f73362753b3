// Judges showdowns, contests and the last hands: whether cards may be shown, and who may win.
#include <algorithm>

#include "core/games/muse_story/judge.h"
#include "core/rules/game/undo_first.h"

namespace castalia::muse_story {

Verdict StageJudge::operator()(const Show& move) const {
    if (const Verdict none = showdown_runs()) {
        return none;
    }
    const Stand& side = state_.showdown->sides[index(move.answer)];
    if (side.shown && !move.cards.empty()) {
        return impossible("muse-story.show.once",
                          say("{side} was turned up already: more cards come by turning the tides",
                              {{"side", side_text(move.answer)}}),
                          say("turned up already"));
    }
    if (const int lie = face_down(state_, move.answer); !side.shown && std::cmp_not_equal(lie, move.cards.size())) {
        return impossible("muse-story.show.count",
                          say_count("{n} card lies on {side}, but {shown} were turned up: count the pile again",
                                    "{n} cards lie on {side}, but {shown} were turned up: count the pile again", lie,
                                    {{"side", side_text(move.answer)},
                                     {"shown", literally(static_cast<long long>(move.cards.size()))}}),
                          say_count("{n} card lies there", "{n} cards lie there", lie));
    }
    return unplaced(move.cards, placed(state_));
}

Verdict StageJudge::operator()(const Tides& move) const {
    if (!state_.showdown && !state_.contest) {
        return nothing_to_settle();
    }
    if (stand_of(state_, move.player) == nullptr) {
        return impossible("muse-story.tides.side",
                          state_.contest
                              ? say("{who} takes no part in this contest", {{"who", rules_.who(move.player)}})
                              : say("{who} owns neither answer of this question", {{"who", rules_.who(move.player)}}),
                          say("takes no part"));
    }
    if (const Verdict few = hand_too_small(rules_, state_, move.player, static_cast<int>(move.cards.size()))) {
        return few;
    }
    if (const Verdict seen = unplaced(move.cards, placed(state_))) {
        return seen;
    }
    if (state_.contest && !all_shown(state_)) {
        return forbidden("muse-story.tides.flip",
                         say("The first cards of the contest are turned up before anybody adds to them"),
                         say("after the first cards"));
    }
    return {};
}

Verdict StageJudge::operator()(const StartContest& move) const {
    if (const Verdict never = contest_impossible(move)) {
        return never;
    }
    if (move.of && std::ranges::find(move.contenders, Aim::object, &Contender::aim) == move.contenders.end()) {
        return forbidden("muse-story.contest.topic",
                         say("Who jumps in takes nothing back: only an objection is about something"),
                         say("nobody objects"));
    }
    if (const Verdict passed = objection_too_late(move)) {
        return passed;
    }
    if (state_.showdown) {
        return forbidden("muse-story.contest.showdown", say("No contest during a showdown: settle it first"),
                         say("not during a showdown"));
    }
    if (state_.phase == Phase::epilogue) {
        return forbidden("muse-story.contest.epilogue", say("Nobody jumps in or objects in the epilogue"),
                         say("not in the epilogue"));
    }
    if (state_.in_between) {
        return forbidden("muse-story.contest.in-between",
                         say("{who} has not begun to narrate: a contest has to wait for that", {{"who", narrator()}}),
                         say("before {who} acts", {{"who", narrator()}}));
    }
    return move.of ? TakingBackJudge(rules_, state_).can_be_taken_back(*move.of) : Verdict();
}

Verdict StageJudge::objection_too_late(const StartContest& move) const {
    const bool objects = std::ranges::find(move.contenders, Aim::object, &Contender::aim) != move.contenders.end();
    // Words after the key phrase would be undone first.
    const bool last = !state_.phrase.empty() && state_.phrase.after().said == state_.said;
    if (!objects || !last || state_.phase == Phase::epilogue || (!state_.showdown && !state_.in_between)) {
        return {};
    }
    return state_.showdown
               ? forbidden(
                     "muse-story.contest.showdown",
                     say("The question is being answered already: to object to that, undo it first and say what the "
                         "objection is against"),
                     undo_it_first())
               : forbidden(
                     "muse-story.contest.in-between",
                     say("The turn has passed with the key phrase: to object to it, undo it first and say what the "
                         "objection is against"),
                     undo_it_first());
}

Verdict StageJudge::operator()(const Flip& move) const {
    if (!state_.contest) {
        return impossible("muse-story.flip.contest", say("No contest is running"), say("no contest"));
    }
    if (all_shown(state_)) {
        return impossible("muse-story.flip.once",
                          say("The first cards of the contest lie face up: more cards come by turning the tides"),
                          say("turned up already"));
    }
    return first_cards(move);
}

Verdict StageJudge::operator()(const Settle& move) const {
    if (!state_.showdown && !state_.contest) {
        return nothing_to_settle();
    }
    if (!all_shown(state_)) {
        return impossible("muse-story.settle.shown",
                          state_.contest ? say("The first cards of the contest have not been turned up yet")
                                         : say("Both piles have to be turned up before the showdown is settled"),
                          say("not all is shown"));
    }
    if (move.winner && stand_of(state_, *move.winner) == nullptr) {
        return impossible("muse-story.settle.side",
                          say("{who} takes no part and cannot win", {{"who", rules_.who(*move.winner)}}),
                          say("takes no part"));
    }
    return winner_named(move.winner, left_to_chance(state_), "muse-story.settle.winner", "muse-story.settle.tie");
}

Verdict StageJudge::operator()(const Epilogue& move) const {
    if (const Verdict wrong = hands_shown(move)) {
        return wrong;
    }
    Verdict winner = winner_named(move.winner, tied_hands(move, rules_.players()), "muse-story.epilogue.winner",
                                  "muse-story.epilogue.tie");
    if (winner && winner->kind == Refusal::Kind::impossible) {
        return winner;
    }
    if (state_.phase != Phase::epilogue) {
        return forbidden("muse-story.epilogue.time",
                         say("The hands are shown when the last question in play has been answered"),
                         say("after the last question"));
    }
    if (const Verdict running = nothing_running()) {
        return running;
    }
    return winner;
}

Verdict StageJudge::unplaced(const std::vector<Card>& cards, playing::Set taken) const {
    for (const Card card : cards) {
        if (Verdict seen = card_refused(state_, card, taken)) {
            return seen;
        }
        taken.add(card);
    }
    return {};
}

Refusal StageJudge::nothing_to_settle() {
    return impossible("muse-story.settle.stage", say("Neither a showdown nor a contest is running"),
                      say("nothing to settle"));
}

Verdict StageJudge::showdown_runs() const {
    return state_.showdown
               ? Verdict()
               : impossible("muse-story.show.showdown", say("No question is being answered"), say("no showdown"));
}

Verdict StageJudge::contest_impossible(const StartContest& move) const {
    if (const Verdict none = begun()) {
        return none;
    }
    if (move.of) {
        if (const Verdict none = TakingBackJudge(rules_, state_).topic_there(*move.of)) {
            return none;
        }
    }
    if (state_.contest) {
        return impossible("muse-story.contest.running", say("A contest is running already"), say("a contest runs"));
    }
    for (std::size_t i = 0; i < move.contenders.size(); ++i) {
        const Seat player = move.contenders[i].player;
        const Fill who{"who", rules_.who(player)};
        if (player == *state_.narrator) {
            return impossible("muse-story.contest.self", say("{who} narrates and cannot contest that", {who}),
                              say("narrates"));
        }
        if (std::ranges::find(move.contenders.begin(), move.contenders.begin() + static_cast<std::ptrdiff_t>(i),
                              player,
                              &Contender::player) != move.contenders.begin() + static_cast<std::ptrdiff_t>(i)) {
            return impossible("muse-story.contest.twice", say("{who} stands in the contest twice", {who}),
                              say("in it already"));
        }
        if (state_.hand[static_cast<std::size_t>(player.index)] == 0) {
            return impossible("muse-story.contest.hand", say("{who} has no card in hand to contest with", {who}),
                              say("no card in hand"));
        }
    }
    return {};
}

Verdict StageJudge::first_cards(const Flip& move) const {
    const std::vector<Stand>& stands = state_.contest->stands;
    for (const Stand& stand : stands) {
        if (std::ranges::find(move.cards, stand.player, [](const auto& one) { return one.first; }) ==
            move.cards.end()) {
            return impossible(
                "muse-story.flip.everybody",
                say("{who} takes part in the contest and shows a card too", {{"who", rules_.who(stand.player)}}),
                say("a card is missing"));
        }
    }
    playing::Set taken = placed(state_);
    const Seat drawer = stands.front().player;
    const playing::Set drawn_from = placed_for(state_, drawer);
    std::vector<Card> shown;
    for (const auto& [player, card] : move.cards) {
        if (stand_of(state_, player) == nullptr) {
            return impossible("muse-story.flip.part",
                              say("{who} takes no part in this contest", {{"who", rules_.who(player)}}),
                              say("takes no part"));
        }
        if (player == drawer) {
            playing::Set rest = drawn_from;
            std::ranges::for_each(shown, [&](Card one) { rest.add(one); });
            if (const Verdict seen = unplaced({card}, rest)) {
                return seen;
            }
        } else if (Verdict few = hand_too_small(rules_, state_, player, 1)) {
            return few;
        } else if (const Verdict seen = unplaced({card}, taken)) {
            return seen;
        }
        taken.add(card);
        shown.push_back(card);
    }
    return something_to_draw(static_cast<int>(stands.size()) - 1);
}

Verdict StageJudge::something_to_draw(int put_down) const {
    long long cards = static_cast<long long>(state_.deck) + state_.discard - put_down;
    for (const int held : state_.hand) {
        cards += held;
    }
    for (const Question& question : state_.questions) {
        cards += question.piles[0].cards + question.piles[1].cards;
    }
    return cards > 0
               ? Verdict()
               : impossible("muse-story.flip.nothing",
                            say("No card is left for {who} to draw", {{"who", narrator()}}), say("nothing to draw"));
}

Verdict StageJudge::winner_named(const std::optional<Seat>& winner, const std::vector<Seat>& tied, const char* clause,
                                 const char* tie_clause) const {
    if (tied.empty()) {
        return winner ? forbidden(clause, say("The hands decide: nobody is named where nothing is left to chance"),
                                  say("the hands decide"))
                      : Verdict();
    }
    const std::vector<Text> names = rules_.who(tied);
    if (!winner) {
        return impossible(
            tie_clause,
            say("{who} tie: choose one of them at random and name the winner", {{"who", listed_with_and(names)}}),
            say("a tie: name the winner"));
    }
    if (std::ranges::find(tied, *winner) == tied.end()) {
        return forbidden(clause, say("The winner is one of those who tie: {who}", {{"who", listed_with_and(names)}}),
                         say("not among the best"));
    }
    return {};
}

Verdict StageJudge::hands_shown(const Epilogue& move) const {
    playing::Set taken = placed(state_);
    for (int seat = 0; seat < rules_.players(); ++seat) {
        const auto shown = std::ranges::find(move.hands, Seat{seat}, [](const auto& one) { return one.first; });
        const std::size_t cards = shown == move.hands.end() ? 0 : shown->second.size();
        const int held = state_.hand[static_cast<std::size_t>(seat)];
        if (std::cmp_not_equal(cards, held)) {
            return impossible(
                "muse-story.epilogue.hands",
                say_count("{who} holds {n} card, but {shown} were shown: count the hand again",
                          "{who} holds {n} cards, but {shown} were shown: count the hand again", held,
                          {{"who", rules_.who(Seat{seat})}, {"shown", literally(static_cast<long long>(cards))}}),
                say_count("{n} card in hand", "{n} cards in hand", held));
        }
        if (shown != move.hands.end()) {
            if (const Verdict seen = unplaced(shown->second, taken)) {
                return seen;
            }
            std::ranges::for_each(shown->second, [&](Card card) { taken.add(card); });
        }
    }
    return {};
}

}  // namespace castalia::muse_story
