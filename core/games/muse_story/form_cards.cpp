// Forms of the events that turn up cards: showdowns, contests, the last hands.
#include <algorithm>

#include "core/games/muse_story/form.h"

namespace castalia::muse_story {

void CardSlots::add_deck(Slot& slot, const playing::Set& gone) const {
    for (int suit = 3; suit >= 0; --suit) {
        for (int rank = 12; rank >= 0; --rank) {
            const Card card = playing::card(rank, static_cast<playing::Suit>(suit));
            slot.options.push_back(
                option(playing::code(card), playing::name(card), {}, card_refused(state, card, gone)));
        }
    }
}

void CardSlots::offer_cards(Slot& slot, const playing::Set& gone, long long least, long long most) const {
    slot.least = least;
    slot.most = most;
    add_deck(slot, gone);
}

void CardSlots::offer_answers(Slot& answers) const {
    for (const Side side : {Side::yes, Side::no}) {
        Verdict barred = rules.judge(state, Show{side, {}});
        if (barred && barred->clause == "muse-story.show.count") {
            barred.reset();
        }
        answers.options.push_back(option(word(side), side_text(side),
                                         say_count("{n} card", "{n} cards", face_down(state, side)),
                                         std::move(barred)));
    }
}

Option CardSlots::contender(Seat seat, Aim aim, const Verdict& barred) const {
    const Fill who{"who", rules.who(seat)};
    return option({{"player", name(seat)}, {"aim", word(aim)}},
                  aim == Aim::jump_in ? say("{who} jumps in", {who}) : say("{who} objects", {who}), {}, barred);
}

Slot CardSlots::contenders(std::size_t place) const {
    const Json& list = draft.at("contenders");
    StartContest contest;
    for (std::size_t before = 0; before < place && list.is_array() && before < list.size(); ++before) {
        const Json& player = Draft::member(list[before], "player");
        const auto seat = player.is_string() ? rules.seat_called(player.get<std::string>()) : std::nullopt;
        if (seat) {
            contest.contenders.push_back({*seat, Aim::jump_in});
        }
    }
    Slot slot{FieldPath("contenders") / place,
              Slot::Kind::place,
              place == 0 ? say("Who") : say("and"),
              {},
              0,
              0,
              place > 0};
    slot.filled_by = say("the player");
    for (int seat = 0; seat < rules.players(); ++seat) {
        if (Seat{seat} == state.narrator) {
            continue;
        }
        for (const Aim aim : {Aim::jump_in, Aim::object}) {
            contest.contenders.push_back({Seat{seat}, aim});
            slot.options.push_back(contender(Seat{seat}, aim, rules.judge(state, contest)));
            contest.contenders.pop_back();
        }
    }
    return slot;
}

std::vector<Slot> CardSlots::all_contenders() const {
    std::vector<Slot> slots;
    const Json& list = draft.at("contenders");
    const std::size_t named = list.is_array() ? list.size() : 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(named + 1, rules.names.size() - 1); ++i) {
        slots.push_back(contenders(i));
    }
    return slots;
}

std::vector<Slot> CardSlots::flip() const {
    if (!state.contest) {
        return {};
    }
    std::vector<Slot> slots;
    const Seat drawer = state.contest->stands.front().player;
    for (const Stand& stand : state.contest->stands) {
        playing::Set gone = placed_for(state, stand.player);
        for (const Stand& other_stand : state.contest->stands) {
            const Json& shown = Draft::member(draft.at("cards"), name(other_stand.player));
            const auto card = shown.is_string() ? playing::card_of(shown.get<std::string>()) : std::nullopt;
            if (card && other_stand.player != stand.player) {
                gone.add(*card);
            }
        }
        const Fill who{"who", rules.who(stand.player)};
        Slot one{FieldPath("cards") / name(stand.player),
                 Slot::Kind::card,
                 stand.player == drawer ? say("{who}, from the deck", {who}) : say("{who}, from hand", {who}),
                 {},
                 0,
                 0,
                 false};
        add_deck(one, gone);
        slots.push_back(std::move(one));
    }
    return slots;
}

Slot CardSlots::last_hand(Seat seat, int held) const {
    playing::Set gone = placed(state);
    for (int rival = 0; rival < rules.players(); ++rival) {
        if (rival != seat.index) {
            std::ranges::for_each(shown_by(Seat{rival}), [&](Card card) { gone.add(card); });
        }
    }
    Slot hand{FieldPath("hands") / name(seat), Slot::Kind::cards, rules.who(seat), {}, 0, 0, false};
    offer_cards(hand, gone, held, held);
    return hand;
}

std::vector<Card> CardSlots::shown_by(Seat seat) const {
    return Draft::cards(Draft::member(draft.at("hands"), name(seat)));
}

std::vector<Slot> CardSlots::last_hands(Epilogue& shown, bool& all) const {
    std::vector<Slot> slots;
    for (int seat = 0; seat < rules.players(); ++seat) {
        const int held = std::min(state.hand[static_cast<std::size_t>(seat)], playing::kCards);
        if (held == 0) {
            continue;
        }
        shown.hands.emplace_back(Seat{seat}, shown_by(Seat{seat}));
        all = all && std::cmp_equal(shown.hands.back().second.size(), held);
        slots.push_back(last_hand(Seat{seat}, held));
    }
    return slots;
}

}  // namespace castalia::muse_story
