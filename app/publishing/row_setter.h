// Makes rows of the blocks of a document. For rows.cpp and table_rows.cpp only.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/publishing/rows.h"

namespace castalia::publishing {

inline constexpr double kQuiet = 0.33, kGap = 8;  ///< A grey, and the distance of columns.

/// Makes rows, block by block.
class Setter {
public:
    Setter(const Typesetter& typesetter, PageSize body, Structure& structure)
        : typesetter_(typesetter), body_(body), structure_(structure) {}

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
    /// Puts words of a part into a row, which grows to hold them. Returns where they end.
    static double put(Row& row, Words words, double x, double y, std::size_t part = kDecoration) {
        const double end = y + words.height();
        row.height = std::max(row.height, end);
        row.placed.push_back({std::move(words), x, y, part});
        return end;
    }
    std::vector<std::string> heads_of(const document::Table& table, const std::vector<std::size_t>& columns,
                                      const std::function<double(std::size_t)>& width_of) const;
    void band(const document::Table& table, const std::vector<std::size_t>& columns);
    void cell(Row& row, const document::Cell& cell, bool numbers, double x, double width, std::size_t part);
    void log_line(const document::LogLine& line, std::size_t list);
    double column() const { return (body_.width - kColumnGap) / 2; }

    const Typesetter& typesetter_;
    PageSize body_;
    Structure& structure_;
};

}  // namespace castalia::publishing
