// The irregular moves: the parts that do not follow from their declarations.
#include "core/games/open_table/open_table.h"
#include "core/rules/declared_moves.h"

namespace castalia::open_table {

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("the open table");

    static Seat acting(const Rules&, const State& state, const auto&) { return state.turn; }
    /// Returns the next player for "turn".
    static Seat acting(const Rules& rules, const State& state, const Turn&) {
        return Seat{(state.turn.index + 1) % static_cast<int>(rules.names.size())};
    }

    /// Reads "Ben: turn" or "turn Ben" as Ben's turn.
    static void parse(Turn& turn, std::size_t&, const Rules&, const State&, NotationLine& line, std::string_view) {
        turn.player = line.done() ? turn.player : take_player(line, "a player");
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
        play.to = a_zone.read(fields.any("to"), RecordPlace(fields, "to"));
        return play;
    }
    /// Reads such a line as "play as of decktet discard". The deck is named if two have such a card.
    static void parse(Play& play, std::size_t&, const Rules& rules, const State&, NotationLine& line,
                      std::string_view) {
        const std::string word = line.take(in_catalogue("the card (a code such as as, 10h, jk1 or 4wl)"));
        std::optional<Card> card = rules.card_called(word);
        if (castalia::declared::take_word(line, {"of"})) {
            const std::string deck = line.take(in_catalogue("the deck"));
            const std::optional<DeckKind> kind = deck_kind(deck);
            play.deck = kind ? rules.deck_of(*kind) : std::nullopt;
            if (!play.deck) {
                line.fail(say("\"{word}\" is no deck of this table", {{"word", literally(deck)}}));
            }
            card = card_of(*kind, word);
        }
        if (!card) {
            line.fail(say("\"{word}\" is no card; here stands a code such as as, 10h, jk1 or 4wl",
                          {{"word", literally(word)}}));
        }
        play.card = *card;
        if (const std::optional<CardZone> to = a_zone.parse_if(line, "where it goes")) {
            play.to = *to;
        } else if (!line.done()) {
            const std::string place = line.take(in_catalogue("where it goes"));
            line.fail(say("\"{word}\" is no place; a card goes to the table, the discard or the deck",
                          {{"word", literally(place)}}));
        }
    }

    /// Reads such a line as "count -3 Life" or "count Life -3". Without a name the only counter is meant.
    static void parse(Count& count, std::size_t&, const Rules& rules, const State&, NotationLine& line,
                      std::string_view) {
        std::optional<long long> by;
        while (!(by = a_change.parse_if(line, kByHowMuch))) {
            count.name += (count.name.empty() ? "" : " ") + line.take_text(kByHowMuch);
        }
        count.by = *by;
        count.name = CounterName::meant(rules, line, "the name of the counter",
                                        count.name.empty() ? line.take_rest() : count.name);
    }

    /// Reads such a line as "score 12 Round 1". Without a round the player's first empty one is meant.
    static void parse(Score& score, std::size_t&, const Rules& rules, const State& state, NotationLine& line,
                      std::string_view) {
        score.halves = some_points.parse(line, kTheScore);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < rules.columns(state); ++i) {
            names.push_back(rules.column(state, i));
            if (line.done() && rules.score(state, i, score.player) == kEmpty) {
                score.column = names.back();
                return;
            }
        }
        score.column = line.done() ? line.take(in_catalogue("the round")) : called(names, line.take_rest());
    }
};

}  // namespace castalia::open_table

template struct castalia::RulesOf<castalia::open_table::Rules, castalia::open_table::Setup,
                                  castalia::open_table::State, castalia::open_table::Move>;
