// The components of the game (themes, galleries, spaces) and the paintings that hang there.
#include <algorithm>

#include "core/games/musee/musee.h"

namespace castalia::musee {

Text theme_name(int theme) {
    switch (theme) {
        case 1: return say("Landscapes");
        case 2: return say("Water");
        case 3: return say("Persons");
        case 4: return say("Architecture");
        default: return say("Animals");
    }
}

Labels labels() {
    Labels labels{
        say("Musée: what the themes are called"),
        say("The rule book does not say which numbers belong to which theme. That the multiples of 5 are the "
            "Animals is known from elsewhere; the others are a guess, and the cards in your box know better. "
            "The score asks for the remainder alone, so nothing but the names changes. The colour after the "
            "numbers is the one in which the rule book prints the cards of the theme."),
        {}};
    for (int index = 1; index <= kThemes; ++index) {
        labels.labels.push_back({theme_name(index % kThemes), say("{one}, {two}, {three} …, {colour}",
                                                                  {{"one", literally(index)},
                                                                   {"two", literally(index + 5)},
                                                                   {"three", literally(index + 10)},
                                                                   {"colour", printed_colour(index % kThemes)}})});
    }
    return labels;
}

Text printed_colour(int theme) {
    switch (theme) {
        case 1: return say("grey");
        case 2: return say("blue");
        case 3: return say("red");
        case 4: return say("yellow");
        default: return say("green");
    }
}

std::string_view theme_art(int theme) {
    constexpr std::array<std::string_view, kThemes> kArt{"theme-animals", "theme-landscapes", "theme-water",
                                                         "theme-persons", "theme-architecture"};
    return kArt.at(at(theme));
}

Text gallery_name(int gallery) { return gallery == 0 ? say("Upper") : gallery == 1 ? say("Middle") : say("Lower"); }

Text gallery_inside(int gallery) { return gallery == 0 ? say("upper") : gallery == 1 ? say("middle") : say("lower"); }

Text gallery_title(int gallery) {
    return gallery == 0 ? say("Upper gallery") : gallery == 1 ? say("Middle gallery") : say("Lower gallery");
}

Text place_text(int gallery, int space) {
    return say("{gallery} {space}", {{"gallery", gallery_inside(gallery)}, {"space", literally(space + 1)}});
}

Stairs first_pattern(int players) {
    // musee.setup.first-pattern: the even columns of the upper row, the odd columns of the lower one.
    Stairs stairs{};
    for (int column = 0; column < spaces_for(players); ++column) {
        stairs[column % 2 == 1 ? 0 : 1][at(column)] = true;
    }
    return stairs;
}

State Rules::start() const {
    constexpr int kHand = 5;
    State state;
    state.first = state.active = setup.first;
    state.stairs = setup.stairs;
    state.draw_pile = cards() - kHand * players();
    std::fill_n(state.hand.begin(), players(), kHand);
    return state;
}

std::vector<Seat> Rules::owners(int museum) const {
    return players() == 4 ? std::vector<Seat>{Seat{museum}, Seat{museum + 2}} : std::vector<Seat>{Seat{museum}};
}

Text Rules::owners_text(int museum) const { return listed_with_and(who(owners(museum))); }

int Rules::empty_in(const Museum& museum, int gallery) const {
    const auto& row = museum[at(gallery)];
    return static_cast<int>(std::count(row.begin(), row.begin() + spaces(), 0));
}

bool Rules::full(const Museum& museum) const {
    return empty_in(museum, 0) + empty_in(museum, 1) + empty_in(museum, 2) == 0;
}

std::vector<Rules::Position> Rules::empty_spaces(const State& state, int museum) const {
    std::vector<Position> empty;
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        for (int space = 0; space < spaces(); ++space) {
            if (state.museums[at(museum)][at(gallery)][at(space)] == 0) {
                empty.push_back({museum, gallery, space});
            }
        }
    }
    return empty;
}

std::optional<Rules::Position> Rules::hanging(const State& state, int card) const {
    for (int museum = 0; museum < museums(); ++museum) {
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            const auto& row = state.museums[at(museum)][at(gallery)];
            if (const auto found = std::ranges::find(row, card); found != row.end()) {
                return Position{museum, gallery, static_cast<int>(found - row.begin())};
            }
        }
    }
    return std::nullopt;
}

std::vector<int> Rules::unseen(const State& state) const {
    std::array<bool, 61> seen{};
    for (const Museum& museum : state.museums) {
        for (const auto& gallery : museum) {
            for (const int card : gallery) {
                seen[at(card)] = true;
            }
        }
    }
    std::vector<int> left;
    for (int card = 1; card <= cards(); ++card) {
        if (!seen[at(card)]) {
            left.push_back(card);
        }
    }
    return left;
}

std::optional<Rules::Obstacle> Rules::obstacle(const Museum& museum, int card, int gallery, int space) const {
    const auto& row = museum[at(gallery)];
    for (int left = space - 1; left >= 0; --left) {
        if (row[at(left)] > card) {
            return Obstacle{row[at(left)], true};
        }
    }
    for (int right = space + 1; right < spaces(); ++right) {
        if (row[at(right)] != 0 && row[at(right)] < card) {
            return Obstacle{row[at(right)], false};
        }
    }
    return std::nullopt;
}

int Rules::fitting(const State& state, int museum, int gallery, int space) const {
    const std::vector<int> left = unseen(state);
    return static_cast<int>(std::ranges::count_if(
        left, [&](int card) { return !obstacle(state.museums[at(museum)], card, gallery, space); }));
}

void Rules::hang(State& state, int museum, int card, int gallery, int space) const {
    state.museums[at(museum)][at(gallery)][at(space)] = static_cast<std::uint8_t>(card);
    std::int8_t& bonus = state.bonus[at(gallery)];
    if (bonus < 0 && empty_in(state.museums[at(museum)], gallery) == 0) {
        bonus = static_cast<std::int8_t>(museum);
    }
}

}  // namespace castalia::musee
