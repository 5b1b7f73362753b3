// One line per event, as people type it and as the text export writes it: resources/notation.md.
#include <algorithm>
#include <charconv>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

namespace {

constexpr std::string_view kVerbs =
    "roll, tax, income, develop, deed, sell, advance, trade, draw, replace, keep, done, adjust, note, dice, pause, "
    "resume or abandon";

struct Verb {
    std::string_view word;
    std::size_t move;  ///< Its place in Rules::Move.
};
constexpr std::array<Verb, 30> kWords{{
    {"r", 0},  {"roll", 0},  {"tax", 1},  {"inc", 2},  {"income", 2},  {"i", 2},      {"dev", 3},     {"develop", 3},
    {"d", 3},  {"deed", 4},  {"buy", 4},  {"e", 4},    {"sell", 5},    {"s", 5},      {"adv", 6},     {"advance", 6},
    {"a", 6},  {"trade", 7}, {"t", 7},    {"draw", 8}, {"dr", 8},      {"rep", 9},    {"replace", 9}, {"keep", 10},
    {"k", 10}, {"done", 11}, {"end", 11}, {"adj", 12}, {"adjust", 12}, {"count", 12},
}};

std::string lower(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

std::string small_code(Card card) { return lower(decktet::code(card)); }
std::string small_letter(Suit suit) { return lower(std::string(1, decktet::letter(suit))); }

/// Where the words of the game end and a note, a ruling or a time of any event begins.
bool at_tail(const NotationLine& line) {
    const std::string next = lower(line.peek());
    return line.done() || next == "note" || next == "ruling" || next == "at";
}

bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// Reads the words of one event in the state before it.
class Reader {
public:
    Reader(const Rules& rules, const State& state, NotationLine& line) : rules_(rules), state_(state), line_(line) {}

    Rules::Move read() {
        const std::string word = line_.take("a verb");
        const auto verb = std::ranges::find(kWords, std::string_view(word), &Verb::word);
        if (verb == kWords.end()) {
            line_.fail("\"" + word + "\" is no verb of Magnate; here stands " + std::string(kVerbs));
        }
        const Seat player = line_.player().value_or(state_.active);
        switch (verb->move) {
            case 0:
                return roll(player);
            case 1:
                return tax(player);
            case 2:
                return income();
            case 3:
                return develop(player);
            case 4:
                return deed(player);
            case 5:
                return Sell{player, card()};
            case 6:
                return advance(player);
            case 7:
                return trade(player);
            case 8:
                return Draw{player, ace()};
            case 9:
                return Replace{player, ace()};
            case 10:
                return Keep{player};
            case 11:
                return Done{player};
            default:
                return adjust();
        }
    }

private:
    Roll roll(Seat player) {
        Roll roll{player, {}, false};
        roll.dice[0] = ten_sided("the first die (1 to 10, 0 is 10)");
        roll.dice[1] = ten_sided("the second die (1 to 10, 0 is 10)");
        roll.by_app = by_app();
        return roll;
    }
    int ten_sided(std::string_view what) {
        const auto face = static_cast<int>(line_.take_number(what, 0, 10));
        return face == 0 ? 10 : face;  // magnate.roll.zero
    }
    Tax tax(Seat player) {
        const auto die = static_cast<int>(line_.take_number("the tax die", 1, 6));
        return {player, die, by_app()};
    }
    bool by_app() {
        const bool app = lower(line_.peek()) == "app";
        if (app) {
            line_.take("app");
        }
        return app;
    }
    Income income() {
        const int place = district();
        const Suit suit = suit_word("the suit that the deed pays");
        return {line_.player().value_or(owner_of_due(place)), place, suit};
    }
    /// Income belongs to the owner of the deed, on whoever's roll.
    Seat owner_of_due(int place) const {
        Seat owner = state_.active;
        for (const Lot& lot : state_.lots) {
            if (lot.due > 0 && lot.district == place) {
                owner = Seat{lot.owner};
                if (owner == state_.active) {
                    break;
                }
            }
        }
        return owner;
    }
    Develop develop(Seat player) {
        const Card what = card();
        const int place = district();
        return {player, what, place, payment()};
    }
    Deed deed(Seat player) {
        const Card what = card();
        return {player, what, district()};
    }
    Advance advance(Seat player) {
        const int place = district();
        return {player, place, payment()};
    }
    Trade trade(Seat player) {
        if (line_.peek() == "3") {
            line_.take("3");  // "trade 3 w for 1 s" reads as it is said.
        }
        Suit give = suit_word("the suit to give");
        if (lower(line_.peek()) == "for") {
            line_.take("for");
        }
        if (line_.peek() == "1") {
            line_.take("1");
        }
        Trade trade{player, give, suit_word("the suit to get"), 1};
        const std::string times = lower(line_.peek());
        if (times.starts_with('x') && is_number(std::string_view(times).substr(1))) {
            line_.take("times");
            trade.times = number_of(times.substr(1), "how many times (x2)", 1, kMostCounted / 3);
        }
        return trade;
    }
    Adjust adjust() {
        const std::string what = line_.take("what was counted: tokens, hand, pile or sold");
        Adjust adjust;
        if (what == "tokens" || what == "token") {
            adjust.what = Adjust::What::tokens;
            adjust.player = name();
            adjust.suit = suit_word("the suit that was counted");
        } else if (what == "hand") {
            adjust.what = Adjust::What::hand;
            adjust.player = name();
        } else if (what == "pile") {
            adjust.what = Adjust::What::draw_pile;
        } else if (what == "sold" || what == "discard") {
            adjust.what = Adjust::What::discard_pile;
        } else {
            line_.fail("\"" + what + "\" is not counted; here stands tokens, hand, pile or sold");
        }
        adjust.to = static_cast<int>(line_.take_number("the number that was counted", 0, kMostCounted));
        return adjust;
    }
    Seat name() {
        const std::string word = line_.take_text("the player whose it is");
        for (const bool exactly : {true, false}) {
            for (std::size_t i = 0; i < rules_.names.size(); ++i) {
                if (exactly ? rules_.names[i] == word : lower(rules_.names[i]) == lower(word)) {
                    return Seat{static_cast<int>(i)};
                }
            }
        }
        line_.fail("nobody at this table is called " + word);
    }

    int district() { return static_cast<int>(line_.take_number("the district", 1, kDistricts)) - 1; }

    Suit suit_word(std::string_view what) {
        const std::string word = line_.take(what);
        const std::optional<Suit> suit = decktet::suit_of(std::string_view(word));
        if (!suit) {
            line_.fail(std::string(what) + " is m, s, w, l, y or k, not \"" + word + "\"");
        }
        return *suit;
    }

    /// The longest run of words that names a card: "4wl", "sailor", "the ace of moons".
    std::optional<Card> card_ahead() {
        constexpr int kLongestCardName = 4;
        NotationLine ahead = line_;
        std::string words;
        std::optional<Card> found;
        for (int taken = 1; taken <= kLongestCardName && !ahead.done(); ++taken) {
            words += (words.empty() ? "" : " ") + ahead.take("a card");
            if (const std::optional<Card> card = decktet::card_of(words)) {
                found = card;
                line_ = ahead;
            }
        }
        return found;
    }
    Card card() {
        if (const std::optional<Card> found = card_ahead()) {
            return *found;
        }
        const std::string word = line_.take("the card (a code such as 4wl, or its name)");
        line_.fail("\"" + word + "\" is no card; here stands a code such as 4wl, or a name such as sailor");
    }
    std::optional<Suit> ace() {
        if (at_tail(line_)) {
            return std::nullopt;
        }
        const std::optional<Card> found = card_ahead();
        if (found && decktet::face(*found).rank == decktet::Rank::ace) {
            return decktet::suits(*found)[0];
        }
        if (found) {
            line_.fail(std::string(decktet::code(*found)) + " is not an Ace; only a drawn Ace is shown, such as as");
        }
        return suit_word("the Ace that was shown (am, as, aw, al, ay, ak)");
    }

    int number_of(std::string_view digits, const std::string& what, long long least, long long most) {
        long long number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size() || number < least || number > most) {
            line_.fail(what + " is a number from " + std::to_string(least) + " to " + std::to_string(most));
        }
        return static_cast<int>(number);
    }

    /// "w3 l", "3w 1l", "3 waves leaf"; "free" where nothing is paid.
    Purse payment() {
        Purse pay;
        if (at_tail(line_)) {
            const std::string word = line_.take("the payment (such as w3 l)");
            line_.fail("the payment (such as w3 l) is missing before \"" + word + "\"");
        }
        if (const std::string word = lower(line_.peek()); word == "free" || word == "0") {
            line_.take("the payment");
            return pay;
        }
        while (!at_tail(line_)) {
            pay_word(pay);
        }
        return pay;
    }
    void pay_word(Purse& pay) {
        std::string word = line_.take("the payment");
        if (word == "for" || word == "and") {
            return;
        }
        std::string digits;
        if (is_number(word)) {
            digits = word;
            word = line_.take("the suit that is paid");
        } else if (const std::size_t after = word.find_first_not_of("0123456789"); after > 0) {
            digits = word.substr(0, after);
            word.erase(0, after);
        } else if (const std::size_t before = word.find_first_of("0123456789"); before != std::string::npos) {
            digits = word.substr(before);
            word.erase(before);
        }
        const std::optional<Suit> suit = decktet::suit_of(std::string_view(word));
        if (!suit) {
            line_.fail("\"" + word + "\" is no suit; a payment is m, s, w, l, y or k with a number, such as w3 l");
        }
        if (pay[*suit] != 0) {
            line_.fail("this suit is paid twice; write one number for it, such as w3");
        }
        pay[*suit] = digits.empty() ? 1 : number_of(digits, "the number of tokens", 1, kMostCounted);
    }

    const Rules& rules_;
    const State& state_;
    NotationLine& line_;
};

/// Writes an event in its short form.
struct Writer {
    const std::vector<std::string>& names;

    static std::string district(int district) { return " " + std::to_string(district + 1); }
    static std::string pay(const Purse& purse) {
        std::string words;
        for (const Suit suit : decktet::kSuits) {
            if (purse[suit] > 0) {
                words += " " + small_letter(suit) + (purse[suit] == 1 ? "" : std::to_string(purse[suit]));
            }
        }
        return words.empty() ? " free" : words;
    }
    static std::string ace(std::optional<Suit> suit) { return suit ? " a" + small_letter(*suit) : ""; }
    static std::string app(bool by_app) { return by_app ? " app" : ""; }
    std::string name(Seat seat) const { return " " + notation_name(names.at(static_cast<std::size_t>(seat.index))); }

    std::string operator()(const Roll& move) const {
        return "r " + std::to_string(move.dice[0]) + " " + std::to_string(move.dice[1]) + app(move.by_app);
    }
    std::string operator()(const Tax& move) const { return "tax " + std::to_string(move.die) + app(move.by_app); }
    std::string operator()(const Income& move) const {
        return "inc" + district(move.district) + " " + small_letter(move.suit);
    }
    std::string operator()(const Develop& move) const {
        return "dev " + small_code(move.card) + district(move.district) + pay(move.pay);
    }
    std::string operator()(const Deed& move) const {
        return "deed " + small_code(move.card) + district(move.district);
    }
    std::string operator()(const Sell& move) const { return "sell " + small_code(move.card); }
    std::string operator()(const Advance& move) const { return "adv" + district(move.district) + pay(move.pay); }
    std::string operator()(const Trade& move) const {
        return "trade " + small_letter(move.give) + " " + small_letter(move.get) +
               (move.times == 1 ? "" : " x" + std::to_string(move.times));
    }
    std::string operator()(const Draw& move) const { return "draw" + ace(move.ace); }
    std::string operator()(const Replace& move) const { return "rep" + ace(move.ace); }
    std::string operator()(const Keep&) const { return "keep"; }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const Adjust& move) const {
        const std::string to = " " + std::to_string(move.to);
        switch (move.what) {
            case Adjust::What::tokens:
                return "adj tokens" + name(move.player) + " " + small_letter(move.suit) + to;
            case Adjust::What::hand:
                return "adj hand" + name(move.player) + to;
            case Adjust::What::draw_pile:
                return "adj pile" + to;
            default:
                return "adj sold" + to;
        }
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{names}, move); }

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(*this, state, line).read(); }

}  // namespace castalia::magnate
