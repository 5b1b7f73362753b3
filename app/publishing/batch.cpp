#include "app/publishing/batch.h"

#include <algorithm>
#include <memory>

#include "app/publishing/spreadsheet.h"
#include "core/export/file_name.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

/// Returns whether the file may be written. One that exists and must stay is added to those that were kept.
bool is_free(const std::filesystem::path& file, const Batch& batch, BatchResult& result) {
    std::error_code none;
    if (batch.replace || !std::filesystem::exists(std::filesystem::symlink_status(file, none))) {
        return true;
    }
    result.kept.push_back(file);
    return false;
}

/// Writes four tables row by row, so that a long history does not have to fit into memory.
void export_tables(const Store& store, const Batch& batch, const Progress& progress, BatchResult& result) {
    struct Making {
        CsvTable table;
        std::filesystem::path file;
        std::unique_ptr<FileInMaking> making;
    };
    std::vector<Making> tables;
    for (const CsvTable table : kCsvTables) {
        const auto file = batch.folder / (std::string(csv_table_name(table)) + ".csv");
        if (is_free(file, batch, result)) {
            tables.push_back({table, file, std::make_unique<FileInMaking>(file, batch.replace)});
            tables.back().making->add(csv_head(table, batch.options.csv));
        }
    }
    for (std::size_t i = 0; i < batch.ids.size() && !tables.empty(); ++i) {
        if (!progress(i, batch.ids.size())) {
            result.cancelled = true;
            return;
        }
        const Session session = store.load(batch.ids[i]);
        const SessionTables rows = tables_of(session);
        for (const Making& table : tables) {
            table.making->add(csv_text(rows.at(static_cast<std::size_t>(table.table)), batch.options.csv));
        }
    }
    for (const Making& table : tables) {
        table.making->finish();
        result.written.push_back(table.file);
    }
}

/// Returns a function that keeps each loss and reports it, once for all files.
std::function<void(const Text&)> loss_reporter(const Batch& batch, BatchResult& result) {
    return [&batch, &result](const Text& loss) {
        if (std::ranges::find(result.losses, loss) != result.losses.end()) {
            return;
        }
        result.losses.push_back(loss);
        if (batch.options.report_loss) {
            batch.options.report_loss(loss);
        }
    };
}

/// Writes one file with the four tables as its sheets.
void export_spreadsheet(const Store& store, const Batch& batch, const Progress& progress, BatchResult& result) {
    const auto file = batch.folder / "castalia.xlsx";
    if (!is_free(file, batch, result)) {
        return;
    }
    SpreadsheetStyle style = spreadsheet_style(batch.options);
    style.report_loss = loss_reporter(batch, result);
    Spreadsheet sheets(style, batch.ids.size());
    for (std::size_t i = 0; i < batch.ids.size(); ++i) {
        if (!progress(i, batch.ids.size())) {
            result.cancelled = true;
            return;
        }
        sheets.add(store.load(batch.ids[i]));
    }
    FileInMaking making(file, batch.replace);
    sheets.finish([&making](std::string_view piece) { making.add(piece); });
    making.finish();
    result.written.push_back(file);
}

void export_plays(const Store& store, const Batch& batch, const Progress& progress, BatchResult& result) {
    const auto file = batch.folder / "castalia.bgsplay";
    if (!is_free(file, batch, result)) {
        return;
    }
    std::vector<Play> plays;
    for (std::size_t i = 0; i < batch.ids.size(); ++i) {
        if (!progress(i, batch.ids.size())) {
            result.cancelled = true;
            return;
        }
        plays.push_back(play_of(store.load(batch.ids[i]), batch.options.options));
    }
    write_whole(file, write_bgsplay(plays), batch.replace);
    result.written.push_back(file);
}

void export_each(const Store& store, const Batch& batch, const ExportFormat& form, const Progress& progress,
                 BatchResult& result) {
    ExportOptions options = batch.options;
    options.report_loss = loss_reporter(batch, result);
    for (std::size_t i = 0; i < batch.ids.size(); ++i) {
        if (!progress(i, batch.ids.size())) {
            result.cancelled = true;
            return;
        }
        const Session session = store.load(batch.ids[i]);
        const auto file =
            batch.folder / std::filesystem::path(file_name_of(session, form.ending, batch.options.options));
        if (is_free(file, batch, result)) {
            write_whole(file, form.bytes(session, options), batch.replace);
            result.written.push_back(file);
        }
    }
}

}  // namespace

BatchResult export_many(const Store& store, const Batch& batch, const Progress& progress) {
    const ExportFormat* form = find_export_format(batch.form);
    std::error_code failed;
    if (!std::filesystem::is_directory(batch.folder, failed)) {
        throw Failure(Failure::Kind::other,
                      say("{folder} is not a folder. Nothing was written; name a folder that exists.",
                          {{"folder", literally(shown(batch.folder))}}));
    }
    BatchResult result;
    if (batch.form == "csv") {
        export_tables(store, batch, progress, result);
    } else if (batch.form == "xlsx") {
        export_spreadsheet(store, batch, progress, result);
    } else if (batch.form == "bgsplay") {
        export_plays(store, batch, progress, result);
    } else if (form != nullptr) {
        export_each(store, batch, *form, progress, result);
    }
    return result;
}

void save_whole(const std::filesystem::path& file, std::string_view bytes) { write_whole(file, bytes, true); }

}  // namespace castalia
