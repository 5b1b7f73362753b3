#include "app/ui/export/board_file.h"

#include "app/painting/png.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/session.h"

namespace castalia {

std::string board_png(const Session& session, std::size_t ply) {
    use_faces_of_desktop();
    return painting::png_of_table(
        session.playthrough(), ply, session.heading().players, [](const Text& text) { return utf8(words(text)); },
        picture_scheme(chosen_scheme()));
}

}  // namespace castalia
