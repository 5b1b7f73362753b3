#include "app/recorder/clock.h"

#include <memory>
#include <random>

namespace castalia {

Moment system_now() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

AppDice::AppDice() : bits_([device = std::make_shared<std::random_device>()] { return (*device)(); }) {
    static_assert(std::random_device::min() == 0 && std::random_device::max() == UINT32_MAX);
}

}  // namespace castalia
