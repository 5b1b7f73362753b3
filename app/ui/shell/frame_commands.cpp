// All commands, one row each.
#include <wx/dataview.h>
#include <wx/textctrl.h>

#include "app/recorder/branch.h"
#include "app/ui/correction/correct_setup.h"
#include "app/ui/counting/adjust.h"
#include "app/ui/counting/count_table.h"
#include "app/ui/dice/own_throws.h"
#include "app/ui/dice/roll_dice.h"
#include "app/ui/export/blank_dialog.h"
#include "app/ui/export/many_dialog.h"
#include "app/ui/export/result_dialog.h"
#include "app/ui/help/about.h"
#include "app/ui/help/getting_started.h"
#include "app/ui/help/key_list.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/history/history_page.h"
#include "app/ui/library/recovery.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/preferences/change_keys.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/review/curves_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/describe.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/scoresheet.h"
#include "app/ui/session/seal_note.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/branch_panel.h"

namespace castalia {

namespace {

using Menu = Command::Menu;

wxString quoted(const wxString& verb, const std::optional<Text>& what) {
    return what ? verb + " " + wxString::Format(_("“%s”"), wxControl::EscapeMnemonics(words(*what))) : verb;
}

}  // namespace

void MainFrame::make_commands() {
    if (has_library()) {
        make_file_commands();
    }
    make_session_commands();
    make_branch_commands();
    make_view_commands();
    make_log_commands();
    make_go_commands();
    if (has_library()) {
        make_photo_commands();
        make_place_commands();
        make_review_commands();
    }
    make_help_commands();
}

void MainFrame::make_file_commands() {
    const auto has = [this] { return has_session(); };
    add({"new",
         Menu::file,
         _("&New session…"),
         "Ctrl+N",
         [this] { begin_session(last_game()); },
         {},
         [this] { return wxString::Format(_("&New session of %s…"), words(last_game().title)); }});
    for (const Game& one : recorder_.store().games().offered()) {
        const Game* game = &one;
        add({"new " + utf8(game->id), Menu::file, wxString::Format(_("New session of %s…"), words(game->title)), "",
             [this, game] { begin_session(*game); }});
    }
    add({"play again", Menu::file, _("Play &again with the same players…"), "Ctrl+Shift+N",
         [this] {
             const Session& session = *recorder_.scene().session;
             begin_session(session.game(), &session.heading());
         },
         has});
    add({"import", Menu::file, _("&Import…"), "Ctrl+O", [this] { import_session(); }, {}, {}, true});
    add({"export", Menu::file, _("&Export or print…"), "Ctrl+E", [this] { export_session(); },
         [this] { return has_session() || place_ == Place::history; }});
    add({"result", Menu::file, _("&Result and sharing…"), "Ctrl+Shift+E",
         [this] { show_result(this, recorder_.store(), recorder_.scene()); }, has});
    add({"export many", Menu::file, _("Export &many sessions…"), "",
         [this] { send_out_many(this, recorder_.store()); }});
    add({"blank sheets", Menu::file, _("&Blank sheets…"), "",
         [this] { choose_blank_sheet(this, recorder_.store().games()); }});
    add({"sample", Menu::file, _("Add the &sample session"), "", [this] { add_sample(); }});
    add({"preferences",
         Menu::file,
         _("&Preferences…"),
         "Ctrl+,",
         [this] { change_preferences(this, recorder_.store(), [this] { rebuild_soon(); }); },
         {},
         {},
         true});
    add({"close session",
         Menu::file,
         _("&Close the session"),
         "Ctrl+W",
         [this] { recorder_.close(); },
         has,
         {},
         true});
    add({"quit", Menu::file, _("&Quit"), "Ctrl+Q", [this] { Close(); }});
}

void MainFrame::make_session_commands() {
    make_entry_commands();
    make_table_commands();
    make_throw_commands();
    make_correction_commands();
}

void MainFrame::make_entry_commands() {
    const auto typing = [] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; };
    // Only what is seen is changed; and in another field than the entry line, undo means the words there.
    const auto may_undo = [this] {
        const auto* field = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
        return in_session() && (field == nullptr || field->IsEmpty() || field == session_page().entry().field());
    };
    add({"undo", Menu::session, _("&Undo"), "Ctrl+Z", [this] { recorder_.undo(); },
         [this, may_undo] {
             return may_undo() && !is_settled() && recorder_.scene().session->undo_text().has_value();
         },
         [this] {
             return quoted(_("&Undo"), has_session() ? recorder_.scene().session->undo_text() : std::nullopt);
         }});
    add({"redo", Menu::session, _("&Redo"), "Ctrl+Shift+Z", [this] { recorder_.redo(); },
         [this, may_undo] { return may_undo() && recorder_.scene().session->redo_text().has_value(); },
         [this] {
             return quoted(_("&Redo"), has_session() ? recorder_.scene().session->redo_text() : std::nullopt);
         }});
    add({"confirm", Menu::none, _("Confirm the entry"), "Enter", [this] { session_page().confirm(); },
         [this, typing] {
             // Enter belongs to the log, a button or another field where one of those has the focus.
             wxWindow* focus = wxWindow::FindFocus();
             return in_session() && (focus == nullptr || focus == session_page().entry().field() ||
                                     session_page().is_ruling_field(focus) ||
                                     (!typing() && !session_page().log().IsDescendant(focus)));
         }});
    add({"rule", Menu::none, _("The table ruled that the refused entry stands; or the ways out where none helps"),
         "Ctrl+Enter", [this] { session_page().rule(); },
         [this] { return in_session() && session_page().refused(); }});
    add({"undo first", Menu::none, _("Undo what a refused entry objects to"), "Ctrl+U",
         [this] { session_page().undo_first(); },
         [this] { return in_session() && session_page().may_undo_first(); }});
    add({"leave", Menu::none, _("Leave the entry, stop looking back or close the review"), "Esc",
         [this] { in_review() ? review_page().leave() : session_page().leave(); },
         [this] { return in_session() || in_review(); }});
}

void MainFrame::make_table_commands() {
    const auto here = [this] { return in_session(); };
    const auto not_ended = [this] {
        return in_session() && recorder_.scene().session->replay().status() == Status::open;
    };
    const auto enter = [this](const std::optional<Json>& event) {
        if (event) {
            enter_or_complain(*event);
        }
    };
    add({"lay out", Menu::session, _("&Lay out the table…"), "F7", [this] { lay_out_session(); },
         [this] { return has_session() && recorder_.scene().session->game().layout != nullptr; }});
    add({"app rolls",
         Menu::session,
         _("Let the program r&oll or choose"),
         "F8",
         [this] { session_page().app_rolls(); },
         [this] { return in_session() && session_page().app_help() != PromptPanel::AppHelp::none; },
         {},
         true});
    add({"note", Menu::session, _("&Note…"), "Ctrl+M",
         [this] {
             if (const auto text = ask_for_words(this, utf8(_("A note in the log")), utf8(_("Note")))) {
                 enter_or_complain({{"type", "note"}, {"text", *text}});
             }
         },
         here});
    add({"seal", Menu::session, _("A note under &seal…"), "Ctrl+Shift+M", [this] { seal_note(this, recorder_); },
         [this] { return in_session() && recorder_.scene().session->game().hidden != nullptr; }});
    add({"dice", Menu::session, _("&Dice…"), "Ctrl+R", [this, enter] { enter(ask_for_dice(this, recorder_)); },
         here});
    add({"adjust", Menu::session, _("&Adjust a count…"), "Ctrl+J",
         [this, enter] { enter(ask_for_count(this, recorder_)); }, here});
    add({"count", Menu::session, _("Count the tabl&e…"), "Ctrl+K",
         [this] {
             for (const Json& event : count_the_table(this, recorder_)) {
                 enter_or_complain(event);
             }
         },
         here});
    add({"room", Menu::session, _("Show in the roo&m…"), "", [this] { ask_for_room(); },
         [this] { return has_library() && in_session(); }});
    add({"pause", Menu::session, _("&Pause or resume"), "Ctrl+P",
         [this] {
             const Scene scene = recorder_.scene();
             enter_or_complain(
                 {{"type", scene.session->replay().paused(scene.session->plies()) ? "resume" : "pause"}});
         },
         not_ended});
    add({"abandon", Menu::session, _("A&bandon the session…"), "",
         [this] {
             if (const auto why = ask_for_words(this, utf8(_("Abandon the session")), utf8(_("Reason (optional)")),
                                                {}, {}, utf8(_("Abandon the session")))) {
                 enter_or_complain(why->empty() ? Json{{"type", "abandon"}}
                                                : Json{{"type", "abandon"}, {"reason", *why}});
             }
         },
         not_ended});
}

/// Adds the list of throws that the table makes again and again.
void MainFrame::make_throw_commands() {
    add({"throws", Menu::session, _("Fi&xed throws of the table…"), "Shift+F8",
         [this] {
             if (const auto line = ask_for_throw(this, recorder_.store())) {
                 session_page().type_line(utf8(*line + " "));
                 session_page().focus_entry();
             }
         },
         [this] { return in_session(); }});
}

void MainFrame::make_correction_commands() {
    const auto here = [this] { return in_session() || in_review(); };
    const auto at_event = [this, here] { return here() && recorder_.scene().ply > 0; };
    const auto changes = [this](const std::function<void()>& act) { return [this, act] { change(act); }; };
    add({"correct",
         Menu::session,
         _("&Correct the event…"),
         "F2",
         changes([this] { events().correct_here(); }),
         at_event,
         {},
         true});
    add({"insert", Menu::session, _("&Insert an event before…"), "Shift+F2",
         changes([this] { events().insert_here(); }), here});
    add({"delete event", Menu::session, _("Delete the e&vent…"), "Alt+Del",
         changes([this] { events().remove_here(); }), at_event});
    if (has_library()) {
        add({"correct setup", Menu::session, _("Correct pla&yers and setup…"), "",
             [this] {
                 check_it_can_be_changed();
                 correct_setup(this, recorder_);
             },
             [this] { return in_session(); }});
    }
    add({"annotate", Menu::session, _("Anno&tate the event…"), "Ctrl+T",
         changes([this] { events().annotate_here(); }), at_event});
    add({"undo to here", Menu::session, _("Undo to &here"), "Alt+Back",
         [this] { session_page().events().undo_to_here(); },
         [this] { return in_session() && session_page().looking_back(); }});
}

void MainFrame::make_view_commands() {
    add({"table view", Menu::view, _("&Table view"), "F9", [this] { toggle_table_view(); },
         [this] { return has_session() || table_ != nullptr; }});
    add({"table view on", Menu::view, _("Table view o&n…"), "", [this] { choose_table_screen(); },
         [this] { return has_session() || table_ != nullptr; }});
    add({"full screen", Menu::view, _("&Full screen"), "F11",
         [this] { ShowFullScreen(!IsFullScreen(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION); }});
    add({"describe", Menu::view, _("&Describe the table"), "Ctrl+D",
         [this] { describe_table(this, recorder_.scene()); }, [this] { return has_session(); }});
    const auto at_table = [this] { return in_session(); };
    add({"repeat", Menu::none, _("Speak the last announcement again"), "Ctrl+Shift+R",
         [this] { session_page().repeat_announcement(); }, at_table});
    add({"speak question", Menu::none, _("Speak whose turn it is and what is asked"), "Ctrl+Shift+T",
         [this] { session_page().speak_question(); }, at_table});
    add({"speak counts", Menu::none, _("Speak how the game stands and what everybody has"), "Ctrl+Shift+C",
         [this] { session_page().speak_counts(); }, at_table});
    add({"speak story", Menu::none, _("Speak the last event and what followed from it"), "Ctrl+Shift+D",
         [this] { session_page().speak_story(); }, at_table});
    add({"scoresheet", Menu::view, _("S&coresheet"), "F4",
         [this] {
             if (const std::optional<std::size_t> ply = show_scoresheet(this, recorder_.scene())) {
                 recorder_.look_at(*ply);
             }
         },
         [this] { return has_session(); }});
    add({"curves", Menu::view, _("C&urves of the session"), "Shift+F4",
         [this] { show_curves(this, *recorder_.scene().session); }, [this] { return has_session(); }});
    add({"search", Menu::view, _("&Search"), "Ctrl+F", [this] {
             if (in_session()) {
                 session_page().focus_search();
             } else if (in_review()) {
                 review_page().focus_search();
             } else {
                 go(Place::history);
             }
         }});
}

void MainFrame::list_keys(wxWindow* above) {
    const Games& games = recorder_.store().games();
    show_keys(above, commands_, games, has_session() ? &recorder_.scene().session->game() : nullptr);
}

void MainFrame::make_help_commands() {
    const Games* games = &recorder_.store().games();
    add({"getting started", Menu::help, _("&Getting started"), "", [this] { show_getting_started(this); }});
    add({"keys", Menu::help, _("&Keys and notation"), "F1", [this] { list_keys(this); }});
    add({"change keys", Menu::help, _("&Change the keys…"), "", [this] {
             if (castalia::change_keys(this, recorder_.store(), commands_)) {
                 rebuild_soon();
             }
         }});
    add({"rules", Menu::help, _("&Rules of the game"), "Shift+F1", [this, games] {
             const Scene scene = recorder_.scene();
             if (scene.session == nullptr) {
                 return show_rules(this, games->offered().front(), {}, games);
             }
             show_rules(this, scene.session->game(),
                        in_session() ? session_page().clause_in_hand() : clause_about_event(scene), games);
         }});
    add({"drill", Menu::help, _("Recovery &drill…"), "", [this] { show_drill(this, recorder_.store()); }});
    add({"about", Menu::help, _("&About Castalia"), "", [this] { show_about(this); }});
}

}  // namespace castalia
