// Plays showdowns, contests and the last hands: the changes and the consequences.
#include <algorithm>

#include "core/games/muse_story/play.h"

namespace castalia::muse_story {

void MovePlayer::operator()(const Answer& move) {
    const Seat caller = mover(state_, move.player);
    acts(caller);
    Showdown showdown{move.question, caller, {}};
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = asked(move.question).piles[index(side)];
        Stand& stand = showdown.sides[index(side)];
        stand.player = *pile.owner;
        stand.shown = pile.cards == 0;  // There is nothing to turn up.
    }
    state_.showdown = std::move(showdown);
}

void MovePlayer::operator()(const Show& move) {
    Stand& stand = state_.showdown->sides[index(move.answer)];
    stand.cards.insert(stand.cards.begin(), move.cards.begin(), move.cards.end());
    stand.shown = true;
    add_hand_consequences();
}

void MovePlayer::operator()(const Tides& move) {
    state_.hand[index(move.player)] -= static_cast<int>(move.cards.size());
    Stand* stand = nullptr;
    if (state_.contest) {
        stand = &*std::ranges::find(state_.contest->stands, move.player, &Stand::player);
    } else {
        const auto side = std::ranges::find(state_.showdown->sides, move.player, &Stand::player);
        stand = &*side;
        asked(state_.showdown->question)
            .piles[static_cast<std::size_t>(side - state_.showdown->sides.begin())]
            .cards += static_cast<int>(move.cards.size());
    }
    stand->cards.insert(stand->cards.end(), move.cards.begin(), move.cards.end());
    add_hand_consequences();
}

void MovePlayer::operator()(const StartContest& move) {
    Contest contest;
    contest.stands.push_back({*state_.narrator, Aim::jump_in, false, {}});
    for (const Contender& contender : move.contenders) {
        contest.stands.push_back({contender.player, contender.aim, false, {}});
    }
    contest.against = move.against.empty() ? Words() : Words(move.against);
    contest.of = move.of;
    state_.contest = std::move(contest);
}

void MovePlayer::operator()(const Flip& move) {
    // The contenders put their cards down first, then the narrator draws.
    for (Stand& stand : state_.contest->stands) {
        const auto card = std::ranges::find(move.cards, stand.player, [](const auto& one) { return one.first; });
        stand.cards.insert(stand.cards.begin(), card->second);
        stand.shown = true;
        if (&stand != &state_.contest->stands.front()) {
            --state_.hand[index(stand.player)];
        }
    }
    dealer_.take(1);
    add_hand_consequences();
}

void MovePlayer::operator()(const Settle& move) {
    const Seat winner = move.winner ? *move.winner : winner_by_hand(state_);
    if (const std::vector<Seat> tied = left_to_chance(state_);
        move.winner && std::ranges::find(tied, winner) != tied.end()) {
        add_consequence("muse-story.settle.tie",
                        [&] { return say("a tie: chance decides for {who}", {{"who", who(winner)}}); });
    }
    if (state_.contest) {
        settle_contest(winner);
    } else {
        settle_showdown(winner);
    }
}

void MovePlayer::operator()(const Epilogue& move) {
    const std::vector<Seat> best = best_hands(move, rules_.players());
    const Seat winner = move.winner.value_or(best.front());
    state_.by_chance = best.size() > 1 || best.front() != winner;
    state_.last_hands.assign(static_cast<std::size_t>(rules_.players()), {});
    for (const auto& [player, cards] : move.hands) {
        state_.last_hands[index(player)] = cards;
        add_consequence("muse-story.epilogue.hands", [&] {
            return say("{who}: {cards}, {hand}",
                       {{"who", who(player)}, {"cards", cards_text(cards)}, {"hand", poker::best_hand(cards).name}});
        });
    }
    clear_the_table();
    state_.narrator = winner;
    state_.in_between = false;
    state_.erasable = false;
    state_.phase = Phase::over;
    add_consequence(state_.by_chance ? "muse-story.epilogue.tie" : "muse-story.epilogue.winner",
                    [&] { return rules_.score(state_).sentence; });
}

void MovePlayer::add_hand_consequences() {
    if (story_ == nullptr) {
        return;
    }
    for (const Stand* stand : stands(state_)) {
        if (stand->shown) {
            add_consequence("muse-story.hand.rank", [&] {
                return say("{who}: {hand}",
                           {{"who", who(stand->player)}, {"hand", poker::best_hand(stand->cards).name}});
            });
        }
    }
    const std::vector<Seat> best = best_now(state_);
    if (best.size() == 1) {
        add_consequence("muse-story.hand.best", [&] { return say("{who} leads", {{"who", who(best.front())}}); });
    } else if (!best.empty()) {
        add_consequence("muse-story.hand.best", [&] { return say("a tie so far"); });
    }
}

void MovePlayer::settle_contest(Seat winner) {
    const Contest contest = *std::exchange(state_.contest, std::nullopt);
    for (const Stand& stand : contest.stands) {
        dealer_.discard(static_cast<int>(stand.cards.size()), stand.cards);
    }
    const Stand& won = *std::ranges::find(contest.stands, winner, &Stand::player);
    if (&won == &contest.stands.front()) {
        add_consequence("muse-story.contest.narrator",
                        [&] { return say("{who} goes on narrating", {{"who", who(winner)}}); });
        return;
    }
    ++state_.tally[index(winner)].contests;
    if (won.aim == Aim::object) {
        if (contest.of) {
            take_back(*contest.of);
        } else if (const std::string_view against = contest.against.view();
                   state_.erasable && (against.empty() || quotes(against, state_.said.view()))) {
            add_consequence("muse-story.contest.object", [&] {
                return say("erased from the story: “{words}”", {{"words", literally(state_.said.view())}});
            });
            state_.said = Words();
        }
    }
    add_consequence("muse-story.contest.winner", [&] { return say("{who} narrates now", {{"who", who(winner)}}); });
    pass_to(winner);
}

void MovePlayer::settle_showdown(Seat winner) {
    const Showdown showdown = *state_.showdown;
    Question& question = asked(showdown.question);
    const Side side = winning_side(showdown, winner);
    const Seat loser = showdown.sides[index(other(side))].player;
    const int most = std::max(question.piles[0].cards, question.piles[1].cards);
    const int reward = question.piles[index(other(side))].cards;
    const int consolation = dealer_.draw(loser, 2);
    add_drawn_cards("muse-story.showdown.loser", loser, consolation, [] { return say("having lost"); });
    if (most >= 5) {
        const int bonus = dealer_.draw(question.author, 1);
        add_drawn_cards("muse-story.showdown.author", question.author, bonus,
                        [] { return say("the author, for five cards or more"); });
    }
    const int won = dealer_.draw(winner, reward);
    add_drawn_cards("muse-story.showdown.winner", winner, won, [] { return say("as many as the loser’s side had"); });
    // muse-story.showdown.discard: this comes last, so that these cards are not shuffled in for the draws above.
    for (const Side one : {Side::yes, Side::no}) {
        dealer_.discard(question.piles[index(one)].cards, showdown.sides[index(one)].cards);
    }
    question.piles = {};
    question.status = Status::answered;
    question.answer = side;
    state_.showdown.reset();
    ++state_.tally[index(showdown.caller)].called;
    ++state_.tally[index(winner)].won;
    add_consequence("muse-story.showdown.answer", [&] {
        return say("question {number} is answered: {side}, told by {who}",
                   {{"number", question_number(showdown.question)}, {"side", side_text(side)}, {"who", who(winner)}});
    });
    if (winner != showdown.caller) {
        pass_to(winner);
        // It was called out of turn by a ruling, and the winner narrates all the same.
    } else if (state_.narrator != winner) {
        state_.narrator = winner;
        state_.chosen.reset();
        state_.erasable = false;
        ++state_.turn;
    }
    if (state_.chosen == showdown.question) {
        state_.chosen.reset();
    }
    reach_when_all_answered();
}

Side MovePlayer::winning_side(const Showdown& showdown, Seat winner) {
    const Stand& yes = showdown.sides[index(Side::yes)];
    if (yes.player != winner) {
        return Side::no;
    }
    // Rulings can leave both answers with one owner; then the better pile wins.
    const bool both = showdown.sides[index(Side::no)].player == winner;
    return both && value_of(showdown.sides[index(Side::no)].cards) > value_of(yes.cards) ? Side::no : Side::yes;
}

void MovePlayer::clear_the_table() {
    if (state_.contest) {
        for (const Stand& stand : state_.contest->stands) {
            dealer_.discard(static_cast<int>(stand.cards.size()), stand.cards);
        }
    }
    state_.contest.reset();
    state_.showdown.reset();
    for (int seat = 0; seat < rules_.players(); ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const int held = std::exchange(state_.hand[s], 0);
        dealer_.discard(held, state_.last_hands[s]);
    }
}

}  // namespace castalia::muse_story
