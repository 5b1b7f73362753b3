// Showdowns, contests and the last hands: the cards so far, the names of the hands and what would overtake them.
#include <algorithm>
#include <numeric>

#include "core/games/muse_story/table_parts.h"
#include "core/parts/playing_kit.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using Ends = document::Shape::Side;

constexpr double kStageTop = 8, kStageRim = 8;
constexpr double kPeek = 0.54;  ///< The part of its width that is seen of a covered card.

/// How the cards of a row are placed: those that count whole, the others overlapping.
struct CardRow {
    double width = 0, step = 0, beside = 0, beside_step = 0;  ///< From the left, where those beside begin.
};

CardRow card_row(const Measures& sizes, const Column& column, double room, double height) {
    const double counting = static_cast<double>(std::max<std::size_t>(1, column.counting.size()) +
                                                static_cast<std::size_t>(column.covered));
    const auto others = static_cast<double>(column.beside.size());
    constexpr double kBetween = 4, kApart = 14;
    const double apart = others > 0 ? kApart : 0;
    const double parts = counting + (others > 0 ? 1 + kPeek * (others - 1) : 0);
    CardRow row;
    row.width = std::clamp((room - kBetween * (counting - 1) - apart) / parts, sizes.least_card,
                           std::min(sizes.most_card, std::max(sizes.least_card, height * playing::kCardRatio)));
    row.step = row.width + kBetween;
    row.beside_step = row.width * kPeek;
    row.beside = row.step * counting - kBetween + apart;
    const double end = others > 0 ? row.beside + row.width + row.beside_step * (others - 1) : row.beside;
    if (end > room + 1) {  // Even small cards have to overlap.
        const double count = std::max(1.0, counting + others - 1);
        row.step = row.beside_step = (room - row.width) / count;
        row.beside = row.step * counting;
    }
    return row;
}

/// One side of the stage.
class ColumnDrawing {
public:
    /// The hand stands `beside` the name or beneath it.
    ColumnDrawing(const Drawing& drawing, const Table& table, const Column& column, const Rect& at, bool beside)
        : drawing_(drawing), table_(table), sizes_(table.sizes), column_(column), at_(at), beside_(beside) {}

    /// Returns whether the hand has room beside the name, which is not shortened for that beyond what players call
    /// each other.
    bool has_room_beside() const {
        return drawing_.width(words(table_.called(column_.player)), name()) <= name_room(true);
    }

    /// Returns the height at which everything has its room.
    double height() const {
        const double head = beside_ ? head_line() : head_line() + hand_height();
        const double most = sizes_.most_card / playing::kCardRatio;
        const double cards = column_.counting.size() + column_.beside.size() > 3 ? 0.96 * most : 0.82 * most;
        return head + cards + (column_.beside.empty() ? 0 : rule()) +
               small_line() * static_cast<double>(lines().size()) + 10;
    }

    void draw(Drawing& drawing) const {
        const std::size_t first = drawing.drawn();
        const double top = draw_head(drawing);
        const bool ruled = !column_.beside.empty() && sizes_.captions;
        const double room = at_.bottom() - top, least = sizes_.least_card / playing::kCardRatio;
        // The words beneath give way to the cards, from the last line on.
        const std::vector<WrittenLine> written = lines();
        const double rules = ruled && room > least + rule() ? rule() : 0;
        const double height =
            std::min(sizes_.most_card / playing::kCardRatio, room - rules - lines_height(written, room - rules));
        drawing.piece(PlaceId("stand") / table_.name(column_.player), at_, spoken_name(), first);
        const double bottom = draw_cards(drawing, top, std::max(18.0, height), rules > 0);
        double baseline = bottom + rules + 0.94 * small_line();
        for (std::size_t i = 0; i < written.size(); ++i) {
            // A statement is written whole or not at all.
            const auto next = std::find_if(written.begin() + static_cast<std::ptrdiff_t>(i) + 1, written.end(),
                                           [](const auto& line) { return line.begins; });
            const auto count = static_cast<double>(next - written.begin()) - static_cast<double>(i);
            if (written[i].begins && baseline + small_line() * (count - 1) > at_.bottom() + 1) {
                break;
            }
            drawing.text(written[i].lead, at_.x, baseline, strong(), {Role::text});
            drawing.text(written[i].words, at_.x + lead_width(written[i].lead), baseline, {sizes_.small},
                         {Role::text});
            baseline += small_line();
        }
    }

private:
    std::string words(const Text& text) const { return drawing_.translated(text); }
    Face name() const { return {sizes_.name}; }
    Face hand() const { return {sizes_.hand, true, true}; }
    Face strong() const { return {sizes_.small, true}; }
    double head_line() const { return 2 * sizes_.name; }
    double hand_line() const { return 1.19 * sizes_.hand; }
    double small_line() const { return 1.44 * sizes_.small; }
    double rule() const { return sizes_.captions ? 24 : 0; }
    double hand_height() const {
        return hand_line() * static_cast<double>(drawing_.wrapped(words(column_.hand), hand(), at_.width).size());
    }
    /// Returns the width of the cards. On a low stage the hand stands beside them.
    double cards_width() const {
        constexpr double kMostOfHand = 0.6;
        const bool low =
            !beside_ && at_.height < head_line() + hand_height() + sizes_.least_card / playing::kCardRatio;
        return low ? at_.width - std::min(drawing_.width(words(column_.hand), hand()) + 8, kMostOfHand * at_.width)
                   : at_.width;
    }
    double lead_width(const std::string& lead) const { return lead.empty() ? 0 : drawing_.width(lead, strong()) + 5; }

    Text leads() const { return table_.state.phase == Phase::over ? say("wins") : say("leads"); }
    double pill_width() const {
        return column_.leads ? drawing_.width(words(leads()), strong()) + 2 * sizes_.near * sizes_.small : 0;
    }
    /// Returns where the disc of the player stands, from the left.
    double side_width() const {
        return column_.side ? sizes_.slip + 16 * sizes_.near +
                                  drawing_.width(words(side_text(*column_.side)), {sizes_.name, true})
                            : 0;
    }
    double before_name() const { return side_width() + 2 * sizes_.disc + 8; }
    /// Returns what the player does here, if that leaves enough room for the name.
    std::string part() const {
        const double room = at_.width - before_name() - pill_width();
        const double taken = drawing_.width(words(table_.called(column_.player)), name()) + 8;
        const std::string part = column_.part.empty() ? std::string() : words(column_.part);
        return taken + drawing_.width(part, {sizes_.small}) <= room ? part : std::string();
    }
    /// Returns the room for the name, with the name of the hand beside it or beneath it.
    double name_room(bool beside) const {
        const std::string does = part();
        return at_.width - before_name() - pill_width() -
               (does.empty() ? 0 : drawing_.width(does, {sizes_.small}) + 8) -
               (beside ? 14 + drawing_.width(words(column_.hand), hand()) : 0);
    }

    /// Draws who stands here and the name of the hand. Returns where the cards begin.
    double draw_head(Drawing& drawing) const {
        const double middle = at_.y + 0.8 * sizes_.name, baseline = middle + 0.36 * sizes_.name;
        if (column_.side) {
            draw_side(drawing, table_, at_.x, middle, *column_.side, sizes_.name);
        }
        double x = at_.x + side_width();
        draw_author(drawing, table_, x + sizes_.disc, middle, column_.player);
        x += 2 * sizes_.disc + 8;
        const std::string called =
            picture::fitting_name(drawing, table_.names, column_.player, name(), std::max(20.0, name_room(beside_)));
        drawing.text(called, x, baseline, name(), {Role::text});
        x += drawing.width(called, name()) + 8;
        if (column_.leads) {
            const double pill = pill_width() - 8, tall = 1.7 * sizes_.small;
            drawing.box({x, middle - tall / 2, pill, tall}, tall / 2, {Role::lamp}, {{Role::lampink}, 1});
            drawing.text(words(leads()), x + pill / 2, middle + 0.36 * sizes_.small, strong(), {Role::onlamp},
                         Ends::middle);
            x += pill + 8;
        }
        drawing.text(part(), x, baseline, {sizes_.small}, {Role::secondary});
        if (beside_) {
            drawing.text(words(column_.hand), at_.right(), baseline, hand(), {Role::text}, Ends::right);
            return at_.y + head_line();
        }
        const double cards = cards_width();
        const bool low = cards < at_.width;
        double line = baseline + 1.37 * sizes_.hand;
        for (const std::string& one :
             drawing.wrapped(words(column_.hand), hand(), low ? at_.width - cards : at_.width)) {
            drawing.text(one, low ? at_.x + cards + 4 : at_.x, line, hand(), {Role::text});
            line += hand_line();
        }
        return low ? at_.y + head_line() : line - 0.6 * sizes_.hand;
    }

    /// A line of the words beneath the cards; several may make one statement.
    struct WrittenLine {
        std::string lead, words;
        bool begins = true;
    };
    std::vector<WrittenLine> lines() const {
        std::vector<WrittenLine> lines;
        for (const Column::Line& line : column_.lines) {
            // The first line is shorter: the lead stands before it.
            const std::string lead = line.lead.empty() ? std::string() : words(line.lead);
            std::string rest = words(line.words);
            for (bool first = true; !rest.empty(); first = false) {
                const double taken = first ? lead_width(lead) : 0;
                const std::vector<std::string> broken = drawing_.wrapped(rest, {sizes_.small}, at_.width - taken);
                lines.push_back({first ? lead : std::string(), broken.front(), first});
                rest.erase(0, broken.size() == 1 ? rest.size() : broken.front().size());
                rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));
            }
        }
        return lines;
    }
    double lines_height(const std::vector<WrittenLine>& written, double room) const {
        const double all = small_line() * static_cast<double>(written.size()) + (written.empty() ? 0 : 4);
        // Words have room beside cards of this height.
        return std::clamp(room - 0.8 * sizes_.most_card / playing::kCardRatio, 0.0, all);
    }

    double draw_cards(Drawing& drawing, double top, double height, bool ruled) const {
        constexpr double kUpright = 0.87;  // On a lower card rank and suit stand beside each other.
        const CardRow row = card_row(sizes_, column_, cards_width(), height);
        const double tall = std::min(height, row.width / playing::kCardRatio);
        const bool low = tall < kUpright * sizes_.least_card / playing::kCardRatio;
        const double width = low ? row.width : tall * playing::kCardRatio;
        double x = at_.x;
        for (const Card card : column_.counting) {
            draw_card(drawing, {x, top, width, tall}, card);
            if (!sizes_.captions && !column_.beside.empty()) {
                drawing.box({x, top, width, tall}, 3, {}, {{Role::lampink}, 1.4});
            }
            x += row.step;
        }
        for (int i = 0; i < column_.covered; ++i, x += row.step) {
            playing::draw_back(drawing, {x, top, width, tall});
        }
        x = at_.x + row.beside;
        for (const Card card : column_.beside) {
            draw_card(drawing, {x, top, width, tall}, card);
            x += row.beside_step;
        }
        if (ruled) {
            const double end = row.step * static_cast<double>(column_.counting.size() - 1) + width;
            drawing.box({at_.x, top + tall + 4, end, 4}, 1.5, {Role::lamp}, {{Role::lampink}, 1});
            const Face small{sizes_.small - 0.5};
            const auto counting = static_cast<long long>(column_.counting.size());
            const std::string count =
                words(counting == 5 ? say("these five count") : say("these {n} count", {{"n", literally(counting)}}));
            const std::string more =
                words(say("{n} more", {{"n", literally(static_cast<long long>(column_.beside.size()))}}));
            const double baseline = top + tall + 21;
            if (drawing.width(count, small) <= row.beside - 8) {
                drawing.text(count, at_.x, baseline, small, {Role::secondary});
                drawing.text(more, at_.x + row.beside, baseline, small, {Role::secondary}, Ends::left,
                             at_.width - row.beside);
            }
        }
        return top + tall;
    }
    void draw_card(Drawing& drawing, const Rect& place, Card card) const {
        const std::size_t first = drawing.drawn();
        const bool coming = std::ranges::find(column_.coming, card) != column_.coming.end();
        playing::draw_card(drawing, place, card);
        if (coming) {
            drawing.box(place, 5, {}, {{Role::lampink}, 2.6});
        }
        const Text name = playing::name(card);
        drawing
            .piece(PlaceId(playing::code(card)), place,
                   coming ? say("{card}, not entered yet", {{"card", name}}) : name, first)
            .coming = coming;
    }

    Text spoken_name() const {
        const Text who = table_.who(column_.player);
        std::vector<Text> facts{say("{side}, {who}: {hand}", {{"side", column_.side ? side_text(*column_.side)
                                                                       : column_.part.empty() ? say("The last hands")
                                                                                              : column_.part},
                                                              {"who", who},
                                                              {"hand", column_.hand}})};
        if (column_.leads) {
            facts.push_back(leads());
        }
        for (const Column::Line& line : column_.lines) {
            facts.push_back(line.lead.empty() ? line.words
                                              : say("{lead} {words}", {{"lead", line.lead}, {"words", line.words}}));
        }
        return listed(facts);
    }

    const Drawing& drawing_;
    const Table& table_;
    const Measures& sizes_;
    const Column& column_;
    Rect at_;
    bool beside_;
};

/// The places of the columns of the stage, up to three side by side.
struct StageGrid {
    StageGrid(const Drawing& drawing, const Table& table, const std::vector<Column>& columns, double width)
        : rows((columns.size() + most_beside(table) - 1) / most_beside(table)),
          beside(rows == 0 ? 1 : (columns.size() + rows - 1) / rows),
          column((width - 2 * table.sizes.inset - table.sizes.apart * static_cast<double>(beside - 1)) /
                 static_cast<double>(beside)),
          heights(rows) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            hands_beside =
                hands_beside && ColumnDrawing(drawing, table, columns[i], {0, 0, column, 0}, true).has_room_beside();
        }
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double needed = ColumnDrawing(drawing, table, columns[i], {0, 0, column, 0}, hands_beside).height();
            heights[i / beside] = std::max(heights[i / beside], needed + air(table));
        }
    }
    static std::size_t most_beside(const Table& table) { return table.sizes.narrow ? 1 : 3; }
    /// Returns what stays free beneath a column.
    static double air(const Table& table) { return table.sizes.narrow ? 12 : 4; }

    std::size_t rows, beside;
    double column;                ///< The width of a column.
    bool hands_beside = true;     ///< Every hand has room beside the name of its player.
    std::vector<double> heights;  ///< The heights of the rows at which everything has its room.
};

}  // namespace

bool has_stage(const Table& table) {
    const State& state = fought(table);
    return state.contest || state.showdown || (table.state.phase == Phase::over && !table.state.last_hands.empty());
}

double height_of_stage(const Drawing& drawing, const Table& table, double width) {
    // Beneath a stage of a window lie the sheets, and the cards give way to a second line of the heading.
    Drawing measured(drawing.viewport(), 0, 0, drawing.scale());
    const double heading = table.sizes.narrow
                               ? draw_heading(measured, table, {0, 0, width - 2 * table.sizes.inset, 0})
                               : 1.76 * table.sizes.title;
    const std::vector<double> heights = StageGrid(drawing, table, columns_of(table), width).heights;
    return std::accumulate(heights.begin(), heights.end(), kStageTop + heading + kStageRim);
}

double least_height_of_stage(const Table& table) {
    constexpr double kOneRow = 176, kTwoRows = 250;
    return columns_of(table).size() > StageGrid::most_beside(table) ? kTwoRows : kOneRow;
}

void draw_stage(Drawing& drawing, const Table& table, const Rect& at) {
    drawing.box(at, 8, {Role::surface}, {{Role::line}, 1});
    const double heading = draw_heading(
        drawing, table, {at.x + table.sizes.inset, at.y + kStageTop, at.width - 2 * table.sizes.inset, at.height});
    const std::vector<Column> columns = columns_of(table);
    const StageGrid grid(drawing, table, columns, at.width);
    const double room = at.height - kStageTop - heading - kStageRim;
    const double part = room / std::accumulate(grid.heights.begin(), grid.heights.end(), 0.0);
    double top = at.y + kStageTop + heading + 6;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::size_t place = i % grid.beside;
        const double height = part * grid.heights[i / grid.beside];
        const double left = at.x + table.sizes.inset + static_cast<double>(place) * (grid.column + table.sizes.apart);
        if (place > 0) {
            const double between = left - table.sizes.apart / 2;
            drawing.line(between, top + 2, between, top + height - 6, {{Role::line}, 1.2});
        } else if (i > 0 && table.sizes.narrow) {
            drawing.line(left, top - 6, left + grid.column, top - 6, {{Role::line}, 1.2});
        }
        ColumnDrawing(drawing, table, columns[i], {left, top, grid.column, height - StageGrid::air(table)},
                      grid.hands_beside)
            .draw(drawing);
        top += place + 1 == grid.beside ? height : 0;
    }
}

}  // namespace castalia::muse_story
