// The stage on the table view: what is fought for, and each side's cards with the name of the hand.
#include <algorithm>

#include "app/ui/basics/named.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/muse_story_screen.h"
#include "app/ui/boards/muse_story_stage.h"

namespace castalia::muse_story {

namespace {

constexpr double kInset = 24, kApart = 44, kScreenStageDisc = 30, kScreenStageLeastCard = 146, kUsualCard = 230,
                 kScreenStageMostCard = 340, kMark = 40, kHead = 76, kHandBeside = 330;
constexpr std::size_t kMostBeside = 3;

class StageOnScreen {
public:
    StageOnScreen(const Pen& pen, const ScreenTypes& types, const Table& table, std::vector<HitArea>& hit_areas)
        : pen_(pen), types_(types), table_(table), hit_areas_(hit_areas) {}

    void draw(const wxRect2DDouble& at) {
        pen_.box(at, 12, palette().surface, {palette().line, 1.6});
        const double top = draw_heading(at);
        const std::vector<Column> columns = columns_of(table_);
        const std::size_t rows = columns.size() > kMostBeside ? 2 : 1;
        const std::size_t beside = std::max<std::size_t>(1, (columns.size() + rows - 1) / rows);
        const double wide =
            (at.m_width - 2 * kInset - kApart * static_cast<double>(beside - 1)) / static_cast<double>(beside);
        const double tall = (at.GetBottom() - 10 - top) / static_cast<double>(rows);
        double cards = kScreenStageMostCard;
        for (const Column& column : columns) {
            cards = std::min(cards, card_height(column, wide, tall - 6));
        }
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double x = at.m_x + kInset + (wide + kApart) * static_cast<double>(i % beside);
            const double y = top + tall * static_cast<double>(i / beside);
            if (i % beside > 0) {
                pen_.line(x - kApart / 2, y, x - kApart / 2, y + tall - 14, {palette().line, 2});
            }
            draw_column(columns[i], {x, y, wide, tall - 6}, cards);
        }
    }

private:
    /// Draws the question that is answered, or what is fought for, whole. Returns where the columns begin.
    double draw_heading(const wxRect2DDouble& at) {
        const State& state = fought(table_);
        const bool answering = table_.state.phase != Phase::over && !state.contest && state.showdown;
        double x = at.m_x + kInset;
        const Face face = types_.title;
        const double first = at.m_y + 1.16 * face.size;
        if (answering) {
            const wxString number = wxString::Format("%d", state.showdown->question + 1);
            pen_.ring(x + 32, first - 0.34 * face.size, 32, palette().text, {{}, 0});
            pen_.text(number, x + 32, first - 0.34 * face.size + 0.34 * types_.figure.size, types_.figure,
                      palette().surface, Align::centre);
            x += 86;
        }
        const wxString heading = stage_heading(table_);
        const double next = screen_lines(pen_, pen_.wrapped(heading, face, at.GetRight() - kInset - x), x, first,
                                         face, palette().text);
        if (answering) {
            const auto number = static_cast<std::size_t>(state.showdown->question) + 1;
            const Question& question = state.questions[number - 1];
            hit_areas_.push_back(
                {PlaceId::of("question", number), pen_.area({at.m_x, at.m_y, at.m_width, next - face.size - at.m_y}),
                 wxString::Format(_("Question %zu, %s, by %s, %s"), number, named(question.text.view()),
                                  table_.name(question.author), status_words(table_, question))});
        }
        return next - kScreenLine * face.size + 0.55 * face.size;
    }

    std::vector<wxString> hand_of(const Column& column, double width) const {
        return pen_.wrapped(column.hand, types_.title, width);
    }
    static wxString told(const Column::Line& line) {
        return line.lead.empty() ? line.words : line.lead + " " + line.words;
    }
    /// Returns how high the cards of a column of this size may be. Large ones leave the lines beneath them their
    /// room.
    double card_height(const Column& column, double width, double height) const {
        const double step = kScreenLine * types_.title.size;
        const double room = height - kHead - step * static_cast<double>(hand_of(column, width).size()) - 20;
        double beneath = 10;
        for (const Column::Line& line : column.lines) {
            beneath += types_.line * static_cast<double>(pen_.wrapped(told(line), types_.words, width).size());
        }
        return std::clamp(std::max(std::min(room, kUsualCard), room - beneath), kScreenStageLeastCard,
                          kScreenStageMostCard);
    }

    void draw_column(const Column& column, const wxRect2DDouble& at, double cards) {
        const double top = draw_head(column, at);
        hit_areas_.push_back({PlaceId("stand") / table_.names[static_cast<std::size_t>(column.player.index)],
                              pen_.area(at), table_.name(column.player) + ": " + column.hand});
        const std::vector<wxString> hand = hand_of(column, at.m_width);
        const double least =
            kScreenStageLeastCard + kScreenLine * types_.title.size * static_cast<double>(hand.size()) + 20;
        if (at.GetBottom() - top < least) {
            // On a low stage the name of the hand stands beside the cards.
            const double left = at.GetRight() - kHandBeside;
            draw_cards(column, {at.m_x, top, at.m_width - kHandBeside - 20, kScreenStageLeastCard});
            screen_lines(pen_, hand_of(column, kHandBeside), left, top + 0.96 * types_.title.size, types_.title,
                         palette().text);
            return;
        }
        draw_cards(column, {at.m_x, top, at.m_width, cards});
        double y = screen_lines(pen_, hand, at.m_x, top + cards + 0.96 * types_.title.size + 8, types_.title,
                                palette().text);
        y -= 0.16 * types_.title.size;
        // A statement is told whole or not at all.
        for (const Column::Line& line : column.lines) {
            const std::vector<wxString> lines = pen_.wrapped(told(line), types_.words, at.m_width);
            if (y + types_.line * static_cast<double>(lines.size() - 1) > at.GetBottom() - 8) {
                break;
            }
            y = screen_lines(pen_, lines, at.m_x, y, types_.words, palette().secondary);
        }
    }
    /// Draws who stands here and who leads. Returns where the cards begin.
    double draw_head(const Column& column, const wxRect2DDouble& at) const {
        const Palette& colours = palette();
        const double middle = at.m_y + 34, baseline = middle + 0.36 * types_.bold.size;
        double x = at.m_x, right = at.GetRight();
        if (column.side) {
            const wxString said = words(side_text(*column.side));
            pen_.mark(*column.side == Side::yes ? "slip-yes" : "slip-no", x + kMark / 2, middle, kMark, colours.text);
            pen_.text(said, x + kMark + 8, baseline, types_.bold, colours.text);
            x += kMark + 28 + pen_.width(said, types_.bold);
        }
        screen_disc(pen_, x + kScreenStageDisc, middle, kScreenStageDisc, table_.name(column.player),
                    seat_ink(static_cast<std::size_t>(column.player.index)));
        x += 2 * kScreenStageDisc + 12;
        if (column.leads) {
            const wxString leads = table_.state.phase == Phase::over ? _("wins") : _("leads");
            const double pill = pen_.width(leads, types_.bold) + 36;
            pen_.box({right - pill, middle - 31, pill, 62}, 31, colours.lamp, {colours.lampink, 2});
            pen_.text(leads, right - pill / 2, baseline, types_.bold, colours.onlamp, Align::centre);
            right -= pill + 14;
        }
        const wxString name = fitting_name(pen_, table_.names, column.player, types_.words, right - x);
        pen_.text(name, x, baseline, types_.words, colours.text);
        x += pen_.width(name, types_.words) + 20;
        if (!column.part.empty() && x + pen_.width(column.part, types_.words) <= right) {
            pen_.text(column.part, x, baseline, types_.words, colours.secondary);
        }
        return at.m_y + kHead;
    }
    /// Draws the cards that make the hand, framed, and then the others, as many as can be told apart.
    void draw_cards(const Column& column, const wxRect2DDouble& at) {
        const double wide = at.m_height * kPlayingCardRatio, least = 0.56 * wide;
        const auto covered = static_cast<std::size_t>(std::max(0, column.covered));
        std::vector<Card> cards = all_cards(column);
        const auto most = static_cast<std::size_t>(1 + std::max(0.0, (at.m_width - wide) / least));
        cards.resize(std::min(cards.size(), most > covered ? most - covered : 1));
        const std::size_t count = cards.size() + covered;
        const double step = count > 1 ? std::min(wide + 12, (at.m_width - wide) / static_cast<double>(count - 1)) : 0;
        for (std::size_t i = 0; i < count; ++i) {
            const wxRect2DDouble place{at.m_x + step * static_cast<double>(i), at.m_y, wide, at.m_height};
            if (i >= cards.size()) {
                draw_card_back(pen_, place);
                continue;
            }
            draw_playing_card(pen_, place, cards[i]);
            if (i < column.counting.size() && !column.beside.empty()) {
                pen_.frame(place, 8, {palette().lampink, 4});
            }
            wxRect2DDouble seen = place;
            seen.m_width = i + 1 == count ? wide : std::min(step, wide);
            hit_areas_.push_back({PlaceId(playing::code(cards[i])), pen_.area(seen), words(playing::name(cards[i]))});
        }
    }

    const Pen& pen_;
    const ScreenTypes& types_;
    const Table& table_;
    std::vector<HitArea>& hit_areas_;
};

}  // namespace

void draw_screen_stage(const Pen& pen, const ScreenTypes& types, const Table& table, const wxRect2DDouble& at,
                       std::vector<HitArea>& hit_areas) {
    StageOnScreen(pen, types, table, hit_areas).draw(at);
}

}  // namespace castalia::muse_story
