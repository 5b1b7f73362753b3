#include "app/ui/session/back_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/session/band.h"
#include "app/ui/session/timeline.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/fitted_words.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

BackPanel::BackPanel(wxWindow* parent, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    SetBackgroundColour(palette().lampfill);
    title_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    title_->SetForegroundColour(palette().onlampfill);
    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(title_, wxSizerFlags(1).CenterVertical());
    const auto button = [&](const wxString& label, const wxString& name, const wxString& key,
                            const std::function<void()>& call) {
        auto* made = child<wxButton>(this, wxID_ANY, label);
        const bool sign = label != name;
        made->SetLabelMarkup(sign          ? "<big><b>" + label + "</b></big>"
                             : key.empty() ? label
                                           : label + "  " + small_markup(key_words(key)));
        if (sign) {
            constexpr int kSignWidth = 44;
            made->SetMinSize({static_cast<int>(FromDIP(kSignWidth) * text_size()), -1});
        }
        set_accessible(made, name, key);
        made->SetToolTip(key.empty() ? name : name + ", " + key_words(key));
        made->Bind(wxEVT_BUTTON, [this, call](wxCommandEvent&) { CallAfter(call); });
        head_->Add(made, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::close)));
        return made;
    };
    button(wxString::FromUTF8("«"), _("The turn before"), "PgUp", calls_.turn_back);
    button(wxString::FromUTF8("‹"), _("The event before"), wxString::FromUTF8("←"), calls_.event_back);
    button(wxString::FromUTF8("›"), _("The next event"), wxString::FromUTF8("→"), calls_.event_on);
    button(wxString::FromUTF8("»"), _("The next turn"), "PgDn", calls_.turn_on);
    correct_ = button(_("Correct"), _("Correct"), "F2", calls_.correct);
    undo_here_ = button(_("Undo to here"), _("Undo to here"), "", calls_.undo_here);
    add_style(button(_("Back to now"), _("Back to now"), "Esc", calls_.back), "lamp");
    timeline_ = child<Timeline>(this);
    timeline_->SetBackgroundColour(palette().lampfill);
    auto* evening = new wxBoxSizer(wxHORIZONTAL);
    evening->Add(timeline_, wxSizerFlags(1).CenterVertical());
    lay_in_band(*this, head_, evening);

    timeline_->on_pick([this](std::size_t ply) { calls_.look(ply); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit(); });
    });
}

/// Hides buttons for which there is no room, those with a key first. The way back to now is always in sight.
void BackPanel::fit() {
    const int room = GetClientSize().x - 2 * FromDIP(spacing::around);
    const auto left_of = [&] {
        int taken = 0;
        for (wxSizerItem* item : head_->GetChildren()) {
            taken += item->GetWindow() != title_ && item->IsShown() ? item->CalcMin().x : 0;
        }
        return room - taken - FromDIP(spacing::around);
    };
    correct_->Show();
    undo_here_->Show();
    const int wide = prompt_width(*title_, where_);
    for (wxButton* spare : {undo_here_, correct_}) {
        if (left_of() < wide) {
            spare->Hide();
        }
    }
    fit_words(*title_, where_, std::max(left_of(), FromDIP(kHeadHeight)), head_height(*this));
    Layout();
}

void BackPanel::end_motion() { timeline_->end_motion(); }

void BackPanel::show(const Scene& scene, const SessionLog& session_log) {
    const std::size_t all = scene.session->plies();
    where_ = wxString::Format(_("Looking back at %zu of %zu"), scene.ply, all);
    wxString sentence = _("The table before the first event.");
    if (scene.ply > 0) {
        const wxString event = words(scene.session->replay().describe(scene.ply - 1));
        sentence = words_in_chapter(scene.session->playthrough().chapter(scene.ply - 1), event) + ".";
    }
    set_accessible(title_, where_ + ". " + sentence, _("An entry comes back to the table as it is."));
    correct_->Enable(scene.ply > 0);
    timeline_->show(session_log.turns(), scene.ply);
    fit();
}

}  // namespace castalia
