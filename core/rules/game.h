#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document/document.h"
#include "core/rules/chronicle.h"
#include "core/rules/fields.h"
#include "core/rules/labels.h"
#include "core/rules/move_outline.h"
#include "core/rules/notation.h"
#include "core/rules/prompt.h"
#include "core/rules/refusal.h"
#include "core/rules/table_count.h"
#include "core/rules/table_layout.h"
#include "core/rules/view.h"

namespace castalia {

/// What a game answers. A state is a plain value; a move is a plain value too, mostly a std::variant.
/// `adjust` is one of the moves of every game.
template <class R>
concept Rules =
    std::regular<typename R::State> && std::regular<typename R::Move> &&
    requires(const R& rules, const typename R::State& state, typename R::State& next, const typename R::Move& move,
             Fields& fields, const Json& draft, Json& object, Story* story, NotationLine& line) {
        { rules.start() } -> std::same_as<typename R::State>;
        /// May this move be made? Never throws; a move that is not impossible can be played.
        { rules.judge(state, move) } -> std::same_as<std::optional<Refusal>>;
        /// Makes it, in place. `story` may be null; what is written there never changes what is played.
        { rules.play(next, move, story) } -> std::same_as<void>;
        /// The event as a line of the log, told from the state before it.
        { rules.describe(state, move) } -> std::same_as<Text>;
        /// The part of the game that this moment belongs to: "Turn 18 · Ben". The log has a heading where it changes.
        { rules.chapter(state) } -> std::same_as<Text>;
        { rules.prompt(state) } -> std::same_as<Prompt>;
        /// The slots of an event of which `draft` is what is known so far; filling one may change the others.
        { rules.form(state, draft) } -> std::same_as<std::vector<Slot>>;
        { rules.state(state) } -> std::same_as<Json>;  ///< With the keys of the rules page.
        { rules.view(state) } -> std::same_as<TableView>;
        { rules.score(state) } -> std::same_as<Scoresheet>;
        { rules.over(state) } -> std::same_as<bool>;               ///< As the scoresheet says, without making one.
        { rules.read(fields) } -> std::same_as<typename R::Move>;  ///< Throws BadRecord.
        { rules.write(move, object) } -> std::same_as<void>;       ///< Everything but at, note and ruling.
        { rules.notation(move) } -> std::same_as<std::string>;
        { rules.parse(state, line) } -> std::same_as<typename R::Move>;  ///< Throws BadNotation.
        { rules.actor(move) } -> std::same_as<std::optional<Seat>>;
    };

/// A move of some game.
struct Move {
    Move() = default;
    Move(const Move&) = delete;
    Move& operator=(const Move&) = delete;
    virtual ~Move() = default;
};
using MovePtr = std::shared_ptr<const Move>;

/// Room for so many more at the end, at least twice as much as there was: one by one they are not moved each time.
template <class T>
void make_room(std::vector<T>& list, std::size_t more) {
    if (list.capacity() - list.size() < more) {
        list.reserve(std::max(list.size() + more, 2 * list.capacity()));
    }
}

/// One game being played: its setup and the state after every entry. `ply` 0 is the start, ply n the state
/// after n entries; an entry that changes nothing (a note, a refused event) has a ply of its own.
class Playthrough {
public:
    Playthrough() = default;
    Playthrough(const Playthrough&) = delete;
    Playthrough& operator=(const Playthrough&) = delete;
    virtual ~Playthrough() = default;

    virtual std::size_t plies() const = 0;
    /// A line of its own that begins with the states 0 to `ply` of this one.
    virtual std::unique_ptr<Playthrough> fork(std::size_t ply) const = 0;
    /// A line with no states but the one at `ply`: enough to try something out.
    virtual std::unique_ptr<Playthrough> glimpse(std::size_t ply) const = 0;
    virtual void take_back_to(std::size_t ply) = 0;

    virtual std::optional<Refusal> judge(const Move& move) const = 0;  ///< In the last state.
    virtual void play(const Move& move) = 0;                           ///< Must not be impossible.
    /// Makes the move in the last state itself, without a ply of its own. Must not be impossible.
    virtual void play_in_place(const Move& move) = 0;
    virtual void stay() = 0;
    virtual void expect(std::size_t plies) = 0;  ///< So many more will come: makes room for them at once.

    /// Is the last state that of `other`, a line of the same game, at `ply`?
    virtual bool ends_like(const Playthrough& other, std::size_t ply) const = 0;

    virtual Text chapter(std::size_t ply) const = 0;
    virtual Prompt prompt(std::size_t ply) const = 0;
    virtual std::vector<Slot> form(std::size_t ply, const Json& draft) const = 0;
    virtual Json state(std::size_t ply) const = 0;
    virtual TableView view(std::size_t ply) const = 0;
    virtual Scoresheet score(std::size_t ply) const = 0;
    virtual bool over(std::size_t ply) const = 0;
    virtual Text describe(std::size_t ply, const Move& move) const = 0;
    virtual Story story(std::size_t ply, const Move& move) const = 0;  ///< What `move` leads to from `ply`.

    virtual MovePtr read(Fields& fields) const = 0;
    virtual void write(const Move& move, Json& object) const = 0;
    virtual std::string notation(const Move& move) const = 0;
    virtual MovePtr parse(std::size_t ply, NotationLine& line) const = 0;
    virtual std::optional<Seat> actor(const Move& move) const = 0;
};

template <Rules R>
class PlaythroughOf final : public Playthrough {
public:
    using State = typename R::State;

    explicit PlaythroughOf(std::shared_ptr<const R> rules) : rules_(std::move(rules)), states_{rules_->start()} {}
    PlaythroughOf(std::shared_ptr<const R> rules, std::vector<State> states)
        : rules_(std::move(rules)), states_(std::move(states)) {}

    const R& rules() const { return *rules_; }
    const State& at(std::size_t ply) const { return states_.at(ply); }

    std::size_t plies() const override { return states_.size() - 1; }
    std::unique_ptr<Playthrough> fork(std::size_t ply) const override {
        std::vector<State> states;
        states.reserve(states_.size() + 1);  // A corrected past is followed by about as much as the old one was.
        states.assign(states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(ply) + 1);
        return std::make_unique<PlaythroughOf>(rules_, std::move(states));
    }
    std::unique_ptr<Playthrough> glimpse(std::size_t ply) const override {
        return std::make_unique<PlaythroughOf>(rules_, std::vector<State>{at(ply)});
    }
    void take_back_to(std::size_t ply) override { states_.resize(ply + 1, states_.front()); }

    std::optional<Refusal> judge(const Move& move) const override {
        return rules_->judge(states_.back(), typed(move));
    }
    void play(const Move& move) override {
        stay();
        rules_->play(states_.back(), typed(move), nullptr);
    }
    void play_in_place(const Move& move) override { rules_->play(states_.back(), typed(move), nullptr); }
    void stay() override {
        expect(1);  // The pushed element is one of our own.
        states_.push_back(states_.back());
    }
    void expect(std::size_t plies) override { make_room(states_, plies); }
    bool ends_like(const Playthrough& other, std::size_t ply) const override {
        return states_.back() == static_cast<const PlaythroughOf&>(other).at(ply);
    }

    Text chapter(std::size_t ply) const override { return rules_->chapter(at(ply)); }
    Prompt prompt(std::size_t ply) const override { return rules_->prompt(at(ply)); }
    std::vector<Slot> form(std::size_t ply, const Json& draft) const override { return rules_->form(at(ply), draft); }
    Json state(std::size_t ply) const override { return rules_->state(at(ply)); }
    TableView view(std::size_t ply) const override { return rules_->view(at(ply)); }
    Scoresheet score(std::size_t ply) const override { return rules_->score(at(ply)); }
    bool over(std::size_t ply) const override { return rules_->over(at(ply)); }
    Text describe(std::size_t ply, const Move& move) const override { return rules_->describe(at(ply), typed(move)); }
    Story story(std::size_t ply, const Move& move) const override {
        State after = at(ply);
        Story story;
        rules_->play(after, typed(move), &story);
        return story;
    }

    MovePtr read(Fields& fields) const override { return std::make_shared<Typed>(rules_->read(fields)); }
    void write(const Move& move, Json& object) const override { rules_->write(typed(move), object); }
    std::string notation(const Move& move) const override { return rules_->notation(typed(move)); }
    MovePtr parse(std::size_t ply, NotationLine& line) const override {
        return std::make_shared<Typed>(rules_->parse(at(ply), line));
    }
    std::optional<Seat> actor(const Move& move) const override { return rules_->actor(typed(move)); }

    static MovePtr made(typename R::Move move) { return std::make_shared<Typed>(std::move(move)); }
    /// A move that reaches a line was read or parsed by a line of the same game.
    static const typename R::Move& typed(const Move& move) { return static_cast<const Typed&>(move).value; }

private:
    struct Typed final : Move {
        explicit Typed(typename R::Move move) : value(std::move(move)) {}
        typename R::Move value;
    };

    std::shared_ptr<const R> rules_;
    std::vector<State> states_;
};

struct Players {
    std::vector<std::string> names;  ///< In clockwise seat order, unique, 1 to 60 characters.
};

/// What the dice of one event brought a player, beside what they bring on average.
struct Fortune {
    Seat seat;
    double got = 0, expected = 0, variance = 0;
};

/// A die that an event of the game rolled.
struct RolledDie {
    int sides = 0, value = 0;
    bool by_app = false;       ///< Else the table rolled it.
    std::optional<Seat> seat;  ///< Who rolled.
};

/// Words a text in the language of whoever reads.
using Tell = std::function<std::string(const Text&)>;

/// A sheet that is printed empty and filled in by hand.
struct BlankSheet {
    std::string name;  ///< Names it on the command line; never changes.
    Text label;        ///< Names it in a list.
    std::function<document::Document(const Tell&)> draw;
};

/// Numbers that the scoresheets do not tell, as the curves of one chart.
struct Curves {
    struct Curve {
        Text name;
        std::size_t colour = 0;  ///< The seat whose colour it has, or the index of the suit.
        bool suit = false;
        std::vector<double> values;  ///< One at each place.
    };
    Text title, note;
    Text across;                ///< What the places count: "rounds".
    std::vector<Text> places;   ///< From left to right.
    std::vector<Curve> curves;  ///< From the first to the last in the legend.
};

/// One number of every player through a session: what it would be if the game ended now.
struct Series {
    std::string key;  ///< Names it in `review --json`; never changes: "district_points".
    Text name;        ///< Begins with a capital: "Districts led".
    Text unit;        ///< What it counts: "districts".
    /// For each seat one value at each ply, the start included; nothing where the game has no value yet.
    std::vector<std::vector<std::optional<double>>> values;
};

/// A game that was played without a log, as it was written down.
struct WrittenResult {
    std::string game;  ///< What was played; may be empty.
    std::string from;  ///< Where the result comes from; may be empty.
    bool highest_wins = true;
    std::vector<std::string> scores;  ///< Of each seat as it was written: "41", "3+6+2", "12.5"; empty: not known.
    std::vector<Seat> winners;
    long long minutes = 0;  ///< 0: not known.
    std::string comments;
};

/// How a game keeps results that were written down.
struct ResultKeeping {
    std::function<Json(const Players&, const WrittenResult&)>
        setup;  ///< Returns the setup of a session that keeps it.
    std::function<WrittenResult(const Playthrough&, std::size_t ply)>
        told;  ///< Returns the result of such a session.
};

class Continuation;
class RandomSource;

/// Something that one player knows and the table learns later, such as a tile face down. The player may note it under
/// seal: the note never enters the record, and is compared once the table has turned it up.
struct Hidden {
    std::string key;              ///< Names it in this session: "?Ann".
    Seat seat;                    ///< Who knows it.
    Text label;                   ///< "Ann's tile face down"
    std::vector<Option> options;  ///< What it can be.
    Json shown;                   ///< What it turned out to be, the value of an option; null while it is hidden.
};

/// The site of the numbers in `Game::foreign_ids` by which programs that keep plays know a game.
inline constexpr std::string_view kBoardGameGeek = "boardgamegeek";

/// A game with everything that the program knows of it. Members that not every game has may be empty.
struct Game {
    std::string id;  ///< Names its folders and its rows; never changes.
    Text title;
    std::vector<std::string> editions;  ///< The first is the default.
    int least_players = 1, most_players = 1;
    /// The new-session form: slots of the setup, for these players, this edition and what is filled in so far.
    std::function<std::vector<Slot>(const Players&, const std::string& edition, const Json& setup)> options;
    /// Returns the setup with defaults filled in, in canonical order. Throws BadRecord ("setup.crowns").
    std::function<Json(const Players&, const std::string& edition, const Json& setup)> settle;
    /// Returns the game at its start. `setup` is what `settle` returns or less. Throws BadRecord.
    std::function<std::unique_ptr<Playthrough>(const Players&, const std::string& edition, const Json& setup)> begin;
    /// Returns the JSON Schema of the setup, as its options are declared.
    std::function<Json()> setup_schema;
    /// Returns every move as it is declared; empty for a game that declares none.
    std::function<std::vector<MoveOutline>()> moves;

    /// Its numbers elsewhere, by the name of the site.
    std::map<std::string, long long, std::less<>> foreign_ids;
    /// Types of events by which the table judges itself. Where one is entered the earlier ones are recalled.
    std::vector<std::string> precedents;
    std::vector<BlankSheet> sheets;
    /// Returns how the table is laid out for these players and this much of the setup; whatever is not settled yet
    /// has its default. A game without it needs nothing in particular.
    std::function<TableLayout(const Players& players, const Json& setup, const Tell& tell)> layout;
    /// Counts the table at `ply`: all that can be counted in each pile, hand, bank and place.
    std::function<void(const Playthrough& playthrough, std::size_t ply, Counting& counting)> counts;
    /// For games in which a player knows what the table learns later: returns what lies hidden at `ply`, and what of
    /// that has been turned up.
    std::function<std::vector<Hidden>(const Playthrough& playthrough, std::size_t ply)> hidden;
    /// Words that its sources leave open, so that the table may put its own in their place.
    std::optional<Labels> labels;
    /// For games that roll dice: those that `move` rolled.
    std::function<std::vector<RolledDie>(const Move& move)> dice;
    /// For games whose own dice decide something: what `move`, made in the state at `ply`, brought each player, with
    /// the exact expectation. Returns nothing for any other event.
    std::function<std::vector<Fortune>(const Playthrough& playthrough, std::size_t ply, const Move& move)> fortune;
    Text fortune_unit;  ///< What fortune counts: "tokens of income".
    /// For games that tell a story: the session as one. `moves` has the move of each ply, null where nothing of the
    /// game happened.
    std::function<std::vector<Passage>(const Playthrough& playthrough, const std::vector<const Move*>& moves)>
        chronicle;
    /// For games whose score is best seen as a drawing of the table at `ply`.
    std::function<document::Figure(const Playthrough& playthrough, std::size_t ply, const Tell& tell)> figure;
    /// Returns the numbers that a player wants to see rise and fall; a review opens with the first. A game without it
    /// has the steps of its scoresheet's ladder.
    std::function<std::vector<Series>(const Playthrough& playthrough)> series;
    /// For games in which somebody can be ahead before the end: returns who is at `ply`, all players of a team;
    /// nobody where two are level.
    std::function<std::vector<Seat>(const Playthrough& playthrough, std::size_t ply)> ahead;
    /// For games in which moves decide: plays the game on from the moment at `ply` (core/rules/continuation.h). The
    /// chance must outlive it.
    std::function<std::unique_ptr<Continuation>(const Playthrough& playthrough, std::size_t ply,
                                                RandomSource& random)>
        continued;
    /// For games with numbers of their own: charts beside those of the score.
    std::function<std::vector<Curves>(const Playthrough& playthrough)> curves;
    /// For the game that keeps results of games that were not logged.
    std::optional<ResultKeeping> results;
};

}  // namespace castalia
