// The transcript as Markdown.
#include "core/export/transcript.h"

namespace castalia {

namespace {

/// Words as they are: on one line, with everything that Markdown or HTML would take for its own made plain.
std::string plain(std::string_view words) {
    constexpr std::string_view kMarkup = "\\`*_{}[]<>#|~!";
    std::string text;
    for (const char c : words) {
        if (c == '\n' || c == '\r' || c == '\t') {
            text += ' ';
        } else if (c == '&') {
            text += "&amp;";
        } else {
            text += kMarkup.find(c) == std::string_view::npos ? "" : "\\";
            text += c;
        }
    }
    return text;
}

std::string row(const std::string& first, const std::vector<std::string>& cells) {
    std::string text = "| " + first + " |";
    for (const std::string& cell : cells) {
        text += " " + cell + " |";
    }
    return text + "\n";
}

std::string table_head(const std::string& first, const std::vector<std::string>& players) {
    std::vector<std::string> names, rules;
    for (const std::string& player : players) {
        names.push_back(plain(player));
        rules.push_back("---:");
    }
    return row(first, names) + row("---", rules);
}

std::string scoresheet(const Transcript& transcript) {
    std::string text = "## Scoresheet\n\n" + table_head("", transcript.players);
    for (const Scoresheet::Row& line : transcript.sheet.rows) {
        std::vector<std::string> cells;
        for (std::size_t seat = 0; seat < line.values.size(); ++seat) {
            std::string cell = number_text(line.values[seat], transcript.sheet.parts);
            cell = line.leader && line.leader->index == static_cast<int>(seat) ? "**" + cell + "**" : cell;
            const std::string source = seat < line.sources.size() ? english(line.sources[seat]) : "";
            cells.push_back(cell + (source.empty() ? "" : " (" + plain(source) + ")"));
        }
        text += row(plain(english(line.label)), cells);
    }
    text += "\n## How it is decided\n\n" + table_head("Step", transcript.players);
    for (const Scoresheet::Step& step : transcript.sheet.ladder) {
        std::vector<std::string> cells;
        for (const long long value : step.values) {
            cells.push_back(number_text(value, transcript.sheet.parts));
        }
        cells.resize(transcript.players.size());
        text += row(plain(english(step.label)) + (step.decided ? " (decided)" : ""), cells);
    }
    return text;
}

std::string told(const TranscriptLine& line) {
    std::string text = std::to_string(line.number) + ". " + plain(line.text);
    text += line.corrected ? " *(corrected)*" : "";
    text += line.note.empty() ? "" : "\n   - Note: " + plain(line.note);
    if (!line.refused.empty()) {
        text += "\n   - **Refused, left out of the play:** " + plain(line.refused) + " `" + line.clause + "`";
    } else if (!line.clause.empty()) {
        text += "\n   - **The table ruled it so:** " + plain(line.ruling) + " (against `" + line.clause + "`)";
    }
    for (const auto& [words, clause] : line.consequences) {
        text += "\n   - " + plain(words) + " `" + clause + "`";
    }
    return text + "\n";
}

}  // namespace

std::string write_markdown(const Session& session) {
    const Transcript transcript = transcript_of(session);
    std::string text = "# " + plain(transcript.title) + "\n\n";
    for (const auto& [name, value] : transcript.facts) {
        text += "- " + name + ": " + plain(value) + "\n";
    }
    text += "\n**" + plain(transcript.sentence) + "**\n\n" + scoresheet(transcript) + "\n## Log\n\n";
    for (const TranscriptLine& line : transcript.lines) {
        text += told(line);
    }
    return text;
}

}  // namespace castalia
