#include "app/publishing/pages.h"

#include <cairo-pdf.h>

#include "app/publishing/rows.h"
#include "db/store.h"

namespace castalia {

namespace {

using publishing::Row;
using publishing::Typesetter;

constexpr double kSide = 46, kTop = 44, kBottom = 58, kFoot = 40, kHeadRoom = 22;

std::string replaced(std::string text, const std::string& hole, std::size_t number) {
    if (const std::size_t at = text.find(hole); at != std::string::npos) {
        text.replace(at, hole.size(), std::to_string(number));
    }
    return text;
}

void line(cairo_t* context, double x, double y, double width, double pen) {
    cairo_set_source_rgb(context, 0.5, 0.5, 0.5);
    cairo_set_line_width(context, pen);
    cairo_move_to(context, x, y);
    cairo_rel_line_to(context, width, 0);
    cairo_stroke(context);
}

}  // namespace

PageSize size_of(Paper paper) {
    constexpr PageSize kA4{595.28, 841.89}, kLetter{612, 792}, kA3{841.89, 1190.55};
    return paper == Paper::a4 ? kA4 : paper == Paper::letter ? kLetter : kA3;
}

/// Which row stands where.
class Pages::Layout {
public:
    Layout(const document::Document& document, Paper paper) : document_(document), size_(size_of(paper)) {
        body_ = {size_.width - 2 * kSide, size_.height - kTop - kBottom};
        rows_ = publishing::rows_of(document_, typesetter_, body_);
        pages_.emplace_back();
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            place(i);
        }
    }
    std::size_t count() const { return pages_.size(); }
    PageSize size() const { return size_; }
    void draw(std::size_t page, cairo_t* context) const;

private:
    struct Place {
        const Row* row;
        double y;
    };
    double top() const { return pages_.size() == 1 ? kTop : kTop + kHeadRoom; }
    double bottom() const { return size_.height - kBottom; }
    bool page_is_empty() const { return pages_.back().empty(); }
    void new_page() {
        pages_.emplace_back();
        y_ = top();
    }
    void put(const Row& row) {
        y_ += page_is_empty() ? 0 : row.before;
        pages_.back().push_back({&row, y_});
        y_ += row.height;
    }
    /// Returns the height of a row together with those that must stay with it.
    double wanted(std::size_t i) const {
        double room = 0;
        for (;; ++i) {
            room += rows_[i].before + rows_[i].height;
            if (!rows_[i].stays_with_next || i + 1 == rows_.size()) {
                return room;
            }
        }
    }
    void place(std::size_t i);
    void place_torn(const Row& row);

    document::Document document_;  ///< Figures are drawn from it.
    PageSize size_, body_;
    Typesetter typesetter_;
    std::vector<Row> rows_;
    std::vector<std::unique_ptr<Row>> pieces_;  ///< Of rows larger than a page.
    std::vector<std::vector<Place>> pages_;
    double y_ = kTop;
};

void Pages::Layout::place(std::size_t i) {
    const Row& row = rows_[i];
    const bool fits = y_ + wanted(i) <= bottom();
    if (!page_is_empty() && (row.new_page || !fits)) {
        new_page();
        if (row.head) {
            put(*row.head);
        }
    }
    if (y_ + row.height > bottom()) {
        place_torn(row);
    } else {
        put(row);
    }
}

void Pages::Layout::place_torn(const Row& row) {
    const Row* rest = &row;
    while (y_ + rest->height > bottom()) {
        auto parts = publishing::torn(*rest, bottom() - y_, typesetter_);
        if (!parts) {
            break;  // Not even a line fits. It is drawn past the end of the page rather than lost.
        }
        const auto& first = *pieces_.emplace_back(std::make_unique<Row>(std::move(parts->first)));
        rest = pieces_.emplace_back(std::make_unique<Row>(std::move(parts->second))).get();
        put(first);
        new_page();
        if (row.head) {
            put(*row.head);
        }
    }
    put(*rest);
}

void Pages::Layout::draw(std::size_t page, cairo_t* context) const {
    if (page > 0) {
        const auto again =
            typesetter_.set(document_.over.empty() ? document_.title : document_.title + " · " + document_.over,
                            {.size = 8.5, .grey = 0.33}, 0);
        publishing::draw(context, again, kSide, kTop - 2);
        line(context, kSide, kTop + 13, body_.width, 0.5);
    }
    for (const Place& place : pages_.at(page)) {
        publishing::draw(context, *place.row, kSide, place.y, typesetter_);
    }
    const double foot = size_.height - kFoot;
    line(context, kSide, foot - 4, body_.width, 0.5);
    const auto number = typesetter_.set(replaced(replaced(document_.page, "{n}", page + 1), "{all}", count()),
                                        {.size = 8, .grey = 0.33});
    publishing::draw(context, number, size_.width - kSide - number.width(), foot);
    const auto left = typesetter_.set(document_.foot, {.size = 8, .grey = 0.33}, body_.width - number.width() - 12);
    publishing::draw(context, left, kSide, foot);
}

Pages::Pages(const document::Document& document, Paper paper) : layout_(std::make_unique<Layout>(document, paper)) {}
Pages::Pages(Pages&&) noexcept = default;
Pages& Pages::operator=(Pages&&) noexcept = default;
Pages::~Pages() = default;

std::size_t Pages::count() const { return layout_->count(); }
PageSize Pages::size() const { return layout_->size(); }
void Pages::draw(std::size_t page, cairo_t* context) const { layout_->draw(page, context); }

std::string write_pdf(const document::Document& document, Paper paper) {
    const Pages pages(document, paper);
    std::string bytes;
    const cairo_write_func_t keep = [](void* to, const unsigned char* from, unsigned length) {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(from), length);
        return CAIRO_STATUS_SUCCESS;
    };
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_pdf_surface_create_for_stream(keep, &bytes, pages.size().width, pages.size().height),
        cairo_surface_destroy);
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE,
                                   publishing::for_cairo(document::one_line(document.title)).c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Castalia");
    // The file has the date of its contents, so that the same session gives the same bytes.
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                   document.made.empty() ? "2000-01-01T00:00:00Z" : document.made.c_str());
    {
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()), cairo_destroy);
        for (std::size_t page = 0; page < pages.count(); ++page) {
            pages.draw(page, context.get());
            cairo_show_page(context.get());
        }
    }
    cairo_surface_finish(surface.get());
    if (const cairo_status_t status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS) {
        throw Failure(Failure::Kind::other,
                      say("The PDF could not be made: {why}.", {{"why", literally(cairo_status_to_string(status))}}));
    }
    return bytes;
}

}  // namespace castalia
