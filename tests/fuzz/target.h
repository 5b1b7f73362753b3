#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// Takes bytes from a stranger; libFuzzer and our own driver call it. A reader may throw only the refusals that it
/// promises; anything else ends the process, as a broken law does.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace castalia {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the process unless the law holds.
inline void must(bool holds, const char* law) {
    if (!holds) {
        std::cerr << "broken: " << law << "\n";
        std::abort();
    }
}

}  // namespace castalia
