// In every game, exports tell what the scoresheet and the log tell.
#include <algorithm>
#include <filesystem>
#include <set>

#include "core/export/plays_file.h"
#include "core/session/chain.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::vector<std::filesystem::path> records() {
    std::vector<std::filesystem::path> files;
    for (const char* folder : {"tests/ledgers", "resources/samples", "tests/records"}) {
        for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(source_dir()) / folder)) {
            if (entry.path().extension() == ".castalia") {
                files.push_back(entry.path());
            }
        }
    }
    return files;
}

TEST(EveryGame, ThePdfSaysWhatTheModelSays) {
    for (const auto& file : records()) {
        SCOPED_TRACE(file.filename().string());
        const Session session = read_record(bytes_of(file), known_games());
        ExportOptions options;
        options.events = options.options.events = DocumentOptions::Events::all;
        options.options.table = true;
        expect_says(text_of_pdf(find_export_format("pdf")->bytes(session, options)),
                    scoresheet_of(session, options.options));
    }
}

TEST(EveryGame, EveryFormOfTheScoresheetHasTheFingerprint) {
    for (const auto& file : records()) {
        SCOPED_TRACE(file.filename().string());
        const Session session = read_record(bytes_of(file), known_games());
        const std::string print = fingerprint(head_of_chain(session));
        ExportOptions options;
        options.chronicle = false;
        for (const char* form : {"html", "markdown", "score"}) {
            EXPECT_NE(find_export_format(form)->bytes(session, options).find(print), std::string::npos) << form;
        }
        EXPECT_NE(text_of_pdf(find_export_format("pdf")->bytes(session, options)).find(print), std::string::npos);
    }
}

TEST(EveryGame, EveryPointOfTheScoresheetStandsInTheTable) {
    std::set<std::string> games;
    for (const auto& file : records()) {
        SCOPED_TRACE(file.filename().string());
        const Session session = read_record(bytes_of(file), known_games());
        games.insert(session.heading().game);
        const Scoresheet sheet = session.playthrough().score(session.plies());
        std::size_t values = 0;
        for (const Scoresheet::Row& row : sheet.rows) {
            values += std::min(row.values.size(), session.names().size());
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            values += std::min(step.values.size(), session.names().size());
        }
        std::size_t lines = 0;
        for (const char c : csv_rows(CsvTable::scores, session)) {
            lines += c == '\n' ? 1U : 0U;
        }
        EXPECT_GE(lines, values);
    }
    EXPECT_GE(games.size(), 2U);
}

TEST(EveryGame, APlayForBgStatsNamesTheWinners) {
    for (const auto& file : records()) {
        SCOPED_TRACE(file.filename().string());
        const Session session = read_record(bytes_of(file), known_games());
        const Scoresheet sheet = session.playthrough().score(session.plies());
        const Play play = play_of(session);
        ASSERT_EQ(play.players.size(), session.names().size());
        const bool done = session.replay().status() == Status::finished;
        for (std::size_t seat = 0; seat < play.players.size(); ++seat) {
            const bool won = std::ranges::find(sheet.winners, Seat{static_cast<int>(seat)}) != sheet.winners.end();
            EXPECT_EQ(play.players[seat].won, done && won);
        }
        const std::vector<Play> again = read_bgsplay(write_bgsplay({&play, 1})).plays;
        ASSERT_EQ(again.size(), 1U);
        EXPECT_NO_THROW(write_record(session_of(again.front(), known_games())));
    }
}

}  // namespace
}  // namespace castalia
