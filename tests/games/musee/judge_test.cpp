// Tables: which spaces a number may have, what it scores there, and who wins by which step.
#include <map>

#include <gtest/gtest.h>

#include "core/games/musee/musee.h"

namespace castalia::musee {
namespace {

constexpr Seat kAnn{0}, kBen{1}, kCid{2}, kDan{3};

Rules rules_for(int players, bool match = false) {
    Rules rules;
    const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dan"};
    rules.names.assign(names.begin(), names.begin() + players);
    rules.setup.stairs = first_pattern(players);
    rules.setup.match = match;
    return rules;
}

/// Hangs numbers as if they had been played; 0 leaves a space empty.
void hang(State& state, int museum, int gallery, std::initializer_list<int> cards) {
    std::size_t space = 0;
    for (const int card : cards) {
        state.museums[static_cast<std::size_t>(museum)][static_cast<std::size_t>(gallery)][space++] =
            static_cast<std::uint8_t>(card);
    }
}

std::string clause_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->clause + (refusal->kind == Refusal::Kind::rule ? " rule" : " impossible");
}

TEST(MuseeDisplay, AscendsWithGapsAnywhereBetween) {
    // This is the table of the source: a 25 hangs, a 35 goes to its right; a 25 may hang beside a 5, and a 6 far from
    // it.
    struct Row {
        const char* remark;
        std::initializer_list<int> gallery;
        int card, space;
        const char* brief;  ///< Empty when it may hang there.
    };
    const Row rows[] = {
        {"any space of an empty gallery", {0, 0, 0, 0, 0, 0}, 25, 4, ""},
        {"35 right of 25", {0, 0, 25, 0, 0, 0}, 35, 4, ""},
        {"35 at the right end", {0, 0, 25, 0, 0, 0}, 35, 6, ""},
        {"35 left of 25", {0, 0, 25, 0, 0, 0}, 35, 2, "left of 25"},
        {"24 left of 25", {0, 0, 25, 0, 0, 0}, 24, 1, ""},
        {"24 right of 25", {0, 0, 25, 0, 0, 0}, 24, 6, "right of 25"},
        {"25 beside 5", {5, 0, 0, 0, 0, 0}, 25, 2, ""},
        {"6 far from 5", {5, 0, 0, 0, 0, 0}, 6, 5, ""},
        {"14 between 13 and 28", {0, 13, 0, 0, 28, 0}, 14, 3, ""},
        {"14 beyond 28", {0, 13, 0, 0, 28, 0}, 14, 6, "right of 28"},
        {"14 before 13", {0, 13, 0, 0, 28, 0}, 14, 1, "left of 13"},
        {"the only number between", {0, 13, 0, 15, 0, 0}, 14, 3, ""},
        {"a place that no later number can fill", {1, 0, 0, 0, 0, 0}, 2, 6, ""},
    };
    const Rules rules = rules_for(2);
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        State state = rules.start();
        hang(state, 0, 1, row.gallery);
        const auto refusal = rules.judge(state, Display{kAnn, row.card, 1, row.space - 1, {}});
        EXPECT_EQ(clause_of(refusal), std::string(row.brief).empty() ? "" : "musee.display.ascending rule");
        EXPECT_EQ(refusal ? english(refusal->brief) : "", row.brief);
    }
}

TEST(MuseeScore, FollowsTheExampleOfTheSource) {
    // 13 beside 28 scores 2, 28 beside 38 another 2, 18 joined to 28 by a staircase 3.
    Rules rules = rules_for(2);
    State state = rules.start();
    hang(state, 0, 1, {0, 28, 0, 0, 0, 0});
    state.stairs = {};
    state.stairs[0][1] = true;
    EXPECT_EQ(rules.worth(state, 0, 13, 1, 0), 3);
    EXPECT_EQ(rules.worth(state, 0, 38, 1, 2), 3);
    EXPECT_EQ(rules.worth(state, 0, 18, 0, 1), 4);
    EXPECT_EQ(rules.worth(state, 0, 18, 2, 1), 1) << "a chandelier joins nothing";
    hang(state, 0, 1, {13, 28, 38, 0, 0, 0});
    hang(state, 0, 0, {0, 18, 0, 0, 0, 0});
    EXPECT_EQ(rules.tally(state, 0), (Tally{4, 4, 3, 0}));
    const std::vector<Pair> pairs{{false, 1, 0, 13, 28}, {false, 1, 1, 28, 38}, {true, 0, 1, 18, 28}};
    EXPECT_EQ(rules.pairs(state, 0), pairs);
    EXPECT_EQ(rules.tally(state, 1), Tally{}) << "each Musée by itself";
}

TEST(MuseeScore, FollowsTheRunOfTheFirstPattern) {
    const Rules rules = rules_for(2);
    State state = rules.start();
    hang(state, 0, 0, {3, 8, 13, 18, 23, 28});
    hang(state, 0, 1, {33, 38, 43, 48, 0, 0});
    // Five pairs above, three below, stairs in columns 2 and 4.
    EXPECT_EQ(rules.tally(state, 0), (Tally{10, 16, 6, 0}));
}

TEST(MuseeFit, CountsTheUnseenNumbersOfEachGap) {
    const Rules rules = rules_for(2);
    State state = rules.start();
    EXPECT_EQ(rules.fitting(state, 0, 0, 0), 50);
    hang(state, 0, 0, {0, 10, 0, 20, 0, 0});
    hang(state, 1, 2, {11, 15, 30, 0, 0, 50});
    EXPECT_EQ(rules.fitting(state, 0, 0, 0), 9);
    EXPECT_EQ(rules.fitting(state, 0, 0, 2), 7) << "11 and 15 hang with Ben";
    EXPECT_EQ(rules.fitting(state, 0, 0, 4), 28) << "30 and 50 hang with Ben";
    EXPECT_EQ(rules.fitting(state, 0, 2, 0), 44);
    EXPECT_EQ(rules.unseen(state).size(), 44U);
    EXPECT_EQ(Rules(rules_for(3)).unseen(rules_for(3).start()).size(), 60U);
}

TEST(MuseeJudge, TellsWhatNoRulingHelpsFromWhatTheTableMayRule) {
    struct Row {
        const char* remark;
        Rules::Move move;
        const char* verdict;
    };
    const Row rows[] = {
        {"in turn", Display{kAnn, 31, 1, 3, {}}, ""},
        {"not in turn", Display{kBen, 31, 1, 3, {}}, "musee.turn.active rule"},
        {"a number that hangs with the other", Display{kAnn, 30, 1, 3, {}}, "musee.display.once impossible"},
        {"a number that hangs here", Display{kAnn, 12, 1, 3, {}}, "musee.display.once impossible"},
        {"a space that is taken", Display{kAnn, 31, 0, 1, {}}, "musee.display.empty impossible"},
        {"out of order", Display{kAnn, 11, 0, 4, {}}, "musee.display.ascending rule"},
        {"one who is stuck", Display{kCid, 31, 1, 3, {}}, "musee.stuck.rest rule"},
        {"an empty hand", Display{kDan, 31, 1, 3, {}}, "musee.hand.empty impossible"},
        {"the card to oneself", Display{kAnn, 31, 1, 3, kAnn}, ""},
        {"the card to the partner, too early", Display{kAnn, 31, 1, 3, kCid}, "musee.draw.last-cards rule"},
        {"the card to the other team", Display{kAnn, 31, 1, 3, kBen}, "musee.draw.own rule"},
        {"stuck in turn", Stuck{kAnn}, ""},
        {"stuck out of turn", Stuck{kBen}, "musee.turn.active rule"},
        {"a next game", NextGame{kAnn, first_pattern(4)}, "musee.match.next impossible"},
        {"a count", Adjust{Adjust::What::hand, kBen, 9}, ""},
    };
    const Rules rules = rules_for(4, true);
    State state = rules.start();
    hang(state, 0, 0, {0, 12, 0, 0, 0, 0});
    hang(state, 1, 0, {0, 30, 0, 0, 0, 0});
    state.stuck[2] = true;
    state.hand[3] = 0;
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        EXPECT_EQ(clause_of(rules.judge(state, row.move)), row.verdict);
    }
    for (const auto& [left, verdict] : {std::pair{3, "musee.draw.last-cards rule"}, std::pair{2, ""},
                                        std::pair{1, ""}, std::pair{0, "musee.draw.nothing impossible"}}) {
        state.draw_pile = left;
        EXPECT_EQ(clause_of(rules.judge(state, Display{kAnn, 31, 1, 3, kCid})), verdict) << left << " left";
    }
    state.phase = Phase::between;
    EXPECT_EQ(clause_of(rules.judge(state, Display{kAnn, 31, 1, 3, {}})), "musee.match.between impossible");
    EXPECT_EQ(clause_of(rules.judge(state, Stuck{kAnn})), "musee.match.between impossible");
    EXPECT_EQ(clause_of(rules.judge(state, NextGame{kDan, first_pattern(4)})), "");
    state.phase = Phase::over;
    EXPECT_EQ(clause_of(rules.judge(state, Display{kAnn, 31, 1, 3, {}})), "musee.end.over impossible");
    EXPECT_EQ(clause_of(rules.judge(state, NextGame{kDan, first_pattern(4)})), "musee.end.over impossible");
    EXPECT_EQ(clause_of(rules.judge(state, Adjust{Adjust::What::draw_pile, {}, 3})), "");
}

TEST(MuseeLastCards, GoToThePartnerWhoIsStuckToo) {
    const Rules rules = rules_for(4);
    State state = rules.start();
    state.draw_pile = 2;
    state.stuck[2] = true;
    rules.play(state, Display{kAnn, 31, 1, 3, kCid}, nullptr);
    EXPECT_EQ(state.hand[0], 4);
    EXPECT_EQ(state.hand[2], 6);
    EXPECT_TRUE(state.stuck[2]) << "the flag is permanent";
    EXPECT_EQ(state.draw_pile, 1);
    state.active = kAnn;
    state.draw_pile = 0;
    state.hand[0] = 1;
    Story story;
    rules.play(state, Display{kAnn, 32, 1, 4, {}}, &story);
    EXPECT_TRUE(state.stuck[0]) << "an empty hand";
    ASSERT_EQ(story.size(), 2U);
    EXPECT_EQ(story[0].clause, "musee.draw.nothing");
    EXPECT_EQ(story[1].clause, "musee.stuck.empty");
}

TEST(MuseeFull, StopsBothPartners) {
    const Rules rules = rules_for(4);
    State state = rules.start();
    hang(state, 0, 0, {1, 2, 3, 4, 5, 6});
    hang(state, 0, 1, {11, 12, 13, 14, 15, 16});
    hang(state, 0, 2, {21, 22, 23, 24, 25, 0});
    state.bonus = {0, 1, -1};
    EXPECT_EQ(rules.worth(state, 0, 30, 2, 5), 1 + 2 + 4);
    rules.play(state, Display{kAnn, 30, 2, 5, {}}, nullptr);
    EXPECT_EQ(state.bonus, (std::array<std::int8_t, 3>{0, 1, 0}));
    EXPECT_TRUE(state.stuck[0] && state.stuck[2]);
    EXPECT_FALSE(state.stuck[1] || state.stuck[3]);
    EXPECT_EQ(state.active, kBen);
    rules.play(state, Stuck{kBen}, nullptr);
    EXPECT_EQ(state.active, kDan) << "the turn skips who is stuck";
    rules.play(state, Stuck{kDan}, nullptr);
    EXPECT_EQ(state.phase, Phase::over);
    const Scoresheet sheet = rules.score(state);
    EXPECT_EQ(sheet.winners, (std::vector<Seat>{kAnn, kCid}));
    EXPECT_FALSE(sheet.shared);
}

TEST(MuseeEnd, IsDecidedByPointsThenPaintingsThenBonuses) {
    struct Row {
        const char* remark;
        std::initializer_list<int> ann, ben;
        bool bonus;  ///< Ann was first to fill a gallery.
        const char* decided_by;
        const char* sentence;
    };
    const Row rows[] = {
        {"more points", {1, 2, 3}, {4, 5}, false, "points", "Ann wins, 3 to 2"},
        {"more paintings", {1, 2, 3, 4}, {10, 15}, false, "paintings", "Ann wins 4 to 4 with more paintings"},
        {"a bonus, but fewer points",
         {1, 2, 4, 8, 9, 11},
         {5, 10, 15, 20, 22, 23},
         true,
         "points",
         "Ben wins, 12 to 10"},
        // Four paintings and a bonus meet four paintings with two pairs of one theme.
        {"as many paintings, more bonuses",
         {1, 2, 3, 4},
         {10, 15, 20, 21},
         true,
         "bonuses",
         "Ann wins 8 to 8 with more gallery bonuses"},
        {"nothing differs", {1, 2, 3}, {4, 5, 6}, false, "shared", "The victory is shared, 3 to 3"},
    };
    const std::map<std::string, std::string> clauses{{"points", "musee.score.total"},
                                                     {"paintings", "musee.end.paintings"},
                                                     {"bonuses", "musee.end.bonuses"},
                                                     {"shared", "musee.end.bonuses"}};
    const Rules rules = rules_for(2);
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        State state = rules.start();
        state.phase = Phase::over;
        hang(state, 0, 0, row.ann);
        hang(state, 1, 0, row.ben);
        state.bonus = {static_cast<std::int8_t>(row.bonus ? 0 : -1), -1, -1};
        const Scoresheet sheet = rules.score(state);
        const std::string sentence = row.sentence;
        EXPECT_EQ(sheet.decided_by, row.decided_by);
        EXPECT_EQ(sheet.winners, sentence.starts_with("The")   ? (std::vector<Seat>{kAnn, kBen})
                                 : sentence.starts_with("Ann") ? std::vector<Seat>{kAnn}
                                                               : std::vector<Seat>{kBen});
        EXPECT_EQ(sheet.shared, sheet.winners.size() > 1);
        EXPECT_EQ(english(sheet.sentence), sentence);
        EXPECT_EQ(rules.deciding_clause(state), clauses.at(row.decided_by));
    }
}

TEST(MuseeEnd, CitesInItsLastLineWhatDecided) {
    // One painting each, and nothing else: the victory is shared.
    const Rules rules = rules_for(2);
    State state = rules.start();
    hang(state, 0, 0, {1});
    hang(state, 1, 0, {2});
    state.stuck[0] = true;
    state.active = kBen;
    Story story;
    rules.play(state, Stuck{kBen}, &story);
    ASSERT_FALSE(story.empty());
    EXPECT_EQ(story.front().clause, "musee.stuck.cannot");
    EXPECT_EQ(story.back().clause, "musee.end.bonuses");
    Rules match = rules_for(2, true);
    state = match.start();
    hang(state, 0, 0, {1});
    state.wins[0] = 1;
    state.stuck[0] = true;
    state.active = kBen;
    story.clear();
    match.play(state, Stuck{kBen}, &story);
    EXPECT_EQ(story.back().clause, "musee.match.two");
}

TEST(MuseeThemes, HaveTheColoursOfTheRuleBook) {
    const char* const printed[] = {"green", "grey", "blue", "red", "yellow"};
    const char* const names[] = {"Animals", "Landscapes", "Water", "Persons", "Architecture"};
    for (int theme = 0; theme < kThemes; ++theme) {
        EXPECT_EQ(english(theme_name(theme)), names[theme]);
        EXPECT_EQ(english(printed_colour(theme)), printed[theme]);
    }
    EXPECT_EQ(english(labels().labels[0].of), "1, 6, 11 …, grey");
}

TEST(MuseeEnd, OfThreeLeavesOutWhoFellBehindBefore) {
    // Ben has the most paintings, but fewer points than the other two.
    const Rules rules = rules_for(3);
    State state = rules.start();
    state.phase = Phase::over;
    hang(state, 0, 0, {5, 10, 15, 20});
    hang(state, 1, 0, {1, 2, 3, 4, 6});
    hang(state, 1, 1, {7, 8, 9});
    hang(state, 2, 0, {11, 16, 21, 26});
    Scoresheet sheet = rules.score(state);
    EXPECT_EQ(sheet.decided_by, "shared");
    EXPECT_EQ(sheet.winners, (std::vector<Seat>{kAnn, kCid}));
    EXPECT_EQ(sheet.ranking, (std::vector<std::vector<Seat>>{{kAnn, kCid}, {kBen}}));
    hang(state, 2, 1, {0, 30});
    sheet = rules.score(state);
    EXPECT_EQ(sheet.decided_by, "points");
    EXPECT_EQ(sheet.winners, (std::vector<Seat>{kCid}));
}

// "Game 1: 49 (won) – 49" said neither where the points came from nor what decided.
TEST(MuseeMatch, TellsThePartsOfEachGameAndWhatDecidedIt) {
    const Rules rules = rules_for(2, true);
    const Tally more_paintings{18, 14, 9, 8}, fewer{17, 16, 12, 4}, as_many{18, 15, 12, 4}, less{10, 2, 0, 0};
    const struct {
        const char* remark;
        Tally ann, ben;
        std::optional<int> winner;
        const char *of_ann, *of_ben;
    } rows[] = {
        {"more paintings", more_paintings, fewer, 0,
         "won with more paintings: 18 for paintings, 14 for neighbours, 9 for stairs, 8 for galleries",
         "17 for paintings, 16 for neighbours, 12 for stairs, 4 for galleries"},
        {"more bonuses", as_many, more_paintings, 1,
         "18 for paintings, 15 for neighbours, 12 for stairs, 4 for galleries",
         "won with more gallery bonuses: 18 for paintings, 14 for neighbours, 9 for stairs, 8 for galleries"},
        {"more points", less, fewer, 1, "10 for paintings, 2 for neighbours, 0 for stairs, 0 for galleries",
         "won: 17 for paintings, 16 for neighbours, 12 for stairs, 4 for galleries"},
        {"a shared game", less, less, std::nullopt,
         "shared: 10 for paintings, 2 for neighbours, 0 for stairs, 0 for galleries",
         "shared: 10 for paintings, 2 for neighbours, 0 for stairs, 0 for galleries"},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.remark);
        State state = rules.start();
        state.past.push_back({{row.ann, row.ben}, row.winner});
        const std::vector<Scoresheet::Row> sheet = rules.score(state).rows;
        EXPECT_EQ(english(sheet.back().label), "Game 1");
        EXPECT_EQ(english(sheet.back().sources.at(0)), row.of_ann);
        EXPECT_EQ(english(sheet.back().sources.at(1)), row.of_ben);
    }
}

TEST(MuseeMatch, ProposesTheLoserAndTheLowestToBegin) {
    const Rules two = rules_for(2, true);
    State state = two.start();
    state.first = kBen;
    hang(state, 0, 0, {1});
    EXPECT_EQ(two.proposed_first(state), kBen) << "who lost begins again";
    hang(state, 1, 0, {2});
    EXPECT_EQ(two.proposed_first(state), kAnn) << "level: the next one clockwise";
    const Rules three = rules_for(3, true);
    state = three.start();
    state.first = kCid;
    hang(state, 0, 0, {1, 3});
    hang(state, 1, 0, {2, 4});
    hang(state, 2, 0, {6, 8, 9});
    EXPECT_EQ(three.proposed_first(state), kAnn);
    state.first = kAnn;
    EXPECT_EQ(three.proposed_first(state), kBen);
    const Rules four = rules_for(4, true);
    state = four.start();
    hang(state, 0, 0, {1, 3});
    EXPECT_EQ(four.proposed_first(state), kBen);
    state.first = kBen;
    EXPECT_EQ(four.proposed_first(state), kDan);
}

}  // namespace
}  // namespace castalia::musee
