#include "tests/games/magnate/second_magnate.h"

#include <algorithm>

#include "tests/games/magnate/second_cards.h"

namespace castalia {

using namespace second_magnate;

SecondMagnate::SecondMagnate(std::vector<std::string> players, const Json& setup)
    : players_(std::move(players)), setup_(setup) {
    deck_ = setup_["deck"];
    replace_ace_ = setup_["options"]["replace_ace"];
    revised_aces_ = setup_["options"]["revised_aces"];
    each_suit_ = setup_["options"]["deed_needs_each_suit"];
    active_ = setup_["first"];
    if (deck_ != "basic") {
        draw_pile_ = 28;
    }
    for (const std::string& player : players_) {
        hand_[player] = 3;
        for (const char suit : kSuits) {
            tokens_[player][suit] = 0;
        }
        for (const Json& crown : setup_["crowns"][player]) {
            tokens_[player][crown.get<std::string>()[1]] += 1;
        }
    }
    for (const Json& marker : setup_["districts"]) {
        District district;
        district.marker = marker;
        for (const std::string& player : players_) {
            district.rows[player] = {};
        }
        districts_.push_back(district);
    }
}

std::string SecondMagnate::other(const std::string& player) const {
    return player == players_[0] ? players_[1] : players_[0];
}

std::string SecondMagnate::phase() const {
    if (base_ == "over") {
        return "over";
    }
    if (taxes_due_ > 0) {
        return "tax";
    }
    for (const District& district : districts_) {
        for (const auto& [player, row] : district.rows) {
            for (const Property& property : row) {
                if (property.due > 0) {
                    return "income";
                }
            }
        }
    }
    return base_;
}

bool SecondMagnate::in_deck(const std::string& card) const {
    return among(kNumberCards, card) || among(kAces, card) || (deck_ == "courts" && among(kCourts, card)) ||
           (deck_ == "pawns" && among(kPawns, card));
}

long long SecondMagnate::price(const std::string& card) const {
    return is_ace(card) && revised_aces_ ? 3 : rank_of(card);
}

/// Returns the deed there whose income is due; of several, the one with the suit, then the lowest.
std::string SecondMagnate::deed_due(const std::string& player, int district, char suit) const {
    std::string lowest;
    for (const Property& property : districts_[static_cast<std::size_t>(district)].rows.at(player)) {
        if (property.due == 0) {
            continue;
        }
        if (suits_of(property.card).find(suit) != std::string::npos) {
            return property.card;
        }
        if (lowest.empty() || std::find(kNumberCards.begin(), kNumberCards.end(), property.card) <
                                  std::find(kNumberCards.begin(), kNumberCards.end(), lowest)) {
            lowest = property.card;
        }
    }
    return lowest;
}

const SecondMagnate::Property* SecondMagnate::deed_in(const std::string& player, int district) const {
    for (const Property& property : districts_[static_cast<std::size_t>(district)].rows.at(player)) {
        if (!property.developed) {
            return &property;
        }
    }
    return nullptr;
}

SecondMagnate::Property* SecondMagnate::deed_in(const std::string& player, int district) {
    return const_cast<Property*>(static_cast<const SecondMagnate*>(this)->deed_in(player, district));
}

bool SecondMagnate::would_reshuffle() const { return draw_pile_ == 0 && exhaustions_ == 0 && discard_pile_ > 0; }
bool SecondMagnate::could_draw() const { return draw_pile_ > 0 || would_reshuffle(); }

void SecondMagnate::put_on_table(const std::string& player, const std::string& card, int district, bool developed) {
    districts_[static_cast<std::size_t>(district)].rows[player].push_back({card, developed, {}, 0});
}

void SecondMagnate::take_from_hand(const std::string& player, const std::string& card) {
    hand_[player] -= 1;
    known_.erase(card);
    if (player == active_) {
        card_played_ = true;
    }
}

void SecondMagnate::pay_income(int die) {
    if (die == 10) {
        for (const std::string& player : players_) {
            for (const Json& crown : setup_["crowns"][player]) {
                tokens_[player][crown.get<std::string>()[1]] += 1;
            }
        }
        return;
    }
    for (District& district : districts_) {
        for (auto& [player, row] : district.rows) {
            for (Property& property : row) {
                const bool pays = die == 1 ? is_ace(property.card) : property.card[0] - '0' == die;
                if (!pays) {
                    continue;
                }
                if (property.developed || is_ace(property.card)) {
                    for (const char suit : suits_of(property.card)) {
                        tokens_[player][suit] += 1;
                    }
                } else {
                    property.due += 1;
                }
            }
        }
    }
}

void SecondMagnate::settle_waiting() {
    if (taxes_due_ > 0) {
        return;
    }
    for (const int die : waiting_) {
        pay_income(die);
    }
    waiting_.clear();
}

/// Draws one card if there is one. Returns whether there was.
bool SecondMagnate::draw_card(const std::string& drawer) {
    if (would_reshuffle()) {
        draw_pile_ = discard_pile_;
        discard_pile_ = 0;
        sold_.clear();
        exhaustions_ = 1;
    }
    const bool drawn = draw_pile_ > 0;
    if (drawn) {
        draw_pile_ -= 1;
    }
    const bool ends = drawn ? draw_pile_ == 0 && exhaustions_ > 0 : true;
    if (ends && !final_turns_left_) {
        exhaustions_ = 2;
        final_turns_left_ = 2;
        // It was drawn out of turn, by a ruling, so the opponent is in the first of the two turns already.
        final_turn_ = drawer != active_;
    }
    return drawn;
}

void SecondMagnate::end_turn() {
    shown_.clear();
    if (final_turn_) {
        *final_turns_left_ -= 1;
        if (*final_turns_left_ == 0) {
            end_game();
            return;
        }
    }
    final_turn_ = final_turns_left_.has_value();
    active_ = other(active_);
    turn_ += 1;
    base_ = "roll";
    card_played_ = false;
}

void SecondMagnate::end_game() {
    base_ = "over";
    for (District& district : districts_) {
        for (auto& [player, row] : district.rows) {
            std::vector<Property> kept;
            for (const Property& property : row) {
                if (property.developed) {
                    kept.push_back(property);
                } else {
                    discard_pile_ += 1;
                    sold_.insert(property.card);
                }
            }
            row = kept;
        }
    }
}

void SecondMagnate::play(const Json& event) {
    const std::string type = event["type"];
    if (type == "adjust") {
        adjust(event["what"], event["to"]);
        return;
    }
    const std::string player = event["player"];
    if (type == "roll") {
        roll(player, event["dice"][0], event["dice"][1]);
    } else if (type == "tax") {
        tax(player, event["die"]);
    } else if (type == "income") {
        take_income(player, event["district"].get<int>() - 1, suit_in(event, "suit"));
    } else if (type == "develop" || type == "deed" || type == "sell") {
        play_card(event);
    } else if (type == "advance") {
        advance(player, event["district"].get<int>() - 1, tokens_in(event["pay"]));
    } else if (type == "trade") {
        const long long times = event.value("times", 1LL);
        tokens_[player][suit_in(event, "give")] -= 3 * times;
        tokens_[player][suit_in(event, "get")] += times;
    } else if (type == "draw") {
        draw(event);
    } else if (type == "replace") {
        replace(event);
    } else if (type == "keep" || player == active_) {
        end_turn();
    }
}

void SecondMagnate::adjust(const Json& what, long long to) {
    if (what["what"] == "tokens") {
        tokens_[what["player"]][suit_in(what, "suit")] = to;
    } else if (what["what"] == "hand") {
        hand_[what["player"]] = to;
    } else {
        (what["what"] == "draw_pile" ? draw_pile_ : discard_pile_) = to;
    }
}

void SecondMagnate::roll(const std::string& player, int one, int two) {
    if (player == active_ && base_ == "roll") {
        base_ = "play";
    }
    if (one == 1 || two == 1) {
        taxes_due_ += 1;
        waiting_.push_back(std::max(one, two));
    } else {
        pay_income(std::max(one, two));
    }
}

void SecondMagnate::tax(const std::string& player, std::size_t die) {
    const char suit = kSuits[die - 1];
    for (const std::string& taxed : players_) {
        tokens_[taxed][suit] = std::min(tokens_[taxed][suit], 1LL);
    }
    // A roll out of turn, by a ruling, does not replace the roll of the active player.
    if (player == active_) {
        taxes_due_ -= 1;
        settle_waiting();
    }
}

void SecondMagnate::take_income(const std::string& player, int district, char suit) {
    const std::string card = deed_due(player, district, suit);
    for (Property& property : districts_[static_cast<std::size_t>(district)].rows[player]) {
        property.due -= property.card == card ? 1 : 0;
    }
    tokens_[player][suit] += 1;
}

void SecondMagnate::play_card(const Json& event) {
    const std::string type = event["type"], player = event["player"], card = event["card"];
    if (type == "sell") {
        for (const char suit : suits_of(card)) {
            tokens_[player][suit] += is_ace(card) ? 2 : 1;
        }
        take_from_hand(player, card);
        discard_pile_ += 1;
        sold_.insert(card);
        return;
    }
    if (type == "develop") {
        for (const auto& [suit, number] : tokens_in(event["pay"])) {
            tokens_[player][suit] -= number;
        }
    } else {
        for (const char suit : suits_of(card)) {
            tokens_[player][suit] -= 1;
        }
    }
    put_on_table(player, card, event["district"].get<int>() - 1, type == "develop");
    take_from_hand(player, card);
}

void SecondMagnate::advance(const std::string& player, int district, const Tokens& pay) {
    Property& deed = *deed_in(player, district);
    for (const auto& [suit, number] : pay) {
        tokens_[player][suit] -= number;
        deed.spent[suit] += number;
    }
    if (sum(deed.spent) >= price(deed.card)) {
        deed.developed = true;
        deed.spent.clear();
    }
}

void SecondMagnate::draw(const Json& event) {
    const std::string player = event["player"];
    const bool drawn = draw_card(player);
    if (drawn) {
        hand_[player] += 1;
    }
    if (drawn && event.contains("ace")) {
        show(player, event["ace"]);
    } else if (player == active_) {
        end_turn();
    }
}

void SecondMagnate::replace(const Json& event) {
    if (!could_draw()) {
        end_turn();
        return;
    }
    const std::string given = shown_;
    hand_[active_] -= 1;
    known_.erase(given);
    discard_pile_ += 1;
    sold_.insert(given);
    for (const std::string& gaining : players_) {
        tokens_[gaining][given[1]] += 1;
    }
    const bool drawn = draw_card(active_);
    if (drawn) {
        hand_[active_] += 1;
    }
    if (drawn && event.contains("ace")) {
        show(active_, event["ace"]);
    } else {
        end_turn();
    }
}

/// Shows a drawn Ace. On the player's own turn it may be replaced as long as there is a card to replace it.
void SecondMagnate::show(const std::string& player, const std::string& suit) {
    known_["A" + suit] = player;
    if (player != active_) {
        return;
    }
    if (could_draw()) {
        shown_ = "A" + suit;
        base_ = "ace";
    } else {
        end_turn();
    }
}

}  // namespace castalia
