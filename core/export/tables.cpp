#include "core/export/tables.h"

#include <algorithm>

#include "core/session/record.h"

namespace castalia {

namespace {

std::string row(const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += (i == 0 ? "" : ",") + cells[i];
    }
    return line + "\r\n";
}

std::string word_of(const Json& event, const char* key) {
    const auto found = event.find(key);
    return found == event.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

/// Columns of text, as wide as their widest cell; the first to the left, numbers to the right.
class Columns {
public:
    void add(std::vector<std::string> cells) {
        widths_.resize(std::max(widths_.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths_[i] = std::max(widths_[i], code_points(cells[i]));
        }
        rows_.push_back(std::move(cells));
    }
    std::string text() const {
        std::string text;
        for (const auto& cells : rows_) {
            std::string line;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string space(widths_[i] - code_points(cells[i]), ' ');
                line += i == 0 ? cells[i] + space : "  " + space + cells[i];
            }
            text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return text;
    }

private:
    std::vector<std::vector<std::string>> rows_;
    std::vector<std::size_t> widths_;
};

std::vector<std::string> first_cell(const std::string& label) { return {label}; }

}  // namespace

std::string csv_cell(std::string_view words) {
    std::string text;
    if (!words.empty() && std::string_view("=+-@\t\r").find(words.front()) != std::string_view::npos) {
        text = "'";
    }
    text += words;
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

std::string write_csv(const Session& session) {
    std::string text = row({"index", "at", "player", "type", "text", "notation", "clause", "consequences", "note",
                            "ruling", "stands"});
    const Replay& replay = session.replay();
    for (std::size_t i = 0; i < replay.plies(); ++i) {
        const Step& step = replay.steps()[i];
        const Event& event = *step.entry.event;
        const Json json = write_event(event, session.line(), session.names());
        std::string clauses = step.refusal ? step.refusal->clause : "";
        std::string consequences;
        for (const Consequence& consequence : replay.story(i)) {
            clauses += (clauses.empty() ? "" : " ") + consequence.clause;
            consequences += (consequences.empty() ? "" : "; ") + english(consequence.text);
        }
        text += row({std::to_string(i), event.at ? rfc3339(*event.at) : "", csv_cell(word_of(json, "player")),
                     csv_cell(word_of(json, "type")), csv_cell(english(replay.describe(i))),
                     csv_cell(format_event(event, session.line(), session.names())), csv_cell(clauses),
                     csv_cell(consequences), csv_cell(event.note), csv_cell(event.ruling),
                     !step.stands ? "refused" : step.refusal ? "ruled" : "yes"});
    }
    return text;
}

std::string write_scoresheet(const Session& session) {
    const Scoresheet sheet = session.line().score(session.plies());
    Columns columns;
    auto head = first_cell(english(session.game().title));
    head.insert(head.end(), session.names().begin(), session.names().end());
    columns.add(head);
    for (const Scoresheet::Row& line : sheet.rows) {
        auto cells = first_cell(english(line.label));
        for (std::size_t seat = 0; seat < line.values.size(); ++seat) {
            const std::string source = seat < line.sources.size() ? english(line.sources[seat]) : "";
            const bool leads = line.leader && line.leader->index == static_cast<int>(seat);
            cells.push_back((source.empty() ? "" : source + "  ") + number_text(line.values[seat], sheet.parts) +
                            (leads ? " *" : "  "));
        }
        columns.add(cells);
    }
    columns.add({});
    for (const Scoresheet::Step& step : sheet.ladder) {
        auto cells = first_cell(english(step.label) + (step.decided ? " (decided)" : ""));
        for (const long long value : step.values) {
            cells.push_back(number_text(value, sheet.parts) + "  ");
        }
        columns.add(cells);
    }
    const bool abandoned = session.replay().status() == Status::abandoned;
    return columns.text() + "\n" +
           (abandoned ? english(say("The session was ended without a result")) : english(sheet.sentence)) + "\n";
}

}  // namespace castalia
