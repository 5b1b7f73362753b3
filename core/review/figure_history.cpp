#include "core/review/figure_history.h"

#include <algorithm>

namespace castalia::review {

FigureHistory::FigureHistory(const Session& session, std::size_t ply) {
    sheets_.reserve(ply + 1);
    for (std::size_t i = 0; i <= ply; ++i) {
        sheets_.push_back(session.playthrough().score(i));
        parts_ = std::max(parts_, sheets_.back().parts);
    }
    // A sheet that counts halves stands beside others that count whole points.
    for (Scoresheet& sheet : sheets_) {
        for (Scoresheet::Row& row : sheet.rows) {
            count_in_parts(row.values, sheet.parts);
        }
        for (Scoresheet::Step& step : sheet.ladder) {
            count_in_parts(step.values, sheet.parts);
        }
    }
}

void FigureHistory::count_in_parts(std::vector<long long>& values, int parts) const {
    for (long long& value : values) {
        value = value == kNoNumber ? kNoNumber : value * (parts_ / parts);
    }
}

std::optional<FigureHistory::Figures> FigureHistory::alike(const Scoresheet& sheet, std::size_t line) const {
    const Scoresheet& last = sheets_.back();
    if (line >= last.rows.size()) {
        const Scoresheet::Step& wanted = last.ladder.at(line - last.rows.size());
        const auto step = std::ranges::find(sheet.ladder, wanted.name, &Scoresheet::Step::name);
        return step == sheet.ladder.end() ? std::nullopt : std::optional(Figures{&step->values, nullptr});
    }
    // A sheet may have two rows with the same label, such as two rounds, which keep their order. The clause says
    // which rule counts the row at that moment, such as that of the Silver Sun, and may change.
    const auto same = [&](const Scoresheet::Row& row) { return row.label == last.rows[line].label; };
    auto before = std::count_if(last.rows.begin(), last.rows.begin() + static_cast<std::ptrdiff_t>(line), same);
    const auto row =
        std::ranges::find_if(sheet.rows, [&](const Scoresheet::Row& one) { return same(one) && before-- == 0; });
    return row == sheet.rows.end() ? std::nullopt : std::optional(Figures{&row->values, &row->sources});
}

bool FigureHistory::same_source(const Figures& one, const Figures& other, std::size_t seat) {
    const auto source_of = [seat](const Figures& figures) {
        return figures.sources != nullptr && seat < figures.sources->size() ? &(*figures.sources)[seat] : nullptr;
    };
    const Text *here = source_of(one), *there = source_of(other);
    return here != nullptr && there != nullptr
               ? *here == *there
               : (here == nullptr || *here == Text()) && (there == nullptr || *there == Text());
}

std::vector<FigureChange> FigureHistory::of(std::size_t line) const {
    std::vector<FigureChange> changes;
    std::optional<Figures> before = alike(sheets_.front(), line);
    for (std::size_t i = 1; i < sheets_.size(); ++i) {
        const std::optional<Figures> after = alike(sheets_[i], line);
        for (std::size_t seat = 0; after && seat < after->values->size(); ++seat) {
            const bool was = before && seat < before->values->size();
            const long long now = (*after->values)[seat];
            if (was ? (*before->values)[seat] != now || !same_source(*before, *after, seat)
                    : now != 0 && now != kNoNumber) {
                changes.push_back({i - 1, Seat{static_cast<int>(seat)},
                                   was ? std::optional((*before->values)[seat]) : std::nullopt, now});
            }
        }
        // A row that is missing on a sheet, such as that of a player who has nothing yet, has not changed.
        before = after ? after : before;
    }
    return changes;
}

Text change_text(const Session& session, const FigureChange& change, int parts) {
    const auto number = [parts](long long value) { return decimal(value, parts); };
    const std::string& name = session.names()[static_cast<std::size_t>(change.seat.index)];
    const Text what = session.replay().describe(change.event);
    if (change.before == change.after) {
        return say("{who} stays at {after}, made up otherwise: {what}",
                   {{"who", literally(name)}, {"after", number(change.after)}, {"what", what}});
    }
    return say("{who} from {before} to {after}: {what}", {{"who", literally(name)},
                                                          {"before", number(change.before.value_or(0))},
                                                          {"after", number(change.after)},
                                                          {"what", what}});
}

}  // namespace castalia::review
