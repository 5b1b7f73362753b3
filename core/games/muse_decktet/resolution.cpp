// How a round resolves: from what lies on the table to every step of it. Nothing here is told or shown.
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
        if (const Lot& lot = state.lots[id]; lot.place == Place::studio) {
            found.push_back({Seat{lot.owner}, Card{id}});
        }
    }
    std::ranges::sort(found, bigger, &Painting::card);
    return found;
}

/// Resolves a round step by step. The state is its own; whoever asked has theirs still.
class Resolver {
public:
    Resolver(const Rules& rules, State state) : rules_(rules), state_(std::move(state)) {}

    /// Remembers how the round found the coins: what it changed is shown until the next one resolves.
    void begin() {
        state_.economy_before = state_.economy;
        state_.coins_before = state_.coins;
        ++state_.resolutions;
        state_.paid = {};
    }

    void pay(const Purse& coins) {
        const Entry entry = *state_.unpaid;
        ++state_.resolutions;
        state_.paid = coins;
        state_.unpaid.reset();
        state_.stage = Stage::round;
        paint(entry, coins);
    }

    std::vector<Step> run() {
        while (!state_.entries.empty()) {
            const Entry next = *std::ranges::min_element(state_.entries, bigger, &Entry::card);
            if (next.use == Use::paint && has_choice(coins(next.player), rank(next.card))) {
                state_.stage = Stage::pay;
                state_.unpaid = next;
                Step step = step_of(Step::Kind::asks, next);
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

    static Step step_of(Step::Kind kind, const Entry& entry) {
        Step step;
        step.kind = kind;
        step.player = entry.player;
        step.card = entry.card;
        step.use = entry.use;
        return step;
    }
    void push(Step step) {
        step.after = state_;
        steps_.push_back(std::move(step));
    }

    void act(const Entry& entry) {
        switch (entry.use) {
            case Use::sketch: return sketch(entry);
            case Use::paint: return paint(entry);
            case Use::patron: return patron(entry);
            case Use::palace: return palace(entry);
            case Use::discard: break;
        }
        off_the_table(entry);
        lay_off(entry.card);
        push(step_of(Step::Kind::discarded, entry));
        refill();
        draw(entry.player);
    }

    // muse-decktet.sketch.coins: the card is discarded first; each of its suits pays if the economy has it.
    void sketch(const Entry& entry) {
        off_the_table(entry);
        lay_off(entry.card);
        refill();
        Step step = step_of(Step::Kind::sketch, entry);
        for (const Suit suit : decktet::suits(entry.card)) {
            if (state_.economy[suit] > 0) {
                --state_.economy[suit];
                ++coins(entry.player)[suit];
                ++step.coins[suit];
            } else {
                step.without.push_back(suit);
            }
        }
        push(std::move(step));
        draw(entry.player);
    }

    void paint(const Entry& entry) {
        const int due = rank(entry.card);
        const Purse& purse = coins(entry.player);
        if (purse.total() < due) {
            off_the_table(entry);
            lay_off(entry.card);
            Step step = step_of(Step::Kind::unpaid, entry);
            step.price = due;
            step.held = purse.total();
            push(std::move(step));
            refill();
            draw(entry.player);
            return;
        }
        paint(entry, rules_.payments(purse, due, 1).front());
    }
    void paint(const Entry& entry, const Purse& paid) {
        off_the_table(entry);
        for (const Suit suit : decktet::kSuits) {
            coins(entry.player)[suit] -= paid[suit];
            state_.economy[suit] += paid[suit];
        }
        arrive(entry.card, Place::studio, entry.player);
        Step step = step_of(Step::Kind::painted, entry);
        step.coins = paid;
        step.price = rank(entry.card);
        push(std::move(step));
        draw(entry.player);
    }

    void patron(const Entry& entry) {
        for (Look& look : rules_.patron(state_)) {
            Step step = step_of(look.sold() ? Step::Kind::bought : Step::Kind::search, entry);
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
                leave(entry);
                return;
            }
        }
        push(step_of(Step::Kind::no_buyer, entry));
        leave(entry);
    }

    void palace(const Entry& entry) {
        const auto found = rules_.palace_now(state_);
        Step step = step_of(found ? Step::Kind::moved : Step::Kind::no_painting, entry);
        if (found) {
            step.painter = found->first;
            step.painting = found->second;
            arrive(found->second, Place::palace, found->first);
        }
        push(std::move(step));
        leave(entry);
    }

    /// The card of a Patron or a Palace, which has done what it was there for.
    void leave(const Entry& entry) {
        off_the_table(entry);
        lay_off(entry.card);
        refill();
        draw(entry.player);
    }

    void off_the_table(const Entry& entry) { std::erase(state_.entries, entry); }

    void arrive(Card card, Place place, Seat seat) {
        state_.lots[card.id] = {place, static_cast<std::uint8_t>(seat.index), state_.arrivals++};
    }
    void lay_off(Card card) {
        state_.lots[card.id] = {Place::discard, 0, 0};
        ++state_.discard_pile;
    }

    /// muse-decktet.pile.waits: an empty pile takes the next discarded card, and whoever is owed a card draws then.
    void refill() {
        if (state_.draw_pile == 0) {
            shuffle();
        }
        while (!state_.owed.empty() && state_.draw_pile > 0) {
            const Seat seat = state_.owed.front();
            state_.owed.erase(state_.owed.begin());
            take(seat);
            Step step;
            step.kind = Step::Kind::drawn_late;
            step.player = seat;
            push(std::move(step));
            test_for_empty();
        }
    }

    void draw(Seat seat) {
        if (state_.draw_pile == 0) {
            shuffle();  // Only where an adjust has emptied the pile: nothing followed from that by itself.
        }
        if (state_.draw_pile == 0) {
            state_.owed.push_back(seat);
            Step step;
            step.kind = Step::Kind::waits;
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
        Step step;
        step.kind = Step::Kind::emptied;
        step.count = ++state_.exhaustions;
        push(step);
        if (state_.exhaustions <= kGrowths) {
            for (const Suit suit : decktet::kSuits) {
                ++state_.economy[suit];
            }
            step.kind = Step::Kind::grown;
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
        for (Lot& lot : state_.lots) {
            if (lot.place == Place::discard) {
                lot = {};
            }
        }
        Step step;
        step.kind = Step::Kind::shuffled;
        step.count = state_.draw_pile;
        push(std::move(step));
    }

    void end_round() {
        Step step;
        step.kind = Step::Kind::round_over;
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            const Seat owner{static_cast<int>(seat)};
            step.count = std::max(step.count, static_cast<int>(rules_.palace(state_, owner).size()));
            state_.revealed[seat] = state_.discarded[seat] = false;
            // muse-decktet.round.sits-out: who holds no card has none to reveal.
            state_.sits_out[seat] = state_.hand[seat] == 0;
        }
        if (step.count >= kPalaceEnds || rules_.all_revealed(state_)) {
            step.kind = Step::Kind::game_over;
            state_.stage = Stage::over;
        } else {
            ++state_.number;
        }
        push(std::move(step));
    }

    const Rules& rules_;
    State state_;
    std::vector<Step> steps_;
};

}  // namespace

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

std::vector<Step> Rules::resolution(const State& round) const {
    Resolver resolver(*this, round);
    resolver.begin();
    return resolver.run();
}

std::vector<Step> Rules::resolution_paid(const State& state, const Purse& coins) const {
    Resolver resolver(*this, state);
    resolver.pay(coins);
    return resolver.run();
}

std::vector<Step> Rules::steps_between(const State& before, const State& after) const {
    if (before.resolutions == after.resolutions) {
        return {};
    }
    return before.stage == Stage::pay ? resolution_paid(before, after.paid) : resolution(before);
}

}  // namespace castalia::muse_decktet
