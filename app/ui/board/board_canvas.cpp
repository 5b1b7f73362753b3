#include "app/ui/board/board_canvas.h"

#include <algorithm>
#include <cmath>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

bool holds(const wxRect2DDouble& area, const wxPoint& point) {
    return area.Contains(wxPoint2DDouble(point.x, point.y));
}

auto story_button(const std::vector<HitArea>& hit_areas, PlaceId::ShownStep::Way way) {
    return std::ranges::find_if(hit_areas, [way](const HitArea& one) {
        const std::optional<PlaceId::ShownStep> shown = one.id.shown_step();
        return shown && shown->way == way;
    });
}

double size_of(const HitArea& hit_area) { return hit_area.area.m_width * hit_area.area.m_height; }

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, bool large)
    : large_(large), motion_(this, std::chrono::milliseconds(140)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    CanvasParts::prepare(parent);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    SetMinSize(FromDIP(wxSize(420, 240)));
    set_accessible_canvas(this, _("Board"));
    parts_.emplace(this, [this](std::size_t part) {
        here_ = announced_.at(part);
        Refresh();
        pick(HitArea(hit_areas_.at(here_)));
    });
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
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        Refresh();
        CallAfter([this] { say_here(); });  // This comes after the event of the window itself.
        event.Skip();
    });
    Bind(wxEVT_KILL_FOCUS, ring);
    bind_pointer();
    bind_keys();
}

void BoardCanvas::bind_pointer() {
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        SetToolTip("");  // A tip that was about to come would cover what the click opens.
        if (const HitArea* hit_area = hit_area_at(event.GetPosition()); hit_area != nullptr) {
            here_ = static_cast<std::size_t>(hit_area - hit_areas_.data());
            Refresh();
            held_ = event.GetPosition();
            pick(HitArea(*hit_area));
        }
    });
    // A picked piece can be dragged to a place.
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        const std::optional<wxPoint> held = std::exchange(held_, {});
        constexpr int kLeast = 12;  // A shorter way is the click of an unsteady hand.
        const wxPoint way = held ? event.GetPosition() - *held : wxPoint();
        const HitArea* hit_area =
            std::abs(way.x) + std::abs(way.y) < FromDIP(kLeast) ? nullptr : hit_area_at(event.GetPosition(), true);
        if (hit_area != nullptr && picked_) {
            picked_(PlaceId(hit_area->id));
        }
        event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const HitArea* hit_area = large_ ? nullptr : hit_area_at(event.GetPosition());
        wxString tip = hit_area == nullptr ? wxString() : hit_area->name;
        if (tip_would_hide_the_entry(event.GetPosition(), tip)) {
            tip.clear();
        }
        if (tip != GetToolTipText()) {
            SetToolTip(tip);
        }
        event.Skip();
    });
}

void BoardCanvas::bind_keys() {
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
                if (const HitArea* hit_area = here(); hit_area != nullptr) {
                    pick(HitArea(*hit_area));
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
    summary_.clear();
    if (scene.session != nullptr) {
        next.playthrough = &scene.session->playthrough();
        next.ply = scene.ply;
        next.names.assign(scene.session->names().begin(), scene.session->names().end());
        summary_ = words(next.playthrough->prompt(scene.ply).text);
        if (const Text sentence = next.playthrough->score(scene.ply).sentence; !sentence.empty()) {
            summary_ += ". " + words(sentence);
        }
    }
    one_entry_on_ =
        next.playthrough != nullptr && next.playthrough == scene_.playthrough && next.ply == scene_.ply + 1;
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

bool BoardCanvas::marked(const HitArea& hit_area) const {
    return std::ranges::find(focus_.marks, hit_area.id, &EntryMark::place) != focus_.marks.end();
}

bool BoardCanvas::chosen(const HitArea& hit_area) const {
    return std::ranges::any_of(focus_.marks, [&](const EntryMark& mark) {
        return mark.place == hit_area.id && mark.kind == EntryMark::Kind::chosen;
    });
}

bool BoardCanvas::tip_would_hide_the_entry(const wxPoint& pointer, const wxString& tip) const {
    // The toolkit centres a tip below the mouse, or above it where there is no room, and gives a line 50 letters.
    constexpr int kAround = 36, kBelow = 24;
    const wxSize said = GetTextExtent(tip), line(std::min(said.x, 50 * GetCharWidth()), said.y);
    const int lines = line.x > 0 ? 1 + said.x / line.x : 0;
    const wxSize half(line.x / 2 + FromDIP(kAround), lines * line.y + FromDIP(2 * kBelow));
    const bool above = ClientToScreen(pointer).y + half.y > wxGetDisplaySize().y;
    const wxRect2DDouble covered(pointer.x - half.x, above ? pointer.y - half.y : pointer.y, 2 * half.x, half.y);
    return std::ranges::any_of(hit_areas_, [&](const HitArea& one) {
        return chosen(one) && (one.area.Intersects(covered) || holds(one.area, pointer));
    });
}

const HitArea* BoardCanvas::hit_area_at(const wxPoint& point, bool dropped) const {
    const HitArea* found = nullptr;
    for (const HitArea& hit_area : hit_areas_) {
        if (hit_area.for_drop != dropped || !holds(hit_area.area, point)) {
            continue;
        }
        const bool better = found == nullptr || (marked(hit_area) && !marked(*found)) ||
                            (marked(hit_area) == marked(*found) && size_of(hit_area) < size_of(*found));
        found = better ? &hit_area : found;
    }
    return found;
}

const HitArea* BoardCanvas::here() const { return here_ < hit_areas_.size() ? &hit_areas_[here_] : nullptr; }

/// Moves to the nearest hit area in that direction. One that lies straight ahead counts as nearer than one to the
/// side.
void BoardCanvas::walk(int dx, int dy) {
    if (hit_areas_.empty()) {
        return;
    }
    const HitArea* from = here();
    if (from == nullptr) {
        const auto first =
            std::ranges::find_if(hit_areas_, [this](const HitArea& hit_area) { return marked(hit_area); });
        here_ = first == hit_areas_.end() ? 0 : static_cast<std::size_t>(first - hit_areas_.begin());
    } else {
        const wxPoint2DDouble centre = from->area.GetCentre();
        double least = INFINITY;
        std::size_t next = here_;
        for (std::size_t i = 0; i < hit_areas_.size(); ++i) {
            const wxPoint2DDouble other = hit_areas_[i].area.GetCentre();
            const double ahead = (other.m_x - centre.m_x) * dx + (other.m_y - centre.m_y) * dy;
            const double aside = std::abs((other.m_x - centre.m_x) * dy) + std::abs((other.m_y - centre.m_y) * dx);
            if (i != here_ && !hit_areas_[i].for_drop && ahead > 1 && ahead + 2.5 * aside < least) {
                least = ahead + 2.5 * aside;
                next = i;
            }
        }
        here_ = next;
    }
    say_here();
    Refresh();
}

void BoardCanvas::take_focus() {
    SetFocus();
    if (here() == nullptr) {
        walk(0, 1);
    }
}

bool BoardCanvas::pick_by_arrow(int key) {
    const int dx = key == WXK_LEFT ? -1 : key == WXK_RIGHT ? 1 : 0, dy = key == WXK_UP ? -1 : key == WXK_DOWN ? 1 : 0;
    const HitArea* ahead = nullptr;
    std::size_t around = 0, last = 0;
    bool chosen = false;
    for (const HitArea& hit_area : hit_areas_) {
        const auto mark = std::ranges::find(focus_.marks, hit_area.id, &EntryMark::place);
        if (!hit_area.for_drop || mark == focus_.marks.end()) {
            continue;
        }
        const auto far = [&](const HitArea& one) {
            return one.area.GetCentre().m_x * dx + one.area.GetCentre().m_y * dy;
        };
        ahead = ahead == nullptr || far(hit_area) > far(*ahead) ? &hit_area : ahead;
        chosen = chosen || mark->kind == EntryMark::Kind::chosen;
        last = std::max(last, static_cast<std::size_t>(mark - focus_.marks.begin()));
        ++around;
    }
    // The marks are in the order of the slots, so what is chosen after the four belongs to a later slot.
    const auto beyond = [](const EntryMark& mark) { return mark.kind == EntryMark::Kind::chosen; };
    if ((dx == 0 && dy == 0) || around != 4 || (HasFocus() && chosen) ||
        std::any_of(focus_.marks.begin() + static_cast<std::ptrdiff_t>(last) + 1, focus_.marks.end(), beyond)) {
        return false;
    }
    pick(HitArea(*ahead));
    return true;
}

/// Shows a step of the last event, and reports everything else that is picked.
void BoardCanvas::pick(const HitArea& hit_area) {
    const std::optional<PlaceId::ShownStep> shown = hit_area.id.shown_step();
    if (!shown) {
        if (picked_) {
            picked_(hit_area.id);
        }
        return;
    }
    show_story(shown->step);
    if (on_story_) {
        on_story_(shown->step);
    }
    // The arrow keys stay on the same button, so that Enter goes on.
    here_ = static_cast<std::size_t>(story_button(hit_areas_, shown->way) - hit_areas_.begin());
    Refresh();
}

bool BoardCanvas::step_story(int by) {
    using Way = PlaceId::ShownStep::Way;
    auto button = story_button(hit_areas_, by > 0 ? Way::on : Way::back);
    if (button == hit_areas_.end() && by < 0) {  // Before the first step the table is shown after all steps.
        button = story_button(hit_areas_, Way::all);
    }
    if (button == hit_areas_.end()) {
        return false;
    }
    pick(HitArea(*button));
    return true;
}

void BoardCanvas::show_story(std::optional<std::size_t> step) {
    scene_.step = step;
    redraw_layer();
    Refresh();
}

void BoardCanvas::step_on(const Json& due) {
    const auto kind = [](const HitArea& hit_area) {
        const std::optional<Json> event = hit_area.id.event();
        return event ? value_at(*event, "type") : Json();
    };
    const Json same = here() == nullptr ? Json() : kind(*here());
    if (!fresh_) {  // A row may have come into sight since.
        redraw_layer();
    }
    const auto asked = std::ranges::find_if(hit_areas_, [&](const HitArea& one) { return one.id.event() == due; });
    if (!same.is_null() && asked != hit_areas_.end() && kind(*asked) == same) {
        here_ = static_cast<std::size_t>(asked - hit_areas_.begin());
    } else {
        for (std::size_t i = here_ + 1; !same.is_null() && i < hit_areas_.size(); ++i) {
            if (kind(hit_areas_[i]) == same) {
                here_ = i;
                break;
            }
        }
    }
    say_here();
    Refresh();
}

/// Returns what lies there, and what dots and lamp light say about it.
wxString BoardCanvas::name_text(const HitArea& hit_area) const {
    const auto mark = std::ranges::find(focus_.marks, hit_area.id, &EntryMark::place);
    const Text name = literally(utf8(hit_area.name));
    if (mark == focus_.marks.end() || hit_area.id.empty()) {
        return hit_area.name;
    }
    return mark->kind == EntryMark::Kind::chosen  ? words(say("{place}, chosen", {{"place", name}}))
           : mark->kind == EntryMark::Kind::legal ? words(say("{place}, can be chosen", {{"place", name}}))
                                                  : hit_area.name;
}

/// Tells screen readers what lies on the board. A hit area that is only for dragged pieces has another one for
/// everybody.
void BoardCanvas::name_parts() {
    std::vector<CanvasPart> parts;
    announced_.clear();
    for (std::size_t i = 0; i < hit_areas_.size(); ++i) {
        const HitArea& hit_area = hit_areas_[i];
        if (!hit_area.for_drop) {
            announced_.push_back(i);
            parts.push_back({name_text(hit_area), hit_area.area, CanvasPart::Role::piece, !hit_area.id.empty(), {}});
        }
    }
    name_places(parts);
    parts_->show(std::move(parts));
}

void BoardCanvas::say_here() {
    const auto part = std::ranges::find(announced_, here_);
    parts_->stand_on(part == announced_.end() ? std::nullopt
                                              : std::optional(static_cast<std::size_t>(part - announced_.begin())));
}

}  // namespace castalia
