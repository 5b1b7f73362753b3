// The score pad: players across, columns of the pad and counters down, totals between them.
#include "core/games/open_table/table_pad.h"

#include <algorithm>

namespace castalia::open_table {

using document::Colour;
using document::Role;
using Ends = document::Shape::Side;

double Pad::draw() {
    const double ends = measure_.head + (rounds_.empty() && measure_.only_counters ? 1 : 2) * measure_.edge;
    if (at_.height > 0) {
        shorten_labels(at_.height - ends);
        stretch(at_.height - ends);
    }
    choose_shown(at_.height - ends - height_of(last_));
    double height = ends + height_of(last_);
    for (std::size_t i = above_; i < above_ + shown_; ++i) {
        height += rounds_[i].height;
    }
    const double top = at_.y + (measure_.centred ? std::max(0.0, (at_.height - height) / 2) : 0);
    draw_paper(top, height);
    draw_head(top);
    double y = top + measure_.head;
    for (std::size_t i = above_; i < above_ + shown_; ++i) {
        draw_row(rounds_[i], y);
        y += rounds_[i].height;
    }
    if (!measure_.only_counters) {
        y += measure_.edge;
        for (const double above : {5.0, 2.0}) {
            const double edge = y - above * measure_.edge / 8;
            line(left_ + measure_.inset, edge, right() - measure_.inset, edge, Role::cardedge, 1.4);
        }
    }
    for (const Row& row : last_) {
        draw_row(row, y);
        y += row.height;
    }
    return height;
}

void Pad::draw_paper(double top, double height) {
    constexpr double kBesideLine = 0.2;
    drawing_.box({left_, top, width_, height}, measure_.corner, {Role::card},
                 {{Role::cardedge}, 1.2 * measure_.line});
    const double inside = kBesideLine * measure_.row;
    for (std::size_t seat = first_; seat < end_; ++seat) {
        line(x_of(seat), top + inside, x_of(seat), top + height - inside, Role::line, 1);
    }
    line(left_ + measure_.inset, top + measure_.head - measure_.line, right() - measure_.inset,
         top + measure_.head - measure_.line, Role::cardedge, 1.4);
}

/// Returns whether every name has room beside its disc.
bool Pad::names_fit_beside() const {
    const Face face{measure_.words, true};
    for (std::size_t seat = first_; seat < end_; ++seat) {
        const std::string name = picture::fitting_name(drawing_, sight_.names, seat_of(seat), face, room_beside());
        if (column_ < measure_.named || name.find("…") != std::string::npos) {
            return false;
        }
    }
    return true;
}

void Pad::draw_head(double top) {
    const bool beside = names_fit_beside();
    for (std::size_t seat = first_; seat < end_; ++seat) {
        draw_player(seat, top, beside);
    }
    write_in_head(top);
}

/// Draws the disc of a player with the name, in narrow columns beneath it.
void Pad::draw_player(std::size_t s, double top, bool beside) {
    const Seat seat = seat_of(s);
    const bool turn = !now_.over && now_.turn == seat;
    const double x = x_of(s), disc = measure_.disc, gap = 0.6 * disc;
    const std::size_t first = drawing_.drawn();
    const Colour ink{turn ? Role::onlampfill : Role::text};
    if (turn) {
        const double around = 0.1 * measure_.head;
        drawing_.box({x + 3, top + around, column_ - 6, measure_.head - 2 * around - measure_.line},
                     6 * measure_.line, {Role::lampfill});
    }
    const Face face{measure_.words, turn};
    const std::string name = picture::fitting_name(drawing_, sight_.names, seat, face, room_beside());
    const double wide = 2 * disc + (beside ? gap + drawing_.width(name, face) : 0);
    const double from = x + (column_ - wide) / 2;
    const bool below = !beside && measure_.beneath > 0;
    const double middle = top + (below ? 0.33 : 0.48) * measure_.head;
    picture::draw_seat(drawing_, from + disc, middle, below ? 0.9 * disc : disc, sight_.name(seat), seat, turn);
    if (beside) {
        drawing_.text(name, from + 2 * disc + gap, middle + 0.36 * face.size, face, ink);
    } else if (below) {
        const Face small{measure_.beneath};
        const std::string short_name =
            picture::fitting_name(drawing_, sight_.names, seat, small, column_ - 0.5 * measure_.beneath);
        drawing_.text(short_name, x + column_ / 2, top + 0.83 * measure_.head, small, ink, Ends::middle);
    }
    const Fill who{"who", sight_.who(seat)};
    drawing_.piece(PlaceId::beginning({{"type", "turn"}, {"player", rules_.names.at(s)}}),
                   {x, top + 2, column_, measure_.head - 4},
                   turn ? say("{who} has the turn", {who}) : say("Give {who} the turn", {who}), first);
}

/// Writes beside the players how many rounds are not shown, or how a round is added.
void Pad::write_in_head(double top) {
    const double x = left_ + measure_.inset + 0.3 * measure_.words, room = label_ - 0.6 * measure_.words;
    const Face face{std::max(measure_.least_words, 0.86 * measure_.words)};
    const bool hint = rules_.columns(now_) == 0 && drawing_.detail() == picture::Detail::window;
    if (!hint && above_ == 0) {
        return;
    }
    const auto more = static_cast<long long>(above_);
    const std::vector<std::string> all =
        hint ? std::vector{drawing_.translated(say("N adds a round")), std::string()}
             : std::vector{drawing_.translated(say_count("{n} more above", "{n} more above", more)),
                           "↑ " + std::to_string(more)};
    std::vector<std::string> lines = drawing_.wrapped(all.front(), face, room);
    const auto fits = [&](const std::string& one) { return drawing_.width(one, face) <= room; };
    const double line = kLineOfLabel * face.size;
    if (line * static_cast<double>(lines.size()) > measure_.head - 2 || !std::ranges::all_of(lines, fits)) {
        lines = {all.back()};
    }
    double baseline = top + measure_.head / 2 + 0.36 * face.size - line * static_cast<double>(lines.size() - 1) / 2;
    for (const std::string& one : lines) {
        drawing_.text(one, x, baseline, face, {Role::secondary});
        baseline += line;
    }
}

/// Returns the face of all numbers of a row. In narrow columns they become smaller, and at last no longer bold. None
/// are larger than the totals.
Face Pad::face_of_numbers(const Row& row) const {
    constexpr double kOfRow = 0.74, kSmaller = 0.96;
    const bool total = row.kind == Row::Kind::total;
    Face face{std::min(total ? measure_.total_number : measure_.number, kOfRow * row.height), true, true};
    if (const auto totals = std::ranges::find(last_, Row::Kind::total, &Row::kind); !total && totals != last_.end()) {
        face.size = std::min(face.size, face_of_numbers(*totals).size);
    }
    const double room = column_ - std::max(0.45 * measure_.words, 2 * beside_cell(row) + 2);
    const auto fits = [&] {
        for (std::size_t seat = first_; seat < end_; ++seat) {
            if (drawing_.width(shown(row, seat_of(seat)), face) > room) {
                return false;
            }
        }
        return true;
    };
    // Letters do not become narrower in proportion to their size, so each size is measured.
    while (!fits() && face.size > measure_.least_number) {
        face.size = std::max(measure_.least_number, kSmaller * face.size);
    }
    face.bold = (total || row.kind == Row::Kind::team) && fits();
    return face;
}

/// Draws a row from its upper edge down.
void Pad::draw_row(const Row& row, double y) {
    const bool total = row.kind == Row::Kind::total, last = &row == &last_.back();
    const Face words{measure_.words, total};
    const double line_height = kLineOfLabel * words.size, middle = y + row.height / 2;
    double baseline = middle + 0.36 * words.size - line_height * static_cast<double>(row.label.size() - 1) / 2;
    for (const std::string& one : row.label) {
        drawing_.text(one, left_ + measure_.inset + 0.4 * words.size, baseline, words, {Role::text}, Ends::left,
                      room_for_label());
        baseline += line_height;
    }
    if (!last) {
        line(left_ + measure_.inset, y + row.height, right() - measure_.inset, y + row.height, Role::line, 1);
    }
    const Face face = face_of_numbers(row);
    for (std::size_t seat = first_; seat < end_; ++seat) {
        const double beside = beside_cell(row), above = measure_.line * (total ? 3 : 2);
        draw_cell(row, seat, {x_of(seat) + beside, y + above, column_ - 2 * beside, row.height - 2 * above}, face);
    }
}

/// Draws a cell with its number, highlighted when the entry in the making is about it.
void Pad::draw_cell(const Row& row, std::size_t s, const Rect& at, const Face& face) {
    const Seat seat = seat_of(s);
    const std::string number = shown(row, seat);
    if (number.empty() && !measure_.every_cell) {
        return;
    }
    const bool is_lit = lit(row, s), leads = row.kind == Row::Kind::total && sight_.is_ahead(seat);
    const std::size_t first = drawing_.drawn();
    if (is_lit) {
        drawing_.box(at, 4 * measure_.line, {Role::lampfill}, {{Role::lampink}, 2 * measure_.line});
    } else if (leads) {
        drawing_.box(at, 5 * measure_.line, {Role::playerfill, static_cast<std::uint8_t>(s)});
    }
    const Colour ink{is_lit ? Role::onlampfill : leads ? Role::onplayerfill : Role::text};
    // A number is never shortened: its beginning would be another one.
    drawing_.text(number, at.x + at.width / 2, at.y + at.height / 2 + 0.33 * face.size, face, ink, Ends::middle);
    drawing_.piece(place(row, s), at, sentence(row, seat, number), first).coming = is_lit;
}

double pad_width(const Sight& sight) {
    constexpr double kNamed = 104;
    constexpr std::size_t kMostNamed = 6;
    const PadMeasures usual;
    return usual.most_label + kNamed * static_cast<double>(std::min(sight.seats(), kMostNamed)) + 2 * usual.inset;
}

double pad_height(const Sight& sight) {
    const PadMeasures usual;
    const std::size_t rows = sight.rules.columns(sight.now) + sight.rules.setup.counters.size() +
                             (sight.rules.setup.teams.empty() ? 0 : 1);
    return usual.head + usual.total + usual.row * static_cast<double>(rows) + 2 * usual.edge;
}

double draw_pad(const Sight& sight, const PadMeasures& measure, const Rect& at) {
    constexpr double kBetweenBands = 12;
    const std::size_t seats = sight.seats(), bands = (seats + measure.abreast - 1) / measure.abreast;
    const std::size_t abreast = (seats + bands - 1) / bands;
    double height = 0;
    for (std::size_t first = 0; first < seats; first += abreast) {
        height += first > 0 ? kBetweenBands : 0;
        const Rect band{at.x, at.y + height, at.width, at.height};
        height += Pad(sight, measure, band, first, std::min(first + abreast, seats)).draw();
    }
    return height;
}

}  // namespace castalia::open_table
