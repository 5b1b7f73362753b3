// Numbers as people write them.
#include "app/ui/toolkit/text/shown_number.h"

#include <gtest/gtest.h>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {
namespace {

TEST(ANumber, IsShownWithItsHalvesAndAMinusSign) {
    speak_utf8();
    EXPECT_EQ(utf8(shown_number(0)), "0");
    EXPECT_EQ(utf8(shown_number(-1)), "−1");
    EXPECT_EQ(utf8(shown_number(37, 2)), "18.5");
    EXPECT_EQ(utf8(shown_number(-1, 2)), "−0.5");
    EXPECT_EQ(utf8(shown_number(-90, 2)), "−45");
}

}  // namespace
}  // namespace castalia
