// Tables: what each die pays, what each option changes, and who wins by which step.
#include <gtest/gtest.h>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {
namespace {

Card card(std::string_view word) { return decktet::card_of(word).value(); }

Rules rules_with(Setup::Deck deck = Setup::Deck::basic) {
    Rules rules;
    rules.names = {"Ann", "Ben"};
    rules.setup.deck = deck;
    rules.setup.crowns = {{{Suit::moons, Suit::suns, Suit::knots}, {Suit::waves, Suit::leaves, Suit::wyrms}}};
    if (deck != Setup::Deck::pawns) {
        rules.setup.districts = {card("PMSL"), card("PMYK"), card("X"), card("PSWK"), card("PWLY")};
    }
    return rules;
}

/// Lays a card down as if it had been played.
void lay(State& state, Seat seat, int district, std::string_view word, bool developed = true) {
    const auto s = static_cast<std::size_t>(seat.index);
    const auto d = static_cast<std::size_t>(district - 1);
    CardState& known = state.cards[card(word).id];
    known.zone = CardZone::column;
    known.owner = static_cast<std::uint8_t>(seat.index);
    known.district = static_cast<std::uint8_t>(d);
    known.order = state.length[s][d]++;
    known.developed = developed;
    state.last[s][d] = card(word);
}

constexpr Seat kAnn{0}, kBen{1};

Purse purse(std::string_view words) {
    Purse tokens;
    for (const char letter : words) {
        tokens[decktet::suit_of(letter).value()] += 1;
    }
    return tokens;
}

std::string clause_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->clause + (refusal->kind == Refusal::Kind::rule ? " rule" : " impossible");
}

/// Returns a table with a bit of everything, from which the incomes of the following table are read.
State rich_table(const Rules& rules) {
    State state = rules.start();
    state.tokens = {};
    lay(state, kAnn, 1, "4MS");
    lay(state, kAnn, 1, "8MS");
    lay(state, kAnn, 2, "4YK");
    lay(state, kAnn, 3, "AS");
    lay(state, kAnn, 3, "9MS", false);
    lay(state, kBen, 1, "5ML");
    lay(state, kBen, 3, "8YK", false);
    lay(state, kBen, 4, "AK");
    lay(state, kBen, 5, "2WL");
    lay(state, kBen, 5, "3LY", false);
    return state;
}

TEST(Income, IsPaidByTheHigherDieToBoth) {
    struct Row {
        int die;
        const char *ann, *ben;
        int ann_chooses, ben_chooses;
    };
    const Row rows[] = {
        {1, "S", "K", 0, 0}, {2, "", "WL", 0, 0},      {3, "", "", 0, 1}, {4, "MSYK", "", 0, 0},
        {5, "", "ML", 0, 0}, {6, "", "", 0, 0},        {7, "", "", 0, 0}, {8, "MS", "", 0, 1},
        {9, "", "", 1, 0},   {10, "MSK", "WLY", 0, 0},
    };
    const Rules rules = rules_with();
    for (int one = 1; one <= 10; ++one) {
        for (int other = 1; other <= 10; ++other) {
            const Row& row = rows[std::max(one, other) - 1];
            SCOPED_TRACE(std::to_string(one) + " and " + std::to_string(other));
            State state = rich_table(rules);
            rules.play(state, Roll{kAnn, {one, other}, false}, nullptr);
            const bool taxed = one == 1 || other == 1;
            EXPECT_EQ(state.taxes_due, taxed ? 1 : 0);
            if (taxed) {
                EXPECT_EQ(state.tokens[0].total() + state.tokens[1].total(), 0) << "tax comes before income";
                rules.play(state, Tax{kAnn, 1, false}, nullptr);
            }
            EXPECT_EQ(state.tokens[0], purse(row.ann));
            EXPECT_EQ(state.tokens[1], purse(row.ben));
            const Rules::Pay told = rules.pay_of(rich_table(rules), row.die);
            EXPECT_EQ(told.tokens[0], purse(row.ann));
            EXPECT_EQ(told.tokens[1], purse(row.ben));
            EXPECT_EQ(told.choices[0], row.ann_chooses);
            EXPECT_EQ(told.choices[1], row.ben_chooses);
            const std::vector<Seat> asked = rules.prompt(state).seats;
            EXPECT_EQ(asked.front(), row.ann_chooses > 0 || row.ben_chooses == 0 ? kAnn : kBen);
        }
    }
}

TEST(Tax, LeavesAtMostOneOfItsSuitToEach) {
    const Rules rules = rules_with();
    for (int die = 1; die <= 6; ++die) {
        State state = rules.start();
        lay(state, kAnn, 3, "9MS", false);
        state.cards[card("9MS").id].spent = {4, 4, 0, 0, 0, 0};
        state.tokens[0] = purse("MMMSSSWWWLLLYYYKKK");
        state.tokens[1] = purse("M");
        rules.play(state, Roll{kAnn, {1, 6}, false}, nullptr);
        rules.play(state, Tax{kAnn, die, false}, nullptr);
        for (const Suit suit : decktet::kSuits) {
            EXPECT_EQ(state.tokens[0][suit], suit == decktet::kSuits[static_cast<std::size_t>(die - 1)] ? 1 : 3);
        }
        EXPECT_EQ(state.tokens[1], purse("M"));
        EXPECT_EQ(state.cards[card("9MS").id].spent[0], 4) << "what lies on a deed is not taxed";
    }
}

TEST(Prices, AreThoseOfTheDeckAndTheEdition) {
    struct Row {
        const char* remark;
        Setup::Deck deck;
        bool revised;
        Rules::Move move;
        const char* answer;
    };
    const auto develop = [](const char* what, int district, const char* pay) {
        return Develop{kAnn, card(what), district - 1, purse(pay)};
    };
    const auto deed = [](const char* what, int district) { return Deed{kAnn, card(what), district - 1}; };
    using enum Setup::Deck;
    const Row rows[] = {
        {"an Ace costs 1", basic, false, develop("AM", 1, "M"), ""},
        {"an Ace costs 3 in the later edition", basic, true, develop("AM", 1, "MMM"), ""},
        {"and no longer 1", basic, true, develop("AM", 1, "M"), "magnate.develop.price rule"},
        {"an Ace is no deed", basic, false, deed("AM", 1), "magnate.deed.rank rule"},
        {"but one in the later edition", basic, true, deed("AM", 1), ""},
        {"a 2 never", basic, true, deed("2MK", 1), "magnate.deed.rank rule"},
        {"a Court costs 10, one of each", courts, false, develop("TMWK", 1, "MMMMMMMMWK"), ""},
        {"and all three of its suits", courts, false, develop("TMWK", 1, "MMMMMMMMMK"),
         "magnate.develop.each-suit rule"},
        {"a Court is a deed for 3", courts, false, deed("TMWK", 1), ""},
        {"no Court in the basic deck", basic, false, deed("TMWK", 1), "magnate.card.deck impossible"},
        {"a Pawn costs 10 where it is a property", pawns, false, develop("PMSL", 1, "MMMMMMMMSL"), ""},
        {"any card comes first where no Pawn lies", pawns, false, develop("AY", 2, "Y"), ""},
        {"no Pawn where it marks a district", courts, false, deed("PMSL", 1), "magnate.card.deck impossible"},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        Rules rules = rules_with(row.deck);
        rules.setup.revised_aces = row.revised;
        State state = rules.start();
        state.stage = Stage::play;
        state.tokens[0] = purse("MMMMMMMMMSSSSSWWWWWLLLLLYYYYYKKKKK");
        EXPECT_EQ(clause_of(rules.judge(state, row.move)), row.answer);
    }
}

TEST(Sale, GainsOneOfEachSuitAndTwoForAnAce) {
    const std::pair<const char*, const char*> rows[] = {{"AK", "KK"}, {"9LK", "LK"}, {"TSWY", "SWY"}};
    for (const auto& [what, gain] : rows) {
        const Rules rules = rules_with(Setup::Deck::courts);
        State state = rules.start();
        state.stage = Stage::play;
        state.tokens = {};
        rules.play(state, Sell{kAnn, card(what)}, nullptr);
        EXPECT_EQ(state.tokens[0], purse(gain)) << what;
        EXPECT_EQ(state.discard_pile, 1);
        EXPECT_EQ(clause_of(rules.judge(state, Sell{kBen, card(what)})), "magnate.card.elsewhere impossible");
    }
}

TEST(Score, IsDecidedStepByStep) {
    struct Row {
        const char* remark;
        std::vector<std::pair<int, const char*>> ann, ben;  ///< Districts with their cards.
        const char *ann_tokens, *ben_tokens;
        const char* decided_by;
        int winner;  ///< -1 for a draw.
    };
    const Row rows[] = {
        {"districts count first", {{1, "AM"}, {2, "AY"}}, {{3, "9MS"}}, "", "MMM", "district_points", 0},
        {"then ranks in all five, tied and lost ones too",
         {{1, "AM"}, {2, "5YK"}},
         {{3, "3SK"}, {2, "5SW"}},
         "",
         "",
         "total_ranks",
         1},
        {"then what is left", {{1, "AM"}}, {{3, "AS"}}, "M", "MM", "resources", 1},
        {"then it is a draw", {{1, "AM"}}, {{3, "AS"}}, "M", "K", "draw", -1},
        {"nothing at all is a draw", {}, {}, "", "", "draw", -1},
        {"an even district is nobody's", {{1, "4MS"}, {3, "AS"}}, {{1, "4WL"}}, "", "KKK", "district_points", 0},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        const Rules rules = rules_with();
        State state = rules.start();
        state.stage = Stage::over;
        for (const auto& [district, word] : row.ann) {
            lay(state, kAnn, district, word);
        }
        for (const auto& [district, word] : row.ben) {
            lay(state, kBen, district, word);
        }
        state.tokens = {purse(row.ann_tokens), purse(row.ben_tokens)};
        const Scoresheet sheet = rules.score(state);
        EXPECT_EQ(sheet.decided_by, row.decided_by);
        ASSERT_EQ(sheet.winners.empty(), row.winner < 0);
        if (row.winner >= 0) {
            EXPECT_EQ(sheet.winners.front().index, row.winner);
        }
        EXPECT_TRUE(rules.prompt(state).verbs.empty());
        // The last line of the log cites the step that decided; the one about tokens says that equality is a draw.
        state.stage = Stage::play;
        state.card_played = state.final_turn = true;
        state.final_turns_left = 1;
        Story story;
        rules.play(state, Done{state.active}, &story);
        const std::string step = row.decided_by;
        EXPECT_EQ(story.back().clause, step == "district_points" ? "magnate.score.district"
                                       : step == "total_ranks"   ? "magnate.score.ranks"
                                                                 : "magnate.score.resources");
        EXPECT_EQ(story.back().text, sheet.sentence);
    }
}

// "Ben takes the lead" stood above "Districts are even, 1–1".
TEST(Score, NamesTheRanksWhileTheyDecideBetweenEvenDistricts) {
    const Rules rules = rules_with();
    State state = rules.start();
    lay(state, kAnn, 1, "AM");
    lay(state, kBen, 3, "3SK");
    EXPECT_EQ(english(rules.score(state).sentence), "Districts are even, 1–1; Ben is ahead in ranks, 3–1");
    lay(state, kAnn, 1, "2MK");
    EXPECT_EQ(english(rules.score(state).sentence), "Districts are even, 1–1");
}

TEST(Score, ARevisedAceIsWorthItsSuitInItsDistrict) {
    Rules rules = rules_with();
    State state = rules.start();
    lay(state, kAnn, 1, "AM");
    lay(state, kAnn, 1, "4MS");
    lay(state, kAnn, 1, "9MS");
    lay(state, kAnn, 1, "5ML", false);
    lay(state, kAnn, 2, "2MK");
    lay(state, kBen, 1, "6MW");
    EXPECT_EQ(rules.district_total(state, kAnn, 0), 14);
    rules.setup.revised_aces = true;
    EXPECT_EQ(rules.district_total(state, kAnn, 0), 16) << "the Ace, the 4 and the 9; not the deed, not district 2";
    EXPECT_EQ(rules.score(state).ladder[1].values[0], 16) << "total ranks stay plain: 1 + 4 + 9 + 2";
}

TEST(Payments, AreAllThereAreAndTheFirstKeepsMostChoice) {
    const Rules rules = rules_with();
    const std::vector<Purse> four = rules.payments(purse("MMMSSSS"), card("4MS"), 4, true);
    EXPECT_EQ(four, (std::vector<Purse>{purse("MSSS"), purse("MMSS"), purse("MMMS")}));
    EXPECT_TRUE(rules.payments(purse("MMMM"), card("4MS"), 4, true).empty());
    EXPECT_EQ(rules.payments(purse("MMMM"), card("4MS"), 4, false).size(), 1U);
    for (const Purse& pay : rules.payments(purse("MMMMMMMMWWWWWWKKKKK"), card("TMWK"), 10, true)) {
        EXPECT_EQ(pay.total(), 10);
        EXPECT_TRUE(pay[Suit::moons] > 0 && pay[Suit::waves] > 0 && pay[Suit::knots] > 0);
    }
}

TEST(Form, TellsWhatADieWouldPayAndWhyACardCannotBePlayed) {
    const Rules rules = rules_with();
    State state = rich_table(rules);
    const std::vector<Slot> dice = rules.form(state, {{"type", "roll"}, {"player", "Ann"}});
    ASSERT_EQ(dice.size(), 2U);
    EXPECT_EQ(english(dice[0].options[0].hint), "tax");
    EXPECT_EQ(english(dice[0].options[3].hint), "Ann 4");
    EXPECT_EQ(english(dice[0].options[5].hint), "nobody");
    EXPECT_EQ(english(dice[0].options[9].hint), "Ann 3, Ben 3");
    const std::vector<Slot> second = rules.form(state, {{"type", "roll"}, {"player", "Ann"}, {"dice", {9}}});
    EXPECT_EQ(english(second[1].options[3].hint), "Ann 1") << "the higher die is the first";

    state.stage = Stage::play;
    state.tokens[0] = purse("MMWW");
    const std::vector<Slot> slots = rules.form(state, {{"type", "develop"}, {"player", "Ann"}, {"card", "3MW"}});
    ASSERT_EQ(slots.size(), 3U);
    EXPECT_EQ(clause_of(slots[1].options[2].barred), "magnate.place.deed-first rule");
    EXPECT_FALSE(slots[1].options[3].barred);
    EXPECT_EQ(english(slots[1].options[3].hint), "Ann leads, 3 : 1 – Ben −1 – Ann +1");
    EXPECT_EQ(slots[2].options.size(), 2U);
    EXPECT_TRUE(slots[2].options[0].best);
    const auto market = std::ranges::find(slots[0].options, Json("6LK"), &Option::value);
    ASSERT_NE(market, slots[0].options.end());
    EXPECT_EQ(clause_of(market->barred), "magnate.tokens.enough impossible");
    EXPECT_EQ(std::ranges::find(slots[0].options, Json("4MS"), &Option::value), slots[0].options.end());
}

TEST(Form, OffersTheSuitsOfTheDeedWhoseIncomeIsDueWhereverItLies) {
    const Rules rules = rules_with();
    State state = rich_table(rules);
    state.cards[card("9MS").id].due = 1;
    state.incomes_due = 1;
    const std::vector<Slot> slots = rules.form(state, {{"type", "income"}, {"player", "Ann"}});
    const auto suit = std::ranges::find(slots, FieldPath("suit"), &Slot::field);
    ASSERT_NE(suit, slots.end());
    ASSERT_EQ(suit->options.size(), 2U) << "the deed lies in district 3";
    EXPECT_EQ(suit->options[0].value, Json("M"));
    EXPECT_EQ(suit->options[1].value, Json("S"));
}

TEST(Form, OffersToTradeAsOftenAsThereAreThreeTokensOfTheSuit) {
    const Rules rules = rules_with();
    State state = rich_table(rules);
    state.stage = Stage::play;
    for (int moons = 3; moons <= 13; ++moons) {
        state.tokens[0] = {};
        state.tokens[0][Suit::moons] = moons;
        const std::vector<Slot> slots =
            rules.form(state, {{"type", "trade"}, {"player", "Ann"}, {"give", "M"}, {"get", "S"}});
        const auto times = std::ranges::find(slots, FieldPath("times"), &Slot::field);
        ASSERT_NE(times, slots.end());
        const int most = static_cast<int>(times->most);
        EXPECT_FALSE(rules.judge(state, Trade{kAnn, Suit::moons, Suit::suns, most})) << moons << " Moons";
        EXPECT_TRUE(rules.judge(state, Trade{kAnn, Suit::moons, Suit::suns, most + 1})) << moons << " Moons";
    }
}

}  // namespace
}  // namespace castalia::magnate
