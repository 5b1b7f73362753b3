#include "db/merge_people.h"

#include <algorithm>
#include <map>

#include "db/connection.h"
#include "db/history/house_rules.h"
#include "db/history/own_throws.h"
#include "db/history/people.h"
#include "db/journal/settings.h"

namespace castalia {

namespace {

const char* const kPeople =
    "SELECT person.key AS key, person.name AS person, spelling.name AS spelling FROM person"
    " JOIN spelling ON spelling.person = person.key ORDER BY person.key, spelling.name";

struct Spelled {
    std::string name;  ///< As lists show the person.
    std::vector<std::string> spellings;
};

/// Returns the people who have several spellings, or another name than their only one.
std::vector<Spelled> people_in(Database& database) {
    std::map<std::int64_t, Spelled> people;
    database.attempt("read its people", [&] {
        for (auto rows = database.query(kPeople); rows.next();) {
            Spelled& one = people[rows.number("key")];
            one.name = rows.text("person");
            one.spellings.push_back(rows.text("spelling"));
        }
    });
    std::vector<Spelled> known;
    for (auto& [key, one] : people) {
        if (one.spellings.size() > 1 || one.spellings.front() != one.name) {
            known.push_back(std::move(one));
        }
    }
    return known;
}

/// Returns the longer name, or of equally long ones that which comes later in the order of bytes.
std::string shown_name(const std::string& one, const std::string& other) {
    return std::pair(one.size(), one) < std::pair(other.size(), other) ? other : one;
}

void merge_person(People& people, const Spelled& theirs, std::vector<Text>& notes) {
    std::optional<PersonKey> into;
    for (const std::string& spelling : theirs.spellings) {
        const std::optional<Person> one = people.find(spelling);
        if (!one || one->key == into) {
            continue;
        }
        if (!into) {
            into = one->key;
            continue;
        }
        try {
            people.merge(*into, one->key);
        } catch (const Failure& failure) {
            if (failure.kind != Failure::Kind::conflict) {
                throw;
            }
            notes.push_back(failure.text);
        }
    }
    const std::optional<Person> merged = into ? people.person(*into) : std::nullopt;
    if (merged) {
        // A name that somebody chose comes before one that is only a spelling.
        const auto is_spelling = [&](const std::string& name) {
            return std::ranges::count(merged->spellings, name) > 0;
        };
        const bool ours = !is_spelling(merged->name), others = !is_spelling(theirs.name);
        const std::string name = ours == others ? shown_name(merged->name, theirs.name)
                                 : ours         ? merged->name
                                                : theirs.name;
        if (name != merged->name) {
            people.rename(*into, name);
        }
    }
}

}  // namespace

void merge_people(Store& store, Database& source, std::vector<Text>& notes) {
    People people(store);
    for (const Spelled& theirs : people_in(source)) {
        merge_person(people, theirs, notes);
    }
}

void merge_house_rules(Store& store, Database& source) {
    for (const Game& game : store.games().offered()) {
        const std::optional<std::string> kept = source.attempt(
            "read its house rules", [&] { return stored_setting(source, house_rules_setting(game.id)); });
        for (HouseRule& rule : house_rules_in(kept)) {
            keep_house_rule(store, game.id, std::move(rule));
        }
    }
}

void merge_own_throws(Store& store, Database& source) {
    const std::vector<OwnThrow> known = own_throws(store);
    for (OwnThrow& theirs : own_throws_in(
             source.attempt("read its throws", [&] { return stored_setting(source, kOwnThrowsSetting); }))) {
        const auto taken = [&](const OwnThrow& one) { return !theirs.key.empty() && one.key == theirs.key; };
        if (std::ranges::none_of(known, [&](const OwnThrow& one) { return is_called(one, theirs.name); })) {
            theirs.key = std::ranges::any_of(known, taken) ? "" : theirs.key;
            keep_own_throw(store, std::move(theirs));
        }
    }
}

}  // namespace castalia
