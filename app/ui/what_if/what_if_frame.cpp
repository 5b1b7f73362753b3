#include "app/ui/what_if/what_if_frame.h"

#include <algorithm>

#include <wx/msgdlg.h>

#include "app/recorder/branch.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/status_panel.h"
#include "app/ui/shell/window_place.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/controls/child.h"
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

WhatIfFrame::WhatIfFrame(MainFrame& origin, std::unique_ptr<Branch> branch)
    : MainFrame(origin, branch->recorder()),
      origin_(origin),
      branch_(std::move(branch)),
      kept_size_(branch_->name().empty() ? 0 : branch_->size()) {
    set_up();
    place_again(*this, place_of(origin));
}

WhatIfFrame::~WhatIfFrame() {
    stop_showing();  // The pages show the branch to the end, so they go before it.
    DestroyChildren();
}

bool WhatIfFrame::is_settled() const { return branch_->size() == 0; }

wxWindow* WhatIfFrame::make_band() {
    band_ = child<BranchPanel>(this, BranchPanel::Calls{[this] { keep_branch(); }, [this] { go_as_it_happened(); },
                                                        [this] { Close(); }, [this] { compare_chances(); }});
    return band_;
}

void WhatIfFrame::make_branch_commands() {
    add({"keep branch", Menu::session, _("&Keep the branch…"), "Ctrl+S", [this] { keep_branch(); },
         [this] { return branch_->size() > 0; }});
    add({"as it happened", Menu::go, _("As it &happened"), "F3", [this] { go_as_it_happened(); }});
    add({"branch chances", Menu::view, _("&Winning chances, here and as it happened"), "Shift+F5",
         [this] { compare_chances(); }, [this] { return review::has_chances(*recorder().session()); }});
    add({"close branch", Menu::session, _("Back to the &game"), "Ctrl+W", [this] { Close(); }, {}, {}, true});
}

const Session& WhatIfFrame::branched_from() {
    const Session* open = origin_.recorder().session();
    if (open == nullptr || open->heading().id != branch_->origin()) {
        origin_.recorder().open(branch_->origin());
    }
    return *origin_.recorder().session();
}

void WhatIfFrame::show_state(const Scene& scene) {
    band_->show(branched_from(), *branch_);
    SetTitle(_("What if") + wxString::FromUTF8(" – Castalia"));
    status().say(_("Nothing of a branch is an event of the session"), words(scene.session->game().title),
                 _("Ctrl+S keeps the branch with the session, Ctrl+W closes it"));
}

void WhatIfFrame::change(const std::function<void()>& act) {
    // A branch leaves alone what happened before it, and says so in its band.
    try {
        act();
    } catch (const Failure& failure) {
        band_->say(as_sentence(failure.text));
    }
}

void WhatIfFrame::keep_branch() {
    const std::optional<std::string> name =
        ask_for_words(this, utf8(_("Keep the branch")), utf8(_("Name of the branch, such as “If Ben had sold”")),
                      branch_->name(), [](const std::string& text) { check_title(text, "name"); });
    if (!name || name->empty()) {
        return;
    }
    branched_from();  // The main window may show another session by now, and the branch belongs to this one.
    origin_.recorder().keep(branch_->variation(*name));
    branch_->kept_as(*name);
    kept_size_ = branch_->size();
    show(recorder().scene());
    band_->say(wxString::Format(_("It is kept as “%s”."), named(*name)));
}

void WhatIfFrame::go_as_it_happened() {
    origin_.recorder().look_at(std::min(branch_->ply() + branch_->size(), branched_from().plies()));
    origin_.Raise();
    origin_.go(Place::review);
}

void WhatIfFrame::compare_chances() {
    // The work has sessions of its own: these may change while the window goes on.
    const Session here = played_again(*recorder().session()), happened = played_again(branched_from());
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

bool WhatIfFrame::may_close() {
    if (branch_->size() == 0 || branch_->size() == kept_size_) {
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

void WhatIfFrame::leave() { origin_.forget_branch_window(); }

}  // namespace castalia
