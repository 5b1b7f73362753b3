// The dance in the making: its four steps, and how many Suns each company would have after them.
#include <algorithm>

#include "core/games/dance_of_muses/table_parts.h"

namespace castalia::dance_of_muses {

namespace {

using document::Role;
using picture::Face;
using picture::Mark;
using Ends = document::Shape::Side;

constexpr double kStepLeft = 14, kStepRow = 31, kStepWords = 42, kStepLine = 15;

double company_width(std::size_t companies) { return companies > 2 ? 46 : 56; }

const char* arrow_of(Direction to) {
    switch (to) {
        case Direction::north: return "↑";
        case Direction::east: return "→";
        case Direction::south: return "↓";
        default: return "←";
    }
}

Direction direction_in(const Mark& mark) { return *direction_of(mark.place.text()); }

}  // namespace

bool is_barred(const Mark& mark) { return mark.kind == Mark::Kind::barred || mark.kind == Mark::Kind::refused; }

InHand in_hand(const std::vector<Mark>& marks, const Rules& rules, const State& state) {
    InHand hand;
    // The marks are in the order of the slots: tiles, directions, when, then the tiles that the power could reach.
    bool targets = false;
    for (const Mark& mark : marks) {
        const bool chosen = mark.kind == Mark::Kind::chosen || mark.kind == Mark::Kind::refused;
        if (const std::optional<Direction> to = direction_of(mark.place.text())) {
            hand.directions.push_back(mark);
            hand.to = chosen ? to : hand.to;
        } else if (mark.place == "before" || mark.place == "after") {
            targets = true;
            hand.before = chosen ? std::optional(mark.place == "before") : hand.before;
        } else if (const std::optional<std::size_t> tile = rules.find(state, mark.place.text())) {
            if (targets) {
                hand.targets.push_back(mark);
            } else if (chosen) {
                hand.dancer = tile;
            }
        }
    }
    if (!hand.dancer) {
        hand.directions.clear();
        hand.to.reset();
    }
    return hand;
}

Text caption_of(const Rules& rules, const State& state, const InHand& hand) {
    if (!hand.dancer) {
        return state.phase == Phase::dance
                   ? say("Any tile may take the step: click it or type the start of its name, then an arrow.")
                   : Text();
    }
    const Tile& tile = state.tiles[*hand.dancer];
    const std::vector<Fill> who{{"tile", rules.tile_text(tile)}};
    if (tile.face_down) {
        return say("{tile} lies face down: it can step but has no power.", who);
    }
    const std::optional<Power> power = rules.power_of(tile, {});
    if (power == Power::none) {
        return say("{tile} has no power.", who);
    }
    if (!hand.to || hand.before == true) {
        return power ? say("Before the step {tile}’s power reaches the lit squares.", who)
                     : say("Before the step {tile}’s power, which is not set, may reach the lit squares.", who);
    }
    if (hand.before == false) {
        return power ? say("After the step {tile}’s power reaches the lit squares.", who)
                     : say("After the step {tile}’s power, which is not set, may reach the lit squares.", who);
    }
    return power ? say("{tile}’s power reaches the lit squares after the step and the dotted squares before it.", who)
                 : say("{tile}’s power is not set; it may reach the lit squares after the step and the dotted ones "
                       "before.",
                       who);
}

Text step_in_words(const Mark& mark) {
    return say("Step {direction}: {outcome}", {{"direction", text_of(direction_in(mark))}, {"outcome", mark.reason}});
}

namespace {

/// Draws the rows of the steps from top to bottom.
class StepRows {
public:
    StepRows(Drawing& drawing, const Rect& at, const Rules& rules, const State& state, const InHand& hand)
        : drawing_(drawing),
          at_(at),
          rules_(rules),
          state_(state),
          hand_(hand),
          companies_(rules.setup.companies.size()),
          column_(company_width(companies_)) {}

    double draw() {
        double y = draw_head();
        for (const Mark& mark : hand_.directions) {
            y += draw_row(mark, y);
        }
        drawing_.line(at_.x + kStepLeft, y + 7, at_.right() - kStepLeft, y + 7, {{Role::line}, 1.2});
        return y + 8 - at_.y;
    }

private:
    double right_of(std::size_t company) const {
        return at_.right() - kStepLeft - column_ * static_cast<double>(companies_ - 1 - company);
    }
    /// Returns where the rows begin.
    double draw_head() {
        const double room = at_.width - 2 * kStepLeft;
        const std::string title = drawing_.translated(
            say("Each step of {tile}", {{"tile", rules_.tile_text(state_.tiles[*hand_.dancer])}}));
        Face face{17, true, true};
        while (face.size > kSmall.size && drawing_.width(title, face) > room) {
            face.size -= 0.5;
        }
        double y = at_.y + 8;
        for (const std::string& line : drawing_.wrapped(title, face, room)) {
            y += 17;
            drawing_.text(line, at_.x + kStepLeft, y, face, {Role::text});
        }
        y += 25;
        drawing_.text(drawing_.translated(say("Suns then")), at_.x + kStepLeft, y, kSmall, {Role::secondary},
                      Ends::left, room - column_ * static_cast<double>(companies_));
        for (std::size_t company = 0; company < companies_; ++company) {
            draw_colour(rules_.setup.companies[company].colour, right_of(company), y);
        }
        return y + 12;
    }
    /// Writes a colour above the Suns of its company; where the word has no room, it is a box of the colour.
    void draw_colour(Colour colour, double right, double baseline) {
        constexpr double kApart = 8, kBox = 11, kLeastWord = 11;
        const std::string word = drawing_.translated(text_of(colour));
        Face face = kSmall;
        while (face.size > kLeastWord && drawing_.width(word, face) > column_ - kApart) {
            face.size -= 0.5;
        }
        if (drawing_.width(word, face) <= column_ - kApart) {
            drawing_.text(word, right, baseline, face, {Role::secondary}, Ends::right);
        } else {
            drawing_.box({right - kBox, baseline - kBox, kBox, kBox}, 3,
                         {Role::company, static_cast<std::uint8_t>(colour)}, {{Role::control}, 1});
        }
    }
    /// Returns the height of the row.
    double draw_row(const Mark& mark, double y) {
        const std::size_t first = drawing_.drawn();
        const bool barred = is_barred(mark), chosen = mark.kind == Mark::Kind::chosen;
        const double room =
            at_.width - kStepWords - kStepLeft - (barred ? 0 : column_ * static_cast<double>(companies_) - 8);
        const Face face{kSmall.size, chosen};
        const std::vector<std::string> lines = drawing_.wrapped(drawing_.translated(mark.reason), face, room);
        const double tall = std::max(kStepRow, kStepLine * static_cast<double>(lines.size()) + 4),
                     middle = y + tall / 2;
        const Rect row{at_.x + 6, y, at_.width - 12, tall};
        if (chosen) {
            drawing_.box(row, 5, {Role::glow}, {{Role::lampink}, 1});
        }
        const Role ink = barred ? Role::refusal : Role::text;
        drawing_.text(arrow_of(direction_in(mark)), at_.x + kStepLeft + 10, middle + 5.5, {16, true},
                      {barred ? ink : Role::lampink}, Ends::middle);
        double baseline = middle + 4.5 - kStepLine / 2 * static_cast<double>(lines.size() - 1);
        for (const std::string& line : lines) {
            drawing_.text(line, at_.x + kStepWords, baseline, face, {ink});
            baseline += kStepLine;
        }
        drawing_.piece(mark.place, row, barred ? step_in_words(mark) : draw_suns(mark, middle), first);
        return tall;
    }
    /// Draws the Suns of every company after the step. Returns the step with them in words.
    Text draw_suns(const Mark& mark, double middle) {
        const StepOutcome step = rules_.step_outcome(state_, *hand_.dancer, direction_in(mark));
        const Columns then = compare(rules_.dice(rules_.after_step(state_, step), true));
        std::vector<Text> suns;
        for (std::size_t company = 0; company < companies_; ++company) {
            drawing_.text(std::to_string(then.suns[company]), right_of(company), middle + 5.5, {16, true, true},
                          {Role::text}, Ends::right);
            suns.push_back(say("{colour} {n}", {{"colour", text_of(rules_.setup.companies[company].colour)},
                                                {"n", literally(then.suns[company])}}));
        }
        return say("{step}. Suns then: {suns}", {{"step", step_in_words(mark)}, {"suns", listed(suns)}});
    }

    Drawing& drawing_;
    Rect at_;
    const Rules& rules_;
    const State& state_;
    const InHand& hand_;
    std::size_t companies_;
    double column_;  ///< The width of a company.
};

}  // namespace

double draw_steps(Drawing& drawing, const Rect& at, const Rules& rules, const State& state, const InHand& hand) {
    return StepRows(drawing, at, rules, state, hand).draw();
}

void draw_overview(Drawing& drawing, const Rect& room, const Rules& rules, const State& state, const Grid& grid) {
    constexpr double kCell = 26, kLeastWidth = 112, kTop = 26, kInset = 8, kApart = 17;
    std::vector<Text> away;
    for (const Tile& tile : state.tiles) {
        if (!grid.in_sight(tile.at)) {
            away.push_back(rules.tile_text(tile));
        }
    }
    if (away.empty()) {
        return;
    }
    const Grid all(state, {0, 0, 1000, 1000}, kCell, 0);
    const auto [first, last] = std::ranges::minmax(state.tiles, {}, [](const Tile& tile) { return tile.at.x; });
    const double wide = kCell * (last.at.x - first.at.x + 1), high = all.bottom();
    const double width = std::max(kLeastWidth, wide + 2 * kInset);
    const bool right = room.right() - grid.tile(last.at).right() > grid.tile(first.at).x - room.x;
    const std::vector<std::string> lines = drawing.wrapped(
        drawing.translated(say("out of sight: {tiles}", {{"tiles", listed(away)}})), kSmall, width - 2 * kInset);
    const Rect card{right ? room.right() - width : room.x, room.y + kBoardMargin, width,
                    kTop + high + 12 + kApart * static_cast<double>(lines.size()) + 4};
    const double middle = card.x + width / 2;
    drawing.box(card, 8, {Role::surface}, {{Role::line}, 1});
    drawing.text(drawing.translated(say("All tiles")), middle, card.y + 18, {kSmall.size, true}, {Role::text},
                 Ends::middle);
    const Grid small(state, {middle - wide / 2, card.y + kTop, wide, high}, kCell, 0);
    for (const Tile& tile : state.tiles) {
        const std::size_t shapes = drawing.drawn();
        const Rect at = inset(small.cell(tile.at), 1);
        const bool seen = grid.in_sight(tile.at);
        drawing.box(at, 4, {tile.face_down ? Role::facedown : Role::card},
                    {{seen ? Role::cardedge : Role::lampink}, seen ? 1.0 : 2.6});
        draw_die(drawing, at.x + at.width / 2, at.y + at.height / 2, kCell * 0.62, tile.colour, tile.die);
        if (!seen) {
            drawing.piece(PlaceId(tile.id), at, say("{tile}, out of sight", {{"tile", tile_in_words(rules, tile)}}),
                          shapes);
        }
    }
    double baseline = card.y + kTop + high + 18;
    for (const std::string& line : lines) {
        drawing.text(line, middle, baseline, kSmall, {Role::text}, Ends::middle);
        baseline += kApart;
    }
}

}  // namespace castalia::dance_of_muses
