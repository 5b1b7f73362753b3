// The tools and commands that go from place to place, and the commands of a review.
#include <wx/dataview.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include "app/ui/correction/as_recorded.h"
#include "app/ui/history/history_page.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/status_panel.h"
#include "app/ui/toolkit/gtk/quiet_book.h"
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

}  // namespace

void MainFrame::step_part(int by) {
    std::vector<PagePart> parts = in_session() ? session_page().parts() : parts_inside(*book_->GetCurrentPage());
    const auto status = [this] {
        status_->SetFocus();
        return true;
    };
    parts.push_back({status_, status});
    if (wxToolBar* bar = GetToolBar()) {
        parts.push_back({bar, [bar] { return focus_first_inside(*bar); }});
    }
    step_to_part(parts, by);
}

void MainFrame::make_tools() {
    Tools::Calls calls{{}, [this](const wxString& command) { commands_.run(command); }};
    if (has_library()) {
        calls.go = [this](Place place) { go(place); };
    }
    tools_.emplace(*this, std::move(calls));
}

void MainFrame::show_tools() {
    const Scene scene = recorder_.scene();
    // Nothing that is not on the screen can be changed from here.
    tools_->show({.undo = in_session() && !is_settled() ? scene.session->undo_text() : std::nullopt,
                  .redo = in_session() ? scene.session->redo_text() : std::nullopt,
                  .session = scene.session != nullptr,
                  .place = place_});
}

void MainFrame::make_go_commands() {
    Bind(wxEVT_NAVIGATION_KEY, [this](wxNavigationKeyEvent& event) {
        // The status bar is the last of our windows; after it comes the tool bar, which is the toolkit's own.
        const bool after_all = event.GetDirection() && !event.IsWindowChange() && event.GetCurrentFocus() == status_;
        event.Skip(!after_all || GetToolBar() == nullptr || !focus_first_inside(*GetToolBar()));
    });
    // The arrows go along the evening, unless somebody types in a field.
    const auto looking = [this] {
        auto* field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
        const bool typing = field == nullptr                                          ? false
                            : in_session() && field == session_page().entry().field() ? session_page().typed_in_line()
                                                                                      : !field->IsEmpty();
        return in_session() && session_page().looking_back() && !typing;
    };
    const auto here = [this] { return in_session(); };
    const auto walking = [this] { return in_session() || in_review(); };
    add({"turn back", Menu::go, _("&Back one turn"), "PageUp", [this] { events().step_turn(-1); }, walking});
    add({"turn on", Menu::go, _("&Forward one turn"), "PageDown", [this] { events().step_turn(1); }, walking});
    const auto stepping = [this, looking] { return looking() || (in_review() && !has_keys_of_its_own()); };
    add({"event back", Menu::none, _("Back one event while looking back or reviewing"), "Left",
         [this] { events().step_event(-1); }, stepping});
    add({"event on", Menu::none, _("Forward one event while looking back or reviewing"), "Right",
         [this] { events().step_event(1); }, stepping});
    add({"entry", Menu::go, _("&Entry line"), "Ctrl+L", [this] { session_page().focus_entry(); }, here});
    add({"next part", Menu::go, _("&Next part of the page"), "F6", [this] { step_part(1); }});
    add({"part before", Menu::go, _("The part bef&ore"), "Shift+F6", [this] { step_part(-1); }});
    add({"form", Menu::go, _("The for&m below the question"), "Ctrl+F6", [this] { session_page().focus_form(); },
         here});
    add({"board", Menu::go, _("Bo&ard"), "Ctrl+B", [this] { session_page().focus_board(); }, here});
    add({"log", Menu::go, _("The &log"), "Ctrl+G",
         [this] { in_review() ? review_page().focus_log() : session_page().log().focus_list(); }, walking});
}

void MainFrame::make_place_commands() {
    add({"home", Menu::go, _("&Home"), "Alt+1", [this] { go(Place::home); }, {}, {}, true});
    add({"session", Menu::go, _("&Session"), "Alt+2", [this] { go(Place::session); },
         [this] { return has_session(); }});
    add({"review", Menu::go, _("&Review of the session"), "F3", [this] { review(); },
         [this] { return has_session() || (place_ == Place::history && history_page().to_review()); }});
    const auto objection = [this] {
        return place_ == Place::history ? history_page().objection_to_comparing()
                                        : std::optional(_("choose two to six of one game in the history"));
    };
    add({"compare", Menu::go, _("&Compare sessions…"), "Shift+F3", [this] { history_page().compare_chosen(); },
         [objection] { return !objection(); },
         [objection] {
             const std::optional<wxString> why = objection();
             return why ? _("&Compare sessions…") + " (" + *why + ")" : _("&Compare sessions…");
         }});
    add({"rulings", Menu::go, _("The le&dger of rulings…"), "Ctrl+Shift+L", [this] { show_rulings(); }});
    add({"old evenings", Menu::go, _("Old e&venings under new rules…"), "", [this] { decide_old_evenings(); },
         [this] { return EarlierEndings(recorder_.store()).any(); }});
    add({"history", Menu::go, _("H&istory"), "Alt+3", [this] { go(Place::history); }});
    add({"people", Menu::go, _("&People and statistics"), "Alt+4", [this] { go(Place::people); }});
}

void MainFrame::make_log_commands() {
    const auto here = [this] { return in_session() || in_review(); };
    add({"trace", Menu::view, _("T&race in the log: what was undone and corrected"), "Ctrl+Shift+H",
         [this] {
             LogPanel& log = in_review() ? review_page().log() : session_page().log();
             log.show_trace(!log.shows_trace());
         },
         here});
    add({"as recorded", Menu::view, _("As &it was recorded…"), "Ctrl+Shift+A",
         [this] { show_as_recorded(this, *recorder_.session()); }, here});
}

void MainFrame::make_review_commands() {
    const auto free = [this] { return in_review() && !has_keys_of_its_own(); };
    const auto not_writing = [this] { return in_review() && !review_page().writing(); };
    add({"review start", Menu::none, _("To the start of the review"), "Home", [this] { review_page().look_at(0); },
         not_writing});
    add({"review end", Menu::none, _("To the end of the review"), "End",
         [this] { review_page().look_at(recorder_.session()->plies()); }, not_writing});
    add({"play", Menu::none, _("Play the session by itself, or stop"), "Space", [this] { review_page().play(); },
         free});
    add({"next mark", Menu::none, _("To the next moment or comment of the review"), "N",
         [this] { review_page().next_mark(); }, not_writing});
    add({"play by", Menu::none, _("Play the review by event, turn, mark or change of the lead"), "B",
         [this] { review_page().next_unit(); }, not_writing});
    add({"moments", Menu::none, _("The moments of the review"), "M", [this] { review_page().focus_moments(); },
         not_writing});
    add({"chances", Menu::none, _("Work out the winning chances in the review"), "W",
         [this] { review_page().work_out_chances(); }, not_writing});
    add({"comment", Menu::none, _("Comment on the event in the review"), "C",
         [this] { review_page().focus_comment(); }, not_writing});
}

}  // namespace castalia
