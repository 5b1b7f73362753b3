#include "tests/ui/blind_hand.h"

#include "app/recorder/entry_composer.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "core/session/record.h"
#include "db/safety/safety.h"
#include "tests/recorder/short_lines.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {

namespace {

constexpr std::size_t kLongestLine = 40;

bool typable(const std::string& line) {
    return line.size() <= kLongestLine &&
           std::ranges::all_of(line, [](char letter) { return letter >= ' ' && letter <= '~'; });
}

EventPtr timeless(const EventPtr& event) {
    auto made = std::make_shared<Event>(*event);
    made->at.reset();
    return made;
}

}  // namespace

BlindHand::BlindHand(std::uint32_t seed) : chance_(seed) {
    const std::array sizes{wxSize(1280, 800), wxSize(1024, 768), wxSize(1280, 1024)};
    constexpr std::array kSchemes{Scheme::light, Scheme::dark, Scheme::contrast};
    constexpr std::uint32_t kOneInFour = 4;
    choose_scheme(kSchemes.at(seed % kSchemes.size()));
    const int percent = seed % kOneInFour == 3 ? 200 : 100;
    set_text_size(percent / 100.0);
    apply_native_style(percent);
    frame->rebuild();
    frame->SetSize(sizes.at(seed / kSchemes.size() % sizes.size()));
}

/// Returns whether the composer would record exactly this event.
bool BlindHand::reads_as(const std::string& line, const Json& wanted) {
    EntryComposer reader(*recorder);
    reader.follow();
    reader.type(line);
    const Composition& entry = reader.composition();
    return entry.event != nullptr && entry.leading.empty() && recorder->written(*entry.event) == wanted;
}

/// Returns the line of an event, and in every second case the shortest that means it.
std::string BlindHand::right_line(const Event& event) {
    const Json wanted = recorder->written(event);
    if (below(2) == 0) {
        for (const std::string& line : short_lines(*recorder, event)) {
            if (!line.empty() && reads_as(line, wanted)) {
                return line;
            }
        }
    }
    return recorder->notation(event);
}

/// Returns a line that is wrong at this moment: the composer would neither record it nor do anything but refuse it in
/// words.
std::optional<std::string> BlindHand::wrong_line(const Session& sample, std::size_t step) {
    std::string line = recorder->notation(*timeless(sample.replay().steps()[below(sample.plies())].entry.event));
    switch (below(6)) {
        case 0: line = recorder->notation(*timeless(sample.replay().steps()[step].entry.event)); [[fallthrough]];
        case 1: line.insert(below(line.size() + 1), 1, static_cast<char>('a' + below(26))); break;
        case 2: line.resize(below(line.size() + 1)); break;
        case 3: line = "zz" + line; break;
        case 4: line.insert(0, notation_name(sample.names()[below(sample.names().size())]) + ": "); break;
        default: break;
    }
    EntryComposer reader(*recorder);
    reader.follow();
    reader.type(line);
    const bool harmless = reader.composition().enter() != Composition::Enter::record;
    return harmless && !line.empty() && typable(line) ? std::optional(line) : std::nullopt;
}

/// Returns another line than that of this step which the rules allow at this moment: another player's event, or
/// another card.
std::optional<std::string> BlindHand::other_line(const Session& sample, std::size_t step) {
    const Json wanted = recorder->written(*timeless(sample.replay().steps()[step].entry.event));
    for (int tries = 0; tries < 20; ++tries) {
        const EventPtr event = timeless(sample.replay().steps()[below(sample.plies())].entry.event);
        const std::string line = recorder->notation(*event);
        EntryComposer reader(*recorder);
        reader.follow();
        reader.type(line);
        const Composition& entry = reader.composition();
        if (typable(line) && entry.enter() == Composition::Enter::record && entry.leading.empty() &&
            recorder->written(*entry.event) != wanted && std::get_if<MovePtr>(&entry.event->what) != nullptr) {
            return line;
        }
    }
    return std::nullopt;
}

/// Corrects the last event by F2, a line, and Enter twice.
void BlindHand::correct_last(const std::string& line) {
    bool asked = false;
    in_dialog([&](wxDialog&) {
        type(line);
        press(WXK_RETURN);
        settle_windows();
        press(WXK_RETURN);
        settle_windows();
        asked = true;
    });
    press(WXK_F2);
    EXPECT_TRUE(pump([&] { return asked && open_dialog() == nullptr; })) << line;
}

/// Records an event that was not meant, and undoes or corrects it.
void BlindHand::enter_something_else(const Session& sample, std::size_t step) {
    const std::optional<std::string> other = other_line(sample, step);
    if (!other) {
        return;
    }
    const std::string line = recorder->notation(*timeless(sample.replay().steps()[step].entry.event));
    type(*other);
    press(WXK_RETURN);
    ++lines_;
    ASSERT_TRUE(pump([&] { return events() == step + 1; })) << *other;
    const bool no_ruling = sample.replay().steps()[step].entry.event->ruling.empty();
    if (below(2) == 0 && typable(line) && no_ruling) {
        correct_last(line);
        ++lines_;
        corrected_ = true;
    } else {
        press('Z', wxMOD_CONTROL);
        ASSERT_TRUE(pump([&] { return events() == step; }));
    }
}

/// Does what a hand does between two lines without meaning to enter anything.
void BlindHand::slip(const Session& sample, std::size_t step) {
    switch (below(12)) {
        case 0:
        case 1:
            if (const std::optional<std::string> line = wrong_line(sample, step)) {
                type(*line);
                press(WXK_RETURN);
                ++lines_;
            }
            break;
        case 2:  // A line is begun and left.
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
        case 5: enter_something_else(sample, step); break;
        case 6:  // Words are looked for, selected and left.
            press('F', wxMOD_CONTROL);
            type("a");
            press('A', wxMOD_CONTROL);
            press(WXK_ESCAPE);
            break;
        case 7: begin_anew(sample, step, WXK_TAB, 0); break;
        case 8: begin_anew(sample, step, WXK_DELETE, wxMOD_CONTROL); break;
        case 9:  // The hand looks at Home, which continues an open session.
            if (session().replay().status() == Status::open) {
                press('1', wxMOD_ALT);
                ASSERT_TRUE(pump([&] { return frame->place() == MainFrame::Place::home; }));
                press(WXK_RETURN);
                ASSERT_TRUE(pump([&] { return frame->place() == MainFrame::Place::session; }));
            }
            break;
        default: break;
    }
}

/// Types half a line, presses a key in the middle of it, and selects all of it to type it anew.
void BlindHand::begin_anew(const Session& sample, std::size_t step, int key, int modifiers) {
    const std::string line = recorder->notation(*timeless(sample.replay().steps()[step].entry.event));
    const std::string half = line.substr(0, 1 + below(line.size()));
    if (typable(half)) {
        type(half);
        press(WXK_LEFT, wxMOD_CONTROL);
        press(key, modifiers);
        press('A', wxMOD_CONTROL);
    }
}

void BlindHand::type_game(const char* game, std::size_t most) {
    const Session sample = sample_of(game);
    const std::size_t lines = std::min(most, sample.plies());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    for (std::size_t step = 0; step < lines; ++step) {
        const EventPtr event = timeless(sample.replay().steps()[step].entry.event);
        SCOPED_TRACE("step " + std::to_string(step + 1) + ": " + recorder->notation(*event));
        corrected_ = false;
        ASSERT_NO_FATAL_FAILURE(slip(sample, step));
        if (!corrected_) {
            const std::string line = right_line(*event);
            if (typable(line)) {
                type(line);
                press(WXK_RETURN);
                ++lines_;
            } else {
                ASSERT_FALSE(recorder->enter(event));
            }
            ASSERT_TRUE(pump([&] { return events() == step + 1; }))
                << "typed \"" << line << "\"; the line says \"" << frame->session_page().entry().line().utf8_string()
                << "\", " << frame->session_page().entry().echoed().utf8_string();
        }
        ASSERT_EQ(recorder->written(*session().replay().steps().back().entry.event), recorder->written(*event));
    }
    expect_as_typed(sample, lines);
    RecordProperty("lines", static_cast<int>(lines_));
}

void BlindHand::expect_as_typed(const Session& sample, std::size_t steps) {
    const Store again(games, folder / "library.sqlite");
    const Session kept = again.load(session().heading().id);
    EXPECT_EQ(write_record(kept), write_record(session()));
    EXPECT_EQ(kept.playthrough().state(kept.plies()), sample.playthrough().state(steps));
    ASSERT_EQ(kept.plies(), steps);
    for (std::size_t step = 0; step < steps; ++step) {
        EXPECT_EQ(recorder->written(*kept.replay().steps()[step].entry.event),
                  recorder->written(*sample.replay().steps()[step].entry.event));
    }
    EXPECT_TRUE(Safety(again).verify().empty());
}

}  // namespace castalia
