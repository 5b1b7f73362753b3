// The declarations that the calls of castalia-cli share.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/publishing/local_time.h"
#include "core/review/ways_out.h"
#include "core/session/record.h"
#include "db/history/history.h"
#include "db/history/people.h"

namespace castalia::cli {

// Exit statuses, as the contract has them.
inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;    ///< The rules refused something, or a check failed.
inline constexpr int kUsage = 2;      ///< Usage, or input that cannot be read.
inline constexpr int kNoLibrary = 3;  ///< The library could not be opened or written.

/// An exception that ends a call early, with its exit status and the sentence for standard error.
struct Ended : TextError {
    Ended(int with_status, Text sentence) : TextError(std::move(sentence)), status(with_status) {}
    int status;
};

/// The options that every call of the program has.
struct Calls {
    const Games& games;
    std::optional<std::string> library;  ///< The one that `--library` names; nothing for the default.
    bool create = false;                 ///< Makes a library that does not exist, whatever the call.
    bool quiet = false;                  ///< Tells neither progress nor what was done.
    int status = kDone;                  ///< The exit status of the program.
    /// Something that was read is damaged or has events that the rules refuse, and this has been reported.
    mutable bool faulty = false;
    /// The options of calls whose empty value says that there is none. All others need a value: a script that has
    /// none shall not do something else than it was written for.
    std::set<const CLI::Option*> may_be_empty = {};

    /// Returns where the library is. Throws Ended for a name that no file can have.
    std::filesystem::path file() const;
    Store open() const;          ///< Opens the library. Throws Ended, also when there is none.
    Store open_or_make() const;  ///< Opens the library or makes a new one. Throws Ended.
    /// Returns a function that shows on standard error how far a call has got, if that is a terminal and not `quiet`.
    /// It never stops the call.
    Progress progress() const;
    /// Prints what was done, unless `quiet`.
    void print_done(const Text& sentence) const;
};

// Each of these functions adds its calls to the program.
void add_reading(CLI::App& program, Calls& calls);
void add_reviewing(CLI::App& program, Calls& calls);
void add_comparing(CLI::App& program, Calls& calls);
void add_counting(CLI::App& program, Calls& calls);
void add_ways_out(CLI::App& program, Calls& calls);
void add_rulings(CLI::App& program, Calls& calls);
void add_photos(CLI::App& program, Calls& calls);
void add_exporting(CLI::App& program, Calls& calls);
void add_rolling(CLI::App& program, Calls& calls);
void add_odds(CLI::App& program, Calls& calls);
void add_throws(CLI::App& program, Calls& calls);
void add_dice_statistics(CLI::App& stats, Calls& calls);
void add_importing(CLI::App& program, Calls& calls);
void add_correcting(CLI::App& program, Calls& calls);
void add_listing(CLI::App& program, Calls& calls);
void add_statistics(CLI::App& program, Calls& calls);
void add_tracing(CLI::App& program, Calls& calls);
void add_people(CLI::App& program, Calls& calls);
void add_editing(CLI::App& program, Calls& calls);
void add_keeping(CLI::App& program, Calls& calls);
void add_recovering(CLI::App& program, Calls& calls);
void add_manual(CLI::App& program, Calls& calls);
void add_serving(CLI::App& program, Calls& calls);
void add_doctor(CLI::App& program, Calls& calls);

/// The decisions about sessions that an older version ended otherwise: ids or "all".
struct ComparingEndings {
    bool compare = false;
    std::vector<std::string> keep, accept;
};
/// Compares how all sessions end with how they were recorded, takes the decisions and prints what differs.
void compare_endings(const ComparingEndings& wanted, bool as_json, Calls& calls);
/// Tells on standard error that sessions wait for a decision, if any do.
void print_undecided(Store& store);

/// The options that filter a list.
struct FilterOptions {
    std::string game, player, place, tag, status, since, until;
    bool excluded = false, counted = false;
};
std::shared_ptr<FilterOptions> add_filter_options(CLI::App& call);
/// Returns the filter that the options describe. Throws Ended, also when they name a player, a game or a place that
/// the library does not know.
Filter filter_of(const FilterOptions& options, Store& store);
/// Ends the call because a name is not known. The sentence tells the nearest one, or `otherwise`, how to see all.
[[noreturn]] void end_unknown(const Text& sentence, const std::string& typed, const std::vector<std::string>& known,
                              const Text& otherwise);
/// Throws Ended when neither the program nor the history knows the game. An empty name stands for every game.
void check_game(const Store& store, const std::string& game);
/// Returns the person whom the library knows by that name. Throws Ended.
Person person_called(const People& people, const std::string& name);
/// Returns the period from the first day to the second one, both included. An empty text is no bound. Throws Ended.
Period period_of(const std::string& since, const std::string& until);
/// Reads "2026-11-21", which is the beginning of that day by the clock, or an RFC 3339 moment. Throws Ended.
Moment moment_in(const std::string& text, const char* option, const WallClock& clock);

/// Returns the bytes of a file, or of standard input for "-". Throws Ended, also when there are more than a record
/// may have.
std::string bytes_of(const std::string& file);
/// Reads the session in a file of either format. Throws Ended, which names the file and the place in it.
Session session_in(const std::string& file, const Games& games);
/// Tells on standard error which of the first `upto` events of a record the rules refuse. Returns whether there are
/// any. For a session of the library, which has no `file`, nothing is told: that was done when it came in.
bool tell_refusals(const std::string& file, const Session& session, std::size_t upto = static_cast<std::size_t>(-1));
/// Reads the session in the file or, where an id is given, that of the library. Throws Ended, with `otherwise` unless
/// exactly one of them is named.
Session session_of(const Calls& calls, const std::string& file, const std::string& id, const Text& otherwise);
/// Returns the session as its journal stood at that time or after that many operations; an empty text changes
/// nothing. Throws Ended.
Session as_recorded(Session session, const std::string& as_of);
/// Adds the option that `as_recorded` reads.
void add_as_of(CLI::App& call, std::string& as_of);
/// Returns the board at the end of the session, as the bytes of a PNG.
std::string board_picture_of(const Session& session);
/// Returns the id of the one session whose id begins so, in small letters or in capitals, also when it lies in the
/// trash. Throws Ended.
std::string id_of(const Store& store, const std::string& typed);
/// Returns the id of the session that a call is to change. Throws Ended, also when the session lies in the trash.
std::string id_of_kept(const Store& store, const std::string& beginning);

/// Judges an event and stores it. Returns false when the rules refuse it, and tells why on standard error.
bool enter_event(Store& store, Session& session, const std::string& event);
/// Judges an event, stores it and then prints what follows from it: what was printed is on the disk. Returns false
/// when the rules refuse the event.
bool append_event(Store& store, Session& session, const std::string& event, bool as_json);

/// Returns a typed name without its invisible characters, and tells on standard error which were taken out. Throws
/// Ended when nothing visible is left.
std::string seen(const std::string& name);

void print(const std::string& text);
/// Writes bytes to a file, or to standard output where `out` is "-" or empty. Returns whether it was a file. Throws
/// Ended, also for a file that exists, unless `force`.
bool write_out(const std::string& out, const std::string& bytes, bool force);
void print(const Json& json);
void complain(const Text& sentence);  ///< Prints a sentence on standard error.
/// Returns the text in the language that the environment asks for. JSON, records and tables are written in English
/// (`english`), so that programs read the same everywhere.
std::string translate(const Text& text);
/// Sorts people by their number of sessions, and equals by name in the language of the user.
void sort_equals(std::vector<PersonLine>& lines);
/// Returns the text in the language of the environment as one line that is harmless to a terminal.
std::string line_of(const Text& text);
/// Returns the words on one line and harmless to a terminal: what would move the cursor or turn the line around is
/// shown as "?".
std::string printable(const std::string& words);
/// Returns the same, but lines stay lines.
std::string printable_lines(const std::string& text);
Text number(std::size_t count);

/// Returns why an event is impossible, since when, and the ways out, as `ways` prints them.
std::string ways_text(const Session& session, const review::WaysOut& found);

/// Returns the scoresheet in columns, as `score` prints it, and the log behind it if that is wanted.
std::string scoresheet_text(const Session& session, bool with_log = false);

Json json_of(const SessionSummary& summary);
/// Returns the day at the table as "2026-11-21", or dashes where nobody knows it.
std::string day_of(const std::optional<Moment>& moment, std::optional<std::chrono::minutes> utc_offset);
Text duration_text(std::chrono::milliseconds played);  ///< Returns "3 h 11 min" or "7 min".
Text sessions_text(std::size_t count);                 ///< Returns "1 session" or "2 sessions".
/// Returns the words with ", " between them.
std::string joined(const std::vector<std::string>& words);

}  // namespace castalia::cli
