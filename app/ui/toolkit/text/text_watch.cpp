#include "app/ui/toolkit/text/text_watch.h"

#include <algorithm>

namespace castalia {

namespace {

TextWatch*& standing() {
    thread_local TextWatch* watch = nullptr;
    return watch;
}

wxRect2DDouble on_surface(const wxGraphicsContext& gc, const wxRect2DDouble& area) {
    const wxGraphicsMatrix matrix = gc.GetTransform();
    double left = area.GetLeft(), top = area.GetTop(), right = area.GetRight(), bottom = area.GetBottom();
    matrix.TransformPoint(&left, &top);
    matrix.TransformPoint(&right, &bottom);
    return {std::min(left, right), std::min(top, bottom), std::abs(right - left), std::abs(bottom - top)};
}

}  // namespace

TextWatch::TextWatch() { standing() = this; }
TextWatch::~TextWatch() { standing() = nullptr; }

bool TextWatch::watching() { return standing() != nullptr; }

void TextWatch::drawn(const wxGraphicsContext& gc, DrawnText text) {
    if (TextWatch* watch = standing()) {
        const double height = text.area.m_height;
        text.area = on_surface(gc, text.area);
        const double zoom = height > 0 ? text.area.m_height / height : 1;
        text.letters *= zoom;
        text.height *= zoom;
        text.nth = ++watch->drawn_;
        watch->texts_.push_back(std::move(text));
    }
}

void TextWatch::drawn(const wxGraphicsContext& gc, DrawnMark mark) {
    if (TextWatch* watch = standing()) {
        mark.area = on_surface(gc, mark.area);
        mark.nth = ++watch->drawn_;
        watch->marks_.push_back(std::move(mark));
    }
}

void TextWatch::covered(const wxGraphicsContext& gc, const wxRect2DDouble& area) {
    if (TextWatch* watch = standing()) {
        watch->cover(on_surface(gc, area));
    }
}

/// Cuts the texts that are drawn over. The rest of a text counts while it is the larger part.
void TextWatch::cover(const wxRect2DDouble& area) {
    constexpr double kReadable = 0.5;
    std::erase_if(texts_, [&](DrawnText& text) {
        wxRect2DDouble hidden = text.area;
        hidden.Intersect(area);
        if (hidden.m_width <= 0 || hidden.m_height <= 0) {
            return false;
        }
        const double across = hidden.m_width / text.area.m_width, down = hidden.m_height / text.area.m_height;
        if (across > kReadable && down > kReadable) {
            return true;
        }
        wxRect2DDouble& left = text.area;
        if (down > across) {
            const bool from_right = hidden.GetLeft() > left.GetLeft();
            left = {from_right ? left.m_x : hidden.GetRight(), left.m_y, left.m_width - hidden.m_width,
                    left.m_height};
        } else {
            const bool from_below = hidden.GetTop() > left.GetTop();
            left = {left.m_x, from_below ? left.m_y : hidden.GetBottom(), left.m_width,
                    left.m_height - hidden.m_height};
        }
        return false;
    });
}

}  // namespace castalia
