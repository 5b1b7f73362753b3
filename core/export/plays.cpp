// Writes results for other programs.
#include "core/export/plays.h"

#include <algorithm>
#include <map>

#include "core/export/uuid5.h"
#include "core/export/wall_time.h"
#include "core/rules/written_score.h"
#include "core/session/table_time.h"

namespace castalia {

namespace {

/// Returns the player of the first event.
std::optional<Seat> first_actor(const Session& session) {
    for (const Step& step : session.replay().steps()) {
        if (const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
            move != nullptr && *move && step.stands) {
            if (const auto seat = session.playthrough().actor(**move)) {
                return seat;
            }
        }
    }
    return std::nullopt;
}

int rank_of(const Scoresheet& sheet, Seat seat) {
    std::size_t place = 1;
    for (const auto& equals : sheet.ranking) {
        if (std::ranges::find(equals, seat) != equals.end()) {
            return static_cast<int>(place);
        }
        place += equals.size();
    }
    return 0;
}

/// Returns whether more is better: always, unless the winner has less than another player.
bool higher_is_better(const Scoresheet& sheet) {
    if (sheet.winners.empty() || sheet.ladder.empty()) {
        return true;
    }
    const auto& values = sheet.ladder.front().values;
    const auto winner = static_cast<std::size_t>(sheet.winners.front().index);
    return winner >= values.size() || values.empty() || values[winner] >= *std::ranges::max_element(values) ||
           values[winner] > *std::ranges::min_element(values);
}

/// Exports a result without a log in the words with which it came in.
void tell_as_written(const WrittenResult& written, Play& play) {
    play.game_id.clear();
    play.game = written.game.empty() ? play.game : written.game;
    play.title.clear();
    play.comments = written.comments;
    play.highest_wins = written.highest_wins;
    for (std::size_t seat = 0; seat < play.players.size(); ++seat) {
        play.players[seat].score = written.scores.at(seat);
    }
}

std::string digits_of_day(const std::string& moment) {
    constexpr std::size_t kDay = 10;
    std::string digits;
    for (const char c : moment.substr(0, kDay)) {
        digits += c == '-' ? "" : std::string(1, c);
    }
    return digits;
}

/// The ids within one file. The first name gets 1.
class Register {
public:
    Register(std::string kind, Json& list) : kind_(std::move(kind)), list_(list) {}
    template <class Fill>
    int number_of(const std::string& name, const std::string& changed, Fill&& fill) {
        const auto [place, fresh] = numbers_.try_emplace(name, static_cast<int>(numbers_.size()) + 1);
        if (fresh) {
            Json entry{{"id", place->second}, {"uuid", uuid5(kind_ + ":" + name)}, {"name", name}};
            fill(entry);
            entry["modificationDate"] = changed;
            list_.push_back(std::move(entry));
        }
        return place->second;
    }

private:
    std::string kind_;
    Json& list_;
    std::map<std::string, int> numbers_;
};

bool has_points(const Play& play) {
    return std::ranges::any_of(play.players, [](const PlayResult& result) { return !result.score.empty(); });
}

Json score_json(const PlayResult& result, int player, std::size_t seat) {
    Json json{{"playerRefId", player},       {"score", result.score}, {"winner", result.won}, {"newPlayer", false},
              {"startPlayer", result.began}, {"seatOrder", seat + 1}, {"rank", result.rank}};
    if (!result.role.empty()) {
        json["role"] = result.role;
    }
    if (!result.team.empty()) {
        json["team"] = result.team;
    }
    return json;
}

std::string percent_encoded(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           std::string_view("-._~").find(c) != std::string_view::npos;
        encoded += plain ? std::string(1, c) : std::string{'%', kDigits[byte >> 4U], kDigits[byte & 0xfU]};
    }
    return encoded;
}

}  // namespace

Play play_of(const Session& session, const DocumentOptions& options) {
    const Heading& heading = session.heading();
    const Scoresheet sheet = session.playthrough().score(session.plies());
    const bool done = session.replay().status() == Status::finished;
    Play play;
    play.id = heading.id;
    play.game_id = heading.game;
    play.game = options.tell(session.game().title);
    if (const auto known = session.game().foreign_ids.find(kBoardGameGeek);
        known != session.game().foreign_ids.end()) {
        play.number_at_bgg = known->second;
    }
    play.title = heading.title;
    play.place = heading.place;
    play.comments = done ? options.tell(sheet.sentence) : "";
    play.played = heading.started ? written_time(*heading.started, options) : "";
    play.changed = session.journal().empty() ? play.played : written_time(session.journal().back().at, options);
    play.minutes = std::chrono::round<std::chrono::minutes>(table_time(session).played()).count();
    play.highest_wins = higher_is_better(sheet);
    play.left_out = !done;
    const std::optional<Seat> first = first_actor(session);
    for (std::size_t i = 0; i < heading.players.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        PlayResult result;
        result.name = heading.players[i];
        if (!sheet.ladder.empty()) {
            result.score = number_text(sheet.ladder.front().values[i], sheet.parts);
        }
        result.won = done && std::ranges::find(sheet.winners, seat) != sheet.winners.end();
        result.began = first == seat;
        result.rank = done ? rank_of(sheet, seat) : 0;
        play.players.push_back(std::move(result));
    }
    if (session.game().results) {
        tell_as_written(session.game().results->told(session.playthrough(), session.plies()), play);
    }
    return play;
}

std::string write_bgsplay(std::span<const Play> plays) {
    Json games = Json::array(), players = Json::array(), places = Json::array(), list = Json::array();
    Register game_numbers("game", games), player_numbers("player", players), place_numbers("place", places);
    for (const Play& play : plays) {
        Json scores = Json::array();
        for (std::size_t seat = 0; seat < play.players.size(); ++seat) {
            const int number = player_numbers.number_of(play.players[seat].name, play.changed,
                                                        [](Json& entry) { entry["isAnonymous"] = false; });
            scores.push_back(score_json(play.players[seat], number, seat));
        }
        const int game = game_numbers.number_of(play.game, play.changed, [&](Json& entry) {
            entry.update(Json{{"noPoints", !has_points(play)},
                              {"highestWins", play.highest_wins},
                              {"cooperative", false},
                              {"usesTeams", false},
                              {"isBaseGame", 1},
                              {"isExpansion", 0},
                              {"bggId", play.number_at_bgg}});
        });
        Json json{{"uuid", play.id}, {"gameRefId", game}};
        if (!play.place.empty()) {
            json["locationRefId"] = place_numbers.number_of(play.place, play.changed, [](Json&) {});
        }
        const std::string day = digits_of_day(play.played);
        json.update(Json{{"playDate", play.played},
                         {"playDateYmd", day.empty() ? 0 : std::stoll(day)},
                         {"entryDate", play.changed},
                         {"modificationDate", play.changed},
                         {"durationMin", play.minutes},
                         {"rounds", 0},
                         {"rating", 0},
                         {"ignored", play.left_out},
                         {"manualWinner", true},
                         {"usesTeams", false},
                         {"board", play.title},
                         {"comments", play.comments},
                         {"expansionPlays", Json::array()},
                         {"playImages", "[]"}});
        json["playerScores"] = std::move(scores);
        list.push_back(std::move(json));
    }
    const Json file{{"about", "Written by Castalia"}, {"games", std::move(games)}, {"players", std::move(players)},
                    {"locations", std::move(places)}, {"plays", std::move(list)},  {"userInfo", {{"meRefId", 0}}}};
    return file.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string bgstats_link(const Play& play) {
    constexpr std::size_t kShortId = 8;  // A shorter link makes a coarser code, which a camera reads more easily.
    Json players = Json::array();
    for (const PlayResult& result : play.players) {
        Json json{{"name", result.name},
                  {"winner", result.won},
                  {"startPlayer", result.began},
                  {"sourcePlayerId", uuid5("player:" + result.name).substr(0, kShortId)}};
        if (const auto score = written_score(result.score)) {
            json["score"] = *score;
        }
        if (result.rank > 0) {
            json["rank"] = result.rank;
        }
        players.push_back(std::move(json));
    }
    Json json{{"sourceName", "Castalia"},
              {"sourcePlayId", play.id},
              {"playDate", play.played},
              {"durationMin", play.minutes}};
    if (!play.place.empty()) {
        json["location"] = play.place;
    }
    if (!play.comments.empty()) {
        json["comments"] = play.comments;
    }
    json["game"] = {{"name", play.game},
                    {"highestWins", play.highest_wins},
                    {"noPoints", !has_points(play)},
                    {"sourceGameId", play.game_id.empty() ? play.game : play.game_id}};
    if (play.number_at_bgg != 0) {
        json["game"]["bggId"] = play.number_at_bgg;
    }
    json["players"] = std::move(players);
    return "https://app.bgstatsapp.com/createPlay.html?data=" +
           percent_encoded(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string write_boardgamegeek(const Play& play) {
    constexpr std::size_t kMinute = 16;
    std::string text = document::one_line(play.game);
    text += play.played.empty() ? "" : ", " + play.played.substr(0, kMinute);
    text += play.minutes == 0 ? "" : ", " + std::to_string(play.minutes) + " min";
    text += (play.place.empty() ? "" : ", " + document::one_line(play.place)) + "\n";
    std::vector<const PlayResult*> order;
    for (const PlayResult& result : play.players) {
        order.push_back(&result);
    }
    std::ranges::stable_sort(order,
                             [](const PlayResult* one, const PlayResult* other) { return one->rank < other->rank; });
    for (const PlayResult* result : order) {
        text += (result->rank > 0 ? std::to_string(result->rank) + ". " : "") + document::one_line(result->name);
        text += (result->score.empty() ? "" : ": " + document::one_line(result->score)) +
                (result->won ? " (won)" : "") + "\n";
    }
    return text + (play.comments.empty() ? "" : "\n" + document::one_line(play.comments) + "\n");
}

}  // namespace castalia
