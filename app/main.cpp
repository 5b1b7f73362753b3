#include <cstdio>
#include <string_view>

#include "app/ui/export/board_file.h"
#include "app/ui/shell/application.h"
#include "core/games/all.h"

int main(int count, char** words) {
    const castalia::Games games = castalia::all_games();
    if (count == 2 && std::string_view(words[1]) == "--draw-board") {
        return castalia::draw_read_board(games, count, words);
    }
    if (const auto text = castalia::without_display_text(count, words)) {
        std::puts(text->c_str());
        return 0;
    }
    castalia::handle_failed_assertions();
    wxApp::SetInstance(new castalia::Application(games));
    const int status = wxEntry(count, words);
    if (const auto text = castalia::missing_display_text()) {
        std::fprintf(stderr, "%s\n", text->c_str());
        return 1;
    }
    return status;
}
