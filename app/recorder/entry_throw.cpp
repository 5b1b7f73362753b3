// Throws outside the rules of the game, typed in the entry line.
#include "app/recorder/entry_composer.h"

#include <cctype>

#include "app/recorder/unreadable.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/session/thrown_dice.h"

namespace castalia {

/// Reads "4d6kh3+2 5612" or "roll 4d6". Returns false where the line names no dice, and where it begins a move of the
/// game and is no whole throw: "d4wl3" develops a card.
bool EntryComposer::read_throw(const std::string& line, const BadNotation& as_move) {
    if (!names_dice(line)) {
        return false;
    }
    const bool begins_a_move = as_move.so_far.is_object();
    // "d4" begins the name of a card; "4d6kh3" does not.
    const bool may_go_on = begins_a_move && (as_move.position >= line.size() || std::isdigit(static_cast<unsigned char>(line.front())) == 0);
    try {
        const DiceLine read = read_dice_line(line, recorder_.session()->names());
        if (may_go_on && !read.missing.empty() && !read.by_app) {
            return false;
        }
        now_.verb = -1;
        now_.draft.clear();
        take_throw(read);
        return true;
    } catch (const BadNotation& bad) {
        if (begins_a_move) {
            return false;
        }
        now_.verb = -1;
        now_.draft.clear();
        throw_not_read(bad, line);
        return true;
    }
}

void EntryComposer::throw_not_read(const BadNotation& bad, const std::string& line) {
    const std::size_t before = now_.line.find(line);
    now_.fault = bad.position + (before == std::string::npos ? 0 : before);
    if (dynamic_cast<const dice::SeveralReadings*>(&bad) != nullptr) {
        return lose(EntryState::unreadable, Composition::Echo{bad.text, {}, true});
    }
    if (bad.position >= line.size()) {
        now_.fault.reset();
        return lose(EntryState::begun, Composition::Echo{bad.text, say("Go on typing"), false});
    }
    lose(EntryState::unreadable, unreadable_echo(bad, *now_.fault, now_.prompt));
}

/// Takes a throw, or waits for what its dice show.
void EntryComposer::take_throw(const DiceLine& line) {
    const bool app = line.by_app && line.values.empty() && !groups_of(line.thrown).empty();
    if (!app && !line.missing.empty()) {
        if (line.values.empty()) {
            open_throw_ = line;
        }
        return lose(EntryState::begun, Composition::Echo{dice::meaning(line.thrown), line.missing, false});
    }
    std::optional<Seat> seat = line.player;
    if (!seat && now_.prompt.seats.size() == 1) {
        seat = now_.prompt.seats.front();
    }
    const std::vector<int>& values = app ? thrown_by_app(line.thrown) : line.values;
    if (values.empty()) {
        return lose(EntryState::begun,
                    Composition::Echo{dice::meaning(line.thrown), say("A throw has dice, such as 2d6"), false});
    }
    open_throw_.reset();
    const std::string name = seat ? recorder_.session()->names()[static_cast<std::size_t>(seat->index)] : "";
    take(recorder_.read(dice_event(line.thrown, values, {name, "", "", app})));
}

const std::vector<int>& EntryComposer::thrown_by_app(const dice::Expression& thrown) {
    std::vector<int>& values = thrown_[dice::canonical(thrown)];
    if (values.empty()) {
        values = dice_.roll(thrown);
    }
    return values;
}

}  // namespace castalia
