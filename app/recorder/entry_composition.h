#pragma once

#include <array>
#include <memory>

#include "app/recorder/draft.h"
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

/// The effects of an entry in words: one sentence, and what follows from it.
struct Echo {
    Text sentence, below;
    bool wrong = false;
    Text brief = {};  ///< Says the same where there is no room for the sentence; may be empty.

    bool operator==(const Echo&) const = default;
};

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

/// Returns what follows from an event in one line. Many a consequence has commas of its own.
Text in_one_line(const std::vector<Text>& follows);
/// Returns that the clock is paused, with the key that starts it again; nothing while it runs or the game is over.
Text paused_text(const Replay& replay);
/// Returns what stands beside an entry for which nothing is chosen or something is missing.
Echo echo_open(const Composition& entry);
/// Returns the echo of a proposal, which Enter does not take, because nobody has chosen it.
Echo echo_proposed(const Composition& entry);
/// Returns what the event of an entry does, as its preview says.
Echo echo_event(const Composition& entry);

}  // namespace castalia
