// One row of the question sheet, for the two files that draw it.
#pragma once

#include "core/games/muse_story/table_parts.h"

namespace castalia::muse_story {

/// A style in which rows of questions are drawn.
struct RowStyle {
    double type = 13;
    double air = 17;      ///< The height that is left free in a row.
    bool beside = false;  ///< Letters and slips stand at the right of the words instead of beneath them.
};

/// The words about a question beside its letters.
struct Aside {
    std::vector<Text> words;
    bool strong = false;  ///< The entry in hand leads to it.
    bool barred = false;  ///< It says why the question cannot be chosen.
};

/// One question on its sheet. Its words are always whole; the height follows from them.
class QuestionRow {
public:
    QuestionRow(const Drawing& drawing, const Table& table, std::size_t question, const RowStyle& style,
                double width);

    double height() const { return height_; }

    void draw(Drawing& drawing, double x, double y) const;

private:
    /// Returns the question with its slips as they will lie after the entry in the making.
    static const Question& as_it_will_lie(const Table& table, std::size_t i);
    double aside_line() const { return sizes_.small * sizes_.line; }
    Face said() const { return {sizes_.small, aside_.strong}; }

    void lay_out(const Drawing& drawing);

    /// Draws the number. One that can be chosen stands in a box, as a key does.
    void draw_number(Drawing& drawing, const Rect& row) const;
    void draw_beneath(Drawing& drawing, const Rect& row, double top) const;
    void draw_beside(Drawing& drawing, const Rect& row) const;
    void draw_aside(Drawing& drawing, double x, double middle) const;

    double slips_width(const Drawing& drawing) const;
    Face count() const { return {sizes_.count, true, true}; }
    /// Draws the slips with their owners and the cards on them, such as "Yes A 2".
    void draw_slips(Drawing& drawing, double x, double middle) const;

    static constexpr double kSign = 18;

    const Table& table_;
    const Measures& sizes_;
    std::size_t i_;
    RowStyle style_;
    double width_, height_ = 0, badges_ = 0, aside_width_ = 0;
    const Question& question_;
    const picture::Mark* mark_;
    bool slips_, gone_;
    Aside aside_;
    std::vector<std::string> lines_, aside_lines_;
    bool below_ = false;  ///< The aside has a line of its own.
};

}  // namespace castalia::muse_story
