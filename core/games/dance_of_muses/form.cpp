// The form of an event: its slots, what may fill each of them, what it would lead to, and why not.
#include <algorithm>

#include "core/games/dance_of_muses/draft.h"

namespace castalia::dance_of_muses {

Seat Draft::player() const {
    const auto found = std::ranges::find(rules_.names, words(json_, "player"));
    return found == rules_.names.end() ? state_.active : Seat{static_cast<int>(found - rules_.names.begin())};
}

std::optional<bool> Draft::before() const {
    const std::string when = words(at(json_, "power"), "when");
    return when == "before" || when == "after" ? std::optional(when == "before") : std::nullopt;
}

std::optional<Power> Draft::kind() const {
    const std::string word = words(at(json_, "power"), "kind");
    for (const Power power : {Power::raise, Power::lower, Power::swap}) {
        if (word == word_of(power)) {
            return power;
        }
    }
    return std::nullopt;
}

const Json& Draft::at(const Json& json, std::string_view key) {
    static const Json nothing;
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() ? *found : nothing;
}

std::string Draft::words(const Json& json, std::string_view key) {
    const Json& value = at(json, key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

namespace {

class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : rules_(rules), state_(state), draft_(json, rules, state), seat_(draft_.player()) {}

    std::vector<Slot> slots() const {
        const std::string type = draft_.type();
        if (type == "neutral") {
            return rules_.neutral_face_up() ? std::vector{placed_tile(true), square(true)}
                                            : std::vector{square(true)};
        }
        if (type == "place") {
            return draft_.face_down() ? std::vector{square(false)} : std::vector{placed_tile(false), square(false)};
        }
        if (type == "dance") {
            return dance_slots(rules_, state_, draft_);
        }
        if (type == "reveal") {
            return revealed();
        }
        if (type == "adjust") {
            return form_of(counted(), Slot{"to", Slot::Kind::number, say("Counted"), {}, 1, 6, false});
        }
        return {};
    }

private:
    std::optional<Refusal> judge_place(bool neutral, std::optional<Muse> muse, Square at) const {
        return neutral ? rules_.judge(state_, PlaceNeutral{at, muse})
                       : rules_.judge(state_, PlaceTile{seat_, at, muse});
    }

    Slot placed_tile(bool neutral) const {
        Slot tiles = slot("tile", Slot::Kind::card, say("Tile"));
        for (std::size_t i = 0; i < kTiles; ++i) {
            const auto muse = static_cast<Muse>(i);
            Option option{Json(name_of(muse)), text_of(muse), known_of(muse), {}, false};
            option.barred = judge_place(neutral, muse, rules_.free_squares(state_).front());
            tiles.options.push_back(std::move(option));
        }
        return tiles;
    }
    /// Returns what the sheet says of a tile: "raises, 3 Suns".
    Text known_of(Muse muse) const {
        const TileFace& face = rules_.face(muse);
        std::vector<Text> known;
        if (face.power) {
            known.push_back(text_of(*face.power));
        }
        if (face.suns) {
            known.push_back(say_count("{n} Sun", "{n} Suns", *face.suns));
        }
        return known.empty() ? say("not set") : listed(known);
    }

    Slot square(bool neutral) const {
        Slot places = slot("square", Slot::Kind::place, say("to"));
        // Where the draft names no tile, any tile is tried, so that only the squares decide what is barred.
        const bool face_down = neutral ? !rules_.neutral_face_up() : draft_.face_down();
        std::optional<Muse> muse = draft_.face_down() ? std::nullopt : draft_.muse();
        if (!muse && !face_down) {
            const std::vector<Muse> unseen = rules_.unseen(state_);
            muse = unseen.empty() ? std::nullopt : std::optional(unseen.front());
        }
        for (const Square at : rules_.free_squares(state_)) {
            Option option{
                {at.x, at.y}, say("{x}, {y}", {{"x", literally(at.x)}, {"y", literally(at.y)}}), {}, {}, false};
            option.barred = judge_place(neutral, muse, at);
            places.options.push_back(std::move(option));
        }
        return places;
    }

    std::vector<Slot> revealed() const {
        std::vector<Tile> face_down;
        std::ranges::copy_if(state_.tiles, std::back_inserter(face_down), &Tile::face_down);
        std::ranges::stable_sort(face_down, {}, [&](const Tile& tile) { return order_of(tile.id, rules_.names); });
        std::vector<Slot> slots;
        for (const Tile& tile : face_down) {
            slots.push_back(turned_up(tile));
        }
        // With all nine tiles on the table every Muse is there, named or not.
        std::vector<Muse> muses =
            rules_.suns_to_read(state_, state_.tiles.size() == kTiles ? rules_.unseen(state_) : named_but({}));
        std::ranges::sort(muses);
        const auto twice = std::ranges::unique(muses);
        muses.erase(twice.begin(), twice.end());
        for (const Muse muse : muses) {
            Slot suns = slot(FieldPath("suns") / name_of(muse), Slot::Kind::die,
                             say("Suns of {tile}", {{"tile", text_of(muse)}}));
            for (int number = 0; number <= 6; ++number) {
                suns.options.push_back({number, literally(number), {}, {}, false});
            }
            slots.push_back(std::move(suns));
        }
        return slots;
    }
    /// Returns the names that this event gives to the tiles that lie face down, but for the one with the id `but`.
    std::vector<Muse> named_but(const std::string& but) const {
        std::vector<Muse> named;
        for (const Tile& tile : state_.tiles) {
            const std::optional<Muse> muse = draft_.revealed(tile.id);
            if (tile.face_down && tile.id != but && muse) {
                named.push_back(*muse);
            }
        }
        return named;
    }
    Slot turned_up(const Tile& tile) const {
        Slot names = slot(FieldPath("tiles") / tile.id, Slot::Kind::card, rules_.tile_text(tile));
        for (const Muse muse : rules_.unseen(state_)) {
            Option option{Json(name_of(muse)), text_of(muse), known_of(muse), {}, false};
            option.barred = rules_.naming(state_, muse, named_but(tile.id));
            names.options.push_back(std::move(option));
        }
        return names;
    }

    Slot counted() const {
        Slot counts = slot("what", Slot::Kind::place, say("What was counted"));
        for (const Tile& tile : state_.tiles) {
            if (tile.die > 0) {
                counts.options.push_back({{{"what", "die"}, {"tile", tile.id}},
                                          say("the die on {tile}", {{"tile", rules_.tile_text(tile)}}),
                                          say("now {n}", {{"n", literally(tile.die)}}),
                                          {},
                                          false});
            }
        }
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

}  // namespace castalia::dance_of_muses
