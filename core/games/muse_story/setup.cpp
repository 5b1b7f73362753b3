// The options of the setup, which the table settles before the story, and the game for the catalogue.
#include "core/games/muse_story/muse_story.h"
#include "core/rules/game_of.h"

namespace castalia::muse_story {

namespace {

const SetupOptions<Setup>& setup_options() {
    static const SetupOptions<Setup> options =
        SetupOptions<Setup>(
            {setup_option("code_of_conduct", &Setup::conduct, list_of(written_text, 0, kMostAgreed).repeating())
                 .labelled(say("Code of conduct {n}")),
             setup_option("genre", &Setup::genre, some_text).labelled(say("Genre")),
             setup_option("tone", &Setup::tone, some_text).labelled(say("Tone")),
             setup_option("focused", &Setup::focused, a_flag)
                 .within("options")
                 .labelled(say("A focused story"),
                           say("After the first choice all unused elements and questions are crossed out"))})
            .asked_first({"genre", "tone"});
    return options;
}

}  // namespace

const Game& game() {
    static const Game muse = [] {
        Game made =
            game_of<Rules>("muse-story", say("Muse, a storytelling game"), {"first"}, 3, kMostPlayers, setup_options);
        made.sheets = {blank_sheet()};
        made.precedents = {"veto"};
        made.chronicle = chronicle;
        return made;
    }();
    return muse;
}

}  // namespace castalia::muse_story
