// The call that tells the log with what was undone and corrected, and sessions as they were recorded at some time.
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/publishing/export_formats.h"
#include "core/export/document.h"
#include "core/session/trace.h"

namespace castalia::cli {

namespace {

struct Tracing {
    std::string file, session, as_of;
    bool trace = false, json = false;
};

/// Returns the log alone, with the head of the session.
std::string traced_text(const Session& session, bool trace) {
    DocumentOptions options;
    options.translate = translate;
    options.events = DocumentOptions::Events::all;
    options.course = options.sheet = false;
    options.trace = trace;
    options.ahead = local_time_ahead;
    document::Document document = scoresheet_of(session, options);
    std::erase_if(document.blocks,
                  [](const document::Block& block) { return !std::holds_alternative<document::Log>(block); });
    return document::write_plain(document);
}

void print_log(const Tracing& wanted, const Calls& calls) {
    const Session session = as_recorded(
        session_of(calls, wanted.file, wanted.session, say("Name one session: a record file, or --session ID.")),
        wanted.as_of);
    calls.faulty |= tell_refusals(wanted.file, session);
    if (!wanted.json) {
        print(printable_lines(traced_text(session, wanted.trace)));
        return;
    }
    Json object{{"id", session.heading().id},
                {"operations", session.journal().size()},
                {"fingerprint", fingerprint(head_of_chain(session))},
                {"log", replay_json(session, session.plies()).at("log")}};
    if (wanted.trace) {
        object["trace"] = trace_json(session);
    }
    print(object);
}

}  // namespace

Session as_recorded(Session session, const std::string& as_of) {
    if (as_of.empty()) {
        return session;
    }
    const std::size_t all = session.journal().size();
    const WallClock clock = clock_of_table(session.heading().utc_offset, local_time_ahead);
    if (!std::ranges::all_of(as_of, [](char c) { return c >= '0' && c <= '9'; })) {
        return as_recorded_after(session, operations_until(session, moment_in(as_of, "--as-of", clock)));
    }
    constexpr std::size_t kDigits = 9;
    const std::size_t operations = as_of.size() > kDigits ? all + 1 : std::stoul(as_of);
    if (operations > all) {
        throw Ended(kUsage, say_count("--as-of {operation}: the journal has {n} operation.",
                                      "--as-of {operation}: the journal has {n} operations.",
                                      static_cast<long long>(all), {{"operation", literally(as_of)}}));
    }
    return as_recorded_after(session, operations);
}

void add_as_of(CLI::App& call, std::string& as_of) {
    call.add_option(
            "--as-of", as_of,
            "Takes the session as its journal stood then: a time such as 2026-11-21T19:30:00Z, or after so many "
            "operations")
        ->option_text("TIME|OPERATION");
}

void add_tracing(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Tracing>();
    auto* call = program.add_subcommand("log", "Prints the log of a session");
    call->add_option("FILE", wanted->file, "A record, or - for standard input");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    call->add_flag(
        "--trace", wanted->trace,
        "Shows in its place what was undone, corrected, inserted and struck, with the time and the reason");
    add_as_of(*call, wanted->as_of);
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { print_log(*wanted, calls); });
}

}  // namespace castalia::cli
