#pragma once

#include <optional>
#include <span>
#include <vector>

/// Lays curves of many sessions over each other. Sessions differ in length, so each curve is given in hundredths of
/// its own events.
namespace castalia::review {

using CurveValues = std::vector<std::optional<double>>;

inline constexpr std::size_t kHundredths = 100;

/// Returns 101 values: at the start, after each hundredth of the events and at the end. Returns none for an empty
/// curve.
CurveValues in_hundredths(const CurveValues& events);

/// The mean of several curves and how far they lie apart.
struct TypicalCurve {
    CurveValues mean;               ///< The mean of the curves that have a value there; nothing if none has.
    std::vector<double> deviation;  ///< The standard deviation; 0 if fewer than two have a value.
    std::size_t curves = 0;
};

/// Returns the mean of curves of equal length, and how far they lie apart.
TypicalCurve typical_of(std::span<const CurveValues> curves);

}  // namespace castalia::review
