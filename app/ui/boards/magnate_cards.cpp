// The cards and markers of Magnate.
#include <algorithm>
#include <array>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/magnate_parts.h"

namespace castalia::magnate {

namespace {

constexpr double kCorner = 7, kPlaqueCorner = 6;
constexpr double kRailPitch = 13, kHole = 4.5, kFilled = 5.5;
constexpr double kFullCard = 106;  ///< A card that is lower than this has no name.
constexpr double kLine = 1.1;      ///< The distance of two lines of a name, in sizes of its type.

/// The positions of the suits of an open card, from the right, and their size.
struct Suits {
    double last, pitch, radius;
};
Suits suits_of(double width, std::size_t count, double scale) {
    return count < 3 ? Suits{width - 28, 39, 17 * scale} : Suits{width - 21, 28.5, 13.2 * scale};
}

void draw_rail(const Pen& pen, double left, double right, double y, int price, const CardState& known) {
    const Palette& colours = palette();
    pen.line(left, y, right, y, {colours.cardedge, 1.2});
    std::vector<std::size_t> spent;
    for (std::size_t suit = 0; suit < known.spent.size(); ++suit) {
        spent.insert(spent.end(), known.spent[suit], suit);
    }
    const int holes = std::max(price, static_cast<int>(spent.size()));
    const double pitch = std::min(kRailPitch, (right - left - 2 * kFilled) / std::max(1, holes - 1));
    const double first = (left + right - pitch * (holes - 1)) / 2;
    for (int hole = 0; hole < holes; ++hole) {
        const double x = first + pitch * hole;
        if (static_cast<std::size_t>(hole) < spent.size()) {
            pen.bead(x, y, kFilled, spent[static_cast<std::size_t>(hole)], true);
        } else {
            pen.ring(x, y, kHole, colours.surface, {colours.cardedge, 1.3});
        }
    }
}

/// Returns the lines of a card's name; none where there is no room for all of it.
std::vector<wxString> name_of(const Pen& pen, const Shown& shown, const Face& face, double width, double height) {
    const wxString name = words(decktet::short_name(shown.card));
    const std::vector<wxString> lines = pen.wrapped(name, face, width);
    wxString joined;
    for (const wxString& line : lines) {
        joined += (joined.empty() ? "" : " ") + line;
    }
    const double more = kLine * face.size * static_cast<double>(lines.size() - 1);
    // A word is not broken.
    return joined == name && height >= kFullCard + more ? lines : std::vector<wxString>();
}

Pen::Edge edge_of(const Shown& shown) {
    const Palette& colours = palette();
    if (shown.coming) {
        return {colours.lampink, 2.4, 7, 5};
    }
    return shown.known.developed ? Pen::Edge{colours.cardedge, 1.2} : Pen::Edge{colours.cardedge, 1.6, 6, 4};
}

const wxColour& paper_of(const Shown& shown) { return shown.known.developed ? palette().card : palette().surface; }

}  // namespace

void draw_card(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const Shown& shown, int price) {
    const Palette& colours = palette();
    pen.box(at, kCorner, paper_of(shown), edge_of(shown));
    const double height = at.m_height, top = at.m_y;
    const bool deed = !shown.known.developed;
    const Face face{measure.name, false, false};
    const std::vector<wxString> name = name_of(pen, shown, face, at.m_width - 8, height);
    const bool named = !name.empty();
    // Beneath the numeral, from the bottom: a rail, and the name above it.
    const double rail = deed ? 15 : 0;
    const double name_base = height - (deed ? 29 : 8) - 0.13 * (measure.name - 13);
    const double line = kLine * measure.name, lines = static_cast<double>(name.size());
    const double foot = named ? name_base - measure.name - (lines - 1) * line : height - rail - 4;
    const double scale = std::clamp(foot / 72, 0.55, 1.0);
    const double letter = std::max(measure.least_letter, std::min(measure.letter, measure.letter * scale * 1.15));
    // Bead and letter are one block, centred above the foot.
    const Suits place = suits_of(at.m_width, decktet::suits(shown.card).size(), scale);
    const double block = 2 * place.radius + 4 + 0.74 * letter;
    const double bead_y = top + std::max(6.0, (foot - block) / 2 + (named && !deed ? 4 : 0)) + place.radius;
    const double rank_size = std::max(measure.least_numeral, 57 * scale);
    draw_rank(pen, at.m_x + 0.2 * at.m_width, bead_y + 0.11 * rank_size + 0.37 * rank_size, rank_size, shown.card);
    const auto suits = decktet::suits(shown.card);
    for (std::size_t i = 0; i < suits.size(); ++i) {
        const double x = at.m_x + place.last - place.pitch * static_cast<double>(suits.size() - 1 - i);
        pen.bead(x, bead_y, place.radius, decktet::index(suits[i]));
        pen.text(suit_letter(suits[i]), x, bead_y + place.radius + 4 + 0.74 * letter, {letter, true, false},
                 colours.text, Align::centre);
    }
    for (std::size_t i = 0; i < name.size() && pen.scale() * measure.name >= 9; ++i) {
        pen.text(name[i], at.m_x + at.m_width / 2, top + name_base - line * (lines - 1 - static_cast<double>(i)),
                 face, colours.secondary, Align::centre, at.m_width - 6);
    }
    if (deed) {
        draw_rail(pen, at.m_x + 6, at.m_x + at.m_width - 6, top + height - rail, price, shown.known);
    }
}

void draw_edge(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const wxRect2DDouble& inner,
               const Shown& shown) {
    const Palette& colours = palette();
    pen.box(at, kCorner, paper_of(shown), edge_of(shown));
    // On narrow edges the letters are the last to become smaller.
    const double tall = inner.m_height, middle = inner.m_y + tall / 2;
    const double size = std::max(measure.least_numeral, std::min(27.0, 1.2 * tall));
    const double letter = std::max(measure.least_letter, std::min({measure.letter, 14.0, 0.9 * tall}));
    const double radius = std::min(9.8, 0.4 * tall), scale = radius / 9.8;
    draw_rank(pen, at.m_x + 20, middle + 0.35 * size, size, shown.card);
    double x = at.m_x + at.m_width - 20;
    const auto suits = decktet::suits(shown.card);
    for (std::size_t i = suits.size(); i > 0; --i) {
        pen.bead(x, middle, radius, decktet::index(suits[i - 1]));
        x -= radius + 4 * scale;
        const wxString word = suit_letter(suits[i - 1]);
        const Face face{letter, true, false};
        pen.text(word, x, middle + 0.36 * letter, face, colours.text, Align::right);
        x -= pen.width(word, face) + 6 * scale + radius;
    }
}

void draw_marker(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const MarkerShown& shown) {
    const Palette& colours = palette();
    pen.box(at, kPlaqueCorner, colours.plaque, {colours.cardedge, 1.2});
    const double left = at.m_x, top = at.m_y, middle = top + at.m_height / 2;
    const double tall = at.m_height / 58;
    pen.text(wxString::Format("%d", shown.number), left + 14, middle + 6,
             {std::max(measure.least_numeral, 17 * tall), false, true}, colours.text, Align::centre);
    const bool free_place = !shown.card || decktet::suits(*shown.card).empty();
    if (!shown.card) {
        const Face face{measure.count, false, false};
        const std::vector<wxString> lines = pen.wrapped(_("any suit"), face, 76);
        double baseline = middle + 0.36 * face.size - kLine * face.size * static_cast<double>(lines.size() - 1) / 2;
        for (const wxString& line : lines) {
            pen.text(line, left + 62, baseline, face, colours.secondary, Align::centre);
            baseline += kLine * face.size;
        }
    } else if (free_place) {
        pen.mark("rank-excuse", left + 62, middle, 30, colours.text);
    } else {
        const auto suits = decktet::suits(*shown.card);
        for (std::size_t i = 0; i < suits.size(); ++i) {
            const double x = left + 35 + 26 * static_cast<double>(i);
            pen.bead(x, top + 23 * tall - 1, 11.5, decktet::index(suits[i]));
            pen.text(suit_letter(suits[i]), x, at.m_y + at.m_height - 10.5, {measure.letter, true, false},
                     colours.text, Align::centre);
        }
    }
    for (const std::size_t seat : {std::size_t{1}, std::size_t{0}}) {
        const long long total = shown.totals[seat];
        const wxString words = wxString::Format("%lld", total);
        const bool leads = total > shown.totals[1 - seat];
        const Face face{19.5 * tall, leads, true};
        const double width = std::max(28.0, pen.width(words, face) + 10), height = 25 * tall;
        const double x = left + at.m_width - 4 - width;
        const double y = seat == 1 ? top + 3.5 : top + at.m_height - 3.5 - height;
        if (leads) {
            pen.box({x, y, width, height}, 4, colours.playerfill(seat));
        }
        pen.text(words, x + width / 2, y + height / 2 + 6.7 * tall, face, leads ? colours.onplayerfill : colours.text,
                 Align::centre);
    }
}

}  // namespace castalia::magnate
