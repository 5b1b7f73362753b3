// Orca itself, from Debian: by its debug output, it speaks after twelve events of Magnate what we mean it to speak.
// The test is in the long suite, because Orca is slow to start and needs a lot of Python.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "db/store.h"
#include "tests/support/samples.h"
#include "tests/ui/bus.h"
#include "tests/ui/heard.h"

#include <X11/keysym.h>

namespace castalia {
namespace {

using namespace castalia::testing;

/// Runs Orca with a debug file that can be read meanwhile, because Orca writes it in blocks. It must not look for
/// another Orca, which may belong to the user who runs the tests: one of them would end.
constexpr const char* kOrca =
    "import builtins, runpy, shutil, subprocess, sys\n"
    "usual_open, usual_process = open, subprocess.Popen\n"
    "builtins.open = lambda file, mode='r', buffering=-1, *rest, **named: "
    "usual_open(file, mode, 1 if mode == 'w' else buffering, *rest, **named)\n"
    "subprocess.Popen = lambda words, *rest, **named: "
    "usual_process('true' if str(words).startswith('pgrep') else words, *rest, **named)\n"
    "sys.argv[0] = shutil.which('orca')\n"
    "runpy.run_path(sys.argv[0], run_name='__main__')\n";

class HeardByOrca : public OnTheBus {
protected:
    HeardByOrca() {
        // It has its own settings and uses nothing of the desktop.
        ::setenv("HOME", (folder_ / "home").c_str(), 1);
        ::setenv("XDG_CONFIG_HOME", (folder_ / "home").c_str(), 1);
        ::setenv("XDG_DATA_HOME", (folder_ / "home").c_str(), 1);
        ::setenv("GSETTINGS_BACKEND", "memory", 1);
        std::filesystem::create_directory(folder_ / "home");
        orca_ = std::make_unique<Process>(std::vector<std::string>{
            "/usr/bin/python3", "-c", kOrca, "--debug-file=" + debug_file().string(), "--enable", "speech"});
    }
    void SetUp() override {
        ASSERT_TRUE(Ear::wait_until([&] { return !spoken().empty(); }, std::chrono::seconds(60)))
            << "Orca does not say that it is there";
    }

    std::filesystem::path debug_file() const { return folder_ / "orca.txt"; }

    /// Returns what it has spoken so far.
    std::vector<std::string> spoken() const {
        static const std::regex kLine(".*SPEECH OUTPUT: '(.*)' ?\\{.*");
        std::vector<std::string> all;
        std::ifstream in(debug_file());
        std::smatch found;
        for (std::string line; std::getline(in, line);) {
            if (std::regex_match(line, found, kLine)) {
                all.push_back(found[1]);
            }
        }
        return all;
    }

    /// Returns what it spoke last, for the message of a failure.
    std::string lately() const {
        constexpr std::size_t kLate = 8;
        const std::vector<std::string> all = spoken();
        const std::size_t from = all.size() - std::min(kLate, all.size());
        return ::testing::PrintToString(
            std::vector<std::string>(all.begin() + static_cast<std::ptrdiff_t>(from), all.end()));
    }

    /// Returns whether these words are the last that it spoke after `before` utterances. It says their kind first:
    /// "notification".
    bool speaks_last(const std::string& words, std::size_t before) const {
        return Ear::wait_until([&] {
            const std::vector<std::string> all = spoken();
            return all.size() > before && all.back().find(words) != std::string::npos;
        });
    }

    std::unique_ptr<Process> orca_;
};

TEST_F(HeardByOrca, TwelveEventsOfMagnateAreSpokenAsTheyAreMeant) {
    Session session(*known_games().find("magnate"), sample_of("magnate").heading());
    session.heading().ended.reset();
    Store(known_games(), library()).begin(session);
    start({"--session", session.heading().id});
    const Seen line = control(ATSPI_ROLE_TEXT, "Entry line");
    for (const Heard& one : heard_of("magnate")) {
        ASSERT_TRUE(line.write(one.entered));
        Ear::wait(std::chrono::milliseconds(500));
        const std::size_t before = spoken().size();
        keys_.press(XK_Return);
        EXPECT_TRUE(speaks_last(one.announced, before))
            << one.entered << "\nmeant: " << one.announced << "\nspoken: " << lately();
    }
}

TEST_F(HeardByOrca, AnUndoAndARedoAreSpokenWithWhatTheyTookBackAndTheResult) {
    const Session session = sample_of("magnate");
    Store(known_games(), library()).begin(session);
    start({"--session", session.heading().id});
    control(ATSPI_ROLE_TEXT, "Entry line");
    Ear::wait(std::chrono::seconds(1));
    std::size_t before = spoken().size();
    keys_.press(XK_z, {XK_Control_L});
    EXPECT_TRUE(speaks_last("Undone: Ann ends a final turn. Ann: trade or advance a deed", before)) << lately();
    before = spoken().size();
    keys_.press(XK_z, {XK_Control_L, XK_Shift_L});
    EXPECT_TRUE(speaks_last("Redone: Ann ends a final turn. Ben is Grand Duke", before)) << lately();
}

TEST_F(HeardByOrca, ARefusalAndALineThatCannotBeReadAreSpokenWithTheirReason) {
    Session session(*known_games().find("magnate"), sample_of("magnate").heading());
    session.heading().ended.reset();
    Store(known_games(), library()).begin(session);
    start({"--session", session.heading().id});
    control(ATSPI_ROLE_TEXT, "Entry line");
    Ear::wait(std::chrono::milliseconds(500));
    std::size_t before = spoken().size();
    keys_.type("zzz");
    keys_.press(XK_Return);
    EXPECT_TRUE(speaks_last("is no verb of Magnate", before)) << lately();
    keys_.press(XK_a, {XK_Control_L});
    before = spoken().size();
    keys_.type("sell as");
    keys_.press(XK_Return);
    EXPECT_TRUE(speaks_last("Clause magnate.turn.roll-first", before)) << lately();
}

}  // namespace
}  // namespace castalia
