// Forms of the events about questions.
#include "core/games/muse_story/form.h"

namespace castalia::muse_story {

void FormBuilder::offer_used_elements(Slot& slot, std::size_t place) const {
    slot.optional = place == 2;
    const Json& used = draft_.at("elements");
    for (int e = 0; std::cmp_less(e, state_.elements.size()); ++e) {
        const std::string letter = letters(e);
        const Element& element = state_.elements[static_cast<std::size_t>(e)];
        Option one =
            option(letter,
                   say("{letter}. {text}", {{"letter", literally(letter)}, {"text", literally(element.text.view())}}),
                   say("by {who}", {{"who", rules_.who(element.author)}}), element_refused(rules_, state_, seat_, e));
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

Verdict FormBuilder::why_not_answer(int question) const { return rules_.judge(state_, Answer{seat_, question}); }

Verdict FormBuilder::why_not_erase(int question) const { return rules_.judge(state_, Erase{question}); }

Verdict FormBuilder::why_not_choose(int question) const {
    return rules_.judge(state_, Choose{seat_, question, ways_to_check(state_, asked(question)).front()});
}

Verdict FormBuilder::why_not_add(int question) const {
    const int cards = draft_.words("from") == "hand" ? 1 : 0;
    const auto yes = rules_.judge(state_, Add{seat_, question, Side::yes, cards});
    return yes ? rules_.judge(state_, Add{seat_, question, Side::no, cards}) : yes;
}

void FormBuilder::offer_questions(Slot& questions, WhyNot why_not) const {
    for (int i = 0; std::cmp_less(i, state_.questions.size()); ++i) {
        questions.options.push_back(option(
            i + 1,
            say("{number}. {text}", {{"number", question_number(i)}, {"text", literally(asked(i).text.view())}}),
            say("by {who}", {{"who", rules_.who(asked(i).author)}}), (this->*why_not)(i)));
    }
}

Verdict FormBuilder::why_not_exclude(int question) const {
    Verdict barred = why_not_erase(question);
    // It stays in the form if it excludes one that can still go.
    if (barred && asked(question).status == Status::answered) {
        for (int later = question + 1; std::cmp_less(later, state_.questions.size()); ++later) {
            if (!why_not_erase(later)) {
                return {};
            }
        }
    }
    return barred;
}

// muse-story.erase.later
void FormBuilder::add_excluded(std::vector<Slot>& slots, int question) const {
    Slot slot{"question+note", Slot::Kind::place, say("excludes"), {}, 0, 0, false};
    for (int i = 0; std::cmp_less(i, state_.questions.size()); ++i) {
        if (i == question || asked(i).status == Status::erased) {
            continue;
        }
        const int later = std::max(i, question);
        slot.options.push_back(option(
            {{"question", later + 1}, {"note", excluded_by(std::min(i, question))}},
            say("{number}. {text}", {{"number", question_number(i)}, {"text", literally(asked(i).text.view())}}),
            i > question ? say("the later one: it goes") : say("by {who}", {{"who", rules_.who(asked(i).author)}}),
            why_not_erase(later)));
        slot.options.back().place = PlaceId::of("question", i + 1);
    }
    if (!slot.options.empty()) {
        slots.push_back(std::move(slot));
    }
}

Option FormBuilder::way_to_check(int question, const std::vector<int>& way) const {
    Json value = Json::array();
    std::vector<Text> names, authors;
    for (const int element : way) {
        value.push_back(letters(element));
        names.push_back(literally(letters(element)));
        const Element& one = state_.elements[static_cast<std::size_t>(element)];
        if (one.mark == Mark::open) {
            authors.push_back(rules_.who(one.author));
        }
    }
    const int cost = discards_for(way.size());
    Text hint =
        cost > 0
            ? say_count("{who} discards {n} card", "{who} discards {n} cards", cost, {{"who", rules_.who(seat_)}})
        : authors.empty() ? say("nobody draws a card")
                          : say_count("{who} draws a card", "{who} draw a card each",
                                      static_cast<long long>(authors.size()), {{"who", listed_with_and(authors)}});
    return option(std::move(value), names.empty() ? say("no element") : listed_with_and(names), std::move(hint),
                  rules_.judge(state_, Choose{seat_, question, way}));
}

void FormBuilder::offer_ways_of_checking(Slot& check) const {
    if (const std::optional<int> question = draft_.question()) {
        for (const std::vector<int>& way : ways_to_check(state_, asked(*question))) {
            check.options.push_back(way_to_check(*question, way));
        }
    }
}

void FormBuilder::offer_piles(Slot& answers) const {
    const std::optional<int> question = draft_.question();
    if (!question) {
        return;
    }
    const bool from_hand = draft_.words("from") == "hand";
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = asked(*question).piles[index(side)];
        answers.options.push_back(option(word(side), side_text(side),
                                         pile.owner
                                             ? say_count("{who} has {n} card there", "{who} has {n} cards there",
                                                         pile.cards, {{"who", rules_.who(*pile.owner)}})
                                             : say("free"),
                                         rules_.judge(state_, Add{seat_, *question, side, from_hand ? 1 : 0})));
    }
}

Slot FormBuilder::cards_from_hand() const {
    Slot cards{"cards", Slot::Kind::number, say("cards from hand"), {}, 1, 0, false};
    cards.most = std::max(1, state_.hand[static_cast<std::size_t>(seat_.index)]);
    return cards;
}

}  // namespace castalia::muse_story
