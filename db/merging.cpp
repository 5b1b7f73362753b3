// Takes the sessions of another library into this one.
#include "db/merging.h"

#include <algorithm>
#include <fstream>

#include "core/session/file_kind.h"
#include "db/coming_sessions.h"
#include "db/connection.h"
#include "db/history/earlier_ending.h"
#include "db/history/summary.h"
#include "db/journal/chains.h"
#include "db/journal/operations.h"
#include "db/journal/schema.h"
#include "db/journal/sessions.h"
#include "db/merge_details.h"
#include "db/merge_people.h"
#include "db/safety/copies.h"

namespace castalia {

namespace {

const char* const kTheirs =
    "SELECT key, id, trashed_ms IS NOT NULL AS trashed, coalesce(first_id, '') AS first_id FROM session"
    " WHERE sample = 0 ORDER BY started_ms, key";
const char* const kOurs = "SELECT key, trashed_ms IS NOT NULL AS trashed, sample FROM session WHERE id = :id";
const char* const kOursOfFirst =
    "SELECT key, id FROM session WHERE trashed_ms IS NULL AND (id = :first OR first_id = :first) AND id <> :id";
const char* const kLiveOfFirst =
    "SELECT 1 FROM session WHERE trashed_ms IS NULL AND id <> :id AND first_id ="
    " (SELECT coalesce(first_id, id) FROM session WHERE id = :id)";
const char* const kHashAt = "SELECT hash FROM operation WHERE session = :session AND seq = :seq";
const char* const kLastAt = "SELECT max(at_ms) AS last FROM operation WHERE session = :session";
const char* const kIdOfKey = "SELECT id FROM session WHERE key = :session";
/// Settings about one session end with its id, which is as long as every UUID.
const char* const kSettingsOfSessions =
    "SELECT substr(name, -36) AS id, name, value FROM setting WHERE substr(name, -37, 1) = '.'";
const char* const kAddSetting = "INSERT OR IGNORE INTO setting (name, value) VALUES (:name, :value)";
const char* const kRemoveLoser = "DELETE FROM session WHERE key = :session";
const char* const kTakeOutOfTrash = "UPDATE session SET trashed_ms = NULL WHERE key = :session";
const char* const kInTrashThere = "SELECT 1 FROM session WHERE id = :id AND trashed_ms IS NOT NULL";

}  // namespace

bool MergedLibrary::nothing_changed() const {
    return fresh.empty() && continued.empty() && changed.empty() && brought_back.empty() && replaced.empty() &&
           apart.empty();
}

bool looks_like_library(const std::filesystem::path& file) {
    constexpr std::size_t kHeader = 100;
    std::string beginning(kHeader, '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(in.gcount()));
    const FileKind kind = kind_of_file(beginning);
    // The mark of a library that a program has open may stand in the log beside it still.
    return kind == FileKind::library ||
           (kind == FileKind::database && std::filesystem::exists(file.string() + "-wal"));
}

/// The work of one call.
class LibraryMerge {
public:
    LibraryMerge(Store& store, Database& source, const MergeOptions& options)
        : games_(store.games()),
          database_(store.connection().database),
          source_(source),
          options_(options),
          coming_(source, games_) {}

    MergedLibrary take() {
        Writing writing(database_);
        const RoomForChange room(database_);
        read_settings();
        const std::vector<Theirs> list = theirs();
        WithoutOrderTrigger order(database_, sums_ == Sums::now);
        for (const auto& [key, id, trashed, first_id] : list) {
            if (options_.progress && !options_.progress(done_++, all_)) {
                throw Failure(Failure::Kind::other, say("The import was stopped. Nothing was imported."));
            }
            take(key, id, trashed);
            put_away_replaced(id, trashed ? "" : first_id);
        }
        order.put_back();
        if (sums_ == Sums::later) {
            add_waiting_sums(database_);
        }
        if (!merged_.nothing_changed()) {
            writing.commit();
        }
        return std::move(merged_);
    }

private:
    struct Theirs {
        std::int64_t key = 0;
        std::string id;
        bool trashed = false;
        std::string first_id;
    };

    std::vector<Theirs> theirs() {
        std::vector<Theirs> list;
        std::size_t fresh = 0;
        for (auto rows = source_.query(kTheirs); rows.next();) {
            list.push_back({rows.number("key"), rows.text("id"), rows.number("trashed") != 0, rows.text("first_id")});
            if (!list.back().trashed && !holds_session(database_, list.back().id)) {
                coming_.add(list.back().id);
                ++fresh;
            }
        }
        all_ = list.size();
        sums_ = sums_for(fresh);
        return list;
    }

    void take(std::int64_t there, const std::string& id, bool trashed_there) {
        auto ours = database_.query(kOurs);
        if (!ours.with(":id", id).next()) {
            if (!trashed_there) {
                take_fresh(there, coming_.next(id));
            }
            return;
        }
        const auto held = coming_.hold_source();
        const std::int64_t here = ours.number("key");
        if (ours.number("sample") != 0) {
            return;
        }
        if (ours.number("trashed") != 0) {
            if (trashed_there || database_.query(kLiveOfFirst).with(":id", id).next()) {
                return;  // Neither has it in its history, or it was begun anew here.
            }
            if (!options_.bring_back) {
                merged_.in_trash.push_back(id);
                return;
            }
            database_.query(kTakeOutOfTrash).with(":session", here).run();
            list(here);
            merged_.brought_back.push_back(id);
            put_together(here, there, id, true);
            return;
        }
        if (trashed_there && source_.query(kLiveOfFirst).with(":id", id).next()) {
            return;  // It was begun anew there, and what was begun puts it away here.
        }
        put_together(here, there, id, false);
    }

    /// Returns whether a journal is as it was recorded, and notes why the session is not taken otherwise.
    bool is_whole(const OperationRows& operations, const std::string& id) {
        if (operations.finding) {
            merged_.notes.push_back(
                say("Session {id} was not taken: {why}.", {{"id", literally(id)}, {"why", *operations.finding}}));
        }
        return !operations.finding;
    }

    void take_fresh(std::int64_t there, const ComingSession& coming) {
        const std::string& id = coming.stored.heading.id;
        if (is_whole(coming.operations, id)) {
            const auto held = coming.captions.empty() ? std::unique_lock<std::mutex>() : coming_.hold_source();
            add(there, coming);
            merged_.fresh.push_back(id);
        }
    }

    /// Adds a session with everything that stands beside its journal. Reads the other library only for its photos.
    void add(std::int64_t there, const ComingSession& coming) {
        const StoredSession& stored = coming.stored;
        const std::int64_t here =
            add_heading(database_, stored.heading, stored.players, stored.setup, stored.imported_journal, false);
        add_operations(database_, here, coming.operations, 0);
        if (coming.operations.head) {
            keep_head(database_, here, coming.root_here(), *coming.operations.head);
        }
        const SessionDetails details = session_details(stored, coming.captions), now = in_heading(details);
        if (!(now == details)) {
            store_details(database_, here, now, details, source_, there);
        }
        const auto settings = settings_.equal_range(stored.heading.id);
        for (auto setting = settings.first; setting != settings.second; ++setting) {
            const auto& [name, value] = setting->second;
            database_.query(kAddSetting).with(":name", name).with(":value", value).run();
        }
        if (coming.ending) {
            save_earlier_ending(database_, here, *coming.ending);
        }
        if (coming.finding) {
            database_.report_damage(finding_text(stored.place, *coming.finding));
        }
        if (std::optional<StoredHead> head = coming.head) {
            head->key = here;
            return add_summary(database_, games_, *head, &*coming.facts, sums_);
        }
        write_summary(database_, games_, here, coming.facts ? &*coming.facts : nullptr, sums_);
    }

    void read_settings() {
        for (auto rows = source_.query(kSettingsOfSessions); rows.next();) {
            settings_.emplace(rows.text("id"), std::pair(rows.text("name"), rows.text("value")));
        }
    }

    std::string id_of(std::int64_t key) {
        auto row = database_.query(kIdOfKey);
        row.with(":session", key).next();
        return row.text("id");
    }

    void list(std::int64_t key) {
        const std::optional<Session> session = load_if_readable_within(database_, games_, id_of(key));
        write_summary(database_, games_, key, session ? &*session : nullptr, sums_);
    }

    /// How far the journal of one library goes.
    struct End {
        std::int64_t operations = 0;
        std::int64_t last = 0;
        ChainHash hash{};

        auto order() const { return std::tuple(operations, last, hash); }
    };
    static End end_of(Database& database, std::int64_t key) {
        End end;
        end.operations = static_cast<std::int64_t>(count_operations(database, key));
        auto row = database.query(kLastAt);
        row.with(":session", key).next();
        end.last = row.is_null("last") ? 0 : row.number("last");
        end.hash = hash_at(database, key, end.operations);
        return end;
    }
    static ChainHash hash_at(Database& database, std::int64_t key, std::int64_t operation) {
        if (operation == 0) {
            return chain_root(database, key).heading;
        }
        auto row = database.query(kHashAt);
        const bool there = row.with(":session", key).with(":seq", operation).next();
        return there ? hash_in(row.bytes("hash")).value_or(ChainHash{}) : ChainHash{};
    }

    void put_together(std::int64_t here, std::int64_t there, const std::string& id, bool brought_back) {
        const End ours = end_of(database_, here), theirs = end_of(source_, there);
        const std::int64_t common = std::min(ours.operations, theirs.operations);
        if (hash_at(database_, here, common) != hash_at(source_, there, common)) {
            keep_apart(here, there, id, ours.order() < theirs.order());
            return;
        }
        const bool goes_on = theirs.operations > ours.operations;
        if (goes_on) {
            const OperationRows operations = operation_rows(source_, there);
            if (!is_whole(operations, id)) {
                return;
            }
            add_operations(database_, here, operations, static_cast<std::size_t>(ours.operations));
            KeptHead head = kept_head(database_, here).value_or(KeptHead{});
            head.operations = theirs.operations;
            head.hash = theirs.hash;
            head.heading = chain_root(database_, here).heading;
            keep_head(database_, here, chain_root(database_, here), head);
        }
        const SessionDetails now = session_details(database_, id);
        const SessionDetails both = both_details(now, session_details(source_, id));
        if (!(both == now)) {
            store_details(database_, here, now, both, source_, there);
        }
        if (goes_on || !(both == now)) {
            list(here);
        }
        if (!brought_back) {
            (goes_on ? merged_.continued : !(both == now) ? merged_.changed : merged_.there).push_back(id);
        }
    }

    /// Returns the id of a version that went on differently: one that follows from its journal, so that every library
    /// gives it the same.
    static std::string id_of_version(const End& end) {
        std::string id = hex(end.hash).substr(0, 32);
        id[12] = '8';  // RFC 9562 leaves it to us how an id of version 8 is made.
        id[16] = 'a';
        for (const std::size_t dash : {8U, 13U, 18U, 23U}) {
            id.insert(dash, "-");
        }
        return id;
    }

    /// Keeps both versions of a session: the longer one under its id, the other one beside it.
    void keep_apart(std::int64_t here, std::int64_t there, const std::string& id, bool theirs_first) {
        Database& losing = theirs_first ? database_ : source_;
        const std::int64_t loser = theirs_first ? here : there;
        const std::string other_id = id_of_version(end_of(losing, loser));
        if (!theirs_first && holds_session(database_, other_id)) {
            merged_.there.push_back(id);
            return;
        }
        std::optional<Session> version = load_if_readable_within(losing, games_, id);
        const std::optional<ComingSession> coming =
            theirs_first ? std::optional(coming_session(source_, games_, id)) : std::nullopt;
        if (!version || (coming && !is_whole(coming->operations, id))) {
            merged_.notes.push_back(
                say("Session {id} went on differently there and cannot be read. It was left as it "
                    "is here.",
                    {{"id", literally(id)}}));
            return;
        }
        if (!holds_session(database_, other_id)) {
            add_version(*version, other_id, losing, loser);
        }
        if (coming) {
            remove_summary(database_, here);
            database_.query(kRemoveLoser).with(":session", here).run();
            add(there, *coming);
        }
        merged_.apart.emplace_back(id, other_id);
    }

    void add_version(const Session& version, const std::string& id, Database& from, std::int64_t key_there) {
        Heading heading = version.heading();
        heading.id = id;
        heading.first_id.clear();
        Session apart(version.game(), heading, version.journal());
        apart.imported_journal = version.imported_journal;
        apart.traced = version.traced;
        apart.commentary = version.commentary;
        const std::int64_t key = add_session(database_, apart, false);
        const SessionDetails now = session_details(database_, id);
        SessionDetails wanted = session_details(from, version.heading().id);
        wanted.first_id.clear();
        wanted.commentary = now.commentary;
        store_details(database_, key, now, wanted, from, key_there);
        list(key);
    }

    /// Puts away what was begun anew in the other library under another id.
    void put_away_replaced(const std::string& id, const std::string& first_id) {
        if (first_id.empty()) {
            return;
        }
        std::vector<std::pair<std::int64_t, std::string>> old;
        {
            auto rows = database_.query(kOursOfFirst);
            for (rows.with(":first", first_id).with(":id", id); rows.next();) {
                old.emplace_back(rows.number("key"), rows.text("id"));
            }
        }
        for (const auto& [key, replaced] : old) {
            const auto held = coming_.hold_source();
            if (source_.query(kInTrashThere).with(":id", replaced).next()) {
                move_to_trash(database_, key);
                list(key);
                merged_.replaced.push_back(replaced);
            }
        }
    }

    const Games& games_;
    Database& database_;
    Database& source_;
    const MergeOptions& options_;
    ComingSessions coming_;
    std::multimap<std::string, std::pair<std::string, std::string>> settings_;  ///< By the session.
    Sums sums_ = Sums::now;
    std::size_t done_ = 0, all_ = 0;
    MergedLibrary merged_;
};

MergedLibrary merge_library(Store& store, const std::filesystem::path& other, const MergeOptions& options) {
    std::error_code none;
    if (std::filesystem::equivalent(other, store.file(), none)) {
        throw Failure(Failure::Kind::other, say("This file is the library that is open here."));
    }
    store.catch_up();
    Database found(other, Database::Purpose::look);
    check_origin(found);
    const bool old = static_cast<std::size_t>(found.schema_version()) < schema_steps().size();
    const Temporary copy(beside(store.file(), ".merging"));
    std::optional<Database> brought_up;
    if (old) {
        // The other file stays as it is; a copy of it is brought to the newest schema.
        found.copy_into(copy.file());
        brought_up.emplace(copy.file(), Database::Purpose::use);
        brought_up->prepare_to_write();
        bring_to_newest(*brought_up, schema_steps(), true);
    }
    Database& source = brought_up ? *brought_up : found;
    Database& database = store.connection().database;
    MergedLibrary merged = database.attempt("take the other library", [&] {
        // This gives one view of the other file, whatever another program writes there meanwhile.
        SQLite::Transaction reading(source.raw(), SQLite::TransactionBehavior::DEFERRED);
        return LibraryMerge(store, source, options).take();
    });
    merge_people(store, source, merged.notes);
    merge_house_rules(store, source);
    merge_own_throws(store, source);
    return merged;
}

}  // namespace castalia
