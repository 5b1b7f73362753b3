#pragma once

#include "app/ui/toolkit/text/type.h"

/// The measures of the player bar, in DIPs for text at 100 %. They grow with the text.
namespace castalia::player_bar {

constexpr double kMargin = 10, kTop = 4, kCell = 44, kOneLine = 28, kGap = 7, kRule = 4, kLift = 4, kCorner = 8;
constexpr double kUsual = 220, kWidest = 388, kInset = 10, kDisc = 13, kSmallDisc = 10, kAfterDisc = 8,
                 kAfterName = 12, kTight = 4;
constexpr double kUnit = 3, kBetween = 8, kClock = 96, kClockAlone = 74;
constexpr Face kName{17.5, true, true}, kNumber{15, true, true}, kUnitFace{12.5, false, false},
    kHint{12.5, false, false}, kTime{21, true, true};

inline Face scaled_face(Face face) {
    face.size *= text_size();
    return face;
}

/// Returns whether the figures stand beside the name, as in large text, where two lines would leave the board no
/// room.
inline bool one_line() { return large_text(); }

}  // namespace castalia::player_bar
