#include "tests/support/plays_maker.h"

#include <algorithm>
#include <array>

namespace castalia::testing {

namespace {

constexpr std::array kNames{"Ann",   "Ben", "Cid",    "Dora",  "Eve",  "Fay",   "Gus",    "Hal",
                            "Ida",   "Jón", "Kim",    "Léa",   "Mona", "Ned",   "Ola",    "Pia",
                            "Quin",  "Ros", "Søren",  "Tom",   "Ulla", "Vera",  "Wim",    "Xenia",
                            "Yngve", "Zoë", "Ann B.", "ann c", "李",   "Ωmega", "O'Hara", "de la Cruz"};
constexpr std::array kGames{"Brass Lanterns", "Sea of Tiles", "Hunt",      "Outbreak at Dawn", "Kettle & Kin",
                            "Ten Bridges",    "Café",         "Mole Rats", "Dixie Lamps",      "Wyrm／Wyvern",
                            "Salt",           "Fen",          "Loom"};
constexpr std::array kRoles{"Police", "Jack", "Vagabond／Ranger", "Red / Blue", "", "Ärztin"};
constexpr std::array kBoards{"", "", "", "Night", "Map of the north", "Easy"};
constexpr std::array kComments{"", "", "", "Rain\nall evening", "Ben: \"again!\"", "=1+1", "☔ played twice"};

}  // namespace

/// The habits of one version and of its owner.
struct PlaysMaker::Style {
    bool has_day = false;  ///< "playDateYmd"
    bool has_places = true;
    bool null_scores = false;  ///< null, and not "", where there is no score.
    bool ranks = false;
    bool has_changes = true;  ///< "modificationDate"
    bool has_tags = false;
    bool ids_in_words = false;
    bool short_scores = false;  ///< The rows leave out what is false or zero.
    std::size_t players = 2, anonymous = 0, games = 1, places = 1;
};

std::string PlaysMaker::uuid() {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string text = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
    std::ranges::transform(text, text.begin(), [&](char c) { return c == 'x' ? kDigits[below(16)] : c; });
    return text;
}

std::string PlaysMaker::time(int year) {
    const auto two = [&](std::size_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(year) + "-" + two(1 + below(12)) + "-" + two(1 + below(28)) + " " + two(below(24)) + ":" +
           two(below(60)) + ":" + two(below(60));
}

std::string PlaysMaker::meta_data(const Style&) {
    return one_in(3) ? Json{{"scoreSheet", {{"rows", Json::array({below(9), below(9)})}}}, {"v", 2}}.dump() : "{}";
}

Json PlaysMaker::tags(const Style& style) {
    Json tags = Json::array();
    if (style.has_tags && one_in(2)) {
        tags.push_back({{"tagRefId", 1 + below(3)}, {"position", below(5)}});
    }
    return tags;
}

Json PlaysMaker::game(std::size_t id, const Style& style) {
    Json game{{"uuid", uuid()},
              {"id", id},
              {"name", kGames.at(id - 1)},
              {"modificationDate", time(2023)},
              {"cooperative", one_in(4)},
              {"highestWins", !one_in(5)},
              {"noPoints", one_in(4)},
              {"usesTeams", one_in(5)},
              {"urlThumb", "https://example.invalid/" + std::to_string(id) + ".png"},
              {"urlImage", ""},
              {"bggName", kGames.at(id - 1)},
              {"bggYear", 1990 + below(35)},
              {"bggId", one_in(6) ? 0 : 1000 + id},
              {"designers", "A. Person, B. Person"},
              {"metaData", meta_data(style)},
              {"isBaseGame", one_in(5) ? 0 : 1},
              {"isExpansion", one_in(5) ? 1 : 0},
              {"rating", below(11)},
              {"minPlayerCount", 1},
              {"preferredImage", below(2)},
              {"copies", Json::array()}};
    if (one_in(3)) {
        game["copies"].push_back({{"uuid", uuid()}, {"statusOwned", true}, {"versionName", ""}});
    }
    if (style.has_tags) {
        game["tags"] = tags(style);
    }
    return game;
}

Json PlaysMaker::player(std::size_t id, const Style& style) {
    const bool nobody = id <= style.anonymous;
    Json player{{"uuid", uuid()},
                {"id", style.ids_in_words ? Json(std::to_string(id)) : Json(id)},
                {"name", nobody ? std::string("Anonymous player") : std::string(kNames.at(id - 1))},
                {"isAnonymous", nobody},
                {"modificationDate", time(2022)},
                {"bggUsername", ""},
                {"metaData", meta_data(style)}};
    if (style.has_tags) {
        player["tags"] = tags(style);
    }
    return player;
}

std::string PlaysMaker::points() {
    switch (below(12)) {
        case 0: return std::to_string(below(90)) + "+" + std::to_string(below(90));
        case 1: return "-10+" + std::to_string(below(9)) + "+22";
        case 2: return std::to_string(below(40)) + ".5";
        case 3: return std::to_string(below(40)) + ",7";
        case 4: return "86+84+";
        default: return std::to_string(below(200));
    }
}

Json PlaysMaker::score(const Style& style, bool points, bool teams) {
    Json score{{"score", nullptr},
               {"winner", false},
               {"newPlayer", one_in(6)},
               {"startPlayer", false},
               {"seatOrder", one_in(40) ? 1 + below(4) : 0},
               {"rank", style.ranks ? below(5) : 0}};
    if (points && !one_in(10)) {
        score["score"] = this->points();
    } else if (!style.null_scores) {
        score["score"] = "";
    }
    if (one_in(3)) {
        score["role"] = kRoles.at(below(kRoles.size()));
    }
    if (teams || one_in(4)) {
        score["team"] = teams ? std::to_string(below(2)) : "0";
    }
    if (one_in(3)) {
        score["metaData"] = meta_data(style);
    }
    if (style.short_scores) {
        for (const char* key : {"newPlayer", "startPlayer", "seatOrder", "rank"}) {
            if (score[key] == Json(false) || score[key] == Json(0)) {
                score.erase(key);
            }
        }
    }
    return score;
}

void PlaysMaker::add_scores(Json& play, const Json& game, const Style& style) {
    std::vector<std::size_t> seats(style.players);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i] = i + 1;
    }
    std::ranges::shuffle(seats, random_);
    seats.resize(one_in(8) ? 1 : std::min(seats.size(), 1 + below(one_in(6) ? 14 : 5)));
    const bool all_or_nobody = game["cooperative"].get<bool>();
    const bool together = one_in(2);
    Json scores = Json::array();
    for (const std::size_t seat : seats) {
        Json row{{"playerRefId", style.ids_in_words ? Json(std::to_string(seat)) : Json(seat)}};
        row.update(score(style, !game["noPoints"].get<bool>(), play["usesTeams"].get<bool>()));
        if (all_or_nobody) {
            row["winner"] = together;
        }
        scores.push_back(std::move(row));
    }
    if (!all_or_nobody && !one_in(7)) {
        scores[below(scores.size())]["winner"] = true;
        if (one_in(8)) {
            scores[below(scores.size())]["winner"] = true;
        }
    }
    if (one_in(2)) {
        scores[below(scores.size())]["startPlayer"] = true;
    }
    play["playerScores"] = std::move(scores);
}

Json PlaysMaker::play(const Json& games, const Style& style) {
    const Json& game = games[below(games.size())];
    const std::string when = time(2024);
    Json play{{"uuid", uuid()},
              {"modificationDate", time(2025)},
              {"entryDate", time(2025)},
              {"playDate", when},
              {"durationMin", one_in(3) ? 0 : 5 * below(50)},
              {"ignored", one_in(20)},
              {"manualWinner", one_in(2)},
              {"rounds", one_in(3) ? below(9) : 0},
              {"rating", one_in(3) ? below(11) : 0},
              {"scoringSetting", below(4)},
              {"usesTeams", game["usesTeams"].get<bool>() && one_in(2)},
              {"bggId", one_in(2) ? 0 : 80'000'000 + below(9'000'000)},
              {"bggLastSync", nullptr},
              {"importPlayId", ""},
              {"nemestatsId", 0},
              {"playImages", "[]"},
              {"metaData", meta_data(style)},
              {"board", kBoards.at(below(kBoards.size()))},
              {"comments", kComments.at(below(kComments.size()))},
              {"gameRefId", game["id"]},
              {"expansionPlays", Json::array()}};
    if (style.has_day) {
        play["playDateYmd"] = std::stoi(when.substr(0, 4) + when.substr(5, 2) + when.substr(8, 2));
    }
    if (style.has_tags && one_in(4)) {
        play["tags"] = tags(style);
    }
    if (!style.has_changes) {
        play.erase("modificationDate");
    }
    if (style.has_places && !one_in(3)) {
        play["locationRefId"] = 1 + below(style.places);
    }
    if (one_in(10)) {
        play["expansionPlays"].push_back(
            {{"uuid", uuid()}, {"gameRefId", games[below(games.size())]["id"]}, {"bggId", 0}, {"playImages", "[]"}});
    }
    add_scores(play, game, style);
    return play;
}

void PlaysMaker::add_people_of_file(Json& file, const Style& style) {
    const auto someone = [&] {
        const std::size_t id = 1 + below(style.players);
        return style.ids_in_words ? Json(std::to_string(id)) : Json(id);
    };
    // Some files have nobody there, and some an id that no player has.
    const Json owner = one_in(6) ? Json(0) : one_in(12) ? Json(style.players + 9) : someone();
    file["userInfo"] = {{"meRefId", owner}, {"bggUsername", ""}, {"exportDate", time(2025)}};
    for (std::size_t i = 1; one_in(2) && i <= 3; ++i) {
        Json members = Json::array();
        for (std::size_t member = below(6); member > 0; --member) {
            members.push_back({{"playerRefId", someone()}});
        }
        file["groups"].push_back({{"uuid", uuid()},
                                  {"id", i},
                                  {"name", "Group " + std::to_string(i)},
                                  {"modificationDate", time(2024)},
                                  {"players", std::move(members)}});
    }
}

Json PlaysMaker::file(std::size_t plays) {
    Style style;
    style.has_day = one_in(9);
    style.has_places = !one_in(9);
    style.null_scores = one_in(2);
    style.ranks = one_in(3);
    style.has_changes = !one_in(6);
    style.has_tags = one_in(3);
    style.ids_in_words = one_in(12);
    style.short_scores = one_in(12);
    style.anonymous = one_in(2) ? 0 : below(4);
    style.players = std::min(kNames.size(), style.anonymous + 2 + below(18));
    style.games = 1 + below(kGames.size());
    style.places = 1 + below(4);
    Json file{{"about", "Invented"},      {"challenges", Json::array()}, {"games", Json::array()},
              {"players", Json::array()}, {"locations", Json::array()},  {"plays", Json::array()},
              {"groups", Json::array()}};
    for (std::size_t i = 1; i <= style.games; ++i) {
        file["games"].push_back(game(i, style));
    }
    for (std::size_t i = 1; i <= style.players; ++i) {
        file["players"].push_back(player(i, style));
    }
    for (std::size_t i = 1; i <= style.places && style.has_places; ++i) {
        file["locations"].push_back({{"uuid", uuid()},
                                     {"id", i},
                                     {"name", "Place " + std::to_string(i)},
                                     {"modificationDate", time(2021)},
                                     {"metaData", "{}"}});
        if (style.has_tags) {
            file["locations"].back()["tags"] = tags(style);
        }
    }
    if (style.has_tags) {
        file["tags"] = Json::array();
        for (std::size_t i = 1; i <= 3; ++i) {
            file["tags"].push_back(
                {{"uuid", uuid()}, {"id", i}, {"name", "Tag " + std::to_string(i)}, {"type", "game"}});
        }
    }
    add_people_of_file(file, style);
    for (std::size_t i = 0; i < plays; ++i) {
        file["plays"].push_back(play(file["games"], style));
    }
    return file;
}

}  // namespace castalia::testing
