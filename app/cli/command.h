// What the calls of castalia-cli have in common.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/session/record.h"
#include "db/history/history.h"
#include "db/history/people.h"

namespace castalia::cli {

// Exit statuses, as the contract has them.
inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;    ///< The rules refused something, or a check failed.
inline constexpr int kUsage = 2;      ///< Usage, or input that cannot be read.
inline constexpr int kNoLibrary = 3;  ///< The library could not be opened or written.

/// What ends a call early: its exit status and what to say on standard error.
struct Ended : std::runtime_error {
    Ended(int with_status, const std::string& message) : std::runtime_error(message), status(with_status) {}
    int status;
};

struct Calls {
    const Games& games;
    std::filesystem::path library;  ///< As `--library` names it; empty for the default.
    int status = kDone;

    Store open() const;
};

// Each adds its calls to the program.
void add_reading(CLI::App& program, Calls& calls);
void add_exporting(CLI::App& program, Calls& calls);
void add_dice(CLI::App& program, Calls& calls);
void add_dice_statistics(CLI::App& stats, Calls& calls);
void add_importing(CLI::App& program, Calls& calls);
void add_listing(CLI::App& program, Calls& calls);
void add_statistics(CLI::App& program, Calls& calls);
void add_people(CLI::App& program, Calls& calls);
void add_editing(CLI::App& program, Calls& calls);
void add_keeping(CLI::App& program, Calls& calls);
void add_recovering(CLI::App& program, Calls& calls);

/// The options that narrow a list.
struct Narrowing {
    std::string game, player, place, tag, status, since, until;
    bool excluded = false, counted = false;
};
std::shared_ptr<Narrowing> add_narrowing(CLI::App& call);
/// What they come to; nothing when they name somebody whom the library does not know. Throws Ended.
std::optional<Filter> filter_of(const Narrowing& narrowing, Store& store);
/// Throws Ended where neither the history nor the library knows the game; empty is any.
void check_game(const Store& store, const std::string& game);
/// From the one day on, up to the other; empty: no bound. Throws Ended.
Period period_of(const std::string& since, const std::string& until);
/// "2026-11-21", its beginning in UTC, or an RFC 3339 moment. Throws Ended.
Moment moment_in(const std::string& text, const char* option);

/// The bytes of a file, or of standard input for "-"; never more than a record may have. Throws Ended.
std::string bytes_of(const std::string& file);
/// The session in a file of either form. Throws Ended, which names the file and the place in it.
Session session_in(const std::string& file, const Games& games);
/// Its board at the end, as the bytes of a PNG. Throws Ended.
std::string board_picture_of(const Session& session);
/// The one session whose id begins so; in the trash too. Throws Ended.
std::string id_of(const Store& store, const std::string& beginning);

/// Judges an event, keeps it, then tells: what was told is on the disk. False when the rules refuse it.
bool append_event(Store& store, Session& session, const std::string& event, bool as_json);

void print(const std::string& text);
void print(const Json& json);
void complain(const std::string& message);
/// On one line and harmless to a terminal: what would move the cursor or turn the line around is shown as "?".
std::string printable(const std::string& words);
/// As `printable`, but lines stay lines.
std::string printable_lines(const std::string& text);

/// The scoresheet in columns, as `score` prints it.
std::string scoresheet_text(const Session& session);

Json json_of(const SessionSummary& summaries);
std::string number_of(std::size_t number, const char* one, const char* many);
std::string day_of(const std::optional<Moment>& moment);
std::string duration_text(std::chrono::milliseconds played);  ///< "3 h 11 min", "7 min".
std::string joined(const std::vector<std::string>& words);

}  // namespace castalia::cli
