#include "core/picture/drawing.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "core/document/fitted_names.h"
#include "core/document/whole_scores.h"
#include "core/rules/game/game.h"

namespace castalia::picture {

namespace {

constexpr std::string_view kDots = "…";

bool within_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Returns the words without their last letter.
std::string_view without_last(std::string_view words) {
    std::size_t end = words.empty() ? 0 : words.size() - 1;
    while (end > 0 && within_letter(words[end])) {
        --end;
    }
    return words.substr(0, end);
}

std::string_view without_spaces(std::string_view words) {
    return words.substr(0, words.find_last_not_of(' ') + 1);  // npos + 1 is 0.
}

constexpr char kBound = '\x1F';  ///< It stands for a space at which no line may end.

std::string with_whole_scores(std::string words) {
    const std::string given = words;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (given[at] == ' ' && document::is_in_score(given, at)) {
            words[at] = kBound;
        }
    }
    return words;
}

}  // namespace

double AnyFont::width(std::string_view words, const Face& face) const {
    constexpr double kPlain = 0.9;  // Plain letters are narrower than bold ones.
    return document::bold_width(words, face.bold ? face.size : kPlain * face.size);
}

const Mark* Focus::at(const PlaceId& place) const {
    const auto found = std::ranges::find(marks, place, &Mark::place);
    return found == marks.end() ? nullptr : &*found;
}

std::optional<document::Figure> drawn_table(const Playthrough& playthrough, std::size_t ply,
                                            const Translate& translate) {
    const AnyFont letters;
    const auto picture = playthrough.picture(ply, {Detail::paper, {0, 0, kPaperWidth, 0}, letters, translate});
    if (picture == nullptr) {
        return std::nullopt;
    }
    return figure_of(*picture, translate(playthrough.over(ply) ? say("The table at the end") : say("The table")),
                     translate,
                     picture->alternative_text.empty() ? std::string() : translate(picture->alternative_text));
}

document::Figure figure_of(Picture picture, std::string name, const Translate& translate,
                           std::string alternative_text) {
    document::Figure figure;
    figure.width = picture.width;
    figure.height = picture.height;
    figure.shapes = std::move(picture.shapes);
    figure.name = std::move(name);
    figure.alternative_text = std::move(alternative_text);
    for (const Piece& piece : picture.pieces) {
        if (piece.end > piece.first) {
            figure.parts.push_back({piece.first, piece.end, piece.place.text(), translate(piece.name)});
        }
    }
    return figure;
}

bool Drawing::legible(double size) const {
    constexpr double kLeast = 8.5;
    return detail() != Detail::thumbnail || scale_ * size >= kLeast;
}

bool Drawing::on_paper() const {
    return detail() == Detail::paper || detail() == Detail::page || detail() == Detail::blank;
}

double Drawing::least_line() const {
    constexpr double kLeast = 0.9;
    return detail() == Detail::thumbnail ? kLeast : 0;
}

Face Drawing::seen(Face face) const {
    constexpr double kLeastLetters = 11, kSmall = 0.5;
    face.size *= scale_;
    const bool to_be_read = (detail() == Detail::window || detail() == Detail::screen) && scale_ >= kSmall;
    face.size = to_be_read ? std::max(face.size, kLeastLetters) : face.size;
    return face;
}

Shape& Drawing::add(Shape::Kind kind, const Rect& at) {
    const Rect there = placed(at);
    Shape& shape = picture_.shapes.emplace_back();
    shape.kind = kind;
    shape.x = there.x;
    shape.y = there.y;
    shape.width = there.width;
    shape.height = there.height;
    shape.pen = 0;
    shape.ink = {};
    return shape;
}

namespace {

/// A line that is thinner than `least` would hardly be seen.
void outline(Shape& shape, const Edge& edge, double scale, double least) {
    if (edge.colour && edge.width > 0) {
        shape.ink = edge.colour;
        shape.pen = std::max(least, scale * edge.width);
        if (edge.dash > 0) {
            shape.dashes = {scale * edge.dash, scale * edge.gap};
        }
    }
}

}  // namespace

Shape& Drawing::box(const Rect& at, double corner, Colour fill, const Edge& edge) {
    Shape& shape = add(Shape::Kind::box, at);
    shape.corner = scale_ * corner;
    shape.fill = fill;
    outline(shape, edge, scale_, least_line());
    return shape;
}

Shape& Drawing::line(double x1, double y1, double x2, double y2, const Edge& edge) {
    Shape& shape = add(Shape::Kind::line, {x1, y1, x2 - x1, y2 - y1});
    outline(shape, edge, scale_, least_line());
    return shape;
}

Shape& Drawing::polyline(std::span<const Shape::Point> points, const Edge& edge) {
    const auto [left, right] = std::ranges::minmax(points, {}, &Shape::Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Shape::Point::y);
    const Rect box{left.x, top.y, right.x - left.x, bottom.y - top.y};
    Shape& shape = add(Shape::Kind::polyline, box);
    const auto part = [](double along, double whole) { return whole > 0 ? along / whole : 0; };
    for (const Shape::Point& point : points) {
        shape.points.push_back({part(point.x - box.x, box.width), part(point.y - box.y, box.height)});
    }
    outline(shape, edge, scale_, least_line());
    return shape;
}

Shape& Drawing::ring(double x, double y, double radius, Colour fill, const Edge& edge) {
    Shape& shape = add(Shape::Kind::disc, {x - radius, y - radius, 2 * radius, 2 * radius});
    shape.fill = fill;
    outline(shape, edge, scale_, least_line());
    return shape;
}

void Drawing::dots(const Rect& at, double corner, double dot, double step, Colour ink) {
    Shape& shape = add(Shape::Kind::dots, at);
    shape.corner = scale_ * corner;
    shape.pen = scale_ * dot;
    shape.dashes = {scale_ * step};
    shape.ink = ink;
}

void Drawing::bead(double x, double y, double radius, std::size_t suit, bool bare) {
    Shape& shape = add(Shape::Kind::bead, {x - radius, y - radius, 2 * radius, 2 * radius});
    shape.fill = {Role::glass, static_cast<std::uint8_t>(suit)};
    shape.bare = bare;
}

void Drawing::art(std::string_view name, double x, double y, double side, Colour ink) {
    Shape& shape = add(Shape::Kind::art, {x - side / 2, y - side / 2, side, side});
    shape.words = name;
    shape.ink = ink;
}

void Drawing::text(const std::string& words, double x, double baseline, const Face& face, Colour ink,
                   Shape::Side side, double most) {
    if (words.empty()) {
        return;
    }
    if (has_marks(words)) {
        return marked_text(spans_of(words), x, baseline, face, ink, side);
    }
    Shape& shape = add(Shape::Kind::words, {x, baseline, 0, 0});
    const Face drawn = seen(face);
    // Letters that are drawn larger, so that they can be read, keep their middle.
    constexpr double kMiddle = 0.36;
    shape.y += kMiddle * (drawn.size - scale_ * face.size);
    const auto fits = [&](const std::string& all) {
        return viewport_.measure.width(all, drawn) <= scale_ * most + 1;  // One unit may be rounding.
    };
    shape.words = words;
    if (most > 0 && !fits(words)) {
        std::string_view kept = words;
        do {
            kept = without_last(kept);
            shape.words = std::string(without_spaces(kept)).append(kDots);
        } while (!kept.empty() && !fits(shape.words));
        shape.shortened = true;
    }
    shape.size = drawn.size;
    shape.bold = drawn.bold;
    shape.book = drawn.book;
    shape.slanted = drawn.slanted;
    shape.ink = ink;
    shape.side = side;
}

void Drawing::marked_text(const std::vector<Span>& spans, double x, double baseline, const Face& face, Colour ink,
                          Shape::Side side) {
    constexpr double kRaised = 0.3, kBeyond = 1;
    const auto look = [&face](const Span& span) {
        Face of_span = face;
        of_span.slanted = span.emphasis;
        return of_span;
    };
    double all = 0;
    for (const Span& span : spans) {
        all += width(span.words, look(span));
    }
    x -= side == Shape::Side::left ? 0 : side == Shape::Side::right ? all : all / 2;
    for (const Span& span : spans) {
        const double end = x + width(span.words, look(span)), line = baseline - kRaised * face.size;
        text(span.words, x, baseline, look(span), ink);
        if (span.struck) {
            this->line(x - kBeyond, line, end + kBeyond, line, {{Role::secondary}, 1.4});
        }
        x = end;
    }
}

double Drawing::width(std::string_view words, const Face& face) const {
    if (!has_marks(words)) {
        return viewport_.measure.width(words, seen(face)) / scale_;
    }
    double width = 0;
    for (const Span& span : spans_of(words)) {
        Face drawn = seen(face);
        drawn.slanted = drawn.slanted || span.emphasis;
        width += viewport_.measure.width(span.words, drawn) / scale_;
    }
    return width;
}

std::vector<std::string> Drawing::wrapped(std::string_view words, const Face& face, double most) const {
    const auto fits = [&](std::string_view line) { return width(line, face) <= most; };
    std::vector<std::string> lines;
    std::string line;
    std::istringstream rest{with_whole_scores(std::string(words))};
    for (std::string word; rest >> word;) {
        std::ranges::replace(word, kBound, ' ');
        const std::string longer = line.empty() ? word : line + " " + word;
        if (fits(longer)) {
            line = longer;
            continue;
        }
        if (!line.empty()) {
            lines.push_back(std::move(line));
        }
        while (!fits(word) && !without_last(word).empty()) {
            std::string_view part = without_last(word);
            while (!fits(part) && !without_last(part).empty()) {
                part = without_last(part);
            }
            lines.emplace_back(part);
            word.erase(0, part.size());
        }
        line = word;
    }
    if (!line.empty() || lines.empty()) {
        lines.push_back(std::move(line));
    }
    return lines;
}

void Drawing::zone(Text title, Zone::Shape shape, std::optional<Seat> owner, int columns) {
    Zone& zone = picture_.zones.emplace_back();
    zone.title = std::move(title);
    zone.shape = shape;
    zone.owner = owner;
    zone.columns = columns;
}

castalia::Piece& Drawing::lies(const PlaceId& place, Text name, int count, Text counted) {
    return picture_.zones.back().pieces.emplace_back(
        castalia::Piece{place, "", std::move(name), count, std::move(counted)});
}

castalia::Piece& Drawing::counts(const PlaceId& place, const Text& name, int count) {
    return lies(place, name, count, say("{what} {count}", {{"what", name}, {"count", literally(count)}}));
}

Piece& Drawing::piece(const PlaceId& place, const Rect& at, Text name, std::size_t first) {
    Piece& piece = picture_.pieces.emplace_back();
    piece.place = place;
    piece.area = placed(at);
    piece.name = std::move(name);
    piece.first = first;
    piece.end = picture_.shapes.size();
    return piece;
}

Picture Drawing::take(double width, double height) {
    picture_.width = width;
    picture_.height = height;
    return std::move(picture_);
}

}  // namespace castalia::picture
