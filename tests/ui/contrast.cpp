#include "tests/ui/contrast.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

double channel(unsigned char value) {
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const wxColour& colour) {
    return 0.2126 * channel(colour.Red()) + 0.7152 * channel(colour.Green()) + 0.0722 * channel(colour.Blue());
}

/// The number of pixels of each colour.
using Colours = std::map<wxUint32, int>;

Colours counted(std::vector<wxUint32> pixels) {
    std::ranges::sort(pixels);
    Colours colours;
    for (std::size_t i = 0, from = 0; i < pixels.size(); i = from) {
        while (from < pixels.size() && pixels[from] == pixels[i]) {
            ++from;
        }
        colours.emplace_hint(colours.end(), pixels[i], static_cast<int>(from - i));
    }
    return colours;
}

wxColour colour_of(wxUint32 rgb) {
    wxColour colour;
    colour.SetRGB(rgb);
    return colour;
}

/// Returns red, green and blue as wxColour::GetRGB does. Pictures have many pixels, so no wxColour is made for each.
wxUint32 pixel(const wxImage& picture, int x, int y) {
    const unsigned char* at = picture.GetData() + 3 * (std::ptrdiff_t{y} * picture.GetWidth() + x);
    return at[0] | wxUint32{at[1]} << 8 | wxUint32{at[2]} << 16;
}

Colours colours_in(const wxImage& picture, wxRect area) {
    area.Intersect(wxRect(picture.GetSize()));
    std::vector<wxUint32> pixels;
    for (int y = area.GetTop(); y <= area.GetBottom(); ++y) {
        for (int x = area.GetLeft(); x <= area.GetRight(); ++x) {
            pixels.push_back(pixel(picture, x, y));
        }
    }
    return counted(std::move(pixels));
}

wxColour most_frequent(const Colours& colours) {
    return colour_of(std::ranges::max_element(colours, {}, [](const auto& one) { return one.second; })->first);
}

bool alike(wxUint32 one, wxUint32 other) {
    constexpr int kRounding = 3, kBits = 0xFF;
    for (const int shift : {0, 8, 16}) {
        if (std::abs(int(one >> shift & kBits) - int(other >> shift & kBits)) > kRounding) {
            return false;
        }
    }
    return true;
}

/// Returns the colours around what is drawn in an ink: those of pixels that have the ink within three pixels. Returns
/// nothing where no pixel has the ink.
Colours colours_around(const wxImage& picture, const wxRect& drawn, const wxColour& ink) {
    constexpr int kNear = 3;
    const wxUint32 letters = ink.GetRGB();
    const wxRect whole(picture.GetSize()), area = wxRect(drawn).Inflate(kNear);
    std::vector<bool> near(std::size_t(area.width) * std::size_t(area.height));
    for (int y = drawn.GetTop(); y <= drawn.GetBottom(); ++y) {
        for (int x = drawn.GetLeft(); x <= drawn.GetRight(); ++x) {
            if (!whole.Contains(x, y) || !alike(pixel(picture, x, y), letters)) {
                continue;
            }
            for (int down = y - kNear; down <= y + kNear; ++down) {
                const auto row = near.begin() + (down - area.y) * area.width + (x - kNear - area.x);
                std::fill(row, row + 2 * kNear + 1, true);
            }
        }
    }
    std::vector<wxUint32> pixels;
    for (int y = area.GetTop(); y <= area.GetBottom(); ++y) {
        for (int x = area.GetLeft(); x <= area.GetRight(); ++x) {
            if (whole.Contains(x, y) && near[std::size_t((y - area.y) * area.width + x - area.x)]) {
                pixels.push_back(pixel(picture, x, y));
            }
        }
    }
    return counted(std::move(pixels));
}

/// Returns whether a colour lies between the ink and the ground of letters, as at their edges.
bool is_blend(const wxColour& colour, const wxColour& ink, const wxColour& ground) {
    const std::array<double, 3> way{double(ink.Red() - ground.Red()), double(ink.Green() - ground.Green()),
                                    double(ink.Blue() - ground.Blue())};
    const std::array<double, 3> gone{double(colour.Red() - ground.Red()), double(colour.Green() - ground.Green()),
                                     double(colour.Blue() - ground.Blue())};
    double along = 0, length = 0;
    for (std::size_t i = 0; i < way.size(); ++i) {
        along += gone[i] * way[i];
        length += way[i] * way[i];
    }
    const double part = length > 0 ? along / length : 0;
    constexpr double kRounding = 6;
    bool near = part > 0 && part < 1;
    for (std::size_t i = 0; i < way.size(); ++i) {
        near = near && std::abs(gone[i] - part * way[i]) <= kRounding;
    }
    return near;
}

/// Returns the grounds of letters: every other colour that has a part of the area, but at least the most frequent
/// one. A colour between the ink and the ground is an edge of the letters unless it has most of the area.
std::vector<wxColour> grounds_of(const Colours& colours, const wxColour& ink) {
    constexpr double kPart = 1.0 / 12, kMuch = 0.4;
    int pixels = 0;
    Colours others;
    for (const auto& [rgb, count] : colours) {
        pixels += count;
        if (!alike(rgb, ink.GetRGB())) {
            others.emplace(rgb, count);
        }
    }
    const wxColour main = most_frequent(others.empty() ? colours : others);
    std::vector<wxColour> grounds{main};
    for (const auto& [rgb, count] : others) {
        const wxColour colour = colour_of(rgb);
        if (colour != main && count >= (is_blend(colour, ink, main) ? kMuch : kPart) * pixels) {
            grounds.push_back(colour);
        }
    }
    return grounds;
}

wxColour laid_over(const wxColour& ink, const wxColour& ground) {
    const double part = ink.Alpha() / 255.0;
    const auto mixed = [&](unsigned char above, unsigned char below) {
        return static_cast<unsigned char>(std::lround(part * above + (1 - part) * below));
    };
    return {mixed(ink.Red(), ground.Red()), mixed(ink.Green(), ground.Green()), mixed(ink.Blue(), ground.Blue())};
}

}  // namespace

double contrast_of(const wxColour& one, const wxColour& other) {
    const double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

std::string InkOnGround::text() const {
    return utf8(ink.GetAsString(wxC2S_HTML_SYNTAX)) + " on " + utf8(ground.GetAsString(wxC2S_HTML_SYNTAX)) + ", " +
           std::to_string(ratio).substr(0, 4);
}

InkOnGround clearest_in(const wxImage& picture, const wxRect& area) {
    const Colours colours = colours_in(picture, area);
    const wxColour ground = most_frequent(colours);
    InkOnGround clearest{ground, ground, 1};
    for (const auto& [rgb, count] : colours) {
        if (const double ratio = contrast_of(colour_of(rgb), ground); ratio > clearest.ratio) {
            clearest = {colour_of(rgb), ground, ratio};
        }
    }
    return clearest;
}

double least_contrast(Scheme scheme) { return scheme == Scheme::contrast ? 7 : 4.5; }

void look_for_faint_texts(const wxImage& picture, const std::vector<DrawnText>& texts, double least,
                          const std::string& where, Faults& faults) {
    for (const DrawnText& text : texts) {
        const wxRect2DDouble letters = ink_of(text);
        const wxRect area(wxPoint(int(letters.m_x), int(letters.m_y)),
                          wxSize(int(std::ceil(letters.m_width)), int(std::ceil(letters.m_height))));
        if (!wxRect(picture.GetSize()).Intersects(area)) {
            continue;
        }
        Colours around = colours_around(picture, area, text.ink);
        if (around.empty()) {  // The letters are so thin that no pixel has their whole colour.
            around = colours_in(picture, area);
        }
        for (const wxColour& ground : grounds_of(around, text.ink)) {
            const wxColour ink = laid_over(text.ink, ground);
            const double ratio = contrast_of(ink, ground);
            if (ratio < least) {
                faults.emplace("\"" + utf8(text.text) + "\" is faint, " + InkOnGround{ink, ground, ratio}.text(),
                               where);
            }
        }
    }
}

namespace {

wxRect pixels_of(const wxRect2DDouble& area) {
    return {int(area.m_x), int(area.m_y), int(std::ceil(area.m_width)), int(std::ceil(area.m_height))};
}

/// Returns the colours beside the line of an edge or a disc: outside, and also inside where it is empty.
Colours colours_beside(const wxImage& picture, const DrawnMark& mark) {
    constexpr int kLine = 1, kSeen = 3;
    const wxRect whole(picture.GetSize()),
        inner = pixels_of(mark.area).Inflate(kLine), outer = wxRect(inner).Inflate(kSeen),
        within = pixels_of(mark.area).Deflate(kLine), inmost = wxRect(within).Deflate(kSeen);
    const wxPoint2DDouble centre = mark.area.GetCentre();
    const double radius = mark.area.m_width / 2 + 0.5;
    std::vector<wxUint32> pixels;
    for (int y = outer.GetTop(); y <= outer.GetBottom(); ++y) {
        for (int x = outer.GetLeft(); x <= outer.GetRight(); ++x) {
            const double away = std::hypot(x - centre.m_x, y - centre.m_y);
            const bool beside =
                mark.kind == DrawnMark::Kind::disc ? away > radius && away < radius + kSeen : !inner.Contains(x, y);
            const bool inside = !mark.fill.IsOk() && within.Contains(x, y) && !inmost.Contains(x, y);
            if ((beside || inside) && whole.Contains(x, y)) {
                pixels.push_back(pixel(picture, x, y));
            }
        }
    }
    return counted(std::move(pixels));
}

/// Returns the best contrast of an ink with a colour that has a twelfth of its surroundings, because a sign in a ring
/// need only stand out from one.
std::pair<wxColour, double> best_contrast(const Colours& around, const wxColour& ink) {
    constexpr int kPart = 12;
    int pixels = 0;
    for (const auto& [rgb, count] : around) {
        pixels += alike(rgb, ink.GetRGB()) ? 0 : count;
    }
    std::pair<wxColour, double> best{ink, 1};
    for (const auto& [rgb, count] : around) {
        const wxColour ground = colour_of(rgb);
        const double ratio = contrast_of(laid_over(ink, ground), ground);
        if (kPart * count >= pixels && ratio > best.second) {
            best = {ground, ratio};
        }
    }
    return best;
}

}  // namespace

void look_for_faint_marks(const wxImage& picture, const std::vector<DrawnMark>& marks, double least,
                          const std::string& where, Faults& faults) {
    constexpr std::array<const char*, 4> kKinds{"A line", "An edge", "A sign", "A disc"};
    const bool hairlines = chosen_scheme() == Scheme::contrast;
    for (const DrawnMark& mark : marks) {
        if (mark.ink == palette().line && !hairlines) {
            continue;
        }
        const bool closed = mark.kind == DrawnMark::Kind::edge || mark.kind == DrawnMark::Kind::disc;
        const Colours around = closed ? colours_beside(picture, mark)
                                      : colours_around(picture, pixels_of(mark.area).Inflate(1), mark.ink);
        if (around.empty()) {
            continue;  // Something lies over it.
        }
        auto [ground, ratio] = best_contrast(around, mark.ink);
        if (closed && mark.fill.IsOk()) {
            ratio = std::max(ratio, best_contrast(around, mark.fill).second);
        }
        if (ratio < least) {
            faults.emplace(
                std::string(kKinds.at(static_cast<std::size_t>(mark.kind))) + " is faint, " +
                    InkOnGround{mark.ink, ground, ratio}.text(),
                where + " at " + std::to_string(int(mark.area.m_x)) + ", " + std::to_string(int(mark.area.m_y)));
        }
    }
}

}  // namespace castalia
