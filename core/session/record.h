#pragma once

#include "core/rules/game/games.h"
#include "core/session/session.h"

namespace castalia {

inline constexpr std::size_t kLargestRecord = 64u << 20;  ///< The largest record, in bytes.
/// The first line of a record in text form.
inline constexpr std::string_view kFirstTextLine = "castalia.session text 1";

/// Reads a record file. Throws BadRecord with the place.
Session read_record(std::string_view utf8, const Games& games);
/// Reads strict JSON: depth at most 32, no key twice, valid UTF-8. Throws BadRecord.
Json parse_json(std::string_view utf8);
/// Throws BadRecord if a record could not have this heading. Headings that do not come from a record are checked by
/// it.
void check_heading(const Heading& heading, const Game& game);
/// Returns the canonical file: write_record(read_record(f, games)) == f for a canonical f. It ends with a line break.
std::string write_record(const Session& session);
/// Returns the canonical file. If `traced`, it has the whole journal and the hash of each operation
/// (core/session/chain.h). Otherwise it has a journal only if there are other operations than entering, and no
/// hashes.
std::string write_record(const Session& session, bool traced);

/// Returns whether both give the same record, whatever tags a library gave them and whether it counts them.
bool same_record(const Session& one, const Session& other);

/// Returns the object that `replay --json` prints, of the first `upto` events.
Json replay_json(const Session& session, std::size_t upto);
/// Returns the value of "result", which is null while the game lasts.
Json result_json(const Replay& replay, std::span<const std::string> names);
Json scoresheet_json(const Scoresheet& sheet, std::span<const std::string> names);

/// Returns the text form: head, numbered lines of notation, and consequences as remarks. Reading it gives the same
/// session.
std::string write_text(const Session& session);
std::string write_text(const Session& session, bool traced);
Session read_text(std::string_view utf8, const Games& games);
/// Reads either form, which its beginning tells apart. Throws BadRecord, also when several records stand in the file,
/// and with a sentence that says what the file is when it is something else.
Session read_any(std::string_view utf8, const Games& games);
/// Reads every record of a file in which records of either form stand one after another. Throws BadRecord as
/// `read_any`, with the number of the record where there are several; then none is read.
std::vector<Session> read_records(std::string_view utf8, const Games& games);

/// Return an event as one line of notation ("Ann: r 3 9"), and read it back. Parsing throws BadNotation.
std::string format_event(const Event& event, const Playthrough& line, std::span<const std::string> names);
EventPtr parse_event(std::string_view text, const Playthrough& line, std::size_t ply,
                     std::span<const std::string> names);

}  // namespace castalia
