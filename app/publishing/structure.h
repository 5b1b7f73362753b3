// What the pieces of a page are to a reader who cannot see it.
#pragma once

#include <cairo.h>

#include <cstddef>
#include <string>
#include <vector>

namespace castalia::publishing {

/// What a part of a document is.
enum class PartKind {
    document,
    division,
    title,
    heading,
    subheading,
    paragraph,
    caption,
    list,
    item,
    label,
    body,
    table,
    row,
    column_head,
    row_head,
    cell,
    strong,
    figure,
};
/// Returns the name that PDF has for it, such as "H1".
const char* name_in_pdf(PartKind kind);

/// A part of a document. It holds either other parts or what is drawn.
struct Part {
    PartKind kind = PartKind::paragraph;
    std::size_t within = 0;  ///< The number of the part that holds it.
    std::string text = {};   ///< What stands for a figure that cannot be seen.
    bool numbered = false;   ///< The items of the list have numbers.
};

/// Stands for what belongs to no part: lines, frames, and the head and foot of each page.
inline constexpr std::size_t kDecoration = 0;

/// The parts of a document, in reading order among those that one part holds.
class Structure {
public:
    /// Adds a part at the end of another one. Without `within` it lies in the document itself. Returns its number.
    std::size_t add(PartKind kind, std::size_t within = 0) { return add(Part{kind, within}); }
    std::size_t add(Part part) {
        parts_.push_back(std::move(part));
        return parts_.size() - 1;
    }
    /// Returns all parts. The first one is the document.
    const std::vector<Part>& parts() const { return parts_; }

private:
    std::vector<Part> parts_{{PartKind::document}};
};

/// A piece of a page that was drawn for a part.
struct Mark {
    std::size_t part = 0;
    std::size_t page = 0;                             ///< The page for the reader, from 0.
    double left = 0, top = 0, right = 0, bottom = 0;  ///< Where a figure lies on its paper, in points.
};

/// The pieces of a PDF in the order in which they are drawn.
class Marks {
public:
    /// Assumes that `structure` outlives it.
    explicit Marks(const Structure& structure) : structure_(structure) {}
    const Structure& structure() const { return structure_; }
    const std::vector<Mark>& all() const { return all_; }
    /// Says that a page for the reader begins. A booklet draws its pages in another order than it is read in.
    void begin_page(std::size_t page) { page_ = page; }
    void add(Mark mark) {
        mark.page = page_;
        all_.push_back(mark);
    }

private:
    const Structure& structure_;
    std::size_t page_ = 0;
    std::vector<Mark> all_;
};

/// While it lives, what is drawn belongs to one part. It does nothing where `marks` is null, as on a printer, and for
/// decoration.
class Marking {
public:
    Marking(cairo_t* context, Marks* marks, std::size_t part);
    /// The same for a figure that fills a box of this size at the origin of `context`.
    Marking(cairo_t* context, Marks* marks, std::size_t part, double width, double height);
    Marking(const Marking&) = delete;
    Marking& operator=(const Marking&) = delete;
    ~Marking();

private:
    void begin(const Marks& marks, std::size_t part);

    cairo_t* context_;
    const char* name_ = nullptr;
};

}  // namespace castalia::publishing
