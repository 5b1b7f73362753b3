#include "db/narrowing.h"

#include "db/words.h"

namespace castalia {

namespace {

const char* const kSpellings = "SELECT key FROM spelling WHERE person = :person";
const char* const kFindPlace = "SELECT key FROM place WHERE name = :name";
const char* const kFindTag = "SELECT key FROM tag WHERE name = :name";

/// The facet of a name in one of the small tables; nothing where nobody has that name.
std::optional<std::string> named_facet(Database& database, const char* find, const std::string& name, char kind) {
    auto row = database.query(find);
    return row.with(":name", name).next() ? std::optional(facet(kind, std::to_string(row.number(0)))) : std::nullopt;
}

/// Who played what, where, and how it ended: one facet in the index, as shelve() writes it, or one for each spelling
/// of the person. Nothing when none of these is asked for, empty when no session can fit.
std::optional<std::string> match_joint(Database& database, const Filter& filter) {
    std::vector<std::string> others;
    if (!filter.place.empty()) {
        const std::optional<std::string> place = named_facet(database, kFindPlace, filter.place, 'l');
        if (!place) {
            return "";
        }
        others.push_back(*place);
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
    auto rows = database.query(kSpellings);
    for (rows.with(":person", *filter.person); rows.next();) {
        std::vector<std::string> all = {facet('s', std::to_string(rows.number(0)))};
        all.insert(all.end(), others.begin(), others.end());
        any += (any.empty() ? "(\"" : " OR \"") + joint_facet(all) + "\"";
    }
    return any.empty() ? any : any + ")";
}

}  // namespace

std::optional<std::string> match_of(Database& database, const Filter& filter, const std::vector<std::string>& words) {
    std::vector<std::string> parts;
    const auto add_facet = [&parts](const std::optional<std::string>& facet) {
        parts.push_back(facet ? "\"" + *facet + "\"" : "");
    };
    if (!words.empty()) {
        parts.push_back(match_words(database, words).value_or(""));
    }
    if (const std::optional<std::string> joint = match_joint(database, filter)) {
        parts.push_back(*joint);
    }
    if (!filter.tag.empty()) {
        add_facet(named_facet(database, kFindTag, filter.tag, 't'));
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

}  // namespace castalia
