// The forms of events that write, agree and count, and the slots of players.
#include "core/games/muse_story/form.h"

#include <algorithm>

#include "core/rules/game/counting.h"

namespace castalia::muse_story {

std::vector<Slot> FormBuilder::slots() const {
    const std::string type = draft.type();
    std::vector<Slot> slots = Rules::form_skeleton(type);
    for (Slot& slot : slots) {
        fill(slot, type);
    }
    complete(slots, type);
    return slots;
}

void FormBuilder::fill(Slot& slot, std::string_view type) const {
    const FieldPath& field = slot.field;
    if (field == "what") {
        type == "agree" ? offer_agreements(slot) : offer_counts(slot, rules, state);
    } else if (field == "votes") {
        offer_votes(slot);
    } else if (field == "outcome") {
        offer_outcomes(slot);
    } else if (field == "of") {
        topics_.offer_topics(slot, type);
        if (const std::optional<Topic> last = topics_.last_done()) {
            slot.begins = TopicKind::json(*last);
        }
    } else if (field == "player") {
        type == "veto" ? offer_players(slot, {}) : offer_authors(slot, type == "element");
    } else if (field == "kind") {
        offer_kinds(slot);
    } else if (field == "text" && type == "element" && state.phase == Phase::setup) {
        offer_sample_elements(slot);
    } else if (field == "text" && type == "veto") {
        offer_vetoes(slot);
        slot.begins = topics_.words_meant();
    } else if (field == "against" && topics_.objects()) {
        slot.begins = topics_.words_meant();
    } else if (field == "narrator") {
        offer_by_chance(slot, {});
    } else if (field == "to" && type == "phase") {
        offer_later_phases(slot);
    } else if (field == "question") {
        questions_.offer_questions(slot, type == "answer"   ? &QuestionSlots::why_not_answer
                                         : type == "erase"  ? &QuestionSlots::why_not_exclude
                                         : type == "choose" ? &QuestionSlots::why_not_choose
                                                            : &QuestionSlots::why_not_add);
    } else if (field == "check") {
        questions_.offer_ways_of_checking(slot);
    } else if (field == "answer") {
        type == "show" ? cards_.offer_answers(slot) : questions_.offer_piles(slot);
    } else if (field == "cards" && type == "tides") {
        const int held = state.hand[static_cast<std::size_t>(actor.index)];
        cards_.offer_cards(slot, placed(state), 1, std::min(held, playing::kCards));
    } else if (field.head() == "elements") {
        questions_.offer_used_elements(slot, field.steps().back().place.value());
    }
}

void FormBuilder::complete(std::vector<Slot>& slots, std::string_view type) const {
    if (type == "veto") {  // The votes come before their result.
        std::iter_swap(slot_of(slots, "votes"), slot_of(slots, "outcome"));
        const auto of = slot_of(slots, "of");  // The topic comes before the words.
        std::rotate(slot_of(slots, "player") + 1, of, of + 1);
    } else if (type == "erase" && draft.question()) {
        questions_.add_excluded(slots, *draft.question());
    } else if (type == "narrate" && draft.at("interject") == Json(true)) {
        slots.insert(slots.begin(), {"player", Slot::Kind::place, say("by"), {}});
        offer_listeners(slots.front());
    } else if (type == "choose" && !draft.question()) {
        slots.erase(slot_of(slots, "check"));
    } else if (type == "add") {
        if (!draft.question()) {
            slots.erase(slot_of(slots, "answer"));
        }
        if (draft.words("from") == "hand") {
            slots.push_back(questions_.cards_from_hand());
        }
    } else if (type == "show") {
        const auto shown = slot_of(slots, "cards");
        if (const std::optional<Side> side = draft.answer(); side && state.showdown) {
            const int lie = std::min(face_down(state, *side), playing::kCards);
            cards_.offer_cards(*shown, placed(state), lie, lie);
        } else {
            slots.erase(shown);
        }
    } else if (type == "contest") {
        const std::vector<Slot> who = cards_.all_contenders();
        slots.insert(slots.begin(), who.begin(), who.end());
        const auto against = slot_of(slots, "against"), of = slot_of(slots, "of");
        std::iter_swap(against, of);  // The topic comes before the words.
        if (!topics_.objects()) {
            slots.erase(slot_of(slots, "of"));
        }
    } else if (type == "flip") {
        slots = cards_.flip();
    } else if (type == "settle" || type == "epilogue") {
        Epilogue shown;
        bool all = true;
        const std::vector<Slot> hands = type == "epilogue" ? cards_.last_hands(shown, all) : std::vector<Slot>();
        const std::vector<Seat> tied = type == "settle" ? left_to_chance(state) : tied_hands(shown, rules.players());
        if (all && !tied.empty()) {
            offer_by_chance(slots.front(), tied);
        } else {
            slots.clear();
        }
        slots.insert(slots.begin(), hands.begin(), hands.end());
    }
}

void FormBuilder::offer_agreements(Slot& what) {
    what.options = {option("conduct", say("Code of conduct")), option("genre", say("Genre")),
                    option("tone", say("Tone"))};
}

void FormBuilder::offer_votes(Slot& votes) const {
    for (int seat = 0; seat < rules.players(); ++seat) {
        votes.rows.push_back(rules.who(Seat{seat}));
    }
    for (int in_favour = rules.players(); in_favour >= 0; --in_favour) {
        for (int against = rules.players() - in_favour; against >= 0; --against) {
            if (in_favour + against > 0) {
                votes.options.push_back(
                    option({{"for", in_favour}, {"against", against}},
                           say("{for} for, {against} against",
                               {{"for", literally(in_favour)}, {"against", literally(against)}})));
            }
        }
    }
}

void FormBuilder::offer_outcomes(Slot& outcomes) const {
    Veto veto;
    const Json& votes = draft.at("votes");
    const Json& in_favour = Draft::member(votes, "for");
    const Json& against = Draft::member(votes, "against");
    if (in_favour.is_number_integer() && against.is_number_integer()) {
        veto.votes = Votes{in_favour.get<int>(), against.get<int>()};
    }
    const auto add = [&](Veto::Outcome outcome, const char* word, Text label, Text hint) {
        veto.outcome = outcome;
        outcomes.options.push_back(option(word, std::move(label), std::move(hint), rules.judge(state, veto)));
    };
    add(Veto::Outcome::withdrawn, "withdrawn", say("withdrawn"), say("taken back"));
    add(Veto::Outcome::explained, "explained", say("explained"), say("veto dropped"));
    add(Veto::Outcome::upheld, "upheld", say("upheld"), say("voted for it"));
    add(Veto::Outcome::overruled, "overruled", say("overruled"), say("voted against it"));
}

void FormBuilder::offer_by_chance(Slot& slot, const std::vector<Seat>& some) const {
    offer_players(slot, some);
    slot.by_chance = true;
    slot.optional = false;
}

void FormBuilder::offer_players(Slot& slot, const std::vector<Seat>& some) const {
    for (int seat = 0; seat < rules.players(); ++seat) {
        if (some.empty() || std::ranges::find(some, Seat{seat}) != some.end()) {
            slot.options.push_back(option(name(Seat{seat}), rules.who(Seat{seat})));
        }
    }
}

void FormBuilder::offer_authors(Slot& authors, bool of_element) const {
    offer_players(authors, {});
    for (int seat = 0; seat < rules.players(); ++seat) {
        authors.options[static_cast<std::size_t>(seat)].barred =
            of_element ? rules.judge(state, NewElement{Seat{seat}, "x", ElementKind::none})
                       : rules.judge(state, NewQuestion{Seat{seat}, "x", {}});
    }
}

void FormBuilder::offer_listeners(Slot& listeners) const {
    offer_players(listeners, {});
    for (int seat = 0; seat < rules.players(); ++seat) {
        listeners.options[static_cast<std::size_t>(seat)].barred = rules.judge(state, Narrate{Seat{seat}, "x", true});
    }
}

void FormBuilder::offer_kinds(Slot& kinds) {
    kinds.options = {option("character", say("character")), option("thing", say("thing")),
                     option("place", say("place"))};
}

void FormBuilder::offer_vetoes(Slot& texts) {
    // muse-story.veto.what
    for (const Text& reason :
         {say("It breaks the code of conduct"), say("It does not fit the genre or the tone"),
          say("It deletes what was told before"), say("It settles a question that is in play"),
          say("The element can happen only once"), say("The element refers to another one"),
          say("The question cannot be answered by yes or no"), say("The question has no conflict in it"),
          say("The cards went to an answer to which the words do not lead")}) {
        texts.options.push_back(option(english(reason), reason));
    }
}

void FormBuilder::offer_sample_elements(Slot& texts) {
    // The table may write anything. These samples only show what an element is, and each can come up at least twice.
    for (const Text& sample :
         {say("a mercenary with a bullet in place of an eye"), say("cacti from another world that control minds"),
          say("an innocent farm-hand"), say("aliens like potatoes, which multiply by budding"),
          say("a masked crusader"), say("the only radio left on the planet"), say("a cure for cancer"),
          say("a nuclear bomb"), say("a slow but sturdy ship"), say("a stolen passport"), say("a priceless diamond"),
          say("a remote mining colony"), say("an orbital space station"), say("Berlin behind the Iron Curtain"),
          say("a hidden city"), say("the bottom of the ocean")}) {
        texts.options.push_back(option(english(sample), sample));
    }
}

void FormBuilder::offer_later_phases(Slot& phases) const {
    const auto add = [&](Phase phase, Text name) {
        phases.options.push_back(option(word(phase), std::move(name), {}, rules.judge(state, Reach{phase})));
    };
    add(Phase::development, say("Development"));
    add(Phase::climax, say("Climax"));
    add(Phase::epilogue, say("Epilogue"));
}

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    const Draft read(draft, *this, state);
    return FormBuilder({*this, state, read, mover(state, read.seat())}).slots();
}

}  // namespace castalia::muse_story
