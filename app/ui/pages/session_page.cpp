#include "app/ui/pages/session_page.h"

#include <wx/simplebook.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/words.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/panels/back_panel.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "app/ui/panels/now_panel.h"
#include "app/ui/panels/refusal_panel.h"
#include "app/ui/panels/strip_panel.h"

namespace castalia {

namespace {

enum Page : std::size_t { kNow, kRefused, kBack };

}  // namespace

SessionPage::SessionPage(wxWindow* parent, Desk& desk) : wxPanel(parent), desk_(desk) {
    SetBackgroundColour(palette().background);
    strip_ = child<StripPanel>(this);
    book_ = child<wxSimplebook>(this, wxID_ANY);
    now_ = new NowPanel(book_, {[this](int verb) { choose_verb(verb); },
                                [this](const Json& draft) {
                                    const Scene scene = desk_.scene();
                                    return scene.session == nullptr
                                               ? std::vector<Slot>()
                                               : scene.session->line().form(scene.session->plies(), draft);
                                },
                                [this](const Json& draft) { filled(draft); }, [this] { app_rolls(); },
                                [this] { fit_book(); }});
    refusal_ = new RefusalPanel(book_, {[this] { leave(); }, [this](const wxString& ruling) { rule_it_so(ruling); },
                                        [this](const std::string& clause) {
                                            show_rules(this, desk_.scene().session->game().id, clause);
                                        }});
    back_ = new BackPanel(book_, {[this](std::size_t ply) { desk_.look_at(ply); }, [this] { step_turn(-1); },
                                  [this] { step_event(-1); }, [this] { step_event(1); }, [this] { step_turn(1); },
                                  [this] { correct_here(); }, [this] { undo_to_here(); },
                                  [this] { desk_.back_to_now(); }});
    book_->AddPage(now_, "");
    book_->AddPage(refusal_, "");
    book_->AddPage(back_, "");
    board_ = child<BoardCanvas>(this);
    log_ = new LogPanel(this, {[this](std::size_t step) { desk_.look_at(step + 1); },
                               [this](std::size_t step) { correct_entry(this, desk_, entry_at(step)); },
                               [this](std::size_t step) { insert_entry(this, desk_, entry_at(step)); },
                               [this](std::size_t step) { delete_entry(this, desk_, entry_at(step)); },
                               [this](std::size_t step) { desk_.undo_to(step + 1); },
                               [this](std::size_t step) {
                                   desk_.look_at(step + 1);
                                   annotate_here();
                               }});
    entry_ = new EntryPanel(this, {[this](const wxString& line) { typed(line); }, [this] { confirm(); }});
    arrange();

    // Enter in a field of the form confirms, as it does everywhere.
    now_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { confirm(); }); });
    board_->on_pick([this](const std::string& id) { pick(id); });
    strip_->on_pause([this] {
        const Scene scene = desk_.scene();
        const bool paused = scene.session->replay().paused(scene.session->plies());
        take_event(Json{{"type", paused ? "resume" : "pause"}});
    });
}

std::size_t SessionPage::here() const { return desk_.scene().ply; }
bool SessionPage::looking_back() const { return desk_.scene().looking_back(); }

EntryNumber SessionPage::entry_at(std::size_t step) const {
    return desk_.scene().session->replay().steps().at(step).entry.number;
}

void SessionPage::show(const Scene& scene) {
    if (scene.session == nullptr) {
        return;
    }
    strip_->show(scene);
    log_->show(scene);
    if (scene.looking_back()) {
        refused_ = false;
        back_->show(scene, log_->chronicle());
        turn_book(kBack);
        strip_->show_below(StripPanel::Below::looking_back);
        board_->show(scene);
        board_->show_focus({});
        entry_->set_hint(wxString::Format(_("Type to go on at %zu"), scene.session->plies() + 1));
        if (scene.ply > 0) {
            const std::size_t step = scene.ply - 1;
            Story story =
                scene.session->replay().steps()[step].stands ? scene.session->replay().story(step) : Story();
            std::vector<Text> follows;
            std::ranges::transform(story, std::back_inserter(follows), &Consequence::text);
            entry_->echo(words(scene.session->replay().describe(step)), words(listed(follows)),
                         EntryPanel::Mood::plain, false);
        }
        return;
    }
    turn_book(refused_ ? kRefused : kNow);
    const bool same_moment =
        entry_ply_ == scene.session->plies() && entry_journal_ == scene.session->journal().size();
    board_->show(scene);
    if (!same_moment) {
        begin_entry(scene);
    } else {
        show_board();
        event_ != nullptr ? echo_event() : echo_open();
    }
    strip_->show_below(refused_ ? StripPanel::Below::refused : StripPanel::Below::play);
}

void SessionPage::begin_entry(const Scene& scene) {
    entry_ply_ = scene.session->plies();
    entry_journal_ = scene.session->journal().size();
    refused_ = false;
    event_ = nullptr;
    preview_.reset();
    verb_ = -1;
    from_board_ = false;
    prompt_ = scene.session->line().prompt(entry_ply_);
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
    now_->show_dice_help(dice_wanted());
    turn_book(kNow);
    entry_->set_line("");
    entry_->set_hint(prompt_.verbs.empty() ? wxString() : _("Type an entry, or choose above"));
    if (verb_ >= 0 && now_->form().complete()) {
        filled(now_->form().draft());
    } else {
        nothing_yet("");
    }
}

bool SessionPage::dice_wanted() const {
    const Scene scene = desk_.scene();
    if (scene.session == nullptr || scene.looking_back() || refused_ || verb_ < 0) {
        return false;
    }
    return std::ranges::any_of(now_->form().slots(), [](const Slot& slot) { return slot.kind == Slot::Kind::die; });
}

int SessionPage::verb_of(const Json& event) const {
    // What the form asks for may differ from what the button begins with: whose card it is, where any order will do.
    for (const bool exactly : {true, false}) {
        const auto fits = [&](const Verb& verb) {
            return std::ranges::all_of(verb.draft.items(), [&](const auto& known) {
                const bool asked = std::ranges::find(now_->form().slots(), known.key(), &Slot::field) !=
                                   now_->form().slots().end();
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
        desk_.back_to_now();
    }
    verb_ = verb;
    rolled_by_app_ = false;
    now_->form().begin(prompt_.verbs.at(static_cast<std::size_t>(verb)).draft);
    now_->show(prompt_, verb_);
    now_->show_dice_help(dice_wanted());
    filled(now_->form().draft());
}

void SessionPage::filled(const Json& draft) {
    if (verb_ < 0 && !draft.contains("type")) {
        return;
    }
    if (!now_->form().complete()) {
        entry_->set_line("");
        nothing_yet("");
        return;
    }
    try {
        event_ = desk_.read(draft);
        entry_->suggest(line_of(*event_));
        take(event_);
    } catch (const BadRecord& bad) {
        nothing_yet(utf8(bad.what()));
    }
}

wxString SessionPage::line_of(const Event& event) const {
    std::string line = desk_.notation(event);
    // Whoever the game waits for need not be named.
    if (!prompt_.seats.empty()) {
        const auto seat = static_cast<std::size_t>(prompt_.seats.front().index);
        const std::string head = notation_name(desk_.scene().session->heading().players.at(seat)) + ": ";
        if (line.starts_with(head)) {
            line.erase(0, head.size());
        }
    }
    return utf8(line);
}

void SessionPage::typed(const wxString& line) {
    if (looking_back()) {
        const wxString kept = line;
        desk_.back_to_now();
        entry_->set_line(kept);
    }
    if (refused_) {
        refused_ = false;
        turn_book(kNow);
        strip_->show_below(StripPanel::Below::play);
    }
    rolled_by_app_ = false;
    wxString trimmed = line;
    trimmed.Trim().Trim(false);
    if (trimmed.empty()) {
        begin_entry(desk_.scene());
        return;
    }
    typed_notation(trimmed);
}

void SessionPage::typed_notation(const wxString& line) {
    try {
        const EventPtr event = desk_.parse(utf8(line));
        const Json draft = desk_.written(*event);
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
                now_->show_dice_help(dice_wanted());
                if (now_->form().complete()) {
                    take(desk_.read(now_->form().draft()));
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
            now_->show_dice_help(dice_wanted());
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

void SessionPage::take(EventPtr event) {
    event_ = std::move(event);
    preview_ = desk_.preview(event_);
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
        follows.push_back(preview.after->line().score(preview.after->plies()).sentence);
    }
    entry_->echo(words(preview.sentence), words(listed(follows)), EntryPanel::Mood::plain, true);
}

void SessionPage::show_board() {
    const Scene scene = desk_.scene();
    if (scene.session == nullptr || scene.looking_back()) {
        return;
    }
    BoardFocus focus;
    const Json& draft = now_->form().draft();
    if (draft.is_object() && draft.contains("type")) {
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
    if (const std::optional<Refusal> refusal = desk_.enter(event)) {
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
        desk_.back_to_now();
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
    EventPtr event = event_;
    if (rolled_by_app_) {
        Json json = desk_.written(*event);
        json["source"] = "app";
        event = desk_.read(json);
    }
    enter(event);
}

void SessionPage::take_line(const wxString& line) {
    entry_->set_line(line);
    typed(line);
    if (event_ != nullptr) {
        confirm();
    }
}

void SessionPage::take_event(const Json& event) {
    desk_.back_to_now();
    event_ = desk_.read(event);
    entry_->set_line(line_of(*event_));
    take(event_);
    confirm();
}

void SessionPage::show_clock(const Scene& scene) { strip_->show(scene); }

void SessionPage::refuse(const Refusal& refusal) {
    refused_ = true;
    refusal_->show(refusal);
    turn_book(kRefused);
    strip_->show_below(StripPanel::Below::refused);
    entry_->echo(_("Refused, nothing was entered"), words(refusal.reason), EntryPanel::Mood::wrong, false);
    show_board();
}

void SessionPage::rule_it_so(const wxString& ruling) {
    auto ruled = std::make_shared<Event>(*event_);
    ruled->ruling = utf8(ruling);
    refused_ = false;
    enter(ruled);
}

void SessionPage::leave() {
    if (looking_back()) {
        desk_.back_to_now();
    } else if (refused_) {
        refused_ = false;
        turn_book(kNow);
        strip_->show_below(StripPanel::Below::play);
        echo_event();
    } else {
        rolled_by_app_ = false;
        const bool from_board = from_board_;
        begin_entry(desk_.scene());
        if (from_board) {
            board_->SetFocus();
            return;
        }
    }
    entry_->focus();
}

void SessionPage::app_rolls() {
    if (!dice_wanted()) {
        return;
    }
    const Scene scene = desk_.scene();
    Json draft = prompt_.verbs.at(static_cast<std::size_t>(verb_)).draft;
    for (const Slot& slot : scene.session->line().form(scene.session->plies(), draft)) {
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

void SessionPage::focus_entry() { entry_->focus(); }
void SessionPage::focus_search() { log_->focus_search(); }

void SessionPage::correct_here() {
    const std::size_t ply = here();
    if (ply > 0) {
        correct_entry(this, desk_, entry_at(ply - 1));
    }
}

void SessionPage::insert_here() {
    const std::size_t ply = here();
    insert_entry(this, desk_, ply > 0 && looking_back() ? entry_at(ply - 1) : 0);
}

void SessionPage::remove_here() {
    if (const std::size_t ply = here(); ply > 0) {
        delete_entry(this, desk_, entry_at(ply - 1));
    }
}

void SessionPage::undo_to_here() { desk_.undo_to(here()); }

void SessionPage::annotate_here() {
    const std::size_t ply = here();
    if (ply == 0) {
        return;
    }
    const std::string old = desk_.scene().session->replay().steps()[ply - 1].entry.event->note;
    if (const auto note = ask_for_words(this, utf8(_("Annotate the event")), utf8(_("Note")), old)) {
        desk_.annotate(entry_at(ply - 1), *note);
    }
}

void SessionPage::step_event(int by) {
    const auto ply = static_cast<long long>(here()) + by;
    desk_.look_at(static_cast<std::size_t>(std::max(0LL, ply)));
}

void SessionPage::step_turn(int by) {
    const std::vector<bool>& turns = log_->chronicle().turns();
    auto ply = static_cast<long long>(here()) + by;
    while (ply > 0 && ply < static_cast<long long>(turns.size()) && !turns[static_cast<std::size_t>(ply) - 1]) {
        ply += by;
    }
    desk_.look_at(static_cast<std::size_t>(std::max(0LL, ply)));
}

bool SessionPage::key(const wxKeyEvent& event) {
    const auto* text = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
    const bool in_entry = entry_->has_focus();
    if ((text != nullptr && !in_entry) || event.ControlDown() || desk_.scene().session == nullptr) {
        return false;
    }
    const int code = event.GetUnicodeKey();
    if (event.AltDown()) {
        const int verb = code > 0 && code < WXK_DELETE ? verb_of_key(static_cast<char>(wxToupper(code))) : -1;
        if (verb >= 0) {
            choose_verb(verb);
        }
        return verb >= 0;
    }
    if (type_into_spot(event)) {
        return true;
    }
    const bool untyped = entry_->line().empty() || (event_ != nullptr && entry_->line() == line_of(*event_));
    if (code >= '0' && code <= '9' && untyped && !event.ShiftDown() && dice_wanted()) {
        rolled_by_app_ = false;
        return now_->form().digit(code - '0');
    }
    if (code == WXK_SPACE && entry_->line().empty() && in_entry && dice_wanted()) {
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
