// What if: which branch goes on in a window of its own.
#include <wx/choicdlg.h>
#include <wx/msgdlg.h>

#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/accessibility/accessible_roles.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/what_if/what_if_frame.h"

namespace castalia {

void MainFrame::make_branch_commands() {
    add({"what if", Command::Menu::session, _("&What if… Try something else from here"), "F5",
         [this] { try_something_else(); }, [this] { return in_session() || in_review(); }});
}

std::optional<Variation> MainFrame::choose_kept(const Scene& scene, bool& goes_on) {
    std::vector<Variation> kept;
    wxArrayString names;
    names.Add(_("Something new"));
    for (const Variation& variation : scene.session->commentary.variations) {
        if (ply_after(*scene.session, variation.after) == scene.ply) {
            kept.push_back(variation);
        }
    }
    for (const Variation& variation : kept) {
        names.Add(wxString::Format(_("Go on with “%s”"), named(variation.name)));
    }
    for (const Variation& variation : kept) {
        names.Add(wxString::Format(_("Throw “%s” away"), named(variation.name)));
    }
    if (kept.empty()) {
        return std::nullopt;
    }
    wxSingleChoiceDialog choice(this, _("Branches are kept that begin here."), _("What if"), names);
    set_accessible_dialog(&choice);
    goes_on = choice.ShowModal() == wxID_OK;
    const int chosen = goes_on ? choice.GetSelection() : 0;
    if (chosen <= 0) {
        return std::nullopt;
    }
    const std::size_t at = (static_cast<std::size_t>(chosen) - 1) % kept.size();
    if (static_cast<std::size_t>(chosen) > kept.size()) {
        goes_on = false;
        throw_away(kept[at]);
    }
    return kept[at];
}

void MainFrame::throw_away(const Variation& kept) {
    wxMessageDialog question(
        this,
        wxString::Format(_("“%s” will be thrown away for good. The session itself stays as it is."),
                         named(kept.name)),
        _("What if"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    question.SetYesNoLabels(_("Throw away"), _("Cancel"));
    if (question.ShowModal() == wxID_YES) {
        recorder_.throw_away(kept);
    }
}

void MainFrame::try_something_else() {
    if (branch_window_ != nullptr) {  // It waits for an answer.
        branch_window_->Raise();
        return;
    }
    const Scene scene = recorder_.scene();
    bool goes_on = true;
    const std::optional<Variation> kept = choose_kept(scene, goes_on);
    if (!goes_on) {
        return;
    }
    std::unique_ptr<Branch> branch =
        kept ? std::make_unique<Branch>(recorder_, *kept) : std::make_unique<Branch>(recorder_, scene.ply);
    branch_window_ = new WhatIfFrame(*this, std::move(branch));
    branch_window_->Show();
    branch_window_->go(Place::session);
}

bool MainFrame::typed_in_branch(const wxKeyEvent& event) const {
    auto* pressed = dynamic_cast<wxWindow*>(event.GetEventObject());
    const wxWindow* window = pressed == nullptr ? this : wxGetTopLevelParent(pressed);
    return window != this && dynamic_cast<const MainFrame*>(window) != nullptr;
}

bool MainFrame::may_close() {
    if (branch_window_ == nullptr) {
        return true;
    }
    branch_window_->Raise();
    return branch_window_->Close();
}

}  // namespace castalia
