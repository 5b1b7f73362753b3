#pragma once

#include <string>
#include <vector>

#include "core/dice/throwing.h"

namespace castalia {

/// Returns chance that follows from a seed, so that anybody can check the dice: the n-th block, from 0, is the
/// SHA-256 of the seed, a space and n in digits, read as eight numbers of 32 bits with the highest byte first. A die
/// with s sides shows 1 more than the rest of a number divided by s; the numbers from the last multiple of s below
/// 2^32 on are passed over.
dice::Bits bits_of_seed(std::string seed);

/// Returns what the dice of a throw show, thrown so many times one after the other with the chance of this seed.
std::vector<int> dice_of_seed(const dice::Expression& thrown, std::size_t times, const std::string& seed);

}  // namespace castalia
