#pragma once

#include <optional>
#include <span>
#include <vector>

/// Curves of many sessions over each other: evenings are of different lengths, so each is told in hundredths of its
/// own events.
namespace castalia::review {

using CurveValues = std::vector<std::optional<double>>;

inline constexpr std::size_t kHundredths = 100;

/// Returns the values at the start, after each hundredth of the events and at the end: 101 of them. None of an empty
/// curve.
CurveValues in_hundredths(const CurveValues& events);

/// What several curves have in common.
struct TypicalCurve {
    CurveValues mean;               ///< Over the curves that have a value there; nothing where none has.
    std::vector<double> deviation;  ///< The standard deviation; 0 where fewer than two have a value.
    std::size_t curves = 0;
};

/// Returns the mean of curves of one length, and how far they lie apart.
TypicalCurve typical_of(std::span<const CurveValues> curves);

}  // namespace castalia::review
