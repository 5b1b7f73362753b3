// How the cells of the player bar share its width.
#include <algorithm>
#include <memory>

#include "app/ui/session/player_bar.h"
#include "app/ui/session/player_bar_measures.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Returns the type of the names, a little smaller where one would be cut otherwise.
Face face_of_names(wxGraphicsContext& gc, const std::vector<wxString>& names, double room) {
    const auto fit = [&](const Face& face) {
        return std::ranges::all_of(names,
                                   [&](const wxString& name) { return measure(gc, name, face).width <= room + 1; });
    };
    const Face usual = player_bar::scaled_face(player_bar::kName),
               smaller = player_bar::scaled_face(player_bar::kNumber);
    return !fit(usual) && fit(smaller) ? smaller : usual;
}

}  // namespace

double PlayerBar::facts_width(wxGraphicsContext& gc, const Cell& cell, const Row& row) const {
    const double grow = text_size();
    double width = 0;
    for (std::size_t i = 0; i < std::min(row.facts, cell.facts.size()); ++i) {
        const auto& [number, unit] = cell.facts[i];
        width += (i == 0 ? 0 : grow * player_bar::kBetween) + measure(gc, number, row.number).width;
        width += row.units ? grow * player_bar::kUnit +
                                 measure(gc, unit, player_bar::scaled_face(player_bar::kUnitFace)).width
                           : 0;
    }
    return width;
}

double PlayerBar::room_of_name(wxGraphicsContext& gc, const Cell& cell, const Row& row) const {
    const double grow = text_size();
    const double room = row.cell_width - grow * (2 * player_bar::kInset + player_bar::kAfterDisc) - 2 * row.disc;
    return player_bar::one_line() && row.facts > 0 ? room - facts_width(gc, cell, row) - grow * player_bar::kAfterName
                                                   : room;
}

bool PlayerBar::facts_fit(wxGraphicsContext& gc, const Row& row) const {
    return std::ranges::all_of(cells_, [&](const Cell& cell) {
        const double room = room_of_name(gc, cell, row);
        return (player_bar::one_line() ? measure(gc, cell.name, player_bar::scaled_face(player_bar::kName)).width
                                       : facts_width(gc, cell, row)) <= room + 1;
    });
}

bool PlayerBar::names_fit(wxGraphicsContext& gc, const Row& row) const {
    return std::ranges::all_of(cells_, [&](const Cell& cell) {
        return measure(gc, cell.name, player_bar::scaled_face(player_bar::kName)).width <=
               room_of_name(gc, cell, row) + 1;
    });
}

PlayerBar::Row PlayerBar::row_for(wxGraphicsContext& gc, double width) const {
    const double grow = text_size();
    const auto count = static_cast<double>(std::max<std::size_t>(1, cells_.size()));
    Row row{0,
            grow * player_bar::kDisc,
            grow * player_bar::kClock,
            0,
            true,
            !player_bar::one_line(),
            false,
            player_bar::scaled_face(player_bar::kName),
            player_bar::scaled_face(player_bar::kNumber),
            {}};
    for (const Cell& cell : cells_) {
        row.facts = std::max(row.facts, cell.facts.size());
    }
    const auto share = [&] {
        const double each = (width - 2 * player_bar::kMargin - row.clock - player_bar::kGap * count) / count;
        row.cell_width = std::min(each, grow * player_bar::kUsual);
        if (!facts_fit(gc, row) || !names_fit(gc, row)) {
            row.cell_width = std::min(each, grow * player_bar::kWidest);
        }
    };
    share();
    while (row.facts > 1 && !facts_fit(gc, row)) {
        --row.facts;
    }
    if (!facts_fit(gc, row) || !names_fit(gc, row)) {
        row.disc = grow * player_bar::kSmallDisc;
        row.caption = false;
        row.clock = grow * player_bar::kClockAlone;
        share();
        row.units = facts_fit(gc, row);
    }
    double room = row.cell_width;
    for (const Cell& cell : cells_) {
        room = std::min(room, room_of_name(gc, cell, row));
    }
    std::vector<std::string> names;
    std::ranges::transform(cells_, std::back_inserter(names), [](const Cell& cell) { return utf8(cell.name); });
    const std::vector<wxString> called = called_names(names);
    row.name = face_of_names(gc, called, room);
    Face face = row.name;
    const auto fits = [&](const wxString& text) { return measure(gc, text, face).width <= room + 1; };
    row.names = fitted_names(called, fits);
    if (!std::ranges::all_of(row.names, fits)) {
        stack(gc, called, row);
        return row;
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (fits(cells_[i].name)) {
            row.names[i] = cells_[i].name;
        }
    }
    return row;
}

void PlayerBar::stack(wxGraphicsContext& gc, const std::vector<wxString>& called, Row& row) const {
    row.stacked = true;
    row.units = false;
    fit_figures(gc, row);
    const double tight = text_size() * player_bar::kTight, figures = widest_figures(gc, row);
    const double beside = player_bar::one_line() ? 2 * row.disc + figures + 2 * tight : 0,
                 room = row.cell_width - 2 * tight - beside;
    const auto fits = [&](const wxString& text) {
        return measure(gc, text, player_bar::scaled_face(player_bar::kUnitFace)).width <= room + 1;
    };
    row.names = fitted_names(called, fits);
    if (!std::ranges::all_of(row.names, fits)) {
        row.names.assign(cells_.size(), wxString());
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (fits(cells_[i].name)) {
            row.names[i] = cells_[i].name;
        }
    }
}

double PlayerBar::widest_figures(wxGraphicsContext& gc, const Row& row) const {
    double widest = 0;
    for (const Cell& cell : cells_) {
        widest = std::max(widest, facts_width(gc, cell, row));
    }
    return widest;
}

void PlayerBar::fit_figures(wxGraphicsContext& gc, Row& row) const {
    constexpr double kLeast = 11;
    const double grow = text_size(), all = row.cell_width - 2 * grow * player_bar::kTight,
                 usual = widest_figures(gc, row);
    const auto size_in = [&](double room) {
        return std::min(1.0, std::max(0.0, room) / std::max(1.0, usual)) * grow * player_bar::kNumber.size;
    };
    const double beside = size_in(all - 2 * row.disc - player_bar::kUnit);
    if (beside >= grow * kLeast) {
        row.number.size = beside;
    } else if (player_bar::one_line()) {
        row.facts = 0;
    } else {
        row.disc = 0;
        row.number.size = size_in(all);
    }
}

bool PlayerBar::figures_stay_inside() const {
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create());
    const Row row = row_for(*gc, GetClientSize().x);
    const double inset = row.stacked ? player_bar::kTight : player_bar::kInset,
                 after = row.stacked ? player_bar::kUnit : player_bar::kAfterDisc;
    return 2 * text_size() * inset + 2 * row.disc + after + widest_figures(*gc, row) <= row.cell_width + 1 + after;
}

std::vector<wxString> PlayerBar::shown_names() const {
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create());
    return row_for(*gc, GetClientSize().x).names;
}

}  // namespace castalia
