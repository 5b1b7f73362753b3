#pragma once

#include "app/ui/boards/muse_story_parts.h"

/// What the sheet of elements and the sheet of questions share.
namespace castalia::muse_story {

inline constexpr double kPadding = 12, kFoot = 8;

/// The sizes of a sheet: the rows share the height of the sheet, and the type goes with them.
struct Rows {
    double head, height, size;  ///< Of the title, of a row, of its type.
};
double head_of(bool large);
double least_row(bool large);
Rows rows_of(bool large, double room, double wanted, std::size_t count);
/// Returns how many rows fit into the sheet; at least one.
std::size_t lines_in(const wxRect2DDouble& at, const Rows& rows);

/// Draws the paper of a sheet with its title and, at the right, what is told of it.
void draw_sheet(const Pen& pen, const wxRect2DDouble& at, const wxString& title, const wxString& told, bool large);
/// Frames a row that the entry in hand names; draws nothing without a mark.
void draw_row_mark(const Pen& pen, const wxRect2DDouble& row, const EntryMark* mark);
/// Draws a line through words that end at `to`.
void strike(const Pen& pen, double from, double to, double baseline, double size);
/// Says how many rows found no room on the sheet.
void draw_more(const Pen& pen, const wxRect2DDouble& row, std::size_t left, double size,
               std::vector<HitArea>& hit_areas);

/// Returns the words with the reason of the mark after them, where it has one.
wxString with_reason(wxString words, const EntryMark* mark);

}  // namespace castalia::muse_story
