#include "core/review/slip_search.h"

#include <algorithm>

namespace castalia::review {

namespace {

constexpr std::size_t kMostRefused = 2;  ///< A slip that makes the rules refuse more later events explains nothing.
/// The lines at the same time, and all their events together.
constexpr std::size_t kLeastPaths = 300, kMostSteps = 1'000'000;
constexpr std::size_t kJoinEvery = 4;  ///< Comparing lines with each other costs about as much as playing them on.
constexpr int kSettled = 4;            ///< The number of equal comparisons after which a difference has settled.
constexpr std::size_t kNearest = 12;
constexpr std::size_t kForgottenReach = 100;  ///< A missing event is sought among so many last events.
constexpr int kProbes = 3;  ///< An action is given up after so many of its events that do not fit the next event.

/// The differences between the counts of a line and those of the record.
class Difference {
public:
    Difference(const std::vector<long long>& numbers, const std::vector<long long>& recorded) {
        by_.resize(std::max(numbers.size(), recorded.size()));
        for (std::size_t i = 0; i < by_.size(); ++i) {
            by_[i] = (i < numbers.size() ? numbers[i] : 0) - (i < recorded.size() ? recorded[i] : 0);
        }
    }
    std::size_t hash() const {
        std::size_t hash = 0;
        for (std::size_t i = 0; i < by_.size(); ++i) {
            hash += by_[i] == 0 ? 0 : (i + 1) * 1099511628211ULL * static_cast<std::size_t>(by_[i] + 1'000'003);
        }
        return hash;
    }
    std::vector<long long> added_to(std::vector<long long> numbers) const {
        numbers.resize(std::max(numbers.size(), by_.size()));
        for (std::size_t i = 0; i < by_.size(); ++i) {
            numbers[i] += by_[i];
        }
        return numbers;
    }

private:
    std::vector<long long> by_;
};

}  // namespace

bool WantedCounts::fit(const std::vector<long long>& others) const {
    for (std::size_t i = 0; i < std::max(numbers.size(), others.size()); ++i) {
        const long long mine = i < numbers.size() ? numbers[i] : 0, other = i < others.size() ? others[i] : 0;
        if (mine != other && (i >= made.size() || made[i])) {
            return false;
        }
    }
    return true;
}

SlipSearch::Path SlipSearch::beginning(std::unique_ptr<Playthrough> line, Suspect suspect, std::size_t healed) {
    Path path;
    path.line = std::move(line);
    path.healed = healed;
    path.suspects.push_back(std::move(suspect));
    return path;
}

void SlipSearch::begin_changed(std::size_t i) {
    for (const EventPtr& event : variants_.changed(i)) {
        std::unique_ptr<Playthrough> line = at(i);
        if (plays(*line, *event)) {
            paths_.push_back(beginning(std::move(line), {i, Slip::changed, {event}}, step(i).stands ? 0 : 1));
        }
    }
}

void SlipSearch::begin_left_out(std::size_t i) {
    const auto same = [&](std::size_t other) {
        const auto written = [&](std::size_t of) {
            Json json = write_event(*step(of).entry.event, record(), session_.names());
            json.erase("at");
            json.erase("note");
            return json;
        };
        return is_move(session_, other) && step(other).stands && written(other) == written(i);
    };
    if (step(i).stands) {
        paths_.push_back(beginning(at(i), {i, i > 0 && same(i - 1) ? Slip::twice : Slip::extra, {}}, 0));
    }
}

void SlipSearch::begin_swapped(std::size_t i) {
    if (i + 1 >= session_.plies() || !is_move(session_, i + 1)) {
        return;
    }
    // Each event takes the time of the other, so that the times stay in order.
    const auto moved = [&](std::size_t from, std::size_t to) {
        Event event = *step(from).entry.event;
        event.at = step(to).entry.event->at;
        return std::make_shared<const Event>(std::move(event));
    };
    std::unique_ptr<Playthrough> line = at(i);
    const Followed first = follow(session_, i + 1, *line), second = follow(session_, i, *line);
    if (first != Followed::refused && second != Followed::refused) {
        const std::size_t healed = (first == Followed::healed ? 1U : 0U) + (second == Followed::healed ? 1U : 0U);
        swapped_.push_back(
            beginning(std::move(line), {i, Slip::swapped, {moved(i + 1, i), moved(i, i + 1)}}, healed));
    }
}

void SlipSearch::begin_missing(std::size_t ply) {
    int misses = 0;
    bool fits = false;  // An event of this action has fitted.
    std::string action;
    variants_.missing(ply, [&](const EventPtr& event) {
        const Json written = write_event(*event, record(), session_.names());
        if (const std::string now = written["type"].get<std::string>() + written.value("player", ""); now != action) {
            action = now;
            misses = 0;
            fits = false;
        }
        std::unique_ptr<Playthrough> line = at(ply);
        if (!plays(*line, *event)) {
            return true;
        }
        const Followed next = ply < session_.plies() ? follow(session_, ply, *line) : Followed::as_recorded;
        if (next == Followed::refused) {
            return fits || ++misses < kProbes;
        }
        fits = true;
        paths_.push_back(beginning(std::move(line), {ply, Slip::missing, {event}, 0, 0, written.dump()},
                                   next == Followed::healed ? 1 : 0));
        return true;
    });
}

void SlipSearch::play_on(std::size_t i) {
    for (Path& path : paths_) {
        const Followed followed = follow(session_, i, *path.line);
        path.refused += followed == Followed::refused ? 1U : 0U;
        path.healed += followed == Followed::healed ? 1U : 0U;
    }
    std::erase_if(paths_, [](const Path& path) { return path.refused > kMostRefused; });
}

void SlipSearch::drop_what_came_back(std::size_t ply) {
    std::erase_if(paths_, [&](const Path& path) { return path.line->ends_like(record(), ply); });
}

const std::vector<long long>& SlipSearch::numbers(const Playthrough& line, std::size_t ply) {
    counting_.clear();
    session_.game().counts(line, ply, counting_);
    return counting_.numbers();
}

void SlipSearch::join_equals(std::size_t ply) {
    const std::vector<long long> recorded = numbers(record(), ply);
    const std::vector<long long> last = numbers(record(), session_.plies());
    std::unordered_map<std::size_t, std::vector<std::size_t>> alike;
    std::vector<Path> kept;
    kept.reserve(paths_.size());
    for (Path& path : paths_) {
        const Difference difference(numbers(*path.line, path.line->plies()), recorded);
        path.steady = difference.hash() == path.difference ? path.steady + 1 : 0;
        path.difference = difference.hash();
        path.fits = wanted_.fit(difference.added_to(last));
        std::vector<std::size_t>& others = alike[path.difference];
        // Lines that became equal usually began close to each other.
        const auto nearest = others.end() - static_cast<std::ptrdiff_t>(std::min(others.size(), kNearest));
        const auto same = std::find_if(nearest, others.end(), [&](std::size_t other) {
            return kept[other].refused == path.refused && kept[other].healed == path.healed &&
                   path.line->ends_like(*kept[other].line, kept[other].line->plies());
        });
        if (same == others.end()) {
            others.push_back(kept.size());
            kept.push_back(std::move(path));
        } else {
            std::ranges::move(path.suspects, std::back_inserter(kept[*same].suspects));
        }
    }
    // If there are too many lines, those are given up whose difference has settled, and then the oldest, except those
    // that explain the counts at present. A late slip is more likely than an early one.
    const std::size_t most = std::max(kLeastPaths, kMostSteps / (session_.plies() + 1));
    std::size_t surplus = kept.size() > most ? kept.size() - most : 0;
    std::erase_if(kept, [&](const Path& path) {
        return surplus > 0 && !path.fits && path.steady >= kSettled && surplus-- > 0;
    });
    std::erase_if(kept, [&](const Path& path) { return surplus > 0 && !path.fits && surplus-- > 0; });
    surplus = kept.size() > 4 * most ? kept.size() - 4 * most : 0;  // Few counts are known, so nearly all lines fit.
    kept.erase(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(surplus));
    paths_ = std::move(kept);
}

std::vector<Suspect> SlipSearch::explaining() {
    std::vector<Suspect> found;
    for (std::size_t line = 0; line < paths_.size(); ++line) {
        const Path& path = paths_[line];
        if (wanted_.fit(numbers(*path.line, path.line->plies()))) {
            for (const Suspect& suspect : path.suspects) {
                found.push_back(suspect);
                found.back().line = line;
                found.back().later_refused = path.refused;
                found.back().healed = path.healed;
            }
        }
    }
    return found;
}

std::optional<std::vector<Suspect>> SlipSearch::run(const std::function<bool()>& cancelled) {
    for (std::size_t i = 0; i < session_.plies(); ++i) {
        if (cancelled && cancelled()) {
            return std::nullopt;
        }
        play_on(i);
        std::ranges::move(swapped_, std::back_inserter(paths_));
        swapped_.clear();
        if (!session_.replay().abandoned(i)) {
            if (is_move(session_, i)) {
                begin_changed(i);
                begin_left_out(i);
                begin_swapped(i);
            }
            if (i + kForgottenReach >= session_.plies()) {
                begin_missing(i);
            }
        }
        drop_what_came_back(i + 1);
        if (i % kJoinEvery == 0) {
            join_equals(i + 1);
        }
    }
    if (!session_.replay().abandoned(session_.plies())) {
        begin_missing(session_.plies());
    }
    return explaining();
}

}  // namespace castalia::review
