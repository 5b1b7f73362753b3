#include "app/painting/inks.h"

namespace castalia::painting {

using document::Colour;
using document::Role;

Argb ScreenInks::line(Colour colour) const { return kOpaque | picture::value_of(scheme_, colour); }

std::optional<Argb> PaperInks::area(Colour colour) const {
    return colour.role == Role::text ? std::optional(kOpaque) : std::nullopt;
}

Argb PaperInks::line(Colour colour) const {
    const bool own = colour.role == Role::suit || colour.role == Role::player;
    return kOpaque | (coloured_ && own ? picture::value_of(picture::Scheme::light, colour) : 0);
}

}  // namespace castalia::painting
