// The board as a file from the command line, without a display and without any other program.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct BoardFile : ::testing::Test {
    BoardFile() {
        ::unsetenv("DISPLAY");
        ::unsetenv("WAYLAND_DISPLAY");
        record = table.file("record", write_record(played_session()));
    }
    static bool is_picture(const std::string& bytes) {
        constexpr std::size_t kWidth = 16;  // The width and the height stand behind "IHDR".
        return bytes.starts_with("\x89PNG") && bytes.substr(kWidth, 8) == std::string("\0\0\x07\x80\0\0\x04\xb0", 8);
    }

    Table table;
    std::string record;
};

TEST_F(BoardFile, IsDrawnWithoutADisplay) {
    const std::string file = (table / "board.png").string();
    const Ran ran = table.run({"export", record, "--to", "png", "-o", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(is_picture(bytes_of(file)));
    write_bytes(file, "mine");
    EXPECT_EQ(table.run({"export", record, "--to", "png", "-o", file}).status, 2);
    EXPECT_EQ(bytes_of(file), "mine") << "what exists is written over only when that was asked";
    EXPECT_EQ(table.run({"export", record, "--to", "png", "-o", file, "--force"}).status, 0);
    EXPECT_TRUE(is_picture(bytes_of(file)));
}

TEST_F(BoardFile, OfEverySessionIsOneFile) {
    ASSERT_EQ(table.run({"import", record}).status, 0);
    const std::filesystem::path folder = table / "boards";
    std::filesystem::create_directory(folder);
    EXPECT_EQ(table.run({"export", "--all", "--into", folder.string(), "--to", "png"}).status, 0);
    const std::filesystem::directory_iterator files(folder);
    ASSERT_EQ(std::distance(begin(files), end(files)), 1);
    EXPECT_TRUE(is_picture(bytes_of(std::filesystem::directory_iterator(folder)->path())));
}

/// Exports a record with castalia-cli alone in a folder. Returns its status.
int exported_alone(const Table& table, const std::string& record) {
    const std::filesystem::path alone = table / "castalia-cli";
    std::filesystem::copy_file(CASTALIA_CLI, alone, std::filesystem::copy_options::overwrite_existing);
    const std::string call = alone.string() + " export " + record + " --to png -o " + (table / "board.png").string() +
                             " 2>" + (table / "told").string();
    return WEXITSTATUS(std::system(call.c_str()));
}

TEST_F(BoardFile, OfEveryGameNeedsNoOtherProgram) {
    for (const std::string game :
         {"magnate", "musee", "dance-of-muses", "muse-decktet", "muse-story", "open-table"}) {
        std::filesystem::remove(table / "board.png");
        EXPECT_EQ(exported_alone(table, source_dir() + "/resources/samples/" + game + ".castalia"), 0)
            << bytes_of(table / "told");
        EXPECT_TRUE(is_picture(bytes_of(table / "board.png"))) << game;
    }
}

}  // namespace
}  // namespace castalia
