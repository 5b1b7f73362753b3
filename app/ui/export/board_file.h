#pragma once

#include <cstddef>
#include <string>

namespace castalia {

class Session;

/// Returns the board after this many events as the bytes of a PNG file.
std::string board_png(const Session& session, std::size_t ply);

}  // namespace castalia
