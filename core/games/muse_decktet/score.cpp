// The scoresheet: the values, the source of each point, and the winners.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/game/ranking.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_decktet {

namespace {

Text codes(const std::vector<Card>& cards) {
    return listed(mapped(cards, [](Card card) { return code_text(card); }));
}

std::optional<Seat> ahead(const std::vector<long long>& values) {
    const auto most = std::ranges::max_element(values);
    if (std::ranges::count(values, *most) != 1) {
        return std::nullopt;
    }
    return Seat{static_cast<int>(most - values.begin())};
}

std::vector<Scoresheet::Row> rows_of(const Rules& rules, const State& state) {
    Scoresheet::Row palace{say("Palace"), {}, {}, {}, "muse-decktet.score.palace"};
    Scoresheet::Row studio{say("Studio"), {}, {}, {}, "muse-decktet.score.studio"};
    Scoresheet::Row coins{say("Coins"), {}, {}, {}, "muse-decktet.score.coins"};
    for (std::size_t s = 0; s < rules.seats(); ++s) {
        const Seat seat{static_cast<int>(s)};
        const std::vector<Card> hung = rules.palace(state, seat), kept = rules.studio(state, seat);
        palace.values.push_back(static_cast<long long>(hung.size()));
        palace.sources.push_back(codes(hung));
        studio.values.push_back(static_cast<long long>(kept.size()));
        studio.sources.push_back(codes(kept));
        coins.values.push_back(state.coins[s].total());
        coins.sources.push_back(decktet::purse_text(state.coins[s]));
    }
    std::vector<Scoresheet::Row> rows{std::move(palace), std::move(studio), std::move(coins)};
    for (Scoresheet::Row& row : rows) {
        if (const std::optional<Seat> best = ahead(row.values)) {
            row.leaders = {*best};
        }
    }
    return rows;
}

/// Returns the seats by their values, best first, with equals together.
std::vector<std::vector<Seat>> ranking_of(const Scoresheet& sheet, std::size_t seats) {
    const auto values = [&](Seat seat) {
        std::array<long long, 3> all{};
        for (std::size_t step = 0; step < all.size(); ++step) {
            all[step] = sheet.ladder[step].values[static_cast<std::size_t>(seat.index)];
        }
        return all;
    };
    std::vector<Seat> order;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        order.push_back(Seat{static_cast<int>(seat)});
    }
    return ranked_by(std::move(order), values, [](Seat seat) { return std::vector{seat}; });
}

/// Returns the first step after which one player is left; the number of steps if several share the victory.
std::size_t deciding_step(const Scoresheet& sheet) {
    std::vector<bool> in(sheet.ladder.front().values.size(), true);
    for (std::size_t step = 0; step < sheet.ladder.size(); ++step) {
        const std::vector<long long>& values = sheet.ladder[step].values;
        long long most = -1;
        for (std::size_t seat = 0; seat < in.size(); ++seat) {
            most = in[seat] ? std::max(most, values[seat]) : most;
        }
        for (std::size_t seat = 0; seat < in.size(); ++seat) {
            in[seat] = in[seat] && values[seat] == most;
        }
        if (std::ranges::count(in, true) == 1) {
            return step;
        }
    }
    return sheet.ladder.size();
}

Text sentence_of(const Rules& rules, const Scoresheet& sheet) {
    const std::vector<Seat>& first = sheet.over ? sheet.winners : sheet.ranking.front();
    const auto value = [&](std::size_t step) {
        return sheet.ladder[step].values[static_cast<std::size_t>(first.front().index)];
    };
    const std::vector<Fill> fills{
        {"who", listed_with_and(rules.who(first))},
        {"palace", say_count("{n} painting in the palace", "{n} paintings in the palace", value(0))},
        {"studio", literally(value(1))},
        {"coins", say_count("{n} coin", "{n} coins", value(2))}};
    if (!sheet.over) {
        return first.size() == 1 ? say("{who} leads: {palace}, {studio} in the studio and {coins}", fills)
                                 : say("{who} are level: {palace}, {studio} in the studio and {coins}", fills);
    }
    if (sheet.shared) {
        return say("{who} share the victory: {palace}, {studio} in the studio and {coins}", fills);
    }
    if (sheet.decided_by == "palace") {
        return say("{who} is the greatest artist: {palace}", fills);
    }
    if (sheet.decided_by == "studio") {
        return say("{who} is the greatest artist: {palace}, and {studio} in the studio break the tie", fills);
    }
    return say("{who} is the greatest artist: {palace}, {studio} in the studio, and {coins} break the tie", fills);
}

std::vector<StripFact> strip_of(const Scoresheet& sheet, std::size_t seat) {
    // There is only one fact, so that four players fit side by side; the board shows studios and palaces.
    return {{sheet.rows[2].values[seat], say_count("coin", "coins", sheet.rows[2].values[seat])}};
}

}  // namespace

Scoresheet Rules::score(const State& state) const {
    Scoresheet sheet;
    sheet.rows = rows_of(*this, state);
    sheet.ladder = {
        {"palace", say("Paintings in the palace"), sheet.rows[0].values, false, "muse-decktet.score.palace"},
        {"studio", say("Paintings in the studio"), sheet.rows[1].values, false, "muse-decktet.score.studio"},
        {"coins", say("Coins"), sheet.rows[2].values, false, "muse-decktet.score.coins"},
    };
    sheet.ranking = ranking_of(sheet, seats());
    sheet.over = state.stage == Stage::over;
    if (sheet.over) {
        sheet.winners = sheet.ranking.front();
        sheet.shared = sheet.winners.size() > 1;
        if (const std::size_t step = deciding_step(sheet); step < sheet.ladder.size()) {
            sheet.ladder[step].decided = true;
            sheet.decided_by = sheet.ladder[step].name;
        } else {
            sheet.decided_by = "shared";
        }
    }
    sheet.sentence = sentence_of(*this, sheet);
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        sheet.strip.push_back(strip_of(sheet, seat));
    }
    if (!sheet.over) {
        sheet.ranking.clear();
    }
    return sheet;
}

}  // namespace castalia::muse_decktet
