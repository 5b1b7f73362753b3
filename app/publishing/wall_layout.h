// The layout of a sheet for the wall.
#pragma once

#include <memory>

#include "app/publishing/rows.h"
#include "app/publishing/wall.h"

namespace castalia::publishing {

/// A heading of the sheet with what stands beneath it, as rows of one width.
struct WallPart {
    std::unique_ptr<document::Document> holds;  ///< Figures are drawn from it.
    std::vector<Row> rows;
    double x = 0, y = 0, width = 0;
    double height = 0;  ///< The height without the space above it.
};

class WallLayout {
public:
    /// Lays the sheet out for paper of this size. `wall` has to outlive it.
    WallLayout(const WallSheet& wall, PageSize size);

    /// Returns what the pieces of the page are.
    const Structure& structure() const { return structure_; }
    /// Returns the letters that no font of this computer has, among those that were laid out or drawn.
    const std::set<char32_t>& missing() const { return typesetter_.missing(); }
    /// Draws the page. One unit of `context` is a point. Tells `marks`, if it is not null, what belongs to which
    /// part.
    void draw(cairo_t* context, Ink ink, Marks* marks = nullptr) const;

private:
    /// Lays everything out for a body of this size, with so much of its width for the first of two tables. Where that
    /// leaves an empty place beside them, `tuck` puts the curve there. Returns the room that is left, less than 0
    /// where there is too little.
    double lay(PageSize body, double first, bool tuck = false);
    /// Adds a part of this width at the end of what there is, or beside the last one.
    void add(document::Document part, double width, double x, bool beside);
    /// Adds the result, framed and with its crown, and what stands beneath it.
    void add_result(document::Document part, double width);
    void add_tables(std::vector<document::Document> tables, double share);
    /// Adds the curve beneath the second of two tables.
    void tuck_curve();
    void lay_foot();
    void spread(double room);
    void draw_foot(cairo_t* context, Ink ink, Marks* marks) const;
    void draw_emblem(cairo_t* context) const;
    void draw_crown(cairo_t* context) const;

    const WallSheet& wall_;
    PageSize size_, body_;
    Typesetter typesetter_;
    Structure structure_;
    std::vector<WallPart> parts_;
    std::unique_ptr<WallPart> foot_;
    std::size_t code_ = kDecoration;  ///< The part that is the code.
    std::size_t result_ = 0;          ///< The part that is the result.
    double hole_ = 0;                 ///< The height by which one of two tables beside each other is shorter.
    double y_ = 0;                    ///< The top of the next part.
    double scale_ = 1;                ///< Points of the page for one unit of the body.
};

}  // namespace castalia::publishing
