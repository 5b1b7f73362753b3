// The irregular moves: the parts that do not follow from their declarations.
#include <algorithm>
#include <functional>

#include "core/games/open_table/open_table.h"
#include "core/rules/declaration/declared_moves.h"

namespace castalia::open_table {

namespace {

/// Tells whether words name something.
using IsName = std::function<bool(const std::string& typed)>;

IsName is_counter(const Rules& rules) {
    return [&rules](const std::string& typed) {
        const auto same = [&](const Counter& one) { return lowered(one.name) == lowered(typed); };
        return std::ranges::any_of(rules.setup.counters, same);
    };
}
IsName is_round(std::vector<std::string> rounds) {
    return [rounds = std::move(rounds)](const std::string& typed) { return round_called(rounds, typed).has_value(); };
}

/// Returns how many words before a number are a name; 0 if none are. A name may have numbers in it.
std::size_t words_before_sum(NotationLine line, const IsName& is_name) {
    std::string words;
    std::size_t found = 0;
    for (std::size_t count = 1; !line.done(); ++count) {
        words += (words.empty() ? "" : " ") + line.take_text(in_catalogue("a name"));
        found = starts_sum(line) && is_name(words) ? count : found;
    }
    return found;
}
std::string take_name(NotationLine& line, const IsName& is_name) {
    std::string name;
    for (std::size_t words = words_before_sum(line, is_name); words > 0; --words) {
        name += (name.empty() ? "" : " ") + line.take_text(in_catalogue("a name"));
    }
    return name;
}

}  // namespace

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("the open table");

    static Seat acting(const Rules&, const State& state, const auto&) { return state.turn; }
    /// Returns the next player for "turn".
    static Seat acting(const Rules& rules, const State& state, const Turn&) {
        return Seat{(state.turn.index + 1) % static_cast<int>(rules.names.size())};
    }

    /// Reads "Ben: turn" or "turn Ben" as Ben's turn.
    static void parse(Turn& turn, std::size_t&, const Rules&, const State&, NotationLine& line, std::string_view) {
        if (!line.done()) {
            turn.player = take_player(line, "a player");
            line.name_player(turn.player);
        }
    }

    /// Reads the deck first, because it decides which card is meant: "AS" is the ace of spades or the Ace of Suns.
    static Play read(As<Play>, Fields& fields, const Rules& rules) {
        Play play;
        play.player = fields.seat("player");
        const std::string word = fields.name("card", kLongestName);
        const RecordPlace at(fields, "card");
        std::optional<Card> card = rules.card_called(word);
        if (const std::optional<Value> deck = fields.maybe("deck")) {
            play.deck = TableDeck{}.read(*deck, RecordPlace(fields, "deck"), rules);
            const DeckKind kind = rules.setup.decks.at(*play.deck);
            card = card_of(kind, word);
            if (!card && any_card_of(word)) {
                at.fail(say("{word} is not a card of the deck {deck}",
                            {{"word", literally(shown(Json(word)))}, {"deck", literally(deck_word(kind))}}));
            }
        }
        if (!card) {
            at.fail(say("{word} is not a card: a code such as AS, 10H, JK1 or 4WL belongs here",
                        {{"word", literally(shown(Json(word)))}}));
        }
        play.card = *card;
        play.deck = play.deck ? play.deck : rules.deck_to_name(*card);
        play.to = a_zone.read(fields.any("to"), RecordPlace(fields, "to"));
        return play;
    }
    /// Refuses what contradicts itself, and a part of a team.
    static Finish read(As<Finish>, Fields& fields, const Rules& rules) {
        Finish finish;
        castalia::declared::read_parts(castalia::declared::kMove<Finish>.parts, finish, fields, rules);
        if (!finish.winners) {
            return finish;
        }
        const RecordPlace at(fields, "winners");
        if (finish.outcome) {
            at.fail(say("winners belong here, or how the whole table came out; not both"));
        }
        const auto won = [&](Seat seat) { return std::ranges::count(*finish.winners, seat) > 0; };
        for (const std::vector<Seat>& team : rules.setup.teams) {
            const auto one = std::ranges::find_if(team, won), other = std::ranges::find_if_not(team, won);
            if (one != team.end() && other != team.end()) {
                at.fail(say("{who} and {other} are in one team, which wins as a whole",
                            {{"who", rules.who(*one)}, {"other", rules.who(*other)}}));
            }
        }
        return finish;
    }
    static void schema(As<Finish>, Json& schema) {
        schema["not"] = {{"required", {"winners", "outcome"}},
                         {"properties", {{"winners", true}, {"outcome", true}}}};
    }

    /// Reads such a line as "play as of decktet discard". The deck is named if two have such a card.
    static void parse(Play& play, std::size_t&, const Rules& rules, const State&, NotationLine& line,
                      std::string_view) {
        const NamedCard named = take_card(rules, line);
        std::optional<Card> card = named.card;
        if (castalia::declared::take_word(line, {"of"})) {
            const std::string deck = line.take(in_catalogue("the deck"));
            const std::optional<DeckKind> kind = deck_kind(deck);
            play.deck = kind ? rules.deck_of(*kind) : std::nullopt;
            if (!play.deck) {
                line.fail(say("\"{word}\" is no deck of this table", {{"word", literally(deck)}}));
            }
            card = card_of(*kind, named.words);
        } else if (play.deck = card ? rules.deck_to_name(*card) : std::nullopt; !play.deck) {
            line.leave_out("deck");
        }
        if (!card) {
            line.fail(say("\"{word}\" is no card; here stands a code such as as, 10h, jk1 or 4wl",
                          {{"word", literally(named.words)}}));
        }
        play.card = *card;
        if (const std::optional<CardZone> to = a_zone.parse_if(line, "where it goes")) {
            play.to = *to;
        } else if (!line.done()) {
            const std::string place = line.take(in_catalogue("where it goes"));
            line.fail(say("\"{word}\" is no place; a card goes to the table, the discard or the deck",
                          {{"word", literally(place)}}));
        } else {
            line.leave_out("to");
        }
    }
    /// A card by the words with which it was typed.
    struct NamedCard {
        std::string words;
        std::optional<Card> card;
    };
    /// Takes the longest run of words that names a card: "4wl", "the author", "chance meeting", "ace of knots".
    static NamedCard take_card(const Rules& rules, NotationLine& line) {
        constexpr std::size_t kMostWords = 3;
        NamedCard named;
        NotationLine ahead = line;
        std::string words;
        for (std::size_t count = 0, taken = 0; count < kMostWords && !ahead.done(); ++count) {
            words += (words.empty() ? "" : " ") + ahead.take_text(in_catalogue("the card"));
            if (const std::optional<Card> card = rules.card_called(words)) {
                named = {words, card};
                for (; taken <= count; ++taken) {
                    line.take_text(in_catalogue("the card"));
                }
            }
        }
        if (!named.card) {
            named.words = line.take(in_catalogue("the card (a code such as as, 10h, jk1 or 4wl)"));
        }
        return named;
    }

    /// Reads such a line as "count -3 Life", "count Life -3" or "Life -3". Without a name the only counter is meant.
    static void parse(Count& count, std::size_t&, const Rules& rules, const State&, NotationLine& line,
                      std::string_view verb) {
        std::string typed = verb.empty() ? take_name(line, is_counter(rules)) : "";
        std::optional<long long> by;
        while (!(by = a_change.parse_if(line, kByHowMuch))) {
            typed += (typed.empty() ? "" : " ") + line.take_text(kByHowMuch);
        }
        count.by = *by;
        typed = typed.empty() ? line.take_rest() : typed;
        if (typed.empty()) {
            line.leave_out("name");
        }
        count.name = CounterName::meant(rules, line, "the name of the counter", typed);
    }

    /// Reads such a line as "score 12 Round 1" or, with the round first, "r1 12". Without a round the player's first
    /// empty one is meant, or a new one if all are filled.
    static void parse(Score& score, std::size_t&, const Rules& rules, const State& state, NotationLine& line,
                      std::string_view verb) {
        const std::vector<std::string> rounds = rules.rounds(state);
        const std::string first = verb.empty() ? take_name(line, is_round(rounds)) : "";
        score.halves = some_points.parse(line, kTheScore);
        if (!first.empty()) {
            score.column = round_called(rounds, first).value_or(first);
        } else if (line.done()) {
            score.column = rules.next_round(state, score.player);
            line.leave_out("column");
        } else {
            score.column = called(rounds, line.take_rest());
        }
    }

    /// Returns the move of a line that begins with a counter or a round in place of a verb, "Life -3" and "r2 6", or
    /// with nothing but a player's score, "Ben: 4".
    static std::string_view first_word(const Rules& rules, const State& state, const NotationLine& line) {
        if (line.done() || castalia::declared::All<Move>::of_word(lowered(line.peek()))) {
            return "";
        }
        if (starts_sum(line)) {
            return line.player() ? "score" : "";
        }
        return words_before_sum(line, is_counter(rules)) > 0               ? "count"
               : words_before_sum(line, is_round(rules.rounds(state))) > 0 ? "score"
                                                                           : "";
    }
};

}  // namespace castalia::open_table

template struct castalia::RulesOf<castalia::open_table::Rules, castalia::open_table::Setup,
                                  castalia::open_table::State, castalia::open_table::Move>;
