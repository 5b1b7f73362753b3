// The tiles of the Muses, the dice, and what is drawn on squares.
#include <algorithm>
#include <cmath>

#include "core/games/dance_of_muses/table_parts.h"

namespace castalia::dance_of_muses {

namespace {

using document::Role;
using picture::Edge;
using picture::Face;
using Ends = document::Shape::Side;

constexpr double kLeastType = 11;  ///< Smaller letters cannot be read.
constexpr double kFoot = 0.8;      ///< The place of the foot of a tile; a tile below may cover the rest.
constexpr double kMiddle = 0.48;   ///< The place of the die, between name and foot.
constexpr int kOneShort = 5;       ///< After one more step the dance ends.

document::Colour ink_of(const Tile& tile) { return {tile.face_down ? Role::onfacedown : Role::text}; }

/// Returns the first letters of words.
std::string begun(std::string_view words, int letters) {
    std::string begun;
    for (; letters > 0 && !words.empty(); --letters) {
        const std::size_t end = picture::letter_end(words);
        begun += words.substr(0, end);
        words.remove_prefix(end);
    }
    return begun;
}

/// Returns the first of the names that has room, or the last one.
const std::string& fitting(const Drawing& drawing, const std::vector<std::string>& names, const Face& face,
                           double width) {
    const auto fits = [&](const std::string& name) { return drawing.width(name, face) <= width; };
    const auto found = std::ranges::find_if(names, fits);
    return found == names.end() ? names.back() : *found;
}

/// Draws the lamp around a die that ends the dance after one more step.
void draw_lamp(Drawing& drawing, double x, double y, double side, const Tile& tile) {
    if (tile.die == kOneShort) {
        drawing.box({x - side / 2, y - side / 2, side, side}, side * 0.22, {Role::lamp},
                    {tile.face_down ? ink_of(tile) : document::Colour{Role::lampink}, 2});
    }
}

/// Draws the foot of a tile that lies face up: the power at the left and the Suns at the right, or that neither is
/// set.
void draw_foot(Drawing& drawing, const Rect& at, const TileFace& face, double least) {
    const double side = at.width, y = at.y + side * kFoot, mark = std::max(11.0, side * 0.18);
    if (!face.power && !face.suns) {
        const std::string words = drawing.translated(say("not set"));
        if (drawing.width(words, {least}) < side - 4) {
            Face small{std::max(least, side * 0.15)};
            small.size = drawing.width(words, small) < side - 4 ? small.size : least;
            drawing.text(words, at.x + side / 2, y + 3, small, {Role::secondary}, Ends::middle);
        }
        return;
    }
    if (face.power && *face.power != Power::none) {
        drawing.art("power-" + std::string(word_of(*face.power)), at.x + side * 0.18, y, mark, {Role::text});
    }
    if (face.suns) {
        drawing.art("suit-suns", at.right() - side * 0.34, y, mark, {Role::lampink});
        drawing.text(std::to_string(*face.suns), at.right() - side * 0.14, y + side * 0.06,
                     {std::max(least + 1, side * 0.19), true, true}, {Role::text}, Ends::middle);
    }
}

/// Draws the words and the die of a tile that is read from near.
void draw_near(Drawing& drawing, const Rect& at, const TileShown& shown, double least) {
    const double side = at.width, middle = at.x + side / 2, room = side - 5, die = side * 0.44;
    Face face{std::clamp(side * 0.165, least, 17.0), true};
    while (face.size > least && drawing.width(shown.names.front(), face) > room) {
        face.size = std::max(least, face.size - 0.5);
    }
    drawing.text(fitting(drawing, shown.names, face, room), middle, at.y + side * 0.145 + face.size * 0.36, face,
                 ink_of(shown.tile), Ends::middle);
    draw_lamp(drawing, middle, at.y + side * kMiddle, die + 3, shown.tile);
    draw_die(drawing, middle, at.y + side * kMiddle, die, shown.tile.colour, shown.tile.die);
    if (!shown.tile.face_down) {
        return draw_foot(drawing, at, shown.face, least);
    }
    const std::string down = drawing.translated(say("face down"));
    Face small{std::clamp(side * 0.15, least, 16.0)};
    while (small.size > least && drawing.width(down, small) > side - 4) {
        small.size = std::max(least, small.size - 0.5);
    }
    if (drawing.width(down, small) <= side - 4) {
        drawing.text(down, middle, at.y + side * kFoot + 3, small, ink_of(shown.tile), Ends::middle);
    }
}

/// Draws the name and the die on a small tile of a page.
void draw_small(Drawing& drawing, const Rect& at, const TileShown& shown, double least) {
    constexpr double kTop = 3.5, kBetween = 3, kMostDie = 0.56;
    const Face face{least, true};
    const double middle = at.x + at.width / 2, line = kTop + 0.72 * least;
    const double room = at.width - line - 2 * kBetween, die = std::min(kMostDie * at.width, room);
    const double y = at.y + line + kBetween + room / 2;
    drawing.text(fitting(drawing, shown.names, face, at.width - 3), middle, at.y + line, face, ink_of(shown.tile),
                 Ends::middle);
    draw_lamp(drawing, middle, y, die + 3, shown.tile);
    draw_die(drawing, middle, y, die, shown.tile.colour, shown.tile.die);
}

/// Draws them on a tile that is read across a room: beneath the name the die, and in a large tile its power and Suns
/// in a row of their own.
void draw_far(Drawing& drawing, const Rect& at, const TileShown& shown, const TileType& type) {
    constexpr double kBetween = 3.75, kLeastDie = 29, kEnd = 4.5;
    const double side = at.width, top = at.y + 0.76 * type.name.size + 2.5;
    drawing.text(fitting(drawing, shown.names, type.name, side - 5), at.x + side / 2, top, type.name,
                 ink_of(shown.tile), Ends::middle);
    const Face figure{type.figure, true, true};
    const double foot = shown.tile.face_down ? 0 : 0.72 * figure.size + kBetween;
    const double room = at.bottom() - kBetween - top - kBetween;
    const bool tall = room - foot > kLeastDie;
    const double die = std::min(0.5 * side, room - (tall ? foot : 0));
    const double x = tall || shown.tile.face_down ? at.x + side / 2 : at.x + kBetween + die / 2;
    const double y = top + kBetween + (room - (tall ? foot : 0)) / 2;
    draw_lamp(drawing, x, y, die, shown.tile);
    draw_die(drawing, x, y, die * 0.92, shown.tile.colour, shown.tile.die);
    const double baseline = at.bottom() - kEnd, mark = 0.75 * figure.size, middle = baseline - 0.33 * figure.size;
    if (tall && shown.face.power && *shown.face.power != Power::none) {
        drawing.art("power-" + std::string(word_of(*shown.face.power)), at.x + 5 + mark / 2, middle, mark,
                    {Role::text});
    }
    if (shown.face.suns) {
        const std::string number = std::to_string(*shown.face.suns);
        drawing.text(number, at.right() - 5.6, baseline, figure, {Role::text}, Ends::right);
        if (tall) {
            drawing.art("suit-suns", at.right() - 9.4 - drawing.width(number, figure) - mark / 2, middle, mark,
                        {Role::lampink});
        }
    }
}

/// Draws a tile on paper: its company by its edge, its die as a number, its Muse and its owner.
void draw_printed(Drawing& drawing, const Rect& at, const TileShown& shown) {
    constexpr double kNumeral = 0.39, kWords = 0.136, kLeastPrinted = 7;
    const double side = at.width, middle = at.x + side / 2;
    draw_company_edge(drawing, at, 4, shown.tile.colour);
    if (shown.tile.die > 0) {
        drawing.text(std::to_string(shown.tile.die), middle, at.y + side * 0.52, {kNumeral * side, true},
                     {Role::text}, Ends::middle);
    }
    const std::vector<std::string> names =
        shown.tile.muse ? shown.names : std::vector<std::string>{drawing.translated(say("face down")), ""};
    Face face{kWords * side, true};
    while (face.size > kLeastPrinted && drawing.width(names.front(), face) > side - 3) {
        face.size = std::max(kLeastPrinted, face.size - 0.25);
    }
    drawing.text(fitting(drawing, names, face, side - 3), middle, at.y + side * 0.72, face, {Role::text},
                 Ends::middle);
    drawing.text(shown.owner, middle, at.y + side * 0.9, {kWords * side}, {Role::text}, Ends::middle);
}

}  // namespace

bool is_printed(const Drawing& drawing) { return drawing.on_paper() && drawing.detail() != picture::Detail::page; }

void draw_company_edge(Drawing& drawing, const Rect& at, double corner, Colour colour) {
    const Edge edge = colour == Colour::purple   ? Edge{{Role::text}, 2.2}
                      : colour == Colour::orange ? Edge{{Role::text}, 1.2, 5, 2}
                                                 : Edge{{Role::text}, 0.7};
    drawing.box(at, corner, {}, edge);
}

void draw_die(Drawing& drawing, double x, double y, double side, Colour colour, int value) {
    if (value < 1) {
        return;
    }
    constexpr int kSix = 6;
    const auto company = static_cast<std::uint8_t>(colour);
    const double unit = side / 32, inner = 28 * unit;
    // The edge is dark in every palette, so that a bright body stands out from a lit ground as well.
    drawing.box({x - inner / 2, y - inner / 2, inner, inner}, 6 * unit, {Role::company, company},
                {{Role::onglass}, 1.4});
    const auto pip = [&](double across, double down) {
        drawing.ring(x + across * unit, y + down * unit, 2.9 * unit, {Role::oncompany, company});
    };
    const bool odd = value % 2 == 1;
    const double across = odd ? 6.6 : 6, down = value >= kSix ? 7.2 : across;
    if (odd) {
        pip(0, 0);
    }
    if (value > 1) {
        pip(-across, -down);
        pip(across, down);
    }
    if (value > 3) {
        pip(across, -down);
        pip(-across, down);
    }
    if (value >= kSix) {
        pip(-across, 0);
        pip(across, 0);
    }
}

std::vector<std::string> names_of(const Drawing& drawing, const Rules& rules, const Tile& tile, const Face& face,
                                  double width) {
    if (tile.muse) {
        const std::string name = drawing.translated(text_of(*tile.muse));
        return {name, begun(name, 3), begun(name, 2)};
    }
    if (!tile.owner) {
        return {drawing.translated(say("neutral")), ""};
    }
    const std::string name = picture::fitting_name(drawing, rules.names, *tile.owner, face, width);
    return {drawing.translated(say("{who}’s", {{"who", rules.who(*tile.owner)}})), name};
}

void draw_tile(Drawing& drawing, const Rect& at, const TileShown& shown, const TileType& type) {
    if (is_printed(drawing)) {
        return draw_printed(drawing, at, shown);
    }
    constexpr double kWithoutWords = 0.72, kLeastWhole = 58, kLeastNamed = 32;
    const bool on_page = drawing.detail() == picture::Detail::page;
    drawing.box(at, at.width * 0.08, {shown.tile.face_down ? Role::facedown : Role::card}, {{Role::cardedge}, 1.3});
    if (type.figure > 0) {
        draw_far(drawing, at, shown, type);
    } else if (on_page && at.width >= kLeastNamed && at.width < kLeastWhole) {
        draw_small(drawing, at, shown, type.least);
    } else if (on_page ? at.width >= kLeastWhole : drawing.legible(0.1 * at.width)) {
        draw_near(drawing, at, shown, type.least);
    } else {
        draw_die(drawing, at.x + at.width / 2, at.y + at.width / 2, kWithoutWords * at.width, shown.tile.colour,
                 shown.tile.die);
    }
}

void draw_frame(Drawing& drawing, const Rect& at, Frame frame) {
    const double corner = at.width * 0.08;
    const Rect around = inset(at, -1);
    switch (frame) {
        case Frame::chosen:
            drawing.box(around, corner, {}, {{Role::lampink}, 5});
            drawing.box(around, corner, {}, {{Role::lamp}, 2.6});
            break;
        case Frame::moved: drawing.box(around, corner, {}, {{Role::lampink}, 2.4}); break;
        case Frame::legal: drawing.dots(around, corner, 2.4, 5, {Role::lampink}); break;
        case Frame::cut: drawing.box(around, corner, {}, {{Role::refusal}, 3.6, 8, 6}); break;
        case Frame::none: break;
    }
}

void draw_change(Drawing& drawing, const Rect& tile, int change) {
    constexpr double kWide = 28;
    if (change == 0) {
        return;
    }
    const Rect at{tile.right() - kWide + 3, tile.y + tile.height * 0.5 - 10, kWide, 20};
    drawing.box(at, 4, {change < 0 ? Role::lamp : Role::card}, {{Role::lampink}, 1.8});
    drawing.text((change > 0 ? "+" : "−") + std::to_string(std::abs(change)), at.x + kWide / 2, at.y + 15, {13, true},
                 {change < 0 ? Role::onlamp : Role::lampink}, Ends::middle);
}

void draw_in_square(Drawing& drawing, const std::string& words, const Rect& square, double pitch,
                    document::Colour ink) {
    const Face face{std::clamp(pitch * 0.15, kLeastType, 14.0)};
    const double step = face.size * 1.25;
    std::vector<std::string> lines = drawing.wrapped(words, face, square.width - 2 * kArrow + 8);
    if (static_cast<double>(lines.size()) * step > square.height - 4) {
        lines = drawing.wrapped(words, face, square.width - 4);
    }
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor((square.height - 2) / step)));
    lines.resize(std::min(lines.size(), most));
    double y = square.y + square.height / 2 + face.size * 0.36 - step * (static_cast<double>(lines.size()) - 1) / 2;
    for (const std::string& line : lines) {
        drawing.text(line, square.x + square.width / 2, y, face, ink, Ends::middle, square.width - 2);
        y += step;
    }
}

void draw_step_ring(Drawing& drawing, const Point& at, Direction to, bool chosen) {
    constexpr double kLong = 5.5, kBarb = 4;
    const Square ahead = kOffsets[2 * static_cast<std::size_t>(to)];
    const Edge line{{chosen ? Role::card : Role::lampink}, 1.8};
    drawing.ring(at.x, at.y, kArrow, {chosen ? Role::lampink : Role::card},
                 {{chosen ? Role::card : Role::lampink}, 1.4});
    const Point tip{at.x + ahead.x * kLong, at.y + ahead.y * kLong};
    drawing.line(at.x - ahead.x * kLong, at.y - ahead.y * kLong, tip.x, tip.y, line);
    for (const double side : {-1.0, 1.0}) {
        drawing.line(tip.x - ahead.x * kBarb + ahead.y * side * kBarb,
                     tip.y - ahead.y * kBarb + ahead.x * side * kBarb, tip.x, tip.y, line);
    }
}

namespace {

TileFace face_in(const Json& row) {
    TileFace face;
    if (const Json suns = value_at(row, "suns"); suns.is_number_integer()) {
        face.suns = suns.get<int>();
    }
    for (const Power power : {Power::none, Power::raise, Power::lower, Power::swap}) {
        if (value_at(row, "power") == Json(word_of(power))) {
            face.power = power;
        }
    }
    return face;
}

/// Draws the squares around the tile that its power reaches, where a die would lie.
void draw_area(Drawing& drawing, double side, const Json& area) {
    /// Row by row; the middle is the tile itself.
    constexpr std::array<const char*, 9> kSquares{"NW", "N", "NE", "W", "", "E", "SW", "S", "SE"};
    constexpr double kCell = 10, kGap = 1.5, kTop = 24;
    for (std::size_t i = 0; i < kSquares.size(); ++i) {
        const bool lit = area.is_array() && std::ranges::find(area, Json(kSquares[i])) != area.end();
        const Role fill = i == 4 ? Role::facedown : lit ? Role::lamp : Role::card;
        drawing.box({(side - 3 * kCell) / 2 + kCell * static_cast<double>(i % 3),
                     kTop + kCell * static_cast<double>(i / 3), kCell - kGap, kCell - kGap},
                    1.5, {fill}, {{lit ? Role::lampink : Role::control}, 0.8});
    }
}

}  // namespace

picture::Picture sheet_row(const std::string& name, const Json& row, const picture::Viewport& viewport) {
    constexpr double kUnits = 80;
    const double side = std::min(viewport.area.width, viewport.area.height) - 2;
    Drawing drawing(viewport, viewport.area.x + (viewport.area.width - side) / 2,
                    viewport.area.y + (viewport.area.height - side) / 2, side / kUnits);
    Tile tile;
    tile.die = 0;
    draw_tile(drawing, {0, 0, kUnits, kUnits}, {tile, {name, begun(name, 3)}, face_in(row)}, {});
    if (const Json area = value_at(row, "area"); !area.is_null()) {
        draw_area(drawing, kUnits, area);
    }
    return drawing.take(viewport.area.width, viewport.area.height);
}

}  // namespace castalia::dance_of_muses
