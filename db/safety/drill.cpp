// The recovery drill: damage and power cuts on copies, and what remains after them.
#include "db/safety/drill.h"

#include <algorithm>
#include <fstream>

#include "core/rules/text/catalogue.h"
#include "db/connection.h"
#include "db/safety/copies.h"
#include "db/safety/safety.h"
#include "db/safety/statements.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

namespace fs = std::filesystem;

const char* const kAmount =
    "SELECT (SELECT COUNT(*) FROM session) AS sessions, (SELECT COUNT(*) FROM operation) AS operations,"
    " (SELECT COUNT(*) FROM photo) AS photos";

/// A folder beside the library that is removed after the drill.
class Ground {
public:
    explicit Ground(const fs::path& library) : folder_(beside(library, ".drill")) {
        std::error_code failed;
        folder_.replace_extension();
        if (!fs::create_directory(folder_, failed) || failed) {
            throw Failure(
                failed == std::errc::no_space_on_device ? Failure::Kind::full : Failure::Kind::other,
                say("The folder {folder} could not be made for the drill. Remove it, or look at its permissions.",
                    {{"folder", literally(shown(folder_))}}));
        }
    }
    Ground(const Ground&) = delete;
    Ground& operator=(const Ground&) = delete;
    ~Ground() {
        std::error_code gone;
        fs::remove_all(folder_, gone);
    }
    fs::path operator/(const std::string& name) const { return folder_ / name; }

private:
    fs::path folder_;
};

/// Everything that was recorded, row by row.
class Recorded {
public:
    explicit Recorded(const fs::path& file) {
        Database database(file, Database::Purpose::look);
        database.attempt("read it", [&] {
            for (const char* sql : {sql::recorded_headings, sql::recorded_operations, sql::recorded_commentaries,
                                    sql::recorded_photos}) {
                auto rows = database.query(sql);
                while (rows.next()) {
                    for (int i = 0; i < rows.column_count(); ++i) {
                        add(rows.at(i).getString());
                    }
                }
            }
        });
    }
    bool operator==(const Recorded&) const = default;

private:
    void add(const std::string& text) {
        // FNV-1a over the text and its end.
        constexpr std::uint64_t kPrime = 1099511628211U;
        for (const char byte : text) {
            sum_ = (sum_ ^ static_cast<unsigned char>(byte)) * kPrime;
        }
        sum_ = (sum_ ^ 0xFFU) * kPrime;
        size_ += text.size() + 1;
    }

    std::uint64_t sum_ = 14695981039346656037U;
    std::size_t size_ = 0;
};

Amount amount_in(const fs::path& file) {
    Database database(file, Database::Purpose::look);
    return database.attempt("count its sessions", [&] {
        auto row = database.query(kAmount);
        row.next();
        return Amount{row.size("sessions"), row.size("operations"), row.size("photos")};
    });
}

void write_at(const fs::path& file, std::uintmax_t at, const std::string& bytes) {
    std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>(at));
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

constexpr std::uintmax_t kPage = 4096;

std::string noise() {
    std::string bytes(kPage, '\0');
    std::uint32_t state = 20'261'121;
    for (char& byte : bytes) {
        state = state * 1664525U + 1013904223U;
        byte = static_cast<char>(state >> 24);
    }
    return bytes;
}

std::uintmax_t page_in_the_middle(const fs::path& file) { return fs::file_size(file) / kPage / 2 * kPage; }

struct Damage {
    std::string_view what;  ///< The damage in words, which stand in the catalogue of translations.
    void (*strike)(const fs::path& file);
};
constexpr Damage kDamages[] = {
    {in_catalogue("its first page is noise"), [](const fs::path& file) { write_at(file, 0, noise()); }},
    {in_catalogue("the list of its tables is noise"),
     [](const fs::path& file) { write_at(file, 100, noise().substr(100)); }},
    {in_catalogue("its second half is gone"),
     [](const fs::path& file) { fs::resize_file(file, page_in_the_middle(file)); }},
    {in_catalogue("a page in its middle is noise"),
     [](const fs::path& file) { write_at(file, page_in_the_middle(file), noise()); }},
    {in_catalogue("a page in its middle is empty"),
     [](const fs::path& file) { write_at(file, page_in_the_middle(file), std::string(kPage, '\0')); }},
    {in_catalogue("its last page is noise"),
     [](const fs::path& file) { write_at(file, fs::file_size(file) - kPage, noise()); }},
    {in_catalogue("it is a file of something else"),
     [](const fs::path& file) { write_at(file, 0, "Dear Ann, " + noise().substr(10)); }},
};

/// Returns whether the damage is recognised when the library is opened or checked, as the program does at start and
/// before each copy.
bool is_recognised(const Games& games, const fs::path& file) {
    try {
        if (!damage_in(file).empty()) {
            return true;
        }
        const Store store(games, file, {}, Store::Renewal::in_a_copy);
        return !Safety(store).verify().empty();
    } catch (const Failure&) {
        return true;
    }
}

void strike_and_restore(const Games& games, const Damage& damage, const Ground& ground, const fs::path& copy,
                        const Recorded& before, Drill& drill) {
    ++drill.damages;
    const Temporary library(ground / "struck.sqlite");
    copy_bytes(copy, library.file());
    damage.strike(library.file());
    if (is_recognised(games, library.file())) {
        ++drill.recognised;
    } else {
        drill.wrong.push_back(say("The damage was not noticed: {damage}.", {{"damage", say(damage.what)}}));
    }
    restore_library(games, copy, library.file());
    if (Recorded(library.file()) == before) {
        ++drill.restored;
    } else {
        drill.wrong.push_back(say("The restored library was not the same after this damage: {damage}.",
                                  {{"damage", say(damage.what)}}));
    }
    std::error_code gone;
    fs::remove(ground / "struck.damaged.sqlite", gone);
}

/// A session of the library under another id. Its operations are entered again, and the power is cut while they are
/// written.
class Cutting {
public:
    Cutting(const Store& store, const Ground& ground, Session session)
        : games_(store.games()),
          ground_(ground),
          journal_(session.journal()),
          heading_(session.heading()),
          game_(session.game()) {
        constexpr std::size_t kMost = 12;
        journal_.resize(std::min(journal_.size(), kMost));
        heading_.id = unused_id(store);
    }

    void run(Drill& drill, const fs::path& copy) {
        const Temporary written(ground_ / "written.sqlite");
        copy_bytes(copy, written.file());
        Store store(games_, written.file(), {}, Store::Renewal::in_a_copy);
        Session session(game_, heading_);
        store.begin(session);
        sizes_.push_back(fs::file_size(written.with("-wal")));
        for (const JournalLine& line : journal_) {
            store.append(session, {&line, 1});
            session.enter(line.operation, line.at);
            sizes_.push_back(fs::file_size(written.with("-wal")));
        }
        drill.confirmed = journal_.size();
        // The cuts are at the end of each confirmation, a byte before it, and in between.
        for (std::size_t i = 1; i < sizes_.size(); ++i) {
            for (const std::uintmax_t at :
                 {sizes_[i], sizes_[i] - 1, sizes_[i - 1] + (sizes_[i] - sizes_[i - 1]) / 2}) {
                cut(written, at, drill);
            }
        }
    }

private:
    static std::string unused_id(const Store& store) {
        for (int number = 0;; ++number) {
            const std::string digits = std::to_string(number);
            std::string id = "00000000-0000-7000-8000-000000000000";
            id.replace(id.size() - digits.size(), digits.size(), digits);
            if (!store.holds(id)) {
                return id;
            }
        }
    }

    void cut(const Temporary& written, std::uintmax_t at, Drill& drill) {
        ++drill.cuts;
        const Temporary dark(ground_ / "cut.sqlite");
        copy_bytes(written.file(), dark.file());
        copy_bytes(written.with("-wal"), dark.with("-wal"));
        fs::resize_file(dark.with("-wal"), at);
        const auto confirmed =
            static_cast<std::size_t>(std::ranges::count_if(sizes_, [&](std::uintmax_t size) { return size <= at; })) -
            1;
        const Store store(games_, dark.file(), {}, Store::Renewal::in_a_copy);
        const std::size_t there = store.load(heading_.id).journal().size();
        if (there == confirmed && damage_in(dark.file()).empty()) {
            ++drill.whole;
        } else {
            const auto number = [](std::uintmax_t count) { return literally(static_cast<long long>(count)); };
            drill.wrong.push_back(
                say_count("After a cut at byte {at} of the log, {n} operation was there instead of {confirmed}.",
                          "After a cut at byte {at} of the log, {n} operations were there instead of {confirmed}.",
                          static_cast<long long>(there), {{"at", number(at)}, {"confirmed", number(confirmed)}}));
        }
    }

    const Games& games_;
    const Ground& ground_;
    Journal journal_;
    Heading heading_;
    const Game& game_;
    std::vector<std::uintmax_t> sizes_;  ///< The size of the log after the beginning and after each operation.
};

std::optional<Session> longest_session(const fs::path& copy, const Store& store) {
    Database database(copy, Database::Purpose::look);
    const std::string id = database.attempt("look for a session", [&] {
        auto row = database.query(sql::longest_session);
        return row.next() ? row.text("id") : std::string();
    });
    return id.empty() ? std::nullopt : std::optional(store.load(id));
}

}  // namespace

std::optional<Drill> recovery_drill(const Store& store, const Progress& progress) {
    constexpr std::size_t kSteps = std::size(kDamages) + 2;
    std::size_t step = 0;
    const auto goes_on = [&] { return !progress || progress(step++, kSteps); };
    const Ground ground(store.file());
    const fs::path copy = ground / "copy.sqlite";
    Drill drill;
    if (!goes_on()) {
        return std::nullopt;
    }
    store.catch_up();
    Safety(store).back_up(copy);
    if (const Text wrong = wrong_with_copy(store.games(), copy, copy); !wrong.empty()) {
        drill.wrong.push_back(say("The copy does not pass its check: {why}", {{"why", wrong}}));
        return drill;
    }
    drill.amount = amount_in(copy);
    const Recorded before(copy);
    for (const Damage& damage : kDamages) {
        if (!goes_on()) {
            return std::nullopt;
        }
        strike_and_restore(store.games(), damage, ground, copy, before, drill);
    }
    if (!goes_on()) {
        return std::nullopt;
    }
    if (auto session = longest_session(copy, store)) {
        Cutting(store, ground, std::move(*session)).run(drill, copy);
    }
    return drill;
}

}  // namespace castalia
