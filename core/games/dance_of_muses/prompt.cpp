// The prompt: who has to act next, and what they have to do.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game/playing.h"
#include "core/rules/text/wording.h"

namespace castalia::dance_of_muses {

namespace {

/// Builds the prompt of one state.
class PromptBuilder : PromptOf<Rules> {
public:
    using PromptOf::PromptOf;

    Prompt build() {
        switch (state_.phase) {
            case Phase::place: place(); break;
            case Phase::dance: dance(); break;
            case Phase::reveal: reveal(); break;
            case Phase::over: prompt_.text = rules_.score(state_).sentence; return prompt_;
        }
        prompt_.phase = static_cast<int>(state_.phase);
        prompt_.phases = {say_in("a phase", "Place"), say("Dance"), say("Reveal")};
        expect_what_is_offered(prompt_);
        return prompt_;
    }

private:
    void place() {
        if (rules_.neutral_missing(state_)) {
            everybody();
            prompt_.text = lay_neutral(rules_.neutral_face_up());
            verb({{"type", "neutral"}}, say("Neutral tile"), 'N', "neutral");
            return;
        }
        prompt_.seats = {state_.active};
        const bool down = rules_.has_face_down(state_, state_.active);
        const bool last = rules_.in_hand(state_, state_.active) == 1;
        prompt_.text = down   ? say("{who}: place a tile face up", {who()})
                       : last ? say("{who}: place the last tile face down", {who()})
                              : say("{who}: place a tile, one of all face down", {who()});
        Json up = draft("place"), covered = draft("place");
        covered["face_down"] = true;
        verb(std::move(up), say("Place face up"), 'P', "place", barred(true));
        verb(std::move(covered), say("Place face down"), 'D', "place down", barred(false));
    }

    /// Returns why no tile can be placed face up, or face down, wherever it would lie.
    std::optional<Refusal> barred(bool up) const {
        PlaceTile place{state_.active, rules_.free_squares(state_).front(), {}};
        if (up) {
            place.muse = rules_.unseen(state_).front();
        }
        return rules_.judge(state_, place);
    }

    void dance() {
        prompt_.seats = {state_.active};
        const std::optional<Refusal> no_pass = rules_.judge(state_, Pass{state_.active});
        prompt_.text = no_pass ? say("{who}: dance with any tile", {who()})
                               : say("{who}: no tile can take a step, so pass", {who()});
        if (no_pass) {
            verb(draft("dance"), say("Dance"), 'D', "");
        }
        verb(draft("pass"), say("Pass"), 'P', "pass", no_pass);
    }

    void reveal() {
        everybody();
        prompt_.text = say("Turn up the tiles that lie face down and read the Suns that are missing");
        verb({{"type", "reveal"}}, say("Turn up"), 'R', "reveal");
    }

    /// Names every player, the first player first, then clockwise.
    void everybody() {
        const auto seats = static_cast<int>(rules_.names.size());
        for (int i = 0; i < seats; ++i) {
            prompt_.seats.push_back(Seat{(rules_.setup.first.index + i) % seats});
        }
    }

    Json draft(std::string_view type) const { return PromptOf::draft(type, state_.active); }
    Fill who() const { return {"who", rules_.who(state_.active)}; }
    Text lay_neutral(bool face_up) const {
        if (*rules_.setup.neutral == Colour::orange) {
            return face_up ? say("Lay the neutral tile face up, with an orange die")
                           : say("Lay the neutral tile face down, with an orange die");
        }
        const std::vector<Fill> colour{{"colour", text_of(*rules_.setup.neutral)}};
        return face_up ? say("Lay the neutral tile face up, with a {colour} die", colour)
                       : say("Lay the neutral tile face down, with a {colour} die", colour);
    }
};

}  // namespace

Prompt Rules::prompt(const State& state) const { return PromptBuilder(*this, state).build(); }

}  // namespace castalia::dance_of_muses
