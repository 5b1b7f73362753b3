#include "tests/ui/pointer_table.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <wx/button.h>
#include <wx/gdicmn.h>
#include <wx/tglbtn.h>
#include <wx/timer.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "core/rules/game/field_path.h"
#include "tests/ui/drop_down.h"

namespace castalia {

namespace {

/// Collects every control below a window that can be pushed.
void collect(wxWindow* window, std::vector<wxAnyButton*>& buttons, std::vector<wxChoice*>& choices) {
    for (wxWindow* part : window->GetChildren()) {
        if (!part->IsShownOnScreen()) {
            continue;
        }
        if (auto* button = dynamic_cast<wxAnyButton*>(part)) {
            buttons.push_back(button);
        }
        if (auto* choice = dynamic_cast<wxChoice*>(part)) {
            choices.push_back(choice);
        }
        collect(part, buttons, choices);
    }
}

}  // namespace

SlotForm& PointerTable::form() { return frame->session_page().now().form(); }

void PointerTable::play(const std::vector<Json>& game) {
    frame->go(MainFrame::Place::session);
    // The page is made only now, so the pointer waits until it is drawn.
    ASSERT_TRUE(pump([&] { return frame->session_page().board().IsShownOnScreen(); }));
    for (std::size_t i = 0; i < game.size(); ++i) {
        SCOPED_TRACE("event " + std::to_string(i + 1) + " " + game[i].dump());
        ASSERT_NO_FATAL_FAILURE(choose_verb(game[i]));
        ASSERT_NO_FATAL_FAILURE(fill(game[i]));
        click(frame->session_page().entry().confirm_button());
        ASSERT_TRUE(pump([&] { return events() == i + 1; })) << frame->session_page().entry().echoed().utf8_string();
    }
    expect_on_disk(game);
}

void PointerTable::choose_verb(const Json& event) {
    const Prompt prompt = session().playthrough().prompt(events());
    if (prompt.verbs.size() == 1) {
        return;
    }
    // Of two verbs that fit, the one that says more is chosen: face down rather than just placed.
    const auto said_by = [](const Json& verb, const Json& whole) {
        return std::ranges::all_of(verb.items(), [&](const auto& known) {
            return whole.contains(known.key()) && whole[known.key()] == known.value();
        });
    };
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < prompt.verbs.size(); ++i) {
        const bool more = !chosen || prompt.verbs[i].draft.size() > prompt.verbs[*chosen].draft.size();
        chosen = more && said_by(prompt.verbs[i].draft, event) ? i : chosen;
    }
    ASSERT_TRUE(chosen) << "no verb for " << event.dump();
    const auto& buttons = frame->session_page().now().verb_buttons();
    ASSERT_LT(*chosen, buttons.size());
    ASSERT_NE(buttons[*chosen], nullptr) << "what the table did is not impossible";
    if (buttons[*chosen]->IsShown()) {
        click(buttons[*chosen]);
    } else {
        choose_folded(static_cast<std::size_t>(
            std::count_if(buttons.begin(), buttons.begin() + static_cast<std::ptrdiff_t>(*chosen),
                          [](const wxToggleButton* button) { return button != nullptr && !button->IsShown(); })));
    }
    ASSERT_TRUE(pump([&] { return said_by(prompt.verbs[*chosen].draft, form().draft()); }));
}

void PointerTable::choose_folded(std::size_t line) {
    std::vector<wxAnyButton*> buttons;
    std::vector<wxChoice*> choices;
    collect(&frame->session_page().now(), buttons, choices);
    const auto chip = std::ranges::find_if(
        buttons, [](wxAnyButton* button) { return accessible_name(button).Contains("more action"); });
    ASSERT_NE(chip, buttons.end()) << "no chip for what is folded";
    // The menu has a loop of its own until it closes.
    wxTimer waiting;
    bool open = false;
    waiting.Bind(wxEVT_TIMER, [&](wxTimerEvent&) {
        if (!std::exchange(open, menu_is_open()) || !open) {  // At the second look, it takes the keys.
            return;
        }
        waiting.Stop();
        for (std::size_t i = 0; i <= line; ++i) {
            hand.press(WXK_DOWN);
        }
        hand.press(WXK_RETURN);
    });
    constexpr int kBetweenLooks = 50;
    waiting.Start(kBetweenLooks);
    click(*chip);
    ASSERT_TRUE(pump([&] { return !waiting.IsRunning(); }));
}

void PointerTable::fill(const Json& event) {
    for (std::size_t nth = 0; nth < form().slots().size(); ++nth) {
        const Slot slot = form().slots()[nth];
        const Json value = value_at(event, slot.field);
        // Such a slot has this value anyway.
        const bool left_out = slot.optional && slot.kind == Slot::Kind::number && value == 1;
        if (value.is_null() || left_out || value_at(form().draft(), slot.field) == value) {
            continue;
        }
        pick(slot, value, nth);
        ASSERT_TRUE(pump([&] { return value_at(form().draft(), slot.field) == value; }))
            << slot.field << " of " << event.dump() << " is " << value_at(form().draft(), slot.field).dump();
    }
}

void PointerTable::pick(const Slot& slot, const Json& value, std::size_t nth) {
    if (slot.kind == Slot::Kind::place && click_board(slot, value)) {
        return;
    }
    std::vector<wxAnyButton*> buttons;
    std::vector<wxChoice*> choices;
    collect(&form(), buttons, choices);
    std::size_t option = 0;
    while (option < slot.options.size() && slot.options[option].value != value) {
        ++option;
    }
    ASSERT_LT(option, slot.options.size()) << slot.field << " offers no " << value.dump();
    const wxString name = wxString::FromUTF8(english(slot.options[option].name));
    if (slot.kind == Slot::Kind::die) {
        click(buttons.at(option));  // There is one row of faces, for the first die that is not yet rolled.
        return;
    }
    // Two slots may offer the same suits; the buttons have the order of the slots.
    const auto slots = form().slots();
    auto before =
        std::count_if(slots.begin(), slots.begin() + static_cast<std::ptrdiff_t>(nth), [&](const Slot& one) {
            return one.kind == slot.kind && std::ranges::any_of(one.options, [&](const Option& other) {
                       return other.name == slot.options[option].name;
                   });
        });
    for (wxAnyButton* button : buttons) {
        const bool whole = slot.kind == Slot::Kind::payment || slot.kind == Slot::Kind::suit;
        const bool named = whole ? accessible_name(button) == name : accessible_name(button).Contains(name);
        if (named && slot.kind != Slot::Kind::card && before-- == 0) {
            click(button);
            return;
        }
    }
    for (wxChoice* choice : choices) {
        for (unsigned row = 0; row < choice->GetCount(); ++row) {
            if (choice->GetString(row).StartsWith(name) && before-- == 0) {
                click_line(*choice, row);
                return;
            }
        }
    }
    FAIL() << "no control for " << slot.field << " = " << value.dump();
}

void PointerTable::click_line(wxChoice& choice, unsigned row) {
    click(&choice);
    const std::optional<wxPoint> line = at_rest([&] { return line_on_screen(choice, row); });
    ASSERT_TRUE(line) << "the list of " << accessible_name(&choice) << " did not open";
    ASSERT_LT(line->y, wxGetDisplaySize().y) << "the screen is too low for the list";
    hand.move_to(*line);
    hand.click();
    EXPECT_TRUE(pump([&] { return !line_on_screen(choice, row); })) << "the list did not close";
}

bool PointerTable::click_board(const Slot& slot, const Json& value) {
    BoardCanvas& board = frame->session_page().board();
    const PlaceId id = PlaceId::of(slot.field, value);
    // Earlier slots may still move the board, so the pointer waits until the hit area stays in its place.
    const auto hit_area = [&] {
        return std::ranges::find_if(board.hit_areas(),
                                    [&](const HitArea& one) { return one.id == id && !one.for_drop; });
    };
    EXPECT_TRUE(next_frame(board));
    if (hit_area() == board.hit_areas().end()) {
        return false;
    }
    const std::optional<wxPoint> place = at_rest([&]() -> std::optional<wxPoint> {
        const auto found = hit_area();
        if (found == board.hit_areas().end()) {
            return std::nullopt;
        }
        const wxPoint2DDouble centre = found->area.GetCentre();
        return wxPoint(static_cast<int>(centre.m_x), static_cast<int>(centre.m_y));
    });
    if (!place) {
        return false;
    }
    click(&board, *place);
    return pump([&] { return value_at(form().draft(), slot.field) == value; });
}

}  // namespace castalia
