// The four steps of the chosen tile beside the grid, and how many Suns each company would have after it.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kLeft = 14, kRow = 31, kHead = 62, kWords = 42;

double company_width(std::size_t companies) { return companies > 2 ? 46 : 56; }

wxString direction_sign(Direction to) {
    switch (to) {
        case Direction::north: return wxString::FromUTF8("↑");
        case Direction::east: return wxString::FromUTF8("→");
        case Direction::south: return wxString::FromUTF8("↓");
        default: return wxString::FromUTF8("←");
    }
}

}  // namespace

wxString caption_of(const Rules& rules, const State& state, const InHand& hand) {
    if (!hand.dancer) {
        return state.phase == Phase::dance
                   ? _("Any tile may take the step: click it or type the start of its name, then an arrow.")
                   : wxString();
    }
    const Tile& tile = state.tiles[*hand.dancer];
    const wxString who = words(rules.tile_text(tile));
    if (tile.face_down) {
        return wxString::Format(_("%s lies face down: it can step but has no power."), who);
    }
    const std::optional<Power> power = rules.power_of(tile, {});
    if (power == Power::none) {
        return wxString::Format(_("%s has no power."), who);
    }
    if (!hand.to || hand.before == true) {
        return wxString::Format(power ? _("Before the step %s’s power reaches the lit squares.")
                                      : _("Before the step %s’s power, which is not set, may reach the lit squares."),
                                who);
    }
    if (hand.before == false) {
        return wxString::Format(power ? _("After the step %s’s power reaches the lit squares.")
                                      : _("After the step %s’s power, which is not set, may reach the lit squares."),
                                who);
    }
    return wxString::Format(
        power ? _("%s’s power reaches the lit squares after the step and the dotted squares before it.")
              : _("%s’s power is not set; it may reach the lit squares after the step and the dotted ones before."),
        who);
}

double draw_steps(const Pen& pen, const wxRect2DDouble& at, const Rules& rules, const State& state,
                  const InHand& hand, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    const std::size_t companies = rules.setup.companies.size();
    const double column = company_width(companies), right = at.GetRight() - kLeft;
    const wxString title = wxString::Format(_("Each step of %s"), words(rules.tile_text(state.tiles[*hand.dancer])));
    pen.text(title, at.m_x + kLeft, at.m_y + 25, {17, true, true}, colours.text, Align::left, at.m_width - 2 * kLeft);
    pen.text(_("Suns then"), at.m_x + kLeft, at.m_y + 50, {12.5, false, false}, colours.secondary, Align::left,
             at.m_width - 2 * kLeft - column * static_cast<double>(companies));
    const auto column_right = [&](std::size_t company) {
        return right - column * static_cast<double>(companies - 1 - company);
    };
    for (std::size_t company = 0; company < companies; ++company) {
        const wxString colour = words(text_of(rules.setup.companies[company].colour));
        constexpr double kSize = 12.5, kApart = 8;
        const double wide = pen.width(colour, {kSize, false, false});
        const double size = std::min(kSize, kSize * (column - kApart) / std::max(1.0, wide));
        pen.text(colour, column_right(company), at.m_y + 50, {size, false, false}, colours.secondary, Align::right);
    }
    double y = at.m_y + kHead;
    for (const EntryMark& mark : hand.directions) {
        const Direction to = *direction_of(mark.place.text());
        const bool barred = mark.kind == EntryMark::Kind::barred || mark.kind == EntryMark::Kind::refused;
        const double room = at.m_width - kWords - kLeft - (barred ? 0 : column * static_cast<double>(companies) - 8);
        const Face face{12.5, mark.kind == EntryMark::Kind::chosen, false};
        const std::vector<wxString> lines = pen.wrapped(words(mark.reason), face, room);
        const double tall = std::max(kRow, 15 * static_cast<double>(lines.size()) + 4), middle = y + tall / 2;
        const wxRect2DDouble row{at.m_x + 6, y, at.m_width - 12, tall};
        if (mark.kind == EntryMark::Kind::chosen) {
            pen.box(row, 5, colours.glow, {colours.lampink, on_dark() ? 1.0 : 0.0});
        }
        const wxColour ink = barred ? colours.refusal : colours.text;
        pen.text(direction_sign(to), at.m_x + kLeft + 10, middle + 5.5, {16, true, false},
                 barred ? ink : colours.lampink, Align::centre);
        wxString told = words(mark.reason);
        double baseline = middle + 4.5 - 7.5 * static_cast<double>(lines.size() - 1);
        for (const wxString& line : lines) {
            pen.text(line, at.m_x + kWords, baseline, face, ink, Align::left);
            baseline += 15;
        }
        if (!barred) {
            const Columns then =
                compare(rules.dice(rules.after_step(state, rules.step_outcome(state, *hand.dancer, to)), true));
            told += ". " + _("Suns then") + ":";
            for (std::size_t company = 0; company < companies; ++company) {
                pen.text(wxString::Format("%d", then.suns[company]), column_right(company), middle + 5.5,
                         {16, true, true}, colours.text, Align::right);
                told += wxString::Format(" %s %d", words(text_of(rules.setup.companies[company].colour)),
                                         then.suns[company]);
            }
        }
        hit_areas.push_back({mark.place, pen.area(row), direction_sign(to) + " " + told});
        y += tall;
    }
    pen.line(at.m_x + kLeft, y + 7, right, y + 7, {colours.line, 1.2});
    return y + 8 - at.m_y;
}

}  // namespace castalia::dance_of_muses
