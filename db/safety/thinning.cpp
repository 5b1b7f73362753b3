// Decides which copies stay, from their moments only. It touches no file.
#include <algorithm>
#include <set>

#include "db/safety/backups.h"

namespace castalia {

namespace {

using std::chrono::days;
using std::chrono::floor;
using std::chrono::local_days;

long long number_of_day(local_days day) { return day.time_since_epoch().count(); }

/// Returns the number of the week, counted from a Monday. The first day of 1970 was a Thursday.
long long number_of_week(local_days day) {
    constexpr days kFromMonday(3);
    return floor<std::chrono::weeks>(day + kFromMonday).time_since_epoch().count();
}

long long number_of_month(local_days day) {
    const std::chrono::year_month_day date{day};
    constexpr long long kMonths = 12;
    return kMonths * static_cast<int>(date.year()) + static_cast<unsigned>(date.month());
}

struct Span {
    long long (*of)(local_days);
    std::size_t most;
};
constexpr Span kSpans[] = {{number_of_day, 12}, {number_of_week, 10}, {number_of_month, 9}};

}  // namespace

std::vector<Moment> kept_backups(std::vector<Moment> made, const WallClock& reader) {
    std::ranges::sort(made, std::greater{});
    std::set<Moment, std::greater<>> kept;
    for (const Span& span : kSpans) {
        std::set<long long> seen;
        for (const Moment moment : made) {
            // The newest copy of its span comes first and stays the newest, so a copy that is removed today is not
            // missed tomorrow.
            if (seen.size() < span.most && seen.insert(span.of(day_on(moment, reader))).second) {
                kept.insert(moment);
            }
        }
    }
    return {kept.begin(), kept.end()};
}

bool backup_is_due(const std::vector<Moment>& made, Moment now) {
    return std::ranges::none_of(made,
                                [&](Moment moment) { return moment > now - days(1) && moment < now + days(1); });
}

}  // namespace castalia
