#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "core/rules/games.h"
#include "core/session/chain.h"
#include "core/session/session.h"
#include "db/sqlite/failure.h"

namespace castalia {

/// Whether statistics count a session, or why they leave it out.
enum class Inclusion { counted, open, abandoned, excluded, sample, unread, trashed };

/// A session in a list.
struct SessionSummary {
    std::string id;
    std::string game, edition, title, place;
    std::vector<std::string> players, tags;
    std::optional<Moment> started, ended;
    Moment last{};  ///< The time of the last entry.
    Status status = Status::open;
    Text result;        ///< How it ended, as the scoresheet says it; empty while open.
    std::string score;  ///< The values of the steps that decided: "2–2, 47–45".
    std::vector<std::string> winners;
    std::size_t events = 0;              ///< How many events are in force.
    std::chrono::milliseconds played{};  ///< The time at the table without pauses; zero when it is unknown.
    Inclusion inclusion = Inclusion::open;
    bool sample = false;
};

/// How far the chain of a session's journal goes (core/session/chain.h), as the library keeps it.
struct KeptChain {
    ChainHash head{};
    std::size_t operations = 0;
    std::size_t hashed_from = 1;      ///< The first operation that got its hash as it was recorded …
    std::optional<Moment> hashed_at;  ///< … and when those before it got theirs.
};

/// Is told how many things are done, and of how many. Returns whether to go on.
using Progress = std::function<bool(std::size_t, std::size_t)>;

/// The library: one SQLite file that keeps sessions. It stores what was recorded. What follows from that (status,
/// results, the search index) is stored beside it and may be dropped and made anew at any time. Every function throws
/// Failure. What a function changed is on disk when it returns.
class Store {
public:
    /// What is done where an older version wrote the lists of the library.
    enum class Renewal {
        now,
        later,      ///< Lists of an older version are used as they are, if this one can: `awaits_renewal` says so.
        in_a_copy,  ///< As `now`, but the file is a copy itself: none is made of it.
    };
    /// Opens the library or makes a new one. Brings an older one to the newest schema, after making a checked copy
    /// beside it. What an older version derived from the journals is made anew, which takes a while in a large
    /// library: all sessions are replayed, and where one ends otherwise than the lists have it, they go on having it
    /// until the owner decides (db/history/earlier_endings.h). A checked copy is made beside the library first. When
    /// `progress` stops it, the lists stay as they were and it is done when the library is opened again. `games` must
    /// outlive the library and every session that was loaded from it. A library that exists and cannot be written,
    /// because of its rights or because of the disk, is opened only to be looked at.
    Store(const Games& games, const std::filesystem::path& file, const Progress& progress = {},
          Renewal renewal = Renewal::now);
    ~Store();
    Store(Store&&) noexcept;

    const std::filesystem::path& file() const;
    const Games& games() const;
    /// Returns whether an older version wrote the lists, and they have not been made anew yet.
    bool awaits_renewal() const;
    /// Returns why the library can only be looked at; nothing when it can be changed. What would change it then
    /// throws Failure::read_only with this sentence, and what `set` keeps lasts as long as this object.
    std::optional<Text> only_to_look_at() const;
    /// `hear` is called, once for each sentence, when something that is read is not as it was written: a session that
    /// is loaded, a row of a list, a line that a search found. What was met before is told at once.
    void on_damage(std::function<void(const Text&)> hear);
    /// Sets for how long a change waits while another program writes, before it fails with Failure::busy. Without
    /// this call it is at least five seconds.
    void wait_at_most(std::chrono::milliseconds time);

    void begin(const Session& session, bool sample = false);  ///< Adds a session with its journal.
    void begin(const std::vector<const Session*>& sessions);  ///< Adds all of them or, when one fails, none.
    /// Adds what the journal of `session` has beyond the `known` operations that the file holds. Throws
    /// Failure::conflict when another program wrote in between; the session then has to be loaded again.
    void append(const Session& session, std::size_t known);
    /// Loads the session, lets `enter` add to it and saves that when it returns true, while nobody else may write:
    /// for an event that came too late when it was judged without that. Returns the session as it is then.
    Session append_in_turn(const std::string& id, const std::function<bool(Session&)>& enter);
    /// Stores the comments and variations of `session` in place of those that the file holds.
    void save_commentary(const Session& session);
    /// Attaches a photo of the table, which is on the disk with its file when this returns. Returns it with its
    /// number. Throws BadRecord for a caption that no record may hold and for a file that is empty or too large.
    Photo attach(const std::string& id, const NewPhoto& photo);
    void remove_photo(PhotoNumber number);  ///< For good: no undo brings it back.
    void set_caption(PhotoNumber number, const std::string& caption);
    Photo photo(PhotoNumber number) const;
    std::vector<Photo> photos(const std::string& id) const;  ///< Those of a session, as Session::photos.
    std::string photo_bytes(PhotoNumber number) const;       ///< The file, byte for byte as it was attached.
    /// Returns a small JPEG for lists; nothing when it is not as it was written, which has been told.
    std::string small_photo(PhotoNumber number) const;
    std::size_t count_photos(const std::vector<std::string>& ids) const;  ///< Of these sessions; of all for none.
    /// Changes the title and the place. Throws BadRecord for what no record may hold, as `set_tags` does.
    void rename(const std::string& id, const std::string& title, const std::string& place);
    void set_date(const std::string& id, const std::optional<Moment>& started);
    void set_tags(const std::string& id, const std::vector<std::string>& tags);
    void exclude(const std::string& id, bool excluded);  ///< Excludes a session from statistics, or counts it again.
    bool excluded(const std::string& id) const;
    Session load(const std::string& id) const;  ///< Throws Failure::missing when there is no such session.
    /// Nothing when the library has lost it, which `load` and `verify` tell.
    std::optional<KeptChain> chain(const std::string& id) const;
    bool holds(const std::string& id) const;
    /// Returns whether another program has changed the file since the last call. One that could only be looked at is
    /// then opened again.
    bool changed_elsewhere();

    std::vector<SessionSummary> summaries(std::size_t most = 1'000'000) const;  ///< Returns the newest first.
    std::optional<SessionSummary> summary(const std::string& id) const;
    void trash(const std::string& id);
    void restore_from_trash(const std::string& id);
    std::vector<SessionSummary> trashed() const;
    std::size_t empty_trash();  ///< Removes the sessions in the trash for good. Returns how many there were.
    /// Returns ids that begin so, at most two: enough to see whether there is only one.
    std::vector<std::string> ids_from(const std::string& beginning) const;
    void remove_samples();

    std::optional<std::string> setting(const std::string& key) const;
    void set(const std::string& key, const std::string& value);

    /// Checks the file and replays every session (or those named). Returns a sentence for each thing that is wrong.
    std::vector<Text> verify(const std::vector<std::string>& ids = {}, const Progress& progress = {}) const;
    /// Drops lists, search and sums and makes them anew from the journals. Returns false when `progress` stopped it;
    /// the rest is then made when the library is opened again.
    bool rebuild(const Progress& progress = {});
    /// Brings lists and search up to date with everything that was entered. This happens before they are read.
    void catch_up() const;
    /// Makes a checked copy of the library, which may be in use. Never writes over an existing file.
    void backup(const std::filesystem::path& out) const;

    /// Returns how many pages of the file had to be read so far, which shows how good its indexes are.
    std::size_t pages_read() const;

private:
    friend class EarlierEndings;
    friend class Figures;
    friend class People;
    friend class History;
    /// Changes what stands beside a session's journal, and its summary with it, in one transaction. `session` is null
    /// when this program cannot read it.
    void change_session(const std::string& id, const char* doing,
                        const std::function<void(std::int64_t key, Session* session)>& change);
    void open_to_use(const Games& games, const std::filesystem::path& file, const Progress& progress,
                     Renewal renewal);
    /// Makes the lists anew and compares what they said. `copied`: there is a copy of the library already.
    bool renew(bool copied, const Progress& progress);
    void open_to_look(const Games& games, const std::filesystem::path& file, const Failure& why,
                      const Progress& progress);
    std::optional<Session> load_if_readable(const std::string& id) const;
    void add_operations(const Session& session, std::size_t known);
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

/// Checks a copy and puts it in place of the library at `library`. The old library is kept beside it.
void restore_library(const Games& games, const std::filesystem::path& copy, const std::filesystem::path& library);

/// Returns whether there is a library at this place, or what is left of one: its backups, or a restore that was
/// interrupted.
bool has_library(const std::filesystem::path& file);

/// Returns $CASTALIA_LIBRARY or else castalia/library.sqlite in the platform's data directory.
std::filesystem::path default_library();

}  // namespace castalia
