// Writes results for other programs.
#include "core/export/plays.h"

#include <algorithm>
#include <set>

#include "core/export/plays_file.h"
#include "core/export/uuid5.h"
#include "core/export/wall_time.h"
#include "core/rules/game/written_score.h"
#include "core/rules/text/wording.h"
#include "core/session/actor.h"
#include "core/session/table_time.h"
#include "core/session/teams.h"
#include "core/session/uuid.h"

namespace castalia {

namespace {

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
    std::vector<long long> values = sheet.ladder.front().values;
    const auto winner = static_cast<std::size_t>(sheet.winners.front().index);
    const long long best = winner < values.size() ? values[winner] : kNoNumber;
    std::erase(values, kNoNumber);
    return best == kNoNumber || best >= std::ranges::max(values) || best > std::ranges::min(values);
}

/// Returns the id that a program gave to the play; empty if it gave none.
std::string id_in(const WrittenSource* source) {
    const Json uuid = source == nullptr ? Json() : value_at(source->play, "uuid");
    std::string id = uuid.is_string() ? uuid.get<std::string>() : std::string();
    std::ranges::transform(id, id.begin(),
                           [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    return is_uuid(id) ? id : "";
}

/// Numbers the teams from 1, as BG Stats does.
void take_teams(const Json& state, Play& play) {
    const std::vector<std::set<std::string>> teams = teams_in(state);
    play.uses_teams = !teams.empty();
    for (std::size_t team = 0; team < teams.size(); ++team) {
        for (PlayResult& result : play.players) {
            if (teams[team].contains(result.name)) {
                result.team = std::to_string(team + 1);
            }
        }
    }
}

/// Exports a result without a log in the words with which it came in.
void take_as_written(const WrittenResult& written, Play& play) {
    const auto is_among = [](const std::vector<Seat>& seats, std::size_t seat) {
        return std::ranges::find(seats, Seat{static_cast<int>(seat)}) != seats.end();
    };
    if (const std::string id = id_in(written.source.get()); !id.empty()) {
        play.id = id;
    }
    play.game_id.clear();
    const std::string without_name = play.game;
    static_cast<WrittenPlay&>(play) = written;
    play.game = play.game.empty() ? without_name : play.game;
    for (std::size_t seat = 0; seat < play.players.size(); ++seat) {
        PlayResult& result = play.players[seat];
        result.score = written.scores.at(seat);
        result.role = written.roles.at(seat);
        result.team = written.teams.at(seat);
        result.rank = written.ranks.at(seat);
        result.began = is_among(written.first, seat);
        result.is_new = is_among(written.new_players, seat);
        result.is_nobody = is_among(written.nobody, seat);
    }
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

/// Takes over when a result was played and changed: as its program said, unless that was corrected here.
void take_times_as_written(const Session& session, const DocumentOptions& options, Play& play) {
    if (play.source == nullptr || play.source->game.empty()) {
        return;
    }
    const Play came = play_as_it_came(*play.source);
    play.same_time = moment_of_local(came.played, options) == session.heading().started;
    if (session.journal().empty()) {
        const std::optional<Moment> corrected = moment_of_correction(session);
        play.changed = corrected ? written_time(*corrected, options) : came.changed;
    }
}

}  // namespace

Play play_of(const Session& session, const DocumentOptions& reader) {
    const Heading& heading = session.heading();
    const DocumentOptions options = at_table_of(heading, reader);
    const Scoresheet sheet = session.playthrough().score(session.plies());
    const bool finished = session.replay().status() == Status::finished;
    Play play;
    play.id = heading.first_id.empty() ? heading.id : heading.first_id;
    play.game_id = heading.game;
    play.game = options.translate(session.game().title);
    if (const auto known = session.game().foreign_ids.find(kBoardGameGeek);
        known != session.game().foreign_ids.end()) {
        play.number_at_bgg = known->second;
    }
    play.board = heading.title;
    play.place = heading.place;
    play.comments = finished ? options.translate(sheet.sentence) : "";
    play.played = heading.started ? written_time(*heading.started, options) : "";
    play.changed = session.journal().empty() ? play.played : written_time(session.journal().back().at, options);
    play.minutes = whole_minutes(table_time(session).played());
    play.highest_wins = higher_is_better(sheet);
    play.left_out = !finished || !heading.counted;
    const std::optional<Seat> first = start_player_of(session);
    for (std::size_t i = 0; i < heading.players.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        PlayResult result;
        result.name = heading.players[i];
        if (!sheet.ladder.empty() && sheet.ladder.front().values[i] != kNoNumber) {
            result.score = number_text(sheet.ladder.front().values[i], sheet.parts);
        }
        result.won = finished && std::ranges::find(sheet.winners, seat) != sheet.winners.end();
        result.began = first == seat;
        result.placing = result.rank = finished ? rank_of(sheet, seat) : 0;
        play.players.push_back(std::move(result));
    }
    if (std::ranges::none_of(play.players, &PlayResult::won)) {
        play.without_winner = finished ? sheet.without_winner : GameOutcome::none;
    }
    if (session.game().results != nullptr) {
        take_as_written(session.game().results->result_at(session.playthrough(), session.plies()), play);
        take_times_as_written(session, options, play);
    } else {
        take_teams(session.playthrough().state(session.plies()), play);
    }
    return play;
}

bool has_points(const Play& play) {
    return std::ranges::any_of(play.players, [](const PlayResult& result) { return !result.score.empty(); });
}

std::optional<Moment> moment_of_correction(const Session& session) {
    if (!session.journal().empty()) {
        return session.journal().back().at;
    }
    // A session that is corrected gets an id of its own, which tells when.
    const auto& keeping = session.game().results;
    const bool as_it_came =
        keeping == nullptr ||
        id_in(keeping->result_at(session.playthrough(), session.plies()).source.get()) == session.heading().id;
    return as_it_came ? std::nullopt : moment_of_uuid7(session.heading().id);
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
            json["score"] = number_json(score->number, score->parts);
        }
        if (result.rank > 0) {
            json["rank"] = result.rank;
        }
        if (!result.role.empty()) {
            json["role"] = result.role;
        }
        players.push_back(std::move(json));
    }
    Json json{{"sourceName", "Castalia"},
              {"sourcePlayId", play.id},
              {"playDate", play.played},
              {"durationMin", play.minutes}};
    if (play.game_id.empty() && !play.board.empty()) {  // The title of our own session is no board.
        json["board"] = play.board;
    }
    if (!play.place.empty()) {
        json["location"] = play.place;
    }
    if (!play.comments.empty()) {
        json["comments"] = play.comments;
    }
    json["game"] = {{"name", play.game},
                    {"highestWins", play.highest_wins},
                    {"noPoints", play.no_points || !has_points(play)},
                    {"sourceGameId", play.game_id.empty() ? play.game : play.game_id}};
    if (play.number_at_bgg != 0) {
        json["game"]["bggId"] = play.number_at_bgg;
    }
    json["players"] = std::move(players);
    return "https://app.bgstatsapp.com/createPlay.html?data=" +
           percent_encoded(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string write_boardgamegeek(const Play& play, const Translate& translate) {
    constexpr std::size_t kMinute = 16;
    std::string text = document::one_line(play.game);
    text += play.played.empty() ? "" : ", " + play.played.substr(0, kMinute);
    text += play.minutes == 0 ? "" : ", " + std::to_string(play.minutes) + " min";
    text += (play.place.empty() ? "" : ", " + document::one_line(play.place)) + "\n";
    std::vector<const PlayResult*> order;
    for (const PlayResult& result : play.players) {
        order.push_back(&result);
    }
    std::ranges::stable_sort(
        order, [](const PlayResult* one, const PlayResult* other) { return one->placing < other->placing; });
    for (const PlayResult* result : order) {
        text +=
            (result->placing > 0 ? std::to_string(result->placing) + ". " : "") + document::one_line(result->name);
        text += (result->score.empty() ? "" : ": " + document::one_line(result->score)) +
                (result->won ? " (" + translate(say_in("a player", "won")) + ")" : "") + "\n";
    }
    return text + (play.comments.empty() ? "" : "\n" + document::one_line(play.comments) + "\n");
}

}  // namespace castalia
