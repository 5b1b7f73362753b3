// A hand that types whole recorded games and never looks at the window: lines with mistakes, refused lines, lines
// begun and left, undo and redo between them, from a fixed seed. The library then holds the lines that were right, in
// order, and nothing else. CASTALIA_LONG=1 types many times as many.
#include <cstdlib>
#include <random>

#include "app/recorder/entry_composer.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class BlindHand : public WindowTable, public testing::WithParamInterface<const char*> {
protected:
    std::size_t below(std::size_t many) { return many == 0 ? 0 : chance_() % many; }

    /// A line that is wrong at this moment: what the composer would neither record nor refuse with anything but
    /// words.
    std::optional<std::string> wrong_line(const Session& sample, std::size_t step) {
        std::string line = recorder->notation(*sample.replay().steps()[below(sample.plies())].entry.event);
        switch (below(5)) {
            case 0: line = recorder->notation(*sample.replay().steps()[step].entry.event); [[fallthrough]];
            case 1: line.insert(below(line.size() + 1), 1, static_cast<char>('a' + below(26))); break;
            case 2: line.resize(below(line.size() + 1)); break;
            case 3: line = "zz" + line; break;
            default: break;
        }
        EntryComposer reader(*recorder);
        reader.follow();
        reader.type(line);
        const bool harmless = reader.composition().enter() != Composition::Enter::record;
        return harmless && !line.empty() && typable(line) ? std::optional(line) : std::nullopt;
    }

    static bool typable(const std::string& line) {
        constexpr std::size_t kLongest = 40;
        return line.size() <= kLongest &&
               std::ranges::all_of(line, [](char letter) { return letter >= ' ' && letter <= '~'; });
    }

    /// What a hand does between two lines without wanting anything entered.
    void slip(const Session& sample, std::size_t step) {
        switch (below(6)) {
            case 0:
            case 1:
                if (const std::optional<std::string> line = wrong_line(sample, step)) {
                    type(*line);
                    press(WXK_RETURN);
                }
                break;
            case 2:  // A line begun and left.
                if (const std::optional<std::string> line = wrong_line(sample, step)) {
                    type(*line);
                    press(WXK_ESCAPE);
                }
                break;
            case 3:
                if (step > 0) {
                    press('Z', wxMOD_CONTROL);
                    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
                }
                break;
            case 4: press(WXK_SPACE); break;
            default: break;
        }
    }

    std::mt19937 chance_{20};
};

TEST_P(BlindHand, EntersTheLinesThatWereRightAndNothingElse) {
    const bool whole = std::getenv("CASTALIA_LONG") != nullptr;
    constexpr std::size_t kFew = 17, kTimes = 16;
    const Session sample = sample_of(GetParam());
    const std::size_t lines = whole ? sample.plies() : std::min(kFew, sample.plies());
    for (std::size_t round = 0; round < (whole ? kTimes : 1); ++round) {
        recorder->begin(sample.heading());
        frame->go(MainFrame::Place::session);
        for (std::size_t step = 0; step < lines; ++step) {
            const EventPtr& event = sample.replay().steps()[step].entry.event;
            SCOPED_TRACE("step " + std::to_string(step + 1) + ": " + recorder->notation(*event));
            slip(sample, step);
            Event timeless = *event;
            timeless.at.reset();
            const std::string line = recorder->notation(timeless);
            if (typable(line)) {
                type(line);
                press(WXK_RETURN);
            } else {
                ASSERT_FALSE(recorder->enter(event));
            }
            ASSERT_TRUE(pump([&] { return events() == step + 1; }))
                << "the line says \"" << frame->session_page().entry().line().utf8_string() << "\", "
                << frame->session_page().entry().echoed().utf8_string();
            Json written = recorder->written(*session().replay().steps().back().entry.event);
            Json wanted = recorder->written(timeless);
            ASSERT_EQ(written, wanted);
        }
        EXPECT_EQ(session().playthrough().state(lines), sample.playthrough().state(lines));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, BlindHand, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
