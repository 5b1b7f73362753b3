// The commands of the menu Go, and the keys of a review.
#include <wx/anybutton.h>
#include <wx/choice.h>
#include <wx/textctrl.h>

#include "app/ui/history/changed_endings.h"
#include "app/ui/history/history_page.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/frame_commands.h"
#include "app/ui/shell/main_frame.h"
#include "db/history/earlier_endings.h"

namespace castalia {

namespace {

using Menu = Command::Menu;

/// Returns whether the focus is on a control that uses letters and Space itself.
bool has_keys_of_its_own() {
    const wxWindow* focus = wxWindow::FindFocus();
    return dynamic_cast<const wxTextEntry*>(focus) != nullptr || dynamic_cast<const wxAnyButton*>(focus) != nullptr ||
           dynamic_cast<const wxChoice*>(focus) != nullptr;
}

/// Reviews the session that is chosen in the history; elsewhere, the open one.
void go_to_review(MainFrame& frame) {
    if (frame.place() == Place::history) {
        if (const std::optional<std::string> id = frame.history_page().to_review()) {
            frame.recorder().open(*id);
        }
    }
    frame.go(Place::review);
}

void decide_old_evenings(MainFrame& frame) {
    if (show_old_evenings(&frame, frame.recorder().store())) {
        frame.go(frame.place());
    }
}

}  // namespace

void add_go_commands(MainFrame& frame, Commands& commands) {
    // The arrows go along the evening, unless somebody types in a field.
    const auto looking = [&frame] {
        auto* field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
        const bool typing = field == nullptr ? false
                            : frame.in_session() && field == frame.session_page().entry().field()
                                ? frame.session_page().typed_in_line()
                                : !field->IsEmpty();
        return frame.in_session() && frame.session_page().looking_back() && !typing;
    };
    const auto here = [&frame] { return frame.in_session(); };
    const auto walking = [&frame] { return frame.in_session() || frame.in_review(); };
    commands.add(
        {"turn back", Menu::go, _("&Back one turn"), "PageUp", [&frame] { frame.events().step_turn(-1); }, walking});
    commands.add({"turn on", Menu::go, _("&Forward one turn"), "PageDown", [&frame] { frame.events().step_turn(1); },
                  walking});
    const auto stepping = [&frame, looking] { return looking() || (frame.in_review() && !has_keys_of_its_own()); };
    commands.add({"event back", Menu::none, _("Back one event while looking back or reviewing"), "Left",
                  [&frame] { frame.events().step_event(-1); }, stepping});
    commands.add({"event on", Menu::none, _("Forward one event while looking back or reviewing"), "Right",
                  [&frame] { frame.events().step_event(1); }, stepping});
    commands.add(
        {"entry", Menu::go, _("&Entry line"), "Ctrl+L", [&frame] { frame.session_page().focus_entry(); }, here});
    commands.add({"next part", Menu::go, _("&Next part of the page"), "F6", [&frame] { frame.step_part(1); }});
    commands.add({"part before", Menu::go, _("The part bef&ore"), "Shift+F6", [&frame] { frame.step_part(-1); }});
    commands.add({"form", Menu::go, _("The for&m below the question"), "Ctrl+F6",
                  [&frame] { frame.session_page().focus_form(); }, here});
    commands.add({"board", Menu::go, _("Bo&ard"), "Ctrl+B", [&frame] { frame.session_page().focus_board(); }, here});
    commands.add(
        {"log", Menu::go, _("The &log"), "Ctrl+G",
         [&frame] { frame.in_review() ? frame.review_page().focus_log() : frame.session_page().log().focus_list(); },
         walking});
}

void add_place_commands(MainFrame& frame, Commands& commands) {
    commands.add({"home", Menu::go, _("&Home"), "Alt+1", [&frame] { frame.go(Place::home); }, {}, {}, true});
    commands.add({"session", Menu::go, _("&Session"), "Alt+2", [&frame] { frame.go(Place::session); },
                  [&frame] { return frame.has_session(); }});
    commands.add({"review", Menu::go, _("&Review of the session"), "F3", [&frame] { go_to_review(frame); },
                  [&frame] {
                      return frame.has_session() ||
                             (frame.place() == Place::history && frame.history_page().to_review());
                  }});
    const auto objection = [&frame] {
        return frame.place() == Place::history ? frame.history_page().objection_to_comparing()
                                               : std::optional(_("choose two to six of one game in the history"));
    };
    commands.add({"compare", Menu::go, _("&Compare sessions…"), "Shift+F3",
                  [&frame] { frame.history_page().compare_chosen(); },
                  [&frame] { return frame.place() == Place::history; },
                  [objection] {
                      const std::optional<wxString> why = objection();
                      return why ? _("&Compare sessions…") + " (" + *why + ")" : _("&Compare sessions…");
                  }});
    commands.add(
        {"rulings", Menu::go, _("The le&dger of rulings…"), "Ctrl+Shift+L", [&frame] { frame.show_rulings(); }});
    commands.add({"old evenings", Menu::go, _("Old e&venings under new rules…"), "",
                  [&frame] { decide_old_evenings(frame); },
                  [&frame] { return EarlierEndings(frame.recorder().store()).any(); }});
    commands.add({"history", Menu::go, _("H&istory"), "Alt+3", [&frame] { frame.go(Place::history); }});
    commands.add({"people", Menu::go, _("&People and statistics"), "Alt+4", [&frame] { frame.go(Place::people); }});
}

void add_review_commands(MainFrame& frame, Commands& commands) {
    const auto free = [&frame] { return frame.in_review() && !has_keys_of_its_own(); };
    const auto not_writing = [&frame] { return frame.in_review() && !frame.review_page().writing(); };
    commands.add({"review start", Menu::none, _("To the start of the review"), "Home",
                  [&frame] { frame.review_page().look_at(0); }, not_writing});
    commands.add({"review end", Menu::none, _("To the end of the review"), "End",
                  [&frame] { frame.review_page().look_at(frame.recorder().session()->plies()); }, not_writing});
    commands.add({"play", Menu::none, _("Play the session by itself, or stop"), "Space",
                  [&frame] { frame.review_page().play(); }, free});
    commands.add({"next mark", Menu::none, _("To the next moment or comment of the review"), "N",
                  [&frame] { frame.review_page().next_mark(); }, not_writing});
    commands.add({"play by", Menu::none, _("Play the review by event, turn, mark or change of the lead"), "B",
                  [&frame] { frame.review_page().next_unit(); }, not_writing});
    commands.add({"moments", Menu::none, _("The moments of the review"), "M",
                  [&frame] { frame.review_page().focus_moments(); }, not_writing});
    commands.add({"chances", Menu::none, _("Work out the winning chances in the review"), "W",
                  [&frame] { frame.review_page().work_out_chances(); }, not_writing});
    commands.add({"comment", Menu::none, _("Comment on the event in the review"), "C",
                  [&frame] { frame.review_page().focus_comment(); }, not_writing});
}

}  // namespace castalia
