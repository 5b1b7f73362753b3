#include "core/export/count_list.h"

#include <algorithm>

#include "core/review/table_counts.h"

namespace castalia {

namespace {

/// One place of the table, with a row for each count.
class PlaceTable {
public:
    PlaceTable(const Session& session, const DocumentOptions& options, bool of_players)
        : options_(options), columns_(of_players ? session.names().size() : 1) {
        table_.columns.push_back({"", false, 1});
        for (std::size_t i = 0; i < columns_; ++i) {
            table_.columns.push_back({of_players ? session.names()[i] : "", true, 1});
        }
    }

    void add(const TableCount& count) {
        const std::string name = options_.translate(count.name);
        auto row = std::ranges::find_if(table_.rows, [&](const auto& one) { return one.front().words == name; });
        if (row == table_.rows.end()) {
            table_.rows.emplace_back(columns_ + 1);
            row = std::prev(table_.rows.end());
            row->front().words = name;
        }
        const std::size_t column = count.owner ? static_cast<std::size_t>(count.owner->index) : 0;
        row->at(column + 1) = {std::to_string(count.number) + "  ____", "", false, false};
    }
    document::Table take() { return std::move(table_); }

private:
    const DocumentOptions& options_;
    std::size_t columns_;
    document::Table table_;
};

}  // namespace

document::Document count_list_of(const Session& session, const DocumentOptions& options) {
    document::Document document = titled(session, options);
    document.foot = options.translate(say_count("What must lie on the table after {n} event",
                                                "What must lie on the table after {n} events",
                                                static_cast<long long>(session.plies())));
    const std::vector<TableCount> counts = review::counts_at(session, session.plies());
    const std::vector<review::CountLine> lines = review::lines_of(counts);
    for (auto line = lines.begin(); line != lines.end();) {
        const auto next = std::find_if(line, lines.end(), [&](const review::CountLine& other) {
            return other.place != line->place || other.owner.has_value() != line->owner.has_value();
        });
        PlaceTable table(session, options, line->owner.has_value());
        document.blocks.emplace_back(document::Heading{options.translate(line->place), false});
        for (; line != next; ++line) {
            for (const std::size_t count : line->counts) {
                table.add(counts[count]);
            }
        }
        document.blocks.emplace_back(table.take());
    }
    return document;
}

}  // namespace castalia
