// Calls that show what the library holds: list, show, search.
#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <memory>

#include <unistd.h>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/language/language.h"
#include "app/language/translations.h"
#include "core/rules/text/decimals.h"
#include "core/rules/text/wording.h"
#include "db/history/history.h"
#include "db/history/reader_language.h"

namespace castalia::cli {

namespace {

Text status_text(Status status) {
    return status == Status::finished    ? say("finished")
           : status == Status::abandoned ? say("abandoned")
                                         : say("open");
}

/// Returns the columns of one session in a list.
std::string columns_of(const SessionSummary& summary) {
    const std::string outcome = translate(summary.result.empty() ? status_text(summary.status) : summary.result);
    return summary.id + "  " + day_of(summary.started, summary.utc_offset) + "  " + summary.game + "  " +
           printable(joined(summary.players)) + "  " + printable(outcome) +
           (summary.title.empty() ? "" : "  " + printable(summary.title)) +
           (summary.sample ? "  " + translate(say("(sample)")) : "") + "\n";
}

/// Returns the language in which the user searches; nothing where it is the English that a library keeps.
std::shared_ptr<const ReaderLanguage> search_language() {
    std::vector<Translation> sentences = translations_of_logs(language_of_environment());
    return sentences.empty() ? nullptr : std::make_shared<const ReaderLanguage>(std::move(sentences), translate);
}

/// Calls `print_row` with every session that fits, page by page, at most `most` of them.
void for_each(const History& history, const Filter& filter, std::size_t most, History::Order order,
              const std::function<void(const HistoryRow&)>& print_row) {
    const std::size_t page_size = History::page_size(filter);
    std::optional<std::int64_t> after;
    for (std::size_t listed = 0; listed < most;) {
        const auto page = history.page(filter, after, std::min(page_size, most - listed), order);
        if (page.empty()) {
            return;
        }
        std::ranges::for_each(page, print_row);
        listed += page.size();
        after = page.back().sort_key;
    }
}

struct Listing {
    std::shared_ptr<FilterOptions> filter;
    std::size_t most = std::numeric_limits<std::size_t>::max();
    bool trash = false, turned = false, json = false;
    HistoryOrder::By sort = HistoryOrder::By::date;
    std::vector<std::string> words;
};

void list(const Listing& listing, const Calls& calls) {
    Store store = calls.open();
    Filter filter = filter_of(*listing.filter, store);
    filter.trash = listing.trash;
    Json all = Json::array();
    for_each(History(store), filter, listing.most, {listing.sort, listing.turned}, [&](const HistoryRow& listed) {
        if (listing.json) {
            all.push_back(json_of(listed.session));
        } else {
            print(columns_of(listed.session));
        }
    });
    if (listing.json) {
        print(all);
    }
}

/// Tells from when on a change to the journal would be noticed.
Text chain_text(const KeptChain& chain) {
    const Fill operations{"operations",
                          say_count("{n} operation", "{n} operations", static_cast<long long>(chain.operations))};
    if (!chain.hashed_at) {
        return say("{operations}, each with its hash since it was recorded", {operations});
    }
    const auto before = static_cast<long long>(chain.hashed_from) - 1;
    return say("{operations}; the first {before} got their hashes on {when}, the others as they were recorded",
               {operations, {"before", literally(before)}, {"when", literally(rfc3339(*chain.hashed_at))}});
}

Json chain_json(const KeptChain& chain) {
    return {{"operations", chain.operations},
            {"hash", hex(chain.head)},
            {"fingerprint", fingerprint(chain.head)},
            {"hashed_from", chain.hashed_from},
            {"hashed_at", chain.hashed_at ? Json(rfc3339(*chain.hashed_at)) : Json()}};
}

std::string facts(const SessionSummary& summary, const std::optional<KeptChain>& chain) {
    std::string text = summary.id + "\n";
    if (summary.inclusion == Inclusion::trashed) {
        text += line_of(say("This session lies in the trash."));
    }
    const auto fact = [&](const Text& name, const Text& value) {
        text += value.empty() ? "" : line_of(say("{name}: {value}", {{"name", name}, {"value", value}}));
    };
    const auto moment = [](const std::optional<Moment>& at) { return at ? literally(rfc3339(*at)) : Text{}; };
    fact(say("title"), literally(summary.title));
    fact(say("game"), say("{game}, edition {edition}",
                          {{"game", literally(summary.game)}, {"edition", say_in("an edition", summary.edition)}}));
    fact(say("players"), literally(joined(summary.players)));
    fact(say("place"), literally(summary.place));
    fact(say("started"), moment(summary.started));
    fact(say("ended"), moment(summary.ended));
    fact(say("status"), status_text(summary.status));
    fact(say("result"), summary.result);
    fact(say("score"), kept_score_text(summary.score));
    fact(say("tags"), literally(joined(summary.tags)));
    fact(say("statistics"), summary.inclusion == Inclusion::excluded ? say("excluded") : Text{});
    fact(say("journal"), chain ? chain_text(*chain) : Text{});
    fact(say("played"), summary.played.count() == 0 ? Text{} : duration_text(summary.played));
    return text;
}

void show(const std::string& beginning, const std::string& as_of, bool as_json, const Calls& calls) {
    const Store store = calls.open();
    const std::string id = id_of(store, beginning);
    const Session session = as_recorded(store.load(id), as_of);
    store.catch_up();
    const std::optional<SessionSummary> summary = History(store).summary(id);
    const std::optional<KeptChain> chain = store.chain(id);
    if (!summary) {
        throw Ended(kRefused, say("Session {id} is missing from the lists of the library. Run castalia-cli verify.",
                                  {{"id", literally(id)}}));
    }
    if (as_json) {
        Json object = json_of(*summary);
        object["setup"] = session.heading().setup;
        object["journal"] = chain ? chain_json(*chain) : Json();
        object["replay"] = replay_json(session, session.plies());
        print(object);
        return;
    }
    print(facts(*summary, chain) + "\n" + printable_lines(scoresheet_text(session, true)));
}

void search(const Listing& listing, const Calls& calls) {
    std::string words;
    for (const std::string& word : listing.words) {
        words += (words.empty() ? "" : " ") + word;
    }
    if (words.find_first_not_of(" \t\r\n") == std::string::npos) {
        throw Ended(kUsage, say("There is nothing to search for. Name at least one word."));
    }
    Store store = calls.open();
    Filter filter = filter_of(*listing.filter, store);
    filter.words = words;
    filter.trash = listing.trash;
    Json all = Json::array();
    bool any = false;
    // What programs read is the same in every language.
    const History history(store, listing.json ? nullptr : search_language());
    for_each(history, filter, listing.most, {listing.sort, listing.turned}, [&](const HistoryRow& listed) {
        any = true;
        if (listing.json) {
            all.push_back({{"id", listed.session.id},
                           {"title", listed.session.title},
                           {"game", listed.session.game},
                           {"event", listed.event ? Json(*listed.event) : Json()},
                           {"line", listed.line}});
        } else {
            const Text where =
                listed.event ? say("event {number}", {{"number", number(*listed.event + 1)}}) : say("heading");
            print(listed.session.id + "  " + translate(where) + "  " + printable(listed.line) + "\n");
        }
    });
    if (listing.json) {
        print(all);
    } else if (!any && !calls.quiet && ::isatty(STDERR_FILENO) == 1) {  // Scripts see the empty output.
        complain(say("No session was found that has all these words."));
    }
}

void add_order(CLI::App& call, Listing& listing) {
    using By = HistoryOrder::By;
    static const std::map<std::string, By> kNames{{"date", By::date},   {"game", By::game},
                                                  {"place", By::place}, {"players", By::players},
                                                  {"score", By::score}, {"time", By::time}};
    call.add_option("--sort", listing.sort,
                    "Sorts by date, game, place, players, score (of the winner) or time (at the table)")
        ->transform(CLI::CheckedTransformer(kNames).description(""))
        ->option_text("NAME");
    call.add_flag("--oldest-first,--turned", listing.turned, "Reverses the order");
    call.add_flag("--trash", listing.trash, "Lists the sessions in the trash instead");
}

}  // namespace

void add_listing(CLI::App& program, Calls& calls) {
    auto listing = std::make_shared<Listing>();
    auto* all = program.add_subcommand("list", "Lists the sessions of the library, the newest first");
    listing->filter = add_filter_options(*all);
    all->add_option("--most", listing->most, "Prints at most so many sessions")
        ->transform(whole_number(0, kMostListed));
    add_order(*all, *listing);
    all->add_flag("--json", listing->json, "Prints JSON");
    all->callback([=, &calls] { list(*listing, calls); });

    auto id = std::make_shared<std::string>();
    auto as_of = std::make_shared<std::string>();
    auto as_json = std::make_shared<bool>(false);
    auto* one = program.add_subcommand("show", "Prints one session: its heading, scoresheet and log");
    one->add_option("ID", *id, "The id of the session, or the beginning of it")->required();
    add_as_of(*one, *as_of);
    one->add_flag("--json", *as_json, "Prints JSON");
    one->callback([=, &calls] { show(*id, *as_of, *as_json, calls); });

    auto searching = std::make_shared<Listing>();
    searching->most = 200;
    auto* found = program.add_subcommand(
        "search", "Finds the sessions that have all these words in their logs, notes, rulings or titles");
    found->add_option("WORDS", searching->words, "Words, or the beginnings of words")->required();
    searching->filter = add_filter_options(*found);
    add_order(*found, *searching);
    found->add_option("--most", searching->most, "Prints at most so many sessions; the default is 200")
        ->transform(whole_number(0, kMostListed));
    found->add_flag("--json", searching->json, "Prints JSON");
    found->callback([=, &calls] { search(*searching, calls); });
}

}  // namespace castalia::cli
