#pragma once

#include <map>

#include "app/recorder/clock.h"
#include "app/recorder/dice_line.h"
#include "app/recorder/entry_composition.h"

namespace castalia {

/// A throw outside the rules of the game, typed in the entry line: what the line means, what it still waits for, and
/// what the program throws for it.
class EntryThrow {
public:
    EntryThrow(Recorder& recorder, AppDice& dice) : recorder_(recorder), dice_(dice) {}

    /// What a line comes to.
    struct Read {
        Json event;                            ///< The throw; null while something is missing.
        EntryState state = EntryState::begun;  ///< Where there is no event.
        Echo echo = {};
        std::optional<std::size_t> fault = {};  ///< A place in the line.
    };
    /// Reads "4d6kh3+2 5612", "roll 4d6", "attack 17" for a throw of the table's own, or "init Ann+3 Ben". `as_move`
    /// says why the line is no move. Returns nothing where it is no throw either. Throws BadNotation.
    std::optional<Read> read(const std::string& line, const BadNotation& as_move, const Prompt& prompt);

    /// Returns whether a throw was typed without what its dice show, so that the program may throw them.
    bool waits() const { return waiting_.has_value(); }
    /// Returns the throw that waits, with what the program throws.
    Read thrown_by_app(const Prompt& prompt);

    /// Forgets the line that was read. What it means to other programs is kept as long as one of these is typed.
    void type(const std::string& line);
    void clear();       ///< Forgets the line that was read.
    void throw_anew();  ///< Forgets what the program threw: the table is another one.

    /// Returns the line as another program means it, where they differ: the reading after the one that stands in the
    /// line or, once the line is `decided`, after that of the dialect. Returns nothing where they agree.
    std::string next_reading(const std::string& line, bool decided) const;
    /// Returns whose meaning the line is, where programs differ.
    std::optional<dice::Dialect> dialect_of(const std::string& line) const;
    /// Remembers what was thrown for the list of throws, and whose meaning the table chose.
    void remember(const Event& event, std::optional<dice::Dialect> dialect);

private:
    struct AppThrow {
        std::vector<int> values;
        std::string seed;  ///< Empty unless the table wants to check the program's dice.
    };
    /// The line as programs mean it, where they differ about it.
    struct Disputed {
        std::string line;
        std::vector<dice::Dialect> dialects;  ///< Whose meaning it is.
    };

    Read take(const DiceLine& line, const Prompt& prompt);
    const AppThrow& app_throw(const DiceLine& line);
    void offer_readings(const std::string& line, const std::string& typed, const std::vector<dice::Reading>& found);
    const std::string& session() const { return recorder_.session()->heading().id; }

    Recorder& recorder_;
    AppDice& dice_;
    std::optional<DiceLine> waiting_;
    /// What the program threw for a line. It throws once, however often the line is typed, until something is
    /// entered.
    std::map<std::string, AppThrow> thrown_;
    std::vector<Disputed> disputed_;
};

}  // namespace castalia
