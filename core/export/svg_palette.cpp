#include "core/export/svg_palette.h"

#include "core/export/svg.h"
#include "core/picture/art.h"
#include "core/picture/palette.h"

namespace castalia::document {

namespace {

constexpr std::size_t kPaletteSuits = 6;

/// Returns the number of a colour: "12", or "32-3" where its role has several.
std::string colour_number(Colour colour) {
    const std::size_t count = picture::colours_of(colour.role);
    const std::string role = std::to_string(static_cast<unsigned>(colour.role));
    return count < 2 ? role : role + "-" + std::to_string(colour.which % count);
}

/// Returns every colour of a palette once.
std::vector<Colour> all_colours() {
    std::vector<Colour> all;
    for (unsigned role = 1; role <= static_cast<unsigned>(picture::last_role()); ++role) {
        for (std::size_t which = 0; which < picture::colours_of(static_cast<Role>(role)); ++which) {
            all.push_back({static_cast<Role>(role), static_cast<std::uint8_t>(which)});
        }
    }
    return all;
}

std::string palette_values(picture::Scheme scheme) {
    std::string rule = ":root {";
    for (const Colour& colour : all_colours()) {
        rule += " --c" + colour_number(colour) + ": " + hex_of(picture::value_of(scheme, colour)) + ";";
    }
    return rule + " }";
}

std::string art_paths(const picture::Art& art) {
    std::string paths;
    for (const picture::ArtPath& path : art.paths) {
        const std::string look = path.stroke > 0 ? " fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" "
                                                   "stroke-linejoin=\"round\" stroke-width=\"" +
                                                       svg_number(path.stroke) + "\""
                                                 : " fill-rule=\"evenodd\"";
        paths += "<path" + look + " d=\"" + std::string(path.outline) + "\"/>";
    }
    return paths;
}

/// Returns a bead of glass, with the glyph of its suit unless it is bare.
std::string bead_drawing(std::size_t suit, bool bare) {
    constexpr double kMiddle = kBeadSide / 2, kEdge = 2.4, kGlyph = 0.62;
    const auto which = static_cast<std::uint8_t>(suit);
    const picture::Art* art = picture::art_called(picture::suit_art(suit));
    std::string drawn =
        "<g id=\"" + bead_id(suit, bare) + "\"><circle cx=\"16\" cy=\"16\" r=\"16\" stroke-width=\"" +
        svg_number(kEdge) + "\"" + class_attribute({area_class({Role::glass, which}), line_class({Role::onglass})}) +
        "/><ellipse rx=\"4\" ry=\"2.3\" transform=\"translate(9.3 8.2) rotate(-35)\" fill=\"#FFFFFF\" "
        "fill-opacity=\"0.65\"/>";
    if (!bare && art != nullptr) {
        const double corner = kMiddle * (1 - kGlyph);
        drawn += "<use href=\"#" + art_id(picture::suit_art(suit)) + "\"" +
                 class_attribute({area_class({Role::onglass})}) + " transform=\"translate(" + svg_number(corner) +
                 " " + svg_number(corner) + ") scale(" + svg_number(kBeadSide * kGlyph / art->side) + ")\"/>";
    }
    return drawn + "</g>\n";
}

}  // namespace

std::string palette_style() {
    std::string style = palette_values(picture::Scheme::light) + "\n@media (prefers-color-scheme: dark) { " +
                        palette_values(picture::Scheme::dark) + " }\n@media (prefers-contrast: more) { " +
                        palette_values(picture::Scheme::contrast) + " }\n";
    for (const Colour& colour : all_colours()) {
        const std::string value = "var(--c" + colour_number(colour) + ")";
        style += "." + area_class(colour) + " { fill: " + value + "; color: " + value + "; } ." + line_class(colour) +
                 " { stroke: " + value + "; }\n";
    }
    return style;
}

std::string palette_drawings(bool (*wanted)(std::string_view name)) {
    std::string defined = "<svg class=\"drawings\" aria-hidden=\"true\"><defs>\n";
    for (const EmbeddedFile& file : art_files()) {
        const picture::Art* art = wanted(file.name) ? picture::art_called(file.name) : nullptr;
        if (art != nullptr) {
            defined += "<g id=\"" + art_id(file.name) + "\">" + art_paths(*art) + "</g>\n";
        }
    }
    for (std::size_t suit = 0; suit < kPaletteSuits; ++suit) {
        defined += bead_drawing(suit, false) + bead_drawing(suit, true);
    }
    return defined + "</defs></svg>\n";
}

std::string area_class(Colour colour) { return "f" + colour_number(colour); }

std::string line_class(Colour colour) { return "l" + colour_number(colour); }

std::string class_attribute(std::initializer_list<std::string> classes) {
    std::string all;
    for (const std::string& one : classes) {
        all += all.empty() || one.empty() ? one : " " + one;
    }
    return all.empty() ? "" : " class=\"" + all + "\"";
}

std::string art_id(std::string_view name) { return "art-" + std::string(name); }

std::string bead_id(std::size_t suit, bool bare) { return (bare ? "bare-" : "bead-") + std::to_string(suit); }

}  // namespace castalia::document
