#pragma once

#include <optional>
#include <string>

#include "app/recorder/clock.h"

namespace castalia {

/// A throw of dice in the making: it is written as notation or picked die by die, and filled digit by digit with what
/// lies on the table, or by the program. It knows no window.
class Roller {
public:
    /// Sets what is to be thrown. Returns false when it cannot be read; then `complaint` says why, and there is
    /// nothing to throw.
    bool write(const std::string& notation);
    /// Adds a die of this kind, as a click on the tray does: "2d6" becomes "3d6".
    void pick(int sides);
    const std::string& notation() const { return notation_; }
    const Text& complaint() const { return complaint_; }  ///< Empty when nothing is wrong.
    std::size_t complaint_at() const { return complaint_at_; }

    /// Takes a digit of what a die shows. 0 is 10 on a ten-sided die. The next die follows by itself where no further
    /// digit could belong to this one, otherwise after `next`. Returns false when no die waits or none shows such a
    /// number.
    bool digit(int digit);
    /// Ends the number that was begun and goes on to the next die. Returns false when none was begun.
    bool next();
    /// Takes the last digit back, or the last die.
    void back();
    void clear();                ///< Forgets what the dice show, and keeps the dice.
    void by_app(AppDice& dice);  ///< Lets the program throw all of them anew.

    /// A die that was thrown or that waits; the value of one that waits is 0.
    struct Place {
        int sides = 0, value = 0;
        bool kept = true, exploded = false;
        bool here = false;  ///< The next digit is for this one.
    };
    std::vector<Place> places() const;
    bool complete() const;
    bool thrown_by_app() const { return app_; }
    /// Returns "4d6kh3: 6 5 3 (1) = 14", as far as it is thrown.
    std::string outcome_text() const;
    long long total() const;
    /// Returns the dice event; nothing before it is complete, or where it has no dice.
    std::optional<Json> event(const std::string& player, const std::string& label, const std::string& set) const;

private:
    std::string notation_;
    Text complaint_;
    std::size_t complaint_at_ = 0;
    std::optional<dice::Throw> throw_;
    std::vector<int> shown_;
    int begun_ = 0;  ///< The number that was begun; 0 when none was.
    bool app_ = false;
};

}  // namespace castalia
