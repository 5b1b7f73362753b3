#include "app/ui/pages/session_page.h"

#include <wx/textctrl.h>

#include <algorithm>

#include "app/ui/basics/typed.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/forms/draft.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "app/ui/panels/refusal_panel.h"
#include "app/ui/panels/result_panel.h"
#include "app/ui/panels/story_panel.h"
#include "app/ui/panels/strip_panel.h"

namespace castalia {

void SessionPage::show(const Scene& scene) {
    if (scene.session == nullptr) {
        return;
    }
    strip_->show(scene);
    log_->show(scene);
    story_->show(scene);
    if (scene.looking_back()) {
        show_moment(scene);
        return;
    }
    const bool same_moment =
        entry_ply_ == scene.session->plies() && entry_journal_ == scene.session->journal().size();
    board_->show(scene);
    if (!same_moment) {
        begin_entry(scene);
    } else {
        show_board();
        event_ != nullptr ? echo_event() : echo_open();
    }
    if (prompt_.verbs.empty()) {
        result_->show(scene);
    }
    turn_book(page_now());
    strip_->show_below(refused_ ? StripPanel::Below::refused : StripPanel::Below::play);
}

std::size_t SessionPage::page_now() const { return refused_ ? kRefused : prompt_.verbs.empty() ? kOver : kNow; }

void SessionPage::begin_entry(const Scene& scene) {
    entry_ply_ = scene.session->plies();
    entry_journal_ = scene.session->journal().size();
    refused_ = false;
    event_ = nullptr;
    preview_.reset();
    verb_ = -1;
    from_board_ = false;
    prompt_ = scene.session->playthrough().prompt(entry_ply_);
    if (scene.session->replay().abandoned(entry_ply_)) {
        prompt_ = Prompt();
        prompt_.text = castalia::say("The session was abandoned");
    }
    // Of several things that could be done at once none is chosen unasked: Enter would do it.
    const auto open = [](const Verb& verb) { return !verb.barred; };
    const auto first = std::ranges::find_if(prompt_.verbs, open);
    const bool alone = std::ranges::count_if(prompt_.verbs, open) == 1;
    now_->form().begin(Json::object());
    if (first != prompt_.verbs.end()) {
        now_->form().begin(first->draft);
        if (!now_->form().complete() || alone) {
            verb_ = static_cast<int>(first - prompt_.verbs.begin());
        } else {
            now_->form().begin(Json::object());
        }
    }
    now_->show(prompt_, verb_);
    now_->show_app_help(app_help());
    turn_book(page_now());
    CallAfter([this] { scroll_to_question(); });
    entry_->set_line("");
    entry_->set_hint(prompt_.verbs.empty() ? wxString() : _("Type an entry, or choose above"));
    if (verb_ >= 0 && now_->form().complete()) {
        filled(now_->form().draft());
    } else {
        nothing_yet("");
    }
}

NowPanel::AppHelp SessionPage::app_help() const {
    using Help = NowPanel::AppHelp;
    const Scene scene = recorder_.scene();
    if (scene.session == nullptr || scene.looking_back() || refused_ || verb_ < 0) {
        return Help::none;
    }
    const std::vector<Slot>& slots = now_->form().slots();
    if (std::ranges::find(slots, Slot::Kind::die, &Slot::kind) != slots.end()) {
        return Help::rolls;
    }
    return std::ranges::find(slots, true, &Slot::by_chance) != slots.end() ? Help::chooses : Help::none;
}

int SessionPage::verb_of(const Json& event) const {
    // What the form asks for may differ from what the button begins with: whose card it is, where any order will do.
    for (const bool exactly : {true, false}) {
        const auto fits = [&](const Verb& verb) {
            return std::ranges::all_of(verb.draft.items(), [&](const auto& known) {
                const bool asked =
                    std::ranges::find(now_->form().slots(), known.key(), &Slot::field) != now_->form().slots().end();
                return (event.contains(known.key()) && event[known.key()] == known.value()) || (!exactly && asked);
            });
        };
        const auto verb = std::ranges::find_if(prompt_.verbs, fits);
        if (verb != prompt_.verbs.end()) {
            return static_cast<int>(verb - prompt_.verbs.begin());
        }
    }
    return -1;
}

int SessionPage::verb_of_key(char key) const {
    const auto verb = std::ranges::find(prompt_.verbs, key, &Verb::key);
    return key == 0 || verb == prompt_.verbs.end() ? -1 : static_cast<int>(verb - prompt_.verbs.begin());
}

void SessionPage::choose_verb(int verb) {
    if (looking_back()) {
        recorder_.back_to_now();
    }
    leave_refusal();
    if (verb == verb_ && stands_aside(prompt_, static_cast<std::size_t>(verb))) {
        return leave();  // Pressed again it is let go, for what else there is has no button.
    }
    verb_ = verb;
    rolled_by_app_ = false;
    now_->form().begin(prompt_.verbs.at(static_cast<std::size_t>(verb)).draft);
    now_->show(prompt_, verb_);
    now_->show_app_help(app_help());
    filled(now_->form().draft());
}

void SessionPage::filled(const Json& draft) {
    rolled_by_app_ = false;  // Whatever is changed by hand is the table's.
    if (verb_ < 0 && !draft.contains("type")) {
        return;
    }
    if (!now_->form().complete()) {
        entry_->set_line("");
        nothing_yet("");
        return;
    }
    try {
        event_ = recorder_.read(draft);
        entry_->suggest(line_of(*event_));
        take(event_);
    } catch (const BadRecord& bad) {
        nothing_yet(utf8(bad.what()));
    }
}

void SessionPage::take(EventPtr event) {
    event_ = std::move(event);
    preview_ = recorder_.preview(event_);
    show_board();
    echo_event();
}

void SessionPage::nothing_yet(const wxString& why) {
    event_ = nullptr;
    preview_.reset();
    show_board();
    if (why.empty()) {
        echo_open();
    } else {
        entry_->echo(why, "", EntryPanel::Mood::wrong, false);
    }
}

void SessionPage::show_board() {
    const Scene scene = recorder_.scene();
    if (scene.session == nullptr || scene.looking_back()) {
        return;
    }
    BoardFocus focus;
    const Json& draft = now_->form().draft();
    const bool typed = draft.is_object() && draft.contains("type");
    now_->recall(typed ? precedents(draft.value("type", "")) : std::vector<wxString>());
    if (typed) {
        const Refusal* refusal = preview_ && preview_->refusal ? &*preview_->refusal : nullptr;
        focus.marks = marks_of(now_->form().slots(), draft, refusal);
        const std::span<const std::string> names = scene.session->names();
        const auto who = std::ranges::find(names, draft.value("player", std::string()));
        if (who != names.end()) {
            focus.seat = Seat{static_cast<int>(who - names.begin())};
        }
    }
    if (preview_ && preview_->after && !preview_->refusal) {
        focus.after = std::shared_ptr<const Replay>(std::move(preview_->after));
        preview_->after = std::make_unique<Replay>(*focus.after, focus.after->plies());
    }
    board_->show_focus(std::move(focus));
}

void SessionPage::pick(const std::string& id) {
    if (looking_back() || refused_) {
        return;
    }
    if (id.starts_with('{')) {
        begin_with(Json::parse(id));
    } else {
        now_->form().pick(id);
    }
}

void SessionPage::enter(const EventPtr& event) {
    const bool from_board = from_board_;
    if (const std::optional<Refusal> refusal = recorder_.enter(event)) {
        refuse(*refusal);
        return;
    }
    if (from_board) {
        board_->SetFocus();
        board_->step_on();
    } else {
        entry_->focus();
    }
}

void SessionPage::confirm() {
    if (looking_back()) {
        recorder_.back_to_now();
        return;
    }
    if (refused_) {
        refusal_->confirm();
        return;
    }
    if (event_ == nullptr) {
        // What was only chosen so far: on to the form.
        if (verb_ >= 0) {
            now_->form().focus_first();
        }
        return;
    }
    enter(marked());
}

EventPtr SessionPage::marked() const {
    if (!rolled_by_app_) {
        return event_;
    }
    Json json = recorder_.written(*event_);
    const std::vector<Slot>& slots = now_->form().slots();
    if (std::ranges::find(slots, Slot::Kind::die, &Slot::kind) != slots.end()) {
        json["source"] = "app";
    } else if (event_->note.empty()) {
        json["note"] = utf8(_("Chosen at random by the program"));
    }
    return recorder_.read(json);
}

void SessionPage::type_line(const wxString& line) {
    entry_->set_line(line);
    typed(line);
}

void SessionPage::take_line(const wxString& line) {
    type_line(line);
    if (event_ != nullptr) {
        confirm();
    }
}

void SessionPage::take_event(const Json& event) {
    recorder_.back_to_now();
    event_ = recorder_.read(event);
    entry_->set_line(line_of(*event_));
    take(event_);
    confirm();
}

void SessionPage::show_clock(const Scene& scene) {
    strip_->show(scene);
    story_->show_clock(scene);
}

void SessionPage::refuse(const Refusal& refusal) {
    refused_ = true;
    refusal_->show(refusal, earlier_rulings(refusal.clause));
    turn_book(kRefused);
    strip_->show_below(StripPanel::Below::refused);
    entry_->echo(_("Refused, nothing was entered"), words(refusal.reason), EntryPanel::Mood::wrong, false);
    show_board();
}

void SessionPage::leave_refusal() {
    if (refused_) {
        refused_ = false;
        turn_book(page_now());
        strip_->show_below(StripPanel::Below::play);
    }
}

void SessionPage::rule_it_so(const wxString& ruling) {
    auto ruled = std::make_shared<Event>(*marked());
    ruled->ruling = castalia::typed(ruling);
    refused_ = false;
    enter(ruled);
}

void SessionPage::leave() {
    if (looking_back()) {
        recorder_.back_to_now();
    } else if (refused_) {
        leave_refusal();
        echo_event();
    } else {
        rolled_by_app_ = false;
        const bool from_board = from_board_;
        begin_entry(recorder_.scene());
        if (from_board) {
            board_->SetFocus();
            return;
        }
    }
    entry_->focus();
}

void SessionPage::app_rolls() {
    if (app_help() == NowPanel::AppHelp::none) {
        return;
    }
    if (app_help() == NowPanel::AppHelp::chooses) {
        return app_chooses();
    }
    const Scene scene = recorder_.scene();
    Json draft = prompt_.verbs.at(static_cast<std::size_t>(verb_)).draft;
    for (const Slot& slot : scene.session->playthrough().form(scene.session->plies(), draft)) {
        if (slot.kind == Slot::Kind::die && !slot.options.empty()) {
            const int face = dice_.roll(static_cast<int>(slot.options.size()));
            const Json value = slot.options[static_cast<std::size_t>(face - 1)].value;
            if (const std::size_t slash = slot.field.find('/'); slash != std::string::npos) {
                draft[slot.field.substr(0, slash)].push_back(value);
            } else {
                draft[slot.field] = value;
            }
        }
    }
    now_->form().begin(draft);
    filled(draft);
    rolled_by_app_ = true;
    entry_->focus();
}

void SessionPage::app_chooses() {
    Json draft = now_->form().draft();
    for (const Slot& slot : now_->form().slots()) {
        if (slot.by_chance && !slot.options.empty()) {
            const int which = dice_.roll(static_cast<int>(slot.options.size()));
            put_at(draft, slot.field, slot.options[static_cast<std::size_t>(which - 1)].value);
        }
    }
    now_->form().begin(draft);
    filled(draft);
    rolled_by_app_ = true;
    entry_->focus();
}

void SessionPage::focus_entry() { entry_->focus(); }
void SessionPage::focus_board() { board_->take_keys(); }
void SessionPage::focus_search() { log_->focus_search(); }

bool SessionPage::key(const wxKeyEvent& event) {
    const auto* text = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
    const bool in_entry = entry_->has_focus();
    if (confirms(event)) {
        CallAfter([this] { confirm(); });
        return true;
    }
    if (event.ControlDown() || recorder_.scene().session == nullptr) {
        return false;
    }
    const wxChar code = event.GetUnicodeKey();
    if (event.AltDown()) {
        // In any field: else the menu with that letter would open in the middle of a story, and Enter undo something.
        const int verb = code > 0 && code < WXK_DELETE ? verb_of_key(static_cast<char>(wxToupper(code))) : -1;
        if (verb >= 0) {
            choose_verb(verb);
            // Where nothing but a name is asked it is typed at once; everything else is said in the line.
            const std::vector<Slot>& slots = now_->form().slots();
            if (verb_ == verb && slots.size() == 1 && slots.front().kind == Slot::Kind::words) {
                now_->form().focus_first();
            } else {
                entry_->focus();
            }
        }
        return verb >= 0;
    }
    if (text != nullptr && !in_entry) {
        return false;
    }
    if (type_into_hit_area(event) || (!event.ShiftDown() && step_by_arrow(event.GetKeyCode()))) {
        return true;
    }
    const bool untyped = entry_->line().empty() || (event_ != nullptr && entry_->line() == line_of(*event_));
    if (code >= '0' && code <= '9' && untyped && !event.ShiftDown() && app_help() == NowPanel::AppHelp::rolls) {
        rolled_by_app_ = false;
        return now_->form().digit(code - '0');
    }
    if (code == WXK_SPACE && entry_->line().empty() && in_entry && app_help() != NowPanel::AppHelp::none) {
        app_rolls();
        return true;
    }
    // A letter typed anywhere but in a field begins an entry.
    if (!in_entry && text == nullptr && code > WXK_SPACE && code < WXK_DELETE) {
        entry_->focus();
        const wxChar typed_letter =
            event.ShiftDown() ? static_cast<wxChar>(code) : static_cast<wxChar>(wxTolower(code));
        entry_->field()->WriteText(wxString(typed_letter));
        return true;
    }
    return false;
}

}  // namespace castalia
