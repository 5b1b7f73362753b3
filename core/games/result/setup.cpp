// The options of the setup, which is the result itself, and the game for the catalogue.
#include <algorithm>

#include "core/games/result/result.h"
#include "core/rules/game_of.h"

namespace castalia::result {

namespace {

constexpr std::size_t kMostPlayers = 100;
constexpr FreeText a_short_text{0, kLongestTitle};

/// The scores as they were written: {"Ann": "41", "Ben": "3+6+2"}.
struct ScoresKind {
    std::vector<std::string> read(Value value, const RecordPlace& at) const {
        Fields fields = at.object(value);
        std::vector<std::string> scores;
        for (const std::string& name : at.names()) {
            scores.push_back(fields.text_or(name, kLongestTitle, ""));
        }
        fields.finish();
        return scores;
    }
    Json json(const std::vector<std::string>& scores, const auto& table) const {
        Json json = Json::object();
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            json[table.names[seat]] = scores[seat];
        }
        return json;
    }
    static Json schema() {
        return {{"type", "object"}, {"additionalProperties", {{"$ref", "castalia.schema.json#/definitions/label"}}}};
    }
    static constexpr Slot::Kind kSlot = Slot::Kind::words;
};

struct WinnersKind : ListOf<SeatedPlayer, Seat> {
    constexpr WinnersKind() : ListOf{{}, 0, kMostPlayers} {}
    static Json schema() { return {{"type", "array"}, {"uniqueItems", true}, {"items", PlayerKind::schema()}}; }
};

SetupOptions<Setup> setup_options() {
    return SetupOptions<Setup>({setup_option("game", &Setup::game, NameText{kLongestTitle}).written_if_chosen(),
                                setup_option("from", &Setup::from, a_short_text),
                                setup_option("highest_wins", &Setup::highest_wins, a_flag),
                                setup_option("scores", &Setup::scores, ScoresKind{}).without_default(),
                                setup_option("winners", &Setup::winners, WinnersKind{}),
                                setup_option("minutes", &Setup::minutes, long_number(0, kMostCounted)),
                                setup_option("comments", &Setup::comments, some_text)})
        .completed_by([](Setup& setup, const Players& players, const std::string&) {
            setup.scores.resize(players.names.size());
        });
}

}  // namespace

Game game() {
    const SetupOptions<Setup> options = setup_options();
    Game result =
        game_of<Rules>("result", say("A result without a log"), {"1"}, 1, static_cast<int>(kMostPlayers), options);
    result.results = {[options](const Players& players, const WrittenResult& written) {
                          return options.write(players, "1", written, Json());
                      },
                      [](const Playthrough& playthrough, std::size_t ply) {
                          const auto& kept = static_cast<const PlaythroughOf<Rules>&>(playthrough);
                          WrittenResult told = kept.rules().setup;
                          told.scores = kept.at(ply).scores;
                          return told;
                      }};
    return result;
}

}  // namespace castalia::result
