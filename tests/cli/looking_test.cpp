// A library that may not be written can be read by every call and written by none.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/as_nobody.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

/// Runs the program as the user nobody, from a place that this user may enter, because rights do not bind root.
class Reader {
public:
    Reader() {
        Store store(known_games(), shelf / "library.sqlite");
        store.begin(played_session());
        fs::copy_file(CASTALIA_CLI, folder_ / "castalia-cli");
    }
    Ran run(const std::string& words) const {
        const bool root = ::geteuid() == 0;
        const std::string line =
            "cd " + folder_.path().string() +
            (root ? " && setpriv --reuid=65534 --clear-groups ./castalia-cli" : " && ./castalia-cli") +
            " --library " + (shelf / "library.sqlite").string() + " " + words + " >" + (folder_ / "out").string() +
            " 2>" + (folder_ / "err").string();
        const int status = std::system(line.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, bytes_of(folder_ / "out"), bytes_of(folder_ / "err")};
    }

private:
    Folder folder_;

public:
    fs::path shelf = [this] {
        fs::create_directory(folder_ / "shelf");
        return folder_ / "shelf";
    }();
    const fs::path& folder() const { return folder_.path(); }
};

TEST(AReader, GetsAllThatIsThereAndChangesNothing) {
    const Reader reader;
    {
        const AsNobody hers(reader.folder());
    }
    const MayNotBeWritten file(reader.shelf / "library.sqlite"), around(reader.shelf);
    const std::string before = bytes_of(reader.shelf / "library.sqlite");
    const std::string exported = write_record(played_session());
    const struct {
        const char* words;
        const char* told;
    } kCalls[] = {{"list", "Thursday at the library"},
                  {"show 0199c1de", "Königsberg"},
                  {"search Königsberg", "event"},
                  {"stats", "magnate"},
                  {"verify", "1 session"},
                  {"export --session 0199 --to csv", ""},
                  {"backup copy.sqlite", ""}};
    for (const auto& [words, told] : kCalls) {
        const Ran ran = reader.run(words);
        EXPECT_EQ(ran.status, 0) << words << "\n" << ran.out << ran.err;
        EXPECT_NE(ran.out.find(told), std::string::npos) << words << "\n" << ran.out;
    }
    EXPECT_EQ(reader.run("export --session 0199 --to json").out, exported);
    for (const char* words : {R"(append 0199 '{"type": "note", "text": "late"}')", "describe 0199 --title Friday",
                              "trash 0199", "rebuild", "tag 0199 league", "import record.castalia"}) {
        write_bytes(reader.folder() / "record.castalia", write_record(played_session(kSecondId)));
        const Ran ran = reader.run(words);
        EXPECT_EQ(ran.status, 3) << words << "\n" << ran.out;
        EXPECT_NE(ran.err.find("can be read but not changed"), std::string::npos) << words << "\n" << ran.err;
    }
    EXPECT_EQ(bytes_of(reader.shelf / "library.sqlite"), before);
    EXPECT_EQ(std::distance(fs::directory_iterator(reader.shelf), fs::directory_iterator()), 1);
}

}  // namespace
}  // namespace castalia
