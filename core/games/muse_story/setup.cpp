// The options of the setup, which the table settles before the story, and the game for the catalogue.
#include "core/games/muse_story/muse_story.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/text/mapped.h"
#include "core/rules/text/wording.h"

namespace castalia::muse_story {

namespace {

/// Returns the example of the rulebook in our own words.
std::vector<Option> standard_code() {
    const auto rule = [](Text words) { return Option{english(words), words, {}, {}, false}; };
    return {rule(say("No player of the game is a character in the story")),
            rule(say("Nobody declares that it was all a dream, or spoils the story in another cheap way")),
            rule(say("No excess of violence, sex or swearing"))};
}

std::vector<Option> offered(const std::vector<Text>& all) {
    return mapped(all, [](const Text& words) { return Option{english(words), words, {}, {}, false}; });
}

/// Returns the samples of the rulebook.
std::vector<Option> sample_genres() {
    return offered({say("science fiction"), say("fantasy"), say("cyberpunk"), say("pulp"), say("historical"),
                    say("alternate history"), say("romance"), say("horror"), say("comedy"), say("action"),
                    say("disaster"), say("exploration"), say("space opera"), say("fairy tale")});
}
std::vector<Option> sample_tones() {
    return offered({say("upbeat"), say("light"), say("dark"), say("sinister"), say("joyful"), say("fearful"),
                    say("funny"), say("mature"), say("light-hearted"), say("hateful"), say("loving"), say("serious"),
                    say("angry"), say("sad")});
}

SetupOptions<Setup> setup_options() {
    return SetupOptions<Setup>(
               {setup_option("code_of_conduct", &Setup::conduct, list_of(written_text, 0, kMostAgreed).repeating())
                    .labelled(say("Code of conduct {n}"))
                    .offering(standard_code()),
                setup_option("genre", &Setup::genre, some_text).labelled(say("Genre")).offering(sample_genres()),
                setup_option("tone", &Setup::tone, some_text).labelled(say("Tone")).offering(sample_tones()),
                setup_option("focused", &Setup::focused, a_flag)
                    .within("options")
                    .labelled(say("A focused story"),
                              say("After the first choice all unused elements and questions are crossed out"))})
        .asked_first({"genre", "tone"});
}

/// Returns the name of the edition, which records name by this word in English.
Text first_edition() { return say_in("an edition", "first"); }

}  // namespace

Game game() {
    Game muse = game_of<Rules>("muse-story", say("Muse, a storytelling game"), {english(first_edition())}, 3,
                               kMostPlayers, setup_options());
    muse.sheets = {blank_sheet(), slip_sheet()};
    muse.precedents = {"veto"};
    muse.chronicle = chronicle;
    muse.struck = struck;
    muse.layout = layout;
    muse.tile = tile;
    muse.series = series;
    muse.counts = counted_by<Rules>(count_table);
    return muse;
}

}  // namespace castalia::muse_story
