// The call that tells the odds of a throw.
#include <algorithm>
#include <memory>

#include "app/cli/whole_number.h"
#include "app/cli/written_dice.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/rules/text/decimals.h"

namespace castalia::cli {

namespace {

struct AskedOdds : Written {
    std::optional<long long> target;
};

std::string odds_text(const dice::Expression& thrown, const dice::Odds& odds, const std::optional<double>& chance) {
    std::string text = line_of(say("{throw}: {least} to {most}, {mean} on average, give or take {deviation}",
                                   {{"throw", literally(dice::canonical(thrown))},
                                    {"least", literally(odds.minimum())},
                                    {"most", literally(odds.maximum())},
                                    {"mean", with_digits(odds.mean, 2)},
                                    {"deviation", with_digits(odds.deviation, 2)}}));
    text += line_of(dice::meaning(thrown));
    constexpr int kPercent = 100, kDigits = 4;
    if (chance) {
        text += line_of(say("The target is reached in {percent} % of all throws",
                            {{"percent", with_digits(*chance * kPercent, 2)}}));
    }
    text += line_of(say("result, chance in percent, chance of that or more"));
    double above = 1;
    for (const dice::Chance& one : odds.distribution) {
        text += std::to_string(one.result) + "  " + translate(with_digits(one.chance * kPercent, kDigits)) + "  " +
                translate(with_digits(std::max(above, 0.0) * kPercent, kDigits)) + "\n";
        above -= one.chance;
    }
    return text;
}

void print_odds(const AskedOdds& asked, Calls& calls) {
    std::optional<dice::Expression> thrown = expression_in(asked, calls);
    if (!thrown) {
        return;
    }
    if (asked.target) {
        thrown->target = dice::Condition{dice::Condition::How::at_least, *asked.target};
    }
    dice::Odds odds;
    try {
        odds = dice::odds_of(*thrown);
    } catch (const dice::TooManyResults& many) {
        throw Ended(kUsage, many.text);
    }
    const std::optional<double> chance = thrown->target ? std::optional(odds.chance(*thrown->target)) : std::nullopt;
    if (!asked.json) {
        return print(odds_text(*thrown, odds, chance));
    }
    Json json{{"expression", dice::canonical(*thrown)},
              {"meaning", english(dice::meaning(*thrown))},
              {"minimum", odds.minimum()},
              {"maximum", odds.maximum()},
              {"mean", odds.mean},
              {"deviation", odds.deviation}};
    if (chance) {
        json["target"] = thrown->target->number;
        json["chance"] = *chance;
    }
    json["distribution"] = Json::array();
    for (const dice::Chance& one : odds.distribution) {
        json["distribution"].push_back({{odds.counts ? "successes" : "total", one.result}, {"chance", one.chance}});
    }
    print(json);
}

}  // namespace

void add_odds(CLI::App& program, Calls& calls) {
    auto asked = std::make_shared<AskedOdds>();
    auto* odds = program.add_subcommand("odds", "Tells all that dice can come to, with exact probabilities");
    add_written(*odds, *asked);
    odds->add_option("--target", asked->target, "Tells the chance of this result or more")
        ->transform(whole_number(-kMostListed, kMostListed));
    odds->callback([asked, &calls] { print_odds(*asked, calls); });
}

}  // namespace castalia::cli
