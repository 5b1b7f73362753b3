// The slots of an event: what may fill each of them, what it would lead to, and why not.
#include <algorithm>

#include "core/games/muse_story/draft.h"
#include "core/games/muse_story/muse_story.h"
#include "core/rules/slot_word.h"

namespace castalia::muse_story {

namespace {

Slot slot(std::string field, Slot::Kind kind, Text label, bool optional = false) {
    return {std::move(field), kind, std::move(label), {}, 0, 0, optional};
}

Option option(Json value, Text name, Text hint = {}, std::optional<Refusal> barred = {}) {
    return {std::move(value), std::move(name), std::move(hint), std::move(barred), false};
}

class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : rules_(rules),
          state_(state),
          draft_(json, rules, state),
          seat_(draft_.player().value_or(state.narrator.value_or(Seat{0}))) {}

    std::vector<Slot> slots() {
        const std::string type = draft_.type();
        if (type == "agree") {
            return form_of(agreed(), short_words("text", say("Words")), votes());
        }
        if (type == "element") {
            return form_of(authors(say("by")), short_words("text", say("Element")), kinds());
        }
        if (type == "question") {
            return new_question();
        }
        if (type == "begin") {
            return form_of(by_chance("narrator", say("First narrator"), {}));
        }
        if (type == "narrate") {
            return form_of(long_words("text", say("Words")));
        }
        if (type == "choose") {
            return choose();
        }
        if (type == "add") {
            return add();
        }
        if (type == "answer" || type == "erase") {
            return form_of(questions(type == "answer" ? &FormBuilder::why_not_answer : &FormBuilder::why_not_erase));
        }
        if (type == "show") {
            return show();
        }
        if (type == "tides") {
            const auto held = state_.hand[static_cast<std::size_t>(seat_.index)];
            return form_of(cards("cards", say("Cards"), placed(state_), 1, std::min(held, playing::kCards)));
        }
        if (type == "contest") {
            return contest();
        }
        if (type == "flip" && state_.contest) {
            return flip();
        }
        if (type == "settle" && !left_to_chance(state_).empty()) {
            return form_of(by_chance("winner", say("Chance decides for"), left_to_chance(state_)));
        }
        if (type == "veto") {
            return form_of(players("player", say("Veto by"), {}), short_words("text", say("about")), votes(),
                           outcomes());
        }
        if (type == "phase") {
            return form_of(later_phases());
        }
        if (type == "epilogue") {
            return epilogue();
        }
        if (type == "adjust") {
            return form_of(counted(), Slot{"to", Slot::Kind::number, say("Counted"), {}, 0, kMostCounted, false});
        }
        return {};
    }

private:
    using WhyNot = std::optional<Refusal> (FormBuilder::*)(int) const;

    const std::string& name(Seat seat) const { return rules_.names.at(static_cast<std::size_t>(seat.index)); }
    const Question& asked(int question) const { return state_.questions[static_cast<std::size_t>(question)]; }
    static Text number(int question) { return literally(question + 1); }

    // Words.
    static Slot short_words(std::string field, Text label) {
        Slot words = slot(std::move(field), Slot::Kind::words, std::move(label));
        words.most = 200;
        return words;
    }
    static Slot long_words(std::string field, Text label) {
        Slot words = slot(std::move(field), Slot::Kind::words, std::move(label));
        words.most = kLongestText;
        return words;
    }
    static Slot agreed() {
        Slot what = slot("what", Slot::Kind::place, say("Agreed"));
        what.options = {option("conduct", say("Code of conduct")), option("genre", say("Genre")),
                        option("tone", say("Tone"))};
        return what;
    }
    Slot votes() const {
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
    Slot outcomes() const {
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
    /// Players to choose from; all where no list is given.
    Slot by_chance(std::string field, Text label, const std::vector<Seat>& some) const {
        Slot slot = players(std::move(field), std::move(label), some);
        slot.by_chance = true;
        return slot;
    }
    Slot players(std::string field, Text label, const std::vector<Seat>& some) const {
        Slot slot = muse_story::slot(std::move(field), Slot::Kind::place, std::move(label));
        for (int seat = 0; seat < rules_.players(); ++seat) {
            if (some.empty() || std::ranges::find(some, Seat{seat}) != some.end()) {
                slot.options.push_back(option(name(Seat{seat}), rules_.who(Seat{seat})));
            }
        }
        return slot;
    }
    Slot authors(Text label) const {
        Slot authors = players("player", std::move(label), {});
        for (int seat = 0; seat < rules_.players(); ++seat) {
            authors.options[static_cast<std::size_t>(seat)].barred =
                draft_.type() == "element" ? rules_.judge(state_, NewElement{Seat{seat}, "x", ElementKind::none})
                                           : rules_.judge(state_, NewQuestion{Seat{seat}, "x", {}});
        }
        return authors;
    }
    static Slot kinds() {
        Slot kinds = slot("kind", Slot::Kind::place, say("a"), true);
        kinds.options = {option("character", say("character")), option("thing", say("thing")),
                         option("place", say("place"))};
        return kinds;
    }
    std::vector<Slot> new_question() const {
        std::vector<Slot> slots = form_of(authors(say("by")), short_words("text", say("Question")));
        const Json& used = draft_.at("elements");
        for (std::size_t i = 0; i < 3; ++i) {
            Slot element = slot("elements/" + std::to_string(i), Slot::Kind::place,
                                i == 0   ? say("of element")
                                : i == 1 ? say("and")
                                         : say("and perhaps"),
                                i == 2);
            for (std::size_t e = 0; e < state_.elements.size(); ++e) {
                const std::string letter = letters(static_cast<int>(e));
                Option one = option(letter, element_text(static_cast<int>(e)), rules_.who(state_.elements[e].author),
                                    why_not_element(static_cast<int>(e)));
                for (std::size_t before = 0; before < i && used.is_array() && before < used.size(); ++before) {
                    if (used[before] == letter) {
                        one.barred =
                            Refusal{Refusal::Kind::impossible, "muse-story.question.distinct",
                                    say("{element} is in the question already", {{"element", literally(letter)}}),
                                    say("in it already")};
                    }
                }
                element.options.push_back(std::move(one));
            }
            slots.push_back(std::move(element));
        }
        return slots;
    }
    Text element_text(int element) const {
        return say("{letter}. {text}",
                   {{"letter", literally(letters(element))},
                    {"text", literally(state_.elements[static_cast<std::size_t>(element)].text.view())}});
    }
    std::optional<Refusal> why_not_element(int element) const {
        const std::optional<Refusal> alone = rules_.judge(state_, NewQuestion{seat_, "x", {element}});
        const bool about_it = alone && (alone->clause == "muse-story.question.own-element" ||
                                        alone->clause == "muse-story.question.crossed");
        return about_it ? alone : std::nullopt;
    }

    // Questions.
    std::optional<Refusal> why_not_answer(int question) const {
        return rules_.judge(state_, Answer{seat_, question});
    }
    std::optional<Refusal> why_not_erase(int question) const { return rules_.judge(state_, Erase{question}); }
    std::optional<Refusal> why_not_choose(int question) const {
        const std::vector<std::vector<int>> ways = checks(question);
        return rules_.judge(state_, Choose{seat_, question, ways.front()});
    }
    std::optional<Refusal> why_not_add(int question) const {
        const int cards = draft_.words("from") == "hand" ? 1 : 0;
        const auto yes = rules_.judge(state_, Add{seat_, question, Side::yes, cards});
        return yes ? rules_.judge(state_, Add{seat_, question, Side::no, cards}) : yes;
    }
    Slot questions(WhyNot why_not) const {
        Slot questions = slot("question", Slot::Kind::place, say("Question"));
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            const Question& question = state_.questions[i];
            questions.options.push_back(option(i + 1,
                                               say("{number}. {text}", {{"number", number(static_cast<int>(i))},
                                                                        {"text", literally(question.text.view())}}),
                                               rules_.who(question.author), (this->*why_not)(static_cast<int>(i))));
        }
        return questions;
    }
    /// Every way of checking off what a question takes; one way without an element where none is left.
    std::vector<std::vector<int>> checks(int question) const {
        const std::vector<int> free = usable(state_, asked(question));
        if (free.size() <= 2) {
            return {free};
        }
        return {{free[0], free[1]}, {free[0], free[2]}, {free[1], free[2]}};
    }
    std::vector<Slot> choose() const {
        std::vector<Slot> slots = form_of(questions(&FormBuilder::why_not_choose));
        if (const std::optional<int> question = draft_.question()) {
            Slot check = slot("check", Slot::Kind::place, say("checks"));
            for (const std::vector<int>& way : checks(*question)) {
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
                const Text hint = cost > 0          ? say_count("{who} discards {n}", "{who} discards {n}", cost,
                                                                {{"who", rules_.who(seat_)}})
                                  : authors.empty() ? say("nobody draws for them")
                                                    : say("drawing: {who}", {{"who", listed(authors)}});
                check.options.push_back(option(std::move(value), names.empty() ? say("nothing") : listed(names), hint,
                                               rules_.judge(state_, Choose{seat_, *question, way})));
            }
            slots.push_back(std::move(check));
        }
        return slots;
    }
    std::vector<Slot> add() const {
        std::vector<Slot> slots = form_of(questions(&FormBuilder::why_not_add));
        const bool from_hand = draft_.words("from") == "hand";
        if (const std::optional<int> question = draft_.question()) {
            Slot answers = slot("answer", Slot::Kind::place, say("to"));
            for (const Side side : {Side::yes, Side::no}) {
                const Pile& pile = asked(*question).piles[index(side)];
                answers.options.push_back(
                    option(word(side), side_text(side),
                           pile.owner ? say_count("{who} has {n} card there", "{who} has {n} cards there", pile.cards,
                                                  {{"who", rules_.who(*pile.owner)}})
                                      : say("free"),
                           rules_.judge(state_, Add{seat_, *question, side, from_hand ? 1 : 0})));
            }
            slots.push_back(std::move(answers));
        }
        if (from_hand) {
            Slot cards = slot("cards", Slot::Kind::number, say("cards from hand"));
            cards.least = 1;
            cards.most = std::max(1, state_.hand[static_cast<std::size_t>(seat_.index)]);
            slots.push_back(std::move(cards));
        }
        return slots;
    }

    // Cards.
    /// All 52; those that cannot be shown say why.
    static void add_deck(Slot& slot, const playing::Set& gone) {
        for (int suit = 3; suit >= 0; --suit) {
            for (int rank = 12; rank >= 0; --rank) {
                const Card card = playing::card(rank, static_cast<playing::Suit>(suit));
                std::optional<Refusal> barred;
                if (gone.has(card)) {
                    barred = Refusal{Refusal::Kind::impossible, "muse-story.card.seen",
                                     say("{card} has been seen and cannot be shown", {{"card", card_text(card)}}),
                                     say("seen")};
                }
                slot.options.push_back(option(playing::code(card), playing::name(card), {}, std::move(barred)));
            }
        }
    }
    static Slot cards(std::string field, Text label, const playing::Set& gone, long long least, long long most) {
        Slot slot = muse_story::slot(std::move(field), Slot::Kind::cards, std::move(label));
        slot.least = least;
        slot.most = most;
        add_deck(slot, gone);
        return slot;
    }
    std::vector<Slot> show() const {
        std::vector<Slot> slots;
        Slot answers = slot("answer", Slot::Kind::place, say("Answer"));
        for (const Side side : {Side::yes, Side::no}) {
            std::optional<Refusal> barred = rules_.judge(state_, Show{side, {}});
            if (barred && barred->clause == "muse-story.show.count") {
                barred.reset();
            }
            answers.options.push_back(option(word(side), side_text(side),
                                             say_count("{n} card", "{n} cards", face_down(state_, side)),
                                             std::move(barred)));
        }
        slots.push_back(std::move(answers));
        if (const std::optional<Side> side = draft_.answer(); side && state_.showdown) {
            const int lie = std::min(face_down(state_, *side), playing::kCards);
            slots.push_back(cards("cards", say("Cards"), placed(state_), lie, lie));
        }
        return slots;
    }
    std::vector<Slot> contest() const {
        std::vector<Slot> slots;
        const Json& list = draft_.at("contenders");
        const std::size_t named = list.is_array() ? list.size() : 0;
        const std::size_t most = std::min<std::size_t>(named + 1, rules_.names.size() - 1);
        for (std::size_t i = 0; i < most; ++i) {
            Slot one =
                slot("contenders/" + std::to_string(i), Slot::Kind::place, i == 0 ? say("Who") : say("and"), i > 0);
            for (int seat = 0; seat < rules_.players(); ++seat) {
                if (Seat{seat} == state_.narrator) {
                    continue;
                }
                StartContest contest;
                for (std::size_t before = 0; before < i && before < named; ++before) {
                    const Json& player = Draft::member(list[before], "player");
                    if (player.is_string()) {
                        if (const auto other = rules_.seat_called(player.get<std::string>())) {
                            contest.contenders.push_back({*other, Aim::jump_in});
                        }
                    }
                }
                contest.contenders.push_back({Seat{seat}, Aim::jump_in});
                const std::optional<Refusal> barred = rules_.judge(state_, contest);
                one.options.push_back(option({{"player", name(Seat{seat})}, {"aim", "jump_in"}},
                                             say("{who} jumps in", {{"who", rules_.who(Seat{seat})}}), {}, barred));
                one.options.push_back(option({{"player", name(Seat{seat})}, {"aim", "object"}},
                                             say("{who} objects", {{"who", rules_.who(Seat{seat})}}), {}, barred));
            }
            slots.push_back(std::move(one));
        }
        Slot against = short_words("against", say("against"));
        against.optional = true;
        slots.push_back(std::move(against));
        return slots;
    }
    std::vector<Slot> flip() const {
        std::vector<Slot> slots;
        const Seat drawer = state_.contest->stands.front().player;
        for (const Stand& stand : state_.contest->stands) {
            // What the narrator draws may be a card for which the discard pile has just been shuffled.
            playing::Set gone =
                stand.player == drawer && next_draw_shuffles(state_) ? face_up(state_) : placed(state_);
            for (const Stand& other_stand : state_.contest->stands) {
                const Json& shown = Draft::member(draft_.at("cards"), name(other_stand.player));
                if (other_stand.player != stand.player && shown.is_string()) {
                    if (const std::optional<Card> card = playing::card_of(shown.get<std::string>())) {
                        gone.add(*card);
                    }
                }
            }
            Slot one = slot("cards/" + slot_word(name(stand.player)), Slot::Kind::card,
                            stand.player == drawer ? say("{who}, from the deck", {{"who", rules_.who(stand.player)}})
                                                   : say("{who}, from hand", {{"who", rules_.who(stand.player)}}));
            add_deck(one, gone);
            slots.push_back(std::move(one));
        }
        return slots;
    }
    std::vector<Slot> epilogue() const {
        std::vector<Slot> slots;
        Epilogue shown;
        bool all = true;
        for (int seat = 0; seat < rules_.players(); ++seat) {
            const int held = std::min(state_.hand[static_cast<std::size_t>(seat)], playing::kCards);
            if (held == 0) {
                continue;
            }
            playing::Set gone = placed(state_);
            for (int other_seat = 0; other_seat < rules_.players(); ++other_seat) {
                if (other_seat != seat) {
                    for (const Card card : Draft::cards(Draft::member(draft_.at("hands"), name(Seat{other_seat})))) {
                        gone.add(card);
                    }
                }
            }
            shown.hands.emplace_back(Seat{seat}, Draft::cards(Draft::member(draft_.at("hands"), name(Seat{seat}))));
            all = all && std::cmp_equal(shown.hands.back().second.size(), held);
            slots.push_back(cards("hands/" + slot_word(name(Seat{seat})), rules_.who(Seat{seat}), gone, held, held));
        }
        if (const std::vector<Seat> best = best_hands(shown, rules_.players()); all && best.size() > 1) {
            slots.push_back(by_chance("winner", say("Chance decides for"), best));
        }
        return slots;
    }

    Slot later_phases() const {
        Slot phases = slot("to", Slot::Kind::place, say("Phase"));
        const auto add = [&](Phase phase, Text name) {
            phases.options.push_back(option(word(phase), std::move(name), {}, rules_.judge(state_, Reach{phase})));
        };
        add(Phase::development, say("Development"));
        add(Phase::climax, say("Climax"));
        add(Phase::epilogue, say("Epilogue"));
        return phases;
    }
    Slot counted() const {
        Slot counts = slot("what", Slot::Kind::place, say("What was counted"));
        const auto add = [&](Json what, Text label, long long now) {
            counts.options.push_back(
                option(std::move(what), std::move(label), say("now {n}", {{"n", literally(now)}})));
        };
        for (int seat = 0; seat < rules_.players(); ++seat) {
            add({{"what", "hand"}, {"player", name(Seat{seat})}},
                say("{who}: cards in hand", {{"who", rules_.who(Seat{seat})}}),
                state_.hand[static_cast<std::size_t>(seat)]);
        }
        add({{"what", "deck"}}, say("Deck"), state_.deck);
        add({{"what", "discard"}}, say("Discard pile"), state_.discard);
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            for (const Side side : {Side::yes, Side::no}) {
                if (state_.questions[i].status == Status::in_play) {
                    add({{"what", "answer"}, {"question", i + 1}, {"answer", word(side)}},
                        say("Question {number}: {side}",
                            {{"number", number(static_cast<int>(i))}, {"side", side_text(side)}}),
                        state_.questions[i].piles[index(side)].cards);
                }
            }
        }
        return counts;
    }

    const Rules& rules_;
    const State& state_;
    Draft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::muse_story
