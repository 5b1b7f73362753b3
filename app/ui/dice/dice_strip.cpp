#include "app/ui/dice/dice_strip.h"

#include <algorithm>
#include <memory>

#include <wx/dcbuffer.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

constexpr double kDie = 52, kGap = 10, kLeast = 22;

/// The height of the label beneath a die, and the distance of its baseline.
double label_height() { return 18 * text_size(); }
double label_baseline() { return 13 * text_size(); }

wxString kind_of(int sides) { return sides == 100 ? wxString("d%") : wxString::Format("d%d", sides); }

wxString place_text(const Roller::Place& place) {
    const wxString kind = kind_of(place.sides);
    if (!place.shown) {
        return place.fell   ? wxString::Format(_("%s, fell off the table, to be thrown again"), kind)
               : place.here ? wxString::Format(_("%s, the next one"), kind)
                            : wxString::Format(_("%s, not thrown yet"), kind);
    }
    const wxString face = place.fell ? wxString::Format(_("%s %d, fell off the table before"), kind, place.value)
                                     : wxString::Format("%s %d", kind, place.value);
    return place.kept ? place.exploded ? wxString::Format(_("%s, thrown again"), face) : face
                      : wxString::Format(_("%s, does not count"), face);
}

void draw_die(wxGraphicsContext& gc, const wxRect2DDouble& at, const Roller::Place& place) {
    const Palette& colours = palette();
    const double corner = at.m_width * 0.16;
    const bool shown = place.shown || place.begun;
    const wxColour edge = place.here ? colours.lampink : colours.cardedge;
    gc.SetPen(wxPen(edge, place.here ? 3 : 1, shown || place.here ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH));
    gc.SetBrush(wxBrush(place.here ? colours.lampfill : shown && place.kept ? colours.card : colours.surface));
    gc.DrawRoundedRectangle(at.m_x, at.m_y, at.m_width, at.m_height, corner);
    const wxColour ink = place.here ? colours.onlampfill : place.kept ? colours.text : colours.secondary;
    const wxString face = shown ? wxString::Format("%d", place.value) : wxString(place.here ? "?" : "");
    const double size = at.m_width * (face.length() > 4 ? 0.24 : face.length() > 2 ? 0.34 : 0.5);
    write(gc, face, at.GetCentre().m_x, at.GetCentre().m_y + 0.35 * size, {size, true, true}, ink, Align::centre);
    if (shown && !place.kept) {
        gc.SetPen(wxPen(colours.refusal, 2));
        gc.StrokeLine(at.GetLeft() + 6, at.GetBottom() - 6, at.GetRight() - 6, at.GetTop() + 6);
    }
    if (place.fell) {
        write(gc, "r", at.GetLeft() + 5, at.GetTop() + at.m_width * 0.26, {at.m_width * 0.26, true, true},
              colours.secondary, Align::left);
    }
    if (place.exploded) {
        write(gc, "!", at.GetRight() - 4, at.GetTop() + at.m_width * 0.34, {at.m_width * 0.34, true, true},
              colours.lampink, Align::right);
    }
}

}  // namespace

DiceStrip::DiceStrip(wxWindow* parent, Calls calls) : calls_(std::move(calls)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    const int high = static_cast<int>(kDie * text_size() + label_height()) + 24;
    SetMinSize(FromDIP(wxSize(420, high)));
    set_accessible_canvas(this, _("Dice"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    const auto ring = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, ring);
    Bind(wxEVT_KILL_FOCUS, ring);
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_TAB) {
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        } else if (event.HasModifiers() || !key(event)) {
            event.Skip();
        }
    });
}

bool DiceStrip::key(const wxKeyEvent& event) const {
    const int code = event.GetKeyCode();
    if (const int digit = typed_digit(event); digit >= 0) {
        calls_.digit(digit);
    } else if (event.ShiftDown()) {  // Digits need it on some keyboards; nothing else here does.
        return false;
    } else if (code == WXK_BACK) {
        calls_.back();
    } else if (code == WXK_SPACE || code == WXK_RIGHT) {
        calls_.space();
    } else if (code == WXK_RETURN || code == WXK_NUMPAD_ENTER) {
        calls_.enter();
    } else if (is_command_key(event, 'R', wxACCEL_NORMAL)) {
        calls_.fell();
    } else {
        return false;
    }
    return true;
}

void DiceStrip::show(const Roller& roller) {
    places_ = roller.places();
    wxString all;
    for (const Roller::Place& place : places_) {
        all += (all.empty() ? wxString() : wxString("; ")) + place_text(place);
    }
    set_accessible_canvas(this, all.empty() ? _("No dice yet") : all, _("Digits fill the dice one after the other"));
    Refresh();
}

void DiceStrip::paint() {
    wxAutoBufferedPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Palette& colours = palette();
    const wxSize size = GetClientSize();
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(colours.table));
    gc->DrawRectangle(0, 0, size.x, size.y);
    // Many dice share the room, in as many rows as keep them largest; then the last ones are left to the sentence.
    const double room = size.x - 2 * kGap, high = size.y - 2 * kGap;
    double die = std::min(kDie * text_size(), high - label_height());
    const auto rows_of = [&](double side) {
        const double across = std::max(1.0, std::floor((room + kGap) / (side + kGap)));
        return std::ceil(static_cast<double>(places_.size()) / across);
    };
    while (die > kLeast && rows_of(die) * (die + label_height()) > high) {
        die -= 2;
    }
    const auto across = static_cast<std::size_t>(std::max(1.0, std::floor((room + kGap) / (die + kGap))));
    // The next die is always among those that are seen.
    const auto here = std::ranges::find_if(places_, [](const Roller::Place& place) { return place.here; });
    const auto rows = static_cast<std::size_t>(std::max(1.0, std::floor((high + kGap) / (die + label_height()))));
    const std::size_t row_of_here =
        here == places_.end() ? 0 : static_cast<std::size_t>(here - places_.begin()) / across;
    const std::size_t first = row_of_here < rows ? 0 : (row_of_here + 1 - rows) * across;
    for (std::size_t i = first; i < places_.size(); ++i) {
        const std::size_t row = (i - first) / across, column = i % across;
        const double x = kGap + static_cast<double>(column) * (die + kGap);
        const double y = kGap + static_cast<double>(row) * (die + label_height());
        if (y + die > size.y) {
            break;
        }
        draw_die(*gc, {x, y, die, die}, places_[i]);
        write(*gc, kind_of(places_[i].sides), x + die / 2, y + die + label_baseline(),
              {std::min(pixels_of(TypeStep::caption), die * 0.4), false, false}, colours.secondary, Align::centre);
    }
    if (places_.empty()) {
        write(*gc, _("Type dice above, or click them"), size.x / 2.0, size.y / 2.0,
              {pixels_of(TypeStep::echo), false, false}, colours.secondary, Align::centre);
    }
    if (HasFocus()) {
        draw_focus_ring(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)});
    }
}

}  // namespace castalia
