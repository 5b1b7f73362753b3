// Writes plays as BG Stats reads them. What another program wrote goes back as it was, but for what was corrected
// here.
#include <algorithm>
#include <map>

#include "core/export/play_metadata.h"
#include "core/export/plays.h"
#include "core/export/plays_file.h"
#include "core/export/uuid5.h"

namespace castalia {

namespace {

std::string digits_of_day(const std::string& moment) {
    constexpr std::size_t kDay = 10;
    std::string digits;
    for (const char c : moment.substr(0, kDay)) {
        digits += c == '-' ? "" : std::string(1, c);
    }
    return digits;
}

std::string words_in(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The ids within one file. The first thing gets 1.
class Numbering {
public:
    Numbering(std::string kind, Json& list) : kind_(std::move(kind)), list_(list) {}
    /// Adds a thing as another program wrote it and returns its id. Of two that are the same, the one that was
    /// changed later stays.
    int number_of(const Json& written, const std::string& name) {
        const std::string uuid = words_in(written, "uuid");
        const auto [place, fresh] =
            by_uuid_.try_emplace(uuid.empty() ? "name:" + name : uuid, static_cast<int>(list_.size()) + 1);
        Json entry{{"id", place->second}};
        entry.update(written);
        if (fresh) {
            list_.push_back(std::move(entry));
            by_name_.try_emplace(name, place->second);
        } else if (Json& there = list_[static_cast<std::size_t>(place->second) - 1];
                   words_in(there, "modificationDate") < words_in(entry, "modificationDate")) {
            there = std::move(entry);
        }
        return place->second;
    }
    /// Adds a thing that we know by its name and returns its id.
    template <class Fill>
    int number_of(const std::string& name, const std::string& changed, Fill&& fill) {
        const auto [place, fresh] = by_name_.try_emplace(name, static_cast<int>(list_.size()) + 1);
        if (fresh) {
            Json entry{{"id", place->second}, {"uuid", uuid5(kind_ + ":" + name)}, {"name", name}};
            fill(entry);
            entry["modificationDate"] = changed;
            list_.push_back(std::move(entry));
        }
        return place->second;
    }
    Json& entry(int number) { return list_[static_cast<std::size_t>(number) - 1]; }

private:
    std::string kind_;
    Json& list_;
    std::map<std::string, int> by_uuid_, by_name_;
};

/// Puts values that are not as they came into an object of another program.
class Overwriting {
public:
    explicit Overwriting(Json& json) : json_(json) {}
    template <class T>
    void put(const char* key, const T& now, const T& came) {
        if (now != came) {
            json_[key] = now;
            any_ = true;
        }
    }
    bool any() const { return any_; }

private:
    Json& json_;
    bool any_ = false;
};

/// A play of another program, as it came and as it is now.
struct Returning {
    explicit Returning(const Play& play)
        : now(play), source(*play.source), came(tidied(play_as_it_came(source))), names(names_at_table(came)) {}

    /// Returns the place among `came.players` of the player in this seat; nothing for somebody else.
    std::optional<std::size_t> came_as(std::size_t seat) const {
        const auto* person = source.person(Seat{static_cast<int>(seat)});
        return person == nullptr ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(person - source.people.data()));
    }
    bool same_person(std::size_t seat) const {
        const auto place = came_as(seat);
        return place && names[*place] == now.players[seat].name;
    }
    bool same_game() const { return now.game == came.game; }
    bool same_place() const { return source.place.is_object() && now.place == came.place; }

    const Play& now;
    const WrittenSource& source;
    Play came;
    std::vector<std::string> names;
};

class Writer {
public:
    /// Makes known what other programs wrote of things, so that our own sessions mean the same ones.
    explicit Writer(std::span<const Play> plays) {
        for (const Play& play : plays) {
            if (is_returning(play)) {
                note_things(Returning(play));
            }
        }
    }
    void add(const Play& play) { list_.push_back(is_returning(play) ? returned(Returning(play)) : ours(play)); }
    Json file() &&;

private:
    static bool is_returning(const Play& play) { return play.source != nullptr && !play.source->game.empty(); }
    void note_things(const Returning& play);
    Json with_tag_ids(Json object);
    Json ours(const Play& play);
    Json returned(const Returning& play);
    Json score_of(const Returning& play, std::size_t seat, bool& changed);
    int game_of(const Returning& play);
    int number_of_game(const Play& play);
    int number_of_player(const PlayResult& result, const std::string& changed) {
        return players_.number_of(result.name, changed,
                                  [&](Json& entry) { entry["isAnonymous"] = result.is_nobody; });
    }
    int number_of_place(const Play& play) {
        return places_.number_of(play.place, play.changed, [](Json&) {});
    }
    int number_of_place(const Returning& play) {
        return places_.number_of(with_tag_ids(play.source.place), play.now.place);
    }

    Json game_list_ = Json::array(), player_list_ = Json::array(), place_list_ = Json::array(),
         tag_list_ = Json::array(), list_ = Json::array();
    Numbering games_{"game", game_list_}, players_{"player", player_list_}, places_{"place", place_list_},
        tags_{"tag", tag_list_};
    /// Who kept the lists that the plays come from, as `identity_of` returns it, and their ids; 0 for somebody who
    /// sat at no table.
    std::map<std::string, int> keepers_;
    Json keeper_elsewhere_;  ///< The last one who did not sit at a table.
};

void Writer::note_things(const Returning& play) {
    for (std::size_t seat = 0; seat < play.now.players.size(); ++seat) {
        if (play.same_person(seat)) {
            players_.number_of(with_tag_ids(play.source.person(Seat{static_cast<int>(seat)})->player),
                               play.now.players[seat].name);
        }
    }
    if (play.same_game()) {
        games_.number_of(with_tag_ids(play.source.game), play.now.game);
    }
    if (play.same_place()) {
        number_of_place(play);
    }
}

/// Returns the object with the ids of its tags in place of the tags.
Json Writer::with_tag_ids(Json object) {
    const auto list = object.find("tags");
    if (list == object.end() || !list->is_array()) {
        return object;
    }
    for (Json& one : *list) {
        if (one.is_object() && one.contains("tag") && one["tag"].is_object()) {
            const Json tag = one["tag"];
            one.erase("tag");
            one["tagRefId"] = tags_.number_of(tag, words_in(tag, "name"));
        }
    }
    return object;
}

int Writer::number_of_game(const Play& play) {
    return games_.number_of(play.game, play.changed, [&](Json& entry) {
        entry.update(Json{{"noPoints", play.no_points || !has_points(play)},
                          {"highestWins", play.highest_wins},
                          {"cooperative", play.cooperative},
                          {"usesTeams", play.uses_teams},
                          {"isBaseGame", 1},
                          {"isExpansion", 0},
                          {"bggId", play.number_at_bgg}});
    });
}

Json Writer::ours(const Play& play) {
    Json scores = Json::array();
    for (std::size_t seat = 0; seat < play.players.size(); ++seat) {
        const PlayResult& result = play.players[seat];
        Json json{{"playerRefId", number_of_player(result, play.changed)},
                  {"score", result.score},
                  {"winner", result.won},
                  {"newPlayer", result.is_new},
                  {"startPlayer", result.began},
                  {"seatOrder", seat + 1},
                  {"rank", result.rank}};
        if (!result.role.empty()) {
            json["role"] = result.role;
        }
        if (!result.team.empty()) {
            json["team"] = result.team;
        }
        scores.push_back(std::move(json));
    }
    Json json{{"uuid", play.id}, {"gameRefId", number_of_game(play)}};
    if (!play.place.empty()) {
        json["locationRefId"] = number_of_place(play);
    }
    const std::string day = digits_of_day(play.played);
    json.update(Json{{"playDate", play.played},
                     {"playDateYmd", day.empty() ? 0 : std::stoll(day)},
                     {"entryDate", play.changed},
                     {"modificationDate", play.changed},
                     {"durationMin", play.minutes},
                     {"rounds", play.rounds},
                     {"rating", 0},
                     {"ignored", play.left_out},
                     {"manualWinner", true},
                     {"usesTeams", play.uses_teams},
                     {"board", play.board},
                     {"comments", play.comments},
                     {"expansionPlays", Json::array()},
                     {"playImages", "[]"}});
    if (play.without_winner) {
        put_outcome(play.without_winner, json);
    }
    json["playerScores"] = std::move(scores);
    return json;
}

/// Returns the id of the game, with what was corrected here.
int Writer::game_of(const Returning& play) {
    if (!play.same_game()) {
        return number_of_game(play.now);
    }
    const int number = games_.number_of(with_tag_ids(play.source.game), play.now.game);
    Overwriting entry(games_.entry(number));
    entry.put("noPoints", play.now.no_points, play.came.no_points);
    entry.put("highestWins", play.now.highest_wins, play.came.highest_wins);
    entry.put("cooperative", play.now.cooperative, play.came.cooperative);
    entry.put("bggId", play.now.number_at_bgg, play.came.number_at_bgg);
    if (entry.any() && !play.now.changed.empty()) {
        games_.entry(number)["modificationDate"] = play.now.changed;
    }
    return number;
}

Json Writer::score_of(const Returning& play, std::size_t seat, bool& changed) {
    const PlayResult& now = play.now.players[seat];
    const auto* person = play.source.person(Seat{static_cast<int>(seat)});
    const auto place = play.came_as(seat);
    const bool same = play.same_person(seat);
    const int player =
        same ? players_.number_of(with_tag_ids(person->player), now.name) : number_of_player(now, play.now.changed);
    if (same && person->is_owner) {
        keepers_[identity_of(person->player)] = player;
    }
    Json json{{"playerRefId", player}};
    json.update(place ? person->score : Json{{"seatOrder", seat + 1}});
    const PlayResult came = place ? play.came.players[*place] : PlayResult();
    Overwriting score(json);
    score.put("score", now.score, came.score);
    score.put("winner", now.won, came.won);
    score.put("startPlayer", now.began, came.began);
    score.put("newPlayer", now.is_new, came.is_new);
    score.put("rank", now.rank, came.rank);
    score.put("role", now.role, came.role);
    score.put("team", now.team, came.team);
    changed = changed || score.any() || !same;
    return json;
}

Json Writer::returned(const Returning& play) {
    bool changed = false;
    Json scores = Json::array();
    for (std::size_t seat = 0; seat < play.now.players.size(); ++seat) {
        scores.push_back(score_of(play, seat, changed));
    }
    if (play.source.keeper.is_object()) {
        keepers_.try_emplace(identity_of(play.source.keeper), 0);
        keeper_elsewhere_ = play.source.keeper;
    }
    Json json{{"gameRefId", game_of(play)}};
    if (play.same_place()) {
        json["locationRefId"] = number_of_place(play);
    } else if (!play.now.place.empty()) {
        json["locationRefId"] = number_of_place(play.now);
    }
    json.update(with_tag_ids(play.source.play));
    Overwriting fields(json);
    fields.put("durationMin", play.now.minutes, play.came.minutes);
    fields.put("rounds", play.now.rounds, play.came.rounds);
    fields.put("ignored", play.now.left_out, play.came.left_out);
    fields.put("usesTeams", play.now.uses_teams, play.came.uses_teams);
    fields.put("board", play.now.board, play.came.board);
    fields.put("comments", play.now.comments, play.came.comments);
    if (!play.now.same_time) {
        fields.put("playDate", play.now.played, std::string());
        const std::string day = digits_of_day(play.now.played);
        if (json.contains("playDateYmd")) {
            json["playDateYmd"] = day.empty() ? 0 : std::stoll(day);
        }
    }
    const bool other_outcome = play.now.without_winner != play.came.without_winner;
    if (other_outcome) {
        put_outcome(play.now.without_winner, json);
    }
    changed = changed || other_outcome || fields.any() || !play.same_game() ||
              scores.size() != play.came.players.size() || play.now.place != play.came.place;
    if (changed && !play.now.changed.empty()) {
        json["modificationDate"] = play.now.changed;
    }
    if (!play.source.expansions.empty()) {
        Json expansions = Json::array();
        for (const Json& expansion : play.source.expansions) {
            Json one = Json::object();
            if (const Json& game = expansion["game"]; !game.empty()) {
                one["gameRefId"] = games_.number_of(with_tag_ids(game), words_in(game, "name"));
            }
            one.update(expansion["play"]);
            expansions.push_back(std::move(one));
        }
        json["expansionPlays"] = std::move(expansions);
    }
    json["playerScores"] = std::move(scores);
    return json;
}

Json Writer::file() && {
    int owner = keepers_.size() == 1 ? keepers_.begin()->second : 0;  // The lists of two people have none.
    if (keepers_.size() == 1 && owner == 0) {
        owner = players_.number_of(with_tag_ids(keeper_elsewhere_), words_in(keeper_elsewhere_, "name"));
    }
    Json file{{"about", "Written by Castalia"},     {"games", std::move(game_list_)},
              {"players", std::move(player_list_)}, {"locations", std::move(place_list_)},
              {"plays", std::move(list_)},          {"userInfo", {{"meRefId", owner}}}};
    if (!tag_list_.empty()) {
        file["tags"] = std::move(tag_list_);
    }
    return file;
}

}  // namespace

std::string write_bgsplay(std::span<const Play> plays) {
    Writer writer(plays);
    for (const Play& play : plays) {
        writer.add(play);
    }
    return std::move(writer).file().dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace castalia
