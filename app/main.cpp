#include <cstdio>

#include "app/ui/shell/application.h"
#include "core/games/all.h"

int main(int count, char** words) {
    const castalia::Games games = castalia::all_games();
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
