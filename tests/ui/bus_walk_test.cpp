// Every page and dialog is walked from outside, as a screen reader walks it: everything that takes the keys has a
// name, windows have the right roles, and Tab comes round everywhere.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "db/store.h"
#include "tests/support/samples.h"
#include "tests/ui/bus.h"

#include <X11/keysym.h>

namespace castalia {
namespace {

using namespace castalia::testing;

bool takes_keys(const Seen& one) {
    return one.is(ATSPI_STATE_SHOWING) && one.is(ATSPI_STATE_FOCUSABLE) && one.is(ATSPI_STATE_SENSITIVE);
}

/// Returns whether an object holds a part that takes the keys in its place.
bool hands_them_on(AtspiRole role) { return role == ATSPI_ROLE_SCROLL_PANE || role == ATSPI_ROLE_PAGE_TAB_LIST; }

std::string text_of(const Seen& one) { return one.role_name() + " \"" + one.name() + "\""; }

/// Returns whether an object is pressed. The pieces of a board have the size that they have on the table.
bool is_target(AtspiRole role) {
    const std::set<AtspiRole> all{ATSPI_ROLE_PUSH_BUTTON,  ATSPI_ROLE_TOGGLE_BUTTON, ATSPI_ROLE_CHECK_BOX,
                                  ATSPI_ROLE_RADIO_BUTTON, ATSPI_ROLE_COMBO_BOX,     ATSPI_ROLE_ENTRY};
    return all.contains(role);
}

/// Returns the letter that presses it with Alt, or alone in an open menu; nothing where it has none.
std::string letter_of(const Seen& one) {
    std::string key = one.key();
    key = key.substr(0, key.find(';'));
    return key.starts_with("<Alt>") ? key.substr(5) : key.size() == 1 ? key : "";
}

void look_for_clashes(const std::vector<Seen>& beside, const std::string& way, std::set<std::string>& faults) {
    std::map<std::string, std::string> taken;
    for (const Seen& one : beside) {
        const std::string letter = letter_of(one);
        if (!letter.empty() && !taken.emplace(letter, one.name()).second) {
            faults.insert(way + ": \"" + one.name() + "\" and \"" + taken[letter] + "\" share the letter " + letter);
        }
    }
}

void gather_lettered(const Seen& one, std::vector<Seen>& all) {
    if (one.role() == ATSPI_ROLE_TABLE || one.role() == ATSPI_ROLE_MENU_BAR || one.role() == ATSPI_ROLE_CANVAS) {
        return;
    }
    if (one.is(ATSPI_STATE_SHOWING) && !letter_of(one).empty()) {
        all.push_back(one);
    }
    for (const Seen& inside : one.children()) {
        gather_lettered(inside, all);
    }
}

void look_over(const Seen& one, const std::string& way, std::set<std::string>& faults) {
    const AtspiRole role = one.role();
    const std::string here = way + " > " + text_of(one);
    if (takes_keys(one) && !hands_them_on(role) && one.name().empty()) {
        faults.insert(here + " has no name");
    }
    if (takes_keys(one) && is_target(role) && one.least_side() < 24) {
        faults.insert(here + " is only " + std::to_string(one.least_side()) + " pixels wide or high");
    }
    if (takes_keys(one) && role == ATSPI_ROLE_UNKNOWN) {
        faults.insert(here + " has no role");
    }
    if (role == ATSPI_ROLE_TABLE || role == ATSPI_ROLE_TREE_TABLE || role == ATSPI_ROLE_MENU_BAR) {
        return;  // Its cells are named by their words; an empty one has none.
    }
    if (role == ATSPI_ROLE_CANVAS) {
        for (const Seen& part : one.children()) {
            if (part.name().empty()) {
                faults.insert(here + " has a part without a name");
            }
        }
        return;
    }
    for (const Seen& inside : one.children()) {
        if (inside.is(ATSPI_STATE_SHOWING)) {
            look_over(inside, here, faults);
        }
    }
}

class Walked : public OnTheBus {
protected:
    Walked() {
        for (const char* game : {"magnate", "muse-decktet"}) {
            Store(known_games(), library()).begin(sample_of(game));
        }
    }
    void expect_named(const Seen& window, const std::string& when) {
        std::set<std::string> faults;
        // A window that is being laid out has parts without a size for a moment.
        Ear::wait_until([&] {
            faults.clear();
            look_over(window, when, faults);
            std::vector<Seen> lettered;
            gather_lettered(window, lettered);
            look_for_clashes(lettered, when, faults);
            return faults.empty();
        });
        for (const std::string& fault : faults) {
            ADD_FAILURE() << fault;
        }
    }

    /// Presses Tab until the focus is where it was at first, and expects that everything on the way has a name.
    void expect_round(const std::string& when, const std::vector<unsigned long>& held = {}) {
        constexpr int kMost = 90;
        ear_.forget();
        keys_.press(XK_Tab, held);
        Seen first = ear_.focus();
        ASSERT_TRUE(first) << when << ": Tab leads nowhere";
        std::vector<std::string> met;
        for (int i = 0; i < kMost; ++i) {
            keys_.press(XK_Tab, held);
            const Seen next = ear_.focus();
            if (next && !(first.is_there() && first.is(ATSPI_STATE_SHOWING))) {
                first = next;  // The window of long work has made room for its result, and goes a moment later.
                continue;
            }
            if (!next || next == first) {
                EXPECT_TRUE(next) << when << ": Tab leads nowhere after "
                                  << (met.empty() ? text_of(first) : met.back());
                return;
            }
            met.push_back(text_of(next));
            EXPECT_NE(next.name(), "") << when << ": the focus comes to a " << next.role_name() << " without a name";
        }
        ADD_FAILURE() << when << ": Tab does not come round; it went by " << ::testing::PrintToString(met);
    }

    void expect_page(const std::string& when) {
        ASSERT_EQ(windows().size(), 1u) << when;
        EXPECT_EQ(windows().front().role(), ATSPI_ROLE_FRAME) << when;
        expect_named(windows().front(), when);
        expect_round(when);
        expect_round(when + " backwards", {XK_Shift_L});
    }

    struct Item {
        std::string name, menu, letter;
    };
    /// Commands whose dialog for files is the toolkit's own.
    inline static const std::set<std::string> kNotWalked{"Import…", "Attach a photo of the table…"};
    /// Returns the items of all menus that open a dialog and have a letter in their menu, except those that are not
    /// walked.
    std::vector<Item> items_with_dialogs() {
        std::vector<Item> all;
        const Seen bar = windows().front().find([](const Seen& one) { return one.role() == ATSPI_ROLE_MENU_BAR; });
        for (const Seen& menu : bar.children()) {
            // Commands that may not run are dimmed when their menu opens.
            keys_.press(static_cast<unsigned char>(letter_of(menu).front()), {XK_Alt_L});
            Ear::wait(std::chrono::milliseconds(500));
            keys_.escape();
            keys_.escape();
            Ear::wait(std::chrono::milliseconds(300));
            for (const Seen& item : menu.children()) {
                const std::string name = item.name();
                const bool asks = name.ends_with("…") || kAlso.contains(name);
                if (asks && item.is(ATSPI_STATE_SENSITIVE) && !kNotWalked.contains(name) &&
                    !letter_of(item).empty()) {
                    all.push_back({name, letter_of(menu), letter_of(item)});
                }
            }
        }
        return all;
    }
    void open(const Item& item) {
        keys_.press(static_cast<unsigned char>(item.menu.front()), {XK_Alt_L});
        Ear::wait(std::chrono::milliseconds(500));
        keys_.press(static_cast<unsigned char>(item.letter.front()));
        ASSERT_TRUE(Ear::wait_until([this] { return windows().size() == 2; })) << item.name << " opens no window";
    }
    void close(const std::string& item) {
        ASSERT_TRUE(Ear::wait_until([this] {
            if (windows().size() > 1) {
                keys_.escape();
                Ear::wait(std::chrono::milliseconds(300));
            }
            return windows().size() == 1;
        })) << item
            << " does not close by Escape";
    }
    void expect_dialog(const Item& opened) {
        const std::string& item = opened.name;
        open(opened);
        if (HasFatalFailure()) {
            return;
        }
        const Seen dialog = windows().back();
        EXPECT_TRUE(dialog.role() == ATSPI_ROLE_DIALOG || dialog.role() == ATSPI_ROLE_ALERT)
            << item << " opens a " << text_of(dialog);
        EXPECT_NE(dialog.name(), "") << item;
        expect_named(dialog, item);
        expect_round(item);
        close(item);
    }

    const std::set<std::string> kAlso{"Describe the table", "Scoresheet",        "Curves of the session",
                                      "Keys and notation",  "Rules of the game", "About Castalia",
                                      "Getting started"};
};

TEST_F(Walked, NoTwoItemsOfAMenuShareALetter) {
    start({"--session", sample_of("magnate").heading().id});
    std::set<std::string> faults;
    std::size_t menus = 0;
    const Seen bar = windows().front().find([](const Seen& one) { return one.role() == ATSPI_ROLE_MENU_BAR; });
    for (const Seen& menu : bar.children()) {
        look_for_clashes(menu.children(), menu.name(), faults);
        ++menus;
    }
    EXPECT_EQ(menus, 5U);
    EXPECT_EQ(faults, std::set<std::string>());
}

TEST_F(Walked, TheBoardHasItsPiecesAndTheArrowKeysTellWhereTheyAre) {
    start({"--session", sample_of("magnate").heading().id});
    const Seen board = windows().front().find(ATSPI_ROLE_CANVAS, "Board");
    ASSERT_TRUE(board);
    std::set<std::string> names;
    for (const Seen& piece : board.children()) {
        names.insert(piece.name());
        EXPECT_EQ(piece.role(), ATSPI_ROLE_PUSH_BUTTON) << piece.name();
        EXPECT_NE(piece.description().find(" in row "), std::string::npos) << piece.description();
    }
    EXPECT_GE(names.size(), 20U) << ::testing::PrintToString(names);
    keys_.press(XK_b, {XK_Control_L});
    ear_.forget();
    std::set<std::string> met;
    for (const unsigned long key : std::vector<unsigned long>{XK_Right, XK_Down, XK_Right, XK_Right, XK_Up}) {
        keys_.press(key);
        const Seen here = ear_.focus();
        EXPECT_TRUE(names.contains(here.name())) << here.name();
        met.insert(here.name());
    }
    EXPECT_GE(met.size(), 3U) << ::testing::PrintToString(met);
}

TEST_F(Walked, EveryPageNamesWhatTakesTheKeysAndTabComesRound) {
    start({});
    expect_page("Home");
    for (const auto& [key, page] : std::map<unsigned long, const char*>{{XK_3, "History"}, {XK_4, "People"}}) {
        keys_.press(key, {XK_Alt_L});
        ear_.forget();
        expect_page(page);
    }
}

TEST_F(Walked, ASessionNamesWhatTakesTheKeysAndTabComesRound) {
    start({"--session", sample_of("magnate").heading().id});
    expect_page("Session");
    keys_.press(XK_Prior);
    ear_.forget();
    expect_page("Looking back");
    keys_.press(XK_F3);
    ear_.forget();
    expect_page("Review");
}

TEST_F(Walked, EveryDialogOfASessionIsADialogWithNamesThroughout) {
    start({"--session", sample_of("magnate").heading().id});
    keys_.press(XK_Prior);
    ear_.forget();
    const std::vector<Item> items = items_with_dialogs();
    EXPECT_GE(items.size(), 18u);
    for (const Item& item : items) {
        expect_dialog(item);
        if (HasFatalFailure()) {
            return;
        }
    }
}

}  // namespace
}  // namespace castalia
