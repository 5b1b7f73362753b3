// Throws outside the rules of the game, typed in the entry line.
#include "app/recorder/entry_composer.h"
#include "app/recorder/unreadable.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/session/thrown_dice.h"

namespace castalia {

/// Reads "4d6kh3+2 5612" or "roll 4d6". Returns false where the line names no dice.
bool EntryComposer::read_throw(const std::string& line) {
    if (!names_dice(line)) {
        return false;
    }
    now_.verb = -1;
    now_.draft.clear();
    const auto wrong = [&](const BadNotation& bad) {
        if (bad.position >= line.size()) {
            return lose(EntryState::begun, Composition::Echo{bad.text, say("Go on typing"), false});
        }
        const std::size_t before = now_.line.find(line);
        now_.fault = bad.position + (before == std::string::npos ? 0 : before);
        lose(EntryState::unreadable, unreadable_echo(bad, *now_.fault, now_.prompt));
    };
    try {
        take_throw(read_dice_line(line, recorder_.session()->names()));
    } catch (const dice::SeveralReadings& several) {
        now_.fault = now_.line.find(line);
        lose(EntryState::unreadable, Composition::Echo{several.text, {}, true});
    } catch (const BadNotation& bad) {
        wrong(bad);
    }
    return true;
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
