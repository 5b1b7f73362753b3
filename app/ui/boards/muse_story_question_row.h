#pragma once

#include "app/ui/boards/muse_story_sheet.h"

namespace castalia::muse_story {

/// The words about a question beside its letters.
struct Aside {
    wxString words;
    bool strong = false;  ///< The entry in hand leads to it.
    bool barred = false;  ///< It says why the question cannot be chosen.
};

/// A style in which rows of questions are drawn.
struct RowStyle {
    double type = kType;
    double air = 17;      ///< The height that is left free in a row.
    bool beside = false;  ///< Letters and slips stand at the right of the words instead of beneath them.
};

/// One question on its sheet. Its words are always whole; the height follows from them.
class QuestionRow {
public:
    QuestionRow(const Pen& pen, const Table& table, std::size_t question, const RowStyle& style, double width);

    double height() const { return height_; }
    void draw(double x, double y, std::vector<HitArea>& hit_areas) const;

private:
    void lay_out();
    double slips_width() const;
    void draw_number(const wxRect2DDouble& row) const;
    void draw_beneath(const wxRect2DDouble& row, double top) const;
    void draw_beside(const wxRect2DDouble& row) const;
    void draw_aside(double x, double middle) const;
    void draw_slips(double x, double middle) const;

    const Pen& pen_;
    const Table& table_;
    std::size_t i_;
    RowStyle style_;
    double width_, height_ = 0, badges_ = 0, aside_width_ = 0;
    const Question& question_;
    const EntryMark* mark_;
    bool slips_, gone_;
    Aside aside_;
    std::vector<wxString> lines_, aside_lines_;
    bool aside_below_ = false;  ///< The aside has a line of its own.
};

}  // namespace castalia::muse_story
