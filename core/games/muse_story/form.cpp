// Forms of what is written, agreed and counted, and of players.
#include "core/games/muse_story/form.h"

#include <algorithm>

namespace castalia::muse_story {

std::vector<Slot> FormBuilder::slots() const {
    static constexpr std::array<std::pair<std::string_view, Form>, 18> kForms{{
        {"agree", &FormBuilder::agree},
        {"element", &FormBuilder::element},
        {"question", &FormBuilder::new_question},
        {"begin", &FormBuilder::begin},
        {"narrate", &FormBuilder::narrate},
        {"choose", &FormBuilder::choose},
        {"add", &FormBuilder::add},
        {"answer", &FormBuilder::answer},
        {"show", &FormBuilder::show},
        {"tides", &FormBuilder::tides},
        {"contest", &FormBuilder::contest},
        {"flip", &FormBuilder::flip},
        {"settle", &FormBuilder::settle},
        {"veto", &FormBuilder::veto},
        {"erase", &FormBuilder::erase},
        {"phase", &FormBuilder::phase},
        {"epilogue", &FormBuilder::epilogue},
        {"adjust", &FormBuilder::adjust},
    }};
    const std::string type = draft_.type();
    const auto found = std::ranges::find(kForms, std::string_view(type), [](const auto& one) { return one.first; });
    return found == kForms.end() ? std::vector<Slot>() : (this->*found->second)();
}

std::vector<Slot> FormBuilder::agree() const { return form_of(agreed(), short_words("text", say("Words")), votes()); }

std::vector<Slot> FormBuilder::element() const {
    return form_of(authors(say("by")), short_words("text", say("Element")), kinds());
}

std::vector<Slot> FormBuilder::begin() const { return form_of(by_chance("narrator", say("First narrator"), {})); }

std::vector<Slot> FormBuilder::narrate() const { return form_of(long_words("text", say("Words"))); }

std::vector<Slot> FormBuilder::veto() const {
    return form_of(players("player", say("Veto by"), {}), short_words("text", say("about")), votes(), outcomes());
}

std::vector<Slot> FormBuilder::phase() const { return form_of(later_phases()); }

std::vector<Slot> FormBuilder::adjust() const {
    return form_of(counted(), Slot{"to", Slot::Kind::number, say("Counted"), {}, 0, kMostCounted, false});
}

Slot FormBuilder::short_words(FieldPath field, Text label) {
    Slot words = slot(std::move(field), Slot::Kind::words, std::move(label));
    words.most = 200;
    return words;
}

Slot FormBuilder::long_words(FieldPath field, Text label) {
    Slot words = slot(std::move(field), Slot::Kind::words, std::move(label));
    words.most = kLongestText;
    return words;
}

Slot FormBuilder::agreed() {
    Slot what = slot("what", Slot::Kind::place, say("Agreed"));
    what.options = {option("conduct", say("Code of conduct")), option("genre", say("Genre")),
                    option("tone", say("Tone"))};
    return what;
}

Slot FormBuilder::votes() const {
    Slot votes = slot("votes", Slot::Kind::place, say("Votes"), true);
    for (int in_favour = rules_.players(); in_favour >= 0; --in_favour) {
        for (int against = rules_.players() - in_favour; against >= 0; --against) {
            if (in_favour + against > 0) {
                votes.options.push_back(
                    option({{"for", in_favour}, {"against", against}},
                           say("{for} for, {against} against",
                               {{"for", literally(in_favour)}, {"against", literally(against)}})));
            }
        }
    }
    return votes;
}

Slot FormBuilder::outcomes() const {
    Slot outcomes = slot("outcome", Slot::Kind::place, say("and it was"));
    Veto veto;
    const Json& votes = draft_.at("votes");
    const Json& in_favour = Draft::member(votes, "for");
    const Json& against = Draft::member(votes, "against");
    if (in_favour.is_number_integer() && against.is_number_integer()) {
        veto.votes = Votes{in_favour.get<int>(), against.get<int>()};
    }
    const auto add = [&](Veto::Outcome outcome, const char* word, Text label, Text hint) {
        veto.outcome = outcome;
        outcomes.options.push_back(option(word, std::move(label), std::move(hint), rules_.judge(state_, veto)));
    };
    add(Veto::Outcome::withdrawn, "withdrawn", say("withdrawn"), say("taken back"));
    add(Veto::Outcome::explained, "explained", say("explained"), say("veto dropped"));
    add(Veto::Outcome::upheld, "upheld", say("upheld"), say("voted for it"));
    add(Veto::Outcome::overruled, "overruled", say("overruled"), say("voted against it"));
    return outcomes;
}

Slot FormBuilder::by_chance(FieldPath field, Text label, const std::vector<Seat>& some) const {
    Slot slot = players(std::move(field), std::move(label), some);
    slot.by_chance = true;
    return slot;
}

Slot FormBuilder::players(FieldPath field, Text label, const std::vector<Seat>& some) const {
    Slot slot = muse_story::slot(std::move(field), Slot::Kind::place, std::move(label));
    for (int seat = 0; seat < rules_.players(); ++seat) {
        if (some.empty() || std::ranges::find(some, Seat{seat}) != some.end()) {
            slot.options.push_back(option(name(Seat{seat}), rules_.who(Seat{seat})));
        }
    }
    return slot;
}

Slot FormBuilder::authors(Text label) const {
    Slot authors = players("player", std::move(label), {});
    for (int seat = 0; seat < rules_.players(); ++seat) {
        authors.options[static_cast<std::size_t>(seat)].barred =
            draft_.type() == "element" ? rules_.judge(state_, NewElement{Seat{seat}, "x", ElementKind::none})
                                       : rules_.judge(state_, NewQuestion{Seat{seat}, "x", {}});
    }
    return authors;
}

Slot FormBuilder::kinds() {
    Slot kinds = slot("kind", Slot::Kind::place, say("a"), true);
    kinds.options = {option("character", say("character")), option("thing", say("thing")),
                     option("place", say("place"))};
    return kinds;
}

Slot FormBuilder::later_phases() const {
    Slot phases = slot("to", Slot::Kind::place, say("Phase"));
    const auto add = [&](Phase phase, Text name) {
        phases.options.push_back(option(word(phase), std::move(name), {}, rules_.judge(state_, Reach{phase})));
    };
    add(Phase::development, say("Development"));
    add(Phase::climax, say("Climax"));
    add(Phase::epilogue, say("Epilogue"));
    return phases;
}

Slot FormBuilder::counted() const {
    Slot counts = slot("what", Slot::Kind::place, say("What was counted"));
    const auto add = [&](Json what, Text label, long long now) {
        counts.options.push_back(option(std::move(what), std::move(label), say("now {n}", {{"n", literally(now)}})));
    };
    for (int seat = 0; seat < rules_.players(); ++seat) {
        add({{"what", "hand"}, {"player", name(Seat{seat})}},
            say("{who}: cards in hand", {{"who", rules_.who(Seat{seat})}}),
            state_.hand[static_cast<std::size_t>(seat)]);
    }
    add({{"what", "deck"}}, say("Deck"), state_.deck);
    add({{"what", "discard"}}, say("Discard pile"), state_.discard);
    for (int i = 0; std::cmp_less(i, state_.questions.size()); ++i) {
        for (const Side side : {Side::yes, Side::no}) {
            if (asked(i).status == Status::in_play) {
                add({{"what", "answer"}, {"question", i + 1}, {"answer", word(side)}},
                    say("Question {number}: {side}", {{"number", question_number(i)}, {"side", side_text(side)}}),
                    asked(i).piles[index(side)].cards);
            }
        }
    }
    return counts;
}

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::muse_story
