// One line per event, as people type it: resources/notation.md. Written it is in notation_written.cpp.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/games/muse_story/record_words.h"
#include "core/parts/line_words.h"

namespace castalia::muse_story {

namespace {

constexpr std::string_view kVerbs =
    "agree, element, question, begin, narrate, choose, add, answer, show, tides, contest, flip, settle, end, veto, "
    "erase, phase, epilogue, adjust, note, dice, pause, resume or abandon";

struct Verb {
    std::string_view word;
    std::size_t move;  ///< Its place in Rules::Move.
};
constexpr std::array<Verb, 37> kWords{{
    {"agree", 0},   {"element", 1},  {"e", 1},         {"question", 2}, {"q", 2},     {"begin", 3},
    {"narrate", 4}, {"n", 4},        {"tell", 4},      {"choose", 5},   {"c", 5},     {"add", 6},
    {"a", 6},       {"answer", 7},   {"ans", 7},       {"show", 8},     {"turn", 8},  {"tides", 9},
    {"t", 9},       {"contest", 10}, {"jump", 10},     {"object", 10},  {"flip", 11}, {"f", 11},
    {"settle", 12}, {"end", 13},     {"end_turn", 13}, {"veto", 14},    {"v", 14},    {"erase", 15},
    {"phase", 16},  {"reach", 16},   {"epilogue", 17}, {"hands", 17},   {"adj", 18},  {"adjust", 18},
    {"count", 18},
}};

std::string upper(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return result;
}

/// Reads the words of one event in the state before it.
class Reader {
public:
    Reader(const Rules& rules, const State& state, NotationLine& line) : rules_(rules), state_(state), line_(line) {}

    Rules::Move read() {
        const std::string word = line_.take("a verb");
        const auto verb = std::ranges::find(kWords, std::string_view(word), &Verb::word);
        if (verb == kWords.end()) {
            line_.fail("\"" + word + "\" is no verb of Muse; here stands " + std::string(kVerbs));
        }
        switch (verb->move) {
            case 0: return agree();
            case 1: return element();
            case 2: return question();
            case 3: return Begin{name("the player who narrates first")};
            case 4: return Narrate{player(), text("the words that were told")};
            case 5: return choose();
            case 6: return add();
            case 7: return Answer{narrator(), number()};
            case 8: {
                const Side side = answer();
                return Show{side, cards(0)};
            }
            case 9: return Tides{player(), cards(1)};
            case 10: return contest(word);
            case 11: return flip();
            case 12: return Settle{done() ? std::nullopt : std::optional(name("the winner"))};
            case 13: return EndTurn{narrator()};
            case 14: return veto();
            case 15: return Erase{number()};
            case 16:
                return Reach{std::array{Phase::development, Phase::climax, Phase::epilogue}.at(
                    one_of(kPhases, "the phase (development, climax or epilogue)"))};
            case 17: return epilogue();
            default: return adjust();
        }
    }

private:
    bool done() const { return line_.done(); }

    /// Who acts where the line does not say: whom the game waits for.
    Seat player() {
        if (line_.player()) {
            return *line_.player();
        }
        const std::vector<Seat> seats = rules_.prompt(state_).seats;
        return !seats.empty() ? seats.front() : state_.narrator.value_or(Seat{0});
    }
    std::optional<Seat> narrator() const { return line_.player() ? line_.player() : state_.narrator; }

    template <class List>
    std::size_t one_of(const List& words, const std::string& what) {
        const std::string word = line_.take(what);
        const auto found = std::ranges::find(words, std::string_view(word));
        if (word.empty() || found == words.end()) {
            line_.fail("\"" + word + "\" does not fit; here stands " + what);
        }
        return static_cast<std::size_t>(found - words.begin());
    }
    /// In quotation marks, or everything to the end of the line.
    std::string text(const std::string& what) {
        std::string words = line_.quoted() ? line_.take_text(what)
                            : done()       ? line_.take_text(what)
                                           : line_.take_rest();
        check_text(words, kLongestText, what);
        return words;
    }
    std::string written(const std::string& what) {
        std::string words = text(what);
        if (words.empty()) {
            line_.fail(what + " needs at least one character");
        }
        return words;
    }
    std::optional<Votes> votes() {
        if (line_.quoted() || lowered(line_.peek()) != "votes") {
            return std::nullopt;
        }
        line_.take("votes");
        const std::string word = line_.take("the votes for and against, such as 3:1");
        if (word.size() != 3 || word[1] != ':' || word[0] < '0' || word[0] > '6' || word[2] < '0' || word[2] > '6') {
            line_.fail("votes are written 3:1, those for it first");
        }
        return Votes{word[0] - '0', word[2] - '0'};
    }
    Agree agree() {
        const auto what = static_cast<Agree::What>(one_of(kAgreements, "conduct, genre or tone"));
        const std::optional<Votes> counted = votes();
        return {what, written("what was agreed"), counted};
    }
    NewElement element() {
        NewElement element{player(), {}, ElementKind::none};
        if (const auto kind = std::ranges::find(kKinds, std::string_view(lowered(line_.peek())));
            !done() && !line_.quoted() && kind != kKinds.end()) {
            line_.take("the kind");
            element.kind = static_cast<ElementKind>(1 + (kind - kKinds.begin()));
        }
        element.text = written("the element");
        return element;
    }
    NewQuestion question() {
        NewQuestion question{player(), {}, {}};
        // Before words without quotation marks an element is one letter, or "do" would be one.
        while (!done() && !line_.quoted() && question.elements.size() < 3) {
            NotationLine ahead = line_;
            const std::optional<int> element = element_called(upper(ahead.take("an element")));
            if (!element || (!ahead.quoted() && lowered(line_.peek()).size() > 1 && question.elements.size() >= 2)) {
                break;
            }
            line_ = ahead;
            if (std::ranges::find(question.elements, *element) != question.elements.end()) {
                line_.fail("the element " + letters(*element) + " stands here twice");
            }
            question.elements.push_back(*element);
        }
        if (question.elements.size() < 2) {
            const std::string word = line_.take_text("an element (a question has two or three, such as c e)");
            line_.fail("\"" + word + "\" is no element; a question has two or three, such as c e");
        }
        question.text = written("the question");
        return question;
    }
    int number() { return static_cast<int>(line_.take_number("the number of the question", 1, kMostCounted)) - 1; }
    Side answer() {
        const std::string word = line_.take("yes or no");
        if (word != "yes" && word != "y" && word != "no" && word != "n") {
            line_.fail("an answer is yes or no, not \"" + word + "\"");
        }
        return word[0] == 'y' ? Side::yes : Side::no;
    }
    Choose choose() {
        Choose choose{narrator(), number(), {}};
        while (!done()) {
            const std::string word = line_.take("an element to check off");
            const std::optional<int> element = element_called(upper(word));
            if (!element || choose.check.size() == 3) {
                line_.fail(element ? "a question has at most three elements"
                                   : "\"" + word + "\" is no element; elements are a, b, c");
            }
            if (std::ranges::find(choose.check, *element) != choose.check.end()) {
                line_.fail("the element " + letters(*element) + " stands here twice");
            }
            choose.check.push_back(*element);
        }
        return choose;
    }
    Add add() {
        Add add{narrator(), number(), answer(), 0};
        if (done() || lowered(line_.peek()) == "deck") {
            if (!done()) {
                line_.take("deck");
            }
            return add;
        }
        add.from_hand = static_cast<int>(line_.take_number("how many cards from the hand, or deck", 1, kMostCounted));
        if (lowered(line_.peek()) == "hand") {
            line_.take("hand");
        }
        return add;
    }

    Card card(const std::string& word) {
        const std::optional<Card> card = playing::card_of(word);
        if (!card) {
            line_.fail("\"" + word + "\" is no card; a card is its rank and suit, such as 10h");
        }
        return *card;
    }
    /// "as,10h" in one word.
    void add_cards(std::vector<Card>& cards, const std::string& word) {
        for (std::size_t from = 0; from <= word.size();) {
            const std::size_t to = std::min(word.find(',', from), word.size());
            if (to > from) {
                const Card one = card(word.substr(from, to - from));
                if (std::ranges::find(cards, one) != cards.end()) {
                    line_.fail(playing::code(one) + " is shown twice");
                }
                cards.push_back(one);
            }
            from = to + 1;
        }
    }
    std::vector<Card> cards(std::size_t least) {
        std::vector<Card> cards;
        while (!done()) {
            add_cards(cards, line_.take("a card such as 10h"));
        }
        if (cards.size() < least) {
            line_.take("a card such as 10h");
        }
        return cards;
    }

    StartContest contest(const std::string& verb) {
        StartContest contest;
        Aim aim = verb == "object" ? Aim::object : Aim::jump_in;
        if (line_.player()) {  // "David: object" is what David says.
            contest.contenders.push_back({*line_.player(), aim});
        }
        while (!done()) {
            const std::string word = line_.quoted() ? std::string() : lowered(line_.peek());
            if (word == "against") {
                line_.take("against");
                contest.against = written("what it is against");
                break;
            }
            if (word == "jump" || word == "object") {
                line_.take("the aim");
                aim = word == "jump" ? Aim::jump_in : Aim::object;
                continue;
            }
            contest.contenders.push_back({name("who jumps in or objects"), aim});
        }
        if (contest.contenders.empty() || contest.contenders.size() > kMostPlayers - 1) {
            line_.fail("who jumps in or objects is missing: such as contest jump David object Charlie");
        }
        return contest;
    }
    Flip flip() {
        Flip flip;
        std::size_t next = 0;
        while (!done()) {
            const bool is_name = rules_.seat_called(line_.peek()).has_value() || line_.quoted();
            // Without names the cards go round as the contest stands, the narrator's first.
            if (!is_name && state_.contest && next < state_.contest->stands.size() &&
                playing::card_of(line_.peek())) {
                flip.cards.emplace_back(state_.contest->stands[next++].player, card(line_.take("a card")));
                continue;
            }
            const Seat player = name("a player");
            if (std::ranges::find(flip.cards, player, [](const auto& one) { return one.first; }) !=
                flip.cards.end()) {
                line_.fail("this player has shown a card already");
            }
            flip.cards.emplace_back(player, card(line_.take("the card that was shown")));
        }
        if (flip.cards.size() < 2) {
            line_.fail("the first cards of all who take part are missing: such as flip Bob jh Charlie qh");
        }
        return flip;
    }
    Veto veto() {
        Veto veto;
        veto.player = player();
        veto.outcome = static_cast<Veto::Outcome>(one_of(kOutcomes, "withdrawn, explained, upheld or overruled"));
        veto.votes = votes();
        veto.text = done() ? std::string() : text("what the veto is about");
        return veto;
    }
    Epilogue epilogue() {
        Epilogue epilogue;
        while (!done()) {
            if (!line_.quoted() && lowered(line_.peek()) == "winner" && !rules_.seat_called(line_.peek())) {
                line_.take("winner");
                epilogue.winner = name("the winner");
                break;
            }
            const Seat player = name("a player");
            if (std::ranges::find(epilogue.hands, player, [](const auto& one) { return one.first; }) !=
                epilogue.hands.end()) {
                line_.fail("this player has shown a hand already");
            }
            const std::string hand = line_.take("the cards of the hand with commas between them, or none");
            std::vector<Card> shown;
            if (hand != "none") {
                add_cards(shown, hand);
            }
            epilogue.hands.emplace_back(player, std::move(shown));
        }
        return epilogue;
    }
    Adjust adjust() {
        constexpr std::array<std::string_view, 4> counts{"hand", "deck", "discard", "answer"};
        Adjust adjust;
        adjust.what = static_cast<Adjust::What>(one_of(counts, "what was counted: hand, deck, discard or answer"));
        if (adjust.what == Adjust::What::hand) {
            adjust.player = name("the player whose hand it is");
        }
        if (adjust.what == Adjust::What::answer) {
            adjust.question = number();
            adjust.answer = answer();
        }
        adjust.to = static_cast<int>(line_.take_number("the number that was counted", 0, kMostCounted));
        return adjust;
    }
    Seat name(const std::string& what) {
        const std::string word = line_.take_text(what);
        for (const bool exactly : {true, false}) {
            for (std::size_t i = 0; i < rules_.names.size(); ++i) {
                if (exactly ? rules_.names[i] == word : lowered(rules_.names[i]) == lowered(word)) {
                    return Seat{static_cast<int>(i)};
                }
            }
        }
        line_.fail("nobody at this table is called " + word);
    }

    const Rules& rules_;
    const State& state_;
    NotationLine& line_;
};

}  // namespace

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(*this, state, line).read(); }

}  // namespace castalia::muse_story
