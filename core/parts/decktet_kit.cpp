#include "core/parts/decktet_kit.h"

#include <algorithm>

#include "core/picture/art.h"

namespace castalia::decktet {

namespace {

using document::Role;
using picture::Edge;
using Ends = document::Shape::Side;

constexpr double kCorner = 7;
constexpr double kRailPitch = 13, kHole = 4.5, kFilled = 5.5, kRail = 15;
constexpr double kFullCard = 106;  ///< A card that is lower than this has no name.
constexpr double kNarrow = 112;    ///< On a card that is narrower the suits have no room beside the numeral.
constexpr double kBesideRank = 4;  ///< The least distance of the suits on an edge from the mark of the rank.
constexpr double kLine = 1.1;      ///< The distance of two lines of a name, in sizes of its type.

std::string numeral(Rank rank) {
    return rank == Rank::ace ? "A" : rank <= Rank::nine ? std::to_string(static_cast<int>(rank)) : std::string();
}

std::string_view rank_art(Rank rank) {
    switch (rank) {
        case Rank::pawn: return "rank-pawn";
        case Rank::court: return "rank-court";
        case Rank::crown: return "rank-crown";
        default: return "rank-excuse";
    }
}

std::string letter_of(Suit suit) { return std::string(1, letter(suit)); }

/// The positions of the suits of an open card, from the right, and their size.
struct Suits {
    double last, pitch, radius;
};
Suits suits_of(double width, std::size_t count, double scale) {
    return count < 3 ? Suits{width - 28, 39, 17 * scale} : Suits{width - 21, 28.5, 13.2 * scale};
}

void draw_paper(Drawing& drawing, const Rect& at, const CardShown& shown) {
    const Edge edge = shown.coming      ? Edge{{Role::lampink}, 2.4, 7, 5}
                      : shown.developed ? Edge{{Role::cardedge}, 1.2}
                                        : Edge{{Role::cardedge}, 1.6, 6, 4};
    drawing.box(at, kCorner, {shown.developed ? Role::card : Role::surface}, edge);
}

/// Draws the tokens on a deed and the holes for the others; on paper it says how many there are.
void draw_rail(Drawing& drawing, const Rect& at, const CardShown& shown, double letter) {
    std::vector<std::size_t> spent;
    for (std::size_t suit = 0; suit < shown.spent.size(); ++suit) {
        spent.insert(spent.end(), shown.spent[suit], suit);
    }
    const double left = at.x + 6, right = at.right() - 6, y = at.bottom() - kRail;
    if (drawing.on_paper()) {
        drawing.text(
            drawing.translated(say("{spent} of {price}", {{"spent", literally(static_cast<long long>(spent.size()))},
                                                          {"price", literally(shown.price)}})),
            at.x + 11, at.bottom() - 7, {letter}, {Role::text});
        return;
    }
    drawing.line(left, y, right, y, {{Role::cardedge}, 1.2});
    const int holes = std::max(shown.price, static_cast<int>(spent.size()));
    const double pitch = std::min(kRailPitch, (right - left - 2 * kFilled) / std::max(1, holes - 1));
    const double first = (left + right - pitch * (holes - 1)) / 2;
    for (int hole = 0; hole < holes; ++hole) {
        const double x = first + pitch * hole;
        if (static_cast<std::size_t>(hole) < spent.size()) {
            drawing.bead(x, y, kFilled, spent[static_cast<std::size_t>(hole)], true);
        } else {
            drawing.ring(x, y, kHole, {Role::surface}, {{Role::cardedge}, 1.3});
        }
    }
}

/// Returns the lines of a card's name; none where there is no room for all of it.
std::vector<std::string> lines_of_name(const Drawing& drawing, Card card, const picture::Face& face, double width,
                                       double height) {
    if (drawing.on_paper() || !drawing.legible(face.size) || drawing.scale() * face.size < 9) {
        return {};
    }
    const std::string name = drawing.translated(short_name(card));
    std::vector<std::string> lines = drawing.wrapped(name, face, width);
    std::string joined;
    for (const std::string& line : lines) {
        joined += (joined.empty() ? "" : " ") + line;
    }
    const double more = kLine * face.size * static_cast<double>(lines.size() - 1);
    // A word is not broken.
    return joined == name && height >= kFullCard + more ? lines : std::vector<std::string>();
}

}  // namespace

void draw_rank(Drawing& drawing, double centre, double middle, double size, Card card, document::Colour ink) {
    const Rank rank = face(card).rank;
    if (const std::string digit = numeral(rank); !digit.empty()) {
        drawing.text(digit, centre, middle + 0.35 * size, {size, true, !drawing.on_paper()}, ink, Ends::middle);
    } else {
        drawing.art(rank_art(rank), centre, middle + 0.01 * size, 0.62 * size, ink);
    }
}

namespace {

/// Draws what stands on a narrow card: the numeral, and the suits beneath it.
void draw_narrow_face(Drawing& drawing, const Rect& at, const CardShown& shown, const CardType& type) {
    constexpr double kNeeded = 100, kDeedRail = 22, kRank = 40, kRadius = 14.5, kTop = 22, kBeads = 59;
    const auto shown_suits = suits(shown.card);
    const double high = at.height - (shown.developed ? 0 : kDeedRail), scale = std::clamp(high / kNeeded, 0.5, 1.0);
    const double letter = std::max(type.least_letter, type.letter * std::max(0.9, scale));
    const double radius = (shown_suits.size() < 3 ? kRadius : 12) * scale;
    const double gaps = std::max(1.0, static_cast<double>(shown_suits.size()) - 1);
    const double pitch = std::min(2 * radius + 6 * scale, (at.width - 8 - 2 * radius) / gaps);
    const double across = pitch * (static_cast<double>(shown_suits.size()) - 1), centre = at.x + at.width / 2;
    const double bead_y = at.y + kBeads * scale;
    draw_rank(drawing, centre, at.y + (shown_suits.empty() ? high / 2 : kTop * scale),
              std::max(type.least_numeral, kRank * scale), shown.card);
    draw_suits(drawing, centre - across / 2, pitch, bead_y, radius, shown_suits, letter,
               bead_y + radius + 3 + 0.74 * letter);
}

/// Draws what stands on the narrow edge of a covered card: the numeral, and the suits without their letters.
void draw_narrow_edge(Drawing& drawing, const Rect& seen, Card card) {
    const auto shown_suits = suits(card);
    const double middle = seen.y + seen.height / 2, radius = std::min(10.5, 0.36 * seen.height);
    const double pitch = shown_suits.size() < 3 ? 2 * radius + 1 : 1.6 * radius;
    const double first = seen.right() - 7 - radius - pitch * (static_cast<double>(shown_suits.size()) - 1);
    draw_rank(drawing, seen.x + 17, middle, std::min(27.0, 0.85 * seen.height), card);
    for (std::size_t i = 0; i < shown_suits.size(); ++i) {
        drawing.bead(first + pitch * static_cast<double>(i), middle, radius, index(shown_suits[i]));
    }
}

/// The sizes of the suits on the edge of a covered card; without letters when their size is 0.
struct EdgeSuits {
    double radius, letter;
};

/// Draws the suits of an edge from the right, each with its letter before it. Where three of them would reach the
/// mark of the rank, which ends at `left`, first the gaps become narrower, then the beads.
void draw_suits_of_edge(Drawing& drawing, double left, double last, double middle, std::span<const Suit> shown,
                        EdgeSuits sizes) {
    constexpr double kUsualRadius = 9.8, kBehindLetter = 4, kBetween = 6, kLeastGap = 0.4;
    const picture::Face face{sizes.letter, true, false};
    const double room = last + sizes.radius - left;
    const auto count = static_cast<double>(shown.size());
    double letters = 0;
    for (const Suit suit : shown) {
        letters += sizes.letter > 0 ? drawing.width(letter_of(suit), face) : 0;
    }
    const double gaps = (kBehindLetter * count + kBetween * (count - 1)) * sizes.radius / kUsualRadius;
    const double narrow = std::clamp((room - letters - 2 * sizes.radius * count) / gaps, kLeastGap, 1.0);
    const double radius = std::min(sizes.radius, (room - letters - narrow * gaps) / (2 * count));
    const double unit = narrow * sizes.radius / kUsualRadius;
    double x = last + sizes.radius;
    for (std::size_t i = shown.size(); i > 0; --i) {
        drawing.bead(x - radius, middle, radius, index(shown[i - 1]));
        x -= 2 * radius + kBehindLetter * unit;
        if (sizes.letter > 0) {
            const std::string word = letter_of(shown[i - 1]);
            drawing.text(word, x, middle + 0.36 * sizes.letter, face, {Role::text}, Ends::right);
            x -= drawing.width(word, face) + kBetween * unit;
        }
    }
}

/// Draws a narrow marker: number and suits above the totals.
void draw_narrow_marker(Drawing& drawing, const Rect& at, const Marker& marker) {
    constexpr double kRow = 26, kRadius = 9.5, kPitch = 20.5, kNumber = 17;
    const double middle = at.y + 4 + kRow / 2;
    drawing.text(std::to_string(marker.number), at.x + 12, middle + 0.35 * kNumber, {kNumber, false, true},
                 {Role::text}, Ends::middle);
    const auto shown_suits = marker.card ? suits(*marker.card) : std::span<const Suit>();
    for (std::size_t i = 0; i < shown_suits.size(); ++i) {
        drawing.bead(at.x + 32 + kPitch * static_cast<double>(i), middle, kRadius, index(shown_suits[i]));
    }
    if (shown_suits.empty()) {
        drawing.art("rank-excuse", at.x + 34, middle, 20, {Role::text});
    }
    picture::draw_totals(drawing, {at.x, at.y + kRow, at.width, at.height - kRow}, marker.totals);
}

}  // namespace

void draw_card(Drawing& drawing, const Rect& at, const CardShown& shown, const CardType& type) {
    draw_paper(drawing, at, shown);
    if (at.width < kNarrow && drawing.detail() == picture::Detail::page) {
        draw_narrow_face(drawing, at, shown, type);
        if (!shown.developed) {
            draw_rail(drawing, at, shown, type.letter);
        }
        return;
    }
    const bool deed = !shown.developed;
    const picture::Face face{type.name, false, false};
    const std::vector<std::string> name = lines_of_name(drawing, shown.card, face, at.width - 8, at.height);
    const bool named = !name.empty(), lettered = drawing.legible(type.letter);
    // Beneath the numeral, from the bottom: a rail, and the name above it.
    const double name_base = at.height - (deed ? 29 : 8) - 0.13 * (type.name - 13);
    const double line = kLine * type.name, lines = static_cast<double>(name.size());
    const double foot = named ? name_base - type.name - (lines - 1) * line : at.height - (deed ? kRail : 0) - 4;
    const double scale = std::clamp(foot / 72, 0.55, lettered ? 1.0 : 1.15);
    const double letter = std::max(type.least_letter, std::min(type.letter, type.letter * scale * 1.15));
    // Bead and letter are one block, centred above the foot.
    const auto shown_suits = suits(shown.card);
    const Suits place = suits_of(at.width, shown_suits.size(), scale);
    const double block = 2 * place.radius + (lettered ? 4 + 0.74 * letter : 0);
    const double bead_y = at.y + std::max(6.0, (foot - block) / 2 + (named && !deed ? 4 : 0)) + place.radius;
    // On paper the headings are the largest.
    const double rank_size = std::max(type.least_numeral, (drawing.on_paper() ? 33 : 57) * scale);
    draw_rank(drawing, at.x + 0.2 * at.width, bead_y + (lettered ? 0.13 * rank_size : 0), rank_size, shown.card);
    draw_suits(drawing, at.x + place.last - place.pitch * (static_cast<double>(shown_suits.size()) - 1), place.pitch,
               bead_y, place.radius, shown_suits, letter, bead_y + place.radius + 4 + 0.74 * letter);
    for (std::size_t i = 0; i < name.size(); ++i) {
        drawing.text(name[i], at.x + at.width / 2, at.y + name_base - line * (lines - 1 - static_cast<double>(i)),
                     face, {Role::secondary}, Ends::middle, at.width - 6);
    }
    if (deed) {
        draw_rail(drawing, at, shown, type.letter);
    }
}

void draw_card_edge(Drawing& drawing, const Rect& at, const Rect& seen, const CardShown& shown,
                    const CardType& type) {
    draw_paper(drawing, at, shown);
    if (at.width < kNarrow && drawing.detail() == picture::Detail::page) {
        return draw_narrow_edge(drawing, seen, shown.card);
    }
    // On narrow edges the letters are the last to become smaller.
    const bool lettered = drawing.legible(type.letter);
    const double tall = seen.height, middle = seen.y + tall / 2;
    const double lettered_size = drawing.on_paper() ? 0.8 * tall : std::min(27.0, 1.2 * tall);
    const double size = std::max(type.least_numeral, lettered ? lettered_size : std::min(57.0, tall));
    const double letter = std::max(type.least_letter, std::min({type.letter, 14.0, 0.9 * tall}));
    const double radius = lettered ? std::min(9.8, 0.4 * tall) : std::min(14.0, 0.35 * tall);
    if (!drawing.legible(size)) {
        return;
    }
    const double centre = at.x + (lettered ? 20 : 0.2 * at.width);
    draw_rank(drawing, centre, middle, size, shown.card);
    draw_suits_of_edge(drawing, centre + 0.31 * size + kBesideRank, at.right() - 20, middle, suits(shown.card),
                       {radius, lettered ? letter : 0});
}

void draw_upright_card(Drawing& drawing, const Rect& at, Card rank, char suit) {
    drawing.box(at, 5, {Role::card}, {{Role::cardedge}, 1.2});
    draw_rank(drawing, at.x + 0.26 * at.width, at.y + 0.2 * at.height, 0.44 * at.width, rank);
    const double across = 0.44 * at.width;
    draw_token(drawing, at.x + 0.5 * at.width, at.y + 0.28 * at.height, across, suit, 0.22 * at.width);
}

void draw_marker(Drawing& drawing, const Rect& at, const Marker& marker, const CardType& type, double words) {
    drawing.box(at, 6, {Role::plaque}, {{Role::cardedge}, 1.2});
    if (at.width < kNarrow && drawing.detail() == picture::Detail::page) {
        return draw_narrow_marker(drawing, at, marker);
    }
    const double taken = marker.shown && !marker.named ? picture::draw_totals(drawing, at, marker.totals) : 0;
    const double tall = (at.height - (marker.named ? 22 : 0)) / 58, middle = at.y + 29 * tall;
    const bool lettered = drawing.legible(type.letter);
    const double numeral = std::max(type.least_numeral, 17 * std::min(1.0, tall));
    if (!marker.shown) {  // The room is for whoever writes.
        drawing.text(std::to_string(marker.number), at.x + 14, at.y + 19, {numeral, true, true}, {Role::text},
                     Ends::middle);
        return;
    }
    if (lettered) {
        drawing.text(std::to_string(marker.number), at.x + 14, middle + 6, {numeral, false, true}, {Role::text},
                     Ends::middle);
    }
    const double centre = lettered ? at.x + 62 : at.x + (at.width - taken) / 2;
    const auto shown_suits = marker.card ? suits(*marker.card) : std::span<const Suit>();
    if (!shown_suits.empty()) {
        const double pitch = lettered ? 26 : 29, half = pitch * (static_cast<double>(shown_suits.size()) - 1) / 2;
        draw_suits(drawing, lettered ? at.x + 35 : centre - half, pitch, lettered ? at.y + 23 * tall - 1 : middle,
                   lettered ? 11.5 : 13.7, shown_suits, type.letter, at.y + 58 * tall - 10.5);
    } else if (!lettered || (marker.card && !drawing.on_paper())) {
        drawing.art("rank-excuse", centre, middle, lettered ? 30 : 38, {Role::text});
    } else {
        picture::write_lines(drawing, drawing.translated(marker.card ? say("any card") : say("any suit")), centre,
                             middle, 76, {words}, {Role::secondary});
    }
    if (marker.named && marker.card) {
        drawing.text(drawing.translated(short_name(*marker.card)), at.x + at.width / 2, at.bottom() - 10,
                     {picture::kPlanType}, {Role::text}, Ends::middle, at.width - 8);
    }
}

void draw_bank(Drawing& drawing, double x, double y) {
    constexpr double kAcross = 30, kApart = 37, kBeneath = 51;
    for (const Suit suit : kSuits) {
        const auto i = static_cast<int>(index(suit));
        draw_token(drawing, x + kApart * (i % 3), y + kBeneath * (i / 3), kAcross, letter(suit), picture::kPlanType);
    }
}

void draw_suits(Drawing& drawing, double first, double pitch, double y, double radius, std::span<const Suit> suits,
                double letter, double letter_baseline) {
    for (const Suit suit : suits) {
        drawing.bead(first, y, radius, index(suit));
        if (drawing.legible(letter)) {
            drawing.text(letter_of(suit), first, letter_baseline, {letter, true, false}, {Role::text}, Ends::middle);
        }
        first += pitch;
    }
}

double draw_suit_beside(Drawing& drawing, double left, double middle, double radius, Suit suit, double letter,
                        document::Colour ink) {
    constexpr double kLeastBead = 7.5;
    const std::size_t which = index(suit);
    if (drawing.on_paper() || drawing.scale() * radius >= kLeastBead) {
        drawing.bead(left + radius, middle, radius, which);
    } else {
        const document::Colour own{Role::suit, static_cast<std::uint8_t>(which)};
        drawing.art(picture::suit_art(which), left + radius, middle, 2 * radius,
                    ink.role == Role::onlampfill ? ink : own);
    }
    if (letter <= 0) {
        return left + 2 * radius;
    }
    const picture::Face face{letter, true, false};
    drawing.text(letter_of(suit), left + 2 * radius + 2, middle + 0.36 * letter, face, ink);
    return left + 2 * radius + 2 + drawing.width(letter_of(suit), face);
}

double draw_suits_beside(Drawing& drawing, double left, double middle, double radius, Card card, double letter,
                         document::Colour ink) {
    for (const Suit suit : suits(card)) {
        left = draw_suit_beside(drawing, left, middle, radius, suit, letter, ink) + 0.5 * radius;
    }
    return left;
}

void draw_token(Drawing& drawing, double x, double y, double across, char suit, double letter) {
    const std::optional<Suit> known = suit_of(suit);
    const double radius = across / 2;
    if (known) {
        drawing.bead(x + radius, y + radius, radius, index(*known));
    } else {
        drawing.ring(x + radius, y + radius, radius, {Role::card}, {{Role::cardedge}, 1.2});
    }
    drawing.text(std::string(1, suit), x + radius, known ? y + across + 1.05 * letter : y + radius + 0.37 * letter,
                 {letter, true, false}, {Role::text}, Ends::middle);
}

std::vector<Text> suit_names(std::span<const Suit> suits) {
    std::vector<Text> names;
    std::ranges::transform(suits, std::back_inserter(names), suit_name);
    return names;
}

std::vector<Text> counted_suits(const std::array<std::uint8_t, 6>& tokens) {
    std::vector<Text> counted;
    for (const Suit suit : kSuits) {
        if (const int count = tokens[index(suit)]; count > 0) {
            counted.push_back(counted_suit(suit, count));
        }
    }
    return counted;
}

}  // namespace castalia::decktet
