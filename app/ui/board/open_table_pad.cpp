// The score pad: players across, columns of the pad and counters down, totals beneath.
#include <algorithm>
#include <cmath>

#include "app/ui/board/called_names.h"
#include "app/ui/board/open_table_parts.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia::open_table {

namespace {

constexpr double kTopRow = 40, kPadRow = 29, kTotal = 44, kEdge = 8, kPadMostLabel = 170, kPadLeastLabel = 84,
                 kPadMostColumn = 150;
constexpr Face kLabel{14, false, false}, kStrong{14, true, false};

const State& shown_of(const Sight& sight) { return sight.after != nullptr ? *sight.after : sight.state; }

bool holds(const std::vector<Seat>& side, Seat seat) { return std::ranges::find(side, seat) != side.end(); }

class Pad {
public:
    Pad(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas)
        : pen_(pen),
          at_(at),
          sight_(sight),
          rules_(sight.rules),
          now_(sight.after != nullptr ? *sight.after : sight.state),
          hit_areas_(hit_areas),
          seats_(sight.names.size()) {
        label_ = kPadLeastLabel;
        for (std::size_t i = 0; i < rules_.columns(now_); ++i) {
            label_ = std::max(label_, pen.width(utf8(rules_.column(now_, i)), kLabel) + 26);
        }
        for (const Counter& counter : rules_.setup.counters) {
            label_ = std::max(label_, pen.width(utf8(counter.name), kLabel) + 26);
        }
        label_ = std::max(label_, pen.width(total_label(), kStrong) + 20);
        label_ = std::min({label_, kPadMostLabel, at.m_width / 3});
        column_ = std::min(kPadMostColumn, (at.m_width - label_ - 2 * kEdge) / static_cast<double>(seats_));
        width_ = label_ + column_ * static_cast<double>(seats_) + 2 * kEdge;
        left_ = at.m_x + (at.m_width - width_) / 2;
    }

    void draw() {
        const std::size_t columns = rules_.columns(now_), counters = rules_.setup.counters.size();
        const bool teams = !rules_.setup.teams.empty();
        const double beneath = kTotal + (teams ? kPadRow : 0) + kPadRow * static_cast<double>(counters) + 2 * kEdge;
        const double room = at_.m_height - kTopRow - beneath;
        const auto fit = static_cast<std::size_t>(std::max(1.0, std::floor(room / kPadRow)));
        const std::size_t shown = std::min(columns, fit), first = first_shown(columns, shown);
        const double height = kTopRow + beneath + kPadRow * static_cast<double>(shown);
        const double top = at_.m_y + std::max(0.0, (at_.m_height - height) / 2);
        draw_paper(top, height);
        draw_head(top);
        double y = top + kTopRow;
        for (std::size_t i = first; i < first + shown; ++i, y += kPadRow) {
            draw_scores(i, y);
        }
        if (columns == 0) {
            pen_.text(_("N adds a round"), left_ + kEdge + 4, top + kTopRow / 2 + 4, {12, false, false},
                      palette().secondary, Align::left, label_ - 8);
        }
        if (first > 0) {
            pen_.text(wxString::Format(_("%zu more above"), first), left_ + kEdge + 4, top + kTopRow - 6,
                      {12, false, false}, palette().secondary, Align::left, label_ - 8);
        }
        y += kEdge;
        draw_totals(y);
        y += kTotal;
        if (teams) {
            draw_teams(y);
            y += kPadRow;
        }
        for (std::size_t i = 0; i < counters; ++i, y += kPadRow) {
            draw_counter(i, y);
        }
    }

private:
    double x_of(std::size_t seat) const { return left_ + kEdge + label_ + column_ * static_cast<double>(seat); }
    static Seat seat_of(std::size_t seat) { return Seat{static_cast<int>(seat)}; }

    /// Returns the first row that is shown. The last rows are shown, and always the row of the entry in the making.
    std::size_t first_shown(std::size_t columns, std::size_t shown) const {
        std::size_t first = columns - shown;
        for (std::size_t i = 0; i < first; ++i) {
            if (sight_.chosen(PlaceId(rules_.column(now_, i)))) {
                first = i;
            }
        }
        return first;
    }

    void draw_paper(double top, double height) const {
        const Palette& colours = palette();
        pen_.box({left_, top, width_, height}, 8, colours.card, {colours.cardedge, 1.2});
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            pen_.line(x_of(seat), top + 6, x_of(seat), top + height - 6, {colours.line, 1});
        }
        pen_.line(left_ + kEdge, top + kTopRow - 1, left_ + width_ - kEdge, top + kTopRow - 1,
                  {colours.cardedge, 1.4});
    }

    double room_beside_disc() const { return column_ - 38; }
    /// Returns whether every name has room beside its disc.
    bool names_fit_beside() const {
        constexpr double kLeast = 30;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const wxString name = fitting_name(pen_, rules_.names, seat_of(seat), kStrong, room_beside_disc());
            if (room_beside_disc() <= kLeast || name.Contains(wxString::FromUTF8("…"))) {
                return false;
            }
        }
        return true;
    }

    void draw_head(double top) {
        const Palette& colours = palette();
        const bool named = names_fit_beside();
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const bool turn = !now_.over && now_.turn == seat_of(seat);
            const Face face = turn ? kStrong : kLabel;
            const double x = x_of(seat);
            const wxString name = fitting_name(pen_, rules_.names, seat_of(seat), face, room_beside_disc());
            const double wide = named ? 26 + pen_.width(name, face) : 20;
            const double from = x + (column_ - wide) / 2;
            // In narrow columns the names stand beneath the discs.
            const double middle = top + kTopRow / 2 - (named ? 1 : kTopRow / 2 - 13);
            if (turn) {
                pen_.box({x + 3, top + 4, column_ - 6, kTopRow - 9}, 6, colours.lampfill);
            }
            const auto draw_disc = turn ? &Pen::lit_disc : &Pen::disc;
            (pen_.*draw_disc)(from + 10, middle, named ? 10 : 9, sight_.name(seat_of(seat)), seat_of(seat));
            const wxColour& ink = turn ? colours.onlampfill : colours.text;
            if (named) {
                pen_.text(name, from + 26, top + kTopRow / 2 + 4, face, ink);
            } else {
                constexpr Face kSmall{11.5, false, false};
                pen_.text(fitting_name(pen_, rules_.names, seat_of(seat), kSmall, column_ - 6), x + column_ / 2,
                          top + kTopRow - 8, kSmall, ink, Align::centre);
            }
            hit_areas_.push_back(
                {PlaceId::beginning({{"type", "turn"}, {"player", rules_.names.at(seat)}}),
                 pen_.area({x, top + 2, column_, kTopRow - 4}),
                 wxString::Format(turn ? _("%s has the turn") : _("Give %s the turn"), sight_.name(seat_of(seat)))});
        }
    }

    void rule(double y) const { pen_.line(left_ + kEdge, y, left_ + width_ - kEdge, y, {palette().line, 1}); }
    /// Writes the name of a row in at most as many lines as the row holds. The last one is shortened.
    void row_label(const wxString& text, double y, double height, Face face = kLabel) const {
        std::vector<wxString> lines = pen_.wrapped(text, face, label_ - 12);
        const double line = face.size + 2;
        const auto most = static_cast<std::size_t>(std::max(1.0, (height + 4) / line));
        while (lines.size() > most) {
            const wxString rest = lines.back();
            lines.pop_back();
            lines.back() += " " + rest;
        }
        double baseline = y + height / 2 + 5 - line * static_cast<double>(lines.size() - 1) / 2;
        for (const wxString& one : lines) {
            pen_.text(one, left_ + kEdge + 6, baseline, face, palette().text, Align::left, label_ - 10);
            baseline += line;
        }
    }

    /// Draws a cell with its text, highlighted when the entry in the making changes it or names it.
    void cell(std::size_t seat, double y, const wxString& text, bool lit, const PlaceId& id, const wxString& name) {
        const Palette& colours = palette();
        const wxRect2DDouble at{x_of(seat) + 2, y + 2, column_ - 4, kPadRow - 4};
        if (lit) {
            pen_.box(at, 4, colours.lampfill, {colours.lampink, 2});
        }
        // With many players the columns are narrow. A number becomes smaller so that it is not cut.
        const double wide = pen_.width(text, {18, lit, true});
        const double size = std::clamp(18 * (at.m_width - 2) / std::max(1.0, wide), 9.0, 18.0);
        pen_.text(text, at.m_x + at.m_width / 2, y + kPadRow / 2 + 0.33 * size, {size, lit, true},
                  lit ? colours.onlampfill : colours.text, Align::centre, at.m_width - 1);
        hit_areas_.push_back({id, pen_.area(at), name});
    }

    void draw_scores(std::size_t column, double y) {
        const std::string& title = rules_.column(now_, column);
        row_label(utf8(title), y, kPadRow);
        rule(y + kPadRow);
        const bool coming = column >= rules_.columns(sight_.state);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const long long halves = rules_.score(now_, column, seat_of(seat));
            const bool changed = coming || halves != rules_.score(sight_.state, column, seat_of(seat));
            const bool picked = sight_.chosen(PlaceId(title)) && sight_.chosen(PlaceId(rules_.names.at(seat)));
            const Json id{{"type", "score"}, {"player", rules_.names.at(seat)}, {"column", title}};
            const wxString shown = halves == kEmpty ? wxString() : shown_number(halves, 2);
            const wxString sentence = wxString::Format("%s, %s: %s", sight_.name(seat_of(seat)), utf8(title),
                                                       halves == kEmpty ? _("nothing yet") : shown);
            cell(seat, y, shown, picked || (changed && halves != kEmpty), PlaceId::beginning(id), sentence);
        }
    }

    wxString total_label() const {
        return rules_.setup.highest_wins ? _("Total (highest wins)") : _("Total (lowest wins)");
    }

    void draw_totals(double y) {
        const Palette& colours = palette();
        pen_.line(left_ + kEdge, y - 5, left_ + width_ - kEdge, y - 5, {colours.cardedge, 1.4});
        pen_.line(left_ + kEdge, y - 2, left_ + width_ - kEdge, y - 2, {colours.cardedge, 1.4});
        row_label(total_label(), y, kTotal, kStrong);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const long long halves = rules_.total(now_, seat_of(seat));
            const bool leads = is_ahead(sight_, seat_of(seat));
            const wxRect2DDouble at{x_of(seat) + 4, y + 3, column_ - 8, kTotal - 7};
            if (leads) {
                pen_.box(at, 5, colours.playerfill(seat));
            }
            const wxString text = shown_number(halves, 2);
            const double wide = pen_.width(text, {27, true, true});
            const double size = std::max(11.0, std::min(27.0, 27 * (at.m_width - 8) / std::max(1.0, wide)));
            pen_.text(text, at.m_x + at.m_width / 2, y + kTotal / 2 + 0.33 * size, {size, true, true},
                      leads ? colours.onplayerfill : colours.text, Align::centre, at.m_width - 4);
            hit_areas_.push_back({PlaceId("total") / seat, pen_.area(at),
                                  wxString::Format(leads ? _("%s: %s in total, leading") : _("%s: %s in total"),
                                                   sight_.name(seat_of(seat)), text)});
        }
    }

    void draw_teams(double y) {
        row_label(_("Team"), y, kPadRow);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const wxString text = shown_number(team_total(sight_, seat_of(seat)), 2);
            pen_.text(text, x_of(seat) + column_ / 2, y + kPadRow / 2 + 6, {18, true, true}, palette().text,
                      Align::centre, column_ - 8);
        }
        rule(y + kPadRow);
    }

    void draw_counter(std::size_t counter, double y) {
        const std::string& title = rules_.setup.counters[counter].name;
        if (counter > 0) {
            rule(y);
        }
        row_label(utf8(title), y, kPadRow);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const long long count = rules_.counter(now_, seat_of(seat), counter);
            const bool changed = count != rules_.counter(sight_.state, seat_of(seat), counter);
            const bool picked = sight_.chosen(PlaceId(title)) && sight_.chosen(PlaceId(rules_.names.at(seat)));
            const Json id{{"type", "count"}, {"player", rules_.names.at(seat)}, {"name", title}};
            cell(seat, y, shown_number(count), picked || changed, PlaceId::beginning(id),
                 wxString::Format("%s, %s: %s", sight_.name(seat_of(seat)), utf8(title), shown_number(count)));
        }
    }

    const Pen& pen_;
    wxRect2DDouble at_;
    const Sight& sight_;
    const Rules& rules_;
    const State& now_;
    std::vector<HitArea>& hit_areas_;
    std::size_t seats_;
    double label_ = 0, column_ = 0, width_ = 0, left_ = 0;
};

}  // namespace

long long team_total(const Sight& sight, Seat seat) {
    const std::vector<std::vector<Seat>> sides = sight.rules.sides();
    return sight.rules.total(shown_of(sight), *std::ranges::find_if(sides, [&](const std::vector<Seat>& side) {
                                 return holds(side, seat);
                             }));
}

bool is_ahead(const Sight& sight, Seat seat) {
    const State& now = shown_of(sight);
    if (now.over) {
        return holds(sight.rules.score(now).winners, seat);
    }
    const long long own = team_total(sight, seat);
    return own != kEmpty && std::ranges::none_of(sight.rules.sides(), [&](const std::vector<Seat>& side) {
               const long long other = sight.rules.total(now, side);
               return other != kEmpty && (sight.rules.setup.highest_wins ? other > own : other < own);
           });
}

double pad_width(const Sight& sight) {
    constexpr double kNamed = 104;
    return kPadMostLabel + kNamed * static_cast<double>(std::min<std::size_t>(sight.names.size(), 6)) + 2 * kEdge;
}

double pad_height(const Sight& sight) {
    const State& now = sight.after != nullptr ? *sight.after : sight.state;
    const std::size_t rows =
        sight.rules.columns(now) + sight.rules.setup.counters.size() + (sight.rules.setup.teams.empty() ? 0 : 1);
    return kTopRow + kTotal + kPadRow * static_cast<double>(rows) + 2 * kEdge;
}

void draw_pad(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas) {
    Pad(pen, at, sight, hit_areas).draw();
}

}  // namespace castalia::open_table
