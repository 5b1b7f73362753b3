// One line per event, as people type it and as the text export writes it: resources/notation.md.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/parts/score_sum.h"

namespace castalia::open_table {

namespace {

constexpr std::string_view kVerbs =
    "score, count, play, turn, column, finish, adjust, note, dice, pause, resume or abandon";

struct Verb {
    std::string_view word;
    std::size_t move;  ///< Its place in Rules::Move.
};
constexpr std::array<Verb, 15> kWords{{
    {"play", 0},
    {"p", 0},
    {"card", 0},
    {"count", 1},
    {"c", 1},
    {"score", 2},
    {"s", 2},
    {"column", 3},
    {"col", 3},
    {"n", 3},  // As the button has it.
    {"turn", 4},
    {"t", 4},
    {"finish", 5},
    {"adjust", 6},
    {"adj", 6},
}};
constexpr std::array<std::string_view, 3> kPlaces{"table", "discard", "deck"};

std::string lower(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// The one of some names that a text means: as it is written, or else whatever its case.
template <class Names>
std::optional<std::string> called(const Names& names, const std::string& text) {
    for (const bool exactly : {true, false}) {
        for (const std::string& name : names) {
            if (exactly ? name == text : lower(name) == lower(text)) {
                return name;
            }
        }
    }
    return std::nullopt;
}

class Reader {
public:
    Reader(const Rules& rules, const State& state, NotationLine& line) : rules_(rules), state_(state), line_(line) {}

    Rules::Move read() {
        const std::string word = line_.take("a verb");
        const auto verb = std::ranges::find(kWords, std::string_view(word), &Verb::word);
        if (verb == kWords.end()) {
            line_.fail("\"" + word + "\" is no verb of the open table; here stands " + std::string(kVerbs));
        }
        const Seat player = line_.player().value_or(state_.turn);
        switch (verb->move) {
            case 0: return play(player);
            case 1: return count(player);
            case 2: return score(player);
            case 3: return Column{line_.done() ? line_.take("the name of the round") : checked(line_.take_rest())};
            case 4: return turn();
            case 5: return Finish{};
            default: return adjust();
        }
    }

private:
    Play play(Seat player) {
        Play play{player, {}, {}, CardZone::table};
        const std::string word = line_.take("the card (a code such as as, 10h, jk1 or 4wl)");
        std::optional<Card> card;
        // "play as of decktet discard": the deck is named where two have such a card.
        if (lower(line_.peek()) == "of") {
            line_.take("of");
            const std::string deck = line_.take("the deck");
            const std::optional<DeckKind> kind = deck_kind(deck);
            play.deck = kind ? rules_.deck_of(*kind) : std::nullopt;
            if (!play.deck) {
                line_.fail("\"" + deck + "\" is no deck of this table");
            }
            card = card_of(*kind, word);
        } else {
            for (const DeckKind kind : rules_.setup.decks) {
                card = card ? card : card_of(kind, word);
            }
            card = card ? card : any_card_of(word);
        }
        if (!card) {
            line_.fail("\"" + word + "\" is no card; here stands a code such as as, 10h, jk1 or 4wl");
        }
        play.card = *card;
        if (!line_.done()) {
            const std::string to = line_.take("where it goes");
            const auto found = std::ranges::find(kPlaces, std::string_view(to));
            if (found == kPlaces.end()) {
                line_.fail("\"" + to + "\" is no place; a card goes to the table, the discard or the deck");
            }
            play.to = static_cast<CardZone>(found - kPlaces.begin());
        }
        return play;
    }

    /// "count -3 Life", "count Life -3"; without a name the only counter is meant.
    Count count(Seat player) {
        std::string name, typed = line_.take_text("by how much (such as -3)");
        if (std::optional<ScoreSum> sum = number(typed)) {
            const long long by = whole(*sum, typed);
            return Count{player, counter(line_.take_rest()), by};
        }
        while (true) {
            name += (name.empty() ? "" : " ") + typed;
            typed = line_.take_text("by how much (such as -3)");
            if (const std::optional<ScoreSum> sum = number(typed)) {
                return Count{player, counter(name), whole(*sum, typed)};
            }
        }
    }
    static std::optional<ScoreSum> number(const std::string& typed) {
        try {
            return score_sum(typed);
        } catch (const BadNotation&) {
            return std::nullopt;  // A word of the name, then.
        }
    }
    long long whole(const ScoreSum& sum, const std::string& typed) {
        if (sum.halves % 2 != 0 || sum.halves == 0) {
            line_.fail("\"" + typed +
                       "\" is no whole number other than 0, and that is how a counter goes up or down");
        }
        keep_sum(sum, typed);
        return sum.halves / 2;
    }
    std::string counter(const std::string& typed) {
        if (typed.empty() && rules_.setup.counters.size() == 1) {
            return rules_.setup.counters.front().name;
        }
        std::vector<std::string> names;
        for (const Counter& one : rules_.setup.counters) {
            names.push_back(one.name);
        }
        if (typed.empty()) {
            line_.take("the name of the counter");
        }
        return called(names, typed).value_or(checked(typed));
    }
    std::string checked(const std::string& name) {
        check_name(name, kLongestName, "");
        return name;
    }
    void keep_sum(const ScoreSum& sum, const std::string& typed) {
        if (sum.several) {
            line_.keep_as_typed(typed);
        }
    }

    /// "score 12 Round 1"; without a column the player's first empty one is meant.
    Score score(Seat player) {
        const std::string typed = line_.take_text("the score (such as 12, 12.5 or 3+6+2)");
        ScoreSum sum;
        try {
            sum = score_sum(typed);
        } catch (const BadNotation& bad) {
            line_.fail(bad.what());
        }
        keep_sum(sum, typed);
        const std::string column = line_.take_rest();
        std::vector<std::string> names;
        for (std::size_t i = 0; i < rules_.columns(state_); ++i) {
            names.push_back(rules_.column(state_, i));
            if (column.empty() && rules_.score(state_, i, player) == kEmpty) {
                return {player, names.back(), sum.halves};
            }
        }
        if (column.empty()) {
            line_.take("the round");
        }
        return {player, called(names, column).value_or(checked(column)), sum.halves};
    }

    /// "turn" is the next player's, "Ben: turn" or "turn Ben" is Ben's.
    Turn turn() {
        if (!line_.done()) {
            return {player()};
        }
        return {line_.player().value_or(Seat{(state_.turn.index + 1) % static_cast<int>(rules_.names.size())})};
    }
    Seat player() {
        const std::string typed = line_.take_text("a player");
        const std::optional<std::string> name = called(rules_.names, typed);
        if (!name) {
            line_.fail("nobody at this table is called " + typed);
        }
        return Seat{static_cast<int>(std::ranges::find(rules_.names, *name) - rules_.names.begin())};
    }

    /// "adj counter Ann 12 Life", "adj deck standard 40", "adj discard standard 3".
    Adjust adjust() {
        Adjust adjust;
        const std::string what = line_.take("what was counted: counter, deck or discard");
        if (what == "counter") {
            adjust.player = player();
            adjust.to = line_.take_number("the number that was counted", 0, kMostCounted);
            adjust.name = counter(line_.take_rest());
            return adjust;
        }
        if (what != "deck" && what != "discard") {
            line_.fail("\"" + what + "\" is not counted; here stands counter, deck or discard");
        }
        adjust.what = what == "deck" ? Adjust::What::deck : Adjust::What::discard;
        const std::string word = line_.take("the deck");
        const std::optional<DeckKind> kind = deck_kind(word);
        if (!kind) {
            line_.fail("\"" + word +
                       "\" is no deck; here stands standard, standard+2jokers, decktet or decktet-extended");
        }
        adjust.deck = *kind;
        adjust.to = line_.take_number("the number that was counted", 0, kMostCounted);
        return adjust;
    }

    const Rules& rules_;
    const State& state_;
    NotationLine& line_;
};

struct Writer {
    const Rules& rules;

    static std::string quoted(const std::string& text) { return Json(text).dump(); }

    std::string operator()(const Play& move) const {
        return "play " + lower(code(move.card)) +
               (move.deck ? " of " + std::string(deck_word(rules.setup.decks.at(*move.deck))) : "") + " " +
               std::string(kPlaces[static_cast<std::size_t>(move.to)]);
    }
    std::string operator()(const Count& move) const {
        return "count " + std::string(move.by > 0 ? "+" : "") + std::to_string(move.by) + " " + quoted(move.name);
    }
    std::string operator()(const Score& move) const {
        return "score " + number_text(move.halves, 2) + " " + quoted(move.column);
    }
    std::string operator()(const Column& move) const { return "column " + quoted(move.name); }
    std::string operator()(const Turn&) const { return "turn"; }
    std::string operator()(const Finish&) const { return "finish"; }
    std::string operator()(const Adjust& move) const {
        const std::string to = std::to_string(move.to);
        if (move.what == Adjust::What::counter) {
            return "adj counter " + quoted(rules.names.at(static_cast<std::size_t>(move.player.index))) + " " + to +
                   " " + quoted(move.name);
        }
        return (move.what == Adjust::What::deck ? "adj deck " : "adj discard ") + std::string(deck_word(move.deck)) +
               " " + to;
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{*this}, move); }

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(*this, state, line).read(); }

}  // namespace castalia::open_table
