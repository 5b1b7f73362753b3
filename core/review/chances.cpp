// Chances of winning: the share of wins in many continuations of a moment between sensible players.
#include "core/review/chances.h"

#include <algorithm>
#include <cmath>

#include "core/review/review.h"
#include "core/rules/game/playout.h"

namespace castalia::review {

namespace {

/// Returns a seed of its own for each moment, so that its chances do not depend on what was asked before.
std::uint64_t seed_at(std::size_t ply, std::uint64_t seed) {
    constexpr std::uint64_t kGoldenRatio = 0x9E37'79B9'7F4A'7C15ULL;
    return seed * kGoldenRatio + ply;
}

/// Returns what tells a turn from the others: its chapter, and its number where a chapter has several.
Json turn_at(const Playthrough& playthrough, std::size_t ply) {
    const Json state = playthrough.state(ply);
    const auto number = state.find("turn");
    return {english(playthrough.chapter(ply)), number == state.end() ? Json() : *number};
}

double two_standard_errors(double share, int continuations) {
    return 2 * std::sqrt(share * (1 - share) / continuations);
}

}  // namespace

bool has_chances(const Session& session) { return session.game().continued != nullptr; }

std::vector<std::size_t> turns_of(const Session& session) {
    const Playthrough& playthrough = session.playthrough();
    std::vector<std::size_t> turns{0};
    Json before = turn_at(playthrough, 0);
    for (std::size_t ply = 1; ply <= session.plies(); ++ply) {
        Json turn = turn_at(playthrough, ply);
        if (ply == session.plies() || (!playthrough.over(ply) && turn != before)) {
            turns.push_back(ply);
        }
        before = std::move(turn);
    }
    return turns;
}

std::optional<ChancesAt> chances_at(const Session& session, std::size_t ply, const ChancesWanted& wanted) {
    const Playthrough& playthrough = session.playthrough();
    RandomSource random(seed_at(ply, wanted.seed));
    ChancesAt chances{ply, std::vector<double>(session.names().size(), 0.0), 0};
    const bool over = playthrough.over(ply);
    const int wished = over ? 1 : wanted.continuations;
    int ended = 0;
    for (int i = 0; i < wished; ++i) {
        const std::unique_ptr<Playout> playout = session.game().continued(playthrough, ply, random);
        if (!playout->finish()) {
            continue;
        }
        ++ended;
        const std::vector<double> shares = playout->shares();
        for (std::size_t seat = 0; seat < shares.size(); ++seat) {
            chances.win[seat] += shares[seat];
        }
    }
    if (2 * ended < wished) {
        return std::nullopt;
    }
    for (double& share : chances.win) {
        share /= ended;
    }
    chances.error = over ? 0 : two_standard_errors(std::ranges::max(chances.win), ended);
    return chances;
}

std::optional<Chances> chances_of(const Session& session, const ChancesWanted& wanted,
                                  const std::function<bool(std::size_t done, std::size_t all)>& go_on) {
    Chances chances{wanted, {}};
    const std::vector<std::size_t> turns = turns_of(session);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (go_on && !go_on(i, turns.size())) {
            return std::nullopt;
        }
        if (std::optional<ChancesAt> at = chances_at(session, turns[i], wanted)) {
            chances.at.push_back(std::move(*at));
        }
    }
    return chances;
}

Json chances_json(const Chances& chances, std::span<const std::string> names) {
    Json at = Json::array();
    for (const ChancesAt& one : chances.at) {
        Json win = Json::object();
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            win[names[seat]] = number_json(one.win[seat]);
        }
        at.push_back({{"after", one.after}, {"win", std::move(win)}, {"error", number_json(one.error)}});
    }
    return {{"continuations", chances.wanted.continuations}, {"seed", chances.wanted.seed}, {"at", std::move(at)}};
}

Text assumed(const ChancesWanted& wanted) {
    return say_count(
        "{n} game is played on from each turn between players who follow a few plain rules of thumb. What "
        "was hidden then is dealt at random, and what was played later is not looked at.",
        "{n} games are played on from each turn between players who follow a few plain rules of thumb. "
        "What was hidden then is dealt at random, and what was played later is not looked at.",
        wanted.continuations);
}

}  // namespace castalia::review
