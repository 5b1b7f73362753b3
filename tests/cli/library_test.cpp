// The calls that read and write the library.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>

#include "db/store.h"
#include "tests/cli/program.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Keeping : ::testing::Test {
    Keeping() { EXPECT_EQ(table.run({"import", record}).status, 0); }

    Table table;
    Session session = played_session();
    std::string record = table.file("thursday.castalia", write_record(session));
};

TEST_F(Keeping, ImportsEitherFormAndKeepsEveryByte) {
    EXPECT_EQ(table.run({"export", "--session", kFirstId, "--to", "json"}).out, bytes_of(record));
    const std::string text = table.file("friday.txt", write_text(played_session(kSecondId)));
    EXPECT_EQ(table.run({"import", text}).status, 0);
    EXPECT_EQ(table.run({"export", "--session", kSecondId, "--to", "json"}).out,
              write_record(played_session(kSecondId)));
}

TEST_F(Keeping, WhatAnOpenProgramWritesIsThereWhileOthersComeAndGo) {
    Store window(known_games(), table.library());
    {
        const Store copying(known_games(), table.library());
    }  // The window does this for its daily copy.
    EXPECT_EQ(table.run({"list"}).status, 0);
    EXPECT_TRUE(std::filesystem::exists(table.library().string() + "-wal"))
        << "the other program thought that it was the last one, and threw the log away that is written to here";
    window.rename(kFirstId, "After the other program", "");
    EXPECT_NE(table.run({"list"}).out.find("After the other program"), std::string::npos);
}

TEST_F(Keeping, TakesPlaysOfBgStatsOnceAndGivesThemBack) {
    const std::string plays =
        table.file("plays.bgsplay", R"({"games": [{"id": 1, "name": "Catan"}], "players": [{"id": 1, "name": "Ann"}],
        "plays": [{"uuid": "0b9c1d44-7a10-4c6d-9e60-5d1e8a3f0c21", "gameRefId": 1, "playDate": "2026-05-02 20:15:00", "ignored": true,
                   "playerScores": [{"playerRefId": 1, "score": "3+6+2", "winner": true}]}]})");
    EXPECT_EQ(table.run({"import", plays}).status, 0);
    const std::string before = table.run({"list", "--json"}).out;
    EXPECT_NE(before.find("Ann won Catan"), std::string::npos);
    EXPECT_TRUE(Store(known_games(), table.library()).excluded("0b9c1d44-7a10-4c6d-9e60-5d1e8a3f0c21"));
    EXPECT_NE(table.run({"import", plays}).out.find("already there"), std::string::npos);
    EXPECT_EQ(table.run({"list", "--json"}).out, before);
    EXPECT_EQ(table.run({"verify"}).status, 0);
    const Json again = parse_json(table.run({"export", "--session", "0b9c", "--to", "bgsplay"}).out);
    EXPECT_EQ(again.at("plays").at(0).at("playerScores").at(0).at("score"), "3+6+2");
}

TEST_F(Keeping, ExportsEverySessionIntoAFolder) {
    EXPECT_EQ(table.run({"import", table.file("friday.castalia", write_record(played_session(kSecondId)))}).status,
              0);
    const auto folder = table / "sheets";
    std::filesystem::create_directory(folder);
    const Ran ran = table.run({"export", "--all", "--to", "csv", "--into", folder.string()});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string sessions = bytes_of(folder / "sessions.csv");
    EXPECT_EQ(std::count(sessions.begin(), sessions.end(), '\n'), 3);
    const Ran again = table.run({"export", "--all", "--to", "csv", "--into", folder.string()});
    EXPECT_EQ(again.status, 2);
    EXPECT_NE(again.err.find("left as it is"), std::string::npos);
    EXPECT_EQ(table.run({"export", "--all", "--to", "csv", "--into", folder.string(), "--force"}).status, 0);
    EXPECT_EQ(table.run({"export", "--all", "--to", "csv"}).status, 2);
    EXPECT_EQ(table.run({"export", "--all", "--to", "pdf", "--into", (folder / "nowhere").string()}).status, 2);
}

TEST_F(Keeping, ImportsTheSameOnceAndAnotherNever) {
    const Ran again = table.run({"import", record});
    EXPECT_EQ(again.status, 0);
    EXPECT_NE(again.out.find("already there"), std::string::npos);
    enter(session, {kNote});
    const std::string before = table.run({"list", "--json"}).out;
    const Ran other = table.run({"import", table.file("friday.castalia", write_record(played_session(kSecondId))),
                                 table.file("other.castalia", write_record(session))});
    EXPECT_EQ(other.status, 1);
    EXPECT_NE(other.err.find("other contents"), std::string::npos);
    EXPECT_EQ(table.run({"list", "--json"}).out, before) << "one file refused, all left out";
}

TEST_F(Keeping, RefusesARecordThatTheRulesRefuse) {
    Session wrong = played_session(kSecondId);
    enter(wrong, {R"({"type": "draw", "player": "Zoë"})"});
    const std::string file = table.file("wrong.castalia", write_record(wrong));
    EXPECT_EQ(table.run({"import", file}).status, 1);
    EXPECT_EQ(Json::parse(table.run({"list", "--json"}).out).size(), 1u);
    EXPECT_EQ(table.run({"import", "--keep-refused", file}).status, 0);
    EXPECT_EQ(table.run({"export", "--session", kSecondId, "--to", "json"}).out, write_record(wrong));
}

TEST_F(Keeping, ListsShowsAndFinds) {
    const Json list = Json::parse(table.run({"list", "--json"}).out);
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0].at("id"), kFirstId);
    EXPECT_EQ(list[0].at("status"), "open");
    EXPECT_EQ(list[0].at("events"), 4);
    EXPECT_EQ(Json::parse(table.run({"show", "0199", "--json"}).out).at("replay"),
              replay_json(session, session.plies()));
    EXPECT_NE(table.run({"show", kFirstId}).out.find("Königsberg"), std::string::npos);
    const std::string print = fingerprint(head_of_chain(session));
    EXPECT_NE(table.run({"show", kFirstId}).out.find("Fingerprint of the journal: " + print), std::string::npos);
    EXPECT_NE(table.run({"show", kFirstId}).out.find("journal: 4 operations, each with its hash"), std::string::npos);
    const Json journal = Json::parse(table.run({"show", kFirstId, "--json"}).out).at("journal");
    EXPECT_EQ(journal.at("fingerprint"), Json(print));
    EXPECT_EQ(journal.at("hashed_at"), Json());
    EXPECT_EQ(table.run({"show", "0299"}).status, 2);
    const Json found = Json::parse(table.run({"search", "treaty", "konig", "--json"}).out);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].at("event"), 2);
    EXPECT_EQ(Json::parse(table.run({"search", "peace", "--json"}).out), Json::array());
}

/// Returns what a call writes to standard error where that is a terminal, and nothing to standard output.
std::string output_on_terminal(const Table& table, const std::string& words) {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0) {
        return "no terminal";
    }
    const std::string out = (table / "out").string();
    const std::string line = "'" CASTALIA_CLI "' --library '" + table.library().string() + "' " + words + " >'" +
                             out + "' 2>" + ::ptsname(terminal);
    const int held = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY);  // What was written waits while this is open.
    std::string output = std::system(line.c_str()) == 0 && bytes_of(out).empty() ? "" : "not done: ";
    ::fcntl(terminal, F_SETFL, O_NONBLOCK);
    std::array<char, 1000> bytes{};
    if (const ssize_t count = ::read(terminal, bytes.data(), bytes.size()); count > 0) {
        output.append(bytes.data(), static_cast<std::size_t>(count));
    }
    ::close(held);
    ::close(terminal);
    return output;
}

TEST_F(Keeping, SaysOnATerminalThatASearchFoundNothing) {
    EXPECT_EQ(output_on_terminal(table, "search zeppelin"),
              "castalia-cli: No session was found that has all these words.\r\n");
    EXPECT_EQ(output_on_terminal(table, "--quiet search zeppelin"), "");
    const Ran none = table.run({"search", "zeppelin"});
    EXPECT_EQ(none.status, 0);
    EXPECT_EQ(none.out + none.err, "") << "a script asks for the output";
}

TEST_F(Keeping, AsksForMoreOfAnIdThatSeveralBeginWith) {
    const std::string other = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c12";
    EXPECT_EQ(table.run({"import", table.file("other", write_record(played_session(other)))}).status, 0);
    const Ran ran = table.run({"show", "0199c1de"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find(other), std::string::npos);
}

TEST_F(Keeping, CountsFinishedSessionsOnly) {
    const Json stats = Json::parse(table.run({"stats", "--json"}).out);
    EXPECT_EQ(stats.at("sessions"), 0);
    EXPECT_EQ(stats.at("left_out").at("open"), 1);
    EXPECT_EQ(table.run({"stats", "--game", "chess"}).status, 2);
}

TEST(Statistics, AddUpWhatWasPlayedToItsEnd) {
    const Table table;
    std::size_t ann = 0, ben = 0, draws = 0;
    for (int number = 1; number <= 5; ++number) {
        const std::string file = source_dir() + "/tests/ledgers/magnate-" + std::to_string(number) + ".castalia";
        EXPECT_EQ(table.run({"import", file}).status, 0);
        const Session session = read_record(bytes_of(file), known_games());
        const Json winners = result_json(session.replay(), session.names()).at("winners");
        ann += winners == Json::array({"Ann"});
        ben += winners == Json::array({"Ben"});
        draws += winners.empty();
    }
    EXPECT_EQ(ann + ben + draws, 5u);
    const Json stats = Json::parse(table.run({"stats", "--json"}).out);
    EXPECT_EQ(stats.at("sessions"), 5);
    EXPECT_EQ(stats.at("players").at(0).at("player"), "Ann");
    EXPECT_EQ(stats.at("players").at(0).at("wins"), ann);
    EXPECT_EQ(stats.at("players").at(1).at("wins"), ben);
    EXPECT_EQ(stats.at("players").at(1).at("draws"), draws);
    EXPECT_GT(stats.at("games").at(0).at("average_seconds"), 3600);
    EXPECT_EQ(Json::parse(table.run({"stats", "--json", "--player", "Ben"}).out).at("players").size(), 1u);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(Keeping, TellsAChangedSessionAsTheListDoes) {
    const auto answer = [&](const std::vector<std::string>& call) { return Json::parse(table.run(call).out); };
    const Json named = answer({"describe", kFirstId, "--title", "Thursday", "--place", "Attic", "--json"});
    EXPECT_EQ(named["title"], "Thursday");
    EXPECT_EQ(named, answer({"list", "--json"})[0]);
    EXPECT_EQ(answer({"exclude", kFirstId, "--json"})["standing"], "excluded");
    EXPECT_EQ(answer({"exclude", kFirstId, "--undo", "--json"}), named);
    EXPECT_EQ(answer({"trash", kFirstId, "--json"})["standing"], "trashed");
    EXPECT_EQ(answer({"trash", kFirstId, "--restore", "--json"}), named);
    ASSERT_EQ(answer({"trash", kFirstId, "--json"})["id"], kFirstId);
    EXPECT_EQ(answer({"trash", "--empty", "--json"}), (Json{{"removed", 1}}));
    EXPECT_EQ(answer({"list", "--json"}), Json::array());
}

TEST_F(Keeping, FiltersWhatItLists) {
    EXPECT_EQ(table.run({"import", table.file("friday", write_record(played_session(kSecondId)))}).status, 0);
    const auto listed = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"list", "--json"});
        return Json::parse(table.run(options).out).size();
    };
    EXPECT_EQ(table.run({"tag", kSecondId, "league", "rain"}).out, "league, rain\n");
    EXPECT_EQ(
        table.run({"describe", kSecondId, "--title", "Friday", "--place", "Attic", "--date", "2026-10-03"}).status,
        0);
    EXPECT_EQ(table.run({"exclude", kSecondId}).status, 0);
    for (const auto& [options, sessions] :
         std::vector<std::pair<std::vector<std::string>, std::size_t>>{{{}, 2},
                                                                       {{"--game", "magnate"}, 2},
                                                                       {{"--player", "Zoë"}, 2},
                                                                       {{"--place", "Attic"}, 1},
                                                                       {{"--tag", "rain"}, 1},
                                                                       {{"--status", "open"}, 2},
                                                                       {{"--status", "finished"}, 0},
                                                                       {{"--since", "2026-11-01"}, 1},
                                                                       {{"--until", "2026-10-03"}, 1},
                                                                       {{"--excluded"}, 1},
                                                                       {{"--not-excluded"}, 1},
                                                                       {{"--most", "1"}, 1},
                                                                       {{"--trash"}, 0}}) {
        SCOPED_TRACE(Json(options).dump());
        EXPECT_EQ(listed(options), sessions);
    }
    EXPECT_EQ(Json::parse(table.run({"list", "--json", "--oldest-first"}).out)[0].at("title"), "Friday");
    EXPECT_EQ(Json::parse(table.run({"search", "treaty", "--tag", "rain", "--json"}).out).size(), 1u);
    EXPECT_EQ(table.run({"list", "--since", "Thursday"}).status, 2);
    EXPECT_EQ(table.run({"list", "--status", "lost"}).status, 2);
    EXPECT_EQ(table.run({"tag", kSecondId, "rain", "--remove"}).out, "league\n");
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(Keeping, TellsTheNearestNameWhereOneIsUnknown) {
    EXPECT_EQ(table.run({"describe", kFirstId, "--place", "Attic"}).status, 0);
    EXPECT_EQ(table.run({"tag", kFirstId, "league"}).status, 0);
    const auto said = [&](std::vector<std::string> words) {
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 2) << Json(words).dump();
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    for (const char* call : {"list", "stats"}) {
        EXPECT_EQ(said({call, "--player", "Anm"}),
                  "castalia-cli: The library knows nobody called Anm. Did you mean Ann?\n");
        EXPECT_EQ(said({call, "--game", "magnat"}),
                  "castalia-cli: Neither the program nor the library knows a game magnat. Did you mean magnate?\n");
    }
    EXPECT_EQ(
        said({"search", "treaty", "--player", "Charlotte"}),
        "castalia-cli: The library knows nobody called Charlotte. Run castalia-cli people to see its players.\n");
    EXPECT_EQ(said({"list", "--place", "Atic"}),
              "castalia-cli: No session was played at Atic. Did you mean Attic?\n");
    EXPECT_EQ(said({"search", "treaty", "--tag", "leage"}),
              "castalia-cli: No session has the tag leage. Did you mean league?\n");
    EXPECT_EQ(said({"people", "rename", "zoe", "Zoe"}),
              "castalia-cli: The library knows nobody called zoe. Did you mean Zoë?\n");
}

TEST_F(Keeping, PutsAwayAndBringsBack) {
    EXPECT_EQ(table.run({"trash", kFirstId}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"list", "--json"}).out).size(), 0u);
    EXPECT_EQ(Json::parse(table.run({"list", "--json", "--trash"}).out).size(), 1u);
    EXPECT_EQ(table.run({"trash", kFirstId, "--restore"}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"list", "--json"}).out).size(), 1u);
    EXPECT_EQ(table.run({"trash"}).status, 2);
    EXPECT_EQ(table.run({"annotate", kFirstId, "1", "what a beginning"}).status, 0);
    EXPECT_EQ(table.run({"annotate", kFirstId, "9", "nothing"}).status, 2);
    for (const std::string unreadable : {"a\x06", "\xff"}) {
        const auto refused = [&](const std::vector<std::string>& words) {
            EXPECT_EQ(table.run(words).status, 2) << words[0];
        };
        refused({"annotate", kFirstId, "1", unreadable});
        refused({"describe", kFirstId, "--title", unreadable});
        refused({"describe", kFirstId, "--place", unreadable});
        refused({"tag", kFirstId, unreadable});
    }
    EXPECT_EQ(table.run({"verify"}).status, 0);
    EXPECT_EQ(Json::parse(table.run({"search", "beginning", "--json"}).out)[0].at("event"), 0);
    EXPECT_EQ(table.run({"trash", kFirstId}).status, 0);
    EXPECT_NE(table.run({"trash", "--empty"}).out.find("1 session"), std::string::npos);
    EXPECT_EQ(table.run({"show", kFirstId}).status, 2);
    EXPECT_EQ(table.run({"rebuild"}).status, 0);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST(PeopleOfALibrary, AreMergedRenamedAndSplit) {
    const Table table;
    const std::string ledger = bytes_of(source_dir() + "/tests/ledgers/magnate-1.castalia");
    std::string other = bytes_of(source_dir() + "/tests/ledgers/magnate-2.castalia");
    for (std::size_t at = other.find("\"Ann\""); at != std::string::npos; at = other.find("\"Ann\"", at)) {
        other.replace(at, 5, "\"Anna\"");
    }
    EXPECT_EQ(table.run({"import", table.file("one", ledger), table.file("two", other)}).status, 0);
    EXPECT_EQ(table.run({"people", "merge", "Ann", "Ben"}).status, 1) << "they sat at one table";
    EXPECT_EQ(table.run({"people", "merge", "Nobody", "Ben"}).status, 2);
    EXPECT_EQ(table.run({"people", "merge", "Ann", "Ann"}).out, "Both names are those of one person already.\n");
    EXPECT_EQ(table.run({"people", "split", "Anna"}).out, "Anna is a person of their own already.\n");
    EXPECT_EQ(table.run({"people", "merge", "Anna", "Ann"}).status, 0);
    EXPECT_EQ(table.run({"people", "merge", "Ann", "Anna"}).out, "Both names are those of one person already.\n");
    EXPECT_EQ(table.run({"people", "rename", "Ann", "Ann of the Attic"}).status, 0);
    const Json people = Json::parse(table.run({"people", "--json"}).out);
    ASSERT_EQ(people.size(), 2u);
    EXPECT_EQ(people[0].at("name"), "Ann of the Attic");
    EXPECT_EQ(people[0].at("spellings"), Json::array({"Ann", "Anna"}));
    EXPECT_EQ(people[0].at("sessions"), 2);
    const Json stats = Json::parse(table.run({"stats", "--json", "--player", "Ann of the Attic"}).out);
    EXPECT_EQ(stats.at("person").at("against")[0].at("sessions"), 2);
    EXPECT_EQ(stats.at("person").at("favourite"), "magnate");
    const Ran shown = table.run({"people", "split", "Ann of the Attic"});
    EXPECT_EQ(shown.status, 2);
    EXPECT_NE(shown.err.find("Name a spelling that stands in records: Ann or Anna."), std::string::npos) << shown.err;
    EXPECT_EQ(Json::parse(table.run({"people", "split", "Anna", "--json"}).out), (Json{{"split", "Anna"}}));
    EXPECT_EQ(Json::parse(table.run({"people", "--json"}).out).size(), 3u);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(Keeping, AppendsAnEventOrSaysWhyNot) {
    const Ran done = table.run({"append", "0199", R"({"type": "draw", "player": "Ann"})"});
    EXPECT_EQ(done.status, 0);
    EXPECT_NE(done.out.find("5. Ann draws"), std::string::npos);
    const Ran refused = table.run({"append", "0199", R"({"type": "roll", "player": "Ann", "dice": [2, 5]})"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.err.find("magnate."), std::string::npos);
    EXPECT_EQ(table.run({"append", "0199", R"({"type": "roll", "player": "Zoë", "dice": [2, 11]})"}).status, 2);
    EXPECT_EQ(table.run({"append", "0199", "{"}).status, 2);
    EXPECT_EQ(table.run({"append", "0199", "[]"}).status, 2);
    EXPECT_EQ(Store(known_games(), table.library()).load(kFirstId).journal().size(), 5u);
    const std::string lines =
        table.file("events", "{\"type\": \"pause\"}\n{\"type\": \"resume\"}\n{\"type\": \"resume\"}\n");
    const Ran stopped = table.run({"append", "0199", "-"}, lines);
    EXPECT_EQ(stopped.status, 1);
    EXPECT_NE(stopped.err.find("This was line 3 of standard input"), std::string::npos) << stopped.err;
    EXPECT_EQ(Store(known_games(), table.library()).load(kFirstId).journal().size(), 7u);
    const std::string apart = table.file("apart", "\n{\"type\": \"pause\"}\r\n \r\n{\"type\": \"resume\"}\n\n{");
    const Ran spaced = table.run({"append", "0199", "-"}, apart);
    EXPECT_EQ(spaced.status, 2);
    EXPECT_NE(spaced.err.find("line 6"), std::string::npos) << "lines without an event count: " << spaced.err;
    EXPECT_EQ(Store(known_games(), table.library()).load(kFirstId).journal().size(), 9u);
}

TEST_F(Keeping, VerifiesBacksUpAndRestores) {
    EXPECT_EQ(table.run({"verify"}).status, 0);
    EXPECT_EQ(table.run({"verify", "0199"}).status, 0);
    const auto copy = (table / "copy.sqlite").string();
    EXPECT_EQ(table.run({"backup", copy}).status, 0);
    EXPECT_EQ(table.run({"backup", copy}).status, 2);
    EXPECT_EQ(table.run({"append", "0199", R"({"type": "pause"})"}).status, 0);
    EXPECT_EQ(table.run({"restore", copy}).status, 0);
    EXPECT_EQ(table.run({"export", "--session", kFirstId, "--to", "json"}).out, bytes_of(record));
    EXPECT_EQ(table.run({"restore", record}).status, 1);
    EXPECT_EQ(table.run({"restore", (table / "missing").string()}).status, 2);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(Keeping, SaysWhenTheLibraryCannotBeOpened) {
    Table other;
    write_bytes(other.library(), "Dear Ann");
    for (const std::vector<std::string>& call : {std::vector<std::string>{"list"},
                                                 {"verify"},
                                                 {"import", record},
                                                 {"append", kFirstId, "{}"},
                                                 {"stats"},
                                                 {"search", "x"}}) {
        const Ran ran = other.run(call);
        EXPECT_EQ(ran.status, 3) << call[0];
        EXPECT_NE(ran.err.find("library.sqlite"), std::string::npos) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_EQ(bytes_of(other.library()), "Dear Ann");
}

TEST_F(Keeping, PrintsNothingThatATerminalActsOn) {
    Session sly = session_of(kSecondId);
    enter(sly, {R"({"type": "note", "text": "on\tthe\u202e quiet\nnext"})"});
    EXPECT_EQ(table.run({"import", table.file("sly", write_record(sly))}).status, 0);
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"show", kSecondId}, {"search", "quiet"}, {"replay", (table / "sly").string()}}) {
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 0);
        EXPECT_NE(ran.out.find("quiet"), std::string::npos) << call[0];
        EXPECT_EQ(ran.out.find("\u202e"), std::string::npos) << call[0];
        EXPECT_EQ(ran.out.find('\t'), std::string::npos) << call[0];
    }
    const Ran name = table.run({"show", "\x1b[31mred\u202e"});
    EXPECT_EQ(name.err.find('\x1b'), std::string::npos);
    EXPECT_EQ(name.err.find("\u202e"), std::string::npos);
}

}  // namespace
}  // namespace castalia
