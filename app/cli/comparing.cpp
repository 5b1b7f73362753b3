// The call that compares sessions of one game.
#include <filesystem>
#include <memory>

#include "app/cli/command.h"
#include "core/review/comparison.h"
#include "core/rules/text/mapped.h"

namespace castalia::cli {

namespace {

struct Comparing {
    std::vector<std::string> which;
    bool json = false;
};

/// Returns records and sessions of the library in the order in which they are named. Throws Ended.
std::vector<Session> sessions_to_compare(const Comparing& wanted, const Calls& calls) {
    std::vector<Session> sessions;
    std::optional<Store> store;
    for (const std::string& name : wanted.which) {
        std::error_code unknown;
        if (std::filesystem::is_regular_file(name, unknown)) {
            sessions.push_back(session_in(name, calls.games));
            continue;
        }
        if (!store) {
            store.emplace(calls.open());
        }
        sessions.push_back(store->load(id_of(*store, name)));
    }
    return sessions;
}

/// Returns "1  2026-11-14  Ann, Ben  1 h 14 min  150 events  Ben wins: …".
std::string compared_line(const review::ComparedSession& one, std::size_t number) {
    const std::string time = one.played.count() == 0 ? "-" : translate(duration_text(one.played));
    return std::to_string(number) + "  " + day_of(one.started, one.utc_offset) + "  " +
           printable(joined(one.players)) + "  " + time + "  " +
           translate(say_count("{n} event", "{n} events", static_cast<long long>(one.events))) + "  " +
           printable(translate(one.result)) + (one.title.empty() ? "" : "  " + printable(one.title)) + "\n";
}

std::string numbered_list(const std::vector<std::string>& values) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
        text += "  " + std::to_string(i + 1) + "  " + values[i] + "\n";
    }
    return text;
}

std::string comparison_text(const review::Comparison& comparison) {
    std::string text;
    for (std::size_t i = 0; i < comparison.sessions.size(); ++i) {
        text += compared_line(comparison.sessions[i], i + 1);
    }
    for (const review::ComparedPart& part : comparison.parts) {
        std::vector<std::string> values;
        for (std::size_t i = 0; i < comparison.sessions.size(); ++i) {
            values.push_back(printable(translate(review::values_text(comparison, part, i))));
        }
        text += "\n" + line_of(part.label) + numbered_list(values);
    }
    return text;
}

void compare_what(const Comparing& wanted, const Calls& calls) {
    const std::vector<Session> sessions = sessions_to_compare(wanted, calls);
    const std::vector<std::string> games =
        mapped(sessions, [](const Session& session) { return session.heading().game; });
    if (const std::optional<Text> objection = review::compare_objection(games)) {
        throw Ended(kUsage, *objection);
    }
    const review::Comparison comparison = review::comparison_of(sessions);
    wanted.json ? print(review::comparison_json(comparison)) : print(comparison_text(comparison));
}

}  // namespace

void add_comparing(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Comparing>();
    auto* call = program.add_subcommand("compare", "Lays two to six sessions of one game side by side");
    call->add_option("ID", wanted->which,
                     "Sessions of the library, by their ids or the beginnings of them; or records")
        ->required();
    call->add_flag("--json", wanted->json, "Prints JSON, with every curve");
    call->callback([wanted, &calls] { compare_what(*wanted, calls); });
}

}  // namespace castalia::cli
