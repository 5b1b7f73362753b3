#include "db/history/sorted.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <variant>

#include "db/history/orders.h"
#include "db/history/statements.h"

namespace castalia {

namespace {

/// The way in which a list gets its rows in order.
enum class Way : std::uint8_t {
    walk,   ///< Goes along the list and skips sessions that its entries show not to fit.
    among,  ///< Does the same, but looks up all sessions that fit first and skips the others.
    read,   ///< Does the same, but the caller reads each session for its words, because many have them.
    few,    ///< Sorts all sessions that fit.
    days,   ///< Sorts all sessions of these days.
};

const char* entries_of(Way way) {
    switch (way) {
        case Way::among: return sql::entries_among_matches;
        case Way::few: return sql::matches_to_sort;
        case Way::days: return sql::days_to_sort;
        case Way::walk:
        case Way::read: break;
    }
    return sql::entries_of_list;
}

/// Returns the statement of a way. If `next`, it begins behind a session.
std::string sql_of(Way way, bool turned, bool next) {
    const bool sorts = way == Way::few || way == Way::days;
    std::string entries = entries_of(way);
    if (next) {
        entries += std::string(" AND (") + (sorts ? sql::key_of_sorting : "key") + ", recent)" +
                   (turned ? " < " : " > ") + sql::place_of_last;
    }
    const std::string page =
        std::string(turned ? " ORDER BY goes_by DESC, newest DESC" : " ORDER BY goes_by, newest") + " LIMIT :most";
    return "SELECT summary.* FROM (" + entries + (sorts ? page : "") +
           ") CROSS JOIN summary ON summary.sort_key = -newest" + page;
}

/// Returns one of the statements of every way, which outlive the library.
const char* statement(Way way, bool turned, bool next) {
    static const std::map<std::tuple<Way, bool, bool>, std::string> all = [] {
        std::map<std::tuple<Way, bool, bool>, std::string> made;
        for (const Way one : {Way::walk, Way::among, Way::read, Way::few, Way::days}) {
            for (int rest = 0; rest < 4; ++rest) {
                made[{one, rest % 2 != 0, rest / 2 != 0}] = sql_of(one, rest % 2 != 0, rest / 2 != 0);
            }
        }
        return made;
    }();
    return all.at({way, turned, next}).c_str();
}

/// One of the lists of db/history/orders.h.
struct Source {
    List list = List::all;
    std::variant<std::int64_t, std::string> owner = std::int64_t{0};
};

/// Returns the list that has every session that can fit and that is the shortest, as far as its kind tells.
Source source_of(Database& database, const Filter& filter) {
    if (filter.trash) {
        return {List::all, std::int64_t{1}};
    }
    if (filter.excluded.value_or(false)) {
        return {List::excluded, std::int64_t{1}};
    }
    if (filter.sample.value_or(false)) {
        return {List::sample, std::int64_t{1}};
    }
    if (filter.status && *filter.status != Status::finished) {
        return {List::status, std::string(status_word(*filter.status))};
    }
    if (!filter.tag.empty()) {
        return {List::tag, known_tag(database, filter.tag).value_or(0)};
    }
    if (filter.person) {
        return {List::person, *filter.person};
    }
    if (!filter.place.empty()) {
        return {List::place, known_place(database, filter.place).value_or(0)};
    }
    return filter.game.empty() ? Source{} : Source{List::game, filter.game};
}

/// Returns whether the list has exactly the sessions that fit.
bool is_whole(const Source& source, const Filter& filter, const IndexFilter& indexed) {
    Filter only;
    const bool none = indexed.words.empty() && indexed.throws.empty();
    only.words = none ? filter.words : "";  // Blanks and quotes ask for nothing.
    switch (source.list) {
        case List::all: only.trash = filter.trash; break;
        case List::game: only.game = filter.game; break;
        case List::person: only.person = filter.person; break;
        case List::place: only.place = filter.place; break;
        case List::tag: only.tag = filter.tag; break;
        case List::status: only.status = filter.status; break;
        case List::excluded: only.excluded = filter.excluded; break;
        case List::sample: only.sample = filter.sample; break;
    }
    return filter == only;
}

/// Returns whether the entries of the list show which sessions fit, except for their words.
bool shows_what_fits(const Source& source, const Filter& filter) {
    return (filter.tag.empty() || source.list == List::tag) && (!filter.person || source.list == List::person);
}

Way way_of(Database& database, const Source& source, const Filter& filter, const IndexFilter& indexed,
           const Reach& reach) {
    if (is_whole(source, filter, indexed)) {
        return Way::walk;
    }
    if (!indexed.match) {
        return count_fitting(database, indexed, reach.days) < reach.days ? Way::days : Way::walk;
    }
    const bool shown = shows_what_fits(source, filter) && indexed.throws.empty(),
               reads = shown && !indexed.words.empty();
    const std::int64_t most_among = reads ? reach.among.value_or(0) : 0;
    const std::int64_t fits = count_fitting(database, indexed, std::max(reach.few, most_among));
    if (fits < reach.few) {
        return Way::few;
    }
    if (shown && !reads) {
        return Way::walk;
    }
    return !shown || !reach.among || fits < most_among ? Way::among : Way::read;
}

void bind_filter(Query& rows, const Source& source, const Filter& filter, std::optional<std::int64_t> place) {
    rows.with(":list", static_cast<std::int64_t>(source.list));
    std::visit([&rows](const auto& owner) { rows.with(":owner", owner); }, source.owner);
    if (!filter.game.empty()) {
        rows.with(":game", filter.game);
    }
    if (place) {
        rows.with(":place", *place);
    }
    if (filter.status) {
        rows.with(":status", std::string(status_word(*filter.status)));
    }
    if (filter.excluded) {
        rows.with(":excluded", *filter.excluded);
    }
    if (filter.sample) {
        rows.with(":sample", *filter.sample);
    }
}

}  // namespace

Asked in_order(Database& database, const Filter& filter, const IndexFilter& indexed,
               std::optional<std::int64_t> after, HistoryOrder order, const Reach& reach) {
    const Source source = source_of(database, filter);
    const Way way = way_of(database, source, filter, indexed, reach);
    std::optional<std::int64_t> place;
    if (!filter.place.empty()) {
        place = known_place(database, filter.place).value_or(0);
    }
    return {statement(way, order.turned, after.has_value()),
            [=](Query& rows) {
                rows.with(":sorting", static_cast<std::int64_t>(order.by));
                bind_days(rows, indexed.sort_keys);
                if (after) {
                    rows.with(":after", *after);
                }
                if (way == Way::few || way == Way::among) {
                    rows.with(":match", *indexed.match);
                }
                if (way != Way::few && way != Way::days) {
                    bind_filter(rows, source, filter, place);
                }
            },
            way == Way::read};
}

}  // namespace castalia
