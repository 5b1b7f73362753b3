#include "app/ui/session/entry_keys.h"

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/form/card_grid.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_pages.h"
#include "app/ui/toolkit/gtk/pressed_key.h"

namespace castalia {

namespace {

/// Returns whether the key was pressed in another window than this one, such as the table view. The toolkit may say
/// then that a field has the focus although the keys do not reach it: it gets them when its own window has them.
bool pressed_elsewhere(const wxKeyEvent& event, wxWindow* here) {
    auto* pressed = dynamic_cast<wxWindow*>(event.GetEventObject());
    return pressed != nullptr && wxGetTopLevelParent(pressed) != wxGetTopLevelParent(here);
}

}  // namespace

bool EntryKeys::key(const wxKeyEvent& event) {
    const bool elsewhere = pressed_elsewhere(event, parts_.line.field());
    const bool in_line = parts_.line.has_focus() && !elsewhere;
    if (in_line) {
        parts_.line.before_key(event.GetKeyCode());
    }
    if (confirms(event)) {
        parts_.line.CallAfter([this] { calls_.confirm(); });
        return true;
    }
    if (event.ControlDown() || parts_.recorder.session() == nullptr) {
        return false;
    }
    if (event.AltDown()) {
        return event.ShiftDown() && verb_key(event);
    }
    const bool in_field = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()) != nullptr;
    if (in_field && !in_line && !elsewhere) {
        return false;
    }
    if (event.GetKeyCode() == WXK_TAB && !event.ShiftDown() && in_line && complete()) {
        return true;
    }
    const bool sideways = event.GetKeyCode() == WXK_LEFT || event.GetKeyCode() == WXK_RIGHT;
    if (in_line && sideways && !event.ShiftDown() && parts_.line.go_to_fault()) {
        return true;
    }
    if (type_on_board(typed_character(event)) || (!event.ShiftDown() && step_by_arrow(event.GetKeyCode())) ||
        helped_key(event)) {
        return true;
    }
    if (elsewhere && !parts_.line.line().empty() && goes_on(event)) {
        return true;
    }
    // A letter that is typed outside of a field begins an entry.
    return !in_line && begin_entry(event);
}

/// Handles the keys that go on with a line, where another window has the keys: a Space, and the one that takes back.
bool EntryKeys::goes_on(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_BACK) {
        parts_.line.focus();
        return parts_.line.field()->EmulateKeyPress(event);
    }
    if (typed_character(event) == WXK_SPACE) {
        parts_.line.focus();
        parts_.line.field()->WriteText(" ");
        return true;
    }
    return false;
}

/// Handles Tab: completes the line, or takes what the form wrote there. In a line that somebody has begun and that
/// cannot be completed it does nothing, so that people who type without looking stay in the line. Returns false where
/// Tab goes on to the next part of the page: from an empty line, from one that was taken, and from a refused one to
/// what may be done about it.
bool EntryKeys::complete() {
    const Composition& entry = parts_.composer.composition();
    if (!entry.completion.empty()) {
        calls_.complete();
        return true;
    }
    if (entry.suggested) {
        return parts_.line.take_offered();
    }
    return !parts_.line.line().empty() && entry.state != EntryState::refused;
}

/// Gives the focus to the entry line and writes the letter of the key into it. Returns false for other keys.
bool EntryKeys::begin_entry(const wxKeyEvent& event) {
    const wxChar letter = typed_character(event);
    if (event.ControlDown() || event.AltDown() || letter <= WXK_SPACE) {
        return false;
    }
    parts_.line.focus();
    parts_.line.field()->WriteText(wxString(letter));
    return true;
}

/// Returns whether the key confirms. Enter does so in the form, too; with Ctrl, also where Enter means a line break
/// or belongs to a button.
bool EntryKeys::confirms(const wxKeyEvent& event) const {
    wxWindow* focus = wxWindow::FindFocus();
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (!enter || event.AltDown() || focus == nullptr || !parts_.prompts.form_has_focus()) {
        return false;
    }
    const auto* text = dynamic_cast<const wxTextCtrl*>(focus);
    return event.ControlDown() || (text != nullptr && text->IsSingleLine()) ||
           dynamic_cast<const wxSpinCtrl*>(focus) != nullptr || dynamic_cast<const CardGrid*>(focus) != nullptr;
}

/// Handles the key of a verb with Alt and Shift, in any field. Alt alone opens the menus.
bool EntryKeys::verb_key(const wxKeyEvent& event) {
    int verb = -1;
    for (const wxAcceleratorEntry& key : command_keys(event)) {
        const bool letter = key.GetKeyCode() < WXK_DELETE && key.GetFlags() == (wxACCEL_ALT | wxACCEL_SHIFT);
        verb = verb < 0 && letter ? parts_.composer.verb_of_key(static_cast<char>(key.GetKeyCode())) : verb;
    }
    if (verb < 0) {
        return false;
    }
    calls_.choose(verb);
    // Where only a name is asked for, it is typed at once; everything else goes into the line.
    SlotForm& form = parts_.prompts.now().form();
    const std::vector<Slot>& slots = form.slots();
    const bool only_words = slots.size() == 1 && slots.front().kind == Slot::Kind::words;
    if (parts_.composer.composition().verb == verb && only_words) {
        form.focus_first();
    } else {
        parts_.line.focus();
    }
    return true;
}

/// Handles digits where dice are asked for. A Space between them, or before them, does nothing.
bool EntryKeys::helped_key(const wxKeyEvent& event) {
    const Composition& entry = parts_.composer.composition();
    const int digit = typed_digit(event);
    const AppHelp help = parts_.recorder.looking_back() ? AppHelp::none : entry.help;
    const bool untyped = parts_.line.line().empty() || entry.suggested;
    if (digit >= 0 && untyped && help == AppHelp::rolls) {
        return parts_.prompts.now().form().digit(digit);
    }
    return typed_character(event) == WXK_SPACE && parts_.line.line().empty() && parts_.line.has_focus() &&
           !pressed_elsewhere(event, parts_.line.field());
}

/// Begins the entry of a cell with a number that is typed on it, as on any sheet.
bool EntryKeys::type_on_board(wxChar typed) {
    const HitArea* cell = parts_.board.HasFocus() ? parts_.board.here() : nullptr;
    const bool of_a_number = wxString("0123456789+-.,").Find(wxUniChar(typed)) != wxNOT_FOUND;
    if (cell == nullptr || !cell->id.begins_event() || !of_a_number || parts_.recorder.looking_back() ||
        parts_.composer.composition().state == EntryState::refused) {
        return false;
    }
    calls_.pick(PlaceId(cell->id));
    const Slot* waits = parts_.prompts.now().form().missing();
    auto* field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
    if (waits == nullptr || waits->kind != Slot::Kind::sum || field == nullptr) {
        return false;
    }
    field->WriteText(wxString(typed));
    return true;
}

/// Handles an arrow key where the board has a place for it. In the line, arrows move the caret, unless it is at the
/// end.
bool EntryKeys::step_by_arrow(int key) {
    const bool arrow = key == WXK_LEFT || key == WXK_RIGHT || key == WXK_UP || key == WXK_DOWN;
    const bool at_end = parts_.line.has_focus() && parts_.line.at_end();
    if (!arrow || parts_.recorder.looking_back() || parts_.composer.composition().state == EntryState::refused ||
        (!at_end && !parts_.board.HasFocus()) || !parts_.board.pick_by_arrow(key)) {
        return false;
    }
    if (at_end) {
        parts_.line.go_on();
    }
    return true;
}

}  // namespace castalia
