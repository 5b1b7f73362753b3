#include "app/publishing/local_time.h"

#include <ctime>

namespace castalia {

std::chrono::minutes local_time_ahead(Moment moment) {
    const std::time_t seconds = std::chrono::floor<std::chrono::seconds>(moment).time_since_epoch().count();
    std::tm wall{};
    if (localtime_r(&seconds, &wall) == nullptr) {
        return {};
    }
    return std::chrono::round<std::chrono::minutes>(std::chrono::seconds(wall.tm_gmtoff));
}

}  // namespace castalia
