#include "app/ui/panels/now_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/text_field.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/panels/earlier_lines.h"

namespace castalia {

namespace {

wxString with_key(const wxString& label, const wxString& key) {
    const wxString shown = wxControl::EscapeMnemonics(label);
    wxString safe = shown;
    safe.Replace("&&", "&amp;");
    return key.empty() ? safe : safe + "  <small>" + key + "</small>";
}

/// The phases from the first one that there is room for.
wxString phase_markup(const Prompt& prompt, std::size_t first) {
    wxString row;
    for (std::size_t i = first; i < prompt.phases.size(); ++i) {
        const wxString name = words(prompt.phases[i]);
        row += i == first ? wxString() : wxString::FromUTF8("  ›  ");
        row += static_cast<int>(i) == prompt.phase ? "<b><u>" + name + "</u></b>" : name;
    }
    return row;
}

}  // namespace

NowPanel::NowPanel(wxWindow* parent, const Draft& draft, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    SetBackgroundColour(palette().surface);
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    sentence_->SetFont(font_of(*this, TypeStep::prompt, true));
    sentence_->SetForegroundColour(palette().text);
    phases_ = child<wxStaticText>(this, wxID_ANY, "");
    phases_->SetForegroundColour(palette().secondary);
    form_ = child<SlotForm>(this, draft, calls_.fill);
    dice_help_ = child<wxPanel>(this);
    app_rolls_ = child<wxButton>(dice_help_, wxID_ANY, "");
    zero_ = child<wxStaticText>(dice_help_, wxID_ANY, _("0 is 10"));
    zero_->SetForegroundColour(palette().secondary);

    auto* help = new wxBoxSizer(wxVERTICAL);
    help->Add(app_rolls_, wxSizerFlags().Expand());
    help->Add(zero_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::hair)));
    dice_help_->SetSizer(help);
    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(sentence_, wxSizerFlags(1).CenterVertical());
    aside_ = new wxBoxSizer(wxHORIZONTAL);
    aside_->Add(phases_, wxSizerFlags().CenterVertical());
    head_->Add(aside_, wxSizerFlags().CenterVertical());
    verbs_ = new wxWrapSizer(wxHORIZONTAL);
    not_now_ = child<wxButton>(this, wxID_ANY, "");
    add_style(not_now_, "barred");
    verbs_->Add(not_now_, wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::unit)));
    not_now_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { show_impossible(); }); });
    form_row_ = new wxBoxSizer(wxHORIZONTAL);
    form_row_->Add(form_, wxSizerFlags(1).Top());
    form_row_->Add(dice_help_, wxSizerFlags().Top().Border(wxLEFT, FromDIP(spacing::around)));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::around)));
    down->Add(verbs_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::apart)));
    down->Add(form_row_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(spacing::apart)));
    recalled_ = child<EarlierLines>(this);
    down->Add(recalled_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(spacing::apart)));
    SetSizer(down);

    // The rows break differently at another width.
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit(); });
    });
    app_rolls_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.app_rolls(); }); });
}

void NowPanel::show(const Composition& entry) {
    if (!prompt_ || *prompt_ != entry.prompt) {
        prompt_ = entry.prompt;
        set_accessible(sentence_, words(entry.prompt.text));
        rebuild_verbs();
    }
    mark_verb(entry.verb);
    form_->show_slots();
    show_app_help(entry.help);
    std::vector<wxString> told;
    std::ranges::transform(entry.precedents, std::back_inserter(told), [](const Text& one) { return words(one); });
    recalled_->show(told);
    fit();
}

void NowPanel::fit() {
    // What is asked decides how high the panel is; the board has the rest.
    break_sentence();
    Layout();
    const int wanted = GetSizer()->CalcMin().y;
    if (wanted != wanted_) {
        wanted_ = wanted;
        InvalidateBestSize();
        SetMinSize(wxSize(-1, wanted));
        calls_.resized();
    }
}

void NowPanel::break_sentence() {
    if (!prompt_) {
        return;
    }
    // The sentence is never cut: the phases go beneath it first, then it takes a second line.
    const int around = FromDIP(spacing::around);
    const int room = GetClientSize().x - 2 * around;
    const wxString sentence = words(prompt_->text);
    // What is over goes first where the line is too narrow.
    const auto now = static_cast<std::size_t>(std::max(prompt_->phase, 0));
    for (std::size_t first = 0; first <= now; ++first) {
        phases_->SetLabelMarkup(phase_markup(*prompt_, first));
        if (aside_->CalcMin().x <= room) {
            break;
        }
    }
    const int aside = aside_->CalcMin().x;
    const int wide = sentence_->GetTextExtent(sentence).x + FromDIP(spacing::unit);
    head_->SetOrientation(aside > 0 && wide + around + aside > room ? wxVERTICAL : wxHORIZONTAL);
    sentence_->SetLabelText(sentence);
    if (wide > room && room > around) {
        sentence_->Wrap(room);
    }
    give_size(*sentence_);
}

void NowPanel::show_app_help(AppHelp help) {
    const bool rolls = help == AppHelp::rolls;
    const wxString label = rolls ? _("App rolls") : _("App chooses");
    app_rolls_->SetLabelMarkup(with_key(label, "F8"));
    set_accessible(app_rolls_, label,
                   rolls ? _("The program rolls the dice; the log says so")
                         : _("The program chooses at random; the log says so"));
    // A digit that stands for ten is worth a word only where a die has one.
    const auto has_ten = [](const Slot& slot) { return slot.kind == Slot::Kind::die && slot.options.size() >= 10; };
    zero_->Show(rolls && std::ranges::any_of(form_->slots(), has_ten));
    dice_help_->Show(help != AppHelp::none);
    dice_help_->Layout();
}

void NowPanel::rebuild_verbs() {
    for (wxToggleButton* button : buttons_) {
        if (button != nullptr) {
            button->Destroy();
        }
    }
    buttons_.assign(prompt_->verbs.size(), nullptr);
    const std::size_t all = prompt_->verbs.size();
    // A single verb with a form needs no button: the form is all there is to do.
    const bool one = all == 1 || (all == 2 && (stands_aside(*prompt_, 0) || stands_aside(*prompt_, 1)));
    for (std::size_t i = 0; i < all; ++i) {
        if (stands_aside(*prompt_, i)) {
            buttons_[i] = verb_button(i);
            aside_->Insert(0, buttons_[i], wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::around)));
        } else if (!one && !behind_chip(i)) {
            buttons_[i] = verb_button(i);
            verbs_->Insert(verbs_->GetItemCount() - 1, buttons_[i],  // The chip is the last one.
                           wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::unit)));
        }
    }
    count_impossible();
}

bool NowPanel::behind_chip(std::size_t verb) const {
    return prompt_->verbs[verb].barred.has_value() && !stands_aside(*prompt_, verb);
}

void NowPanel::count_impossible() {
    long long count = 0;
    wxString reasons;
    for (std::size_t i = 0; i < prompt_->verbs.size(); ++i) {
        if (behind_chip(i)) {
            ++count;
            reasons += (reasons.empty() ? "" : "\n") + words(prompt_->verbs[i].name) + ": " +
                       words(prompt_->verbs[i].barred->reason);
        }
    }
    const wxString label = words(say_count("{n} not now", "{n} not now", count));
    not_now_->SetLabelMarkup(wxString::FromUTF8("<small>⊘ ") + label + "</small>");
    set_accessible(
        not_now_, words(say_count("{n} action is impossible now", "{n} actions are impossible now", count)), reasons);
    not_now_->SetToolTip(reasons);
    not_now_->Show(count > 0);
    not_now_->MoveBeforeInTabOrder(form_);
}

/// What is impossible by the rules may have happened at the table all the same: it can be chosen, and ruled on.
void NowPanel::show_impossible() {
    wxMenu menu;
    for (std::size_t i = 0; i < prompt_->verbs.size(); ++i) {
        if (!behind_chip(i)) {
            continue;
        }
        const Verb& verb = prompt_->verbs[i];
        wxString label = wxControl::EscapeMnemonics(words(verb.name) + ": " + words(verb.barred->reason));
        label += verb.key == 0 ? wxString() : "\tAlt+" + wxString(verb.key);
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(
            wxEVT_MENU, [this, i](wxCommandEvent&) { CallAfter([this, i] { calls_.choose(static_cast<int>(i)); }); },
            id);
    }
    not_now_->PopupMenu(&menu, 0, not_now_->GetSize().y);
}

wxToggleButton* NowPanel::verb_button(std::size_t i) {
    const Verb& verb = prompt_->verbs[i];
    auto* button = child<wxToggleButton>(this, wxID_ANY, words(verb.name));
    wxString label = with_key(words(verb.name), verb.key == 0 ? wxString() : wxString(verb.key));
    if (verb.barred && !verb.barred->brief.empty()) {  // It stands aside, and says why.
        label += wxString::FromUTF8("  <small>⊘ ") + with_key(words(verb.barred->brief), {}) + "</small>";
    }
    button->SetLabelMarkup(label);
    const wxString reason = verb.barred ? words(verb.barred->reason) : wxString();
    set_accessible(button, words(verb.name), reason);
    button->SetToolTip(reason);
    add_style(button, "barred", verb.barred.has_value());
    button->MoveBeforeInTabOrder(form_);
    button->Bind(wxEVT_TOGGLEBUTTON,
                 [this, i](wxCommandEvent&) { CallAfter([this, i] { calls_.choose(static_cast<int>(i)); }); });
    return button;
}

void NowPanel::mark_verb(int verb) {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (buttons_[i] != nullptr) {
            buttons_[i]->SetValue(static_cast<int>(i) == verb);
        }
    }
}

}  // namespace castalia
