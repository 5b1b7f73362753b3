#include "app/ui/toolkit/controls/seat_ink.h"

#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

SeatInk seat_ink(std::size_t seat, std::string_view pieces) {
    const Palette& now = palette();
    if (pieces == "white") {
        return {now.white, now.onglass, now.white, now.onglass, now.text};
    }
    if (pieces == "purple" || pieces == "orange") {
        const bool purple = pieces == "purple";
        return {
            purple ? now.purple : now.orange, now.onplayer, now.companyfills[purple ? 0 : 1], now.onplayerfill, {}};
    }
    return {now.player(seat), now.onplayer, now.playerfill(seat), now.onplayerfill, {}};
}

}  // namespace castalia
