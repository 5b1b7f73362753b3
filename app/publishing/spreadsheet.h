#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/session/session.h"
#include "core/session/wall_clock.h"

namespace castalia {

/// The four tables of any number of sessions as the sheets of one file for spreadsheet programs (XLSX). Numbers are
/// numbers, moments are dates of the clock at the table, which the head says, and words that look like a formula stay
/// words. What is added goes to a file for the time being, so that a long history does not have to fit into memory.
/// The same sessions give the same bytes.
class Spreadsheet {
public:
    /// `reader` is the clock for sessions whose record does not say which one the table had; empty for UTC.
    explicit Spreadsheet(WallClock reader = {});
    ~Spreadsheet();
    Spreadsheet(const Spreadsheet&) = delete;
    Spreadsheet& operator=(const Spreadsheet&) = delete;

    /// Throws Failure when there is no room for it.
    void add(const Session& session);
    /// Hands the bytes of the file over, piece by piece. Throws Failure when they could not be made.
    void finish(const std::function<void(std::string_view)>& take);

private:
    class Sheets;
    std::unique_ptr<Sheets> sheets_;
};

/// Returns the bytes of a file with the tables of one session.
std::string write_xlsx(const Session& session, const WallClock& reader = {});

}  // namespace castalia
