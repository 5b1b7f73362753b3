#include "db/history/throw_facets.h"

#include "db/history/search_index.h"
#include "db/sqlite/database.h"

namespace castalia {

namespace {

const char* const kOpenTerms =
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary USING fts5vocab (main, told_index, instance)";
const char* const kNextFacet = "SELECT term FROM temp.vocabulary WHERE term >= :facet LIMIT 1";

constexpr long long kZero = 1'000'000'000'000'000;  ///< It is added to a number, so that none is negative.

char kind_of(ThrowCondition::Of of) {
    return of == ThrowCondition::Of::natural ? 'n' : of == ThrowCondition::Of::total ? 'q' : 'k';
}

/// Returns a facet of the index that is at least this one; empty if there is none.
std::string next_facet(Database& database, const std::string& facet) {
    auto row = database.query(kNextFacet);
    return row.with(":facet", facet).next() ? row.text("term") : std::string();
}

/// Returns the expression for one condition; empty if no session fits.
std::string match_throw(Database& database, const ThrowCondition& wanted) {
    if (wanted.how == ThrowCondition::How::exactly) {
        return "\"" + throw_facet(wanted.of, wanted.number) + "\"";
    }
    const bool at_least = wanted.how == ThrowCondition::How::at_least;
    const std::string first = throw_facet(wanted.of, at_least ? wanted.number : 1 - kZero);
    const std::string last = throw_facet(wanted.of, at_least ? kZero - 1 : wanted.number);
    std::string any;
    for (std::string at = next_facet(database, first); !at.empty() && at <= last;
         at = next_facet(database, at + "0")) {
        any += (any.empty() ? "(\"" : " OR \"") + at + "\"";
    }
    return any.empty() ? any : any + ")";
}

}  // namespace

std::string throw_facet(ThrowCondition::Of of, long long number) {
    constexpr std::size_t kDigits = 16;
    const std::string digits = std::to_string(number + kZero);
    return facet(kind_of(of), std::string(kDigits - std::min(digits.size(), kDigits), '0') + digits);
}

std::optional<std::string> match_throws(Database& database, const std::vector<ThrowCondition>& conditions) {
    if (conditions.empty()) {
        return std::nullopt;
    }
    database.raw().exec(kOpenTerms);
    std::string all;
    for (const ThrowCondition& wanted : conditions) {
        const std::string one = match_throw(database, wanted);
        if (one.empty()) {
            return "";
        }
        all += (all.empty() ? "" : " AND ") + one;
    }
    return all;
}

}  // namespace castalia
