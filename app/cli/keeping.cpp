// Calls that write to the library or check it: append, verify.
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/recorder/appending.h"
#include "app/recorder/clock.h"
#include "core/rules/text/mapped.h"
#include "db/photos.h"
#include "db/safety/safety.h"
#include "db/safety/synchronised.h"

namespace castalia::cli {

namespace {

// ---- append

struct Appending {
    std::string id, event;
    bool json = false;
};

EventPtr event_in(const std::string& text, const Session& session) {
    const Json json = parse_json(text);
    check_characters(json, "event");
    return read_event(json, "event", session.playthrough(), session.names());
}

void print_details(const Session& session, bool as_json) {
    const std::size_t index = session.plies() - 1;
    const Story story = session.replay().story(index);
    const Text text = session.replay().describe(index);
    if (as_json) {
        Json object{{"index", index}, {"text", english(text)}, {"consequences", Json::array()}};
        for (const Consequence& consequence : story) {
            object["consequences"].push_back({{"clause", consequence.clause}, {"text", english(consequence.text)}});
        }
        print(object.dump() + "\n");
        return;
    }
    std::string lines = std::to_string(index + 1) + ". " + line_of(text);
    for (const Consequence& consequence : story) {
        lines += "   " + printable(translate(consequence.text)) + "  " + consequence.clause + "\n";
    }
    print(lines);
}

Text refusal_text(const Refusal& refusal) {
    const std::vector<Fill> fills{{"reason", refusal.reason}, {"clause", literally(refusal.clause)}};
    return refusal.kind == Refusal::Kind::rule
               ? say("refused: {reason} ({clause}); with a \"ruling\" it stands", fills)
               : say("refused: {reason} ({clause})", fills);
}

}  // namespace

bool enter_event(Store& store, Session& session, const std::string& text) {
    EventPtr event;
    const Appended refusal = append_judged(store, session, system_now(),
                                           [&](const Session& there) { return event = event_in(text, there); });
    if (!refusal) {
        return true;
    }
    complain(refusal_text(*refusal));
    if (const std::optional<std::size_t> since =
            review::impossible_since(session, review::refused_now(session, event))) {
        complain(review::since_text(session, *since));
    }
    return false;
}

bool append_event(Store& store, Session& session, const std::string& text, bool as_json) {
    const bool entered = enter_event(store, session, text);
    if (entered) {
        print_details(session, as_json);
    }
    return entered;
}

namespace {

void append_events(const Appending& wanted, Calls& calls) {
    Store store = calls.open();
    Session session = store.load(id_of_kept(store, wanted.id));
    if (wanted.event != "-") {
        calls.status = append_event(store, session, wanted.event, wanted.json) ? kDone : kRefused;
        return;
    }
    std::string line;
    for (long long number = 1; calls.status == kDone && std::getline(std::cin, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        try {
            if (!append_event(store, session, line, wanted.json)) {
                calls.status = kRefused;
                complain(say("This was line {number} of standard input. Nothing of what follows it was entered.",
                             {{"number", literally(number)}}));
            }
        } catch (const BadRecord& error) {
            throw Ended(kUsage, say("standard input, line {number}: {why}",
                                    {{"number", literally(number)}, {"why", error.text}}));
        }
    }
}

// ---- verify

void verify(const std::vector<std::string>& beginnings, bool as_json, Calls& calls) {
    Store store = calls.open();
    if (const auto warning = synchronised_text(store.file())) {
        complain(*warning);
    }
    std::vector<std::string> ids =
        mapped(beginnings, [&](const std::string& beginning) { return id_of(store, beginning); });
    std::size_t checked = 0;
    const auto wrong = Safety(store).verify(ids, [&, show = calls.progress()](std::size_t done, std::size_t all) {
        checked = all;
        return show(done, all);
    });
    calls.status = wrong.empty() ? kDone : kRefused;
    print_undecided(store);
    if (as_json) {
        const Json lines = json_array(wrong, [](const Text& finding) { return english(finding); });
        print(Json{{"sessions", checked}, {"photos", Photos(store).count(ids)}, {"wrong", lines}});
        return;
    }
    std::string text;
    for (const Text& finding : wrong) {
        text += line_of(finding);
    }
    const Text found = wrong.empty() ? say("Nothing is wrong.")
                                     : say_count("{n} thing is wrong.", "{n} things are wrong.",
                                                 static_cast<long long>(wrong.size()));
    if (const std::size_t photos = Photos(store).count(ids); photos > 0) {
        text += line_of(say_count("{n} photo was compared with its SHA-256.",
                                  "{n} photos were compared with their SHA-256.", static_cast<long long>(photos)));
    }
    print(text + line_of(say_count("{n} session was checked. {found}", "{n} sessions were checked. {found}",
                                   static_cast<long long>(checked), {{"found", found}})));
}

}  // namespace

void add_keeping(CLI::App& program, Calls& calls) {
    auto as_json = std::make_shared<bool>(false);
    auto wanted = std::make_shared<Appending>();
    auto* entering =
        program.add_subcommand("append", "Enters an event and saves it on disk, or refuses it with the reason");
    entering->add_option("ID", wanted->id, "The session, by its id or the beginning of it")->required();
    entering
        ->add_option("EVENT-JSON", wanted->event, "The event; - reads events from standard input, one on each line")
        ->required();
    entering->add_flag("--json", wanted->json, "Prints what follows as JSON");
    entering->callback([wanted, &calls] { append_events(*wanted, calls); });

    auto ids = std::make_shared<std::vector<std::string>>();
    auto endings = std::make_shared<ComparingEndings>();
    auto* checking = program.add_subcommand(
        "verify", "Checks the file, replays the sessions and compares the results with what is stored");
    auto* some = checking->add_option("ID", *ids, "Checks only these sessions");
    checking->add_flag("--json", *as_json, "Prints JSON");
    auto* comparing = checking->add_flag("--compare", endings->compare,
                                         "Lists the sessions that end otherwise by the rules of this version");
    comparing->excludes(some);
    auto* keeping = checking->add_option(
        "--keep", endings->keep, "Keeps what was recorded of this session, which is then marked; all: of all");
    auto* accepting =
        checking->add_option("--accept", endings->accept, "Accepts what the rules of this version say; all: of all");
    keeping->needs(comparing)->allow_extra_args(false);
    accepting->needs(comparing)->allow_extra_args(false);
    checking->callback([=, &calls] {
        endings->compare ? compare_endings(*endings, *as_json, calls) : verify(*ids, *as_json, calls);
    });
}

}  // namespace castalia::cli
