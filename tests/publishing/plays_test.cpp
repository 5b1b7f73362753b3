// Results for other programs.
#include "core/export/plays_file.h"
#include "core/export/uuid5.h"
#include "core/rules/game/written_score.h"
#include "core/session/record.h"
#include "core/session/uuid.h"
#include "tests/publishing/opened.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::string decoded(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            plain += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

TEST(Uuid5, IsWhatOthersMakeOfTheSameWords) {
    // Another implementation of RFC 9562 gave this in the same name space.
    EXPECT_EQ(uuid5("player:Ann"), "19f2eaed-90a3-591d-a0b9-8a62fa88dcc6");
    EXPECT_EQ(uuid5(std::string(200, 'x')), "661ddef1-282e-5bee-8a59-09306142ba16");
    EXPECT_TRUE(is_uuid(uuid5("")));
    EXPECT_FALSE(is_uuid("19f2eaed-90a3-591d-a0b9-8a62fa88dcc"));
    EXPECT_FALSE(is_uuid("19f2eaed+90a3-591d-a0b9-8a62fa88dcc6"));
}

TEST(BgStats, TheFileHasTheFieldsThatItsReaderWants) {
    const Json file = parse_json(find_export_format("bgsplay")->bytes(sample_session(), {}));
    const Json& play = file.at("plays").at(0);
    EXPECT_EQ(play.at("uuid"), sample_session().heading().id);
    EXPECT_EQ(play.at("playDate"), "2026-11-14 18:31:00");
    EXPECT_EQ(play.at("playDateYmd"), 20261114);
    EXPECT_EQ(play.at("playImages"), "[]");
    EXPECT_EQ(play.at("ignored"), false);
    EXPECT_EQ(file.at("games").at(0).at("name"), "Magnate");
    EXPECT_EQ(file.at("games").at(0).at("bggId"), 41090);
    EXPECT_EQ(file.at("locations").at(0).at("name"), "Reading room");
    const Json& ben = play.at("playerScores").at(1);
    EXPECT_EQ(file.at("players").at(1).at("name"), "Ben");
    EXPECT_EQ(ben.at("playerRefId"), file.at("players").at(1).at("id"));
    EXPECT_EQ(ben.at("score"), "2");
    EXPECT_EQ(ben.at("winner"), true);
    EXPECT_EQ(ben.at("startPlayer"), true);
    EXPECT_EQ(ben.at("rank"), 1);
}

TEST(BgStats, TheStartPlayerIsWhoBeganAndNobodyWhereAllPlayAtOnce) {
    const auto began = [](const std::string& game) {
        std::string names;
        const Play play = play_of(sample_of(game));
        for (const PlayResult& result : play.players) {
            names += result.began ? result.name + "." : "";
        }
        return names;
    };
    EXPECT_EQ(began("muse-story"), "Milo.") << "Cleo wrote first on the sheet, Milo was the first narrator";
    EXPECT_EQ(began("muse-decktet"), "");
    EXPECT_EQ(began("open-table"), "Ben.") << "the dice before the first turn found him";
    EXPECT_EQ(began("magnate"), "Ben.");
}

TEST(BgStats, NobodyBeganWhereOnlyScoresWereWritten) {
    Heading heading = session_of().heading();
    heading.game = "open-table";
    heading.edition = "1";
    heading.setup = {{"columns", {"1"}}};
    Session session(game_called("open-table"), heading);
    enter(session, {R"({"type":"score","player":"Ben","column":"1","value":4})"});
    ASSERT_EQ(session.plies(), 1U);
    EXPECT_FALSE(play_of(session).players.at(1).began);
}

TEST(BgStats, ASecondExportUpdatesAndNeverDoubles) {
    Session session = sample_session();
    const Json before = parse_json(find_export_format("bgsplay")->bytes(session, {}));
    session.enter(Annotated{session.replay().steps().front().entry.number, "counted again"},
                  moment_of("2026-11-15T09:00:00Z", ""));
    const Json after = parse_json(find_export_format("bgsplay")->bytes(session, {}));
    for (const char* list : {"games", "players", "locations", "plays"}) {
        ASSERT_EQ(before.at(list).size(), after.at(list).size());
        for (std::size_t i = 0; i < before.at(list).size(); ++i) {
            EXPECT_EQ(before.at(list).at(i).at("uuid"), after.at(list).at(i).at("uuid"));
        }
    }
    EXPECT_LT(before.at("plays").at(0).at("modificationDate"), after.at("plays").at(0).at("modificationDate"));
}

TEST(BgStats, AnOpenSessionIsLeftOutOfStatistics) {
    Session session = session_of();
    enter(session, {kRoll});
    const Json play = parse_json(find_export_format("bgsplay")->bytes(session, {})).at("plays").at(0);
    EXPECT_EQ(play.at("ignored"), true);
    EXPECT_EQ(play.at("playerScores").at(0).at("winner"), false);
}

/// Returns how the play came out in a library that takes it from a file.
GameOutcome outcome_once_taken(const Play& play) {
    const std::vector<Play> again = read_bgsplay(write_bgsplay(std::vector{play})).plays;
    return session_of(again.at(0), known_games()).playthrough().score(0).outcome();
}

TEST(BgStats, APlayThatNobodyWonComesBackAsItCameOut) {
    for (const GameOutcome outcome : {GameOutcome::none, GameOutcome::lost, GameOutcome::drawn}) {
        for (const std::size_t players : {1U, 2U}) {
            for (const char* score : {"", "12"}) {
                Play play;
                play.id = uuid5("a play");
                play.game = "Onirim";
                play.played = "2026-11-14 19:06:00";
                play.without_winner = outcome;
                for (std::size_t i = 0; i < players; ++i) {
                    PlayResult& result = play.players.emplace_back();
                    result.name = i == 0 ? "Ann" : "Ben";
                    result.score = i == 0 ? score : "";
                }
                const Session session = session_of(play, known_games());
                EXPECT_EQ(session.playthrough().score(0).outcome(), outcome);
                EXPECT_EQ(outcome_once_taken(play_of(session)), outcome)
                    << outcome_word(outcome) << ", " << players << " players, score " << score;
                const Play won_since = [&] {
                    Play later = play_of(session);
                    later.players.front().won = true;
                    return later;
                }();
                EXPECT_EQ(outcome_once_taken(won_since), GameOutcome::won);
            }
        }
    }
}

TEST(BgStats, ASessionWithoutAnEndingComesBackWithoutAResult) {
    Session session = session_of();
    enter(session, {kRoll});
    EXPECT_EQ(outcome_once_taken(play_of(session)), GameOutcome::none);
}

TEST(BgStats, TheLinkCarriesThePlayWhateverTheNames) {
    const Session session = session_of_names("\"; DROP&data=", "<ben>#?%");
    const std::string link = bgstats_link(play_of(session));
    const std::size_t at = link.find("data=") + 5;
    EXPECT_EQ(link.find_first_of("\"<>#& ", at), std::string::npos);
    const Json play = parse_json(decoded(link.substr(at)));
    EXPECT_EQ(play.at("players").at(0).at("name"), "\"; DROP&data=");
    EXPECT_EQ(play.at("players").at(1).at("name"), "<ben>#?%");
    EXPECT_EQ(play.at("sourcePlayId"), session.heading().id);
}

TEST(BoardGameGeek, TellsTheResultInAFewLines) {
    EXPECT_EQ(find_export_format("bgg")->bytes(sample_session(), {}),
              "Magnate, 2026-11-14 18:31, 59 min, Reading room\n1. Ben: 2 (won)\n2. Ann: 2\n\n"
              "Ben is Grand Duke: districts 2–2, ranks 41–36 decided\n");
}

TEST(Score, IsAddedUpAndNeverRun) {
    EXPECT_EQ(written_score("41"), (ScoreValue{41, 1}));
    EXPECT_EQ(written_score("-3"), (ScoreValue{-3, 1}));
    EXPECT_EQ(written_score("3+6+2"), (ScoreValue{11, 1}));
    EXPECT_EQ(written_score("10-4"), (ScoreValue{6, 1}));
    EXPECT_EQ(written_score("12.5"), (ScoreValue{125, 10}));
    for (const char* words :
         {"", "+", "3+", "1e9", "49-46ish", "__import__('os')", "3*4", "9999999999999999999", "--1"}) {
        EXPECT_EQ(written_score(words), std::nullopt) << words;
    }
}

}  // namespace
}  // namespace castalia
