// The state, the score and the result of the second Magnate.
#include "tests/games/magnate/second_cards.h"
#include "tests/games/magnate/second_magnate.h"

namespace castalia {

using namespace second_magnate;

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
