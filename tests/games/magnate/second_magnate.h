#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A second implementation of Magnate, plain and slow, on the JSON of events. It was written from the rules page
/// alone, shares no code with the core but the JSON type, and the core is compared with it.
class SecondMagnate {
public:
    /// `setup` is what Game::settle returns.
    SecondMagnate(std::vector<std::string> players, const Json& setup);

    /// Returns "" when the event is allowed, otherwise "rule" or "impossible".
    std::string judge(const Json& event) const;
    void play(const Json& event);
    Json state() const;
    /// Returns the names of the winners and "decided_by"; null while the game lasts.
    Json result() const;

private:
    using Tokens = std::map<char, long long>;
    struct Property {
        std::string card;
        bool developed = false;
        Tokens spent;
        int due = 0;
    };
    struct District {
        std::string marker;
        std::map<std::string, std::vector<Property>> rows;
    };

    bool impossible(const Json& event) const;
    bool impossible_card_play(const Json& event) const;
    bool impossible_draw(const Json& event) const;
    bool impossible_choice(const Json& event) const;
    bool against_the_rules(const Json& event) const;
    bool card_play_breaks_rules(const Json& event) const;
    bool advance_breaks_rules(const Json& event) const;
    std::string phase() const;
    bool lies_elsewhere(const std::string& card, const std::string& player) const;
    bool in_deck(const std::string& card) const;
    long long price(const std::string& card) const;
    bool can_pay(const std::string& player, const Tokens& pay) const;
    bool may_place(const std::string& player, const std::string& card, int district) const;
    std::string deed_due(const std::string& player, int district, char suit) const;
    const Property* deed_in(const std::string& player, int district) const;
    Property* deed_in(const std::string& player, int district);
    bool could_draw() const;
    bool would_reshuffle() const;

    void adjust(const Json& what, long long to);
    void roll(const std::string& player, int one, int two);
    void tax(const std::string& player, std::size_t die);
    void take_income(const std::string& player, int district, char suit);
    void play_card(const Json& event);
    void advance(const std::string& player, int district, const Tokens& pay);
    void draw(const Json& event);
    void replace(const Json& event);
    void put_on_table(const std::string& player, const std::string& card, int district, bool developed);
    void take_from_hand(const std::string& player, const std::string& card);
    void pay_income(int die);
    void settle_waiting();
    bool draw_card(const std::string& drawer);
    void show(const std::string& player, const std::string& suit);
    void end_turn();
    void end_game();
    long long district_total(const std::string& player, int district) const;
    Json standing(const std::string& player) const;
    std::string other(const std::string& player) const;

    std::vector<std::string> players_;
    Json setup_;
    bool replace_ace_, revised_aces_, each_suit_;
    std::string deck_;

    int turn_ = 1;
    std::string active_;
    std::string base_ = "roll";  ///< The phase when nothing is due: roll, play, ace or over.
    bool card_played_ = false;
    int taxes_due_ = 0;
    std::vector<int> waiting_;  ///< Higher dice that are paid after the tax.
    std::string shown_;         ///< The Ace that was drawn and shown.
    long long draw_pile_ = 24, discard_pile_ = 0;
    int exhaustions_ = 0;
    std::optional<int> final_turns_left_;
    bool final_turn_ = false;  ///< The present turn is one of them.
    std::map<std::string, long long> hand_;
    std::map<std::string, Tokens> tokens_;
    std::vector<District> districts_;
    std::set<std::string> sold_;                ///< Cards known to lie in the discard pile.
    std::map<std::string, std::string> known_;  ///< Aces that were shown and kept, and who holds them.
};

}  // namespace castalia
