#include "core/export/ledger.h"

#include <algorithm>
#include <map>

#include "core/export/tables.h"
#include "core/session/table_time.h"

namespace castalia {

namespace {

std::string day_cell(const LedgerLine& line, const WallClock& reader) {
    const std::optional<Moment>& when = line.decision.at ? line.decision.at : line.started;
    return when ? written_day(day_on(*when, clock_of_table(line.utc_offset, reader))) : "";
}

std::string session_cell(const LedgerLine& line) {
    constexpr std::size_t kShort = 8;
    return line.title.empty() ? line.session.substr(0, kShort) : line.title;
}

}  // namespace

std::vector<LedgerClause> by_clause(std::vector<LedgerLine> lines) {
    std::map<std::string, std::vector<LedgerLine>> sorted;
    for (LedgerLine& line : lines) {
        std::string clause = line.decision.clause;
        sorted[std::move(clause)].push_back(std::move(line));
    }
    std::vector<LedgerClause> clauses;
    for (auto& [clause, of_clause] : sorted) {
        clauses.push_back({clause, std::move(of_clause)});
    }
    return clauses;
}

document::Document ledger_of(const std::vector<LedgerLine>& lines,
                             const std::function<Text(const std::string& game)>& game_title,
                             const DocumentOptions& options) {
    const auto translate = [&](const Text& text) { return options.translate(text); };
    document::Document document;
    document.title = translate(say("The ledger of rulings"));
    document.language = options.language;
    document.under = translate(
        say_count("{n} decision of the table", "{n} decisions of the table", static_cast<long long>(lines.size())));
    document.page = translate(say("Castalia, page {n} of {all}"));
    const std::vector<document::Column> columns{
        {translate(say("Day")), false, 2},     {translate(say("Game")), false, 2},
        {translate(say("Session")), false, 3}, {translate(say("Event")), true, 1},
        {translate(say("Player")), false, 2},  {translate(say("What happened")), false, 5},
        {translate(say("Ruling")), false, 4}};
    for (const LedgerClause& clause : by_clause(lines)) {
        document.blocks.emplace_back(document::Heading{
            clause.clause.empty() ? translate(say("Left to the judgement of the table")) : clause.clause, false});
        document::Table table{columns, {}};
        for (const LedgerLine& line : clause.lines) {
            std::vector<document::Cell> row;
            for (std::string& words :
                 std::vector<std::string>{day_cell(line, options.ahead), translate(game_title(line.game)),
                                          session_cell(line), std::to_string(line.decision.event + 1), line.player,
                                          translate(line.decision.what), line.decision.ruling}) {
                row.push_back({std::move(words), "", false, false, {}});
            }
            table.rows.push_back(std::move(row));
        }
        document.blocks.emplace_back(std::move(table));
    }
    if (lines.empty()) {
        document.blocks.emplace_back(
            document::Paragraph{translate(say("No table has decided anything against the rules."))});
    }
    return document;
}

std::string ledger_csv(std::span<const LedgerLine> lines) {
    std::string csv = "clause,game,session,title,started,event,player,at,what,ruling\r\n";
    for (const LedgerLine& line : lines) {
        const Decision& decision = line.decision;
        const std::string cells[] = {decision.clause,
                                     line.game,
                                     line.session,
                                     line.title,
                                     line.started ? rfc3339(*line.started) : "",
                                     std::to_string(decision.event + 1),
                                     line.player,
                                     decision.at ? rfc3339(*decision.at) : "",
                                     english(decision.what),
                                     decision.ruling};
        std::string row;
        for (const std::string& cell : cells) {
            row += (&cell == &cells[0] ? "" : ",") + csv_cell(cell);
        }
        csv += row + "\r\n";
    }
    return csv;
}

}  // namespace castalia
