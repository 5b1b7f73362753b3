// The program itself, called with a file, or without a display.
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <csignal>

#include <chrono>
#include <functional>
#include <set>
#include <sstream>
#include <thread>

#include "db/history/history.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

extern char** environ;

namespace castalia {
namespace {

using namespace castalia::testing;

/// Runs castalia with these words until `done` is true. Returns whether it became true.
bool ran_until(std::vector<std::string> words, const std::function<bool()>& done) {
    words.insert(words.begin(), CASTALIA_PROGRAM);
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_t child = 0;
    EXPECT_EQ(::posix_spawn(&child, CASTALIA_PROGRAM, nullptr, nullptr, arguments.data(), environ), 0);
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    bool held = false;
    while (!(held = done()) && std::chrono::steady_clock::now() < limit && ::waitpid(child, nullptr, WNOHANG) == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    return held;
}

std::string without_display_text(const std::string& word, const std::string& language = "C") {
    const Folder folder;
    const std::string out = (folder / "out").string();
    EXPECT_EQ(std::system(("env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=" + language + ".UTF-8 '" CASTALIA_PROGRAM "' " +
                           word + " >'" + out + "' 2>&1")
                              .c_str()),
              0)
        << word;
    return bytes_of(out);
}

TEST(TheProgramCalledWithAFile, ImportsTheRecord) {
    const Folder folder;
    const std::filesystem::path library = folder / "library.sqlite";
    const std::string record = source_dir() + "/resources/samples/magnate.castalia";
    EXPECT_TRUE(ran_until({"--library", library.string(), record}, [&] {
        return std::filesystem::exists(library) && History(Store(known_games(), library)).summaries().size() == 1;
    }));
}

TEST(TheProgramCalledWithAFile, OpensTheLibraryThatItIs) {
    const Folder folder;
    const std::filesystem::path library = folder / "other.sqlite", usual = folder / "usual.sqlite";
    Store(known_games(), library).begin(session_of());
    ::setenv("CASTALIA_LIBRARY", usual.string().c_str(), 1);
    EXPECT_TRUE(ran_until({library.string()}, [&] { return std::filesystem::exists(library.string() + "-wal"); }));
    EXPECT_FALSE(std::filesystem::exists(usual));
}

/// Returns what the program writes when it ends at once because of these words, and expects that it made no library.
std::string refusal_of(const std::string& words) {
    const Folder folder;
    const std::string out = (folder / "out").string(), library = (folder / "library.sqlite").string();
    const std::string call = "LC_ALL=C.UTF-8 timeout 30 '" CASTALIA_PROGRAM "' --library '" + library + "' " + words +
                             " >'" + out + "' 2>&1";
    const int status = std::system(call.c_str());
    EXPECT_TRUE(WIFEXITED(status)) << words;
    EXPECT_EQ(WEXITSTATUS(status), 255) << words;
    EXPECT_FALSE(std::filesystem::exists(library)) << words;
    return bytes_of(out);
}

TEST(TheProgramCalledWithAWrongValue, SaysWhatTheOptionGives) {
    EXPECT_EQ(refusal_of("--palette blue"),
              "castalia: --palette cannot be “blue”. The option gives the palette for this run: light, dark or "
              "contrast.\n");
    EXPECT_EQ(refusal_of("--place review"),
              "castalia: --place cannot be “review”. The option gives the page to open: home, session, history or "
              "people.\n");
    EXPECT_EQ(refusal_of("--text 300"),
              "castalia: --text cannot be “300”. The option gives the text size for this run, from 100 to 200 per "
              "cent.\n");
    EXPECT_EQ(refusal_of("--look-at=-1"),
              "castalia: --look-at cannot be “-1”. The option gives the number of events after which the table is "
              "shown.\n");
    for (const char* size : {"1280", "x800", "1280x", "0x800", "1280x800x2", "1280xhigh", "1280x-800"}) {
        EXPECT_EQ(refusal_of("--size " + std::string(size)), "castalia: --size cannot be “" + std::string(size) +
                                                                 "”. The option gives the size of the window, such "
                                                                 "as 1280x800.\n");
    }
    EXPECT_NE(refusal_of("--palette ''"), "");
}

TEST(TheProgramWithoutADisplay, SaysSoInOneSentenceAndEndsWithOne) {
    const Folder folder;
    const std::string out = (folder / "out").string(), library = (folder / "library.sqlite").string();
    for (const char* display :
         {"-u DISPLAY -u WAYLAND_DISPLAY", "-u DISPLAY WAYLAND_DISPLAY=wayland-that-is-not-there",
          "-u WAYLAND_DISPLAY DISPLAY=:4242"}) {
        const int status = std::system(("env " + std::string(display) +
                                        " GDK_BACKEND=x11,wayland LC_ALL=C.UTF-8 '" CASTALIA_PROGRAM "' --library '" +
                                        library + "' >'" + out + "' 2>&1")
                                           .c_str());
        EXPECT_TRUE(WIFEXITED(status)) << display;
        EXPECT_EQ(WEXITSTATUS(status), 1) << display;
        EXPECT_EQ(bytes_of(out),
                  "Castalia needs a display for its window, and cannot reach one. Start it on a desktop, or use "
                  "castalia-cli, which needs none.\n")
            << display;
        EXPECT_FALSE(std::filesystem::exists(library)) << display;
    }
}

TEST(TheProgramWithoutADisplay, TellsItsOptionsAndItsVersion) {
    const std::string help = without_display_text("--help"), page = without_display_text("--man");
    for (const char* option : {"library", "session", "place", "palette", "text", "size", "version", "help"}) {
        EXPECT_NE(help.find(std::string("--") + option), std::string::npos) << help;
        EXPECT_NE(page.find(std::string("\\-\\-") + option), std::string::npos) << option;
    }
    EXPECT_EQ(without_display_text("--version").find("castalia "), 0u);
}

TEST(TheProgramWithoutADisplay, TellsItsManPageInTheLanguageOfWhoeverReadsIt) {
    const auto sentences = [](const std::string& page) {
        std::set<std::string> found;
        std::istringstream lines(page);
        for (std::string line; std::getline(lines, line);) {
            if (line.find(' ') != std::string::npos && !line.starts_with('.') && !line.starts_with("\\f") &&
                !line.starts_with('[')) {
                found.insert(line);
            }
        }
        return found;
    };
    const std::set<std::string> english = sentences(without_display_text("--man"));
    EXPECT_GT(english.size(), 12u);
    for (const char* language : {"de", "fr", "es", "it"}) {
        EXPECT_NE(without_display_text("--help", language), without_display_text("--help")) << language;
        for (const std::string& sentence : sentences(without_display_text("--man", language))) {
            EXPECT_FALSE(english.contains(sentence)) << language << ": " << sentence;
        }
    }
}

TEST(TheDesktopEntry, OpensRecordsAndIsValid) {
    const std::string linux_folder = source_dir() + "/packaging/linux/",
                      kind = "application/vnd.castalia.session+json";
    const std::string entry = linux_folder + "org.castalia.castalia.desktop";
    EXPECT_NE(bytes_of(entry).find("\nExec=castalia %f\n"), std::string::npos);
    EXPECT_NE(bytes_of(entry).find("\nMimeType=" + kind + ";\n"), std::string::npos);
    EXPECT_NE(bytes_of(linux_folder + "castalia-mime.xml").find(kind), std::string::npos);
    EXPECT_NE(bytes_of(linux_folder + "org.castalia.castalia.metainfo.xml").find(kind), std::string::npos);
    if (std::system("command -v desktop-file-validate >/dev/null") == 0) {
        EXPECT_EQ(std::system(("desktop-file-validate '" + entry + "'").c_str()), 0);
    }
}

}  // namespace
}  // namespace castalia
