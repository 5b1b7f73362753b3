// The form of an event: its slots, the options of each, their effects, and the reasons against them.
#include <algorithm>

#include "core/games/dance_of_muses/draft.h"
#include "core/rules/game/counting.h"
#include "core/rules/text/mapped.h"

namespace castalia::dance_of_muses {

std::optional<bool> Draft::before() const {
    const std::string when = inside("power", "when");
    return when == "before" || when == "after" ? std::optional(when == "before") : std::nullopt;
}

std::optional<Power> Draft::kind() const {
    const std::string word = inside("power", "kind");
    for (const Power power : {Power::raise, Power::lower, Power::swap}) {
        if (word == word_of(power)) {
            return power;
        }
    }
    return std::nullopt;
}

namespace {

class FormBuilder : StateReader<Rules> {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : StateReader(rules, state), draft_(json, rules, state), seat_(draft_.player()) {}

    std::vector<Slot> slots() const {
        const std::string type = draft_.type();
        std::vector<Slot> slots = Rules::form_skeleton(type);
        if (type == "neutral" || type == "place") {
            offer_placement(slots, type == "neutral");
        } else if (type == "dance") {
            fill_dance(slots, rules_, state_, draft_);
        } else if (type == "reveal") {
            slots = revealed();
        } else if (type == "adjust") {
            offer_dice_counts(slots.front());
        }
        return slots;
    }

private:
    std::optional<Refusal> judge_place(bool neutral, std::optional<Muse> muse, Square at) const {
        return neutral ? rules_.judge(state_, PlaceNeutral{at, muse})
                       : rules_.judge(state_, PlaceTile{seat_, at, muse});
    }

    /// Asks for the tile first, and only if it lies face up.
    void offer_placement(std::vector<Slot>& slots, bool neutral) const {
        const auto tile = slot_of(slots, "tile");
        if (neutral ? rules_.neutral_face_up() : !draft_.face_down()) {
            tile->optional = false;
            offer_tiles(*tile, neutral);
            std::rotate(slots.begin(), tile, tile + 1);
        } else {
            slots.erase(tile);
        }
        offer_squares(*slot_of(slots, "square"), neutral);
    }
    void offer_tiles(Slot& tiles, bool neutral) const {
        for (std::size_t i = 0; i < kMuses; ++i) {
            const auto muse = static_cast<Muse>(i);
            if (!rules_.in_play(muse)) {
                continue;
            }
            Option option{Json(name_of(muse)), text_of(muse), known_of(muse), {}, false};
            option.barred = judge_place(neutral, muse, rules_.free_squares(state_).front());
            tiles.options.push_back(std::move(option));
        }
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

    void offer_squares(Slot& places, bool neutral) const {
        // If the draft names no tile, any tile is tried, so that only the squares decide what is barred.
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
    }

    std::vector<Slot> revealed() const {
        std::vector<Tile> face_down;
        std::ranges::copy_if(state_.tiles, std::back_inserter(face_down), &Tile::face_down);
        std::ranges::stable_sort(face_down, {}, [&](const Tile& tile) { return order_of(tile.id, rules_.names); });
        std::vector<Slot> slots = mapped(face_down, [this](const Tile& tile) { return turned_up(tile); });
        // With all nine tiles on the table every Muse is there, named or not, unless one of ten went into the box.
        const bool every_one = state_.tiles.size() == kTiles && !rules_.in_play(Muse::mnemosyne);
        std::vector<Muse> muses = rules_.suns_to_read(state_, every_one ? rules_.unseen(state_) : named_but({}));
        std::ranges::sort(muses);
        const auto twice = std::ranges::unique(muses);
        muses.erase(twice.begin(), twice.end());
        // The neutral die is taken off, so the Suns of its tile do not count.
        for (const Tile& tile : face_down) {
            const std::optional<Muse> muse = tile.owner ? std::nullopt : draft_.revealed(tile.id);
            std::erase_if(muses, [&](Muse one) { return muse == one; });
        }
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
    /// Returns the names that this event gives to the tiles that lie face down, except the tile with the id `but`.
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

    void offer_dice_counts(Slot& counts) const {
        for (const Tile& tile : state_.tiles) {
            if (tile.die > 0) {
                offer_count(counts, {{"what", "die"}, {"tile", tile.id}},
                            say("the die on {tile}", {{"tile", rules_.tile_text(tile)}}), tile.die);
            }
        }
    }

    Draft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    std::vector<Slot> slots = FormBuilder(*this, state, draft).slots();
    for (Slot& slot : slots) {
        if (slot.kind == Slot::Kind::card) {  // The game has no other cards.
            slot.filled_by = say("the tile");
        }
    }
    return slots;
}

}  // namespace castalia::dance_of_muses
