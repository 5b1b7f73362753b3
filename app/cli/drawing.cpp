// The picture of a board.
#include "app/cli/command.h"
#include "app/painting/png.h"

namespace castalia::cli {

std::string board_picture_of(const Session& session) {
    return painting::png_of_table(session.playthrough(), session.plies(), session.heading().players, translate);
}

}  // namespace castalia::cli
