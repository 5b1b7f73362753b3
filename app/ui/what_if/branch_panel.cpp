#include "app/ui/what_if/branch_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/ui/board/board.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/session_line.h"
#include "core/review/branch_differences.h"
#include "core/review/chances.h"

namespace castalia {

namespace {

/// The most events without a place that are named; the others are counted.
constexpr std::size_t kMostNamed = 3;

wxString no_longer_text(const Session& session, const std::vector<std::size_t>& steps) {
    wxString text;
    for (std::size_t i = 0; i < std::min(steps.size(), kMostNamed); ++i) {
        text += (i == 0 ? "" : "; ") + wxString::Format("%zu ", steps[i] + 1) +
                words(session.replay().describe(steps[i]));
    }
    if (steps.size() > kMostNamed) {
        text += "; " +
                wxString::Format(wxPLURAL("%zu more", "%zu more", static_cast<unsigned>(steps.size() - kMostNamed)),
                                 steps.size() - kMostNamed);
    }
    return text;
}

}  // namespace

BranchPanel::BranchPanel(wxWindow* parent, Calls calls) : wxPanel(parent) {
    SetBackgroundColour(palette().lampfill);
    title_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    title_->SetFont(font_of(*this, TypeStep::heading2, true));
    line_ = child<SessionLine>(this);
    constexpr int kStep = 20;
    paper_ = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    paper_->SetBackgroundColour(palette().lampfill);
    scroll_down_in(*paper_, kStep);
    differs_ = child<wxStaticText>(paper_, wxID_ANY, "");
    differs_->SetFont(font_of(*this, TypeStep::small));
    for (wxStaticText* text : {title_, differs_}) {
        text->SetForegroundColour(palette().onlampfill);
    }
    paper_->SetSizer(new wxBoxSizer(wxVERTICAL));
    paper_->GetSizer()->Add(differs_);
    const int between = FromDIP(spacing::between);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(title_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, between));
    down->Add(line_, wxSizerFlags().Expand());
    down->Add(paper_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, between));
    down->Add(ways(std::move(calls)), wxSizerFlags().Expand().Border(wxALL, between / 2));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(down, wxSizerFlags(1).Expand());
    // Large type needs the room for the board, and the title tells what the line of the session shows.
    line_->Show(!large_text());
    if (!large_text()) {
        across->Add(happened_beside(), wxSizerFlags().Border(wxALL, between));
    }
    SetSizer(across);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        wrap();
    });
}

wxSizer* BranchPanel::ways(Calls calls) {
    auto* ways = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto way = [&](const wxString& label, const wxString& name, const wxString& key,
                         std::function<void()> call) {
        auto* made = key_button(this, label, key, name, wxID_ANY, wxBU_EXACTFIT);
        made->Bind(wxEVT_BUTTON, [this, call = std::move(call)](wxCommandEvent&) { CallAfter(call); });
        ways->Add(made, wxSizerFlags().Border(wxALL, FromDIP(spacing::between) / 2));
        return made;
    };
    chances_ = way(_("Winning chances"), _("Work out the winning chances here and as it happened"), "Shift+F5",
                   std::move(calls.chances));
    way(_("As it happened"), _("Go to what happened at this event"), "F3", std::move(calls.as_it_happened));
    way(_("Keep…"), _("Keep the branch with the session"), "Ctrl+S", std::move(calls.keep));
    add_style(way(_("Back to the game"), _("Close the branch"), "Ctrl+W", std::move(calls.close)), "lamp");
    return ways;
}

/// Adds a small picture of the table as it happened after as many events; F3 shows it large.
wxSizer* BranchPanel::happened_beside() {
    const wxSize small{220, 118};
    caption_ =
        styled_child<wxStaticText>(this, font_of(*this, TypeStep::small, true), palette().onlampfill, wxID_ANY, "");
    happened_ = child<Picture>(this, small, [](wxGraphicsContext&, wxSize) {});
    happened_->SetBackgroundColour(palette().table);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(caption_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
    down->Add(happened_, wxSizerFlags(1).Expand());
    return down;
}

void BranchPanel::show_happened(const Session& happened, std::size_t ply) {
    if (happened_ == nullptr) {
        return;
    }
    const wxString caption = ply == 0 ? _("As it happened, before the first event")
                                      : wxString::Format(_("As it happened, after event %zu"), ply);
    caption_->SetLabelText(caption);
    set_accessible_canvas(happened_, caption, words(happened.playthrough().score(ply).sentence));
    // This is a copy, because the main window may close or correct the session before this is drawn again.
    if (!kept_ || kept_->journal().size() != happened.journal().size()) {
        kept_ = std::make_shared<const Session>(happened.game(), happened.heading(), happened.journal());
    }
    happened_->draw_with([kept = kept_, ply](wxGraphicsContext& gc, wxSize size) {
        BoardScene scene{&kept->playthrough(), std::min(ply, kept->plies()), {}, false};
        scene.names.assign(kept->names().begin(), kept->names().end());
        draw_thumbnail(gc, wxRect2DDouble(0, 0, size.x, size.y), scene);
    });
}

void BranchPanel::show(const Session& happened, Branch& branch) {
    const Session& session = *branch.recorder().session();
    const std::size_t size = branch.size();
    line_->show(happened.plies(), branch.ply(), size);
    show_happened(happened, std::min(branch.ply() + size, happened.plies()));
    const wxString events = wxString::Format(wxPLURAL("%zu event", "%zu events", static_cast<unsigned>(size)), size);
    const wxString title =
        branch.name().empty()
            ? wxString::Format(_("What if: from event %zu on, %s"), branch.ply(), events)
            : wxString::Format(_("What if: “%s”, from event %zu on, %s"), named(branch.name()), branch.ply(), events);
    title_->SetLabel(wxControl::EscapeMnemonics(title));
    set_accessible(title_, title);
    chances_->Show(review::has_chances(session));
    said_.clear();
    differences_ = _("Enter what could have happened instead.");
    if (size > 0) {
        const review::BranchDifferences differences = review::branch_differences(happened, branch.ply(), session);
        differences_.clear();
        for (const review::BranchDifferences::Numbers& numbers : differences.numbers) {
            if (numbers.branch != numbers.happened) {
                differences_ += words(review::numbers_text(numbers, session.names())) + ". ";
            }
        }
        if (differences_.empty()) {
            differences_ = _("What is counted is as it was.") + " ";
        }
        if (!differences.no_longer.empty()) {
            differences_ +=
                wxString::Format(_("No longer happens: %s."), no_longer_text(happened, differences.no_longer));
        }
    }
    wrap();
}

void BranchPanel::say(const wxString& sentence) {
    said_ = sentence;
    wrap();
}

wxString BranchPanel::whole_text() const { return title_->GetLabelText() + " " + differs_->GetLabelText(); }

/// A text that is too long scrolls, so that the table and the entry line beneath keep their room.
void BranchPanel::wrap() {
    const int most_lines = large_text() ? 2 : 4;
    const wxString text = differences_ + (said_.empty() ? "" : " " + said_);
    const int beside = happened_ == nullptr ? 0 : happened_->GetMinSize().x + 2 * FromDIP(spacing::between);
    const int room = GetParent()->GetClientSize().x - beside - 2 * FromDIP(spacing::between);
    const int most = most_lines * differs_->GetTextExtent("Ag").y;
    const auto wrap_in = [&](int width) {
        differs_->SetLabelText(text);
        differs_->Wrap(std::max(width, FromDIP(1)));
        differs_->InvalidateBestSize();
        return differs_->GetBestSize().y;
    };
    int height = wrap_in(room);
    if (height > most) {
        height = wrap_in(room - wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this));
    }
    set_accessible(differs_, text);
    paper_->FitInside();
    if (const wxSize seen(-1, std::min(height, most)); paper_->GetMinSize() != seen) {
        paper_->SetMinSize(seen);
        InvalidateBestSize();
        GetParent()->Layout();
    }
}

}  // namespace castalia
