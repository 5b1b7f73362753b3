// The parts of the session page, and the calls of each.
#include "app/ui/board/board_canvas.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/player_bar.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/story_panel.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

SessionPage::SessionPage(wxWindow* parent, Recorder& recorder, std::function<void(const wxString& command)> run)
    : wxPanel(parent),
      recorder_(recorder),
      composer_(recorder),
      strip_(child<PlayerBar>(this)),
      aside_(child<SidePanel>(this, [this] { arrangement_.lay_out(); })),
      book_(new PromptPages(this, *aside_, composer_.composition().draft, book_calls(run))),
      board_(child<BoardCanvas>(this)),
      log_(new LogPanel(this, log_calls(events_,
                                        [this, run](std::size_t ply) {
                                            recorder_.look_at(ply);
                                            run("what if");
                                        }))),
      entry_(new EntryPanel(this, {[this](const wxString& line) { typed(line); }, [this] { confirm(); }})),
      story_(new StoryPanel(
          this, recorder.store(), [this](const Json& event, std::size_t ply) { return narrate(event, ply); },
          [this] { story_->show_clock(recorder_.scene()); })),
      events_(this, recorder, log_->session_log()),
      keys_({recorder, composer_, *entry_, *book_, *board_},
            {[this] { confirm(); }, [this] { type_line(utf8(std::string(composer_.composition().completion))); },
             [this](int verb) { choose(verb); }, [this](const PlaceId& place) { pick(place); }}),
      arrangement_(*this, {strip_, book_, board_, log_, aside_, story_, entry_}) {
    SetBackgroundColour(palette().background);
    if (large_text()) {
        log_->fold_head();
    }
    board_->on_pick([this](const PlaceId& place) { pick(place); });
    strip_->on_pause([this] {
        const Replay& replay = recorder_.session()->replay();
        take_event(Json{{"type", replay.paused(replay.plies()) ? "resume" : "pause"}});
    });
}

PromptPages::Calls SessionPage::book_calls(std::function<void(const wxString& command)> run) {
    const auto fill = [this](const FieldPath& field, Json value) {
        composer_.fill(field, std::move(value));
        show_entry();
    };
    const auto rule = [this](const wxString& ruling) {
        const bool on_board = composer_.composition().began_on_board;
        const bool ruled = composer_.rule(castalia::typed(ruling));
        done(ruled ? Composition::Enter::record : Composition::Enter::refuse, on_board);
    };
    const auto show_rule = [this](const std::string& clause) {
        show_rules(this, recorder_.session()->game(), clause);
    };
    return {
        {[this](int verb) { choose(verb); }, fill, [this] { app_rolls(); }},
        {[this] { leave(); }, [this] { undo_first(); }, rule, [this] { find_way_out(); }, show_rule},
        {[this](std::size_t ply) { recorder_.look_at(ply); }, [this] { events_.step_turn(-1); },
         [this] { events_.step_event(-1); }, [this] { events_.step_event(1); }, [this] { events_.step_turn(1); },
         [this] { events_.correct_here(); }, [this] { events_.undo_to_here(); }, [this] { recorder_.back_to_now(); }},
        std::move(run)};
}

}  // namespace castalia
