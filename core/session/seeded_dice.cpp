#include "core/session/seeded_dice.h"

#include "core/session/chain.h"

namespace castalia {

dice::Bits bits_of_seed(std::string seed) {
    return [seed = std::move(seed), block = 0LL, at = std::size_t{0}, hash = ChainHash{}]() mutable {
        if (at == 0) {
            hash = hash_of_file(seed + " " + std::to_string(block++));
        }
        std::uint32_t bits = 0;
        for (const std::size_t end = at + sizeof bits; at < end; ++at) {
            bits = bits << 8U | hash[at];
        }
        at %= hash.size();
        return bits;
    };
}

std::vector<int> dice_of_seed(const dice::Expression& thrown, std::size_t times, const std::string& seed) {
    std::vector<int> all;
    const dice::Bits bits = bits_of_seed(seed);
    for (std::size_t i = 0; i < times; ++i) {
        const std::vector<int> values = dice::shown_by(thrown, bits);
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

}  // namespace castalia
