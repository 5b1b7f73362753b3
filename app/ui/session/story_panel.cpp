#include "app/ui/session/story_panel.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <charconv>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/gtk/text_frame.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr const char* kLimit = "story.turn_minutes";
constexpr const char* kUnfinished = "story.unfinished";

/// Returns what was begun and not entered, by the id of the session.
Json unfinished(const Store& store) {
    Json kept = Json::parse(store.setting(kUnfinished).value_or("{}"), nullptr, false);
    return kept.is_object() ? kept : Json::object();
}

/// Returns the field of an event that has nothing but long words of a player; empty for any other.
FieldPath field_of(const Playthrough& line, std::size_t ply, const Json& draft) {
    const std::vector<Slot> slots = line.form(ply, draft);
    const bool telling = draft.contains("player") && slots.size() == 1 && has_lines(slots.front());
    return telling ? slots.front().field : FieldPath();
}

/// Returns a player's name as players call each other.
wxString called(const std::vector<std::string>& names, const std::string& who) {
    const auto found = std::ranges::find(names, who);
    return found == names.end() ? utf8(who) : called_names(names)[static_cast<std::size_t>(found - names.begin())];
}

}  // namespace

StoryPanel::StoryPanel(wxWindow* parent, Store& store, Narrate narrate, std::function<void()> tick)
    : wxPanel(parent), store_(store), narrate_(std::move(narrate)), second_(this) {
    Bind(wxEVT_TIMER, [this, tick = std::move(tick)](wxTimerEvent&) {
        keep_words();
        if (IsShownOnScreen()) {
            tick();
        }
    });
    const std::string limit = store.setting(kLimit).value_or("");
    std::from_chars(limit.data(), limit.data() + limit.size(), limit_);
    SetBackgroundColour(palette().surface);
    Hide();
}

/// Most games have no story, so the controls are made for the first session that has them.
void StoryPanel::make_controls() {
    constexpr int kLines = 5;
    head_ = styled_child<wxStaticText>(this, font_of(*this, TypeStep::heading1, true), palette().text, wxID_ANY, "",
                                       wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    clock_ = child<wxButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    add_style(clock_, "clock");
    clock_->SetToolTip(_("How long a turn may last"));
    clock_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { ask_for_limit(); });
    field_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE);
    frame_text(*field_, spacing::unit);
    field_->SetMinSize({-1, kLines * GetCharHeight()});
    field_->SetToolTip(_("What is told, whenever there is time to write it"));
    button_ = child<wxButton>(this, wxID_ANY, "");
    button_->SetLabelMarkup(_("Into the story") + "  " + small_markup(_("Ctrl+Enter")));
    set_accessible(button_, _("Into the story"), _("Enters the words for whoever told them"));

    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(head_, wxSizerFlags(1).CenterVertical());
    top->Add(clock_, wxSizerFlags().CenterVertical());
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(top, wxSizerFlags().Expand());
    down->Add(field_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::unit)));
    down->Add(button_, wxSizerFlags().Right());
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(down, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::apart)));
    SetSizer(around);

    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { written(); });
    field_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        keep_words();
    });
    field_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && event.ControlDown()) {
            CallAfter([this] { this->enter_words(); });
        } else if (event.GetKeyCode() == WXK_TAB) {
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        } else {
            event.Skip();
        }
    });
    button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { this->enter_words(); }); });
}

std::optional<StoryPanel::Telling> StoryPanel::telling_now(const Scene& scene) {
    const Playthrough& line = scene.session->playthrough();
    const std::size_t ply = scene.session->plies();
    for (const Verb& verb : line.prompt(ply).verbs) {
        if (verb.barred) {
            continue;
        }
        if (const FieldPath field = field_of(line, ply, verb.draft); !field.empty()) {
            return Telling{verb.draft, field, ply};
        }
    }
    return std::nullopt;
}

void StoryPanel::show(const Scene& scene) {
    const std::size_t ply = scene.session->plies();
    if (scene.session->heading().id != session_) {
        keep_words();
        session_ = scene.session->heading().id;
        now_.reset();
        begun_.reset();
        if (field_ != nullptr) {
            field_->ChangeValue("");
        }
        take_up_words(scene);
    }
    if (std::optional<Telling> telling = telling_now(scene)) {
        now_ = std::move(telling);
    } else if (const Scoresheet sheet = scene.session->playthrough().score(ply);
               now_ && sheet.over && !sheet.winners.empty()) {
        // Once the game is over its winner may have the last word.
        now_->draft["player"] =
            scene.session->heading().players.at(static_cast<std::size_t>(sheet.winners.front().index));
        now_->ply = ply;
    }
    if (now_ && field_ == nullptr) {
        make_controls();
    }
    // Beside the board it stays where it is, so that the lines of the log do not move while somebody looks back.
    Enable(!scene.looking_back());
    if (const bool wanted = now_.has_value() && !(scene.looking_back() && large_text()); IsShown() != wanted) {
        Show(wanted);
        constexpr int kSecond = 1000;
        wanted ? static_cast<void>(second_.Start(kSecond)) : second_.Stop();
        if (GetParent() != nullptr) {
            GetParent()->Layout();
        }
    }
    if (const Text turn = scene.session->playthrough().chapter(ply); turn != turn_) {
        turn_ = turn;
        turn_began_ = scene.played;
    }
    if (now_) {
        const Json& draft = begun_ ? begun_->draft : now_->draft;
        const std::string who = draft["player"].get<std::string>();
        const wxString whole = wxString::Format(_("%s tells"), named(who));
        const wxString head = wxString::Format(_("%s tells"), called(scene.session->heading().players, who));
        if (head_->GetLabelText() != head) {
            head_->SetLabelText(head);
            head_->SetToolTip(whole);
            set_accessible(field_, whole, _("Ctrl+Enter puts it into the story"));
        }
    }
    show_clock(scene);
}

void StoryPanel::show_clock(const Scene& scene) {
    if (!IsShown()) {
        return;
    }
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(
                             std::max(scene.played - turn_began_, std::chrono::milliseconds(0)))
                             .count();
    wxString text = wxString::Format(_("this turn %lld:%02lld"), static_cast<long long>(seconds / 60),
                                     static_cast<long long>(seconds % 60));
    const bool over = limit_ > 0 && seconds >= 60LL * limit_;
    if (over) {
        text = wxString::Format(wxPLURAL("%s, over %d minute", "%s, over %d minutes", limit_), text, limit_);
    } else if (limit_ > 0) {
        text = wxString::Format(_("%s of %d:00"), text, limit_);
    }
    if (clock_->GetLabelText() != text) {
        clock_->SetLabelText(text);
        set_accessible(clock_, text, _("How long a turn may last"));
        add_style(clock_, "late", over);
        Layout();
    }
}

void StoryPanel::limit_turns(int minutes) {
    limit_ = minutes;
    store_.set(kLimit, std::to_string(minutes));
}

void StoryPanel::ask_for_limit() {
    wxMenu menu;
    for (const int minutes : {0, 1, 2, 3, 5, 8, 10, 15}) {
        const wxString label =
            minutes == 0 ? _("No limit") : wxString::Format(wxPLURAL("%d minute", "%d minutes", minutes), minutes);
        wxMenuItem* item = menu.AppendRadioItem(wxID_ANY, label);
        item->Check(minutes == limit_);
        menu.Bind(wxEVT_MENU, [this, minutes](wxCommandEvent&) { limit_turns(minutes); }, item->GetId());
    }
    PopupMenu(&menu);
}

void StoryPanel::written() {
    if (field_->IsEmpty()) {
        begun_.reset();
    } else if (!begun_ && now_) {
        begun_ = now_;
    }
}

/// The words of a long turn come back after another session, after the end of the program and after a power cut.
void StoryPanel::keep_words() {
    const std::string text = field_ == nullptr ? std::string() : utf8(field_->GetValue());
    if (text == kept_) {
        return;
    }
    try {
        Json all = unfinished(store_);
        all.erase(session_);
        if (begun_ && !text.empty()) {
            all[session_] = {{"words", text}, {"draft", begun_->draft}, {"ply", begun_->ply}};
        }
        store_.set(kUnfinished, all.dump());
        kept_ = text;
    } catch (const Failure&) {  // NOLINT(bugprone-empty-catch)
        // They stay in the field, and are kept as soon as the library can be written.
    }
}

void StoryPanel::take_up_words(const Scene& scene) {
    kept_.clear();
    const Json all = unfinished(store_);
    const auto kept = all.find(session_);
    if (kept == all.end() || !kept->is_object() || !kept->contains("draft") ||
        !kept->value("words", Json()).is_string() || !kept->value("ply", Json()).is_number_unsigned()) {
        return;
    }
    const std::size_t ply = std::min((*kept)["ply"].get<std::size_t>(), scene.session->plies());
    const FieldPath field = field_of(scene.session->playthrough(), ply, (*kept)["draft"]);
    if (field.empty()) {
        return;
    }
    if (field_ == nullptr) {
        make_controls();
    }
    kept_ = (*kept)["words"].get<std::string>();
    begun_ = Telling{(*kept)["draft"], field, ply};
    field_->ChangeValue(utf8(kept_));
}

void StoryPanel::enter_words() {
    if (!begun_ || field_->IsEmpty()) {
        field_->SetFocus();
        return;
    }
    Json event = begun_->draft;
    put_at(event, begun_->field, utf8(field_->GetValue()));
    const Telling telling = *begun_;
    if (narrate_(event, telling.ply)) {
        field_->ChangeValue("");
        begun_.reset();
        keep_words();
    }
}

}  // namespace castalia
