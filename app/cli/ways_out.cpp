// The call that says what a record would need for an event that it cannot carry.
#include <memory>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/recorder/appending.h"
#include "app/recorder/clock.h"
#include "core/review/ways_out.h"

namespace castalia::cli {

namespace {

struct WaysCall {
    std::string file, session, event;
    std::size_t entry = 0, accept = 0;
    bool json = false;
};

/// Returns the refused entry, counted from 1, or the event that could not be entered.
review::RefusedEvent refused_event(const WaysCall& wanted, const Session& session) {
    if (!wanted.event.empty()) {
        return review::refused_now(
            session, read_event(parse_json(wanted.event), "event", session.playthrough(), session.names()));
    }
    const std::vector<Step>& steps = session.replay().steps();
    if (wanted.entry == 0 || wanted.entry > steps.size()) {
        throw Ended(kUsage, say_count("The session has {n} event. Events are counted from 1.",
                                      "The session has {n} events. Events are counted from 1.",
                                      static_cast<long long>(steps.size())));
    }
    if (steps[wanted.entry - 1].stands) {
        throw Ended(kUsage, say("Event {n} stands: nothing is wanted for it.", {{"n", number(wanted.entry)}}));
    }
    return {wanted.entry - 1, steps[wanted.entry - 1].entry.event};
}

/// Records the way as one correction, which one undo takes back.
void accept(const WaysCall& wanted, const Calls& calls, const review::RefusedEvent& refused,
            const review::WaysOut& found, Session& session) {
    if (wanted.session.empty()) {
        throw Ended(kUsage, say("A way is accepted in a session of the library only."));
    }
    if (wanted.accept > found.ways.size()) {
        throw Ended(kUsage, say("There is no way {n}.", {{"n", number(wanted.accept)}}));
    }
    const Moment at = system_now();
    Store store = calls.open();
    append(store, session,
           session.propose(review::correction_of(session, refused, found.ways[wanted.accept - 1], at), at));
    if (!wanted.json) {
        calls.print_done(say("corrected: {id}, by way {n}",
                             {{"id", literally(session.heading().id)}, {"n", number(wanted.accept)}}));
    }
}

void print_ways(const WaysCall& wanted, Calls& calls) {
    if (wanted.event.empty() == (wanted.entry == 0)) {
        throw Ended(kUsage, say("Name one refused event: --event JSON or --entry N."));
    }
    Session session =
        session_of(calls, wanted.file, wanted.session, say("Name one session: a record file or --session ID."));
    if (wanted.accept > 0 && !wanted.session.empty()) {
        id_of_kept(calls.open(), wanted.session);
    }
    const review::RefusedEvent refused = refused_event(wanted, session);
    const review::WaysOut found = review::ways_out(session, refused);
    wanted.json ? print(review::ways_json(session, found)) : print(ways_text(session, found));
    if (wanted.accept > 0) {
        accept(wanted, calls, refused, found, session);
    } else if (found.refusal && found.ways.empty()) {
        calls.status = kRefused;
    }
}

}  // namespace

std::string ways_text(const Session& session, const review::WaysOut& found) {
    if (!found.refusal) {
        return line_of(
            say("Nothing is impossible about it: the rules allow it, or a ruling of the table lets it stand."));
    }
    std::string text = line_of(say(
        "{reason} ({clause})", {{"reason", found.refusal->reason}, {"clause", literally(found.refusal->clause)}}));
    if (found.since) {
        text += line_of(review::since_text(session, *found.since));
    }
    for (std::size_t i = 0; i < found.ways.size(); ++i) {
        text += line_of(say("{number}. {text}", {{"number", number(i + 1)}, {"text", found.ways[i].text}}));
        for (const Text& remark : review::remarks_on(found.ways[i])) {
            text += "   " + line_of(remark);
        }
    }
    return found.ways.empty() ? text + line_of(found.none) : text;
}

void add_ways_out(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<WaysCall>();
    auto* call =
        program.add_subcommand("ways", "Says what the record would need for an event that is refused as impossible");
    call->add_option("FILE", wanted->file, "A record, or - for standard input");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    call->add_option("--event", wanted->event, "The event that was refused, as JSON");
    call->add_option("--entry", wanted->entry, "The number of an event of the record that is refused, counted from 1")
        ->transform(whole_number(1, kMostListed));
    call->add_option(
            "--accept", wanted->accept,
            "Takes the way of this number in a session of the library, and enters the event after it, as one "
            "correction")
        ->transform(whole_number(1, kMostListed));
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { print_ways(*wanted, calls); });
}

}  // namespace castalia::cli
