#pragma once

#include "core/rules/game/game.h"

namespace castalia {

/// A play as another program wrote it: its own objects, without what only its file could say, such as ids.
struct WrittenSource {
    /// What the program said of one player.
    struct Person {
        Seat seat{-1};          ///< No seat for somebody who was at the table before it was corrected.
        std::string name;       ///< The name of somebody without a seat; otherwise empty.
        Json player, score;     ///< The player, and what the play says of them. Objects.
        bool is_owner = false;  ///< The program called them the one who kept its list.
    };
    Json play = Json::object(), game = Json::object();
    Json place;                       ///< An object; null if no place is known.
    Json expansions = Json::array();  ///< A list of {"play": …, "game": …}.
    std::vector<Person> people;
    /// The player who kept the list, an object, where they did not sit at this table; otherwise null.
    Json keeper;

    /// Returns what is known of this player; null if there is nothing.
    const Person* person(Seat seat) const;
};

/// Returns what tells a player of another program from all others: the UUID or, without one, the name.
std::string identity_of(const Json& player);

/// What is written down of a whole play, whoever was at the table.
struct WrittenPlay {
    std::string game;  ///< The name of the game; may be empty.
    std::string from;  ///< The source of the result; may be empty.
    bool highest_wins = true;
    long long minutes = 0;  ///< 0 if it is not known.
    std::string comments;
    std::string board;            ///< The board or variant; may be empty.
    bool cooperative = false;     ///< All players win or lose together.
    bool no_points = false;       ///< The game has no points.
    bool uses_teams = false;      ///< The players were in teams.
    long long rounds = 0;         ///< 0 if it is not known.
    std::string rating;           ///< How much the game was liked; may be empty.
    long long number_at_bgg = 0;  ///< The number of the game at BoardGameGeek; 0 if it is not known.
    /// What it means that nobody won: lost, drawn or none; nothing if nobody wrote it down. A game that is played
    /// together or alone is lost then.
    std::optional<GameOutcome> without_winner = {};
    std::shared_ptr<const WrittenSource> source;  ///< Null if no program wrote more than this.
};

/// A game that was played without a log, as it was written down.
struct WrittenResult : WrittenPlay {
    /// The score of each seat as it was written: "41", "3+6+2", "12.5"; empty if it is not known.
    std::vector<std::string> scores;
    std::vector<Seat> winners;
    std::vector<std::string> roles;  ///< The role of each seat; empty if it is not known.
    std::vector<std::string> teams;  ///< The team of each seat; empty for none.
    std::vector<int> ranks;          ///< The rank of each seat, counted from 1; 0 if it is not known.
    std::vector<Seat> first;         ///< The players who began; usually one, and nobody if it is not known.
    std::vector<Seat> new_players;   ///< The players who had never played the game before.
    std::vector<Seat> nobody;        ///< People without a name, who are nobody in statistics.
};

/// The functions by which a game keeps results that were written down.
struct ResultKeeping {
    /// Returns the game at its start and sets the setup of a session that keeps it, as `Game::settle` returns it.
    /// Throws BadRecord for values that no record may have.
    std::function<std::unique_ptr<Playthrough>(const Players&, const WrittenResult&, Json& setup)> begin;
    /// Returns the result of such a session.
    std::function<WrittenResult(const Playthrough&, std::size_t ply)> result_at;
    /// Returns a setup as the form of its options asks for it, where records spell it otherwise.
    std::function<Json(const Players&, const Json& setup)> in_form;
};

/// Returns what a session without a log has in words, for searches: its board, roles, teams, comments, expansions and
/// tags, each once.
std::vector<std::string> words_of(const WrittenResult& result);
/// Returns the name of each expansion.
std::vector<std::string> expansions_of(const WrittenResult& result);

}  // namespace castalia
