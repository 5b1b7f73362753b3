#pragma once

#include <variant>

#include "core/games/muse_story/kinds.h"
#include "core/rules/text/catalogue.h"

/// The events of Muse, the storytelling game, each with its declaration.
namespace castalia::muse_story {

enum class Phase : std::uint8_t { setup, introduction, development, climax, epilogue, over };
enum class Side : std::uint8_t { yes, no };
enum class ElementKind : std::uint8_t { none, character, thing, place };
enum class Mark : std::uint8_t { open, checked, refreshed, crossed, struck };
enum class Status : std::uint8_t { sheet, in_play, answered, erased, crossed };

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::yes ? Side::no : Side::yes; }

/// A question by its number.
struct QuestionKind : Number<int> {
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr QuestionKind kQuestion{number_from_one(kMostCounted)};
inline constexpr FreeText one_line = written_text.up_to(200), some_line = some_text.up_to(200);
inline constexpr std::string_view kNumber = in_catalogue("the number of the question");
inline constexpr auto kSide = one_of<Side>(typed("yes", "y"), typed("no", "n"));
inline constexpr NameInside a_name_inside;
inline constexpr std::string_view kTopic = in_catalogue("what it is about, such as element e, sentence or choose");
inline constexpr std::string_view kCard = in_catalogue("a card such as 10h");

/// The source of the cards of an `add`, in the keys `from` and `cards`: one card of the deck, or some cards of the
/// hand.
struct AddedCards {};

// The events, one struct for each event of the rules page. Questions and elements count from 0 here; records number
// questions from 1 and letter elements from A. A player may be left out of events in which the page lets the narrator
// act.
struct Agree {
    enum class What : std::uint8_t { conduct, genre, tone };
    What what{};
    std::string text;
    std::optional<Votes> votes;
    bool operator==(const Agree&) const = default;

    static constexpr auto declared() {
        return declare("agree", typed("agree"),
                       field("what", &Agree::what, one_of<What>("conduct", "genre", "tone"), "conduct, genre or tone")
                           .labelled("Agreed")
                           .chosen_as("the agreement"),
                       field("text", &Agree::text, one_line, "what was agreed").last().labelled("Words"),
                       field("votes", &Agree::votes, VotesKind{}, "the votes for and against, such as 3:1")
                           .after("votes")
                           .labelled("Votes"));
    }
};
struct NewElement {
    Seat player;
    std::string text;
    ElementKind kind = ElementKind::none;
    bool operator==(const NewElement&) const = default;

    static constexpr auto declared() {
        return declare(
            "element", typed("element", "e"), actor(&NewElement::player).labelled("by"),
            field("text", &NewElement::text, one_line, "the element").last().labelled("Element"),
            field("kind", &NewElement::kind,
                  one_of<ElementKind>("character", "thing", "place").starting(ElementKind::character), "the kind")
                .otherwise(ElementKind::none)
                .labelled("a"));
    }
};
struct NewQuestion {
    Seat player;
    std::string text;
    std::vector<int> elements;
    bool operator==(const NewQuestion&) const = default;

    static constexpr auto declared() {
        return declare("question", typed("question", "q"), actor(&NewQuestion::player).labelled("by"),
                       field("text", &NewQuestion::text, one_line, "the question").last().labelled("Question"),
                       field("elements", &NewQuestion::elements, QuestionElements())
                           .labelled("about element", in_catalogue("and"), in_catalogue("and perhaps"))
                           .chosen_as("the element"));
    }
};
struct Begin {
    Seat narrator;
    bool operator==(const Begin&) const = default;

    static constexpr auto declared() {
        return declare("begin", typed("begin"),
                       field("narrator", &Begin::narrator, a_name_inside, "the player who narrates first")
                           .labelled("First narrator"));
    }
};
/// The key `interject`, true or absent. If true, a listener speaks.
struct Interjects {};

struct Narrate {
    Seat player;
    std::string text;
    bool interject = false;
    bool operator==(const Narrate&) const = default;

    static constexpr auto declared() {
        return declare("narrate", typed("narrate", "n", "tell", "interject", "i"), actor(&Narrate::player),
                       field("text", &Narrate::text, some_text.up_to(kLongestText), "the words that were told")
                           .labelled("Words"),
                       Interjects{});
    }
};
struct Choose {
    std::optional<Seat> player;
    int question = 0;
    std::vector<int> check;
    bool operator==(const Choose&) const = default;

    static constexpr auto declared() {
        return declare("choose", typed("choose", "c"), actor(&Choose::player),
                       field("question", &Choose::question, kQuestion, kNumber).labelled("Question"),
                       field("check", &Choose::check, ElementList(0, 3), "an element to check off")
                           .labelled("checks")
                           .chosen_as("the element"));
    }
};
struct Add {
    std::optional<Seat> player;
    int question = 0;
    Side answer{};
    int from_hand = 0;  ///< 0 means one card from the deck.
    bool operator==(const Add&) const = default;

    static constexpr auto declared() {
        return declare("add", typed("add", "a"), actor(&Add::player),
                       field("question", &Add::question, kQuestion, kNumber).labelled("Question"),
                       field("answer", &Add::answer, kSide, "yes or no").labelled("Answer").chosen_as("the answer"),
                       AddedCards{});
    }
};
struct Answer {
    std::optional<Seat> player;
    int question = 0;
    bool operator==(const Answer&) const = default;

    static constexpr auto declared() {
        return declare("answer", typed("answer", "ans"), actor(&Answer::player),
                       field("question", &Answer::question, kQuestion, kNumber).labelled("Question"));
    }
};
struct Show {
    Side answer{};
    std::vector<Card> cards;
    bool operator==(const Show&) const = default;

    static constexpr auto declared() {
        return declare("show", typed("show", "turn"),
                       field("answer", &Show::answer, kSide, "yes or no").labelled("Answer").chosen_as("the answer"),
                       field("cards", &Show::cards, ShownCards(0), kCard).labelled("Cards"));
    }
};
struct Tides {
    Seat player;
    std::vector<Card> cards;
    bool operator==(const Tides&) const = default;

    static constexpr auto declared() {
        return declare("tides", typed("tides", "t"), actor(&Tides::player),
                       field("cards", &Tides::cards, ShownCards(1), kCard).labelled("Cards"));
    }
};
struct StartContest {
    std::vector<Contender> contenders;
    std::string against;
    std::optional<Topic> of = {};  ///< The topic of the objection.
    bool operator==(const StartContest&) const = default;

    static constexpr auto declared() {
        return declare(
            "contest", typed("contest", "jump", "object"),
            field("contenders", &StartContest::contenders, Contenders{}),
            field("against", &StartContest::against, some_line, "what it is against")
                .after("against")
                .or_empty()
                .labelled("against"),
            field("of", &StartContest::of, TopicKind{}, kTopic).labelled("Objection to").chosen_as("the topic"));
    }
};
struct Flip {
    ByPlayer<Card> cards;
    bool operator==(const Flip&) const = default;

    static constexpr auto declared() {
        return declare("flip", typed("flip", "f"), field("cards", &Flip::cards, FirstCards{}));
    }
};
struct Settle {
    std::optional<Seat> winner;
    bool operator==(const Settle&) const = default;

    static constexpr auto declared() {
        return declare("settle", typed("settle"),
                       field("winner", &Settle::winner, a_name_inside, "the winner").labelled("Chance decides for"));
    }
};
struct EndTurn {
    std::optional<Seat> player;
    bool operator==(const EndTurn&) const = default;

    static constexpr auto declared() {
        return declare("end_turn", typed("end", "end_turn"), actor(&EndTurn::player)).cited_under("turn");
    }
};
struct Veto {
    enum class Outcome : std::uint8_t { withdrawn, explained, upheld, overruled };
    Seat player;
    std::string text;
    Outcome outcome{};
    std::optional<Votes> votes;
    std::optional<Topic> of = {};
    bool operator==(const Veto&) const = default;

    static constexpr auto declared() {
        return declare(
            "veto", typed("veto", "v"), actor(&Veto::player).labelled("Veto by"),
            field("text", &Veto::text, some_line, "what the veto is about").unless_typed({}).last().labelled("about"),
            field("outcome", &Veto::outcome, one_of<Outcome>("withdrawn", "explained", "upheld", "overruled"),
                  "withdrawn, explained, upheld or overruled")
                .labelled("and it was")
                .chosen_as("the result"),
            field("votes", &Veto::votes, VotesKind{}, "the votes for and against, such as 3:1")
                .after("votes")
                .labelled("Votes"),
            field("of", &Veto::of, TopicKind{}, kTopic).labelled("It is about").chosen_as("the topic"));
    }
};
struct Erase {
    int question = 0;
    bool operator==(const Erase&) const = default;

    static constexpr auto declared() {
        return declare("erase", typed("erase"),
                       field("question", &Erase::question, kQuestion, kNumber).labelled("Question"));
    }
};
struct Reach {
    Phase to = Phase::development;
    bool operator==(const Reach&) const = default;

    static constexpr auto declared() {
        return declare(
            "phase", typed("phase", "reach"),
            field("to", &Reach::to, one_of<Phase>("development", "climax", "epilogue").starting(Phase::development),
                  "the phase (development, climax or epilogue)")
                .labelled("Phase"));
    }
};
struct Epilogue {
    ByPlayer<std::vector<Card>> hands;
    std::optional<Seat> winner;
    bool operator==(const Epilogue&) const = default;

    static constexpr auto declared() {
        return declare("epilogue", typed("epilogue", "hands"), field("hands", &Epilogue::hands, LastHands{}),
                       field("winner", &Epilogue::winner, a_name_inside, "the winner")
                           .after("winner")
                           .labelled("Chance decides for"));
    }
};
struct Adjust {
    enum class What : std::uint8_t { hand, deck, discard, answer };
    What what{};
    Seat player;
    int question = 0;
    Side answer{};
    int to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        return declare(
            "adjust", typed("adj", "adjust", "count"),
            counted(&Adjust::what,
                    count(What::hand, "hand", typed("hand"),
                          field("player", &Adjust::player, a_name_inside, "the player whose hand it is")),
                    count(What::deck, "deck", typed("deck")), count(What::discard, "discard", typed("discard")),
                    count(What::answer, "answer", typed("answer"),
                          field("question", &Adjust::question, kQuestion, kNumber),
                          field("answer", &Adjust::answer, kSide, "yes or no"))),
            field("to", &Adjust::to, counted_number, "the number that was counted").labelled("Counted"));
    }
};

using Move = std::variant<Agree, NewElement, NewQuestion, Begin, Narrate, Choose, Add, Answer, Show, Tides,
                          StartContest, Flip, Settle, EndTurn, Veto, Erase, Reach, Epilogue, Adjust>;

}  // namespace castalia::muse_story
