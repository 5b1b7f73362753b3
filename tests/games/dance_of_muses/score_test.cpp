// Columns, Suns and every tie-break, and what unknown tiles leave open.
#include <gtest/gtest.h>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "tests/support/dance_random_player.h"

namespace castalia::dance_of_muses {
namespace {

constexpr std::array<Colour, 3> kColours{Colour::purple, Colour::orange, Colour::white};

Rules rules_for(int players) {
    Rules rules;
    rules.names = dance_players(players).names;
    for (int side = 0; side < (players == 3 ? 3 : 2); ++side) {
        Company company{kColours[static_cast<std::size_t>(side)], {Seat{side}}};
        if (players == 4) {
            company.seats.push_back(Seat{side + 2});
        }
        rules.setup.companies.push_back(company);
    }
    if (players != 3) {
        rules.setup.neutral = Colour::white;
    }
    return rules;
}

/// Returns the state of a game that ended with these dice; the owners of the tiles do not matter.
State ended(const Rules& rules, const std::vector<std::vector<int>>& dice, int trigger) {
    State state = rules.start();
    state.phase = Phase::over;
    state.ended_by = Seat{trigger};
    int x = 0;
    for (std::size_t side = 0; side < dice.size(); ++side) {
        for (const int die : dice[side]) {
            const auto muse = static_cast<Muse>(x);
            state.tiles.push_back({std::string(name_of(muse)),
                                   rules.setup.companies[side].seats.front(),
                                   rules.setup.companies[side].colour,
                                   die,
                                   {x, 0},
                                   false,
                                   muse});
            ++x;
        }
    }
    return state;
}

TEST(Columns, AreWonByTheStrictlyHighestDie) {
    // This is the rulebook's example: a tie of 6s, a 5 over two 4s, a single 4.
    const Columns columns = compare({{4, 6, 4}, {5, 6, 2}, {4, 3, 3}});
    EXPECT_EQ(columns.dice, (std::vector<std::vector<int>>{{6, 4, 4}, {6, 5, 2}, {4, 3, 3}}));
    EXPECT_EQ(columns.winner[0], std::nullopt);
    EXPECT_EQ(columns.winner[1], 1u);
    EXPECT_EQ(columns.winner[2], 0u);
    EXPECT_EQ(columns.suns, (std::vector<int>{1, 1, 0}));
    EXPECT_EQ(columns.silver, 1u);
}

TEST(Winner, IsFoundByEachStepOfTheLadder) {
    struct Row {
        int players, trigger;
        std::vector<std::vector<int>> dice;
        std::string winners, decided_by, ranking;
        const char* remark;
    };
    const Row table[] = {
        {2, 0, {{6, 3, 2, 1}, {5, 4, 1, 1}}, "Ann", "suns", "Ann|Ben", "two Suns to one"},
        {2, 0, {{6, 2, 1, 1}, {5, 4, 1, 1}}, "Ann", "silver", "Ann|Ben", "one each, Ann's column lies further left"},
        {2, 0, {{4, 4, 1, 1}, {6, 2, 1, 1}}, "Ben", "silver", "Ben|Ann", "the same with Ben"},
        {2, 0, {{6, 2, 1, 1}, {6, 2, 1, 1}}, "Ben", "trigger", "Ben|Ann", "the one who ended it loses"},
        {2, 1, {{6, 2, 1, 1}, {6, 2, 1, 1}}, "Ann", "trigger", "Ann|Ben", "the one who ended it loses"},
        {3, 0, {{6, 4, 4}, {6, 5, 2}, {4, 3, 3}}, "Ben", "silver", "Ben|Ann|Cid", "the rulebook's example"},
        {3, 0, {{6, 5, 4}, {6, 5, 3}, {6, 5, 4}}, "Cid", "trigger", "Cid|Ann|Ben", "equal sums of Ann and Cid"},
        {3, 1, {{6, 5, 4}, {6, 5, 3}, {6, 5, 4}}, "Cid", "clockwise", "Cid|Ann|Ben", "clockwise from Ben comes Cid"},
        {3, 1, {{6, 5, 1}, {6, 4, 1}, {5, 5, 1}}, "Ann", "dice_sum", "Ann|Cid|Ben", "nobody has a Sun: 12, 11, 11"},
        {3, 0, {{6, 5, 1}, {6, 5, 1}, {6, 5, 1}}, "Ben", "clockwise", "Ben|Cid|Ann", "Ann loses, then clockwise"},
        {3, 2, {{6, 5, 1}, {6, 5, 1}, {6, 5, 1}}, "Ann", "clockwise", "Ann|Ben|Cid", "round the corner of the table"},
        {3, 0, {{6, 1, 1}, {5, 1, 1}, {4, 1, 1}}, "Ann", "suns", "Ann|Ben Cid", "nothing parts those without a Sun"},
        {4,
         2,
         {{6, 3, 1, 1}, {6, 3, 1, 1}},
         "Ben Dan",
         "trigger",
         "Ben Dan|Ann Cid",
         "the company of the trigger loses"},
        {4, 3, {{6, 3, 2, 1}, {6, 3, 1, 1}}, "Ann Cid", "suns", "Ann Cid|Ben Dan", "a company wins together"},
    };
    for (const Row& row : table) {
        SCOPED_TRACE(row.remark);
        const Rules rules = rules_for(row.players);
        const Scoresheet sheet = rules.score(ended(rules, row.dice, row.trigger));
        const auto names = [&](const std::vector<Seat>& seats) {
            std::string words;
            for (const Seat seat : seats) {
                words += (words.empty() ? "" : " ") + rules.names[static_cast<std::size_t>(seat.index)];
            }
            return words;
        };
        std::string ranking;
        for (const std::vector<Seat>& equals : sheet.ranking) {
            ranking += (ranking.empty() ? "" : "|") + names(equals);
        }
        EXPECT_TRUE(sheet.over);
        EXPECT_FALSE(sheet.shared);
        EXPECT_EQ(names(sheet.winners), row.winners);
        EXPECT_EQ(sheet.decided_by, row.decided_by);
        EXPECT_EQ(ranking, row.ranking);
        EXPECT_EQ(std::ranges::count(sheet.ladder, true, &Scoresheet::Step::decided), 1);
        // The last line of the log cites the step that decided.
        State reveal = ended(rules, row.dice, row.trigger);
        reveal.phase = Phase::reveal;
        Story story;
        rules.play(reveal, Reveal{}, &story);
        EXPECT_EQ(story.back().clause, "dance-of-muses.score." +
                                           (row.decided_by == "dice_sum" ? std::string("dice-sum") : row.decided_by));
        EXPECT_EQ(story.back().text, sheet.sentence);
    }
}

TEST(Apollo, MakesASixOfADieThatEqualsTheSuns) {
    Rules rules = rules_for(3);
    State state = ended(rules, {{3, 2, 1}, {6, 1, 1}, {2, 2, 2}}, 0);
    state.phase = Phase::reveal;
    Reveal reveal;
    for (std::size_t i = 0; i < kTiles; ++i) {
        reveal.suns.emplace_back(static_cast<Muse>(i), i == 0 ? 3 : i == 3 ? 6 : i == 7 ? 2 : 0);
    }
    Story story;
    rules.play(state, reveal, &story);
    EXPECT_EQ(compare(rules.dice(state, false)).dice,
              (std::vector<std::vector<int>>{{6, 2, 1}, {6, 1, 1}, {6, 2, 2}}));
    EXPECT_EQ(std::ranges::count(story, "dance-of-muses.score.apollo", &Consequence::clause), 2);
}

TEST(Outlook, KnowsThatTwoTilesCannotBeTheSame) {
    Rules rules = rules_for(2);
    for (std::size_t i = 0; i < kTiles; ++i) {
        rules.setup.sheet[i].suns = static_cast<Muse>(i) == Muse::urania ? 2 : 0;
    }
    // Only Urania can lift a 2, and she lies under one of three.
    State state = ended(rules, {{2, 1, 1, 1}, {2, 1, 1, 1}}, 0);
    state.phase = Phase::dance;
    for (const std::size_t hidden : {std::size_t{0}, std::size_t{4}}) {
        state.tiles[hidden].face_down = true;
        state.tiles[hidden].muse.reset();
        state.tiles[hidden].id = hidden == 0 ? "?Ann" : "?Ben";
    }
    const Outlook open = rules.outlook(state);
    EXPECT_EQ(open.least, (std::vector<int>{0, 0}));
    EXPECT_EQ(open.most, (std::vector<int>{1, 1}));
    // If she lies face up elsewhere, she lifts none of them.
    state.tiles.push_back({"Urania", std::nullopt, Colour::white, 1, {8, 0}, false, Muse::urania});
    EXPECT_EQ(rules.outlook(state).most, (std::vector<int>{0, 0}));
    EXPECT_EQ(rules.outlook(state).least, (std::vector<int>{0, 0}));
}

}  // namespace
}  // namespace castalia::dance_of_muses
