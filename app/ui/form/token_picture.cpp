#include "app/ui/form/token_picture.h"

#include <cmath>
#include <optional>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/window.h>

#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/parts/decktet.h"

namespace castalia {

namespace {

/// One suit of a picture, with its number, or without one for a suit alone.
struct Part {
    std::size_t suit = 0;
    wxString number, letter;
};

/// Returns the suit of a letter, or the only suit of a card.
std::optional<decktet::Suit> one_suit(const std::string& token) {
    if (const std::optional<decktet::Suit> suit = decktet::suit_of(std::string_view(token))) {
        return suit;
    }
    const std::optional<decktet::Card> card = decktet::card_of(token);
    return card && decktet::suits(*card).size() == 1 ? std::optional(decktet::suits(*card)[0]) : std::nullopt;
}

std::optional<std::size_t> suit_index(const std::string& token) {
    const std::optional<decktet::Suit> suit = one_suit(token);
    return suit ? std::optional(decktet::index(*suit)) : std::nullopt;
}

std::vector<Part> parts_of(const Json& tokens) {
    std::vector<Part> parts;
    if (tokens.is_string()) {
        if (const auto suit = suit_index(tokens.get<std::string>())) {
            parts.push_back({*suit, {}, utf8(token_letter(tokens.get<std::string>()))});
        }
        return parts;
    }
    for (const auto& [letter, number] : tokens.items()) {
        if (const auto suit = suit_index(letter)) {
            parts.push_back({*suit, utf8(number.dump()), utf8(letter)});
        }
    }
    return parts;
}

/// Draws the parts beside each other, or only measures them, and returns their width.
double drawn(wxGraphicsContext& gc, const std::vector<Part>& parts, double height, bool best, bool draw) {
    const Face numeral{pixels_of(TypeStep::numeral1), true, true};
    const Face letter{pixels_of(TypeStep::small), true, false};
    const double radius = height / 2 - 1;
    const Extent digits = measure(gc, "0", numeral);
    const double baseline = height / 2 + digits.ascent / 3;  // Digits are two thirds of the ascent high.
    double x = 0;
    if (best) {
        const double side = height * 0.8;
        if (draw) {
            draw_art(gc, "mark-best", {0, (height - side) / 2, side, side}, palette().lampink);
        }
        x += side + spacing::unit;
    }
    const double left = x;
    for (const Part& part : parts) {
        if (x > left) {
            x += spacing::between;
        }
        const auto text = [&](const wxString& what, const Face& face) {
            if (!what.empty()) {
                x += draw ? write(gc, what, x, baseline, face, palette().text) : measure(gc, what, face).width;
                x += spacing::unit;
            }
        };
        text(part.number, numeral);
        if (draw) {
            draw_bead(gc, x + radius + 1, height / 2, radius, part.suit);
        }
        x += 2 * radius + 2 + spacing::unit;
        text(part.letter, letter);
    }
    return x;
}

}  // namespace

wxBitmapBundle token_picture(const Json& tokens, bool best) {
    const std::vector<Part> parts = parts_of(tokens);
    if (parts.empty()) {
        return {};
    }
    const double height = std::ceil(pixels_of(TypeStep::numeral1) * 1.2);
    double width = 0;
    {
        wxBitmap probe(1, 1, 32);
        wxMemoryDC dc(probe);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        width = drawn(*gc, parts, height, best, false);
    }
    const wxSize size(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
    const auto picture = [&](int scale) {
        wxImage clear(size.x * scale, size.y * scale);
        clear.InitAlpha();
        std::fill_n(clear.GetAlpha(), clear.GetWidth() * clear.GetHeight(), static_cast<unsigned char>(0));
        wxBitmap made(clear, 32);
        wxMemoryDC dc(made);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->Scale(scale, scale);
        drawn(*gc, parts, height, best, true);
        return made;
    };
    // A window may come to a screen with more pixels.
    return wxBitmapBundle::FromBitmaps(picture(1), picture(2));
}

std::string token_letter(const std::string& token) {
    const std::optional<decktet::Suit> suit = one_suit(token);
    return suit ? std::string(1, decktet::letter(*suit)) : token;
}

Text token_name(const std::string& token) {
    const std::optional<decktet::Suit> suit = one_suit(token);
    return suit ? decktet::suit_name(*suit) : literally(token);
}

Text tokens_text(const Json& tokens) {
    std::vector<Text> parts;
    for (const Part& part : parts_of(tokens)) {
        const Text letter = literally(utf8(part.letter));
        parts.push_back(part.number.empty()
                            ? letter
                            : say("{n} {suit}", {{"n", literally(utf8(part.number))}, {"suit", letter}}));
    }
    return listed(parts);
}

}  // namespace castalia
