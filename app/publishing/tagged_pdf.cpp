#include "app/publishing/tagged_pdf.h"

#include <cairo-pdf.h>

#include "app/publishing/structure_tree.h"
#include "app/publishing/typesetter.h"
#include "db/store.h"

namespace castalia::publishing {

namespace {

[[noreturn]] void fail(const char* why) {
    throw Failure(Failure::Kind::other, say("The PDF could not be made: {why}.", {{"why", literally(why)}}));
}

void set_metadata(cairo_surface_t* surface, const document::Document& document) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE,
                                   for_cairo(document::one_line(document.title)).c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Castalia");
    // The file has the date of its contents, so that the same session gives the same bytes.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                   document.made.empty() ? "2000-01-01T00:00:00Z" : document.made.c_str());
}

}  // namespace

std::string pdf_of(const document::Document& document, const Structure& structure, PageSize size, std::size_t pages,
                   const DrawPage& draw) {
    std::string bytes;
    const cairo_write_func_t keep = [](void* to, const unsigned char* from, unsigned length) {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(from), length);
        return CAIRO_STATUS_SUCCESS;
    };
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_pdf_surface_create_for_stream(keep, &bytes, size.width, size.height), cairo_surface_destroy);
    set_metadata(surface.get(), document);
    Marks marks(structure);
    {
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()), cairo_destroy);
        for (std::size_t page = 0; page < pages; ++page) {
            draw(page, context.get(), marks);
            cairo_show_page(context.get());
        }
        if (const cairo_status_t status = cairo_status(context.get()); status != CAIRO_STATUS_SUCCESS) {
            fail(cairo_status_to_string(status));
        }
    }
    cairo_surface_finish(surface.get());
    if (const cairo_status_t status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS) {
        fail(cairo_status_to_string(status));
    }
    try {
        return with_structure(bytes, marks, document.language, size.height);
    } catch (const std::exception& error) {
        fail(error.what());
    }
}

}  // namespace castalia::publishing
