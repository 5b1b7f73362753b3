#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "core/rules/games.h"
#include "core/session/session.h"
#include "db/sqlite/failure.h"

namespace castalia {

/// Where a session counts: in statistics, or left out of them and why.
enum class Inclusion { counted, open, abandoned, excluded, sample, unread, trashed };

/// A session in a list.
struct SessionSummary {
    std::string id;
    std::string game, edition, title, place;
    std::vector<std::string> players, tags;
    std::optional<Moment> started, ended;
    Moment last{};  ///< When something was last entered.
    Status status = Status::open;
    Text result;        ///< How it ended, as the scoresheet says it; empty while open.
    std::string score;  ///< The values of the steps that decided: "2–2, 47–45".
    std::vector<std::string> winners;
    std::size_t events = 0;              ///< In force.
    std::chrono::milliseconds played{};  ///< Without pauses; zero where nobody knows.
    Inclusion inclusion = Inclusion::open;
    bool sample = false;
};

/// How far a long work is: things done, of how many. Answers whether to go on.
using Progress = std::function<bool(std::size_t, std::size_t)>;

/// Where sessions are kept: one SQLite file. It stores what was recorded; what can be worked out from that
/// (status, results, the search index) is kept beside it and may be dropped and rebuilt at any time.
/// Every function throws Failure. A function that changes something has it on disk when it returns.
class Store {
public:
    /// Opens or makes the library; brings an older one to the newest schema after a verified copy beside it.
    /// What was worked out by an older version is made anew, which takes a while in a large library.
    /// `games` outlives the library and every session that was loaded from it.
    Store(const Games& games, const std::filesystem::path& file, const Progress& progress = {});
    ~Store();
    Store(Store&&) noexcept;

    const std::filesystem::path& file() const;
    const Games& games() const;

    void begin(const Session& session, bool sample = false);  ///< Heading and journal, as one.
    void begin(const std::vector<const Session*>& sessions);  ///< All of them or, when one fails, none.
    /// Adds what `session`'s journal has beyond the `known` lines that the file holds.
    /// Failure::conflict when another program wrote in between: load again.
    void append(const Session& session, std::size_t known);
    /// Throws BadRecord for what no record may hold, as `set_tags`.
    void rename(const std::string& id, const std::string& title, const std::string& place);
    void set_date(const std::string& id, const std::optional<Moment>& started);
    void set_tags(const std::string& id, const std::vector<std::string>& tags);
    void exclude(const std::string& id, bool excluded);  ///< From statistics.
    bool excluded(const std::string& id) const;
    Session load(const std::string& id) const;  ///< Failure::missing.
    bool holds(const std::string& id) const;
    bool changed_elsewhere() const;  ///< Since the last call, by another program.

    std::vector<SessionSummary> summaries(std::size_t most = 1'000'000) const;  ///< Newest first.
    std::optional<SessionSummary> summaries(const std::string& id) const;
    void trash(const std::string& id);
    void restore_from_trash(const std::string& id);
    std::vector<SessionSummary> trashed() const;
    std::size_t empty_trash();  ///< For good. How many there were.
    /// Ids that begin so, at most two: enough to see whether it is one.
    std::vector<std::string> ids_from(const std::string& beginning) const;
    void remove_samples();

    std::optional<std::string> setting(const std::string& key) const;
    void set(const std::string& key, const std::string& value);

    /// Checks the file and replays every session (or those named). Returns a sentence for each thing that is wrong.
    std::vector<Text> verify(const std::vector<std::string>& ids = {}, const Progress& progress = {}) const;
    /// Drops what was worked out (lists, search, sums) and makes it anew from the journals. False when `progress`
    /// said so: the rest is made when the library is opened again.
    bool rebuild(const Progress& progress = {});
    /// Lists and search tell of everything that was entered; done by itself before they are read.
    void catch_up() const;
    /// A consistent, checked copy of a library in use. Never writes over an existing file.
    void backup(const std::filesystem::path& out) const;

    /// Pages of the file that had to be fetched so far: what its indexes are good for.
    std::size_t pages_read() const;

private:
    friend class Figures;
    friend class People;
    friend class History;
    /// Changes what stands beside a session's journal, and what follows from it. `session` is null when this program
    /// cannot read it.
    void reshelve(const std::string& id, const char* doing,
                  const std::function<void(std::int64_t key, Session* session)>& change);
    std::optional<Session> load_if_readable(const std::string& id) const;
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

/// Puts a copy back in place of the library at `library`, after checking it; the old one is kept beside it.
void restore_library(const Games& games, const std::filesystem::path& copy, const std::filesystem::path& library);

/// CASTALIA_LIBRARY, or castalia/library.sqlite in the platform's data directory.
std::filesystem::path default_library();

}  // namespace castalia
