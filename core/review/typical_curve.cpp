#include "core/review/typical_curve.h"

#include <algorithm>
#include <cmath>

namespace castalia::review {

CurveValues in_hundredths(const CurveValues& events) {
    CurveValues values;
    for (std::size_t part = 0; part <= kHundredths && !events.empty(); ++part) {
        values.push_back(events[(events.size() - 1) * part / kHundredths]);
    }
    return values;
}

TypicalCurve typical_of(std::span<const CurveValues> curves) {
    TypicalCurve typical;
    typical.curves = curves.size();
    std::size_t longest = 0;
    for (const CurveValues& curve : curves) {
        longest = std::max(longest, curve.size());
    }
    for (std::size_t place = 0; place < longest; ++place) {
        double sum = 0, squares = 0, count = 0;
        for (const CurveValues& curve : curves) {
            if (place < curve.size() && curve[place]) {
                sum += *curve[place];
                count += 1;
            }
        }
        const double mean = count > 0 ? sum / count : 0;
        for (const CurveValues& curve : curves) {
            if (place < curve.size() && curve[place]) {
                squares += (*curve[place] - mean) * (*curve[place] - mean);
            }
        }
        typical.mean.push_back(count > 0 ? std::optional(mean) : std::nullopt);
        typical.deviation.push_back(count > 1 ? std::sqrt(squares / (count - 1)) : 0);
    }
    return typical;
}

}  // namespace castalia::review
