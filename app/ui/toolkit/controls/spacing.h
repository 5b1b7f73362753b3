#pragma once

#include <wx/sizer.h>

/// Distances between things, in DIPs. Layouts use these names, never bare numbers.
namespace castalia::spacing {

inline constexpr int hair = 2;     ///< Between a numeral and what is beneath it.
inline constexpr int unit = 4;     ///< Between a numeral and its unit.
inline constexpr int close = 6;    ///< Between buttons of a row.
inline constexpr int between = 8;  ///< Between things that belong together.
inline constexpr int apart = 10;
inline constexpr int around = 14;  ///< Inside a panel.
inline constexpr int page = 20;    ///< Around a page.
inline constexpr int group = 22;   ///< Between groups.

}  // namespace castalia::spacing
