// The steps of a resolution in words, each with its clause and its reasoning.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

Text card_text(Card card) { return literally(decktet::code(card)); }
Text letter_text(Suit suit) { return literally(std::string(1, decktet::letter(suit))); }

Text use_text(Use use) {
    switch (use) {
        case Use::sketch: return say("Sketch");
        case Use::paint: return say("Paint");
        case Use::patron: return say("Patron");
        case Use::palace: return say("Palace");
        case Use::discard: break;
    }
    return say("discarded");
}

Text till_text(const Look::Till& till) {
    return till.lacks == 0 ? say("{suit} {n}", {{"suit", letter_text(till.suit)}, {"n", literally(till.holds)}})
                           : say("{suit} {n}, short {short}", {{"suit", letter_text(till.suit)},
                                                               {"n", literally(till.holds)},
                                                               {"short", literally(till.lacks)}});
}

class Teller {
public:
    Teller(const Rules& rules, const Step& step) : rules_(rules), step_(step) {}

    Consequence told() const {
        switch (step_.kind) {
            case Step::Kind::sketch: return {"muse-decktet.sketch.coins", with_head(sketch())};
            case Step::Kind::painted: return {"muse-decktet.paint.done", painted()};
            case Step::Kind::unpaid:
                return {"muse-decktet.paint.unpaid", with_head(say("{price} due, {held} held: not painted", sums()))};
            case Step::Kind::asks:
                return {"muse-decktet.paint.choice",
                        with_head(say_count("which coin?", "which {n} coins?", step_.price))};
            case Step::Kind::search: return {"muse-decktet.patron.search", with_head(search())};
            case Step::Kind::bought: return {"muse-decktet.patron.buy", with_head(bought())};
            case Step::Kind::no_buyer: return {"muse-decktet.patron.none", with_head(say("no painting is bought"))};
            case Step::Kind::moved: return {"muse-decktet.palace.move", with_head(moved())};
            case Step::Kind::no_painting:
                return {"muse-decktet.palace.none", with_head(say("no studio has a painting"))};
            case Step::Kind::discarded:
                return {"muse-decktet.discard.draw", say("{card} {who}, discarded", {{"card", card_text(step_.card)},
                                                                                     {"who", who(step_.player)}})};
            default: return pile_or_end();
        }
    }

private:
    Consequence pile_or_end() const {
        switch (step_.kind) {
            case Step::Kind::emptied:
                return {"muse-decktet.pile.empty", say_count("The pile is empty for the first time",
                                                             "The pile is empty, {n} times now", step_.count)};
            case Step::Kind::grown:
                return {"muse-decktet.pile.growth",
                        say_count("The economy gains one coin of each suit, {n} growth left",
                                  "The economy gains one coin of each suit, {n} growths left", step_.count)};
            case Step::Kind::shuffled:
                return {"muse-decktet.pile.shuffle", say_count("{n} discarded card is the new pile",
                                                               "{n} discarded cards are the new pile", step_.count)};
            case Step::Kind::waits:
                return {"muse-decktet.pile.waits",
                        say("Nothing to draw: {who} draws when a card is discarded", {{"who", who(step_.player)}})};
            case Step::Kind::drawn_late:
                return {"muse-decktet.pile.owed",
                        say("{who} draws the card still owed", {{"who", who(step_.player)}})};
            case Step::Kind::game_over:
                return step_.count >= kPalaceEnds
                           ? Consequence{"muse-decktet.end.palace", rules_.score(step_.after).sentence}
                           : Consequence{"muse-decktet.end.no-cards",
                                         say("Nobody holds a card: {result}",
                                             {{"result", rules_.score(step_.after).sentence}})};
            default: return {"muse-decktet.round.end", round_over()};
        }
    }

    Text who(Seat seat) const { return literally(rules_.names.at(static_cast<std::size_t>(seat.index))); }
    std::vector<Fill> sums() const { return {{"price", literally(step_.price)}, {"held", literally(step_.held)}}; }

    Text with_head(Text what) const {
        return say("{card} {who}, {use}: {what}", {{"card", card_text(step_.card)},
                                                   {"who", who(step_.player)},
                                                   {"use", use_text(step_.use)},
                                                   {"what", std::move(what)}});
    }

    Text sketch() const {
        std::vector<Text> parts;
        for (const Suit suit : step_.without) {
            parts.push_back(say("{suit} none left", {{"suit", letter_text(suit)}}));
        }
        if (step_.coins.total() > 0) {
            parts.push_back(decktet::gain_text(step_.coins));
        }
        return listed(parts);
    }
    Text painted() const {
        return say("{card} into {who}’s studio for {coins}", {{"card", card_text(step_.card)},
                                                              {"who", who(step_.player)},
                                                              {"coins", decktet::purse_text(step_.coins)}});
    }
    /// "9MS the Pact, 11: M 8, short 3, S 6, short 5".
    Text search() const {
        std::vector<Text> tills;
        for (const Look::Till& till : step_.looks.front().tills) {
            tills.push_back(till_text(till));
        }
        return say("{painting} {name}, {price}: {tills}", {{"painting", card_text(step_.painting)},
                                                           {"name", decktet::short_name(step_.painting)},
                                                           {"price", literally(step_.price)},
                                                           {"tills", listed(tills)}});
    }
    Text bought() const {
        return say("{search}: sold, {who} {gain}",
                   {{"search", search()}, {"who", who(step_.painter)}, {"gain", decktet::gain_text(step_.coins)}});
    }
    Text moved() const {
        const auto hung = rules_.palace(step_.after, step_.painter).size();
        return say("{painting} {name} into {who}’s palace, {n} of {ends}",
                   {{"painting", card_text(step_.painting)},
                    {"name", decktet::short_name(step_.painting)},
                    {"who", who(step_.painter)},
                    {"n", literally(static_cast<long long>(hung))},
                    {"ends", literally(kPalaceEnds)}});
    }
    Text round_over() const {
        const Fill ends{"ends", literally(kPalaceEnds)};
        std::vector<Text> owed;
        for (const Seat seat : step_.after.owed) {
            owed.push_back(who(seat));
        }
        if (!owed.empty()) {
            return say("No palace has {ends}; still to draw: {who}", {ends, {"who", listed(owed)}});
        }
        const auto& hands = step_.after.hand;
        const auto last = hands.begin() + static_cast<std::ptrdiff_t>(rules_.seats());
        return std::all_of(hands.begin(), last, [](int cards) { return cards == kHand; })
                   ? say("Hands are {hand} again, no palace has {ends}", {{"hand", literally(kHand)}, ends})
                   : say("No palace has {ends}", {ends});
    }

    const Rules& rules_;
    const Step& step_;
};

}  // namespace

Consequence Rules::told(const Step& step) const { return Teller(*this, step).told(); }

}  // namespace castalia::muse_decktet
