// The verdict of the second Magnate on an event: impossible, against the rules, or allowed.
#include "tests/games/magnate/second_cards.h"
#include "tests/games/magnate/second_magnate.h"

namespace castalia {

using namespace second_magnate;

bool SecondMagnate::lies_elsewhere(const std::string& card, const std::string& player) const {
    if (sold_.contains(card)) {
        return true;
    }
    const auto holder = known_.find(card);
    if (holder != known_.end() && holder->second != player) {
        return true;
    }
    for (const District& district : districts_) {
        for (const auto& [owner, row] : district.rows) {
            for (const Property& property : row) {
                if (property.card == card) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool SecondMagnate::can_pay(const std::string& player, const Tokens& pay) const {
    for (const auto& [suit, number] : pay) {
        if (tokens_.at(player).at(suit) < number) {
            return false;
        }
    }
    return true;
}

bool SecondMagnate::may_place(const std::string& player, const std::string& card, int district) const {
    if (deed_in(player, district) != nullptr) {
        return false;
    }
    const District& place = districts_[static_cast<std::size_t>(district)];
    const std::vector<Property>& row = place.rows.at(player);
    if (!row.empty()) {
        return share(card, row.back().card);
    }
    return place.marker == "any" || place.marker == "X" || share(card, place.marker);
}

std::string SecondMagnate::judge(const Json& event) const {
    if (impossible(event)) {
        return "impossible";
    }
    return against_the_rules(event) ? "rule" : "";
}

bool SecondMagnate::impossible(const Json& event) const {
    const std::string type = event["type"];
    if (type == "adjust") {
        return false;
    }
    if (base_ == "over") {
        return true;
    }
    const std::string player = event["player"];
    const int district = event.value("district", 1) - 1;
    if (type == "tax") {
        return taxes_due_ == 0;
    }
    if (type == "income") {
        return deed_due(player, district, suit_in(event, "suit")).empty();
    }
    if (type == "develop" || type == "deed" || type == "sell") {
        return impossible_card_play(event);
    }
    if (type == "advance") {
        return deed_in(player, district) == nullptr || !can_pay(player, tokens_in(event["pay"]));
    }
    if (type == "trade") {
        return tokens_.at(player).at(suit_in(event, "give")) < 3 * event.value("times", 1LL);
    }
    if (type == "draw") {
        return impossible_draw(event);
    }
    if (type == "replace" || type == "keep") {
        return impossible_choice(event);
    }
    return false;
}

bool SecondMagnate::impossible_card_play(const Json& event) const {
    const std::string player = event["player"], card = event["card"];
    if (!in_deck(card) || lies_elsewhere(card, player) || hand_.at(player) == 0) {
        return true;
    }
    if (event["type"] == "develop") {
        return !can_pay(player, tokens_in(event["pay"]));
    }
    if (event["type"] == "deed") {
        Tokens fee;
        for (const char suit : suits_of(card)) {
            fee[suit] = 1;
        }
        return !can_pay(player, fee);
    }
    return false;
}

bool SecondMagnate::impossible_draw(const Json& event) const {
    if (final_turn_ && draw_pile_ == 0) {
        return true;
    }
    if (!event.contains("ace")) {
        return false;
    }
    const std::string ace = "A" + event["ace"].get<std::string>();
    if (!could_draw()) {
        return true;
    }
    const bool comes_back = sold_.contains(ace) && would_reshuffle();
    return (lies_elsewhere(ace, "") && !comes_back);
}

bool SecondMagnate::impossible_choice(const Json& event) const {
    const bool replaces = event["type"] == "replace";
    if (base_ != "ace" || (replaces && !known_.contains(shown_))) {
        return true;
    }
    if (!replaces || !event.contains("ace")) {
        return false;
    }
    // The Ace that is given away lies in the discard pile before the next is drawn.
    const std::string ace = "A" + event["ace"].get<std::string>();
    SecondMagnate after = *this;
    after.known_.erase(shown_);
    after.sold_.insert(shown_);
    after.discard_pile_ += 1;
    const bool comes_back = after.sold_.contains(ace) && after.would_reshuffle();
    return !after.could_draw() || (after.lies_elsewhere(ace, "") && !comes_back);
}

bool SecondMagnate::against_the_rules(const Json& event) const {
    const std::string type = event["type"];
    if (type == "adjust") {
        return false;
    }
    const std::string player = event["player"];
    const int district = event.value("district", 1) - 1;
    if (type == "income") {
        // Income belongs to the owner of the deed, also on another player's turn.
        const std::string card = deed_due(player, district, suit_in(event, "suit"));
        return taxes_due_ > 0 || suits_of(card).find(suit_in(event, "suit")) == std::string::npos;
    }
    if (player != active_) {
        return true;
    }
    if (type == "roll") {
        return phase() != "roll";
    }
    if (type == "tax") {
        return false;
    }
    if (type == "replace" || type == "keep") {
        return phase() != "ace";
    }
    if (phase() != "play") {
        return true;
    }
    if (type == "develop" || type == "deed" || type == "sell") {
        return card_play_breaks_rules(event);
    }
    if (type == "advance") {
        return advance_breaks_rules(event);
    }
    if (type == "trade") {
        return event["give"] == event["get"];
    }
    if (type == "draw") {
        return !card_played_ || final_turn_ || (event.contains("ace") && !replace_ace_);
    }
    // done
    return !card_played_ || !final_turn_;
}

bool SecondMagnate::card_play_breaks_rules(const Json& event) const {
    if (card_played_) {
        return true;
    }
    if (event["type"] == "sell") {
        return false;
    }
    const std::string card = event["card"];
    if (!may_place(event["player"], card, event["district"].get<int>() - 1)) {
        return true;
    }
    if (event["type"] == "deed") {
        return rank_of(card) == 2 || (is_ace(card) && !revised_aces_);
    }
    const Tokens pay = tokens_in(event["pay"]);
    for (const char suit : suits_of(card)) {
        if (!pay.contains(suit)) {
            return true;
        }
    }
    return sum(pay) != price(card) || !only_suits_of(card, pay);
}

bool SecondMagnate::advance_breaks_rules(const Json& event) const {
    const Property& deed = *deed_in(event["player"], event["district"].get<int>() - 1);
    const Tokens pay = tokens_in(event["pay"]);
    const long long room = price(deed.card) - sum(deed.spent) - sum(pay);
    if (sum(pay) == 0 || !only_suits_of(deed.card, pay) || room < 0) {
        return true;
    }
    long long missing = 0;
    for (const char suit : suits_of(deed.card)) {
        if (!pay.contains(suit) && !deed.spent.contains(suit)) {
            missing += 1;
        }
    }
    return each_suit_ && room < missing;
}

}  // namespace castalia
