#pragma once

#include <xlsxwriter.h>

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "app/publishing/folder_for_a_time.h"
#include "core/session/wall_clock.h"

namespace castalia {

/// Returns how many lines words take in a cell of that width in letters. Not every program makes a row as high as its
/// cells need, so rows say it.
std::size_t lines_in_cell(std::string_view words, double width);

/// A file for spreadsheet programs (XLSX) while it is made. The same cells give the same bytes. Whatever fails throws
/// Failure.
class Workbook {
public:
    /// How a cell looks. Each look is made once.
    struct Look {
        bool bold = false, large = false, wraps = false, boxed = false, quiet = false, right = false, linked = false;
        bool headed = false;      ///< The head of a column: bold on a tint, with a line beneath.
        std::string number = {};  ///< A format of numbers and dates; empty for what a program chooses.

        auto operator<=>(const Look&) const = default;
    };

    /// Where cells are until the file is made.
    enum class Rows {
        in_memory,  ///< Their words stand in the list of words that every program reads.
        /// They go to a temporary file one after the other, with their words within them, so that a long history does
        /// not have to fit into memory. Previews on telephones and Apple Numbers show no words of such cells.
        in_a_file,
    };

    static constexpr double kLine = 15;  ///< The height of a line in points.

    explicit Workbook(Rows rows);
    ~Workbook();
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;

    lxw_worksheet* sheet(const std::string& name);
    lxw_format* look(const Look& wanted);

    /// Writes words as they are, even if they look like a formula or an escape. Of words that no cell holds it writes
    /// the first ones, and `more` says so; they are counted.
    void words(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& words, lxw_format* format,
               std::string_view more = " … [longer than a cell: the record has all of it]");
    /// Makes a row as high as so many lines, before anything is written in it.
    void height(lxw_worksheet* sheet, lxw_row_t row, std::size_t lines, double line = kLine);
    void number(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, double value, lxw_format* format);
    /// Returns whether spreadsheet programs know the time as a date, and writes it then.
    bool moment(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, WallTime time, lxw_format* format);
    /// Writes words that lead to a cell of another sheet. A sheet holds 65,530 links; what comes after has none.
    void link(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& to, const std::string& words,
              lxw_format* format);

    /// Returns how many cells do not hold what they should say.
    std::size_t shortened() const { return shortened_; }

    /// Hands the bytes of the file over, piece by piece. Nothing can be written afterwards.
    void finish(const std::function<void(std::string_view)>& take);

private:
    FolderForATime folder_;
    std::string folder_name_;
    lxw_workbook* book_ = nullptr;
    std::map<Look, lxw_format*> looks_;
    std::map<lxw_worksheet*, int> links_;
    std::size_t shortened_ = 0;
};

}  // namespace castalia
