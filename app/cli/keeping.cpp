// Calls that write to the library or check it: append, verify.
#include <iostream>
#include <memory>

#include "app/cli/command.h"

namespace castalia::cli {

namespace {

Moment now() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

// ---- append

struct Appending {
    std::string id, event;
    bool json = false;
};

EventPtr event_in(const std::string& text, const Session& session, Moment at) {
    Json json = parse_json(text);
    if (json.is_object() && !json.contains("at")) {
        json["at"] = rfc3339(at);
    }
    return read_event(json, "event", session.playthrough(), session.names());
}

void tell(const Session& session, bool as_json) {
    const std::size_t index = session.plies() - 1;
    const Story story = session.replay().story(index);
    const std::string text = english(session.replay().describe(index));
    if (as_json) {
        Json object{{"index", index}, {"text", text}, {"consequences", Json::array()}};
        for (const Consequence& consequence : story) {
            object["consequences"].push_back({{"clause", consequence.clause}, {"text", english(consequence.text)}});
        }
        print(object.dump() + "\n");
        return;
    }
    std::string lines = std::to_string(index + 1) + ". " + printable(text) + "\n";
    for (const Consequence& consequence : story) {
        lines += "   " + printable(english(consequence.text)) + "  " + consequence.clause + "\n";
    }
    print(lines);
}

}  // namespace

bool append_event(Store& store, Session& session, const std::string& text, bool as_json) {
    constexpr int kTries = 3;
    for (int tries = 1;; ++tries) {
        const Moment at = now();
        const EventPtr event = event_in(text, session, at);
        const std::optional<Refusal> refusal = session.replay().judge(*event);
        if (refusal && (refusal->kind == Refusal::Kind::impossible || event->ruling.empty())) {
            complain("refused: " + english(refusal->reason) + " (" + refusal->clause + ")" +
                     (refusal->kind == Refusal::Kind::rule ? "; with a \"ruling\" it stands" : ""));
            return false;
        }
        const std::size_t known = session.journal().size();
        session.enter(Played{event}, at);
        try {
            store.append(session, known);
        } catch (const Failure& failure) {
            if (failure.kind != Failure::Kind::conflict || tries == kTries) {
                throw;
            }
            session = store.load(session.heading().id);  // Judged again: the table has moved on.
            continue;
        }
        tell(session, as_json);
        return true;
    }
}

namespace {

void append(const Appending& wanted, Calls& calls) {
    Store store = calls.open();
    Session session = store.load(id_of(store, wanted.id));
    if (wanted.event != "-") {
        calls.status = append_event(store, session, wanted.event, wanted.json) ? kDone : kRefused;
        return;
    }
    std::string line;
    for (std::size_t number = 1; calls.status == kDone && std::getline(std::cin, line); ++number) {
        try {
            calls.status = append_event(store, session, line, wanted.json) ? kDone : kRefused;
        } catch (const BadRecord& error) {
            throw Ended(kUsage, "standard input, line " + std::to_string(number) + ": " + error.what());
        }
    }
}

// ---- verify

void verify(const std::vector<std::string>& beginnings, bool as_json, Calls& calls) {
    const Store store = calls.open();
    std::vector<std::string> ids;
    for (const std::string& beginning : beginnings) {
        ids.push_back(id_of(store, beginning));
    }
    std::size_t checked = 0;
    const auto wrong = store.verify(ids, [&](std::size_t, std::size_t all) {
        checked = all;
        return true;
    });
    calls.status = wrong.empty() ? kDone : kRefused;
    if (as_json) {
        print(Json{{"sessions", checked}, {"wrong", wrong}});
        return;
    }
    std::string text;
    for (const std::string& line : wrong) {
        text += printable(line) + "\n";
    }
    print(text + std::to_string(checked) + (checked == 1 ? " session" : " sessions") + " checked; " +
          (wrong.empty() ? "nothing is wrong\n" : std::to_string(wrong.size()) + " found wrong\n"));
}

}  // namespace

void add_keeping(CLI::App& program, Calls& calls) {
    auto as_json = std::make_shared<bool>(false);
    auto wanted = std::make_shared<Appending>();
    auto* entering = program.add_subcommand("append", "Enters one event, durably, or refuses it with the reason");
    entering->add_option("ID", wanted->id, "The session, by its id or how it begins")->required();
    entering->add_option("EVENT-JSON", wanted->event, "The event; - reads one a line from standard input")
        ->required();
    entering->add_flag("--json", wanted->json, "Tell what follows as JSON");
    entering->callback([wanted, &calls] { append(*wanted, calls); });

    auto ids = std::make_shared<std::vector<std::string>>();
    auto* checking =
        program.add_subcommand("verify", "Checks the file, replays sessions and compares what is stored");
    checking->add_option("ID", *ids, "Only these sessions");
    checking->add_flag("--json", *as_json, "As JSON");
    checking->callback([=, &calls] { verify(*ids, *as_json, calls); });
}

}  // namespace castalia::cli
