#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/session/session.h"
#include "core/session/wall_clock.h"

namespace castalia {

/// For whom a spreadsheet is written, and how.
struct SpreadsheetStyle {
    /// The sheets have the columns and keys of CSV, for programs; else they have words, links and widths for people.
    bool for_programs = false;
    /// Returns a text in the language of whoever opens the file.
    Translate translate = english;
    std::string language = "en";  ///< The same language as a code, for the words of the rules.
    /// The clock for sessions whose record does not say which one the table had; empty for UTC.
    WallClock reader = {};
    bool letter = false;  ///< It is printed on Letter instead of A4.
    /// Hears, before anybody gets the file, what it cannot say. May be empty.
    std::function<void(const Text&)> report_loss = {};
};

/// The tables of any number of sessions as the sheets of one file for spreadsheet programs (XLSX). Numbers are
/// numbers, moments are dates of the clock at the table, which the head says, and words that look like a formula stay
/// words. The same sessions give the same bytes.
class Spreadsheet {
public:
    /// Of more sessions, rows go to a file for the time being, so that a long history does not have to fit into
    /// memory. Previews on telephones and Apple Numbers then show no words (libxlsxwriter, constant_memory).
    static constexpr std::size_t kMostInMemory = 200;

    /// Makes the file of that many sessions, which are added one after the other.
    Spreadsheet(SpreadsheetStyle style, std::size_t sessions);
    /// Makes the file of this session alone. For people it begins with the scoresheet, which prints on one page, and
    /// has no column for the session.
    Spreadsheet(SpreadsheetStyle style, const Session& only);
    ~Spreadsheet();
    Spreadsheet(const Spreadsheet&) = delete;
    Spreadsheet& operator=(const Spreadsheet&) = delete;

    /// Throws Failure when there is no room for it.
    void add(const Session& session);
    /// Returns what the file cannot say, as a sentence; an empty text if it says all.
    Text loss() const;
    /// Tells its loss, then hands the bytes of the file over, piece by piece. Throws Failure when they could not be
    /// made.
    void finish(const std::function<void(std::string_view)>& take);

    class Sheets;  ///< What the sheets of a style have in common.

private:
    std::function<void(const Text&)> report_loss_;
    std::unique_ptr<Sheets> sheets_;
};

/// Returns the bytes of a file with the tables of one session.
std::string write_xlsx(const Session& session, const SpreadsheetStyle& style = {});

}  // namespace castalia
