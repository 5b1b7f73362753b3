#include "app/publishing/wall_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/painting/painter.h"

namespace castalia::publishing {

namespace {

constexpr double kSide = 44, kTop = 40, kBottom = 36;
constexpr double kUsualWidth = 595.28;  ///< On larger paper everything is larger.
constexpr double kApart = 16, kFootApart = 12, kCode = 84;
/// The parts of the width that the first table may have beside the second; with 1, the second stands beneath.
constexpr std::array<double, 3> kWays{0.46, 0.54, 1};
constexpr double kEmpty = 0.15;   ///< An empty place beside a table counts as this part of its height.
constexpr double kDeep = 150;     ///< An empty place of this height takes the curve when the page is full.
constexpr double kWorthIt = 12;   ///< Another way has to save this much room to be better.
constexpr double kNearly = 1.06;  ///< A figure this many times as wide as kWidest stays as it is.
constexpr double kWidest = 585;   ///< The most width of a figure, so that it becomes smaller with the words.
constexpr double kEmblem = 44, kCrown = 26, kInFrame = 12;

/// Returns the blocks of a document by heading; those before the first heading are a part of their own.
std::vector<document::Document> parted(const document::Document& document) {
    std::vector<document::Document> parts;
    for (auto block = document.blocks.begin(); block + 1 != document.blocks.end(); ++block) {
        if (parts.empty() || std::holds_alternative<document::Heading>(*block)) {
            parts.emplace_back();
        }
        parts.back().blocks.push_back(*block);
    }
    return parts;
}

bool has_table(const document::Document& part) {
    return std::ranges::any_of(
        part.blocks, [](const document::Block& block) { return std::holds_alternative<document::Table>(block); });
}

bool is_result(const document::Document& part) {
    const auto* first = std::get_if<document::Paragraph>(&part.blocks.front());
    return first != nullptr && first->kind == document::Paragraph::Kind::result;
}

bool is_called(const document::Document& part, const std::string& name) {
    const auto* heading = std::get_if<document::Heading>(&part.blocks.front());
    return heading != nullptr && heading->words == name;
}

/// Returns whether the numbers of these two tables have room beside each other, where the second has this width.
bool fit_beside(const std::vector<document::Document>& tables, double second) {
    constexpr std::size_t kMostColumns = 4;  // The columns of a ladder: a step, two players and the verdict.
    constexpr double kLadder = 290;          // The width below which a ladder would be divided.
    return tables.size() == 2 && second >= kLadder && std::ranges::all_of(tables, [](const document::Document& part) {
               return std::ranges::all_of(part.blocks, [](const document::Block& block) {
                   const auto* table = std::get_if<document::Table>(&block);
                   return table == nullptr || table->columns.size() <= kMostColumns;
               });
           });
}

}  // namespace

WallLayout::WallLayout(const WallSheet& wall, PageSize size) : wall_(wall), size_(size) {
    const double usual = size.width / kUsualWidth;
    constexpr double kSmaller = 1.04;
    double room = -1;
    for (double wider = 1 / wall.text; room < 0; wider *= kSmaller) {
        scale_ = usual / wider;
        body_ = {size.width / scale_ - 2 * kSide, size.height / scale_ - kTop - kBottom};
        // The way that takes the least room is the best, so that everything is as large as it can be.
        double best = kWays.front();
        for (const double way : kWays) {
            const double left = lay(body_, way) - kEmpty * hole_;
            if (way == best || left > room + kWorthIt) {
                room = left;
                best = way;
            }
        }
        room = lay(body_, kWays.front());
        const bool deep = hole_ > kDeep && wall_.narrow;
        room = lay(body_, best);
        if (room < 0 && deep) {
            room = lay(body_, kWays.front(), true);
        }
    }
    spread(room);
}

double WallLayout::lay(PageSize body, double first, bool tuck) {
    parts_.clear();
    structure_ = Structure();
    y_ = hole_ = 0;
    document::Document head;
    head.over = wall_.sheet.over;
    head.title = wall_.sheet.title;
    head.under = wall_.sheet.under;
    add(std::move(head), body.width - kEmblem - kApart, 0, false);
    std::vector<document::Document> tables;
    for (document::Document& part : parted(wall_.sheet)) {
        if (is_result(part)) {
            add_result(std::move(part), body.width);
        } else if (has_table(part)) {
            tables.push_back(std::move(part));
        } else if (!tuck || !is_called(part, wall_.narrow->name)) {
            add(std::move(part), body.width, 0, false);
        }
    }
    add_tables(std::move(tables), first);
    if (tuck) {
        tuck_curve();
    }
    lay_foot();
    return body.height - y_ - kFootApart - foot_->height;
}

void WallLayout::add_result(document::Document part, double width) {
    const std::string words = std::get<document::Paragraph>(part.blocks.front()).words;
    part.blocks.erase(part.blocks.begin());
    const std::size_t said = structure_.add(PartKind::paragraph);  // Before what stands beneath it.
    add(std::move(part), width, 0, false);
    result_ = parts_.size() - 1;
    Row row;
    const double left = kInFrame + (wall_.won ? kCrown + kInFrame : 0);
    Words set = typesetter_.set(words, {.size = 17, .bold = true, .book = true}, width - left - kInFrame);
    row.height = std::max(set.height(), wall_.won ? kCrown : 0) + 2 * kInFrame;
    row.placed.push_back({std::move(set), left, 0, said});
    row.placed.back().y = (row.height - row.placed.back().words.height()) / 2;
    row.frames.push_back({0.5, 0, width - 1, row.height, 5, 1.2});
    WallPart& made = parts_.back();
    const double rest = made.rows.empty() ? 0 : made.rows.front().before;
    made.height += row.height + rest;
    y_ += row.height + rest;
    made.rows.insert(made.rows.begin(), std::move(row));
}

void WallLayout::add(document::Document part, double width, double x, bool beside) {
    const bool titled = !part.title.empty();
    WallPart& made = parts_.emplace_back();
    made.holds = std::make_unique<document::Document>(std::move(part));
    made.rows = rows_of(*made.holds, typesetter_, {width, body_.height}, structure_);
    if (!titled) {
        made.rows.erase(made.rows.begin());  // This is the row of the title.
    }
    for (Row& row : made.rows) {
        if (row.figure != nullptr && row.figure->width * row.scale > kWidest * kNearly) {
            row.scale = kWidest / row.figure->width;
            row.height = row.figure->height * row.scale;
        }
        made.height += (&row == &made.rows.front() ? 0 : row.before) + row.height;
    }
    made.x = x;
    made.width = width;
    made.y = y_;
    if (beside) {
        made.y = parts_[parts_.size() - 2].y;
    } else if (parts_.size() > 1) {
        made.y += parts_.size() == 2 ? kApart / 2 : kApart;
    }
    y_ = std::max(y_, made.y + made.height);
}

void WallLayout::add_tables(std::vector<document::Document> tables, double share) {
    constexpr double kBetween = 18;
    const double first = body_.width * share;
    if (fit_beside(tables, body_.width - first - kBetween)) {
        add(std::move(tables[0]), first, 0, false);
        add(std::move(tables[1]), body_.width - first - kBetween, first + kBetween, true);
        hole_ = std::abs(parts_.back().height - parts_[parts_.size() - 2].height);
        return;
    }
    for (document::Document& table : tables) {
        add(std::move(table), body_.width, 0, false);
    }
}

void WallLayout::tuck_curve() {
    const double x = parts_.back().x, beneath = parts_.back().y + parts_.back().height + kApart, end = y_;
    document::Document part;
    part.blocks.emplace_back(document::Heading{wall_.narrow->name, false});
    part.blocks.emplace_back(*wall_.narrow);
    add(std::move(part), body_.width - x, x, true);
    parts_.back().y = beneath;
    y_ = std::max(end, beneath + parts_.back().height);
}

/// Lays out the fingerprint, the session and, beside them, the code.
void WallLayout::lay_foot() {
    document::Document foot;
    foot.blocks.push_back(wall_.sheet.blocks.back());
    foot.blocks.emplace_back(document::Paragraph{wall_.sheet.foot, document::Paragraph::Kind::small});
    if (wall_.code) {
        foot.blocks.emplace_back(document::Paragraph{wall_.code->name, document::Paragraph::Kind::small});
    } else if (!wall_.no_code.empty()) {
        foot.blocks.emplace_back(document::Paragraph{wall_.no_code, document::Paragraph::Kind::small});
    }
    foot_ = std::make_unique<WallPart>();
    foot_->holds = std::make_unique<document::Document>(std::move(foot));
    foot_->rows = rows_of(*foot_->holds, typesetter_, {body_.width - (wall_.code ? kCode + kApart : 0), body_.height},
                          structure_);
    code_ =
        wall_.code ? structure_.add({.kind = PartKind::figure, .text = alternative_text(*wall_.code)}) : kDecoration;
    foot_->rows.erase(foot_->rows.begin());
    for (const Row& row : foot_->rows) {
        foot_->height += row.before + row.height;
    }
    foot_->height = std::max(foot_->height, wall_.code ? kCode : 0.0);
}

/// Puts the remaining room between the parts, so that the page is filled, but not so much that it falls apart.
void WallLayout::spread(double room) {
    constexpr double kMost = 16;
    double below = 0, last = -1;
    std::size_t steps = 0;
    for (const WallPart& part : parts_) {
        steps += part.y > last && &part != &parts_.front() ? 1U : 0U;
        last = part.y;
    }
    const double each = steps == 0 ? 0 : std::min(kMost, room / static_cast<double>(steps));
    last = parts_.front().y;
    for (WallPart& part : parts_) {
        below += part.y > last ? each : 0;
        last = part.y;
        part.y += below;
    }
}

void WallLayout::draw_foot(cairo_t* context, Ink ink, Marks* marks) const {
    const double top = kTop + body_.height - foot_->height;
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_set_line_width(context, 1.1);
    cairo_move_to(context, kSide, top - kFootApart / 2);
    cairo_rel_line_to(context, body_.width, 0);
    cairo_stroke(context);
    double y = top;
    for (const Row& row : foot_->rows) {
        y += row.before;
        publishing::draw(context, row, kSide, y, typesetter_, ink, marks);
        y += row.height;
    }
    if (wall_.code) {
        Row row;
        row.figure = &*wall_.code;
        row.picture = code_;
        row.scale = kCode / wall_.code->width;
        publishing::draw(context, row, kSide + body_.width - kCode, top, typesetter_, ink, marks);
    }
}

void WallLayout::draw_emblem(cairo_t* context) const {
    painting::draw_art(context, "emblem-mono", {kSide + body_.width - kEmblem, kTop, kEmblem, kEmblem},
                       painting::kOpaque);
}

void WallLayout::draw_crown(cairo_t* context) const {
    const WallPart& part = parts_[result_];
    const double top = kTop + part.y + (part.rows.front().height - kCrown) / 2;
    painting::draw_art(context, "rank-crown", {kSide + kInFrame, top, kCrown, kCrown}, painting::kOpaque);
}

void WallLayout::draw(cairo_t* context, Ink ink, Marks* marks) const {
    cairo_save(context);
    cairo_scale(context, scale_, scale_);
    draw_emblem(context);
    if (wall_.won) {
        draw_crown(context);
    }
    for (const WallPart& part : parts_) {
        double y = kTop + part.y;
        for (const Row& row : part.rows) {
            y += &row == &part.rows.front() ? 0 : row.before;
            const double inward = row.figure == nullptr ? 0 : (part.width - row.figure->width * row.scale) / 2;
            publishing::draw(context, row, kSide + part.x + inward, y, typesetter_, ink, marks);
            y += row.height;
        }
    }
    draw_foot(context, ink, marks);
    cairo_restore(context);
}

}  // namespace castalia::publishing
