#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace castalia {

/// Returns bytes that, compared as they are, put names in the order of a language: accents and case decide only
/// between names that are the same without them, and a letter that the language has of its own has its own place, as
/// ñ behind n in Spanish. Only equal names have equal bytes.
std::string sort_key(std::string_view language, const std::string& name);

/// Puts the rows in the order that a language gives to their names. Rows with the same name keep their order. This is
/// meant for lists that are shown whole: one that is read page by page keeps the order of the library (db/history).
template <class Row, class Name>
void sort_by_name(std::string_view language, std::vector<Row>& rows, Name name) {
    std::vector<std::pair<std::string, Row>> keyed;
    keyed.reserve(rows.size());
    for (Row& row : rows) {
        std::string key = sort_key(language, name(std::as_const(row)));
        keyed.emplace_back(std::move(key), std::move(row));
    }
    std::ranges::stable_sort(keyed, {}, &std::pair<std::string, Row>::first);
    std::ranges::transform(keyed, rows.begin(), [](auto& one) { return std::move(one.second); });
}

/// Puts the rows with the largest rank first, and equals in the order of their names.
template <class Row, class Rank, class Name>
void sort_by_rank_and_name(std::string_view language, std::vector<Row>& rows, Rank rank, Name name) {
    sort_by_name(language, rows, name);
    std::ranges::stable_sort(rows, std::greater{}, rank);
}

}  // namespace castalia
