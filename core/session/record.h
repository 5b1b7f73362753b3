#pragma once

#include "core/rules/games.h"
#include "core/session/session.h"

namespace castalia {

inline constexpr std::size_t kLargestRecord = 64u << 20;  ///< Bytes.

/// Reads a record file. Throws BadRecord with the place; nothing is half read.
Session read_record(std::string_view utf8, const Games& games);
/// Strict JSON: depth at most 32, no key twice, valid UTF-8. Throws BadRecord.
Json parse_json(std::string_view utf8);
/// For a heading that does not come from a record: what a record's would be refused for. Throws BadRecord.
void check_heading(const Heading& heading, const Game& game);
/// The canonical file: write_record(read_record(f, games)) == f for a canonical f. Ends with a line break.
std::string write_record(const Session& session);
/// The same; `traced`: with its whole journal, each operation with its hash (core/session/chain.h). Else the journal
/// stands there only where more was done than to play, and without hashes.
std::string write_record(const Session& session, bool traced);

/// The object that `replay --json` prints, of the first `upto` events.
Json replay_json(const Session& session, std::size_t upto);
/// "result": null while it lasts.
Json result_json(const Replay& replay, std::span<const std::string> names);
Json scoresheet_json(const Scoresheet& sheet, std::span<const std::string> names);

/// The text form: head, numbered notation lines, consequences as remarks. Reads back to the same session.
std::string write_text(const Session& session);
std::string write_text(const Session& session, bool traced);
Session read_text(std::string_view utf8, const Games& games);
/// Either form, told by how it begins.
Session read_any(std::string_view utf8, const Games& games);

/// One event as one line of notation ("Ann: r 3 9"), and back. Throws BadNotation.
std::string format_event(const Event& event, const Playthrough& line, std::span<const std::string> names);
EventPtr parse_event(std::string_view text, const Playthrough& line, std::size_t ply,
                     std::span<const std::string> names);

}  // namespace castalia
