// The commands of the menu Session, and the keys of the entry.
#include <wx/textctrl.h>

#include "app/ui/correction/correct_setup.h"
#include "app/ui/counting/adjust.h"
#include "app/ui/counting/count_table.h"
#include "app/ui/dice/own_throws.h"
#include "app/ui/dice/roll_dice.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/photos/photos.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/seal_note.h"
#include "app/ui/session/session_page.h"
#include "app/ui/setup/lay_out.h"
#include "app/ui/shell/frame_commands.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

using Menu = Command::Menu;

wxString quoted(const wxString& verb, const std::optional<Text>& what) {
    return what ? verb + " " + wxString::Format(_("“%s”"), wxControl::EscapeMnemonics(words(*what))) : verb;
}

void lay_out_session(MainFrame& frame) {
    std::set<std::size_t> done;
    const Session& session = *frame.recorder().scene().session;
    lay_out_the_table(&frame, {session.game(), [&session] { return session.heading(); }, {}, {}, {}, done});
}

}  // namespace

void add_entry_commands(MainFrame& frame, Commands& commands) {
    const auto typing = [] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; };
    // Only what is seen is changed; and in another field than the entry line, undo means the words there.
    const auto may_undo = [&frame] {
        const auto* field = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
        return frame.in_session() &&
               (field == nullptr || field->IsEmpty() || field == frame.session_page().entry().field());
    };
    commands.add({"undo", Menu::session, _("&Undo"), "Ctrl+Z", [&frame] { frame.recorder().undo(); },
                  [&frame, may_undo] {
                      return may_undo() && !frame.is_settled() &&
                             frame.recorder().scene().session->undo_text().has_value();
                  },
                  [&frame] {
                      return quoted(_("&Undo"), frame.has_session() ? frame.recorder().scene().session->undo_text()
                                                                    : std::nullopt);
                  }});
    commands.add(
        {"redo", Menu::session, _("&Redo"), "Ctrl+Shift+Z", [&frame] { frame.recorder().redo(); },
         [&frame, may_undo] { return may_undo() && frame.recorder().scene().session->redo_text().has_value(); },
         [&frame] {
             return quoted(_("&Redo"),
                           frame.has_session() ? frame.recorder().scene().session->redo_text() : std::nullopt);
         }});
    commands.add(
        {"confirm", Menu::none, _("Confirm the entry"), "Enter", [&frame] { frame.session_page().confirm(); },
         [&frame, typing] {
             // Enter belongs to the log, a button or another field where one of those has the focus.
             wxWindow* focus = wxWindow::FindFocus();
             return frame.in_session() && (focus == nullptr || focus == frame.session_page().entry().field() ||
                                           frame.session_page().is_ruling_field(focus) ||
                                           (!typing() && !frame.session_page().log().IsDescendant(focus)));
         }});
    commands.add({"rule", Menu::none,
                  _("The table ruled that the refused entry stands; or the ways out where none helps"), "Ctrl+Enter",
                  [&frame] { frame.session_page().rule(); },
                  [&frame] { return frame.in_session() && frame.session_page().refused(); }});
    commands.add({"undo first", Menu::none, _("Undo what a refused entry objects to"), "Ctrl+U",
                  [&frame] { frame.session_page().undo_first(); },
                  [&frame] { return frame.in_session() && frame.session_page().may_undo_first(); }});
    commands.add({"leave", Menu::none, _("Leave the entry, stop looking back or close the review"), "Esc",
                  [&frame] { frame.in_review() ? frame.review_page().leave() : frame.session_page().leave(); },
                  [&frame] { return frame.in_session() || frame.in_review(); }});
}

namespace {

/// Adds what stops the clock, for a while or for good.
void add_clock_commands(MainFrame& frame, Commands& commands) {
    const auto not_ended = [&frame] {
        return frame.in_session() && frame.recorder().scene().session->replay().status() == Status::open;
    };
    commands.add({"pause", Menu::session, _("&Pause or resume"), "Ctrl+P",
                  [&frame] {
                      const Scene scene = frame.recorder().scene();
                      frame.enter_or_complain(
                          {{"type", scene.session->replay().paused(scene.session->plies()) ? "resume" : "pause"}});
                  },
                  not_ended});
    commands.add({"abandon", Menu::session, _("A&bandon the session…"), "",
                  [&frame] {
                      if (const auto why =
                              ask_for_words(&frame, utf8(_("Abandon the session")), utf8(_("Reason (optional)")), {},
                                            {}, utf8(_("Abandon the session")))) {
                          frame.enter_or_complain(why->empty() ? Json{{"type", "abandon"}}
                                                               : Json{{"type", "abandon"}, {"reason", *why}});
                      }
                  },
                  not_ended});
}

}  // namespace

void add_table_commands(MainFrame& frame, Commands& commands) {
    const auto here = [&frame] { return frame.in_session(); };
    const auto enter = [&frame](const std::optional<Json>& event) {
        if (event) {
            frame.enter_or_complain(*event);
        }
    };
    commands.add(
        {"lay out", Menu::session, _("&Lay out the table…"), "F7", [&frame] { lay_out_session(frame); },
         [&frame] { return frame.has_session() && frame.recorder().scene().session->game().layout != nullptr; }});
    commands.add(
        {"app rolls",
         Menu::session,
         _("Let the program r&oll or choose"),
         "F8",
         [&frame] { frame.session_page().app_rolls(); },
         [&frame] { return frame.in_session() && frame.session_page().app_help() != PromptPanel::AppHelp::none; },
         {},
         true});
    commands.add({"note", Menu::session, _("&Note…"), "Ctrl+M",
                  [&frame] {
                      if (const auto text = ask_for_words(&frame, utf8(_("A note in the log")), utf8(_("Note")))) {
                          frame.enter_or_complain({{"type", "note"}, {"text", *text}});
                      }
                  },
                  here});
    commands.add(
        {"seal", Menu::session, _("A note under &seal…"), "Ctrl+Shift+M",
         [&frame] { seal_note(&frame, frame.recorder()); },
         [&frame] { return frame.in_session() && frame.recorder().scene().session->game().hidden != nullptr; }});
    commands.add({"dice", Menu::session, _("&Dice…"), "Ctrl+R",
                  [&frame, enter] { enter(ask_for_dice(&frame, frame.recorder())); }, here});
    commands.add({"adjust", Menu::session, _("&Adjust a count…"), "Ctrl+J",
                  [&frame, enter] { enter(ask_for_count(&frame, frame.recorder())); }, here});
    commands.add({"count", Menu::session, _("Count the tabl&e…"), "Ctrl+K",
                  [&frame] {
                      for (const Json& event : count_the_table(&frame, frame.recorder())) {
                          frame.enter_or_complain(event);
                      }
                  },
                  here});
    commands.add({"room", Menu::session, _("Show in the roo&m…"), "", [&frame] { frame.ask_for_room(); },
                  [&frame] { return frame.has_library() && frame.in_session(); }});
    add_clock_commands(frame, commands);
}

/// Adds the list of throws that the table makes again and again.
void add_throw_commands(MainFrame& frame, Commands& commands) {
    commands.add({"throws", Menu::session, _("Fi&xed throws of the table…"), "Shift+F8",
                  [&frame] {
                      if (const auto line = ask_for_throw(&frame, frame.recorder().store())) {
                          frame.session_page().type_line(utf8(*line + " "));
                          frame.session_page().focus_entry();
                      }
                  },
                  [&frame] { return frame.in_session(); }});
}

void add_correction_commands(MainFrame& frame, Commands& commands) {
    const auto here = [&frame] { return frame.in_session() || frame.in_review(); };
    const auto at_event = [&frame, here] { return here() && frame.recorder().scene().ply > 0; };
    const auto changes = [&frame](const std::function<void()>& act) { return [&frame, act] { frame.change(act); }; };
    commands.add({"correct",
                  Menu::session,
                  _("&Correct the event…"),
                  "F2",
                  changes([&frame] { frame.events().correct_here(); }),
                  at_event,
                  {},
                  true});
    commands.add({"insert", Menu::session, _("&Insert an event before…"), "Shift+F2",
                  changes([&frame] { frame.events().insert_here(); }), here});
    commands.add({"delete event", Menu::session, _("Delete the e&vent…"), "Alt+Del",
                  changes([&frame] { frame.events().remove_here(); }), at_event});
    if (frame.has_library()) {
        commands.add({"correct setup", Menu::session, _("Correct pla&yers and setup…"), "",
                      [&frame] {
                          frame.check_it_can_be_changed();
                          correct_setup(&frame, frame.recorder());
                      },
                      [&frame] { return frame.in_session(); }});
    }
    commands.add({"annotate", Menu::session, _("Anno&tate the event…"), "Ctrl+T",
                  changes([&frame] { frame.events().annotate_here(); }), at_event});
    commands.add({"undo to here", Menu::session, _("Undo to &here"), "Alt+Back",
                  [&frame] { frame.session_page().events().undo_to_here(); },
                  [&frame] { return frame.in_session() && frame.session_page().looking_back(); }});
}

void add_photo_commands(MainFrame& frame, Commands& commands) {
    commands.add({"photo", Command::Menu::session, _("Attach a photo o&f the table…"), "Ctrl+Shift+P",
                  [&frame] {
                      frame.check_it_can_be_changed();
                      choose_photos(&frame, frame.recorder());
                  },
                  [&frame] { return frame.in_session() || frame.in_review(); }});
}

}  // namespace castalia
