// The commands of the menu View, and those that speak.
#include "app/ui/correction/as_recorded.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/review/curves_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/describe.h"
#include "app/ui/session/scoresheet.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/frame_commands.h"
#include "app/ui/shell/main_frame.h"

namespace castalia {

namespace {

using Menu = Command::Menu;

}  // namespace

void add_view_commands(MainFrame& frame, Commands& commands) {
    commands.add({"table view", Menu::view, _("&Table view"), "F9", [&frame] { frame.toggle_table_view(); },
                  [&frame] { return frame.has_session() || frame.has_table_view(); }});
    commands.add({"table view on", Menu::view, _("Table view o&n…"), "", [&frame] { frame.choose_table_screen(); },
                  [&frame] { return frame.has_session() || frame.has_table_view(); }});
    commands.add({"full screen", Menu::view, _("&Full screen"), "F11", [&frame] {
                      frame.ShowFullScreen(!frame.IsFullScreen(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION);
                  }});
    commands.add({"describe", Menu::view, _("&Describe the table"), "Ctrl+D",
                  [&frame] { describe_table(&frame, frame.recorder().scene()); },
                  [&frame] { return frame.has_session(); }});
    const auto at_table = [&frame] { return frame.in_session(); };
    commands.add({"repeat", Menu::none, _("Speak the last announcement again"), "Ctrl+Shift+R",
                  [&frame] { frame.session_page().repeat_announcement(); }, at_table});
    commands.add({"speak question", Menu::none, _("Speak whose turn it is and what is asked"), "Ctrl+Shift+T",
                  [&frame] { frame.session_page().speak_question(); }, at_table});
    commands.add({"speak counts", Menu::none, _("Speak how the game stands and what everybody has"), "Ctrl+Shift+C",
                  [&frame] { frame.session_page().speak_counts(); }, at_table});
    commands.add({"speak story", Menu::none, _("Speak the last event and what followed from it"), "Ctrl+Shift+D",
                  [&frame] { frame.session_page().speak_story(); }, at_table});
    commands.add({"scoresheet", Menu::view, _("S&coresheet"), "F4",
                  [&frame] {
                      if (const std::optional<std::size_t> ply = show_scoresheet(&frame, frame.recorder().scene())) {
                          frame.recorder().look_at(*ply);
                      }
                  },
                  [&frame] { return frame.has_session(); }});
    commands.add({"curves", Menu::view, _("C&urves of the session"), "Shift+F4",
                  [&frame] { show_curves(&frame, *frame.recorder().scene().session); },
                  [&frame] { return frame.has_session(); }});
    commands.add({"search", Menu::view, _("&Search"), "Ctrl+F", [&frame] {
                      if (frame.in_session()) {
                          frame.session_page().focus_search();
                      } else if (frame.in_review()) {
                          frame.review_page().focus_search();
                      } else {
                          frame.go(Place::history);
                      }
                  }});
}

void add_log_commands(MainFrame& frame, Commands& commands) {
    const auto here = [&frame] { return frame.in_session() || frame.in_review(); };
    commands.add({"trace", Menu::view, _("T&race in the log: what was undone and corrected"), "Ctrl+Shift+H",
                  [&frame] {
                      LogPanel& log = frame.in_review() ? frame.review_page().log() : frame.session_page().log();
                      log.show_trace(!log.shows_trace());
                  },
                  here});
    commands.add({"as recorded", Menu::view, _("As &it was recorded…"), "Ctrl+Shift+A",
                  [&frame] { show_as_recorded(&frame, *frame.recorder().session()); }, here});
}

}  // namespace castalia
