#pragma once

#include <optional>
#include <string>

#include "app/recorder/clock.h"

namespace castalia {

/// A throw of dice while it is made: written as notation or picked die by die, filled with what lies on the table,
/// one digit after the other, or by the program. Knows no window.
class Roller {
public:
    /// What is to be thrown. False, with why and where, when it cannot be read; then there is nothing to throw.
    bool write(const std::string& notation);
    /// One die more of this kind, as a click on the tray does: "2d6" becomes "3d6".
    void pick(int sides);
    const std::string& notation() const { return notation_; }
    const Text& complaint() const { return complaint_; }  ///< Empty when there is none.
    std::size_t complaint_at() const { return complaint_at_; }

    /// A digit of what a die shows. 0 is 10 on a ten-sided die. The next die follows by itself where no other digit
    /// could belong to this one; else after `next`. False when no die waits or none shows such a number.
    bool digit(int digit);
    /// The number that was begun is whole: on to the next die. False when none was begun.
    bool next();
    /// Takes the last digit back, or the last die.
    void back();
    void clear();                ///< The dice are on the table again, none is shown.
    void by_app(AppDice& dice);  ///< The program throws all of them anew.

    /// Every die that is thrown so far and those that wait; value 0 where one waits.
    struct Place {
        int sides = 0, value = 0;
        bool kept = true, exploded = false;
        bool here = false;  ///< The one that the next digit is for.
    };
    std::vector<Place> places() const;
    bool complete() const;
    bool thrown_by_app() const { return app_; }
    /// "4d6kh3: 6 5 3 (1) = 14"; as far as it is thrown.
    std::string outcome_text() const;
    long long total() const;
    /// The dice event; nothing before it is complete, or where there are no dice in it.
    std::optional<Json> event(const std::string& player, const std::string& label, const std::string& set) const;

private:
    std::string notation_;
    Text complaint_;
    std::size_t complaint_at_ = 0;
    std::optional<dice::Throw> throw_;
    std::vector<int> shown_;
    int begun_ = 0;  ///< Digits of the die that is here; 0: none yet.
    bool app_ = false;
};

}  // namespace castalia
