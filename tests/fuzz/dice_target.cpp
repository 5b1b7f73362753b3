// Dice in notation, from a stranger.
#include "core/parts/dice_notation.h"
#include "tests/fuzz/target.h"

using namespace castalia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const dice::Throw thrown = dice::parse(text_of(data, size));
        std::uint32_t bits = static_cast<std::uint32_t>(size);
        const std::vector<int> shown =
            dice::shown_by(thrown, [&bits] { return bits = bits * 1664525u + 1013904223u; });
        must(dice::next_die(thrown, shown) == 0, "a throw ends");
        const dice::Outcome outcome = dice::outcome(thrown, shown);
        must(outcome.dice.size() == shown.size(), "every die is told");
        long long total = 0;
        for (const long long sum : outcome.sums) {
            total += sum;
        }
        must(total == outcome.total, "the terms add up");
        must(!dice::outcome_text(thrown, outcome).empty(), "it is told");
        must(dice::parse(thrown.text).terms == thrown.terms, "what is kept as text is the same throw");
    } catch (const BadNotation& bad) {
        must(bad.position <= size, "the place is in the text");
    }
    return 0;
}
