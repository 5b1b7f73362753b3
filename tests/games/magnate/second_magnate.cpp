#include "tests/games/magnate/second_magnate.h"

#include <algorithm>

namespace castalia {

namespace {

const std::string kSuits = "MSWLYK";

const std::vector<std::string> kNumberCards{"2MK", "2SY", "2WL", "3MW", "3SK", "3LY", "4MS", "4WL",
                                            "4YK", "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML",
                                            "7SK", "7WY", "8MS", "8WL", "8YK", "9MS", "9WY", "9LK"};
const std::vector<std::string> kAces{"AM", "AS", "AW", "AL", "AY", "AK"};
const std::vector<std::string> kPawns{"PMSL", "PMYK", "PSWK", "PWLY"};
const std::vector<std::string> kCourts{"TMWK", "TMLY", "TSWY", "TSLK"};

bool among(const std::vector<std::string>& cards, const std::string& card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

std::string suits_of(const std::string& card) { return card.substr(1); }
bool is_ace(const std::string& card) { return card[0] == 'A'; }

long long rank_of(const std::string& card) {
    if (card[0] == 'A') {
        return 1;
    }
    return card[0] == 'T' || card[0] == 'P' ? 10 : card[0] - '0';
}

bool share(const std::string& one, const std::string& other) {
    return suits_of(one).find_first_of(suits_of(other)) != std::string::npos;
}

std::map<char, long long> tokens_in(const Json& pay) {
    std::map<char, long long> tokens;
    for (const auto& [suit, number] : pay.items()) {
        if (number.get<long long>() > 0) {
            tokens[suit[0]] = number.get<long long>();
        }
    }
    return tokens;
}

long long sum(const std::map<char, long long>& tokens) {
    long long total = 0;
    for (const auto& [suit, number] : tokens) {
        total += number;
    }
    return total;
}

bool only_suits_of(const std::string& card, const std::map<char, long long>& pay) {
    for (const auto& [suit, number] : pay) {
        if (number > 0 && suits_of(card).find(suit) == std::string::npos) {
            return false;
        }
    }
    return true;
}

char suit_in(const Json& event, const char* key) { return event.at(key).get<std::string>()[0]; }

}  // namespace

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

/// The deed there whose income is due; of several the one that shows the suit, then the lowest.
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

bool SecondMagnate::would_reshuffle() const { return draw_pile_ == 0 && exhaustions_ == 0 && discard_pile_ > 0; }
bool SecondMagnate::could_draw() const { return draw_pile_ > 0 || would_reshuffle(); }

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
        const std::string card = event["card"];
        if (!in_deck(card) || lies_elsewhere(card, player) || hand_.at(player) == 0) {
            return true;
        }
        if (type == "develop") {
            return !can_pay(player, tokens_in(event["pay"]));
        }
        if (type == "deed") {
            Tokens fee;
            for (const char suit : suits_of(card)) {
                fee[suit] = 1;
            }
            return !can_pay(player, fee);
        }
        return false;
    }
    if (type == "advance") {
        return deed_in(player, district) == nullptr || !can_pay(player, tokens_in(event["pay"]));
    }
    if (type == "trade") {
        return tokens_.at(player).at(suit_in(event, "give")) < 3 * event.value("times", 1LL);
    }
    if (type == "draw" && final_turn_ && draw_pile_ == 0) {
        return true;
    }
    if (type == "draw" && event.contains("ace")) {
        const std::string ace = "A" + event["ace"].get<std::string>();
        if (!could_draw()) {
            return true;
        }
        const bool comes_back = sold_.contains(ace) && would_reshuffle();
        return (lies_elsewhere(ace, "") && !comes_back);
    }
    if (type == "replace" || type == "keep") {
        if (base_ != "ace" || (type == "replace" && !known_.contains(shown_))) {
            return true;
        }
        if (type == "keep" || !event.contains("ace")) {
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
    return false;
}

bool SecondMagnate::against_the_rules(const Json& event) const {
    const std::string type = event["type"];
    if (type == "adjust") {
        return false;
    }
    const std::string player = event["player"];
    const int district = event.value("district", 1) - 1;
    if (type == "income") {
        // Whoever's turn it is: income belongs to the owner of the deed.
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
        if (card_played_) {
            return true;
        }
        const std::string card = event["card"];
        if (type == "sell") {
            return false;
        }
        if (!may_place(player, card, district)) {
            return true;
        }
        if (type == "deed") {
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
    if (type == "advance") {
        const Property& deed = *deed_in(player, district);
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
    if (type == "trade") {
        return event["give"] == event["get"];
    }
    if (type == "draw") {
        return !card_played_ || final_turn_ || (event.contains("ace") && !replace_ace_);
    }
    // done
    return !card_played_ || !final_turn_;
}

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

/// Draws one card if there is one; tells whether there was.
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
        // Drawn out of turn, by ruling: the opponent is in the first of the two turns already.
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
        const Json& what = event["what"];
        const long long to = event["to"];
        if (what["what"] == "tokens") {
            tokens_[what["player"]][suit_in(what, "suit")] = to;
        } else if (what["what"] == "hand") {
            hand_[what["player"]] = to;
        } else {
            (what["what"] == "draw_pile" ? draw_pile_ : discard_pile_) = to;
        }
        return;
    }
    const std::string player = event["player"];
    const int district = event.value("district", 1) - 1;
    if (type == "roll") {
        const int one = event["dice"][0], two = event["dice"][1];
        if (player == active_ && base_ == "roll") {
            base_ = "play";
        }
        if (one == 1 || two == 1) {
            taxes_due_ += 1;
            waiting_.push_back(std::max(one, two));
        } else {
            pay_income(std::max(one, two));
        }
    } else if (type == "tax") {
        const char suit = kSuits[event["die"].get<std::size_t>() - 1];
        for (const std::string& taxed : players_) {
            tokens_[taxed][suit] = std::min(tokens_[taxed][suit], 1LL);
        }
        // Out of turn, by ruling, it leaves what the active player still has to roll.
        if (player == active_) {
            taxes_due_ -= 1;
            settle_waiting();
        }
    } else if (type == "income") {
        const std::string card = deed_due(player, district, suit_in(event, "suit"));
        for (Property& property : districts_[static_cast<std::size_t>(district)].rows[player]) {
            property.due -= property.card == card ? 1 : 0;
        }
        tokens_[player][suit_in(event, "suit")] += 1;
    } else if (type == "develop") {
        for (const auto& [suit, number] : tokens_in(event["pay"])) {
            tokens_[player][suit] -= number;
        }
        put_on_table(player, event["card"], district, true);
        take_from_hand(player, event["card"]);
    } else if (type == "deed") {
        const std::string card = event["card"];
        for (const char suit : suits_of(card)) {
            tokens_[player][suit] -= 1;
        }
        put_on_table(player, card, district, false);
        take_from_hand(player, card);
    } else if (type == "sell") {
        const std::string card = event["card"];
        for (const char suit : suits_of(card)) {
            tokens_[player][suit] += is_ace(card) ? 2 : 1;
        }
        take_from_hand(player, card);
        discard_pile_ += 1;
        sold_.insert(card);
    } else if (type == "advance") {
        Property& deed = *deed_in(player, district);
        for (const auto& [suit, number] : tokens_in(event["pay"])) {
            tokens_[player][suit] -= number;
            deed.spent[suit] += number;
        }
        if (sum(deed.spent) >= price(deed.card)) {
            deed.developed = true;
            deed.spent.clear();
        }
    } else if (type == "trade") {
        const long long times = event.value("times", 1LL);
        tokens_[player][suit_in(event, "give")] -= 3 * times;
        tokens_[player][suit_in(event, "get")] += times;
    } else if (type == "draw") {
        const bool drawn = draw_card(player);
        if (drawn) {
            hand_[player] += 1;
        }
        if (drawn && event.contains("ace")) {
            show(player, event["ace"]);
        } else if (player == active_) {
            end_turn();
        }
    } else if (type == "replace") {
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
    } else if (type == "keep" || player == active_) {
        end_turn();
    }
}

/// A drawn Ace is shown; in one's own turn it may be replaced as long as there is a card to replace it.
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

long long SecondMagnate::district_total(const std::string& player, int district) const {
    const std::vector<Property>& row = districts_[static_cast<std::size_t>(district)].rows.at(player);
    long long total = 0;
    for (const Property& property : row) {
        if (!property.developed) {
            continue;
        }
        if (!revised_aces_ || !is_ace(property.card)) {
            total += rank_of(property.card);
            continue;
        }
        for (const Property& showing : row) {
            if (showing.developed && suits_of(showing.card).find(property.card[1]) != std::string::npos) {
                total += 1;
            }
        }
    }
    return total;
}

Json SecondMagnate::standing(const std::string& player) const {
    long long points = 0, ranks = 0;
    for (int district = 0; district < 5; ++district) {
        if (district_total(player, district) > district_total(other(player), district)) {
            points += 1;
        }
        for (const Property& property : districts_[static_cast<std::size_t>(district)].rows.at(player)) {
            ranks += property.developed ? rank_of(property.card) : 0;
        }
    }
    return {{"district_points", points}, {"total_ranks", ranks}, {"resources", sum(tokens_.at(player))}};
}

Json SecondMagnate::state() const {
    Json state;
    state["turn"] = turn_;
    state["active"] = active_;
    state["phase"] = phase();
    state["draw_pile"] = draw_pile_;
    state["discard_pile"] = discard_pile_;
    state["exhaustions"] = exhaustions_;
    state["final_turns_left"] = final_turns_left_ ? Json(*final_turns_left_) : Json();
    for (const std::string& player : players_) {
        Json tokens = Json::object();
        for (const char suit : kSuits) {
            tokens[std::string(1, suit)] = tokens_.at(player).at(suit);
        }
        state["players"][player] = {
            {"tokens", tokens}, {"hand", hand_.at(player)}, {"crowns", setup_["crowns"][player]}};
    }
    state["districts"] = Json::array();
    for (const District& district : districts_) {
        Json place = {{"marker", district.marker}};
        for (const std::string& player : players_) {
            place[player] = Json::array();
            for (const Property& property : district.rows.at(player)) {
                Json card = {{"card", property.card}, {"developed", property.developed}};
                if (!property.developed) {
                    card["spent"] = Json::object();
                    for (const char suit : kSuits) {
                        if (property.spent.contains(suit)) {
                            card["spent"][std::string(1, suit)] = property.spent.at(suit);
                        }
                    }
                }
                place[player].push_back(card);
            }
        }
        state["districts"].push_back(place);
    }
    for (const std::string& player : players_) {
        state["standing"][player] = standing(player);
    }
    return state;
}

Json SecondMagnate::result() const {
    if (base_ != "over") {
        return Json();
    }
    const Json mine = standing(players_[0]), theirs = standing(players_[1]);
    for (const char* step : {"district_points", "total_ranks", "resources"}) {
        if (mine[step] != theirs[step]) {
            return {{"winners", {mine[step] > theirs[step] ? players_[0] : players_[1]}}, {"decided_by", step}};
        }
    }
    return {{"winners", Json::array()}, {"decided_by", "draw"}};
}

}  // namespace castalia
