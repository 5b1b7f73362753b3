#include "app/recorder/entry_throw.h"

#include <algorithm>

#include "app/recorder/dice_settings.h"
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

/// Returns the chance of the target, or what the throw comes to on average.
Text odds_before(const dice::Expression& thrown) {
    try {
        return dice::odds_sentence(thrown, dice::odds_of(thrown));
    } catch (const dice::TooManyResults&) {
        return {};
    }
}

}  // namespace

std::optional<EntryThrow::Read> EntryThrow::read(const std::string& line, const BadNotation& as_move,
                                                 const Prompt& prompt) {
    const Store& store = recorder_.store();
    try {
        const std::optional<DiceLine> read =
            throw_in(line, as_move, recorder_.session()->names(), own_throws(store), dialect_for(store, session()));
        if (!read) {
            return std::nullopt;
        }
        if (!read->readings.empty()) {
            offer_readings(line, read->disputed, read->readings);
        }
        return take(*read, prompt);
    } catch (const dice::SeveralReadings& several) {
        offer_readings(line, several.typed, several.found);
        return Read{{},
                    EntryState::unreadable,
                    {several.text, say("Tab writes one after the other"), true},
                    several.position};
    }
}

/// Keeps the line as each program means it.
void EntryThrow::offer_readings(const std::string& line, const std::string& typed,
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

/// Makes the event of a throw, or says what its line waits for.
EntryThrow::Read EntryThrow::take(const DiceLine& line, const Prompt& prompt) {
    const bool app = line.by_app && line.values.empty() && !groups_of(line.thrown).empty();
    if (!app && !line.missing.empty()) {
        if (line.values.empty()) {
            waiting_ = line;
        }
        const Text odds = odds_before(line.thrown), meaning = dice::meaning(line.thrown);
        const Text below = odds.empty() ? meaning : say("{meaning}. {odds}", {{"meaning", meaning}, {"odds", odds}});
        return {.event = {}, .echo = {line.missing, below, false}};
    }
    DiceLine whole = line;
    whole.by_app = app;
    if (app) {
        const AppThrow& made = app_throw(line);
        whole.values = made.values;
        whole.seed = made.seed;
    }
    if (whole.values.empty()) {
        return {.event = {}, .echo = {say("A throw has dice, such as 2d6"), dice::meaning(line.thrown), false}};
    }
    waiting_.reset();
    const std::optional<Seat> asked = prompt.seats.size() == 1 ? std::optional(prompt.seats.front()) : std::nullopt;
    return {.event = throw_event(whole, recorder_.session()->names(), asked)};
}

EntryThrow::Read EntryThrow::thrown_by_app(const Prompt& prompt) {
    DiceLine line = *waiting_;
    line.by_app = true;
    return take(line, prompt);
}

const EntryThrow::AppThrow& EntryThrow::app_throw(const DiceLine& line) {
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

void EntryThrow::type(const std::string& line) {
    waiting_.reset();
    if (std::ranges::find(disputed_, line, &Disputed::line) == disputed_.end()) {
        disputed_.clear();
    }
}

void EntryThrow::clear() {
    waiting_.reset();
    disputed_.clear();
}

void EntryThrow::throw_anew() { thrown_.clear(); }

std::string EntryThrow::next_reading(const std::string& line, bool decided) const {
    if (disputed_.empty()) {
        return {};
    }
    auto now = std::ranges::find(disputed_, line, &Disputed::line);
    if (now == disputed_.end() && decided) {
        const std::optional<dice::Dialect> dialect = dialect_for(recorder_.store(), session());
        now = std::ranges::find_if(disputed_, [&](const Disputed& one) {
            return dialect && std::ranges::find(one.dialects, *dialect) != one.dialects.end();
        });
    }
    return (now == disputed_.end() || now + 1 == disputed_.end() ? disputed_.begin() : now + 1)->line;
}

std::optional<dice::Dialect> EntryThrow::dialect_of(const std::string& line) const {
    const auto chosen = std::ranges::find(disputed_, line, &Disputed::line);
    return chosen == disputed_.end() ? std::nullopt : std::optional(chosen->dialects.front());
}

void EntryThrow::remember(const Event& event, std::optional<dice::Dialect> dialect) {
    if (dialect) {
        keep_dialect(recorder_.store(), session(), *dialect);
    }
    const auto* thrown = std::get_if<FreeDice>(&event.what);
    if (thrown != nullptr && thrown->thrown && thrown->initiative.empty()) {
        remember_throw(recorder_.store(), dice::canonical(*thrown->thrown));
    }
}

}  // namespace castalia
