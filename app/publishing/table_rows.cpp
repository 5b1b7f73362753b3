// Tables as rows.
#include <algorithm>

#include "app/publishing/row_setter.h"
#include "core/document/fitted_names.h"

namespace castalia::publishing {

namespace {

using document::Cell;

constexpr double kLeastColumn = 62;    ///< A narrower column of numbers goes into a table of its own.
constexpr double kBesideColumn = 130;  ///< In a column of this width, sources stand beside their number.
constexpr double kHead = 8.5;          ///< The size of the heads of columns.

}  // namespace

void Setter::operator()(const document::Table& table) {
    // Columns that would be too narrow follow below, after the first column again: as many in each table, so that
    // none is left nearly empty.
    const double room = body_.width - std::max(kLeastColumn * 1.6, body_.width * 0.2);
    const auto least = [&](std::size_t i) { return kLeastColumn * std::max(0.7, table.columns[i].share); };
    const auto bands_of = [&](std::size_t most) {
        std::vector<std::vector<std::size_t>> bands{{0}};
        double taken = 0;
        for (std::size_t i = 1; i < table.columns.size(); ++i) {
            const bool full = taken + least(i) > room || bands.back().size() > most;
            if (full && bands.back().size() > 1) {
                bands.push_back({0});
                taken = 0;
            }
            taken += least(i);
            bands.back().push_back(i);
        }
        return bands;
    };
    const std::size_t others = table.columns.size() - 1;
    const auto fewest = bands_of(others);
    const auto even = bands_of((others + fewest.size() - 1) / fewest.size());
    const auto& bands = even.size() == fewest.size() ? even : fewest;
    for (const std::vector<std::size_t>& columns : bands) {
        band(table, columns);
        rows.back().height += &columns == &bands.back() ? 0 : kGap;
    }
}

/// Returns the heads of the columns of a band. Names above numbers that would be higher than a few lines are cut, and
/// then break within no word.
std::vector<std::string> Setter::heads_of(const document::Table& table, const std::vector<std::size_t>& columns,
                                          const std::function<double(std::size_t)>& width_of) const {
    constexpr double kMostLines = 3.5;
    const double most = kMostLines * set("M", {.size = kHead}).height();
    double room = body_.width;
    std::vector<std::string> heads, names;
    for (const std::size_t i : columns) {
        heads.push_back(table.columns[i].title);
        if (table.columns[i].numbers) {
            names.push_back(heads.back());
            room = std::min(room, width_of(i) - kGap - kPad);
        }
    }
    const auto is_low = [&](const std::string& words) { return set(words, {.size = kHead}, room).height() <= most; };
    const auto fits = [&](const std::string& words) {
        bool whole = is_low(words);
        for (std::size_t at = 0, end = 0; whole && at < words.size(); at = end + 1) {
            end = std::min(words.find_first_of(" -", at), words.size());
            whole = set(words.substr(at, end + 1 - at), {.size = kHead}).width() <= room;
        }
        return whole;
    };
    const std::vector<std::string> fitted = document::fitted_names(names, fits);
    for (std::size_t i = 0, name = 0; i < columns.size(); ++i) {
        if (table.columns[columns[i]].numbers) {
            heads[i] = is_low(heads[i]) ? heads[i] : fitted[name];
            ++name;
        }
    }
    return heads;
}

void Setter::band(const document::Table& table, const std::vector<std::size_t>& columns) {
    double shares = 0;
    for (const std::size_t i : columns) {
        shares += table.columns[i].share;
    }
    const bool titled = std::ranges::any_of(columns, [&](std::size_t i) { return !table.columns[i].title.empty(); });
    const auto width_of = [&](std::size_t i) { return body_.width * table.columns[i].share / shares; };
    const std::size_t grid = structure_.add(PartKind::table), heads = structure_.add(PartKind::row, grid);
    auto head = std::make_shared<Row>();
    const std::vector<std::string> titles = heads_of(table, columns, width_of);
    double x = 0;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const std::size_t i = columns[at];
        const bool numbers = table.columns[i].numbers;
        const double from = x > 0 ? x + kGap : 0, room = x + width_of(i) - from - (numbers ? kPad : 0);
        put(*head, set(titles[at], {.size = kHead, .grey = kQuiet, .side = numbers ? Side::right : Side::left}, room),
            from, kPad / 2, structure_.add(titles[at].empty() ? PartKind::cell : PartKind::column_head, heads));
        x += width_of(i);
    }
    head->height += kPad / 2;
    head->rules.push_back({0, body_.width, titled ? head->height : 0, 1.1});
    head->height = titled ? head->height : 1;
    head->stays_with_next = true;
    if (!titled) {
        head->placed.clear();
    }
    // On the next pages the head is decoration.
    const auto first = [&] {
        Row row;
        for (Placed& placed : head->placed) {
            row.placed.push_back({typesetter_.again(placed.words, pango_layout_get_text(placed.words.layout.get())),
                                  placed.x, placed.y, std::exchange(placed.part, kDecoration)});
        }
        row.rules = head->rules;
        row.height = head->height;
        row.stays_with_next = true;
        return row;
    };
    rows.push_back(first());
    for (const auto& cells : table.rows) {
        Row row;
        row.head = head;
        x = 0;
        const std::size_t line = structure_.add(PartKind::row, grid);
        for (const std::size_t i : columns) {
            const bool names_row = i == 0 && i < cells.size() && !cells[i].words.empty();
            const std::size_t part = structure_.add(names_row ? PartKind::row_head : PartKind::cell, line);
            if (i < cells.size()) {
                cell(row, cells[i], table.columns[i].numbers, x, width_of(i), part);
            }
            x += width_of(i);
        }
        row.height += kPad;
        row.rules.push_back({0, body_.width, row.height, 0.4});
        rows.push_back(std::move(row));
    }
}

void Setter::cell(Row& row, const Cell& cell, bool numbers, double x, double width, std::size_t part) {
    const double grey = cell.quiet ? 0.45 : 0;
    const std::string& source = cell.drawn_source.empty() ? cell.source : cell.drawn_source;
    const auto inside = [&](PartKind kind, std::size_t within) { return structure_.add(kind, within); };
    const std::size_t whole = cell.source.empty() ? part : inside(PartKind::paragraph, part);
    const std::size_t words = cell.marked ? inside(PartKind::strong, whole) : whole;
    const std::size_t small = cell.source.empty() ? part : inside(PartKind::paragraph, part);
    if (!numbers) {
        const double from = x > 0 ? x + kGap : 0;
        const double end =
            put(row, set(cell.words, {.size = 9.5, .bold = cell.marked, .grey = grey}, x + width - from), from, kPad,
                words);
        if (!cell.source.empty()) {
            put(row, set(source, {.size = 8, .grey = kQuiet, .suits = true}, x + width - from), from, end, small);
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
    y = put(row, std::move(number), from, y, words);
    if (beside) {
        put(row, set(source, {.size = 8.5, .suits = true}, room - wide - kGap), from, kPad, small);
    } else if (!cell.source.empty()) {
        put(row, set(source, {.size = 7.5, .grey = kQuiet, .suits = true, .side = Side::right}, room), from, y,
            small);
    }
}

}  // namespace castalia::publishing
