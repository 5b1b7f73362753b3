// Rules that judging has in common with prompts and forms.
#include <algorithm>

#include "core/games/muse_story/judge.h"

namespace castalia::muse_story {

int missing_elements(const State& state, Seat seat) {
    const auto written = std::ranges::count_if(state.elements, [&](const Element& element) {
        return element.author == seat && element.mark != Mark::struck;
    });
    return std::max(0, kElementsEach - static_cast<int>(written));
}

int missing_questions(const State& state, Seat seat) {
    const bool written = std::ranges::any_of(state.questions, [&](const Question& question) {
        return question.author == seat && question.status != Status::erased;
    });
    return written ? 0 : 1;
}

bool may_create(const State& state, Seat seat) {
    return state.in_between && seat != state.outgoing && (state.created >> seat.index & 1) == 0;
}

Verdict element_refused(const Rules& rules, const State& state, Seat author, int element) {
    const Element& used = state.elements[static_cast<std::size_t>(element)];
    const Fill which{"element", literally(letters(element))};
    if (used.author == author) {
        return forbidden("muse-story.question.own-element",
                         say("A question takes elements written by others, and {element} is {who}’s own",
                             {which, {"who", rules.who(author)}}),
                         say("{element} is one’s own", {which}));
    }
    if (used.mark == Mark::struck) {
        return forbidden("muse-story.question.struck",
                         say("{element} was taken back: choose an element that is in use", {which}),
                         say("{element} was taken back", {which}));
    }
    if (used.mark == Mark::crossed) {
        return forbidden("muse-story.question.crossed",
                         say("{element} is crossed out: choose an element that is still in use", {which}),
                         say("{element} is crossed out", {which}));
    }
    return {};
}

Verdict hand_too_small(const Rules& rules, const State& state, Seat seat, int cards) {
    const int held = state.hand[static_cast<std::size_t>(seat.index)];
    if (cards <= held) {
        return {};
    }
    const Fill who{"who", rules.who(seat)};
    if (held == 0) {
        return impossible("muse-story.hand.enough", say("{who} has no card in hand", {who}), say("no card in hand"));
    }
    return impossible("muse-story.hand.enough",
                      say_count("{who} holds {n} card, not {needed}", "{who} holds {n} cards, not {needed}", held,
                                {who, {"needed", literally(cards)}}),
                      say_count("holds {n} card", "holds {n} cards", held));
}

Verdict card_refused(const State& state, Card card, const playing::Set& taken) {
    if (!taken.has(card)) {
        return {};
    }
    const auto refused = [](Text reason, Text brief) {
        return impossible("muse-story.card.seen", std::move(reason), std::move(brief));
    };
    const Fill which{"card", card_text(card)};
    if (face_up(state).has(card)) {
        return refused(say("{card} lies face up already", {which}), say("lies face up"));
    }
    if (state.known.has(card)) {
        return refused(say("{card} was discarded since the last shuffle and cannot be shown", {which}),
                       say("was discarded"));
    }
    return refused(say("{card} is shown twice", {which}), say("shown twice"));
}

}  // namespace castalia::muse_story
