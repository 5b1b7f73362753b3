// Compares a branch with the session: the curves of the review side by side, and the events that no longer happen.
#include "core/review/branch_differences.h"

#include <algorithm>

#include "core/review/review.h"
#include "core/rules/text/mapped.h"

namespace castalia::review {

namespace {

/// Returns the event of a step without its time and its note.
Json played_alone(const Session& session, std::size_t step) {
    Json event = write_event(*session.replay().steps()[step].entry.event, session.playthrough(), session.names());
    for (const char* key : {"at", "note"}) {
        event.erase(key);
    }
    return event;
}

std::vector<std::optional<double>> values_at(const Series& series, std::size_t ply) {
    return mapped(series.values,
                  [&](const auto& of_seat) { return ply < of_seat.size() ? of_seat[ply] : std::nullopt; });
}

}  // namespace

BranchDifferences branch_differences(const Session& session, std::size_t ply, const Session& branch) {
    BranchDifferences differences;
    differences.compared_with = std::min(session.plies(), branch.plies());
    const std::vector<Series> happened = series_of(session), instead = series_of(branch);
    for (const Series& series : instead) {
        const auto same = std::ranges::find(happened, series.key, &Series::key);
        if (same != happened.end()) {
            differences.numbers.push_back(
                {series.name, values_at(series, branch.plies()), values_at(*same, differences.compared_with)});
        }
    }
    std::vector<Json> taken_over;
    for (std::size_t step = ply; step < branch.plies(); ++step) {
        taken_over.push_back(played_alone(branch, step));
    }
    for (std::size_t step = ply; step < differences.compared_with; ++step) {
        const auto found = std::ranges::find(taken_over, played_alone(session, step));
        if (found == taken_over.end()) {
            differences.no_longer.push_back(step);
        } else {
            taken_over.erase(found);
        }
    }
    return differences;
}

Text numbers_text(const BranchDifferences::Numbers& numbers, std::span<const std::string> names) {
    std::vector<Text> players;
    for (std::size_t seat = 0; seat < numbers.branch.size() && seat < names.size(); ++seat) {
        const std::optional<double> now = numbers.branch[seat], was = numbers.happened[seat];
        const std::vector<Fill> fills{
            {"who", literally(names[seat])}, {"now", number_text(now)}, {"was", number_text(was)}};
        players.push_back(now == was ? say("{who} {now} as it was", fills)
                                     : say("{who} {now} instead of {was}", fills));
    }
    return say("{what}: {players}", {{"what", numbers.name}, {"players", listed(players)}});
}

}  // namespace castalia::review
