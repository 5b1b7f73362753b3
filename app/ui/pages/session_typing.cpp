// The entry line of the session page: what is typed, and the echo in words.
#include <algorithm>

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/forms/card_grid.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"

namespace castalia {

/// Enter in the form confirms, as it does everywhere; with Ctrl also where it is a line break or a button's own.
bool SessionPage::confirms(const wxKeyEvent& event) const {
    wxWindow* focus = wxWindow::FindFocus();
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (!enter || event.AltDown() || focus == nullptr || !now_->form().IsDescendant(focus)) {
        return false;
    }
    const auto* text = dynamic_cast<const wxTextCtrl*>(focus);
    return event.ControlDown() || (text != nullptr && text->IsSingleLine()) ||
           dynamic_cast<const wxSpinCtrl*>(focus) != nullptr || dynamic_cast<const CardGrid*>(focus) != nullptr;
}

wxString SessionPage::line_of(const Event& event) const {
    std::string line = recorder_.notation(event);
    // Whoever the game waits for need not be named.
    if (!prompt_.seats.empty()) {
        const auto seat = static_cast<std::size_t>(prompt_.seats.front().index);
        const std::string head = notation_name(recorder_.scene().session->heading().players.at(seat)) + ": ";
        if (line.starts_with(head)) {
            line.erase(0, head.size());
        }
    }
    return utf8(line);
}

void SessionPage::typed(const wxString& line) {
    if (looking_back()) {
        // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): the line may be the one that is emptied.
        const wxString kept = line;
        recorder_.back_to_now();
        entry_->set_line(kept);
    }
    leave_refusal();
    rolled_by_app_ = false;
    wxString trimmed = line;
    trimmed.Trim().Trim(false);
    if (trimmed.empty()) {
        begin_entry(recorder_.scene());
        return;
    }
    typed_notation(trimmed);
}

void SessionPage::typed_notation(const wxString& line) {
    try {
        const EventPtr event = recorder_.parse(utf8(line));
        const Json draft = recorder_.written(*event);
        now_->form().begin(draft);
        verb_ = verb_of(draft);
        now_->show(prompt_, verb_);
        take(event);
    } catch (const BadNotation& bad) {
        // One letter is the key of a verb as well as the beginning of a line.
        if (line.size() == 1) {
            const auto key = static_cast<char>(wxToupper(line[0]));
            if (const int verb = verb_of_key(key); verb >= 0) {
                verb_ = verb;
                now_->form().begin(prompt_.verbs[static_cast<std::size_t>(verb)].draft);
                now_->show(prompt_, verb_);
                now_->show_app_help(app_help());
                if (now_->form().complete()) {
                    take(recorder_.read(now_->form().draft()));
                } else {
                    nothing_yet("");
                }
                return;
            }
        }
        event_ = nullptr;
        preview_.reset();
        if (bad.so_far.is_object()) {
            // What was read already is shown: the board answers before the line is complete.
            now_->form().begin(bad.so_far);
            verb_ = verb_of(bad.so_far);
            now_->show(prompt_, verb_);
            now_->show_app_help(app_help());
        }
        show_board();
        // In the middle of typing what is missing is no fault: only what cannot become right is shown as wrong.
        const bool at_end = bad.position >= utf8(line).size();
        const wxString why = utf8(bad.what());
        entry_->echo(at_end ? why : wxString::Format(_("At character %zu: %s"), bad.position + 1, why),
                     at_end ? _("Go on typing") : _("F1 lists keys and notation"),
                     at_end ? EntryPanel::Mood::plain : EntryPanel::Mood::wrong, false);
    }
}

void SessionPage::echo_open() {
    if (prompt_.verbs.empty()) {
        entry_->echo(words(prompt_.text), _("Ctrl+Z takes the last event back. File, Export writes the session out."),
                     EntryPanel::Mood::plain, false);
        return;
    }
    if (verb_ < 0) {
        entry_->echo(words(prompt_.text), _("Choose above, press a key or type an entry"), EntryPanel::Mood::plain,
                     false);
        return;
    }
    const Verb& verb = prompt_.verbs[static_cast<std::size_t>(verb_)];
    if (verb.barred) {
        entry_->echo(words(verb.barred->reason), _("Enter what happened all the same, and the table may rule on it"),
                     EntryPanel::Mood::plain, false);
        return;
    }
    const Slot* missing = now_->form().missing();
    entry_->echo(words(verb.name), missing == nullptr ? wxString() : _("Still open: ") + words(missing->label),
                 EntryPanel::Mood::plain, false);
}

void SessionPage::echo_event() {
    const Preview& preview = *preview_;
    if (preview.refusal) {
        entry_->echo(words(preview.sentence), words(preview.refusal->reason), EntryPanel::Mood::wrong, true);
        return;
    }
    std::vector<Text> follows;
    std::ranges::transform(preview.story, std::back_inserter(follows), &Consequence::text);
    if (preview.after) {
        follows.push_back(preview.after->playthrough().score(preview.after->plies()).sentence);
    }
    entry_->echo(words(preview.sentence), words(listed(follows)), EntryPanel::Mood::plain, true);
}

}  // namespace castalia
