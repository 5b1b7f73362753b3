#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A second implementation of Muse, written from the rules page alone. It shares nothing with the core but JSON.
/// Cards are their codes, players their names, and coins letters.
class SecondMuse {
public:
    using Coins = std::map<char, int>;
    struct Painting {
        std::string painter, card;
    };

    SecondMuse(std::vector<std::string> names, bool extended);

    std::string judge(const Json& event) const;  ///< Returns "", "rule" or "impossible".
    void play(const Json& event);                ///< Assumes that the event is not impossible.
    Json state() const;                          ///< Returns the keys of the rules page.
    Json result() const;  ///< Returns winners, shared and decided_by; null while the game lasts.

    // The two questions at the centre of the game, by themselves.
    /// Returns the painting that a Patron buys, and the suit that pays; "" when it buys none.
    static std::pair<std::string, char> patron(const std::vector<Painting>& paintings, const Coins& economy);
    /// Returns winners, shared and decided_by from palaces, studios and coins, seat by seat.
    static Json verdict(const std::vector<std::string>& names, const std::vector<int>& palaces,
                        const std::vector<int>& studios, const std::vector<int>& coins);

private:
    struct Laid {
        std::string who, what, card;
    };
    void resolve();
    void one(const Laid& laid);
    void throw_away(const std::string& card);
    void from_pile(const std::string& who);
    void settle_debts();
    void renew();
    void look_at_pile();
    void close_round();
    std::string where(const std::string& card) const;
    bool everybody() const;

    std::vector<std::string> names_;
    bool extended_;
    Coins economy_;
    std::map<std::string, Coins> coins_;
    std::map<std::string, std::vector<std::string>> studio_, palace_;
    std::map<std::string, int> hand_;
    std::set<std::string> thrown_, shown_, threw_, absent_;
    std::vector<Laid> table_;
    std::deque<std::string> debts_;
    int pile_ = 0, heap_ = 0, empties_ = 0, round_ = 1;
    std::string payer_, canvas_;  ///< Who has to pay for what; empty when nobody has to.
    bool over_ = false;
};

}  // namespace castalia
