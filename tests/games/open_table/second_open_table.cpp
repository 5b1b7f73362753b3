#include "tests/games/open_table/second_open_table.h"

#include <algorithm>

namespace castalia {

namespace {

std::set<std::string> cards_of(const std::string& deck) {
    std::set<std::string> cards;
    if (deck.starts_with("standard")) {
        for (const char* rank : {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}) {
            for (const char* suit : {"S", "H", "D", "C"}) {
                cards.insert(std::string(rank) + suit);
            }
        }
        if (deck == "standard+2jokers") {
            cards.insert({"JK1", "JK2"});
        }
        return cards;
    }
    cards = {"AM",  "AS",  "AW",  "AL",  "AY",  "AK",  "2MK", "2SY", "2WL", "3MW", "3SK", "3LY",
             "4MS", "4WL", "4YK", "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML", "7SK", "7WY",
             "8MS", "8WL", "8YK", "9MS", "9WY", "9LK", "CM",  "CS",  "CW",  "CL",  "CY",  "CK"};
    if (deck == "decktet-extended") {
        cards.insert({"PMSL", "PMYK", "PSWK", "PWLY", "TMWK", "TMLY", "TSWY", "TSLK", "X"});
    }
    return cards;
}

Json number(double value) {
    const auto whole = static_cast<long long>(value);
    return static_cast<double>(whole) == value ? Json(whole) : Json(value);
}

}  // namespace

SecondOpenTable::SecondOpenTable(const std::vector<std::string>& players, const Json& setup)
    : players_(players), turn_(players.front()) {
    for (const Json& deck : setup.value("decks", Json::array())) {
        Pack pack;
        pack.name = deck;
        pack.cards = cards_of(pack.name);
        pack.deck = static_cast<long long>(pack.cards.size());
        packs_.push_back(pack);
    }
    for (const Json& counter : setup.value("counters", Json::array())) {
        counters_.push_back(counter);
        for (const std::string& player : players_) {
            counted_[player][counter["name"]] = counter.value("start", 0LL);
        }
    }
    for (const Json& column : setup.value("columns", Json::array())) {
        columns_.push_back(column);
    }
    highest_wins_ = setup.value("highest_wins", true);
    for (const Json& team : setup.value("teams", Json::array())) {
        teams_.push_back(team.get<std::vector<std::string>>());
    }
    if (teams_.empty()) {
        for (const std::string& player : players_) {
            teams_.push_back({player});
        }
    }
}

std::string SecondOpenTable::play(const Json& event, bool ruling) {
    const std::string type = event["type"];
    if (type == "adjust") {
        return adjust(event);
    }
    if (over_) {
        return "impossible";
    }
    if (type == "play") {
        return card(event);
    }
    if (type == "count") {
        return count(event, ruling);
    }
    if (type == "score") {
        if (std::ranges::find(columns_, event["column"].get<std::string>()) == columns_.end()) {
            return "impossible";
        }
        scores_[event["player"]][event["column"]] = event["value"].get<double>();
    } else if (type == "column") {
        if (std::ranges::find(columns_, event["name"].get<std::string>()) != columns_.end()) {
            return "impossible";
        }
        columns_.push_back(event["name"]);
    } else if (type == "turn") {
        turn_ = event["player"];
    } else {
        over_ = true;
        said_ = event;
    }
    return "";
}

std::string SecondOpenTable::card(const Json& event) {
    const std::string card = event["card"], to = event["to"];
    // A code may be a playing card and a card of the Decktet; the first deck of the table that has it decides.
    const Pack* first = nullptr;
    for (Pack& pack : packs_) {
        if (!pack.cards.contains(card)) {
            continue;
        }
        first = first == nullptr ? &pack : first;
        if (pack.name.substr(0, 4) != first->name.substr(0, 4)) {
            continue;
        }
        const auto lies = pack.seen.find(card);
        const std::string from = lies == pack.seen.end() ? "deck" : lies->second;
        if (from == to || (to == "table" && from == "discard") || (from == "deck" && pack.deck == 0) ||
            (from == "discard" && pack.discard == 0)) {
            continue;
        }
        const std::pair<std::string, std::string> which(pack.name, card);
        std::erase(table_, which);
        std::erase(discarded_, which);
        pack.deck -= from == "deck" ? 1 : 0;
        pack.discard -= from == "discard" ? 1 : 0;
        pack.seen.erase(card);
        if (to == "deck") {
            ++pack.deck;
            return "";
        }
        pack.seen[card] = to;
        (to == "table" ? table_ : discarded_).push_back(which);
        pack.discard += to == "discard" ? 1 : 0;
        return "";
    }
    return "impossible";
}

std::string SecondOpenTable::count(const Json& event, bool ruling) {
    const auto counter =
        std::ranges::find_if(counters_, [&](const Json& one) { return one["name"] == event["name"]; });
    if (counter == counters_.end()) {
        return "impossible";
    }
    long long& counted = counted_[event["player"]][event["name"]];
    const long long after = counted + event["by"].get<long long>();
    if (after > 999'999'999 || after < -999'999'999) {
        return "impossible";
    }
    const auto limit = [&](const char* key) { return counter->contains(key) && !(*counter)[key].is_null(); };
    const bool outside = (limit("min") && after < (*counter)["min"].get<long long>()) ||
                         (limit("max") && after > (*counter)["max"].get<long long>());
    if (outside && !ruling) {
        return "rule";
    }
    counted = after;
    return outside ? "rule" : "";
}

std::string SecondOpenTable::adjust(const Json& event) {
    const Json& what = event["what"];
    if (what["what"] == "counter") {
        auto& mine = counted_[what["player"]];
        const auto found = mine.find(what["name"].get<std::string>());
        if (found == mine.end()) {
            return "impossible";
        }
        found->second = event["to"];
        return "";
    }
    for (Pack& pack : packs_) {
        if (what["deck"] == pack.name) {
            (what["what"] == "deck" ? pack.deck : pack.discard) = event["to"];
            return "";
        }
    }
    return "impossible";
}

Json SecondOpenTable::state() const {
    Json state{{"turn", turn_},
               {"players", Json::object()},
               {"table", Json::array()},
               {"discard", Json::object()},
               {"deck", Json::object()}};
    for (const std::string& player : players_) {
        Json& mine = state["players"][player];
        mine = {{"counters", Json::object()}, {"scores", Json::object()}};
        std::optional<double> total;
        for (const Json& counter : counters_) {
            mine["counters"][counter["name"].get<std::string>()] = counted_.at(player).at(counter["name"]);
        }
        for (const std::string& column : columns_) {
            if (scores_.contains(player) && scores_.at(player).contains(column)) {
                mine["scores"][column] = number(scores_.at(player).at(column));
                total = total.value_or(0) + scores_.at(player).at(column);
            }
        }
        mine["total"] = total ? number(*total) : Json();
    }
    for (const auto& [pack, card] : table_) {
        state["table"].push_back(card);
    }
    for (const Pack& pack : packs_) {
        state["discard"][pack.name] = pack.discard;
        state["deck"][pack.name] = pack.deck;
    }
    return state;
}

Json SecondOpenTable::result() const {
    if (!over_) {
        return nullptr;
    }
    if (said_.contains("outcome")) {
        const bool won = said_["outcome"] == "won", none = said_["outcome"] == "none";
        return {{"winners", won ? Json(players_) : Json::array()},
                {"shared", won && teams_.size() > 1},
                {"ranking", none ? Json::array() : Json::array({players_})}};
    }
    std::vector<std::vector<std::string>> winning, others;
    for (const auto& team : teams_) {
        const bool won = said_.contains("winners") &&
                         std::ranges::find(said_["winners"], Json(team.front())) != said_["winners"].end();
        (won ? winning : others).push_back(team);
    }
    Json ranking = Json::array();
    if (!winning.empty()) {
        ranking.push_back(in_seats(winning));
    }
    std::size_t first = winning.size();
    const auto [ranked, best] = by_points(others);
    ranking.insert(ranking.end(), ranked.begin(), ranked.end());
    const bool scored = std::ranges::any_of(players_, [&](const std::string& one) { return scores_.contains(one); });
    if (winning.empty()) {
        first = best;
    } else if (!scored && !others.empty()) {
        ranking.push_back(in_seats(others));
    }
    return {{"winners", ranking.empty() ? Json::array() : ranking[0]}, {"shared", first > 1}, {"ranking", ranking}};
}

/// Returns the names of the teams in the order of the seats.
std::vector<std::string> SecondOpenTable::in_seats(const std::vector<std::vector<std::string>>& teams) const {
    std::vector<std::string> names;
    for (const auto& team : teams) {
        names.insert(names.end(), team.begin(), team.end());
    }
    std::ranges::sort(names, {}, [&](const std::string& name) { return std::ranges::find(players_, name); });
    return names;
}

/// Returns the ranking of the teams of which somebody has a score, and how many teams are the best.
std::pair<Json, std::size_t> SecondOpenTable::by_points(const std::vector<std::vector<std::string>>& teams) const {
    std::map<double, std::vector<std::vector<std::string>>> equals;
    for (const auto& team : teams) {
        std::optional<double> points;
        for (const std::string& player : team) {
            const auto scores = scores_.find(player);
            for (const auto& [column, value] :
                 scores == scores_.end() ? std::map<std::string, double>() : scores->second) {
                points = points.value_or(0) + value;
            }
        }
        if (points) {
            equals[highest_wins_ ? -*points : *points].push_back(team);
        }
    }
    Json ranking = Json::array();
    for (const auto& [points, level] : equals) {
        ranking.push_back(in_seats(level));
    }
    return {ranking, equals.empty() ? 0 : equals.begin()->second.size()};
}

}  // namespace castalia
