// What if: a separate window for a branch, which begins with the table as it was at some moment. It has the pages and
// the commands that a session needs, and a band that says how the branch differs from what happened.
#include <wx/choicdlg.h>
#include <wx/msgdlg.h>

#include "app/ui/session/session_page.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/status_panel.h"
#include "app/ui/toolkit/accessibility/accessible_roles.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/branch_panel.h"
#include "core/review/chances.h"

namespace castalia {

namespace {

using Menu = Command::Menu;

Session played_again(const Session& session) { return {session.game(), session.heading(), session.journal()}; }

wxString chances_text(const Session& session, const review::ChancesAt& at) {
    constexpr double kHundred = 100;
    wxString text;
    for (std::size_t seat = 0; seat < at.win.size(); ++seat) {
        text += (seat == 0 ? "" : ", ") +
                wxString::Format(_("%s %.0f %%"), named(session.names()[seat]), at.win[seat] * kHundred);
    }
    return text + wxString::Format(_(", at most %.0f %% off"), at.error * kHundred);
}

}  // namespace

void MainFrame::make_branch_commands() {
    const auto here = [this] { return in_session() || in_review(); };
    if (branch_ == nullptr) {
        add({"what if", Menu::session, _("&What if… Try something else from here"), "F5",
             [this] { try_something_else(); }, here});
        return;
    }
    add({"keep branch", Menu::session, _("&Keep the branch…"), "Ctrl+S", [this] { keep_branch(); },
         [this] { return branch_->size() > 0; }});
    add({"as it happened", Menu::go, _("As it &happened"), "F3", [this] { go_as_it_happened(); }});
    add({"branch chances", Menu::view, _("&Winning chances, here and as it happened"), "Shift+F5",
         [this] { compare_chances(); }, [this] { return review::has_chances(*recorder_.session()); }});
    add({"close branch", Menu::session, _("Back to the &game"), "Ctrl+W", [this] { Close(); }, {}, {}, true});
}

const Session& MainFrame::branched_from() {
    const Session* open = origin_->recorder_.session();
    if (open == nullptr || open->heading().id != branch_->origin()) {
        origin_->recorder_.open(branch_->origin());
    }
    return *origin_->recorder_.session();
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
    branch_window_ = new MainFrame(this, std::move(branch));
    branch_window_->Show();
    branch_window_->go(Place::session);
}

void MainFrame::show_branch(const Scene& scene) {
    band_->show(branched_from(), *branch_);
    SetTitle(_("What if") + wxString::FromUTF8(" – Castalia"));
    status_->say(_("Nothing of a branch is an event of the session"), words(scene.session->game().title),
                 _("Ctrl+S keeps the branch with the session, Ctrl+W closes it"));
}

void MainFrame::keep_branch() {
    const std::optional<std::string> name =
        ask_for_words(this, utf8(_("Keep the branch")), utf8(_("Name of the branch, such as “If Ben had sold”")),
                      branch_->name(), [](const std::string& text) { check_title(text, "name"); });
    if (!name || name->empty()) {
        return;
    }
    branched_from();  // The main window may show another session by now, and the branch belongs to this one.
    origin_->recorder_.keep(branch_->variation(*name));
    branch_->kept_as(*name);
    kept_size_ = branch_->size();
    show(recorder_.scene());
    band_->say(wxString::Format(_("It is kept as “%s”."), named(*name)));
}

void MainFrame::go_as_it_happened() {
    origin_->recorder_.look_at(std::min(branch_->ply() + branch_->size(), branched_from().plies()));
    origin_->Raise();
    origin_->go(Place::review);
}

void MainFrame::compare_chances() {
    // The work has sessions of its own: these may change while the window goes on.
    const Session here = played_again(*recorder_.session()), happened = played_again(branched_from());
    const std::size_t then = std::min(here.plies(), happened.plies());
    std::optional<review::ChancesAt> now, was;
    work_beside(this, {_("Winning chances"), words(review::assumed({})), {}, true}, [&](const Progress& go_on) {
        if (go_on(0, 2)) {
            now = review::chances_at(here, here.plies(), {});
        }
        if (go_on(1, 2)) {
            was = review::chances_at(happened, then, {});
        }
    });
    if (now && was) {
        band_->say(wxString::Format(_("Winning chances: %s; as it happened: %s."), chances_text(here, *now),
                                    chances_text(happened, *was)));
    }
}

bool MainFrame::typed_in_branch(const wxKeyEvent& event) const {
    auto* pressed = dynamic_cast<wxWindow*>(event.GetEventObject());
    const wxWindow* window = pressed == nullptr ? this : wxGetTopLevelParent(pressed);
    return window != this && dynamic_cast<const MainFrame*>(window) != nullptr;
}

bool MainFrame::may_close_branch() {
    if (branch_window_ != nullptr) {
        branch_window_->Raise();
        if (!branch_window_->Close()) {
            return false;
        }
    }
    if (branch_ == nullptr || branch_->size() == 0 || branch_->size() == kept_size_) {
        return true;
    }
    wxMessageDialog question(this, _("The branch is not kept. Do you want to keep it with the session?"),
                             _("What if"), wxYES_NO | wxCANCEL | wxICON_QUESTION);
    question.SetYesNoCancelLabels(_("Keep…"), _("Throw away"), _("Stay"));
    const int answer = question.ShowModal();
    if (answer == wxID_YES) {
        keep_branch();
        return branch_->size() == kept_size_;
    }
    return answer == wxID_NO;
}

}  // namespace castalia
