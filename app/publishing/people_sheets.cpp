// The tables of sessions as people read them in a spreadsheet.
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "app/embedded/rules_lines.h"
#include "app/publishing/sheets.h"
#include "core/export/scoresheet.h"
#include "core/export/tables.h"
#include "core/export/wall_time.h"

namespace castalia {

namespace {

/// A column as people read it, made of one of those that programs read.
struct Column {
    enum class Kind { words, wrapped, time, rule, more_rules, session, title };
    std::string_view key;
    Text head;
    double width = 0;  ///< In letters.
    Kind kind = Kind::words;
};
using Kind = Column::Kind;

std::vector<Column> columns_of_sessions() {
    return {{"", say("Session"), 9, Kind::session},
            {"started", say("Began"), 18, Kind::time},
            {"game_name", say("Game"), 24},
            {"board", say("Board"), 14},
            {"title", say("Title"), 28, Kind::wrapped},
            {"place", say("Place"), 18, Kind::wrapped},
            {"players", say("Players"), 30, Kind::wrapped},
            {"winners", say("Winners"), 18, Kind::wrapped},
            {"result", say("Result"), 44, Kind::wrapped},
            {"status", say("State"), 14},
            {"outcome", say("How it came out"), 16},
            {"minutes", say("Minutes at the table"), 11},
            {"events", say("Events"), 9},
            {"ended", say("Ended"), 18, Kind::time},
            {"edition", say("Edition"), 10},
            {"comments", say("Comments"), 40, Kind::wrapped},
            {"session", say("Number of the session in the library"), 38}};
}
std::vector<Column> columns_of_players() {
    return {{"", say("Session"), 9, Kind::session},
            {"", say("Title"), 28, Kind::title},
            {"seat", say("Seat"), 7},
            {"player", say("Player"), 20},
            {"rank", say("Rank"), 7},
            {"won", say("Won"), 8},
            {"outcome", say("How it came out"), 16},
            {"score", say("Score"), 9},
            {"score_is", say("What the score counts"), 26},
            {"role", say("Role"), 16},
            {"team", say("Team"), 12}};
}
std::vector<Column> columns_of_events() {
    return {{"", say("Session"), 9, Kind::session},
            {"", say("Title"), 28, Kind::title},
            {"index", say("No."), 7},
            {"at", say("Time"), 20, Kind::time},
            {"player", say("Player"), 16},
            {"text", say("What happened"), 44, Kind::wrapped},
            {"consequences", say("What followed"), 52, Kind::wrapped},
            {"clause", say("Rule"), 28, Kind::rule},
            {"clause", say("More rules"), 28, Kind::more_rules},
            {"note", say("Note"), 34, Kind::wrapped},
            {"ruling", say("The table ruled it so"), 30, Kind::wrapped},
            {"stands", say("Stands"), 18},
            {"expression", say("Dice"), 14},
            {"values", say("They showed"), 14},
            {"total", say("Total"), 8},
            {"successes", say("Successes"), 10},
            {"target", say("Target"), 8},
            {"outcome", say("What the throw came to"), 14},
            {"notation", say("In notation"), 36, Kind::wrapped}};
}
std::vector<Column> columns_of_scores() {
    return {{"", say("Session"), 9, Kind::session},
            {"", say("Title"), 28, Kind::title},
            {"part", say("Part of the scoresheet"), 20},
            {"number", say("No."), 7},
            {"label", say("Line"), 30, Kind::wrapped},
            {"player", say("Player"), 20},
            {"value", say("Value"), 9},
            {"source", say("Where it came from"), 44, Kind::wrapped},
            {"leads", say("Ahead"), 8},
            {"clause", say("Rule"), 28, Kind::rule}};
}

/// Returns the columns for people. Those of a single session do not name it.
std::vector<Column> people_columns(CsvTable table, bool one_session) {
    std::vector<Column> columns = table == CsvTable::sessions  ? columns_of_sessions()
                                  : table == CsvTable::players ? columns_of_players()
                                  : table == CsvTable::events  ? columns_of_events()
                                                               : columns_of_scores();
    if (one_session) {
        std::erase_if(
            columns, [](const Column& column) { return column.kind == Kind::session || column.kind == Kind::title; });
    }
    return columns;
}

Text name_of_sheet(CsvTable table) {
    switch (table) {
        case CsvTable::sessions: return say("Sessions");
        case CsvTable::players: return say("Players");
        case CsvTable::events: return say("Events");
        case CsvTable::scores: break;
    }
    return say("Points");
}

/// Returns how far the clock of the table was ahead of UTC if it was so all the evening: "UTC+01:00".
std::optional<std::string> zone_of(const Session& session, const WallClock& reader) {
    const WallClock clock = clock_of_table(session.heading().utc_offset, reader);
    std::set<std::chrono::minutes> offsets;
    const auto add = [&](const std::optional<Moment>& moment) {
        if (moment) {
            offsets.insert(ahead_of_utc(*moment, clock));
        }
    };
    add(session.heading().started);
    add(session.ended());
    for (const Step& step : session.replay().steps()) {
        add(step.entry.event->at);
    }
    if (offsets.size() > 1) {
        return std::nullopt;
    }
    return !clock || offsets.empty() || offsets.begin()->count() == 0 ? "UTC"
                                                                      : "UTC" + utc_offset_text(*offsets.begin());
}

class SheetsForPeople final : public Spreadsheet::Sheets {
public:
    SheetsForPeople(SpreadsheetStyle style, const Session* only, Workbook::Rows rows)
        : Sheets(rows),
          style_(std::move(style)),
          one_session_(only != nullptr),
          cut_off_(style_.translate(say(" … [longer than a cell: the record has all of it]"))) {
        if (only != nullptr) {
            zone_ = zone_of(*only, style_.reader);
            first_ = tables_for_people(*only, style_.translate);
            DocumentOptions options;
            options.events = DocumentOptions::Events::none;
            options.course = options.sheet = options.for_pages = false;
            options.translate = style_.translate;
            options.ahead = style_.reader;
            write_sheet(book(), name(say("Scoresheet")), scoresheet_of(*only, options), style_.letter);
        }
        for (const CsvTable table : kCsvTables) {
            Sheet& sheet = all_.at(static_cast<std::size_t>(table));
            sheet.columns = people_columns(table, one_session_);
            if (only != nullptr) {
                leave_out_empty_columns(sheet, table, first_.value().at(static_cast<std::size_t>(table)));
            }
            for (const Column& column : sheet.columns) {
                sheet.cells.push_back(place_of(table, column));
            }
            sheet.name = name(name_of_sheet(table));
            begin(sheet, sheet.name);
        }
        begin_rules();
    }

    void add(const Session& session) override {
        ++sessions_;
        clock_ = clock_of_table(session.heading().utc_offset, style_.reader);
        title_ = session.heading().title.empty() ? style_.translate(session.game().title) : session.heading().title;
        const SessionTables tables =
            first_ ? *std::exchange(first_, std::nullopt) : tables_for_people(session, style_.translate);
        for (std::size_t table = 0; table < tables.size(); ++table) {
            Sheet& sheet = all_.at(table);
            for (const std::vector<TableCell>& row : tables.at(table)) {
                if (sheet.next >= LXW_ROW_MAX) {
                    end(sheet);
                    begin(sheet, cut(sheet.name, 25) + " " + std::to_string(++sheet.number));
                }
                write(sheet, row);
            }
        }
    }
    void end() override {
        for (Sheet& sheet : all_) {
            end(sheet);
        }
        if (rules_.size() > 0) {
            worksheet_autofilter(rules_sheet_, 0, 0, static_cast<lxw_row_t>(rules_.size()), 1);
        }
    }

private:
    struct Sheet {
        std::vector<Column> columns;
        std::vector<std::size_t> cells;  ///< The place of each column among those that programs read.
        std::string name;
        lxw_worksheet* made = nullptr;
        lxw_row_t next = 0;
        int number = 1;
    };

    static std::size_t place_of(CsvTable table, const Column& column) {
        const std::vector<std::string> keys = table_columns(table);
        return static_cast<std::size_t>(std::ranges::find(keys, column.key) - keys.begin());
    }
    /// Leaves out what no row has, such as dice in a game without any.
    static void leave_out_empty_columns(Sheet& sheet, CsvTable table, const TableRows& rows) {
        std::erase_if(sheet.columns, [&](const Column& column) {
            const std::size_t at = place_of(table, column);
            return std::ranges::none_of(rows, [&](const std::vector<TableCell>& row) {
                const std::string& words = row.at(at).words;
                return column.kind == Kind::more_rules ? words.find(' ') != std::string::npos : !words.empty();
            });
        });
        if (sheet.columns.empty()) {
            sheet.columns = people_columns(table, true);  // A session without events has the heads alone.
        }
    }
    /// Returns the first letters of a text.
    static std::string cut(const std::string& text, std::size_t letters) {
        std::size_t at = 0;
        for (; at < text.size() && letters > 0; --letters) {
            for (++at; at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;) {
                ++at;
            }
        }
        return text.substr(0, at);
    }
    /// Returns a name that a sheet may have: at most 31 letters, none of them with a meaning in formulas, and no
    /// other sheet is called so.
    std::string name(const Text& words) {
        constexpr std::size_t kMost = 31;
        std::string name = cut(style_.translate(words), kMost);
        std::ranges::replace_if(name, [](char c) { return std::string_view("[]:*?/\\'").find(c) < 8; }, ' ');
        while (!names_.insert(name).second) {
            name = cut(name, kMost - 1) + "_";
        }
        return name;
    }
    void prepare(lxw_worksheet* sheet) const {
        constexpr std::uint8_t kA4 = 9, kLetter = 1;
        worksheet_set_paper(sheet, style_.letter ? kLetter : kA4);
        worksheet_set_landscape(sheet);
        worksheet_fit_to_pages(sheet, 1, 0);
        worksheet_repeat_rows(sheet, 0, 0);
        worksheet_set_footer(sheet, "&C&P / &N");
        worksheet_freeze_panes(sheet, 1, 0);
    }
    /// Returns the head of a column of times. A cell has no zone, so the head says which clock it was.
    std::string timed(const Text& head) const {
        return style_.translate(say("{what} ({zone})", {{"what", head},
                                                        {"zone", zone_           ? literally(*zone_)
                                                                 : style_.reader ? say("clock of the table")
                                                                                 : literally("UTC")}}));
    }
    void begin(Sheet& sheet, const std::string& name_of_sheet) {
        sheet.made = book().sheet(name_of_sheet);
        sheet.next = 0;
        prepare(sheet.made);
        lxw_format* const head = book().look({.headed = true});
        lxw_col_t at = 0;
        bool any_time = false;
        for (const Column& column : sheet.columns) {
            any_time = any_time || column.kind == Kind::time;
            worksheet_set_column(sheet.made, at, at, column.width, nullptr);
            book().words(sheet.made, 0, at++,
                         column.kind == Kind::time ? timed(column.head) : style_.translate(column.head), head);
        }
        if (any_time && !zone_) {
            constexpr double kWide = 12;
            worksheet_set_column(sheet.made, at, at, kWide, nullptr);
            book().words(sheet.made, 0, at, style_.translate(say("That clock")), head);
        }
        ++sheet.next;
    }
    void end(Sheet& sheet) {
        // The notation is for typing, and would make everything else small on paper.
        const std::size_t printed = sheet.columns.size() - (sheet.columns.back().key == "notation" ? 1U : 0U);
        worksheet_print_area(sheet.made, 0, 0, std::max<lxw_row_t>(sheet.next, 2) - 1,
                             static_cast<lxw_col_t>(std::max<std::size_t>(printed, 1) - 1));
        worksheet_autofilter(sheet.made, 0, 0, std::max<lxw_row_t>(sheet.next, 2) - 1,
                             static_cast<lxw_col_t>(sheet.columns.size() - 1));
    }
    void begin_rules() {
        constexpr double kName = 34, kWords = 110;
        rules_name_ = name(say("Rules"));
        rules_sheet_ = book().sheet(rules_name_);
        prepare(rules_sheet_);
        worksheet_set_column(rules_sheet_, 0, 0, kName, nullptr);
        worksheet_set_column(rules_sheet_, 1, 1, kWords, nullptr);
        lxw_format* const head = book().look({.headed = true});
        book().words(rules_sheet_, 0, 0, style_.translate(say("Rule")), head);
        book().words(rules_sheet_, 0, 1, style_.translate(say("What it says")), head);
    }
    /// Returns the row of a clause on the sheet of rules, to which it comes when it is cited for the first time.
    std::size_t row_of(const std::string& clause) {
        const auto [known, is_new] = rules_.try_emplace(clause, rules_.size() + 1);
        if (is_new) {
            lxw_format* const wraps = book().look({.wraps = true});
            const auto row = static_cast<lxw_row_t>(known->second);
            book().words(rules_sheet_, row, 0, clause, wraps);
            book().words(rules_sheet_, row, 1, clause_sentence(clause, style_.language), wraps);
        }
        return known->second;
    }
    void write_rule(const Sheet& sheet, lxw_col_t at, const std::string& clauses, bool more) {
        const std::size_t end = std::min(clauses.find(' '), clauses.size());
        if (more) {
            if (end < clauses.size()) {
                book().words(sheet.made, sheet.next, at, clauses.substr(end + 1), made(wrapped_));
            }
            return;
        }
        for (std::size_t from = 0; from < clauses.size();) {
            const std::size_t to = std::min(clauses.find(' ', from), clauses.size());
            row_of(clauses.substr(from, to - from));
            from = to + 1;
        }
        const std::string first = clauses.substr(0, end);
        book().link(sheet.made, sheet.next, at, "'" + rules_name_ + "'!A" + std::to_string(row_of(first) + 1), first,
                    made(linked_));
    }
    void make_room(const Sheet& sheet, const std::vector<TableCell>& row) {
        std::size_t lines = 1;
        for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
            if (sheet.columns[i].kind == Kind::wrapped) {
                lines = std::max(lines, lines_in_cell(row.at(sheet.cells[i]).words, sheet.columns[i].width));
            }
        }
        if (lines > 1) {
            book().height(sheet.made, sheet.next, lines);
        }
    }
    void write(Sheet& sheet, const std::vector<TableCell>& row) {
        make_room(sheet, row);
        lxw_col_t at = 0;
        for (std::size_t i = 0; i < sheet.columns.size(); ++i, ++at) {
            const Column& column = sheet.columns[i];
            if (column.kind == Kind::session) {
                book().number(sheet.made, sheet.next, at, static_cast<double>(sessions_), nullptr);
            } else if (column.kind == Kind::title) {
                book().words(sheet.made, sheet.next, at, title_, nullptr);
            } else if (!row.at(sheet.cells[i]).words.empty()) {
                write(sheet, at, column, row.at(sheet.cells[i]));
            }
        }
        const auto timed_cell =
            std::ranges::find_if(row, [](const TableCell& cell) { return cell.moment.has_value(); });
        if (timed_cell != row.end() && !zone_) {
            book().words(sheet.made, sheet.next, at,
                         "UTC" + utc_offset_text(ahead_of_utc(*timed_cell->moment, clock_)), nullptr);
        }
        ++sheet.next;
    }
    void write(Sheet& sheet, lxw_col_t at, const Column& column, const TableCell& cell) {
        if (column.kind == Kind::rule || column.kind == Kind::more_rules) {
            write_rule(sheet, at, cell.words, column.kind == Kind::more_rules);
        } else if (cell.kind == TableCell::Kind::number) {
            book().number(sheet.made, sheet.next, at, std::stod(cell.words), made(plain_));
        } else if (!cell.moment ||
                   !book().moment(sheet.made, sheet.next, at, wall_time(*cell.moment, clock_), made(dated_))) {
            book().words(sheet.made, sheet.next, at, cell.words,
                         column.kind == Kind::wrapped ? made(wrapped_) : made(plain_), cut_off_);
        }
    }
    /// A look of very many cells. It comes into the file when a cell has it for the first time.
    struct CellLook {
        Workbook::Look wanted;
        lxw_format* made = nullptr;
    };
    lxw_format* made(CellLook& look) { return look.made = look.made ? look.made : book().look(look.wanted); }

    SpreadsheetStyle style_;
    bool one_session_;
    std::string cut_off_;              ///< Ends a text that is longer than a cell.
    std::optional<std::string> zone_;  ///< The zone of every time, if it is one.
    std::set<std::string> names_;
    std::array<Sheet, std::size(kCsvTables)> all_{};
    std::map<std::string, std::size_t> rules_;
    std::string rules_name_;
    lxw_worksheet* rules_sheet_ = nullptr;
    std::size_t sessions_ = 0;
    std::optional<SessionTables> first_;  ///< The tables of the only session, until it is added.
    WallClock clock_;                     ///< That of the session that is added.
    std::string title_;                   ///< Its title, or its game.
    CellLook plain_{{}}, wrapped_{{.wraps = true}}, linked_{{.linked = true}},
        dated_{{.number = "yyyy-mm-dd hh:mm:ss"}};
};

}  // namespace

std::unique_ptr<Spreadsheet::Sheets> sheets_for_people(SpreadsheetStyle style, const Session* only,
                                                       Workbook::Rows rows) {
    return std::make_unique<SheetsForPeople>(std::move(style), only, rows);
}

}  // namespace castalia
