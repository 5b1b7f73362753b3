#include <string_view>

#include "app/ui/application.h"
#include "app/ui/out/out.h"
#include "core/games/all.h"

int main(int count, char** words) {
    const castalia::Games games = castalia::all_games();
    if (count == 2 && std::string_view(words[1]) == "--draw-board") {
        return castalia::draw_read_board(games, count, words);
    }
    wxApp::SetInstance(new castalia::Application(games));
    return wxEntry(count, words);
}
