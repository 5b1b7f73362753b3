#include "app/ui/session/prompt_panel.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/band.h"
#include "app/ui/session/earlier_lines.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/fitted_words.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

wxString with_key(const wxString& label, const wxString& key) {
    const wxString shown = wxControl::EscapeMnemonics(label);
    wxString safe = shown;
    safe.Replace("&&", "&amp;");
    return key.empty() ? safe : safe + "  " + small_markup(key_words(key));
}

/// Returns the phases from one to another, with the present one marked.
wxString phase_markup(const Prompt& prompt, std::size_t first, std::size_t end) {
    wxString row;
    for (std::size_t i = first; i < end; ++i) {
        const wxString name = words(prompt.phases[i]);
        row += i == first ? wxString() : wxString::FromUTF8("  ›  ");
        row += static_cast<int>(i) == prompt.phase ? "<b><u>" + name + "</u></b>" : name;
    }
    return row;
}

}  // namespace

PromptPanel::PromptPanel(wxWindow* parent, SidePanel& side_panel, const Draft& draft, Calls calls)
    : wxPanel(parent), calls_(std::move(calls)), side_panel_(side_panel), page_(side_panel.add_page()) {
    SetBackgroundColour(palette().surface);
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    sentence_->SetForegroundColour(palette().text);
    phases_ = child<wxStaticText>(this, wxID_ANY, "");
    phases_->SetForegroundColour(palette().secondary);
    more_ = chip([this] { offer(*more_, folded_, false); });
    app_rolls_ = child<wxButton>(this, wxID_ANY, "");
    app_rolls_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.app_rolls(); }); });
    not_now_ = chip([this] { show_impossible(); });
    add_style(not_now_, "barred");

    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(sentence_, wxSizerFlags(1).CenterVertical());
    head_->Add(phases_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::around)));
    verbs_ = new wxBoxSizer(wxHORIZONTAL);
    verbs_->Add(more_, wxSizerFlags().CenterVertical());
    verbs_->AddStretchSpacer();
    verbs_->Add(app_rolls_, wxSizerFlags().CenterVertical());
    verbs_->Add(not_now_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::close)));
    lay_in_band(*this, head_, verbs_);

    whole_ = SidePanel::add_words(*page_);
    form_ = child<SlotForm>(page_, draft, calls_.fill);
    zero_ = child<wxStaticText>(page_, wxID_ANY, _("0 is 10"));
    zero_->SetForegroundColour(palette().secondary);
    recalled_ = child<EarlierLines>(page_);
    wxBoxSizer& stack = SidePanel::stack_of(*page_);
    stack.Add(form_, wxSizerFlags().Expand());
    stack.Add(zero_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::hair)));
    stack.Add(recalled_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::unit)));

    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit(); });
    });
}

wxButton* PromptPanel::chip(const std::function<void()>& pressed) {
    auto* made = child<wxButton>(this, wxID_ANY, "");
    made->Bind(wxEVT_BUTTON, [this, pressed](wxCommandEvent&) { CallAfter(pressed); });
    return made;
}

void PromptPanel::show(const Composition& entry, const std::vector<std::string>& names) {
    names_ = names;
    if (!prompt_ || *prompt_ != entry.prompt) {
        prompt_ = entry.prompt;
        set_accessible(sentence_, words(entry.prompt.text));
        rebuild_verbs();
    }
    mark_verb(entry.verb);
    form_->show_slots();
    show_app_help(entry.help);
    std::vector<wxString> texts;
    std::ranges::transform(entry.precedents, std::back_inserter(texts), [](const Text& one) { return words(one); });
    recalled_->show(texts);
    fit();
    side_panel_.fit();
}

/// Behind another page nobody sees it, and before it is laid out there is nothing to fit it to.
void PromptPanel::fit() {
    if (prompt_ && IsShown() && is_laid_out(*this)) {
        fit_sentence();
        fit_verbs();
        Layout();
    }
}

/// Gives the sentence the room that the trail of phases can spare: the trail keeps at least the present phase.
void PromptPanel::fit_sentence() {
    const int room = GetClientSize().x - 2 * FromDIP(spacing::around);
    wxString sentence = words(prompt_->text);
    if (prompt_width(*sentence_, sentence) > room) {
        sentence = with_called_names(sentence, names_);  // What has to be done is more than whole names.
    }
    const int wide = prompt_width(*sentence_, sentence) + FromDIP(spacing::around);
    const std::size_t all = prompt_->phases.size();
    const std::size_t now = std::min(static_cast<std::size_t>(std::max(prompt_->phase, 0)), all);
    const std::size_t next = std::min(now + 2, all);
    int taken = 0;
    for (const auto& [first, end] : std::initializer_list<std::pair<std::size_t, std::size_t>>{
             {0, all}, {now, all}, {now, next}, {now, std::min(now + 1, all)}}) {
        show_phases(phase_markup(*prompt_, first, end));
        taken = all == 0 ? 0 : phases_->GetBestSize().x + FromDIP(spacing::around);
        if (wide + taken <= room) {
            break;
        }
    }
    phases_->Show(all > 0);
    const bool whole =
        fit_words(*sentence_, sentence, std::max(room - taken, FromDIP(kHeadHeight)), head_height(*this));
    cut_ = whole ? wxString() : sentence;
    show_beside(echo_);
}

void PromptPanel::show_beside(const wxString& sentence) {
    echo_ = sentence;
    side_panel_.show_words(*whole_, cut_ + (cut_.empty() || echo_.empty() ? "" : "\n") + echo_);
}

/// Sets only words that have changed, because the toolkit lays out words with marks whenever they are set.
void PromptPanel::show_phases(const wxString& marked) {
    if (std::exchange(shown_phases_, marked) != marked) {
        phases_->SetLabelMarkup(marked);
    }
}

/// Folds the verbs for which the line has no room into a chip, the last ones first. The chosen one stays.
void PromptPanel::fit_verbs() {
    const int gap = FromDIP(spacing::close);
    int room = GetClientSize().x - 2 * FromDIP(spacing::apart);
    for (const wxButton* end : {app_rolls_, not_now_}) {
        room -= end->IsShown() ? end->GetBestSize().x + gap : 0;
    }
    int taken = 0;
    for (wxToggleButton* button : buttons_) {
        taken += button == nullptr ? 0 : button->GetBestSize().x + gap;
    }
    std::vector<std::size_t> folded;
    const int chip_width =
        taken <= room ? 0 : more_->GetTextExtent(_("10 more")).x + 2 * FromDIP(spacing::around) + gap;
    for (std::size_t i = buttons_.size(); i-- > 0 && taken + chip_width > room;) {
        if (buttons_[i] != nullptr && !buttons_[i]->GetValue()) {
            folded.insert(folded.begin(), i);
            taken -= buttons_[i]->GetBestSize().x + gap;
        }
    }
    folded_ = std::move(folded);
    show_folded();
}

void PromptPanel::show_folded() {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (buttons_[i] != nullptr) {
            buttons_[i]->Show(std::ranges::find(folded_, i) == folded_.end());
        }
    }
    const auto count = static_cast<long long>(folded_.size());
    more_->Show(count > 0);
    if (std::exchange(folded_shown_, count) == count) {
        return;
    }
    more_->SetLabelMarkup(small_markup(words(say_count("{n} more", "{n} more", count))));
    set_accessible(more_, words(say_count("{n} more action", "{n} more actions", count)));
}

void PromptPanel::show_app_help(AppHelp help) {
    const bool rolls = help == AppHelp::rolls;
    if (std::exchange(help_, help) != help) {
        const wxString label = rolls ? _("App rolls") : _("App chooses");
        app_rolls_->SetLabelMarkup(with_key(label, "F8"));
        set_accessible(app_rolls_, label,
                       rolls ? _("The program rolls the dice; the log says so")
                             : _("The program chooses at random; the log says so"));
    }
    // The digit for ten needs a word only where a die has a ten.
    const auto has_ten = [](const Slot& slot) { return slot.kind == Slot::Kind::die && slot.options.size() >= 10; };
    zero_->Show(rolls && std::ranges::any_of(form_->slots(), has_ten));
    app_rolls_->Show(help != AppHelp::none);
}

void PromptPanel::rebuild_verbs() {
    for (wxToggleButton* button : buttons_) {
        if (button != nullptr) {
            button->Destroy();
        }
    }
    buttons_.assign(prompt_->verbs.size(), nullptr);
    // A verb that stands aside comes last in the line.
    std::size_t place = 0;
    for (const bool aside : {false, true}) {
        for (std::size_t i = 0; i < prompt_->verbs.size(); ++i) {
            if (stands_aside(*prompt_, i) == aside && !behind_chip(i)) {
                buttons_[i] = verb_button(i);
                verbs_->Insert(place++, buttons_[i],
                               wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::close)));
                buttons_[i]->MoveBeforeInTabOrder(more_);
            }
        }
    }
    count_impossible();
}

bool PromptPanel::behind_chip(std::size_t verb) const {
    return prompt_->verbs[verb].barred.has_value() && !stands_aside(*prompt_, verb);
}

void PromptPanel::count_impossible() {
    long long count = 0;
    wxString reasons;
    for (std::size_t i = 0; i < prompt_->verbs.size(); ++i) {
        if (behind_chip(i)) {
            ++count;
            reasons += (reasons.empty() ? "" : "\n") +
                       labelled_words(words(prompt_->verbs[i].name), words(prompt_->verbs[i].barred->reason));
        }
    }
    const wxString label = words(say_count("{n} not now", "{n} not now", count));
    not_now_->SetLabelMarkup(small_markup(wxString::FromUTF8("⊘ ") + label));
    set_accessible(
        not_now_, words(say_count("{n} action is impossible now", "{n} actions are impossible now", count)), reasons);
    not_now_->SetToolTip(reasons);
    not_now_->Show(count > 0);
}

/// Shows what the rules do not allow. It may have happened at the table all the same, so it can be chosen and ruled
/// on.
void PromptPanel::show_impossible() {
    std::vector<std::size_t> impossible;
    for (std::size_t i = 0; i < prompt_->verbs.size(); ++i) {
        if (behind_chip(i)) {
            impossible.push_back(i);
        }
    }
    offer(*not_now_, impossible, true);
}

void PromptPanel::offer(wxButton& below, const std::vector<std::size_t>& verbs, bool reasons) {
    wxMenu menu;
    for (const std::size_t i : verbs) {
        const Verb& verb = prompt_->verbs[i];
        const wxString name = words(verb.name);
        wxString label = reasons ? labelled_words(name, words(verb.barred->reason)) : name;
        label = wxControl::EscapeMnemonics(label);
        label += verb.key == 0 ? wxString() : "\tAlt+Shift+" + wxString(verb.key);
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(
            wxEVT_MENU, [this, i](wxCommandEvent&) { CallAfter([this, i] { calls_.choose(static_cast<int>(i)); }); },
            id);
    }
    below.PopupMenu(&menu, 0, below.GetSize().y);
}

wxToggleButton* PromptPanel::verb_button(std::size_t i) {
    const Verb& verb = prompt_->verbs[i];
    auto* button = child<wxToggleButton>(this, wxID_ANY, words(verb.name));
    wxString label = with_key(words(verb.name), verb.key == 0 ? wxString() : wxString(verb.key));
    if (verb.barred && !verb.barred->brief.empty()) {  // It stands aside and says why.
        label += "  " + small_markup(wxString::FromUTF8("⊘ ") + with_key(words(verb.barred->brief), {}));
    }
    button->SetLabelMarkup(label);
    const wxString reason = verb.barred ? words(verb.barred->reason) : wxString();
    set_accessible(button, words(verb.name), reason);
    button->SetToolTip(reason);
    add_style(button, "barred", verb.barred.has_value());
    button->Bind(wxEVT_TOGGLEBUTTON,
                 [this, i](wxCommandEvent&) { CallAfter([this, i] { calls_.choose(static_cast<int>(i)); }); });
    return button;
}

void PromptPanel::mark_verb(int verb) {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (buttons_[i] != nullptr) {
            buttons_[i]->SetValue(static_cast<int>(i) == verb);
        }
    }
}

}  // namespace castalia
