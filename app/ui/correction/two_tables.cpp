#include "app/ui/correction/two_tables.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/board/board.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

TwoTables::TwoTables(wxWindow* parent) : wxPanel(parent) {
    set_accessible(this, _("The table"));  // Tab stops here, because the pictures in it do not take the keys.
    const wxSize least{140, 84};
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t side = 0; side < pictures_.size(); ++side) {
        captions_[side] = child<wxStaticText>(this, wxID_ANY, "");
        captions_[side]->SetFont(font_of(*this, TypeStep::small));
        captions_[side]->SetForegroundColour(palette().secondary);
        pictures_[side] = child<Picture>(this, least, [](wxGraphicsContext&, wxSize) {});
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(captions_[side], wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        down->Add(pictures_[side], wxSizerFlags(1).Expand());
        across->Add(down, wxSizerFlags(1).Expand().Border(wxLEFT, side == 0 ? 0 : FromDIP(spacing::between)));
    }
    SetSizer(across);
    Hide();
}

void TwoTables::show(const Session& session, std::shared_ptr<const Correction> correction,
                     const OpenCorrection& open) {
    session_ = &session;
    correction_ = std::move(correction);
    const bool stands = open.kind() != OpenCorrection::Kind::insert;
    const bool will_stand = open.kind() != OpenCorrection::Kind::strike;
    place_ = {open.ply() + (stands ? 1U : 0U), open.ply() + (will_stand ? 1U : 0U)};
    Show();
    redraw();
}

void TwoTables::show_nothing() {
    session_ = nullptr;
    correction_.reset();
    Hide();
}

void TwoTables::look_at_place(bool at_place) {
    at_place_ = at_place;
    redraw();
}

void TwoTables::redraw() {
    if (session_ == nullptr) {
        return;
    }
    const std::array<const Replay*, 2> replays{&session_->replay(), correction_->proposal.replay.get()};
    const std::array<wxString, 2> sides{_("now"), _("instead")};
    for (std::size_t side = 0; side < replays.size(); ++side) {
        BoardScene scene{&replays[side]->playthrough(), at_place_ ? place_[side] : replays[side]->plies(), {}, false};
        scene.names.assign(session_->names().begin(), session_->names().end());
        const wxString caption =
            sides[side] + ", " +
            (scene.ply == 0 ? _("before the first event") : wxString::Format(_("after event %zu"), scene.ply));
        captions_words_[side] = caption;
        set_accessible_canvas(pictures_[side], _("The table") + " " + caption,
                              words(scene.playthrough->score(scene.ply).sentence));
        pictures_[side]->draw_with([scene](wxGraphicsContext& gc, wxSize size) {
            draw_thumbnail(gc, wxRect2DDouble(0, 0, size.x, size.y), scene);
        });
    }
    wrap_captions();
}

/// Both captions are as high as the higher one, so that the tables below them are equally large.
void TwoTables::wrap_captions() {
    int highest = 0;
    for (std::size_t side = 0; side < captions_.size(); ++side) {
        captions_[side]->SetMinSize(wxDefaultSize);
        captions_[side]->SetLabelText(captions_words_[side]);
        if (width_ > 0) {
            captions_[side]->Wrap(width_);
        }
        highest = std::max(highest, captions_[side]->GetBestSize().y);
    }
    for (wxStaticText* caption : captions_) {
        caption->SetMinSize({-1, highest});
    }
}

void TwoTables::fit(int width) {
    constexpr double kWide = 300, kHigh = 180;  // The size of the small pictures.
    width_ = (width - FromDIP(spacing::between)) / 2;
    for (Picture* picture : pictures_) {
        picture->SetMinSize({width_, static_cast<int>(width_ * kHigh / kWide)});
    }
    wrap_captions();
}

}  // namespace castalia
