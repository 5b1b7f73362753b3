#include "app/ui/toolkit/controls/palette.h"

#include "app/ui/toolkit/gtk/desktop_look.h"

namespace castalia {

namespace {

using document::Role;

wxColour colour_in(picture::Scheme scheme, document::Colour colour) {
    constexpr unsigned kByte = 0xFF;
    const std::uint32_t rgb = picture::value_of(scheme, colour);
    return {static_cast<unsigned char>(rgb >> 16U & kByte), static_cast<unsigned char>(rgb >> 8U & kByte),
            static_cast<unsigned char>(rgb & kByte)};
}

Palette palette_in(picture::Scheme scheme) {
    const auto one = [scheme](Role role, std::uint8_t which = 0) { return colour_in(scheme, {role, which}); };
    const auto six = [&](Role role) {
        return std::array<wxColour, 6>{one(role, 0), one(role, 1), one(role, 2),
                                       one(role, 3), one(role, 4), one(role, 5)};
    };
    return {
        .background = one(Role::background),
        .surface = one(Role::surface),
        .table = one(Role::table),
        .tray = one(Role::tray),
        .plaque = one(Role::plaque),
        .card = one(Role::card),
        .cardedge = one(Role::cardedge),
        .line = one(Role::line),
        .control = one(Role::control),
        .text = one(Role::text),
        .secondary = one(Role::secondary),
        .accent = one(Role::accent),
        .onaccent = one(Role::onaccent),
        .select = one(Role::select),
        .onselect = one(Role::onselect),
        .lamp = one(Role::lamp),
        .onlamp = one(Role::onlamp),
        .lampink = one(Role::lampink),
        .lampfill = one(Role::lampfill),
        .onlampfill = one(Role::onlampfill),
        .glow = one(Role::glow),
        .facedown = one(Role::facedown),
        .onfacedown = one(Role::onfacedown),
        .warning = one(Role::warning),
        .warningfill = one(Role::warningfill),
        .refusal = one(Role::refusal),
        .refusalfill = one(Role::refusalfill),
        .ruling = one(Role::ruling),
        .rulingfill = one(Role::rulingfill),
        .good = one(Role::good),
        .goodfill = one(Role::goodfill),
        .suits = six(Role::suit),
        .glass = six(Role::glass),
        .onglass = one(Role::onglass),
        .players = six(Role::player),
        .onplayer = one(Role::onplayer),
        .playerfills = six(Role::playerfill),
        .onplayerfill = one(Role::onplayerfill),
        .purple = one(Role::company, 0),
        .orange = one(Role::company, 1),
        .white = one(Role::company, 2),
        .companyfills = {one(Role::companyfill, 0), one(Role::companyfill, 1)},
        .poker_red = one(Role::poker, 0),
        .poker_black = one(Role::poker, 1),
        .themes = {one(Role::theme, 0), one(Role::theme, 1), one(Role::theme, 2), one(Role::theme, 3),
                   one(Role::theme, 4)},
        .ontheme = one(Role::ontheme),
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
    static const std::array<Palette, 3> all{palette_in(picture::Scheme::light), palette_in(picture::Scheme::dark),
                                            palette_in(picture::Scheme::contrast)};
    return all.at(static_cast<std::size_t>(picture_scheme(scheme)));
}

picture::Scheme picture_scheme(Scheme scheme) {
    switch (resolved(scheme)) {
        case Scheme::dark: return picture::Scheme::dark;
        case Scheme::contrast: return picture::Scheme::contrast;
        default: return picture::Scheme::light;
    }
}

const Palette& palette() { return palette_of(choice()); }

void choose_scheme(Scheme scheme) { choice() = scheme; }

Scheme chosen_scheme() { return choice(); }

Scheme shown_scheme() { return resolved(choice()); }

bool on_dark() { return palette().background.GetLuminance() < 0.5; }

}  // namespace castalia
