#include "app/publishing/rows.h"

#include <algorithm>

#include "app/publishing/row_setter.h"

namespace castalia::publishing {

namespace {

constexpr double kAside = 24;
constexpr double kLogSize = 7.7;

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

std::string plain_words(const std::string& words) { return for_cairo(document::one_line(words)); }

}  // namespace

void Setter::title(const document::Document& document) {
    Row row;
    double y = 0;
    if (!document.over.empty()) {
        y = put(row, set(document.over, {.size = 9.5, .grey = kQuiet}, body_.width), 0, y,
                structure_.add(PartKind::paragraph));
    }
    y = put(row, set(document.title, {.size = 20, .bold = true, .book = true}, body_.width), 0, y,
            structure_.add(PartKind::title));
    if (!document.under.empty()) {
        put(row, set(document.under, {.size = 9.5}, body_.width), 0, y + 1, structure_.add(PartKind::paragraph));
    }
    rows.push_back(std::move(row));
}

/// Sets the title of a book in the middle, with air around it and a line beneath.
void Setter::title_page(const document::Document& document) {
    constexpr double kAbove = 0.07, kLine = 60;  // A part of the height of the page; points.
    Row row;
    double y = body_.height * kAbove;
    const auto add = [&](const std::string& words, Look look, double below, PartKind kind) {
        look.side = Side::middle;
        y = words.empty() ? y : put(row, set(words, look, body_.width), 0, y, structure_.add(kind)) + below;
    };
    add(document.over, {.size = 9.5, .grey = kQuiet}, 6, PartKind::paragraph);
    add(document.title, {.size = 26, .bold = true, .book = true}, 12, PartKind::title);
    row.rules.push_back({(body_.width - kLine) / 2, kLine, y, 1.1});
    y += 12;
    add(document.under, {.size = 9.5}, 0, PartKind::paragraph);
    row.height += body_.height * kAbove / 2;
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Heading& heading) {
    Row row;
    row.before = 13;
    put(row, set(heading.words, {.size = 13, .bold = true, .book = true}, body_.width), 0, 0,
        structure_.add(PartKind::heading));
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
            2 * kPad, structure_.add(PartKind::paragraph));
        row.height += 2 * kPad;
        row.frames.push_back({0.5, 0, body_.width - 1, row.height, 5, 1.2});
    } else {
        const bool small = paragraph.kind == Kind::small, aside = paragraph.kind == Kind::aside,
                   story = paragraph.kind == Kind::story;
        row.before = small ? 4 : story ? 6 : 8;
        double y = 0;
        if (!paragraph.lead.empty()) {
            y = put(row, set(paragraph.lead, {.size = 8.5, .bold = true}, body_.width), 0, 0,
                    structure_.add(PartKind::paragraph)) +
                1;
        }
        const double left = aside ? kAside : 0;
        put(row,
            set(paragraph.words,
                {.size = small || aside ? 8.5
                         : story        ? 10.5
                                        : 9.5,
                 .book = story,
                 .grey = small || aside ? kQuiet : 0,
                 .marked = story || aside},
                body_.width - left),
            left, y, structure_.add(PartKind::paragraph));
    }
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Facts& facts) {
    constexpr double kName = 90;
    const std::size_t list = structure_.add(PartKind::list);
    for (const auto& [name, value] : facts.lines) {
        const std::size_t item = structure_.add(PartKind::item, list);
        Row row;
        row.before = &name == &facts.lines.front().first ? 8 : 2;
        put(row, set(name, {.size = 9.5, .grey = kQuiet}, kName - kGap), 0, 0, structure_.add(PartKind::label, item));
        put(row, set(value, {.size = 9.5, .marked = true}, body_.width - kName), kName, 0,
            structure_.add(PartKind::body, item));
        rows.push_back(std::move(row));
    }
}

void Setter::operator()(const document::Log& log) {
    std::string chapter;
    std::size_t list = 0;
    for (const document::LogLine& line : log.lines) {
        if (line.chapter != chapter) {
            chapter = line.chapter;
            list = 0;
            Row row;
            row.before = 2.5;
            put(row, set(chapter, {.size = kLogSize, .bold = true}, column()), 0, 0,
                structure_.add(PartKind::subheading));
            row.stays_with_next = row.in_column = true;
            rows.push_back(std::move(row));
        }
        list = list == 0 ? structure_.add({.kind = PartKind::list, .numbered = true}) : list;
        log_line(line, list);
    }
}

void Setter::log_line(const document::LogLine& line, std::size_t list) {
    constexpr double kClock = 19, kApart = 3;
    constexpr std::size_t kFourDigits = 1'000;
    const double number = line.number < kFourDigits ? 15 : 19;
    constexpr double kSmall = 6.8;
    Row row;
    row.before = 0.4;
    row.in_column = true;
    const double left = number + kApart, width = column() - left - kClock - kApart;
    const std::size_t item = structure_.add(PartKind::item, list);
    put(row, set(line.numeral(), {.size = kSmall, .grey = kQuiet, .side = Side::right}, number), 0, 1,
        structure_.add(PartKind::label, item));
    const std::size_t body = structure_.add(PartKind::body, item);
    const auto paragraph = [&] { return structure_.add(PartKind::paragraph, body); };
    const Look look{.size = kLogSize, .struck = line.refused || line.struck, .underlined = line.ruled, .suits = true};
    const bool has_more = !line.mark.empty() || std::ranges::any_of(line.remarks, [](const document::Remark& remark) {
        return remark.kind != document::Remark::Kind::consequence;
    });
    const std::string followed = consequences_of(line);
    double y = put(row, set(line.drawn.empty() ? line.words : line.drawn, look, width, has_more ? "" : followed),
                   left, 0, body);
    if (!line.mark.empty()) {
        y = put(row, set(line.mark, {.size = kSmall, .bold = true}, width), left, y, paragraph());
    }
    if (!line.clock.empty()) {
        put(row, set(line.clock, {.size = kSmall, .grey = kQuiet, .side = Side::right}, kClock), column() - kClock, 1,
            body);
    }
    for (const document::Remark& remark : line.remarks) {
        if (remark.kind != document::Remark::Kind::consequence) {
            y = put(row,
                    set(remark.sentence, {.size = kSmall + 0.5, .grey = remark.label.empty() ? kQuiet : 0},
                        width - kApart),
                    left + kApart, y, paragraph());
        }
    }
    if (has_more && !followed.empty()) {
        put(row, set(followed, {.size = kSmall, .grey = kQuiet, .suits = true}, width - kApart), left + kApart, y,
            paragraph());
    }
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Versus& versus) {
    const double left = kAside, width = body_.width - left, gap = 2 * kGap;
    const auto sides = static_cast<double>(std::max<std::size_t>(1, versus.sides.size()));
    const double column = (width - 2 * kPad - gap * (sides - 1)) / sides;
    Row row;
    row.before = 8;
    const std::size_t box = structure_.add(PartKind::division);
    double y = put(row, set(versus.title, {.size = 8.5, .bold = true, .marked = true}, width - 2 * kPad), left + kPad,
                   kPad, structure_.add(PartKind::paragraph, box)) +
               2;
    double end = y, x = left + kPad;
    for (const document::Versus::Side& side : versus.sides) {
        double down = put(row, set(side.name, {.size = 8.5}, column), x, y, structure_.add(PartKind::paragraph, box));
        const std::size_t list = structure_.add(PartKind::list, box);
        for (const std::string& line : side.lines) {
            const std::size_t body = structure_.add(PartKind::body, structure_.add(PartKind::item, list));
            down = put(row, set(line, {.size = 8.5, .grey = kQuiet}, column), x, down, body);
        }
        end = std::max(end, down);
        x += column + gap;
    }
    put(row, set(versus.outcome, {.size = 8.5}, width - 2 * kPad), left + kPad, end + 2,
        structure_.add(PartKind::paragraph, box));
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
    row.picture = structure_.add({.kind = PartKind::figure, .text = alternative_text(figure)});
    rows.push_back(std::move(row));
}

void Setter::operator()(const document::Photo& photo) {
    constexpr double kMostOfPage = 0.4;
    Row row;
    row.before = 10;
    row.photo = &photo;
    row.scale = std::min(body_.width / photo.width, body_.height * kMostOfPage / photo.height);
    row.height = photo.height * row.scale;
    const std::size_t box = structure_.add(PartKind::division);
    row.picture = structure_.add({.kind = PartKind::figure, .within = box, .text = plain_words(photo.words)});
    put(row, set(photo.words, {.size = 8.5, .grey = kQuiet}, body_.width), 0, row.height + 2,
        structure_.add(PartKind::caption, box));
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
            put(row, set(signatures.names[k], {.size = 8.5, .grey = kQuiet}, width - 2 * kGap), x, 2,
                structure_.add(PartKind::paragraph));
        }
        rows.push_back(std::move(row));
    }
}

std::string alternative_text(const document::Figure& figure) {
    return plain_words(figure.alternative_text.empty() ? figure.name : figure.name + ": " + figure.alternative_text);
}

std::vector<Row> rows_of(const document::Document& document, const Typesetter& typesetter, PageSize body,
                         Structure& structure) {
    Setter setter(typesetter, body, structure);
    document.book ? setter.title_page(document) : setter.title(document);
    for (const document::Block& block : document.blocks) {
        std::visit(setter, block);
    }
    return std::move(setter.rows);
}

}  // namespace castalia::publishing
