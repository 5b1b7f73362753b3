// What lies around the districts: names, tokens on their wires, piles; on a plan what is dealt and the bank.
#include <algorithm>

#include "core/document/fitted_names.h"
#include "core/games/magnate/table_parts.h"

namespace castalia::magnate {

namespace {

using document::Role;
using picture::Face;
using Ends = document::Shape::Side;

std::size_t at_seat(Seat seat) { return static_cast<std::size_t>(seat.index); }

}  // namespace

void TablePicture::draw_side(Seat seat) {
    if (deal_ != nullptr) {
        draw_deal(seat);
    } else if (measure_.named && at_seat(seat) < names_.size()) {
        const Face face{measure_.name, true};
        const double tokens = measure_.counted ? decktet::kTokenRow : 0;
        const double room = drawing_.scale() * (measure_.width - tokens), size = drawing_.scale() * face.size;
        const double baseline = seat.index == 1 ? face.size : fit_.height - 4;
        drawing_.text(document::fitted_names(names_, room, size)[at_seat(seat)], 0, baseline, face, {Role::text});
        if (measure_.counted) {
            decktet::Tray tray{.head = {}, .tokens = state_.tokens[at_seat(seat)], .crowns = {}};
            tray.head.name = picture::name_of(names_, seat);
            tray.crowns = rules_.setup.crowns[at_seat(seat)];
            decktet::draw_token_row(drawing_, measure_.width - tokens, baseline - 0.35 * face.size, tray);
        }
    }
}

void TablePicture::draw_deal(Seat seat) {
    constexpr double kCrowns = 215, kHand = 532, kTokens = 824, kHigh = 74;
    const double y = seat.index == 1 ? 10 : 416, cards = y + 18, beneath = cards + kHigh + 19;
    picture::draw_seat_area(drawing_, {12, y, 1050, 139}, names_, seat,
                            !deal_->first          ? Text()
                            : deal_->first == seat ? say("begins")
                                                   : say("plays second"),
                            kCrowns - 9);
    const std::string& crowns = deal_->crowns[at_seat(seat)];
    for (std::size_t i = 0; i < crowns.size(); ++i) {
        const auto across = static_cast<double>(i);
        decktet::draw_upright_card(drawing_, {kCrowns + 70 * across, cards, 62, kHigh},
                                   decktet::crown_of(Suit::moons), crowns[i]);
        picture::draw_backs(drawing_, {kHand + 61 * across, cards, 53, kHigh}, 1);
        decktet::draw_token(drawing_, kTokens + 37 * across, y + 44, 30, crowns[i], picture::kPlanType);
    }
    picture::write_on_plan(drawing_, kCrowns, beneath, say("3 Crowns, face up"));
    picture::write_on_plan(drawing_, kHand, beneath, say("3 cards, hidden"));
    picture::write_on_plan(drawing_, kTokens, beneath, say("1 token of each Crown"));
    if (seat.index == 1) {
        picture::draw_step(drawing_, kCrowns - 20, y + 28, 3);
        picture::draw_step(drawing_, kHand - 20, y + 28, 4);
        picture::draw_step(drawing_, kTokens - 20, y + 53, 5);
    }
}

void TablePicture::draw_tokens(Seat seat) {
    const Purse& tokens = state_.tokens[at_seat(seat)];
    drawing_.zone(say_count("{who}: tokens, {n} card in hand", "{who}: tokens, {n} cards in hand",
                            state_.hand[at_seat(seat)], {{"who", who(seat)}}),
                  Zone::Shape::track, seat);
    for (const Suit suit : decktet::kSuits) {
        drawing_.lies(PlaceId(decktet::letter(suit)), decktet::suit_name(suit), tokens[suit],
                      decktet::counted_suit(suit, tokens[suit]));
    }
    if (measure_.tray_width <= 0) {
        return;
    }
    const double top = seat.index == 0 ? std::min(lower_top() - 1, fit_.height - measure_.tray_height - 1)
                                       : marker_top_ - measure_.tray_height;
    decktet::draw_tray(drawing_, {measure_.tray_left, top, measure_.tray_width, measure_.tray_height},
                       {.head = {.seat = seat,
                                 .name = picture::name_of(names_, seat),
                                 .called = picture::called_name(names_, seat),
                                 .count = drawing_.translated(say_count("{n} token", "{n} tokens", tokens.total())),
                                 .large = {measure_.head, true},
                                 .small = {measure_.count},
                                 .shrinks = measure_.shrinks,
                                 .scale = measure_.bead_scale,
                                 .disc = measure_.disc},
                        .tokens = tokens,
                        .crowns = rules_.setup.crowns[at_seat(seat)],
                        .first = measure_.tray_head,
                        .step = measure_.wire_step,
                        .letter = measure_.type.letter});
}

void TablePicture::draw_piles() {
    drawing_.zone(say("Piles"), Zone::Shape::pile, std::nullopt);
    drawing_.counts("draw_pile", say("draw pile"), state_.draw_pile);
    drawing_.counts("discard_pile", say("sold cards"), state_.discard_pile);
    if (deal_ != nullptr) {
        draw_supply();
    } else if (measure_.tray_width > 0) {
        const auto pile_of = [&](int count, bool face_down, const Text& label) {
            picture::Pile pile{count, face_down, drawing_.translated(label), measure_.count, measure_.bead_scale};
            pile.least_label = std::max(pile.least_label, measure_.least_word);
            return pile;
        };
        picture::draw_two_piles(
            drawing_,
            {measure_.tray_left + 2, marker_top_, measure_.tray_width - 2, measure_.marker_height + measure_.gap},
            measure_.pile_step,
            {{{"draw_pile", say_count("Draw pile, {n} card", "Draw pile, {n} cards", state_.draw_pile),
               pile_of(state_.draw_pile, true, say("Pile"))},
              {"discard_pile", say_count("Sold, {n} card", "Sold, {n} cards", state_.discard_pile),
               pile_of(state_.discard_pile, false, say("Sold"))}}});
    }
}

/// Draws the pile at the left of a plan, and sold cards, bank and dice at the right.
void TablePicture::draw_supply() {
    constexpr double kRight = 953, kBelow = kRight + 52, kPile = 58;
    const double y = marker_top_;
    picture::draw_step(drawing_, measure_.columns_left + measure_.card_width, y, 1);
    picture::draw_backs(drawing_, {kPile, y, 53, 74}, 3);
    picture::write_on_plan(drawing_, kPile + 26, y + 94, say("Pile {n}", {{"n", literally(deal_->pile)}}),
                           Ends::middle);
    picture::draw_step(drawing_, kPile - 7, y - 5, 2);
    picture::draw_empty_place(drawing_, {kRight, y - 74, 104, 53}, 7);
    picture::write_on_plan(drawing_, kBelow, y - 42, say("Sold 0"), Ends::middle);
    decktet::draw_bank(drawing_, kRight, y - 8);
    picture::draw_step(drawing_, kRight - 13, y - 8, 6);
    picture::draw_dice(drawing_, kRight - 3, y + 97, {"d10", "d10", "d6"});
    picture::write_on_plan(drawing_, kBelow, y + 155, say("Bank, dice"), Ends::middle);
}

picture::Picture tile(const picture::Viewport& viewport) {
    Rules rules;
    std::ranges::copy(kUsualMarkers, rules.setup.districts.begin());
    State state;
    const auto put = [&state](int seat, int district, std::string_view code) {
        lay(state, Seat{seat}, *decktet::card_of(code), district, true);
    };
    put(1, 0, "5SW"), put(1, 2, "7ML"), put(1, 3, "5YK"), put(1, 4, "8WL");
    put(0, 0, "AM"), put(0, 1, "4YK"), put(0, 2, "9MS"), put(0, 3, "AW"), put(0, 4, "AL");
    return table(rules, state, viewport);
}

}  // namespace castalia::magnate
