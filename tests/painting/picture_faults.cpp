#include "tests/painting/picture_faults.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "core/picture/art.h"
#include "tests/support/pseudo_language.h"

namespace castalia {

namespace {

using document::Colour;
using document::Role;
using document::Shape;
using picture::Face;
using picture::Rect;

constexpr double kTouch = 1;

Face face_of(const Shape& words) { return {words.size, words.bold, words.book, words.slanted}; }

Rect box_of(const Shape& shape) {
    return {std::min(shape.x, shape.x + shape.width), std::min(shape.y, shape.y + shape.height),
            std::abs(shape.width), std::abs(shape.height)};
}

Rect shared_by(const Rect& one, const Rect& other) {
    const double left = std::max(one.x, other.x), top = std::max(one.y, other.y);
    return {left, top, std::min(one.right(), other.right()) - left, std::min(one.bottom(), other.bottom()) - top};
}

bool is_within(const Rect& one, const Rect& other, double touch) {
    return one.x >= other.x - touch && one.y >= other.y - touch && one.right() <= other.right() + touch &&
           one.bottom() <= other.bottom() + touch;
}

/// Returns whether words are a shortened name: "Maxi…", "An…phie".
bool is_short_name(const std::string& words, const std::vector<std::string>& names) {
    static const std::string kDots = "…";
    const std::size_t at = words.find(kDots);
    const std::string begins = words.substr(0, at),
                      ends = at == std::string::npos ? "" : words.substr(at + kDots.size());
    return std::ranges::any_of(names, [&](const std::string& name) {
        return !begins.empty() && name.starts_with(begins) && name.find(ends, begins.size()) != std::string::npos;
    });
}

/// Returns the box on which words stand: the last one painted before them that holds most of their letters.
const Shape* ground_of(const Seen& seen, std::size_t words, const Rect& letters) {
    const Shape* ground = nullptr;
    for (const Shape& shape : seen.shapes.first(words)) {
        const Rect shared = shared_by(letters, box_of(shape));
        const bool holds = !shared.empty() && 2 * shared.width * shared.height > letters.width * letters.height;
        ground = shape.kind == Shape::Kind::box && shape.fill && !shape.faint && holds ? &shape : ground;
    }
    return ground;
}

bool covers(const Shape& shape, double x, double y) {
    const Rect box = box_of(shape);
    if (!shape.fill || shape.faint || x < box.x || x > box.right() || y < box.y || y > box.bottom()) {
        return false;
    }
    switch (shape.kind) {
        case Shape::Kind::box: return true;
        case Shape::Kind::disc:
        case Shape::Kind::bead:
            return std::hypot((x - box.x) / box.width - 0.5, (y - box.y) / box.height - 0.5) <= 0.5;
        default: return false;
    }
}

/// Returns the colour at a point before a shape is painted.
Colour colour_at(const Seen& seen, std::size_t before, double x, double y) {
    for (std::size_t i = before; i > 0; --i) {
        if (covers(seen.shapes[i - 1], x, y)) {
            return seen.shapes[i - 1].fill;
        }
    }
    return {Role::table};
}

class FaintShapes {
public:
    FaintShapes(const Seen& seen, picture::Scheme scheme, PictureFaults& faults)
        : seen_(seen), scheme_(scheme), faults_(faults) {}

    void look_at(std::size_t which) {
        const Shape& shape = seen_.shapes[which];
        const Rect box = box_of(shape);
        switch (shape.kind) {
            case Shape::Kind::words: return look_at_words(which);
            case Shape::Kind::line:
                return expect("A line", {shape.ink}, {at(which, box.x + box.width / 2, box.y + box.height / 2)});
            case Shape::Kind::polyline: return look_at_corners(which);
            case Shape::Kind::art:
                return expect("The drawing " + shape.words, {shape.ink},
                              {at(which, box.x + box.width / 2, box.y + box.height / 2)});
            case Shape::Kind::bead: return expect("A bead", {shape.fill, {Role::onglass}}, around(which, box));
            case Shape::Kind::box:
            case Shape::Kind::disc: return look_at_edge(which, box);
            case Shape::Kind::dots: return expect("Dots", {shape.ink}, around(which, box));
        }
    }

private:
    Colour at(std::size_t which, double x, double y) const { return colour_at(seen_, which, x, y); }
    /// Returns the colours beside the middle of each side.
    std::vector<Colour> around(std::size_t which, const Rect& box) const {
        constexpr double kBeside = 1.5;
        const double x = box.x + box.width / 2, y = box.y + box.height / 2;
        return {at(which, box.x - kBeside, y), at(which, box.right() + kBeside, y), at(which, x, box.y - kBeside),
                at(which, x, box.bottom() + kBeside)};
    }
    double ratio(Colour one, Colour other) const {
        return contrast_of(picture::value_of(scheme_, one), picture::value_of(scheme_, other));
    }
    void look_at_words(std::size_t which) {
        constexpr double kWords = 4.5, kMore = 7;
        const Shape& shape = seen_.shapes[which];
        const Rect letters = letters_of(shape, seen_.measure);
        for (const double across : {0.1, 0.3, 0.5, 0.7, 0.9}) {
            const Colour ground = at(which, letters.x + across * letters.width, letters.y + letters.height / 2);
            if (ratio(shape.ink, ground) < (scheme_ == picture::Scheme::contrast ? kMore : kWords)) {
                add("\"" + shape.words + "\"", shape.ink, ground);
            }
        }
    }
    /// Each corner stands out: a line goes over several grounds.
    void look_at_corners(std::size_t which) {
        const Shape& shape = seen_.shapes[which];
        for (std::size_t i = 0; i < shape.points.size(); ++i) {
            const Shape::Point corner = shape.corner_at(i);
            expect("A curve", {shape.ink}, {at(which, corner.x, corner.y)});
        }
    }
    /// An area without an edge need not stand out: what stands on it must.
    void look_at_edge(std::size_t which, const Rect& box) {
        const Shape& shape = seen_.shapes[which];
        if (lies_on_wider_edge(which)) {
            return;  // That one stands out.
        }
        if (shape.pen > 0 && shape.ink) {
            std::vector<Colour> grounds = around(which, box);
            if (which > 0 && box_of(seen_.shapes[which - 1]) == box && seen_.shapes[which - 1].pen > shape.pen) {
                grounds.push_back(seen_.shapes[which - 1].ink);  // It is painted within a wider edge.
            }
            expect("An edge", {shape.ink, shape.fill}, grounds);
        } else if (shape.kind == Shape::Kind::disc) {
            expect("A disc", {shape.fill}, around(which, box));
        }
    }
    /// Returns whether the edge lies on one of the same box that is painted just before it, as lamp light does.
    bool lies_on_wider_edge(std::size_t which) const {
        const Shape& shape = seen_.shapes[which];
        if (which == 0 || shape.fill) {
            return false;
        }
        const Shape& before = seen_.shapes[which - 1];
        return before.kind == shape.kind && box_of(before) == box_of(shape) && before.pen > shape.pen;
    }
    /// Expects that one of the inks stands out from one of the grounds.
    void expect(const std::string& what, const std::vector<Colour>& inks, const std::vector<Colour>& grounds) {
        constexpr double kDrawn = 3;
        const bool hairline = inks.front().role == Role::line && scheme_ != picture::Scheme::contrast;
        const bool clear = std::ranges::any_of(inks, [&](Colour ink) {
            return ink && std::ranges::any_of(grounds, [&](Colour ground) { return ratio(ink, ground) >= kDrawn; });
        });
        if (!hairline && !clear) {
            add(what, inks.front(), grounds.front());
        }
    }
    void add(const std::string& what, Colour ink, Colour ground) {
        faults_.emplace(what + " is faint: role " + std::to_string(static_cast<int>(ink.role)) + " on role " +
                            std::to_string(static_cast<int>(ground.role)) + " in palette " +
                            std::to_string(static_cast<int>(scheme_)),
                        seen_.where);
    }

    const Seen& seen_;
    picture::Scheme scheme_;
    PictureFaults& faults_;
};

/// Returns the part of its square that a drawing fills.
Rect drawn_part(const Shape& art) {
    const Rect square = box_of(art);
    const picture::Art* known = picture::art_called(art.words);
    double left = 1, top = 1, right = 0, bottom = 0;
    for (const picture::ArtPath& path : known == nullptr ? std::vector<picture::ArtPath>() : known->paths) {
        picture::OutlineReader outline(path.outline);
        while (const std::optional<picture::OutlineStep> step = outline.next()) {
            const std::size_t numbers = step->letter == 'C' ? 6 : step->letter == 'Z' ? 0 : 2;
            for (std::size_t i = 0; i < numbers; i += 2) {
                left = std::min(left, step->at.at(i) / known->side);
                right = std::max(right, step->at.at(i) / known->side);
                top = std::min(top, step->at.at(i + 1) / known->side);
                bottom = std::max(bottom, step->at.at(i + 1) / known->side);
            }
        }
    }
    return {square.x + left * square.width, square.y + top * square.height, (right - left) * square.width,
            (bottom - top) * square.height};
}

/// Adds words that share their place with a drawing or a bead, above or beneath it.
void look_for_covered_words(const Seen& seen, PictureFaults& faults) {
    std::vector<std::pair<const Shape*, Rect>> drawings, all;
    for (const Shape& shape : seen.shapes) {
        if (shape.kind == Shape::Kind::words) {
            all.emplace_back(&shape, letters_of(shape, seen.measure));
        } else if (shape.kind == Shape::Kind::art || shape.kind == Shape::Kind::bead) {
            drawings.emplace_back(&shape, shape.kind == Shape::Kind::art ? drawn_part(shape) : box_of(shape));
        }
    }
    for (const auto& [words, letters] : all) {
        for (const auto& [drawing, place] : drawings) {
            const Rect shared = shared_by(letters, place);
            if (shared.width > kTouch && shared.height > kTouch) {
                const bool bead = drawing->kind == Shape::Kind::bead;
                faults.emplace("\"" + words->words + "\" lies on " +
                                   (bead ? std::string("a bead") : "the drawing " + drawing->words),
                               seen.where);
            }
        }
    }
}

double luminance(std::uint32_t colour) {
    const auto part = [colour](unsigned shift) {
        const double value = (colour >> shift & 0xFFU) / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}

}  // namespace

Rect letters_of(const Shape& words, const picture::Measure& measure) {
    const double width = measure.width(words.words, face_of(words));
    const double left = words.side == Shape::Side::left    ? words.x
                        : words.side == Shape::Side::right ? words.x - width
                                                           : words.x - width / 2;
    const double height = measure.heights(face_of(words)).capital * words.size;
    return {left, words.y - height, width, height};
}

void look_over_words(const Seen& seen, PictureFaults& faults) {
    std::vector<std::pair<const Shape*, Rect>> all;
    look_for_covered_words(seen, faults);
    for (std::size_t i = 0; i < seen.shapes.size(); ++i) {
        const Shape& shape = seen.shapes[i];
        if (shape.kind != Shape::Kind::words) {
            continue;
        }
        const Rect letters = letters_of(shape, seen.measure);
        const std::string text = "\"" + shape.words + "\"";
        if (shape.shortened && !is_short_name(shape.words, seen.names)) {
            faults.emplace(text + " is shortened", seen.where);
        }
        if (!is_within(letters, seen.area, kTouch)) {
            faults.emplace(text + " leaves the picture", seen.where);
        }
        const Shape* ground = ground_of(seen, i, letters);
        if (ground != nullptr && !is_within(letters, box_of(*ground), kTouch)) {
            faults.emplace(text + " leaves what it stands on", seen.where);
        }
        for (const auto& [other, place] : all) {
            const Rect shared = shared_by(letters, place);
            if (shared.width > kTouch && shared.height > kTouch) {
                faults.emplace(text + " lies on \"" + other->words + "\"", seen.where);
            }
        }
        all.emplace_back(&shape, letters);
    }
}

void look_for_small_words(const Seen& seen, double least, double least_letter, PictureFaults& faults) {
    constexpr double kRounding = 0.1;
    for (const Shape& shape : seen.shapes) {
        if (shape.kind != Shape::Kind::words) {
            continue;
        }
        const bool lower = std::ranges::any_of(shape.words, [](char c) { return c >= 'a' && c <= 'z'; });
        const picture::LetterHeights heights = seen.measure.heights(face_of(shape));
        const double letter = shape.size * (lower ? heights.small : heights.capital);
        if (shape.size < least - kRounding || letter < least_letter - kRounding) {
            faults.emplace("\"" + shape.words + "\" is small, " + std::to_string(shape.size), seen.where);
        }
    }
}

void look_for_faint_shapes(const Seen& seen, picture::Scheme scheme, PictureFaults& faults) {
    FaintShapes faint(seen, scheme, faults);
    for (std::size_t i = 0; i < seen.shapes.size(); ++i) {
        faint.look_at(i);
    }
}

double contrast_of(std::uint32_t one, std::uint32_t other) {
    const double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

std::vector<std::string> spoken_languages() {
    std::vector<std::string> all = translated_languages();
    all.emplace_back(kEnglish);
    return all;
}

std::vector<std::string> audited_languages() {
    std::vector<std::string> all = spoken_languages();
    all.emplace_back(kPseudoLanguage);
    return all;
}

}  // namespace castalia
