// Calls that change what may be changed about a session afterwards: its title, place and date, its tags, the note of
// an event, whether it counts and whether it lies in the trash. Another call makes the lists of the library anew.
#include <algorithm>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/names/names.h"
#include "app/recorder/appending.h"
#include "app/recorder/clock.h"
#include "db/history/history.h"
#include "db/safety/safety.h"

namespace castalia::cli {

namespace {

struct Edit {
    std::string id, date, note;
    std::optional<std::string> title, place;
    std::vector<std::string> tags;
    std::size_t event = 0;
    bool undo = false, empty = false, json = false;
};

/// Returns when a session began by what was typed. A day alone keeps the hour.
Beginning date_in(const std::string& typed, const SessionSummary& summary) {
    const Beginning before{summary.started, summary.utc_offset};
    if (typed == "unknown") {
        return {std::nullopt, before.utc_offset};
    }
    if (const std::optional<std::chrono::local_days> day = read_day(typed)) {
        return moved_to_day(*day, before, local_time_ahead);
    }
    return moved_to(moment_in(typed, "--date", local_time_ahead), before, local_time_ahead);
}

/// Prints the session as `list --json` writes it now, if JSON is wanted, and else what was done.
void print_changed(const Edit& edit, const Calls& calls, const Store& store, const std::string& id,
                   const Text& done) {
    if (!edit.json) {
        return calls.print_done(done);
    }
    store.catch_up();
    print(json_of(History(store).summary(id).value()));
}

void describe(const Edit& edit, const Calls& calls) {
    if (!edit.title && !edit.place && edit.date.empty()) {
        throw Ended(
            kUsage,
            say("Name what to change: {options}.",
                {{"options", listed_with_or({literally("--title"), literally("--place"), literally("--date")})}}));
    }
    Store store = calls.open();
    const std::string id = id_of_kept(store, edit.id);
    const SessionSummary summary = History(store).summary(id).value();
    if (edit.title || edit.place) {
        store.rename(id, edit.title ? seen(*edit.title) : summary.title,
                     edit.place ? seen(*edit.place) : summary.place);
    }
    if (!edit.date.empty()) {
        const Beginning began = date_in(edit.date, summary);
        store.set_date(id, began.at, began.utc_offset);
    }
    print_changed(edit, calls, store, id, say("described: {id}", {{"id", literally(id)}}));
}

void tag(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    const std::string id = edit.tags.empty() ? id_of(store, edit.id) : id_of_kept(store, edit.id);
    std::vector<std::string> tags = History(store).summary(id).value().tags;
    for (const std::string& name : edit.tags) {
        std::erase(tags, name);
        if (!edit.undo) {
            tags.push_back(seen(name));
            if (const auto known = KnownNames(History(store).tags()).looking_like(tags.back())) {
                complain(say("The tag “{tag}” looks like “{known}”, which is there already. It is another one.",
                             {{"tag", literally(tags.back())}, {"known", literally(*known)}}));
            }
        }
    }
    if (!edit.tags.empty()) {
        store.set_tags(id, tags);
    }
    tags = History(store).summary(id)->tags;
    edit.json ? print(Json{{"id", id}, {"tags", tags}}) : print(printable(joined(tags)) + "\n");
}

void annotate(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    const std::string id = id_of_kept(store, edit.id);
    Session session = store.load(id);
    const auto& entries = session.in_force().entries;
    if (edit.event == 0 || edit.event > entries.size()) {
        throw Ended(kUsage, say_count("The session has {n} event. Events are counted from 1.",
                                      "The session has {n} events. Events are counted from 1.",
                                      static_cast<long long>(entries.size())));
    }
    append(store, session, session.propose(Annotated{entries[edit.event - 1].number, edit.note}, system_now()));
    const std::vector<Fill> where{{"id", literally(id)}, {"n", number(edit.event)}};
    calls.print_done(edit.note.empty() ? say("note removed: {id}, event {n}", where)
                                       : say("note written: {id}, event {n}", where));
}

void exclude(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    const std::string id = id_of_kept(store, edit.id);
    store.exclude(id, !edit.undo);
    const Fill which{"id", literally(id)};
    print_changed(edit, calls, store, id,
                  edit.undo ? say("counted again: {id}", {which}) : say("excluded from statistics: {id}", {which}));
}

void trash(const Edit& edit, const Calls& calls) {
    Store store = calls.open();
    if (edit.empty) {
        const std::size_t removed = store.empty_trash();
        edit.json ? print(Json{{"removed", removed}})
                  : calls.print_done(say("removed for good: {sessions}", {{"sessions", sessions_text(removed)}}));
        return;
    }
    if (edit.id.empty()) {
        throw Ended(kUsage, say("Name a session, or use --empty to empty the trash."));
    }
    const std::string id = id_of(store, edit.id);
    edit.undo ? store.restore_from_trash(id) : store.trash(id);
    const Fill which{"id", literally(id)};
    print_changed(edit, calls, store, id,
                  edit.undo ? say("brought back: {id}", {which}) : say("moved to the trash: {id}", {which}));
}

void rebuild(const Calls& calls) {
    Store store = calls.open();
    Safety(store).rebuild(calls.progress());
    calls.print_done(say("made anew: lists, search and statistics"));
}

}  // namespace

void add_editing(CLI::App& program, Calls& calls) {
    auto edit = std::make_shared<Edit>();
    const auto call = [&](const char* name, const char* what) {
        auto* made = program.add_subcommand(name, what);
        made->add_option("ID", edit->id, "The session, by its id or the beginning of it")->required();
        return made;
    };
    const auto add_json = [&](CLI::App* made) { made->add_flag("--json", edit->json, "Prints JSON"); };
    auto* describing = call("describe", "Changes a session’s title, place or date");
    calls.may_be_empty.insert(describing->add_option("--title", edit->title, "The new title"));
    calls.may_be_empty.insert(describing->add_option("--place", edit->place, "The new place"));
    describing->add_option("--date", edit->date,
                           "The day on which it began, as 2026-11-21, which keeps the hour; or when, as "
                           "2026-11-21T19:00:00Z; or unknown");
    add_json(describing);
    describing->callback([=, &calls] { describe(*edit, calls); });

    auto* tagging = call("tag", "Gives a session tags and prints those it has");
    tagging->add_option("TAGS", edit->tags, "Tags");
    tagging->add_flag("--remove", edit->undo, "Removes these tags instead");
    add_json(tagging);
    tagging->callback([=, &calls] { tag(*edit, calls); });

    auto* noting = call("annotate", "Writes a note about an event");
    noting->add_option("EVENT", edit->event, "The number of the event, counted from 1")
        ->required()
        ->transform(whole_number(1, kMostListed));
    noting->add_option("NOTE", edit->note, "The note; an empty one removes the note")->required();
    noting->callback([=, &calls] { annotate(*edit, calls); });

    auto* excluding = call(
        "exclude", "Excludes a session from statistics; its dice count all the same, as every throw of a die does");
    excluding->add_flag("--undo", edit->undo, "Counts the session again");
    add_json(excluding);
    excluding->callback([=, &calls] { exclude(*edit, calls); });

    auto* trashing = program.add_subcommand("trash", "Moves a session to the trash, or empties the trash");
    auto* one = trashing->add_option("ID", edit->id, "The session, by its id or the beginning of it");
    auto* back = trashing->add_flag("--restore", edit->undo, "Brings the session back");
    // Who names a session does not mean all of them.
    trashing->add_flag("--empty", edit->empty, "Removes every session in the trash for good")
        ->excludes(one)
        ->excludes(back);
    add_json(trashing);
    trashing->callback([=, &calls] { trash(*edit, calls); });

    auto* making = program.add_subcommand("rebuild", "Makes lists, search and statistics anew from the journals");
    making->callback([&calls] { rebuild(calls); });
}

}  // namespace castalia::cli
