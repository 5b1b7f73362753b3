#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>

#include "core/rules/game/games.h"
#include "core/session/chain.h"
#include "core/session/session.h"
#include "core/session/wall_clock.h"
#include "db/sqlite/failure.h"

namespace castalia {

class Database;

/// The answer to whether statistics count a session, and the reason if they do not.
enum class Inclusion { counted, open, abandoned, excluded, sample, unread, trashed };

/// A session in a list.
struct SessionSummary {
    std::string id;
    std::string game, edition, title, place;
    std::vector<std::string> players, tags;
    std::optional<Moment> started, ended;
    std::optional<std::chrono::minutes> utc_offset;  ///< How far the clock of the table was ahead of UTC.
    Moment last{};                                   ///< The time of the last entry.
    Status status = Status::open;
    Text result;        ///< The ending in the words of the scoresheet; empty while it is open.
    std::string score;  ///< The values of the steps that decided: "2–2, 47–45".
    std::vector<std::string> winners;
    std::optional<GameOutcome>
        ended_as;                        ///< How it ended for the table; nothing while it lasts, or if it is unknown.
    std::size_t events = 0;              ///< The number of events in force.
    std::chrono::milliseconds played{};  ///< The time at the table without pauses; zero if it is unknown.
    Inclusion inclusion = Inclusion::open;
    bool sample = false;
};

/// The end of a journal's chain (core/session/chain.h), as the library keeps it.
struct KeptChain {
    ChainHash head{};
    std::size_t operations = 0;
    std::size_t hashed_from = 1;      ///< The first operation that got its hash when it was recorded.
    std::optional<Moment> hashed_at;  ///< The moment when the operations before it got theirs.
};

/// A function that is called with the numbers of things that are done and of all. It returns whether to go on.
using Progress = std::function<bool(std::size_t, std::size_t)>;

/// A session that comes from another program.
struct Arrival {
    Session session;
    std::optional<bool> excluded;  ///< Whether statistics exclude it; nothing for what it replaces says that.
    /// The id of the session in whose place it comes, with its tags and photos; empty for none.
    std::string replaces = {};
};

/// A session of the library that holds what another program wrote, as an import needs to know it.
struct HeldResult {
    std::string id;
    bool trashed = false;
};
class LibraryMerge;
struct MergedLibrary;
struct MergeOptions;

/// The library: one SQLite file that keeps sessions. It stores what was recorded. Values that follow from that
/// (status, results, the search index) are stored beside it and may be dropped and made again at any time. Every
/// function throws Failure. Changes are on disk when a function returns.
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
    /// Adds what `arrival` returns for each number below `count`, and leaves out those for which it returns nothing.
    /// What they replace goes to the trash. Adds all or, if one fails or `progress` stops it, none. Returns whether
    /// it went to the end. `arrival` is called on another thread, one call after the other, and must not use the
    /// library.
    bool take(std::size_t count, const std::function<std::optional<Arrival>(std::size_t)>& arrival,
              const Progress& progress = {});
    /// Returns the results that the library holds, by the id of the play that another program gave. Of several with
    /// one id, those in the trash stand last.
    std::multimap<std::string, HeldResult> held_results() const;
    bool is_trashed(const std::string& id) const;
    /// Returns the setup of a session in JSON, as it is kept. Throws Failure::missing if there is no such session.
    std::string setup(const std::string& id) const;
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
    /// Attaches a photo of the table and returns it with its number. The file is on disk when this returns. Throws
    /// BadRecord for a caption that no record may have and for a file that is empty or too large.
    Photo attach(const std::string& id, const NewPhoto& photo);
    void remove_photo(PhotoNumber number);  ///< Removes it for good; no undo brings it back.
    void set_caption(PhotoNumber number, const std::string& caption);
    Photo photo(PhotoNumber number) const;
    /// Returns the photos of a session, in the order of Session::photos.
    std::vector<Photo> photos(const std::string& id) const;
    std::string photo_bytes(PhotoNumber number) const;  ///< Returns the file, byte for byte as it was attached.
    /// Returns a small JPEG for lists; nothing if it is not as it was written, which `on_damage` tells.
    std::string small_photo(PhotoNumber number) const;
    /// Counts those of these sessions, or all if none is given.
    std::size_t count_photos(const std::vector<std::string>& ids) const;
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

    std::vector<SessionSummary> summaries(std::size_t most = 1'000'000) const;  ///< Returns the newest first.
    /// Returns it as it was last listed, which `catch_up` may change: its heading is always that of now.
    std::optional<SessionSummary> summary(const std::string& id) const;
    void trash(const std::string& id);
    void restore_from_trash(const std::string& id);
    std::vector<SessionSummary> trashed() const;
    bool lies_in_trash(const std::string& id) const;
    std::size_t empty_trash();  ///< Removes the sessions in the trash for good. Returns how many there were.
    /// Returns at most two ids that begin so, which is enough to see whether there is only one.
    std::vector<std::string> ids_from(const std::string& beginning) const;
    void remove_samples();

    std::optional<std::string> setting(const std::string& key) const;
    void set(const std::string& key, const std::string& value);

    /// Checks the file and replays every session, or those named. Returns a sentence for each fault.
    std::vector<Text> verify(const std::vector<std::string>& ids = {}, const Progress& progress = {}) const;
    /// Drops lists, search and sums and makes them again from the journals. Returns false if `progress` stopped it;
    /// the rest is then made when the library is opened again.
    bool rebuild(const Progress& progress = {});
    /// Brings lists and search up to date with everything that was entered. This happens before they are read.
    void catch_up() const;
    /// Makes a checked copy of the library, which may be in use. Never overwrites an existing file.
    void backup(const std::filesystem::path& out) const;

    /// Returns how many pages of the file had to be read so far, which shows how good its indexes are.
    std::size_t pages_read() const;

private:
    friend class LibraryMerge;
    friend MergedLibrary merge_library(Store& store, const std::filesystem::path& other, const MergeOptions& options);
    friend class EarlierEndings;
    friend class Figures;
    friend class People;
    friend class History;
    /// Changes the values beside a session's journal, and its summary, in one transaction. `session` is null if this
    /// program cannot read it.
    void change_session(const std::string& id, const char* doing,
                        const std::function<void(std::int64_t key, Session* session)>& change);
    void open_to_use(const Games& games, const std::filesystem::path& file, const Progress& progress,
                     Renewal renewal);
    /// Makes the lists again and compares them with what they said. `copied` says that there is a copy of the library
    /// already.
    bool renew(bool copied, const Progress& progress);
    void open_to_look(const Games& games, const std::filesystem::path& file, const Failure& why,
                      const Progress& progress);
    /// Returns the database, with lists and search up to date.
    Database& up_to_date() const;
    std::optional<Session> load_if_readable(const std::string& id) const;
    void add_operations(const Session& session, std::span<const JournalLine> lines);
    struct Connection;
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
