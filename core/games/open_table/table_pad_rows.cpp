// The rows of the score pad: which are shown, and what stands in each cell.
#include "core/games/open_table/table_pad.h"

#include <algorithm>
#include <numeric>

namespace castalia::open_table {

Pad::Pad(const Sight& sight, const PadMeasures& measure, const Rect& at, std::size_t first, std::size_t end)
    : sight_(sight),
      measure_(measure),
      drawing_(sight.drawing),
      rules_(sight.rules),
      now_(sight.now),
      at_(at),
      first_(first),
      end_(end) {
    const auto count = static_cast<double>(end - first);
    const double room = at.width - 2 * measure.inset;
    const double most = std::max(measure.least_label, std::min({measure.most_label, wanted_label(), room / 2}));
    label_ = std::clamp(room - count * measure.wanted_column, measure.least_label, most);
    column_ = std::min(measure.most_column, (room - label_) / count);
    width_ = label_ + column_ * count + 2 * measure.inset;
    left_ = at.x + (measure.centred || measure.stretch > 1 ? (at.width - width_) / 2 : 0);
    rounds_ = rounds();
    last_ = last_rows();
}

std::string Pad::label_of(Row::Kind kind, std::size_t which) const {
    switch (kind) {
        case Row::Kind::round: return rules_.column(now_, which);
        case Row::Kind::counter: return rules_.setup.counters[which].name;
        case Row::Kind::team: return drawing_.translated(say("Team"));
        case Row::Kind::total: break;
    }
    return drawing_.translated(measure_.brief              ? say("Total")
                               : rules_.setup.highest_wins ? say("Total (highest wins)")
                                                           : say("Total (lowest wins)"));
}

Pad::Row Pad::row_of(Row::Kind kind, std::size_t which) const {
    const bool total = kind == Row::Kind::total;
    Row row{kind, which};
    row.label = drawing_.wrapped(label_of(kind, which), {measure_.words, total}, room_for_label());
    row.height = height_beside(row.label, total);
    return row;
}

/// Returns the height of a row with this name.
double Pad::height_beside(const std::vector<std::string>& label, bool total) const {
    return std::max(total ? measure_.total : measure_.row,
                    kLineOfLabel * measure_.words * static_cast<double>(label.size()) + measure_.between);
}

std::vector<Pad::Row> Pad::rounds() const {
    std::vector<Row> rows;
    for (std::size_t i = 0; !measure_.only_counters && i < rules_.columns(now_); ++i) {
        rows.push_back(row_of(Row::Kind::round, i));
    }
    return rows;
}

/// Returns total, team and counters, which are always shown.
std::vector<Pad::Row> Pad::last_rows() const {
    std::vector<Row> rows;
    if (!measure_.only_counters) {
        rows.push_back(row_of(Row::Kind::total));
        if (!rules_.setup.teams.empty()) {
            rows.push_back(row_of(Row::Kind::team));
        }
    }
    for (std::size_t i = 0; i < rules_.setup.counters.size(); ++i) {
        rows.push_back(row_of(Row::Kind::counter, i));
    }
    return rows;
}

/// Returns the width in which every name of a row stands in one line.
double Pad::wanted_label() const {
    double wide = 0;
    const auto hold = [&](Row::Kind kind, std::size_t which, bool bold) {
        wide = std::max(wide, drawing_.width(label_of(kind, which), {measure_.words, bold}) + measure_.words);
    };
    for (std::size_t i = 0; !measure_.only_counters && i < rules_.columns(now_); ++i) {
        hold(Row::Kind::round, i, false);
    }
    for (std::size_t i = 0; i < rules_.setup.counters.size(); ++i) {
        hold(Row::Kind::counter, i, false);
    }
    if (!measure_.only_counters) {
        hold(Row::Kind::total, 0, true);
    }
    return wide;
}

double Pad::height_of(const std::vector<Row>& rows) {
    return std::accumulate(rows.begin(), rows.end(), 0.0,
                           [](double sum, const Row& row) { return sum + row.height; });
}

/// Takes lines from the names of rows, down to one, as long as not even the last round has room with them. Dots stand
/// for the rest.
void Pad::shorten_labels(double room) {
    const auto wanted = [&] { return height_of(last_) + (rounds_.empty() ? 0 : rounds_.back().height); };
    for (std::size_t most = 3; most > 0 && wanted() > room; --most) {
        for (auto* some : {&rounds_, &last_}) {
            for (Row& row : *some) {
                while (row.label.size() > most) {
                    const std::string rest = " " + row.label.back();
                    row.label.pop_back();
                    row.label.back() += rest;
                }
                row.height = height_beside(row.label, row.kind == Row::Kind::total);
            }
        }
    }
}

/// Moves rows farther apart where they are few.
void Pad::stretch(double room) {
    const double by = std::clamp(room / (height_of(rounds_) + height_of(last_)), 1.0, measure_.stretch);
    for (auto* some : {&rounds_, &last_}) {
        for (Row& row : *some) {
            row.height *= by;
        }
    }
}

/// Finds the rounds that are shown: the last ones, and always the round of the entry in the making.
void Pad::choose_shown(double room) {
    above_ = rounds_.size();
    for (double used = 0; above_ > 0 && shown_ < measure_.most_rounds; ++shown_) {
        used += rounds_[above_ - 1].height;
        if (at_.height > 0 && used > room && shown_ > 0) {
            break;
        }
        --above_;
    }
    for (std::size_t i = 0; i < above_; ++i) {
        if (sight_.chosen(PlaceId(rules_.column(now_, i)))) {
            double used = 0;
            above_ = i;
            for (shown_ = 0; above_ + shown_ < rounds_.size(); ++shown_) {
                used += rounds_[above_ + shown_].height;
                if (used > room && shown_ > 0) {
                    break;
                }
            }
        }
    }
}

long long Pad::value(const Row& row, Seat seat, const State& state) const {
    switch (row.kind) {
        case Row::Kind::round:
            return row.which < rules_.columns(state) ? rules_.score(state, row.which, seat) : kEmpty;
        case Row::Kind::counter: return rules_.counter(state, seat, row.which);
        case Row::Kind::team: return sight_.team_total(seat);
        case Row::Kind::total: break;
    }
    return rules_.total(state, seat);
}

std::string Pad::shown(const Row& row, Seat seat) const {
    const long long number = value(row, seat, now_);
    return row.kind == Row::Kind::round && number == kEmpty
               ? std::string()
               : number_shown(drawing_, number, row.kind == Row::Kind::counter ? 1 : 2);
}

/// Returns whether the entry in the making changes the cell or names it.
bool Pad::lit(const Row& row, std::size_t s) const {
    const bool round = row.kind == Row::Kind::round;
    if (!round && row.kind != Row::Kind::counter) {
        return false;
    }
    const long long number = value(row, seat_of(s), now_);
    const bool changed = number != value(row, seat_of(s), sight_.state) && (!round || number != kEmpty);
    return changed ||
           (sight_.chosen(PlaceId(label_of(row.kind, row.which))) && sight_.chosen(PlaceId(rules_.names.at(s))));
}

PlaceId Pad::place(const Row& row, std::size_t s) const {
    const std::string& player = rules_.names.at(s);
    const std::string label = label_of(row.kind, row.which);
    switch (row.kind) {
        case Row::Kind::round: return PlaceId::beginning({{"type", "score"}, {"player", player}, {"column", label}});
        case Row::Kind::counter: return PlaceId::beginning({{"type", "count"}, {"player", player}, {"name", label}});
        case Row::Kind::team: return PlaceId("team") / s;
        case Row::Kind::total: break;
    }
    return PlaceId("total") / s;
}

Text Pad::sentence(const Row& row, Seat seat, const std::string& shown) const {
    const std::vector<Fill> fills{{"who", sight_.who(seat)},
                                  {"what", literally(label_of(row.kind, row.which))},
                                  {"number", !shown.empty()      ? literally(shown)
                                             : sight_.state.over ? say("no score")
                                                                 : say("nothing yet")}};
    switch (row.kind) {
        case Row::Kind::round:
        case Row::Kind::counter: return say("{who}, {what}: {number}", fills);
        case Row::Kind::team: return say("{who}’s team: {number} in total", fills);
        case Row::Kind::total: break;
    }
    return sight_.is_ahead(seat) ? say("{who}: {number} in total, leading", fills)
                                 : say("{who}: {number} in total", fills);
}

}  // namespace castalia::open_table
