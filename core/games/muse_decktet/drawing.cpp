// Draws the table: the economy, and for each player the palace, the studio and the coins.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/table_drawing.h"

namespace castalia::muse_decktet {

namespace {

using decktet::kDrawnCard;
using decktet::kDrawnCardTall;
using Side = document::Shape::Side;

constexpr double kPlayer = 234, kApart = 12, kInside = 8, kCardGap = 3.2;
constexpr double kHead = 19, kCaption = 11, kBeneath = 7;
constexpr std::size_t kAcross = 5;  ///< The cards in a row.

class TableDrawing {
public:
    TableDrawing(const Rules& rules, const State& state, const Tell& tell)
        : rules_(rules), state_(state), tell_(tell) {}

    document::Figure figure() {
        economy();
        round();
        for (std::size_t seat = 0; seat < rules_.seats(); seat += 2) {
            double high = 0;
            for (std::size_t beside = seat; beside < std::min(seat + 2, rules_.seats()); ++beside) {
                high = std::max(high, height_of(Seat{static_cast<int>(beside)}));
            }
            for (std::size_t beside = seat; beside < std::min(seat + 2, rules_.seats()); ++beside) {
                const bool alone = seat + 1 == rules_.seats();
                player(Seat{static_cast<int>(beside)},
                       alone            ? (kDrawingWidth - kPlayer) / 2
                       : beside == seat ? 0
                                        : kPlayer + kApart,
                       high);
            }
            y_ += high + kApart;
        }
        return table_figure(std::move(sketch_), y_ - kApart + 1, state_.stage == Stage::over, tell_);
    }

private:
    void economy() {
        constexpr double kHigh = 22;
        sketch_.box(0.5, y_, kDrawingWidth - 1, kHigh, 4, 0.7);
        sketch_.words(tell_(rules_.view(state_).zones.front().title), kInside, y_ + 14.5, Side::left, 9.5, true);
        decktet::draw_purse(sketch_, state_.economy, kDrawingWidth - kInside, y_ + 14.5);
        y_ += kHigh + kApart;
    }

    /// Draws the cards that lie on the table until the round resolves, biggest first.
    void round() {
        constexpr double kPitch = kDrawingWidth / kMostPlayers;
        constexpr double kSize = 8.5, kBeside = kDrawnCard + 5;
        const std::vector<std::string> names = document::fitted_names(rules_.names, kPitch - kBeside - 4, kSize);
        double x = 0;
        for (const RoundCard& laid : rules_.in_order(state_)) {
            decktet::draw_card(sketch_, laid.card, x, y_, tell_);
            const double beside = x + kBeside;
            sketch_.words(names[static_cast<std::size_t>(laid.player.index)], beside, y_ + 15, Side::left, kSize,
                          true);
            sketch_.words(tell_(use_name(laid.use)), beside, y_ + 27, Side::left, 8);
            x += kPitch;
        }
        y_ += x > 0 ? kDrawnCardTall + kApart : 0;
    }

    static double height_of(std::size_t cards) {
        const std::size_t rows = (cards + kAcross - 1) / kAcross;
        return cards == 0 ? 0 : static_cast<double>(rows) * (kDrawnCardTall + kCardGap) - kCardGap;
    }
    /// Returns the height of a player's field. An empty palace or studio has only its caption.
    double height_of(Seat seat) const {
        return kHead + 2 * (kCaption + kBeneath) + height_of(rules_.palace(state_, seat).size()) +
               height_of(rules_.studio(state_, seat).size());
    }

    void player(Seat seat, double x, double high) {
        constexpr double kSize = 9.5, kPurse = 142, kName = kPlayer - 2 * kInside - kPurse;
        const auto index = static_cast<std::size_t>(seat.index);
        sketch_.box(x + 0.5, y_, kPlayer - 1, high, 4, 0.7);
        sketch_.words(document::fitted_names(rules_.names, kName, kSize)[index], x + kInside, y_ + 14, Side::left,
                      kSize, true);
        decktet::draw_purse(sketch_, state_.coins[index], x + kPlayer - kInside + 6, y_ + 14);
        const double below = cards(tell_(say("Palace")), rules_.palace(state_, seat), x + kInside, y_ + kHead);
        cards(tell_(say("Studio")), rules_.studio(state_, seat), x + kInside, below);
    }

    /// Draws a row of paintings beneath its caption. Returns where the next one begins.
    double cards(const std::string& caption, const std::vector<Card>& paintings, double left, double top) {
        const bool none = paintings.empty();
        sketch_.words(none ? caption + ": " + tell_(say("nothing")) : caption, left, top + kCaption - 3, Side::left,
                      7.5);
        for (std::size_t i = 0; i < paintings.size(); ++i) {
            const std::size_t column = i % kAcross, row = i / kAcross;
            decktet::draw_card(sketch_, paintings[i], left + static_cast<double>(column) * (kDrawnCard + kCardGap),
                               top + kCaption + static_cast<double>(row) * (kDrawnCardTall + kCardGap), tell_);
        }
        return top + kCaption + height_of(paintings.size()) + kBeneath;
    }

    const Rules& rules_;
    const State& state_;
    const Tell& tell_;
    double y_ = 1;
    document::Sketch sketch_;
};

}  // namespace

document::Figure drawn_table(const Rules& rules, const State& state, const Tell& tell) {
    return TableDrawing(rules, state, tell).figure();
}

}  // namespace castalia::muse_decktet
