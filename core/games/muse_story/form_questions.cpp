// Forms of the events about questions.
#include "core/games/muse_story/form.h"

namespace castalia::muse_story {

void QuestionSlots::offer_used_elements(Slot& slot, std::size_t place) const {
    slot.optional = place == 2;
    const Json& used = draft.at("elements");
    for (int e = 0; std::cmp_less(e, state.elements.size()); ++e) {
        const std::string letter = letters(e);
        const Element& element = state.elements[static_cast<std::size_t>(e)];
        Option one =
            option(letter,
                   say("{letter}. {text}", {{"letter", literally(letter)}, {"text", literally(element.text.view())}}),
                   say("by {who}", {{"who", rules.who(element.author)}}), element_refused(rules, state, actor, e));
        for (std::size_t before = 0; before < place && used.is_array() && before < used.size(); ++before) {
            if (used[before] == letter) {
                one.barred = impossible("muse-story.question.distinct",
                                        say("{element} is in the question already", {{"element", literally(letter)}}),
                                        say("in it already"));
            }
        }
        slot.options.push_back(std::move(one));
    }
}

Verdict QuestionSlots::why_not_answer(int question) const { return rules.judge(state, Answer{actor, question}); }

Verdict QuestionSlots::why_not_erase(int question) const { return rules.judge(state, Erase{question}); }

Verdict QuestionSlots::why_not_choose(int question) const {
    return rules.judge(state, Choose{actor, question, ways_to_check(state, asked(question)).front()});
}

Verdict QuestionSlots::why_not_add(int question) const {
    const int cards = draft.words("from") == "hand" ? 1 : 0;
    const auto yes = rules.judge(state, Add{actor, question, Side::yes, cards});
    return yes ? rules.judge(state, Add{actor, question, Side::no, cards}) : yes;
}

void QuestionSlots::offer_questions(Slot& questions, WhyNot why_not) const {
    for (int i = 0; std::cmp_less(i, state.questions.size()); ++i) {
        questions.options.push_back(option(
            i + 1,
            say("{number}. {text}", {{"number", question_number(i)}, {"text", literally(asked(i).text.view())}}),
            say("by {who}", {{"who", rules.who(asked(i).author)}}), (this->*why_not)(i)));
    }
}

Verdict QuestionSlots::why_not_exclude(int question) const {
    Verdict barred = why_not_erase(question);
    // It stays in the form if it excludes one that can still go.
    if (barred && asked(question).status == Status::answered) {
        for (int later = question + 1; std::cmp_less(later, state.questions.size()); ++later) {
            if (!why_not_erase(later)) {
                return {};
            }
        }
    }
    return barred;
}

// muse-story.erase.later
void QuestionSlots::add_excluded(std::vector<Slot>& slots, int question) const {
    Slot slot{"question+note", Slot::Kind::place, say("excludes"), {}, 0, 0, false};
    slot.filled_by = say("the question");
    for (int i = 0; std::cmp_less(i, state.questions.size()); ++i) {
        if (i == question || asked(i).status == Status::erased) {
            continue;
        }
        const int later = std::max(i, question);
        slot.options.push_back(option(
            {{"question", later + 1}, {"note", excluded_by(std::min(i, question))}},
            say("{number}. {text}", {{"number", question_number(i)}, {"text", literally(asked(i).text.view())}}),
            i > question ? say("the later one: it goes") : say("by {who}", {{"who", rules.who(asked(i).author)}}),
            why_not_erase(later)));
        slot.options.back().place = PlaceId::of("question", i + 1);
    }
    if (!slot.options.empty()) {
        slots.push_back(std::move(slot));
    }
}

Option QuestionSlots::way_to_check(int question, const std::vector<int>& way) const {
    Json value = Json::array();
    std::vector<Text> names, authors;
    for (const int element : way) {
        value.push_back(letters(element));
        names.push_back(literally(letters(element)));
        const Element& one = state.elements[static_cast<std::size_t>(element)];
        if (one.mark == Mark::open) {
            authors.push_back(rules.who(one.author));
        }
    }
    const int cost = discards_for(way.size());
    Text hint =
        cost > 0 ? say_count("{who} discards {n} card", "{who} discards {n} cards", cost, {{"who", rules.who(actor)}})
        : authors.empty() ? say("nobody draws a card")
                          : say_count("{who} draws a card", "{who} draw a card each",
                                      static_cast<long long>(authors.size()), {{"who", listed_with_and(authors)}});
    return option(std::move(value), names.empty() ? say("no element") : listed_with_and(names), std::move(hint),
                  rules.judge(state, Choose{actor, question, way}));
}

void QuestionSlots::offer_ways_of_checking(Slot& check) const {
    if (const std::optional<int> question = draft.question()) {
        for (const std::vector<int>& way : ways_to_check(state, asked(*question))) {
            check.options.push_back(way_to_check(*question, way));
        }
    }
}

void QuestionSlots::offer_piles(Slot& answers) const {
    const std::optional<int> question = draft.question();
    if (!question) {
        return;
    }
    const bool from_hand = draft.words("from") == "hand";
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = asked(*question).piles[index(side)];
        answers.options.push_back(option(word(side), side_text(side),
                                         pile.owner
                                             ? say_count("{who} has {n} card there", "{who} has {n} cards there",
                                                         pile.cards, {{"who", rules.who(*pile.owner)}})
                                             : say("free"),
                                         rules.judge(state, Add{actor, *question, side, from_hand ? 1 : 0})));
    }
}

Slot QuestionSlots::cards_from_hand() const {
    Slot cards{"cards", Slot::Kind::number, say("cards from hand"), {}, 1, 0, false};
    cards.most = std::max(1, state.hand[static_cast<std::size_t>(actor.index)]);
    return cards;
}

}  // namespace castalia::muse_story
