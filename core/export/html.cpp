// The transcript as one HTML page.
#include "core/export/transcript.h"

namespace castalia {

namespace {

constexpr std::string_view kHead = R"(<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<style>
:root { --page: #FBFCFA; --text: #14252A; --second: #44575C; --line: #BAC6C2; --ruling: #6A3C9C; --refusal: #A1232B;
        --won: #F9E2A9; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1A2428; --text: #F1F4EF; --second: #AEBDBB; --line: #33434A; --ruling: #CDB0F7; --refusal: #FF9A91;
          --won: #4D380B; }
}
@media print {
  :root { --page: #FFFFFF; --text: #000000; --second: #333333; --line: #999999; --ruling: #4A2A6C; --refusal: #7A1118;
          --won: #EEEEEE; }
  li, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  body { margin: 0; max-width: none; }
}
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem;
       margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0; }
dt, time, code, .source { color: var(--second); } dd { margin: 0; }
.sentence { font-size: 1.2rem; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; } .lead { background: var(--won); font-weight: bold; }
.source { display: block; font-size: .85rem; font-weight: normal; }
ol { padding-left: 2.6rem; } ol > li { margin: .4rem 0; } ul { list-style: none; padding-left: 1rem; margin: 0; }
code { font-size: .8rem; } time { font-size: .85rem; }
.ruling { color: var(--ruling); } .ruled { text-decoration: underline dotted var(--ruling) 2px; }
.refusal { color: var(--refusal); } .refused { text-decoration: line-through; }
</style>
)";

std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        switch (c) {
            case '&': text += "&amp;"; break;
            case '<': text += "&lt;"; break;
            case '>': text += "&gt;"; break;
            case '"': text += "&quot;"; break;
            case '\'': text += "&#39;"; break;
            case '\n': text += "<br>"; break;
            default: text += c;
        }
    }
    return text;
}

/// Words of the table: whichever way they run, what stands around them stays where it is.
std::string table_words(std::string_view words) { return "<bdi>" + escaped(words) + "</bdi>"; }

std::string element(const std::string& tag, const std::string& inside, const std::string& style = {}) {
    return "<" + tag + (style.empty() ? "" : " class=\"" + style + "\"") + ">" + inside + "</" + tag + ">";
}

std::string table_head(const std::string& first, const std::vector<std::string>& players) {
    std::string cells = "<th scope=\"col\">" + first + "</th>";
    for (const std::string& player : players) {
        cells += "<th scope=\"col\">" + table_words(player) + "</th>";
    }
    return "<thead>" + element("tr", cells) + "</thead>\n";
}

std::string score_rows(const Transcript& transcript) {
    std::string rows;
    for (const Scoresheet::Row& line : transcript.sheet.rows) {
        std::string cells = "<th scope=\"row\">" + escaped(english(line.label)) + "</th>";
        for (std::size_t seat = 0; seat < line.values.size(); ++seat) {
            const std::string source = seat < line.sources.size() ? escaped(english(line.sources[seat])) : "";
            const bool leads = line.leader && line.leader->index == static_cast<int>(seat);
            cells += element("td", number_text(line.values[seat], transcript.sheet.parts) +
                                       (source.empty() ? "" : element("span", source, "source")),
                             leads ? "lead" : "");
        }
        rows += element("tr", cells) + "\n";
    }
    return rows;
}

std::string ladder_rows(const Transcript& transcript) {
    std::string rows;
    for (const Scoresheet::Step& step : transcript.sheet.ladder) {
        std::string cells = "<th scope=\"row\">" + escaped(english(step.label)) + (step.decided ? " (decided)" : "") + "</th>";
        for (std::size_t seat = 0; seat < transcript.players.size(); ++seat) {
            cells += element("td", seat < step.values.size() ? number_text(step.values[seat], transcript.sheet.parts) : "",
                             step.decided ? "lead" : "");
        }
        rows += element("tr", cells) + "\n";
    }
    return rows;
}

std::string told(const TranscriptLine& line) {
    const bool ruled = line.refused.empty() && !line.clause.empty();
    std::string text = element("span", escaped(line.text), !line.refused.empty() ? "refused" : ruled ? "ruled" : "");
    text += line.at.empty() ? "" : " <time datetime=\"" + line.at + "\">" + line.at + "</time>";
    text += line.corrected ? " " + element("span", "corrected", "ruling") : "";
    std::string beneath;
    if (!line.note.empty()) {
        beneath += element("li", "Note: " + table_words(line.note));
    }
    if (!line.refused.empty()) {
        beneath += element("li", "Refused, left out of the play: " + escaped(line.refused) + " " +
                                     element("code", escaped(line.clause)), "refusal");
    } else if (ruled) {
        beneath += element("li", "The table ruled it so: " + table_words(line.ruling) + " " +
                                     element("code", escaped(line.clause)), "ruling");
    }
    for (const auto& [words, clause] : line.consequences) {
        beneath += element("li", escaped(words) + " " + element("code", escaped(clause)));
    }
    return element("li", text + (beneath.empty() ? "" : "\n" + element("ul", beneath))) + "\n";
}

}  // namespace

std::string write_html(const Session& session) {
    const Transcript transcript = transcript_of(session);
    std::string text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n" + std::string(kHead) +
                       element("title", escaped(transcript.title)) + "\n</head>\n<body>\n" +
                       element("h1", table_words(transcript.title)) + "\n<dl>\n";
    for (const auto& [name, value] : transcript.facts) {
        text += element("dt", escaped(name)) + element("dd", table_words(value)) + "\n";
    }
    text += "</dl>\n" + element("p", escaped(transcript.sentence), "sentence") + "\n<h2>Scoresheet</h2>\n<table>\n" +
            table_head("", transcript.players) + "<tbody>\n" + score_rows(transcript) +
            "</tbody>\n</table>\n<h2>How it is decided</h2>\n<table>\n" + table_head("Step", transcript.players) +
            "<tbody>\n" + ladder_rows(transcript) + "</tbody>\n</table>\n<h2>Log</h2>\n<ol>\n";
    for (const TranscriptLine& line : transcript.lines) {
        text += told(line);
    }
    return text + "</ol>\n</body>\n</html>\n";
}

}  // namespace castalia
