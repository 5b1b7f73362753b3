// Photos of the table on the command line.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/pictures.h"

namespace castalia::testing {
namespace {

struct PhotoCalls : ::testing::Test {
    PhotoCalls() { Store(known_games(), table.library()).begin(played_session()); }

    Ran attach(const std::string& name, const std::string& bytes, std::vector<std::string> more = {}) {
        std::vector<std::string> words{"photo", "attach", table.file(name, bytes), "--session", "0199"};
        words.insert(words.end(), more.begin(), more.end());
        return table.run(words);
    }
    Json listed() {
        const Ran ran = table.run({"photo", "list", "--session", "0199", "--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out).at("photos");
    }

    Table table;
};

TEST_F(PhotoCalls, AttachListAndExtractWhatWasAttached) {
    const std::string png = png_file({300, 200, true}), jpeg = jpeg_of_telephone({90, 60}), webp = webp_file();
    const Ran ran = attach("end.png", png, {"--caption", "The end", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json photo = Json::parse(ran.out);
    EXPECT_EQ(photo.at("photo"), 1);
    EXPECT_EQ(photo.at("event"), 3) << "the last one, counted from 0";
    EXPECT_EQ(photo.at("sha256"), hex(hash_of_file(png)));
    EXPECT_EQ(attach("late.jpg", jpeg, {"--event", "2"}).out,
              "attached: photo 2, after event 2: late.jpg (60 × 90, " + std::to_string((jpeg.size() + 999) / 1000) +
                  " kB)\n");
    EXPECT_EQ(attach("laid out", webp, {"--event", "0"}).status, 0);
    const Json list = listed();
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].at("type"), "image/webp");
    EXPECT_EQ(list[0].at("event"), -1) << "before the first, as comments have it";
    EXPECT_EQ(list[1].at("type"), "image/jpeg");
    EXPECT_EQ(list[1].at("width"), 60);
    EXPECT_EQ(list[2], photo);
    EXPECT_EQ(table.run({"photo", "list", "--session", "0199"}).out.substr(0, 43),
              "photo 3, before the first event: laid out (");
    EXPECT_EQ(table.run({"photo", "extract", "1"}).out, png);
    const std::string out = (table / "out.jpg").string();
    EXPECT_EQ(table.run({"photo", "extract", "2", "-o", out}).status, 0);
    EXPECT_EQ(bytes_of(out), jpeg);
    EXPECT_EQ(table.run({"photo", "extract", "3", "-o", out}).status, 2) << "the file exists";
    EXPECT_EQ(bytes_of(out), jpeg);
    EXPECT_EQ(table.run({"photo", "extract", "3", "-o", out, "--force"}).status, 0);
    EXPECT_EQ(bytes_of(out), webp);
}

TEST_F(PhotoCalls, ChangeCaptionsAndRemove) {
    ASSERT_EQ(attach("a.png", png_file()).status, 0);
    EXPECT_EQ(table.run({"photo", "caption", "1", "Rain on the bay"}).status, 0);
    EXPECT_EQ(listed()[0].at("caption"), "Rain on the bay");
    EXPECT_EQ(table.run({"photo", "caption", "1", ""}).status, 0);
    EXPECT_EQ(listed()[0].at("caption"), "");
    EXPECT_EQ(table.run({"photo", "remove", "1"}).out, "removed: photo 1\n");
    EXPECT_EQ(listed(), Json::array());
    EXPECT_EQ(table.run({"photo", "list", "--session", "0199"}).out, "No photos are attached to this session.\n");
    const Ran gone = table.run({"photo", "extract", "1"});
    EXPECT_EQ(gone.status, 2);
    EXPECT_NE(gone.err.find("holds no photo 1"), std::string::npos) << gone.err;
    EXPECT_EQ(table.run({"photo", "remove", "1"}).status, 2);
}

TEST_F(PhotoCalls, RefuseWhatIsNoPhotoAndChangeNothing) {
    const std::string whole = png_file({50, 40, true});
    for (const auto& [name, bytes] :
         {std::pair("notes.png", std::string("Dear Ann, …")),
          std::pair("half.png", whole.substr(0, whole.size() / 2)), std::pair("rows.png", png_that_ends_early()),
          std::pair("bomb.png", png_header_of_size(29'000, 29'000)), std::pair("empty.png", std::string())}) {
        const Ran ran = attach(name, bytes);
        EXPECT_EQ(ran.status, 2) << name;
        EXPECT_NE(ran.err.find(name), std::string::npos) << ran.err;
        EXPECT_EQ(ran.out, "") << name;
    }
    EXPECT_EQ(attach("a.png", whole, {"--event", "9"}).status, 2);
    EXPECT_EQ(attach("a.png", whole, {"--caption", std::string(300, 'a')}).status, 2);
    EXPECT_EQ(table.run({"photo", "attach", (table / "none.png").string(), "--session", "0199"}).status, 2);
    EXPECT_EQ(table.run({"photo", "attach", (table / "a.png").string(), "--session", "0400"}).status, 2);
    EXPECT_EQ(table.run({"photo"}).status, 2);
    EXPECT_EQ(listed(), Json::array());
    EXPECT_EQ(Json::parse(table.run({"verify", "--json"}).out).at("wrong"), Json::array());
}

TEST_F(PhotoCalls, AreCountedByBackupAndVerify) {
    ASSERT_EQ(attach("a.png", png_file()).status, 0);
    ASSERT_EQ(attach("b.png", png_file({9, 9, true})).status, 0);
    EXPECT_EQ(table.run({"verify"}).out,
              "2 photos were compared with their SHA-256.\n1 session was checked. Nothing is wrong.\n");
    EXPECT_EQ(Json::parse(table.run({"verify", "--json", "0199"}).out).at("photos"), 2);
    EXPECT_EQ(Json::parse(table.run({"backup", "--json"}).out).at("photos"), 2);
    const Ran copied = table.run({"backup", (table / "copy.sqlite").string(), "--json"});
    EXPECT_EQ(Json::parse(copied.out).at("photos"), 2) << copied.err;
    EXPECT_EQ(table.run_on((table / "copy.sqlite").string(), {"photo", "extract", "1"}).out, png_file());
    {
        SQLite::Database raw(table.library(), SQLite::OPEN_READWRITE);
        raw.exec("UPDATE photo SET caption = 'Another'");
    }
    EXPECT_EQ(table.run({"verify"}).status, 1);
    EXPECT_EQ(table.run({"photo", "list", "--session", "0199"}).status, 1);
}

TEST_F(PhotoCalls, PutPhotosIntoPagesOnRequest) {
    ASSERT_EQ(attach("a.jpg", jpeg_of_telephone({300, 200}), {"--event", "2", "--caption", "Ann <sells>"}).status, 0);
    const std::string without = table.run({"export", "--session", "0199", "--to", "html"}).out;
    EXPECT_EQ(without.find("<img"), std::string::npos);
    const std::string page = table.run({"export", "--session", "0199", "--to", "html", "--photos"}).out;
    EXPECT_NE(page.find("<img src=\"data:image/jpeg;base64,/9j/"), std::string::npos);
    EXPECT_NE(page.find("Ann &lt;sells&gt;"), std::string::npos);
    EXPECT_NE(page.find("<a href=\"#e2\">"), std::string::npos);
    EXPECT_GT(table.run({"export", "--session", "0199", "--to", "pdf", "--photos"}).out.size(),
              table.run({"export", "--session", "0199", "--to", "pdf"}).out.size());
    EXPECT_EQ(table.run({"export", "--session", "0199", "--to", "markdown", "--photos"}).status, 2);
    const std::string record =
        table.file("a.castalia", table.run({"export", "--session", "0199", "--to", "json"}).out);
    EXPECT_EQ(table.run({"export", record, "--to", "html", "--photos"}).status, 2) << "a record carries none";
    const std::string folder = (table / "all").string();
    std::filesystem::create_directory(folder);
    EXPECT_EQ(table.run({"export", "--all", "--to", "html", "--photos", "--into", folder}).status, 0);
}

}  // namespace
}  // namespace castalia::testing
