// The steps of a resolution in words, each with its clause and its reason.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_decktet {

namespace {

Text letter_text(Suit suit) { return literally(std::string(1, decktet::letter(suit))); }

/// Returns the coins of one suit in the economy: "7 M (4 short)".
Text till_text(const Look::Till& till) {
    const std::vector<Fill> fills{
        {"n", literally(till.holds)}, {"suit", letter_text(till.suit)}, {"short", literally(till.lacks)}};
    return till.lacks == 0 ? say("{n} {suit}", fills) : say("{n} {suit} ({short} short)", fills);
}

class StepWords {
public:
    StepWords(const Rules& rules, const ResolutionStep& step) : rules_(rules), step_(step) {}

    Consequence consequence() const {
        switch (step_.kind) {
            case ResolutionStep::Kind::sketch: return {"muse-decktet.sketch.coins", with_head(sketch())};
            case ResolutionStep::Kind::painted: return {"muse-decktet.paint.done", painted()};
            case ResolutionStep::Kind::unpaid: return {"muse-decktet.paint.unpaid", with_head(unpaid())};
            case ResolutionStep::Kind::asks:
                return {"muse-decktet.paint.choice",
                        with_head(say_count("which coin is paid?", "which {n} coins are paid?", step_.price))};
            case ResolutionStep::Kind::search: return {"muse-decktet.patron.search", with_head(search())};
            case ResolutionStep::Kind::bought: return {"muse-decktet.patron.buy", with_head(bought())};
            case ResolutionStep::Kind::no_buyer:
                return {"muse-decktet.patron.none", with_head(say("no painting is bought"))};
            case ResolutionStep::Kind::moved: return {"muse-decktet.palace.move", with_head(moved())};
            case ResolutionStep::Kind::no_painting:
                return {"muse-decktet.palace.none", with_head(say("no studio has a painting"))};
            case ResolutionStep::Kind::discarded:
                return {"muse-decktet.discard.draw",
                        say("{who} discards {card}",
                            {{"card", code_text(step_.card)}, {"who", rules_.who(step_.player)}})};
            default: return pile_or_end();
        }
    }

private:
    Consequence pile_or_end() const {
        switch (step_.kind) {
            case ResolutionStep::Kind::emptied:
                return {"muse-decktet.pile.empty", say_count("The pile is empty for the first time",
                                                             "The pile has been empty {n} times now", step_.count)};
            case ResolutionStep::Kind::grown:
                return {
                    "muse-decktet.pile.growth",
                    step_.count == 0
                        ? say("The economy gains one coin of each suit, for the last time")
                        : say_count("The economy gains one coin of each suit, and will once more",
                                    "The economy gains one coin of each suit, and will {n} times more", step_.count)};
            case ResolutionStep::Kind::shuffled:
                return {"muse-decktet.pile.shuffle", say_count("{n} discarded card is the new pile",
                                                               "{n} discarded cards are the new pile", step_.count)};
            case ResolutionStep::Kind::waits:
                return {"muse-decktet.pile.waits",
                        say("There is nothing to draw: {who} draws as soon as a card is discarded",
                            {{"who", rules_.who(step_.player)}})};
            case ResolutionStep::Kind::drawn_late:
                return {"muse-decktet.pile.owed",
                        say("{who} draws the card that was owed", {{"who", rules_.who(step_.player)}})};
            case ResolutionStep::Kind::game_over:
                return step_.count >= kPalaceEnds
                           ? Consequence{"muse-decktet.end.palace",
                                         say("A palace has {n} paintings: the game is over",
                                             {{"n", literally(step_.count)}})}
                           : Consequence{"muse-decktet.end.no-cards", say("Nobody holds a card: the game is over")};
            case ResolutionStep::Kind::result: return result();
            default: return {"muse-decktet.round.end", round_over()};
        }
    }

    Consequence result() const {
        const Scoresheet sheet = rules_.score(step_.after);
        const auto decided = std::ranges::find_if(sheet.ladder, &Scoresheet::Step::decided);
        // muse-decktet.score.coins: if the coins are equal too, the victory is shared.
        return {decided == sheet.ladder.end() ? "muse-decktet.score.coins" : decided->clause, sheet.sentence};
    }

    Text with_head(Text what) const {
        return say("{who}’s {use} with {card}: {what}", {{"card", code_text(step_.card)},
                                                         {"who", rules_.who(step_.player)},
                                                         {"use", use_name(step_.use)},
                                                         {"what", std::move(what)}});
    }

    Text sketch() const {
        if (step_.without.empty()) {
            return decktet::gain_text(step_.coins);
        }
        const std::vector<Text> missing =
            mapped(step_.without, [](Suit suit) { return say("no {suit}", {{"suit", decktet::suit_name(suit)}}); });
        const std::vector<Fill> fills{{"gain", decktet::gain_text(step_.coins)}, {"none", listed_with_and(missing)}};
        return step_.coins.total() > 0 ? say("{gain}; the economy has {none}", fills)
                                       : say("the economy has {none}", fills);
    }
    Text unpaid() const {
        return say_count("it costs {price}, and {who} has only {n} coin: not painted",
                         "it costs {price}, and {who} has only {n} coins: not painted", step_.held,
                         {{"price", literally(step_.price)}, {"who", rules_.who(step_.player)}});
    }
    Text painted() const {
        return say("{who} paints {card} for {coins}", {{"card", code_text(step_.card)},
                                                       {"who", rules_.who(step_.player)},
                                                       {"coins", decktet::purse_text(step_.coins)}});
    }
    /// Returns a look of the Patron: "9MS Pact costs 11; the economy has 8 M (3 short) and 6 S (5 short)".
    Text search() const {
        const std::vector<Text> tills =
            mapped(step_.looks.front().tills, [](const Look::Till& till) { return till_text(till); });
        return say("{painting} {name} costs {price}; the economy has {tills}",
                   {{"painting", code_text(step_.painting)},
                    {"name", decktet::short_name(step_.painting)},
                    {"price", literally(step_.price)},
                    {"tills", listed_with_and(tills)}});
    }
    Text bought() const {
        return say(
            "{search}: sold, {who} gets {coins}",
            {{"search", search()}, {"who", rules_.who(step_.painter)}, {"coins", decktet::purse_text(step_.coins)}});
    }
    Text moved() const {
        const auto hung = rules_.palace(step_.after, step_.painter).size();
        return say("{painting} {name} moves into {who}’s palace, {n} of {ends}",
                   {{"painting", code_text(step_.painting)},
                    {"name", decktet::short_name(step_.painting)},
                    {"who", rules_.who(step_.painter)},
                    {"n", literally(static_cast<long long>(hung))},
                    {"ends", literally(kPalaceEnds)}});
    }
    Text round_over() const {
        const Fill ends{"ends", literally(kPalaceEnds)};
        const std::vector<Seat>& owed = step_.after.owed;
        if (!owed.empty()) {
            std::vector<Text> names;
            for (const Seat seat : owed) {
                if (std::ranges::find(names, rules_.who(seat)) == names.end()) {
                    names.push_back(rules_.who(seat));
                }
            }
            return say_count("No palace has {ends} paintings; a card is still owed to {who}",
                             "No palace has {ends} paintings; {n} cards are still owed to {who}",
                             static_cast<long long>(owed.size()), {ends, {"who", listed_with_and(names)}});
        }
        const auto& hands = step_.after.hand;
        const auto last = hands.begin() + static_cast<std::ptrdiff_t>(rules_.seats());
        return std::all_of(hands.begin(), last, [](int cards) { return cards == kHand; })
                   ? say("Everybody has {hand} cards again, and no palace has {ends} paintings",
                         {{"hand", literally(kHand)}, ends})
                   : say("No palace has {ends} paintings", {ends});
    }

    const Rules& rules_;
    const ResolutionStep& step_;
};

}  // namespace

Consequence Rules::consequence_of(const ResolutionStep& step) const { return StepWords(*this, step).consequence(); }

}  // namespace castalia::muse_decktet
