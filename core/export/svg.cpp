#include "core/export/svg.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "core/export/html_blocks.h"
#include "core/export/svg_palette.h"
#include "core/picture/art.h"
#include "core/picture/palette.h"
#include "core/rules/json/fields.h"

namespace castalia::document {

namespace {

std::string attribute(const char* name, double value) {
    return std::string(" ") + name + "=\"" + svg_number(value) + "\"";
}

/// How a drawing is written.
struct Manner {
    std::string prefix;       ///< All ids begin with it.
    bool in_palette = false;  ///< Colours are classes of `palette_style`; outlines are those of `palette_drawings`.
    std::optional<picture::Scheme> scheme = {};  ///< Colours are values of this palette.

    std::string ink(Colour colour) const {
        return scheme ? hex_of(picture::value_of(*scheme, colour)) : "currentColor";
    }
};

/// Returns how a shape is filled and its edge. Without a palette only suits have colours of their own.
std::string look_of(const Shape& shape, const Manner& manner) {
    const bool edged = shape.pen > 0 && shape.ink;
    std::string look = edged ? " stroke-width=\"" + svg_number(shape.pen) + "\"" : "";
    if (manner.in_palette) {
        look += class_attribute({shape.fill ? area_class(shape.fill) : "", edged ? line_class(shape.ink) : ""});
    } else {
        const bool filled = manner.scheme ? bool(shape.fill) : shape.fill.role == Role::text;
        look += edged ? " stroke=\"" + manner.ink(shape.ink) + "\"" : "";
        look += " fill=\"" + (filled ? manner.ink(shape.fill) : "none") + "\"";
    }
    look += shape.faint ? " fill-opacity=\"0.22\"" : "";
    if (!shape.dashes.empty()) {
        std::string dashes;
        for (const double dash : shape.dashes) {
            dashes += (dashes.empty() ? "" : " ") + svg_number(dash);
        }
        look += " stroke-dasharray=\"" + dashes + "\"";
    }
    return look;
}

std::string written(picture::Scheme scheme, std::size_t suit) {
    return hex_of(picture::value_of(scheme, {Role::suit, static_cast<std::uint8_t>(suit)}));
}

/// Returns the colour of a suit's glyph, and the class by which a dark page finds it.
std::string suit_fill(std::size_t suit) {
    return " class=\"suit-" + std::to_string(suit + 1) + "\" fill=\"" + written(picture::Scheme::light, suit) + "\"";
}

/// Returns an id as XML allows one.
std::string id_of(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
        id += plain ? c : '-';
    }
    return id;
}

/// Returns the drawing that a shape shows, and its colour.
std::pair<std::string_view, std::string> art_of(const Shape& shape) {
    if (shape.kind == Shape::Kind::bead) {
        return {picture::suit_art(shape.fill.which), suit_fill(shape.fill.which)};
    }
    return {shape.words, shape.ink.role == Role::suit ? suit_fill(shape.ink.which) : " fill=\"currentColor\""};
}

bool is_art(const Shape& shape) { return shape.kind == Shape::Kind::bead || shape.kind == Shape::Kind::art; }

std::string path_of(const picture::ArtPath& path, const std::string& id) {
    const std::string look =
        path.stroke > 0 ? " fill=\"none\" stroke=\"currentColor\" stroke-width=\"" + svg_number(path.stroke) + "\""
                        : " fill-rule=\"evenodd\"";
    return "<path" + id + look + " d=\"" + std::string(path.outline) + "\"/>";
}

std::string definition(const picture::Art& art, const std::string& id) {
    if (art.paths.size() == 1) {
        return path_of(art.paths.front(), id);
    }
    std::string paths;
    for (const picture::ArtPath& path : art.paths) {
        paths += path_of(path, "");
    }
    return "<g" + id + ">" + paths + "</g>";
}

/// Returns the drawings that the shapes use, each once, because an outline is longer than all other shapes.
std::string definitions(const Figure& figure, const std::string& prefix) {
    std::set<std::string_view> names;
    for (const Shape& shape : figure.shapes) {
        if (is_art(shape)) {
            names.insert(art_of(shape).first);
        }
    }
    std::string defined;
    for (const std::string_view name : names) {
        if (const picture::Art* art = picture::art_called(name)) {
            defined += definition(*art, " id=\"" + prefix + id_of(name) + "\"") + "\n";
        }
    }
    return defined.empty() ? "" : "<defs>\n" + defined + "</defs>\n";
}

/// A bead of the palette is a drawing of its own: the glass, and on it the glyph.
std::string palette_art(const Shape& shape) {
    const bool bead = shape.kind == Shape::Kind::bead;
    const picture::Art* art = bead ? nullptr : picture::art_called(shape.words);
    if (!bead && art == nullptr) {
        return "";
    }
    const std::string id = bead ? bead_id(shape.fill.which, shape.bare) : art_id(shape.words);
    return "<use href=\"#" + id + "\"" + (bead ? "" : class_attribute({area_class(shape.ink)})) +
           " transform=\"translate(" + svg_number(shape.x) + " " + svg_number(shape.y) + ") scale(" +
           svg_number(shape.width / (bead ? kBeadSide : art->side)) + ")\"/>";
}

std::string drawn_art(const Shape& shape, const Manner& manner) {
    const auto [name, usual] = art_of(shape);
    const std::string ink =
        manner.ink(shape.kind == Shape::Kind::bead ? Colour{Role::suit, shape.fill.which} : shape.ink);
    const std::string fill = manner.scheme ? " fill=\"" + ink + "\" color=\"" + ink + "\"" : usual;
    const picture::Art* art = picture::art_called(name);
    // Readers of books know the address of SVG 1.1 only.
    return art == nullptr ? ""
                          : "<use xlink:href=\"#" + manner.prefix + id_of(name) + "\" transform=\"translate(" +
                                svg_number(shape.x) + " " + svg_number(shape.y) + ") scale(" +
                                svg_number(shape.width / art->side) + ")\"" + fill + "/>";
}

std::string drawn_words(const Shape& shape, const Manner& manner) {
    const std::string place = "<text" + attribute("x", shape.x) + attribute("y", shape.y);
    const std::string words = escaped_for_html(one_line(shape.words)) + "</text>";
    const bool middle = shape.side == Shape::Side::middle, end = shape.side == Shape::Side::right;
    if (manner.in_palette) {
        return place + attribute("font-size", shape.size) +
               class_attribute({area_class(shape.ink),
                                middle ? "middle"
                                : end  ? "end"
                                       : "",
                                shape.bold ? "bold" : "", shape.book ? "book" : "", shape.slanted ? "slanted" : ""}) +
               ">" + words;
    }
    const char* anchor = middle ? " text-anchor=\"middle\"" : end ? " text-anchor=\"end\"" : "";
    return place + attribute("font-size", shape.size) + anchor + (shape.bold ? " font-weight=\"bold\"" : "") +
           (shape.slanted ? " font-style=\"italic\"" : "") +
           (shape.book ? " font-family=\"'Charis SIL', Georgia, serif\"" : "") + " fill=\"" + manner.ink(shape.ink) +
           "\">" + words;
}

std::string drawn_polyline(const Shape& shape, const Manner& manner) {
    std::string corners;
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
        const Shape::Point corner = shape.corner_at(i);
        corners += (corners.empty() ? "" : " ") + svg_number(corner.x) + "," + svg_number(corner.y);
    }
    return "<polyline points=\"" + corners + "\" stroke-linejoin=\"round\"" + look_of(shape, manner) + "/>";
}

std::string drawn(const Shape& shape, const Manner& manner) {
    switch (shape.kind) {
        case Shape::Kind::line:
            return "<line" + attribute("x1", shape.x) + attribute("y1", shape.y) +
                   attribute("x2", shape.x + shape.width) + attribute("y2", shape.y + shape.height) +
                   look_of(shape, manner) + "/>";
        case Shape::Kind::box:
        case Shape::Kind::dots:
            return "<rect" + attribute("x", shape.x) + attribute("y", shape.y) + attribute("width", shape.width) +
                   attribute("height", shape.height) + (shape.corner > 0 ? attribute("rx", shape.corner) : "") +
                   look_of(shape, manner) + "/>";
        case Shape::Kind::disc:
            return "<ellipse" + attribute("cx", shape.x + shape.width / 2) +
                   attribute("cy", shape.y + shape.height / 2) + attribute("rx", shape.width / 2) +
                   attribute("ry", shape.height / 2) + look_of(shape, manner) + "/>";
        case Shape::Kind::polyline: return drawn_polyline(shape, manner);
        case Shape::Kind::bead:
        case Shape::Kind::art: return manner.in_palette ? palette_art(shape) : drawn_art(shape, manner);
        case Shape::Kind::words: break;
    }
    return drawn_words(shape, manner);
}

/// Returns the shapes, with the parts of the figure as groups.
std::string grouped(const Figure& figure, const Manner& manner) {
    std::string shapes;
    std::set<std::string_view> known;  // Two parts can lie at places of one name, and an id stands once.
    auto part = figure.parts.begin();
    for (std::size_t i = 0; i <= figure.shapes.size(); ++i) {
        for (; part != figure.parts.end() && part->end == i; ++part) {
            shapes += "</g>\n";
        }
        if (i == figure.shapes.size()) {
            break;
        }
        if (part != figure.parts.end() && part->first == i) {
            shapes += "<g role=\"img\"" +
                      (part->id.empty() || !known.insert(part->id).second
                           ? ""
                           : " id=\"" + manner.prefix + "place-" + id_of(part->id) + "\"") +
                      " aria-label=\"" + escaped_for_html(one_line(part->name)) + "\">\n";
        }
        shapes += drawn(figure.shapes[i], manner) + "\n";
    }
    return shapes;
}

}  // namespace

std::string svg_shapes(const Figure& figure, const std::string& prefix, std::optional<picture::Scheme> scheme) {
    return definitions(figure, prefix) + grouped(figure, {prefix, false, scheme});
}

std::string svg_in_palette(const Figure& figure) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"table\" role=\"" +
           std::string(figure.parts.empty() ? "img" : "group") + "\" aria-label=\"" +
           escaped_for_html(one_line(figure.name)) + "\" fill=\"none\" viewBox=\"0 0 " + svg_number(figure.width) +
           " " + svg_number(figure.height) + "\">\n" + grouped(figure, {{}, true}) + "</svg>\n";
}

bool has_symbols(const Figure& figure) { return std::ranges::any_of(figure.shapes, is_art); }

bool has_suits(const Figure& figure) {
    return std::ranges::any_of(figure.shapes, [](const Shape& shape) {
        return shape.kind == Shape::Kind::bead || (shape.kind == Shape::Kind::art && shape.ink.role == Role::suit);
    });
}

std::string dark_suit_style() {
    std::string style = "@media (prefers-color-scheme: dark) {";
    for (std::size_t suit = 0; suit < 6; ++suit) {
        style += " .suit-" + std::to_string(suit + 1) + " { fill: " + written(picture::Scheme::dark, suit) + "; }";
    }
    return style + " }\n";
}

std::string hex_of(std::uint32_t colour) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string text = "#";
    for (unsigned shift = 24; shift > 0; shift -= 4) {
        text += kDigits[colour >> (shift - 4) & 0xFU];
    }
    return text;
}

std::string svg_number(double value) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 2).ptr;
    std::string digits(text.data(), end);
    digits.erase(digits.find_last_not_of('0') + 1);
    return digits.ends_with('.') ? digits.substr(0, digits.size() - 1) : digits;
}

}  // namespace castalia::document
