// An evening of throws typed without looking, with slips of the hand between them: the library holds what was meant.
#include <algorithm>
#include <array>
#include <functional>

#include "core/dice/notation.h"
#include "core/dice/shown.h"
#include "core/session/thrown_dice.h"
#include "db/history/own_throws.h"
#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

using Enter = Composition::Enter;

class Typist {
public:
    explicit Typist(EntryHands& hands, std::uint32_t seed) : hands_(hands), chance_(seed) {}

    /// Types a line letter by letter. Now and then a wrong key is hit, noticed and taken back.
    void type(const std::string& line) {
        std::string typed;
        for (const char letter : line) {
            if (one_in(12)) {
                hands_.type(typed + kSlips[chance_() % kSlips.size()]);
            }
            typed += letter;
            hands_.type(typed);
        }
    }
    /// Presses Enter before a line is whole, or with a wrong letter in it: nothing may be entered by that.
    void enter_too_early(const std::string& line) {
        const std::size_t before = hands_.events();
        const std::string begun = line.substr(0, line.size() - 1);
        hands_.type(begun);
        if (hands_.entry().state != EntryState::ready) {
            EXPECT_NE(hands_.confirm(), Enter::record) << begun;
        }
        hands_.type(begun + "§" + line.back());
        EXPECT_NE(hands_.confirm(), Enter::record) << line;
        EXPECT_EQ(hands_.events(), before);
    }
    bool one_in(unsigned times) { return chance_() % times == 0; }
    std::uint32_t operator()() { return static_cast<std::uint32_t>(chance_()); }

private:
    static constexpr std::string_view kSlips = "§qx9;(!";
    EntryHands& hands_;
    std::mt19937 chance_;
};

/// What somebody means to enter: the line, and the event that it stands for.
struct Meant {
    std::string line;
    Json event;
};

std::string spaced(const std::vector<int>& values, const std::vector<int>& fallen = {}) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool fell = std::ranges::count(fallen, static_cast<int>(i)) > 0;
        text += (fell ? " r" : " ") + std::to_string(values[i]);
    }
    return text;
}

Meant throw_of(Typist& typist, const char* dice) {
    const dice::Expression thrown = dice::parse(dice);
    const std::vector<int> values = dice::shown_by(thrown, std::ref(typist));
    if (!typist.one_in(5)) {
        return {dice + (" " + dice::shown_text(thrown, values)), dice_event(thrown, values, {})};
    }
    const std::vector<int> fallen{static_cast<int>(typist() % values.size())};
    return {dice + spaced(values, fallen), dice_event(thrown, values, {.fallen = fallen})};
}

/// Returns a throw of one of the kinds that a table makes.
Meant any_throw(Typist& typist) {
    constexpr std::array<const char*, 14> kThrows{
        "4d6kh3+2",   "5d10>=8 f=1", "2d6+3 vs 10", "6d6!",       "2d20kl1", "4dF",         "d100",
        "3x(4d6kh3)", "4d6r<=2",     "d20+5 vs 14", "2d6 vs <=7", "d8+d6",   "2d{1,1,2,3}", "10d10"};
    const std::uint32_t kind = typist() % 12;
    if (kind == 0) {
        const dice::Expression d20 = dice::parse("d20");
        const std::vector<int> values{dice::face(20, std::ref(typist)), dice::face(20, std::ref(typist))};
        return {"init goblins-1 \"the dragon\"+5" + spaced(values),
                dice_event(d20, values, {.initiative = {{"goblins", -1}, {"the dragon", 5}}})};
    }
    if (kind == 1) {
        const dice::Expression attack = dice::parse("d20+5 vs 14");
        const std::vector<int> values = dice::shown_by(attack, std::ref(typist));
        return {"attack" + spaced(values), dice_event(attack, values, {.label = "attack"})};
    }
    return throw_of(typist, kThrows[typist() % kThrows.size()]);
}

void enter(EntryHands& hands, Typist& typist, const std::string& line) {
    typist.type(line);
    ASSERT_EQ(hands.entry().state, EntryState::ready) << line << ": " << english(hands.entry().echo.sentence);
    ASSERT_EQ(hands.confirm(), Enter::record) << line;
}

TEST(BlindThrows, OfAnEveningAreWhatWasMeant) {
    for (const char* game : {"magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses", "open-table"}) {
        EntryHands hands(game);
        keep_own_throw(hands.store, {"attack", "d20+5 vs 14", "a"});
        Typist typist(hands, 11);
        std::vector<Meant> meant;
        const std::size_t before = hands.events();
        for (int i = 0; i < 120; ++i) {
            meant.push_back(any_throw(typist));
            const std::string& line = meant.back().line;
            if (typist.one_in(6)) {
                typist.enter_too_early(line);
            }
            if (typist.one_in(8)) {  // The wrong throw is entered, noticed and undone.
                enter(hands, typist, any_throw(typist).line);
                hands.undo();
            }
            enter(hands, typist, line);
            if (typist.one_in(10)) {
                hands.undo();
                hands.redo();
            }
        }
        const Session kept = hands.store.load(EntryHands::kId);
        ASSERT_EQ(kept.plies(), before + meant.size());
        for (std::size_t i = 0; i < meant.size(); ++i) {
            Json event = EntryHands::bare(hands.recorder.written(*kept.replay().steps()[before + i].entry.event));
            event.erase("player");  // Whoever is asked throws, unless the line says otherwise.
            EXPECT_EQ(event, meant[i].event) << game << ": " << meant[i].line;
        }
    }
}

TEST(BlindThrows, TakeThirteenKeysAndEnter) {
    EntryHands hands("open-table");
    const std::string line = "4d6kh3+2 5612";
    EXPECT_EQ(line.size(), 13U);
    hands.type(line);
    EXPECT_EQ(hands.confirm(), Enter::record);
}

}  // namespace
}  // namespace castalia
