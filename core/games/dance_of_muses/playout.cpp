// A sensible player, who plays a game on in a review. It dances so that its own company gets the most Suns above the
// best of the others, and ends the game only if that wins it. It does not use powers that the tile sheet does not
// name.
#include <algorithm>
#include <map>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game/playout.h"

namespace castalia::dance_of_muses {

namespace {

class PlayoutBots {
public:
    PlayoutBots(const Rules& rules, State& state, RandomSource& random)
        : rules_(rules), state_(state), random_(random), hands_(rules.names.size()) {
        std::vector<Muse> unseen = rules.unseen(state);
        const auto draw = [&] {
            const std::size_t at = random.below(unseen.size());
            const Muse muse = unseen[at];
            unseen.erase(unseen.begin() + static_cast<std::ptrdiff_t>(at));
            return muse;
        };
        for (const Tile& tile : state.tiles) {
            if (tile.face_down && !unseen.empty()) {
                beneath_[tile.id] = draw();
            }
        }
        for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
            const std::size_t size = rules.in_hand(state, Seat{static_cast<int>(seat)});
            while (hands_[seat].size() < size && !unseen.empty()) {
                hands_[seat].push_back(draw());
            }
        }
        if (!unseen.empty()) {
            neutral_ = unseen.front();
        }
        for (std::size_t muse = 0; muse < kMuses; ++muse) {
            suns_[muse] = rules.suns_of(state, static_cast<Muse>(muse)).value_or(static_cast<int>(random.below(7)));
        }
    }

    std::optional<Move> next() {
        switch (state_.phase) {
            case Phase::place: return rules_.neutral_missing(state_) ? std::optional(neutral()) : place();
            case Phase::reveal: return reveal();
            default: return dance();
        }
    }

    void before(const Move& move) {
        if (const auto* placed = std::get_if<PlaceTile>(&move)) {
            Hand& hand = hands_[at(placed->player)];
            if (!placed->muse && !hand.empty()) {
                beneath_[rules_.face_down_id(state_, placed->player)] = hand.back();
                hand.pop_back();
            } else if (placed->muse) {
                lay_down(hand, *placed->muse);
            }
        } else if (const auto* first = std::get_if<PlaceNeutral>(&move); first != nullptr && !first->muse) {
            beneath_[rules_.face_down_id(state_, std::nullopt)] = neutral_;
        }
    }
    void after(const Move&) {}

private:
    using Hand = std::vector<Muse>;
    static constexpr double kWhim = 0.5, kSun = 4, kDie = 0.4, kLost = -100, kWon = 100;

    static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index); }

    /// Takes the tile out of the hand. If somebody else was dealt it, that player gets another.
    void lay_down(Hand& hand, Muse muse) {
        const auto here = std::ranges::find(hand, muse);
        if (here != hand.end()) {
            hand.erase(here);
            return;
        }
        const Muse other = hand.empty() ? neutral_ : hand.back();
        if (!hand.empty()) {
            hand.pop_back();
        }
        for (Hand& one : hands_) {
            std::ranges::replace(one, muse, other);
        }
        for (auto& [id, hidden] : beneath_) {
            hidden = hidden == muse ? other : hidden;
        }
        neutral_ = neutral_ == muse ? other : neutral_;
    }

    Square anywhere() {
        const std::vector<Square> free = rules_.free_squares(state_);
        return free[random_.below(free.size())];
    }
    Move neutral() {
        return PlaceNeutral{anywhere(), rules_.neutral_face_up() ? std::optional(neutral_) : std::nullopt};
    }
    std::optional<Move> place() {
        const Seat me = state_.active;
        const Hand& hand = hands_[at(me)];
        if (hand.empty()) {
            return std::nullopt;
        }
        // Each player lays one tile face down. Here it is the last one of the hand, at any time.
        const bool down = !rules_.has_face_down(state_, me) && random_.below(hand.size()) == 0;
        return PlaceTile{me, anywhere(), down ? PlacedFace() : PlacedFace(hand.front())};
    }

    std::optional<Move> reveal() const {
        Reveal move;
        std::vector<Muse> named;
        for (const Tile& tile : state_.tiles) {
            if (tile.face_down && !beneath_.contains(tile.id)) {
                return std::nullopt;
            }
            if (tile.face_down) {
                move.tiles.emplace_back(tile.id, beneath_.at(tile.id));
                if (tile.owner) {
                    named.push_back(beneath_.at(tile.id));
                }
            }
        }
        std::ranges::stable_sort(move.tiles, {},
                                 [this](const auto& one) { return order_of(one.first, rules_.names); });
        for (const Muse muse : rules_.suns_to_read(state_, named)) {
            move.suns.emplace_back(muse, suns_[static_cast<std::size_t>(muse)]);
        }
        std::ranges::stable_sort(move.suns);
        return move;
    }

    Move dance() {
        const Seat me = state_.active;
        Move best = Pass{me};
        double most = 2 * kLost;
        const auto consider = [&](const State& after, Dance move) {
            const double worth = worth_of(after, me) + random_.share() * kWhim;
            if (worth > most) {
                most = worth;
                best = std::move(move);
            }
        };
        for (std::size_t tile = 0; tile < state_.tiles.size(); ++tile) {
            for (const Direction to : kDirections) {
                const StepOutcome step = rules_.step_outcome(state_, tile, to);
                if (!step.cut.empty()) {
                    continue;
                }
                const State after = rules_.after_step(state_, step);
                consider(after, Dance{me, state_.tiles[tile].id, to, {}});
                if (!any_ends_game(after, step.moved)) {
                    with_power(after, tile, to, consider);
                }
            }
        }
        return best;
    }

    /// Tries the power of the tile after its step on every tile in its area.
    void with_power(const State& after, std::size_t tile, Direction to, const auto& consider) const {
        const Tile& dancer = after.tiles[tile];
        const std::optional<Power> power = rules_.power_of(dancer, {});
        if (dancer.face_down || !power || *power == Power::none) {
            return;
        }
        for (std::size_t target = 0; target < after.tiles.size(); ++target) {
            PowerUse use{PowerUse::When::after, after.tiles[target].id, {}};
            if (rules_.using_power(after, tile, use)) {
                continue;
            }
            State changed = after;
            castalia::dance_of_muses::use_power(*power, changed.tiles[tile], changed.tiles[target]);
            consider(changed, Dance{state_.active, dancer.id, to, std::move(use)});
        }
    }

    /// Returns how good the table is for the player. Of the tiles that lie face down only the player's own are known.
    double worth_of(const State& after, Seat me) const {
        std::vector<std::vector<int>> dice(rules_.setup.companies.size());
        bool over = false;
        const std::size_t mine = rules_.company_of(me);
        for (const Tile& tile : after.tiles) {
            over = over || ends_game(tile);
            if (tile.owner) {
                dice[rules_.company_of(*tile.owner)].push_back(apollo(tile, me));
            }
        }
        double worth = 0, best_other = kLost;
        for (std::size_t company = 0; company < dice.size(); ++company) {
            int sum = 0;
            for (const int die : dice[company]) {
                sum += die;
            }
            worth += company == mine ? sum * kDie : -sum * kDie / static_cast<double>(dice.size() - 1);
        }
        const Columns columns = compare(std::move(dice));
        for (std::size_t company = 0; company < columns.suns.size(); ++company) {
            if (company != mine) {
                best_other = std::max(best_other, suns_with_silver(columns, company));
            }
        }
        const double ahead = suns_with_silver(columns, mine) - best_other;
        return worth + ahead * kSun + (over ? (ahead > 0 ? kWon : kLost) : 0);
    }
    /// Returns the Suns, with the Silver Sun to break ties.
    static double suns_with_silver(const Columns& columns, std::size_t company) {
        return columns.suns[company] + (columns.silver && columns.winner[*columns.silver] == company ? 0.5 : 0);
    }
    int apollo(const Tile& tile, Seat me) const {
        const auto hidden = tile.owner == me ? beneath_.find(tile.id) : beneath_.end();
        const std::optional<Muse> muse = tile.muse                  ? tile.muse
                                         : hidden != beneath_.end() ? std::optional(hidden->second)
                                                                    : std::nullopt;
        return muse && suns_[static_cast<std::size_t>(*muse)] == tile.die ? 6 : tile.die;
    }

    const Rules& rules_;
    State& state_;
    RandomSource& random_;
    std::vector<Hand> hands_;
    std::map<std::string, Muse, std::less<>> beneath_;  ///< The Muses that lie face down, by the id of the tile.
    Muse neutral_{};                                    ///< The tile that nobody was dealt.
    std::array<int, kMuses> suns_{};
};

}  // namespace

std::unique_ptr<Playout> continued(const Playthrough& playthrough, std::size_t ply, RandomSource& random) {
    return continued_by<Rules, PlayoutBots>(playthrough, ply, random);
}

}  // namespace castalia::dance_of_muses
