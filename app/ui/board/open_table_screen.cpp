// The table view of the open table: the score pad and the cards that lie open, very large.
#include <algorithm>
#include <cmath>

#include "app/ui/board/called_names.h"
#include "app/ui/board/decktet_cards.h"
#include "app/ui/board/open_table_parts.h"
#include "app/ui/board/screen_type.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia::open_table {

namespace {

constexpr double kLeastHeight = 800, kMargin = 14, kDecks = 600, kScreenInset = 18;
constexpr double kHead = 76, kScreenRow = 62, kScreenMostColumn = 300, kScreenMostLabel = 380,
                 kScreenLeastLabel = 210;
constexpr double kCardZoom = 2.65, kScreenCardWide = 44,
                 kScreenCardHigh = 58;  ///< The card of the window's board, enlarged.

class ScreenPad {
public:
    ScreenPad(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas)
        : pen_(pen),
          sight_(sight),
          rules_(sight.rules),
          state_(sight.state),
          hit_areas_(hit_areas),
          at_(at),
          seats_(sight.names.size()) {
        const double count = static_cast<double>(seats_);
        label_ = std::clamp(at.m_width - 2 * kScreenInset - count * kScreenMostColumn, kScreenLeastLabel,
                            kScreenMostLabel);
        column_ = std::min(kScreenMostColumn, (at.m_width - label_ - 2 * kScreenInset) / count);
        at_.m_width = label_ + column_ * count + 2 * kScreenInset;
        at_.m_x += (at.m_width - at_.m_width) / 2;
    }

    void draw() {
        std::vector<Line> lines = lines_of(), last = last_lines();
        double room = at_.m_height - kHead - 16;
        stretch(lines, last, room);
        for (const Line& line : last) {
            room -= line.height;
        }
        // The latest columns of the pad are shown.
        std::size_t first = lines.size();
        double used = 0;
        while (first > 0 && used + lines[first - 1].height <= room) {
            used += lines[--first].height;
        }
        at_.m_height -= room - used;
        const Palette& colours = palette();
        pen_.box(at_, 12, colours.card, {colours.cardedge, 2});
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            pen_.line(x_of(seat), at_.m_y + 10, x_of(seat), at_.GetBottom() - 10, {colours.line, 1.6});
        }
        draw_head(first);
        double y = at_.m_y + kHead;
        for (std::size_t i = first; i < lines.size(); ++i) {
            y = draw_line(lines[i], y);
        }
        y += 8;
        pen_.line(at_.m_x + kScreenInset, y - 4, at_.GetRight() - kScreenInset, y - 4, {colours.cardedge, 3});
        for (const Line& line : last) {
            y = draw_line(line, y);
        }
    }

private:
    /// A row of the pad with a value for each player.
    struct Line {
        std::vector<wxString> label;
        std::vector<wxString> values;
        std::vector<Json> ids;
        bool total = false;
        double height = kScreenRow;
    };

    /// Moves rows farther apart where they are few.
    static void stretch(std::vector<Line>& lines, std::vector<Line>& last, double room) {
        double wanted = 0;
        for (const auto* some : {&lines, &last}) {
            for (const Line& line : *some) {
                wanted += line.height;
            }
        }
        constexpr double kMost = 1.7;
        const double by = std::clamp(room / wanted, 1.0, kMost);
        for (auto* some : {&lines, &last}) {
            for (Line& line : *some) {
                line.height *= by;
            }
        }
    }

    double x_of(std::size_t seat) const {
        return at_.m_x + kScreenInset + label_ + column_ * static_cast<double>(seat);
    }
    static Seat seat_of(std::size_t seat) { return Seat{static_cast<int>(seat)}; }

    Line line_of(const wxString& label, const auto& value, bool total = false) const {
        Line line;
        line.label = pen_.wrapped(label, total ? bold_ : words_, label_ - 16);
        line.total = total;
        line.height = std::max(total ? kScreenRow + 16 : kScreenRow,
                               kScreenLine * words_.size * static_cast<double>(line.label.size()) + 12);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            line.values.push_back(value(seat_of(seat)));
        }
        return line;
    }
    std::vector<Line> lines_of() const {
        std::vector<Line> lines;
        for (std::size_t i = 0; i < rules_.columns(state_); ++i) {
            const std::string& title = rules_.column(state_, i);
            lines.push_back(line_of(utf8(title), [&](Seat seat) {
                const long long halves = rules_.score(state_, i, seat);
                return halves == kEmpty ? wxString() : shown_number(halves, 2);
            }));
            for (std::size_t seat = 0; seat < seats_; ++seat) {
                lines.back().ids.push_back({{"type", "score"}, {"player", rules_.names.at(seat)}, {"column", title}});
            }
        }
        return lines;
    }
    /// Returns totals, teams and counters, which are always shown.
    std::vector<Line> last_lines() const {
        std::vector<Line> lines;
        lines.push_back(
            line_of(_("Total"), [&](Seat seat) { return shown_number(rules_.total(state_, seat), 2); }, true));
        if (!rules_.setup.teams.empty()) {
            lines.push_back(line_of(_("Team"), [&](Seat seat) { return shown_number(team_total(sight_, seat), 2); }));
        }
        for (std::size_t i = 0; i < rules_.setup.counters.size(); ++i) {
            const std::string& title = rules_.setup.counters[i].name;
            lines.push_back(
                line_of(utf8(title), [&](Seat seat) { return shown_number(rules_.counter(state_, seat, i)); }));
            for (std::size_t seat = 0; seat < seats_; ++seat) {
                lines.back().ids.push_back({{"type", "count"}, {"player", rules_.names.at(seat)}, {"name", title}});
            }
        }
        return lines;
    }

    void draw_head(std::size_t above) {
        const Palette& colours = palette();
        const double middle = at_.m_y + kHead / 2;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const bool turn = !state_.over && state_.turn == seat_of(seat);
            constexpr double kDisc = 30, kNamed = 120;
            const double room = column_ - 2 * kDisc - 26;
            const wxString name =
                room < kNamed ? wxString() : fitting_name(pen_, rules_.names, seat_of(seat), bold_, room);
            const double wide = 2 * kDisc + (name.empty() ? 0 : 10 + pen_.width(name, bold_));
            const double from = x_of(seat) + (column_ - wide) / 2;
            if (turn) {
                pen_.box({x_of(seat) + 4, at_.m_y + 4, column_ - 8, kHead - 8}, 10, colours.lampfill);
            }
            screen_disc(pen_, from + kDisc, middle, kDisc, sight_.name(seat_of(seat)), seat_ink(seat));
            pen_.text(name, from + 2 * kDisc + 10, middle + 0.36 * bold_.size, bold_,
                      turn ? colours.onlampfill : colours.text);
            hit_areas_.push_back(
                {PlaceId::beginning({{"type", "turn"}, {"player", rules_.names.at(seat)}}),
                 pen_.area({x_of(seat), at_.m_y, column_, kHead}),
                 wxString::Format(turn ? _("%s has the turn") : _("Give %s the turn"), sight_.name(seat_of(seat)))});
        }
        if (above > 0) {
            const wxString sentence = wxString::Format(_("%zu more above"), above);
            const wxString brief = wxString::FromUTF8("↑ ") + wxString::Format("%zu", above);
            pen_.text(pen_.width(sentence, words_) <= label_ - 12 ? sentence : brief, at_.m_x + kScreenInset,
                      middle + 0.36 * words_.size, words_, colours.secondary);
        }
        pen_.line(at_.m_x + kScreenInset, at_.m_y + kHead - 2, at_.GetRight() - kScreenInset, at_.m_y + kHead - 2,
                  {colours.cardedge, 2});
    }

    double draw_line(const Line& line, double y) {
        const Palette& colours = palette();
        const Face& face = line.total ? bold_ : words_;
        const double step = kScreenLine * face.size;
        const double middle = y + line.height / 2;
        screen_lines(pen_, line.label, at_.m_x + kScreenInset,
                     middle + 0.36 * face.size - step * (static_cast<double>(line.label.size()) - 1) / 2, face,
                     colours.text);
        // All numbers of a row are of one size.
        const Face large{std::min(line.total ? 84.0 : 66.0, 0.74 * line.height), line.total, true};
        const Face number =
            std::ranges::all_of(line.values,
                                [&](const wxString& value) { return pen_.width(value, large) <= column_ - 16; })
                ? large
                : screen_figures(line.total);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const wxRect2DDouble cell{x_of(seat) + 4, y + 3, column_ - 8, line.height - 6};
            const bool leads = line.total && is_ahead(sight_, seat_of(seat));
            if (leads) {
                pen_.box(cell, 8, colours.playerfill(seat));
            }
            pen_.text(line.values[seat], cell.m_x + cell.m_width / 2, middle + 0.33 * number.size, number,
                      leads ? colours.onplayerfill : colours.text, Align::centre);
            const wxString sentence = sight_.name(seat_of(seat)) + ": " + line.values[seat];
            const PlaceId id =
                line.ids.empty() ? PlaceId(line.total ? "total" : "team") / seat : PlaceId::beginning(line.ids[seat]);
            hit_areas_.push_back({id, pen_.area(cell), sentence});
        }
        pen_.line(at_.m_x + kScreenInset, y + line.height, at_.GetRight() - kScreenInset, y + line.height,
                  {colours.line, 1.4});
        return y + line.height;
    }

    const Pen& pen_;
    const Sight& sight_;
    const Rules& rules_;
    const State& state_;
    std::vector<HitArea>& hit_areas_;
    wxRect2DDouble at_;
    std::size_t seats_;
    double label_ = 0, column_ = 0;
    Face words_ = screen_words(), bold_ = screen_words(true);
};

/// Draws the last cards that lie open, as many as have room, from the left.
void draw_laid(const Pen& pen, const wxRect2DDouble& at, const std::vector<Laid>& cards) {
    const Pen larger(pen, kCardZoom);
    const double high = kScreenCardHigh * kCardZoom, wide = kScreenCardWide * kCardZoom;
    if (cards.empty()) {
        pen.frame({at.m_x, at.m_y, wide, high}, 12, {palette().cardedge, 2, 4, 6});
        return;
    }
    constexpr double kLeastSeen = 78;
    const auto most = static_cast<std::size_t>(1 + std::max(0.0, std::floor((at.m_width - wide) / kLeastSeen)));
    const std::size_t first = cards.size() > most ? cards.size() - most : 0, shown = cards.size() - first;
    const double step = shown > 1 ? std::min(wide + 10, (at.m_width - wide) / static_cast<double>(shown - 1)) : 0;
    for (std::size_t i = 0; i < shown; ++i) {
        draw_face(larger,
                  {(at.m_x + step * static_cast<double>(i)) / kCardZoom, at.m_y / kCardZoom, kScreenCardWide,
                   kScreenCardHigh},
                  cards[first + i].card, false);
    }
}

void draw_screen_decks(const Pen& pen, const wxRect2DDouble& at, const Sight& sight,
                       std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    const Face words_face = screen_words();
    const double wide = kScreenCardWide * kCardZoom, high = kScreenCardHigh * kCardZoom;
    const double right = at.GetRight() - std::max(wide, pen.width(_("Discarded"), words_face));
    pen.text(_("On the table"), at.m_x, at.m_y + words_face.size, words_face, colours.text);
    pen.text(_("Discarded"), right, at.m_y + words_face.size, words_face, colours.text);
    const double top = at.m_y + 1.4 * words_face.size;
    draw_laid(pen, {at.m_x, top, right - at.m_x - 16, high}, sight.state.table);
    const std::vector<Laid>& gone = sight.state.discard;
    draw_laid(pen, {right, top, wide, high}, gone.empty() ? gone : std::vector<Laid>{gone.back()});
    double y = top + high + 22;
    const auto count = static_cast<double>(sight.rules.setup.decks.size());
    const double tall = std::min(150.0, (at.GetBottom() - y) / count);
    for (std::size_t deck = 0; deck < sight.rules.setup.decks.size(); ++deck, y += tall) {
        const wxRect2DDouble row{at.m_x, y, at.m_width, tall - 10};
        pen.box(row, 12, colours.tray, {colours.line, 1.6});
        const DeckKind kind = sight.rules.setup.decks[deck];
        wxString title = words(deck_name(kind));
        title = title.Left(1).Upper() + title.Mid(1);
        const double piles = row.GetRight() - 190;
        std::vector<wxString> lines = pen.wrapped(title, words_face, piles - row.m_x - 40);
        const double step = kScreenLine * words_face.size;
        screen_lines(
            pen, lines, row.m_x + 18,
            row.m_y + row.m_height / 2 + 0.36 * words_face.size - step * (static_cast<double>(lines.size()) - 1) / 2,
            words_face, colours.text);
        constexpr double kPile = 2.1;
        const double middle = row.m_y + row.m_height / 2 - 38 * kPile / 2 + 4;
        const auto in_deck = static_cast<int>(sight.state.in_deck[deck]),
                   in_discard = static_cast<int>(sight.state.in_discard[deck]);
        draw_pile(pen, piles, middle, {in_deck, true, {}, words_face.size, kPile});
        draw_pile(pen, piles + 96, middle, {in_discard, false, {}, words_face.size, kPile});
        hit_areas.push_back({PlaceId("deck") / deck_word(kind), pen.area(row),
                             title + ": " +
                                 wxString::Format(_("%lld unseen, %lld discarded"), sight.state.in_deck[deck],
                                                  sight.state.in_discard[deck])});
    }
}

}  // namespace

std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Sight& sight) {
    const Pen pen = screen_pen(gc, area, kLeastHeight);
    const double width = area.m_width / pen.scale(), height = area.m_height / pen.scale();
    const bool decks = !sight.rules.setup.decks.empty();
    const double pad = decks ? width - kDecks - 3 * kMargin : width - 2 * kMargin;
    std::vector<HitArea> hit_areas;
    ScreenPad(pen, {kMargin, kMargin, pad, height - 2 * kMargin}, sight, hit_areas).draw();
    if (decks) {
        draw_screen_decks(pen, {width - kDecks - kMargin, kMargin, kDecks, height - 2 * kMargin}, sight, hit_areas);
    }
    return hit_areas;
}

}  // namespace castalia::open_table
