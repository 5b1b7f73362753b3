#include "core/export/tables.h"

#include <algorithm>

#include "core/session/record.h"
#include "core/session/table_time.h"

namespace castalia {

namespace {

std::string row_of(const std::vector<std::string>& cells, char separator) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += (i == 0 ? "" : std::string(1, separator)) + cells[i];
    }
    return line + "\r\n";
}

std::string word_of(const Json& event, const char* key) {
    const auto found = event.find(key);
    return found == event.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

std::string moment_cell(const std::optional<Moment>& moment) { return moment ? rfc3339(*moment) : ""; }
std::string yes(bool is_so) { return is_so ? "yes" : "no"; }

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

/// A number that is not whole, with one place. It stands in quotes where its sign is the comma.
std::string tenths(std::chrono::milliseconds time, char decimal) {
    const auto tenth = std::chrono::round<std::chrono::duration<long long, std::ratio<6>>>(time).count();
    return csv_cell(std::to_string(tenth / 10) + decimal + std::to_string(tenth % 10));
}

/// One session, its scoresheet worked out once.
class Rows {
public:
    Rows(const Session& session, const CsvStyle& style)
        : session_(session),
          sheet_(session.playthrough().score(session.plies())),
          style_(style),
          done_(sheet_.over && session.replay().status() != Status::abandoned) {}

    std::string sessions() const;
    std::string players() const;
    std::string events() const;
    std::string scores() const;

private:
    bool won(std::size_t seat) const {
        return done_ && std::ranges::find(sheet_.winners, Seat{static_cast<int>(seat)}) != sheet_.winners.end();
    }
    std::string row(const std::vector<std::string>& cells) const { return row_of(cells, style_.separator); }
    std::string rank(std::size_t seat) const;
    std::string event(std::size_t i) const;
    std::string id() const { return csv_cell(session_.heading().id); }
    std::string name(std::size_t seat) const { return csv_cell(session_.names()[seat]); }
    /// A value of the scoresheet: whole, or with a half behind the decimal sign.
    std::string points(long long value) const {
        std::string text = number_text(value, sheet_.parts);
        std::ranges::replace(text, '.', style_.decimal);
        return text.find(',') == std::string::npos ? text : "\"" + text + "\"";
    }

    const Session& session_;
    Scoresheet sheet_;
    const CsvStyle& style_;
    bool done_;
};

/// From 1; equals share the better place.
std::string Rows::rank(std::size_t seat) const {
    std::size_t place = 1;
    for (const auto& equals : sheet_.ranking) {
        if (done_ && std::ranges::find(equals, Seat{static_cast<int>(seat)}) != equals.end()) {
            return std::to_string(place);
        }
        place += equals.size();
    }
    return "";
}

std::string Rows::sessions() const {
    const Heading& heading = session_.heading();
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < heading.players.size(); ++seat) {
        if (won(seat)) {
            winners.push_back(heading.players[seat]);
        }
    }
    return row({id(), csv_cell(heading.game), csv_cell(heading.edition), csv_cell(heading.title),
                csv_cell(heading.place), moment_cell(heading.started), moment_cell(session_.ended()),
                std::string(status_word(session_.replay().status())), csv_cell(joined(heading.players, "; ")),
                csv_cell(joined(winners, "; ")), yes(done_ && sheet_.shared),
                csv_cell(done_ ? sheet_.decided_by : ""), csv_cell(done_ ? english(sheet_.sentence) : ""),
                std::to_string(session_.plies()), tenths(table_time(session_).played(), style_.decimal)});
}

std::string Rows::players() const {
    std::string text;
    for (std::size_t seat = 0; seat < session_.names().size(); ++seat) {
        const bool scored = !sheet_.ladder.empty() && seat < sheet_.ladder.front().values.size();
        text += row({id(), std::to_string(seat + 1), name(seat), rank(seat), done_ ? yes(won(seat)) : "",
                     scored ? points(sheet_.ladder.front().values[seat]) : "",
                     scored ? csv_cell(sheet_.ladder.front().name) : ""});
    }
    return text;
}

std::string Rows::event(std::size_t i) const {
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
        consequences.push_back(english(consequence.text));
    }
    return row({id(), std::to_string(i + 1), moment_cell(event.at), csv_cell(word_of(json, "player")),
                csv_cell(word_of(json, "type")), csv_cell(english(replay.describe(i))),
                csv_cell(format_event(event, session_.playthrough(), session_.names())),
                csv_cell(joined(clauses, " ")), csv_cell(joined(consequences, "; ")), csv_cell(event.note),
                csv_cell(event.ruling),
                !step.stands   ? "refused"
                : step.refusal ? "ruled"
                               : "yes"});
}

std::string Rows::events() const {
    std::string text;
    for (std::size_t i = 0; i < session_.plies(); ++i) {
        text += event(i);
    }
    return text;
}

std::string Rows::scores() const {
    std::string text;
    const auto add = [&](const char* part, std::size_t number, const std::string& label, const std::string& step,
                         std::size_t seat, long long value, const std::string& source, bool leads,
                         const std::string& clause) {
        text +=
            row({id(), part, std::to_string(number + 1), csv_cell(step), csv_cell(label), std::to_string(seat + 1),
                 name(seat), points(value), csv_cell(source), yes(leads), csv_cell(clause)});
    };
    const std::size_t seats = session_.names().size();
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
        const Scoresheet::Row& line = sheet_.rows[i];
        for (std::size_t seat = 0; seat < std::min(seats, line.values.size()); ++seat) {
            add("row", i, english(line.label), "", seat, line.values[seat],
                seat < line.sources.size() ? english(line.sources[seat]) : "",
                line.leader && line.leader->index == static_cast<int>(seat), line.clause);
        }
    }
    for (std::size_t i = 0; i < sheet_.ladder.size(); ++i) {
        const Scoresheet::Step& step = sheet_.ladder[i];
        for (std::size_t seat = 0; seat < std::min(seats, step.values.size()); ++seat) {
            add("step", i, english(step.label), step.name, seat, step.values[seat], "", step.decided && won(seat),
                step.clause);
        }
    }
    return text;
}

}  // namespace

std::string csv_cell(std::string_view words) {
    std::string text;
    if (!words.empty() && std::string_view("=+-@\t\r").find(words.front()) != std::string_view::npos) {
        text = "'";
    }
    text += words;
    if (text.find_first_of(",;\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
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

namespace {

std::vector<std::string> columns_of(CsvTable table) {
    switch (table) {
        case CsvTable::sessions:
            return {"session", "game",    "edition", "title",      "place",  "started", "ended",  "status",
                    "players", "winners", "shared",  "decided_by", "result", "events",  "minutes"};
        case CsvTable::players: return {"session", "seat", "player", "rank", "won", "score", "score_is"};
        case CsvTable::events:
            return {"session",  "index",  "at",           "player", "type",   "text",
                    "notation", "clause", "consequences", "note",   "ruling", "stands"};
        case CsvTable::scores: break;
    }
    return {"session", "part", "number", "step", "label", "seat", "player", "value", "source", "leads", "clause"};
}

}  // namespace

std::optional<CsvStyle> csv_style(std::string_view name) {
    const auto* found = std::ranges::find(kCsvStyles, name, &CsvStyle::name);
    return found == std::end(kCsvStyles) ? std::nullopt : std::optional(*found);
}

std::string csv_head(CsvTable table, const CsvStyle& style) {
    return (style.mark ? "\xEF\xBB\xBF" : "") + row_of(columns_of(table), style.separator);
}

std::string csv_rows(CsvTable table, const Session& session, const CsvStyle& style) {
    const Rows rows(session, style);
    switch (table) {
        case CsvTable::sessions: return rows.sessions();
        case CsvTable::players: return rows.players();
        case CsvTable::events: return rows.events();
        case CsvTable::scores: break;
    }
    return rows.scores();
}

}  // namespace castalia
