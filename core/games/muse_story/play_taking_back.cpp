// Plays vetoes and erasures: the things that they and objections take back, and the last key phrase, which can be
// undone.
#include <algorithm>
#include <numeric>

#include "core/games/muse_story/play.h"

namespace castalia::muse_story {

struct KeyPhrase::Said {
    Topic::What what{};
    State before, after;
};

KeyPhrase::KeyPhrase(Topic::What what, State before, State after) {
    before.phrase = KeyPhrase();  // Only one phrase is remembered, not a chain of them.
    after.phrase = KeyPhrase();
    said_ = std::make_shared<const Said>(what, std::move(before), std::move(after));
}
bool KeyPhrase::is(Topic::What what) const { return said_ != nullptr && said_->what == what; }
const State& KeyPhrase::before() const { return said_->before; }
const State& KeyPhrase::after() const { return said_->after; }
bool KeyPhrase::operator==(const KeyPhrase& other) const {
    return said_ == other.said_ || (said_ != nullptr && other.said_ != nullptr && said_->what == other.said_->what &&
                                    said_->before == other.said_->before && said_->after == other.said_->after);
}

namespace {

int on_piles(const State& state) {
    return std::accumulate(state.questions.begin(), state.questions.end(), 0, [](int sum, const Question& question) {
        return sum + question.piles[0].cards + question.piles[1].cards;
    });
}
int in_hands(const State& state) { return std::accumulate(state.hand.begin(), state.hand.end(), 0); }

}  // namespace

void MovePlayer::operator()(const Veto& move) {
    if (move.votes && tied(*move.votes)) {
        add_consequence("muse-story.veto.tie", [&] { return say("the votes tie: decided at random"); });
    }
    if (move.of && takes_back(move.outcome)) {
        take_back(*move.of);
    }
}

void MovePlayer::operator()(const Erase& move) { erase(move.question); }

void MovePlayer::take_back(const Topic& of) {
    switch (of.what) {
        case Topic::What::element: strike_element(of.which); break;
        case Topic::What::question: {
            if (asked(of.which).status != Status::erased) {
                add_consequence("muse-story.take-back.question", [&] {
                    return say("question {number} is taken back: its author may write another",
                               {{"number", question_number(of.which)}});
                });
                free_place_of(asked(of.which).author);
                erase(of.which);
            }
            break;
        }
        case Topic::What::sentence: strike_words(last_sentence(state_.said.view())); break;
        case Topic::What::narration: strike_words(0); break;
        default:
            if (state_.phrase.is(of.what)) {
                undo_phrase();
            }
    }
}

void MovePlayer::strike_element(int which) {
    Element& element = state_.elements[static_cast<std::size_t>(which)];
    if (element.mark == Mark::struck) {
        return;
    }
    element.mark = Mark::struck;
    free_place_of(element.author);
    add_consequence("muse-story.take-back.element", [&] {
        return say("{element} is taken back: {who} may write another",
                   {{"element", literally(letters(which))}, {"who", who(element.author)}});
    });
}

void MovePlayer::erase(int which) {
    Question& question = asked(which);
    std::vector<Card> seen;
    if (state_.showdown && state_.showdown->question == which) {
        for (const Stand& stand : state_.showdown->sides) {
            seen.insert(seen.end(), stand.cards.begin(), stand.cards.end());
        }
        state_.showdown.reset();
    }
    if (const int cards = question.piles[0].cards + question.piles[1].cards; question.status == Status::in_play) {
        dealer_.discard(cards, seen);
        add_consequence("muse-story.erase.discard", [&] {
            return say_count("{n} card on its answers is discarded", "{n} cards on its answers are discarded", cards);
        });
    }
    question.piles = {};
    question.status = Status::erased;
    if (state_.chosen == which) {
        state_.chosen.reset();
    }
    reach_when_all_answered();
}

void MovePlayer::strike_words(std::size_t from) {
    const std::string_view said = state_.said.view();
    if (said.empty()) {
        return;
    }
    add_consequence("muse-story.take-back.words",
                    [&] { return say("taken back: “{words}”", {{"words", literally(said.substr(from))}}); });
    const std::size_t end = from == 0 ? std::string_view::npos : said.find_last_not_of(" \n\t", from - 1);
    state_.said = end == std::string_view::npos ? Words() : Words(std::string(said.substr(0, end + 1)));
}

void MovePlayer::undo_phrase() {
    const KeyPhrase phrase = std::exchange(state_.phrase, KeyPhrase());
    const State &before = phrase.before(), &after = phrase.after();
    return_cards(before, after);
    for (std::size_t i = 0; i < before.elements.size(); ++i) {
        if (state_.elements[i].mark != Mark::struck) {
            state_.elements[i] = before.elements[i];
        }
    }
    if (after.showdown && !before.showdown) {
        state_.showdown.reset();
    }
    state_.phase = state_.phase == after.phase ? before.phase : state_.phase;
    state_.first_chosen = before.first_chosen;
    if (state_.turn == after.turn) {  // Nobody has taken over the story since.
        state_.narrator = before.narrator;
        state_.outgoing = before.outgoing;
        state_.in_between = before.in_between && state_.said == after.said;
        state_.created = before.created;
        state_.turn = before.turn;
        state_.chosen = before.chosen;
    } else {
        state_.chosen.reset();
    }
    add_consequence("muse-story.take-back.phrase",
                    [&] { return say("the last key phrase is undone, with its cards"); });
}

void MovePlayer::return_cards(const State& before, const State& after) {
    const int all = state_.deck + state_.discard + in_hands(state_) + on_piles(state_);
    for (std::size_t i = 0; i < before.questions.size(); ++i) {
        if (state_.questions[i].status != Status::erased) {
            state_.questions[i] = before.questions[i];
        }
    }
    for (std::size_t seat = 0; seat < state_.hand.size(); ++seat) {
        state_.hand[seat] = std::max(0, state_.hand[seat] - (after.hand[seat] - before.hand[seat]));
    }
    state_.discard = std::max(0, state_.discard - (after.discard - before.discard));
    state_.deck = all - state_.discard - in_hands(state_) - on_piles(state_);
    // Cards that have been played or shuffled since cannot go back to their places.
    const auto give = [&](int& place) {
        const int given = std::clamp(-state_.deck, 0, place);
        place -= given;
        state_.deck += given;
    };
    give(state_.discard);
    std::ranges::for_each(state_.hand, give);
}

void MovePlayer::free_place_of(Seat author) {
    state_.created = static_cast<std::uint8_t>(state_.created & ~(1U << static_cast<unsigned>(author.index)));
}

}  // namespace castalia::muse_story
