// Exporting many sessions at once.
#include "app/publishing/batch.h"

#include <algorithm>

#include "db/history/history.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

const Progress kOn = [](std::size_t, std::size_t) { return true; };

struct Many : ::testing::Test {
    Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    Batch batch;

    Many() {
        store.begin(session_of(kFirstId, "One"));
        store.begin(session_of(kSecondId, "One"));
        store.begin(sample_session());
        for (const SessionSummary& summary : History(store).summaries()) {
            batch.ids.push_back(summary.id);
        }
        batch.folder = folder / "out";
        std::filesystem::create_directory(batch.folder);
    }
    std::vector<std::string> files() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(batch.folder)) {
            names.push_back(entry.path().filename().string());
        }
        std::ranges::sort(names);
        return names;
    }
};

TEST_F(Many, EachSessionHasAFileAndTheySortByDate) {
    for (const ExportFormat& form : export_formats()) {
        if (form.name != "csv" && form.name != "xlsx" && form.name != "bgsplay") {
            batch.form = form.name;
            const std::size_t before = files().size();
            EXPECT_EQ(export_many(store, batch, kOn).written.size(), 3U) << form.name;
            EXPECT_EQ(files().size(), before + 3)
                << form.name << ": two sessions of a day with one title are two files";
        }
    }
    EXPECT_TRUE(files().front().starts_with("2026-11-14"));
    EXPECT_TRUE(files().back().starts_with("2026-11-21"));
}

TEST_F(Many, TablesAndPlaysComeTogether) {
    batch.form = "csv";
    export_many(store, batch, kOn);
    EXPECT_EQ(files(), (std::vector<std::string>{"events.csv", "players.csv", "scores.csv", "sessions.csv"}));
    const std::string sessions = bytes_of(batch.folder / "sessions.csv");
    EXPECT_EQ(std::ranges::count(sessions, '\n'), 4);
    batch.form = "bgsplay";
    export_many(store, batch, kOn);
    const Json plays = parse_json(bytes_of(batch.folder / "castalia.bgsplay"));
    EXPECT_EQ(plays.at("plays").size(), 3U);
    EXPECT_EQ(plays.at("players").size(), 3U) << "Ann plays in all of them and is one";
}

TEST_F(Many, WhatExistsIsKeptUnlessItMayBeReplaced) {
    for (const char* form : {"csv", "bgsplay", "markdown"}) {
        batch.form = form;
        batch.replace = false;
        const auto first = export_many(store, batch, kOn);
        for (const auto& file : first.written) {
            write_bytes(file, "mine");
        }
        const auto second = export_many(store, batch, kOn);
        EXPECT_TRUE(second.written.empty()) << form;
        EXPECT_EQ(second.kept, first.written) << form;
        for (const auto& file : first.written) {
            EXPECT_EQ(bytes_of(file), "mine");
        }
        batch.replace = true;
        EXPECT_EQ(export_many(store, batch, kOn).written, first.written);
        EXPECT_NE(bytes_of(first.written.front()), "mine");
    }
}

TEST_F(Many, ALetterThatNoFontHasIsToldOnceForAllFiles) {
    Store odd{known_games(), folder / "odd.sqlite"};
    odd.begin(session_of(kFirstId, "A \U000F0000"));
    odd.begin(session_of(kSecondId, "Another \U000F0000"));
    batch.ids = {std::string(kFirstId), std::string(kSecondId)};
    std::vector<std::string> texts;
    batch.options.report_loss = [&](const Text& loss) { texts.push_back(english(loss)); };
    for (const char* form : {"pdf", "wall", "wall-svg"}) {
        batch.form = form;
        texts.clear();
        const BatchResult result = export_many(odd, batch, kOn);
        EXPECT_EQ(result.written.size(), 2U) << form;
        ASSERT_EQ(result.losses.size(), 1U) << form;
        EXPECT_EQ(texts, std::vector<std::string>{english(result.losses.front())}) << form;
        EXPECT_NE(texts.front().find("U+F0000"), std::string::npos) << texts.front();
    }
}

TEST_F(Many, CancellingLeavesWholeFilesOnly) {
    for (const char* form : {"csv", "bgsplay", "pdf"}) {
        batch.form = form;
        const auto result = export_many(store, batch, [](std::size_t done, std::size_t all) {
            EXPECT_EQ(all, 3U);
            return done < 1;
        });
        EXPECT_TRUE(result.cancelled);
    }
    ASSERT_EQ(files().size(), 1U) << "one PDF was finished, tables and plays were not";
    EXPECT_TRUE(files().front().ends_with(".pdf"));
    EXPECT_TRUE(bytes_of(batch.folder / files().front()).ends_with("%%EOF\n"));
}

TEST_F(Many, AFolderThatIsNotThereIsToldAndNothingIsMade) {
    batch.folder = folder / "nowhere";
    for (const char* form : {"csv", "pdf"}) {
        batch.form = form;
        EXPECT_THROW(export_many(store, batch, kOn), Failure);
    }
    EXPECT_FALSE(std::filesystem::exists(batch.folder));
}

TEST_F(Many, AFullDiskLeavesNoHalfFile) {
    // A file system of a few pages would need root; a limit on the size of files fails in the same place.
    const auto status =
        std::system(("( ulimit -f 8; trap '' XFSZ; exec " + std::string(CASTALIA_CLI) + " --library '" +
                     (folder / "library.sqlite").string() + "' export --all --to pdf --into '" +
                     batch.folder.string() + "' ) >/dev/null 2>'" + (folder / "err").string() + "'")
                        .c_str());
    EXPECT_NE(status, 0);
    EXPECT_NE(bytes_of(folder / "err").find("could not be written"), std::string::npos) << bytes_of(folder / "err");
    for (const std::string& name : files()) {
        EXPECT_TRUE(bytes_of(batch.folder / name).ends_with("%%EOF\n")) << name;
    }
}

}  // namespace
}  // namespace castalia
