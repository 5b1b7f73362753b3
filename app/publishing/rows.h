// A document as a list of rows, which are laid on pages one after the other.
#pragma once

#include <optional>
#include <vector>

#include "app/publishing/pages.h"
#include "app/publishing/structure.h"
#include "app/publishing/typesetter.h"

namespace castalia::publishing {

inline constexpr double kColumnGap = 18;
inline constexpr double kPad = 4;  ///< The distance between a frame and the words in it.

/// Words at a place in a row.
struct Placed {
    Words words;
    double x = 0, y = 0;
    std::size_t part = kDecoration;  ///< What the words belong to.
};

struct Frame {
    double x = 0, y = 0, width = 0, height = 0, corner = 3, pen = 1;
};

struct Rule {
    double x = 0, width = 0, y = 0, pen = 0.5;
};

/// A piece of a document that no end of a page divides, unless it is larger than a page.
struct Row {
    std::vector<Placed> placed;
    std::vector<Frame> frames;
    std::vector<Rule> rules;
    const document::Figure* figure = nullptr;
    double scale = 1;  ///< The scale of the figure or the photo.
    const document::Photo* photo = nullptr;
    std::size_t picture = kDecoration;  ///< The part that is the figure or the photo.
    double before = 0;                  ///< The space above it, except at the top of a page.
    double height = 0;
    bool stays_with_next = false;
    bool new_page = false;
    bool in_column = false;           ///< It stands in one of two columns, which are kColumnGap apart.
    std::shared_ptr<const Row> head;  ///< The row that is repeated at the top of a page which this row begins.
};

/// Returns the rows of a document for pages with a body of this size. Adds to `structure` what they belong to.
std::vector<Row> rows_of(const document::Document& document, const Typesetter& typesetter, PageSize body,
                         Structure& structure);

/// Returns what stands for a figure that cannot be seen.
std::string alternative_text(const document::Figure& figure);

/// Returns as much of a row as fits into `height`, and the rest; nothing when not even a line fits.
std::optional<std::pair<Row, Row>> torn(const Row& row, double height, const Typesetter& typesetter);

/// Draws a row. `marks` may be null.
void draw(cairo_t* context, const Row& row, double x, double y, const Typesetter& typesetter, Ink ink = Ink::black,
          Marks* marks = nullptr);

}  // namespace castalia::publishing
