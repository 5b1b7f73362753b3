#include <string_view>

#include "app/ui/application.h"
#include "app/ui/out/out.h"

wxIMPLEMENT_APP_NO_MAIN(castalia::Application);

int main(int count, char** words) {
    if (count == 2 && std::string_view(words[1]) == "--draw-board") {
        return castalia::draw_read_board(count, words);
    }
    return wxEntry(count, words);
}
