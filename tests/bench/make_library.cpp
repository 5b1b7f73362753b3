// make_library FILE SESSIONS: makes a library of any size, to measure with.
#include <chrono>
#include <cstdlib>
#include <iostream>

#include "tests/support/library_maker.h"

int main(int count, char** words) {
    if (count != 3 || std::atoll(words[2]) < 1 || std::filesystem::exists(words[1])) {
        std::cerr << "make_library FILE SESSIONS: makes a new library of so many sessions of about 60 events each\n";
        return 2;
    }
    const auto sessions = static_cast<std::size_t>(std::atoll(words[2]));
    const auto began = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    };
    castalia::make_library(words[1], sessions, [&](std::size_t done) {
        std::cerr << "\r" << done << " of " << sessions << " sessions, " << static_cast<long>(seconds()) << " s"
                  << std::flush;
    });
    std::cerr << "\r" << sessions << " sessions, " << std::filesystem::file_size(words[1]) / 1'000'000 << " MB, "
              << seconds() << " s                    \n";
    return 0;
}
