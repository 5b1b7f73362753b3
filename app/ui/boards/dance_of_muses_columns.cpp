// The part beside the grid: the dice in columns, who takes them, and what the unknown tiles leave open.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kColumnsInset = 14, kDiceLeft = 88, kMostDiceLeft = 108;

class Sheet {
public:
    Sheet(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state,
          std::vector<HitArea>& hit_areas)
        : pen_(pen),
          at_(at),
          rules_(rules),
          state_(state),
          hit_areas_(hit_areas),
          columns_(compare(rules.dice(state, true))),
          outlook_(rules.outlook(state)) {
        // Where names are long, the dice stand closer, and then all names become smaller.
        const auto widest = [&] {
            double most = 0;
            for (const wxString& name : called_names(rules.names)) {
                most = std::max(most, pen.width(name, name_));
            }
            return kColumnsInset + 4 + most;
        };
        dice_left_ = std::clamp(widest(), kDiceLeft, kMostDiceLeft);
        while (name_.size > 12.5 && widest() > dice_left_) {
            name_.size -= 0.5;
        }
    }

    void draw(bool later) {
        const Palette& colours = palette();
        const wxString title = state_.phase == Phase::over ? _("The columns")
                               : later                     ? _("If it ended after this")
                                                           : _("If it ended now");
        const double room = at_.m_width - 2 * kColumnsInset;
        Face heading{17, true, true};
        while (heading.size > 14 && pen_.width(title, heading) > room) {
            heading.size -= 0.5;
        }
        pen_.text(title, at_.m_x + kColumnsInset, at_.m_y + 26, heading, colours.text, Align::left, room);
        const std::size_t companies = rules_.setup.companies.size();
        // The rows stand as far apart as there is room for.
        const double all = at_.m_height - 44 - 52 - 12 - 22 * static_cast<double>(companies);
        const double rows = std::clamp(all / static_cast<double>(companies), 40.0, 62.0);
        const double die = std::min(46.0, rows - 8);
        double y = at_.m_y + 44 + rows / 2;
        for (std::size_t company = 0; company < companies; ++company, y += rows) {
            draw_company(company, y, die);
        }
        y += 14 - rows / 2;
        draw_suns(y);
        y += columns_.silver ? 40 : 26;
        pen_.line(at_.m_x + kColumnsInset, y - 12, at_.m_x + at_.m_width - kColumnsInset, y - 12,
                  {colours.line, 1.2});
        y += 10;
        for (std::size_t company = 0; company < companies && y < bottom(); ++company, y += 25) {
            draw_total(company, y);
        }
        draw_notes(y);
    }

private:
    double pitch() const {
        return (at_.m_width - dice_left_ - 12) /
               static_cast<double>(std::max<std::size_t>(columns_.winner.size(), 3));
    }
    double column_x(std::size_t column) const {
        return at_.m_x + dice_left_ + pitch() * (static_cast<double>(column) + 0.5);
    }

    wxString who(std::size_t company) const {
        wxString names;
        for (const Seat seat : rules_.setup.companies[company].seats) {
            names += (names.empty() ? "" : ", ") + words(rules_.who(seat));
        }
        return names;
    }

    void draw_company(std::size_t company, double y, double die) {
        const Palette& colours = palette();
        const Colour colour = rules_.setup.companies[company].colour;
        // The names of partners stand one below the other.
        const std::vector<Seat>& seats = rules_.setup.companies[company].seats;
        double line = seats.size() > 1 ? y - 10 : y - 1;
        const double top = std::min(line - 15, y - die / 2);
        for (const Seat seat : seats) {
            const double room = dice_left_ - kColumnsInset - 4;
            const wxString name = fitting_name(pen_, rules_.names, seat, name_, room);
            pen_.text(name, at_.m_x + kColumnsInset, line, name_, colours.text, Align::left, room);
            line += 16;
        }
        pen_.text(words(text_of(colour)), at_.m_x + kColumnsInset, line, {13, false, false}, colours.secondary,
                  Align::left, dice_left_ - kColumnsInset - 4);
        const double side = std::min(die, pitch() - 8);
        wxString told = who(company) + ": ";
        for (std::size_t column = 0; column < columns_.winner.size(); ++column) {
            const int value = columns_.dice[company][column];
            const double x = column_x(column);
            told += (column == 0 ? "" : ", ") + wxString::Format("%d", value);
            if (columns_.winner[column] == company) {
                const double around = side * 28 / 32 + 9;
                pen_.frame({x - around / 2, y - around / 2, around, around}, 8, {colours.lampink, 2.4});
                told += columns_.silver == column ? " " + _("(Silver Sun)") : " " + _("(Sun)");
            }
            draw_die(pen_, x, y, side, colour, value);
        }
        hit_areas_.push_back({PlaceId("company") / word_of(colour),
                              pen_.area({at_.m_x + 6, top, at_.m_width - 12, std::max(line + 6, y + die / 2) - top}),
                              told});
    }

    void draw_suns(double y) const {
        const Palette& colours = palette();
        pen_.text(_("Suns"), at_.m_x + kColumnsInset, y + 4, {13, false, false}, colours.secondary);
        for (std::size_t column = 0; column < columns_.winner.size(); ++column) {
            const double x = column_x(column);
            if (!columns_.winner[column]) {
                pen_.text(wxString::FromUTF8("–"), x, y + 5, {15, false, false}, colours.secondary, Align::centre);
                continue;
            }
            pen_.mark("suit-suns", x, y, 19, colours.lampink);
            if (columns_.silver == column) {
                pen_.text(_("Silver"), x, y + 22, {11.5, false, false}, colours.secondary, Align::centre);
            }
        }
    }

    void draw_total(std::size_t company, double y) const {
        const Palette& colours = palette();
        const int suns = columns_.suns[company];
        const wxString colour = words(text_of(rules_.setup.companies[company].colour));
        const bool silver = columns_.silver && columns_.winner[*columns_.silver] == company;
        const wxString number = wxString::Format("%d", suns);
        const wxString plain = wxString::Format(wxPLURAL("Sun for %s", "Suns for %s", suns), colour);
        wxString line =
            silver ? wxString::Format(wxPLURAL("Sun for %s, the Silver", "Suns for %s, with Silver", suns), colour)
                   : plain;
        pen_.text(number, at_.m_x + kColumnsInset, y + 2, {20, true, true}, colours.text);
        double room = at_.m_width - 2 * kColumnsInset - 20;
        if (outlook_.least[company] != outlook_.most[company]) {
            const wxString range = wxString::Format(_("%d to %d"), outlook_.least[company], outlook_.most[company]);
            pen_.text(range, at_.GetRight() - kColumnsInset, y, {12.5, false, false}, colours.secondary,
                      Align::right);
            room -= pen_.width(range, {12.5, false, false}) + 10;
        }
        if (pen_.width(line, {13, false, false}) > room) {
            line = plain;  // The columns show the Silver Sun, too.
        }
        pen_.text(line, at_.m_x + kColumnsInset + 20, y, {13, false, false}, colours.text, Align::left, room);
    }

    /// Draws which events turn a die to 6, and what nobody can know yet.
    void draw_notes(double y) const {
        std::size_t not_set = 0, down = 0;
        for (const Tile& tile : state_.tiles) {
            const std::optional<int> suns = tile.muse ? rules_.suns_of(state_, *tile.muse) : std::nullopt;
            down += tile.face_down ? 1 : 0;
            not_set += tile.muse && !suns ? 1 : 0;
            if (tile.owner && suns && *suns == tile.die && state_.phase != Phase::over) {
                y = draw_note(y, wxString::Format(wxPLURAL("%s: %d equals her Sun and counts as 6",
                                                           "%s: %d equals her Suns and counts as 6", *suns),
                                                  words(rules_.tile_text(tile)), tile.die));
            }
        }
        if (state_.phase == Phase::over || outlook_.least == outlook_.most) {
            return;
        }
        wxString open;
        if (not_set > 0) {
            open = wxString::Format(
                wxPLURAL("%zu tile is not set", "%zu tiles are not set", static_cast<unsigned>(not_set)), not_set);
        }
        if (down > 0) {
            open += (open.empty() ? "" : ", ") +
                    wxString::Format(wxPLURAL("%zu lies face down", "%zu lie face down", static_cast<unsigned>(down)),
                                     down);
        }
        draw_note(y, open + ": " + _("their Suns may still make a die a 6."));
    }
    /// Draws a few lines of words, or none where there is no room for all of them. Returns where the next may stand.
    double draw_note(double y, const wxString& words) const {
        const Face face{12.5, false, false};
        const std::vector<wxString> lines = pen_.wrapped(words, face, at_.m_width - 2 * kColumnsInset);
        if (y + 17 * static_cast<double>(lines.size() - 1) > bottom()) {
            return y;
        }
        for (const wxString& line : lines) {
            pen_.text(line, at_.m_x + kColumnsInset, y, face, palette().secondary);
            y += 17;
        }
        return y + 2;
    }
    double bottom() const { return at_.GetBottom() - 7; }

    const Pen& pen_;
    wxRect2DDouble at_;
    const Rules& rules_;
    const State& state_;
    std::vector<HitArea>& hit_areas_;
    Columns columns_;
    Outlook outlook_;
    Face name_{14, true, false};
    double dice_left_ = kDiceLeft;  ///< The left edge of the dice, right of the names.
};

}  // namespace

void draw_columns(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state, bool later,
                  std::vector<HitArea>& hit_areas) {
    Sheet(pen, at, rules, state, hit_areas).draw(later);
}

}  // namespace castalia::dance_of_muses
