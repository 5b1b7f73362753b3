// Draws the score: the museums floor by floor, black on white, with a shape for every theme.
#include <algorithm>
#include <array>
#include <map>

#include "core/document/fitted_names.h"
#include "core/document/sketch.h"
#include "core/games/musee/musee.h"

namespace castalia::musee {

namespace {

using document::Shape;
using document::Sketch;
using Side = Shape::Side;

constexpr auto kGalleryKeys = std::to_array<const char*>({"upper", "middle", "lower"});

constexpr double kMuseum = 232, kApart = 248;  // Two museums stand side by side.
constexpr double kOwners = 204;                // The owners stand beside the points.
constexpr double kFloors = 24;                 // The floors begin below the owners.
constexpr double kLabels = 38, kPitch = 33, kCard = 23, kTall = 36, kBetween = 15;
constexpr double kHigh = kFloors + 3 * kTall + 2 * kBetween + 12;

/// Draws a theme as a shape, so that themes differ without colour.
void theme_mark(Sketch& sketch, int theme, double x, double y) {
    switch (theme) {
        case 1:  // Two hills.
            for (const auto& [from, wide, high] : {std::array{-5.0, 6.0, 7.0}, std::array{-0.5, 5.5, 5.0}}) {
                sketch.line(x + from, y + 4, wide / 2, -high, 1);
                sketch.line(x + from + wide / 2, y + 4 - high, wide / 2, high, 1);
            }
            break;
        case 2:  // A drop.
            sketch.disc(x - 3.5, y - 2.5, 7, 1);
            sketch.line(x - 2.6, y - 1.4, 2.6, -3.6, 1);
            sketch.line(x + 2.6, y - 1.4, -2.6, -3.6, 1);
            break;
        case 3:  // A head above shoulders.
            sketch.disc(x - 2, y - 5, 4, 0).fill = {document::Role::text};
            sketch.box(x - 4, y, 8, 4.5, 2, 0).fill = {document::Role::text};
            break;
        case 4:  // A gate.
            sketch.box(x - 4.5, y - 4.5, 9, 9, 0, 1);
            sketch.box(x - 1.5, y - 0.5, 3, 5, 1.5, 1);
            break;
        default:  // A paw.
            sketch.disc(x - 3, y - 0.5, 6, 0).fill = {document::Role::text};
            for (const double toe : {-4.5, -1.2, 2.1}) {
                sketch.disc(x + toe, y - (toe == -1.2 ? 5.0 : 3.6), 2.4, 0).fill = {document::Role::text};
            }
    }
}

void stairs_mark(Sketch& sketch, double x, double y) {
    constexpr double kStep = 3;
    for (int step = 0; step < 3; ++step) {
        sketch.line(x - 4.5 + step * kStep, y + 4.5 - step * kStep, kStep, 0, 1);
        sketch.line(x - 4.5 + (step + 1) * kStep, y + 4.5 - step * kStep, 0, -kStep, 1);
    }
}

/// Draws the museums of one state, given as records show it.
class FloorPlan {
public:
    FloorPlan(const Json& state, const Tell& tell) : state_(state), tell_(tell) {}

    document::Figure figure(const std::vector<Text>& themes) {
        const Json& museums = state_["musees"];
        measure_owners();
        double bottom = 0;
        for (std::size_t i = 0; i < museums.size(); ++i) {
            museum_ = &museums[i];
            left_ = static_cast<double>(i % 2) * kApart;
            top_ = static_cast<double>(i - i % 2) / 2 * (kHigh + 8);
            museum();
            bottom = top_ + kHigh;
        }
        legend(themes, bottom + 6);
        document::Figure figure;
        figure.width = kApart + kMuseum;
        figure.height = bottom + 14;
        figure.shapes = std::move(sketch_.shapes);
        figure.name = tell_(say("The Musées"));
        figure.in_words = tell_(listed(told_));
        return figure;
    }

private:
    int card(std::size_t gallery, std::size_t space) const {
        const Json& floor = (*museum_)[kGalleryKeys.at(gallery)];
        return space < floor.size() && floor[space].is_number() ? floor[space].get<int>() : 0;
    }
    std::size_t spaces() const { return (*museum_)[kGalleryKeys[0]].size(); }
    static bool pair(int one, int other) { return one != 0 && other != 0 && one % kThemes == other % kThemes; }
    bool first_filled(std::size_t gallery) const {
        const Json& bonuses = (*museum_)["bonuses"];
        return std::ranges::find(bonuses, Json(kGalleryKeys.at(gallery))) != bonuses.end();
    }
    double middle(std::size_t space) const {
        return left_ + kLabels + kPitch * static_cast<double>(space) + kPitch / 2;
    }
    double floor_top(std::size_t gallery) const {
        return top_ + kFloors + static_cast<double>(gallery) * (kTall + kBetween);
    }

    /// Returns the owners of a museum in one line. `names` are the names of all owners, as they are shown.
    std::string owners_line(const Json& museum, const std::map<std::string, std::string>& names) const {
        std::vector<Text> owners;
        for (const Json& owner : museum["owners"]) {
            owners.push_back(literally(names.at(owner.get<std::string>())));
        }
        return document::one_line(tell_(listed(owners)));
    }

    /// Finds out in which size and in how many letters the owners fit beside their points. All museums are alike.
    void measure_owners() {
        std::vector<std::string> whole;
        std::size_t together = 1;
        for (const Json& museum : state_["musees"]) {
            for (const Json& owner : museum["owners"]) {
                whole.push_back(owner.get<std::string>());
            }
            together = std::max(together, museum["owners"].size());
        }
        const auto show = [&](const std::vector<std::string>& shown) {
            for (std::size_t i = 0; i < whole.size(); ++i) {
                owners_[whole[i]] = shown[i];
            }
        };
        show(whole);
        const auto fit = [&] {
            return std::ranges::all_of(state_["musees"], [&](const Json& museum) {
                return document::bold_width(owners_line(museum, owners_), owner_size_) <= kOwners;
            });
        };
        constexpr double kLeast = 8.5, kSmaller = 0.5;
        while (!fit() && owner_size_ > kLeast) {
            owner_size_ -= kSmaller;
        }
        const double each = kOwners / static_cast<double>(together);
        for (double room = each; !fit() && room > each / 2; room -= 2) {  // Commas and words stand between names.
            show(document::fitted_names(whole, room, owner_size_));
        }
    }

    void museum() {
        std::vector<Text> owners;
        for (const Json& owner : (*museum_)["owners"]) {
            owners.push_back(literally(owner.get<std::string>()));
        }
        const long long total = (*museum_)["score"]["total"].get<long long>();
        sketch_.words(owners_line(*museum_, owners_), left_, top_ + 12, Side::left, owner_size_, true);
        sketch_.words(std::to_string(total), left_ + kMuseum, top_ + 13, Side::right, 13, true);
        told_.push_back(say("{who}, {points} points", {{"who", listed(owners)}, {"points", literally(total)}}));
        for (std::size_t gallery = 0; gallery < kGalleryKeys.size(); ++gallery) {
            floor(gallery);
        }
        for (std::size_t row = 0; row + 1 < kGalleryKeys.size(); ++row) {
            between(row);
        }
    }

    void floor(std::size_t gallery) {
        const auto names = std::to_array<Text>({say("Upper"), say("Middle"), say("Lower")});
        const double y = floor_top(gallery);
        sketch_.words(tell_(names.at(gallery)), left_, y + 15, Side::left, 8, true);
        if (first_filled(gallery)) {
            sketch_.words(tell_(say("first: 4")), left_, y + 25, Side::left, 7);
        }
        std::string hangs;
        for (std::size_t space = 0; space < spaces(); ++space) {
            painting(card(gallery, space), middle(space), y);
            hangs +=
                (hangs.empty() ? "" : " ") + (card(gallery, space) == 0 ? "–" : std::to_string(card(gallery, space)));
            if (space > 0 && pair(card(gallery, space - 1), card(gallery, space))) {
                const double x = middle(space) - kPitch / 2;
                sketch_.box(x - 5, y + kTall / 2 - 5.5, 10, 11, 2, 1.1);
                sketch_.words("2", x, y + kTall / 2 + 2.8, Side::middle, 8, true);
            }
        }
        told_.push_back(first_filled(gallery) ? say("{gallery} {numbers}, first filled",
                                                    {{"gallery", names.at(gallery)}, {"numbers", literally(hangs)}})
                                              : say("{gallery} {numbers}",
                                                    {{"gallery", names.at(gallery)}, {"numbers", literally(hangs)}}));
    }

    void painting(int number, double x, double y) {
        Shape& frame = sketch_.box(x - kCard / 2, y, kCard, kTall, 3, number == 0 ? 0.5 : 0.9);
        if (number == 0) {
            frame.dashes = {3, 2};
            return;
        }
        sketch_.words(std::to_string(number), x, y + 14, Side::middle, 11, true);
        theme_mark(sketch_, number % kThemes, x, y + 26);
    }

    /// Draws the tokens between two floors: chandeliers, and stairs with their points if both ends have one theme.
    void between(std::size_t row) {
        const Json& stairs = state_["stairs"][row == 0 ? "upper" : "lower"];
        for (std::size_t space = 0; space < spaces(); ++space) {
            const double x = middle(space), y = floor_top(row) + kTall + kBetween / 2;
            if (std::ranges::find(stairs, Json(space + 1)) == stairs.end()) {
                sketch_.line(x, y - 4, 0, 3, 0.5);
                sketch_.disc(x - 2.5, y - 1, 5, 0.5);
                continue;
            }
            const bool scores = pair(card(row, space), card(row + 1, space));
            stairs_mark(sketch_, scores ? x - 5 : x, y);
            if (scores) {
                sketch_.box(x - 11.5, y - 6.5, 23, 13, 2, 1.1);
                sketch_.words("3", x + 6, y + 3, Side::middle, 8, true);
            }
        }
    }

    void legend(const std::vector<Text>& themes, double y) {
        double x = 0;
        for (std::size_t i = 0; i < themes.size(); ++i) {
            theme_mark(sketch_, static_cast<int>(i + 1) % kThemes, x + 6, y);
            const std::string name = document::one_line(tell_(themes[i]));
            sketch_.words(name, x + 15, y + 3, Side::left, 8);
            constexpr double kLetter = 4.6;
            x += 30 + kLetter * static_cast<double>(document::display_width(name));
        }
    }

    const Json& state_;
    const Tell& tell_;
    const Json* museum_ = nullptr;
    double left_ = 0, top_ = 0;
    double owner_size_ = 11;
    std::map<std::string, std::string> owners_;  ///< The name of each owner as it is shown.
    Sketch sketch_;
    std::vector<Text> told_;
};

}  // namespace

document::Figure drawn_museums(const Json& state, const Tell& tell) {
    std::vector<Text> themes;
    for (int index = 1; index <= kThemes; ++index) {
        themes.push_back(theme_name(index % kThemes));
    }
    return FloorPlan(state, tell).figure(themes);
}

}  // namespace castalia::musee
