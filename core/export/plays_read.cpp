// Reads plays that BG Stats wrote. Its real files hold more than its own description tells: scores that are null, ids
// as words, teams without teams, lists that are missing.
#include <algorithm>
#include <unordered_map>

#include "core/export/foreign.h"
#include "core/export/play_metadata.h"
#include "core/export/plays_file.h"
#include "core/export/uuid5.h"
#include "core/session/record.h"
#include "core/session/strict_json.h"
#include "core/session/uuid.h"

namespace castalia {

namespace {

constexpr std::size_t kMostPlays = 200'000, kMostPlayers = 100;
constexpr long long kMostMinutes = 999'999'999, kLastRank = 1000;

std::string in_list(std::string_view list, std::size_t i) {
    return std::string(list) + "[" + std::to_string(i) + "]";
}

/// An object of the file, and where it stands.
struct Part {
    Value value;
    std::string where;
};

/// Everything that belongs to one play.
struct Parts {
    Part play, game;
    std::optional<Part> place;
    struct Seat {
        Part score, player;
    };
    std::vector<Seat> seats;
    struct Expansion {
        Part play;
        std::optional<Part> game;
    };
    std::vector<Expansion> expansions;
};

/// The things for which the ids of one list of the file stand.
class ThingsById {
public:
    ThingsById(const Foreign& file, const char* list) : list_(list), entries_(file.list(list)) {
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            add(i);
        }
    }
    /// Returns what the key of an object stands for; nothing if the key or its thing is missing. Throws BadRecord if
    /// it stands for two things.
    std::optional<Part> meant_by(const Foreign& object, const char* key) const {
        const std::string id = object.id(key);
        const auto found = by_id_.find(id);
        if (id.empty() || found == by_id_.end()) {
            return std::nullopt;
        }
        if (std::ranges::find(twice_, found->first) != twice_.end()) {
            throw BadRecord(object.where(key), say("two entries of {list} in the file have this id",
                                                   {{"list", literally("\"" + list_ + "\"")}}));
        }
        return Part{entries_[found->second], in_list(list_, found->second)};
    }
    /// Returns the same. Throws BadRecord with `missing` if there is nothing.
    Part required(const Foreign& object, const char* key, const Text& missing) const {
        const std::optional<Part> part = meant_by(object, key);
        if (!part) {
            throw BadRecord(object.where(key), missing);
        }
        return *part;
    }

private:
    void add(std::size_t i) {
        try {
            const auto [known, fresh] = by_id_.try_emplace(Foreign(entries_[i], "").id("id"), i);
            if (!fresh && entries_[known->second].json() != entries_[i].json()) {
                twice_.push_back(known->first);
            }
        } catch (const BadRecord&) {  // NOLINT(bugprone-empty-catch)
            // What is no object, or has no id that can be read, is nothing that a play could mean.
        }
    }

    std::string list_;
    std::vector<Value> entries_;
    std::unordered_map<std::string, std::size_t> by_id_;
    std::vector<std::string> twice_;
};

std::string lower_digits(std::string uuid) {
    std::ranges::transform(uuid, uuid.begin(),
                           [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    return uuid;
}

std::string id_of_play(const Foreign& play) {
    const std::string uuid = play.words("uuid");
    if (is_uuid(uuid)) {
        return lower_digits(uuid);
    }
    return uuid5("play:" +
                 (uuid.empty() ? play.value().json().dump(-1, ' ', false, Json::error_handler_t::replace) : uuid));
}

PlayResult result_of(const Parts::Seat& seat) {
    const Foreign score(seat.score.value, seat.score.where), player(seat.player.value, seat.player.where);
    PlayResult result;
    result.name = player.words("name");
    result.is_nobody = player.flag("isAnonymous");
    result.score = score.words("score");
    result.won = score.flag("winner");
    result.began = score.flag("startPlayer");
    result.is_new = score.flag("newPlayer");
    result.rank = static_cast<int>(std::clamp(score.number("rank"), 0LL, kLastRank));
    result.role = score.words("role");
    result.team = score.words("team");
    return result;
}

/// Takes "0" away where every row has it although there are no teams.
void drop_no_teams(Play& play) {
    const bool none = !play.uses_teams && std::ranges::all_of(play.players, [](const PlayResult& result) {
        return result.team.empty() || result.team == "0";
    });
    for (PlayResult& result : play.players) {
        result.team = none ? "" : result.team;
    }
}

/// Returns when it was played: "playDate" or, without one, the day in "playDateYmd".
std::string played_in(const Foreign& play) {
    const std::string time = play.time("playDate");
    return time.empty() ? play.time("playDateYmd") : time;
}

Play play_of_parts(const Parts& parts) {
    const Foreign fields(parts.play.value, parts.play.where), game(parts.game.value, parts.game.where);
    Play play;
    play.id = id_of_play(fields);
    play.from = "BG Stats";
    play.game = game.words("name");
    play.number_at_bgg = std::clamp(game.number("bggId"), 0LL, kMostCounted);
    play.highest_wins = game.flag("highestWins", true);
    play.cooperative = game.flag("cooperative");
    play.no_points = game.flag("noPoints");
    play.uses_teams = fields.flag("usesTeams");
    if (parts.place) {
        play.place = Foreign(parts.place->value, parts.place->where).words("name");
    }
    play.board = fields.words("board");
    play.comments = fields.words("comments");
    play.played = played_in(fields);
    const auto changed = fields.any("modificationDate");
    play.changed = changed && changed->string() ? std::string(*changed->string()) : "";
    play.minutes = std::clamp(fields.number("durationMin"), 0LL, kMostMinutes);
    play.rounds = std::clamp(fields.number("rounds"), 0LL, kMostCounted);
    play.rating = fields.words("rating");
    play.rating = play.rating == "0" ? "" : play.rating;
    play.left_out = fields.flag("ignored");
    for (const Parts::Seat& seat : parts.seats) {
        play.players.push_back(result_of(seat));
    }
    drop_no_teams(play);
    if (std::ranges::none_of(play.players, &PlayResult::won)) {
        const std::optional<Value> metadata = fields.any("metaData");
        play.without_winner =
            metadata && metadata->string() ? outcome_in_metadata(*metadata->string()) : std::nullopt;
    }
    return play;
}

/// Returns the player whom the file calls its owner; nothing if nobody is meant for certain.
std::optional<Part> owner_in(const Foreign& file, const ThingsById& players) {
    try {
        const std::optional<Value> user = file.any("userInfo");
        return user ? players.meant_by(Foreign(*user, "userInfo"), "meRefId") : std::nullopt;
    } catch (const BadRecord&) {
        return std::nullopt;  // The plays can be read without it.
    }
}

Json clean(Value value);

/// Returns an object as a record may have it, without these keys.
Json clean_object(Value value, std::initializer_list<std::string_view> without) {
    const auto members = value.members();
    const bool plain = std::ranges::all_of(members, [](const auto& member) { return is_plain(member.first); });
    Json object = object_with_room(members.size());
    for (const auto& [key, part] : members) {
        std::string name = plain ? std::string(key) : writable(key);
        if (std::ranges::find(without, name) == without.end()) {
            if (plain) {  // A strict file has no key twice.
                static_cast<std::vector<std::pair<const std::string, Json>>&>(object.get_ref<Json::object_t&>())
                    .emplace_back(std::move(name), clean(part));
            } else {
                object[name] = clean(part);
            }
        }
    }
    return object;
}

/// Returns a value as a record may have it: without the characters that no text of a record may hold.
Json clean(Value value) {
    if (const auto text = value.string()) {
        return writable(*text);
    }
    if (value.is_array()) {
        const std::vector<Value> elements = value.elements();
        Json::array_t list;
        list.reserve(elements.size());
        for (const Value one : elements) {
            list.push_back(clean(one));
        }
        return list;
    }
    return value.is_object() ? clean_object(value, {}) : value.json();
}

/// Returns the object without the keys that only its file could say.
Json clean_without(const Part& part, std::initializer_list<std::string_view> keys) {
    return clean_object(part.value, keys);
}

}  // namespace

struct PlaysFile::Parsed {
    explicit Parsed(std::string_view utf8)
        : json(utf8),
          file(json.value(), ""),
          games(file, "games"),
          players(file, "players"),
          places(file, "locations"),
          tags(file, "tags"),
          plays(file.list("plays")),
          owner(owner_in(file, players)) {}

    Parts parts_of(std::size_t number) const;
    std::shared_ptr<const WrittenSource> source_of(const Parts& parts, const std::string& id) const;
    /// Puts each tag itself in the place of its id.
    Json with_tags(Json object) const;

    StrictJson json;
    Foreign file;
    ThingsById games, players, places, tags;
    std::vector<Value> plays;
    std::optional<Part> owner;  ///< The player who kept the list, if anybody says it.
};

Parts PlaysFile::Parsed::parts_of(std::size_t number) const {
    const std::string where = in_list("plays", number);
    const Foreign play(plays.at(number), where);
    Parts parts{{play.value(), where},
                games.required(play, "gameRefId", say("no game of the file has this id")),
                places.meant_by(play, "locationRefId"),
                {},
                {}};
    const std::vector<Value> scores = play.list("playerScores");
    if (scores.empty() || scores.size() > kMostPlayers) {
        throw BadRecord(play.where("playerScores"), say("a play has 1 to {most} players",
                                                        {{"most", literally(static_cast<long long>(kMostPlayers))}}));
    }
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const Foreign score(scores[i], play.where(in_list("playerScores", i)));
        parts.seats.push_back({{score.value(), play.where(in_list("playerScores", i))},
                               players.required(score, "playerRefId", say("no player of the file has this id"))});
    }
    const std::vector<Value> expansions = play.list("expansionPlays");
    for (std::size_t i = 0; i < expansions.size(); ++i) {
        const Foreign expansion(expansions[i], play.where(in_list("expansionPlays", i)));
        parts.expansions.push_back(
            {{expansion.value(), play.where(in_list("expansionPlays", i))}, games.meant_by(expansion, "gameRefId")});
    }
    return parts;
}

Json PlaysFile::Parsed::with_tags(Json object) const {
    const auto list = object.find("tags");
    if (list == object.end() || !list->is_array()) {
        return object;
    }
    for (Json& one : *list) {
        const std::optional<Part> tag =
            one.is_object() ? tags.meant_by(Foreign(one, "tags"), "tagRefId") : std::nullopt;
        if (tag) {
            one.erase("tagRefId");
            one["tag"] = clean_without(*tag, {"id"});
        }
    }
    return object;
}

std::shared_ptr<const WrittenSource> PlaysFile::Parsed::source_of(const Parts& parts, const std::string& id) const {
    WrittenSource source;
    source.play = with_tags(clean_without(parts.play, {"gameRefId", "locationRefId", "playerScores"}));
    if (!parts.expansions.empty()) {
        source.play.erase("expansionPlays");
    }
    if (!is_uuid(Foreign(parts.play.value, "").words("uuid"))) {
        source.play["uuid"] = id;
    }
    source.game = with_tags(clean_without(parts.game, {"id"}));
    if (parts.place) {
        source.place = with_tags(clean_without(*parts.place, {"id"}));
    }
    for (const Parts::Expansion& expansion : parts.expansions) {
        source.expansions.push_back(
            {{"play", clean_without(expansion.play, {"gameRefId"})},
             {"game", expansion.game ? with_tags(clean_without(*expansion.game, {"id"})) : Json::object()}});
    }
    bool has_owner = false;
    for (std::size_t seat = 0; seat < parts.seats.size(); ++seat) {
        const bool is_owner = owner && parts.seats[seat].player.where == owner->where;
        source.people.push_back({Seat{static_cast<int>(seat)}, "",
                                 with_tags(clean_without(parts.seats[seat].player, {"id"})),
                                 clean_without(parts.seats[seat].score, {"playerRefId"}), is_owner});
        has_owner = has_owner || is_owner;
    }
    if (owner && !has_owner) {
        source.keeper = with_tags(clean_without(*owner, {"id"}));
    }
    return std::make_shared<const WrittenSource>(std::move(source));
}

PlaysFile::PlaysFile(std::string_view utf8) : parsed_(std::make_unique<Parsed>(utf8)) {
    if (size() > kMostPlays) {
        throw BadRecord("plays", say("a file holds at most {most} plays",
                                     {{"most", literally(static_cast<long long>(kMostPlays))}}));
    }
}

PlaysFile::~PlaysFile() = default;
PlaysFile::PlaysFile(PlaysFile&&) noexcept = default;

std::size_t PlaysFile::size() const { return parsed_->plays.size(); }

std::string PlaysFile::id(std::size_t number) const {
    return id_of_play(Foreign(parsed_->plays.at(number), in_list("plays", number)));
}

Play PlaysFile::play(std::size_t number) const {
    const Parts parts = parsed_->parts_of(number);
    Play play = play_of_parts(parts);
    play.source = parsed_->source_of(parts, play.id);
    return play;
}

std::string PlaysFile::place_of(std::size_t number) const {
    std::string text;
    const auto add = [&](const auto& read) {
        try {
            const std::string words = document::one_line(read());
            text += words.empty() ? "" : (text.empty() ? "" : ", ") + words;
        } catch (const BadRecord&) {  // NOLINT(bugprone-empty-catch)
            // The reason tells what is wrong; the place tells what can be read.
        }
    };
    const auto fields = [&] { return Foreign(parsed_->plays.at(number), ""); };
    add([&] {
        const std::optional<Part> game = parsed_->games.meant_by(fields(), "gameRefId");
        return game ? tidy(Foreign(game->value, "").words("name"), kLongestTitle, false) : std::string();
    });
    add([&] { return tidy(played_in(fields()), kLongestTitle, false); });
    return in_list("plays", number) + (text.empty() ? "" : " (" + text + ")");
}

ReadPlays read_bgsplay(std::string_view utf8) {
    const PlaysFile file(utf8);
    ReadPlays read;
    for (std::size_t i = 0; i < file.size(); ++i) {
        try {
            read.plays.push_back(file.play(i));
        } catch (const BadRecord& bad) {
            read.unread.push_back({file.place_of(i), bad.text});
        }
    }
    return read;
}

Play play_as_it_came(const WrittenSource& source) {
    Parts parts{{source.play, ""}, {source.game, ""}, std::nullopt, {}, {}};
    if (source.place.is_object()) {
        parts.place = Part{source.place, ""};
    }
    for (const WrittenSource::Person& person : source.people) {
        parts.seats.push_back({{person.score, ""}, {person.player, ""}});
    }
    return play_of_parts(parts);
}

}  // namespace castalia
