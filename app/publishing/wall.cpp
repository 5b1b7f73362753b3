#include "app/publishing/wall.h"

#include <cairo-svg.h>

#include <cmath>

#include "app/publishing/missing_letters.h"
#include "app/publishing/tagged_pdf.h"
#include "app/publishing/wall_layout.h"
#include "core/export/html_blocks.h"
#include "db/store.h"

namespace castalia {

namespace {

using SurfacePtr = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

constexpr double kDotsToAPoint = 2.5;  ///< The resolution of a picture: 180 dots to the inch.

cairo_status_t keep(void* to, const unsigned char* from, unsigned length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(from), length);
    return CAIRO_STATUS_SUCCESS;
}

SurfacePtr surface_for(WallForm form, PageSize size, std::string& bytes) {
    if (form == WallForm::svg) {
        SurfacePtr drawing{cairo_svg_surface_create_for_stream(keep, &bytes, size.width, size.height),
                           cairo_surface_destroy};
        // Since 1.18, cairo writes pixels unless another unit is set.
        cairo_svg_surface_set_document_unit(drawing.get(), CAIRO_SVG_UNIT_PT);
        return drawing;
    }
    return {cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(size.width * kDotsToAPoint)),
                                       static_cast<int>(std::lround(size.height * kDotsToAPoint))),
            cairo_surface_destroy};
}

/// Returns the drawing with its title, for readers who cannot see it: cairo writes none.
std::string with_title(std::string svg, const document::Document& document) {
    const std::size_t begin = svg.find("<svg"), end = svg.find('>', begin);
    if (end != std::string::npos) {
        const std::string& words = document.over.empty() ? document.title : document.over + " · " + document.title;
        svg.insert(end + 1, "\n<title>" + document::escaped_for_html(document::one_line(words)) + "</title>");
        svg.insert(end, " role=\"img\"");
    }
    return svg;
}

}  // namespace

WallSheet wall_sheet_of(const Session& session, DocumentOptions options) {
    options.events = DocumentOptions::Events::none;
    options.course = options.sheet = true;
    options.trace = options.review = options.signatures = options.made_by = false;
    // A game without a drawing tells in words what lies on the table.
    options.table = !figure_of_table(session, session.plies(), options.translate);
    const bool won = session.replay().status() != Status::abandoned &&
                     !session.playthrough().score(session.plies()).winners.empty();
    return {.sheet = scoresheet_of(session, options),
            .code = std::nullopt,
            .no_code = {},
            .narrow = course_of(session, options, kNarrowChartWidth),
            .won = won};
}

namespace {

/// Returns the bytes of a sheet that is no PDF.
std::string drawing_of(const publishing::WallLayout& layout, PageSize size, Ink ink, WallForm form) {
    std::string bytes;
    const SurfacePtr surface = surface_for(form, size, bytes);
    {
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()), cairo_destroy);
        if (form == WallForm::png) {
            cairo_scale(context.get(), kDotsToAPoint, kDotsToAPoint);
        }
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
        layout.draw(context.get(), ink);
        cairo_show_page(context.get());
    }
    cairo_status_t status = CAIRO_STATUS_SUCCESS;
    if (form == WallForm::png) {
        status = cairo_surface_write_to_png_stream(surface.get(), keep, &bytes);
    } else {
        cairo_surface_finish(surface.get());
        status = cairo_surface_status(surface.get());
    }
    if (status != CAIRO_STATUS_SUCCESS) {
        throw Failure(Failure::Kind::other, say("The sheet could not be made: {why}.",
                                                {{"why", literally(cairo_status_to_string(status))}}));
    }
    return bytes;
}

}  // namespace

std::string write_wall(const WallSheet& wall, Paper paper, Ink ink, WallForm form,
                       const std::function<void(const Text&)>& report_loss) {
    const PageSize size = size_of(paper);
    const publishing::WallLayout layout(wall, size);
    std::string bytes = form == WallForm::pdf
                            ? publishing::pdf_of(wall.sheet, layout.structure(), size, 1,
                                                 [&](std::size_t, cairo_t* context, publishing::Marks& marks) {
                                                     layout.draw(context, ink, &marks);
                                                 })
                            : drawing_of(layout, size, ink, form);
    if (form == WallForm::svg) {
        bytes = with_title(std::move(bytes), wall.sheet);
    }
    if (const Text lost = missing_letters_text(layout.missing()); report_loss && !lost.empty()) {
        report_loss(lost);
    }
    return bytes;
}

}  // namespace castalia
