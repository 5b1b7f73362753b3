// What scripts rely on: the exit status of every call, where output goes, and a sentence for whatever goes wrong.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "db/store.h"
#include "tests/cli/program.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

struct Scripts : ::testing::Test {
    Scripts() { EXPECT_EQ(table.run({"import", record}).status, 0); }

    void expect_said(const Ran& ran, int status, const std::string& words) const {
        EXPECT_EQ(ran.status, status) << ran.err;
        EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
        EXPECT_EQ(ran.err.find("terminate called"), std::string::npos) << ran.err;
    }

    struct Row {
        std::string remark;
        int status;
        std::vector<std::string> words;
    };
    void expect_statuses(const std::vector<Row>& rows) const {
        for (const Row& row : rows) {
            const Ran ran = table.run(row.words);
            EXPECT_EQ(ran.status, row.status) << row.remark << "\n" << ran.out << ran.err;
            EXPECT_EQ(ran.err.empty(), row.status == 0) << row.remark << "\n" << ran.err;
        }
    }
    /// Expects that the call did its work or refused it with a sentence.
    void expect_a_sentence(const Ran& ran, const std::string& call) const {
        EXPECT_TRUE(ran.status >= 0 && ran.status <= 3) << call << " aborted\n" << ran.err;
        EXPECT_EQ(ran.err.find("terminate called"), std::string::npos) << call << "\n" << ran.err;
        EXPECT_EQ(ran.status == 0, ran.err.empty()) << call << "\n" << ran.err;
    }

    Table table;
    Session session = played_session();
    std::string record = table.file("thursday.castalia", write_record(session));
    std::string missing = (table / "missing").string(), nonsense = table.file("nonsense", "{]");
    std::string refused = table.file("refused.castalia", write_record(refused_session()));

    static Session refused_session() {
        Session other = session_of(kSecondId);
        enter(other, {kRoll, kRoll});
        return other;
    }
};

TEST_F(Scripts, CallsOnRecordsHaveTheirStatus) {
    expect_statuses({
        {"no call at all", 2, {}},
        {"an unknown call", 2, {"play"}},
        {"an unknown option", 2, {"list", "--colour"}},
        {"help", 0, {"--help"}},
        {"help for one call", 0, {"export", "--help"}},
        {"the version", 0, {"--version"}},
        {"the games", 0, {"games"}},
        {"a replay", 0, {"replay", record}},
        {"a replay with a refusal", 1, {"replay", refused}},
        {"a replay of nothing", 2, {"replay", missing}},
        {"a replay of nonsense", 2, {"replay", nonsense}},
        {"a replay of too many events", 2, {"replay", record, "--upto", "-1"}},
        {"a score", 0, {"score", record}},
        {"a score of nonsense", 2, {"score", nonsense}},
        {"an export", 0, {"export", record, "--to", "text"}},
        {"an export of a session", 0, {"export", "--session", kFirstId, "--to", "text"}},
        {"an export of no session", 2, {"export", "--session", kSecondId, "--to", "text"}},
        {"an export in no format", 2, {"export", record, "--to", "papyrus"}},
        {"an export over a file", 2, {"export", record, "--to", "text", "-o", nonsense}},
        {"an export into no folder", 2, {"export", record, "--to", "text", "-o", missing + "/file"}},
        {"an import of what is there", 0, {"import", record}},
        {"an import of nonsense", 2, {"import", nonsense}},
        {"an import of what the rules refuse", 1, {"import", refused}},
    });
}

TEST_F(Scripts, CallsThatReadTheLibraryAndEnterEventsHaveTheirStatus) {
    const std::string note = R"({"type": "note", "text": "tea"})";
    expect_statuses({
        {"a list", 0, {"list"}},
        {"a list of fewer than none", 2, {"list", "--most", "-1"}},
        {"a search for fewer than none", 2, {"search", "tea", "--most", "-1"}},
        {"a session", 0, {"show", kFirstId}},
        {"no session", 2, {"show", kSecondId}},
        {"a search", 0, {"search", "treaty"}},
        {"a search that finds nothing", 0, {"search", "zeppelin"}},
        {"statistics", 0, {"stats"}},
        {"statistics of an unknown game", 2, {"stats", "--game", "chess"}},
        {"an event", 0, {"append", kFirstId, note}},
        {"an event that the rules refuse", 1, {"append", kFirstId, R"({"type": "resume"})"}},
        {"an event that is none", 2, {"append", kFirstId, "tea"}},
        {"an event of no session", 2, {"append", kSecondId, note}},
        {"a check", 0, {"verify"}},
        {"a check of one session", 0, {"verify", kFirstId}},
        {"a check of no session", 2, {"verify", kSecondId}},
    });
}

TEST_F(Scripts, CallsThatKeepTheLibraryHaveTheirStatus) {
    expect_statuses({
        {"a copy", 0, {"backup", (table / "copy.sqlite").string()}},
        {"a copy over a file", 2, {"backup", record}},
        {"a copy into no folder", 3, {"backup", missing + "/copy.sqlite"}},
        {"a restore", 0, {"restore", (table / "copy.sqlite").string()}},
        {"a restore of nothing", 2, {"restore", missing}},
        {"a restore of no library", 1, {"restore", record}},
        {"a restore of the library itself", 2, {"restore", table.library().string()}},
        {"a drill", 0, {"drill"}},
        {"a title", 0, {"describe", kFirstId, "--title", "Friday"}},
        {"a title with a bell", 2, {"describe", kFirstId, "--title", "ding\a"}},
        {"a tag", 0, {"tag", kFirstId, "club"}},
        {"a note", 0, {"annotate", kFirstId, "1", "a good roll"}},
        {"a note on no event", 2, {"annotate", kFirstId, "99", "none"}},
        {"excluded", 0, {"exclude", kFirstId}},
        {"counted again", 0, {"exclude", kFirstId, "--undo"}},
        {"people", 0, {"people"}},
        {"dice", 0, {"roll", "2d6"}},
        {"dice that are none", 2, {"roll", "two"}},
        {"lists made anew", 0, {"rebuild"}},
        {"into the trash", 0, {"trash", kFirstId}},
        {"out of it", 0, {"trash", kFirstId, "--restore"}},
        {"the trash of nothing", 2, {"trash"}},
        {"the trash emptied", 0, {"trash", "--empty"}},
    });
}

TEST_F(Scripts, OnlyImportAndRestoreMakeALibrary) {
    const std::string none = (table / "none.sqlite").string();
    const std::vector<std::vector<std::string>> calls{{"list"},
                                                      {"show", kFirstId},
                                                      {"search", "tea"},
                                                      {"stats"},
                                                      {"people"},
                                                      {"verify"},
                                                      {"backup"},
                                                      {"drill"},
                                                      {"rebuild"},
                                                      {"append", kFirstId, kNote},
                                                      {"export", "--session", kFirstId, "--to", "text"}};
    for (const std::vector<std::string>& words : calls) {
        expect_said(table.run_on(none, words), 3, "--create");
        EXPECT_FALSE(fs::exists(none)) << words.front();
    }
    EXPECT_EQ(table.run_on(none, {"list", "--create"}).status, 0);
    EXPECT_TRUE(fs::exists(none));
    EXPECT_EQ(table.run_on((table / "other.sqlite").string(), {"import", record}).status, 0);
}

TEST_F(Scripts, ALibraryThatCouldNotBeFoundAgainIsRefused) {
    for (const std::string name : {":memory:", ""}) {
        expect_said(table.run_on(name, {"import", record}), 3, "--library");
    }
    expect_said(table.run_on("/dev/null", {"import", record}), 3, "is not a file");
    EXPECT_EQ(::mkfifo((table / "pipe").c_str(), 0600), 0);
    expect_said(table.run_on((table / "pipe").string(), {"import", record}), 3, "is not a file");
}

TEST_F(Scripts, ALibraryInASynchronisedFolderIsToldByTheCheck) {
    fs::create_directory(table / "Dropbox");
    const std::string library = (table / "Dropbox" / "library.sqlite").string();
    EXPECT_EQ(table.run_on(library, {"import", record}).status, 0);
    expect_said(table.run_on(library, {"verify"}), 0, "a folder of Dropbox");
}

TEST_F(Scripts, NamesThatAreTooLongGetASentence) {
    for (const std::size_t length : {235U, 247U, 255U, 300U, 5000U}) {
        const std::string name = (table / std::string(length, 'n')).string();
        for (const auto& words :
             std::vector<std::vector<std::string>>{{"restore", name},
                                                   {"backup", name},
                                                   {"import", name},
                                                   {"export", record, "--to", "text", "-o", name},
                                                   {"export", record, "--to", "text", "--force", "-o", name},
                                                   {"export", "--all", "--to", "text", "--into", name}}) {
            expect_a_sentence(table.run(words), words.front());
        }
        expect_a_sentence(table.run_on(name, {"import", record}), "import");
        expect_a_sentence(table.run_on(name, {"list", "--create"}), "list");
    }
}

TEST_F(Scripts, ExportsGoToStandardOutputAndIntoDevicesAndNeverReplaceThem) {
    const std::string text = table.run({"export", record, "--to", "text"}).out;
    EXPECT_EQ(table.run({"export", record, "--to", "text", "-o", "-"}).out, text);
    EXPECT_FALSE(fs::exists("-"));
    EXPECT_EQ(table.run({"export", record, "--to", "text", "-o", "/dev/null"}).status, 0);
    expect_said(table.run({"export", record, "--to", "text", "-o", "/dev/full"}), 2, "No space left");

    const std::string pipe = (table / "pipe").string(), null = (table / "null").string();
    EXPECT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::string piped;
    std::thread reader([&] { piped = bytes_of(pipe); });
    EXPECT_EQ(table.run({"export", record, "--to", "text", "--force", "-o", pipe}).status, 0);
    reader.join();
    EXPECT_EQ(piped, text);
    EXPECT_TRUE(fs::is_fifo(pipe)) << "the pipe gave way to a file";

    fs::create_symlink("/dev/null", null);
    EXPECT_EQ(table.run({"export", record, "--to", "text", "--force", "-o", null}).status, 0);
    EXPECT_TRUE(fs::is_symlink(null));
    const std::string link = (table / "link").string(), target = table.file("target", "before");
    fs::create_symlink(target, link);
    expect_said(table.run({"export", record, "--to", "text", "-o", link}), 2, "--force");
    EXPECT_EQ(table.run({"export", record, "--to", "text", "--force", "-o", link}).status, 0);
    EXPECT_TRUE(fs::is_symlink(link)) << "the link gave way to a file";
    EXPECT_EQ(bytes_of(target), text);
}

TEST_F(Scripts, OneEventWaitsForItsTurnAgainstAWriterThatNeverRests) {
    constexpr int kEntered = 20;
    std::atomic<bool> rest{false};
    std::thread writer([&] {
        Store own(known_games(), table.library());
        Session mine = own.load(kFirstId);
        while (!rest) {
            enter(mine, {kNote});
            try {
                append_from(own, mine, mine.journal().size() - 1);
            } catch (const Failure&) {
                mine = own.load(kFirstId);
            }
        }
    });
    for (int i = 0; i < kEntered; ++i) {
        const Ran ran = table.run({"append", kFirstId, R"({"type": "note", "text": "one by one"})"});
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
    rest = true;
    writer.join();
}

TEST_F(Scripts, OneEventWaitsAtLeastFiveSecondsForALock) {
    SQLite::Database holding(table.library().string(), SQLite::OPEN_READWRITE);
    holding.exec("BEGIN IMMEDIATE");
    const auto began = std::chrono::steady_clock::now();
    expect_said(table.run({"append", kFirstId, kNote}), 3, "Another program is writing to it");
    EXPECT_GE(std::chrono::steady_clock::now() - began, std::chrono::seconds(5));
}

TEST_F(Scripts, NamesThatNobodyCanSeeOrTellApartAreRefusedOrTold) {
    EXPECT_EQ(table.run({"tag", kFirstId, "league"}).status, 0);
    expect_said(table.run({"tag", kFirstId, "\u2800"}), 2, "nothing to see");
    expect_said(table.run({"tag", kFirstId, ""}), 2, "1 to 200 characters");
    EXPECT_EQ(table.run({"tag", kFirstId}).out, "league\n");
    expect_said(table.run({"describe", kFirstId, "--title", "\u3164"}), 2, "nothing to see");
    expect_said(table.run({"describe", kFirstId, "--title", "Fri\u200Bday"}), 0, "taken out of “Friday”: U+200B");
    expect_said(table.run({"tag", kFirstId, "League"}), 0, "looks like “league”");
    expect_said(table.run({"people", "rename", "Ann", "\u2060"}), 2, "nothing to see");
    expect_said(table.run({"people", "rename", "Ann", "zo\u00EB"}), 1, "looks like Zoë");
    EXPECT_EQ(table.run({"people", "rename", "Ann", "zo\u00EB", "--anyway"}).status, 0);
    const std::string other = write_record(session_of(kSecondId));
    std::string lower = other;
    for (std::size_t at = lower.find("Ann"); at != std::string::npos; at = lower.find("Ann")) {
        lower.replace(at, 3, "ann");
    }
    expect_said(table.run({"import", table.file("lower.castalia", lower)}), 0, "ann looks like Ann");
    EXPECT_NE(table.run({"show", kSecondId}).out.find("ann"), std::string::npos) << "records keep their spelling";
}

TEST_F(Scripts, ASessionIsNamedByFourCharactersOfItsIdInSmallLettersOrCapitals) {
    for (const char* id : {"", "0", "019"}) {
        expect_said(table.run({"show", id}), 2, "Write at least 4 characters of it.");
    }
    expect_said(table.run({"append", "019", kNote}), 2, "“019” is too short");
    const std::string shown = table.run({"show", kFirstId}).out;
    for (const char* id : {"0199", "0199C1DE", "0199c1DE-5B0C-7C3E-8F5E-2A9D5A3B7C11"}) {
        EXPECT_EQ(table.run({"show", id}).out, shown) << id;
    }
    expect_said(table.run({"show", "FFFF"}), 2, "holds no session FFFF");
}

TEST_F(Scripts, NobodyIsShownUnderTheNameOfSomebodyElseUnasked) {
    const std::string before = table.run({"people", "--json"}).out;
    expect_said(table.run({"people", "rename", "Ann", "Zoë"}), 1, "people merge");
    EXPECT_EQ(table.run({"people", "--json"}).out, before);
    EXPECT_EQ(table.run({"people", "rename", "Zoë", "Zora"}).status, 0);
    expect_said(table.run({"people", "rename", "Ann", "Zora"}), 1, "somebody else");
    expect_said(table.run({"people", "rename", "Ann", "Zoë"}), 1, "somebody else");  // Records call her so.
    EXPECT_EQ(table.run({"people", "rename", "Zora", "Zoë"}).status, 0) << "her own name";
    EXPECT_EQ(table.run({"people", "rename", "Ann", "Zoë", "--anyway"}).status, 0);
}

}  // namespace
}  // namespace castalia
