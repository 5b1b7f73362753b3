#include "app/ui/forms/card_grid.h"

#include <algorithm>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"

namespace castalia {

namespace {

constexpr int kRows = 4, kColumns = 13, kCellWidth = 34, kCellHeight = 25;

/// Spades are at the top, and aces at the left.
playing::Card card_at(int row, int column) { return playing::card(12 - column, static_cast<playing::Suit>(3 - row)); }

wxString letters_of(playing::Card card) {
    std::string code = playing::code(card);
    code.pop_back();
    return utf8(code);
}

}  // namespace

CardGrid::CardGrid(wxWindow* parent, std::function<void(playing::Card card)> toggled) : toggled_(std::move(toggled)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    const auto ring = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, ring);
    Bind(wxEVT_KILL_FOCUS, ring);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        column_ = std::clamp(event.GetX() / std::max(1, cell().x), 0, kColumns - 1);
        row_ = std::clamp(event.GetY() / std::max(1, cell().y), 0, kRows - 1);
        Refresh();
        toggled_(card_at(row_, column_));
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        switch (event.HasAnyModifiers() ? static_cast<int>(WXK_NONE) : event.GetKeyCode()) {
            case WXK_LEFT: return walk(-1, 0);
            case WXK_RIGHT: return walk(1, 0);
            case WXK_UP: return walk(0, -1);
            case WXK_DOWN: return walk(0, 1);
            case WXK_SPACE: return toggled_(card_at(row_, column_));
            case WXK_TAB:
                Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
                return;
            default: event.Skip();
        }
    });
}

void CardGrid::show(playing::Set seen, std::vector<playing::Card> picked, const wxString& name) {
    seen_ = seen;
    picked_ = std::move(picked);
    name_ = name;
    say_here();
    Refresh();
}

wxSize CardGrid::cell() const {
    const double size = std::max(1.0, text_size() * 0.9);
    return FromDIP(wxSize(static_cast<int>(kCellWidth * size), static_cast<int>(kCellHeight * size)));
}

wxSize CardGrid::DoGetBestClientSize() const { return {kColumns * cell().x, kRows * cell().y}; }

wxRect CardGrid::place_of(playing::Card card) const {
    const wxSize one = cell();
    return {(12 - playing::rank(card)) * one.x, (3 - static_cast<int>(playing::suit(card))) * one.y, one.x, one.y};
}

wxPoint CardGrid::centre_of(playing::Card card) const {
    const wxRect place = place_of(card);
    return {place.x + place.width / 2, place.y + place.height / 2};
}

void CardGrid::walk(int dx, int dy) {
    column_ = std::clamp(column_ + dx, 0, kColumns - 1);
    row_ = std::clamp(row_ + dy, 0, kRows - 1);
    say_here();
    Refresh();
}

void CardGrid::say_here() {
    const playing::Card card = card_at(row_, column_);
    wxString here = words(playing::name(card));
    if (std::ranges::find(picked_, card) != picked_.end()) {
        here += ", " + _("picked");
    } else if (seen_.has(card)) {
        here += ", " + _("seen already");
    }
    set_accessible_canvas(this, name_, here);
}

void CardGrid::paint() {
    wxAutoBufferedPaintDC dc(this);
    const Palette& colours = palette();
    dc.SetBackground(wxBrush(colours.surface));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (gc == nullptr) {
        return;
    }
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            const playing::Card card = card_at(row, column);
            const wxRect place = place_of(card);
            const bool picked = std::ranges::find(picked_, card) != picked_.end(), seen = seen_.has(card) && !picked;
            const bool red =
                playing::suit(card) == playing::Suit::hearts || playing::suit(card) == playing::Suit::diamonds;
            const wxColour& ink = seen ? colours.secondary : red ? colours.poker_red : colours.poker_black;
            const double inset = FromDIP(1);
            const wxRect2DDouble box(place.x + inset, place.y + inset, place.width - 2 * inset,
                                     place.height - 2 * inset);
            gc->SetBrush(wxBrush(picked ? colours.lampfill : seen ? colours.surface : colours.card));
            gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(picked ? colours.lampink : colours.cardedge, picked ? 2 : 1)));
            gc->DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, FromDIP(3));
            const double size = place.height * 0.54, middle = place.y + place.height / 2.0;
            const wxColour& shown = picked && !red ? colours.onlampfill : ink;
            write(*gc, letters_of(card), place.x + place.width * 0.36, middle + size * 0.36, {size, true, true},
                  shown, Align::centre);
            const double side = place.height * 0.46;
            draw_art(*gc, playing::art(playing::suit(card)),
                     {place.x + place.width * 0.74 - side / 2, middle - side / 2, side, side}, shown);
            if (seen) {
                gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(colours.secondary, FromDIP(1))));
                gc->StrokeLine(box.m_x + 3, box.m_y + box.m_height - 3, box.m_x + box.m_width - 3, box.m_y + 3);
            }
            if (HasFocus() && row == row_ && column == column_) {
                draw_focus_ring(*gc, wxRect2DDouble(place.x, place.y, place.width, place.height));
            }
        }
    }
}

}  // namespace castalia
