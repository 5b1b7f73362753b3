#include "app/ui/form/card_grid.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kSuits = 4, kRanks = 13, kCellWidth = 34, kNarrowCell = 42, kCellHeight = 25;

wxString letters_of(playing::Card card) {
    std::string code = playing::code(card);
    code.pop_back();
    return utf8(code);
}

}  // namespace

CardGrid::CardGrid(wxWindow* parent, int columns, std::function<void(playing::Card card)> toggled)
    : columns_(std::clamp(columns, 1, kRanks)),
      lines_((kRanks + columns_ - 1) / columns_),
      toggled_(std::move(toggled)),
      here_(playing::card(kRanks - 1, playing::Suit::spades)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    CanvasParts::prepare(parent);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    parts_.emplace(this, [this](std::size_t part) {
        here_ = all_cards().at(part);
        toggled_(here_);
    });
    const auto ring = [this](wxFocusEvent& event) {
        Refresh();
        CallAfter([this] { say_here(); });
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, ring);
    Bind(wxEVT_KILL_FOCUS, ring);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        for (const playing::Card card : all_cards()) {
            if (place_of(card).Contains(event.GetPosition())) {
                here_ = card;
                Refresh();
                return toggled_(card);
            }
        }
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        switch (event.HasAnyModifiers() ? static_cast<int>(WXK_NONE) : event.GetKeyCode()) {
            case WXK_LEFT: return walk(-1, 0);
            case WXK_RIGHT: return walk(1, 0);
            case WXK_UP: return walk(0, -1);
            case WXK_DOWN: return walk(0, 1);
            case WXK_SPACE: return toggled_(here_);
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
    const int width = columns_ < kRanks ? kNarrowCell : kCellWidth;
    wxSize cell = FromDIP(wxSize(static_cast<int>(width * size), static_cast<int>(kCellHeight * size)));
    if (widest_cell_ > 0) {
        cell.x = std::min(cell.x, widest_cell_);
    }
    return cell;
}

void CardGrid::fit(int width) {
    if (std::exchange(widest_cell_, width / columns_) != width / columns_) {
        InvalidateBestSize();
        Refresh();
    }
}

wxSize CardGrid::DoGetBestClientSize() const { return {columns_ * cell().x, kSuits * lines_ * cell().y}; }

/// Returns the place of a card. Spades are at the top, and aces at the left.
wxRect CardGrid::place_of(playing::Card card) const {
    const wxSize one = cell();
    const int from_ace = kRanks - 1 - playing::rank(card),
              from_spades = kSuits - 1 - static_cast<int>(playing::suit(card));
    return {from_ace % columns_ * one.x, (from_spades * lines_ + from_ace / columns_) * one.y, one.x, one.y};
}

wxPoint CardGrid::centre_of(playing::Card card) const {
    const wxRect place = place_of(card);
    return {place.x + place.width / 2, place.y + place.height / 2};
}

std::vector<playing::Card> CardGrid::all_cards() {
    std::vector<playing::Card> all;
    for (int suit = 0; suit < kSuits; ++suit) {
        for (int rank = 0; rank < kRanks; ++rank) {
            all.push_back(playing::card(rank, static_cast<playing::Suit>(suit)));
        }
    }
    return all;
}

void CardGrid::walk(int dx, int dy) {
    const wxPoint there = centre_of(here_) + wxPoint(dx * cell().x, dy * cell().y);
    for (const playing::Card card : all_cards()) {
        if (place_of(card).Contains(there)) {
            here_ = card;
            break;
        }
    }
    say_here();
    Refresh();
}

wxString CardGrid::card_words(playing::Card card) const {
    const Text name = playing::name(card);
    return words(std::ranges::find(picked_, card) != picked_.end() ? say("{card}, picked", {{"card", name}})
                 : seen_.has(card)                                 ? say("{card}, seen already", {{"card", name}})
                                                                   : name);
}

void CardGrid::say_here() {
    std::vector<CanvasPart> parts;
    const std::vector<playing::Card> cards = all_cards();
    for (const playing::Card card : cards) {
        const wxRect at = place_of(card);
        parts.push_back({card_words(card),
                         {static_cast<double>(at.x), static_cast<double>(at.y), static_cast<double>(at.width),
                          static_cast<double>(at.height)},
                         CanvasPart::Role::piece,
                         true,
                         {}});
    }
    name_places(parts);
    set_accessible_canvas(this, name_);
    parts_->show(std::move(parts));
    parts_->stand_on(static_cast<std::size_t>(std::ranges::find(cards, here_) - cards.begin()));
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
    for (const playing::Card card : all_cards()) {
        draw(*gc, card);
    }
}

void CardGrid::draw(wxGraphicsContext& gc, playing::Card card) const {
    const Palette& colours = palette();
    const wxRect place = place_of(card);
    const bool picked = std::ranges::find(picked_, card) != picked_.end(), seen = seen_.has(card) && !picked;
    const bool red = playing::suit(card) == playing::Suit::hearts || playing::suit(card) == playing::Suit::diamonds;
    const wxColour& ink = seen ? colours.secondary : red ? colours.poker_red : colours.poker_black;
    const double inset = FromDIP(1);
    const wxRect2DDouble box(place.x + inset, place.y + inset, place.width - 2 * inset, place.height - 2 * inset);
    gc.SetBrush(wxBrush(picked ? colours.lampfill : seen ? colours.surface : colours.card));
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(picked ? colours.lampink : colours.cardedge, picked ? 2 : 1)));
    gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, FromDIP(3));
    const double size = place.height * 0.54, middle = place.y + place.height / 2.0;
    const wxColour& shown = picked && !red ? colours.onlampfill : ink;
    write(gc, letters_of(card), place.x + place.width * 0.36, middle + size * 0.36, {size, true, true}, shown,
          Align::centre);
    const double side = place.height * 0.46;
    draw_art(gc, playing::art(playing::suit(card)),
             {place.x + place.width * 0.74 - side / 2, middle - side / 2, side, side}, shown);
    if (seen) {
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colours.secondary, FromDIP(1))));
        gc.StrokeLine(box.m_x + 3, box.m_y + box.m_height - 3, box.m_x + box.m_width - 3, box.m_y + 3);
    }
    if (HasFocus() && card == here_) {
        draw_focus_ring(gc, wxRect2DDouble(place.x, place.y, place.width, place.height));
    }
}

}  // namespace castalia
