// The call that exports sessions, results and blank sheets.
#include <csignal>
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/language/language.h"
#include "app/publishing/batch.h"
#include "app/publishing/photo_pages.h"
#include "core/rules/text/mapped.h"
#include "db/history/history.h"
#include "db/sqlite/files.h"

namespace castalia::cli {

namespace {

struct Exporting {
    std::string file, session, sheet, game, to, out, into, as_of;
    std::string paper = "a4", ink = "colour", spreadsheet, decimal, table = "events", events, as;
    int text = 100;
    bool all = false, force = false, board = false, signatures = false, code = false, trace = false, photos = false;
};

ExportOptions options_of(const Exporting& wanted) {
    ExportOptions options;
    options.options.ahead = local_time_ahead;
    options.options.translate = translate;
    options.options.language = language_of_environment();
    options.options.table = wanted.board;
    options.options.signatures = wanted.signatures;
    options.options.trace = wanted.trace;
    options.code = wanted.code;
    options.draw = board_picture_of;
    options.report_loss = complain;
    options.paper = std::ranges::find(kPaperNames, wanted.paper, &PaperName::name)->paper;
    options.text = wanted.text;
    options.ink = wanted.ink == "black" ? Ink::black : Ink::colour;
    options.for_programs = wanted.spreadsheet == "plain";
    options.csv = csv_style(wanted.spreadsheet).value_or(CsvStyle());
    if (!wanted.decimal.empty()) {
        options.csv.decimal = wanted.decimal == "comma" ? ',' : '.';
    }
    for (const CsvTable table : kCsvTables) {
        options.table = csv_table_name(table) == wanted.table ? table : options.table;
    }
    if (!wanted.as.empty()) {
        options.chronicle = wanted.as == "story";
        options.options.review = wanted.as == "review";
    }
    if (!wanted.events.empty()) {
        options.events = wanted.events == "all"      ? DocumentOptions::Events::all
                         : wanted.events == "marked" ? DocumentOptions::Events::marked
                                                     : DocumentOptions::Events::none;
    }
    return options;
}

void write_out(const Exporting& wanted, const std::string& bytes) { cli::write_out(wanted.out, bytes, wanted.force); }

Text left_as_it_is(const std::string& file) {
    return say("{file} exists already and was left as it is. Use --force to write over it.",
               {{"file", literally(file)}});
}

void refuse_existing(const Exporting& wanted) {
    std::error_code none;
    if (!wanted.out.empty() && wanted.out != "-" && !wanted.force && !is_device(wanted.out) &&
        std::filesystem::exists(std::filesystem::symlink_status(wanted.out, none))) {
        throw Ended(kUsage, left_as_it_is(wanted.out));
    }
}

void show_photos(ExportOptions& options, const Store& store) {
    options.photos = [&store](const Session& session) { return photos_to_show(store, session, translate); };
}

void export_one(const Exporting& wanted, const Calls& calls) {
    refuse_existing(wanted);
    ExportOptions options = options_of(wanted);
    const ExportFormat& form = *find_export_format(wanted.to);
    if (!wanted.file.empty()) {
        const Session session = as_recorded(session_in(wanted.file, calls.games), wanted.as_of);
        write_out(wanted, form.bytes(session, options));
        calls.faulty |= tell_refusals(wanted.file, session);
        return;
    }
    const Store store = calls.open();
    if (wanted.photos) {
        show_photos(options, store);
    }
    write_out(wanted, form.bytes(as_recorded(store.load(id_of(store, wanted.session)), wanted.as_of), options));
}

void export_sheet(const Exporting& wanted, const Calls& calls) {
    refuse_existing(wanted);
    const std::vector<const BlankSheet*> sheets = calls.games.sheets();
    const auto sheet = std::ranges::find(sheets, wanted.sheet, &BlankSheet::name);
    const auto bytes = document_bytes((*sheet)->draw(english), wanted.to, options_of(wanted).paper);
    if (!bytes) {
        std::vector<Text> names;
        for (const ExportFormat& form : export_formats()) {
            if (form.write_document != nullptr) {
                names.push_back(literally(form.name));
            }
        }
        throw Ended(kUsage,
                    say("A blank sheet can be exported --to {formats}.", {{"formats", listed_with_or(names)}}));
    }
    write_out(wanted, *bytes);
}

volatile std::sig_atomic_t interrupted = 0;

void export_all(const Exporting& wanted, const Calls& calls) {
    const Store store = calls.open();
    check_game(store, wanted.game);
    Batch batch;
    batch.form = wanted.to;
    batch.folder = wanted.into;
    batch.replace = wanted.force;
    batch.options = options_of(wanted);
    if (wanted.photos) {
        show_photos(batch.options, store);
    }
    for (const SessionSummary& summary : History(store).summaries()) {
        if (wanted.game.empty() || summary.game == wanted.game) {
            batch.ids.push_back(summary.id);
        }
    }
    std::signal(SIGINT, [](int) { interrupted = 1; });
    BatchResult result;
    try {
        result = export_many(store, batch, [&, show = calls.progress()](std::size_t done, std::size_t all) {
            return show(done, all) && interrupted == 0;
        });
    } catch (const Failure& failure) {
        throw Ended(kUsage, failure.text);
    }
    for (const auto& file : result.written) {
        calls.print_done(say("written: {file}", {{"file", literally(file.string())}}));
    }
    for (const auto& file : result.kept) {
        complain(left_as_it_is(file.string()));
    }
    if (result.cancelled) {
        throw Ended(kUsage, say("The export was stopped. The files that were written are complete."));
    }
    if (!result.kept.empty()) {
        throw Ended(kUsage, say_count("{n} file was not written.", "{n} files were not written.",
                                      static_cast<long long>(result.kept.size())));
    }
}

void export_what(const Exporting& wanted, const Calls& calls) {
    const int sources =
        int{!wanted.file.empty()} + int{!wanted.session.empty()} + int{wanted.all} + int{!wanted.sheet.empty()};
    if (sources != 1) {
        throw Ended(kUsage, say("Name one thing to export: a record file, --session ID, --all or --sheet NAME."));
    }
    if (wanted.photos && (!wanted.file.empty() || !wanted.sheet.empty())) {
        throw Ended(kUsage, say("A record carries no photos: --photos needs a session of the library."));
    }
    if (wanted.photos && !find_export_format(wanted.to)->choices.photos) {
        throw Ended(kUsage, say("Photos go into --to pdf, --to html and --to epub only."));
    }
    if (wanted.all == wanted.into.empty()) {
        throw Ended(kUsage, wanted.all ? say("--all needs a folder: add --into FOLDER.")
                                       : say("--into belongs to --all. Use -o to name a single file."));
    }
    if (wanted.all) {
        export_all(wanted, calls);
    } else if (!wanted.sheet.empty()) {
        export_sheet(wanted, calls);
    } else {
        export_one(wanted, calls);
    }
}

std::vector<std::string> sheet_names(const Games& games) {
    return mapped(games.sheets(), [](const BlankSheet* sheet) { return sheet->name; });
}

std::vector<std::string> form_names() {
    std::vector<std::string> names = mapped(export_formats(), [](const ExportFormat& form) { return form.name; });
    names.push_back(picture_format().name);
    return names;
}

}  // namespace

std::string scoresheet_text(const Session& session, bool with_log) {
    DocumentOptions options;
    options.events = with_log ? DocumentOptions::Events::all : DocumentOptions::Events::none;
    options.course = options.sheet = false;
    options.ahead = local_time_ahead;
    options.translate = translate;
    return document::write_plain(scoresheet_of(session, options));
}

void add_exporting(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Exporting>();
    auto* call = program.add_subcommand("export", "Exports sessions or blank sheets");
    call->add_option("FILE", wanted->file, "A record, or - for standard input");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    auto* all = call->add_flag("--all", wanted->all, "Exports every session of the library; needs --into");
    call->add_option("--game", wanted->game, "With --all, exports only sessions of this game")->needs(all);
    call->add_option("--sheet", wanted->sheet, "A blank sheet to print before a game")
        ->check(CLI::IsMember(sheet_names(calls.games)));
    call->add_option("--to", wanted->to, "The format; png is a picture of the board at the end")
        ->required()
        ->check(CLI::IsMember(form_names()));
    call->add_option("-o,--out", wanted->out, "The file to write; - and the default are standard output");
    call->add_option("--into", wanted->into, "The folder for --all");
    call->add_option(
            "--paper", wanted->paper,
            "The paper size of a PDF and of a sheet for the wall. A booklet has two pages on each side of A4 or "
            "Letter: print both sides, flip on the short edge, and fold")
        ->check(CLI::IsMember({"a4", "letter", "a3", "a5", "booklet", "letter-booklet"}));
    constexpr int kUsual = 100, kLargest = 150;
    call->add_option("--text", wanted->text,
                     "The size of letters in a PDF and, as far as all has room, on a sheet for the wall, in per cent")
        ->transform(whole_number(kUsual, kLargest));
    call->add_option("--ink", wanted->ink, "What a sheet for the wall is drawn in")
        ->check(CLI::IsMember({"colour", "black"}));
    call->add_option("--spreadsheet", wanted->spreadsheet,
                     "The program that opens a table: excel-de has the semicolon, the decimal comma and the mark of "
                     "UTF-8; libreoffice and excel-en have the comma, the point and the mark; plain has no mark and, "
                     "with --to xlsx, gives the columns of CSV, which never change, instead of words for "
                     "people")
        ->check(CLI::IsMember({"plain", "libreoffice", "excel-de", "excel-en"}));
    call->add_option("--decimal", wanted->decimal, "The decimal sign in tables, if not that of --spreadsheet")
        ->check(CLI::IsMember({"point", "comma"}));
    call->add_option("--table", wanted->table, "Which table of a session --to csv writes")
        ->check(CLI::IsMember({"sessions", "players", "events", "scores"}));
    call->add_option("--events", wanted->events,
                     "Which events a scoresheet lists; marked events have a note, a ruling or a correction")
        ->check(CLI::IsMember({"none", "marked", "all"}));
    call->add_option("--as", wanted->as,
                     "What to write: review is the scoresheet with every curve, the moments and the whole log. The "
                     "default is the "
                     "scoresheet, and of a storytelling game the story for Markdown and web pages")
        ->check(CLI::IsMember({"story", "scoresheet", "review"}));
    call->add_flag("--board", wanted->board, "Adds what lay on the table at the end");
    call->add_flag("--photos", wanted->photos, "Adds the photos of the table to a PDF, a web page or a book");
    call->add_flag("--signatures", wanted->signatures, "Adds lines for signatures");
    call->add_flag(
        "--trace", wanted->trace,
        "Adds what was undone, corrected, inserted and struck, with the time and the reason; a record then "
        "carries its whole journal with its hashes");
    add_as_of(*call, wanted->as_of);
    call->add_flag("--code", wanted->code, "Adds the link for BG Stats as a QR code");
    call->add_flag("--force", wanted->force, "Writes over files that exist");
    call->callback([wanted, &calls] { export_what(*wanted, calls); });
}

}  // namespace castalia::cli
