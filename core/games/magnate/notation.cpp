// One line per event, as people type it and as the text export writes it: resources/notation.md.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_notation.h"
#include "core/parts/line_words.h"

namespace castalia::magnate {

namespace {

using decktet::small_code;
using decktet::small_letter;

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

/// Reads the words of one event in the state before it.
class Reader {
public:
    Reader(const State& state, NotationLine& line) : state_(state), line_(line) {}

    Rules::Move read() {
        const std::string word = line_.take("a verb");
        const auto verb = std::ranges::find(kWords, std::string_view(word), &Verb::word);
        if (verb == kWords.end()) {
            line_.fail("\"" + word + "\" is no verb of Magnate; here stands " + std::string(kVerbs));
        }
        const Seat player = line_.player().value_or(state_.active);
        switch (verb->move) {
            case 0: return roll(player);
            case 1: return tax(player);
            case 2: return income();
            case 3: return develop(player);
            case 4: return deed(player);
            case 5: return Sell{player, card()};
            case 6: return advance(player);
            case 7: return trade(player);
            case 8: return Draw{player, ace()};
            case 9: return Replace{player, ace()};
            case 10: return Keep{player};
            case 11: return Done{player};
            default: return adjust();
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
        const bool app = lowered(line_.peek()) == "app";
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
        if (lowered(line_.peek()) == "for") {
            line_.take("for");
        }
        if (line_.peek() == "1") {
            line_.take("1");
        }
        Trade trade{player, give, suit_word("the suit to get"), 1};
        const std::string times = lowered(line_.peek());
        if (times.starts_with('x') && is_digits(std::string_view(times).substr(1))) {
            line_.take("times");
            trade.times = number_in(line_, times.substr(1), "how many times (x2)", 1, kMostCounted / 3);
        }
        return trade;
    }
    Adjust adjust() {
        const std::string what = line_.take("what was counted: tokens, hand, pile or sold");
        Adjust adjust;
        if (what == "tokens" || what == "token") {
            adjust.what = Adjust::What::tokens;
            adjust.player = take_player(line_, "the player whose it is");
            adjust.suit = suit_word("the suit that was counted");
        } else if (what == "hand") {
            adjust.what = Adjust::What::hand;
            adjust.player = take_player(line_, "the player whose it is");
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
    int district() { return static_cast<int>(line_.take_number("the district", 1, kDistricts)) - 1; }

    Suit suit_word(std::string_view what) { return decktet::take_suit(line_, what); }
    Card card() { return decktet::take_card(line_); }
    std::optional<Suit> ace() {
        if (at_tail(line_)) {
            return std::nullopt;
        }
        const std::optional<Card> found = decktet::card_ahead(line_);
        if (found && decktet::face(*found).rank == decktet::Rank::ace) {
            return decktet::suits(*found)[0];
        }
        if (found) {
            line_.fail(std::string(decktet::code(*found)) + " is not an Ace; only a drawn Ace is shown, such as as");
        }
        return suit_word("the Ace that was shown (am, as, aw, al, ay, ak)");
    }

    Purse payment() { return decktet::take_payment(line_); }

    const State& state_;
    NotationLine& line_;
};

/// Writes an event in its short form.
struct Writer {
    const std::vector<std::string>& names;

    static std::string district(int district) { return " " + std::to_string(district + 1); }
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
        return "dev " + small_code(move.card) + district(move.district) + decktet::payment_words(move.pay);
    }
    std::string operator()(const Deed& move) const {
        return "deed " + small_code(move.card) + district(move.district);
    }
    std::string operator()(const Sell& move) const { return "sell " + small_code(move.card); }
    std::string operator()(const Advance& move) const {
        return "adv" + district(move.district) + decktet::payment_words(move.pay);
    }
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
            case Adjust::What::tokens: return "adj tokens" + name(move.player) + " " + small_letter(move.suit) + to;
            case Adjust::What::hand: return "adj hand" + name(move.player) + to;
            case Adjust::What::draw_pile: return "adj pile" + to;
            default: return "adj sold" + to;
        }
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{names}, move); }

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(state, line).read(); }

}  // namespace castalia::magnate
