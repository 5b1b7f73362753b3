// Who played what, how often, how long, and with what result.
#include <algorithm>
#include <map>
#include <memory>

#include "app/cli/command.h"

namespace castalia::cli {

namespace {

struct Wanted {
    std::string player, game;
    bool json = false;
};

/// Sums over finished sessions.
struct Tally {
    std::size_t sessions = 0, wins = 0, draws = 0;
    std::chrono::milliseconds played{}, longest{};

    void add(const Shelved& shelved) {
        ++sessions;
        draws += shelved.winners.empty() ? 1 : 0;
        played += shelved.played;
        longest = std::max(longest, shelved.played);
    }
    std::chrono::milliseconds average() const {
        return sessions == 0 ? played : played / static_cast<std::int64_t>(sessions);
    }
};

struct Counted {
    Tally all;
    std::map<std::string, Tally> players, games;
    std::size_t open = 0, abandoned = 0, samples = 0;
};

bool fits(const Shelved& shelved, const Wanted& wanted) {
    return (wanted.game.empty() || shelved.game == wanted.game) &&
           (wanted.player.empty() || std::ranges::find(shelved.players, wanted.player) != shelved.players.end());
}

Counted count(const Store& store, const Wanted& wanted) {
    Counted counted;
    for (const Shelved& shelved : store.shelved()) {
        if (!fits(shelved, wanted)) {
            continue;
        }
        if (shelved.sample || shelved.status != Status::finished) {
            ++(shelved.sample ? counted.samples : shelved.status == Status::open ? counted.open : counted.abandoned);
            continue;
        }
        counted.all.add(shelved);
        counted.games[shelved.game].add(shelved);
        for (const std::string& name : shelved.players) {
            if (wanted.player.empty() || wanted.player == name) {
                Tally& tally = counted.players[name];
                tally.add(shelved);
                tally.wins += static_cast<std::size_t>(std::ranges::count(shelved.winners, name));
            }
        }
    }
    return counted;
}

Json tally_json(const char* key, const std::string& name, const Tally& tally, bool wins) {
    const auto seconds = [](std::chrono::milliseconds time) { return std::chrono::floor<std::chrono::seconds>(time).count(); };
    Json json{{key, name}, {"sessions", tally.sessions}};
    if (wins) {
        json["wins"] = tally.wins;
    }
    json["draws"] = tally.draws;
    json["played_seconds"] = seconds(tally.played);
    json["average_seconds"] = seconds(tally.average());
    json["longest_seconds"] = seconds(tally.longest);
    return json;
}

Json counted_json(const Counted& counted) {
    Json json{{"sessions", counted.all.sessions},
              {"left_out", {{"open", counted.open}, {"abandoned", counted.abandoned}, {"sample", counted.samples}}},
              {"players", Json::array()},
              {"games", Json::array()}};
    for (const auto& [name, tally] : counted.players) {
        json["players"].push_back(tally_json("player", name, tally, true));
    }
    for (const auto& [game, tally] : counted.games) {
        json["games"].push_back(tally_json("game", game, tally, false));
    }
    return json;
}

std::string number_of(std::size_t number, const char* one, const char* many) {
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

std::string times(const Tally& tally) {
    return ", " + duration_text(tally.played) + " h at the table, " + duration_text(tally.average()) +
           " h a session, longest " + duration_text(tally.longest) + " h\n";
}

std::string counted_text(const Counted& counted) {
    std::string text = "Over " + number_of(counted.all.sessions, "finished session", "finished sessions") +
                       "; left out: " + std::to_string(counted.open) + " open, " + std::to_string(counted.abandoned) +
                       " abandoned, " + number_of(counted.samples, "sample", "samples") + "\n";
    for (const auto& [name, tally] : counted.players) {
        text += printable(name) + ": " + number_of(tally.wins, "win", "wins") + " and " +
                number_of(tally.draws, "draw", "draws") + " in " + number_of(tally.sessions, "session", "sessions") +
                times(tally);
    }
    for (const auto& [game, tally] : counted.games) {
        text += game + ": " + number_of(tally.sessions, "session", "sessions") + times(tally);
    }
    return text;
}

void statistics(const Wanted& wanted, const Calls& calls) {
    if (!wanted.game.empty() && find_game(wanted.game) == nullptr) {
        throw Ended(kUsage, "there is no game " + printable(wanted.game) + " on the shelf; castalia-cli games lists them");
    }
    const Store store = calls.open();
    const Counted counted = count(store, wanted);
    wanted.json ? print(counted_json(counted)) : print(counted_text(counted));
}

}  // namespace

void add_statistics(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Wanted>();
    auto* call = program.add_subcommand("stats", "Sessions, wins and durations, over finished sessions");
    call->add_option("--player", wanted->player, "Only sessions of this player");
    call->add_option("--game", wanted->game, "Only sessions of this game");
    call->add_flag("--json", wanted->json, "As JSON");
    add_dice_statistics(*call, calls);
    call->callback([call, wanted, &calls] {
        if (call->get_subcommands().empty()) {
            statistics(*wanted, calls);
        }
    });
}

}  // namespace castalia::cli
