// What is in the box: themes, galleries, spaces, and what hangs where.
#include <algorithm>

#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

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
            "The score asks for the remainder alone, so nothing but the names changes."),
        {}};
    for (int index = 1; index <= kThemes; ++index) {
        labels.labels.push_back(
            {theme_name(index % kThemes),
             say("{one}, {two}, {three} …",
                 {{"one", literally(index)}, {"two", literally(index + 5)}, {"three", literally(index + 10)}})});
    }
    return labels;
}

std::string_view theme_art(int theme) {
    constexpr std::array<std::string_view, kThemes> kArt{"theme-animals", "theme-landscapes", "theme-water",
                                                         "theme-persons", "theme-architecture"};
    return kArt.at(at(theme));
}

Text gallery_name(int gallery) { return gallery == 0 ? say("Upper") : gallery == 1 ? say("Middle") : say("Lower"); }

Text gallery_inside(int gallery) { return gallery == 0 ? say("upper") : gallery == 1 ? say("middle") : say("lower"); }

Text place_text(int gallery, int space) {
    return say("{gallery} {space}", {{"gallery", gallery_inside(gallery)}, {"space", literally(space + 1)}});
}

Stairs first_pattern(int players) {
    // musee.setup.first-pattern: even columns above, odd columns below.
    Stairs stairs{};
    for (int column = 0; column < (players == 3 ? 5 : kMostSpaces); ++column) {
        stairs[column % 2 == 1 ? 0 : 1][at(column)] = true;
    }
    return stairs;
}

Stairs Rules::first_pattern() const { return musee::first_pattern(players()); }

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

Text Rules::owners_text(int museum) const {
    const Text first = literally(names.at(at(museum)));
    return players() == 4 ? say("{one} and {other}", {{"one", first}, {"other", literally(names.at(at(museum + 2)))}})
                          : first;
}

bool Rules::full(const Museum& museum) const {
    return std::ranges::all_of(museum, [this](const auto& gallery) {
        return std::all_of(gallery.begin(), gallery.begin() + spaces(), [](int card) { return card != 0; });
    });
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

}  // namespace castalia::musee
