#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/rules/game/game.h"
#include "core/rules/game/random_source.h"

namespace castalia {

/// A game that sensible players play on from some moment, by a few plain rules of thumb for each game. Cards that
/// were hidden at that moment are drawn at random from those that nobody had seen, and dice are rolled.
class Playout {
public:
    Playout() = default;
    Playout(const Playout&) = delete;
    Playout& operator=(const Playout&) = delete;
    virtual ~Playout() = default;

    virtual bool over() const = 0;
    /// Returns a move, which `judge` allows, of the player who has to act; null if the table has strayed so far from
    /// the rules that no move is known. Assumes that the game is not over.
    virtual MovePtr next() = 0;
    /// Makes a move of a sensible player or of any other. Assumes that it is not impossible.
    virtual void play(const Move& move) = 0;
    /// Returns a playthrough that has the present state only.
    virtual std::unique_ptr<Playthrough> table() const = 0;
    /// Plays to the end. Returns false if the game came to no end: no move was known, or it went on for some thousand
    /// moves.
    virtual bool finish() = 0;
    /// Returns the share of the win of each seat; they add up to 1. All seats share it while nobody has won.
    virtual std::vector<double> shares() const = 0;
};

/// Returns 1 divided among the winners, or among all players if nobody won.
inline std::vector<double> divided(const std::vector<Seat>& winners, std::size_t players) {
    if (winners.empty()) {
        return std::vector<double>(players, 1.0 / static_cast<double>(players));
    }
    std::vector<double> shares(players, 0.0);
    for (const Seat winner : winners) {
        shares[static_cast<std::size_t>(winner.index)] = 1.0 / static_cast<double>(winners.size());
    }
    return shares;
}

/// The cards that players hold unseen. Cards that nobody has seen and nobody holds lie in the pile, in any order.
template <class Card>
class HiddenHands {
public:
    explicit HiddenHands(std::size_t players) : hands_(players) {}

    const std::vector<Card>& of(Seat seat) const { return hands_[static_cast<std::size_t>(seat.index)]; }
    /// Gives the player a card that the table knows of.
    void give(Seat seat, Card card) { hand(seat).push_back(card); }
    /// Takes the card out of the hand. If the player was dealt other cards, another one leaves the hand in its place.
    void lay_down(Seat seat, Card card, RandomSource& random) {
        std::vector<Card>& held = hand(seat);
        const auto found = std::ranges::find(held, card);
        if (found != held.end()) {
            take_out(held, static_cast<std::size_t>(found - held.begin()));
            return;
        }
        for (std::vector<Card>& other : hands_) {
            if (const auto here = std::ranges::find(other, card); here != other.end() && !held.empty()) {
                *here = take_out(held, random.below(held.size()));
                return;
            }
        }
        if (!held.empty()) {
            take_out(held, random.below(held.size()));
        }
    }
    /// Draws until the player has so many cards, or until no unseen card is left. Returns how many the player has.
    int draw_up_to(Seat seat, int size, std::vector<Card> unseen, RandomSource& random) {
        std::vector<Card>& held = hand(seat);
        std::erase_if(unseen, [this](Card card) {
            return std::ranges::any_of(hands_,
                                       [&](const auto& any) { return std::ranges::find(any, card) != any.end(); });
        });
        while (static_cast<int>(held.size()) < size && !unseen.empty()) {
            held.push_back(take_out(unseen, random.below(unseen.size())));
        }
        return static_cast<int>(held.size());
    }
    int in_all() const {
        std::size_t cards = 0;
        for (const std::vector<Card>& held : hands_) {
            cards += held.size();
        }
        return static_cast<int>(cards);
    }

private:
    std::vector<Card>& hand(Seat seat) { return hands_[static_cast<std::size_t>(seat.index)]; }
    static Card take_out(std::vector<Card>& from, std::size_t at) {
        std::swap(from[at], from.back());
        const Card card = from.back();
        from.pop_back();
        return card;
    }

    std::vector<std::vector<Card>> hands_;
};

/// Makes a Playout out of the sensible players of a game. `Players` are constructed with the rules, the state
/// and the source of chance, and make the state agree with the cards that they deal. `next` chooses a move; `before`
/// and `after` are called with each move, before and after the state changes.
template <Rules R, class Players>
class PlayoutOf final : public Playout {
public:
    using Line = PlaythroughOf<R>;

    PlayoutOf(const Line& line, std::size_t ply, RandomSource& random)
        : rules_(line.rules()), state_(line.at(ply)), players_(rules_, state_, random) {}

    bool over() const override { return rules_.over(state_); }
    MovePtr next() override {
        std::optional<typename R::Move> move = chosen();
        return move ? Line::made(std::move(*move)) : nullptr;
    }
    void play(const Move& move) override { make(Line::typed(move)); }
    std::unique_ptr<Playthrough> table() const override {
        return std::make_unique<Line>(std::make_shared<const R>(rules_), std::vector{state_});
    }
    bool finish() override {
        constexpr int kMostMoves = 3'000;
        for (int moves = 0; moves < kMostMoves && !over(); ++moves) {
            const std::optional<typename R::Move> move = chosen();
            if (!move) {
                return false;
            }
            make(*move);
        }
        return over();
    }
    std::vector<double> shares() const override {
        return divided(over() ? rules_.score(state_).winners : std::vector<Seat>(), rules_.names.size());
    }

private:
    /// Returns the player's move; nothing if a ruling or a count of the table has made it impossible.
    std::optional<typename R::Move> chosen() {
        std::optional<typename R::Move> move = players_.next();
        if (move) {
            if (const std::optional<Refusal> refusal = rules_.judge(state_, *move);
                refusal && refusal->kind == Refusal::Kind::impossible) {
                return std::nullopt;
            }
        }
        return move;
    }
    void make(const typename R::Move& move) {
        players_.before(move);
        rules_.play(state_, move, nullptr);
        players_.after(move);
    }

    const R rules_;
    typename R::State state_;
    Players players_;
};

/// Answers `Game::continued` with the sensible players of a game.
template <Rules R, class Players>
std::unique_ptr<Playout> continued_by(const Playthrough& playthrough, std::size_t ply, RandomSource& random) {
    return std::make_unique<PlayoutOf<R, Players>>(static_cast<const PlaythroughOf<R>&>(playthrough), ply, random);
}

}  // namespace castalia
