#include "app/ui/panels/entry_keys.h"

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "app/ui/boards/board_canvas.h"
#include "app/ui/forms/card_grid.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/panels/entry_panel.h"

namespace castalia {

bool EntryKeys::key(const wxKeyEvent& event) {
    const bool in_line = parts_.line.has_focus();
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
    const wxChar code = event.GetUnicodeKey();
    if (event.AltDown()) {
        return event.ShiftDown() && verb_key(code);
    }
    const bool in_field = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()) != nullptr;
    if (in_field && !in_line) {
        return false;
    }
    if (event.GetKeyCode() == WXK_TAB && !event.ShiftDown() && in_line && complete()) {
        return true;
    }
    const bool sideways = event.GetKeyCode() == WXK_LEFT || event.GetKeyCode() == WXK_RIGHT;
    if (in_line && sideways && !event.ShiftDown() && parts_.line.go_to_fault()) {
        return true;
    }
    if (type_on_board(code) || (!event.ShiftDown() && step_by_arrow(event.GetKeyCode())) || helped_key(event)) {
        return true;
    }
    // A letter typed anywhere but in a field begins an entry.
    return !in_line && begin_entry(event);
}

/// Tab completes what stands in the line, and takes what the form wrote there. Where there is nothing to complete in
/// a line that somebody has begun it leads nowhere, for who types on without looking is still in the line. Returns
/// false where it is a way to what comes next on the page: from an empty line, from one that was taken, and from a
/// refused one to what may be done about it.
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
    const wxChar code = event.GetUnicodeKey();
    if (event.ControlDown() || event.AltDown() || code <= WXK_SPACE || code >= WXK_DELETE) {
        return false;
    }
    parts_.line.focus();
    parts_.line.field()->WriteText(
        wxString(event.ShiftDown() ? static_cast<wxChar>(code) : static_cast<wxChar>(wxTolower(code))));
    return true;
}

/// Enter in the form confirms, as it does everywhere; with Ctrl also where it is a line break or a button's own.
bool EntryKeys::confirms(const wxKeyEvent& event) const {
    wxWindow* focus = wxWindow::FindFocus();
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (!enter || event.AltDown() || focus == nullptr || !parts_.form.IsDescendant(focus)) {
        return false;
    }
    const auto* text = dynamic_cast<const wxTextCtrl*>(focus);
    return event.ControlDown() || (text != nullptr && text->IsSingleLine()) ||
           dynamic_cast<const wxSpinCtrl*>(focus) != nullptr || dynamic_cast<const CardGrid*>(focus) != nullptr;
}

/// A verb's key with Alt and Shift, in any field. Alt alone opens the menus.
bool EntryKeys::verb_key(wxChar code) {
    const int verb = code > 0 && code < WXK_DELETE ? parts_.composer.verb_of_key(static_cast<char>(code)) : -1;
    if (verb < 0) {
        return false;
    }
    calls_.choose(verb);
    // Where nothing but a name is asked it is typed at once; everything else is said in the line.
    const std::vector<Slot>& slots = parts_.form.slots();
    const bool only_words = slots.size() == 1 && slots.front().kind == Slot::Kind::words;
    if (parts_.composer.composition().verb == verb && only_words) {
        parts_.form.focus_first();
    } else {
        parts_.line.focus();
    }
    return true;
}

/// Digits are dice where dice are asked for. A Space between them, or before anything is typed, is nothing.
bool EntryKeys::helped_key(const wxKeyEvent& event) {
    const Composition& entry = parts_.composer.composition();
    const wxChar code = event.GetUnicodeKey();
    const AppHelp help = parts_.recorder.looking_back() ? AppHelp::none : entry.help;
    const bool untyped = parts_.line.line().empty() || entry.suggested;
    if (code >= '0' && code <= '9' && untyped && !event.ShiftDown() && help == AppHelp::rolls) {
        return parts_.form.digit(static_cast<int>(code - '0'));
    }
    return code == WXK_SPACE && parts_.line.line().empty() && parts_.line.has_focus();
}

/// A number typed on a cell begins its entry, as on any sheet.
bool EntryKeys::type_on_board(wxChar code) {
    const HitArea* cell = parts_.board.HasFocus() ? parts_.board.here() : nullptr;
    const bool of_a_number = (code >= '0' && code <= '9') || code == '+' || code == '-' || code == '.' || code == ',';
    if (cell == nullptr || !cell->id.begins_event() || !of_a_number || parts_.recorder.looking_back() ||
        parts_.composer.composition().state == EntryState::refused) {
        return false;
    }
    calls_.pick(PlaceId(cell->id));
    const Slot* waits = parts_.form.missing();
    auto* field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
    if (waits == nullptr || waits->kind != Slot::Kind::sum || field == nullptr) {
        return false;
    }
    field->WriteText(wxString(code));
    return true;
}

/// An arrow key where the board has a place for it. In the line the arrows keep moving the caret, unless it stands at
/// the end, where it has nowhere to go.
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
