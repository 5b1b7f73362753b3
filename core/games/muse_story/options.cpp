// The setup, which the table settles before the story: its record, its form, and the game in the catalogue.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/rules/game_of.h"

namespace castalia::muse_story {

namespace {

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    if (fields.has("code_of_conduct")) {
        const RecordPlace place(fields, "code_of_conduct");
        for (const Value rule : fields.list("code_of_conduct", 0, kMostAgreed)) {
            setup.conduct.push_back(written_text.read(rule, place.item(setup.conduct.size())));
        }
    }
    setup.genre = fields.text_or("genre", kLongestText, "");
    setup.tone = fields.text_or("tone", kLongestText, "");
    if (fields.has("options")) {
        Fields options = fields.object("options");
        setup.focused = options.flag_or("focused", false);
        options.finish();
    }
    fields.finish();
    return setup;
}

Json write_setup(const Players&, const Setup& setup) {
    Json json{{"code_of_conduct", Json::array()}, {"genre", setup.genre}, {"tone", setup.tone}};
    for (const std::string& rule : setup.conduct) {
        json["code_of_conduct"].push_back(rule);
    }
    json["options"] = {{"focused", setup.focused}};
    return json;
}

Slot words(FieldPath field, Text label) {
    return {std::move(field), Slot::Kind::words, std::move(label), {}, 0, 0, true};
}

/// Returns a slot for each rule of conduct, and an empty one for the next.
std::vector<Slot> setup_form(const Players&, const Json& setup) {
    std::vector<Slot> slots{words("genre", say("Genre")), words("tone", say("Tone"))};
    const std::size_t filled =
        setup.is_object() && setup.contains("code_of_conduct") && setup["code_of_conduct"].is_array()
            ? setup["code_of_conduct"].size()
            : 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(filled + 1, kMostAgreed); ++i) {
        slots.push_back(words(FieldPath("code_of_conduct") / i,
                              say("Code of conduct {n}", {{"n", literally(static_cast<long long>(i) + 1)}})));
    }
    Slot focused{"options/focused", Slot::Kind::place, say("A focused story"), {}, 0, 0, true};
    focused.options = {{false, say("No"), {}, {}, false},
                       {true,
                        say("Yes"),
                        say("After the first choice all unused elements and questions are crossed out"),
                        {},
                        false}};
    slots.push_back(std::move(focused));
    return slots;
}

}  // namespace

const Game& game() {
    static const Game muse = [] {
        Game made = game_of<Rules>("muse-story", say("Muse, a storytelling game"), "first", 3, kMostPlayers,
                                   read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.sheets = {blank_sheet()};
        made.precedents = {"veto"};
        made.chronicle = chronicle;
        return made;
    }();
    return muse;
}

}  // namespace castalia::muse_story
