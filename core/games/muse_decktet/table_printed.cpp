// The table on paper, and its plan before the first round.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/games/muse_decktet/table_parts.h"

namespace castalia::muse_decktet {

namespace {

using document::Role;
using Ends = document::Shape::Side;

constexpr double kInside = 8, kCaption = 11, kBeneath = 7, kCard = 41;
constexpr double kPurse = 148, kPurseType = 8;
constexpr std::size_t kAcross = 5;  ///< The cards in a row.

/// The heights of what stands on paper.
class Heights : StateReader<Rules> {
public:
    Heights(const Rules& rules, const State& state, const Measures& measure)
        : StateReader(rules, state), measure_(measure) {}

    double of_cards(std::size_t cards) const;
    /// Returns the height of a player's field. An empty palace or studio has only its caption.
    double of_field(std::size_t seat) const;
    /// Returns the height of the row of fields that begins with this seat's.
    double of_row(std::size_t seat) const;
    double of_round() const;
    double of_all() const;

private:
    const Measures& measure_;
};

double Heights::of_cards(std::size_t cards) const {
    const std::size_t rows = (cards + kAcross - 1) / kAcross;
    return cards == 0 ? 0 : static_cast<double>(rows) * (measure_.hung + measure_.between) - measure_.between;
}

double Heights::of_field(std::size_t seat) const {
    const Seat owner{static_cast<int>(seat)};
    return measure_.head + 2 * (kCaption + kBeneath) + of_cards(rules_.palace(state_, owner).size()) +
           of_cards(rules_.studio(state_, owner).size());
}

double Heights::of_row(std::size_t seat) const {
    double height = 0;
    for (const std::size_t end = std::min(seat + measure_.abreast, rules_.seats()); seat < end; ++seat) {
        height = std::max(height, of_field(seat));
    }
    return height;
}

double Heights::of_round() const {
    const std::size_t across = 2 * measure_.abreast, rows = (state_.round_cards.size() + across - 1) / across;
    return static_cast<double>(rows) * (measure_.hung + measure_.between);
}

double Heights::of_all() const {
    double height = measure_.margin + measure_.band + measure_.gap + of_round();
    height += state_.round_cards.empty() ? 0 : measure_.gap;
    for (std::size_t seat = 0; seat < rules_.seats(); seat += measure_.abreast) {
        height += of_row(seat) + measure_.gap;
    }
    return height - measure_.gap + measure_.margin;
}

}  // namespace

double printed_height(const Rules& rules, const State& state, const Measures& measure) {
    return Heights(rules, state, measure).of_all();
}

void Paper::draw() {
    const double left = measure_.margin, width = width_ - 2 * left;
    const Heights heights(rules_, state_, measure_);
    double y = measure_.margin;
    drawing_.box({left, y, width, measure_.band}, measure_.corner, {}, {{Role::cardedge}, measure_.line});
    const bool beneath = measure_.abreast == 1;
    const std::string title = translated(economy_title());
    const double room = width - 2 * kInside - (beneath ? 0 : kPurse);
    drawing_.text(title, kInside, y + 14.5,
                  picture::fitting_face(drawing_, title, {measure_.name, true}, measure_.small, room), {Role::text},
                  Ends::left, room);
    decktet::draw_purse(drawing_, beneath ? kInside : left + width - kPurse, y + measure_.band - 11,
                        beneath ? width - 2 * kInside : kPurse, state_.economy, kPurseType);
    y += measure_.band + measure_.gap;
    draw_round(y);
    y += state_.round_cards.empty() ? 0 : heights.of_round() + measure_.gap;
    const double field = (width + measure_.gap) / static_cast<double>(measure_.abreast) - measure_.gap;
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
        const std::size_t column = seat % measure_.abreast;
        const bool alone = column == 0 && seat + 1 == rules_.seats();
        const double from =
            left + (alone ? (width - field) / 2 : (field + measure_.gap) * static_cast<double>(column));
        const double height = heights.of_row(seat - column);
        draw_field(seat, {from, y, field, height});
        y += column + 1 == measure_.abreast ? height + measure_.gap : 0;
    }
}

/// Draws the cards of the round, biggest first, each with whose it is and what for.
void Paper::draw_round(double top) {
    const std::size_t across = 2 * measure_.abreast;
    const double pitch = (width_ - 2 * measure_.margin) / static_cast<double>(across), beside = kCard + 5;
    const std::vector<std::string> names = document::fitted_names(ground_.names, pitch - beside - 4, measure_.words);
    const std::vector<RoundCard> cards = rules_.in_order(state_);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const RoundCard& laid = cards[i];
        const double x = measure_.margin + pitch * static_cast<double>(i % across);
        const double y = top + (measure_.hung + measure_.between) * static_cast<double>(i / across);
        const std::size_t first = drawing_.drawn();
        draw_card({x, y, kCard, measure_.hung}, laid.card);
        drawing_.text(names[static_cast<std::size_t>(laid.player.index)], x + beside, y + 15, {measure_.words, true},
                      {Role::text});
        const Face use{8};
        double baseline = y + 27;
        for (const std::string& line : drawing_.wrapped(translated(laid_for(laid.use)), use, pitch - beside - 2)) {
            drawing_.text(line, x + beside, baseline, use, {Role::text});
            baseline += 8;
        }
        drawing_.piece(PlaceId("round") / decktet::code(laid.card), {x, y, pitch - 4, measure_.hung},
                       say("{who}: {what}", {{"who", who(laid.player)}, {"what", use_of(laid.use, laid.card)}}),
                       first);
    }
}

void Paper::draw_field(std::size_t s, const Rect& at) {
    const Seat seat{static_cast<int>(s)};
    const std::size_t first = drawing_.drawn();
    drawing_.box(at, measure_.corner, {}, {{Role::cardedge}, measure_.line});
    const double room = at.width - kInside - kPurse - 4;
    drawing_.text(document::fitted_names(ground_.names, room, measure_.name).at(s), at.x + kInside, at.y + 14,
                  {measure_.name, true}, {Role::text});
    decktet::draw_purse(drawing_, at.right() - kPurse, at.y + 10.6, kPurse, state_.coins[s], kPurseType);
    drawing_.piece(PlaceId(rules_.names[s]), {at.x, at.y, at.width, measure_.head},
                   PlayerArea(ground_, s).spoken_name(), first);
    const double below =
        draw_row(say("Palace"), rules_.palace(state_, seat), s, true, at.x + kInside, at.y + measure_.head);
    draw_row(say("Studio"), rules_.studio(state_, seat), s, false, at.x + kInside, below);
}

/// Draws a row of paintings beneath its caption. Returns where the next one begins.
double Paper::draw_row(const Text& caption, const std::vector<Card>& paintings, std::size_t seat, bool palace,
                       double left, double top) {
    drawing_.text(paintings.empty() ? translated(caption) + ": " + translated(say("nothing")) : translated(caption),
                  left, top + kCaption - 3, {measure_.small}, {Role::text});
    const PlayerArea player(ground_, seat);
    const Text owner = who(Seat{static_cast<int>(seat)});
    for (std::size_t i = 0; i < paintings.size(); ++i) {
        const auto column = static_cast<double>(i % kAcross), row = static_cast<double>(i / kAcross);
        const Rect at{left + column * (kCard + measure_.between),
                      top + kCaption + row * (measure_.hung + measure_.between), kCard, measure_.hung};
        const std::size_t first = drawing_.drawn();
        draw_card(at, paintings[i]);
        drawing_.piece(PlaceId(decktet::code(paintings[i])), at,
                       palace
                           ? say("{card} in {who}’s palace", {{"card", code_and_name(paintings[i])}, {"who", owner}})
                           : player.painting_in_words(paintings[i]),
                       first);
    }
    return top + kCaption + Heights(rules_, state_, measure_).of_cards(paintings.size()) + kBeneath;
}

/// Draws a card with its rank and, beside it, its suits with their letters beneath each other.
void Paper::draw_card(const Rect& at, Card card) {
    constexpr double kPitch = 10.5;
    drawing_.box(at, 3, {}, {{Role::cardedge}, measure_.line});
    const double middle = at.y + at.height / 2;
    decktet::draw_rank(drawing_, at.x + 11, middle, measure_.hung_rank, card);
    const auto suits = decktet::suits(card);
    double y = middle - kPitch * (static_cast<double>(suits.size()) - 1) / 2;
    for (const Suit suit : suits) {
        decktet::draw_suit_beside(drawing_, at.x + 20, y, measure_.bead, suit, measure_.letter);
        y += kPitch;
    }
}

void Paper::draw_plan() {
    constexpr double kTop = 13, kHigh = 269, kEconomy = 710, kPiles = 327, kBetween = 13;
    constexpr double kCoin = 30, kStep = 37, kFirst = 56, kAside = 532;
    const Rect economy{kTop, kTop, kEconomy, kHigh};
    const Rect piles{economy.right() + kBetween, kTop, kPiles, kHigh};
    const Face heading{18, true};
    for (const auto& [at, title] : {std::pair(economy, say("Economy")), std::pair(piles, say("Piles"))}) {
        drawing_.box(at, 10, {Role::tray}, {{Role::line}, 1});
        drawing_.text(translated(title), at.x + 15, at.y + 27, heading, {Role::text});
    }
    drawing_.text(translated(say("set aside")), kAside, kTop + 27, {picture::kPlanType, true}, {Role::text});
    for (const Suit suit : decktet::kSuits) {
        const double y = kFirst + kStep * static_cast<double>(decktet::index(suit)) + kCoin / 2;
        const int coins = state_.economy[suit];
        for (int coin = 0; coin < coins; ++coin) {
            drawing_.bead(kTop + 32 + 34 * coin * std::min(1.0, 8.0 / std::max(coins, 1)), y, kCoin / 2,
                          decktet::index(suit));
        }
        picture::write_on_plan(drawing_, 345, y + 5,
                               say("{letter} {suit}", {{"letter", literally(std::string(1, decktet::letter(suit)))},
                                                       {"suit", decktet::suit_name(suit)}}));
        for (int coin = 0; coin < kGrowths; ++coin) {
            drawing_.bead(kAside + 15 + 34 * coin, y, kCoin / 2, decktet::index(suit));
        }
    }
    picture::draw_backs(drawing_, {piles.x + 62, kTop + 84, 53, 74}, 3);
    picture::write_on_plan(drawing_, piles.x + 90, kTop + 184, say("Pile {n}", {{"n", literally(state_.draw_pile)}}),
                           Ends::middle);
    picture::draw_empty_place(drawing_, {piles.x + 172, kTop + 84, 74, 74}, 7);
    picture::write_on_plan(drawing_, piles.x + 209, kTop + 184, say("discard"), Ends::middle);
    picture::draw_step(drawing_, 300, kTop + 20, 1);
    picture::draw_step(drawing_, kAside - 22, kTop + 22, 2);
    picture::draw_step(drawing_, piles.x + 50, kTop + 80, 4);
    const auto seats = static_cast<double>(rules_.seats());
    const double wide = (width_ - 2 * kTop - kBetween * (seats - 1)) / seats;
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
        draw_seat_plan(seat, {kTop + (wide + kBetween) * static_cast<double>(seat), 295, wide, 257});
    }
}

void Paper::draw_seat_plan(std::size_t s, const Rect& at) {
    constexpr double kSquare = 58, kBack = 43;
    picture::draw_seat_area(drawing_, at, ground_.names, Seat{static_cast<int>(s)}, {}, at.right() - 12);
    double y = at.y + 48;
    for (const Text& place : {say("palace, upright"), say("studio, crosswise")}) {
        picture::draw_empty_place(drawing_, {at.x + 10, y, at.width - 20, 34}, 7);
        picture::write_on_plan(drawing_, at.x + at.width / 2, y + 22, place, Ends::middle);
        y += 42;
    }
    drawing_.box({at.x + 10, y, kSquare, kSquare}, 5, {Role::card}, {{Role::cardedge}, 1.2});
    drawing_.line(at.x + 10, y + kSquare / 2, at.x + 10 + kSquare, y + kSquare / 2, {{Role::cardedge}, 1});
    drawing_.line(at.x + 10 + kSquare / 2, y, at.x + 10 + kSquare / 2, y + kSquare, {{Role::cardedge}, 1});
    picture::write_on_plan(drawing_, at.x + 10, y + kSquare + 20, say("action square"));
    for (int card = 0; card < kHand; ++card) {
        picture::draw_backs(drawing_, {at.right() - 146 + 31.0 * card, y, kBack, kSquare}, 1);
    }
    picture::write_on_plan(drawing_, at.right() - 12, y + kSquare + 42, say("4 cards, hidden"), Ends::right);
    if (s == 0) {
        picture::draw_step(drawing_, at.right() - 14, y, 3);
        picture::draw_step(drawing_, at.x + kSquare + 10, y, 5);
    }
}

}  // namespace castalia::muse_decktet
