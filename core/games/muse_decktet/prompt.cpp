// The prompt: what the table has to do next, and who.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

class Asker : PromptOf<Rules> {
public:
    using PromptOf::PromptOf;

    Prompt ask() {
        if (state_.stage == Stage::over) {
            prompt_.text = rules_.score(state_).sentence;
            return prompt_;
        }
        prompt_.seats = rules_.awaited(state_);
        prompt_.phases = {say("Reveal"), say("Discard"), say("Resolve")};
        if (state_.stage == Stage::pay) {
            pay();
        } else if (rules_.all_revealed(state_)) {
            discard();
        } else {
            reveal();
        }
        return prompt_;
    }

private:
    void reveal() {
        prompt_.phase = 0;
        prompt_.expects = {"reveal"};
        prompt_.text = say("{who}: which card, and for what?", {{"who", who(prompt_.seats.front())}});
        constexpr std::array<std::pair<Use, char>, 4> kKeys{
            {{Use::sketch, 'S'}, {Use::paint, 'P'}, {Use::patron, 'T'}, {Use::palace, 'L'}}};
        const Seat first = prompt_.seats.front();
        for (const auto& [use, key] : kKeys) {
            verb({{"type", "reveal"}, {"player", rules_.name(first)}, {"action", use_word(use)}}, use_name(use), key,
                 std::string(use_word(use)), rules_.no_reveal(state_, first));
        }
    }

    void discard() {
        prompt_.phase = 1;
        prompt_.text = say("Everybody has revealed: who discards one more card? Then resolve");
        const Seat first = prompt_.seats.front();
        const Verdict barred = rules_.no_discard(state_, first);
        if (state_.discarded[static_cast<std::size_t>(first.index)]) {
            prompt_.text = say("Everybody has revealed and discarded: resolve the round");
        }
        prompt_.expects = {"resolve"};
        if (!barred) {
            prompt_.expects.insert(prompt_.expects.begin(), "discard");
        }
        verb({{"type", "resolve"}}, say("Resolve"), 'R', "resolve");
        verb({{"type", "discard"}, {"player", rules_.name(first)}}, say("Discard"), 'D', "discard", barred);
    }

    void pay() {
        const RoundCard& due = *state_.unpaid;
        prompt_.phase = 2;
        prompt_.expects = {"pay"};
        prompt_.text = say_count(
            "{who}: pay {n} coin for {card} {name}", "{who}: pay {n} coins for {card} {name}", rank(due.card),
            {{"who", who(due.player)}, {"card", code_text(due.card)}, {"name", decktet::short_name(due.card)}});
        verb({{"type", "pay"}, {"player", rules_.name(due.player)}}, say("Pay"), 'P', "pay");
    }
};

}  // namespace

Prompt Rules::prompt(const State& state) const { return Asker(*this, state).ask(); }

}  // namespace castalia::muse_decktet
