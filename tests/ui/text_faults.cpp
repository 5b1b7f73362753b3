#include "tests/ui/text_faults.h"

#include <algorithm>
#include <array>

#include "app/ui/board/board_canvas.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Returns two possible areas of the letters for checks by the pixel: the line of the book face is far higher than
/// its letters, and later drawings may cover its upper or lower part, but not the letters.
std::array<wxRect2DDouble, 2> tight_ink_of(const DrawnText& text) {
    constexpr double kHighLine = 1.2, kBaseline = 1.2, kBelow = 0.45;
    std::array<wxRect2DDouble, 2> inks{ink_of(text), ink_of(text)};
    if (text.area.m_height > kHighLine * text.letters) {
        inks[0].m_y = text.area.m_y + kBaseline * text.letters - text.height;
        inks[1].m_y = text.area.GetBottom() - kBelow * text.letters - text.height;
        inks[0].m_height = inks[1].m_height = text.height;
    }
    return inks;
}

/// Returns whether a text is a shortened name: "Maxi…", "An…phie". Nothing else may be shortened.
bool is_short_name(const wxString& text, const std::vector<std::string>& names) {
    const wxString dots = wxString::FromUTF8("…");
    const wxString begins = text.BeforeFirst(dots[0]), ends = text.AfterFirst(dots[0]);
    return !begins.empty() && std::ranges::any_of(names, [&](const std::string& name) {
        const wxString whole = utf8(name);
        return whole.StartsWith(begins.Strip()) && whole.Mid(begins.length()).Contains(ends);
    });
}

}  // namespace

wxRect2DDouble ink_of(const DrawnText& text) {
    constexpr double kAbove = 0.2, kBelow = 0.22, kBeside = 1;
    const wxRect2DDouble& area = text.area;
    return {area.m_x + kBeside, area.m_y + kAbove * area.m_height, std::max(0.0, area.m_width - 2 * kBeside),
            (1 - kAbove - kBelow) * area.m_height};
}

void look_over(const std::vector<DrawnText>& texts, const wxRect2DDouble& area, const std::vector<std::string>& names,
               const std::string& where, Faults& faults) {
    constexpr double kLeastLetters = 11, kTouch = 1;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const DrawnText& one = texts[i];
        const std::string name = one.text.utf8_string();
        if (one.letters < kLeastLetters - 0.05) {
            faults.emplace("\"" + name + "\" is small, " + std::to_string(one.letters), where);
        }
        if (!area.Contains(ink_of(one))) {
            faults.emplace("\"" + name + "\" leaves the board", where);
        }
        for (std::size_t j = 0; j < i; ++j) {
            wxRect2DDouble shared = ink_of(one);
            shared.Intersect(ink_of(texts[j]));
            if (shared.m_width > kTouch && shared.m_height > kTouch) {
                faults.emplace("\"" + name + "\" overlaps \"" + texts[j].text.utf8_string() + "\"", where);
            }
        }
        if (one.shortened && !is_short_name(one.text, names)) {
            faults.emplace("\"" + name + "\" is shortened", where);
        }
    }
}

void look_over_rings(const std::vector<DrawnText>& texts, const std::vector<HitArea>& hit_areas,
                     const wxRect2DDouble& board, const std::string& where, Faults& faults) {
    constexpr double kLine = 2, kTouch = 1;
    const wxSize size(static_cast<int>(board.m_width), static_cast<int>(board.m_height));
    for (const HitArea& hit_area : hit_areas) {
        wxRect2DDouble area = hit_area.area;
        area.Offset({-board.m_x, -board.m_y});
        wxRect2DDouble ring = ring_around(area, size);
        ring.Offset({board.m_x, board.m_y});
        for (const wxRect2DDouble& side : {wxRect2DDouble(ring.m_x, ring.m_y, ring.m_width, kLine),
                                           wxRect2DDouble(ring.m_x, ring.GetBottom() - kLine, ring.m_width, kLine),
                                           wxRect2DDouble(ring.m_x, ring.m_y, kLine, ring.m_height),
                                           wxRect2DDouble(ring.GetRight() - kLine, ring.m_y, kLine, ring.m_height)}) {
            for (const DrawnText& text : texts) {
                const auto touches = [&side](wxRect2DDouble ink) {
                    ink.Intersect(side);
                    return ink.m_width > kTouch && ink.m_height > kTouch;
                };
                if (std::ranges::all_of(tight_ink_of(text), touches)) {
                    faults.emplace(
                        "the ring around \"" + utf8(hit_area.name) + "\" lies on \"" + text.text.utf8_string() + "\"",
                        where);
                }
            }
        }
    }
}

namespace {

wxRect2DDouble shared_by(wxRect2DDouble one, const wxRect2DDouble& other) {
    one.Intersect(other);
    return one;
}

bool is_within(const wxRect2DDouble& ink, const wxRect2DDouble& card) {
    constexpr double kTouch = 1.5;
    const wxRect2DDouble inside = shared_by(ink, card);
    return inside.m_width >= ink.m_width - kTouch && inside.m_height >= ink.m_height - kTouch;
}

}  // namespace

void look_over_cards(const std::vector<DrawnText>& texts, const std::vector<DrawnMark>& marks,
                     const std::string& where, Faults& faults) {
    for (const DrawnText& text : texts) {
        const wxRect2DDouble ink = ink_of(text);
        // The last mark before the text counts: others lie beneath it, as in a pile, or over both.
        const DrawnMark* on = nullptr;
        for (const DrawnMark& mark : marks) {
            const bool card = mark.kind == DrawnMark::Kind::edge && mark.fill.IsOk() && mark.nth < text.nth;
            const wxRect2DDouble inside = shared_by(ink, mark.area);
            on = card && 2 * inside.m_width * inside.m_height > ink.m_width * ink.m_height ? &mark : on;
        }
        const auto on_it = [on](const wxRect2DDouble& one) { return is_within(one, on->area); };
        if (on != nullptr && std::ranges::none_of(tight_ink_of(text), on_it)) {
            faults.emplace("\"" + text.text.utf8_string() + "\" leaves what it stands on", where);
        }
    }
}

}  // namespace castalia
