// Lists in the cells of a table of plays, and names with their scores.
#include <algorithm>
#include <array>

#include "core/export/table_cells.h"
#include "core/rules/json/written_number.h"

namespace castalia::table_cells {

namespace {

/// Returns where the next separator stands that is not in brackets, as those of "Ann (1st, 41), Ben (2nd, 38)" are.
std::size_t next_separator(std::string_view cell, char separator) {
    int depth = 0;
    for (std::size_t at = 0; at < cell.size(); ++at) {
        if (depth == 0 && cell[at] == separator) {
            return at;
        }
        depth += cell[at] == '(' && cell.find(')', at) != std::string_view::npos ? 1 : 0;
        depth -= cell[at] == ')' && depth > 0 ? 1 : 0;
    }
    return std::string_view::npos;
}

/// Returns the parts of a cell between the separators, or the whole cell if there is none.
std::vector<std::string> parts(std::string_view cell, char separator) {
    std::vector<std::string> all;
    while (true) {
        const std::size_t end = separator == 0 ? std::string_view::npos : next_separator(cell, separator);
        all.push_back(trimmed(cell.substr(0, end)));
        if (end == std::string_view::npos) {
            return all;
        }
        cell.remove_prefix(end + 1);
    }
}

/// Returns the numbers of "10:8" or "10 - 8" if there are so many; otherwise the cell as a whole.
std::vector<std::string> points_in(std::string_view cell, std::size_t wanted) {
    for (const std::string_view sign : {":", "-", "–"}) {
        std::vector<std::string> points;
        for (std::string_view rest = cell; points.size() <= wanted;) {
            const std::size_t end = rest.find(sign);
            points.push_back(trimmed(rest.substr(0, end)));
            if (end == std::string_view::npos) {
                break;
            }
            rest.remove_prefix(end + sign.size());
        }
        const auto is_number = [](const std::string& part) {
            return !begins_with_sign(part) && is_number_or_sum(part);
        };
        if (points.size() == wanted && std::ranges::all_of(points, is_number)) {
            return points;
        }
    }
    return {trimmed(cell)};
}

}  // namespace

std::vector<std::string> list_in(std::string_view cell, std::size_t wanted) {
    constexpr std::string_view kSeparators = ";\n|,/&";
    const auto parts_by = [cell](char separator) { return parts(cell, separator).size(); };
    char separator = 0;
    for (const char c : kSeparators) {
        separator = separator == 0 && parts_by(c) > 1 ? c : separator;
    }
    const auto fits = std::ranges::find(kSeparators, wanted, parts_by);
    if (wanted > 1 && fits != kSeparators.end()) {
        // A comma may be the decimal mark: "13,5 / 12".
        const auto numbers = std::ranges::find_if(kSeparators, [&](char c) {
            return parts_by(c) == wanted && std::ranges::all_of(parts(cell, c), is_number_or_sum);
        });
        separator = numbers != kSeparators.end() ? *numbers : *fits;
    } else if (wanted > 1 && separator == 0) {
        return points_in(cell, wanted);
    } else if (wanted == 1) {
        separator = 0;
    }
    return parts(cell, separator);
}

namespace {

/// Returns where the next word stands that ends a list of names before its last one, as in "Ann, Ben and Cid", with
/// its length; nothing if there is none. Small letters alone: an E may stand for a name.
std::optional<std::pair<std::size_t, std::size_t>> next_and(std::string_view cell) {
    constexpr auto kWords =
        std::to_array<std::string_view>({"and", "und", "et", "y", "e", "&", "+", "vs", "vs.", "gegen", "contre"});
    std::size_t at = next_separator(cell, ' ');
    while (at != std::string_view::npos) {
        const std::size_t to = cell.find(' ', at + 1);
        if (to == std::string_view::npos) {
            break;
        }
        if (std::ranges::find(kWords, cell.substr(at + 1, to - at - 1)) != kWords.end()) {
            return std::pair(at, to - at);
        }
        const std::size_t next = next_separator(cell.substr(at + 1), ' ');
        at = next == std::string_view::npos ? next : at + 1 + next;
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> names_in(std::string_view cell) {
    std::vector<std::string> names = list_in(cell);
    const auto has_and = [](const std::string& name) { return next_and(name).has_value(); };
    if (std::find_if(names.begin(), std::prev(names.end()), has_and) != std::prev(names.end())) {
        return names;  // "Ann and Ben, Cid and Dora" are two pairs.
    }
    // With a comma before the last name, the word begins it.
    std::string rest = (names.size() > 1 ? " " : "") + names.back();
    names.pop_back();
    while (const auto found = next_and(rest)) {
        names.push_back(trimmed(std::string_view(rest).substr(0, found->first)));
        rest = rest.substr(found->first + found->second);
    }
    names.push_back(trimmed(rest));
    std::erase(names, "");
    return names;
}

std::pair<std::string, std::string> name_and_score(const std::string& words) {
    const bool round = words.ends_with(')');
    const std::size_t sign = words.find_last_of(round ? "(" : ":=");
    if (sign == std::string::npos || sign == 0) {
        return {words, ""};
    }
    const std::string score =
        trimmed(std::string_view(words).substr(sign + 1, words.size() - sign - (round ? 2 : 1)));
    const bool number = !score.empty() && score.find_first_not_of("0123456789+-.,½") == std::string::npos;
    return number ? std::pair(trimmed(std::string_view(words).substr(0, sign)), score)
                  : std::pair(words, std::string());
}

}  // namespace castalia::table_cells
