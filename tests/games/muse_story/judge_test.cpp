// Tables: what a choice costs, what a draw takes when the deck is short, and who wins a showdown or a contest.
#include <gtest/gtest.h>

#include "core/games/muse_story/deck.h"

namespace castalia::muse_story {
namespace {

constexpr Seat kAlice{0}, kBob{1}, kCharlie{2}, kDavid{3};

Card card(std::string_view word) { return playing::card_of(word).value(); }
std::vector<Card> cards(std::initializer_list<std::string_view> words) {
    std::vector<Card> all;
    for (const std::string_view word : words) {
        all.push_back(card(word));
    }
    return all;
}

Rules rules_of(std::vector<std::string> names = {"Alice", "Bob", "Charlie", "David"}) {
    Rules rules;
    rules.names = std::move(names);
    return rules;
}

std::string clause_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->clause + (refusal->kind == Refusal::Kind::rule ? " rule" : " impossible");
}

/// Returns a state with elements A to H by Alice, Alice, Bob, Bob …, question 1 by Alice about C and D, and question
/// 2 by David about C, E and F; Bob narrates.
State table(const Rules& rules) {
    State state = rules.start();
    for (int i = 0; i < 8; ++i) {
        state.elements.push_back({Seat{i / 2}, Words("element"), ElementKind::none, Mark::open, false});
    }
    state.questions.push_back({kAlice, Words("one?"), {2, 3, -1}, Status::sheet, {}, {}});
    state.questions.push_back({kDavid, Words("two?"), {2, 4, 5}, Status::sheet, {}, {}});
    state.phase = Phase::introduction;
    state.narrator = kBob;
    return state;
}

TEST(Choice, ChecksWhatItCanAndDiscardsForTheRest) {
    struct Row {
        const char* remark;
        Mark c, d;
        std::vector<int> check;
        int hand;
        const char* answer;
        int left, bob;  ///< The cards in the discard pile and in Bob's hand afterwards.
    };
    const Row rows[] = {
        {"both free", Mark::open, Mark::open, {2, 3}, 5, "", 0, 7},
        {"both must be checked", Mark::open, Mark::open, {2}, 5, "muse-story.choose.check rule", 0, 0},
        {"one is used: one card", Mark::checked, Mark::open, {3}, 5, "", 1, 5},
        {"and the used one is no check", Mark::checked, Mark::open, {2, 3}, 5, "muse-story.choose.used rule", 0, 0},
        {"both used: two cards", Mark::checked, Mark::crossed, {}, 2, "", 2, 0},
        {"which have to be there before the draws",
         Mark::checked,
         Mark::open,
         {3},
         0,
         "muse-story.choose.discard impossible",
         0,
         0},
        {"refreshed ones are used up without a card", Mark::refreshed, Mark::refreshed, {2, 3}, 5, "", 0, 5},
        {"an element of another question",
         Mark::open,
         Mark::open,
         {2, 6},
         5,
         "muse-story.choose.elements rule",
         0,
         0},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        const Rules rules = rules_of();
        State state = table(rules);
        state.elements[2].mark = row.c;
        state.elements[3].mark = row.d;
        state.hand[1] = row.hand;
        const Choose move{kBob, 0, row.check};
        ASSERT_EQ(clause_of(rules.judge(state, move)), row.answer);
        if (std::string(row.answer).empty()) {
            rules.play(state, move, nullptr);
            EXPECT_EQ(state.discard, row.left);
            EXPECT_EQ(state.hand[1], row.bob) << "Bob wrote C and D";
            EXPECT_EQ(state.hand[0], 6) << "Alice wrote the question";
        }
    }
}

TEST(Deck, TheExampleOfTheText) {
    const Rules rules = rules_of();
    State state = rules.start();
    state.hand = {15, 14, 14, 9};
    state.deck = state.discard = 0;
    EXPECT_EQ(Dealer(rules, state, nullptr).draw(kAlice, 2), 2);
    EXPECT_EQ(state.hand, (std::array<int, kMostPlayers>{15, 13, 13, 9}))
        << "Alice gives one, then she, Bob and Charlie one each";
    EXPECT_EQ(state.deck, 2) << "four cards were given, two are drawn";
}

TEST(Deck, TakesFromWhereverCardsAre) {
    struct Row {
        const char* remark;
        int deck, discard;
        std::array<int, kMostPlayers> hands;
        std::array<int, 2> piles;
        int draw, drawn, left;
        std::array<int, kMostPlayers> hands_then;
        std::array<int, 2> piles_then;
    };
    const Row rows[] = {
        {"enough in the deck", 3, 4, {1, 1, 1}, {0, 0}, 2, 2, 1, {3, 1, 1}, {0, 0}},
        {"the discard pile is shuffled in first", 1, 4, {1, 1, 1}, {0, 0}, 2, 2, 3, {3, 1, 1}, {0, 0}},
        {"hands give when both are too few", 1, 0, {1, 4, 1}, {9, 0}, 3, 3, 0, {4, 2, 1}, {9, 0}},
        {"then the largest piles", 0, 0, {0, 0, 0}, {3, 3}, 2, 2, 0, {2, 0, 0}, {2, 2}},
        {"more piles may give than is needed", 0, 0, {0, 0, 0}, {3, 3}, 1, 1, 1, {1, 0, 0}, {2, 2}},
        {"nothing anywhere: the draw falls short", 1, 0, {0, 0, 0}, {0, 0}, 2, 1, 0, {1, 0, 0}, {0, 0}},
        {"a thousand million cards take no longer",
         0,
         0,
         {900'000'000, 900'000'000, 0},
         {0, 0},
         800'000'000,
         800'000'000,
         0,
         {999'999'999, 500'000'000, 0},
         {0, 0}},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        const Rules rules = rules_of({"Alice", "Bob", "Charlie"});
        State state = rules.start();
        state.questions.push_back({kAlice, Words("q"), {0, 1, -1}, Status::in_play, {}, {}});
        state.deck = row.deck;
        state.discard = row.discard;
        state.hand = row.hands;
        state.questions[0].piles[0].cards = row.piles[0];
        state.questions[0].piles[1].cards = row.piles[1];
        EXPECT_EQ(Dealer(rules, state, nullptr).draw(kAlice, row.draw), row.drawn);
        EXPECT_EQ(state.deck, row.left);
        EXPECT_EQ(state.hand, row.hands_then);
        EXPECT_EQ(state.questions[0].piles[0].cards, row.piles_then[0]);
        EXPECT_EQ(state.questions[0].piles[1].cards, row.piles_then[1]);
    }
}

/// Returns a showdown about question 1 between Alice, who called it, and David.
State showdown(const Rules& rules, std::vector<Card> yes, std::vector<Card> no) {
    State state = table(rules);
    state.first_chosen = true;
    state.narrator = kAlice;
    Question& question = state.questions[1];
    question.status = Status::in_play;
    question.piles = {Pile{kAlice, static_cast<int>(yes.size())}, Pile{kCharlie, static_cast<int>(no.size())}};
    rules.play(state, Answer{kAlice, 1}, nullptr);
    rules.play(state, Show{Side::yes, std::move(yes)}, nullptr);
    rules.play(state, Show{Side::no, std::move(no)}, nullptr);
    return state;
}

TEST(Showdown, RewardsLoserAuthorAndWinner) {
    struct Row {
        const char* remark;
        std::vector<Card> yes, no;
        int alice, charlie, david;  ///< Hands afterwards; each begins with 5.
        const char* answer;
        bool in_between;
    };
    const Row rows[] = {
        {"the caller wins and goes on", cards({"as", "ad"}), cards({"kc", "9c", "2h"}), 8, 7, 5, "yes", false},
        {"the other wins: narration passes on", cards({"as"}), cards({"2c", "2h"}), 7, 6, 5, "no", true},
        {"five cards on a side are a card for the author", cards({"as", "ks", "qs", "js", "9s"}), cards({"2h"}), 6, 7,
         6, "yes", false},
        {"no cards lose", cards({"2s"}), {}, 5, 7, 5, "yes", false},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        const Rules rules = rules_of();
        State state = showdown(rules, row.yes, row.no);
        const int deck = state.deck;
        ASSERT_EQ(clause_of(rules.judge(state, Settle{})), "");
        rules.play(state, Settle{}, nullptr);
        EXPECT_EQ(state.hand[0], row.alice);
        EXPECT_EQ(state.hand[2], row.charlie);
        EXPECT_EQ(state.hand[3], row.david);
        EXPECT_EQ(deck - state.deck, row.alice + row.charlie + row.david - 15);
        EXPECT_EQ(std::cmp_equal(state.discard, row.yes.size() + row.no.size()), true);
        EXPECT_EQ(word(state.questions[1].answer.value()), row.answer);
        EXPECT_EQ(state.in_between, row.in_between);
        EXPECT_EQ(state.narrator, std::string(row.answer) == "yes" ? kAlice : kCharlie);
    }
}

TEST(Showdown, TiesAreLeftToChance) {
    const Rules rules = rules_of();
    State state = showdown(rules, cards({"as"}), cards({"ah"}));
    EXPECT_EQ(clause_of(rules.judge(state, Settle{})), "muse-story.settle.tie impossible");
    EXPECT_EQ(clause_of(rules.judge(state, Settle{kDavid})), "muse-story.settle.side impossible");
    EXPECT_EQ(clause_of(rules.judge(state, Settle{kCharlie})), "");
    rules.play(state, Settle{kCharlie}, nullptr);
    EXPECT_EQ(state.narrator, kCharlie);
    // They cannot be shown again before the next shuffle.
    EXPECT_TRUE(placed(state).has(card("as")));
    Dealer(rules, state, nullptr).take(state.deck + 1);
    EXPECT_FALSE(placed(state).has(card("as")));
}

TEST(Contest, ANarratorAmongEqualsKeepsTheTurn) {
    struct Row {
        const char* remark;
        const char *bob, *charlie, *david;
        std::optional<Seat> named;
        const char* answer;
        Seat narrates;
    };
    const Row rows[] = {
        {"the best hand wins", "jh", "qh", "ks", {}, "", kDavid},
        {"the narrator ties and keeps the turn", "kh", "qh", "ks", {}, "", kBob},
        {"and nobody is named", "kh", "qh", "ks", kDavid, "muse-story.settle.winner rule", kBob},
        {"two listeners tie: chance", "2h", "ah", "as", {}, "muse-story.settle.tie impossible", kBob},
        {"and one of them is named", "2h", "ah", "as", kCharlie, "", kCharlie},
        {"but not the narrator", "2h", "ah", "as", kBob, "muse-story.settle.winner rule", kBob},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        const Rules rules = rules_of();
        State state = table(rules);
        rules.play(state, StartContest{{{kCharlie, Aim::jump_in}, {kDavid, Aim::jump_in}}, ""}, nullptr);
        rules.play(state, Flip{{{kBob, card(row.bob)}, {kCharlie, card(row.charlie)}, {kDavid, card(row.david)}}},
                   nullptr);
        ASSERT_EQ(clause_of(rules.judge(state, Settle{row.named})), row.answer);
        if (std::string(row.answer).empty()) {
            rules.play(state, Settle{row.named}, nullptr);
            EXPECT_EQ(state.narrator, row.narrates);
            EXPECT_EQ(state.in_between, row.narrates != kBob);
            EXPECT_EQ(state.discard, 3);
        }
    }
}

TEST(Contest, AnObjectionErasesWhatWasToldLastAndNotAKeyPhrase) {
    for (const std::string against : {"", "a bandage", "choosing question 2"}) {
        const Rules rules = rules_of();
        State state = table(rules);
        rules.play(state, Narrate{kBob, "He finds a bandage."}, nullptr);
        rules.play(state, StartContest{{{kCharlie, Aim::object}}, against}, nullptr);
        rules.play(state, Flip{{{kBob, card("2h")}, {kCharlie, card("3h")}}}, nullptr);
        rules.play(state, Settle{}, nullptr);
        EXPECT_EQ(state.said.empty(), against != "choosing question 2") << against;
    }
}

TEST(Phases, DevelopmentRefreshesAndTheClimaxEndsTheChoices) {
    const Rules rules = rules_of();
    State state = table(rules);
    for (const std::size_t used : {0U, 1U, 4U, 5U}) {
        state.elements[used].mark = Mark::checked;
    }
    rules.play(state, Choose{kBob, 0, {2, 3}}, nullptr);
    EXPECT_EQ(state.phase, Phase::development) << "six are checked";
    EXPECT_EQ(state.elements[2].mark, Mark::refreshed);
    EXPECT_EQ(state.elements[7].mark, Mark::crossed);
    for (Element& element : state.elements) {
        element.mark = element.mark == Mark::refreshed ? Mark::crossed : element.mark;
    }
    state.elements[4].mark = state.elements[5].mark = Mark::refreshed;
    state.chosen.reset();
    rules.play(state, Choose{kBob, 1, {4, 5}}, nullptr);
    EXPECT_EQ(state.phase, Phase::climax);
    state.chosen.reset();
    EXPECT_EQ(clause_of(rules.judge(state, NewQuestion{kAlice, "x", {2, 3}})), "muse-story.question.climax rule");
    rules.play(state, Erase{0}, nullptr);
    EXPECT_EQ(state.phase, Phase::climax) << "one is in play";
    rules.play(state, Erase{1}, nullptr);
    EXPECT_EQ(state.phase, Phase::epilogue) << "none is";
}

TEST(Phases, AFocusedStoryCrossesOutWhatIsUnusedAfterTheFirstChoice) {
    Rules rules = rules_of();
    rules.setup.focused = true;
    State state = table(rules);
    rules.play(state, Choose{kBob, 0, {2, 3}}, nullptr);
    EXPECT_EQ(state.elements[0].mark, Mark::crossed);
    EXPECT_EQ(state.elements[2].mark, Mark::checked);
    EXPECT_EQ(state.questions[1].status, Status::crossed);
    rules.play(state, EndTurn{kBob}, nullptr);
    rules.play(state, NewElement{kAlice, "later", ElementKind::none}, nullptr);
    EXPECT_EQ(state.elements[8].mark, Mark::open);
}

TEST(Score, TheBestHandWinsOrChanceAmongEquals) {
    const Rules rules = rules_of({"Alice", "Bob", "Charlie"});
    struct Row {
        const char* remark;
        std::array<std::vector<Card>, 3> hands;
        std::optional<Seat> named;
        const char* answer;
        const char* decided_by;
    };
    const Row rows[] = {
        {"the best hand", {cards({"as", "ad"}), cards({"ks", "kd"}), {}}, {}, "", "hand"},
        {"a tie needs a name",
         {cards({"as", "ad"}), cards({"ah", "ac"}), {}},
         {},
         "muse-story.epilogue.tie impossible",
         ""},
        {"which is one of them",
         {cards({"as", "ad"}), cards({"ah", "ac"}), {}},
         kCharlie,
         "muse-story.epilogue.winner rule",
         ""},
        {"and then chance decided", {cards({"as", "ad"}), cards({"ah", "ac"}), {}}, kBob, "", "random"},
        {"nobody holds a card", {}, kCharlie, "", "random"},
        {"the same card twice",
         {cards({"as", "ad"}), cards({"as", "kd"}), {}},
         {},
         "muse-story.card.seen impossible",
         ""},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        State state = rules.start();
        state.phase = Phase::epilogue;
        state.narrator = kAlice;
        Epilogue move;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            state.hand[seat] = static_cast<int>(row.hands[seat].size());
            move.hands.emplace_back(Seat{static_cast<int>(seat)}, row.hands[seat]);
        }
        move.winner = row.named;
        ASSERT_EQ(clause_of(rules.judge(state, move)), row.answer);
        if (std::string(row.answer).empty()) {
            rules.play(state, move, nullptr);
            const Scoresheet sheet = rules.score(state);
            EXPECT_EQ(sheet.decided_by, row.decided_by);
            EXPECT_EQ(sheet.winners.front(), row.named.value_or(kAlice));
            EXPECT_TRUE(rules.prompt(state).verbs.empty());
            EXPECT_EQ(clause_of(rules.judge(state, Settle{})), "muse-story.end.over impossible");
            EXPECT_EQ(clause_of(rules.judge(state, Narrate{sheet.winners.front(), "The end."})), "");
        }
    }
}

TEST(KeyPhrases, AreBarredForWhatIsWrongWithTheQuestionsInPlay) {
    const Rules rules = rules_of();
    const auto why_not = [&](const State& state) {
        const std::vector<Verb> verbs = rules.prompt(state).verbs;
        const auto answer = std::ranges::find(verbs, "answer", &Verb::notation);
        return answer == verbs.end() || !answer->barred ? std::string() : answer->barred->clause;
    };
    State state = table(rules);
    state.first_chosen = true;
    EXPECT_EQ(why_not(state), "muse-story.answer.in-play");
    // An answered question does not prevent the answer of the other one.
    state.questions[0].status = Status::answered;
    state.questions[1].status = Status::in_play;
    EXPECT_EQ(why_not(state), "muse-story.answer.owners");
    std::swap(state.questions[0], state.questions[1]);
    EXPECT_EQ(why_not(state), "muse-story.answer.owners");
    state.questions[0].piles[0].owner = kAlice;
    state.questions[0].piles[1].owner = kDavid;
    EXPECT_EQ(why_not(state), "");
}

TEST(Choice, SaysHowTheElementsAreNamed) {
    const Rules rules = rules_of();
    const auto refusal = rules.judge(table(rules), Choose{kBob, 0, {}});
    ASSERT_EQ(clause_of(refusal), "muse-story.choose.check rule");
    EXPECT_EQ(english(refusal->reason),
              "Question 1 has 2 elements to check off, not 0: name them, such as choose 1 c d");
}

TEST(Creation, IsOfOneQuestionEachInTheDevelopment) {
    const Rules rules = rules_of();
    State state = table(rules);
    state.in_between = true;
    state.outgoing = kAlice;
    state.created = 1U << static_cast<unsigned>(kCharlie.index);
    for (const auto& [phase, told] :
         {std::pair{Phase::introduction, "Charlie has created something already: one element or one question each"},
          std::pair{Phase::development, "Charlie has created something already: one question each"}}) {
        state.phase = phase;
        const auto refusal = rules.judge(state, NewQuestion{kCharlie, "when?", {0, 1}});
        ASSERT_EQ(clause_of(refusal), "muse-story.in-between.once rule");
        EXPECT_EQ(english(refusal->reason), told);
    }
}

}  // namespace
}  // namespace castalia::muse_story
