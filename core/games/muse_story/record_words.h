#pragma once

#include <array>
#include <string_view>

/// The words that records and the notation use for the values of an enumeration, in the order of its values.
namespace castalia::muse_story {

inline constexpr std::array<std::string_view, 3> kAgreements{"conduct", "genre", "tone"};
inline constexpr std::array<std::string_view, 3> kKinds{"character", "thing", "place"};  ///< After "of no kind".
inline constexpr std::array<std::string_view, 4> kOutcomes{"withdrawn", "explained", "upheld", "overruled"};
inline constexpr std::array<std::string_view, 3> kPhases{"development", "climax", "epilogue"};

}  // namespace castalia::muse_story
