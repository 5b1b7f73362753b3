// The layout of the table before the first tile: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/dance_of_muses/table_parts.h"

namespace castalia::dance_of_muses {

namespace {

void steps(TableLayout& layout, std::size_t players, int hand, bool tenth) {
    layout.steps = {
        {say("Choose the colours of the dice"),
         players == 4 ? say("Two companies; partners do not sit side by side") : say("Every player is a company")},
        {say("Shuffle the tiles, deal {n} each", {{"n", literally(hand)}}),
         tenth ? say("Hidden; one of the ten goes back into the box, unseen")
               : say("Hidden; Mnemosyne stays in the box, she belongs to a variant")}};
    if (players != 3) {
        layout.steps.push_back({players == 4 ? say("Lay the tile that is left face up in the middle")
                                             : say("Lay the tile that is left face down in the middle"),
                                say("It is neutral and gets a die of the free colour, which shows 1")});
    }
    layout.steps.push_back({say("Give each company its dice"), say("One for each tile in its hands")});
    layout.steps.push_back({say("Roll for the first player"), say("The highest die begins; ties roll again")});
}

/// Returns the colours of the companies by seat, as the setup gives them, else as usual.
std::vector<std::size_t> colours_of(const Players& players, const Json& setup, std::size_t seats) {
    std::vector<std::size_t> colours;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        colours.push_back(seats == 4 ? seat % 2 : seat);
    }
    const Json shared = value_at(setup, "companies");
    for (const Json& company : shared.is_array() ? shared : Json::array()) {
        for (const Colour colour : {Colour::purple, Colour::orange, Colour::white}) {
            for (std::size_t seat = 0; seat < std::min(seats, players.names.size()); ++seat) {
                const Json members = value_at(company, "players");
                const bool here =
                    members.is_array() && std::ranges::find(members, Json(players.names[seat])) != members.end();
                if (here && value_at(company, "color") == Json(word_of(colour))) {
                    colours[seat] = static_cast<std::size_t>(colour);
                }
            }
        }
    }
    return colours;
}

/// Returns the first colour that no company has.
std::size_t free_colour(const std::vector<std::size_t>& colours) {
    std::size_t colour = 0;
    while (std::ranges::find(colours, colour) != colours.end()) {
        ++colour;
    }
    return colour;
}

/// Draws the plan of a table with so many tiles in each hand.
class Plan {
public:
    Plan(const Players& players, std::vector<std::size_t> colours, int tiles, const picture::Viewport& viewport)
        : players_(players), colours_(std::move(colours)), tiles_(tiles), drawing_(viewport, 0, 0, 1) {}

    picture::Picture take() {
        const std::size_t seats = colours_.size();
        for (std::size_t seat = 0; seat < seats; ++seat) {
            // The seats go clockwise: below, at the left, above, at the right. Two players sit opposite each other.
            const std::size_t place = seats == 2 ? 2 * seat : seat;
            const double x = place == 0 || place == 2 ? 250 : place == 1 ? 10 : 540;
            const double y = place == 0 ? 340 : place == 2 ? 10 : 170;
            draw_hand({x, y, seats == 2 ? 348.0 : 298.0, 96}, seat);
        }
        draw_middle();
        const double beside = (seats == 2 ? 598 : 548) - kBeside * tiles_ - 20;  // The tiles of the first seat.
        picture::draw_step(drawing_, beside, 360, 2);
        picture::draw_step(drawing_, beside, 414, seats == 3 ? 3 : 4);
        write(20, 320, say("Every player places"));
        write(20, 338, say("one tile face down."));
        return drawing_.take(picture::kPlanWidth, picture::kPlanHeight);
    }

private:
    static constexpr double kBeside = 54, kPlanWords = 12;

    void write(double x, double baseline, const Text& words) {
        drawing_.text(drawing_.translated(words), x, baseline, {kPlanWords}, {document::Role::text});
    }
    void draw_hand(const Rect& at, std::size_t seat) {
        constexpr double kTile = 46, kStepsWide = 36, kNameSize = 15;
        double left = at.right() - kBeside * tiles_ - 4;
        const double room = left - kStepsWide - (at.x + 12);  // The numbers of steps stand beside the tiles.
        drawing_.box(at, 8, {document::Role::tray}, {{document::Role::line}, 0.8});
        const std::string name =
            drawing_.translated(picture::name_or_seat(players_.names, Seat{static_cast<int>(seat)}));
        const bool fits = drawing_.width(name, {kNameSize, true}) <= room;
        const picture::Face face{fits ? kNameSize : kPlanWords, fits};
        std::vector<std::string> lines = drawing_.wrapped(name, face, room);
        lines.resize(std::min<std::size_t>(lines.size(), 2));
        double baseline = at.y + 24;
        for (const std::string& line : lines) {
            drawing_.text(line, at.x + 12, baseline, face, {document::Role::text});
            baseline += 17;
        }
        const auto colour = static_cast<Colour>(colours_[seat]);
        write(at.x + 12, baseline + 3, text_of(colour));
        for (int tile = 0; tile < tiles_; ++tile, left += kBeside) {
            picture::draw_backs(drawing_, {left, at.y + 10, kTile, kTile}, 1);
            draw_die(drawing_, left + kTile / 2, at.y + 76, 32, colour, 1);
        }
    }
    /// Draws the middle of the table, in which the neutral tile lies unless there are three players.
    void draw_middle() {
        constexpr double kTile = 60, kMiddle = picture::kPlanWidth / 2;
        picture::draw_empty_place(drawing_, {kMiddle - 100, 122, 200, 202}, 6);
        const bool neutral = colours_.size() != 3, open = colours_.size() == 4;
        const Rect tile{kMiddle - kTile / 2, 190, kTile, kTile};
        picture::write_lines(drawing_,
                             drawing_.translated(!neutral ? say("the first tile lies anywhere")
                                                 : open   ? say("the neutral tile, face up")
                                                          : say("the neutral tile, face down")),
                             kMiddle, neutral ? 276 : 223, 190, {kPlanWords}, {document::Role::text});
        if (!neutral) {
            return;
        }
        if (open) {
            drawing_.box(tile, 5, {document::Role::card}, {{document::Role::cardedge}, 1.2});
        } else {
            picture::draw_backs(drawing_, tile, 1);
            drawing_.box({kMiddle - 18, 202, 36, 36}, 8, {document::Role::card});  // A dark die stands out from it.
        }
        draw_die(drawing_, kMiddle, 220, 32, static_cast<Colour>(free_colour(colours_)), 1);
        picture::draw_step(drawing_, tile.x, tile.y - 2, 3);
    }

    const Players& players_;
    std::vector<std::size_t> colours_;
    int tiles_;
    Drawing drawing_;
};

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Translate& translate) {
    const std::size_t count = std::clamp<std::size_t>(players.names.size(), 2, 4);
    const int tiles = static_cast<int>(kTiles / count);
    const bool neutral = count != 3;
    const Json mnemosyne = value_at(setup, "tiles/Mnemosyne");
    const bool tenth = mnemosyne.is_object() && !mnemosyne.empty();
    constexpr int kDice = 4;
    TableLayout layout;
    layout.least_minutes = 20;
    layout.most_minutes = 30;
    layout.room = say("room for 60 × 60 cm in the middle");
    layout.needs = {{static_cast<int>(tenth ? kMuses : kTiles), say("Muse tiles"),
                     tenth ? say("Mnemosyne is one of them") : say("Mnemosyne stays out")},
                    {neutral ? 2 * kDice + 1 : 3 * tiles, say("dice"),
                     neutral ? say("four of two colours, one of the third") : say("three of each colour")},
                    {neutral ? kDice : tiles, say("Sun tokens"),
                     neutral ? say("three bronze ones and the silver one; gold stays out")
                             : say("two bronze ones and the silver one; gold stays out")}};
    steps(layout, count, tiles, tenth);
    layout.plan = picture::plan_of_table(
        [&](const picture::Viewport& viewport) {
            return Plan(players, colours_of(players, setup, count), tiles, viewport).take();
        },
        say("The hands of tiles with their dice around a free middle, in which the neutral tile lies with two and "
            "four players"),
        translate);
    return layout;
}

}  // namespace castalia::dance_of_muses
