#include "tests/games/musee/second_musee.h"

#include <algorithm>

namespace castalia {

namespace {

const std::vector<std::string> kLevels{"upper", "middle", "lower"};

bool match(int a, int b) { return a > 0 && b > 0 && (a - b) % 5 == 0; }

}  // namespace

SecondCount second_count(const std::vector<std::vector<int>>& galleries, const std::vector<int>& upper_stairs,
                         const std::vector<int>& lower_stairs, int bonus_cards) {
    SecondCount count;
    for (const std::vector<int>& gallery : galleries) {
        int before = 0;
        for (const int card : gallery) {
            count.paintings += card > 0 ? 1 : 0;
            count.adjacent += match(before, card) ? 2 : 0;
            before = card;
        }
    }
    for (const int column : upper_stairs) {
        const auto c = static_cast<std::size_t>(column - 1);
        count.stairs += match(galleries[0][c], galleries[1][c]) ? 3 : 0;
    }
    for (const int column : lower_stairs) {
        const auto c = static_cast<std::size_t>(column - 1);
        count.stairs += match(galleries[1][c], galleries[2][c]) ? 3 : 0;
    }
    count.bonuses = 4 * bonus_cards;
    return count;
}

SecondMusee::SecondMusee(std::vector<std::string> players, Json setup)
    : players_(std::move(players)), setup_(std::move(setup)) {
    for (const std::string& player : players_) {
        wins_[player] = 0;
    }
    active_ = setup_["first"];
    stairs_ = setup_["stairs"];
    deal();
}

void SecondMusee::deal() {
    const std::size_t spaces = players_.size() == 3 ? 5 : 6;
    museums_.clear();
    if (players_.size() == 4) {
        museums_ = {Museum{{players_[0], players_[2]}, {}, {}}, Museum{{players_[1], players_[3]}, {}, {}}};
    } else {
        for (const std::string& player : players_) {
            museums_.push_back(Museum{{player}, {}, {}});
        }
    }
    for (Museum& museum : museums_) {
        for (const std::string& level : kLevels) {
            museum.galleries[level] = std::vector<int>(spaces, 0);
        }
    }
    draw_pile_ = players_.size() == 3 ? 60 : 50;
    for (const std::string& player : players_) {
        hand_[player] = 5;
        stuck_[player] = false;
        draw_pile_ -= 5;
    }
}

std::size_t SecondMusee::museum_of(const std::string& player) const {
    for (std::size_t i = 0; i < museums_.size(); ++i) {
        if (std::ranges::find(museums_[i].owners, player) != museums_[i].owners.end()) {
            return i;
        }
    }
    return museums_.size();
}

bool SecondMusee::hangs_somewhere(int card) const {
    for (const Museum& museum : museums_) {
        for (const auto& [level, gallery] : museum.galleries) {
            if (std::ranges::find(gallery, card) != gallery.end()) {
                return true;
            }
        }
    }
    return false;
}

bool SecondMusee::ascending(const Json& event) const {
    const std::vector<int>& gallery = museums_[museum_of(event["player"])].galleries.at(event["gallery"]);
    const int space = event["space"].get<int>() - 1, card = event["card"];
    for (int i = 0; i < static_cast<int>(gallery.size()); ++i) {
        const int other = gallery[static_cast<std::size_t>(i)];
        if (other > 0 && ((i < space && other > card) || (i > space && other < card))) {
            return false;
        }
    }
    return true;
}

std::string SecondMusee::judge(const Json& event) const {
    const std::string type = event["type"];
    if (type == "adjust") {
        return "";
    }
    if (type == "next_game") {
        return phase_ == "between" ? "" : "impossible";
    }
    if (phase_ != "play") {
        return "impossible";
    }
    const std::string player = event["player"];
    if (type == "stuck") {
        return player == active_ ? "" : "rule";
    }
    const std::string drawer = event.contains("drawer") ? event["drawer"].get<std::string>() : player;
    const std::vector<int>& gallery = museums_[museum_of(player)].galleries.at(event["gallery"]);
    if (hangs_somewhere(event["card"]) || gallery[event["space"].get<std::size_t>() - 1] != 0 ||
        hand_.at(player) == 0 || (drawer != player && draw_pile_ == 0)) {
        return "impossible";
    }
    if (player != active_ || !ascending(event)) {
        return "rule";
    }
    const bool partner = players_.size() == 4 && museum_of(drawer) == museum_of(player);
    return drawer == player || (partner && draw_pile_ <= 2) ? "" : "rule";
}

bool SecondMusee::is_full(const Museum& museum) const {
    return std::ranges::all_of(
        museum.galleries, [](const auto& level) { return std::ranges::find(level.second, 0) == level.second.end(); });
}

SecondCount SecondMusee::count(const Museum& museum) const {
    std::vector<std::vector<int>> galleries;
    for (const std::string& level : kLevels) {
        galleries.push_back(museum.galleries.at(level));
    }
    return second_count(galleries, stairs_["upper"], stairs_["lower"], static_cast<int>(museum.bonuses.size()));
}

std::vector<int> SecondMusee::worth(const Museum& museum) const {
    const SecondCount points = count(museum);
    return {points.paintings + points.adjacent + points.stairs + points.bonuses, points.paintings,
            static_cast<int>(museum.bonuses.size())};
}

std::vector<std::size_t> SecondMusee::best() const {
    std::vector<int> most;
    for (const Museum& museum : museums_) {
        most = std::max(most, worth(museum));
    }
    std::vector<std::size_t> those;
    for (std::size_t i = 0; i < museums_.size(); ++i) {
        if (worth(museums_[i]) == most) {
            those.push_back(i);
        }
    }
    return those;
}

void SecondMusee::play(const Json& event) {
    const std::string type = event["type"];
    if (type == "adjust") {
        const int to = event["to"];
        event["what"]["what"] == "hand" ? hand_[event["what"]["player"]] = to : draw_pile_ = to;
        return;
    }
    if (type == "next_game") {
        ++game_;
        active_ = event["first"];
        stairs_ = event["stairs"];
        phase_ = "play";
        deal();
        return;
    }
    const std::string player = event["player"];
    if (type == "stuck") {
        stuck_[player] = true;
        pass_on(player);
        return;
    }
    Museum& museum = museums_[museum_of(player)];
    const std::string level = event["gallery"];
    std::vector<int>& gallery = museum.galleries[level];
    gallery[event["space"].get<std::size_t>() - 1] = event["card"];
    --hand_[player];
    const bool claimed = std::ranges::any_of(
        museums_, [&](const Museum& any) { return std::ranges::find(any.bonuses, level) != any.bonuses.end(); });
    if (!claimed && std::ranges::find(gallery, 0) == gallery.end()) {
        museum.bonuses.push_back(level);
    }
    if (draw_pile_ > 0) {
        --draw_pile_;
        ++hand_[event.contains("drawer") ? event["drawer"].get<std::string>() : player];
    }
    if (is_full(museum)) {
        for (const std::string& owner : museum.owners) {
            stuck_[owner] = true;
        }
    }
    if (hand_[player] == 0) {
        stuck_[player] = true;
    }
    pass_on(player);
}

void SecondMusee::pass_on(const std::string& who_acted) {
    if (std::ranges::all_of(players_, [&](const std::string& player) { return stuck_[player]; })) {
        const std::vector<std::size_t> those = best();
        phase_ = setup_["match"].get<bool>() ? "between" : "over";
        if (phase_ == "between" && those.size() == 1) {
            for (const std::string& owner : museums_[those.front()].owners) {
                if (++wins_[owner] == 2) {
                    phase_ = "over";
                }
            }
        }
        return;
    }
    if (who_acted == active_ || stuck_[active_]) {
        auto seat = std::ranges::find(players_, active_);
        do {
            seat = seat + 1 == players_.end() ? players_.begin() : seat + 1;
        } while (stuck_[*seat]);
        active_ = *seat;
    }
}

Json SecondMusee::state() const {
    Json json{{"game", game_}, {"active", active_}, {"phase", phase_}, {"draw_pile", draw_pile_}};
    for (const std::string& player : players_) {
        json["wins"][player] = wins_.at(player);
        json["players"][player] = {{"hand", hand_.at(player)}, {"stuck", stuck_.at(player)}};
    }
    for (const Museum& museum : museums_) {
        Json musee{{"owners", museum.owners}};
        for (const std::string& level : kLevels) {
            for (const int card : museum.galleries.at(level)) {
                musee[level].push_back(card == 0 ? Json() : Json(card));
            }
        }
        musee["bonuses"] = Json::array();
        for (const std::string& level : kLevels) {
            if (std::ranges::find(museum.bonuses, level) != museum.bonuses.end()) {
                musee["bonuses"].push_back(level);
            }
        }
        const SecondCount points = count(museum);
        musee["score"] = {{"paintings", points.paintings},
                          {"adjacent", points.adjacent},
                          {"stairs", points.stairs},
                          {"bonuses", points.bonuses},
                          {"total", worth(museum).front()}};
        json["musees"].push_back(std::move(musee));
    }
    return json;
}

Json SecondMusee::result() const {
    if (phase_ != "over") {
        return {};
    }
    Json winners = Json::array();
    if (setup_["match"].get<bool>()) {
        for (const std::string& player : players_) {
            if (wins_.at(player) == 2) {
                winners.push_back(player);
            }
        }
        return {{"winners", winners}, {"decided_by", "games"}};
    }
    const std::vector<std::size_t> those = best();
    for (const std::string& player : players_) {
        if (std::ranges::find(those, museum_of(player)) != those.end()) {
            winners.push_back(player);
        }
    }
    if (those.size() > 1) {
        return {{"winners", winners}, {"decided_by", "shared"}};
    }
    // This finds the first value in which the winner stands alone among those who were level before.
    const std::vector<int> most = worth(museums_[those.front()]);
    std::vector<Museum> level(museums_.begin(), museums_.end());
    const char* const names[] = {"points", "paintings", "bonuses"};
    for (std::size_t step = 0; step < 3; ++step) {
        std::erase_if(level, [&](const Museum& museum) { return worth(museum)[step] != most[step]; });
        if (level.size() == 1) {
            return {{"winners", winners}, {"decided_by", names[step]}};
        }
    }
    return {{"winners", winners}, {"decided_by", "shared"}};
}

}  // namespace castalia
