// The components of the game (the Muses, dice of three colours, the tile sheet) and the things on the table.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/text/mapped.h"

namespace castalia::dance_of_muses {

namespace {

constexpr std::array<std::string_view, kMuses> kNames{"Calliope",   "Clio",        "Erato",  "Euterpe", "Melpomene",
                                                      "Polyhymnia", "Terpsichore", "Thalia", "Urania",  "Mnemosyne"};
constexpr auto kColours = std::to_array<std::string_view>({"purple", "orange", "white"});
constexpr auto kPowers = std::to_array<std::string_view>({"none", "raise", "lower", "swap"});

std::vector<Square> squares_of(const State& state) {
    return mapped(state.tiles, [](const Tile& tile) { return tile.at; });
}

}  // namespace

std::string_view name_of(Muse muse) { return kNames[static_cast<std::size_t>(muse)]; }

std::optional<Muse> muse_of(std::string_view name) {
    const auto found = std::ranges::find(kNames, name);
    return found == kNames.end() ? std::nullopt : std::optional(static_cast<Muse>(found - kNames.begin()));
}

Text text_of(Muse muse) {
    switch (muse) {
        case Muse::calliope: return say("Calliope");
        case Muse::clio: return say("Clio");
        case Muse::erato: return say("Erato");
        case Muse::euterpe: return say("Euterpe");
        case Muse::melpomene: return say("Melpomene");
        case Muse::polyhymnia: return say("Polyhymnia");
        case Muse::terpsichore: return say("Terpsichore");
        case Muse::thalia: return say("Thalia");
        case Muse::urania: return say("Urania");
        default: return say("Mnemosyne");
    }
}

std::string_view word_of(Colour colour) { return kColours[static_cast<std::size_t>(colour)]; }

Text text_of(Colour colour) {
    return colour == Colour::purple ? say("purple") : colour == Colour::orange ? say("orange") : say("white");
}

std::string_view word_of(Power power) { return kPowers[static_cast<std::size_t>(power)]; }

Text text_of(Power power) {
    switch (power) {
        case Power::raise: return say("raises");
        case Power::lower: return say("lowers");
        case Power::swap: return say("swaps with");
        default: return say("has no power");
    }
}

Text text_of(Direction direction) {
    switch (direction) {
        case Direction::north: return say("north");
        case Direction::east: return say("east");
        case Direction::south: return say("south");
        default: return say("west");
    }
}

Area preset_area(Power power) {
    switch (power) {
        case Power::raise: return kOrthogonal;
        case Power::lower: return kDiagonal;
        case Power::swap: return kAllEight;
        default: return 0;
    }
}

std::array<TileFace, kMuses> shown_by_the_rules() {
    std::array<TileFace, kMuses> sheet{};
    sheet[static_cast<std::size_t>(Muse::thalia)] = {{}, Power::raise, kOrthogonal};
    return sheet;
}

State Rules::start() const {
    State state;
    state.active = setup.first;
    return state;
}

std::size_t Rules::hand_size() const {
    // Nine tiles are dealt evenly: four, three or two each. The one that is left over is the neutral tile.
    return kTiles / names.size();
}

std::size_t Rules::in_hand(const State& state, Seat seat) const {
    const auto placed = static_cast<std::size_t>(std::ranges::count(state.tiles, std::optional(seat), &Tile::owner));
    return hand_size() - std::min(placed, hand_size());
}

bool Rules::neutral_missing(const State& state) const {
    return setup.neutral && std::ranges::none_of(state.tiles, [](const Tile& tile) { return !tile.owner; });
}

bool Rules::has_face_down(const State& state, Seat seat) const {
    return std::ranges::any_of(state.tiles, [&](const Tile& tile) { return tile.owner == seat && tile.face_down; });
}

std::string Rules::face_down_id(const State& state, std::optional<Seat> owner) const {
    const std::string plain = "?" + (owner ? name(*owner) : std::string("neutral"));
    std::string id = plain;
    // A player has a second tile face down only by a ruling.
    for (int number = 2; find(state, id); ++number) {
        id = plain + "#" + std::to_string(number);
    }
    return id;
}

std::size_t Rules::company_of(Seat seat) const {
    const auto found = std::ranges::find_if(setup.companies, [&](const Company& company) {
        return std::ranges::find(company.seats, seat) != company.seats.end();
    });
    return static_cast<std::size_t>(found - setup.companies.begin());
}

std::optional<std::size_t> Rules::find(const State& state, std::string_view id) const {
    const auto found = std::ranges::find(state.tiles, id, &Tile::id);
    return found == state.tiles.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(found - state.tiles.begin()));
}

std::vector<Muse> Rules::unseen(const State& state) const {
    std::vector<Muse> muses;
    for (std::size_t i = 0; i < kMuses; ++i) {
        const auto muse = static_cast<Muse>(i);
        if (in_play(muse) && std::ranges::find(state.tiles, std::optional(muse), &Tile::muse) == state.tiles.end()) {
            muses.push_back(muse);
        }
    }
    return muses;
}

Text Rules::tile_text(const Tile& tile) const {
    if (tile.muse) {
        return text_of(*tile.muse);
    }
    return tile.owner ? say("{who}’s tile", {{"who", who(*tile.owner)}}) : say("the neutral tile");
}

std::vector<Square> Rules::free_squares(const State& state) const {
    std::vector<Square> free;
    for (const Tile& tile : state.tiles) {
        for (const Square offset : kOffsets) {
            const Square at{tile.at.x + offset.x, tile.at.y + offset.y};
            if (std::ranges::find(state.tiles, at, &Tile::at) == state.tiles.end()) {
                free.push_back(at);
            }
        }
    }
    if (free.empty()) {
        return {Square{}};
    }
    std::ranges::sort(free, {}, [](Square at) { return std::pair(at.y, at.x); });
    const auto twice = std::ranges::unique(free);
    free.erase(twice.begin(), twice.end());
    return free;
}

std::optional<Power> Rules::power_of(const Tile& tile, std::optional<Power> kind) const {
    const std::optional<Power> known = tile.muse && !tile.face_down ? face(*tile.muse).power : std::nullopt;
    // A kind that differs from the sheet stands only by a ruling, as the table saw it.
    return kind ? kind : known;
}

Area Rules::area_of(const Tile& tile) const {
    if (!tile.muse) {
        return kAllEight;
    }
    const TileFace& shown = face(*tile.muse);
    if (shown.area != 0) {
        return shown.area;
    }
    // dance-of-muses.power.preset: without a power on the sheet the area is any of the eight squares.
    const Area preset = preset_area(shown.power.value_or(Power::swap));
    return preset != 0 ? preset : kAllEight;
}

std::optional<int> Rules::suns_of(const State& state, Muse muse) const {
    const std::optional<int> revealed = state.revealed_suns[static_cast<std::size_t>(muse)];
    return revealed ? revealed : face(muse).suns;
}

int Rules::die_after_apollo(const State& state, const Tile& tile) const {
    return tile.muse && suns_of(state, *tile.muse) == tile.die ? 6 : tile.die;
}

StepOutcome Rules::step_outcome(const State& state, std::size_t tile, Direction to) const {
    return step(squares_of(state), tile, to);
}

bool Rules::step_possible(const State& state) const {
    const std::vector<Square> squares = squares_of(state);
    for (std::size_t tile = 0; tile < squares.size(); ++tile) {
        for (const Direction to : kDirections) {
            if (step(squares, tile, to).cut.empty()) {
                return true;
            }
        }
    }
    return false;
}

State Rules::after_step(const State& state, const StepOutcome& step) const {
    State after = state;
    for (const std::size_t moved : step.moved) {
        Tile& tile = after.tiles[moved];
        tile.at = step.after[moved];
        tile.die = std::min(tile.die + 1, 6);
    }
    return after;
}

std::pair<std::size_t, std::string> order_of(const std::string& id, std::span<const std::string> names) {
    const auto owner = std::ranges::find_if(names, [&](const std::string& name) { return id == "?" + name; });
    const auto seat = static_cast<std::size_t>(owner - names.begin());
    return {id == "?neutral" || seat < names.size() ? seat : seat + 1, id};
}

void use_power(Power power, Tile& own, Tile& target) {
    switch (power) {
        case Power::raise: target.die = std::min(target.die + 1, 6); break;
        case Power::lower: target.die = std::max(target.die - 1, 1); break;
        case Power::swap: std::swap(own.die, target.die); break;
        case Power::none: break;
    }
}

bool any_ends_game(const State& state, std::span<const std::size_t> tiles) {
    return std::ranges::any_of(tiles, [&](std::size_t tile) { return ends_game(state.tiles[tile]); });
}

bool Rules::in_play(Muse muse) const { return muse != Muse::mnemosyne || face(muse) != TileFace{}; }

std::optional<Refusal> Rules::naming(const State& state, Muse muse, std::span<const Muse> named) const {
    if (!in_play(muse)) {
        return not_in_play(muse);
    }
    const std::vector<Muse> free = unseen(state);
    if (std::ranges::find(free, muse) != free.end() && std::ranges::find(named, muse) == named.end()) {
        return {};
    }
    return impossible("dance-of-muses.reveal.tile",
                      say("{muse} is another tile on the table", {{"muse", text_of(muse)}}), say("another tile"));
}

Refusal not_in_play(Muse muse) {
    return impossible("dance-of-muses.setup.mnemosyne",
                      say("{muse} plays only where the tile sheet has a row for her", {{"muse", text_of(muse)}}),
                      say("not on the tile sheet"));
}

std::vector<Muse> Rules::suns_to_read(const State& state, std::span<const Muse> named) const {
    std::vector<Muse> muses;
    for (const Tile& tile : state.tiles) {
        if (tile.muse && tile.owner) {
            muses.push_back(*tile.muse);
        }
    }
    muses.insert(muses.end(), named.begin(), named.end());
    std::erase_if(muses, [&](Muse muse) { return face(muse).suns.has_value(); });
    return muses;
}

}  // namespace castalia::dance_of_muses
