#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/document/document.h"
#include "core/rules/game/chronicle.h"
#include "core/rules/game/move_outline.h"
#include "core/rules/game/notation.h"
#include "core/rules/game/prompt.h"
#include "core/rules/game/refusal.h"
#include "core/rules/game/table_count.h"
#include "core/rules/game/table_layout.h"
#include "core/rules/game/view.h"
#include "core/rules/json/fields.h"
#include "core/rules/text/labels.h"

namespace castalia::picture {

struct Picture;
struct Viewport;

}  // namespace castalia::picture

namespace castalia {

/// The functions that the rules of a game have. A state is a plain value, and so is a move, usually a std::variant.
/// `adjust` is one of the moves of every game.
template <class R>
concept Rules =
    std::regular<typename R::State> && std::regular<typename R::Move> &&
    requires(const R& rules, const typename R::State& state, typename R::State& next, const typename R::Move& move,
             Fields& fields, const Json& draft, Json& object, Story* story, NotationLine& line) {
        { rules.start() } -> std::same_as<typename R::State>;
        /// Returns why the move is refused; nothing if it is allowed. Never throws. A move that is not impossible can
        /// be played.
        { rules.judge(state, move) } -> std::same_as<std::optional<Refusal>>;
        /// Makes the move in place. `story` may be null and never changes what is played.
        { rules.play(next, move, story) } -> std::same_as<void>;
        /// Returns the event as a line of the log, in words, from the state before it.
        { rules.describe(state, move) } -> std::same_as<Text>;
        /// Returns the part of the game to which this moment belongs: "Turn 18 · Ben". The log has a heading where it
        /// changes.
        { rules.chapter(state) } -> std::same_as<Text>;
        { rules.prompt(state) } -> std::same_as<Prompt>;
        /// Returns the slots of an event of which `draft` is known so far. Filling one slot may change the others.
        { rules.form(state, draft) } -> std::same_as<std::vector<Slot>>;
        { rules.state(state) } -> std::same_as<Json>;  ///< Returns the state with the keys of the rules page.
        { rules.view(state) } -> std::same_as<TableView>;
        { rules.score(state) } -> std::same_as<Scoresheet>;
        { rules.over(state) } -> std::same_as<bool>;  ///< Returns what the scoresheet says, without making one.
        { rules.read(fields) } -> std::same_as<typename R::Move>;  ///< Throws BadRecord.
        { rules.write(move, object) } -> std::same_as<void>;       ///< Writes everything except at, note and ruling.
        { rules.notation(move) } -> std::same_as<std::string>;
        { rules.parse(state, line) } -> std::same_as<typename R::Move>;  ///< Throws BadNotation.
        { rules.actor(move) } -> std::same_as<std::optional<Seat>>;
        /// Returns the player who has the first turn if no earlier move of the game says who; nothing if this move
        /// says nothing of it.
        { rules.start_player(move) } -> std::same_as<std::optional<Seat>>;
    };

/// A move of some game.
struct Move {
    Move() = default;
    Move(const Move&) = delete;
    Move& operator=(const Move&) = delete;
    virtual ~Move() = default;
};
using MovePtr = std::shared_ptr<const Move>;

/// Makes room for `more` elements at the end. It at least doubles the room, so that adding one by one stays fast.
template <class T>
void make_room(std::vector<T>& list, std::size_t more) {
    if (list.capacity() - list.size() < more) {
        list.reserve(std::max(list.size() + more, 2 * list.capacity()));
    }
}

/// Makes a picture of a moment that it keeps.
using PictureMaker = std::function<picture::Picture(const picture::Viewport& viewport)>;

/// One game being played: its setup and the state after every entry. `ply` 0 is the start, ply n the state
/// after n entries; an entry that changes nothing (a note, a refused event) has a ply of its own.
class Playthrough {
public:
    Playthrough() = default;
    Playthrough(const Playthrough&) = delete;
    Playthrough& operator=(const Playthrough&) = delete;
    virtual ~Playthrough() = default;

    virtual std::size_t plies() const = 0;
    /// Returns a line of its own that begins with the states 0 to `ply` of this one.
    virtual std::unique_ptr<Playthrough> copy(std::size_t ply) const = 0;
    /// Returns a line with no states except the one at `ply`, which is enough to try something out.
    virtual std::unique_ptr<Playthrough> snapshot(std::size_t ply) const = 0;
    virtual void take_back_to(std::size_t ply) = 0;
    /// Takes over what was played in `next`, a snapshot of the last state of this line.
    virtual void go_on_with(Playthrough& next) = 0;

    virtual std::optional<Refusal> judge(const Move& move) const = 0;  ///< Judges in the last state.
    virtual void play(const Move& move) = 0;                           ///< Assumes that the move is not impossible.
    /// Makes the move in the last state itself, without a ply of its own. Assumes that the move is not impossible.
    virtual void play_in_place(const Move& move) = 0;
    virtual void stay() = 0;
    virtual void expect(std::size_t plies) = 0;  ///< Makes room for so many more plies at once.

    /// Returns whether the last state is that of `other`, a line of the same game, at `ply`.
    virtual bool ends_like(const Playthrough& other, std::size_t ply) const = 0;

    virtual Text chapter(std::size_t ply) const = 0;
    virtual Prompt prompt(std::size_t ply) const = 0;
    virtual std::vector<Slot> form(std::size_t ply, const Json& draft) const = 0;
    virtual Json state(std::size_t ply) const = 0;
    virtual TableView view(std::size_t ply) const = 0;
    /// Returns the table as a picture; null if the game has none.
    virtual std::shared_ptr<const picture::Picture> picture(std::size_t ply,
                                                            const picture::Viewport& viewport) const = 0;
    /// Returns what makes the picture at `ply` later and in any thread, when this line has gone on or is gone;
    /// nothing if the game has no picture.
    virtual PictureMaker picture_maker(std::size_t ply) const = 0;
    virtual Scoresheet score(std::size_t ply) const = 0;
    virtual bool over(std::size_t ply) const = 0;
    virtual Text describe(std::size_t ply, const Move& move) const = 0;
    virtual Story story(std::size_t ply, const Move& move) const = 0;  ///< Returns what `move` leads to from `ply`.

    virtual MovePtr read(Fields& fields) const = 0;
    virtual void write(const Move& move, Json& object) const = 0;
    virtual std::string notation(const Move& move) const = 0;
    virtual MovePtr parse(std::size_t ply, NotationLine& line) const = 0;
    virtual std::optional<Seat> actor(const Move& move) const = 0;
    virtual std::optional<Seat> start_player(const Move& move) const = 0;
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
    std::unique_ptr<Playthrough> copy(std::size_t ply) const override {
        std::vector<State> states;
        states.reserve(states_.size() + 1);  // As many states will follow a corrected past as followed the old one.
        states.assign(states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(ply) + 1);
        return std::make_unique<PlaythroughOf>(rules_, std::move(states));
    }
    std::unique_ptr<Playthrough> snapshot(std::size_t ply) const override {
        return std::make_unique<PlaythroughOf>(rules_, std::vector<State>{at(ply)});
    }
    void take_back_to(std::size_t ply) override { states_.resize(ply + 1, states_.front()); }
    void go_on_with(Playthrough& next) override {
        std::vector<State>& more = static_cast<PlaythroughOf&>(next).states_;
        expect(more.size() - 1);
        std::move(more.begin() + 1, more.end(), std::back_inserter(states_));
        more.resize(1, states_.front());
    }

    std::optional<Refusal> judge(const Move& move) const override {
        return rules_->judge(states_.back(), typed(move));
    }
    void play(const Move& move) override {
        stay();
        rules_->play(states_.back(), typed(move), nullptr);
    }
    void play_in_place(const Move& move) override { rules_->play(states_.back(), typed(move), nullptr); }
    void stay() override {
        expect(1);  // The vector must not move while one of its own elements is added.
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
    std::shared_ptr<const picture::Picture> picture(std::size_t ply,
                                                    const picture::Viewport& viewport) const override {
        if constexpr (requires { rules_->picture(std::span<const State>(states_), ply, viewport); }) {
            // Where things lie depends on what came before and, in a session that is looked back at, on what follows.
            return std::make_shared<const picture::Picture>(
                rules_->picture(std::span<const State>(states_), ply, viewport));
        } else if constexpr (requires { rules_->picture(at(ply), viewport); }) {
            return std::make_shared<const picture::Picture>(rules_->picture(at(ply), viewport));
        } else {
            return nullptr;
        }
    }
    PictureMaker picture_maker(std::size_t ply) const override {
        if constexpr (requires(const picture::Viewport& viewport) {
                          rules_->picture(std::span<const State>(states_), ply, viewport);
                      }) {
            // What is shown knows nothing of what came later.
            const auto after = states_.begin() + static_cast<std::ptrdiff_t>(ply) + 1;
            return [rules = rules_, states = std::vector<State>(states_.begin(), after),
                    ply](const picture::Viewport& viewport) {
                return rules->picture(std::span<const State>(states), ply, viewport);
            };
        } else if constexpr (requires(const picture::Viewport& viewport) { rules_->picture(at(ply), viewport); }) {
            return [rules = rules_, state = at(ply)](const picture::Viewport& viewport) {
                return rules->picture(state, viewport);
            };
        } else {
            return nullptr;
        }
    }
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
    std::optional<Seat> start_player(const Move& move) const override { return rules_->start_player(typed(move)); }

    static MovePtr made(typename R::Move move) { return std::make_shared<Typed>(std::move(move)); }
    /// Assumes that a line of the same game read or parsed the move.
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
    std::vector<std::string> names;  ///< Different names of 1 to 60 characters, in clockwise seat order.
};

/// The gains that the dice of one event brought a player, and the average gains.
struct DiceLuck {
    Seat seat;
    double got = 0, expected = 0, variance = 0;
};

/// A die that an event of the game rolled.
struct RolledDie {
    int sides = 0, value = 0;
    bool by_app = false;       ///< The program rolled it; else the table did.
    std::optional<Seat> seat;  ///< The player who rolled.
};

/// A sheet that is printed empty and filled in by hand.
struct BlankSheet {
    std::string name;  ///< The name on the command line, which never changes.
    Text label;        ///< The name in a list.
    std::function<document::Document(const Translate&)> draw;
};

/// Numbers that the scoresheets do not say, as the curves of one chart.
struct Curves {
    struct Curve {
        Text name;
        std::size_t colour = 0;  ///< The seat whose colour it has, or the index of the suit.
        bool suit = false;
        std::vector<double> values;  ///< One value for each of `places`.
    };
    Text title, note;
    Text across;                ///< The unit of the places: "rounds".
    std::vector<Text> places;   ///< The places from left to right.
    std::vector<Curve> curves;  ///< The curves in the order of the legend.
};

/// One number of every player through a session: what it would be if the game ended now.
struct Series {
    std::string key;  ///< The name in `review --json`, such as "district_points". It never changes.
    Text name;        ///< The name in a heading, with a capital: "Districts led".
    Text unit;        ///< The unit: "districts".
    /// The values of each seat, one at each ply, the start included; no value where the game has none yet.
    std::vector<std::vector<std::optional<double>>> values;
};

struct ResultKeeping;
class Playout;
class RandomSource;

/// Something that one player knows and the table learns later, such as a tile that lies face down. The player may
/// note it under seal. The note never enters the record; the program compares it once the table has turned the tile
/// up.
struct Hidden {
    std::string key;              ///< The name in this session: "?Ann".
    Seat seat;                    ///< The player who knows it.
    Text label;                   ///< "Ann's tile face down"
    std::vector<Option> options;  ///< The values that it can have.
    Json shown;                   ///< The value that it turned out to have; null while it is hidden.
};

/// A key of `Game::foreign_ids`: the site whose numbers identify games in programs that keep plays.
inline constexpr std::string_view kBoardGameGeek = "boardgamegeek";

/// A game with everything that the program knows of it. Members that only some games need may be empty.
struct Game {
    std::string id;  ///< The name of its folders and its rows, which never changes.
    Text title;
    std::vector<std::string> editions;  ///< The first is the default.
    int least_players = 1, most_players = 1;
    /// Returns the slots of the new-session form for these players, this edition and the setup filled in so far.
    std::function<std::vector<Slot>(const Players&, const std::string& edition, const Json& setup)> options;
    /// Returns the setup with defaults filled in, in canonical order. Throws BadRecord ("setup.crowns").
    std::function<Json(const Players&, const std::string& edition, const Json& setup)> settle;
    /// Returns a setup as it is written when the players have other names: `renamed` has them in the same order.
    /// Throws BadRecord.
    std::function<Json(const Players&, const Players& renamed, const std::string& edition, const Json& setup)> rename;
    /// Puts the settled setup in the place of `setup` and returns the game at its start. Throws BadRecord.
    std::function<std::unique_ptr<Playthrough>(const Players&, const std::string& edition, Json& setup)>
        settle_and_begin;
    /// Returns the game at its start. `setup` may be a part of one. Throws BadRecord.
    std::unique_ptr<Playthrough> begin(const Players& players, const std::string& edition, Json setup) const {
        return settle_and_begin(players, edition, setup);
    }
    /// Returns the JSON Schema of the setup, as its options are declared.
    std::function<Json()> setup_schema;
    /// Returns every move as it is declared; empty if the game declares none.
    std::function<std::vector<MoveOutline>()> moves;

    /// The numbers of the game on other sites, by the name of the site.
    std::map<std::string, long long, std::less<>> foreign_ids;
    /// The types of events that the game leaves to the table's judgement. When one is entered, the earlier ones are
    /// recalled.
    std::vector<std::string> precedents;
    std::vector<BlankSheet> sheets;
    /// Returns how the table is laid out for these players and this setup, with the default of everything not settled
    /// yet. It is empty if the game needs no particular layout.
    std::function<TableLayout(const Players& players, const Json& setup, const Translate& translate)> layout;
    /// Counts everything at `ply` that can be counted in each pile, hand, bank and place.
    std::function<void(const Playthrough& playthrough, std::size_t ply, Counting& counting)> counts;
    /// Returns what lies hidden at `ply`, and what of that has been turned up, in games in which a player knows
    /// something that the table learns later.
    std::function<std::vector<Hidden>(const Playthrough& playthrough, std::size_t ply)> hidden;
    /// Returns a word of a move as it is when the players have other names, in the same order, where a word may
    /// contain a name: "?Ann", a tile of Ann that lies face down.
    std::function<std::string(const std::string& word, const Players& players, const Players& renamed)> rename_word;
    /// Names that the sources of the game leave open, so that the table may choose its own.
    std::optional<Labels> labels;
    /// Returns the dice that `move` rolled.
    std::function<std::vector<RolledDie>(const Move& move)> dice;
    /// Returns what the dice of `move`, made in the state at `ply`, brought each player, with the exact expectation.
    /// Returns nothing for any other event. It is set if the game's own dice decide something.
    std::function<std::vector<DiceLuck>(const Playthrough& playthrough, std::size_t ply, const Move& move)> dice_luck;
    Text dice_luck_unit;  ///< The unit of `dice_luck`: "tokens of income".
    /// Returns the session as a story, in games that have one. `moves` has the move of each ply, or null where
    /// nothing of the game happened.
    std::function<std::vector<Passage>(const Playthrough& playthrough, const std::vector<const Move*>& moves)>
        chronicle;
    /// Returns what the table took back, in games in which words can be taken back. `moves` is as for the chronicle.
    std::function<std::vector<StruckWords>(const Playthrough& playthrough, const std::vector<const Move*>& moves)>
        struck;
    /// Returns a table that looks like the game, for the tile on which it is chosen.
    std::function<picture::Picture(const picture::Viewport& viewport)> tile;
    /// Returns the numbers whose rise and fall a player wants to see; a review opens with the first. If it is empty,
    /// a review shows the steps of the scoresheet's ladder.
    std::function<std::vector<Series>(const Playthrough& playthrough)> series;
    /// Returns who is ahead at `ply`, all players of a team; nobody if two sides are level. It is set if somebody can
    /// be ahead before the end.
    std::function<std::vector<Seat>(const Playthrough& playthrough, std::size_t ply)> ahead;
    /// Plays the game on from the moment at `ply` (core/rules/game/playout.h), in games that moves decide. Assumes
    /// that `random` outlives the result.
    std::function<std::unique_ptr<Playout>(const Playthrough& playthrough, std::size_t ply, RandomSource& random)>
        continued;
    /// Returns the charts of further numbers, beside those of the score.
    std::function<std::vector<Curves>(const Playthrough& playthrough)> curves;
    /// Keeps results that were written down (core/rules/game/written_result.h). Only one game has it.
    std::shared_ptr<const ResultKeeping> results;
};

}  // namespace castalia
