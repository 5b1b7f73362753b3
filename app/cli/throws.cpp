// The call about the throws that a table makes again and again, under names of its own.
#include <memory>

#include "app/cli/command.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "db/history/own_throws.h"

namespace castalia::cli {

namespace {

void list_throws(bool as_json, const Calls& calls) {
    const std::vector<OwnThrow> throws = own_throws(calls.open());
    if (as_json) {
        return print(own_throws_json(throws));
    }
    for (const OwnThrow& one : throws) {
        print(printable(one.name) + "  " + printable(one.dice) + (one.key.empty() ? "" : "  " + one.key) + "  " +
              printable(translate(dice::meaning(dice::parse(one.dice)))) + "\n");
    }
}

/// Keeps every throw, or none where one of them is not allowed.
void keep_throws(Store& store, const std::vector<OwnThrow>& throws) {
    try {
        for (const OwnThrow& one : throws) {
            checked_throw(one, "");
        }
        for (const OwnThrow& one : throws) {
            keep_own_throw(store, one);
        }
    } catch (const BadRecord& bad) {
        throw Ended(kUsage, bad.text);
    }
}

void print_kept(std::size_t throws, bool as_json, const Calls& calls) {
    as_json ? print(Json{{"kept", throws}})
            : calls.print_done(say_count("{n} throw kept", "{n} throws kept", static_cast<long long>(throws)));
}

void import_throws(const std::string& file, bool as_json, const Calls& calls) {
    std::vector<OwnThrow> throws;
    try {
        throws = read_own_throws(bytes_of(file));
    } catch (const BadRecord& bad) {
        throw Ended(kUsage, say("{file}: {why}", {{"file", literally(file)}, {"why", bad.text}}));
    }
    Store store = calls.open();
    keep_throws(store, throws);
    print_kept(throws.size(), as_json, calls);
}

}  // namespace

void add_throws(CLI::App& program, Calls& calls) {
    auto* call = program.add_subcommand("throws", "Lists the throws that this library has under names of their own");
    auto as_json = std::make_shared<bool>(false);
    call->add_flag("--json", *as_json, "Prints JSON, which `throws import` reads");
    call->require_subcommand(0, 1);
    call->callback([call, as_json, &calls] {
        if (call->get_subcommands().empty()) {
            list_throws(*as_json, calls);
        }
    });

    auto kept = std::make_shared<OwnThrow>();
    auto* keep = call->add_subcommand("keep", "Keeps a throw, such as attack 'd20+5 vs 14'");
    keep->add_option("NAME", kept->name, "Its name, by which the entry line begins it")->required();
    keep->add_option("DICE", kept->dice, "The dice in notation")->required();
    keep->add_option("--key", kept->key, "The letter or digit that chooses it in the list of throws");
    auto as_kept = std::make_shared<bool>(false);
    keep->add_flag("--json", *as_kept, "Prints JSON");
    keep->callback([kept, as_kept, &calls] {
        Store store = calls.open();
        keep_throws(store, {*kept});
        print_kept(1, *as_kept, calls);
    });

    auto dropped = std::make_shared<std::string>();
    auto* drop = call->add_subcommand("drop", "Removes a throw");
    drop->add_option("NAME", *dropped, "Its name")->required();
    auto as_dropped = std::make_shared<bool>(false);
    drop->add_flag("--json", *as_dropped, "Prints JSON");
    drop->callback([dropped, as_dropped, &calls] {
        Store store = calls.open();
        if (!drop_own_throw(store, *dropped)) {
            throw Ended(kUsage, say("The library has no throw {name}.", {{"name", literally(*dropped)}}));
        }
        *as_dropped ? print(Json{{"dropped", *dropped}})
                    : calls.print_done(say("throw removed: {name}", {{"name", literally(*dropped)}}));
    });

    auto file = std::make_shared<std::string>();
    auto* import =
        call->add_subcommand("import", "Keeps the throws of another library, as `throws --json` prints them");
    import->add_option("FILE", *file, "The file, or - for standard input")->required();
    auto counts_as_json = std::make_shared<bool>(false);
    import->add_flag("--json", *counts_as_json, "Prints JSON");
    import->callback([file, counts_as_json, &calls] { import_throws(*file, *counts_as_json, calls); });
}

}  // namespace castalia::cli
