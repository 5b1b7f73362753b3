// The commands of the menus File and Help.
#include "app/ui/export/blank_dialog.h"
#include "app/ui/export/many_dialog.h"
#include "app/ui/export/result_dialog.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/help/about.h"
#include "app/ui/help/getting_started.h"
#include "app/ui/help/key_list.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/history/history_page.h"
#include "app/ui/library/recovery.h"
#include "app/ui/preferences/change_keys.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/session/describe.h"
#include "app/ui/session/session_page.h"
#include "app/ui/setup/remembered_session.h"
#include "app/ui/shell/frame_commands.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

using Menu = Command::Menu;

/// Returns the game that was begun last; null where none was.
const Game* last_game(const Store& store) { return store.games().find(store.setting(kLastGame).value_or("")); }

void export_session(MainFrame& frame) {
    if (frame.place() == Place::history) {
        frame.history_page().export_chosen();
    } else if (frame.has_session()) {
        send_out(&frame, frame.recorder().store(), frame.recorder().scene());
    }
}

}  // namespace

void add_file_commands(MainFrame& frame, Commands& commands) {
    const auto has = [&frame] { return frame.has_session(); };
    commands.add({"new",
                  Menu::file,
                  _("&New session…"),
                  "Ctrl+N",
                  [&frame] {
                      const Store& store = frame.recorder().store();
                      const Game* last = last_game(store);
                      frame.begin_session(last == nullptr ? store.games().offered().front() : *last);
                  },
                  {},
                  [&frame] {
                      const Game* last = last_game(frame.recorder().store());
                      return last == nullptr ? _("&New session…")
                                             : wxString::Format(_("A&nother session of %s…"), words(last->title));
                  }});
    for (const Game& one : frame.recorder().store().games().offered()) {
        const Game* game = &one;
        commands.add({"new " + utf8(game->id), Menu::file,
                      wxString::Format(_("New session of %s…"), words(game->title)), "",
                      [&frame, game] { frame.begin_session(*game); }});
    }
    commands.add({"play again", Menu::file, _("Play &again with the same players…"), "Ctrl+Shift+N",
                  [&frame] {
                      const Session& session = *frame.recorder().scene().session;
                      frame.begin_session(session.game(), &session.heading());
                  },
                  has});
    commands.add({"import", Menu::file, _("&Import…"), "Ctrl+O", [&frame] { frame.import_session(); }, {}, {}, true});
    commands.add({"export", Menu::file, _("&Export or print…"), "Ctrl+E", [&frame] { export_session(frame); },
                  [&frame] { return frame.has_session() || frame.place() == Place::history; }});
    commands.add({"result", Menu::file, _("&Result and sharing…"), "Ctrl+Shift+E",
                  [&frame] { show_result(&frame, frame.recorder().store(), frame.recorder().scene()); }, has});
    commands.add({"export many", Menu::file, _("Export &many sessions…"), "",
                  [&frame] { send_out_many(&frame, frame.recorder().store()); }});
    commands.add({"blank sheets", Menu::file, _("&Blank sheets…"), "",
                  [&frame] { choose_blank_sheet(&frame, frame.recorder().store().games()); }});
    commands.add({"sample", Menu::file, _("Add the &sample session"), "", [&frame] { frame.add_sample(); }});
    commands.add(
        {"preferences",
         Menu::file,
         _("&Preferences…"),
         "Ctrl+,",
         [&frame] { change_preferences(&frame, frame.recorder().store(), [&frame] { frame.rebuild_soon(); }); },
         {},
         {},
         true});
    commands.add({"close session",
                  Menu::file,
                  _("&Close the session"),
                  "Ctrl+W",
                  [&frame] { frame.recorder().close(); },
                  has,
                  {},
                  true});
    commands.add({"quit", Menu::file, _("&Quit"), "Ctrl+Q", [&frame] { frame.Close(); }});
}

void add_help_commands(MainFrame& frame, Commands& commands) {
    const Games* games = &frame.recorder().store().games();
    commands.add(
        {"getting started", Menu::help, _("&Getting started"), "", [&frame] { show_getting_started(&frame); }});
    commands.add({"keys", Menu::help, _("&Keys and notation"), "F1", [&frame] { frame.list_keys(&frame); }});
    commands.add({"change keys", Menu::help, _("&Change the keys…"), "", [&frame, &commands] {
                      if (change_keys(&frame, frame.recorder().store(), commands)) {
                          frame.rebuild_soon();
                      }
                  }});
    commands.add({"rules", Menu::help, _("&Rules of the game"), "Shift+F1", [&frame, games] {
                      const Scene scene = frame.recorder().scene();
                      if (scene.session == nullptr) {
                          return show_rules(&frame, games->offered().front(), {}, games);
                      }
                      show_rules(
                          &frame, scene.session->game(),
                          frame.in_session() ? frame.session_page().clause_in_hand() : clause_about_event(scene),
                          games);
                  }});
    commands.add(
        {"drill", Menu::help, _("Recovery &drill…"), "", [&frame] { show_drill(&frame, frame.recorder().store()); }});
    commands.add({"about", Menu::help, _("&About Castalia"), "", [&frame] { show_about(&frame); }});
}

}  // namespace castalia
