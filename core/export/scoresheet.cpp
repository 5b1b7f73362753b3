#include "core/export/scoresheet.h"
#include "core/rules/text/wording.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "core/export/review_blocks.h"
#include "core/export/suit_words.h"
#include "core/export/table_words.h"
#include "core/export/wall_time.h"
#include "core/review/figure_history.h"
#include "core/session/chain.h"
#include "core/session/commentary_lines.h"
#include "core/session/played.h"
#include "core/session/thrown_dice.h"
#include "core/session/trace.h"

namespace castalia {

namespace {

using document::Cell;
using document::LogLine;
using document::Remark;
using document::Table;

/// Returns such a name as "draw.ends-turn" for "magnate.draw.ends-turn", because a log is of one game.
std::string_view short_clause(std::string_view clause) { return clause.substr(clause.find('.') + 1); }

class Maker {
public:
    Maker(const Session& session, const DocumentOptions& options)
        : session_(session),
          options_(options),
          sheet_(session.playthrough().score(session.plies())),
          abandoned_(session.replay().status() == Status::abandoned),
          trace_(options.trace ? trace_of(session) : std::vector<TracedEntry>()) {
        if (options.made_by && options.events == DocumentOptions::Events::all) {
            figures_.emplace(session, session.plies());
        }
    }

    document::Document document();

private:
    std::string translate(const Text& text) const { return options_.translate(text); }
    /// Returns the text with drawn suits; empty if it has none, or if the document does not show them.
    std::string drawn(const Text& text) const {
        const Text marked = options_.for_pages ? with_drawn_suits(text, session_.names()) : Text();
        return marked.empty() ? "" : translate(marked);
    }
    /// Returns a cell with a player's value; an empty one where there is none.
    Cell counted(const std::vector<long long>& values, std::size_t seat) const {
        const long long value = seat < values.size() ? values[seat] : kNoNumber;
        Cell cell{seat < values.size() ? translate(decimal(value, sheet_.parts)) : "", "", false, false};
        cell.value = value == kNoNumber ? std::nullopt : std::optional(std::stod(number_text(value, sheet_.parts)));
        return cell;
    }
    Table points() const;
    Table ladder() const;
    /// Adds the numbers of the log lines that made each figure of a line of the sheet. The figures stand in cells 1
    /// and on.
    void lead_back(std::vector<Cell>& cells, std::size_t line) const;
    std::string verdict(std::size_t step) const;
    Table last_table() const;
    document::Log log() const;
    LogLine line(std::size_t i) const;
    LogLine struck_line(const TracedEntry& traced) const;
    void remark_trace(LogLine& line, const TracedEntry& traced) const;
    void remark(LogLine& line, Remark::Kind kind, const Text& label, const std::string& words,
                const std::string& clause = "") const;
    std::string foot() const;
    void add_figure(std::vector<document::Block>& blocks) const;
    void add_log(std::vector<document::Block>& blocks) const;

    const Session& session_;
    const DocumentOptions& options_;
    Scoresheet sheet_;
    bool abandoned_;
    std::vector<TracedEntry> trace_;
    std::optional<review::FigureHistory> figures_;
    mutable ThrowRanks ranks_;
};

void Maker::lead_back(std::vector<Cell>& cells, std::size_t line) const {
    if (figures_) {
        for (const review::FigureChange& change : figures_->of(line)) {
            cells.at(static_cast<std::size_t>(change.seat.index) + 1).made_by.push_back(change.event + 1);
        }
    }
}

Table Maker::points() const {
    Table table;
    table.columns.push_back({"", false, session_.names().size() > 2 ? 1.2 : 0.6});
    for (const std::string& name : session_.names()) {
        table.columns.push_back({name, true});
    }
    for (const Scoresheet::Row& row : sheet_.rows) {
        std::vector<Cell> cells{{translate(row.label), "", false, false}};
        for (std::size_t seat = 0; seat < session_.names().size(); ++seat) {
            Cell cell = counted(row.values, seat);
            cell.source = seat < row.sources.size() ? translate(row.sources[seat]) : "";
            cell.drawn_source = seat < row.sources.size() ? drawn(row.sources[seat]) : "";
            cell.marked = row.led_by(Seat{static_cast<int>(seat)});
            cells.push_back(std::move(cell));
        }
        lead_back(cells, table.rows.size());
        table.rows.push_back(std::move(cells));
    }
    return table;
}

/// Returns the outcome of a step of the ladder, once the game is over.
std::string Maker::verdict(std::size_t step) const {
    if (!sheet_.over || abandoned_) {
        return "";
    }
    const Scoresheet::Step& here = sheet_.ladder[step];
    const auto deciding = std::ranges::find_if(sheet_.ladder, [](const auto& one) { return one.decided; });
    const auto before = static_cast<std::size_t>(deciding - sheet_.ladder.begin());
    if (step < before && deciding != sheet_.ladder.end() && deciding->name == Scoresheet::kSaidByTable) {
        return "";
    }
    if (step < before) {
        return deciding == sheet_.ladder.end() ? translate(say("equal")) : translate(say("equal, go on"));
    }
    if (step > before) {
        return translate(say("not needed"));
    }
    std::vector<Text> winners;
    for (const Seat winner : sheet_.winners) {
        winners.push_back(literally(session_.names()[static_cast<std::size_t>(winner.index)]));
    }
    if (winners.size() == 1 && here.values.size() == 2 && here.name != Scoresheet::kSaidByTable &&
        std::ranges::count(here.values, kNoNumber) == 0) {
        const long long by = std::abs(here.values[0] - here.values[1]);
        return translate(
            say("decided: {who} by {number}", {{"who", winners.front()}, {"number", decimal(by, sheet_.parts)}}));
    }
    return winners.empty() ? translate(say("decided")) : translate(say("decided: {who}", {{"who", listed(winners)}}));
}

Table Maker::ladder() const {
    Table table;
    table.columns.push_back({translate(say("Step")), false, 1.6});
    for (const std::string& name : session_.names()) {
        table.columns.push_back({name, true, 0.7});
    }
    const bool finished = sheet_.over && !abandoned_;
    if (finished) {
        table.columns.push_back({"", false, 1.2});
    }
    for (std::size_t step = 0; step < sheet_.ladder.size(); ++step) {
        const Scoresheet::Step& here = sheet_.ladder[step];
        const std::string verdict_here = verdict(step);
        const bool idle = finished && !here.decided && verdict_here == translate(say("not needed"));
        std::vector<Cell> cells{{std::to_string(step + 1) + ". " + translate(here.label), "", false, idle}};
        for (std::size_t seat = 0; seat < session_.names().size(); ++seat) {
            cells.push_back(counted(here.values, seat));
            cells.back().quiet = idle;
        }
        lead_back(cells, sheet_.rows.size() + step);
        if (finished) {
            cells.push_back({verdict_here, "", here.decided, idle});
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table Maker::last_table() const {
    Table table{{{"", false, 0.8}, {"", false, 1.6}}, {}};
    for (const Zone& zone : session_.playthrough().view(session_.plies()).zones) {
        std::vector<Text> pieces;
        for (const Piece& piece : zone.pieces) {
            pieces.push_back(piece_in_words(zone, piece));
        }
        table.rows.push_back(
            {{translate(zone.title), "", false, false},
             {pieces.empty() ? translate(say("nothing")) : translate(listed(pieces)), "", false, pieces.empty()}});
    }
    return table;
}

void Maker::remark(LogLine& line, Remark::Kind kind, const Text& label, const std::string& words,
                   const std::string& clause) const {
    const Text head = label.empty() || words.empty() ? label : say("{label}:", {{"label", label}});
    line.remarks.push_back({kind, head.empty() ? "" : translate(head), words, clause, ""});
    if (!options_.for_pages) {
        return;
    }
    Text sentence = literally(words);
    sentence = label.empty()   ? sentence
               : words.empty() ? label
                               : say("{label}: {words}", {{"label", label}, {"words", sentence}});
    const std::string_view cited =
        kind == Remark::Kind::consequence ? short_clause(clause) : std::string_view(clause);
    sentence =
        clause.empty() ? sentence : say("{words} ({clause})", {{"words", sentence}, {"clause", literally(cited)}});
    line.remarks.back().sentence = translate(sentence);
}

/// Adds every operation on an entry except entering it, with its time.
void Maker::remark_trace(LogLine& line, const TracedEntry& traced) const {
    for (const TraceChange& change : traced.changes) {
        const Text what = change_text(change, written_time(change.at, options_));
        if (const Text details = details_of(change, traced, session_); details.empty()) {
            remark(line, Remark::Kind::note, {}, translate(what));
        } else {
            remark(line, Remark::Kind::note, what, translate(details));
        }
    }
}

/// Returns the line of an event that is not in force any more, at its old place.
LogLine Maker::struck_line(const TracedEntry& traced) const {
    LogLine line;
    line.struck = true;
    line.chapter = session_.plies() == 0
                       ? ""
                       : translate(session_.playthrough().chapter(std::min(traced.step, session_.plies() - 1)));
    line.at = traced.event->at ? rfc3339(*traced.event->at) : "";
    line.clock = traced.event->at ? clock_time(*traced.event->at, options_) : "";
    line.words = translate(words_of(*traced.event, traced, session_, true));
    remark_trace(line, traced);
    return line;
}

LogLine Maker::line(std::size_t i) const {
    const Step& step = session_.replay().steps()[i];
    const Event& event = *step.entry.event;
    LogLine line;
    line.number = i + 1;
    line.chapter = translate(session_.playthrough().chapter(i));
    line.at = event.at ? rfc3339(*event.at) : "";
    line.clock = event.at ? clock_time(*event.at, options_) : "";
    const Text words = session_.replay().describe(i);
    line.words = translate(words);
    line.drawn = std::holds_alternative<MovePtr>(event.what) ? drawn(words) : "";
    line.mark = step.entry.corrected ? translate(say("corrected")) : "";
    if (const auto* dice = std::get_if<FreeDice>(&event.what); dice != nullptr && dice->by_app) {
        line.mark += (line.mark.empty() ? "" : ", ") + translate(say("rolled by the program"));
    }
    line.refused = !step.stands;
    line.ruled = step.stands && step.refusal;
    if (!event.note.empty()) {
        remark(line, Remark::Kind::note, say("Note"), event.note, "");
    }
    for (const CommentaryLine& added : commentary_lines(session_, step.entry.number)) {
        remark(line, Remark::Kind::note, added.label, translate(added.words), "");
    }
    if (line.refused) {
        remark(line, Remark::Kind::refusal, say("Refused, left out of the play"), translate(step.refusal->reason),
               step.refusal->clause);
    } else if (line.ruled) {
        remark(line, Remark::Kind::ruling, say("The table ruled it so"), event.ruling, step.refusal->clause);
    }
    for (const Consequence& consequence : session_.replay().story(i)) {
        remark(line, Remark::Kind::consequence, {}, translate(consequence.text), consequence.clause);
        if (const std::string suits = drawn(consequence.text); !suits.empty()) {
            line.remarks.back().drawn =
                translate(say("{words} ({clause})", {{"words", literally(suits)},
                                                     {"clause", literally(short_clause(consequence.clause))}}));
        }
    }
    if (const Text rank = ranks_.of(event); !rank.empty()) {
        remark(line, Remark::Kind::consequence, {}, translate(rank));
    }
    return line;
}

document::Log Maker::log() const {
    document::Log log;
    auto traced = trace_.begin();
    const auto strike_up_to = [&](std::size_t step) {
        for (; traced != trace_.end() && traced->step == step && !traced->in_force; ++traced) {
            log.lines.push_back(struck_line(*traced));
        }
    };
    for (std::size_t i = 0; i < session_.plies(); ++i) {
        strike_up_to(i);
        const bool has_trace = traced != trace_.end() && traced->step == i;
        const Step& step = session_.replay().steps()[i];
        const bool marked = step.refusal || step.entry.corrected || !step.entry.event->note.empty() ||
                            std::holds_alternative<Note>(step.entry.event->what) ||
                            !commentary_lines(session_, step.entry.number).empty();
        if (options_.events == DocumentOptions::Events::all || marked || has_trace) {
            log.lines.push_back(line(i));
            if (has_trace) {
                remark_trace(log.lines.back(), *traced);
            }
        }
        traced += has_trace ? 1 : 0;
    }
    strike_up_to(session_.plies());
    return log;
}

std::string Maker::foot() const {
    return translate(say("Session {id}", {{"id", literally(session_.heading().id)}})) + ". " +
           translate(say_count("{n} event", "{n} events", static_cast<long long>(session_.plies())));
}

void Maker::add_log(std::vector<document::Block>& blocks) const {
    const bool all = options_.events == DocumentOptions::Events::all;
    document::Log lines = options_.events == DocumentOptions::Events::none ? document::Log() : log();
    if (lines.lines.empty()) {
        return;
    }
    blocks.emplace_back(document::Heading{all ? translate(say("Log")) : translate(say("From the log")), false});
    for (const CommentaryLine& added : commentary_lines(session_, 0)) {
        blocks.emplace_back(
            document::Paragraph{translate(say("Before the first event. {told}", {{"told", added.sentence()}})),
                                document::Paragraph::Kind::small});
    }
    blocks.emplace_back(std::move(lines));
}

/// Adds the drawing of the table if it is not empty. One without a description describes the table.
void Maker::add_figure(std::vector<document::Block>& blocks) const {
    std::optional<document::Figure> figure = figure_of_table(session_, session_.plies(), options_.translate);
    if (!figure || figure->shapes.empty()) {
        return;
    }
    if (figure->alternative_text.empty()) {
        figure->alternative_text = translate(listed(zones_in_words(session_, session_.plies())));
    }
    blocks.emplace_back(document::Heading{figure->name, false});
    blocks.emplace_back(*std::move(figure));
}

document::Document Maker::document() {
    document::Document document = titled(session_, options_);
    document.foot = foot();
    auto& blocks = document.blocks;
    blocks.emplace_back(document::Paragraph{
        abandoned_ ? translate(say("The session was ended without a result")) : translate(sheet_.sentence),
        document::Paragraph::Kind::result});
    if (!session_.result_remark.empty()) {
        blocks.emplace_back(document::Paragraph{translate(session_.result_remark), document::Paragraph::Kind::small});
    }
    if (options_.sheet) {
        add_figure(blocks);
    }
    if (!sheet_.rows.empty()) {
        blocks.emplace_back(document::Heading{translate(say("Where every number came from")), false});
        blocks.emplace_back(points());
        if (std::ranges::any_of(sheet_.rows, [](const auto& row) { return !row.leaders.empty(); })) {
            blocks.emplace_back(document::Paragraph{
                translate(say("A mark stands at whoever is ahead in a row; equal values have none.")),
                document::Paragraph::Kind::small});
        }
    }
    if (!sheet_.ladder.empty()) {
        blocks.emplace_back(document::Heading{
            sheet_.over && !abandoned_ ? translate(say("How it was decided")) : translate(say("How it stands")),
            false});
        blocks.emplace_back(ladder());
    }
    if (options_.review) {
        std::ranges::move(review_blocks(session_, options_), std::back_inserter(blocks));
    } else if (std::optional<document::Figure> course =
                   options_.course ? course_of(session_, options_, kChartWidth, figures_ ? &*figures_ : nullptr)
                                   : std::nullopt) {
        blocks.emplace_back(document::Heading{course->name, false});
        blocks.emplace_back(std::move(*course));
    }
    if (session_.game().results != nullptr) {
        blocks.emplace_back(document::Heading{translate(say("What was written down")), false});
        blocks.emplace_back(last_table());
    } else if (options_.table) {
        blocks.emplace_back(document::Heading{translate(say("The table")), false});
        blocks.emplace_back(last_table());
    }
    add_log(blocks);
    blocks.emplace_back(
        document::Paragraph{translate(say("Fingerprint of the journal: {fingerprint}",
                                          {{"fingerprint", literally(fingerprint(head_of_chain(session_)))}})),
                            document::Paragraph::Kind::small});
    if (options_.signatures) {
        blocks.emplace_back(document::Signatures{session_.heading().players});
    }
    return document;
}

}  // namespace

document::Document scoresheet_of(const Session& session, const DocumentOptions& options) {
    return Maker(session, at_table_of(session.heading(), options)).document();
}

}  // namespace castalia
