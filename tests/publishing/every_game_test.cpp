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
        if (done) {
            EXPECT_EQ(session_of(again.front(), known_games()).playthrough().score(0).shared, sheet.shared)
                << "a team that wins alone shares nothing, there as here";
        }
    }
}

TEST(EveryGame, TeamsStayTogetherInAPlayForBgStats) {
    const char* const open_table = R"({"format": "castalia.session", "version": 1,
        "id": "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c12", "game": "open-table", "edition": "1",
        "title": "", "place": "", "started": null, "ended": null, "status": "finished",
        "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}, {"name": "Dora"}],
        "setup": {"teams": [["Ann", "Cid"], ["Ben", "Dora"]], "columns": ["R1"]},
        "events": [{"type": "score", "player": "Ann", "column": "R1", "value": 3},
                   {"type": "score", "player": "Ben", "column": "R1", "value": 4},
                   {"type": "score", "player": "Cid", "column": "R1", "value": 2},
                   {"type": "finish"}]})";
    const Session session = read_record(open_table, known_games());
    ASSERT_EQ(session.replay().status(), Status::finished);
    const Play play = play_of(session);
    const std::vector<Play> again = read_bgsplay(write_bgsplay({&play, 1})).plays;
    ASSERT_EQ(again.size(), 1U);
    EXPECT_TRUE(again[0].uses_teams);
    std::string teams;
    for (const PlayResult& player : again[0].players) {
        teams += player.name + player.team + (player.won ? "! " : " ");
    }
    EXPECT_EQ(teams, "Ann1! Ben2 Cid1! Dora2 ");
    EXPECT_FALSE(session_of(again[0], known_games()).playthrough().score(0).shared);
}

TEST(EveryGame, TheCompaniesOfFourDancersAreTeamsInAPlay) {
    const Game& game = game_called("dance-of-muses");
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c13";
    heading.game = game.id;
    heading.edition = game.editions.front();
    heading.players = {"Ann", "Ben", "Cid", "Dora"};
    const Json companies = Json::parse(R"({
        "companies": [{"color": "white", "players": ["Ann", "Cid"]}, {"color": "purple", "players": ["Ben", "Dora"]}],
        "neutral": "orange", "first": "Ann"
    })");
    heading.setup = game.settle({heading.players}, heading.edition, companies);
    const Play play = play_of(Session(game, heading));
    EXPECT_TRUE(play.uses_teams);
    std::string teams;
    for (const PlayResult& player : play.players) {
        teams += player.name + player.team + " ";
    }
    EXPECT_EQ(teams, "Ann1 Ben2 Cid1 Dora2 ");
}

}  // namespace
}  // namespace castalia
