#include "app/ui/panels/back_panel.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/panels/thread.h"

namespace castalia {

BackPanel::BackPanel(wxWindow* parent, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    SetBackgroundColour(palette().lampfill);
    title_ = child<wxStaticText>(this, wxID_ANY, "");
    title_->SetFont(font_of(*this, TypeStep::prompt, true));
    title_->SetForegroundColour(palette().onlampfill);
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                    wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    sentence_->SetForegroundColour(palette().onlampfill);
    thread_ = child<Thread>(this);
    thread_->SetBackgroundColour(palette().lampfill);

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(title_, wxSizerFlags().CenterVertical());
    head->Add(sentence_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::around)));
    auto* ways = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto button = [&](const wxString& label, const wxString& key, const std::function<void()>& call) {
        auto* made = child<wxButton>(this, wxID_ANY, label);
        made->SetLabelMarkup(key.empty() ? label : label + "  <small>" + key + "</small>");
        set_accessible(made, label);
        made->Bind(wxEVT_BUTTON, [this, call](wxCommandEvent&) { CallAfter(call); });
        ways->Add(made, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::close)));
        return made;
    };
    button(wxString::FromUTF8("‹ ") + _("Turn"), "PgUp", calls_.turn_back);
    button(wxString::FromUTF8("‹ ") + _("Event"), wxString::FromUTF8("←"), calls_.event_back);
    button(_("Event") + wxString::FromUTF8(" ›"), wxString::FromUTF8("→"), calls_.event_on);
    button(_("Turn") + wxString::FromUTF8(" ›"), "PgDn", calls_.turn_on);
    ways->AddSpacer(FromDIP(spacing::around));
    correct_ = button(_("Correct"), "F2", calls_.correct);
    button(_("Undo to here"), "", calls_.undo_here);
    auto* back = button(_("Back to the table"), "Esc", calls_.back);
    add_style(back, "lamp");
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(spacing::around)));
    down->Add(thread_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::around)));
    down->Add(ways, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(spacing::around)));
    SetSizer(down);

    thread_->on_pick([this](std::size_t ply) { calls_.look(ply); });
}

void BackPanel::end_motion() { thread_->end_motion(); }

void BackPanel::show(const Scene& scene, const SessionLog& session_log) {
    const std::size_t all = scene.session->plies();
    title_->SetLabelText(wxString::Format(_("Looking back at %zu of %zu"), scene.ply, all));
    wxString sentence = _("The table before the first event.");
    if (scene.ply > 0) {
        const wxString event = words(scene.session->replay().describe(scene.ply - 1));
        sentence = words(scene.session->playthrough().chapter(scene.ply - 1)) + ": " + event + ".";
    }
    sentence += " " + _("An entry comes back to the table as it is.");
    sentence_->SetLabelText(sentence);
    set_accessible(sentence_, title_->GetLabelText() + ". " + sentence);
    correct_->Enable(scene.ply > 0);
    thread_->show(session_log.turns(), scene.ply);
    Layout();
}

}  // namespace castalia
