// The form of an event: its slots, the options of each, their points, and the reasons against them.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/rules/game/counting.h"
#include "core/rules/game/event_draft.h"

namespace castalia::musee {

namespace {

class FormBuilder : StateReader<Rules> {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : StateReader(rules, state), draft_(json, rules.names), seat_(draft_.seat().value_or(state.active)) {}

    std::vector<Slot> slots() const {
        std::vector<Slot> slots = Rules::form_skeleton(draft_.type());
        for (Slot& slot : slots) {
            fill(slot);
        }
        // Only the last cards may go to the partner.
        std::erase_if(slots, [](const Slot& slot) { return slot.field == "drawer" && slot.options.empty(); });
        return slots;
    }

private:
    void fill(Slot& slot) const {
        if (slot.field == "card") {
            offer_numbers(slot);
        } else if (slot.field == "gallery+space") {
            offer_places(slot);
        } else if (slot.field == "drawer") {
            offer_drawers(slot);
        } else if (slot.field == "first") {
            offer_first(slot);
        } else if (slot.field == "stairs") {
            offer_stairs(slot);
        } else if (slot.field == "what") {
            offer_counts(slot, rules_, state_);
        }
    }
    std::optional<int> gallery() const { return draft_.choice<int>("gallery", kGalleryWords); }
    std::optional<int> space() const {
        const std::optional<int> number = draft_.whole("space", 1, rules_.spaces());
        return number ? std::optional(*number - 1) : std::nullopt;
    }
    int museum() const { return rules_.museum_of(seat_); }
    bool is_empty(int gallery, int space) const { return state_.museums[at(museum())][at(gallery)][at(space)] == 0; }

    std::optional<Refusal> why_not(int card, int gallery, int space) const {
        return rules_.judge(state_, Display{seat_, card, gallery, space, {}});
    }

    void offer_numbers(Slot& held) const {
        held.least = 1;
        held.most = rules_.cards();
        for (int card = 1; card <= rules_.cards(); ++card) {
            held.options.push_back({card, literally(card), theme_name(theme(card)), why_nowhere(card), false,
                                    std::string(theme_art(theme(card)))});
        }
    }
    /// Returns why the number can hang nowhere, or why not in the space of the draft if there is one.
    std::optional<Refusal> why_nowhere(int card) const {
        const std::optional<int> at_gallery = gallery(), at_space = space();
        if (at_gallery && at_space && is_empty(*at_gallery, *at_space)) {
            return why_not(card, *at_gallery, *at_space);
        }
        const std::optional<Rules::Position> likely = likely_place(card);
        std::optional<Refusal> barred = likely ? why_not(card, likely->gallery, likely->space) : std::nullopt;
        if (barred && barred->clause == "musee.display.ascending") {
            barred->reason =
                say("{card} fits in no empty space of {who}: everywhere the numbers beside it are against it",
                    {{"card", literally(card)}, {"who", who(seat_)}});
            barred->brief = say("fits nowhere");
        }
        return barred;
    }

    /// Returns the first empty space with no obstacle to the number; the last empty one if there is none.
    std::optional<Rules::Position> likely_place(int card) const {
        std::optional<Rules::Position> place;
        for (const Rules::Position empty : rules_.empty_spaces(state_, museum())) {
            place = empty;
            if (!rules_.obstacle(state_.museums[at(museum())], card, empty.gallery, empty.space)) {
                return place;
            }
        }
        return place;
    }

    /// Offers the empty spaces, those with the most points first and barred ones last. They have neither points nor
    /// reasons until the number is known.
    void offer_places(Slot& spaces) const {
        const std::optional<int> card = draft_.whole("card", 1, rules_.cards());
        const bool free_card = card && !rules_.hanging(state_, *card);
        std::vector<std::pair<int, Option>> found;
        for (const auto& [museum, gallery, space] : rules_.empty_spaces(state_, this->museum())) {
            Option option{
                {{"gallery", kGalleryWords[at(gallery)]}, {"space", space + 1}},
                say("{gallery} {space}", {{"gallery", gallery_name(gallery)}, {"space", literally(space + 1)}}),
                Text(),
                {},
                false};
            int points = 0;
            if (free_card) {
                option.barred = why_not(*card, gallery, space);
                points = rules_.worth(state_, museum, *card, gallery, space);
                option.hint = say_count("{n} point", "{n} points", points);
            }
            found.emplace_back(option.barred ? -1 : points, std::move(option));
        }
        std::ranges::stable_sort(found, std::greater(), &std::pair<int, Option>::first);
        for (auto& [points, option] : found) {
            spaces.options.push_back(std::move(option));
        }
    }

    void offer_drawers(Slot& takes) const {
        if (rules_.players() != 4 || state_.draw_pile == 0 || !rules_.last_cards(state_)) {
            return;
        }
        for (const Seat owner : rules_.owners(museum())) {
            const Text hint = state_.stuck[at(owner.index)] ? say("stuck") : Text();
            takes.options.push_back({rules_.name(owner), who(owner), hint, {}, false});
        }
        // The player who hangs the painting takes the card, unless the team decides otherwise.
        std::ranges::stable_partition(takes.options,
                                      [&](const Option& option) { return option.value == rules_.name(seat_); });
    }

    void offer_first(Slot& begins) const {
        const Seat proposed = rules_.proposed_first(state_);
        for (int seat = 0; seat < rules_.players(); ++seat) {
            const bool best = Seat{seat} == proposed;
            begins.options.push_back(
                {rules_.name(Seat{seat}), who(Seat{seat}), best ? say("as usual") : Text(), {}, best});
        }
    }
    void offer_stairs(Slot& tokens) const {
        offer_first_pattern(tokens, rules_.players());
        if (state_.stairs != first_pattern(rules_.players())) {
            tokens.options.push_back({StairsKind::json(state_.stairs), say("As in the game before"), {}, {}, false});
        }
    }

    EventDraft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::musee
