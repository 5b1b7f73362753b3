// The options of the setup, which is the result itself, and the game for the catalogue.
#include <algorithm>
#include <utility>

#include "core/games/result/kinds.h"
#include "core/games/result/result.h"
#include "core/rules/declaration/game_of.h"

namespace castalia::result {

namespace {

constexpr FreeText a_short_text{0, kLongestTitle};

/// Returns the option of a member of the setup, or of what it has in common with plays.
template <class Whole, class V, class K>
SetupOptionOf<Setup> option(std::string key, V Whole::* member, K kind) {
    V Setup::* const of_setup = member;
    return setup_option(std::move(key), of_setup, kind);
}

/// The options that records have had from the beginning.
std::vector<SetupOptionOf<Setup>> first_options() {
    return {option("game", &Setup::game, NameText{kLongestTitle}).written_if_chosen().labelled(say("Game")),
            option("from", &Setup::from, a_short_text),
            option("highest_wins", &Setup::highest_wins, a_flag)
                .labelled(say("The most points win"), say("Without it the fewest points win")),
            option("scores", &Setup::scores, ScoresKind{})
                .without_default()
                .labelled(say("Score of {who}"))
                .filled_by(words_of_each),
            option("winners", &Setup::winners, SeatsKind{}).labelled(say("{who} won")).filled_by(flag_of_each),
            option("minutes", &Setup::minutes, long_number(0, kMostCounted)).labelled(say("Minutes")),
            option("comments", &Setup::comments, some_text).labelled(say("Comments")).filled_by(text_of_lines)};
}

/// The options for what programs say of a play beside that.
std::vector<SetupOptionOf<Setup>> later_options() {
    return {option("without_winner", &Setup::without_winner, OutcomeKind{}).without_default().written_if_chosen(),
            option("board", &Setup::board, a_short_text).labelled(say("Board")).written_if_chosen(),
            option("cooperative", &Setup::cooperative, a_flag)
                .labelled(say("All play together"), say("All win or all lose"))
                .written_if_chosen(),
            option("no_points", &Setup::no_points, a_flag).written_if_chosen(),
            option("uses_teams", &Setup::uses_teams, a_flag).written_if_chosen(),
            option("roles", &Setup::roles, WordsKind{})
                .labelled(say("Role of {who}"))
                .filled_by(words_of_each_if_any)
                .written_if_chosen(),
            option("teams", &Setup::teams, WordsKind{})
                .labelled(say("Team of {who}"))
                .filled_by(words_of_each_if_any)
                .written_if_chosen(),
            option("ranks", &Setup::ranks, RanksKind{})
                .labelled(say("Rank of {who}"))
                .filled_by(number_of_each_if_any)
                .written_if_chosen(),
            option("first", &Setup::first, SeatsKind{})
                .labelled(say("{who} began"))
                .filled_by(flag_of_each_if_any)
                .written_if_chosen(),
            option("new_players", &Setup::new_players, SeatsKind{})
                .labelled(say("{who} played it for the first time"))
                .filled_by(flag_of_each_if_any)
                .written_if_chosen(),
            option("nobody", &Setup::nobody, SeatsKind{})
                .labelled(say("{who} is nobody in statistics"))
                .filled_by(flag_of_each_if_any)
                .written_if_chosen(),
            option("rounds", &Setup::rounds, long_number(0, kMostCounted)).written_if_chosen(),
            option("rating", &Setup::rating, a_short_text).written_if_chosen(),
            option("number_at_bgg", &Setup::number_at_bgg, long_number(0, kMostCounted)).written_if_chosen(),
            option("source", &Setup::source, SourceKind{}).written_if_chosen()};
}

SetupOptions<Setup> setup_options() {
    std::vector<SetupOptionOf<Setup>> options = first_options();
    std::ranges::move(later_options(), std::back_inserter(options));
    return SetupOptions<Setup>(std::move(options))
        .asked_first({"scores", "winners", "teams", "roles", "ranks", "first", "game", "board"})
        .completed_by([](Setup& setup, const Players& players, const std::string&) {
            const std::size_t seats = players.names.size();
            setup.scores.resize(seats);
            setup.roles.resize(seats);
            setup.teams.resize(seats);
            setup.ranks.resize(seats);
        });
}

/// Begins a session that keeps a result. The result is written as its setup, and read from that as from any record:
/// so it is checked. What another program wrote is by far the largest part of it and is only checked.
std::unique_ptr<Playthrough> begin(const SetupOptions<Setup>& options, const Players& players,
                                   const WrittenResult& written, Json& json) {
    Setup result = written;
    const SourceKind::Source source = std::exchange(result.source, nullptr);
    json = options.write(players, "1", result, Json());
    Setup setup = options.read(players, "1", json);
    SourceKind::check(source, players);
    if (Json of_source = SourceKind::json_of(source, players.names); !of_source.empty()) {
        json["source"] = std::move(of_source);  // The last of the options.
        setup.source = source;
    }
    return std::make_unique<PlaythroughOf<Rules>>(
        std::make_shared<const Rules>(Rules{std::move(setup), players.names}));
}

ResultKeeping keeping(const SetupOptions<Setup>& options) {
    return {[options](const Players& players, const WrittenResult& written, Json& setup) {
                return begin(options, players, written, setup);
            },
            [](const Playthrough& playthrough, std::size_t ply) {
                const auto& kept = static_cast<const PlaythroughOf<Rules>&>(playthrough);
                WrittenResult result = kept.rules().setup;
                result.scores = kept.at(ply).scores;
                return result;
            },
            flags_for_lists};
}

}  // namespace

Game game() {
    const SetupOptions<Setup> options = setup_options();
    Game result =
        game_of<Rules>("result", say("A result without a log"), {"1"}, 1, static_cast<int>(kMostPlayers), options);
    result.results = std::make_shared<const ResultKeeping>(keeping(options));
    return result;
}

}  // namespace castalia::result
