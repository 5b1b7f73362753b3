// Throws outside the rules of the game, typed in the entry line, and what the program throws or chooses.
#include <algorithm>

#include "app/recorder/dice_settings.h"
#include "app/recorder/entry_composer.h"
#include "app/recorder/unreadable.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/dice/odds_words.h"
#include "core/session/seeded_dice.h"
#include "core/session/thrown_dice.h"
#include "db/history/own_throws.h"

namespace castalia {

namespace {

/// Returns a throw as it is written in its line, apart from what the dice show: the same line is thrown once.
std::string throw_key_of(const DiceLine& line) {
    std::string key = dice::canonical(line.thrown);
    for (const auto& [name, bonus] : line.initiative) {
        key += "/" + name + "/" + std::to_string(bonus);
    }
    return key;
}

}  // namespace

/// Reads "4d6kh3+2 5612", "roll 4d6", "attack 17" for a throw of the table's own, or "init Ann+3 Ben". Returns false
/// where the line is none.
bool EntryComposer::read_throw(const std::string& line, const BadNotation& as_move) {
    const Store& store = recorder_.store();
    const auto begin = [&] {
        now_.verb = -1;
        now_.draft.clear();
    };
    try {
        const std::optional<DiceLine> read =
            throw_in(line, as_move, recorder_.session()->names(), own_throws(store), dialect_for(store, session_));
        if (!read) {
            return false;
        }
        begin();
        if (!read->readings.empty()) {
            offer_readings(line, read->disputed, read->readings);
        }
        take_throw(*read);
    } catch (const BadNotation& bad) {
        begin();
        throw_not_read(bad, line);
    }
    return true;
}

void EntryComposer::throw_not_read(const BadNotation& bad, const std::string& line) {
    const std::size_t before = now_.line.find(line);
    now_.fault = bad.position + (before == std::string::npos ? 0 : before);
    if (const auto* several = dynamic_cast<const dice::SeveralReadings*>(&bad)) {
        offer_readings(line, several->typed, several->found);
        return lose(EntryState::unreadable, Composition::Echo{bad.text, say("Tab writes one after the other"), true});
    }
    if (bad.position >= line.size()) {
        now_.fault.reset();
        return lose(EntryState::begun, Composition::Echo{bad.text, say("Go on typing"), false});
    }
    lose(EntryState::unreadable, unreadable_echo(bad, *now_.fault, now_.prompt));
}

/// Keeps the line as each program means it.
void EntryComposer::offer_readings(const std::string& line, const std::string& typed,
                                   const std::vector<dice::Reading>& found) {
    const std::size_t at = line.find(typed);
    if (at == std::string::npos) {
        return;
    }
    disputed_.clear();
    for (const dice::Reading& reading : found) {
        std::string own = line;
        own.replace(at, typed.size(), dice::undisputed_line(reading.expression));
        disputed_.push_back({std::move(own), reading.dialects});
    }
}

/// Makes Tab write the reading after the one that stands in the line, or that the dialect has chosen.
void EntryComposer::offer_next_reading() {
    if (disputed_.empty() || now_.state == EntryState::refused) {
        return;
    }
    auto now = std::ranges::find(disputed_, now_.line, &Disputed::line);
    if (now == disputed_.end() && now_.state != EntryState::unreadable) {
        const std::optional<dice::Dialect> dialect = dialect_for(recorder_.store(), session_);
        now = std::ranges::find_if(disputed_, [&](const Disputed& one) {
            return dialect && std::ranges::find(one.dialects, *dialect) != one.dialects.end();
        });
    }
    const auto next = now == disputed_.end() || now + 1 == disputed_.end() ? disputed_.begin() : now + 1;
    now_.completion = next->line;
}

/// Takes a throw, or waits for what its dice show.
void EntryComposer::take_throw(const DiceLine& line) {
    const bool app = line.by_app && line.values.empty() && !groups_of(line.thrown).empty();
    if (!app && !line.missing.empty()) {
        if (line.values.empty()) {
            open_throw_ = line;
        }
        const Text odds = odds_before(line.thrown);
        const Text below =
            odds.empty() ? line.missing : say("{missing}. {odds}", {{"missing", line.missing}, {"odds", odds}});
        return lose(EntryState::begun, Composition::Echo{dice::meaning(line.thrown), below, false});
    }
    DiceLine whole = line;
    whole.by_app = app;
    if (app) {
        const AppThrow& made = thrown_by_app(line);
        whole.values = made.values;
        whole.seed = made.seed;
    }
    if (whole.values.empty()) {
        return lose(EntryState::begun,
                    Composition::Echo{dice::meaning(line.thrown), say("A throw has dice, such as 2d6"), false});
    }
    open_throw_.reset();
    const std::vector<Seat>& asked = now_.prompt.seats;
    take(recorder_.read(throw_event(whole, recorder_.session()->names(),
                                    asked.size() == 1 ? std::optional(asked.front()) : std::nullopt)));
}

const EntryComposer::AppThrow& EntryComposer::thrown_by_app(const DiceLine& line) {
    AppThrow& made = thrown_[throw_key_of(line)];
    if (made.values.empty()) {
        if (keeps_seeds(recorder_.store())) {
            made.seed = dice_.seed();
            made.values = dice_of_seed(line.thrown, line.times(), made.seed);
        }
        for (std::size_t i = 0; made.seed.empty() && i < line.times(); ++i) {
            const std::vector<int> values = dice_.roll(line.thrown);
            made.values.insert(made.values.end(), values.begin(), values.end());
        }
    }
    return made;
}

void EntryComposer::roll() {
    // The program never rolls over what the table has rolled or chosen.
    const auto filled = [this](const Slot& slot) {
        return (slot.kind == Slot::Kind::die || slot.by_chance) && !value_at(now_.draft.json(), slot.field).is_null();
    };
    if (recorder_.looking_back() || now_.help == AppHelp::none || std::ranges::any_of(now_.draft.slots(), filled)) {
        return;
    }
    composed_ = true;
    if (open_throw_) {
        DiceLine line = *open_throw_;
        line.by_app = true;
        return take_throw(line);
    }
    now_.help == AppHelp::rolls ? roll_dice() : choose_by_chance();
    by_app_ = true;
}

void EntryComposer::roll_dice() {
    Json known = now_.prompt.verbs.at(static_cast<std::size_t>(now_.verb)).draft;
    now_.draft.begin(known);
    for (const Slot& slot : now_.draft.slots()) {
        if (slot.kind == Slot::Kind::die && !slot.options.empty()) {
            const int face = dice_.roll(static_cast<int>(slot.options.size()));
            put_at(known, slot.field, slot.options[static_cast<std::size_t>(face - 1)].value);
        }
    }
    now_.draft.begin(std::move(known));
    filled();
}

void EntryComposer::choose_by_chance() {
    Json known = now_.draft.json();
    for (const Slot& slot : now_.draft.slots()) {
        if (slot.by_chance && !slot.options.empty()) {
            const int which = dice_.roll(static_cast<int>(slot.options.size()));
            put_at(known, slot.field, slot.options[static_cast<std::size_t>(which - 1)].value);
        }
    }
    now_.draft.begin(std::move(known));
    filled();
}

/// Returns the chance of the target, or what the throw comes to on average.
Text EntryComposer::odds_before(const dice::Expression& thrown) const {
    try {
        return dice::odds_sentence(thrown, dice::odds_of(thrown));
    } catch (const dice::TooManyResults&) {
        return {};
    }
}

/// Remembers what was thrown for the list of throws, and whose meaning the table chose for a line that programs read
/// differently.
void EntryComposer::remember_dice(const Event& event, std::optional<dice::Dialect> dialect) {
    if (dialect) {
        keep_dialect(recorder_.store(), session_, *dialect);
    }
    const auto* thrown = std::get_if<FreeDice>(&event.what);
    if (thrown != nullptr && thrown->thrown && thrown->initiative.empty()) {
        remember_throw(recorder_.store(), dice::canonical(*thrown->thrown));
    }
}

}  // namespace castalia
