#include "app/publishing/rows.h"

#include <algorithm>

namespace castalia::publishing {

namespace {

using document::Cell;

constexpr double kQuiet = 0.33, kGap = 8, kAside = 24;
constexpr double kLogSize = 7.7;
constexpr double kLeastColumn = 62;    ///< A narrower column of numbers goes into a table of its own.
constexpr double kBesideColumn = 130;  ///< In a column of this width, sources stand beside their number.

/// Makes rows, block by block.
class Setter {
public:
    Setter(const Typesetter& typesetter, PageSize body) : typesetter_(typesetter), body_(body) {}

    void title(const document::Document& document);
    void title_page(const document::Document& document);
    void operator()(const document::Heading& heading);
    void operator()(const document::Paragraph& paragraph);
    void operator()(const document::Facts& facts);
    void operator()(const document::Table& table);
    void operator()(const document::Log& log);
    void operator()(const document::Figure& figure);
    void operator()(const document::Photo& photo);
    void operator()(const document::Versus& versus);
    void operator()(const document::Signatures& signatures);

    std::vector<Row> rows;

private:
    Words set(const std::string& words, const Look& look, double width = 0, const std::string& quiet = {}) const {
        return typesetter_.set(words, look, width, quiet);
    }
    /// Puts words into a row, which grows to hold them. Returns where they end.
    static double put(Row& row, Words words, double x, double y) {
        const double end = y + words.height();
        row.height = std::max(row.height, end);
        row.placed.push_back({std::move(words), x, y});
        return end;
    }
    void band(const document::Table& table, const std::vector<std::size_t>& columns);
    void cell(Row& row, const Cell& cell, bool numbers, double x, double width) const;
    void log_line(const document::LogLine& line);
    double column() const { return (body_.width - kColumnGap) / 2; }

    const Typesetter& typesetter_;
    PageSize body_;
};

void Setter::title(const document::Document& document) {
    Row row;
    double y = 0;
    if (!document.over.empty()) {
        y = put(row, set(document.over, {.size = 9.5, .grey = kQuiet}, body_.width), 0, y);
    }
    y = put(row, set(document.title, {.size = 20, .bold = true, .book = true}, body_.width), 0, y);
    if (!document.under.empty()) {
        put(row, set(document.under, {.size = 9.5}, body_.width), 0, y + 1);
    }
    rows.push_back(std::move(row));
}

/// Sets the title of a book in the middle, with air around it and a line beneath.
void Setter::title_page(const document::Document& document) {
    constexpr double kAbove = 0.07, kLine = 60;  // A part of the height of the page; points.
    Row row;
    double y = body_.height * kAbove;
    const auto add = [&](const std::string& words, Look look, double below) {
        look.side = Side::middle;
        y = words.empty() ? y : put(row, set(words, look, body_.width), 0, y) + below;
    };
    add(document.over, {.size = 9.5, .grey = kQuiet}, 6);
    add(document.title, {.size = 26, .bold = true, .book = true}, 12);
    row.rules.push_back({(body_.width - kLine) / 2, kLine, y, 1.1});
    y += 12;
    add(document.under, {.size = 9.5}, 0);
    row.height += body_.height * kAbove / 2;
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Heading& heading) {
    Row row;
    row.before = 13;
    put(row, set(heading.words, {.size = 13, .bold = true, .book = true}, body_.width), 0, 0);
    row.height += 3;
    row.stays_with_next = true;
    row.new_page = heading.new_page;
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Paragraph& paragraph) {
    using Kind = document::Paragraph::Kind;
    Row row;
    if (paragraph.kind == Kind::result) {
        row.before = 12;
        put(row, set(paragraph.words, {.size = 14, .bold = true, .book = true}, body_.width - 4 * kPad), 2 * kPad,
            2 * kPad);
        row.height += 2 * kPad;
        row.frames.push_back({0.5, 0, body_.width - 1, row.height, 5, 1.2});
    } else {
        const bool small = paragraph.kind == Kind::small, aside = paragraph.kind == Kind::aside,
                   told = paragraph.kind == Kind::told;
        row.before = small ? 4 : told ? 6 : 8;
        double y = 0;
        if (!paragraph.lead.empty()) {
            y = put(row, set(paragraph.lead, {.size = 8.5, .bold = true}, body_.width), 0, 0) + 1;
        }
        const double left = aside ? kAside : 0;
        put(row,
            set(paragraph.words,
                {.size = small || aside ? 8.5
                         : told         ? 10.5
                                        : 9.5,
                 .book = told,
                 .grey = small || aside ? kQuiet : 0,
                 .marked = told || aside},
                body_.width - left),
            left, y);
    }
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Facts& facts) {
    constexpr double kName = 90;
    for (const auto& [name, value] : facts.lines) {
        Row row;
        row.before = &name == &facts.lines.front().first ? 8 : 2;
        put(row, set(name, {.size = 9.5, .grey = kQuiet}, kName - kGap), 0, 0);
        put(row, set(value, {.size = 9.5, .marked = true}, body_.width - kName), kName, 0);
        rows.push_back(std::move(row));
    }
}

void Setter::operator()(const document::Table& table) {
    // Columns that would be too narrow follow below, after the first column again.
    std::vector<std::size_t> columns{0};
    const double first = std::max(kLeastColumn * 1.6, body_.width * 0.2);
    double taken = first;
    for (std::size_t i = 1; i < table.columns.size(); ++i) {
        const double least = kLeastColumn * std::max(0.7, table.columns[i].share);
        if (taken + least > body_.width && columns.size() > 1) {
            band(table, columns);
            rows.back().height += kGap;
            columns = {0};
            taken = first;
        }
        taken += least;
        columns.push_back(i);
    }
    band(table, columns);
}

void Setter::band(const document::Table& table, const std::vector<std::size_t>& columns) {
    double shares = 0;
    for (const std::size_t i : columns) {
        shares += table.columns[i].share;
    }
    const bool titled = std::ranges::any_of(columns, [&](std::size_t i) { return !table.columns[i].title.empty(); });
    const auto width_of = [&](std::size_t i) { return body_.width * table.columns[i].share / shares; };
    auto head = std::make_shared<Row>();
    double x = 0;
    for (const std::size_t i : columns) {
        const bool numbers = table.columns[i].numbers;
        const double from = x > 0 ? x + kGap : 0, room = x + width_of(i) - from - (numbers ? kPad : 0);
        put(*head,
            set(table.columns[i].title, {.size = 8.5, .grey = kQuiet, .side = numbers ? Side::right : Side::left},
                room),
            from, kPad / 2);
        x += width_of(i);
    }
    head->height += kPad / 2;
    head->rules.push_back({0, body_.width, titled ? head->height : 0, 1.1});
    head->height = titled ? head->height : 1;
    head->stays_with_next = true;
    if (!titled) {
        head->placed.clear();
    }
    const auto again = [&] {
        Row row;
        for (const Placed& placed : head->placed) {
            row.placed.push_back({typesetter_.again(placed.words, pango_layout_get_text(placed.words.layout.get())),
                                  placed.x, placed.y});
        }
        row.rules = head->rules;
        row.height = head->height;
        row.stays_with_next = true;
        return row;
    };
    rows.push_back(again());
    for (const auto& cells : table.rows) {
        Row row;
        row.head = head;
        x = 0;
        for (const std::size_t i : columns) {
            if (i < cells.size()) {
                cell(row, cells[i], table.columns[i].numbers, x, width_of(i));
            }
            x += width_of(i);
        }
        row.height += kPad;
        row.rules.push_back({0, body_.width, row.height, 0.4});
        rows.push_back(std::move(row));
    }
}

void Setter::cell(Row& row, const Cell& cell, bool numbers, double x, double width) const {
    const double grey = cell.quiet ? 0.45 : 0;
    const std::string& source = cell.drawn_source.empty() ? cell.source : cell.drawn_source;
    if (!numbers) {
        const double from = x > 0 ? x + kGap : 0;
        const double end =
            put(row, set(cell.words, {.size = 9.5, .bold = cell.marked, .grey = grey}, x + width - from), from, kPad);
        if (!cell.source.empty()) {
            put(row, set(source, {.size = 8, .grey = kQuiet, .suits = true}, x + width - from), from, end);
        }
        return;
    }
    // A number, with what it consists of beside it or, if there is no room, below it.
    const double from = x + kGap, room = width - kGap - kPad;  // A frame around it stays within the column.
    Words number =
        set(cell.words, {.size = 11, .bold = cell.marked, .book = true, .grey = grey, .side = Side::right}, room);
    const double wide = number.width(), tall = number.height();
    const bool beside = !cell.source.empty() && width >= kBesideColumn && wide < width / 3;
    double y = kPad / 2;
    if (cell.marked && !cell.words.empty()) {
        row.frames.push_back({from + room - wide - kPad, y + 1, wide + 2 * kPad - 0.5, tall - 1, 3, 0.9});
    }
    y = put(row, std::move(number), from, y);
    if (beside) {
        put(row, set(source, {.size = 8.5, .suits = true}, room - wide - kGap), from, kPad);
    } else if (!cell.source.empty()) {
        put(row, set(source, {.size = 7.5, .grey = kQuiet, .suits = true, .side = Side::right}, room), from, y);
    }
}

void Setter::operator()(const document::Log& log) {
    std::string chapter;
    for (const document::LogLine& line : log.lines) {
        if (line.chapter != chapter) {
            chapter = line.chapter;
            Row row;
            row.before = 2.5;
            put(row, set(chapter, {.size = kLogSize, .bold = true}, column()), 0, 0);
            row.stays_with_next = row.in_column = true;
            rows.push_back(std::move(row));
        }
        log_line(line);
    }
}

/// Returns what followed from an event. It stands behind the event in the same paragraph, unless something else does.
std::string consequences_of(const document::LogLine& line) {
    std::string words;
    for (const document::Remark& remark : line.remarks) {
        if (remark.kind == document::Remark::Kind::consequence) {
            words += (words.empty() ? "" : " · ") + (remark.drawn.empty() ? remark.sentence : remark.drawn);
        }
    }
    return words;
}

void Setter::log_line(const document::LogLine& line) {
    constexpr double kClock = 19, kApart = 3;
    constexpr std::size_t kFourDigits = 1'000;
    const double number = line.number < kFourDigits ? 15 : 19;
    constexpr double kSmall = 6.8;
    Row row;
    row.before = 0.4;
    row.in_column = true;
    const double left = number + kApart, width = column() - left - kClock - kApart;
    put(row, set(line.numeral(), {.size = kSmall, .grey = kQuiet, .side = Side::right}, number), 0, 1);
    const Look look{.size = kLogSize, .struck = line.refused || line.struck, .underlined = line.ruled, .suits = true};
    const bool has_more = !line.mark.empty() || std::ranges::any_of(line.remarks, [](const document::Remark& remark) {
        return remark.kind != document::Remark::Kind::consequence;
    });
    const std::string followed = consequences_of(line);
    double y =
        put(row, set(line.drawn.empty() ? line.words : line.drawn, look, width, has_more ? "" : followed), left, 0);
    if (!line.mark.empty()) {
        y = put(row, set(line.mark, {.size = kSmall, .bold = true}, width), left, y);
    }
    if (!line.clock.empty()) {
        put(row, set(line.clock, {.size = kSmall, .grey = kQuiet, .side = Side::right}, kClock), column() - kClock,
            1);
    }
    for (const document::Remark& remark : line.remarks) {
        if (remark.kind != document::Remark::Kind::consequence) {
            y = put(row,
                    set(remark.sentence, {.size = kSmall + 0.5, .grey = remark.label.empty() ? kQuiet : 0},
                        width - kApart),
                    left + kApart, y);
        }
    }
    if (has_more && !followed.empty()) {
        put(row, set(followed, {.size = kSmall, .grey = kQuiet, .suits = true}, width - kApart), left + kApart, y);
    }
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Versus& versus) {
    const double left = kAside, width = body_.width - left, gap = 2 * kGap;
    const auto sides = static_cast<double>(std::max<std::size_t>(1, versus.sides.size()));
    const double column = (width - 2 * kPad - gap * (sides - 1)) / sides;
    Row row;
    row.before = 8;
    double y = put(row, set(versus.title, {.size = 8.5, .bold = true, .marked = true}, width - 2 * kPad), left + kPad,
                   kPad) +
               2;
    double end = y, x = left + kPad;
    for (const document::Versus::Side& side : versus.sides) {
        double down = put(row, set(side.name, {.size = 8.5}, column), x, y);
        for (const std::string& line : side.lines) {
            down = put(row, set(line, {.size = 8.5, .grey = kQuiet}, column), x, down);
        }
        end = std::max(end, down);
        x += column + gap;
    }
    put(row, set(versus.outcome, {.size = 8.5}, width - 2 * kPad), left + kPad, end + 2);
    row.height += kPad;
    row.frames.push_back({left, 0, width, row.height, 3, 0.6});
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Figure& figure) {
    Row row;
    row.before = 6;
    row.figure = &figure;
    row.scale = std::min(figure.full_width ? body_.width / figure.width : std::min(1.0, body_.width / figure.width),
                         body_.height * 0.92 / figure.height);
    row.height = figure.height * row.scale;
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Photo& photo) {
    constexpr double kMostOfPage = 0.4;
    Row row;
    row.before = 10;
    row.photo = &photo;
    row.scale = std::min(body_.width / photo.width, body_.height * kMostOfPage / photo.height);
    row.height = photo.height * row.scale;
    put(row, set(photo.words, {.size = 8.5, .grey = kQuiet}, body_.width), 0, row.height + 2);
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Signatures& signatures) {
    constexpr std::size_t kAcross = 3;
    const auto across = std::min(kAcross, signatures.names.size());
    for (std::size_t i = 0; i < signatures.names.size(); i += across) {
        Row row;
        row.before = 40;
        const double width = (body_.width + 2 * kGap) / static_cast<double>(across);
        for (std::size_t k = i; k < std::min(signatures.names.size(), i + across); ++k) {
            const double x = width * static_cast<double>(k - i);
            row.rules.push_back({x, width - 2 * kGap, 0, 0.6});
            put(row, set(signatures.names[k], {.size = 8.5, .grey = kQuiet}, width - 2 * kGap), x, 2);
        }
        rows.push_back(std::move(row));
    }
}

}  // namespace

std::vector<Row> rows_of(const document::Document& document, const Typesetter& typesetter, PageSize body) {
    Setter setter(typesetter, body);
    document.book ? setter.title_page(document) : setter.title(document);
    for (const document::Block& block : document.blocks) {
        std::visit(setter, block);
    }
    return std::move(setter.rows);
}

}  // namespace castalia::publishing
