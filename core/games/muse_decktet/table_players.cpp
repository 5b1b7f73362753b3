// A player: coins and what they can paint, the studio, the palace.
#include <algorithm>

#include "core/games/muse_decktet/table_parts.h"

namespace castalia::muse_decktet {

namespace {

using document::Role;
using picture::Edge;
using picture::Mark;
using Ends = document::Shape::Side;

constexpr double kCorner = 6, kLeastTwoLines = 44, kNarrow = 110, kLowPainting = 24;
constexpr double kKey = 20;             ///< The side of the box with a key.
constexpr long long kHighestRank = 10;  ///< The price of a Crown, Pawn or Court.

Edge edge_of(bool coming) { return coming ? Edge{{Role::lampink}, 2.2, 6.6, 4.4} : Edge{{Role::cardedge}, 1.2}; }

/// Returns the cards with those that `then` has more.
std::vector<Card> with_more(std::vector<Card> cards, const std::vector<Card>& then) {
    std::ranges::copy_if(then, std::back_inserter(cards),
                         [&](Card card) { return std::ranges::find(cards, card) == cards.end(); });
    return cards;
}

Text paints_in_words(long long total, bool counted) {
    if (total <= 0) {
        return say("no coin");
    }
    if (total >= kHighestRank) {
        return counted ? say("{n} coins, paints any", {{"n", literally(total)}}) : say("paints any");
    }
    return counted ? say_count("{n} coin, paints to {n}", "{n} coins, paints to {n}", total)
                   : say("paints to {n}", {{"n", literally(total)}});
}

}  // namespace

Text PlayerArea::spoken_name() const {
    const auto number = [](auto count) { return literally(static_cast<long long>(count)); };
    const Text words =
        say("{who}: coins {coins}; {studio} in the studio, {palace} of {all} in the palace, {hand} in hand",
            {{"who", who(seat_)},
             {"coins", decktet::purse_text(coins_)},
             {"studio", number(rules_.studio(state_, seat_).size())},
             {"palace", number(rules_.palace(state_, seat_).size())},
             {"all", number(kPalaceEnds)},
             {"hand", number(state_.hand[number_])}});
    const Mark* marked = mark();
    return marked == nullptr || marked->reason.empty() ? words : listed({words, marked->reason});
}

const Mark* PlayerArea::mark() const {
    return ground_.step == 0 ? ground_.viewport.focus.at(PlaceId(rules_.names[number_])) : nullptr;
}

void PlayerArea::draw(const Rect& at) {
    const std::size_t first = drawing_.drawn();
    const bool small = drawing_.detail() == picture::Detail::thumbnail;
    if (small) {
        draw_studio({at.x, at.y, at.width, at.height - measure_.hung - 4});
        return draw_palace({at.x, at.bottom() - measure_.hung, at.width, measure_.hung});
    }
    const Mark* marked = mark();
    drawing_.box(at, measure_.corner, {Role::tray}, {{Role::line}, measure_.line});
    if (marked != nullptr) {
        picture::draw_rim(drawing_, {at.x + 1.5, at.y + 1.5, at.width - 3, at.height - 3}, *marked);
    }
    const bool offered = marked != nullptr && marked->kind != Mark::Kind::barred;
    draw_head(at, offered && rules_.awaited(state_).size() > 1);
    const double coins = draw_coins(at);
    drawing_.piece(PlaceId(rules_.names[number_]), at, spoken_name(), first);
    const double top = at.y + measure_.head + coins + (measure_.far ? 10 : 6);
    const double gap = measure_.far ? 10 : at.width < 125 ? 5 : 8;
    const double lowest = at.bottom() - measure_.palace_head - (measure_.far ? 16 : 0);
    // A studio with many paintings takes room from the palace.
    const auto paintings = static_cast<double>(rules_.studio(state_, seat_).size());
    const double wanted = (kLowPainting + measure_.between) * paintings;
    const double hung = std::clamp(lowest - top - 4 - wanted, measure_.least_hung, measure_.hung);
    const double bottom = lowest - hung;
    drawing_.line(at.x + gap, top - 4, at.right() - gap, top - 4, {{Role::line}, 1.2 * measure_.line});
    draw_studio({at.x + gap, top + 2, at.width - 2 * gap, std::max(20.0, bottom - top - (measure_.far ? 12 : 4))});
    draw_palace({at.x + gap, bottom, at.width - 2 * gap, measure_.palace_head + hung});
}

void PlayerArea::draw_head(const Rect& at, bool numbered) {
    const double disc = measure_.far ? 46 : 19, left = measure_.far ? 92 : 37;
    const std::vector<Seat> waiting = rules_.waiting(state_);
    const bool awaited = ground_.step == 0 && std::ranges::find(waiting, seat_) != waiting.end();
    if (awaited) {
        drawing_.ring(at.x + disc, at.y + disc, measure_.far ? 38 : 13.5, {Role::lamp},
                      {{Role::lampink}, 1.4 * measure_.line});
    }
    draw_disc(at.x + disc, at.y + disc, measure_.disc, seat_, awaited);
    Face face{measure_.far || at.width >= 125 ? measure_.name : 13, true};
    const double room = at.width - left - (measure_.far ? 12 : 8) - (numbered && !measure_.far ? kKey + 4 : 0);
    // All names become smaller before one of them is shortened.
    const std::vector<std::string> called = picture::called_names(ground_.names);
    const auto too_wide = [&](const std::string& name) { return drawing_.width(name, face) > room; };
    while (!measure_.far && face.size > 12.5 && std::ranges::any_of(called, too_wide)) {
        face.size -= 0.5;
    }
    drawing_.text(picture::fitting_name(drawing_, ground_.names, seat_, face, room), at.x + left,
                  at.y + (measure_.far ? 60 : 24), face, {Role::text}, Ends::left, room);
    if (measure_.far) {
        return;
    }
    if (numbered) {
        const Rect key{at.right() - kKey - 8, at.y + 19 - kKey / 2, kKey, kKey};
        drawing_.box(key, 4, {Role::card}, {{Role::control}, 1.2});
        drawing_.text(std::to_string(number_ + 1), key.x + kKey / 2, at.y + 24, {14, true, true}, {Role::text},
                      Ends::middle);
    }
    const long long total = coins_.total();
    // Where there is no room for words, only the name of the column says it.
    for (const auto& [counted, size] : {std::pair(true, measure_.small), {false, measure_.small}, {false, 11.0}}) {
        const std::string words = translated(paints_in_words(total, counted));
        if (drawing_.width(words, {size}) <= at.width - 18) {
            return drawing_.text(words, at.x + 10, at.y + 47, {size}, {Role::secondary});
        }
    }
}

/// Draws the coins. Returns the height of as many rows as the player with most suits needs.
double PlayerArea::draw_coins(const Rect& at) {
    const Face face{measure_.number, true, true};
    double widest = 0;
    std::size_t most = 1, shown = 0;
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
        const auto& purse = state_.coins[seat].of;
        most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(purse, [](int n) { return n > 0; })));
        for (const int coins : purse) {
            widest = std::max(widest, drawing_.width(std::to_string(coins), face));
        }
    }
    // Between the letter of one suit and the number of the next lies more room than within one of them.
    constexpr double kOne = 45;
    const double cell = measure_.far ? (at.width - 24) / 2 : widest + kOne;
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((at.width - 6) / cell));
    for (const Suit suit : decktet::kSuits) {
        const int coins = coins_[suit];
        if (coins == 0) {
            continue;
        }
        const double x = at.x + 10 + cell * static_cast<double>(shown % columns);
        const double y = at.y + measure_.head + measure_.coin_row * (static_cast<double>(shown / columns) + 0.5);
        const double right = x + widest;
        drawing_.text(std::to_string(coins), right, y + 0.34 * face.size, face, {Role::text}, Ends::right);
        decktet::draw_suit_beside(drawing_, right + (measure_.far ? 12 : 4), y, measure_.bead, suit, measure_.letter);
        ++shown;
    }
    return measure_.coin_row * static_cast<double>((most + columns - 1) / columns);
}

PlayerArea::Painting PlayerArea::painting_of(Card card, bool coming) const {
    Painting painting{card, rules_.fetches(state_, seat_, card), coming, false,
                      ground_.palace && ground_.palace->second == card};
    if (const ResolutionStep* step = shown_step()) {
        using Kind = ResolutionStep::Kind;
        painting.looked_at = step->painting == card &&
                             (step->kind == Kind::search || step->kind == Kind::bought || step->kind == Kind::moved);
    } else {
        painting.looked_at =
            !ground_.looks.empty() && ground_.looks.back().sold() && ground_.looks.back().painting == card;
    }
    return painting;
}

Text PlayerArea::spoken_name(const Painting& painting) const {
    std::vector<Text> words{
        say("{card} in {who}’s studio, {fetches}",
            {{"card", code_and_name(painting.card)}, {"who", who(seat_)}, {"fetches", fetching(painting.fetches)}})};
    if (painting.next) {
        words.push_back(say("next for the palace"));
    }
    if (painting.coming) {
        words.push_back(say("not entered yet"));
    }
    return listed(words);
}

/// Draws the paintings beneath each other, lower where they are many. Where they are too many for the table view, two
/// stand in a row; where they are too many for a thumbnail, the latest are shown.
void PlayerArea::draw_studio(const Rect& at) {
    const std::vector<Card> lying = rules_.studio(state_, seat_);
    const std::vector<Card> all =
        ground_.after == nullptr ? lying : with_more(lying, rules_.studio(*ground_.after, seat_));
    if (all.empty()) {
        return;
    }
    constexpr std::size_t kMostSmall = 3;
    const bool small = drawing_.detail() == picture::Detail::thumbnail;
    const std::size_t from = small && all.size() > kMostSmall ? all.size() - kMostSmall : 0,
                      count = all.size() - from;
    const auto rows = static_cast<std::size_t>(std::max(1.0, at.height / (measure_.painting - 8)));
    const std::size_t across = measure_.far && count > rows ? 2 : 1, used = (count + across - 1) / across;
    const double room = (at.height + measure_.between) / static_cast<double>(used);
    const double between = std::min(measure_.between, 0.12 * room);
    const double tall =
        small ? measure_.painting
              : std::clamp(room - between, std::min(measure_.least_painting, room - between), measure_.painting);
    const double wide = at.width / static_cast<double>(across);
    for (std::size_t i = from; i < all.size(); ++i) {
        const std::size_t place = i - from;
        const Rect seen{at.x + wide * static_cast<double>(place % across),
                        at.y + (tall + between) * static_cast<double>(place / across), wide - (across > 1 ? 6 : 0),
                        tall};
        const Painting painting = painting_of(all[i], i >= lying.size());
        const std::size_t first = drawing_.drawn();
        small          ? draw_small_painting(seen, painting.card)
        : measure_.far ? draw_far_painting(seen, painting, across == 1)
                       : draw_painting(seen, painting);
        drawing_.piece(PlaceId(decktet::code(painting.card)), seen, spoken_name(painting), first).coming =
            painting.coming;
    }
}

void PlayerArea::draw_small_painting(const Rect& at, Card card) {
    drawing_.box(at, 4, {Role::card}, {{Role::cardedge}, 1.1});
    const double middle = at.y + at.height / 2;
    if (drawing_.legible(measure_.rank)) {
        decktet::draw_rank(drawing_, at.x + 13, middle, measure_.rank, card);
    }
    decktet::draw_suits_beside(drawing_, at.x + 27, middle, at.width > 70 ? measure_.bead : 5.2, card, 0);
}

/// Draws what a painting fetches: "fetches 8", then the suit. Where there is little room, without the word.
void PlayerArea::draw_fetches(double left, double right, double middle, const Look& look, bool worded) {
    const Face face{12};
    constexpr double kSuit = 28;
    std::vector<std::string> words;
    if (look.sold()) {
        words = {translated(say("fetches {price}", {{"price", literally(look.price)}})), std::to_string(look.price)};
    } else {
        words = {translated(say("no buyer now")), translated(say("no buyer")), "–"};
    }
    words.erase(words.begin(), worded ? words.begin() : words.end() - 1);
    const std::string& shown =
        picture::first_that_fits(drawing_, words, face, right - left - (look.sold() ? kSuit : 0));
    drawing_.text(shown, left, middle + 4.5, face, {Role::secondary});
    if (look.sold()) {
        decktet::draw_suit_beside(drawing_, left + drawing_.width(shown, face) + 4, middle, 6.5,
                                  look.tills.back().suit, measure_.letter, {Role::secondary});
    }
}

/// Draws a card that lies across: rank, suits, and what it fetches. A low one has all of it on one line.
void PlayerArea::draw_painting(const Rect& at, const Painting& painting) {
    if (painting.looked_at) {
        constexpr double kAround = 2.5;
        picture::draw_rim(drawing_, {at.x - kAround, at.y - kAround, at.width + 2 * kAround, at.height + 2 * kAround},
                          {{}, Mark::Kind::chosen, {}});
    }
    drawing_.box(at, kCorner, {Role::card}, edge_of(painting.coming));
    const bool narrow = at.width < kNarrow;
    const auto suits = static_cast<double>(decktet::suits(painting.card).size());
    const double tall = at.height, middle = at.y + tall / 2, rank = narrow ? 15 : 22;
    const double size = std::min(narrow ? 30.0 : measure_.rank, 0.78 * tall);
    // The Crown of the painting that is bought next stands above the rank.
    constexpr double kCrownEnds = 15.5, kHalf = 0.36;
    const bool crowned = painting.next && tall >= kLeastTwoLines;
    const double below = crowned ? std::min(at.y + kCrownEnds + kHalf * size, at.bottom() - 2 - kHalf * size) : 0;
    decktet::draw_rank(drawing_, at.x + rank, std::max(middle, below), size, painting.card);
    const double words = at.x + 2 * rank - (narrow ? 2 : 5);
    // A bead, its letter and the air after it.
    const double wide = (at.right() - 3 - words) / suits - 2 - 10;
    if (tall >= kLeastTwoLines) {
        decktet::draw_suits_beside(drawing_, words, at.y + 0.32 * tall, std::clamp(wide / 2.5, 5.5, 9.5),
                                   painting.card, measure_.letter);
        draw_fetches(words, at.right() - 4, at.y + 0.76 * tall, painting.fetches, true);
        if (painting.next) {
            drawing_.art("rank-crown", at.x + 9, at.y + 9, 12, {Role::text});
        }
        return;
    }
    const double radius = std::min({std::max(wide / 2.5, 5.0), 8.0, 0.42 * tall});
    const double end = decktet::draw_suits_beside(drawing_, words, middle, radius, painting.card, measure_.letter);
    if (constexpr double kFetches = 46; at.right() - end > kFetches) {
        draw_fetches(at.right() - kFetches, at.right() - 3, middle, painting.fetches, false);
    }
    if (painting.next && at.right() - 46 - end > 14) {
        drawing_.art("rank-crown", end + 8, middle, 12, {Role::text});
    }
}

void PlayerArea::draw_far_painting(const Rect& at, const Painting& painting, bool alone) {
    drawing_.box(at, 8, {Role::card},
                 {{painting.looked_at ? Role::lampink : Role::cardedge}, painting.looked_at ? 5.0 : 1.6});
    const double middle = at.y + at.height / 2;
    const bool many = decktet::suits(painting.card).size() > 2;
    decktet::draw_rank(drawing_, at.x + (alone ? 30 : 22), middle, alone ? 44 : 40, painting.card);
    const double radius = alone ? (many ? 14 : measure_.bead) : many ? 3 : 10;
    const double end = decktet::draw_suits_beside(drawing_, at.x + (alone ? 58 : 42), middle, radius, painting.card,
                                                  measure_.letter);
    if (!alone || !painting.fetches.sold()) {
        return;
    }
    const Face number{measure_.number, true, true};
    const std::string price = std::to_string(painting.fetches.price);
    const Suit suit = painting.fetches.tills.back().suit;
    const std::string letter(1, decktet::letter(suit));
    const double wide = drawing_.width(price, number) + 38 + drawing_.width(letter, {measure_.letter, true});
    if (const double left = at.right() - 10 - wide; left > end + 8) {
        drawing_.text(price, left, middle + 0.33 * number.size, number, {Role::secondary});
        decktet::draw_suit_beside(drawing_, left + drawing_.width(price, number) + 6, middle, 15, suit,
                                  measure_.letter, {Role::secondary});
    }
}

void PlayerArea::draw_palace(const Rect& at) {
    const std::vector<Card> hung = rules_.palace(state_, seat_);
    const std::vector<Card> cards =
        ground_.after == nullptr ? hung : with_more(hung, rules_.palace(*ground_.after, seat_));
    if (measure_.palace_head > 0) {
        const std::vector<Fill> fills{{"n", literally(static_cast<long long>(hung.size()))},
                                      {"all", literally(kPalaceEnds)}};
        const Face face{measure_.words}, quiet{measure_.small};
        drawing_.art("rank-crown", at.x + 8, at.y + 11, 12, {Role::secondary});
        const std::string count = translated(say("Palace {n} of {all}", fills));
        const bool whole = drawing_.width(count, face) < at.width - 20;
        const std::string shown = whole ? count : translated(say("{n} of {all}", fills));
        drawing_.text(shown, at.x + 19, at.y + 15.5, face, {Role::text});
        // In narrow columns, only the name of the column and the log say it.
        const std::string hand = translated(say("hand {n}", {{"n", literally(state_.hand[number_])}}));
        if (19 + drawing_.width(shown, face) + drawing_.width(hand, quiet) + 12 < at.width) {
            drawing_.text(hand, at.right() - 2, at.y + 15.5, quiet, {Role::secondary}, Ends::right);
        }
    }
    const auto places = std::max<std::size_t>(kPalaceEnds, cards.size());
    const bool small = drawing_.detail() == picture::Detail::thumbnail;
    const double apart = measure_.far ? 6 : small || at.width < 120 ? 2 : 4;
    const double pitch = (at.width + apart) / static_cast<double>(places);
    const double width = measure_.far ? pitch - apart : std::min(small ? 22.0 : 34.0, pitch - apart);
    const double head = measure_.palace_head > 0 ? 22 : 0;
    for (std::size_t i = 0; i < places; ++i) {
        const Rect place{at.x + pitch * static_cast<double>(i), at.y + head, width, at.height - measure_.palace_head};
        if (i >= cards.size()) {
            drawing_.box(place, measure_.corner / 2, {},
                         {{Role::cardedge}, 1.1 * measure_.line, 2.2 * measure_.line, 3.3 * measure_.line});
            continue;
        }
        const std::size_t first = drawing_.drawn();
        draw_hung(place, cards[i], i >= hung.size());
        drawing_
            .piece(PlaceId(decktet::code(cards[i])), place,
                   say("{card} in {who}’s palace", {{"card", code_and_name(cards[i])}, {"who", who(seat_)}}), first)
            .coming = i >= hung.size();
    }
}

/// Draws an upright card. The suits stand beneath each other, each with its shape and letter.
void PlayerArea::draw_hung(const Rect& at, Card card, bool coming) {
    drawing_.box(at, measure_.corner / 2, {Role::card}, edge_of(coming));
    const double size = measure_.hung_rank;
    const bool lettered = drawing_.legible(measure_.hung_letter);
    decktet::draw_rank(drawing_, at.x + at.width / 2, lettered ? at.y + 0.6 * size : at.y + at.height / 2, size,
                       card);
    if (!lettered) {
        return;
    }
    const auto suits = decktet::suits(card);
    const double head = 1.1 * size;
    const double line = std::min(measure_.far ? 46 : 14.5, (at.height - head) / static_cast<double>(suits.size()));
    // Letters that would lie on each other are left out; the shapes say the same.
    constexpr double kClosest = 8;  // In pixels, for letters that are never smaller than 11.
    const bool apart = drawing_.on_paper() || line * ground_.fit.scale >= kClosest;
    const double least = measure_.far ? 8 : 6, most = measure_.far ? 30 : 12;
    const double widest = drawing_.width("W", {measure_.hung_letter, true});
    // Nor has a narrow card room for a letter beside its shape.
    const bool beside = at.width >= least + 2 + widest;
    const double hung_letter = apart && beside ? measure_.hung_letter : 0, letter = hung_letter > 0 ? widest : 0;
    const double side = std::min({std::max(at.width - letter - 5, least), most, line - 1}), wide = side + 2 + letter;
    double y = at.y + head + line / 2;
    for (const Suit suit : suits) {
        decktet::draw_suit_beside(drawing_, at.x + (at.width - wide) / 2, y, side / 2, suit, hung_letter);
        y += line;
    }
}

}  // namespace castalia::muse_decktet
