#pragma once

#include <cstddef>
#include <string>

namespace castalia {

class Games;
class Session;

/// Returns the board after this many events as the bytes of a PNG file.
std::string board_png(const Session& session, std::size_t ply);

/// Reads a record from standard input and writes a picture of its final board to standard output. castalia-cli calls
/// this to make a picture. It opens no window and needs no display. Returns the exit status of the program.
int draw_read_board(const Games& games, int count, char** words);

}  // namespace castalia
