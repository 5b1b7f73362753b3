// The values of the colours that drawings name.
#pragma once

#include <cstdint>
#include <optional>

#include "core/picture/palette.h"

namespace castalia::painting {

/// A colour as 0xAARRGGBB.
using Argb = std::uint32_t;
inline constexpr Argb kOpaque = 0xFF000000;

/// What a painter paints a colour with.
class Inks {
public:
    virtual ~Inks() = default;
    /// Returns the colour of an area; nothing if it stays as its ground is.
    virtual std::optional<Argb> area(document::Colour colour) const = 0;
    /// Returns the colour of lines, edges, words and drawings.
    virtual Argb line(document::Colour colour) const = 0;
};

/// The colours of a window.
class ScreenInks : public Inks {
public:
    explicit ScreenInks(picture::Scheme scheme) : scheme_(scheme) {}
    std::optional<Argb> area(document::Colour colour) const override { return line(colour); }
    Argb line(document::Colour colour) const override;

private:
    picture::Scheme scheme_;
};

/// White paper, on which everything is black; in colour suits, lines of players and the edges of their discs are not.
class PaperInks final : public Inks {
public:
    explicit PaperInks(bool coloured) : coloured_(coloured) {}
    std::optional<Argb> area(document::Colour colour) const override;
    Argb line(document::Colour colour) const override;

private:
    bool coloured_;
};

}  // namespace castalia::painting
