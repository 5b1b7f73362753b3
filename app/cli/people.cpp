// Calls that list the people of the library, merge the spellings of one person, and choose the name that is shown.
#include "db/history/people.h"

#include <algorithm>

#include "app/cli/command.h"
#include "app/names/names.h"

namespace castalia::cli {

namespace {

constexpr std::size_t kEverybody = 1'000'000;

struct Names {
    std::string one, other;
    bool json = false, anyway = false;
};

PersonKey key_of(const People& people, const std::string& name) { return person_called(people, name).key; }

/// Prints what was done, as a sentence or as JSON.
void print_change(const Names& names, const Json& json, const Text& sentence) {
    names.json ? print(json) : print(line_of(sentence));
}

void list(const Names& names, const Calls& calls) {
    Store store = calls.open();
    Json all = Json::array();
    std::string text;
    std::vector<PersonLine> people = People(store).list({}, kEverybody);
    if (!names.json) {  // Output for programs has one order in every language.
        sort_equals(people);
    }
    for (const PersonLine& line : people) {
        all.push_back({{"name", line.person.name},
                       {"spellings", line.person.spellings},
                       {"sessions", line.tally.sessions},
                       {"wins", line.tally.won + line.tally.shared}});
        const bool plain = line.person.spellings.size() == 1 && line.person.spellings[0] == line.person.name;
        const Text name = literally(line.person.name);
        const Text who = plain ? name
                               : say("{name} ({spellings})",
                                     {{"name", name}, {"spellings", literally(joined(line.person.spellings))}});
        const auto count = [](std::size_t sum) { return static_cast<long long>(sum); };
        text += line_of(say(
            "{who}: {wins} in {sessions}",
            {{"who", who},
             {"wins", say_count("{n} win", "{n} wins", count(line.tally.won + line.tally.shared))},
             {"sessions", say_count("{n} finished session", "{n} finished sessions", count(line.tally.sessions))}}));
    }
    names.json ? print(all) : print(text);
}

void merge(const Names& names, const Calls& calls) {
    Store store = calls.open();
    People people(store);
    const PersonKey one = key_of(people, names.one), other = key_of(people, names.other);
    if (one == other) {
        return print_change(names, {{"merged", names.one}, {"into", names.other}},
                            say("Both names are those of one person already."));
    }
    try {
        people.merge(other, one);
    } catch (const Failure& failure) {
        if (failure.kind == Failure::Kind::conflict) {
            throw Ended(kRefused, failure.text);
        }
        throw;
    }
    print_change(names, {{"merged", names.one}, {"into", names.other}},
                 say("{one} and {other} are one person now.",
                     {{"one", literally(names.one)}, {"other", literally(names.other)}}));
}

void rename(const Names& names, const Calls& calls) {
    Store store = calls.open();
    People people(store);
    const PersonKey key = key_of(people, names.one);
    const std::string name = seen(names.other);
    std::vector<std::string> others;
    for (const PersonLine& line : people.list({}, kEverybody)) {
        if (line.person.key != key) {
            others.push_back(line.person.name);
        }
    }
    const std::optional<Person> there = people.find(name);
    const bool taken = (there && there->key != key) || std::ranges::find(others, name) != others.end();
    if (taken && !names.anyway) {
        throw Ended(kRefused, say("{name} is the name of somebody else. Use people merge if both are one person, or "
                                  "--anyway.",
                                  {{"name", literally(name)}}));
    }
    if (const auto known = KnownNames(others).looking_like(name); known && !names.anyway) {
        throw Ended(kRefused, say("{name} looks like {known}, who is somebody else. Use people merge if both are one "
                                  "person, or --anyway.",
                                  {{"name", literally(name)}, {"known", literally(*known)}}));
    }
    people.rename(key, name);
    print_change(names, {{"renamed", names.one}, {"to", name}},
                 say("{one} is now shown as {other}. Records keep their spelling.",
                     {{"one", literally(names.one)}, {"other", literally(name)}}));
}

void split(const Names& names, const Calls& calls) {
    Store store = calls.open();
    People people(store);
    const Person person = person_called(people, names.one);
    if (std::ranges::find(person.spellings, names.one) == person.spellings.end()) {
        std::vector<Text> spellings;
        std::ranges::transform(person.spellings, std::back_inserter(spellings),
                               [](const std::string& spelling) { return literally(spelling); });
        throw Ended(kUsage,
                    say("{name} is how somebody is shown. Name a spelling that stands in records: {spellings}.",
                        {{"name", literally(names.one)}, {"spellings", listed_with_or(spellings)}}));
    }
    const bool alone = person.spellings.size() == 1 && person.name == names.one;
    people.split(names.one);
    const Fill one{"one", literally(names.one)};
    print_change(names, {{"split", names.one}},
                 alone ? say("{one} is a person of their own already.", {one})
                       : say("{one} is now a person of their own.", {one}));
}

}  // namespace

void add_people(CLI::App& program, Calls& calls) {
    auto names = std::make_shared<Names>();
    auto* people =
        program.add_subcommand("people", "Lists the players of all sessions; merges, renames and splits them");
    people->add_flag("--json", names->json, "Prints JSON");
    people->require_subcommand(0, 1);
    auto* merging = people->add_subcommand("merge", "Makes two spellings one person");
    merging->add_option("NAME", names->one, "The spelling that joins another one")->required();
    merging->add_option("INTO", names->other, "The person it belongs to")->required();
    auto* renaming = people->add_subcommand("rename", "Changes how a person is shown; records keep their spelling");
    renaming->add_option("NAME", names->one, "The person")->required();
    renaming->add_option("NEW", names->other, "The name to show")->required();
    renaming->add_flag("--anyway", names->anyway, "Also when it is or looks like the name of somebody else");
    auto* splitting = people->add_subcommand("split", "Makes a spelling a person of their own again");
    splitting->add_option("SPELLING", names->one, "The name as it stands in records")->required();
    for (CLI::App* changing : {merging, renaming, splitting}) {
        changing->add_flag("--json", names->json, "Prints JSON");
    }
    people->callback([=, &calls] {
        if (merging->parsed()) {
            merge(*names, calls);
        } else if (renaming->parsed()) {
            rename(*names, calls);
        } else if (splitting->parsed()) {
            split(*names, calls);
        } else {
            list(*names, calls);
        }
    });
}

}  // namespace castalia::cli
