#pragma once

#include <array>
#include <map>

#include "app/recorder/clock.h"
#include "app/recorder/dice_line.h"
#include "app/recorder/entry_mark.h"
#include "app/recorder/recorder.h"

namespace castalia {

/// The progress of an entry.
enum class EntryState {
    over,        ///< The game asks for nothing more. A note, a count or a die may still be typed.
    open,        ///< The game asks for something, and nothing is chosen or typed.
    begun,       ///< A verb is chosen or a line begun, and something is missing.
    unreadable,  ///< What was typed or filled in cannot become an event as it stands.
    ready,       ///< There is an event, and the rules allow it. Enter records it.
    forbidden,   ///< There is an event, and the rules are against it. Enter refuses it.
    refused,  ///< It was refused, and Enter does nothing more. A ruling records it all the same; anything else begins
              ///< a new entry.
};

/// An input to an entry. Text, form and board are three ways to compose one; the program's dice are the fourth.
enum class EntryInput {
    compose,  ///< A line is typed, a verb is chosen, a slot is filled, a place is picked, the program rolls.
    confirm,  ///< Enter is pressed.
    rule,     ///< The table rules that it stands all the same.
    leave,    ///< Escape is pressed.
    follow,   ///< The record has changed: the table is at another moment.
};

/// One row of the table of transitions: the states that may follow, as bits.
struct EntryTransitions {
    unsigned compose, confirm, rule, leave, follow;
};

namespace entry_states {

constexpr unsigned bit(EntryState state) { return 1U << static_cast<unsigned>(state); }
constexpr unsigned kOver = bit(EntryState::over), kOpen = bit(EntryState::open), kBegun = bit(EntryState::begun),
                   kUnreadable = bit(EntryState::unreadable), kReady = bit(EntryState::ready),
                   kForbidden = bit(EntryState::forbidden), kRefused = bit(EntryState::refused);
/// A new entry: nothing, the one thing there is to do, or an event that is complete because there is no choice in it.
/// Where the rules leave a choice, a new entry is never complete, whatever the program proposes.
constexpr unsigned kAnew = kOver | kOpen | kBegun | kReady | kForbidden;
constexpr unsigned kComposed = kAnew | kUnreadable;

}  // namespace entry_states

/// The table of states and transitions, a row for each state in the order of EntryState. Nothing else changes the
/// state; the focus does not matter. Once an event is recorded the table is another one, so a new entry begins. Words
/// of the story are written beside the entry, which goes on afterwards: in the table below this is `compose`.
inline constexpr std::array<EntryTransitions, 7> kEntryTransitions = [] {
    using namespace entry_states;
    return std::array<EntryTransitions, 7>{{
        // state            compose                 confirm           rule             leave              follow
        /* over       */ {kComposed, kOver, kOver, kAnew, kAnew},
        /* open       */ {kComposed, kOpen, kOpen, kAnew, kAnew},
        /* begun      */ {kComposed, kBegun, kBegun, kAnew, kAnew},
        /* unreadable */ {kComposed, kUnreadable, kUnreadable, kAnew, kAnew},
        /* ready      */ {kComposed, kAnew, kReady, kAnew, kAnew},
        /* forbidden  */ {kComposed, kRefused, kForbidden, kAnew, kAnew},
        /* refused    */ {kComposed | kRefused, kRefused, kAnew | kRefused, kForbidden, kAnew},
    }};
}();

/// Returns whether this verb is barred and there is only one other, which is open: it stands beside the question with
/// its reason.
bool stands_aside(const Prompt& prompt, std::size_t verb);

/// The help of the program for a table that has no dice at hand, or that leaves something to chance.
enum class AppHelp { none, rolls, chooses };

/// All that a window shows of an entry in the making.
struct Composition {
    EntryState state = EntryState::over;
    Prompt prompt;
    int verb = -1;  ///< Its index in the prompt; -1 while none is chosen.
    Draft draft;    ///< What the form shows: slots, and what fills them.

    std::string line;        ///< What stands in the entry line.
    std::string completion;  ///< The whole line that the line stands for, where that says more; Tab takes it.
    /// The first byte of the fault in an unreadable line.
    std::optional<std::size_t> fault;
    bool suggested = false;  ///< The line was written by the form, not typed: the next letter replaces it.
    /// The effects of the entry in words: one sentence, and what follows from it.
    struct Echo {
        Text sentence, below;
        bool wrong = false;
        Text brief = {};  ///< Says the same where there is no room for the sentence; may be empty.

        bool operator==(const Echo&) const = default;
    };
    Echo echo;

    /// Events that Enter records before the last one: a round typed in one line, or the round that a score begins.
    std::vector<EventPtr> leading;
    EventPtr event;  ///< The last one. Null while something is missing.
    std::optional<Preview> preview;
    std::vector<EntryMark> marks;
    std::optional<Seat> seat;  ///< Whose entry it is; nothing for the one whom the game waits for.
    std::shared_ptr<const Replay>
        after;  ///< The table as the board previews it; null where there is nothing to show.
    bool began_on_board = false;

    std::vector<Text> precedents;  ///< What this table, and then others, decided in such events before.
    std::vector<Text> rulings;     ///< For a refused entry: house rules, then rulings on the same clause.
    AppHelp help = AppHelp::none;

    /// The effect of Enter at present. Where it does nothing, the echo says what is missing, wrong or refused.
    enum class Enter { nothing, record, refuse };
    Enter enter() const;
};

/// The entry in the making: typed text, filled form or place on the board becomes a draft, an event, a preview or a
/// refusal, and is recorded when it is confirmed. Knows no window.
class EntryComposer {
public:
    explicit EntryComposer(Recorder& recorder, AppDice dice = AppDice());
    EntryComposer(const EntryComposer&) = delete;
    EntryComposer& operator=(const EntryComposer&) = delete;

    const Composition& composition() const { return now_; }

    /// Begins a new entry when the record has changed since the last time. Returns whether it did.
    bool follow();

    // The entry line.
    void type(const std::string& line);
    // The form.
    void choose_verb(int verb);
    int verb_of_key(char key) const;  ///< Returns -1 when no verb has this key.
    void fill(const FieldPath& field, Json value);
    bool digit(int digit);  ///< Fills the next die of the form. Returns false when no die waits.
    // The board.
    bool pick(const PlaceId& place);
    /// Lets the program roll or choose. Does nothing when a die is filled or something is chosen already.
    void roll();
    /// Enters an event that a dialog made. Throws BadRecord.
    Composition::Enter offer(const Json& event);

    /// Does what Enter does: records the event where the rules allow it. If nobody composed the entry, it is an event
    /// in which there was no choice.
    Composition::Enter confirm();
    /// Enters what was refused, with the ruling of the table. Returns false when it is refused all the same.
    bool rule(const std::string& ruling);
    /// Does what Escape does: goes back from the refusal to the entry, or begins a new one.
    void leave();

    /// Enters words that belong to the table at `ply` or later, and keeps the entry in hand as it is. Returns false
    /// when they are refused; then they are the entry in hand.
    bool narrate(const Json& event, std::size_t ply);

private:
    bool has_followed() const;
    void begin();
    void back_to_now();
    void choose_what_is_due();
    void read_line(const std::string& line);
    bool read_dice(const std::string& line);
    bool read_number(const std::string& line);
    EventPtr with_choices(EventPtr event) const;
    void keep_choice(const FieldPath& field);
    void begin_draft(const Json& known);
    void filled();
    void take(EventPtr event, std::vector<EventPtr> leading = {});
    bool read_one_after_another(const std::string& line);
    bool read_throw(const std::string& line, const BadNotation& as_move);
    void throw_not_read(const BadNotation& bad, const std::string& line);
    void take_throw(const DiceLine& line);
    struct AppThrow {
        std::vector<int> values;
        std::string seed;  ///< Empty unless the table wants to check the program's dice.
    };
    const AppThrow& thrown_by_app(const DiceLine& line);
    void offer_readings(const std::string& line, const std::string& typed, const std::vector<dice::Reading>& found);
    void offer_next_reading();
    void remember_dice(const Event& event, std::optional<dice::Dialect> dialect);
    Text odds_before(const dice::Expression& thrown) const;
    void lose(EntryState state, std::optional<Composition::Echo> echo = {});
    void not_read(const BadNotation& bad, const std::string& line);
    void begin_verb(int verb);
    void take_or_wait(const Text& missing = {});
    void refuse(const Refusal& refusal);
    void finish(EntryState state, std::optional<Composition::Echo> echo = {});
    void show_on_board();
    void recall_precedents();
    Composition::Echo echo_open() const;
    Composition::Echo echo_proposed() const;
    Composition::Echo echo_event() const;
    AppHelp help() const;
    int verb_of(const Json& event) const;
    bool begin_with(const Json& event);
    void roll_dice();
    void choose_by_chance();
    EventPtr marked() const;
    std::string line_of(const Event& event) const;
    Composition::Enter enter(const EventPtr& event);

    Recorder& recorder_;
    AppDice dice_;
    Composition now_;
    bool by_app_ = false;    ///< The program rolled or chose what is in the entry.
    bool composed_ = false;  ///< Somebody typed, chose, filled or picked something since the entry began.
    /// What somebody chose in the form or on the board. A line that is typed afterwards goes on with it.
    struct Choices {
        Draft draft;
        int verb = -1;
        std::vector<FieldPath> fields;  ///< Those that were chosen, apart from the verb.
    };
    void go_on_with(const Choices& choices);
    std::optional<Choices> choices_;
    /// A throw that was typed without what its dice show; the program may throw them.
    std::optional<DiceLine> open_throw_;
    /// What the program threw for a line. It throws once, however often the line is typed, until something is
    /// entered.
    std::map<std::string, AppThrow> thrown_;
    /// The line as programs mean it, where they differ about it. Tab goes from one to the next.
    struct Disputed {
        std::string line;
        std::vector<dice::Dialect> dialects;  ///< Whose meaning it is.
    };
    std::vector<Disputed> disputed_;
    std::string session_;
    std::size_t ply_ = 0, journal_ = 0;
    /// Decisions of other sessions in events of one type, read once as long as the record does not change.
    struct Elsewhere {
        std::string session, type;
        std::size_t journal = 0;
        std::vector<Text> texts;
    };
    Elsewhere elsewhere_;
};

}  // namespace castalia
