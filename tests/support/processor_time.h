#pragma once

#include <sys/resource.h>

#include <chrono>

namespace castalia::testing {

/// Returns the time that processors have worked for this process, or for its children that have ended. Other programs
/// do not make it longer, as they do the time on a clock.
inline std::chrono::microseconds processor_time(int whose = RUSAGE_SELF) {
    rusage used{};
    getrusage(whose, &used);
    return std::chrono::seconds(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           std::chrono::microseconds(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

}  // namespace castalia::testing
