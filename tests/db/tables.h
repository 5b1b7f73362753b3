// Sessions to keep, in few words.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "core/session/record.h"
#include "core/session/session.h"
#include "db/history/history.h"
#include "tests/support/games.h"

namespace castalia::testing {

/// A new folder that is removed after the test.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "castalia-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code gone;
        std::filesystem::remove_all(path_, gone);
    }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
}

inline void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

inline const std::string kFirstId = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
inline const std::string kSecondId = "0299c1de-5b0c-7c3e-8f5e-2a9d5a3b7c22";

inline Session session_of(const std::string& id = kFirstId, const std::string& title = "Thursday at the library") {
    Heading heading;
    heading.id = id;
    heading.game = "magnate";
    heading.edition = "2010";
    heading.title = title;
    heading.place = "Reading room";
    heading.started = moment_of("2026-11-21T19:00:00Z", "started");
    heading.players = {"Ann", "Zoë"};
    heading.setup =
        Json::parse(R"({"first": "Ann", "crowns": {"Ann": ["CM", "CS", "CK"], "Zoë": ["CW", "CL", "CY"]}})");
    return Session(game_called("magnate"), heading);
}

/// Enters events at the end of the session, a minute apart.
inline void enter(Session& session, std::initializer_list<const char*> events) {
    for (const char* text : events) {
        const Moment at = *session.heading().started + std::chrono::minutes(session.journal().size() + 1);
        Json json = Json::parse(text);
        if (!json.contains("at")) {
            json["at"] = rfc3339(at);
        }
        session.enter(Played{read_event(json, "event", session.playthrough(), session.names())}, at);
    }
}

/// Returns why the work failed.
template <class Work>
Failure::Kind failure_of(Work&& work) {
    try {
        work();
    } catch (const Failure& failure) {
        EXPECT_NE(std::string(failure.what()), "");
        return failure.kind;
    }
    ADD_FAILURE() << "nothing failed";
    return Failure::Kind::other;
}

inline const char* const kRoll = R"({"type": "roll", "player": "Ann", "dice": [3, 9]})";
inline const char* const kSell = R"({"type": "sell", "player": "Ann", "card": "4WL"})";
inline const char* const kNote = R"({"type": "note", "text": "The treaty of Königsberg holds"})";
inline const char* const kAbandon = R"({"type": "abandon", "reason": "the last bus"})";

/// Returns the sessions in which these words are found.
inline std::vector<HistoryRow> found(const Store& store, const std::string& words,
                                     std::optional<std::size_t> most = {}) {
    Filter filter;
    filter.words = words;
    return History(store).page(filter, {}, most);
}

inline void undo(Session& session) {
    session.enter(Undone{}, *session.heading().started + std::chrono::minutes(session.journal().size() + 1));
}

}  // namespace castalia::testing
