// Typing without looking: mistakes of the hand enter nothing that nobody meant.
#include <sstream>

#include "app/recorder/line_reader.h"
#include "tests/recorder/entry_hands.h"
#include "tests/support/every_game.h"

namespace castalia {
namespace {

using Enter = Composition::Enter;

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

class WordsOfAnswers : public ::testing::TestWithParam<const char*> {};

TEST_P(WordsOfAnswers, CanBeTyped) {
    EntryHands hands(GetParam());
    hands.type("xyzzy");
    const std::string said = english(hands.entry().echo.sentence), now = "possible now: ";
    if (said.find(now) == std::string::npos) {
        ASSERT_STREQ(GetParam(), "dance-of-muses") << said;  // A line may begin with a tile there.
        return;
    }
    std::string words = said.substr(said.find(now) + now.size());
    for (const std::string& mark : {std::string(" or "), std::string(", ")}) {
        for (std::size_t at = words.find(mark); at != std::string::npos; at = words.find(mark)) {
            words.replace(at, mark.size(), "\n");
        }
    }
    std::istringstream all(words);
    for (std::string word; std::getline(all, word);) {
        hands.type(word);
        EXPECT_NE(hands.entry().fault, 0U) << word << " begins no line";
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, WordsOfAnswers, every_game(), name_of_game);

TEST(TypedBlind, EnterOnAnEmptyLinePaysNothingThatIsOnlyProposed) {
    EntryHands hands("muse-decktet");
    const auto proposes = [&] { return open(hands, "pay") && hands.entry().draft.proposed() != nullptr; };
    ASSERT_TRUE(hands.play_until(proposes)) << "the sample pays with a choice";
    const std::size_t before = hands.events();
    EXPECT_EQ(hands.entry().state, EntryState::begun);
    EXPECT_EQ(hands.entry().event, nullptr);
    EXPECT_EQ(hands.confirm(), Enter::nothing);
    EXPECT_EQ(hands.events(), before);
    // Its key takes the proposal, and says what that is.
    hands.type("p");
    ASSERT_EQ(hands.entry().state, EntryState::ready);
    EXPECT_NE(english(hands.entry().echo.below).find("keeps most choice"), std::string::npos);
    EXPECT_EQ(hands.confirm(), Enter::record);
    EXPECT_EQ(hands.events(), before + 1);
}

TEST(TypedBlind, EnterDrawsAlsoWhereATradeWouldBePossible) {
    EntryHands hands("magnate");
    ASSERT_TRUE(hands.play_until([&] { return open(hands, "draw") && open(hands, "trade"); }));
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

TEST(TypedBlind, DigitsAreDiceAlsoWhereTheyTakeThePlaceOfALineThatWasWrong) {
    EntryHands hands("magnate");
    const auto dice = [&] { return value_at(hands.entry().draft.json(), "dice"); };
    for (const char* line : {"39", "3 9", " 3  9 "}) {
        hands.type("zzz");
        ASSERT_EQ(hands.entry().state, EntryState::unreadable);
        hands.type(line);
        ASSERT_EQ(hands.entry().state, EntryState::ready) << line;
        EXPECT_EQ(dice(), Json({3, 9})) << line;
    }
    hands.type("30");
    EXPECT_EQ(dice(), Json({3, 10})) << "0 is 10";
    hands.type("10 3");
    EXPECT_EQ(dice(), Json({10, 3}));
    hands.type("3");
    EXPECT_EQ(hands.entry().state, EntryState::begun) << "one die is missing";
    for (const char* line : {"391", "3 11", "1 2 3", "3 123456789012345678901"}) {
        hands.type(line);
        EXPECT_EQ(hands.entry().state, EntryState::unreadable) << line;
    }
    hands.type("sell 9ms");
    EXPECT_EQ(hands.confirm(), Enter::refuse);
    hands.type("39");
    EXPECT_EQ(hands.confirm(), Enter::record) << "after a refused line, too";
    EXPECT_EQ(hands.events(), 1U);
}

struct ShortLine {
    const char* game;
    const char* type;  ///< The type of the event that must be possible.
    const char* typed;
    const char* whole;
};

class ShortLines : public ::testing::TestWithParam<ShortLine> {};

TEST_P(ShortLines, MeanTheWholeLine) {
    const ShortLine& row = GetParam();
    EntryHands hands(row.game);
    ASSERT_TRUE(hands.play_until([&] { return open(hands, row.type); }));
    hands.type(row.whole);
    ASSERT_NE(hands.entry().event, nullptr) << english(hands.entry().echo.sentence);
    const Json wanted = hands.bare(hands.recorder.written(*hands.entry().event));
    hands.type(row.typed);
    ASSERT_NE(hands.entry().event, nullptr) << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.bare(hands.recorder.written(*hands.entry().event)), wanted);
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, ShortLines,
    ::testing::Values(ShortLine{"magnate", "roll", "r39", "r 3 9"}, ShortLine{"magnate", "roll", "r 39", "r 3 9"},
                      ShortLine{"magnate", "sell", "sak", "sell ak"},
                      ShortLine{"magnate", "deed", "e9lk5", "deed 9lk 5"},
                      ShortLine{"magnate", "develop", "d4wl3 w3 l1", "dev 4wl 3 w3 l1"},
                      ShortLine{"magnate", "roll", "a: r 3 9", "Ann: r 3 9"},
                      ShortLine{"muse-story", "begin", "begin m", "begin Milo"},
                      ShortLine{"muse-story", "contest", "contest jump i object t", "contest jump Ines object Theo"},
                      ShortLine{"muse-decktet", "reveal", "s9ms", "sketch 9ms"},
                      ShortLine{"muse-decktet", "reveal", "tck", "patron ck"},
                      ShortLine{"musee", "display", "13l2", "13 lower 2"},
                      ShortLine{"musee", "display", "h13l2", "13 lower 2"},
                      ShortLine{"musee", "display", "Ann: 13l2", "13 lower 2"}));

TEST(TypedBlind, AMistypedWordIsNoKeyWithFreeWordsBehindIt) {
    EntryHands hands("muse-story");
    const auto unreadable = [&](const char* line) {
        hands.type(line);
        EXPECT_EQ(hands.entry().state, EntryState::unreadable)
            << line << ": " << english(hands.entry().echo.sentence);
        EXPECT_EQ(hands.confirm(), Enter::nothing) << line;
    };
    ASSERT_TRUE(hands.play_until([&] { return open(hands, "element"); }));
    unreadable("Milo: elment place \"a hollow hill\"");
    unreadable("elf place");
    hands.type("e place \"a hollow hill\"");
    EXPECT_EQ(hands.entry().state, EntryState::ready) << "with its space it is the key";
    ASSERT_TRUE(hands.play_until([&] { return open(hands, "narrate"); }));
    unreadable("narate \"The king has lost his crown.\"");
    unreadable("Ines: intrject \"He has not!\"");
}

TEST(TypedBlind, AShortLineOffersTheWholeLine) {
    EntryHands hands("magnate");
    hands.type("r39");
    EXPECT_EQ(hands.entry().completion, "r 3 9");
    hands.type("r 3 9");
    EXPECT_TRUE(hands.entry().completion.empty());
    hands.type("r 3");
    EXPECT_TRUE(hands.entry().completion.empty());
}

TEST(TypedBlind, ARoundGoesInOneLineAndIsRecordedInOrder) {
    EntryHands hands("muse-decktet");
    const std::size_t players = hands.session().names().size();
    ASSERT_TRUE(hands.play_until([&] { return hands.wanted(hands.events())["type"] == "reveal"; }));
    const std::size_t first = hands.events();
    std::string line;
    for (std::size_t step = first; step < first + players; ++step) {
        ASSERT_EQ(hands.wanted(step)["type"], "reveal");
        Event timeless = *hands.sample_event(step);
        timeless.at.reset();
        line += (step == first ? "" : ", ") + hands.recorder.notation(timeless);
    }
    hands.composer->type(line);
    ASSERT_EQ(hands.entry().state, EntryState::ready) << line << ": " << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.entry().leading.size(), players - 1);
    EXPECT_EQ(hands.composer->confirm(), Enter::record);
    ASSERT_EQ(hands.events(), first + players);
    for (std::size_t step = first; step < first + players; ++step) {
        EXPECT_EQ(hands.bare(hands.recorder.written(*hands.session().replay().steps()[step].entry.event)),
                  hands.wanted(step));
    }
}

TEST(TypedBlind, ARoundWithAFaultRecordsNothing) {
    EntryHands hands("muse-decktet");
    ASSERT_TRUE(hands.play_until([&] { return hands.wanted(hands.events())["type"] == "reveal"; }));
    const std::size_t first = hands.events();
    const std::string good = hands.recorder.notation(*hands.sample_event(first));
    hands.composer->type(good + ", zz zz");
    EXPECT_EQ(hands.composer->confirm(), Enter::nothing);
    // A line with the same card twice can be read, and is refused as a whole.
    hands.composer->type(good + ", " + good);
    EXPECT_EQ(hands.composer->confirm(), Enter::refuse);
    EXPECT_EQ(hands.events(), first);
}

TEST(TypedBlind, NumbersFillThePadCellByCellAndBeginRounds) {
    EntryHands hands("open-table");
    Heading heading = hands.sample.heading();
    heading.players = {"Ann", "Ben"};
    heading.setup = Json::parse(R"({"columns":["Opening"]})");
    const std::string id = "00000000-0000-7000-8000-000000000002";
    Recorder beginner(hands.store, [&] { return hands.now; }, [&] { return id; });
    beginner.begin(heading);
    hands.recorder.open(id);
    hands.composer->follow();
    for (const char* number : {"12", "3+4", "7", "0"}) {
        hands.composer->type(number);
        ASSERT_EQ(hands.entry().state, EntryState::ready) << english(hands.entry().echo.sentence);
        ASSERT_EQ(hands.composer->confirm(), Enter::record);
    }
    const auto written = [&](std::size_t event) {
        return hands.bare(hands.recorder.written(*hands.session().replay().steps().at(event).entry.event));
    };
    const auto score = [](const char* player, const char* round, int value) {
        return Json{{"type", "score"}, {"player", player}, {"column", round}, {"value", value}};
    };
    ASSERT_EQ(hands.events(), 5U);
    EXPECT_EQ(written(0), score("Ann", "Opening", 12));
    EXPECT_EQ(written(1), score("Ben", "Opening", 7));
    EXPECT_EQ(written(2), (Json{{"type", "column"}, {"name", "Round 2"}}));
    EXPECT_EQ(written(3), score("Ann", "Round 2", 7));
    EXPECT_EQ(written(4), score("Ben", "Round 2", 0));
}

TEST(TypedBlind, ADecimalCommaMakesNoTwoScoresOfOne) {
    EntryHands hands("open-table");
    hands.type("12.5");
    ASSERT_NE(hands.entry().event, nullptr) << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.recorder.written(*hands.entry().event)["value"], 12.5);
    hands.type("12,5");
    ASSERT_NE(hands.entry().event, nullptr) << english(hands.entry().echo.sentence);
    EXPECT_EQ(hands.recorder.written(*hands.entry().event)["value"], 12.5);
    hands.type("12,3");
    EXPECT_EQ(hands.entry().event, nullptr) << "not 12 for one player and 3 for the next";
    hands.composer->type("12, 3");
    EXPECT_EQ(hands.entry().leading.size(), 1U) << "these are two";
}

TEST(TypedBlind, AWordThatTheNotationKnowsIsNeverTakenApart) {
    EntryHands hands("muse-decktet");
    ASSERT_TRUE(open(hands, "reveal"));
    hands.type("pay");
    EXPECT_EQ(hands.entry().event, nullptr) << "no painting with AY";
}

/// The line understands the key on each button, at every moment of a whole game.
class OneAlphabet : public ::testing::TestWithParam<const char*> {};

TEST_P(OneAlphabet, TheKeyOfEveryActionBeginsItsLine) {
    EntryHands hands(GetParam());
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        for (std::size_t verb = 0; verb < hands.entry().prompt.verbs.size(); ++verb) {
            const Verb wanted = hands.entry().prompt.verbs[verb];
            if (wanted.key == 0) {
                continue;
            }
            hands.type(std::string(1, static_cast<char>(std::tolower(wanted.key))));
            SCOPED_TRACE("step " + std::to_string(step + 1) + ", key " + wanted.key + ": " +
                         english(hands.entry().echo.sentence));
            EXPECT_FALSE(hands.entry().echo.wrong && !wanted.barred);
            for (const auto& [field, value] : wanted.draft.items()) {
                EXPECT_EQ(value_at(hands.entry().draft.json(), FieldPath() / field), value) << field;
            }
        }
        hands.leave();
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, OneAlphabet, every_game(), name_of_game);

/// Whatever is typed, pressed and picked, only Enter or a ruling records, and only what was announced before.
class AnyKeys : public ::testing::TestWithParam<const char*> {};

TEST_P(AnyKeys, RecordWhatTheLastEchoSaid) {
    EntryHands hands(GetParam());
    std::mt19937 chance(20);
    const auto below = [&](std::size_t many) { return many == 0 ? 0 : chance() % many; };
    constexpr std::string_view kLetters = "abcdeklmnoprstwxy 0123456789?:>\"";
    for (int key = 0; key < 1500; ++key) {
        const std::size_t before = hands.events();
        const Text said = hands.entry().echo.sentence;
        const std::size_t leading = hands.entry().leading.size();
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
            ASSERT_EQ(hands.events(), before + leading + 1);
            const Text recorded = hands.session().replay().describe(hands.events() - 1);
            EXPECT_NE(english(said).find(english(recorded)), std::string::npos) << english(said);
        }
    }
    EXPECT_GT(hands.events(), 5U);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, AnyKeys, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
