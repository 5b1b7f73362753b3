#include "app/ui/basics/palette.h"

#include <wx/settings.h>

namespace castalia {

namespace {

wxColour colour(unsigned long rgb) {
    return wxColour(static_cast<unsigned char>(rgb >> 16 & 0xFF), static_cast<unsigned char>(rgb >> 8 & 0xFF),
                    static_cast<unsigned char>(rgb & 0xFF));
}

Palette light_palette() {
    Palette colours;
    colours.background = colour(0xEEF1EE);
    colours.surface = colour(0xFBFCFA);
    colours.table = colour(0xD2DDD8);
    colours.tray = colour(0xE1E9E5);
    colours.plaque = colour(0xB9C8C2);
    colours.card = colour(0xFFFFFF);
    colours.cardedge = colour(0x5F7276);
    colours.line = colour(0xBAC6C2);
    colours.control = colour(0x64777B);
    colours.text = colour(0x14252A);
    colours.secondary = colour(0x44575C);
    colours.accent = colour(0x0A5E6B);
    colours.onaccent = colour(0xFFFFFF);
    colours.select = colour(0x0A5E6B);
    colours.onselect = colour(0xFFFFFF);
    colours.lamp = colour(0xF4B63F);
    colours.onlamp = colour(0x241800);
    colours.lampink = colour(0x7A4E00);
    colours.lampfill = colour(0xF4B63F);
    colours.onlampfill = colour(0x241800);
    colours.glow = colour(0xF9E2A9);
    colours.facedown = colour(0x56696C);
    colours.warning = colour(0x7A4E00);
    colours.warningfill = colour(0xFBE7B9);
    colours.refusal = colour(0xA1232B);
    colours.refusalfill = colour(0xFADFDC);
    colours.ruling = colour(0x6A3C9C);
    colours.rulingfill = colour(0xEADFF6);
    colours.good = colour(0x1B6440);
    colours.goodfill = colour(0xD9EDDF);
    colours.suits = {colour(0x646B82), colour(0xA83800), colour(0x0F4FA8), colour(0x4A2608), colour(0x0F6B50), colour(0x857000)};
    colours.glass = {colour(0xD3D6E2), colour(0xFF7F1F), colour(0x6FB6FB), colour(0xB58B62), colour(0x86D2AC), colour(0xFFE14A)};
    colours.onglass = colour(0x0E1A1D);
    colours.players = {colour(0x0B6372), colour(0x8A2618), colour(0x4A3FB0), colour(0x7A5A06), colour(0x44592F), colour(0x98145F)};
    colours.onplayer = colour(0xFFFFFF);
    colours.playerfills = {colour(0x0B6372), colour(0x8A2618), colour(0x4A3FB0), colour(0x7A5A06), colour(0x44592F), colour(0x98145F)};
    colours.onplayerfill = colour(0xFFFFFF);
    colours.purple = colour(0x6A3F9E);
    colours.orange = colour(0xB64A00);
    colours.white = colour(0xFFFFFF);
    colours.companyfills = {colour(0x5B3690), colour(0xA84300)};
    colours.poker_red = colour(0xB3202A);
    colours.poker_black = colour(0x14252A);
    colours.themes = {colour(0x7A5600), colour(0x1D5FAE), colour(0xA02B5C), colour(0x565B6B), colour(0x24703B)};
    colours.ontheme = colour(0xFFFFFF);
    return colours;
}

Palette dark_palette() {
    Palette colours;
    colours.background = colour(0x10171A);
    colours.surface = colour(0x1A2428);
    colours.table = colour(0x141E21);
    colours.tray = colour(0x1A2428);
    colours.plaque = colour(0x10171A);
    colours.card = colour(0x2A373C);
    colours.cardedge = colour(0x8CA0A4);
    colours.line = colour(0x33434A);
    colours.control = colour(0x7A9095);
    colours.text = colour(0xF1F4EF);
    colours.secondary = colour(0xAEBDBB);
    colours.accent = colour(0x6CCBD3);
    colours.onaccent = colour(0x04262B);
    colours.select = colour(0x0D5A66);
    colours.onselect = colour(0xFFFFFF);
    colours.lamp = colour(0xF4BC54);
    colours.onlamp = colour(0x241800);
    colours.lampink = colour(0xF4BC54);
    colours.lampfill = colour(0x4D380B);
    colours.onlampfill = colour(0xFFE9BC);
    colours.glow = colour(0x4A3A14);
    colours.facedown = colour(0x3A4A50);
    colours.warning = colour(0xF2BA57);
    colours.warningfill = colour(0x3A2E14);
    colours.refusal = colour(0xFF9A91);
    colours.refusalfill = colour(0x43201F);
    colours.ruling = colour(0xCDB0F7);
    colours.rulingfill = colour(0x332643);
    colours.good = colour(0x7FD3A0);
    colours.goodfill = colour(0x17352A);
    colours.suits = {colour(0xD3D6E2), colour(0xFF9142), colour(0x7FBEFC), colour(0xD0A578), colour(0x86D2AC), colour(0xFFE14A)};
    colours.glass = {colour(0xD3D6E2), colour(0xFF7F1F), colour(0x6FB6FB), colour(0xB58B62), colour(0x86D2AC), colour(0xFFE14A)};
    colours.onglass = colour(0x0E1A1D);
    colours.players = {colour(0x67DCD8), colour(0xFF8A66), colour(0xB3AEFF), colour(0xE6C47F), colour(0xB4E66E), colour(0xF48EB4)};
    colours.onplayer = colour(0x0D1518);
    colours.playerfills = {colour(0x0D5A66), colour(0x853020), colour(0x4C429C), colour(0x6B4F08), colour(0x435A22), colour(0x85285C)};
    colours.onplayerfill = colour(0xFFFFFF);
    colours.purple = colour(0xB99AF0);
    colours.orange = colour(0xFF9C4A);
    colours.white = colour(0xF1F4EF);
    colours.companyfills = {colour(0x55358A), colour(0x8A3A06)};
    colours.poker_red = colour(0xFF8E86);
    colours.poker_black = colour(0xF1F4EF);
    colours.themes = {colour(0xE8C05A), colour(0x79B6FF), colour(0xF596B8), colour(0xBFC5D6), colour(0x7FD08E)};
    colours.ontheme = colour(0x0D1518);
    return colours;
}

Palette contrast_palette() {
    Palette colours;
    colours.background = colour(0x000000);
    colours.surface = colour(0x000000);
    colours.table = colour(0x000000);
    colours.tray = colour(0x000000);
    colours.plaque = colour(0x000000);
    colours.card = colour(0x000000);
    colours.cardedge = colour(0xFFFFFF);
    colours.line = colour(0xFFFFFF);
    colours.control = colour(0xFFFFFF);
    colours.text = colour(0xFFFFFF);
    colours.secondary = colour(0xFFFFFF);
    colours.accent = colour(0x7FE9F2);
    colours.onaccent = colour(0x000000);
    colours.select = colour(0x7FE9F2);
    colours.onselect = colour(0x000000);
    colours.lamp = colour(0xFFD34D);
    colours.onlamp = colour(0x000000);
    colours.lampink = colour(0xFFD34D);
    colours.lampfill = colour(0xFFD34D);
    colours.onlampfill = colour(0x000000);
    colours.glow = colour(0x000000);
    colours.facedown = colour(0x000000);
    colours.warning = colour(0xFFD34D);
    colours.warningfill = colour(0x000000);
    colours.refusal = colour(0xFFB3AC);
    colours.refusalfill = colour(0x000000);
    colours.ruling = colour(0xE2CCFF);
    colours.rulingfill = colour(0x000000);
    colours.good = colour(0xA6F0C0);
    colours.goodfill = colour(0x000000);
    colours.suits = {colour(0xE3E6F0), colour(0xFF9A52), colour(0x8CC6FF), colour(0xDDB387), colour(0x9AE6C0), colour(0xFFE96E)};
    colours.glass = {colour(0xD3D6E2), colour(0xFF7F1F), colour(0x6FB6FB), colour(0xB58B62), colour(0x86D2AC), colour(0xFFE14A)};
    colours.onglass = colour(0x0E1A1D);
    colours.players = {colour(0x7CF0EC), colour(0xFF9C7D), colour(0xC6C2FF), colour(0xEED39A), colour(0xC4F284), colour(0xFFA6C8)};
    colours.onplayer = colour(0x000000);
    colours.playerfills = {colour(0x7CF0EC), colour(0xFF9C7D), colour(0xC6C2FF), colour(0xEED39A), colour(0xC4F284), colour(0xFFA6C8)};
    colours.onplayerfill = colour(0x000000);
    colours.purple = colour(0xD3B8FF);
    colours.orange = colour(0xFFB068);
    colours.white = colour(0xFFFFFF);
    colours.companyfills = {colour(0xD3B8FF), colour(0xFFB068)};
    colours.poker_red = colour(0xFFB3AC);
    colours.poker_black = colour(0xFFFFFF);
    colours.themes = {colour(0xFFD76E), colour(0x9CCBFF), colour(0xFFB1CC), colour(0xE0E4F0), colour(0xA0EBAE)};
    colours.ontheme = colour(0x000000);
    return colours;
}

// The user's choice: the one thing in here that changes.
Scheme& choice() {
    static Scheme scheme = Scheme::system;
    return scheme;
}

}  // namespace

const Palette& palette_of(Scheme scheme) {
    static const Palette light = light_palette(), dark = dark_palette(), contrast = contrast_palette();
    switch (scheme) {
        case Scheme::light: return light;
        case Scheme::dark: return dark;
        case Scheme::contrast: return contrast;
        case Scheme::system: break;
    }
    return wxSystemSettings::GetAppearance().IsDark() ? dark : light;
}

const Palette& palette() { return palette_of(choice()); }

void choose_scheme(Scheme scheme) { choice() = scheme; }

Scheme chosen_scheme() { return choice(); }

bool on_dark() { return palette().background.GetLuminance() < 0.5; }

}  // namespace castalia
