// What may be changed about a session afterwards: its name, place and date, its tags, a note to an event, whether it
// counts and whether it lies in the trash. And the lists of the library, made anew.
#include <algorithm>
#include <iostream>

#include "app/cli/command.h"

namespace castalia::cli {

namespace {

struct Edit {
    std::string id, date, note;
    std::optional<std::string> title, place;
    std::vector<std::string> tags;
    std::size_t event = 0;
    bool undo = false, empty = false;
};

void describe(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    const std::string id = id_of(store, edit.id);
    const SessionSummary summaries = store.summaries(id).value();
    if (edit.title || edit.place) {
        store.rename(id, edit.title.value_or(summaries.title), edit.place.value_or(summaries.place));
    }
    if (!edit.date.empty()) {
        store.set_date(id, edit.date == "unknown" ? std::nullopt : std::optional(moment_in(edit.date, "--date")));
    }
}

void tag(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    const std::string id = id_of(store, edit.id);
    std::vector<std::string> tags = store.summaries(id).value().tags;
    for (const std::string& name : edit.tags) {
        std::erase(tags, name);
        if (!edit.undo) {
            tags.push_back(name);
        }
    }
    store.set_tags(id, tags);
    print(printable(joined(store.summaries(id)->tags)) + "\n");
}

void annotate(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    Session session = store.load(id_of(store, edit.id));
    const auto& entries = session.in_force().entries;
    if (edit.event == 0 || edit.event > entries.size()) {
        throw Ended(kUsage, "the session has " + number_of(entries.size(), "event", "events") + ", counted from 1");
    }
    const std::size_t known = session.journal().size();
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    session.enter(Annotated{entries[edit.event - 1].number, edit.note}, now);
    store.append(session, known);
}

void exclude(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    store.exclude(id_of(store, edit.id), !edit.undo);
}

void trash(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    if (edit.empty) {
        print("removed for good: " + number_of(store.empty_trash(), "session", "sessions") + "\n");
        return;
    }
    if (edit.id.empty()) {
        throw Ended(kUsage, "name a session, or --empty the trash");
    }
    const std::string id = id_of(store, edit.id);
    edit.undo ? store.restore_from_trash(id) : store.trash(id);
}

void rebuild(const Calls& calls) {
    Store store = calls.open();
    std::size_t last = 101;
    store.rebuild([&](std::size_t done, std::size_t all) {
        const std::size_t percent = all == 0 ? 100 : done * 100 / all;
        if (std::exchange(last, percent) != percent) {
            std::cerr << "\r" << percent << " % of " << all << " sessions" << std::flush;
        }
        return true;
    });
    std::cerr << std::endl;
}

}  // namespace

void add_editing(CLI::App& program, Calls& calls) {
    auto edit = std::make_shared<Edit>();
    const auto call = [&](const char* name, const char* what) {
        auto* made = program.add_subcommand(name, what);
        made->add_option("ID", edit->id, "The session, by its id or how it begins")->required();
        return made;
    };
    auto* describing = call("describe", "Sets a session's title, place or date");
    describing->add_option("--title", edit->title, "Its title");
    describing->add_option("--place", edit->place, "Where it was");
    describing->add_option("--date", edit->date, "When it began, as 2026-11-21 or 2026-11-21T19:00:00Z; or unknown");
    describing->callback([=, &calls] { describe(*edit, calls); });

    auto* tagging = call("tag", "Gives a session tags, and tells those it has");
    tagging->add_option("TAGS", edit->tags, "Tags");
    tagging->add_flag("--remove", edit->undo, "Takes these away instead");
    tagging->callback([=, &calls] { tag(*edit, calls); });

    auto* noting = call("annotate", "Writes a note to an event");
    noting->add_option("EVENT", edit->event, "Its number, from 1")->required();
    noting->add_option("NOTE", edit->note, "The note; empty takes it away")->required();
    noting->callback([=, &calls] { annotate(*edit, calls); });

    auto* excluding = call("exclude", "Leaves a session out of statistics");
    excluding->add_flag("--undo", edit->undo, "Counts it again");
    excluding->callback([=, &calls] { exclude(*edit, calls); });

    auto* trashing = program.add_subcommand("trash", "Moves a session to the trash, or empties it for good");
    trashing->add_option("ID", edit->id, "The session, by its id or how it begins");
    trashing->add_flag("--restore", edit->undo, "Brings it back");
    trashing->add_flag("--empty", edit->empty, "Removes what lies there, for good");
    trashing->callback([=, &calls] { trash(*edit, calls); });

    auto* making = program.add_subcommand("rebuild", "Makes lists, search and sums anew from the journals");
    making->callback([&calls] { rebuild(calls); });
}

}  // namespace castalia::cli
