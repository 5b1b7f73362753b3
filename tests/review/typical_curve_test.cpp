// Curves of many sessions over each other.
#include "core/review/typical_curve.h"

#include <gtest/gtest.h>

#include <cmath>

namespace castalia::review {
namespace {

TEST(ATypicalCurve, TellsEveryEveningInHundredths) {
    CurveValues events;
    for (int i = 0; i <= 200; ++i) {
        events.emplace_back(i);
    }
    const CurveValues told = in_hundredths(events);
    ASSERT_EQ(told.size(), kHundredths + 1);
    EXPECT_EQ(told.front(), 0);
    EXPECT_EQ(told[50], 100);
    EXPECT_EQ(told.back(), 200);
    EXPECT_EQ(in_hundredths({7.0}).back(), 7) << "an evening without events has the start alone";
    EXPECT_TRUE(in_hundredths({}).empty());
}

TEST(ATypicalCurve, IsTheMeanOfThoseThatHaveAValue) {
    const std::vector<CurveValues> curves{{1.0, std::nullopt, 3.0}, {3.0, 5.0, 6.0}, {5.0, std::nullopt, 9.0}};
    const TypicalCurve typical = typical_of(curves);
    EXPECT_EQ(typical.curves, 3U);
    EXPECT_EQ(typical.mean, (CurveValues{3.0, 5.0, 6.0}));
    EXPECT_DOUBLE_EQ(typical.deviation[0], 2);
    EXPECT_DOUBLE_EQ(typical.deviation[1], 0) << "one value says nothing of how far others lie apart";
    EXPECT_DOUBLE_EQ(typical.deviation[2], 3);
    EXPECT_EQ(typical_of(std::vector<CurveValues>{{std::nullopt}}).mean, CurveValues{std::nullopt});
    EXPECT_TRUE(typical_of({}).mean.empty());
}

}  // namespace
}  // namespace castalia::review
