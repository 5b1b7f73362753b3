#include "app/ui/boards/board_canvas.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/words.h"

namespace castalia {

namespace {

bool holds(const wxRect2DDouble& area, const wxPoint& point) {
    return area.Contains(wxPoint2DDouble(point.x, point.y));
}

double size_of(const Spot& spot) { return spot.area.m_width * spot.area.m_height; }

bool same_places(const std::vector<Spot>& one, const std::vector<Spot>& other) {
    return std::ranges::equal(one, other, {}, &Spot::id, &Spot::id);
}

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, bool large)
    : large_(large), motion_(this, std::chrono::milliseconds(140)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    SetMinSize(FromDIP(wxSize(420, 240)));
    set_accessible_canvas(this, _("Board"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fresh_ = false;
        Refresh();
        event.Skip();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        fresh_ = false;
        Refresh();
        event.Skip();
    });
    const auto ring = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, ring);
    Bind(wxEVT_KILL_FOCUS, ring);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const Spot* spot = spot_at(event.GetPosition()); spot != nullptr) {
            here_ = static_cast<std::size_t>(spot - spots_.data());
            Refresh();
            held_ = event.GetPosition();
            pick(Spot(*spot));
        }
    });
    // What was picked can be dragged: it goes where it is dropped.
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        const std::optional<wxPoint> held = std::exchange(held_, {});
        constexpr int kLeast = 12;  // Less is a click of an unsteady hand.
        const wxPoint way = held ? event.GetPosition() - *held : wxPoint();
        const Spot* spot =
            std::abs(way.x) + std::abs(way.y) < FromDIP(kLeast) ? nullptr : spot_at(event.GetPosition(), true);
        if (spot != nullptr && picked_) {
            picked_(std::string(spot->id));
        }
        event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const Spot* spot = large_ ? nullptr : spot_at(event.GetPosition());
        const wxString tip = spot == nullptr ? wxString() : spot->name;
        if (tip != GetToolTipText()) {
            SetToolTip(tip);
        }
        event.Skip();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.HasAnyModifiers()) {
            event.Skip();
            return;
        }
        switch (event.GetKeyCode()) {
            case WXK_LEFT: return walk(-1, 0);
            case WXK_RIGHT: return walk(1, 0);
            case WXK_UP: return walk(0, -1);
            case WXK_DOWN: return walk(0, 1);
            case WXK_TAB:
                Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
                return;
            case WXK_RETURN:
            case WXK_NUMPAD_ENTER:
            case WXK_SPACE:
                if (const Spot* spot = here(); spot != nullptr) {
                    pick(Spot(*spot));
                    return;
                }
                break;
            default: break;
        }
        event.Skip();
    });
}

void BoardCanvas::show(const Scene& scene) {
    BoardScene next;
    next.large = large_;
    game_.clear();
    summary_.clear();
    if (scene.session != nullptr) {
        game_ = scene.session->game().id;
        next.line = &scene.session->line();
        next.ply = scene.ply;
        next.names.assign(scene.session->names().begin(), scene.session->names().end());
        summary_ = words(next.line->prompt(scene.ply).text);
        if (const Text sentence = next.line->score(scene.ply).sentence; !sentence.empty()) {
            summary_ += ". " + words(sentence);
        }
    }
    one_entry_on_ = next.line != nullptr && next.line == scene_.line && next.ply == scene_.ply + 1;
    scene_ = std::move(next);
    focus_ = {};
    fresh_ = false;
    set_accessible_canvas(this, _("Board"), summary_);
    Refresh();
}

void BoardCanvas::show_focus(BoardFocus focus) {
    if (focus.marks == focus_.marks && focus.after == focus_.after && focus.seat == focus_.seat) {
        return;
    }
    focus_ = std::move(focus);
    fresh_ = false;
    Refresh();
}

bool BoardCanvas::marked(const Spot& spot) const {
    return std::ranges::find(focus_.marks, spot.id, &PlaceMark::id) != focus_.marks.end();
}

const Spot* BoardCanvas::spot_at(const wxPoint& point, bool dropped) const {
    const Spot* found = nullptr;
    for (const Spot& spot : spots_) {
        if (spot.for_drop != dropped || !holds(spot.area, point)) {
            continue;
        }
        const bool better = found == nullptr || (marked(spot) && !marked(*found)) ||
                            (marked(spot) == marked(*found) && size_of(spot) < size_of(*found));
        found = better ? &spot : found;
    }
    return found;
}

const Spot* BoardCanvas::here() const { return here_ < spots_.size() ? &spots_[here_] : nullptr; }

/// To the nearest spot in that direction; what lies straight ahead counts as nearer than what lies aside.
void BoardCanvas::walk(int dx, int dy) {
    if (spots_.empty()) {
        return;
    }
    const Spot* from = here();
    if (from == nullptr) {
        const auto first = std::ranges::find_if(spots_, [this](const Spot& spot) { return marked(spot); });
        here_ = first == spots_.end() ? 0 : static_cast<std::size_t>(first - spots_.begin());
    } else {
        const wxPoint2DDouble centre = from->area.GetCentre();
        double least = INFINITY;
        std::size_t next = here_;
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            const wxPoint2DDouble other = spots_[i].area.GetCentre();
            const double ahead = (other.m_x - centre.m_x) * dx + (other.m_y - centre.m_y) * dy;
            const double aside = std::abs((other.m_x - centre.m_x) * dy) + std::abs((other.m_y - centre.m_y) * dx);
            if (i != here_ && !spots_[i].for_drop && ahead > 1 && ahead + 2.5 * aside < least) {
                least = ahead + 2.5 * aside;
                next = i;
            }
        }
        here_ = next;
    }
    say_here();
    Refresh();
}

void BoardCanvas::take_keys() {
    SetFocus();
    if (here() == nullptr) {
        walk(0, 1);
    }
}

bool BoardCanvas::pick_by_arrow(int key) {
    const int dx = key == WXK_LEFT ? -1 : key == WXK_RIGHT ? 1 : 0, dy = key == WXK_UP ? -1 : key == WXK_DOWN ? 1 : 0;
    const Spot* ahead = nullptr;
    std::size_t around = 0, last = 0;
    bool chosen = false;
    for (const Spot& spot : spots_) {
        const auto mark = std::ranges::find(focus_.marks, spot.id, &PlaceMark::id);
        if (!spot.for_drop || mark == focus_.marks.end()) {
            continue;
        }
        const auto far = [&](const Spot& one) {
            return one.area.GetCentre().m_x * dx + one.area.GetCentre().m_y * dy;
        };
        ahead = ahead == nullptr || far(spot) > far(*ahead) ? &spot : ahead;
        chosen = chosen || mark->kind == PlaceMark::Kind::chosen;
        last = std::max(last, static_cast<std::size_t>(mark - focus_.marks.begin()));
        ++around;
    }
    // The marks come slot by slot: what is chosen behind the four was chosen after them.
    const auto beyond = [](const PlaceMark& mark) { return mark.kind == PlaceMark::Kind::chosen; };
    if ((dx == 0 && dy == 0) || around != 4 || (HasFocus() && chosen) ||
        std::any_of(focus_.marks.begin() + static_cast<std::ptrdiff_t>(last) + 1, focus_.marks.end(), beyond)) {
        return false;
    }
    pick(Spot(*ahead));
    return true;
}

constexpr std::string_view kStory = "story/";

/// A step of the last event is shown here; everything else is for whoever makes the entry.
void BoardCanvas::pick(const Spot& spot) {
    if (!std::string_view(spot.id).starts_with(kStory)) {
        if (picked_) {
            picked_(spot.id);
        }
        return;
    }
    const std::size_t slash = spot.id.rfind('/');
    const std::string number = spot.id.substr(slash + 1);
    const std::optional<std::size_t> step =
        number == "all" ? std::nullopt : std::optional<std::size_t>(std::stoul(number));
    show_story(step);
    if (story_told_) {
        story_told_(step);
    }
    // The arrow keys stay on the same button, so that Enter goes on.
    const std::string way = spot.id.substr(0, slash + 1);
    const auto button = std::ranges::find_if(spots_, [&](const Spot& one) { return one.id.starts_with(way); });
    here_ = button == spots_.end() ? SIZE_MAX : static_cast<std::size_t>(button - spots_.begin());
    Refresh();
}

bool BoardCanvas::step_story(int by) {
    const std::string_view way = by > 0 ? "story/on/" : "story/back/";
    auto button = std::ranges::find_if(spots_, [&](const Spot& one) { return one.id.starts_with(way); });
    if (button == spots_.end() && by < 0) {  // Before the first step lies the table after all of them.
        button = std::ranges::find(spots_, "story/all", &Spot::id);
    }
    if (button == spots_.end()) {
        return false;
    }
    pick(Spot(*button));
    return true;
}

void BoardCanvas::show_story(std::optional<std::size_t> step) {
    scene_.step = step;
    redraw_layer();
    const auto told = std::ranges::find(spots_, "story", &Spot::id);
    set_accessible_canvas(this, told == spots_.end() ? _("Board") : told->name, summary_);
    Refresh();
}

void BoardCanvas::step_on() {
    const auto kind = [](const Spot& spot) { return std::string_view(spot.id).substr(0, spot.id.find(',')); };
    for (std::size_t i = here_ + 1; here() != nullptr && i < spots_.size(); ++i) {
        if (kind(spots_[i]) == kind(spots_[here_])) {
            here_ = i;
            break;
        }
    }
    say_here();
    Refresh();
}

/// A screen reader hears the change of the name.
void BoardCanvas::say_here() {
    if (const Spot* spot = here()) {
        set_accessible_canvas(this, spot->name, summary_);
    }
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
    std::vector<Spot> spots =
        board_of(game_)(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, scene_, focus_);
    if (!same_places(spots, spots_)) {
        // What has kept its name is still stood on: the cell, though a row was added.
        const std::string stood = here() == nullptr ? std::string() : here()->id;
        const auto again = std::ranges::find(spots, stood, &Spot::id);
        const bool known = !stood.empty() && std::ranges::count(spots, stood, &Spot::id) == 1;
        here_ = known ? static_cast<std::size_t>(again - spots.begin()) : SIZE_MAX;
    }
    spots_.swap(spots);
    fresh_ = true;
    if (one_entry_on_) {
        find_slides(spots);
        one_entry_on_ = false;
    }
}

/// What has the same name before and after and lies elsewhere now has moved. A place that holds others stays put, and
/// a name that several have tells nothing.
void BoardCanvas::find_slides(const std::vector<Spot>& before) {
    constexpr double kMoved = 6;
    slides_.clear();
    for (const Spot& now : spots_) {
        const auto was = std::ranges::find(before, now.id, &Spot::id);
        if (was == before.end() || std::ranges::count(before, now.id, &Spot::id) != 1 ||
            std::ranges::count(spots_, now.id, &Spot::id) != 1) {
            continue;
        }
        const wxPoint2DDouble way = now.area.GetCentre() - was->area.GetCentre();
        const auto is_held = [&now](const Spot& other) { return &other != &now && now.area.Contains(other.area); };
        if (way.GetVectorLength() > kMoved && std::ranges::none_of(spots_, is_held)) {
            slides_.push_back({now.id, was->area, now.area});
        }
    }
    if (!slides_.empty()) {
        motion_.start();
    }
}

/// Where a piece is going to lie is as it was before, until it is there.
void BoardCanvas::draw_slides(wxGraphicsContext& gc) const {
    const auto cut_out = [this](const wxBitmap& layer, const wxRect2DDouble& area) {
        const double scale = layer_.GetScaleFactor();
        wxRect pixels(static_cast<int>(area.m_x * scale), static_cast<int>(area.m_y * scale),
                      static_cast<int>(std::ceil(area.m_width * scale)),
                      static_cast<int>(std::ceil(area.m_height * scale)));
        pixels.Intersect(wxRect(layer.GetSize()));
        return pixels.IsEmpty() ? wxBitmap() : layer.GetSubBitmap(pixels);
    };
    const auto draw = [&](const wxBitmap& piece, const wxRect2DDouble& at) {
        if (piece.IsOk()) {
            gc.DrawBitmap(piece, at.m_x, at.m_y, at.m_width, at.m_height);
        }
    };
    for (const Slide& slide : slides_) {
        draw(cut_out(old_layer_, slide.to), slide.to);
    }
    const double part = motion_.part();
    for (const Slide& slide : slides_) {
        draw(cut_out(layer_, slide.to),
             {between(slide.from.m_x, slide.to.m_x, part), between(slide.from.m_y, slide.to.m_y, part),
              between(slide.from.m_width, slide.to.m_width, part),
              between(slide.from.m_height, slide.to.m_height, part)});
    }
}

void BoardCanvas::paint() {
    wxAutoBufferedPaintDC dc(this);
    if (!fresh_) {
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
    if (const Spot* spot = here()) {
        draw_focus_ring(*gc, spot->area);
    }
}

}  // namespace castalia
