#include "app/ui/session/session_page.h"

#include <algorithm>

#include "app/recorder/after_undo.h"
#include "app/recorder/sealed_notes.h"
#include "app/ui/board/board_canvas.h"
#include "app/ui/correction/ways_out.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/player_bar.h"
#include "app/ui/session/story_panel.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/undo_first.h"

namespace castalia {

namespace {

/// The setting that says that the user has been informed once where to find the keys.
constexpr const char* kKeysShown = "keys-told";

}  // namespace

SessionPage::SessionPage(wxWindow* parent, Recorder& recorder, std::function<void(const wxString& command)> run)
    : wxPanel(parent),
      recorder_(recorder),
      composer_(recorder),
      player_bar_(child<PlayerBar>(this)),
      side_panel_(child<SidePanel>(this, [this] { arrangement_.lay_out(); })),
      prompts_(new PromptPages(this, *side_panel_, composer_.composition().draft, prompt_calls(run))),
      board_(child<BoardCanvas>(this)),
      log_(new LogPanel(this, log_calls(events_,
                                        [this, run](std::size_t ply) {
                                            recorder_.look_at(ply);
                                            run("what if");
                                        }))),
      entry_(new EntryPanel(this, {[this](const wxString& line) { typed(line); }, [this] { confirm(); },
                                   [this](const wxString& sentence) { now().show_beside(sentence); }})),
      story_(new StoryPanel(
          this, recorder.store(), [this](const Json& event, std::size_t ply) { return narrate(event, ply); },
          [this] { story_->show_clock(recorder_.scene()); })),
      events_(this, recorder, log_->session_log()),
      keys_({recorder, composer_, *entry_, *prompts_, *board_},
            {[this] { confirm(); }, [this] { type_line(utf8(std::string(composer_.composition().completion))); },
             [this](int verb) { choose(verb); }, [this](const PlaceId& place) { pick(place); }}),
      arrangement_(*this, {player_bar_, prompts_, board_, log_, side_panel_, story_, entry_}) {
    SetBackgroundColour(palette().background);
    if (large_text()) {
        log_->fold_head();
    }
    board_->on_pick([this](const PlaceId& place) { pick(place); });
    player_bar_->on_pause([this] {
        const Replay& replay = recorder_.session()->replay();
        take_event(Json{{"type", replay.paused(replay.plies()) ? "resume" : "pause"}});
    });
}

PromptPages::Calls SessionPage::prompt_calls(std::function<void(const wxString& command)> run) {
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

void SessionPage::show(const Scene& scene) {
    if (scene.session == nullptr) {
        return;
    }
    player_bar_->show(scene);
    log_->show(scene);
    story_->show(scene);
    if (scene.looking_back()) {
        return show_moment(scene);
    }
    board_->show(scene);
    if (composer_.follow()) {
        if (log_->searches()) {  // The search is over, and the next line is an entry.
            log_->end_search();
            if (IsShownOnScreen()) {
                entry_->focus();
            }
        }
        point_to_keys(scene.session->plies());
        show_entry();
        announcer_.mention(*this, spoken_.news(*scene.session, chosen_speech() == Speech::brief));
    } else {
        show_around_line();
        entry_->show_echo(composer_.composition());
    }
    if (composer_.composition().prompt.verbs.empty()) {
        prompts_->result().show(scene);
    }
}

/// Makes a first session say where to find the keys until its first event.
void SessionPage::point_to_keys(std::size_t plies) {
    Store& store = recorder_.store();
    if (entry_->points_to_keys() && plies > 0 && !store.only_to_look_at()) {
        store.set(kKeysShown, "1");
    }
    entry_->point_to_keys(plies == 0 && !store.setting(kKeysShown));
}

void SessionPage::show_clock(const Scene& scene) {
    player_bar_->show(scene);
    story_->show_clock(scene);
}

void SessionPage::show_moment(const Scene& scene) {
    if (refused()) {
        composer_.leave();
    }
    prompts_->back().show(scene, log_->session_log());
    prompts_->turn_to(PromptPages::Page::back);
    player_bar_->show_below(PlayerBar::Below::looking_back);
    board_->show(scene);
    board_->show_focus({});
    const std::size_t next = scene.session->plies() + 1;
    entry_->set_hint(wxString::Format(_("Type to go on at %zu"), next), wxString::Format(_("Go on at %zu"), next));
    if (scene.ply > 0) {
        std::vector<Text> follows;
        std::ranges::transform(scene.session->replay().story(scene.ply - 1), std::back_inserter(follows),
                               &Consequence::text);
        entry_->echo(words(scene.session->replay().describe(scene.ply - 1)), words(in_one_line(follows)),
                     EntryPanel::Mood::plain, false);
    }
}

void SessionPage::show_entry() {
    show_around_line();
    entry_->show(composer_.composition());
    keep_keys();
}

/// Gives the keys to the entry line where what had them, such as a field of the form, is gone.
void SessionPage::keep_keys() {
    if (IsShownOnScreen() && nobody_has_focus(*this)) {
        entry_->focus();
    }
}

void SessionPage::show_around_line() {
    const Composition& entry = composer_.composition();
    prompts_->turn_to(refused()                    ? PromptPages::Page::refused
                      : entry.prompt.verbs.empty() ? PromptPages::Page::over
                                                   : PromptPages::Page::now);
    prompts_->show(entry, recorder_.session()->heading().players);
    player_bar_->show_below(refused() ? PlayerBar::Below::refused : PlayerBar::Below::play);
    board_->show_focus({entry.marks, entry.seat, entry.after});
}

void SessionPage::typed(const wxString& line) {
    composer_.type(utf8(line));
    show_entry();
}

void SessionPage::choose(int verb) {
    composer_.choose_verb(verb);
    show_entry();
}

bool SessionPage::narrate(const Json& event, std::size_t ply) {
    const bool done = composer_.narrate(event, ply);
    done ? show_entry() : show_refusal();
    return done;
}

void SessionPage::pick(const PlaceId& place) {
    if (!composer_.pick(place)) {
        return;
    }
    show_entry();
    if (place.begins_event() && !now().form().complete()) {
        now().form().focus_first();
    }
}

void SessionPage::confirm() {
    if (looking_back()) {
        return recorder_.back_to_now();
    }
    if (prompts_->asks_for_ruling()) {
        return refusal().confirm();
    }
    // The keys stay in the line if somebody has gone there from the board.
    const bool on_board = composer_.composition().began_on_board && !entry_->has_focus();
    done(composer_.confirm(), on_board);
}

void SessionPage::done(Composition::Enter entered, bool on_board) {
    switch (entered) {
        case Composition::Enter::record:
            for (const Json& note : opened_notes(recorder_.store(), *recorder_.session())) {
                recorder_.enter(note);
            }
            on_board ? board_->SetFocus() : entry_->focus();
            if (on_board) {
                board_->step_on(composer_.composition().draft.json());
            }
            return;
        case Composition::Enter::refuse: return show_refusal();
        case Composition::Enter::nothing:
            announcer_.announce(*this, words(composer_.composition().echo.sentence));
            // In the form, the keys go to what is missing there. In the entry line, they stay.
            entry_->show(composer_.composition());
            if (entry_->has_focus()) {
                entry_->offer_again();
            } else if (prompts_->form_has_focus()) {
                now().form().focus_first();
            }
            return;
    }
}

void SessionPage::show_refusal() {
    show_entry();
    const Composition& entry = composer_.composition();
    std::vector<wxString> rulings;
    std::ranges::transform(entry.rulings, std::back_inserter(rulings), [](const Text& one) { return words(one); });
    refusal().show(*entry.preview->refusal, rulings,
                   entry.event == nullptr ? wxString() : impossible_since_words(*recorder_.session(), entry.event));
    entry_->offer_again();
    keep_keys();
    announcer_.announce(*this, spoken_refusal(*entry.preview->refusal));
}

void SessionPage::rule() {
    if (refused()) {
        refusal().ruling_possible() ? refusal().ask() : find_way_out();
    }
}

void SessionPage::find_way_out() {
    const EventPtr event = composer_.composition().event;
    if (event == nullptr) {
        return;
    }
    const std::string line = recorder_.notation(*event);
    switch (castalia::find_way_out(this, recorder_, event)) {
        case WayTaken::entered:
            composer_.leave();
            show_entry();
            return done(Composition::Enter::record, false);
        case WayTaken::possible: take_line(utf8(line)); break;
        case WayTaken::none: break;
    }
    entry_->focus();
}

bool SessionPage::may_undo_first() const {
    const Composition& entry = composer_.composition();
    return entry.event != nullptr && entry.preview && entry.preview->refusal &&
           wants_undo_first(*entry.preview->refusal) && recorder_.session()->undo_text();
}

std::string SessionPage::clause_in_hand() const {
    const Composition& entry = composer_.composition();
    if (looking_back()) {
        return clause_about_event(recorder_.scene());
    }
    if (entry.preview && entry.preview->refusal) {
        return entry.preview->refusal->clause;
    }
    const Json type = entry.event == nullptr ? Json(entry.draft.type()) : recorder_.written(*entry.event)["type"];
    return clause_about(recorder_.session()->game(), type.get<std::string>());
}

void SessionPage::undo_first() {
    const std::optional<Text> undone = recorder_.session()->undo_text();
    if (!undone || composer_.composition().event == nullptr) {
        return;
    }
    const Json event = recorder_.written(*composer_.composition().event);
    recorder_.undo();
    const EventPtr now = recorder_.read(after_undo(*recorder_.session(), event, utf8(words(*undone))));
    type_line(utf8(recorder_.notation(*now)));
    entry_->focus();
}

void SessionPage::type_line(const wxString& line) {
    entry_->set_line(line);
    typed(line);
}

void SessionPage::take_line(const wxString& line) {
    type_line(line);
    if (composer_.composition().event != nullptr) {
        confirm();
    }
}

void SessionPage::take_event(const Json& event) { done(composer_.offer(event), false); }

void SessionPage::leave() {
    bool on_board = false;
    if (log_->searches()) {
        log_->end_search();
    } else if (looking_back()) {
        recorder_.back_to_now();
    } else if (prompts_->asks_for_ruling()) {
        refusal().ask_no_more();
    } else {
        on_board = !refused() && composer_.composition().began_on_board && !entry_->has_focus();
        composer_.leave();
        show_entry();
    }
    on_board ? board_->SetFocus() : entry_->focus();
}

AppHelp SessionPage::app_help() const { return looking_back() ? AppHelp::none : composer_.composition().help; }

void SessionPage::app_rolls() {
    if (app_help() != AppHelp::none) {
        composer_.roll();
        show_entry();
        entry_->focus();
    }
}

bool SessionPage::typed_in_line() const { return !entry_->line().empty() && !composer_.composition().suggested; }

void SessionPage::focus_entry() { entry_->focus(); }
void SessionPage::focus_form() { now().form().focus_first(); }
void SessionPage::focus_board() { board_->take_focus(); }
void SessionPage::focus_search() { log_->focus_search(); }

void SessionPage::speak_question() {
    announcer_.announce(*this, spoken_question(*recorder_.session(), recorder_.scene().ply));
}

void SessionPage::speak_counts() {
    announcer_.announce(*this, spoken_counts(*recorder_.session(), recorder_.scene().ply));
}

void SessionPage::speak_story() {
    announcer_.announce(*this, spoken_story(*recorder_.session(), recorder_.scene().ply));
}

void SessionPage::end_motion() {
    board_->end_motion();
    player_bar_->end_motion();
    prompts_->end_motion();
}

std::vector<PagePart> SessionPage::parts() {
    const auto question = [this] { return prompts_->take_focus(); };
    const auto board = [this] {
        board_->take_focus();
        return true;
    };
    const auto log = [this] {
        log_->focus_list();
        return true;
    };
    const auto entry = [this] {
        entry_->focus();
        return true;
    };
    std::vector<PagePart> all{{entry_, entry}, {prompts_, question}, {board_, board}, {log_, log}};
    // The form of an entry is elsewhere, but belongs to the question.
    if (prompts_->form_has_focus()) {
        all[1].window = &now().form();
    }
    if (story_->IsShown()) {
        all.push_back({story_, [this] { return focus_first_inside(*story_); }});
    }
    return all;
}

}  // namespace castalia
