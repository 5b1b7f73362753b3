#include "core/picture/palette.h"

#include <array>

namespace castalia::picture {

namespace {

using document::Colour;
using document::Role;

/// The values of one role in each scheme, 0xRRGGBB: one, or one for each suit, seat, company or theme.
struct Values {
    Role role;
    std::array<std::uint32_t, 6> light, dark, contrast;
    std::uint8_t count = 1;
};

/// In the order of the roles: those of one colour, and those that have more.
constexpr std::array<Values, 30> kSingle{{
    {Role::background, {0xEEF1EE}, {0x10171A}, {0x000000}}, {Role::surface, {0xFBFCFA}, {0x1A2428}, {0x000000}},
    {Role::table, {0xD2DDD8}, {0x141E21}, {0x000000}},      {Role::tray, {0xE1E9E5}, {0x1A2428}, {0x000000}},
    {Role::plaque, {0xC3D1CB}, {0x10171A}, {0x000000}},     {Role::card, {0xFFFFFF}, {0x2A373C}, {0x000000}},
    {Role::cardedge, {0x5F7276}, {0x8CA0A4}, {0xFFFFFF}},   {Role::line, {0xBAC6C2}, {0x33434A}, {0xFFFFFF}},
    {Role::control, {0x64777B}, {0x7A9095}, {0xFFFFFF}},    {Role::text, {0x14252A}, {0xF1F4EF}, {0xFFFFFF}},
    {Role::secondary, {0x44575C}, {0xAEBDBB}, {0xFFFFFF}},  {Role::accent, {0x0A5E6B}, {0x6CCBD3}, {0x7FE9F2}},
    {Role::onaccent, {0xFFFFFF}, {0x04262B}, {0x000000}},   {Role::select, {0x0A5E6B}, {0x0D5A66}, {0x7FE9F2}},
    {Role::onselect, {0xFFFFFF}, {0xFFFFFF}, {0x000000}},   {Role::lamp, {0xF4B63F}, {0xF4BC54}, {0xFFD34D}},
    {Role::onlamp, {0x241800}, {0x241800}, {0x000000}},     {Role::lampink, {0x7A4E00}, {0xF4BC54}, {0xFFD34D}},
    {Role::lampfill, {0xF4B63F}, {0x4D380B}, {0xFFD34D}},   {Role::onlampfill, {0x241800}, {0xFFE9BC}, {0x000000}},
    {Role::glow, {0xF9E2A9}, {0x4A3A14}, {0x000000}},       {Role::facedown, {0x56696C}, {0x3A4A50}, {0x000000}},
    {Role::warning, {0x7A4E00}, {0xF2BA57}, {0xFFD34D}},    {Role::warningfill, {0xFBE7B9}, {0x3A2E14}, {0x000000}},
    {Role::refusal, {0xA1232B}, {0xFF9A91}, {0xFFB3AC}},    {Role::refusalfill, {0xFADFDC}, {0x43201F}, {0x000000}},
    {Role::ruling, {0x6A3C9C}, {0xCDB0F7}, {0xE2CCFF}},     {Role::rulingfill, {0xEADFF6}, {0x332643}, {0x000000}},
    {Role::good, {0x1B6440}, {0x7FD3A0}, {0xA6F0C0}},       {Role::goodfill, {0xD9EDDF}, {0x17352A}, {0x000000}},
}};
constexpr std::array<Values, 14> kNumbered{{
    {Role::suit,
     {0x646B82, 0xA83800, 0x0F4FA8, 0x4A2608, 0x0F6B50, 0x857000},
     {0xD3D6E2, 0xFF9142, 0x7FBEFC, 0xD0A578, 0x86D2AC, 0xFFE14A},
     {0xE3E6F0, 0xFF9A52, 0x8CC6FF, 0xDDB387, 0x9AE6C0, 0xFFE96E},
     6},
    {Role::glass,
     {0xD3D6E2, 0xFF7F1F, 0x6FB6FB, 0xB58B62, 0x86D2AC, 0xFFE14A},
     {0xD3D6E2, 0xFF7F1F, 0x6FB6FB, 0xB58B62, 0x86D2AC, 0xFFE14A},
     {0xD3D6E2, 0xFF7F1F, 0x6FB6FB, 0xB58B62, 0x86D2AC, 0xFFE14A},
     6},
    {Role::onglass, {0x0E1A1D}, {0x0E1A1D}, {0x0E1A1D}},
    {Role::player,
     {0x0B6372, 0x8A2618, 0x4A3FB0, 0x7A5A06, 0x44592F, 0x98145F},
     {0x67DCD8, 0xFF8A66, 0xB3AEFF, 0xE6C47F, 0xB4E66E, 0xF48EB4},
     {0x7CF0EC, 0xFF9C7D, 0xC6C2FF, 0xEED39A, 0xC4F284, 0xFFA6C8},
     6},
    {Role::onplayer, {0xFFFFFF}, {0x0D1518}, {0x000000}},
    {Role::playerfill,
     {0x0B6372, 0x8A2618, 0x4A3FB0, 0x7A5A06, 0x44592F, 0x98145F},
     {0x0D5A66, 0x853020, 0x4C429C, 0x6B4F08, 0x435A22, 0x85285C},
     {0x7CF0EC, 0xFF9C7D, 0xC6C2FF, 0xEED39A, 0xC4F284, 0xFFA6C8},
     6},
    {Role::onplayerfill, {0xFFFFFF}, {0xFFFFFF}, {0x000000}},
    {Role::company,
     {0x6A3F9E, 0xB64A00, 0xFFFFFF},
     {0xB99AF0, 0xFF9C4A, 0xF1F4EF},
     {0xD3B8FF, 0xFFB068, 0xFFFFFF},
     3},
    {Role::companyfill, {0x5B3690, 0xA84300}, {0x55358A, 0x8A3A06}, {0xD3B8FF, 0xFFB068}, 2},
    {Role::oncompany,
     {0xFFFFFF, 0xFFFFFF, 0x0E1A1D},
     {0x0E1A1D, 0x0E1A1D, 0x0E1A1D},
     {0x0E1A1D, 0x0E1A1D, 0x0E1A1D},
     3},
    {Role::poker, {0xB3202A, 0x14252A}, {0xFF8E86, 0xF1F4EF}, {0xFFB3AC, 0xFFFFFF}, 2},
    {Role::theme,
     {0x565B6B, 0x1D5FAE, 0xA02B5C, 0x7A5600, 0x24703B},
     {0xBFC5D6, 0x79B6FF, 0xF596B8, 0xE8C05A, 0x7FD08E},
     {0xE0E4F0, 0x9CCBFF, 0xFFB1CC, 0xFFD76E, 0xA0EBAE},
     5},
    {Role::ontheme, {0xFFFFFF}, {0x0D1518}, {0x000000}},
    {Role::onfacedown, {0xFFFFFF}, {0xF1F4EF}, {0xFFFFFF}},
}};

constexpr const Values& values_of(std::size_t role) {
    return role <= kSingle.size() ? kSingle.at(role - 1) : kNumbered.at(role - 1 - kSingle.size());
}

constexpr bool in_order() {
    for (std::size_t role = 1; role <= kSingle.size() + kNumbered.size(); ++role) {
        if (static_cast<std::size_t>(values_of(role).role) != role) {
            return false;
        }
    }
    return kNumbered.back().role == Role::onfacedown;
}
static_assert(in_order());

}  // namespace

std::uint32_t value_of(Scheme scheme, Colour colour) {
    if (!colour) {
        return 0;
    }
    const Values& values = values_of(static_cast<std::size_t>(colour.role));
    const auto& of_scheme = scheme == Scheme::light  ? values.light
                            : scheme == Scheme::dark ? values.dark
                                                     : values.contrast;
    return of_scheme.at(colour.which % values.count);
}

std::size_t colours_of(Role role) { return role == Role::none ? 0 : values_of(static_cast<std::size_t>(role)).count; }

Role last_role() { return kNumbered.back().role; }

}  // namespace castalia::picture
