#pragma once

#include <memory>
#include <string>

#include "core/export/document.h"

typedef struct _cairo cairo_t;  // NOLINT(bugprone-reserved-identifier): cairo itself calls it so.

namespace castalia {

enum class Paper { a4, letter };

struct PageSize {
    double width = 0, height = 0;  ///< Points, 72 to the inch.
};
PageSize size_of(Paper paper);

/// A document laid out on pages. PDF, printer and preview draw the same ones. Needs no display.
class Pages {
public:
    Pages(const document::Document& document, Paper paper);
    Pages(Pages&&) noexcept;
    Pages& operator=(Pages&&) noexcept;
    ~Pages();

    std::size_t count() const;
    PageSize size() const;
    /// Draws a page, from 0; one unit of `context` is a point. Black on nothing: the paper is the caller's.
    void draw(std::size_t page, cairo_t* context) const;

private:
    class Layout;
    std::unique_ptr<Layout> layout_;
};

/// The bytes of a PDF file: text that can be selected, fonts embedded, the same bytes for the same document.
std::string write_pdf(const document::Document& document, Paper paper);

}  // namespace castalia
