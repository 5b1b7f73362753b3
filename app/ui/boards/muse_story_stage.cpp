// Showdowns, contests and the last hands: the cards so far, the names of the hands and what would overtake them.
#include "app/ui/boards/muse_story_stage.h"
#include "app/ui/basics/marked_words.h"
#include "app/ui/basics/named.h"

#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/muse_story_sheet.h"

namespace castalia::muse_story {

namespace {

constexpr double kStageGap = 34, kHeadLine = 30, kSmall = 12.5, kSmallLine = 18, kRule = 24;
constexpr double kStageMostCard = 52, kStageLeastCard = 31;
constexpr double kPeek = 0.54;  ///< The part of its width that is seen of a covered card.

/// How the cards of a row are placed: those that count whole, the others overlapping.
struct CardRow {
    double width = kStageMostCard, step = 0, beside = 0,
           beside_step = 0;  ///< From the left, where those beside begin.
};

CardRow card_row(const Column& column, double room, double height) {
    const double counting = static_cast<double>(std::max<std::size_t>(1, column.counting.size()) +
                                                static_cast<std::size_t>(column.covered));
    const auto others = static_cast<double>(column.beside.size());
    constexpr double kBetween = 4, kApart = 14;
    const double apart = others > 0 ? kApart : 0;
    const double parts = counting + (others > 0 ? 1 + kPeek * (others - 1) : 0);
    CardRow row;
    row.width = std::clamp((room - kBetween * (counting - 1) - apart) / parts, kStageLeastCard,
                           std::min(kStageMostCard, std::max(kStageLeastCard, height * kPlayingCardRatio)));
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
    ColumnDrawing(const Pen& pen, const Table& table, const Column& column, const wxRect2DDouble& at)
        : pen_(pen), table_(table), column_(column), at_(at) {}

    /// Returns the height at which everything has its room.
    double height() const {
        const auto below = static_cast<double>(pen_.wrapped(column_.hand, kHand, at_.m_width).size());
        const double head = told_beside() ? kHeadLine : kHeadLine + 19 * below;
        const double cards = column_.counting.size() + column_.beside.size() > 3 ? 70.0 : 60.0;
        return head + cards + (column_.beside.empty() ? 0 : kRule) +
               kSmallLine * static_cast<double>(lines().size()) + 10;
    }

    void draw(std::vector<HitArea>& hit_areas) const {
        const double hand_top = draw_head();
        const bool ruled = !column_.beside.empty();
        const double room = at_.GetBottom() - hand_top;
        // The words beneath give way to the cards, from the last line on.
        constexpr double kLeastHeight = kStageLeastCard / kPlayingCardRatio;
        const std::vector<ToldLine> told = lines();
        const double rule = ruled && room > kLeastHeight + kRule ? kRule : 0;
        const double height =
            std::min(kStageMostCard / kPlayingCardRatio, room - rule - lines_height(told, room - rule));
        const double bottom = draw_cards(hand_top, std::max(24.0, height), rule > 0, hit_areas);
        double baseline = bottom + rule + 17;
        for (std::size_t i = 0; i < told.size(); ++i) {
            // A statement is told whole or not at all.
            const auto next = std::find_if(told.begin() + static_cast<std::ptrdiff_t>(i) + 1, told.end(),
                                           [](const auto& line) { return line.begins; });
            const auto lines = static_cast<double>(next - told.begin()) - static_cast<double>(i);
            if (told[i].begins && baseline + kSmallLine * (lines - 1) > at_.GetBottom() + 1) {
                break;
            }
            const wxString& lead = told[i].lead;
            pen_.text(lead, at_.m_x, baseline, {kSmall, true, false}, palette().text);
            pen_.text(told[i].words, at_.m_x + (lead.empty() ? 0 : pen_.width(lead, {kSmall, true, false}) + 5),
                      baseline, {kSmall, false, false}, palette().text);
            baseline += kSmallLine;
        }
        hit_areas.push_back({PlaceId("stand") / table_.names[static_cast<std::size_t>(column_.player.index)],
                             pen_.area(at_), name()});
    }

private:
    static constexpr Face kName{15, false, false}, kHand{16, true, true};

    double hand_width() const { return pen_.width(column_.hand, kHand); }

    wxString leads() const { return table_.state.phase == Phase::over ? _("wins") : _("leads"); }
    double pill_width() const { return column_.leads ? pen_.width(leads(), {kSmall, true, false}) + 26 : 0; }
    /// Returns where the disc of the player stands, from the left.
    double side_width() const {
        return column_.side ? 32 + pen_.width(words(side_text(*column_.side)), {15, true, false}) : 0;
    }
    /// Returns what the player does here, if that leaves enough room for the name.
    wxString part() const {
        const double room = at_.m_width - side_width() - 29 - pill_width();
        const double taken = pen_.width(table_.called(column_.player), kName) + 8;
        return taken + pen_.width(column_.part, {kSmall, false, false}) <= room ? column_.part : wxString();
    }
    double part_width() const { return part().empty() ? 0 : pen_.width(part(), {kSmall, false, false}) + 8; }
    /// Returns the room for the name, with the name of the hand beside it or beneath it.
    double name_room(bool beside) const {
        return at_.m_width - side_width() - 29 - pill_width() - part_width() - (beside ? 14 + hand_width() : 0);
    }
    wxString shown_name(bool beside) const {
        return fitting_name(pen_, table_.names, column_.player, kName, name_room(beside));
    }
    /// Returns whether the hand stands beside the name, which is not shortened for that beyond what players call
    /// each other.
    bool told_beside() const { return pen_.width(table_.called(column_.player), kName) <= name_room(true); }

    /// Draws who stands here and the name of the hand. Returns where the cards begin.
    double draw_head() const {
        const Palette& colours = palette();
        const double middle = at_.m_y + 12, baseline = middle + 5.4;
        if (column_.side) {
            pen_.mark(*column_.side == Side::yes ? "slip-yes" : "slip-no", at_.m_x + 8, middle, 16, colours.text);
            pen_.text(words(side_text(*column_.side)), at_.m_x + 23, baseline, {15, true, false}, colours.text);
        }
        const bool beside = told_beside();
        double x = at_.m_x + side_width();
        pen_.disc(x + 11, middle, 11, table_.name(column_.player), column_.player);
        x += 29;
        const wxString name = shown_name(beside);
        const double room = std::max(20.0, name_room(beside));
        pen_.text(name, x, baseline, kName, colours.text, Align::left, room);
        x += std::min(room, pen_.width(name, kName)) + 8;
        if (column_.leads) {
            const double pill = pill_width() - 8;
            pen_.box({x, middle - 10.5, pill, 21}, 10.5, colours.lamp, {colours.lampink, 1});
            pen_.text(leads(), x + pill / 2, middle + 4.4, {kSmall, true, false}, colours.onlamp, Align::centre);
            x += pill + 8;
        }
        pen_.text(part(), x, baseline, {kSmall, false, false}, colours.secondary);
        if (beside) {
            pen_.text(column_.hand, at_.GetRight(), baseline, kHand, colours.text, Align::right);
            return at_.m_y + kHeadLine;
        }
        double line = baseline + 22;
        for (const wxString& words : pen_.wrapped(column_.hand, kHand, at_.m_width)) {
            pen_.text(words, at_.m_x, line, kHand, colours.text);
            line += 19;
        }
        return line - 8;
    }

    /// A line of the words beneath the cards; several may make one statement.
    struct ToldLine {
        wxString lead, words;
        bool begins = true;
    };
    std::vector<ToldLine> lines() const {
        std::vector<ToldLine> lines;
        for (const Column::Line& line : column_.lines) {
            const double lead = line.lead.empty() ? 0 : pen_.width(line.lead, {kSmall, true, false}) + 5;
            // The first line is shorter: the lead stands before it.
            wxString rest = line.words;
            bool first = true;
            while (!rest.empty()) {
                const std::vector<wxString> broken =
                    pen_.wrapped(rest, {kSmall, false, false}, at_.m_width - (first ? lead : 0));
                lines.push_back({first ? line.lead : wxString(), broken.front(), first});
                rest = broken.size() == 1 ? wxString() : rest.Mid(broken.front().length()).Trim(false);
                first = false;
            }
        }
        return lines;
    }
    static double lines_height(const std::vector<ToldLine>& told, double room) {
        constexpr double kCards = 58;  // Words have room beside cards of this height.
        const double all = kSmallLine * static_cast<double>(told.size()) + (told.empty() ? 0 : 4);
        return std::clamp(room - kCards, 0.0, all);
    }

    double draw_cards(double top, double height, bool ruled, std::vector<HitArea>& hit_areas) const {
        const CardRow row = card_row(column_, at_.m_width, height);
        const double tall = std::min(height, row.width / kPlayingCardRatio);
        const double width = tall * kPlayingCardRatio;
        double x = at_.m_x;
        for (const Card card : column_.counting) {
            draw_card({x, top, width, tall}, card, hit_areas);
            x += row.step;
        }
        for (int i = 0; i < column_.covered; ++i, x += row.step) {
            draw_card_back(pen_, {x, top, width, tall});
        }
        x = at_.m_x + row.beside;
        for (const Card card : column_.beside) {
            draw_card({x, top, width, tall}, card, hit_areas);
            x += row.beside_step;
        }
        if (ruled) {
            const double end = row.step * static_cast<double>(column_.counting.size() - 1) + width;
            pen_.box({at_.m_x, top + tall + 4, end, 4}, 1.5, palette().lamp, {palette().lampink, 1});
            const Face small{kSmall - 0.5, false, false};
            const auto others = static_cast<int>(column_.beside.size());
            const wxString count = column_.counting.size() == 5
                                       ? wxString(_("these five count"))
                                       : wxString::Format(_("these %zu count"), column_.counting.size());
            const wxString more = wxString::Format(_("%d more"), others);
            pen_.text(count, at_.m_x, top + tall + 21, small, palette().secondary, Align::left, row.beside - 8);
            pen_.text(more, at_.m_x + row.beside, top + tall + 21, small, palette().secondary, Align::left,
                      at_.m_width - row.beside);
        }
        return top + tall;
    }
    void draw_card(const wxRect2DDouble& place, Card card, std::vector<HitArea>& hit_areas) const {
        draw_playing_card(pen_, place, card);
        const bool coming = std::ranges::find(column_.coming, card) != column_.coming.end();
        if (coming) {
            pen_.frame(place, 5, {palette().lampink, 2.6});
        }
        const wxString name = words(playing::name(card));
        hit_areas.push_back({PlaceId(playing::code(card)), pen_.area(place),
                             coming ? wxString::Format(_("%s, not entered yet"), name) : name});
    }

    wxString name() const {
        wxString told = table_.name(column_.player);
        if (column_.side) {
            told = words(side_text(*column_.side)) + ", " + told;
        } else if (!column_.part.empty()) {
            told += " " + column_.part;
        }
        told += ": " + column_.hand;
        if (column_.leads) {
            told += ", " + _("leads");
        }
        for (const Column::Line& line : column_.lines) {
            told += ". " + (line.lead.empty() ? line.words : line.lead + " " + line.words);
        }
        return told;
    }

    const Pen& pen_;
    const Table& table_;
    const Column& column_;
    wxRect2DDouble at_;
};

/// Draws the question that is answered, or what is fought for, whole. Returns its height.
double draw_heading(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    const State& state = fought(table);
    const bool answering = table.state.phase != Phase::over && !state.contest && state.showdown;
    const Question* question =
        answering ? &state.questions[static_cast<std::size_t>(state.showdown->question)] : nullptr;
    double x = at.m_x, right = at.GetRight();
    if (question != nullptr) {
        const wxString number = wxString::Format("%d", state.showdown->question + 1);
        pen.ring(x + 13, at.m_y + 15, 13, colours.text, {{}, 0});
        pen.text(number, x + 13, at.m_y + 20, {15, true, true}, colours.surface, Align::centre);
        x += 38;
        pen.disc(right - 10.5, at.m_y + 15, 10.5, table.name(question->author), question->author);
        right -= 30;
        const double asked = pen.width(_("asked by"), {kSmall, false, false});
        const double all = static_cast<double>(elements_of(*question).size()) * 24 + 8;
        if (right - asked - all - x > 300) {
            pen.text(_("asked by"), right, at.m_y + 19.5, {kSmall, false, false}, colours.secondary, Align::right);
            right -= asked + 12;
        }
        right -= all;
    }
    const wxString heading = stage_heading(table);
    Face face{17, true, true};
    std::vector<wxString> lines = pen.wrapped(heading, face, right - x);
    while (lines.size() > 2 && face.size > 12.5) {
        face.size -= 0.5;
        lines = pen.wrapped(heading, face, right - x);
    }
    double baseline = at.m_y + 21;
    for (const wxString& line : lines) {
        pen.text(line, x, baseline, face, colours.text);
        baseline += face.size * 1.3;
    }
    const double height = 8 + 22 + face.size * 1.3 * static_cast<double>(lines.size() - 1);
    if (question != nullptr) {
        const double after = lines.size() == 1 ? x + pen.width(lines.front(), face) + 10 : right + 4;
        draw_letters(pen, table, *question, after, at.m_y + 15, 20);
        const auto number = static_cast<std::size_t>(state.showdown->question) + 1;
        hit_areas.push_back({PlaceId::of("question", number), pen.area({at.m_x, at.m_y, at.m_width, height}),
                             wxString::Format(_("Question %zu, %s, by %s, %s"), number, heading,
                                              table.name(question->author), status_words(table, *question))});
    }
    return height;
}

constexpr double kInside = 14, kTop = 8;
constexpr std::size_t kMostInARow = 3;

/// The places of the columns of the stage, up to three side by side.
struct Grid {
    Grid(std::size_t columns, double width)
        : rows(columns > kMostInARow ? 2 : 1),
          beside(std::max<std::size_t>(1, (columns + rows - 1) / rows)),
          column((width - 2 * kInside - kStageGap * static_cast<double>(beside - 1)) / static_cast<double>(beside)) {}

    std::size_t rows, beside;
    double column;  ///< The width of a column.
};

}  // namespace

wxString stage_heading(const Table& table) {
    const State& state = fought(table);
    if (table.state.phase == Phase::over) {
        return table.state.by_chance ? _("The last hands: chance decided") : _("The last hands");
    }
    if (state.contest) {
        if (state.contest->of) {
            return wxString::Format(_("An objection to %s"), words(topic_text(*state.contest->of)));
        }
        return state.contest->against.empty()
                   ? wxString(_("A contest for the story"))
                   : wxString::Format(_("A contest against “%s”"), named(state.contest->against.view()));
    }
    return marked_words(utf8(state.questions[static_cast<std::size_t>(state.showdown->question)].text.view()));
}

bool has_stage(const Table& table) {
    const State& state = fought(table);
    return state.contest || state.showdown || (table.state.phase == Phase::over && !table.state.last_hands.empty());
}

double height_of_stage(const Pen& pen, const Table& table, double width) {
    const std::vector<Column> columns = columns_of(table);
    const Grid grid(columns.size(), width);
    double most = 0;
    for (const Column& column : columns) {
        most = std::max(most, ColumnDrawing(pen, table, column, {0, 0, grid.column, 0}).height());
    }
    constexpr double kHeading = 38;
    return kTop + kHeading + 4 + most * static_cast<double>(grid.rows);
}

double least_height_of_stage(const Table& table) {
    constexpr double kOneRow = 176, kTwoRows = 250;
    return columns_of(table).size() > kMostInARow ? kTwoRows : kOneRow;
}

void draw_stage(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    pen.box(at, 8, palette().surface, {palette().line, 1});
    const double heading =
        draw_heading(pen, table, {at.m_x + kInside, at.m_y + kTop, at.m_width - 2 * kInside, at.m_height}, hit_areas);
    const std::vector<Column> columns = columns_of(table);
    const Grid grid(columns.size(), at.m_width);
    const double top = at.m_y + kTop + heading + 6;
    const double height = (at.GetBottom() - 4 - top) / static_cast<double>(grid.rows);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto place = static_cast<double>(i % grid.beside);
        const double left = at.m_x + kInside + place * (grid.column + kStageGap);
        const double y = top + static_cast<double>(i / grid.beside) * height;
        if (i % grid.beside > 0) {
            pen.line(left - kStageGap / 2, y + 2, left - kStageGap / 2, y + height - 8, {palette().line, 1.2});
        }
        ColumnDrawing(pen, table, columns[i], {left, y, grid.column, height - 4}).draw(hit_areas);
    }
}

}  // namespace castalia::muse_story
