#pragma once

#include "core/parts/playing_cards.h"
#include "core/rules/declaration/word_kind.h"
#include "core/rules/text/catalogue.h"

/// Kinds of values in the events of Muse, the storytelling game (core/rules/declaration/move_kinds.h).
namespace castalia::muse_story {

using playing::Card;

struct Rules;
struct State;

inline constexpr int kMostPlayers = 6;

std::string letters(int element);  ///< "A" … "Z", "AA" …
/// Returns the number that capital letters stand for, even if there is no such element.
std::optional<int> element_called(std::string_view word);
/// Returns a name as it stands between other words of a line, in quotation marks if it could be a keyword or a card.
std::string name_inside(const std::string& name);

struct Votes {
    int in_favour = 0, against = 0;
    bool operator==(const Votes&) const = default;
};
enum class Aim : std::uint8_t { jump_in, object };
struct Contender {
    Seat player;
    Aim aim{};
    bool operator==(const Contender&) const = default;
};
/// Values of an event by player, in the order in which they are told.
template <class Shown>
using ByPlayer = std::vector<std::pair<Seat, Shown>>;

/// A player between other words of a line.
struct NameInside : PlayerKind {
    std::string print(Seat seat, const auto& rules) const { return name_inside(rules.name(seat)); }
};

/// An element by its letter.
struct ElementLetter : WordKind<ElementLetter, int> {
    static std::optional<int> called(std::string_view word) { return element_called(word); }
    static std::optional<int> typed_as(std::string word);
    static std::string word_of(int element) { return letters(element); }
    static constexpr std::string_view kNotRead = in_catalogue(
                                          "an element is a capital letter, A to Z or AA and on, not {value}"),
                                      kNotTyped = in_catalogue("\"{word}\" is no element; elements are a, b, c");
    static Json schema() { return {{"$ref", "#/definitions/letters"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
struct ElementList : ListOf<ElementLetter, int> {
    constexpr ElementList(std::size_t at_least, std::size_t at_most) : ListOf{{}, at_least, at_most} {}
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

/// The elements of a new question, before its text.
struct QuestionElements : ElementList {
    constexpr QuestionElements() : ElementList(2, 3) {}
    std::vector<int> parse(NotationLine& line, std::string_view what) const;
};

/// A card of the deck of 52.
struct CardKind : WordKind<CardKind, Card> {
    static std::optional<Card> called(std::string_view word) { return playing::card_of(word); }
    static std::string word_of(Card card) { return playing::code(card); }
    static constexpr std::string_view kNotRead = in_catalogue("a card such as 10H belongs here, not {value}"),
                                      kNotTyped = in_catalogue(
                                          "\"{word}\" is no card; a card is its rank and suit, such as 10h");
    static Json schema() { return {{"$ref", "#/definitions/card"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;
};
inline constexpr CardKind a_card;

/// Cards that are turned up; in a line several may stand in one word, with commas between them.
struct ShownCards : ListOf<CardKind, Card> {
    constexpr explicit ShownCards(std::size_t at_least) : ListOf{{}, at_least, playing::kCards} {}
    std::vector<Card> parse(NotationLine& line, std::string_view what) const;
    Json schema() const;
};

/// All cards of a hand, written "as,10h" or "none"; in a line spaces may divide them, too.
struct WholeHand : ShownCards {
    constexpr WholeHand() : ShownCards(0) {}
    std::vector<Card> parse(NotationLine& line, std::string_view what) const;
    std::string print(const std::vector<Card>& cards) const;
};

inline constexpr auto kVotes = object_of<Votes>(field("for", &Votes::in_favour, number(0, kMostPlayers)),
                                                field("against", &Votes::against, number(0, kMostPlayers)));
/// Votes, in a line "3:1".
struct VotesKind : std::remove_const_t<decltype(kVotes)> {
    constexpr VotesKind() : std::remove_const_t<decltype(kVotes)>(kVotes) {}
    Votes parse(NotationLine& line, std::string_view what) const;
    std::string print(const Votes& votes) const;
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

/// The topic of an objection or a veto: something written, the last words, or the last key phrase.
struct Topic {
    enum class What : std::uint8_t { element, question, sentence, narration, choose, add, answer, end_turn };
    What what{};
    int which = 0;  ///< The element or question, from 0.
    bool operator==(const Topic&) const = default;
};
constexpr bool is_key_phrase(Topic::What what) { return what >= Topic::What::choose; }

/// A topic, in a line "of element e", "of question 4", "of sentence", "of all", "of choose".
struct TopicKind {
    static Topic read(Value value, const RecordPlace& at);
    static Json json(const Topic& topic);
    /// Takes nothing if the words after "of" name no topic, because they are words of the table then.
    static std::optional<Topic> parse_if(NotationLine& line, std::string_view what);
    static Topic parse(NotationLine& line, std::string_view what);
    static std::string print(const Topic& topic);
    static Json schema() { return {{"$ref", "#/definitions/topic"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

inline constexpr auto kContender = object_of<Contender>(
    field("player", &Contender::player, a_player), field("aim", &Contender::aim, one_of<Aim>("jump_in", "object")));
/// The players who jump in or object. The rules judge whether one of them is named twice.
struct Contenders : ListOf<std::remove_const_t<decltype(kContender)>, Contender> {
    constexpr Contenders() : ListOf{kContender, 1, kMostPlayers - 1, false} {}
    std::string print(const std::vector<Contender>& contenders, const Rules& rules) const;
};

/// Something that each player shows: an object with the players' names as keys, or a name before each value in a
/// line.
template <class K, class T>
struct EachPlayer {
    K kind;
    std::size_t least;

    ByPlayer<T> read(Value value, const RecordPlace& at) const {
        ByPlayer<T> shown;
        const Fields names = at.object(value);
        for (const auto& [name, one] : value.members()) {
            check_kept_name(std::string(name), kLongestName, names.where());
            const Seat player = at.seat_named(name);
            shown.emplace_back(player, kind.read(one, at.member(name)));
        }
        if (shown.size() < least || shown.size() > kMostPlayers) {
            at.fail(say("what {least} to {most} players show belongs here",
                        {{"least", literally(static_cast<long long>(least))}, {"most", literally(kMostPlayers)}}));
        }
        return shown;
    }
    Json json(const ByPlayer<T>& shown, const auto& rules) const {
        Json json = Json::object();
        for (const auto& [player, one] : shown) {
            json[rules.name(player)] = declared::json_of(kind, one, rules);
        }
        return json;
    }
    std::string print(const ByPlayer<T>& shown, const auto& rules) const {
        std::string words;
        for (const auto& [player, one] : shown) {
            words += (words.empty() ? "" : " ") + name_inside(rules.name(player)) + " " + kind.print(one);
        }
        return words;
    }
    Json schema() const {
        Json schema{{"type", "object"}, {"maxProperties", kMostPlayers}};
        if (least > 0) {
            schema["minProperties"] = least;
        }
        schema["propertyNames"] = PlayerKind::schema();
        schema["additionalProperties"] = kind.schema();
        return schema;
    }
    static constexpr Slot::Kind kSlot = K::kSlot;
};

/// The first cards of a contest. A line without names has them in the order of the contest, the narrator's first.
struct FirstCards : EachPlayer<CardKind, Card> {
    constexpr FirstCards() : EachPlayer{{}, 2} {}
    ByPlayer<Card> parse(NotationLine& line, std::string_view what, const Rules& rules, const State& state) const;
};

/// The hands at the end, in a line before the word "winner".
struct LastHands : EachPlayer<WholeHand, std::vector<Card>> {
    constexpr LastHands() : EachPlayer{{}, 0} {}
    ByPlayer<std::vector<Card>> parse(NotationLine& line, std::string_view what, const Rules& rules,
                                      const State& state) const;
};

}  // namespace castalia::muse_story
