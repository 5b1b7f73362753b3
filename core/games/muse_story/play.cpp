// Plays moves: the sheets, the turns and the phases that a move changes, and the consequences.
#include <algorithm>

#include "core/games/muse_story/play.h"

namespace castalia::muse_story {

namespace {

std::optional<Topic::What> key_phrase_of(const Move& move) {
    return std::holds_alternative<Choose>(move)    ? std::optional(Topic::What::choose)
           : std::holds_alternative<Add>(move)     ? std::optional(Topic::What::add)
           : std::holds_alternative<Answer>(move)  ? std::optional(Topic::What::answer)
           : std::holds_alternative<EndTurn>(move) ? std::optional(Topic::What::end_turn)
                                                   : std::nullopt;
}

}  // namespace

void MovePlayer::operator()(const Agree& move) {
    // muse-story.agree.majority: a tie or a minority is not in force.
    if (move.votes && !carried(*move.votes)) {
        add_consequence("muse-story.agree.majority", [&] { return say("no majority: not in force"); });
        return;
    }
    switch (move.what) {
        case Agree::What::conduct: state_.conduct.emplace_back(move.text); break;
        case Agree::What::genre: state_.genre = Words(move.text); break;
        case Agree::What::tone: state_.tone = Words(move.text); break;
    }
}

void MovePlayer::operator()(const NewElement& move) {
    state_.elements.push_back({move.player, Words(move.text), move.kind, Mark::open, false});
    had_chance(move.player);
}

void MovePlayer::operator()(const NewQuestion& move) {
    Question question{move.player, Words(move.text), {-1, -1, -1}, Status::sheet, {}, {}};
    std::ranges::copy(move.elements, question.elements.begin());
    state_.questions.push_back(std::move(question));
    had_chance(move.player);
}

void MovePlayer::operator()(const Begin& move) {
    state_.phase = Phase::introduction;
    state_.narrator = move.narrator;
    ++state_.turn;
}

void MovePlayer::operator()(const Narrate& move) {
    if (move.interject) {
        // muse-story.narrate.interject: it passes no turn, and the narrator's last words stay the last.
        return;
    }
    acts(move.player);
    state_.teller = move.player;
    state_.said = Words(move.text);
    state_.erasable = state_.narrator == move.player;
}

void MovePlayer::operator()(const Choose& move) {
    const Seat player = mover(state_, move.player);
    acts(player);
    pay_for(player, move);
    for (const int element : move.check) {
        check_off(element);
    }
    Question& question = asked(move.question);
    add_drawn_cards("muse-story.choose.author", question.author, dealer_.draw(question.author, 1), [&] {
        return say("the author of question {number}", {{"number", question_number(move.question)}});
    });
    question.status = Status::in_play;
    question.piles = {};
    question.answer = {};
    if (player == state_.narrator) {
        state_.chosen = move.question;
    }
    const bool first = !std::exchange(state_.first_chosen, true);
    if (first && rules_.setup.focused) {
        focus();
    }
    reach_after_choice();
}

void MovePlayer::operator()(const Add& move) {
    const Seat player = mover(state_, move.player);
    Pile& pile = asked(move.question).piles[index(move.answer)];
    acts(player);
    int cards = move.from_hand;
    if (cards == 0) {
        cards = dealer_.take(1);
    } else {
        state_.hand[index(player)] -= cards;
    }
    pile.cards += cards;
    if (pile.owner != player) {
        add_consequence("muse-story.add.owner", [&] {
            return pile.owner
                       ? say("{who} takes {side} of question {number} from {owner}",
                             {{"who", who(player)},
                              {"side", side_text(move.answer)},
                              {"number", question_number(move.question)},
                              {"owner", who(*pile.owner)}})
                       : say("{who} owns {side} of question {number}", {{"who", who(player)},
                                                                        {"side", side_text(move.answer)},
                                                                        {"number", question_number(move.question)}});
        });
    }
    pile.owner = player;
    if (player == state_.narrator) {  // session.ruling.turn: out of turn, the narrator's turn goes on.
        pass_to(rules_.next(player));
    }
}

void MovePlayer::operator()(const EndTurn& move) {
    const Seat player = mover(state_, move.player);
    if (player == state_.narrator) {  // session.ruling.turn: nobody else has a turn to end.
        pass_to(rules_.next(player));
    }
}

void MovePlayer::operator()(const Reach& move) {
    switch (move.to) {
        case Phase::development: reach_development(); break;
        case Phase::climax: reach_climax(); break;
        default: reach_epilogue(); break;
    }
}

// session.adjust: the table's count replaces ours. Nothing follows from it by itself.
void MovePlayer::operator()(const Adjust& move) {
    switch (move.what) {
        case Adjust::What::hand: state_.hand[index(move.player)] = move.to; break;
        case Adjust::What::deck: state_.deck = move.to; break;
        case Adjust::What::discard: state_.discard = move.to; break;
        case Adjust::What::answer: asked(move.question).piles[muse_story::index(move.answer)].cards = move.to; break;
    }
}

void MovePlayer::had_chance(Seat seat) {
    if (state_.in_between) {
        state_.created = static_cast<std::uint8_t>(state_.created | 1U << static_cast<unsigned>(seat.index));
    }
}

// muse-story.in-between.time: the step lasts until the new narrator acts.
void MovePlayer::acts(Seat seat) { state_.in_between = state_.in_between && seat != state_.narrator; }

void MovePlayer::pass_to(Seat seat) {
    state_.outgoing = *state_.narrator;
    state_.narrator = seat;
    state_.in_between = true;
    state_.created = 0;
    state_.chosen.reset();
    state_.erasable = false;
    ++state_.turn;
    if (state_.phase < Phase::climax) {
        add_consequence("muse-story.in-between.time", [&] {
            const std::vector<Fill> fills{{"out", who(state_.outgoing)}, {"who", who(seat)}};
            return state_.phase == Phase::introduction
                       ? say("every listener but {out} may create one element or one question, until {who} narrates",
                             fills)
                       : say("every listener but {out} may create one question, until {who} narrates", fills);
        });
    }
}

void MovePlayer::pay_for(Seat player, const Choose& move) {
    const int cost = discards_for(move.check.size());
    if (cost == 0) {
        return;
    }
    dealer_.discard_from(player, cost);
    add_consequence("muse-story.choose.discard", [&] {
        return say_count("{n} element cannot be checked: {who} discards {n}",
                         "{n} elements cannot be checked: {who} discards {n}", cost, {{"who", who(player)}});
    });
}

void MovePlayer::check_off(int which) {
    Element& element = state_.elements[static_cast<std::size_t>(which)];
    const Fill name{"element", literally(letters(which))};
    if (element.mark == Mark::open) {
        element.mark = Mark::checked;
        element.used = true;
        add_drawn_cards("muse-story.choose.element", element.author, dealer_.draw(element.author, 1),
                        [&] { return say("{element} is checked", {name}); });
    } else if (element.mark == Mark::refreshed) {
        element.mark = Mark::crossed;
        add_consequence("muse-story.development.second",
                        [&] { return say("{element} is used a second time and crossed out", {name}); });
    }
}

void MovePlayer::focus() {
    cross_open_elements();
    for (Question& question : state_.questions) {
        question.status = question.status == Status::sheet ? Status::crossed : question.status;
    }
    add_consequence("muse-story.setup.focused",
                    [&] { return say("a focused story: unused elements and questions are crossed out"); });
}

void MovePlayer::cross_open_elements() {
    for (Element& element : state_.elements) {
        element.mark = element.mark == Mark::open ? Mark::crossed : element.mark;
    }
}

void MovePlayer::reach_after_choice() {
    if (state_.phase == Phase::introduction && elements_checked(state_) >= kChecksToDevelop) {
        reach_development();
    } else if (state_.phase == Phase::development &&
               std::ranges::all_of(state_.elements, [](const Element& one) { return one.mark >= Mark::crossed; })) {
        reach_climax();
    }
}

void MovePlayer::reach_when_all_answered() {
    if (state_.phase == Phase::climax && questions_in_play(state_) == 0) {
        reach_epilogue();
    }
}

void MovePlayer::reach_development() {
    state_.phase = Phase::development;
    cross_open_elements();
    for (Element& element : state_.elements) {
        element.mark = element.mark == Mark::checked ? Mark::refreshed : element.mark;
    }
    add_consequence("muse-story.development.reached", [&] {
        return say("Development: open elements are crossed out, checked ones can be used once more");
    });
}

void MovePlayer::reach_climax() {
    state_.phase = Phase::climax;
    add_consequence("muse-story.climax.reached",
                    [&] { return say("Climax: no question is created or chosen any more"); });
    reach_when_all_answered();
}

void MovePlayer::reach_epilogue() {
    state_.phase = Phase::epilogue;
    add_consequence("muse-story.epilogue.reached",
                    [&] { return say("Epilogue: all hands are shown, the best one narrates"); });
}

void Rules::play(State& state, const Move& move, Story* story) const {
    const std::optional<Topic::What> phrase = key_phrase_of(move);
    const bool contest = state.contest.has_value();
    const bool aside = std::holds_alternative<Narrate>(move) || std::holds_alternative<Veto>(move) ||
                       std::holds_alternative<StartContest>(move) || std::holds_alternative<Flip>(move) ||
                       (contest && (std::holds_alternative<Tides>(move) || std::holds_alternative<Settle>(move)));
    if (!aside) {
        state.phrase = KeyPhrase();
    }
    if (!phrase) {
        std::visit(MovePlayer(*this, state, story), move);
        return;
    }
    State before = state;
    std::visit(MovePlayer(*this, state, story), move);
    state.phrase = KeyPhrase(*phrase, std::move(before), state);
}

}  // namespace castalia::muse_story
