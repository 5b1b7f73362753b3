// Compares the income of a roll with the income that any two dice would pay on average.
#include <algorithm>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

std::vector<DiceLuck> Rules::dice_luck(const State& state, const Move& move) const {
    const Roll* roll = std::get_if<Roll>(&move);
    if (roll == nullptr) {
        return {};
    }
    constexpr int kFaces = 10;
    const int high = std::max(roll->dice[0], roll->dice[1]);
    std::vector<DiceLuck> lucks{{Seat{0}, 0, 0, 0}, {Seat{1}, 0, 0, 0}};
    std::array<double, 2> squares{};
    for (int face = 1; face <= kFaces; ++face) {
        const Pay pay = pay_of(state, face);
        // In 2·face − 1 of the hundred results of two dice, this face is the higher one.
        const double share = (2.0 * face - 1.0) / (kFaces * kFaces);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const auto tokens = static_cast<double>(pay.tokens[seat].total() + pay.choices[seat]);
            lucks[seat].expected += share * tokens;
            squares[seat] += share * tokens * tokens;
            lucks[seat].got += face == high ? tokens : 0;
        }
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
        lucks[seat].variance = std::max(0.0, squares[seat] - lucks[seat].expected * lucks[seat].expected);
    }
    return lucks;
}

}  // namespace castalia::magnate
