#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// What libFuzzer and our own driver call with bytes from a stranger. Only the refusals that a reader promises may
/// come out of a reader; anything else ends the process, as a broken law does.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace castalia {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// A law that holds for whatever was read.
inline void must(bool holds, const char* law) {
    if (!holds) {
        std::cerr << "broken: " << law << "\n";
        std::abort();
    }
}

}  // namespace castalia
