// Dice in notation, and what they show, from a stranger: the first line is what is thrown, the second one the values.
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/dice/shown.h"
#include "tests/fuzz/target.h"

using namespace castalia;

namespace {

void must_throw(const dice::Expression& thrown, std::uint32_t bits) {
    const std::vector<int> shown = dice::shown_by(thrown, [&bits] { return bits = bits * 1664525u + 1013904223u; });
    must(dice::next_die(thrown, shown) == nullptr, "a throw ends");
    const dice::Outcome outcome = dice::outcome(thrown, shown);
    must(outcome.dice.size() == shown.size(), "every die is told");
    must(!english(dice::outcome_text(thrown, outcome)).empty(), "it is told");
    must(dice::read_shown(thrown, dice::shown_text(thrown, shown)).values == shown, "what is typed reads back");
    constexpr std::size_t kFew = 5;
    if (shown.size() > kFew) {
        return;
    }
    try {
        const dice::Odds odds = dice::odds_of(thrown);
        must(odds.chance({dice::Condition::How::exactly, outcome.result}) > 0, "what fell was possible");
    } catch (const dice::TooManyResults&) {
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(text_of(data, size));
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line = text.substr(0, end);
    for (const dice::Dialect dialect : dice::kDialects) {
        try {
            const dice::Expression thrown = dice::parse(line, dialect);
            const std::string written = dice::canonical(thrown);
            dice::Expression again = dice::parse(written);
            must(dice::canonical(again) == written, "the canonical spelling is canonical");
            must(english(dice::meaning(again)) == english(dice::meaning(thrown)), "and means the same");
            must_throw(thrown, static_cast<std::uint32_t>(size));
            const std::string typed = text.substr(std::min(end + 1, text.size()));
            dice::read_shown(thrown, typed);
            dice::read_shown(thrown, typed + " r" + typed, 2);
        } catch (const BadNotation& bad) {
            must(bad.position <= size, "the place is in the text");
        }
    }
    try {
        must(!dice::readings(line).empty(), "a line that is read has a meaning");
    } catch (const BadNotation& bad) {
        must(bad.position <= line.size(), "the place is in the line");
    }
    return 0;
}
