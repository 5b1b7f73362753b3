#include "core/export/tables.h"

#include <algorithm>

#include "core/export/plays.h"
#include "core/export/taken_for_dates.h"
#include "core/session/record.h"
#include "core/session/table_time.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

using Cells = std::vector<TableCell>;
using Kind = TableCell::Kind;

std::string word_of(const Json& event, const char* key) {
    const auto found = event.find(key);
    return found == event.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

TableCell moment_cell(const std::optional<Moment>& moment) {
    return {moment ? rfc3339(*moment) : "", Kind::moment, moment};
}
TableCell words(std::string_view words) { return {std::string(words)}; }
TableCell counted(std::size_t number) { return {std::to_string(number), Kind::number}; }

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

/// Returns minutes with one decimal.
TableCell minutes(std::chrono::milliseconds time) {
    const auto tenth = std::chrono::round<std::chrono::duration<long long, std::ratio<6>>>(time).count();
    return {std::to_string(tenth / 10) + "." + std::to_string(tenth % 10), Kind::number};
}

/// Words for keys that programs read.
Text status_text(Status status) {
    return status == Status::finished    ? say("Finished")
           : status == Status::abandoned ? say("Ended without a result")
                                         : say("Still open");
}
Text outcome_text(GameOutcome outcome) {
    switch (outcome) {
        case GameOutcome::won: return say("won");
        case GameOutcome::lost: return say("lost");
        case GameOutcome::drawn: return say("drawn");
        case GameOutcome::none: break;
    }
    return say("neither won nor lost");
}

/// The rows of one session, whose scoresheet is calculated only once.
class Rows {
public:
    /// `for_people` tells what stands there; without it sentences are English and programs read keys.
    explicit Rows(const Session& session, const Translate* for_people = nullptr)
        : people_(for_people),
          session_(session),
          sheet_(session.playthrough().score(session.plies())),
          done_(sheet_.over && session.replay().status() != Status::abandoned) {
        if (session.game().results) {
            written_ = play_of(session);
        }
    }

    std::vector<Cells> sessions() const;
    std::vector<Cells> players() const;
    std::vector<Cells> events() const;
    std::vector<Cells> scores() const;
    TableRows rows(CsvTable table) const {
        switch (table) {
            case CsvTable::sessions: return sessions();
            case CsvTable::players: return players();
            case CsvTable::events: return events();
            case CsvTable::scores: break;
        }
        return scores();
    }

private:
    std::string translate(const Text& text) const { return people_ == nullptr ? english(text) : (*people_)(text); }
    /// Returns the key, or what it means to people.
    TableCell keyed(std::string_view key, const Text& meaning) const {
        return people_ == nullptr || key.empty() ? words(key) : words((*people_)(meaning));
    }
    TableCell yes(bool is_so) const { return keyed(is_so ? "yes" : "no", is_so ? say("yes") : say("no")); }
    TableCell outcome(GameOutcome outcome) const { return keyed(outcome_word(outcome), outcome_text(outcome)); }
    bool won(std::size_t seat) const {
        return done_ && std::ranges::find(sheet_.winners, Seat{static_cast<int>(seat)}) != sheet_.winners.end();
    }
    /// Returns the title; of a result without the board, which has a column of its own.
    std::string title() const {
        const std::string& title = session_.heading().title;
        return written_ && title == written_->game + ", " + written_->board ? written_->game : title;
    }
    TableCell rank(std::size_t seat) const;
    Cells event(std::size_t i) const;
    Cells thrown(const Event& event) const;
    TableCell id() const { return words(session_.heading().id); }
    TableCell name(std::size_t seat) const { return words(session_.names()[seat]); }
    /// Returns a value of the scoresheet, such as "12" or "12.5"; an empty cell for no value.
    TableCell points(long long value) const {
        return value == kNoNumber ? TableCell() : TableCell{number_text(value, sheet_.parts), Kind::number};
    }

    const Translate* people_;
    const Session& session_;
    Scoresheet sheet_;
    bool done_;
    std::optional<Play> written_;  ///< The result as it was written, for a game that was not logged here.
};

/// Returns the rank from 1; equals share the better one.
TableCell Rows::rank(std::size_t seat) const {
    std::size_t place = 1;
    for (const auto& equals : sheet_.ranking) {
        if (done_ && std::ranges::find(equals, Seat{static_cast<int>(seat)}) != equals.end()) {
            return counted(place);
        }
        place += equals.size();
    }
    return {};
}

std::vector<Cells> Rows::sessions() const {
    const Heading& heading = session_.heading();
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < heading.players.size(); ++seat) {
        if (won(seat)) {
            winners.push_back(heading.players[seat]);
        }
    }
    return {{id(), words(heading.game), words(heading.edition), words(title()), words(heading.place),
             moment_cell(heading.started), moment_cell(session_.ended()),
             keyed(status_word(session_.replay().status()), status_text(session_.replay().status())),
             words(joined(heading.players, "; ")), words(joined(winners, "; ")), yes(done_ && sheet_.shared),
             words(done_ ? sheet_.decided_by : ""), words(done_ ? translate(sheet_.sentence) : ""),
             counted(session_.plies()), minutes(table_time(session_).played()),
             words(written_ ? written_->game : translate(session_.game().title)),
             words(written_ ? written_->board : ""), words(written_ ? written_->comments : ""),
             done_ ? outcome(sheet_.outcome()) : TableCell()}};
}

std::vector<Cells> Rows::players() const {
    std::vector<Cells> rows;
    const auto scored = std::ranges::find_if(sheet_.ladder, [](const Scoresheet::Step& step) {
        return step.name != Scoresheet::kSaidByTable;  // Who won without points has no score.
    });
    const bool any = scored != sheet_.ladder.end();
    for (std::size_t seat = 0; seat < session_.names().size(); ++seat) {
        rows.push_back(
            {id(), counted(seat + 1), name(seat), rank(seat), done_ ? yes(won(seat)) : TableCell(),
             any ? points(scored->values[seat]) : TableCell(), any ? keyed(scored->name, scored->label) : TableCell(),
             words(written_ ? written_->players[seat].role : ""), words(written_ ? written_->players[seat].team : ""),
             done_ ? outcome(sheet_.outcome_of(Seat{static_cast<int>(seat)})) : TableCell()});
    }
    return rows;
}

/// Returns the cells of a throw; they are empty for dice that were logged one by one and for any other event.
Cells Rows::thrown(const Event& event) const {
    const auto* dice = std::get_if<FreeDice>(&event.what);
    if (dice == nullptr || !dice->thrown) {
        return Cells(6);
    }
    std::vector<std::string> values;
    for (const Die& die : dice->dice) {
        values.push_back(std::to_string(die.value));
    }
    if (!dice->initiative.empty()) {
        return {words(dice::canonical(*dice->thrown)), words(joined(values, " ")), {}, {}, {}, {}};
    }
    const dice::Outcome made = outcomes_of(*dice).front();
    const TableCell result{std::to_string(made.result), Kind::number};
    const std::optional<dice::Condition>& target = dice->thrown->target;
    return {words(dice::canonical(*dice->thrown)),
            words(joined(values, " ")),
            made.counts ? TableCell() : result,
            made.counts ? result : TableCell(),
            target ? TableCell{std::to_string(target->number), Kind::number} : TableCell(),
            !made.reached   ? TableCell()
            : *made.reached ? keyed("success", say("success"))
                            : keyed("failure", say("failure"))};
}

Cells Rows::event(std::size_t i) const {
    const Replay& replay = session_.replay();
    const Step& step = replay.steps()[i];
    const Event& event = *step.entry.event;
    const Json json = write_event(event, session_.playthrough(), session_.names());
    std::vector<std::string> clauses, consequences;
    if (step.refusal) {
        clauses.push_back(step.refusal->clause);
    }
    for (const Consequence& consequence : replay.story(i)) {
        clauses.push_back(consequence.clause);
        consequences.push_back(translate(consequence.text));
    }
    Cells row{id(),
              counted(i + 1),
              moment_cell(event.at),
              words(word_of(json, "player")),
              words(word_of(json, "type")),
              words(translate(replay.describe(i))),
              words(format_event(event, session_.playthrough(), session_.names())),
              words(joined(clauses, " ")),
              words(joined(consequences, "; ")),
              words(event.note),
              words(event.ruling),
              !step.stands   ? keyed("refused", say("refused, left out of the play"))
              : step.refusal ? keyed("ruled", say("against the rules, and the table let it stand"))
                             : yes(true)};
    std::ranges::move(thrown(event), std::back_inserter(row));
    return row;
}

std::vector<Cells> Rows::events() const {
    std::vector<Cells> rows;
    for (std::size_t i = 0; i < session_.plies(); ++i) {
        rows.push_back(event(i));
    }
    return rows;
}

std::vector<Cells> Rows::scores() const {
    std::vector<Cells> rows;
    const auto add = [&](const TableCell& part, std::size_t number, const std::string& label, const std::string& step,
                         std::size_t seat, long long value, const std::string& source, bool leads,
                         const std::string& clause) {
        rows.push_back({id(), part, counted(number + 1), words(step), words(label), counted(seat + 1), name(seat),
                        points(value), words(source), yes(leads), words(clause)});
    };
    const std::size_t seats = session_.names().size();
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
        const Scoresheet::Row& line = sheet_.rows[i];
        for (std::size_t seat = 0; seat < std::min(seats, line.values.size()); ++seat) {
            add(keyed("row", say("Points")), i, translate(line.label), "", seat, line.values[seat],
                seat < line.sources.size() ? translate(line.sources[seat]) : "",
                line.led_by(Seat{static_cast<int>(seat)}), line.clause);
        }
    }
    for (std::size_t i = 0; i < sheet_.ladder.size(); ++i) {
        const Scoresheet::Step& step = sheet_.ladder[i];
        for (std::size_t seat = 0; seat < seats; ++seat) {
            add(keyed("step", say("How it was decided")), i, translate(step.label), step.name, seat,
                step.values[seat], "", step.decided && won(seat), step.clause);
        }
    }
    return rows;
}

}  // namespace

std::string csv_cell(std::string_view words) {
    const bool calculated =
        !words.empty() && std::string_view("=+-@\t\r").find(words.front()) != std::string_view::npos;
    const bool quoted =
        std::ranges::any_of(words, [](char c) { return c == ',' || c == ';' || c == '"' || c == '\r' || c == '\n'; });
    std::string text(quoted ? "\"" : "");
    text += calculated ? "'" : "";
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = quoted ? words.find('"', from) : std::string_view::npos;
        text += words.substr(from, end - from);
        text += end == std::string_view::npos ? "" : "\"\"";
        from = end == std::string_view::npos ? words.size() : end + 1;
    }
    return quoted ? text + "\"" : text;
}

std::string_view csv_table_name(CsvTable table) {
    switch (table) {
        case CsvTable::sessions: return "sessions";
        case CsvTable::players: return "players";
        case CsvTable::events: return "events";
        case CsvTable::scores: break;
    }
    return "scores";
}

std::vector<std::string> table_columns(CsvTable table) {
    switch (table) {
        case CsvTable::sessions:
            return {"session", "game",      "edition", "title",    "place",      "started", "ended",
                    "status",  "players",   "winners", "shared",   "decided_by", "result",  "events",
                    "minutes", "game_name", "board",   "comments", "outcome"};
        case CsvTable::players:
            return {"session", "seat", "player", "rank", "won", "score", "score_is", "role", "team", "outcome"};
        case CsvTable::events:
            return {"session",    "index",  "at",           "player",    "type",   "text",
                    "notation",   "clause", "consequences", "note",      "ruling", "stands",
                    "expression", "values", "total",        "successes", "target", "outcome"};
        case CsvTable::scores: break;
    }
    return {"session", "part", "number", "step", "label", "seat", "player", "value", "source", "leads", "clause"};
}

namespace {

/// Returns the text of a cell. A number with a decimal comma stands in quotes, as words with a comma do.
std::string csv_field(const TableCell& cell, const CsvStyle& style) {
    if (cell.kind == Kind::words) {
        const bool changed =
            style.mark && (is_taken_for_date(cell.words, style.decimal) || is_changed_as_number(cell.words));
        return csv_cell(changed ? "'" + cell.words : cell.words);
    }
    std::string text = cell.words;
    if (cell.kind == Kind::number) {
        std::ranges::replace(text, '.', style.decimal);
    }
    return text.find(',') == std::string::npos ? text : "\"" + text + "\"";
}

}  // namespace

std::optional<CsvStyle> csv_style(std::string_view name) {
    const auto* found = std::ranges::find(kCsvStyles, name, &CsvStyle::name);
    return found == std::end(kCsvStyles) ? std::nullopt : std::optional(*found);
}

std::string csv_head(CsvTable table, const CsvStyle& style) {
    return (style.mark ? "\xEF\xBB\xBF" : "") +
           joined(table_columns(table), std::string(1, style.separator).c_str()) + "\r\n";
}

namespace {

SessionTables all_of(const Rows& rows) {
    SessionTables tables;
    for (const CsvTable table : kCsvTables) {
        tables.at(static_cast<std::size_t>(table)) = rows.rows(table);
    }
    return tables;
}

}  // namespace

TableRows table_rows(CsvTable table, const Session& session) { return Rows(session).rows(table); }
SessionTables tables_of(const Session& session) { return all_of(Rows(session)); }
SessionTables tables_for_people(const Session& session, const Translate& translate) {
    return all_of(Rows(session, &translate));
}

std::string csv_rows(CsvTable table, const Session& session, const CsvStyle& style) {
    return csv_text(table_rows(table, session), style);
}

std::string csv_text(const TableRows& rows, const CsvStyle& style) {
    std::string text;
    for (const Cells& row : rows) {
        for (const TableCell& cell : row) {
            text += (&cell == &row.front() ? "" : std::string(1, style.separator)) + csv_field(cell, style);
        }
        text += "\r\n";
    }
    return text;
}

}  // namespace castalia
