// The form of an event: its slots, what may fill each of them, what it would score, and why not.
#include <algorithm>

#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

/// Reads what a form knows of an event so far. A value that cannot be read counts as not known yet.
class Draft {
public:
    Draft(const Json& json, const Rules& rules, const State& state) : json_(json), rules_(rules), state_(state) {}

    std::string type() const { return words("type"); }
    Seat player() const { return seat("player").value_or(state_.active); }
    std::optional<Seat> seat(std::string_view key) const {
        const auto found = std::ranges::find(rules_.names, words(key));
        return found == rules_.names.end() ? std::nullopt
                                           : std::optional(Seat{static_cast<int>(found - rules_.names.begin())});
    }
    std::optional<int> card() const { return whole("card", rules_.cards()); }
    std::optional<int> space() const {
        const std::optional<int> number = whole("space", rules_.spaces());
        return number ? std::optional(*number - 1) : std::nullopt;
    }
    std::optional<int> gallery() const {
        const auto found = std::ranges::find(kGalleryWords, words("gallery"));
        return found == kGalleryWords.end() ? std::nullopt
                                            : std::optional(static_cast<int>(found - kGalleryWords.begin()));
    }

private:
    const Json& value(std::string_view key) const {
        static const Json nothing;
        const auto found = json_.is_object() ? json_.find(key) : json_.end();
        return json_.is_object() && found != json_.end() ? *found : nothing;
    }
    std::string words(std::string_view key) const {
        const Json& found = value(key);
        return found.is_string() ? found.get<std::string>() : std::string();
    }
    std::optional<int> whole(std::string_view key, int most) const {
        const Json& found = value(key);
        if (!found.is_number_integer()) {
            return std::nullopt;
        }
        const auto number = found.get<long long>();
        return number >= 1 && number <= most ? std::optional(static_cast<int>(number)) : std::nullopt;
    }

    const Json& json_;
    const Rules& rules_;
    const State& state_;
};

class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : rules_(rules), state_(state), draft_(json, rules, state), seat_(draft_.player()) {}

    std::vector<Slot> slots() {
        const std::string type = draft_.type();
        if (type == "display") {
            std::vector<Slot> slots = form_of(numbers(), places());
            if (rules_.players() == 4 && state_.draw_pile > 0 && rules_.last_cards(state_)) {
                slots.push_back(drawer());
            }
            return slots;
        }
        if (type == "next_game") {
            return form_of(first(), stairs());
        }
        if (type == "adjust") {
            return form_of(counted(), Slot{"to", Slot::Kind::number, say("Counted"), {}, 0, kMostCounted, false});
        }
        return {};
    }

private:
    static Slot slot(FieldPath field, Slot::Kind kind, Text label) {
        return {std::move(field), kind, std::move(label), {}, 0, 0, false};
    }
    Text name(Seat seat) const { return rules_.who(seat); }
    int museum() const { return rules_.museum_of(seat_); }
    bool is_empty(int gallery, int space) const { return state_.museums[at(museum())][at(gallery)][at(space)] == 0; }

    std::optional<Refusal> why_not(int card, int gallery, int space) const {
        return rules_.judge(state_, Display{seat_, card, gallery, space, {}});
    }

    Slot numbers() const {
        Slot held = slot("card", Slot::Kind::card, say("Number"));
        held.least = 1;
        held.most = rules_.cards();
        for (int card = 1; card <= rules_.cards(); ++card) {
            held.options.push_back({card, literally(card), theme_name(theme(card)), why_nowhere(card), false,
                                    std::string(theme_art(theme(card)))});
        }
        return held;
    }
    /// Returns why the number can hang nowhere, or not in the space of the draft if it has one.
    std::optional<Refusal> why_nowhere(int card) const {
        const std::optional<int> gallery = draft_.gallery(), space = draft_.space();
        if (gallery && space && is_empty(*gallery, *space)) {
            return why_not(card, *gallery, *space);
        }
        const std::optional<Rules::Position> likely = likely_place(card);
        std::optional<Refusal> barred = likely ? why_not(card, likely->gallery, likely->space) : std::nullopt;
        if (barred && barred->clause == "musee.display.ascending") {
            barred->reason =
                say("{card} fits in no empty space of {who}: everywhere the numbers beside it are against it",
                    {{"card", literally(card)}, {"who", name(seat_)}});
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

    /// Returns the empty spaces: those with the most points first, those that are barred last. Until the number is
    /// known they carry neither points nor reasons.
    Slot places() const {
        Slot spaces = slot("gallery+space", Slot::Kind::place, say("goes to"));
        const std::optional<int> card = draft_.card();
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
        return spaces;
    }

    Slot drawer() const {
        Slot takes = slot("drawer", Slot::Kind::place, say("the card goes to"));
        takes.optional = true;
        for (const Seat owner : rules_.owners(museum())) {
            const Text hint = state_.stuck[at(owner.index)] ? say("stuck") : Text();
            takes.options.push_back({rules_.names[at(owner.index)], name(owner), hint, {}, false});
        }
        // Whoever hangs the painting takes the card, unless the team decides otherwise.
        std::ranges::stable_partition(
            takes.options, [&](const Option& option) { return option.value == rules_.names[at(seat_.index)]; });
        return takes;
    }

    Slot first() const {
        Slot begins = slot("first", Slot::Kind::place, say("begins"));
        const Seat proposed = rules_.proposed_first(state_);
        for (int seat = 0; seat < rules_.players(); ++seat) {
            const bool best = Seat{seat} == proposed;
            begins.options.push_back(
                {rules_.names[at(seat)], name(Seat{seat}), best ? say("as usual") : Text(), {}, best});
        }
        return begins;
    }
    Slot stairs() const {
        Slot tokens = stairs_slot(rules_.players());
        if (state_.stairs != first_pattern(rules_.players())) {
            tokens.options.push_back({StairsKind::json(state_.stairs), say("As in the game before"), {}, {}, false});
        }
        return tokens;
    }

    Slot counted() const {
        Slot counts = slot("what", Slot::Kind::place, say("What was counted"));
        const auto add = [&](Json what, Text label, long long now) {
            counts.options.push_back(
                {std::move(what), std::move(label), say("now {n}", {{"n", literally(now)}}), {}, false});
        };
        for (int seat = 0; seat < rules_.players(); ++seat) {
            add({{"what", "hand"}, {"player", rules_.names[at(seat)]}},
                say("{who}: cards in hand", {{"who", name(Seat{seat})}}), state_.hand[at(seat)]);
        }
        add({{"what", "draw_pile"}}, say("Draw pile"), state_.draw_pile);
        return counts;
    }

    const Rules& rules_;
    const State& state_;
    Draft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::musee
