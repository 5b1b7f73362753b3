#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include <gtest/gtest.h>
#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/ui/shell/main_frame.h"
#include "tests/support/games.h"
#include "tests/ui/hand.h"

namespace castalia {

/// Lets the window work until `done` is true or the time is up. Returns whether it is true.
bool pump(const std::function<bool()>& done, std::chrono::milliseconds limit = std::chrono::seconds(30));

/// Returns the events of a random game of Magnate in order, each allowed.
std::vector<Json> game_of_chance(std::uint64_t seed, std::size_t most_events);
Heading two_players();

/// The program with a library of its own in a file, which is removed after the test, and a hand to use it.
class WindowTable : public ::testing::Test {
protected:
    explicit WindowTable(const Games& games = known_games());
    ~WindowTable() override;

    const Session& session() const { return *recorder->scene().session; }
    std::size_t events() const { return session().plies(); }
    /// Returns where something is once it has stayed there for two frames, because the layout of one frame may ask
    /// for the next. Returns nothing when it does not come to rest or is not there.
    std::optional<wxPoint> at_rest(const std::function<std::optional<wxPoint>()>& place);
    void click(const wxWindow* window);
    void click(const wxWindow* window, wxPoint place);
    void type(const std::string& text);  ///< Types characters of ASCII.
    void press(int key, int modifiers = 0);
    /// Expects that the library, opened anew, holds these events and nothing else, and that its record replays
    /// without a refusal.
    void expect_on_disk(const std::vector<Json>& events);

    const Games& games;
    std::filesystem::path folder;
    std::unique_ptr<Store> store;
    std::unique_ptr<Recorder> recorder;
    MainFrame* frame = nullptr;
    Hand hand;
};

}  // namespace castalia
