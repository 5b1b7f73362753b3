#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>

#include "core/rules/game/games.h"
#include "core/session/chain.h"
#include "core/session/session.h"
#include "core/session/wall_clock.h"
#include "db/sqlite/failure.h"

namespace castalia {

class Database;

/// The end of a journal's chain (core/session/chain.h), as the library keeps it.
struct KeptChain {
    ChainHash head{};
    std::size_t operations = 0;
    std::size_t hashed_from = 1;      ///< The first operation that got its hash when it was recorded.
    std::optional<Moment> hashed_at;  ///< The moment when the operations before it got theirs.
};

/// A function that is called with the numbers of things that are done and of all. It returns whether to go on.
using Progress = std::function<bool(std::size_t, std::size_t)>;

/// The library: one SQLite file that keeps sessions. It stores what was recorded. Values that follow from that
/// (status, results, the search index) are stored beside it and may be dropped and made again at any time. Every
/// function throws Failure. Changes are on disk when a function returns. Lists and searches are read by History, the
/// library is checked and copied by Safety, photos are read and attached by Photos and PhotoAlbum, and sessions of
/// other programs come in by Arrivals.
class Store {
public:
    /// The time at which lists of an older version are made again.
    enum class Renewal {
        now,
        /// Lists of an older version are used as they are, if this one can read them: `awaits_renewal` says so.
        later,
        in_a_copy,  ///< Like `now`, but the file is a copy itself, so no copy of it is made.
    };
    /// Opens the library or makes a new one. Brings an older one to the newest schema, after making a checked copy
    /// beside it. Values that an older version derived from the journals are made again, which takes a while in a
    /// large library, after another checked copy: all sessions are replayed. If a session now ends otherwise than in
    /// the lists, the lists keep its ending until the owner decides (db/history/earlier_endings.h). If `progress`
    /// stops it, the lists stay as they were, and it is done when the library is opened again. Assumes that `games`
    /// outlives the library and every session loaded from it. A library that exists and cannot be written, because of
    /// its rights or of the disk, is opened only to be looked at.
    Store(const Games& games, const std::filesystem::path& file, const Progress& progress = {},
          Renewal renewal = Renewal::now);
    ~Store();
    Store(Store&&) noexcept;

    const std::filesystem::path& file() const;
    const Games& games() const;
    /// Returns whether an older version wrote the lists, and they have not been made anew yet.
    bool awaits_renewal() const;
    /// Returns why the library can only be looked at; nothing if it can be changed. Functions that would change it
    /// then throw Failure::read_only with this sentence, and `set` keeps settings only as long as this object.
    std::optional<Text> only_to_look_at() const;
    /// Sets `hear`, which is called once for each sentence when something that is read is not as it was written: a
    /// session, a row of a list, a line that a search found. Damage that was met before is reported at once.
    void on_damage(std::function<void(const Text&)> hear);
    /// Sets the clock of whoever reads the library: by it the days of sessions are counted whose table has no clock
    /// of its own. Without this call it shows UTC.
    void set_reader_clock(WallClock reader);
    const WallClock& reader_clock() const;
    /// Sets how long a change waits while another program writes, before it fails with Failure::busy. Without this
    /// call it waits at least five seconds.
    void wait_at_most(std::chrono::milliseconds time);

    void begin(const Session& session, bool sample = false);  ///< Adds a session with its journal.
    void begin(const std::vector<const Session*>& sessions);  ///< Adds all of them or, if one fails, none.
    /// Adds `session` and moves `old`, which it corrects, to the trash, both or neither. Tags, photos and whether
    /// statistics count it go with it. Throws Failure::conflict if another program has written to `old` since it was
    /// loaded.
    void replace(const Session& old, const Session& session);
    /// Adds operations behind those that `session` has; the session accepts them afterwards. Lists and search follow
    /// when they are next read (catch_up). Throws Failure::conflict if another program wrote in between; the session
    /// then has to be loaded again.
    void append(const Session& session, std::span<const JournalLine> lines);
    /// Loads the session and adds the event that `propose` returns for it, if it returns one, while nobody else may
    /// write. It is meant for an event that another program's event has overtaken. Returns the session as it is then.
    Session append_in_turn(const std::string& id,
                           const std::function<std::optional<Addition>(const Session&)>& propose);
    /// Stores the comments and variations of `session` in place of those that the file holds.
    void save_commentary(const Session& session);
    /// Changes the title and the place. Throws BadRecord for values that no record may have, as `set_tags` does.
    void rename(const std::string& id, const std::string& title, const std::string& place);
    /// Changes when it began and how far the clock of its table was ahead of UTC; nothing for the clock keeps it.
    void set_date(const std::string& id, const std::optional<Moment>& started,
                  const std::optional<std::chrono::minutes>& utc_offset = {});
    void set_tags(const std::string& id, const std::vector<std::string>& tags);
    void exclude(const std::string& id, bool excluded);  ///< Excludes a session from statistics, or counts it again.
    bool excluded(const std::string& id) const;
    Session load(const std::string& id) const;  ///< Throws Failure::missing if there is no such session.
    /// Returns the end of the chain; nothing if the library has lost it, which `load` and `verify` report.
    std::optional<KeptChain> chain(const std::string& id) const;
    bool holds(const std::string& id) const;
    /// Returns whether another program has changed the file since the last call. A library that can only be looked at
    /// is then opened again.
    bool changed_elsewhere();

    void trash(const std::string& id);
    void restore_from_trash(const std::string& id);
    bool lies_in_trash(const std::string& id) const;
    std::size_t empty_trash();  ///< Removes the sessions in the trash for good. Returns how many there were.
    void remove_samples();

    std::optional<std::string> setting(const std::string& key) const;
    void set(const std::string& key, const std::string& value);

    /// Brings lists and search up to date with everything that was entered. This happens before they are read.
    void catch_up() const;
    /// Returns how many pages of the file had to be read so far, which shows how good its indexes are.
    std::size_t pages_read() const;

    /// The file, and what this program knows of it, for the other rooms of the library (db/connection.h).
    struct Connection;
    Connection& connection() const { return *connection_; }
    /// Returns the database when lists and search are up to date with everything that was entered.
    Database& up_to_date() const;

private:
    /// Changes the values beside a session's journal, and its summary, in one transaction. `session` is null if this
    /// program cannot read it.
    void change_session(const std::string& id, const char* doing,
                        const std::function<void(std::int64_t key, Session* session)>& change);
    void open_to_use(const Games& games, const std::filesystem::path& file, const Progress& progress,
                     Renewal renewal);
    void open_to_look(const Games& games, const std::filesystem::path& file, const Failure& why,
                      const Progress& progress);
    void add_operations(const Session& session, std::span<const JournalLine> lines);
    std::unique_ptr<Connection> connection_;
};

/// Returns a new id for a session: a UUID of version 7, which sorts by the time it was made.
std::string new_uuid();

/// Checks a copy and puts it in place of the library at `library`. The old library is kept beside it.
void restore_library(const Games& games, const std::filesystem::path& copy, const std::filesystem::path& library);

/// Returns whether there is a library at this place, or remains of one: its backups, or a restore that was
/// interrupted.
bool has_library(const std::filesystem::path& file);

/// Returns $CASTALIA_LIBRARY or else castalia/library.sqlite in the platform's data directory.
std::filesystem::path default_library();

}  // namespace castalia
