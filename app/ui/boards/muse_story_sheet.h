#pragma once

#include <array>

#include "app/ui/boards/muse_story_parts.h"

/// Sizes and drawings that the sheet of elements and the sheet of questions share.
namespace castalia::muse_story {

inline constexpr double kPadding = 12;
inline constexpr double kHead = 38;    ///< The height of a sheet's title.
inline constexpr double kType = 13;    ///< The size of the words on a sheet.
inline constexpr double kLeast = 11;   ///< Smaller type cannot be read.
inline constexpr double kLine = 1.28;  ///< The distance of two lines of words, in sizes of their type.

/// The sizes of type to try on a sheet, from the largest down.
inline constexpr std::array<double, 3> kTypes{kType, 12, kLeast};

/// An element or a question that needs no row of its own any more, or found no room for one. It is a letter or number
/// in the line at the foot of a sheet, and shows its words when the pointer rests on it.
struct Folded {
    PlaceId id;
    wxString label;
    wxString beside;  ///< "Yes": how a question was answered.
    bool gone = false;
    wxString name;
};
double height_of_folded(const Pen& pen, double width, const std::vector<Folded>& folded, const wxString& told);
/// Draws the line of letters or numbers beneath a rule, and at its right what they are.
void draw_folded(const Pen& pen, const wxRect2DDouble& at, const std::vector<Folded>& folded, const wxString& told,
                 std::vector<HitArea>& hit_areas);

/// Returns how many elements there are, or how many are decided.
wxString elements_told(const Table& table);

/// Draws the paper of a sheet with its title and, at the right, what is told of it.
void draw_sheet(const Pen& pen, const wxRect2DDouble& at, const wxString& title, const wxString& told);
/// Frames a row that the entry in hand names; draws nothing without a mark.
void draw_row_mark(const Pen& pen, const wxRect2DDouble& row, const EntryMark* mark);
/// Draws a line through words that end at `to`.
void strike(const Pen& pen, double from, double to, double baseline, double size);
/// Says how many rows found no room on the sheet.
void draw_more(const Pen& pen, const wxRect2DDouble& row, std::size_t left, std::vector<HitArea>& hit_areas);

/// Draws the letter of an element in its box: hollow while open, filled once checked, struck when crossed out. With
/// `coming`, the entry in hand checks it.
void draw_letter(const Pen& pen, const wxRect2DDouble& box, const wxString& letter, Mark mark, bool coming = false);
/// Draws the letters of a question's elements in boxes of this side. Returns where they end.
double draw_letters(const Pen& pen, const Table& table, const Question& question, double x, double middle,
                    double side);
/// Returns whether the entry in hand checks the element off, or crosses it out when it was checked before.
bool checked_by_entry(const Table& table, std::size_t element);

/// Returns the words with the reason of the mark after them, where it has one.
wxString with_reason(wxString words, const EntryMark* mark);

}  // namespace castalia::muse_story
