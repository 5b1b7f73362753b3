// Typing without looking: what a hand at the table does by mistake enters nothing that nobody meant.
#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

using Enter = Composition::Enter;

/// Plays the sample up to the first moment at which `there` is so.
bool play_until(EntryHands& hands, const std::function<bool()>& there) {
    while (hands.events() < hands.sample.plies()) {
        if (there()) {
            return true;
        }
        hands.type_step(hands.events());
        hands.confirm_step(hands.events());
    }
    return false;
}

bool open(const EntryHands& hands, std::string_view type) {
    return std::ranges::any_of(hands.entry().prompt.verbs, [&](const Verb& verb) {
        return !verb.barred && value_at(verb.draft, "type") == Json(type);
    });
}

TEST(TypedBlind, LinesAfterARefusedOneAreEntriesAndNoRulings) {
    EntryHands hands("magnate");
    hands.type("sell 9ms");
    EXPECT_EQ(hands.confirm(), Enter::refuse);
    EXPECT_EQ(hands.confirm(), Enter::nothing) << "nor does Enter refuse it again and again";
    EXPECT_EQ(hands.entry().state, EntryState::refused);
    hands.type("r 3 9");
    EXPECT_EQ(hands.confirm(), Enter::record);
    ASSERT_EQ(hands.events(), 1U);
    EXPECT_TRUE(hands.session().replay().steps().front().entry.event->ruling.empty());
}

TEST(TypedBlind, AnUnreadableLineTellsWhereItsFaultIs) {
    EntryHands hands("magnate");
    hands.type("r 3 x");
    EXPECT_EQ(hands.entry().state, EntryState::unreadable);
    EXPECT_EQ(hands.entry().fault, 4U);
    hands.type("  r 3 x");
    EXPECT_EQ(hands.entry().fault, 6U);
    EXPECT_EQ(hands.confirm(), Enter::nothing);
    hands.type("r 3 9");
    EXPECT_FALSE(hands.entry().fault);
    EXPECT_EQ(hands.confirm(), Enter::record);
}

TEST(TypedBlind, EnterOnAnEmptyLinePaysNothingThatIsOnlyProposed) {
    EntryHands hands("muse-decktet");
    const auto proposes = [&] { return open(hands, "pay") && hands.entry().draft.proposed() != nullptr; };
    ASSERT_TRUE(play_until(hands, proposes)) << "the sample pays with a choice";
    const std::size_t before = hands.events();
    EXPECT_EQ(hands.entry().state, EntryState::begun);
    EXPECT_EQ(hands.entry().event, nullptr);
    EXPECT_EQ(hands.confirm(), Enter::nothing);
    EXPECT_EQ(hands.events(), before);
    // Its key takes what is proposed, and says what that is.
    hands.type("p");
    ASSERT_EQ(hands.entry().state, EntryState::ready);
    EXPECT_NE(english(hands.entry().echo.below).find("keeps most choice"), std::string::npos);
    EXPECT_EQ(hands.confirm(), Enter::record);
    EXPECT_EQ(hands.events(), before + 1);
}

TEST(TypedBlind, EnterDrawsAlsoWhereATradeWouldBePossible) {
    EntryHands hands("magnate");
    ASSERT_TRUE(play_until(hands, [&] { return open(hands, "draw") && open(hands, "trade"); }));
    EXPECT_EQ(hands.entry().state, EntryState::ready) << "the trade is optional and chosen by its key";
    EXPECT_EQ(value_at(hands.entry().draft.json(), "type"), "draw");
    const std::size_t before = hands.events();
    EXPECT_EQ(hands.confirm(), Enter::record);
    EXPECT_EQ(hands.events(), before + 1);
}

TEST(TypedBlind, TheProgramRollsNothingOverWhatTheTableRolled) {
    EntryHands hands("magnate");
    hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->digit(5)); });
    hands.roll();
    EXPECT_EQ(value_at(hands.entry().draft.json(), "dice/0"), 5);
    EXPECT_EQ(hands.entry().state, EntryState::begun);
    hands.did(EntryInput::compose, [&] { EXPECT_TRUE(hands.composer->digit(3)); });
    hands.roll();
    ASSERT_EQ(hands.confirm(), Enter::record);
    const Json event = hands.recorder.written(*hands.session().replay().steps().front().entry.event);
    EXPECT_EQ(event["dice"], Json({5, 3}));
    EXPECT_FALSE(event.contains("source"));
}

TEST(TypedBlind, ARollOfTheProgramIsNotRolledAgain) {
    EntryHands hands("magnate");
    hands.roll();
    const Json rolled = hands.entry().draft.json();
    for (int again = 0; again < 20; ++again) {
        hands.roll();
        ASSERT_EQ(hands.entry().draft.json(), rolled);
    }
}

struct ShortLine {
    const char* game;
    const char* type;  ///< Of the event that must be possible.
    const char* typed;
    const char* whole;
};

class ShortLines : public testing::TestWithParam<ShortLine> {};

TEST_P(ShortLines, MeanTheWholeLine) {
    const ShortLine& row = GetParam();
    EntryHands hands(row.game);
    ASSERT_TRUE(play_until(hands, [&] { return open(hands, row.type); }));
    hands.type(row.whole);
    ASSERT_NE(hands.entry().event, nullptr) << english(hands.entry().echo.sentence);
    const Json wanted = hands.bare(hands.recorder.written(*hands.entry().event));
    hands.type(row.typed);
    ASSERT_NE(hands.entry().event, nullptr) << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.bare(hands.recorder.written(*hands.entry().event)), wanted);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ShortLines,
                         testing::Values(ShortLine{"magnate", "roll", "r39", "r 3 9"},
                                         ShortLine{"magnate", "roll", "r 39", "r 3 9"},
                                         ShortLine{"magnate", "sell", "sak", "sell ak"},
                                         ShortLine{"magnate", "deed", "e9lk5", "deed 9lk 5"},
                                         ShortLine{"magnate", "develop", "d4wl3 w3 l1", "dev 4wl 3 w3 l1"},
                                         ShortLine{"magnate", "roll", "a: r 3 9", "Ann: r 3 9"},
                                         ShortLine{"muse-decktet", "reveal", "s9ms", "sketch 9ms"},
                                         ShortLine{"muse-decktet", "reveal", "tck", "patron ck"}));

TEST(TypedBlind, AWordThatTheNotationKnowsIsNeverTakenApart) {
    EntryHands hands("muse-decktet");
    ASSERT_TRUE(open(hands, "reveal"));
    hands.type("pay");
    EXPECT_EQ(hands.entry().event, nullptr) << "no painting with AY";
}

/// Whatever is typed, pressed and picked: what is recorded is what was said before, and only Enter or a ruling
/// records.
class AnyKeys : public testing::TestWithParam<const char*> {};

TEST_P(AnyKeys, RecordWhatTheLastEchoSaid) {
    EntryHands hands(GetParam());
    std::mt19937 chance(20);
    const auto below = [&](std::size_t many) { return many == 0 ? 0 : chance() % many; };
    constexpr std::string_view kLetters = "abcdeklmnoprstwxy 0123456789?:>\"";
    for (int key = 0; key < 1500; ++key) {
        const std::size_t before = hands.events();
        const Text said = hands.entry().echo.sentence;
        const std::size_t step = std::min(before, hands.sample.plies() - 1);
        bool confirmed = false;
        switch (below(12)) {
            case 0: hands.type(hands.entry().line + std::string(1, kLetters[below(kLetters.size())])); break;
            case 1: hands.type(std::string(1, kLetters[below(kLetters.size())])); break;
            case 2: hands.choose(static_cast<int>(below(hands.entry().prompt.verbs.size() + 1))); break;
            case 3:
                hands.did(EntryInput::compose, [&] { hands.composer->digit(static_cast<int>(below(10))); });
                break;
            case 4: hands.roll(); break;
            case 5: hands.leave(); break;
            case 6:
                if (const std::vector<Slot>& slots = hands.entry().draft.slots(); !slots.empty()) {
                    const Slot slot = slots[below(slots.size())];
                    if (!slot.options.empty()) {
                        const Json value = slot.options[below(slot.options.size())].value;
                        hands.did(EntryInput::compose, [&] { hands.composer->pick(PlaceId::of(slot.field, value)); });
                    }
                }
                break;
            case 7:
                if (before > 0 && below(4) == 0) {
                    hands.undo();
                }
                continue;
            case 8: hands.type_step(step); break;
            default:
                confirmed = true;
                hands.confirm();
                break;
        }
        if (!confirmed) {
            ASSERT_EQ(hands.events(), before) << "only Enter records";
        } else if (hands.events() != before) {
            ASSERT_EQ(hands.events(), before + 1);
            EXPECT_EQ(hands.session().replay().describe(before), said);
        }
    }
    EXPECT_GT(hands.events(), 5U);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, AnyKeys,
                         testing::Values("magnate", "dance-of-muses", "musee", "muse-story", "muse-decktet",
                                         "open-table"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace castalia
