#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include <boost/random/mersenne_twister.hpp>

namespace castalia {

/// Draws numbers from a seed that the caller chooses. The same seed gives the same numbers on every machine.
class RandomSource {
public:
    explicit RandomSource(std::uint64_t seed) : engine_(seed) {}

    /// Returns a number from 0 to `count` − 1. Assumes that `count` is at least 1. No number is likelier than another
    /// by more than one in a thousand million.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }
    /// Returns the face of a fair die.
    int die(int sides) { return static_cast<int>(below(static_cast<std::size_t>(sides))) + 1; }
    /// Returns a number that is at least 0 and less than 1.
    double share() { return static_cast<double>(next() >> kBitsLost) * kShare; }

private:
    static constexpr int kBitsLost = 64 - std::numeric_limits<double>::digits;
    static constexpr double kShare = 1.0 / static_cast<double>(1ULL << std::numeric_limits<double>::digits);

    std::uint64_t next() { return engine_(); }

    boost::random::mt19937_64 engine_;
};

}  // namespace castalia
