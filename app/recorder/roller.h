#pragma once

#include <optional>
#include <string>

#include "app/recorder/clock.h"
#include "core/dice/notation.h"
#include "core/dice/odds.h"

namespace castalia {

/// A throw of dice in the making: it is written as notation or picked die by die, and filled digit by digit with what
/// lies on the table, or by the program. It knows no window.
class Roller {
public:
    /// Sets what is to be thrown. Returns false when it cannot be read, or means different things to different
    /// programs and no dialect says which one is meant; then `complaint` says why, and there is nothing to throw.
    bool write(const std::string& notation, std::optional<dice::Dialect> dialect = {});
    /// Returns all that programs mean by what is written; empty where they do not differ about it.
    const std::vector<dice::Reading>& readings() const { return readings_; }
    /// Adds a die of this kind, as a click on the tray does: "2d6" becomes "3d6".
    void pick(int sides);
    const std::string& notation() const { return notation_; }
    const Text& complaint() const { return complaint_; }  ///< Empty when nothing is wrong.
    /// Returns how many characters stand before the fault; nothing if it is in the whole line.
    std::optional<std::size_t> complaint_at() const { return complaint_at_; }

    /// Takes a digit of what a die shows. 0 is 10 on a ten-sided die, 00 is 100 on one of a hundred sides, and a
    /// Fudge die shows 1 for plus, 0 for blank and 2 for minus. The next die follows by itself where no further digit
    /// could belong to this one, otherwise after `next`. Returns false when no die waits or none shows such a number.
    bool digit(int digit);
    /// Ends the number that was begun and goes on to the next die. Returns false when none was begun, or the die has
    /// no such face.
    bool next();
    /// Takes the last digit back, or the last die.
    void back();
    void clear();  ///< Forgets what the dice show, and keeps the dice.
    /// Says that the next die fell off the table, so that it is thrown again. Returns false when no die waits.
    bool fall();
    /// Lets the program throw all of them anew, from a seed that is kept if `seeded`.
    void by_app(AppDice& dice, bool seeded = false);

    /// A die that was thrown or that waits.
    struct Place {
        int sides = 0, value = 0;
        bool kept = true, exploded = false;
        bool here = false;   ///< The next digit is for this one.
        bool shown = false;  ///< It was thrown; its value may be 0.
        bool begun = false;  ///< Its value is a number whose end is not typed yet.
        bool fell = false;   ///< It fell off the table and was, or is to be, thrown again.
    };
    std::vector<Place> places() const;
    bool complete() const;
    bool thrown_by_app() const { return app_; }
    /// Returns what is thrown in words; empty if nothing is.
    Text meaning() const;
    /// Returns "4d6kh3: 6 5 3 and 1 dropped, 14", as far as it is thrown.
    Text throw_text() const;
    long long result() const;
    std::optional<dice::Condition> target() const { return throw_ ? throw_->target : std::nullopt; }
    /// Returns all that the throw can come to; null if nothing is written or nobody can say.
    const dice::Odds* odds() const { return odds_ ? &*odds_ : nullptr; }
    /// Returns the chance of the target, or what the throw comes to on average; once it is thrown, how it stands
    /// among all throws.
    Text odds_sentence() const;
    /// Returns the dice event; nothing before it is complete, or where it has no dice. A label in the notation stands
    /// where none is given.
    std::optional<Json> event(const std::string& player, const std::string& label, const std::string& set) const;

private:
    std::string notation_;
    Text complaint_;
    std::optional<std::size_t> complaint_at_;
    std::optional<dice::Expression> throw_;
    std::vector<dice::Reading> readings_;
    std::optional<dice::Odds> odds_;
    std::vector<int> shown_, fallen_;
    std::string begun_;  ///< The digits of the number that was begun.
    bool app_ = false;
    std::string seed_;
};

}  // namespace castalia
