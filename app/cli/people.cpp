// Who is who: the people of the library, two spellings made one, a name that is shown.
#include "db/history/people.h"

#include "app/cli/command.h"

namespace castalia::cli {

namespace {

struct Names {
    std::string one, other;
    bool json = false;
};

PersonKey key_of(const People& people, const std::string& name) {
    const std::optional<Person> person = people.find(name);
    if (!person) {
        throw Ended(kUsage,
                    "the library knows nobody called " + printable(name) + "; castalia-cli people lists them");
    }
    return person->key;
}

void list(const Names& names, const Calls& calls) {
    Store store = calls.open();
    Json all = Json::array();
    std::string text;
    for (const PersonLine& line : People(store).list({}, 1'000'000)) {
        all.push_back({{"name", line.person.name},
                       {"spellings", line.person.spellings},
                       {"sessions", line.tally.sessions},
                       {"wins", line.tally.won + line.tally.shared}});
        const bool plain = line.person.spellings.size() == 1 && line.person.spellings[0] == line.person.name;
        text += printable(line.person.name) + (plain ? "" : " (" + printable(joined(line.person.spellings)) + ")") +
                ": " + number_of(line.tally.won + line.tally.shared, "win", "wins") + " in " +
                number_of(line.tally.sessions, "finished session", "finished sessions") + "\n";
    }
    names.json ? print(all) : print(text);
}

void merge(const Names& names, const Calls& calls) {
    Store store = calls.open();
    People people(store);
    try {
        people.merge(key_of(people, names.other), key_of(people, names.one));
    } catch (const Failure& failure) {
        if (failure.kind == Failure::Kind::conflict) {
            throw Ended(kRefused, failure.what());
        }
        throw;
    }
    print(printable(names.one) + " and " + printable(names.other) + " are one person now\n");
}

void rename(const Names& names, const Calls& calls) {
    Store store = calls.open();
    People people(store);
    people.rename(key_of(people, names.one), names.other);
    print(printable(names.one) + " is shown as " + printable(names.other) + "; records keep their spelling\n");
}

void split(const Names& names, const Calls& calls) {
    Store store = calls.open();
    People people(store);
    key_of(people, names.one);
    people.split(names.one);
    print(printable(names.one) + " is a person of their own\n");
}

}  // namespace

void add_people(CLI::App& program, Calls& calls) {
    auto names = std::make_shared<Names>();
    auto* people = program.add_subcommand("people", "The players of all sessions; merge, rename and split them");
    people->add_flag("--json", names->json, "As JSON");
    people->require_subcommand(0, 1);
    auto* merging = people->add_subcommand("merge", "Two spellings of one person");
    merging->add_option("NAME", names->one, "The spelling that joins")->required();
    merging->add_option("INTO", names->other, "Who it is")->required();
    auto* renaming = people->add_subcommand("rename", "How a person is shown; records keep what they say");
    renaming->add_option("NAME", names->one, "Who")->required();
    renaming->add_option("NEW", names->other, "The name to show")->required();
    auto* splitting = people->add_subcommand("split", "Makes a spelling a person of their own again");
    splitting->add_option("SPELLING", names->one, "As it stands in records")->required();
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
