#include "app/publishing/pages.h"

#include "app/publishing/missing_letters.h"
#include "app/publishing/rows.h"
#include "app/publishing/tagged_pdf.h"

namespace castalia {

namespace {

using publishing::Row;
using publishing::Typesetter;

constexpr double kSide = 46, kTop = 44, kBottom = 49, kFoot = 40, kHeadRoom = 19;

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
    constexpr PageSize kA4{595.28, 841.89}, kLetter{612, 792}, kA3{841.89, 1190.55}, kA5{419.53, 595.28};
    switch (paper) {
        case Paper::a4: return kA4;
        case Paper::letter: return kLetter;
        case Paper::a3: return kA3;
        case Paper::a5: return kA5;
        case Paper::booklet: return {kA4.height, kA4.width};
        case Paper::letter_booklet: break;
    }
    return {kLetter.height, kLetter.width};
}

namespace {

/// Returns the size of a page for the reader, in units `text` times as large as a point. A page of a booklet is half
/// of the sheet.
PageSize page_of(Paper paper, double text) {
    const PageSize size = size_of(paper);
    return {(is_booklet(paper) ? size.width / 2 : size.width) / text, size.height / text};
}

}  // namespace

/// The places of the rows on the pages.
class Pages::Layout {
public:
    /// Lays the document out on paper of this size.
    Layout(const document::Document& document, PageSize size) : document_(document), size_(size) {
        constexpr double kNarrowPage = 500, kNarrowSide = 36;
        side_ = size_.width < kNarrowPage ? kNarrowSide : kSide;
        body_ = {size_.width - 2 * side_, size_.height - kTop - kBottom};
        rows_ = publishing::rows_of(document_, typesetter_, body_, structure_);
        pages_.emplace_back();
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (rows_[i].in_column && !in_columns_) {
                begin_columns(i);
            } else if (!rows_[i].in_column && in_columns_) {
                end_columns();
            }
            place(i);
        }
    }
    std::size_t count() const { return pages_.size(); }
    PageSize size() const { return size_; }
    const publishing::Structure& structure() const { return structure_; }
    const std::set<char32_t>& missing() const { return typesetter_.missing(); }
    void draw(std::size_t page, cairo_t* context, publishing::Marks* marks) const;

private:
    struct Place {
        const Row* row;
        double x, y;
    };
    double top() const { return pages_.size() == 1 ? kTop : kTop + kHeadRoom; }
    double bottom() const { return in_columns_ && column_ == 0 ? column_end_ : size_.height - kBottom; }
    bool is_empty() const { return column_is_empty_; }
    void go_on();
    void begin_columns(std::size_t i);
    void balance(std::size_t i);
    void end_columns();
    void put(const Row& row) {
        y_ += is_empty() ? 0 : row.before;
        const double across = (body_.width + publishing::kColumnGap) / 2 * column_;
        pages_.back().push_back({&row, side_ + across, y_});
        y_ += row.height;
        lowest_ = std::max(lowest_, y_);
        column_is_empty_ = false;
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
    double side_ = kSide;
    Typesetter typesetter_;
    publishing::Structure structure_;
    std::vector<Row> rows_;
    std::vector<std::unique_ptr<Row>> pieces_;  ///< The pieces of rows that are larger than a page.
    std::vector<std::vector<Place>> pages_;
    double y_ = kTop;
    bool column_is_empty_ = true;
    // While rows stand in two columns:
    bool in_columns_ = false;
    int column_ = 0;
    double column_top_ = 0, column_end_ = 0, lowest_ = 0;
    std::size_t row_ = 0;  ///< The row that is being placed.
};

/// Goes to the second column or to a new page.
void Pages::Layout::go_on() {
    column_is_empty_ = true;
    if (in_columns_ && column_ == 0) {
        column_ = 1;
        y_ = column_top_;
        return;
    }
    pages_.emplace_back();
    y_ = lowest_ = top();
    column_ = 0;
    if (in_columns_) {
        column_top_ = y_;
        balance(row_);
    }
}

void Pages::Layout::begin_columns(std::size_t i) {
    in_columns_ = true;
    column_top_ = y_ + rows_[i].before;
    y_ = lowest_ = column_top_;
    column_is_empty_ = true;
    balance(i);
}

/// Makes both columns end at the same height where all remaining rows have room on this page.
void Pages::Layout::balance(std::size_t i) {
    double left = 0;
    std::size_t end = i;
    for (; end < rows_.size() && rows_[end].in_column; ++end) {
        left += rows_[end].before + rows_[end].height;
    }
    const double page_end = size_.height - kBottom;
    column_end_ = page_end;
    if (left > 2 * (page_end - column_top_)) {
        return;
    }
    double first = 0;
    for (; i < end && (first < left / 2 || rows_[i - 1].stays_with_next); ++i) {
        first += rows_[i].before + rows_[i].height;
    }
    if (left - first <= page_end - column_top_) {
        column_end_ = std::min(page_end, column_top_ + first + 0.1);
    }
}

void Pages::Layout::end_columns() {
    in_columns_ = false;
    column_ = 0;
    y_ = lowest_;
    column_is_empty_ = false;
}

void Pages::Layout::place(std::size_t i) {
    const Row& row = rows_[i];
    row_ = i;
    const bool fits = y_ + wanted(i) <= bottom();
    if (!is_empty() && (row.new_page || !fits)) {
        go_on();
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
            break;  // Not even a line fits, so it is drawn past the end of the page and not lost.
        }
        const auto& first = *pieces_.emplace_back(std::make_unique<Row>(std::move(parts->first)));
        rest = pieces_.emplace_back(std::make_unique<Row>(std::move(parts->second))).get();
        put(first);
        go_on();
        if (row.head) {
            put(*row.head);
        }
    }
    put(*rest);
}

void Pages::Layout::draw(std::size_t page, cairo_t* context, publishing::Marks* marks) const {
    if (marks != nullptr) {
        marks->begin_page(page);
    }
    if (page > 0) {
        const auto again =
            typesetter_.set(document_.over.empty() ? document_.title : document_.title + " · " + document_.over,
                            {.size = 8.5, .grey = 0.33, .cut = true}, body_.width);
        publishing::draw(context, again, side_, kTop - 2);
        line(context, side_, kTop + 13, body_.width, 0.5);
    }
    for (const Place& place : pages_.at(page)) {
        publishing::draw(context, *place.row, place.x, place.y, typesetter_, Ink::black, marks);
    }
    const double foot = size_.height - kFoot;
    line(context, side_, foot - 4, body_.width, 0.5);
    const auto number = typesetter_.set(replaced(replaced(document_.page, "{n}", page + 1), "{all}", count()),
                                        {.size = 8, .grey = 0.33});
    publishing::draw(context, number, size_.width - side_ - number.width(), foot);
    const auto left = typesetter_.set(document_.foot, {.size = 8, .grey = 0.33}, body_.width - number.width() - 12);
    publishing::draw(context, left, side_, foot);
}

Pages::Pages(const document::Document& document, Paper paper, double text)
    : layout_(std::make_unique<Layout>(document, page_of(paper, text))), text_(text), folded_(is_booklet(paper)) {}
Pages::Pages(Pages&&) noexcept = default;
Pages& Pages::operator=(Pages&&) noexcept = default;
Pages::~Pages() = default;

std::size_t Pages::count() const {
    constexpr std::size_t kOnASheet = 4;
    return folded_ ? (layout_->count() + kOnASheet - 1) / kOnASheet * 2 : layout_->count();
}
PageSize Pages::size() const {
    const PageSize page = layout_->size();
    return {page.width * text_ * (folded_ ? 2 : 1), page.height * text_};
}

const publishing::Structure& Pages::structure() const { return layout_->structure(); }
const std::set<char32_t>& Pages::missing() const { return layout_->missing(); }

void Pages::draw(std::size_t page, cairo_t* context, publishing::Marks* marks) const {
    cairo_save(context);
    cairo_scale(context, text_, text_);
    folded_ ? draw_folded(page, context, marks) : layout_->draw(page, context, marks);
    cairo_restore(context);
}

void Pages::draw_folded(std::size_t page, cairo_t* context, publishing::Marks* marks) const {
    // On the front of a sheet the later page is at the left, on its back at the right.
    const std::size_t early = page, late = 2 * count() - 1 - page;
    const bool front = page % 2 == 0;
    const auto half = [&](std::size_t one, double x) {
        if (one < layout_->count()) {  // The last ones may be empty.
            cairo_save(context);
            cairo_translate(context, x, 0);
            layout_->draw(one, context, marks);
            cairo_restore(context);
        }
    };
    half(front ? late : early, 0);
    half(front ? early : late, layout_->size().width);
}

std::string write_pdf(const document::Document& document, Paper paper) { return write_large_pdf(document, paper, 1); }

std::string write_large_pdf(const document::Document& document, Paper paper, double text,
                            const std::function<void(const Text&)>& report_loss) {
    const Pages pages(document, paper, text);
    std::string bytes = publishing::pdf_of(
        document, pages.structure(), pages.size(), pages.count(),
        [&](std::size_t page, cairo_t* context, publishing::Marks& marks) { pages.draw(page, context, &marks); });
    if (const Text lost = missing_letters_text(pages.missing()); report_loss && !lost.empty()) {
        report_loss(lost);
    }
    return bytes;
}

}  // namespace castalia
