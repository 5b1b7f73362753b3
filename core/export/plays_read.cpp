// Reads plays that another program wrote.
#include <algorithm>
#include <map>
#include <set>

#include "core/export/plays.h"
#include "core/export/uuid5.h"
#include "core/session/record.h"

namespace castalia {

namespace {

constexpr std::size_t kMostPlays = 200'000, kMostPlayers = 100;
constexpr long long kMostMinutes = 999'999'999;

/// An object of another program's file, which may hold more than we know, or less.
class Foreign {
public:
    Foreign(const Json& json, std::string where) : json_(json), where_(std::move(where)) {
        if (!json.is_object()) {
            throw BadRecord(where_, say("an object belongs here, not {value}", {{"value", literally(shown(json))}}));
        }
    }
    std::string where(const std::string& key) const { return where_.empty() ? key : where_ + "." + key; }
    std::string words(const char* key) const {
        const auto found = json_.find(key);
        if (found == json_.end() || found->is_null()) {
            return "";
        }
        if (found->is_number_integer()) {
            return std::to_string(found->get<long long>());
        }
        if (!found->is_string()) {
            throw BadRecord(where(key), say("words belong here, not {value}", {{"value", literally(shown(*found))}}));
        }
        return found->get<std::string>();
    }
    long long number(const char* key) const {
        const auto found = json_.find(key);
        return found == json_.end() || !found->is_number_integer() ? 0 : found->get<long long>();
    }
    bool flag(const char* key, bool otherwise = false) const {
        const auto found = json_.find(key);
        return found == json_.end()         ? otherwise
               : found->is_boolean()        ? found->get<bool>()
               : found->is_number_integer() ? found->get<long long>() != 0
                                            : otherwise;
    }
    const Json& list(const char* key) const {
        static const Json none = Json::array();
        const auto found = json_.find(key);
        if (found == json_.end() || found->is_null()) {
            return none;
        }
        if (!found->is_array()) {
            throw BadRecord(where(key),
                            say("a list belongs here, not {value}", {{"value", literally(shown(*found))}}));
        }
        return *found;
    }

private:
    const Json& json_;
    std::string where_;
};

std::string in_list(const char* list, std::size_t i) { return std::string(list) + "[" + std::to_string(i) + "]"; }

struct ForeignGame {
    std::string name;
    bool highest_wins = true;
};

/// The things for which the ids of a file stand.
class Registers {
public:
    explicit Registers(const Foreign& file) {
        each(file, "games", [&](const Foreign& game) {
            games[game.number("id")] = {game.words("name"), game.flag("highestWins", true)};
        });
        each(file, "players", [&](const Foreign& player) { players[player.number("id")] = player.words("name"); });
        each(file, "locations", [&](const Foreign& place) { places[place.number("id")] = place.words("name"); });
    }
    std::map<long long, ForeignGame> games;
    std::map<long long, std::string> players, places;

private:
    template <class Take>
    static void each(const Foreign& file, const char* list, Take&& take) {
        const Json& entries = file.list(list);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            take(Foreign(entries[i], in_list(list, i)));
        }
    }
};

PlayResult result_of(const Foreign& score, const Registers& known) {
    const auto player = known.players.find(score.number("playerRefId"));
    if (player == known.players.end()) {
        throw BadRecord(score.where("playerRefId"), say("no player of the file has this id"));
    }
    PlayResult result;
    result.name = player->second;
    result.score = score.words("score");
    result.won = score.flag("winner");
    result.began = score.flag("startPlayer");
    result.rank = static_cast<int>(std::clamp(score.number("rank"), 0LL, 1000LL));
    result.role = score.words("role");
    result.team = score.words("team");
    return result;
}

Play play_in(const Json& json, const std::string& where, const Registers& known) {
    const Foreign fields(json, where);
    const auto game = known.games.find(fields.number("gameRefId"));
    if (game == known.games.end()) {
        throw BadRecord(fields.where("gameRefId"), say("no game of the file has this id"));
    }
    Play play;
    const std::string uuid = fields.words("uuid");
    play.id =
        is_uuid(uuid)
            ? uuid
            : uuid5("play:" + (uuid.empty() ? json.dump(-1, ' ', false, Json::error_handler_t::replace) : uuid));
    std::ranges::transform(play.id, play.id.begin(),
                           [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    play.game = game->second.name;
    play.highest_wins = game->second.highest_wins;
    if (const auto place = known.places.find(fields.number("locationRefId")); place != known.places.end()) {
        play.place = place->second;
    }
    play.title = fields.words("board");
    play.comments = fields.words("comments");
    play.played = fields.words("playDate");
    play.minutes = std::clamp(fields.number("durationMin"), 0LL, kMostMinutes);
    play.left_out = fields.flag("ignored");
    const Json& scores = fields.list("playerScores");
    if (scores.empty() || scores.size() > kMostPlayers) {
        throw BadRecord(
            fields.where("playerScores"),
            say("a play has 1 to {most} players", {{"most", literally(static_cast<long long>(kMostPlayers))}}));
    }
    for (std::size_t i = 0; i < scores.size(); ++i) {
        play.players.push_back(result_of(Foreign(scores[i], fields.where(in_list("playerScores", i))), known));
    }
    return play;
}

/// Returns whether this character may stand in a text of lines, or in a name.
bool is_writable(const std::string& point, bool lines) {
    try {
        lines || point == " " ? check_text(point, 1, "") : check_name(point, 1, "");
        return true;
    } catch (const BadRecord&) {
        return false;
    }
}

/// Returns another program's words as ours have to be, without the characters that a record may not have.
std::string tidy(const std::string& words, std::size_t most, bool lines) {
    std::string text;
    std::size_t count = 0;
    for (std::size_t at = 0; at < words.size() && count < most;) {
        const auto first = static_cast<unsigned char>(words[at]);
        const std::size_t length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
        std::string point = words.substr(at, length);
        at += length;
        point = !lines && (point == "\n" || point == "\t") ? " " : point;
        if (is_writable(point, lines)) {
            text += point;
            ++count;
        }
    }
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string::npos ? "" : text.substr(from, text.find_last_not_of(' ') + 1 - from);
}

/// Returns names for a table: none is missing, and none occurs twice.
std::vector<std::string> names_of(const Play& play) {
    std::vector<std::string> names;
    for (const PlayResult& result : play.players) {
        std::string name = tidy(result.name, kLongestName - 5, false);
        name = name.empty() ? "Somebody" : name;
        const std::string first = name;
        for (int number = 2; std::ranges::find(names, name) != names.end(); ++number) {
            name = first + " (" + std::to_string(number) + ")";
        }
        names.push_back(name);
    }
    return names;
}

/// Returns the local time as a moment.
std::optional<Moment> moment_in(const std::string& played, const DocumentOptions& options) {
    constexpr std::size_t kDay = 10, kAll = 19;
    if (played.size() < kDay) {
        return std::nullopt;
    }
    try {
        const std::string clock = played.size() < kAll ? "00:00:00" : played.substr(kDay + 1, kAll - kDay - 1);
        const Moment wall = moment_of(played.substr(0, kDay) + "T" + clock + "Z", "");
        return options.ahead ? wall - options.ahead(wall) : wall;
    } catch (const BadRecord&) {
        return std::nullopt;
    }
}

}  // namespace

bool looks_like_bgsplay(std::string_view utf8) {
    constexpr std::size_t kFar = 4'000'000;
    const std::string_view beginning = utf8.substr(0, kFar);
    return beginning.find("\"castalia.session\"") == std::string_view::npos &&
           beginning.find("\"plays\"") != std::string_view::npos;
}

std::vector<Play> read_bgsplay(std::string_view utf8) {
    const Json json = parse_json(utf8);
    const Foreign file(json, "");
    const Registers known(file);
    const Json& list = file.list("plays");
    if (list.size() > kMostPlays) {
        throw BadRecord("plays", say("a file holds at most {most} plays",
                                     {{"most", literally(static_cast<long long>(kMostPlays))}}));
    }
    std::vector<Play> plays;
    for (std::size_t i = 0; i < list.size(); ++i) {
        plays.push_back(play_in(list[i], in_list("plays", i), known));
    }
    return plays;
}

Session session_of(const Play& play, const Games& games, const DocumentOptions& options) {
    const Game& kept = *games.of_results();
    Heading heading;
    heading.id = play.id;
    heading.game = kept.id;
    heading.edition = kept.editions.front();
    const std::string game = tidy(play.game, kLongestTitle, false);
    const std::string board = tidy(play.title, kLongestTitle / 2, false);
    heading.title = tidy(game + (board.empty() ? "" : ", " + board), kLongestTitle, false);
    heading.place = tidy(play.place, kLongestTitle, false);
    heading.started = moment_in(play.played, options);
    if (heading.started) {
        heading.ended = *heading.started + std::chrono::minutes(play.minutes);
    }
    heading.players = names_of(play);
    WrittenResult written{
        game, "BG Stats", play.highest_wins, {}, {}, play.minutes, tidy(play.comments, kLongestText, true)};
    for (std::size_t seat = 0; seat < play.players.size(); ++seat) {
        written.scores.push_back(tidy(play.players[seat].score, kLongestTitle, false));
        if (play.players[seat].won) {
            written.winners.push_back(Seat{static_cast<int>(seat)});
        }
    }
    const Players players{heading.players};
    heading.setup = kept.settle(players, heading.edition, kept.results->setup(players, written));
    return Session(kept, heading);
}

}  // namespace castalia
