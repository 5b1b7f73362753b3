// What the library holds: list, show, search.
#include <memory>

#include "app/cli/command.h"

namespace castalia::cli {

namespace {

std::string line_of(const Shelved& shelved) {
    const std::string outcome = shelved.result.empty() ? std::string(status_word(shelved.status)) : shelved.result;
    return shelved.id + "  " + day_of(shelved.started) + "  " + shelved.game + "  " +
           printable(joined(shelved.players)) + "  " + printable(outcome) +
           (shelved.title.empty() ? "" : "  " + printable(shelved.title)) + (shelved.sample ? "  (sample)" : "") + "\n";
}

void list(bool as_json, bool trash, const Calls& calls) {
    const Store store = calls.open();
    Json all = Json::array();
    std::string text;
    for (const Shelved& shelved : trash ? store.trashed() : store.shelved()) {
        all.push_back(json_of(shelved));
        text += line_of(shelved);
    }
    as_json ? print(all) : print(text);
}

std::string facts(const Shelved& shelved) {
    std::string text = shelved.id + "\n";
    const auto fact = [&](const char* name, const std::string& value) {
        text += value.empty() ? "" : std::string(name) + ": " + printable(value) + "\n";
    };
    fact("title", shelved.title);
    fact("game", shelved.game + ", edition " + shelved.edition);
    fact("players", joined(shelved.players));
    fact("place", shelved.place);
    fact("started", shelved.started ? rfc3339(*shelved.started) : "");
    fact("ended", shelved.ended ? rfc3339(*shelved.ended) : "");
    fact("status", std::string(status_word(shelved.status)));
    fact("result", shelved.result);
    fact("played", duration_text(shelved.played));
    return text;
}

void show(const std::string& beginning, bool as_json, const Calls& calls) {
    const Store store = calls.open();
    const std::string id = id_of(store, beginning);
    const Session session = store.load(id);
    const std::optional<Shelved> shelved = store.shelved(id);
    if (!shelved) {
        throw Ended(kRefused, "what the library tells of session " + id + " is missing; run castalia-cli verify");
    }
    if (as_json) {
        Json object = json_of(*shelved);
        object["setup"] = session.heading().setup;
        object["replay"] = replay_json(session, session.plies());
        print(object);
        return;
    }
    const std::string text = write_text(session);
    print(facts(*shelved) + "\n" + printable_lines(text.substr(text.find("events:\n") + 8) + "\n" + scoresheet_text(session)));
}

void search(const std::vector<std::string>& words, bool as_json, const Calls& calls) {
    std::string all;
    for (const std::string& word : words) {
        all += (all.empty() ? "" : " ") + word;
    }
    const Store store = calls.open();
    Json list = Json::array();
    std::string text;
    for (const Found& found : store.search(all)) {
        const bool heading = found.event == static_cast<std::size_t>(-1);
        list.push_back({{"id", found.session.id},
                        {"title", found.session.title},
                        {"game", found.session.game},
                        {"event", heading ? Json() : Json(found.event)},
                        {"line", found.line}});
        text += found.session.id + "  " + (heading ? std::string("heading") : "event " + std::to_string(found.event + 1)) +
                "  " + printable(found.line) + "\n";
    }
    as_json ? print(list) : print(text);
}

}  // namespace

void add_listing(CLI::App& program, Calls& calls) {
    auto as_json = std::make_shared<bool>(false);
    auto trash = std::make_shared<bool>(false);
    auto* all = program.add_subcommand("list", "The sessions of the library, newest first");
    all->add_flag("--json", *as_json, "As JSON");
    all->add_flag("--trash", *trash, "Those in the trash instead");
    all->callback([=, &calls] { list(*as_json, *trash, calls); });

    auto id = std::make_shared<std::string>();
    auto* one = program.add_subcommand("show", "One session: its head, log and scoresheet");
    one->add_option("ID", *id, "Its id, or how it begins")->required();
    one->add_flag("--json", *as_json, "As JSON");
    one->callback([=, &calls] { show(*id, *as_json, calls); });

    auto words = std::make_shared<std::vector<std::string>>();
    auto* found = program.add_subcommand("search", "Where all these words stand: notes, rulings, titles, players");
    found->add_option("WORDS", *words, "Words, or how they begin")->required();
    found->add_flag("--json", *as_json, "As JSON");
    found->callback([=, &calls] { search(*words, *as_json, calls); });
}

}  // namespace castalia::cli
