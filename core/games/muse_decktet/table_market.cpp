// The economy, and what a Patron and a Palace would do now.
#include <algorithm>

#include "core/games/muse_decktet/table_parts.h"

namespace castalia::muse_decktet {

namespace {

using document::Colour;
using document::Role;
using Ends = document::Shape::Side;

constexpr double kHead = 27, kRow = 42, kFoot = 24, kChange = 34, kLowWire = 16, kLeastWire = 19, kMostWire = 28,
                 kBetweenAreas = 6;
constexpr double kNext = 51, kFarRow = 58;  ///< The height of a line of the table view, and of its piles.

Text change_in_words(int change) { return literally((change > 0 ? "+" : "−") + std::to_string(std::abs(change))); }

/// Returns for each suit how much there is and how much is missing.
Text tills_in_words(const Look& look) {
    std::vector<Text> tills;
    for (const Look::Till& till : look.tills) {
        const std::vector<Fill> fills{{"suit", literally(std::string(1, decktet::letter(till.suit)))},
                                      {"n", literally(till.holds)},
                                      {"short", literally(till.lacks)}};
        tills.push_back(till.lacks > 0 ? say("{suit} {n}, short {short}", fills) : say("{suit} {n}, enough", fills));
    }
    Text all = tills.empty() ? Text() : tills.front();
    for (std::size_t i = 1; i < tills.size(); ++i) {
        all = say("{tills} · {more}", {{"tills", std::move(all)}, {"more", std::move(tills[i])}});
    }
    return all;
}

}  // namespace

const std::vector<Look>& Market::looks() const {
    // During a search the current look is shown.
    const ResolutionStep* shown = shown_step();
    return shown != nullptr && !shown->looks.empty() ? shown->looks : ground_.looks;
}

Text Market::coins_in_words(Suit suit) const {
    const int coins = state_.economy[suit], change = coins - state_.economy_before[suit];
    const Text words = say("Economy: {coins}", {{"coins", decktet::counted_suit(suit, coins)}});
    return change == 0 ? words
                       : listed({words, say("{change} in the last round", {{"change", change_in_words(change)}})});
}

void Market::draw(const Rect& at) {
    // A Patron looks at three paintings where there is room for them; for one there always is.
    const double others = at.height - 2 * kHead - kFoot - kBetweenAreas - 5;
    const double least = std::clamp((others - kRow) / 6, kLowWire, kLeastWire);
    const double wire = std::clamp((others - 3 * kRow) / 6, least, kMostWire);
    const double economy = kHead + 6 * wire + 5;
    draw_economy({at.x, at.y, at.width, economy});
    draw_patron({at.x, at.y + economy + kBetweenAreas, at.width, at.height - economy - kBetweenAreas});
}

void Market::draw_economy(const Rect& at) {
    const Face title{measure_.title, true, true}, small{measure_.small};
    drawing_.box(at, measure_.corner, {Role::surface}, {{Role::line}, measure_.line});
    const std::string name = translated(say("Economy"));
    drawing_.text(name, at.x + 14, at.y + 20, title, {Role::text});
    const int left = std::max(0, kGrowths - state_.exhaustions);
    const double room = at.width - 44 - drawing_.width(name, title);
    const std::string growths =
        picture::first_that_fits(drawing_,
                                 {translated(say_count("{n} of {all} growths left", "{n} of {all} growths left", left,
                                                       {{"all", literally(kGrowths)}})),
                                  translated(say_count("{n} growth", "{n} growths", left)), english(literally(left))},
                                 small, room);
    drawing_.text(growths, at.right() - 14, at.y + 20, small, {Role::secondary}, Ends::right, room);
    const double step = (at.height - kHead - 5) / 6;
    for (const Suit suit : decktet::kSuits) {
        const double y = at.y + kHead + step * (static_cast<double>(decktet::index(suit)) + 0.5);
        const int coins = state_.economy[suit], change = coins - state_.economy_before[suit];
        const std::size_t first = drawing_.drawn();
        decktet::draw_wire(drawing_, at.x - 13, at.right() - kChange, y,
                           {.suit = suit, .count = coins, .letter = 12.5, .most = 13});
        if (change != 0) {
            drawing_.text(translated(change_in_words(change)), at.right() - 12, y + 4.8, {13, true},
                          {change > 0 ? Role::good : Role::warning}, Ends::right);
        }
        drawing_.piece(PlaceId("economy") / std::string(1, decktet::letter(suit)),
                       {at.x + 4, y - step / 2, at.width - 8, step}, coins_in_words(suit), first);
    }
}

/// Draws for each suit its shape and letter, how much there is and how much is missing, as far as there is room.
void Market::draw_tills(double left, double right, double middle, const Look& look, Colour ink) {
    const Face face{12};
    const auto count = static_cast<double>(look.tills.size());
    double x = left;
    for (const Look::Till& till : look.tills) {
        const std::string lacks =
            till.lacks > 0 ? translated(say("{n}, short {short}",
                                            {{"n", literally(till.holds)}, {"short", literally(till.lacks)}}))
                           : std::to_string(till.holds);
        const std::string brief = std::to_string(till.holds) + "/" + std::to_string(look.price);
        const bool whole = drawing_.width(lacks, face) * count + 36 * count <= right - left;
        const std::string& words = whole ? lacks : brief;
        if (drawing_.width(words, face) > right - x - 28) {
            return;
        }
        x = decktet::draw_suit_beside(drawing_, x, middle, 5.5, till.suit, measure_.letter, ink) + 4;
        drawing_.text(words, x, middle + 4.3, face, ink);
        x += drawing_.width(words, face) + 8;
    }
}

void Market::draw_look(const Rect& at, const Look& look) {
    const double middle = at.y + at.height / 2;
    if (look.sold()) {
        drawing_.box(at, 7, {Role::lampfill}, {{Role::lampink}, 1.6});
    }
    const Colour ink{look.sold() ? Role::onlampfill : Role::text};
    decktet::draw_rank(drawing_, at.x + 20, middle, 24, look.painting, ink);
    const bool three = decktet::suits(look.painting).size() > 2;
    const double suits_end =
        decktet::draw_suits_beside(drawing_, at.x + 33, middle, three ? 5.5 : 8, look.painting, measure_.letter, ink);
    double right = at.right() - 8;
    if (look.sold()) {
        const Face sum{20, true, true};
        decktet::draw_suit_beside(drawing_, right - 30, middle, 8.5, look.tills.back().suit, measure_.letter, ink);
        const std::string price = std::to_string(look.price);
        drawing_.text(price, right - 34, middle + 7, sum, ink, Ends::right);
        right -= 40 + drawing_.width(price, sum);
    }
    constexpr double kApart = 5;  // From the price.
    const double text = std::max(suits_end + 3, at.x + 94), most = right - text - (look.sold() ? kApart : 0);
    // The price of a painting that is sold stands at the right. A long name is left out before it is cut.
    const std::string code(decktet::code(look.painting)), name = translated(decktet::short_name(look.painting));
    const std::string price = look.sold() ? "" : ", " + std::to_string(look.price);
    const std::vector<std::string> names{code + " " + name + price, name + price, code + price, code};
    const Face face = picture::fitting_face(drawing_, names.front(), {13, true}, 11, most);
    const std::string words = picture::first_that_fits(drawing_, names, face, most);
    if (drawing_.width(words, face) <= most) {  // Rank and suits say it, too.
        drawing_.text(words, text, middle - 4, face, ink);
    }
    draw_tills(text, right, middle + 10, look, look.sold() ? ink : Colour{Role::secondary});
}

/// Draws the search of the Patron. When there is no room for all paintings, the last one is kept, because it sells.
void Market::draw_patron(const Rect& at) {
    drawing_.box(at, measure_.corner, {Role::surface}, {{Role::line}, measure_.line});
    const std::vector<Look>& all = looks();
    const bool sold = !all.empty() && all.back().sold();
    const std::string title = translated(sold          ? say("A Patron would buy now")
                                         : all.empty() ? say("A Patron would find no painting now")
                                                       : say("A Patron would buy nothing now"));
    const Face heading = picture::fitting_face(drawing_, title, {16, true, true}, 12, at.width - 24);
    const std::vector<std::string> lines = drawing_.wrapped(title, heading, at.width - 24);
    const double line = heading.size + 3, head = kHead + line * static_cast<double>(lines.size() - 1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        drawing_.text(lines[i], at.x + 14, at.y + 20 + line * static_cast<double>(i), heading, {Role::text});
    }
    const auto room = static_cast<std::size_t>(std::max(1.0, (at.height - head - kFoot) / kRow));
    const std::size_t left_out = all.size() > room ? all.size() - room : 0;
    const Face quiet{13};
    const std::string more = translated(say("after {n} more", {{"n", literally(static_cast<long long>(left_out))}}));
    if (left_out > 0 && drawing_.width(title, heading) + drawing_.width(more, quiet) < at.width - 40) {
        drawing_.text(more, at.right() - 14, at.y + 20, quiet, {Role::secondary}, Ends::right);
    }
    for (std::size_t i = left_out; i < all.size(); ++i) {
        const Look& look = all[i];
        const Rect row{at.x + 6, at.y + head + kRow * static_cast<double>(i - left_out), at.width - 12, kRow - 3};
        const std::size_t first = drawing_.drawn();
        draw_look(row, look);
        drawing_.piece(PlaceId("patron") / decktet::code(look.painting), row,
                       say("Patron: {card} by {who}, price {price}: {tills}", {{"card", code_and_name(look.painting)},
                                                                               {"who", who(look.painter)},
                                                                               {"price", literally(look.price)},
                                                                               {"tills", tills_in_words(look)}}),
                       first);
    }
    draw_palace_now(at);
}

Text Market::palace_in_words() const {
    return ground_.palace
               ? say("A Palace would move {card} now, {who}",
                     {{"card", code_and_name(ground_.palace->second)}, {"who", who(ground_.palace->first)}})
               : say("A Palace would move nothing now");
}

void Market::draw_palace_now(const Rect& at) {
    const double foot = at.bottom() - 8;
    std::vector<std::string> words{translated(palace_in_words())};
    if (ground_.palace) {
        const Fill card{"card", code_and_name(ground_.palace->second)}, owner{"who", who(ground_.palace->first)};
        words.push_back(translated(say("Palace now: {card}, {who}", {card, owner})));
        words.push_back(translated(say("Palace now: {card}", {card})));
        words.push_back(translated(say("Palace now: {card}", {{"card", code_text(ground_.palace->second)}})));
        words.emplace_back(decktet::code(ground_.palace->second));
    } else {
        words.push_back(translated(say("Palace now: nothing")));
        words.emplace_back("–");
    }
    const Face face{13};
    const std::size_t first = drawing_.drawn();
    drawing_.art("rank-crown", at.x + 20, foot - 4.5, 13, {Role::text});
    drawing_.text(picture::first_that_fits(drawing_, words, face, at.width - 40), at.x + 32, foot, face,
                  {Role::text});
    drawing_.piece("palace", {at.x + 4, foot - 16, at.width - 8, 20}, palace_in_words(), first);
}

void Market::draw_far(const Rect& at) {
    drawing_.box(at, measure_.corner, {Role::surface}, {{Role::line}, measure_.line});
    const Face title{measure_.title, true, true}, number{measure_.number, true, true};
    double y = at.y + 1.2 * title.size;
    if (const std::string name = translated(say("Economy")); drawing_.width(name, title) <= at.width - 30) {
        drawing_.text(name, at.x + 18, y, title, {Role::text});
    }
    y += 14;
    const double step = (at.bottom() - y - 4 * kNext - 1.6 * kFarRow) / 6;
    for (const Suit suit : decktet::kSuits) {
        const double middle = y + step / 2;
        const std::size_t first = drawing_.drawn();
        decktet::draw_suit_beside(drawing_, at.x + 24, middle, 22, suit, measure_.letter);
        drawing_.text(std::to_string(state_.economy[suit]), at.x + 190, middle + 0.33 * number.size, number,
                      {Role::text}, Ends::right);
        drawing_.piece(PlaceId("economy") / std::string(1, decktet::letter(suit)), {at.x + 4, y, at.width - 8, step},
                       coins_in_words(suit), first);
        y += step;
    }
    const bool sold = !looks().empty() && looks().back().sold();
    const Rect next{at.x + 18, y, at.width - 38, 2 * kNext};
    draw_next(next, Use::patron, sold ? std::optional(looks().back().painting) : std::nullopt);
    draw_next({next.x, y + 2 * kNext, next.width, next.height}, Use::palace,
              ground_.palace ? std::optional(ground_.palace->second) : std::nullopt);
    constexpr double kPiles = 98, kApart = 140;
    draw_piles({next.x, at.bottom() - kPiles, next.width, kPiles - 2}, kApart, false);
}

/// Draws which painting a Patron would buy or a Palace would move now.
void Market::draw_next(const Rect& at, Use use, const std::optional<Card>& card) {
    const double middle = at.y + 1.42 * kNext;
    const Face words{measure_.words};
    const std::size_t first = drawing_.drawn();
    if (const std::string name = translated(use_name(use)); drawing_.width(name, words) <= at.width) {
        drawing_.text(name, at.x, at.y + 0.84 * kNext, words, {Role::secondary});
    }
    if (card) {
        decktet::draw_rank(drawing_, at.x + 24, middle, 42, *card);
        decktet::draw_suits_beside(drawing_, at.x + 50, middle, decktet::suits(*card).size() > 2 ? 15 : measure_.bead,
                                   *card, measure_.letter);
    } else {
        drawing_.text("–", at.x + 12, middle + 0.36 * words.size, words, {Role::secondary});
    }
    const Text none = use == Use::palace ? palace_in_words() : say("A Patron would buy nothing now");
    drawing_.piece(use == Use::palace ? "palace" : "patron", at,
                   card ? say("{action}: {card}", {{"action", use_name(use)}, {"card", code_and_name(*card)}}) : none,
                   first);
}

}  // namespace castalia::muse_decktet
