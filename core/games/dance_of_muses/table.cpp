// The one picture of the table: everything that shows, prints or speaks of it is made of this.
#include <algorithm>
#include <cmath>

#include "core/document/fitted_names.h"
#include "core/games/dance_of_muses/table_parts.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/text/mapped.h"

namespace castalia::dance_of_muses {

namespace {

using document::Role;
using picture::Detail;
using picture::Face;
using picture::Mark;
using Ends = document::Shape::Side;

constexpr std::size_t kMostSquares = 400;  ///< Beyond this number, empty squares are not drawn one by one.
constexpr double kPaperTop = 4, kLegend = 22, kBeneathGrid = 10, kHalfLine = 0.5;
constexpr double kLeastOnPage = 13;  ///< No letters on a phone are smaller.

/// Returns how many units of the viewport a unit of the table takes.
double scale_for(const picture::Viewport& viewport) {
    // The board of a window of 1280 × 800; a narrower one than `kLeast` is drawn smaller.
    constexpr double kWidth = 944, kHeight = 526, kLeast = 560, kScreenHeight = 874;
    const double width = viewport.area.width, height = viewport.area.height;
    switch (viewport.detail) {
        case Detail::window:
            return std::min(std::max(1.0, std::min(width / kWidth, height / kHeight)), std::max(0.2, width / kLeast));
        case Detail::screen: return kZoom * std::min(width / picture::kScreenWidth, height / kScreenHeight);
        case Detail::thumbnail: return 1;
        default: return width / picture::kPaperWidth;
    }
}

}  // namespace

TablePicture::TablePicture(const Rules& rules, std::span<const State> states, std::size_t ply,
                           const picture::Viewport& viewport)
    : rules_(rules),
      viewport_(viewport),
      course_{states, ply, last_state<Rules>(viewport.focus.after)},
      state_(course_.now()),
      now_(course_.after != nullptr ? *course_.after : state_),
      drawing_(viewport, viewport.area.x, viewport.area.y, scale_for(viewport)),
      width_(viewport.area.width / drawing_.scale()),
      height_(viewport.area.height / drawing_.scale()),
      hand_(in_hand(viewport.focus.marks, rules, state_)),
      arrangement_(arrangement()),
      grid_(grid()),
      type_(type()) {}

picture::Picture TablePicture::take() {
    const bool played = viewport_.detail == Detail::window || viewport_.detail == Detail::screen;
    if (played) {
        draw_squares();
        draw_reach();
        draw_from();
    }
    draw_tiles();
    add_hand_zones();
    if (played) {
        draw_frames();
        draw_overview(drawing_, arrangement_.grid, rules_, now_, grid_);
        draw_places();
        draw_directions();
        draw_arrows();
        draw_caption();
    }
    const double beneath = draw_columns();
    if (is_printed(drawing_)) {
        draw_legend();
    }
    const double height = height_ > 0 ? height_ : grid_.bottom() + (is_printed(drawing_) ? kLegend : beneath);
    picture::Picture picture = drawing_.take(drawing_.scale() * width_, drawing_.scale() * height);
    picture.alternative_text = dice_in_words();
    return picture;
}

Arrangement TablePicture::arrangement() const {
    if (viewport_.detail == Detail::window) {
        // On a large screen, tiles that are smaller in its units can be read.
        GridView view{false, kReadableSide / std::max(1.0, drawing_.scale())};
        if (hand_.dancer) {
            view.held = state_.tiles[*hand_.dancer].at;
        }
        return arranged(course_, width_, height_, view);
    }
    constexpr double kPanel = 375;
    const double high = height_ - 2 * kBoardMargin, panel = width_ - kPanel - kBoardMargin;
    return {{kBoardMargin, kBoardMargin, panel - 2 * kBoardMargin, high}, {panel, kBoardMargin, kPanel, high}};
}

Grid TablePicture::grid() const {
    constexpr double kMostPrinted = 64, kHighest = 330, kLeastRows = 2.6, kFree = 0.5;
    constexpr double kMostOnPage = 84, kHighestOnPage = 500;
    switch (viewport_.detail) {
        case Detail::window:
        case Detail::screen: return {course_, arrangement_.grid, arrangement_.view};
        case Detail::thumbnail: return {now_, {0, 0, width_, height_}, height_ / kLeastRows, kFree};
        case Detail::page: return {now_, {0, kPaperTop, width_, kHighestOnPage}, kMostOnPage, 0};
        default: return {now_, {0, kPaperTop, width_, kHighest}, kMostPrinted, 0};
    }
}

TileType TablePicture::type() const {
    if (viewport_.detail != Detail::screen) {
        return viewport_.detail == Detail::page ? TileType{.least = kLeastOnPage} : TileType{};
    }
    const Face bold{picture::screen_words_size(viewport_.measure, true) / kZoom, true};
    const Face light{picture::screen_words_size(viewport_.measure) / kZoom};
    const double room = grid_.side() - 5;
    const bool lighter = std::ranges::any_of(now_.tiles, [&](const Tile& tile) {
        const std::string name = names_of(drawing_, rules_, tile, light, room).front();
        return drawing_.width(name, bold) > room && drawing_.width(name, light) <= room;
    });
    return {lighter ? light : bold, picture::screen_figures_size(viewport_.measure) / kZoom};
}

void TablePicture::draw_squares() {
    const std::vector<Square> squares = grid_.squares();
    for (std::size_t i = 0; i < squares.size() && squares.size() <= kMostSquares; ++i) {
        drawing_.box(grid_.inner(squares[i]), 6, {}, {{Role::line}, 1, 2, 3});
    }
}

void TablePicture::draw_tiles() {
    drawing_.zone(say_count("The grid, {n} tile", "The grid, {n} tiles", static_cast<long long>(now_.tiles.size())),
                  Zone::Shape::row, std::nullopt);
    std::vector<std::size_t> order(now_.tiles.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::sort(
        order, {}, [this](std::size_t index) { return std::pair(now_.tiles[index].at.y, now_.tiles[index].at.x); });
    for (const std::size_t index : order) {
        const Tile& tile = now_.tiles[index];
        drawing_.lies(PlaceId(tile.id), tile_in_words(rules_, tile)).art =
            tile.die == 0 ? "" : "die-" + std::to_string(tile.die);
        if (grid_.in_sight(tile.at)) {
            const std::size_t first = drawing_.drawn();
            draw_one(tile);
            drawing_.piece(PlaceId(tile.id), seen_of(tile), spoken(index), first).coming =
                index >= state_.tiles.size();
        }
    }
}

void TablePicture::draw_one(const Tile& tile) {
    TileShown shown{tile, names_of(drawing_, rules_, tile, type_.figure > 0 ? type_.name : Face{type_.least, true},
                                   grid_.side() - 5)};
    if (tile.muse) {
        shown.face = rules_.face(*tile.muse);
        shown.face.suns = rules_.suns_of(now_, *tile.muse);
    }
    if (is_printed(drawing_)) {
        // A name is a tenth wider in bold.
        constexpr double kRoom = 0.98, kSize = 0.125;
        shown.owner = tile.owner
                          ? document::fitted_names(rules_.names, grid_.pitch() * kRoom,
                                                   grid_.pitch() * kSize)[static_cast<std::size_t>(tile.owner->index)]
                          : drawing_.translated(say("neutral"));
    }
    draw_tile(drawing_, grid_.tile(tile.at), shown, type_);
}

Rect TablePicture::seen_of(const Tile& tile) const {
    Rect seen = grid_.tile(tile.at);
    const Square below = next(tile.at, Direction::south);
    if (std::ranges::find(now_.tiles, below, &Tile::at) != now_.tiles.end()) {
        seen.height = std::min(seen.height, grid_.tile(below).y - seen.y);
    }
    return seen;
}

Text TablePicture::spoken(std::size_t index) const {
    const Tile& tile = now_.tiles[index];
    const Text words = tile_in_words(rules_, tile);
    if (index >= state_.tiles.size()) {
        return say("{tile}, not entered yet", {{"tile", words}});
    }
    const Mark* mark = viewport_.focus.at(PlaceId(tile.id));
    return mark == nullptr || mark->kind != Mark::Kind::barred ? words : listed({words, mark->reason});
}

void TablePicture::add_hand_zones() {
    for (const Company& company : rules_.setup.companies) {
        for (const Seat seat : company.seats) {
            if (const std::size_t left = rules_.in_hand(now_, seat); left > 0) {
                drawing_.zone(say("{who}: tiles to place", {{"who", rules_.who(seat)}}), Zone::Shape::pile, seat);
                const Text how = rules_.has_face_down(now_, seat) ? say("all face up") : say("one of them face down");
                const auto count = static_cast<int>(left);
                drawing_.lies("hand", how, count, listed({literally(count), how}));
            }
        }
    }
}

double TablePicture::draw_columns() {
    const ColumnsSheet columns(rules_, now_, course_.after != nullptr);
    for (std::size_t company = 0; company < rules_.setup.companies.size(); ++company) {
        columns.add_zone(drawing_, company);
    }
    if (viewport_.detail == Detail::screen) {
        columns.draw_large(drawing_, arrangement_.sheet);
    } else if (viewport_.detail == Detail::window) {
        draw_sheet(columns, arrangement_.sheet);
    } else if (viewport_.detail == Detail::page) {
        const double height = columns.height_on_page();
        columns.draw_large(drawing_, {kHalfLine, grid_.bottom() + kBeneathGrid, width_ - 2 * kHalfLine, height});
        return kBeneathGrid + height + kHalfLine;
    }
    return 0;
}

void TablePicture::draw_sheet(const ColumnsSheet& columns, Rect sheet) {
    drawing_.box(sheet, 8, {Role::surface}, {{Role::line}, 1});
    const bool steps = hand_.directions.size() == kDirections.size();
    if (steps && arrangement_.view.low) {
        draw_steps(drawing_, {sheet.x, sheet.y, kSheetWidth, sheet.height}, rules_, state_, hand_);
        sheet.x += kSheetWidth;
        sheet.width -= kSheetWidth;
    } else if (steps && height_ > kLeastForSteps) {
        const double tall = draw_steps(drawing_, sheet, rules_, state_, hand_);
        sheet.y += tall;
        sheet.height -= tall;
    }
    columns.draw(drawing_, sheet);
}

void TablePicture::draw_legend() {
    constexpr double kRoom = 90, kSide = 10;
    double x = 0;
    const double y = grid_.bottom() + 8;
    for (const Company& company : rules_.setup.companies) {
        draw_company_edge(drawing_, {x, y, kSide, kSide}, 2, company.colour);
        drawing_.text(document::one_line(drawing_.translated(text_of(company.colour))), x + 16, y + 8.5, {8.5},
                      {Role::text});
        x += kRoom;
    }
}

Text TablePicture::dice_in_words() const {
    return listed(mapped(now_.tiles, [&](const Tile& tile) {
        return tile.die == 0
                   ? say("{tile} has no die", {{"tile", rules_.tile_text(tile)}})
                   : say("{tile} shows {die}", {{"tile", rules_.tile_text(tile)}, {"die", literally(tile.die)}});
    }));
}

Text tile_in_words(const Rules& rules, const Tile& tile) {
    const std::vector<Fill> fills{{"tile", rules.tile_text(tile)}, {"x", literally(tile.at.x)},
                                  {"y", literally(tile.at.y)},     {"colour", text_of(tile.colour)},
                                  {"die", literally(tile.die)},    {"short", literally(6 - tile.die)}};
    return tile.die == 0    ? say("{tile} at {x}, {y}, no die", fills)
           : tile.face_down ? say("{tile}, face down, at {x}, {y}: {colour} {die}, {short} short of 6", fills)
                            : say("{tile} at {x}, {y}: {colour} {die}, {short} short of 6", fills);
}

picture::Picture Rules::picture(std::span<const State> session, std::size_t ply,
                                const picture::Viewport& viewport) const {
    return TablePicture(*this, session, ply, viewport).take();
}

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    return picture({&state, 1}, 0, viewport);
}

picture::Picture tile(const picture::Viewport& viewport) {
    State state;
    const auto lay = [&state](int x, int y, Colour colour, int die, bool down) {
        state.tiles.push_back({"", Seat{0}, colour, die, {x, y}, down, {}});
    };
    lay(0, 1, Colour::orange, 2, false), lay(1, 0, Colour::purple, 3, false), lay(2, 0, Colour::purple, 5, false);
    lay(2, 1, Colour::white, 2, true), lay(3, 1, Colour::orange, 4, false), lay(4, 0, Colour::purple, 1, true);
    lay(4, 2, Colour::orange, 3, false);
    Rules rules;
    rules.names = {""};
    rules.setup.companies = {{Colour::purple, {Seat{0}}}};
    return rules.picture(state, viewport);
}

}  // namespace castalia::dance_of_muses
