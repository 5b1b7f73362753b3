#include "core/statistics/luck.h"

#include <cmath>

#include "core/rules/text/decimals.h"

namespace castalia::statistics {

namespace {

Text sentence_of(const PlayerLuck& luck, const Text& unit) {
    const std::vector<Fill> fills{{"got", literally(std::llround(luck.got))},
                                  {"unit", unit_behind(std::round(luck.got), unit)},
                                  {"expected", with_digits(luck.expected, 1)},
                                  {"spread", with_digits(luck.spread, 1)}};
    // Two of three players are within one spread of the average, and all except one in twenty within two.
    const double far = luck.spread > 0 ? (luck.got - luck.expected) / luck.spread : 0;
    if (std::abs(far) < 1) {
        return say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: as usual", fills);
    }
    if (std::abs(far) < 2) {
        return far > 0
                   ? say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: a little "
                         "more than usual",
                         fills)
                   : say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: a little "
                         "less than usual",
                         fills);
    }
    return far > 0 ? say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: the dice "
                         "were kind",
                         fills)
                   : say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: the dice "
                         "were unkind",
                         fills);
}

}  // namespace

LuckSum& LuckSum::operator+=(const LuckSum& other) {
    sessions += other.sessions;
    rolls += other.rolls;
    got += other.got;
    expected += other.expected;
    variance += other.variance;
    return *this;
}

std::vector<LuckSum> luck_of(const Session& session) {
    if (!session.game().dice_luck) {
        return {};
    }
    std::vector<LuckSum> seats(session.names().size());
    const Replay& replay = session.replay();
    for (std::size_t i = 0; i < replay.plies(); ++i) {
        const Step& step = replay.steps()[i];
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        if (!step.stands || move == nullptr) {
            continue;
        }
        for (const DiceLuck& dice_luck : session.game().dice_luck(session.playthrough(), i, **move)) {
            LuckSum& sum = seats.at(static_cast<std::size_t>(dice_luck.seat.index));
            sum += {0, 1, dice_luck.got, dice_luck.expected, dice_luck.variance};
            sum.sessions = 1;
        }
    }
    return seats;
}

void LuckCount::add(const Session& session) {
    const std::vector<LuckSum> seats = luck_of(session);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].rolls > 0) {
            add(session.game().id, session.names()[seat], seats[seat]);
        }
    }
}

void LuckCount::add(const std::string& game, const std::string& player, const LuckSum& luck) {
    sums_[{game, player}] += luck;
}

std::vector<PlayerLuck> LuckCount::players() const {
    std::vector<PlayerLuck> players;
    for (const auto& [whose, sum] : sums_) {
        PlayerLuck luck{
            whose.first, whose.second, sum.sessions, sum.rolls, sum.got, sum.expected, std::sqrt(sum.variance), {}};
        const Game* game = games_.find(luck.game);
        luck.sentence = sentence_of(luck, game == nullptr ? say_count("point", "points", 2) : game->dice_luck_unit);
        players.push_back(std::move(luck));
    }
    return players;
}

}  // namespace castalia::statistics
