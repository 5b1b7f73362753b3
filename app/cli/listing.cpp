// What the library holds: list, show, search.
#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <memory>

#include "app/cli/command.h"

namespace castalia::cli {

namespace {

std::string line_of(const SessionSummary& summaries) {
    const std::string outcome =
        summaries.result.empty() ? std::string(status_word(summaries.status)) : summaries.result;
    return summaries.id + "  " + day_of(summaries.started) + "  " + summaries.game + "  " +
           printable(joined(summaries.players)) + "  " + printable(outcome) +
           (summaries.title.empty() ? "" : "  " + printable(summaries.title)) +
           (summaries.sample ? "  (sample)" : "") + "\n";
}

/// Every session that fits, page by page, up to `most`.
void for_each(const Store& store, const std::optional<Filter>& filter, std::size_t most, History::Order order,
              const std::function<void(const HistoryRow&)>& tell) {
    if (!filter) {
        return;
    }
    const History history(store);
    const std::size_t page_size = History::page_size(*filter);
    std::optional<std::int64_t> after;
    for (std::size_t told = 0; told < most;) {
        const auto page = history.page(*filter, after, std::min(page_size, most - told), order);
        if (page.empty()) {
            return;
        }
        std::ranges::for_each(page, tell);
        told += page.size();
        after = page.back().spot;
    }
}

struct Listing {
    std::shared_ptr<Narrowing> narrowing;
    std::size_t most = std::numeric_limits<std::size_t>::max();
    bool trash = false, turned = false, json = false;
    HistoryOrder::By sort = HistoryOrder::By::date;
    std::vector<std::string> words;
};

void list(const Listing& listing, const Calls& calls) {
    Store store = calls.open();
    std::optional<Filter> filter = filter_of(*listing.narrowing, store);
    if (filter) {
        filter->trash = listing.trash;
    }
    Json all = Json::array();
    for_each(store, filter, listing.most, {listing.sort, listing.turned}, [&](const HistoryRow& listed) {
        if (listing.json) {
            all.push_back(json_of(listed.session));
        } else {
            print(line_of(listed.session));
        }
    });
    if (listing.json) {
        print(all);
    }
}

std::string facts(const SessionSummary& summaries) {
    std::string text = summaries.id + "\n";
    const auto fact = [&](const char* name, const std::string& value) {
        text += value.empty() ? "" : std::string(name) + ": " + printable(value) + "\n";
    };
    fact("title", summaries.title);
    fact("game", summaries.game + ", edition " + summaries.edition);
    fact("players", joined(summaries.players));
    fact("place", summaries.place);
    fact("started", summaries.started ? rfc3339(*summaries.started) : "");
    fact("ended", summaries.ended ? rfc3339(*summaries.ended) : "");
    fact("status", std::string(status_word(summaries.status)));
    fact("result", summaries.result);
    fact("score", summaries.score);
    fact("tags", joined(summaries.tags));
    fact("statistics", summaries.inclusion == Inclusion::excluded ? "excluded" : "");
    fact("played", summaries.played.count() == 0 ? "" : duration_text(summaries.played));
    return text;
}

void show(const std::string& beginning, bool as_json, const Calls& calls) {
    const Store store = calls.open();
    const std::string id = id_of(store, beginning);
    const Session session = store.load(id);
    const std::optional<SessionSummary> summaries = store.summaries(id);
    if (!summaries) {
        throw Ended(kRefused, "what the library tells of session " + id + " is missing; run castalia-cli verify");
    }
    if (as_json) {
        Json object = json_of(*summaries);
        object["setup"] = session.heading().setup;
        object["replay"] = replay_json(session, session.plies());
        print(object);
        return;
    }
    const std::string text = write_text(session);
    print(facts(*summaries) + "\n" +
          printable_lines(text.substr(text.find("events:\n") + 8) + "\n" + scoresheet_text(session)));
}

void search(const Listing& listing, const Calls& calls) {
    Store store = calls.open();
    std::optional<Filter> filter = filter_of(*listing.narrowing, store);
    if (filter) {
        for (const std::string& word : listing.words) {
            filter->words += (filter->words.empty() ? "" : " ") + word;
        }
    }
    if (filter) {
        filter->trash = listing.trash;
    }
    Json all = Json::array();
    for_each(store, filter, listing.most, {listing.sort, listing.turned}, [&](const HistoryRow& listed) {
        if (listing.json) {
            all.push_back({{"id", listed.session.id},
                           {"title", listed.session.title},
                           {"game", listed.session.game},
                           {"event", listed.event ? Json(*listed.event) : Json()},
                           {"line", listed.line}});
        } else {
            print(listed.session.id + "  " +
                  (listed.event ? "event " + std::to_string(*listed.event + 1) : std::string("heading")) + "  " +
                  printable(listed.line) + "\n");
        }
    });
    if (listing.json) {
        print(all);
    }
}

void add_order(CLI::App& call, Listing& listing) {
    using By = HistoryOrder::By;
    static const std::map<std::string, By> kNames{{"date", By::date},   {"game", By::game},
                                                  {"place", By::place}, {"players", By::players},
                                                  {"score", By::score}, {"time", By::time}};
    call.add_option("--sort", listing.sort,
                    "By date, game, place, players, score (of the winner) or time (at the table)")
        ->transform(CLI::CheckedTransformer(kNames).description(""))
        ->option_text("NAME");
    call.add_flag("--oldest-first,--turned", listing.turned, "The other way round");
    call.add_flag("--trash", listing.trash, "Those in the trash instead");
}

}  // namespace

void add_listing(CLI::App& program, Calls& calls) {
    auto listing = std::make_shared<Listing>();
    auto* all = program.add_subcommand("list", "The sessions of the library, newest evening first");
    listing->narrowing = add_narrowing(*all);
    all->add_option("--most", listing->most, "No more than so many");
    add_order(*all, *listing);
    all->add_flag("--json", listing->json, "As JSON");
    all->callback([=, &calls] { list(*listing, calls); });

    auto id = std::make_shared<std::string>();
    auto as_json = std::make_shared<bool>(false);
    auto* one = program.add_subcommand("show", "One session: its head, log and scoresheet");
    one->add_option("ID", *id, "Its id, or how it begins")->required();
    one->add_flag("--json", *as_json, "As JSON");
    one->callback([=, &calls] { show(*id, *as_json, calls); });

    auto searching = std::make_shared<Listing>();
    searching->most = 200;
    auto* found = program.add_subcommand(
        "search", "Sessions in which all these words stand: in their logs, notes, rulings, titles");
    found->add_option("WORDS", searching->words, "Words, or how they begin")->required();
    searching->narrowing = add_narrowing(*found);
    add_order(*found, *searching);
    found->add_option("--most", searching->most, "No more than so many; 200");
    found->add_flag("--json", searching->json, "As JSON");
    found->callback([=, &calls] { search(*searching, calls); });
}

}  // namespace castalia::cli
