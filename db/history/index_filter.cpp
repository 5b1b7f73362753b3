#include "db/history/index_filter.h"

#include <algorithm>
#include <limits>

#include "db/history/search_index.h"
#include "db/history/statements.h"
#include "db/history/summary.h"
#include "db/history/throw_facets.h"
#include "db/sqlite/folding.h"

namespace castalia {

namespace {

/// Returns one facet for person, game, place and status together, as write_summary() writes it, or one for each
/// spelling of the person. Returns nothing if the filter asks for none of these, and an empty text if no session can
/// fit.
std::optional<std::string> match_joint(Database& database, const Filter& filter) {
    std::vector<std::string> others;
    if (!filter.place.empty()) {
        const std::optional<std::int64_t> place = known_place(database, filter.place);
        if (!place) {
            return "";
        }
        others.push_back(facet('l', std::to_string(*place)));
    }
    if (filter.status) {
        others.push_back(facet('v', status_word(*filter.status)));
    }
    if (!filter.game.empty()) {
        others.push_back(game_facet(filter.game));
    }
    if (!filter.person) {
        return others.empty() ? std::nullopt : std::optional("\"" + joint_facet(others) + "\"");
    }
    std::string any;
    for (const std::int64_t spelling : spelling_keys_of(database, *filter.person)) {
        std::vector<std::string> all = {facet('s', std::to_string(spelling))};
        all.insert(all.end(), others.begin(), others.end());
        any += (any.empty() ? "(\"" : " OR \"") + joint_facet(all) + "\"";
    }
    return any.empty() ? any : any + ")";
}

}  // namespace

IndexFilter::IndexFilter(Database& database, const Filter& filter, const WallClock& reader,
                         const ReaderLanguage* language)
    : IndexFilter(database, filter, reader, throw_search(filter.words), language) {}

IndexFilter::IndexFilter(Database& database, const Filter& filter, const WallClock& reader, const ThrowSearch& search,
                         const ReaderLanguage* language)
    : throws(search.conditions),
      words(database.tokens().of(without_facets(search.words))),
      language(language),
      match(match_of(database, filter, words, throws, language)) {
    by_pieces = std::ranges::any_of(words, [&](const std::string& word) {
        return language != nullptr || (is_unspaced(word) && pieces_to_seek(word).size() > 1);
    });
    constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() / 2;
    const std::int64_t zero = filter.trash ? kTrashSortKey : 0;
    const bool only_signs = words.empty() && search.words.find_first_not_of(" \t") != std::string::npos;
    possible = !only_signs && (!match || !match->empty());
    sort_keys.since = filter.since   ? zero + sort_key_of(*filter.since)
                      : filter.until ? zero + kUndated
                      : filter.trash ? -kFar
                                     : kFirstKept;
    sort_keys.until = filter.until ? zero + sort_key_of(*filter.until) : filter.trash ? kFirstKept : kFar;
    sort_keys = by_days_of_tables(database, sort_keys, zero, filter.since, filter.until, reader);
}

std::optional<std::string> match_of(Database& database, const Filter& filter, const std::vector<std::string>& words,
                                    const std::vector<ThrowCondition>& throws, const ReaderLanguage* language) {
    std::vector<std::string> parts;
    const auto add_facet = [&parts](const std::string& facet) { parts.push_back("\"" + facet + "\""); };
    if (const std::optional<std::string> said = match_words(database, words, language)) {
        parts.push_back(*said);
    }
    if (const std::optional<std::string> thrown = match_throws(database, throws)) {
        parts.push_back(*thrown);
    }
    if (const std::optional<std::string> joint = match_joint(database, filter)) {
        parts.push_back(*joint);
    }
    if (!filter.tag.empty()) {
        const std::optional<std::int64_t> tag = known_tag(database, filter.tag);
        if (!tag) {
            return "";
        }
        add_facet(facet('t', std::to_string(*tag)));
    }
    if (filter.excluded) {
        add_facet(facet('x', *filter.excluded ? "1" : "0"));
    }
    if (filter.sample) {
        add_facet(facet('m', *filter.sample ? "1" : "0"));
    }
    if (parts.empty()) {
        return std::nullopt;
    }
    std::string match;
    for (const std::string& part : parts) {
        if (part.empty()) {
            return "";
        }
        match += (match.empty() ? "" : " AND ") + part;
    }
    return match;
}

void bind_days(Query& query, const SortKeyRange& sort_keys) {
    query.with(":from", sort_keys.since).with(":to", sort_keys.until).with(":without", sort_keys.without);
}

std::int64_t count_fitting(Database& database, const IndexFilter& indexed, std::int64_t most) {
    auto row = database.query(indexed.match ? sql::count_matches : sql::count_days);
    if (indexed.match) {
        row.with(":match", *indexed.match);
    }
    bind_days(row, indexed.sort_keys);
    row.with(":most", most).next();
    return row.number("sessions");
}

}  // namespace castalia
