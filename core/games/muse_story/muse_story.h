#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <variant>

#include "core/games/muse_story/moves.h"
#include "core/parts/poker.h"
#include "core/picture/picture.h"
#include "core/rules/game/game.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/game/table_layout.h"

/// Muse, the storytelling game. Players write elements and questions, tell one story in turns and decide its
/// questions by poker hands. Hands and piles are counts; a card is named when it is turned face up.
namespace castalia::muse_story {

inline constexpr int kElementsEach = 2;  ///< The elements that each player writes in setup, beside one question.
inline constexpr int kMostInPlay = 3;    ///< Questions in play at the same time.
inline constexpr int kChecksToDevelop = 6;
inline constexpr int kMostAgreed = 50;  ///< The most rules of conduct in a setup.

/// Words that were written or said. All states of a session share them, so copying a state copies no words.
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
    bool used = false;  ///< The element was checked off at least once.
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
    std::array<int, 3> elements{-1, -1, -1};  ///< -1 if there are only two.
    Status status = Status::sheet;
    std::array<Pile, 2> piles;  ///< The two sides, by Side.
    std::optional<Side> answer;
    bool operator==(const Question&) const = default;
};
/// One side of a showdown or contest: its player and the cards that lie face up.
struct Stand {
    Seat player;
    Aim aim{};           ///< The aim of a contender.
    bool shown = false;  ///< Its first cards are face up.
    std::vector<Card> cards;
    bool operator==(const Stand&) const = default;
};
struct Showdown {
    int question = 0;
    Seat caller;
    std::array<Stand, 2> sides;  ///< The two sides, by Side.
    bool operator==(const Showdown&) const = default;
};
struct Contest {
    std::vector<Stand> stands;  ///< The stands, with the narrator's first.
    Words against;
    std::optional<Topic> of;  ///< The topic of an objection; if there is none, it is what `against` quotes.
    bool operator==(const Contest&) const = default;
};
/// The numbers of things that a player did, for the scoresheet.
struct Tally {
    int called = 0, won = 0, contests = 0;
    bool operator==(const Tally&) const = default;
};

struct State;
/// The last key phrase with the table before and after it. It is kept while it can be taken back, which ends when
/// anything but words, vetoes and contests follows. All states of a session share it.
class KeyPhrase {
public:
    KeyPhrase() = default;
    KeyPhrase(Topic::What what, State before, State after);
    bool is(Topic::What what) const;  ///< Returns whether there is one of this kind.
    bool empty() const { return said_ == nullptr; }
    const State& before() const;  ///< Assumes that there is one.
    const State& after() const;   ///< Assumes that there is one.
    bool operator==(const KeyPhrase& other) const;

private:
    struct Said;
    std::shared_ptr<const Said> said_;
};

struct State {
    Phase phase = Phase::setup;
    std::optional<Seat> narrator;
    bool in_between = false;
    Seat outgoing;              ///< The narrator before, who is no listener in the in-between step.
    std::uint8_t created = 0;   ///< A bit for each seat that has created something in this in-between step.
    bool first_chosen = false;  ///< The first question of the game has been chosen.
    std::optional<int> chosen;  ///< The question that was chosen in this turn.
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
    Seat teller;            ///< The player who narrated last.
    Words said;             ///< The last words that were narrated.
    bool erasable = false;  ///< The last words belong to this turn, so an objection can erase them.
    KeyPhrase phrase;
    std::array<Tally, kMostPlayers> tally{};
    bool by_chance = false;                     ///< Chance decided who narrates the epilogue.
    std::vector<std::vector<Card>> last_hands;  ///< The hand of each seat; empty until they are shown.

    bool operator==(const State&) const = default;
};

struct Setup {
    std::vector<std::string> conduct;
    std::string genre, tone;
    bool focused = false;
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const { return state.phase == Phase::over; }
    /// The first narrator begins, whoever wrote first on the sheets.
    std::optional<Seat> start_player(const Move& move) const {
        const auto* const begin = std::get_if<Begin>(&move);
        return begin == nullptr ? std::nullopt : std::optional(begin->narrator);
    }
    /// Who has narrated is seen in the states before.
    picture::Picture picture(std::span<const State> session, std::size_t ply,
                             const picture::Viewport& viewport) const;
    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;

    int players() const { return static_cast<int>(names.size()); }
    Seat next(Seat seat) const { return Seat{(seat.index + 1) % players()}; }
    std::optional<Seat> seat_called(std::string_view name) const;
};
static_assert(castalia::Rules<Rules>);

// Judge, play, boards and scores share these terms of the rules page.
std::string_view word(Phase phase);  ///< Returns the word in records: "introduction".
std::string_view word(Side side);
std::string_view word(Mark mark);
std::string_view word(Status status);
std::string_view word(Aim aim);
inline Text question_number(int question) { return literally(question + 1); }
/// Returns the note of an erasure, which names the question that the erased one excludes.
std::string excluded_by(int question);
Text topic_text(const Topic& of);                 ///< "element E", "the last sentence"
Text side_text(Side side);                        ///< "Yes", "No"
Text card_text(Card card);                        ///< "10♥"
Text cards_text(const std::vector<Card>& cards);  ///< "A♠ 10♥"; "no card"

// Judging, playing, prompts and forms share these rules.

/// Returns who makes a move: the player whom it names, else the narrator.
Seat mover(const State& state, const std::optional<Seat>& named);
int questions_in_play(const State& state);
int elements_checked(const State& state);
/// Return how many elements and questions the player still has to write in setup.
int missing_elements(const State& state, Seat seat);
int missing_questions(const State& state, Seat seat);
/// Returns whether the player is a listener of the in-between step who has created nothing in it yet.
bool may_create(const State& state, Seat seat);
/// Returns why a question by this player cannot take the element, which is on the sheet.
Verdict element_refused(const Rules& rules, const State& state, Seat author, int element);
std::vector<int> elements_of(const Question& question);
/// Returns the elements of a question that can still be checked off or crossed out.
std::vector<int> usable(const State& state, const Question& question);
/// Returns every way of checking off as many elements as the choice of a question takes. There is always one; it is
/// empty if no element can be checked off.
std::vector<std::vector<int>> ways_to_check(const State& state, const Question& question);
/// Returns how many cards are discarded if so many elements are checked off.
constexpr int discards_for(std::size_t checks) { return checks >= 2 ? 0 : 2 - static_cast<int>(checks); }
/// Returns why the player cannot put down so many cards from the hand.
Verdict hand_too_small(const Rules& rules, const State& state, Seat seat, int cards);
/// Returns how many cards lie face down on one side of the showdown.
int face_down(const State& state, Side side);

/// Returns the sides of the contest, else those of the showdown; empty if neither is running.
std::vector<const Stand*> stands(const State& state);
const Stand* stand_of(const State& state, Seat seat);
/// Returns whether all first cards are face up, so that the hands can be compared.
bool all_shown(const State& state);
poker::Value value_of(const std::vector<Card>& cards);
/// Returns who has the best hand now, or several players if they tie; empty until all cards are shown.
std::vector<Seat> best_now(const State& state);
/// Returns who wins if nobody is named: the player with the best hand or, if several tie in a contest, the narrator.
/// Assumes that all first cards are shown.
Seat winner_by_hand(const State& state);
/// Returns the tied players of whom `settle` has to name one; empty if the hands decide.
std::vector<Seat> left_to_chance(const State& state);
/// Returns who shows the best hand at the end, or several players if they tie. A player without a hand shows no
/// cards.
std::vector<Seat> best_hands(const Epilogue& shown, int players);
/// Returns the tied players of whom the epilogue has to name one; empty if the hands decide.
std::vector<Seat> tied_hands(const Epilogue& shown, int players);
playing::Set face_up(const State& state);
/// Returns the cards whose place is known: face up, or in the discard pile since the last shuffle.
playing::Set placed(const State& state);
/// Returns the cards that the player cannot turn up first in the contest. The narrator draws, and the draw may
/// shuffle the discard pile.
playing::Set placed_for(const State& state, Seat seat);
/// Returns why a card cannot be turned up if these cards are taken.
Verdict card_refused(const State& state, Card card, const playing::Set& taken);
constexpr bool tied(const Votes& votes) { return votes.in_favour == votes.against; }
constexpr bool carried(const Votes& votes) { return votes.in_favour > votes.against; }
/// Returns whether a veto with this outcome takes back its topic.
constexpr bool takes_back(Veto::Outcome outcome) {
    return outcome == Veto::Outcome::withdrawn || outcome == Veto::Outcome::upheld;
}
/// Returns where the last sentence of the words begins; 0 if there is only one.
std::size_t last_sentence(std::string_view words);
/// Returns whether the quotation is part of the words, or the words are part of it. Dots stand for words left out.
bool quotes(std::string_view quotation, std::string_view words);
/// Returns everything that was taken back, in that order. `moves` is as for the chronicle.
std::vector<StruckWords> struck(const Playthrough& playthrough, const std::vector<const castalia::Move*>& moves);
/// Returns the story with its questions and contests, for a reader who was not at the table.
std::vector<Passage> chronicle(const Playthrough& playthrough, const std::vector<const castalia::Move*>& moves);

/// Returns the sheet to fill in by hand.
BlankSheet blank_sheet();
/// Returns the slips to cut out, three for Yes and three for No.
BlankSheet slip_sheet();

/// Returns how the table is laid out for these players and this setup, which may be incomplete.
TableLayout layout(const Players& players, const Json& setup, const Translate& translate);

/// Returns the curves of a session.
std::vector<Series> series(const Playthrough& playthrough);

/// Returns a table that looks like the game, for the tile on which it is chosen.
picture::Picture tile(const picture::Viewport& viewport);

/// Adds everything that can be counted in this state.
void count_table(const Rules& rules, const State& state, Counting& counting);

Game game();

}  // namespace castalia::muse_story
