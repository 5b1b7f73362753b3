#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "core/export/document.h"
#include "core/rules/text/text.h"

typedef struct _cairo cairo_t;  // NOLINT(bugprone-reserved-identifier): cairo itself calls it so.

namespace castalia {

namespace publishing {
class Marks;
class Structure;
}  // namespace publishing

/// A kind of paper. The last two are sheets of A4 and Letter to fold in the middle: a book of pages half as large, in
/// the order in which a printer that prints both sides lays them.
enum class Paper { a4, letter, a3, a5, booklet, letter_booklet };

/// The name of a kind of paper on the command line.
struct PaperName {
    std::string_view name;
    Paper paper;
};
inline constexpr PaperName kPaperNames[] = {{"a4", Paper::a4},           {"letter", Paper::letter},
                                            {"a3", Paper::a3},           {"a5", Paper::a5},
                                            {"booklet", Paper::booklet}, {"letter-booklet", Paper::letter_booklet}};

/// The colours of suits and curves. Nothing is lost in black: suits differ in shape and curves in their dashes.
enum class Ink { black, colour };

struct PageSize {
    double width = 0, height = 0;  ///< In points, 72 to the inch.
};
PageSize size_of(Paper paper);
constexpr bool is_booklet(Paper paper) { return paper == Paper::booklet || paper == Paper::letter_booklet; }

/// A document laid out on pages. PDF, printer and preview draw the same pages. It needs no display.
class Pages {
public:
    /// Lays the document out with letters `text` times as large as usual.
    Pages(const document::Document& document, Paper paper, double text = 1);
    Pages(Pages&&) noexcept;
    Pages& operator=(Pages&&) noexcept;
    ~Pages();

    /// Returns how many pages are printed: of a booklet, the sides of its sheets.
    std::size_t count() const;
    PageSize size() const;
    /// Returns what the pieces of the pages are.
    const publishing::Structure& structure() const;
    /// Returns the letters that no font of this computer has, among those that were laid out or drawn.
    const std::set<char32_t>& missing() const;
    /// Draws a page, counted from 0. One unit of `context` is a point. Draws in black and leaves the paper to the
    /// caller. Tells `marks`, if it is not null, what belongs to which part.
    void draw(std::size_t page, cairo_t* context, publishing::Marks* marks = nullptr) const;

private:
    class Layout;
    void draw_folded(std::size_t page, cairo_t* context, publishing::Marks* marks) const;

    std::unique_ptr<Layout> layout_;
    double text_ = 1;
    bool folded_ = false;
};

/// Returns the bytes of a PDF file with text that can be selected, with embedded fonts, and with the structure of the
/// document. The same document gives the same bytes. Throws Failure when it cannot be written.
std::string write_pdf(const document::Document& document, Paper paper);
/// Returns the same with letters `text` times as large. Before that it reports with `report_loss`, if that is not
/// empty, which letters no font of this computer has.
std::string write_large_pdf(const document::Document& document, Paper paper, double text,
                            const std::function<void(const Text&)>& report_loss = {});

}  // namespace castalia
