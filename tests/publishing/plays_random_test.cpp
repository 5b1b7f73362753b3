// Random files of BG Stats: they go in, out and in again, field by field, and statistics count them as an independent
// count does.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "app/publishing/taking.h"
#include "core/export/plays_file.h"
#include "core/rules/text/wording.h"
#include "core/session/record.h"
#include "db/history/people.h"
#include "db/safety/safety.h"
#include "tests/support/games.h"
#include "tests/support/plays_maker.h"

namespace castalia {
namespace {

using namespace castalia::testing;

using Plain = nlohmann::json;  // Objects are compared without the order of their keys.

std::size_t files(std::size_t usual, std::size_t all) {
    return std::getenv("CASTALIA_LONG") != nullptr ? all : usual;
}

/// Returns the thing of a list with that id, without the id.
Plain thing(const Plain& file, const char* list, const Plain& id) {
    for (const Plain& one : file.value(list, Plain::array())) {
        if (one.at("id") == id) {
            Plain found = one;
            found.erase("id");
            return found;
        }
    }
    return nullptr;
}

Plain with_tags(const Plain& file, Plain object) {
    if (object.contains("tags")) {
        for (Plain& tag : object["tags"]) {
            tag["tag"] = thing(file, "tags", tag.at("tagRefId"));
            tag.erase("tagRefId");
        }
    }
    return object;
}

void put_thing(const Plain& file, Plain& object, const char* key, const char* list, const char* name) {
    if (object.contains(key)) {
        object[name] = with_tags(file, thing(file, list, object[key]));
        object.erase(key);
    }
}

/// Returns every play of a file with the things themselves in place of their ids.
std::vector<Plain> plays_of(const std::string& text) {
    const Plain file = Plain::parse(text);
    std::vector<Plain> plays;
    for (Plain play : file.at("plays")) {
        put_thing(file, play, "gameRefId", "games", "game");
        put_thing(file, play, "locationRefId", "locations", "location");
        play = with_tags(file, std::move(play));
        for (Plain& score : play["playerScores"]) {
            put_thing(file, score, "playerRefId", "players", "player");
        }
        for (Plain& expansion : play["expansionPlays"]) {
            put_thing(file, expansion, "gameRefId", "games", "game");
        }
        plays.push_back(std::move(play));
    }
    return plays;
}

/// Returns the UUID of the player who kept the file; empty if that is nobody who sat at a table.
std::string owner_of(const std::string& text) {
    const Plain file = Plain::parse(text), id = file.at("userInfo").at("meRefId");
    for (const Plain& play : file.at("plays")) {
        for (const Plain& score : play.at("playerScores")) {
            if (score.at("playerRefId") == id) {
                return thing(file, "players", id).at("uuid").get<std::string>();
            }
        }
    }
    return "";
}

std::vector<Session> sessions_in(const std::string& text) {
    const ReadPlays read = read_bgsplay(text);
    EXPECT_TRUE(read.unread.empty()) << english(read.unread.front().why);
    std::vector<Session> sessions;
    for (const Play& play : read.plays) {
        sessions.push_back(session_of(play, known_games()));
    }
    return sessions;
}

TEST(RandomBgStatsFiles, ComeBackFieldByField) {
    for (std::uint32_t seed = 0; seed < files(150, 2000); ++seed) {
        const std::string file = PlaysMaker(seed).file(1 + seed % 7).dump();
        std::vector<Play> plays;
        std::vector<std::string> records;
        for (const Session& session : sessions_in(file)) {
            records.push_back(write_record(session));
            ASSERT_EQ(write_record(read_record(records.back(), known_games())), records.back()) << "seed " << seed;
            plays.push_back(play_of(session));
        }
        const std::string back = write_bgsplay(plays);
        const std::vector<Plain> before = plays_of(file), after = plays_of(back);
        ASSERT_EQ(before.size(), after.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            ASSERT_EQ(before[i], after[i]) << "seed " << seed << "\n" << Plain::diff(before[i], after[i]).dump(1);
        }
        ASSERT_EQ(owner_of(back), owner_of(file)) << "seed " << seed;
        std::vector<std::string> again;
        for (const Session& session : sessions_in(back)) {
            again.push_back(write_record(session));
        }
        ASSERT_EQ(records, again) << "seed " << seed;
    }
}

/// What one player did in a file.
struct Counted {
    std::size_t sessions = 0, won = 0, shared = 0, lost = 0, timed = 0;
    long long minutes = 0;
    bool operator==(const Counted&) const = default;
};

/// Counts the file without any of our code but the parser of JSON.
std::map<std::string, Counted> counted_by_hand(const std::string& text) {
    std::map<std::string, Counted> counted;
    for (const Plain& play : plays_of(text)) {
        if (play.at("ignored") == true) {
            continue;
        }
        // A team that wins is one winner.
        std::size_t winners = 0;
        std::set<std::string> teams;
        for (const Plain& score : play.at("playerScores")) {
            const std::string team = play.value("usesTeams", false) ? score.value("team", "") : "";
            winners += score.at("winner") == true && (team.empty() || teams.insert(team).second) ? 1 : 0;
        }
        for (const Plain& score : play.at("playerScores")) {
            if (score.at("player").at("isAnonymous") == true) {
                continue;
            }
            Counted& person = counted[score.at("player").at("name").get<std::string>()];
            ++person.sessions;
            if (score.at("winner") == true) {
                ++(winners > 1 ? person.shared : person.won);
            }
            const bool together = play.at("game").at("cooperative") == true || play.at("playerScores").size() == 1;
            person.lost += score.at("winner") == false && (winners > 0 || together) ? 1 : 0;
            const auto minutes = play.at("durationMin").get<long long>();
            person.timed += minutes > 0 ? 1 : 0;
            person.minutes += minutes;
        }
    }
    return counted;
}

TEST(RandomBgStatsFiles, CountAsAnIndependentCountSays) {
    for (std::uint32_t seed = 0; seed < files(12, 300); ++seed) {
        const std::string file = PlaysMaker(1'000'000 + seed).file(40).dump();
        Store store(known_games(), ":memory:");
        const TakenPlays taken = take_plays(store, plays_in(PlaysFile(file)));
        ASSERT_EQ(taken.fresh.size(), 40U);
        std::map<std::string, Counted> ours;
        for (const PersonLine& line : People(store).list()) {
            if (line.tally.sessions > 0) {
                ours[line.person.name] = {
                    line.tally.sessions, line.tally.won,
                    line.tally.shared,   line.tally.lost,
                    line.tally.timed,    std::chrono::duration_cast<std::chrono::minutes>(line.tally.played).count()};
            }
        }
        const std::map<std::string, Counted> theirs = counted_by_hand(file);
        ASSERT_EQ(ours.size(), theirs.size()) << "seed " << seed;
        for (const auto& [name, person] : theirs) {
            ASSERT_EQ(ours[name], person) << name << ", seed " << seed;
        }
        ASSERT_TRUE(Safety(store).verify().empty());
    }
}

}  // namespace
}  // namespace castalia
