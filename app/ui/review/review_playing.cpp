// Playing back on the page of a review: at a speed, and by event, turn, mark or change of the lead.
#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/choice.h>

#include "app/ui/review/review_page.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr std::array<double, 4> kSpeeds{0.5, 1, 2, 4};

/// The units by which playing goes on, in the order of the list.
enum class Unit : std::uint8_t { event, turn, mark, lead };

}  // namespace

void ReviewPage::make_playing_choices(wxWindow* bar) {
    speed_ = child<wxChoice>(bar, wxID_ANY);
    for (const char* name : {"½×", "1×", "2×", "4×"}) {
        speed_->Append(wxString::FromUTF8(name));
    }
    speed_->SetSelection(1);
    set_accessible(speed_, _("Speed of playing"));
    speed_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        if (playing()) {
            timer_.Start(static_cast<int>(pace().count()));
        }
    });
    unit_ = child<wxChoice>(bar, wxID_ANY);
    for (const wxString& name : {_("by event"), _("by turn"), _("by mark"), _("by lead")}) {
        unit_->Append(name);
    }
    unit_->SetSelection(0);
    unit_->SetToolTip(_("Where playing stops: at every event, turn, mark or change of the lead, B"));
    set_accessible(unit_, _("Where playing stops"));
}

void ReviewPage::next_unit() {
    unit_->SetSelection((unit_->GetSelection() + 1) % static_cast<int>(unit_->GetCount()));
}

std::optional<std::size_t> ReviewPage::next_stop() const {
    const Scene scene = recorder_.scene();
    const std::size_t end = scene.session->plies();
    if (scene.ply >= end) {
        return std::nullopt;
    }
    switch (static_cast<Unit>(std::max(0, unit_->GetSelection()))) {
        case Unit::event: return scene.ply + 1;
        case Unit::turn: {
            const std::vector<bool>& turns = log_->session_log().turns();
            std::size_t to = scene.ply + 1;
            while (to < end && !turns.at(to)) {
                ++to;  // The table at the beginning of the next turn is wanted.
            }
            return to;
        }
        case Unit::mark: {
            const std::vector<picture::Chart::Mark> all = marks(*scene.session);
            const auto next =
                std::ranges::find_if(all, [&](const picture::Chart::Mark& one) { return one.place > scene.ply; });
            return next == all.end() ? end : next->place;
        }
        case Unit::lead: break;
    }
    const auto next = std::ranges::find_if(found_, [&](const review::ReviewMoment& one) {
        return one.kind == review::MomentKind::lead && one.after > scene.ply;
    });
    return next == found_.end() ? end : next->after;
}

void ReviewPage::next_mark() {
    const Scene scene = recorder_.scene();
    const std::vector<picture::Chart::Mark> all = marks(*scene.session);
    const auto next =
        std::ranges::find_if(all, [&](const picture::Chart::Mark& mark) { return mark.place > scene.ply; });
    if (!all.empty()) {
        look_at(next == all.end() ? all.front().place : next->place);
    }
}

std::chrono::milliseconds ReviewPage::pace() const {
    constexpr double kOneEvent = 1'500;
    return std::chrono::milliseconds(
        static_cast<long>(kOneEvent / kSpeeds.at(static_cast<std::size_t>(std::max(0, speed_->GetSelection())))));
}

void ReviewPage::play() {
    if (playing()) {
        timer_.Stop();
    } else {
        const Scene scene = recorder_.scene();
        if (scene.ply == scene.session->plies()) {
            look_at(0);
        }
        timer_.Start(static_cast<int>(pace().count()));
    }
    label_with_key(play_, playing() ? _("Stop") : wxGETTEXT_IN_CONTEXT("a review", "Play"), "Space",
                   playing() ? _("Stop playing") : _("Play on by itself"));
}

void ReviewPage::play_on() {
    if (recorder_.session() == nullptr) {
        timer_.Stop();
        return;
    }
    if (const std::optional<std::size_t> next = next_stop()) {
        look_at(*next);
    } else {
        play();
    }
}

}  // namespace castalia
