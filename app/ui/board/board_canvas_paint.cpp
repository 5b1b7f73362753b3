// How the canvas draws its board, and how pieces slide to their new places.
#include "app/ui/board/board_canvas.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>

#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/painted.h"
#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

namespace {

bool same_places(const std::vector<HitArea>& one, const std::vector<HitArea>& other) {
    return std::ranges::equal(one, other, {}, &HitArea::id, &HitArea::id);
}

}  // namespace

wxRect2DDouble ring_around(const wxRect2DDouble& area, wxSize board) {
    constexpr double kAround = 2;
    wxRect2DDouble ring = area;
    ring.Inset(-kAround, -kAround);
    ring.Intersect({0, 0, static_cast<double>(board.x), static_cast<double>(board.y)});
    return ring;
}

void draw_piece(wxGraphicsContext& gc, const wxBitmap& whole, const wxRect2DDouble& piece, const wxRect2DDouble& at) {
    // GetSubBitmap takes logical pixels, though GetSize tells those of the bitmap.
    cairo_t* cairo = cairo_of(gc);
    cairo_save(cairo);
    cairo_rectangle(cairo, at.m_x, at.m_y, at.m_width, at.m_height);
    cairo_clip(cairo);
    cairo_translate(cairo, at.m_x, at.m_y);
    cairo_scale(cairo, at.m_width / piece.m_width, at.m_height / piece.m_height);
    cairo_translate(cairo, -piece.m_x, -piece.m_y);
    whole.Draw(cairo, 0, 0, false);
    cairo_restore(cairo);
}

void BoardCanvas::redraw_layer() {
    const wxSize size = GetClientSize();
    if (size.x <= 0 || size.y <= 0) {
        return;
    }
    if (one_entry_on_) {
        old_layer_ = layer_;
        layer_ = wxBitmap();
    }
    layer_.CreateWithDIPSize(size, GetContentScaleFactor());
    wxMemoryDC memory(layer_);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(memory));
    std::vector<HitArea> hit_areas =
        draw_board(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, scene_, focus_);
    if (!same_places(hit_areas, hit_areas_)) {
        // The arrow keys stay on a hit area that has kept its id, even when a row was added.
        const PlaceId stood = here() == nullptr ? PlaceId() : here()->id;
        const auto again = std::ranges::find(hit_areas, stood, &HitArea::id);
        const bool known = !stood.empty() && std::ranges::count(hit_areas, stood, &HitArea::id) == 1;
        here_ = known ? static_cast<std::size_t>(again - hit_areas.begin()) : SIZE_MAX;
    }
    hit_areas_.swap(hit_areas);
    fresh_ = true;
    name_parts();
    if (one_entry_on_) {
        find_slides(hit_areas);
        one_entry_on_ = false;
    }
}

/// Finds the pieces that have moved: their hit areas have the same id before and after, but lie elsewhere. One that
/// holds others does not move, and an id that several have is ignored.
void BoardCanvas::find_slides(const std::vector<HitArea>& before) {
    constexpr double kMoved = 6;
    slides_.clear();
    for (const HitArea& now : hit_areas_) {
        const auto was = std::ranges::find(before, now.id, &HitArea::id);
        if (was == before.end() || std::ranges::count(before, now.id, &HitArea::id) != 1 ||
            std::ranges::count(hit_areas_, now.id, &HitArea::id) != 1) {
            continue;
        }
        const wxPoint2DDouble way = now.area.GetCentre() - was->area.GetCentre();
        const auto is_held = [&now](const HitArea& other) { return &other != &now && now.area.Contains(other.area); };
        if (way.GetVectorLength() > kMoved && std::ranges::none_of(hit_areas_, is_held)) {
            slides_.push_back({now.id, was->area, now.area});
        }
    }
    if (!slides_.empty()) {
        motion_.start();
    }
}

/// Draws pieces on their way. Until one has arrived, its new place is drawn as it was before.
void BoardCanvas::draw_slides(wxGraphicsContext& gc) const {
    for (const Slide& slide : slides_) {
        draw_piece(gc, old_layer_, slide.to, slide.to);
    }
    const double part = motion_.part();
    for (const Slide& slide : slides_) {
        draw_piece(gc, layer_, slide.to,
                   {between(slide.from.m_x, slide.to.m_x, part), between(slide.from.m_y, slide.to.m_y, part),
                    between(slide.from.m_width, slide.to.m_width, part),
                    between(slide.from.m_height, slide.to.m_height, part)});
    }
}

void BoardCanvas::paint() {
    wxAutoBufferedPaintDC dc(this);
    // A window of the same size may come to a screen with other pixels.
    const bool same_pixels = layer_.IsOk() && layer_.GetScaleFactor() == GetContentScaleFactor();
    if (!fresh_ || !same_pixels) {
        redraw_layer();
    }
    if (!layer_.IsOk()) {
        return;
    }
    dc.DrawBitmap(layer_, 0, 0);
    const bool same_size = old_layer_.IsOk() && old_layer_.GetSize() == layer_.GetSize();
    if (!motion_.moving() || !same_size) {
        slides_.clear();
        old_layer_ = wxBitmap();
    }
    if (!slides_.empty()) {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        draw_slides(*gc);
    }
    if (!HasFocus() || large_) {
        return;
    }
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxSize size = GetClientSize();
    draw_focus_ring(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)});
    if (const HitArea* hit_area = here()) {
        draw_focus_ring(*gc, ring_around(hit_area->area, GetClientSize()));
    }
}

}  // namespace castalia
