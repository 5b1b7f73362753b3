// Says who has to act next, and what they may do.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/rules/game/playing.h"
#include "core/rules/text/wording.h"

namespace castalia::magnate {

namespace {

enum class Phase { roll, tax, income, play, draw };

/// Asks one question: the player for whom the game waits, the event, and the events that may come instead.
class Asker : PromptOf<Rules> {
public:
    Asker(const Rules& rules, const State& state) : PromptOf(rules, state), active_(state.active) {}

    Prompt ask() {
        if (state_.stage == Stage::over) {
            prompt_.text = rules_.score(state_).sentence;
            return prompt_;
        }
        prompt_.seats = {active_};
        prompt_.phases = {say("Roll"), say("Tax"), say("Income"), say_in("a phase", "Play"), say("Draw")};
        if (state_.final_turn) {
            prompt_.phases.back() = say("End");
        }
        if (state_.taxes_due > 0) {
            tax();
        } else if (std::ranges::any_of(state_.cards, [](const CardState& known) { return known.due > 0; })) {
            income();
        } else if (state_.stage == Stage::roll) {
            roll();
        } else if (state_.stage == Stage::ace) {
            ace();
        } else {
            play();
        }
        expect_what_is_offered(prompt_);
        return prompt_;
    }

private:
    void roll() {
        at(Phase::roll, say("{who}: roll both ten-sided dice", {who()}));
        if (state_.final_turn) {
            prompt_.text = say("{who}, final turn: roll both ten-sided dice", {who()});
        }
        verb(draft("roll"), say("Roll"), 'R', "r");
    }
    void tax() {
        at(Phase::tax, say("{who}: roll the six-sided die for the tax", {who()}));
        verb(draft("tax"), say("Tax"), 'T', "tax");
    }

    // Deeds of the active player come first (magnate.income.due), but any order is accepted.
    void income() {
        prompt_.seats.clear();
        std::vector<Card> due;
        for (const Seat seat : {active_, active_.other()}) {
            for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
                const CardState& known = state_.cards[id];
                if (known.due == 0 || Seat{known.owner} != seat) {
                    continue;
                }
                due.push_back(Card{id});
                if (prompt_.seats.empty() || prompt_.seats.back() != seat) {
                    prompt_.seats.push_back(seat);
                }
            }
        }
        const Card first = due.front();
        at(Phase::income, say("{who}: choose what the deed {card} pays",
                              {{"who", rules_.who(prompt_.seats.front())}, {"card", code_text(first)}}));
        std::string keys;
        for (const Card card : due) {
            const CardState& known = state_.cards[card.id];
            for (const Suit suit : decktet::suits(card)) {
                Json taken = draft("income", Seat{known.owner});
                taken["district"] = known.district + 1;
                taken["suit"] = std::string(1, decktet::letter(suit));
                const bool free_key = keys.find(decktet::letter(suit)) == std::string::npos;
                keys += decktet::letter(suit);
                verb(std::move(taken),
                     say("{who}: {suit} from {card}", {{"who", rules_.who(Seat{known.owner})},
                                                       {"suit", decktet::suit_name(suit)},
                                                       {"card", code_text(card)}}),
                     free_key ? decktet::letter(suit) : '\0',
                     "inc " + std::to_string(known.district + 1) + " " +
                         static_cast<char>(decktet::letter(suit) - 'A' + 'a'));
            }
        }
    }

    void play() {
        const bool final_turn = state_.final_turn;
        if (!state_.card_played) {
            at(Phase::play, say("{who}: play one card – develop it, buy its deed or sell it", {who()}));
        } else if (final_turn) {
            at(Phase::draw, say("{who}: trade or advance a deed, then end the final turn", {who()}));
        } else {
            at(Phase::draw, say("{who}: draw a card to end the turn", {who()}));
        }
        const std::optional<Refusal> no_card = card_barred();
        verb(draft("develop"), say("Develop"), 'D', "dev", no_card);
        verb(draft("deed"), say("Buy deed"), 'E', "deed", no_card);
        verb(draft("sell"), say("Sell"), 'S', "sell", no_card);
        advances();
        verb(draft("trade"), say("Trade 3 for 1"), 'T', "trade", trade_barred());
        prompt_.verbs.back().optional = true;
        if (final_turn) {
            verb(draft("done"), say("End the turn"), 'R', "done", rules_.judge(state_, Done{active_}));
        } else {
            verb(draft("draw"), say("Draw"), 'R', "draw", rules_.judge(state_, Draw{active_, {}}));
        }
    }

    /// One button for each own deed: mostly there is but one.
    void advances() {
        char key = 'A';
        for (int district = 0; district < kDistricts; ++district) {
            if (const std::optional<Card> deed = rules_.unfinished(state_, active_, district)) {
                Json advanced = draft("advance");
                advanced["district"] = district + 1;
                verb(std::move(advanced), say("Advance {card}", {{"card", code_text(*deed)}}),
                     std::exchange(key, '\0'), "adv " + std::to_string(district + 1),
                     advance_barred(*deed, district));
                prompt_.verbs.back().optional = true;
            }
        }
        if (key != '\0') {
            verb(draft("advance"), say("Advance"), key, "adv", rules_.judge(state_, Advance{active_, 0, {}}));
        }
    }

    std::optional<Refusal> advance_barred(Card deed, int district) const {
        const Purse& tokens = state_.tokens[static_cast<std::size_t>(active_.index)];
        std::optional<Refusal> barred;
        for (const Suit suit : decktet::suits(deed)) {
            Advance one{active_, district, {}};
            one.pay[suit] = 1;
            barred = rules_.judge(state_, one);
            if (!barred) {
                return std::nullopt;
            }
            if (tokens[suit] > 0) {
                return barred;
            }
        }
        return barred;
    }

    /// Returns why no card can be played now. It asks about selling, which only the time of play forbids
    /// (magnate.play.once).
    std::optional<Refusal> card_barred() const {
        std::optional<Refusal> barred;
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            if (rules_.may_hold(state_, active_, Card{id})) {
                barred = rules_.judge(state_, Sell{active_, Card{id}});
                if (!barred) {
                    return std::nullopt;
                }
            }
        }
        return barred;
    }
    std::optional<Refusal> trade_barred() const {
        const Purse& tokens = state_.tokens[static_cast<std::size_t>(active_.index)];
        const Suit most = *std::ranges::max_element(decktet::kSuits, {}, [&](Suit suit) { return tokens[suit]; });
        const Suit other = most == Suit::moons ? Suit::suns : Suit::moons;
        return rules_.judge(state_, Trade{active_, most, other, 1});
    }

    void ace() {
        const Suit shown = state_.shown_ace.value_or(Suit::moons);
        at(Phase::draw, say("{who}: replace the {card} or keep it",
                            {who(), {"card", decktet::short_name(decktet::ace_of(shown))}}));
        verb(draft("replace"), say("Replace"), 'R', "rep", rules_.judge(state_, Replace{active_, {}}));
        verb(draft("keep"), say_in("a card", "Keep"), 'K', "keep", rules_.judge(state_, Keep{active_}));
    }

    void at(Phase phase, Text text) {
        prompt_.phase = static_cast<int>(phase);
        prompt_.text = std::move(text);
    }
    using PromptOf::draft;
    Json draft(std::string_view type) const { return draft(type, active_); }
    Fill who() const { return {"who", rules_.who(active_)}; }

    Seat active_;
};

}  // namespace

Prompt Rules::prompt(const State& state) const { return Asker(*this, state).ask(); }

}  // namespace castalia::magnate
