#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <variant>

#include "core/parts/poker.h"
#include "core/rules/game.h"

/// Muse, the storytelling game: players write elements and questions, tell one story in turns and decide its
/// questions by poker hands. Hands and piles are counts; a card is named when it is turned face up.
namespace castalia::muse_story {

using playing::Card;

inline constexpr int kMostPlayers = 6;
inline constexpr int kElementsEach = 2;  ///< In setup; one question each stands beside them.
inline constexpr int kMostInPlay = 3;    ///< Questions.
inline constexpr int kChecksToDevelop = 6;
inline constexpr int kMostAgreed = 50;  ///< Rules of conduct that a setup holds.

enum class Phase : std::uint8_t { setup, introduction, development, climax, epilogue, over };
enum class Side : std::uint8_t { yes, no };
enum class Aim : std::uint8_t { jump_in, object };
enum class ElementKind : std::uint8_t { none, character, thing, place };
enum class Mark : std::uint8_t { open, checked, refreshed, crossed };
enum class Status : std::uint8_t { sheet, in_play, answered, erased, crossed };

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::yes ? Side::no : Side::yes; }

struct Votes {
    int in_favour = 0, against = 0;
    bool operator==(const Votes&) const = default;
};

// What can happen, one struct an event of the rules page. Questions and elements count from 0 here; records number
// questions from 1 and letter elements from A. Where the page lets the narrator act, a player may be left out.
struct Agree {
    enum class What : std::uint8_t { conduct, genre, tone };
    What what{};
    std::string text;
    std::optional<Votes> votes;
    bool operator==(const Agree&) const = default;
};
struct NewElement {
    Seat player;
    std::string text;
    ElementKind kind = ElementKind::none;
    bool operator==(const NewElement&) const = default;
};
struct NewQuestion {
    Seat player;
    std::string text;
    std::vector<int> elements;
    bool operator==(const NewQuestion&) const = default;
};
struct Begin {
    Seat narrator;
    bool operator==(const Begin&) const = default;
};
struct Narrate {
    Seat player;
    std::string text;
    bool operator==(const Narrate&) const = default;
};
struct Choose {
    std::optional<Seat> player;
    int question = 0;
    std::vector<int> check;
    bool operator==(const Choose&) const = default;
};
struct Add {
    std::optional<Seat> player;
    int question = 0;
    Side answer{};
    int from_hand = 0;  ///< 0: one card from the deck.
    bool operator==(const Add&) const = default;
};
struct Answer {
    std::optional<Seat> player;
    int question = 0;
    bool operator==(const Answer&) const = default;
};
struct Show {
    Side answer{};
    std::vector<Card> cards;
    bool operator==(const Show&) const = default;
};
struct Tides {
    Seat player;
    std::vector<Card> cards;
    bool operator==(const Tides&) const = default;
};
struct Contender {
    Seat player;
    Aim aim{};
    bool operator==(const Contender&) const = default;
};
struct StartContest {
    std::vector<Contender> contenders;
    std::string against;
    bool operator==(const StartContest&) const = default;
};
struct Flip {
    std::vector<std::pair<Seat, Card>> cards;
    bool operator==(const Flip&) const = default;
};
struct Settle {
    std::optional<Seat> winner;
    bool operator==(const Settle&) const = default;
};
struct EndTurn {
    std::optional<Seat> player;
    bool operator==(const EndTurn&) const = default;
};
struct Veto {
    enum class Outcome : std::uint8_t { withdrawn, explained, upheld, overruled };
    Seat player;
    std::string text;
    Outcome outcome{};
    std::optional<Votes> votes;
    bool operator==(const Veto&) const = default;
};
struct Erase {
    int question = 0;
    bool operator==(const Erase&) const = default;
};
struct Reach {
    Phase to = Phase::development;
    bool operator==(const Reach&) const = default;
};
struct Epilogue {
    std::vector<std::pair<Seat, std::vector<Card>>> hands;
    std::optional<Seat> winner;
    bool operator==(const Epilogue&) const = default;
};
struct Adjust {
    enum class What : std::uint8_t { hand, deck, discard, answer };
    What what{};
    Seat player;
    int question = 0;
    Side answer{};
    int to = 0;
    bool operator==(const Adjust&) const = default;
};

/// What was written or said. Every state of a session shares it: copying a state copies no words.
class Words {
public:
    Words() = default;
    explicit Words(std::string text) : text_(std::make_shared<const std::string>(std::move(text))) {}
    bool empty() const { return text_ == nullptr || text_->empty(); }
    std::string_view view() const { return text_ == nullptr ? std::string_view() : std::string_view(*text_); }
    bool operator==(const Words& other) const { return view() == other.view(); }

private:
    std::shared_ptr<const std::string> text_;
};

struct Element {
    Seat author;
    Words text;
    ElementKind kind = ElementKind::none;
    Mark mark = Mark::open;
    bool used = false;  ///< Was checked off at least once.
    bool operator==(const Element&) const = default;
};
struct Pile {
    std::optional<Seat> owner;
    int cards = 0;
    bool operator==(const Pile&) const = default;
};
struct Question {
    Seat author;
    Words text;
    std::array<int, 3> elements{-1, -1, -1};  ///< -1: there are but two.
    Status status = Status::sheet;
    std::array<Pile, 2> piles;  ///< By Side.
    std::optional<Side> answer;
    bool operator==(const Question&) const = default;
};
/// One side of a showdown or contest: whose it is, and what lies face up.
struct Stand {
    Seat player;
    Aim aim{};           ///< Of a contender.
    bool shown = false;  ///< Its first cards are face up.
    std::vector<Card> cards;
    bool operator==(const Stand&) const = default;
};
struct Showdown {
    int question = 0;
    Seat caller;
    std::array<Stand, 2> sides;  ///< By Side.
    bool operator==(const Showdown&) const = default;
};
struct Contest {
    std::vector<Stand> stands;  ///< The narrator's first.
    Words against;
    bool operator==(const Contest&) const = default;
};
/// What a player did, for the scoresheet.
struct Tally {
    int called = 0, won = 0, contests = 0;
    bool operator==(const Tally&) const = default;
};

struct State {
    Phase phase = Phase::setup;
    std::optional<Seat> narrator;
    bool in_between = false;
    Seat outgoing;              ///< Whose narration passed on: in the in-between step no listener.
    std::uint8_t created = 0;   ///< Seats that had their chance in this in-between step.
    bool first_chosen = false;  ///< The game's first question was chosen.
    std::optional<int> chosen;  ///< In this turn.
    int turn = 0;
    int deck = 0, discard = 0;
    std::array<int, kMostPlayers> hand{};
    std::vector<Element> elements;
    std::vector<Question> questions;
    std::optional<Showdown> showdown;
    std::optional<Contest> contest;
    playing::Set known;  ///< Face-up cards that went to the discard pile since the last shuffle.
    std::vector<Words> conduct;
    Words genre, tone;
    Seat teller;  ///< Who spoke last, and what.
    Words said;
    bool erasable = false;  ///< The last words belong to this turn: an objection can erase them.
    std::array<Tally, kMostPlayers> tally{};
    bool by_chance = false;                     ///< The epiloguer was found by chance.
    std::vector<std::vector<Card>> last_hands;  ///< Of each seat, once they were shown.

    bool operator==(const State&) const = default;
};

struct Setup {
    std::vector<std::string> conduct;
    std::string genre, tone;
    bool focused = false;
};

struct Rules {
    using State = muse_story::State;
    using Move = std::variant<Agree, NewElement, NewQuestion, Begin, Narrate, Choose, Add, Answer, Show, Tides,
                              StartContest, Flip, Settle, EndTurn, Veto, Erase, Reach, Epilogue, Adjust>;

    Setup setup;
    std::vector<std::string> names;

    State start() const;
    std::optional<Refusal> judge(const State& state, const Move& move) const;
    void play(State& state, const Move& move, Story* story) const;
    Text describe(const State& state, const Move& move) const;
    Text chapter(const State& state) const;
    Prompt prompt(const State& state) const;
    std::vector<Slot> form(const State& state, const Json& draft) const;
    Json state(const State& state) const;
    TableView view(const State& state) const;
    Scoresheet score(const State& state) const;
    bool over(const State& state) const { return state.phase == Phase::over; }
    Move read(Fields& fields) const;
    void write(const Move& move, Json& object) const;
    std::string notation(const Move& move) const;
    Move parse(const State& state, NotationLine& line) const;
    std::optional<Seat> actor(const Move& move) const;

    Text who(Seat seat) const { return literally(names.at(static_cast<std::size_t>(seat.index))); }
    int players() const { return static_cast<int>(names.size()); }
    Seat next(Seat seat) const { return Seat{(seat.index + 1) % players()}; }
    std::optional<Seat> seat_called(std::string_view name) const;
};
static_assert(castalia::Rules<Rules>);

// The words of the rules page, for judge, play, boards and scores alike.
std::string letters(int element);  ///< "A" … "Z", "AA" …
std::optional<int> element_called(
    std::string_view word);          ///< The other way, capitals only; whether there is one or not.
std::string_view word(Phase phase);  ///< As records write it: "introduction".
std::string_view word(Side side);
std::string_view word(Mark mark);
std::string_view word(Status status);
std::string_view word(Aim aim);
Text side_text(Side side);                        ///< "Yes", "No"
Text card_text(Card card);                        ///< "10♥"
Text cards_text(const std::vector<Card>& cards);  ///< "A♠ 10♥"; "no card"

int questions_in_play(const State& state);
int elements_checked(const State& state);
/// Elements of a question that can still be checked off or crossed out.
std::vector<int> usable(const State& state, const Question& question);
std::vector<int> elements_of(const Question& question);
/// How many of its elements have to be checked, and what the choice costs besides.
int checks_needed(const State& state, const Question& question);
constexpr int discards_for(std::size_t checks) { return checks >= 2 ? 0 : 2 - static_cast<int>(checks); }
/// Cards that lie face down on one side of the showdown.
int face_down(const State& state, Side side);

/// The sides of what is being fought out, the contest before the showdown; empty when nothing is.
std::vector<const Stand*> stands(const State& state);
const Stand* stand_of(const State& state, Seat seat);
/// All first cards are face up: the hands can be compared.
bool all_shown(const State& state);
poker::Value value_of(const std::vector<Card>& cards);
/// Who has the best hand as things stand; several where they tie. Empty until all is shown.
std::vector<Seat> best_now(const State& state);
/// Whom `settle` needs named: those between whom the rules leave it to chance; empty where the hands decide.
std::vector<Seat> left_to_chance(const State& state);
/// Who shows the best hand at the end; several where they tie. A player without a hand shows no cards.
std::vector<Seat> best_hands(const Epilogue& shown, int players);
playing::Set face_up(const State& state);
/// Cards whose place is known: face up, or in the discard pile since the last shuffle.
playing::Set placed(const State& state);
bool may_create(const State& state, Seat seat);  ///< In the in-between step, and had no chance yet.
bool next_draw_shuffles(const State& state);
/// Do the votes decide, and for it?
bool carried(const Votes& votes);
/// The story with its questions and contests, for a reader who was not there.
std::vector<Passage> chronicle(const Playthrough& line, const std::vector<const Move*>& moves);

const Game& game();

}  // namespace castalia::muse_story
