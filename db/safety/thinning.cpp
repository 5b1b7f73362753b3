// Decides which copies stay, from their moments only. It touches no file.
#include <algorithm>
#include <set>

#include "db/safety/backups.h"

namespace castalia {

namespace {

using std::chrono::days;
using std::chrono::floor;

long long day_of(Moment moment) { return floor<days>(moment).time_since_epoch().count(); }

/// Returns the number of the week, counted from a Monday. The first day of 1970 was a Thursday.
long long week_of(Moment moment) {
    constexpr days kFromMonday(3);
    return floor<std::chrono::weeks>(moment + kFromMonday).time_since_epoch().count();
}

long long month_of(Moment moment) {
    const std::chrono::year_month_day date{floor<days>(moment)};
    constexpr long long kMonths = 12;
    return kMonths * static_cast<int>(date.year()) + static_cast<unsigned>(date.month());
}

struct Span {
    long long (*of)(Moment);
    std::size_t most;
};
constexpr Span kSpans[] = {{day_of, 12}, {week_of, 10}, {month_of, 9}};

}  // namespace

std::vector<Moment> kept_backups(std::vector<Moment> made) {
    std::ranges::sort(made, std::greater{});
    std::set<Moment, std::greater<>> kept;
    for (const Span& span : kSpans) {
        std::set<long long> seen;
        for (const Moment moment : made) {
            // The newest copy of its span comes first and stays the newest, so a copy that is removed today is not
            // missed tomorrow.
            if (seen.size() < span.most && seen.insert(span.of(moment)).second) {
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
