#include "app/ui/basics/palette.h"

#include "app/ui/basics/desktop_look.h"

namespace castalia {

namespace {

/// Makes a colour from the form in resources/look/palette.json.
wxColour operator""_rgb(unsigned long long rgb) {
    return wxColour(static_cast<unsigned char>(rgb >> 16 & 0xFF), static_cast<unsigned char>(rgb >> 8 & 0xFF),
                    static_cast<unsigned char>(rgb & 0xFF));
}

/// Returns the colours of beads, which are the same in every scheme.
std::array<wxColour, 6> glass() {
    return {0xD3D6E2_rgb, 0xFF7F1F_rgb, 0x6FB6FB_rgb, 0xB58B62_rgb, 0x86D2AC_rgb, 0xFFE14A_rgb};
}

Palette light_palette() {
    const std::array<wxColour, 6> seats{0x0B6372_rgb, 0x8A2618_rgb, 0x4A3FB0_rgb,
                                        0x7A5A06_rgb, 0x44592F_rgb, 0x98145F_rgb};
    return {
        .background = 0xEEF1EE_rgb,
        .surface = 0xFBFCFA_rgb,
        .table = 0xD2DDD8_rgb,
        .tray = 0xE1E9E5_rgb,
        .plaque = 0xC3D1CB_rgb,
        .card = 0xFFFFFF_rgb,
        .cardedge = 0x5F7276_rgb,
        .line = 0xBAC6C2_rgb,
        .control = 0x64777B_rgb,
        .text = 0x14252A_rgb,
        .secondary = 0x44575C_rgb,
        .accent = 0x0A5E6B_rgb,
        .onaccent = 0xFFFFFF_rgb,
        .select = 0x0A5E6B_rgb,
        .onselect = 0xFFFFFF_rgb,
        .lamp = 0xF4B63F_rgb,
        .onlamp = 0x241800_rgb,
        .lampink = 0x7A4E00_rgb,
        .lampfill = 0xF4B63F_rgb,
        .onlampfill = 0x241800_rgb,
        .glow = 0xF9E2A9_rgb,
        .facedown = 0x56696C_rgb,
        .warning = 0x7A4E00_rgb,
        .warningfill = 0xFBE7B9_rgb,
        .refusal = 0xA1232B_rgb,
        .refusalfill = 0xFADFDC_rgb,
        .ruling = 0x6A3C9C_rgb,
        .rulingfill = 0xEADFF6_rgb,
        .good = 0x1B6440_rgb,
        .goodfill = 0xD9EDDF_rgb,
        .suits = {0x646B82_rgb, 0xA83800_rgb, 0x0F4FA8_rgb, 0x4A2608_rgb, 0x0F6B50_rgb, 0x857000_rgb},
        .glass = glass(),
        .onglass = 0x0E1A1D_rgb,
        .players = seats,
        .onplayer = 0xFFFFFF_rgb,
        .playerfills = seats,
        .onplayerfill = 0xFFFFFF_rgb,
        .purple = 0x6A3F9E_rgb,
        .orange = 0xB64A00_rgb,
        .white = 0xFFFFFF_rgb,
        .companyfills = {0x5B3690_rgb, 0xA84300_rgb},
        .poker_red = 0xB3202A_rgb,
        .poker_black = 0x14252A_rgb,
        .themes = {0x565B6B_rgb, 0x1D5FAE_rgb, 0xA02B5C_rgb, 0x7A5600_rgb, 0x24703B_rgb},
        .ontheme = 0xFFFFFF_rgb,
    };
}

Palette dark_palette() {
    return {
        .background = 0x10171A_rgb,
        .surface = 0x1A2428_rgb,
        .table = 0x141E21_rgb,
        .tray = 0x1A2428_rgb,
        .plaque = 0x10171A_rgb,
        .card = 0x2A373C_rgb,
        .cardedge = 0x8CA0A4_rgb,
        .line = 0x33434A_rgb,
        .control = 0x7A9095_rgb,
        .text = 0xF1F4EF_rgb,
        .secondary = 0xAEBDBB_rgb,
        .accent = 0x6CCBD3_rgb,
        .onaccent = 0x04262B_rgb,
        .select = 0x0D5A66_rgb,
        .onselect = 0xFFFFFF_rgb,
        .lamp = 0xF4BC54_rgb,
        .onlamp = 0x241800_rgb,
        .lampink = 0xF4BC54_rgb,
        .lampfill = 0x4D380B_rgb,
        .onlampfill = 0xFFE9BC_rgb,
        .glow = 0x4A3A14_rgb,
        .facedown = 0x3A4A50_rgb,
        .warning = 0xF2BA57_rgb,
        .warningfill = 0x3A2E14_rgb,
        .refusal = 0xFF9A91_rgb,
        .refusalfill = 0x43201F_rgb,
        .ruling = 0xCDB0F7_rgb,
        .rulingfill = 0x332643_rgb,
        .good = 0x7FD3A0_rgb,
        .goodfill = 0x17352A_rgb,
        .suits = {0xD3D6E2_rgb, 0xFF9142_rgb, 0x7FBEFC_rgb, 0xD0A578_rgb, 0x86D2AC_rgb, 0xFFE14A_rgb},
        .glass = glass(),
        .onglass = 0x0E1A1D_rgb,
        .players = {0x67DCD8_rgb, 0xFF8A66_rgb, 0xB3AEFF_rgb, 0xE6C47F_rgb, 0xB4E66E_rgb, 0xF48EB4_rgb},
        .onplayer = 0x0D1518_rgb,
        .playerfills = {0x0D5A66_rgb, 0x853020_rgb, 0x4C429C_rgb, 0x6B4F08_rgb, 0x435A22_rgb, 0x85285C_rgb},
        .onplayerfill = 0xFFFFFF_rgb,
        .purple = 0xB99AF0_rgb,
        .orange = 0xFF9C4A_rgb,
        .white = 0xF1F4EF_rgb,
        .companyfills = {0x55358A_rgb, 0x8A3A06_rgb},
        .poker_red = 0xFF8E86_rgb,
        .poker_black = 0xF1F4EF_rgb,
        .themes = {0xBFC5D6_rgb, 0x79B6FF_rgb, 0xF596B8_rgb, 0xE8C05A_rgb, 0x7FD08E_rgb},
        .ontheme = 0x0D1518_rgb,
    };
}

Palette contrast_palette() {
    const wxColour black = 0x000000_rgb, white = 0xFFFFFF_rgb;
    const std::array<wxColour, 6> seats{0x7CF0EC_rgb, 0xFF9C7D_rgb, 0xC6C2FF_rgb,
                                        0xEED39A_rgb, 0xC4F284_rgb, 0xFFA6C8_rgb};
    return {
        .background = black,
        .surface = black,
        .table = black,
        .tray = black,
        .plaque = black,
        .card = black,
        .cardedge = white,
        .line = white,
        .control = white,
        .text = white,
        .secondary = white,
        .accent = 0x7FE9F2_rgb,
        .onaccent = black,
        .select = 0x7FE9F2_rgb,
        .onselect = black,
        .lamp = 0xFFD34D_rgb,
        .onlamp = black,
        .lampink = 0xFFD34D_rgb,
        .lampfill = 0xFFD34D_rgb,
        .onlampfill = black,
        .glow = black,
        .facedown = black,
        .warning = 0xFFD34D_rgb,
        .warningfill = black,
        .refusal = 0xFFB3AC_rgb,
        .refusalfill = black,
        .ruling = 0xE2CCFF_rgb,
        .rulingfill = black,
        .good = 0xA6F0C0_rgb,
        .goodfill = black,
        .suits = {0xE3E6F0_rgb, 0xFF9A52_rgb, 0x8CC6FF_rgb, 0xDDB387_rgb, 0x9AE6C0_rgb, 0xFFE96E_rgb},
        .glass = glass(),
        .onglass = 0x0E1A1D_rgb,
        .players = seats,
        .onplayer = black,
        .playerfills = seats,
        .onplayerfill = black,
        .purple = 0xD3B8FF_rgb,
        .orange = 0xFFB068_rgb,
        .white = white,
        .companyfills = {0xD3B8FF_rgb, 0xFFB068_rgb},
        .poker_red = 0xFFB3AC_rgb,
        .poker_black = white,
        .themes = {0xE0E4F0_rgb, 0x9CCBFF_rgb, 0xFFB1CC_rgb, 0xFFD76E_rgb, 0xA0EBAE_rgb},
        .ontheme = black,
    };
}

// Returns the user's choice, which is the only thing here that changes.
Scheme& choice() {
    static Scheme scheme = Scheme::system;
    return scheme;
}

/// Returns what the desktop prefers where it is to decide.
Scheme resolved(Scheme scheme) {
    if (scheme != Scheme::system) {
        return scheme;
    }
    const DesktopLook& look = desktop_look();
    return look.contrast ? Scheme::contrast : look.dark ? Scheme::dark : Scheme::light;
}

}  // namespace

const Palette& palette_of(Scheme scheme) {
    static const Palette light = light_palette(), dark = dark_palette(), contrast = contrast_palette();
    scheme = resolved(scheme);
    return scheme == Scheme::contrast ? contrast : scheme == Scheme::dark ? dark : light;
}

const Palette& palette() { return palette_of(choice()); }

void choose_scheme(Scheme scheme) { choice() = scheme; }

Scheme chosen_scheme() { return choice(); }

Scheme shown_scheme() { return resolved(choice()); }

bool on_dark() { return palette().background.GetLuminance() < 0.5; }

}  // namespace castalia
