// The small picture of the story: the two sheets with their marks, and the slips with their piles.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_board.h"
#include "app/ui/boards/muse_story_parts.h"

namespace castalia::muse_story {

namespace {

constexpr double kWidth = 300, kHeight = 180, kHistoryHeight = 132;

/// The part of a question that a small picture shows.
struct SmallQuestion {
    Status status = Status::sheet;
    std::array<std::optional<Seat>, 2> owners{};
};
struct SmallTable {
    std::vector<Mark> elements;
    std::vector<SmallQuestion> questions;
    std::vector<std::string> names{"A", "B", "C", "D"};
};

SmallTable on_the_history() {
    SmallTable table;
    table.elements = {Mark::checked, Mark::checked, Mark::open, Mark::checked};
    table.questions = {
        {Status::in_play, {Seat{0}, Seat{3}}}, {Status::in_play, {Seat{1}, Seat{2}}}, {Status::sheet, {}}};
    return table;
}

SmallTable table_of(const State& state, const std::vector<std::string>& names) {
    SmallTable table;
    table.names = names;
    for (const Element& element : state.elements) {
        table.elements.push_back(element.mark);
    }
    for (const Question& question : state.questions) {
        table.questions.push_back({question.status, {question.piles[0].owner, question.piles[1].owner}});
    }
    return table;
}

void draw_line(const Pen& pen, double x, double y, double width, bool gone) {
    const Palette& colours = palette();
    pen.box({x, y - 2.5, width, 5}, 2.5, colours.line);
    if (gone) {
        pen.line(x - 3, y, x + width + 3, y, {colours.secondary, 1.4});
    }
}

void draw_elements(const Pen& pen, const SmallTable& table, const wxRect2DDouble& at) {
    const Palette& colours = palette();
    pen.box(at, 6, colours.surface, {colours.line, 1});
    const double step =
        std::min(24.0, (at.m_height - 10) / std::max<double>(1, static_cast<double>(table.elements.size())));
    double y = at.m_y + 5 + step / 2;
    const double side = std::min(15.0, step - 3);
    for (std::size_t i = 0; i < table.elements.size(); ++i, y += step) {
        const bool full = table.elements[i] == Mark::checked, gone = table.elements[i] == Mark::crossed;
        const wxRect2DDouble box{at.m_x + 9, y - side / 2, side, side};
        pen.box(box, 3,
                full                                   ? colours.text
                : table.elements[i] == Mark::refreshed ? colours.lampfill
                                                       : colours.card,
                {gone ? colours.line : colours.text, 1.1});
        pen.text(utf8(letters(static_cast<int>(i))), box.m_x + side / 2, y + side * 0.27, {side * 0.72, true, true},
                 full   ? colours.surface
                 : gone ? colours.secondary
                        : colours.text,
                 Align::centre);
        draw_line(pen, at.m_x + 16 + side, y, at.m_width - 28 - side - (i % 3 == 1 ? 22 : 6), gone);
    }
}

void draw_questions(const Pen& pen, const SmallTable& table, const wxRect2DDouble& at) {
    const Palette& colours = palette();
    pen.box(at, 6, colours.surface, {colours.line, 1});
    const double step =
        std::min(36.0, (at.m_height - 10) / std::max<double>(1, static_cast<double>(table.questions.size())));
    double y = at.m_y + 5 + step / 2;
    const double size = std::min(14.0, step * 0.5);
    for (std::size_t i = 0; i < table.questions.size(); ++i, y += step) {
        const SmallQuestion& question = table.questions[i];
        const bool gone = question.status == Status::erased || question.status == Status::crossed;
        pen.text(wxString::Format("%zu", i + 1), at.m_x + 18, y + size * 0.36, {size, true, true},
                 gone ? colours.secondary : colours.text, Align::right);
        const bool slips = question.status == Status::in_play;
        draw_line(pen, at.m_x + 25, y, at.m_width - (slips ? 106 : 36), gone);
        if (question.status == Status::answered) {
            pen.mark("mark-saved", at.m_x + at.m_width - 16, y, size, colours.good);
        }
        for (std::size_t side = 0; slips && side < 2; ++side) {
            const double x = at.m_x + at.m_width - 70 + 34 * static_cast<double>(side);
            pen.mark(side == 0 ? "slip-yes" : "slip-no", x, y, size, colours.text);
            if (question.owners[side]) {
                const auto seat = static_cast<std::size_t>(question.owners[side]->index);
                pen.disc(x + size + 1, y, size * 0.52,
                         seat < table.names.size() ? utf8(table.names[seat]) : wxString("?"), *question.owners[side]);
            }
        }
    }
}

}  // namespace

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    fill_ground(gc, area, palette().table);
    const auto* playthrough =
        scene == nullptr ? nullptr : dynamic_cast<const PlaythroughOf<Rules>*>(scene->playthrough);
    const SmallTable table =
        playthrough == nullptr ? on_the_history() : table_of(playthrough->at(scene->ply), scene->names);
    const double tall = playthrough == nullptr ? kHistoryHeight : kHeight;
    const double scale = std::min(area.m_width / kWidth, area.m_height / tall);
    const Pen pen(gc, area.m_x + (area.m_width - scale * kWidth) / 2, area.m_y + (area.m_height - scale * tall) / 2,
                  scale);
    draw_elements(pen, table, {10, 10, 110, tall - 20});
    draw_questions(pen, table, {128, 10, 162, tall - 20});
}

}  // namespace castalia::muse_story
