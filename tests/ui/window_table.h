#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include <gtest/gtest.h>
#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/ui/main_frame.h"
#include "tests/support/games.h"
#include "tests/ui/hand.h"

namespace castalia {

/// Lets the window work until something is so, or until the time is up.
bool pump(const std::function<bool()>& done, std::chrono::milliseconds limit = std::chrono::seconds(10));

/// A game of Magnate that was played somewhere else: its events in order, each allowed.
std::vector<Json> game_of_chance(std::uint64_t seed, std::size_t most_events);
Heading two_players();

/// The program with a library of its own in a file that goes when the table is cleared, and hands to work it with.
class WindowTable : public ::testing::Test {
protected:
    explicit WindowTable(const Games& games = known_games());
    ~WindowTable() override;

    const Session& session() const { return *recorder->scene().session; }
    std::size_t events() const { return session().plies(); }
    /// Where something is once it has stayed there for two frames, for what one frame lays out may ask for the next.
    /// Nothing where it does not come to rest or is not there.
    std::optional<wxPoint> at_rest(const std::function<std::optional<wxPoint>()>& place);
    void click(const wxWindow* window);
    void click(const wxWindow* window, wxPoint place);
    void type(const std::string& text);  ///< ASCII.
    void press(int key, int modifiers = 0);
    /// The library opened anew holds these events and nothing else, and its record replays without a refusal.
    void expect_on_disk(const std::vector<Json>& events);

    const Games& games;
    std::filesystem::path folder;
    std::unique_ptr<Store> store;
    std::unique_ptr<Recorder> recorder;
    MainFrame* frame = nullptr;
    Hand hand;
};

}  // namespace castalia
