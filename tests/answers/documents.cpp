#include "core/export/chart_figure.h"
#include "core/export/chronicle.h"
#include "core/export/count_list.h"
#include "core/export/document.h"
#include "core/export/file_name.h"
#include "core/export/ledger.h"
#include "core/export/plays.h"
#include "core/export/review_blocks.h"
#include "core/export/scoresheet.h"
#include "core/export/tables.h"
#include "core/session/decisions.h"
#include "tests/answers/aspects.h"
#include "tests/answers/written_values.h"
#include "tests/support/games.h"

namespace castalia::answers {

namespace {

void print_document(std::ostream& out, document::Document document) {
    document.blocks.emplace_back(document::Photo{"the bytes of a JPEG", 40, 30, "The last round", 3});
    out << write_plain(document) << write_markdown(document) << write_html(document);
    for (const document::Block& block : document.blocks) {
        if (const auto* figure = std::get_if<document::Figure>(&block)) {
            line(out, *figure);
        }
    }
    line(out, words_of(document));
    line(out, document.over, document.foot, document.page, document.made, document.book);
}

std::vector<DocumentOptions> many_options() {
    std::vector<DocumentOptions> all(4);
    all[1].events = DocumentOptions::Events::all;
    all[1].table = all[1].trace = all[1].made_by = true;
    all[2].events = DocumentOptions::Events::none;
    all[2].course = all[2].sheet = false;
    all[2].signatures = true;
    all[2].ahead = [](Moment) { return std::chrono::minutes(90); };
    all[3].review = true;
    return all;
}

/// Writes the documents of the same session with other dates, without title and place, and ended early.
void print_other_headings(std::ostream& out, const Session& session) {
    for (int which = 0; which < 5; ++which) {
        Session other = copy_of(session);
        Heading& heading = other.heading();
        heading.started = which == 0 ? std::nullopt : heading.started;
        if (which == 1 || which == 2) {
            heading.ended = *heading.started + std::chrono::hours(which == 1 ? 0 : 7);
        } else if (which == 3) {
            heading.title = heading.place = "";
        } else if (which == 4 && other.replay().status() == Status::open) {
            const Json event{{"type", "abandon"}, {"reason", "the last bus"}};
            other.enter(Played{read_event(event, "event", other.playthrough(), other.names())}, *heading.started);
        }
        out << write_plain(scoresheet_of(other)) << write_boardgamegeek(play_of(other));
        for (const CsvTable table : {CsvTable::sessions, CsvTable::players}) {
            out << csv_rows(table, other);
        }
        line(out, file_name_of(other, "md"));
    }
}

void print_all_exports(std::ostream& out, const Session& session) {
    for (const DocumentOptions& options : many_options()) {
        print_document(out, scoresheet_of(session, options));
        if (const std::optional<document::Document> story = chronicle_of(session, options)) {
            print_document(out, *story);
        }
        if (session.game().counts) {
            print_document(out, count_list_of(session, options));
        }
        const std::vector<LedgerLine> ledger = ledger_lines(session);
        print_document(out,
                       ledger_of(ledger, [](const std::string& game) { return game_called(game).title; }, options));
        out << ledger_csv(ledger);
        const Play play = play_of(session, options);
        out << write_bgsplay(std::vector{play}) << bgstats_link(play) << write_boardgamegeek(play);
    }
    for (const CsvTable which : kCsvTables) {
        for (const CsvStyle& style : kCsvStyles) {
            out << csv_head(which, style) << csv_rows(which, session, style);
        }
    }
}

}  // namespace

void print_drawings(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    const Game& game = session.game();
    const Playthrough& table = session.playthrough();
    const auto print_figure = [&](std::size_t ply) {
        if (const auto figure = figure_of_table(session, ply, english)) {
            line(out, *figure, write_svg(*figure));
        }
    };
    for (std::size_t ply = 0; ply < session.plies(); ply += 4) {
        print_figure(ply);
    }
    print_figure(session.plies());
    if (game.layout) {
        line(out, game.layout(Players{session.heading().players}, session.heading().setup, english));
        line(out, game.layout(Players{session.heading().players}, Json::object(), english));
        line(out, game.layout(with_longer_names({session.heading().players}), Json::object(), english));
    }
    for (const BlankSheet& sheet : game.sheets) {
        line(out, sheet.name, sheet.label);
        print_document(out, sheet.draw(english));
    }
    if (game.curves) {
        line(out, game.curves(table));
    }
    if (game.series) {
        for (const Series& series : game.series(table)) {
            line(out, series);
            const std::optional<document::Figure> figure =
                figure_of_series(session, series, {{2, "1"}, {3, "2"}, {session.plies() / 2, "3"}}, {});
            line(out, figure, graph_of(session, series.key, {}));
        }
    }
    line(out, graph_of(session, "", {}), course_of(session, {}), course_of(session, {}, kNarrowChartWidth));
}

void print_exports(std::ostream& out, const Evening& evening) {
    print_all_exports(out, evening.session);
    print_all_exports(out, revised(evening));
    print_other_headings(out, evening.session);
}

}  // namespace castalia::answers
