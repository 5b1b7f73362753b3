// Counting the table: the user ticks off what must lie where, and a difference is explained by the one slip that
// fits.
#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include <gtk/gtk.h>

#include "app/ui/correction/correction_words.h"
#include "app/ui/counting/count_rows.h"
#include "app/ui/counting/count_table.h"
#include "app/ui/export/printing.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/count_list.h"
#include "core/review/mistake.h"

namespace castalia {

namespace {

/// Returns an explanation in a few words, for the list.
wxString slip_name(const Session& session, const review::Explanation& explanation) {
    const auto number = static_cast<unsigned long>(explanation.event + 1);
    const auto sentence = [&](std::size_t ply, const EventPtr& event) {
        return words(session.replay().describe(ply, *event));
    };
    switch (explanation.kind) {
        case review::Slip::changed:
            return wxString::Format(_("Event %lu was: %s"), number,
                                    sentence(explanation.event, explanation.events[0]));
        case review::Slip::missing:
            return wxString::Format(_("Before event %lu: %s"), number,
                                    sentence(explanation.event, explanation.events[0]));
        case review::Slip::extra: return wxString::Format(_("Event %lu did not happen"), number);
        case review::Slip::twice: return wxString::Format(_("Event %lu was entered twice"), number);
        case review::Slip::swapped: break;
    }
    return wxString::Format(_("Events %lu and %lu were the other way round"), number, number + 1);
}

/// Returns why no record can hold an event, such as a count that no die shows; empty where one can.
wxString fault_in(const Recorder& recorder, const Json& event) {
    try {
        recorder.read(event);
    } catch (const BadRecord& bad) {
        return as_sentence(bad.text);
    }
    return {};
}

class TableCountDialog final : public StandardDialog {
public:
    TableCountDialog(wxWindow* parent, Recorder& recorder)
        : StandardDialog(parent, _("Count the table")), recorder_(recorder) {
        const int beside = large_text() ? wxVERTICAL : wxHORIZONTAL,
                  stroke = large_text() ? wxHORIZONTAL : wxVERTICAL;
        both_ = new wxBoxSizer(beside);
        both_->Add(list_side(), wxSizerFlags(1).Expand());
        both_->Add(child<wxStaticLine>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, stroke),
                   wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
        both_->Add(mistake_side(), wxSizerFlags(1).Expand());
        contents()->Add(both_, wxSizerFlags(1).Expand());
        add_foot();
        bind_keys();
        constexpr int kWide = 980, kHigh = 640;
        settle({kWide, kHigh});
        count();
        rows_->focus_first();
    }

    /// The result that was accepted; at most one of the two.
    std::optional<Correction> correction;
    std::vector<Json> adjusts;

private:
    const Session& session() const { return *recorder_.session(); }

    wxSizer* list_side() {
        rows_ =
            child<CountRows>(this, session(), review::counts_at(session(), session().plies()), [this] { count(); });
        auto* promise = quiet(_("Tick what lies there. Where it differs, type the number you find."));
        tally_ = child<wxStaticText>(this, wxID_ANY, "");
        tally_->SetFont(font_of(*this, TypeStep::normal, true));
        rest_ = key_button(this, _("All the rest agrees"), _("Alt+A"));
        rest_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { rows_->tick_the_rest(); });
        find_ = key_button(this, _("Find the mistake"), _("Enter"));
        find_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { find(); });
        find_->SetDefault();
        auto* buttons = new wxBoxSizer(wxHORIZONTAL);
        buttons->Add(rest_);
        buttons->AddStretchSpacer();
        buttons->Add(find_, wxSizerFlags().Border(wxLEFT, FromDIP(spacing::between)));
        print_ = key_button(this, _("Print the list…"), _("Ctrl+P"));
        print_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { print(); });
        auto* head = new wxBoxSizer(wxHORIZONTAL);
        head->Add(promise, wxSizerFlags(1).CenterVertical());
        head->Add(print_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(head, wxSizerFlags().Expand());
        down->Add(rows_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::between)));
        next_ = key_button(this, _("Next difference"), _("Alt+N"));
        next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { rows_->focus_next_difference(); });
        auto* counted = new wxBoxSizer(wxHORIZONTAL);
        counted->Add(tally_, wxSizerFlags(1).CenterVertical());
        counted->Add(next_, wxSizerFlags().CenterVertical());
        down->Add(counted, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::close)));
        down->Add(buttons, wxSizerFlags().Expand());
        return down;
    }

    wxSizer* mistake_side() {
        constexpr int kFewLines = 40;
        auto* title = child<wxStaticText>(this, wxID_ANY, _("What could have happened"));
        title->SetFont(font_of(*this, TypeStep::heading2));
        explanations_ = child<wxListBox>(this, wxID_ANY);
        explanations_->SetFont(font_of(*this, TypeStep::normal));
        explanations_->SetMinSize({-1, FromDIP(kFewLines)});
        set_accessible(explanations_, _("What could have happened"));
        explanations_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_details(); });
        explanations_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { accept(); });
        details_ = text_field(this, "", wxTE_MULTILINE | wxTE_READONLY);
        details_->SetMinSize({-1, FromDIP(kFewLines)});
        set_accessible(details_, _("What this would change"));
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(title);
        down->Add(explanations_, wxSizerFlags(2).Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::between)));
        down->Add(details_, wxSizerFlags(3).Expand().Border(wxBOTTOM, FromDIP(spacing::close)));
        down->Add(quiet(_("Nothing changes until you accept.")), wxSizerFlags().Expand());
        return down;
    }

    wxStaticText* quiet(const wxString& words) {
        auto* text = child<wxStaticText>(this, wxID_ANY, words);
        text->SetForegroundColour(palette().secondary);
        constexpr int kWide = 290;  // A button stands beside the sentence above the list.
        text->Wrap(static_cast<int>(FromDIP(kWide) * text_size()));
        return text;
    }
    void add_foot() {
        adjust_ = key_button(this, _("Adjust the counts instead"), _("Alt+J"));
        adjust_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { adjust(); });
        auto* leave = key_button(this, _("Cancel"), _("Esc"), "", wxID_CANCEL);
        accept_ = key_button(this, _("Accept as a correction"), _("Ctrl+Enter"), "", wxID_OK);
        add_style(accept_, "suggested-action");
        accept_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
        // Three buttons with large letters are wider than a small screen.
        if (large_text()) {
            contents()->Add(adjust_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
        } else {
            button_row()->Add(adjust_, wxSizerFlags().CenterVertical());
        }
        button_row()->AddStretchSpacer();
        button_row()->Add(leave, wxSizerFlags().CenterVertical());
        button_row()->Add(accept_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        SetEscapeId(wxID_CANCEL);
    }

    void bind_keys() {
        wxAcceleratorEntry keys[6];
        keys[0].Set(wxACCEL_CTRL, WXK_RETURN, wxID_OK);
        keys[1].Set(wxACCEL_CTRL, WXK_NUMPAD_ENTER, wxID_OK);
        keys[2].Set(wxACCEL_ALT, 'A', rest_->GetId());
        keys[3].Set(wxACCEL_ALT, 'J', adjust_->GetId());
        keys[4].Set(wxACCEL_ALT, 'N', next_->GetId());
        keys[5].Set(wxACCEL_CTRL, 'P', print_->GetId());
        SetAcceleratorTable(wxAcceleratorTable(6, keys));
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { accept(); }, wxID_OK);
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { rows_->tick_the_rest(); }, rest_->GetId());
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { adjust(); }, adjust_->GetId());
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { rows_->focus_next_difference(); }, next_->GetId());
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { print(); }, print_->GetId());
        // Enter in a number looks for the slip, and in the list it accepts it.
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            const wxWindow* focus = FindFocus();
            const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
            if (enter && (focus == explanations_ || event.ControlDown())) {
                accept();
            } else if (enter && dynamic_cast<const wxTextCtrl*>(focus) != nullptr && focus != details_) {
                find();
            } else {
                event.Skip();
            }
        });
    }

    /// Shows what could have happened. One below the other, the list has all the room until there is something to
    /// say.
    void show_mistake(bool shown) {
        if (both_->GetOrientation() == wxVERTICAL && both_->IsShown(std::size_t{2}) != shown) {
            both_->Show(std::size_t{1}, shown);
            both_->Show(std::size_t{2}, shown);
            Layout();
        }
    }

    /// Drops earlier explanations, which do not hold once something else is typed.
    void count() {
        show_mistake(false);
        const CountRows::Tally tally = rows_->tally();
        const std::vector<Text> parts{say_count("{n} agrees", "{n} agree", tally.agree),
                                      say_count("{n} differs", "{n} differ", tally.differ),
                                      say_count("{n} to count", "{n} to count", tally.open)};
        tally_->SetLabelText(words(listed(parts)));
        mistake_ = {};
        explanations_->Clear();
        details_->ChangeValue("");
        find_->Enable(tally.differ > 0);
        next_->Enable(tally.differ > 0);
        adjust_->Enable(tally.differ > 0);
        accept_->Enable(false);
        find_->SetDefault();
    }

    void find() {
        const wxString fault = rows_->fault();
        complain(fault);
        if (!fault.empty() || rows_->tally().differ == 0) {
            return;
        }
        mistake_ = searched(rows_->found());
        show_mistake(true);
        rows_->ask_for(mistake_.to_count);
        explanations_->Clear();
        for (std::size_t i = 0; i < mistake_.explanations.size(); ++i) {
            explanations_->Append(
                with_called_names(wxString::Format("%zu  %s", i + 1, slip_name(session(), mistake_.explanations[i])),
                                  session().heading().players));
        }
        if (!mistake_.explanations.empty()) {
            explanations_->SetSelection(0);
            explanations_->SetFocus();
            accept_->SetDefault();
        }
        show_details();
    }

    /// Searches a long session beside the window, which can stop it.
    review::Mistake searched(const std::vector<review::FoundCount>& found) {
        constexpr std::size_t kLong = 400;
        if (session().plies() < kLong) {
            const wxBusyCursor busy;
            return review::find_mistake(session(), found);
        }
        review::Mistake mistake;
        work_beside(
            this, {_("Find the mistake"), _("Every event is tried."), {}, true}, [&](const Progress& progress) {
                std::size_t event = 0;
                mistake =
                    review::find_mistake(session(), found, [&] { return !progress(event++, session().plies()); });
            });
        return mistake;
    }

    const review::Explanation* chosen() const {
        const int at = explanations_->GetSelection();
        return at < 0 ? nullptr : &mistake_.explanations.at(static_cast<std::size_t>(at));
    }

    void show_details() {
        const review::Explanation* explanation = chosen();
        accept_->Enable(explanation != nullptr);
        wxString text;
        const auto line = [&](const Text& sentence) { text += words(sentence) + "\n"; };
        if (explanation == nullptr) {
            if (mistake_.cancelled) {
                text = _("The search was stopped.");
            } else {
                for (const Text& sentence : review::nothing_explains(session(), mistake_)) {
                    line(sentence);
                    text += "\n";  // Each is a paragraph of its own.
                }
                text += _("The counts can be adjusted instead.");
            }
            details_->ChangeValue(with_called_names(text, session().heading().players));
            details_->SetFocus();
            return;
        }
        line(explanation->text);
        const Correction preview = recorder_.consider(review::correction_of(session(), *explanation));
        text += differences_text(preview);
        for (const Text& remark :
             review::remarks_on(mistake_, static_cast<std::size_t>(explanations_->GetSelection()))) {
            line(remark);
        }
        if (preview.misfits.empty()) {
            text += _("All later events still fit");
        }
        details_->ChangeValue(with_called_names(text, session().heading().players));
    }

    void accept() {
        if (const review::Explanation* explanation = chosen(); explanation != nullptr && IsModal()) {
            correction = recorder_.consider_without_misfits(review::correction_of(session(), *explanation));
            EndModal(wxID_OK);
        }
    }

    /// Prints on the usual paper of the country.
    void print() {
        DocumentOptions options;
        options.translate = [](const Text& text) { return words(text).utf8_string(); };
        const bool letter = std::string_view(gtk_paper_size_get_default()) == GTK_PAPER_NAME_LETTER;
        print_document(this, count_list_of(session(), options), letter ? Paper::letter : Paper::a4);
    }

    void adjust() {
        wxString fault = rows_->fault();
        for (const review::FoundCount& count : rows_->found()) {
            const TableCount& of = counts_.at(count.count);
            if (!count.number || *count.number == of.number) {
                continue;
            }
            if (!of.adjustable) {
                fault =
                    wxString::Format(_("%s: no adjustment sets this; correct the event instead."), words(of.label));
            }
            adjusts.push_back({{"type", "adjust"}, {"what", of.what}, {"to", *count.number}});
            if (const wxString wrong = fault_in(recorder_, adjusts.back()); !wrong.empty()) {
                fault = labelled_words(words(of.label), wrong);
            }
        }
        complain(fault);
        if (!fault.empty()) {
            adjusts.clear();
        } else if (!adjusts.empty()) {
            EndModal(wxID_OK);
        }
    }

    Recorder& recorder_;
    wxBoxSizer* both_ = nullptr;
    const std::vector<TableCount> counts_ = review::counts_at(session(), session().plies());
    review::Mistake mistake_;
    CountRows* rows_ = nullptr;
    wxStaticText* tally_ = nullptr;
    wxListBox* explanations_ = nullptr;
    wxTextCtrl* details_ = nullptr;
    wxButton *rest_ = nullptr, *find_ = nullptr, *next_ = nullptr, *print_ = nullptr, *adjust_ = nullptr,
             *accept_ = nullptr;
};

}  // namespace

std::vector<Json> count_the_table(wxWindow* parent, Recorder& recorder) {
    if (recorder.session() == nullptr) {
        return {};
    }
    TableCountDialog dialog(parent, recorder);
    if (dialog.ShowModal() != wxID_OK) {
        return {};
    }
    if (dialog.correction) {
        recorder.accept(std::move(*dialog.correction));
    }
    return std::move(dialog.adjusts);
}

}  // namespace castalia
