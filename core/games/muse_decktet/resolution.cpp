// Resolves a round: from the cards on the table to every step, without words and drawings.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

struct Painting {
    Seat painter;
    Card card;
};

std::vector<Painting> paintings(const State& state) {
    std::vector<Painting> found;
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        if (const CardLocation& location = state.locations[id]; location.zone == CardZone::studio) {
            found.push_back({Seat{location.owner}, Card{id}});
        }
    }
    std::ranges::sort(found, bigger, &Painting::card);
    return found;
}

/// Resolves a round step by step, in a copy of the state.
class Resolver {
public:
    Resolver(const Rules& rules, State state) : rules_(rules), state_(std::move(state)) {}

    /// Keeps the coins before the round, because its changes are shown until the next round resolves.
    void begin() {
        state_.economy_before = state_.economy;
        state_.coins_before = state_.coins;
        ++state_.resolutions;
        state_.paid = {};
    }

    void pay(const Purse& coins) {
        const RoundCard laid = *state_.unpaid;
        ++state_.resolutions;
        state_.paid = coins;
        state_.unpaid.reset();
        state_.stage = Stage::round;
        paint(laid, coins);
    }

    std::vector<ResolutionStep> run() {
        while (!state_.round_cards.empty()) {
            const RoundCard next = *std::ranges::min_element(state_.round_cards, bigger, &RoundCard::card);
            if (next.use == Use::paint && has_choice(coins(next.player), rank(next.card))) {
                state_.stage = Stage::pay;
                state_.unpaid = next;
                ResolutionStep step = step_of(ResolutionStep::Kind::asks, next);
                step.price = rank(next.card);
                step.held = coins(next.player).total();
                push(std::move(step));
                return std::move(steps_);
            }
            act(next);
        }
        end_round();
        return std::move(steps_);
    }

private:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index); }
    Purse& coins(Seat seat) { return state_.coins[index(seat)]; }

    static ResolutionStep step_of(ResolutionStep::Kind kind, const RoundCard& laid) {
        ResolutionStep step;
        step.kind = kind;
        step.player = laid.player;
        step.card = laid.card;
        step.use = laid.use;
        return step;
    }
    void push(ResolutionStep step) {
        step.after = state_;
        steps_.push_back(std::move(step));
    }

    void act(const RoundCard& laid) {
        switch (laid.use) {
            case Use::sketch: return sketch(laid);
            case Use::paint: return paint(laid);
            case Use::patron: return patron(laid);
            case Use::palace: return palace(laid);
            case Use::discard: break;
        }
        off_the_table(laid);
        lay_off(laid.card);
        push(step_of(ResolutionStep::Kind::discarded, laid));
        refill();
        draw(laid.player);
    }

    // muse-decktet.sketch.coins: the card is discarded first; each of its suits pays if the economy has it.
    void sketch(const RoundCard& laid) {
        off_the_table(laid);
        lay_off(laid.card);
        refill();
        ResolutionStep step = step_of(ResolutionStep::Kind::sketch, laid);
        step.coins = rules_.sketched(state_, laid.card);
        for (const Suit suit : decktet::suits(laid.card)) {
            state_.economy[suit] -= step.coins[suit];
            coins(laid.player)[suit] += step.coins[suit];
            if (step.coins[suit] == 0) {
                step.without.push_back(suit);
            }
        }
        push(std::move(step));
        draw(laid.player);
    }

    void paint(const RoundCard& laid) {
        const int due = rank(laid.card);
        const Purse& purse = coins(laid.player);
        if (!can_paint(purse, laid.card)) {
            off_the_table(laid);
            lay_off(laid.card);
            ResolutionStep step = step_of(ResolutionStep::Kind::unpaid, laid);
            step.price = due;
            step.held = purse.total();
            push(std::move(step));
            refill();
            draw(laid.player);
            return;
        }
        paint(laid, rules_.payments(purse, due, 1).front());
    }
    void paint(const RoundCard& laid, const Purse& paid) {
        off_the_table(laid);
        for (const Suit suit : decktet::kSuits) {
            coins(laid.player)[suit] -= paid[suit];
            state_.economy[suit] += paid[suit];
        }
        arrive(laid.card, CardZone::studio, laid.player);
        ResolutionStep step = step_of(ResolutionStep::Kind::painted, laid);
        step.coins = paid;
        step.price = rank(laid.card);
        push(std::move(step));
        draw(laid.player);
    }

    void patron(const RoundCard& laid) {
        for (Look& look : rules_.patron(state_)) {
            ResolutionStep step =
                step_of(look.sold() ? ResolutionStep::Kind::bought : ResolutionStep::Kind::search, laid);
            step.painting = look.painting;
            step.painter = look.painter;
            step.price = look.price;
            if (look.sold()) {
                const Suit suit = look.tills.back().suit;
                state_.economy[suit] -= look.price;
                coins(look.painter)[suit] += look.price;
                step.coins[suit] = look.price;
                lay_off(look.painting);
            }
            const bool sold = look.sold();
            step.looks.push_back(std::move(look));
            push(std::move(step));
            if (sold) {
                refill();
                leave(laid);
                return;
            }
        }
        push(step_of(ResolutionStep::Kind::no_buyer, laid));
        leave(laid);
    }

    void palace(const RoundCard& laid) {
        const auto found = rules_.palace_now(state_);
        ResolutionStep step = step_of(found ? ResolutionStep::Kind::moved : ResolutionStep::Kind::no_painting, laid);
        if (found) {
            step.painter = found->first;
            step.painting = found->second;
            arrive(found->second, CardZone::palace, found->first);
        }
        push(std::move(step));
        leave(laid);
    }

    /// Discards the card of a Patron or a Palace after its action, and draws.
    void leave(const RoundCard& laid) {
        off_the_table(laid);
        lay_off(laid.card);
        refill();
        draw(laid.player);
    }

    void off_the_table(const RoundCard& laid) { std::erase(state_.round_cards, laid); }

    void arrive(Card card, CardZone zone, Seat seat) {
        state_.locations[card.id] = {zone, static_cast<std::uint8_t>(seat.index), state_.arrivals++};
    }
    void lay_off(Card card) {
        state_.locations[card.id] = {CardZone::discard, 0, 0};
        ++state_.discard_pile;
    }

    /// muse-decktet.pile.waits: an empty pile takes the next discarded card, and a player who is owed a card draws
    /// then.
    void refill() {
        if (state_.draw_pile == 0) {
            shuffle();
        }
        while (!state_.owed.empty() && state_.draw_pile > 0) {
            const Seat seat = state_.owed.front();
            state_.owed.erase(state_.owed.begin());
            take(seat);
            ResolutionStep step;
            step.kind = ResolutionStep::Kind::drawn_late;
            step.player = seat;
            push(std::move(step));
            test_for_empty();
        }
    }

    void draw(Seat seat) {
        if (state_.draw_pile == 0) {
            // This happens only if an `adjust` has emptied the pile, because nothing followed from that by itself.
            shuffle();
        }
        if (state_.draw_pile == 0) {
            state_.owed.push_back(seat);
            ResolutionStep step;
            step.kind = ResolutionStep::Kind::waits;
            step.player = seat;
            push(std::move(step));
            return;
        }
        take(seat);
        test_for_empty();
    }

    void take(Seat seat) {
        --state_.draw_pile;
        ++state_.hand[index(seat)];
    }

    void test_for_empty() {
        if (state_.draw_pile > 0) {
            return;
        }
        ResolutionStep step;
        step.kind = ResolutionStep::Kind::emptied;
        step.count = ++state_.exhaustions;
        push(step);
        if (state_.exhaustions <= kGrowths) {
            for (const Suit suit : decktet::kSuits) {
                ++state_.economy[suit];
            }
            step.kind = ResolutionStep::Kind::grown;
            step.count = kGrowths - state_.exhaustions;
            push(step);
        }
        shuffle();
    }

    void shuffle() {
        if (state_.discard_pile == 0) {
            return;
        }
        state_.draw_pile = std::exchange(state_.discard_pile, 0);
        for (CardLocation& location : state_.locations) {
            if (location.zone == CardZone::discard) {
                location = {};
            }
        }
        ResolutionStep step;
        step.kind = ResolutionStep::Kind::shuffled;
        step.count = state_.draw_pile;
        push(std::move(step));
    }

    void end_round() {
        ResolutionStep step;
        step.kind = ResolutionStep::Kind::round_over;
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            const Seat owner{static_cast<int>(seat)};
            step.count = std::max(step.count, static_cast<int>(rules_.palace(state_, owner).size()));
            state_.revealed[seat] = state_.discarded[seat] = false;
            // muse-decktet.round.sits-out: a player without a card has none to reveal.
            state_.sits_out[seat] = state_.hand[seat] == 0;
        }
        if (step.count >= kPalaceEnds || rules_.all_revealed(state_)) {
            step.kind = ResolutionStep::Kind::game_over;
            push(step);
            state_.stage = Stage::over;
            step.kind = ResolutionStep::Kind::result;
        } else {
            ++state_.number;
        }
        push(std::move(step));
    }

    const Rules& rules_;
    State state_;
    std::vector<ResolutionStep> steps_;
};

}  // namespace

Purse Rules::sketched(const State& state, Card card) const {
    Purse coins;
    for (const Suit suit : decktet::suits(card)) {
        coins[suit] = state.economy[suit] > 0 ? 1 : 0;
    }
    return coins;
}

Look Rules::fetches(const State& state, Seat painter, Card painting) const {
    Look look{painting, painter, price(painting), {}};
    for (const Suit suit : decktet::suits(painting)) {
        const int holds = state.economy[suit];
        look.tills.push_back({suit, holds, std::max(0, look.price - holds)});
        if (look.sold()) {
            break;
        }
    }
    return look;
}

std::vector<Look> Rules::patron(const State& state) const {
    std::vector<Look> looks;
    for (const Painting& painting : paintings(state)) {
        looks.push_back(fetches(state, painting.painter, painting.card));
        if (looks.back().sold()) {
            break;
        }
    }
    return looks;
}

std::optional<std::pair<Seat, Card>> Rules::palace_now(const State& state) const {
    const std::vector<Painting> found = paintings(state);
    return found.empty() ? std::nullopt : std::optional(std::pair(found.front().painter, found.front().card));
}

std::vector<ResolutionStep> Rules::resolution(const State& round) const {
    Resolver resolver(*this, round);
    resolver.begin();
    return resolver.run();
}

std::vector<ResolutionStep> Rules::resolution_paid(const State& state, const Purse& coins) const {
    Resolver resolver(*this, state);
    resolver.pay(coins);
    return resolver.run();
}

std::vector<ResolutionStep> Rules::steps_between(const State& before, const State& after) const {
    if (before.resolutions == after.resolutions) {
        return {};
    }
    return before.stage == Stage::pay ? resolution_paid(before, after.paid) : resolution(before);
}

}  // namespace castalia::muse_decktet
