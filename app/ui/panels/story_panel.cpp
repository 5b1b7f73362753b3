#include "app/ui/panels/story_panel.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/forms/slot_kinds.h"

namespace castalia {

namespace {

/// The field of an event that is nothing but long words of somebody; empty for any other.
FieldPath field_of(const Playthrough& line, std::size_t ply, const Json& draft) {
    const std::vector<Slot> slots = line.form(ply, draft);
    const bool telling = draft.contains("player") && slots.size() == 1 && has_lines(slots.front());
    return telling ? slots.front().field : FieldPath();
}

}  // namespace

StoryPanel::StoryPanel(wxWindow* parent, Tell tell) : wxPanel(parent), tell_(std::move(tell)) {
    constexpr int kLines = 5;
    SetBackgroundColour(palette().surface);
    head_ = child<wxStaticText>(this, wxID_ANY, "");
    head_->SetFont(font_of(*this, TypeStep::heading1, true));
    head_->SetForegroundColour(palette().text);
    clock_ = child<wxStaticText>(this, wxID_ANY, "");
    clock_->SetForegroundColour(palette().secondary);
    field_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE);
    field_->SetMinSize({-1, kLines * GetCharHeight()});
    field_->SetToolTip(_("What is told, whenever there is time to write it"));
    button_ = child<wxButton>(this, wxID_ANY, "");
    button_->SetLabelMarkup(_("Into the story") + "  <small>" + _("Ctrl+Enter") + "</small>");
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
    Hide();

    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { written(); });
    field_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && event.ControlDown()) {
            CallAfter([this] { this->tell(); });
        } else if (event.GetKeyCode() == WXK_TAB) {
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        } else {
            event.Skip();
        }
    });
    button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { this->tell(); }); });
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
        session_ = scene.session->heading().id;
        now_.reset();
        begun_.reset();
        field_->ChangeValue("");
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
    if (const bool wanted = now_.has_value() && !scene.looking_back(); IsShown() != wanted) {
        Show(wanted);
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
        const wxString head = wxString::Format(_("%s tells"), utf8(draft["player"].get<std::string>()));
        if (head_->GetLabelText() != head) {
            head_->SetLabelText(head);
            set_accessible(field_, head, _("Ctrl+Enter puts it into the story"));
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
    const wxString told = wxString::Format(_("this turn %lld:%02lld"), static_cast<long long>(seconds / 60),
                                           static_cast<long long>(seconds % 60));
    if (clock_->GetLabelText() != told) {
        clock_->SetLabelText(told);
        Layout();
    }
}

void StoryPanel::written() {
    if (field_->IsEmpty()) {
        begun_.reset();
    } else if (!begun_ && now_) {
        begun_ = now_;
    }
}

void StoryPanel::tell() {
    if (!begun_ || field_->IsEmpty()) {
        field_->SetFocus();
        return;
    }
    Json event = begun_->draft;
    put_at(event, begun_->field, utf8(field_->GetValue()));
    const Telling telling = *begun_;
    if (tell_(event, telling.ply)) {
        field_->ChangeValue("");
        begun_.reset();
    }
}

}  // namespace castalia
