// The way out of a dead end: what the record would need for an event that it cannot carry.
#include "app/ui/correction/ways_out.h"

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include "app/ui/correction/correct_entry.h"
#include "app/ui/correction/correction_words.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/ways_out.h"

namespace castalia {

namespace {

/// Returns a way in a few words, for the list.
wxString way_name(const Session& session, const review::WayOut& way) {
    const auto number = static_cast<unsigned long>(way.event + 1);
    const auto sentence = [&](const EventPtr& event) { return words(session.replay().describe(way.event, *event)); };
    switch (way.kind) {
        case review::Way::changed:
            return wxString::Format(_("Event %lu was: %s"), number, sentence(way.events.front()));
        case review::Way::struck: return wxString::Format(_("Event %lu did not happen"), number);
        case review::Way::entered: return wxString::Format(_("Before it: %s"), sentence(way.events.front()));
        case review::Way::adjusted: break;
    }
    std::vector<Text> counts;
    for (const EventPtr& adjust : way.events) {
        counts.push_back(session.replay().describe(way.event, *adjust));
    }
    return words(listed(counts));
}

class WaysOutDialog final : public StandardDialog {
public:
    WaysOutDialog(wxWindow* parent, Recorder& recorder, const EventPtr& event)
        : StandardDialog(parent, _("Ways out")),
          recorder_(recorder),
          refused_(review::refused_now(session(), event)),
          found_(searched()) {
        add_head();
        auto* across = new wxBoxSizer(large_text() ? wxVERTICAL : wxHORIZONTAL);
        across->Add(list(), wxSizerFlags(1).Expand());
        across->AddSpacer(FromDIP(spacing::around));
        across->Add(details(), wxSizerFlags(1).Expand());
        contents()->Add(across, wxSizerFlags(1).Expand());
        add_foot();
        bind_keys();
        constexpr int kWide = 940, kHigh = 460;
        settle({kWide, kHigh});
        show_details();
        found_.ways.empty() ? details_->SetFocus() : ways_->SetFocus();
    }

    std::optional<Correction> correction;   ///< What was accepted.
    bool entered = false;                   ///< The event is part of it.
    std::optional<EntryNumber> to_correct;  ///< The entry that the user wants to correct in another way.

private:
    const Session& session() const { return *recorder_.session(); }

    /// Searches a long session beside the window, which can stop it.
    review::WaysOut searched() {
        constexpr std::size_t kLong = 400;
        if (session().plies() < kLong) {
            const wxBusyCursor busy;
            return review::ways_out(session(), refused_);
        }
        review::WaysOut found;
        work_beside(GetParent(), {_("Ways out"), _("The entries on which it depends are tried."), {}, true},
                    [&](const Progress& progress) {
                        std::size_t tried = 0;
                        constexpr std::size_t kAbout = 10;
                        found = review::ways_out(session(), refused_,
                                                 [&] { return !progress(std::min(tried++, kAbout), kAbout); });
                    });
        return found;
    }

    void add_head() {
        const auto line = [this](const wxString& words, bool strong) {
            auto* text =
                styled_child<wxStaticText>(this, font_of(*this, strong ? TypeStep::heading2 : TypeStep::normal),
                                           strong ? palette().text : palette().secondary, wxID_ANY, words);
            constexpr int kWide = 880;
            text->Wrap(FromDIP(kWide));
            contents()->Add(text, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::close)));
        };
        line(words(session().replay().describe(refused_.ply, *refused_.event)), true);
        if (found_.refusal) {
            line(words(found_.refusal->reason), false);
        }
        if (found_.since) {
            line(words(review::since_text(session(), *found_.since)), false);
        }
    }

    wxSizer* titled(const wxString& title, wxWindow* part) {
        auto* heading = child<wxStaticText>(this, wxID_ANY, title);
        heading->SetForegroundColour(palette().secondary);
        set_accessible(part, title);
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(heading, wxSizerFlags().Border(wxBOTTOM | wxTOP, FromDIP(spacing::close)));
        down->Add(part, wxSizerFlags(1).Expand());
        return down;
    }

    wxSizer* list() {
        ways_ = child<wxListBox>(this, wxID_ANY);
        ways_->SetFont(font_of(*this, TypeStep::normal));
        for (std::size_t i = 0; i < found_.ways.size(); ++i) {
            ways_->Append(wxString::Format("%zu  %s", i + 1, way_name(session(), found_.ways[i])));
        }
        if (!found_.ways.empty()) {
            ways_->SetSelection(0);
        }
        constexpr int kLetters = 30;
        ways_->SetMinSize({ways_->GetTextExtent(wxString('n', kLetters)).x, FromDIP(kFewLines)});
        ways_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_details(); });
        ways_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { accept(); });
        return titled(_("What could have happened"), ways_);
    }

    wxSizer* details() {
        details_ = text_field(this, "", wxTE_MULTILINE | wxTE_READONLY);
        details_->SetMinSize({-1, FromDIP(kFewLines)});
        return titled(_("What this would change"), details_);
    }

    void add_foot() {
        correct_ = child<wxButton>(this, wxID_ANY, "");
        correct_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { correct(); });
        auto* leave = key_button(this, _("Cancel"), _("Esc"), "", wxID_CANCEL);
        accept_ = key_button(this, _("Accept as a correction"), _("Ctrl+Enter"), "", wxID_OK);
        add_style(accept_, "suggested-action");
        accept_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
        accept_->SetDefault();
        button_row()->Add(correct_, wxSizerFlags().CenterVertical());
        button_row()->AddStretchSpacer();
        button_row()->Add(leave, wxSizerFlags().CenterVertical());
        button_row()->Add(accept_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        SetEscapeId(wxID_CANCEL);
    }

    void bind_keys() {
        wxAcceleratorEntry keys[3];
        keys[0].Set(wxACCEL_CTRL, WXK_RETURN, wxID_OK);
        keys[1].Set(wxACCEL_CTRL, WXK_NUMPAD_ENTER, wxID_OK);
        keys[2].Set(wxACCEL_ALT, 'E', correct_->GetId());
        SetAcceleratorTable(wxAcceleratorTable(3, keys));
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { accept(); }, wxID_OK);
        Bind(wxEVT_MENU, [this](wxCommandEvent&) { correct(); }, correct_->GetId());
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
            if (enter && (FindFocus() == ways_ || event.ControlDown())) {
                accept();
            } else {
                event.Skip();
            }
        });
    }

    const review::WayOut* chosen() const {
        const int at = ways_->GetSelection();
        return at < 0 ? nullptr : &found_.ways.at(static_cast<std::size_t>(at));
    }

    /// Returns the entry that the chosen way is about, or the one that made the event impossible.
    std::optional<std::size_t> suspect() const {
        const review::WayOut* way = chosen();
        return way != nullptr && way->event < session().plies() ? std::optional(way->event) : found_.since;
    }

    void show_details() {
        const review::WayOut* way = chosen();
        accept_->Enable(way != nullptr);
        correct_->Show(suspect().has_value());
        if (suspect()) {
            label_with_key(correct_, wxString::Format(_("Correct event %zu…"), *suspect() + 1), _("Alt+E"));
        }
        if (way == nullptr) {
            details_->ChangeValue(found_.cancelled ? _("The search was stopped.") : words(found_.none));
            Layout();
            return;
        }
        const Correction preview = recorder_.consider(review::correction_of(session(), refused_, *way));
        wxString text = words(way->text) + "\n";
        for (const Text& remark : review::remarks_on(*way)) {
            text += words(remark) + "\n";
        }
        details_->ChangeValue(text + differences_text(preview) + _("Nothing changes until you accept."));
        Layout();
    }

    void accept() {
        if (const review::WayOut* way = chosen(); way != nullptr && IsModal()) {
            correction = recorder_.consider_without_misfits(review::correction_of(session(), refused_, *way));
            entered = !way->ruling || !refused_.event->ruling.empty();
            EndModal(wxID_OK);
        }
    }

    void correct() {
        if (suspect() && IsModal()) {
            to_correct = session().replay().steps()[*suspect()].entry.number;
            EndModal(wxID_OK);
        }
    }

    static constexpr int kFewLines = 120;
    Recorder& recorder_;
    const review::RefusedEvent refused_;
    const review::WaysOut found_;
    wxListBox* ways_ = nullptr;
    wxTextCtrl* details_ = nullptr;
    wxButton *correct_ = nullptr, *accept_ = nullptr;
};

}  // namespace

WayTaken find_way_out(wxWindow* parent, Recorder& recorder, const EventPtr& event) {
    WaysOutDialog dialog(parent, recorder, event);
    if (dialog.ShowModal() != wxID_OK) {
        return WayTaken::none;
    }
    if (dialog.to_correct) {
        return correct_entry(parent, recorder, *dialog.to_correct) ? WayTaken::possible : WayTaken::none;
    }
    recorder.accept(std::move(*dialog.correction));
    return dialog.entered ? WayTaken::entered : WayTaken::possible;
}

wxString impossible_since_words(const Session& session, const EventPtr& event) {
    const std::optional<std::size_t> since = review::impossible_since(session, review::refused_now(session, event));
    return since ? words(review::since_text(session, *since)) : wxString();
}

}  // namespace castalia
