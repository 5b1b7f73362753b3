#include "app/publishing/export_formats.h"

#include <algorithm>
#include <ctime>

#include "app/publishing/epub.h"
#include "app/publishing/qr.h"
#include "app/publishing/wall.h"
#include "core/export/chronicle.h"
#include "core/session/record.h"

namespace castalia {

namespace {

using Events = DocumentOptions::Events;

constexpr double kWhole = 100;  ///< One whole in per cent.

std::string pdf(const Session& session, const ExportOptions& options) {
    return write_large_pdf(sheet_of(session, options), options.paper, options.text / kWhole, options.report_loss);
}
std::string html(const Session& session, const ExportOptions& options) {
    ExportOptions linked = options;
    linked.options.made_by = true;
    linked.options.for_pages = false;
    return document::write_html(sheet_of(session, linked));
}
/// Returns the document without drawings, which forums and terminals cannot show.
document::Document undrawn(const Session& session, ExportOptions options) {
    options.options.course = options.options.sheet = options.options.for_pages = options.code = false;
    options.photos = {};
    return sheet_of(session, options);
}
std::string markdown(const Session& session, const ExportOptions& options) {
    return document::write_markdown(undrawn(session, options));
}
std::string epub(const Session& session, const ExportOptions& options) {
    ExportOptions linked = options;
    linked.options.made_by = true;
    linked.options.for_pages = linked.code = false;
    return write_epub(sheet_of(session, linked));
}
std::string score(const Session& session, const ExportOptions& options) {
    return document::write_plain(undrawn(session, options));
}
std::string csv(const Session& session, const ExportOptions& options) {
    return csv_head(options.table, options.csv) + csv_rows(options.table, session, options.csv);
}
std::string xlsx(const Session& session, const ExportOptions& options) {
    return write_xlsx(session, spreadsheet_style(options));
}
std::string record(const Session& session, const ExportOptions& options) {
    return write_record(session, options.options.trace || session.traced);
}
std::string text(const Session& session, const ExportOptions& options) {
    return write_text(session, options.options.trace || session.traced);
}
std::string bgsplay(const Session& session, const ExportOptions& options) {
    const Play play = play_of(session, options.options);
    return write_bgsplay({&play, 1});
}
std::string link(const Session& session, const ExportOptions& options) {
    return bgstats_link(play_of(session, options.options)) + "\n";
}
std::string boardgamegeek(const Session& session, const ExportOptions& options) {
    return write_boardgamegeek(play_of(session, options.options), options.options.translate);
}
/// Returns what stands where the code would be that the link is too long for.
Text too_long_text() {
    return say(
        "For BG Stats: the names and comments of this session are too long for a code. Send the link instead, or "
        "the play as a file.");
}

template <WallForm Form>
std::string wall(const Session& session, const ExportOptions& options) {
    WallSheet wall = wall_sheet_of(session, options.options);
    if (options.code) {
        constexpr double kAcross = 150;
        const auto code = qr_of(bgstats_link(play_of(session, options.options)));
        if (code) {
            wall.code = figure_of(
                *code, options.options.translate(say("For BG Stats: point the phone’s camera here")), kAcross);
        } else {
            wall.no_code = options.options.translate(too_long_text());
        }
    }
    const Paper paper = options.paper == Paper::booklet          ? Paper::a4
                        : options.paper == Paper::letter_booklet ? Paper::letter
                                                                 : options.paper;
    wall.text = options.text / kWhole;
    return write_wall(wall, paper, options.ink, Form, options.report_loss);
}
std::string board(const Session& session, const ExportOptions& options) { return options.draw(session); }

template <std::string (*Write)(const document::Document&)>
std::string without_paper(const document::Document& document, Paper) {
    return Write(document);
}

constexpr Choices kOfWall{.paper = true, .ink = true, .code = true};
constexpr Choices kOfWords{.contents = true, .trace = true, .copied = true};

/// Adds the link for BG Stats as a code, or says why there is none.
void add_code(const Session& session, const ExportOptions& options, document::Document& document) {
    constexpr double kAcross = 150;
    const auto code = qr_of(bgstats_link(play_of(session, options.options)));
    const std::string name =
        options.options.translate(code ? say("For BG Stats: point the phone’s camera here") : too_long_text());
    if (!code) {
        document.blocks.emplace_back(document::Paragraph{name, document::Paragraph::Kind::small});
        return;
    }
    document.blocks.emplace_back(document::Heading{name, false});
    document.blocks.emplace_back(figure_of(*code, name, kAcross));
}

}  // namespace

SpreadsheetStyle spreadsheet_style(const ExportOptions& options) {
    return {options.for_programs,
            options.options.translate,
            options.options.language,
            options.options.ahead,
            options.paper == Paper::letter || options.paper == Paper::letter_booklet,
            options.report_loss};
}

document::Document sheet_of(const Session& session, const ExportOptions& options) {
    std::optional<document::Document> chronicle =
        options.chronicle.value_or(false) ? chronicle_of(session, options.options) : std::nullopt;
    document::Document document = chronicle ? std::move(*chronicle) : scoresheet_of(session, options.options);
    std::vector<document::Photo> photos;
    if (options.photos) {
        photos = options.photos(session);
    }
    if (!photos.empty()) {
        document.blocks.emplace_back(document::Heading{options.options.translate(say("Photos of the table"))});
        std::ranges::move(photos, std::back_inserter(document.blocks));
    }
    if (options.code) {
        add_code(session, options, document);
    }
    return document;
}

DocumentOptions::Events ExportFormat::events(const ExportOptions& options) const {
    return options.events.value_or(options.options.review || options.options.trace ? Events::all : usual_events);
}

std::string ExportFormat::bytes(const Session& session, ExportOptions wanted) const {
    wanted.options.events = events(wanted);
    wanted.chronicle = wanted.chronicle.value_or(usually_chronicle);
    return write(session, wanted);
}

const std::vector<ExportFormat>& export_formats() {
    static const std::vector<ExportFormat> list{
        {"pdf",
         say("Scoresheet to print (PDF)"),
         "pdf",
         Events::marked,
         false,
         pdf,
         {.paper = true,
          .contents = true,
          .trace = true,
          .photos = true,
          .code = true,
          .signatures = true,
          .printed = true},
         write_pdf},
        {"wall", say("Sheet for the wall (PDF)"), "wall.pdf", Events::none, false, wall<WallForm::pdf>, kOfWall},
        {"wall-svg", say("Sheet for the wall (SVG)"), "wall.svg", Events::none, false, wall<WallForm::svg>, kOfWall},
        {"wall-png", say("Sheet for the wall (PNG)"), "wall.png", Events::none, false, wall<WallForm::png>, kOfWall},
        {"html",
         say("Web page"),
         "html",
         Events::all,
         true,
         html,
         {.contents = true, .trace = true, .photos = true, .code = true, .copied = true},
         without_paper<document::write_html>},
        {"epub",
         say("Book for readers (EPUB)"),
         "epub",
         Events::all,
         true,
         epub,
         {.contents = true, .trace = true, .photos = true}},
        {"markdown", say("Markdown, for forums"), "md", Events::all, true, markdown, kOfWords,
         without_paper<document::write_markdown>},
        {"score", say("Scoresheet as plain text"), "score.txt", Events::none, false, score, kOfWords,
         without_paper<document::write_plain>},
        {"csv", say("Table for spreadsheets (CSV)"), "csv", Events::all, false, csv, {.table = true, .copied = true}},
        // The file has all tables and needs no separator.
        {"xlsx", say("Tables for spreadsheets (XLSX)"), "xlsx", Events::all, false, xlsx, {.paper = true}},
        {"json", say("Castalia record"), "castalia", Events::all, false, record, {.trace = true, .copied = true}},
        {"text", say("Text in notation"), "txt", Events::all, false, text, {.trace = true, .copied = true}},
        {"bgsplay", say("Play for BG Stats"), "bgsplay", Events::none, false, bgsplay},
        {"link", say("Link for BG Stats"), "url.txt", Events::none, false, link, {.copied = true}},
        {"bgg", say("Text for BoardGameGeek"), "bgg.txt", Events::none, false, boardgamegeek, {.copied = true}},
    };
    return list;
}

const ExportFormat& picture_format() {
    static const ExportFormat form{"png", say("Picture of the board"), "png", Events::none, false, board};
    return form;
}

const ExportFormat* find_export_format(std::string_view name) {
    if (name == picture_format().name) {
        return &picture_format();
    }
    const auto found = std::ranges::find(export_formats(), name, &ExportFormat::name);
    return found == export_formats().end() ? nullptr : &*found;
}

std::optional<std::string> document_bytes(const document::Document& document, std::string_view name, Paper paper) {
    const ExportFormat* const form = find_export_format(name);
    return form == nullptr || form->write_document == nullptr ? std::nullopt
                                                              : std::optional(form->write_document(document, paper));
}

}  // namespace castalia
