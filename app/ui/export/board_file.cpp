// The board as a file, for the window and for the command line, which cannot draw by itself.
#include <iostream>
#include <iterator>

#include <wx/app.h>
#include <wx/image.h>
#include <wx/init.h>

#include "app/painting/png.h"
#include "app/ui/board/board.h"
#include "app/ui/export/board_file.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/png.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"

namespace castalia {

namespace {

/// A program of this kind has no window, so the toolkit asks for no display.
class WithoutWindow final : public wxAppConsole {
public:
    int OnRun() override { return 0; }
};

}  // namespace

std::string board_png(const Session& session, std::size_t ply) {
    use_faces_of_desktop();
    const auto drawn = painting::png_of_table(
        session.playthrough(), ply, session.heading().players, [](const Text& text) { return utf8(words(text)); },
        picture_scheme(chosen_scheme()));
    if (drawn) {
        return *drawn;
    }
    const wxSize pixels{1920, 1200};
    constexpr double kScale = 2;
    BoardScene board;
    board.playthrough = &session.playthrough();
    board.ply = ply;
    board.names = session.heading().players;
    return png_of(board_picture(session.game().id, board, {}, pixels, kScale));
}

int draw_read_board(const Games& games, int count, char** words) {
    speak_utf8();
    wxApp::SetInstance(new WithoutWindow);
    const wxInitializer toolkit(count, words);
    if (!toolkit.IsOk()) {
        return 1;
    }
    try {
        choose_scheme(Scheme::light);  // The desktop's preference cannot be asked here.
        const std::string bytes{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
        const Session session = read_any(bytes, games);
        std::cout << board_png(session, session.plies()) << std::flush;
        return std::cout ? 0 : 1;
    } catch (const std::exception& failure) {
        std::cerr << failure.what() << '\n';
        return 1;
    }
}

}  // namespace castalia
