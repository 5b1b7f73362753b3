// The table view of Dance of Muses: the tiles as they lie, and beside them the dice in columns, very large.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/dance_of_muses_parts.h"
#include "app/ui/boards/screen_type.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kLeastHeight = 874, kPanel = 600, kMargin = 16, kScreenInset = 20;
constexpr double kZoom = 1.6;  ///< The most that a tile is larger than on the board of a window.

class Screen {
public:
    Screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
           const PlaythroughOf<Rules>& playthrough)
        : scene_(scene),
          rules_(playthrough.rules()),
          state_(playthrough.at(scene.ply)),
          pen_(screen_pen(gc, area, kLeastHeight)),
          width_(area.m_width / pen_.scale()),
          height_(area.m_height / pen_.scale()),
          grid_(playthrough, scene.ply, nullptr,
                {0, 0, (width_ - kPanel - 3 * kMargin) / kZoom, (height_ - 2 * kMargin) / kZoom}) {}

    std::vector<HitArea> draw() {
        for (const Square square : grid_.squares()) {
            pen_.frame(square_of_screen(square), 8, {palette().line, 1.6, 4, 6});
        }
        for (const Tile& tile : state_.tiles) {
            draw_one(tile);
        }
        draw_panel({width_ - kPanel - kMargin, kMargin, kPanel, height_ - 2 * kMargin});
        return std::move(hit_areas_);
    }

private:
    wxRect2DDouble square_of_screen(Square square) const {
        const wxRect2DDouble at = grid_.inner(square);
        return {kMargin + kZoom * at.m_x, kMargin + kZoom * at.m_y, kZoom * at.m_width, kZoom * at.m_height};
    }

    wxString whole_name_of(const Tile& tile) const {
        return tile.muse    ? words(text_of(*tile.muse))
               : tile.owner ? called_names(scene_.names)[static_cast<std::size_t>(tile.owner->index)]
                            : wxString();
    }

    /// Returns the face of all names: a light one if it shows a name whole that bold letters would cut.
    Face face_of_names(double room) const {
        const Face bold = screen_words(true), light = screen_words();
        const bool lighter = std::ranges::any_of(state_.tiles, [&](const Tile& tile) {
            const wxString name = whole_name_of(tile);
            return pen_.width(name, bold) > room && pen_.width(name, light) <= room;
        });
        return lighter ? light : bold;
    }

    /// Returns the name of a tile as it fits: whole, or its first letters; all Muses differ in two.
    wxString name_of(const Tile& tile, const Face& face, double room) const {
        const wxString whole = whole_name_of(tile);
        for (const wxString& shown : {whole, tile.muse ? whole.Left(3) : whole}) {
            if (pen_.width(shown, face) <= room) {
                return shown;
            }
        }
        return tile.muse ? whole.Left(2) : fitting_name(pen_, scene_.names, *tile.owner, face, room);
    }

    void draw_one(const Tile& tile) {
        const Palette& colours = palette();
        const wxRect2DDouble at = square_of_screen(tile.at);
        const double side = at.m_width, middle = at.m_x + side / 2;
        const wxColour ink = !tile.face_down ? colours.text : on_dark() ? colours.text : colours.card;
        pen_.box(at, side * 0.07, tile.face_down ? colours.facedown : colours.card, {colours.cardedge, 2});
        const Face name = face_of_names(side - 8), figure = screen_figures();
        const double top = at.m_y + 0.76 * name.size + 4;
        const wxString told = name_of(tile, name, side - 8);
        pen_.text(told, middle, top, name, ink, Align::centre);
        // Beneath the name: the die, and in a large tile its power and Suns in a row of their own.
        const double foot = tile.face_down ? 0 : 0.72 * figure.size + 6;
        const double room = at.GetBottom() - 6 - top - 6;
        const bool tall = room - foot > 46;
        const double die = std::min(0.5 * side, room - (tall ? foot : 0));
        const double die_y = top + 6 + (room - (tall ? foot : 0)) / 2;
        const double die_x = tall || tile.face_down ? middle : at.m_x + 6 + die / 2;
        constexpr int kOneShort = 5;  // After one more step the dance ends.
        if (tile.die == kOneShort) {
            pen_.box({die_x - die / 2, die_y - die / 2, die, die}, die * 0.22, colours.lamp,
                     {tile.face_down ? ink : colours.lampink, 2.5});
        }
        draw_die(pen_, die_x, die_y, die * 0.92, tile.colour, tile.die);
        draw_face(tile, at, figure, tall);
        hit_areas_.push_back({PlaceId(tile.id), pen_.area(at), words(rules_.tile_text(tile))});
    }
    void draw_face(const Tile& tile, const wxRect2DDouble& at, const Face& figure, bool tall) const {
        if (!tile.muse) {
            return;
        }
        const Palette& colours = palette();
        const std::optional<Power> power = rules_.face(*tile.muse).power;
        const std::optional<int> suns = rules_.suns_of(state_, *tile.muse);
        const double baseline = at.GetBottom() - 7, middle = baseline - 0.33 * figure.size, mark = 0.75 * figure.size;
        if (tall && power && *power != Power::none) {
            pen_.mark("power-" + std::string(word_of(*power)), at.m_x + 8 + mark / 2, middle, mark, colours.text);
        }
        if (suns) {
            const wxString number = wxString::Format("%d", *suns);
            pen_.text(number, at.GetRight() - 9, baseline, figure, colours.text, Align::right);
            if (tall) {
                pen_.mark("suit-suns", at.GetRight() - 15 - pen_.width(number, figure) - mark / 2, middle, mark,
                          colours.lampink);
            }
        }
    }

    void draw_panel(const wxRect2DDouble& at) {
        const Palette& colours = palette();
        pen_.box(at, 14, colours.surface, {colours.line, 1.6});
        const Face title = screen_words(true, true);
        double y = at.m_y + 1.2 * title.size;
        pen_.text(state_.phase == Phase::over ? _("The columns") : _("If it ended now"), at.m_x + kScreenInset, y,
                  title, colours.text);
        const Columns columns = compare(rules_.dice(state_, true));
        const Outlook outlook = rules_.outlook(state_);
        const std::size_t companies = rules_.setup.companies.size();
        const double tall = (at.GetBottom() - y - 20) / static_cast<double>(companies);
        for (std::size_t company = 0; company < companies; ++company) {
            draw_company(company, {at.m_x + kScreenInset, y + 14, at.m_width - 2 * kScreenInset, tall - 8}, columns,
                         outlook);
            y += tall;
        }
    }
    void draw_company(std::size_t company, const wxRect2DDouble& at, const Columns& columns, const Outlook& outlook) {
        const Palette& colours = palette();
        const Colour colour = rules_.setup.companies[company].colour;
        const Face bold = screen_words(true), plain = screen_words();
        pen_.line(at.m_x, at.m_y, at.GetRight(), at.m_y, {colours.line, 2});
        draw_partners(company, {at.m_x, at.m_y + 1.15 * bold.size, at.m_width, 0}, bold);
        const double names = 1.45 * bold.size, foot = 1.5 * plain.size;
        const std::size_t count = std::max<std::size_t>(columns.winner.size(), 3);
        const double pitch = at.m_width / static_cast<double>(count);
        const double row = std::min(at.m_height - names - foot, 130.0), die = std::min(pitch - 16, row - 14);
        const double y = at.m_y + names + row / 2;
        bool silver = false;
        wxString told = words(text_of(colour)) + ": ";
        for (std::size_t column = 0; column < columns.winner.size(); ++column) {
            const double x = at.m_x + pitch * (static_cast<double>(column) + 0.5);
            const bool won = columns.winner[column] == company;
            if (won) {
                const double around = die * 28 / 32 + 14;
                pen_.frame({x - around / 2, y - around / 2, around, around}, 12, {colours.lampink, 5});
            }
            silver = silver || (won && columns.silver == column);
            draw_die(pen_, x, y, die, colour, columns.dice[company][column]);
            told += wxString::Format(column == 0 ? "%d" : ", %d", columns.dice[company][column]);
        }
        // "2 Suns", the Silver one, and from the fewest to the most.
        const double baseline = at.m_y + names + row + 0.9 * plain.size;
        const int suns = columns.suns[company];
        const wxString sum = wxString::Format(wxPLURAL("%d Sun", "%d Suns", suns), suns);
        pen_.text(sum, at.m_x, baseline, bold, colours.text);
        double left = at.m_x + pen_.width(sum, bold) + 22;
        if (silver) {
            pen_.text(_("Silver"), left, baseline, plain, colours.text);
            left += pen_.width(_("Silver"), plain) + 22;
        }
        const wxString range = wxString::Format(_("%d to %d"), outlook.least[company], outlook.most[company]);
        if (outlook.least[company] != outlook.most[company] && pen_.width(range, plain) <= at.GetRight() - left) {
            pen_.text(range, at.GetRight(), baseline, plain, colours.secondary, Align::right);
        }
        hit_areas_.push_back({PlaceId("company") / word_of(colour), pen_.area(at), told + ". " + sum});
    }
    /// Draws the names of partners beside each other, each in its share of the room.
    void draw_partners(std::size_t company, const wxRect2DDouble& at, const Face& face) const {
        const std::vector<Seat>& seats = rules_.setup.companies[company].seats;
        const double share = at.m_width / static_cast<double>(seats.size());
        constexpr double kBetween = 20;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            pen_.text(fitting_name(pen_, scene_.names, seats[i], face, share - kBetween),
                      at.m_x + share * static_cast<double>(i), at.m_y, face, palette().text);
        }
    }

    const BoardScene& scene_;
    const Rules& rules_;
    const State& state_;
    Pen pen_;
    double width_, height_;
    Grid grid_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                 const PlaythroughOf<Rules>& playthrough) {
    return Screen(gc, area, scene, playthrough).draw();
}

}  // namespace castalia::dance_of_muses
