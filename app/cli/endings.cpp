// Sessions that end otherwise by the rules of this version than as they were recorded: verify --compare.
#include "app/cli/command.h"
#include "db/history/earlier_endings.h"

namespace castalia::cli {

namespace {

std::vector<std::string> ids_in(const std::vector<std::string>& wanted, Store& store) {
    std::vector<std::string> ids;
    for (const std::string& one : wanted) {
        if (one != "all") {
            ids.push_back(id_of_kept(store, one));
            continue;
        }
        for (const EarlierEnding& ending : EarlierEndings(store).all()) {
            if (!ending.kept) {
                ids.push_back(ending.session.id);
            }
        }
    }
    return ids;
}

Json printed_ending(const Ending& ending) {
    Json places = Json::object();
    for (const SeatOutcome& seat : ending.seats) {
        if (seat.placing) {
            places[seat.name] = *seat.placing;
        }
    }
    return {{"status", status_word(ending.status)},
            {"winners", ending.winners},
            {"result", english(ending_text(ending))},
            {"score", ending.score},
            {"places", std::move(places)},
            {"refusals", ending.refusals ? refusals_json(*ending.refusals) : Json()}};
}

std::optional<Session> readable(const Store& store, const std::string& id) {
    try {
        return store.load(id);
    } catch (const Failure&) {
        return std::nullopt;
    }
}

std::string ending_text(const EarlierEnding& one, const Store& store) {
    const std::optional<Session> session = readable(store, one.session.id);
    const Text name = one.session.title.empty() ? literally(one.session.id) : literally(one.session.title);
    std::string text =
        line_of(say("{id}  {day}  {title}", {{"id", literally(one.session.id)},
                                             {"day", literally(day_of(one.session.started, one.session.utc_offset))},
                                             {"title", name}}));
    for (const EndingLine& line : ending_lines(one.recorded, one.today, session ? &*session : nullptr)) {
        const std::vector<Fill> fills{{"what", line.what}, {"recorded", line.recorded}, {"today", line.today}};
        text += "  " + (line.differs ? line_of(say("{what}: {recorded} as recorded; {today} by today’s rules", fills))
                                     : line_of(say("{what}: {recorded}, the same by both", fills)));
    }
    if (one.kept) {
        text += "  " + line_of(say("It was decided that it is kept as recorded."));
    }
    return text;
}

Text compared_text(std::size_t sessions, std::size_t undecided) {
    const Fill found{"found", undecided == 0 ? say("There is nothing to decide.")
                                             : say_count("{n} session waits for a decision: --keep or --accept.",
                                                         "{n} sessions wait for a decision: --keep or --accept.",
                                                         static_cast<long long>(undecided))};
    return say_count("{n} session was compared. {found}", "{n} sessions were compared. {found}",
                     static_cast<long long>(sessions), {found});
}

}  // namespace

void print_undecided(Store& store) {
    if (const std::size_t count = EarlierEndings(store).undecided(); count > 0) {
        complain(
            say_count("{n} session ends otherwise by the rules of this version. See castalia-cli verify --compare.",
                      "{n} sessions end otherwise by the rules of this version. See castalia-cli verify "
                      "--compare.",
                      static_cast<long long>(count)));
    }
}

void compare_endings(const ComparingEndings& wanted, bool as_json, Calls& calls) {
    Store store = calls.open();
    EarlierEndings endings(store);
    const std::size_t sessions = endings.compare(calls.progress()).value_or(0);
    endings.keep(ids_in(wanted.keep, store));
    endings.accept(ids_in(wanted.accept, store));
    calls.status = endings.undecided() == 0 ? kDone : kRefused;
    Json differences = Json::array();
    std::string text;
    for (const EarlierEnding& one : endings.all()) {
        if (as_json) {
            differences.push_back({{"session", one.session.id},
                                   {"title", one.session.title},
                                   {"decision", one.kept ? "kept" : "none"},
                                   {"recorded", printed_ending(one.recorded)},
                                   {"today", printed_ending(one.today)}});
        } else {
            text += ending_text(one, store);
        }
    }
    if (as_json) {
        print(Json{{"sessions", sessions}, {"undecided", endings.undecided()}, {"differences", differences}});
    } else {
        print(text + line_of(compared_text(sessions, endings.undecided())));
    }
}

}  // namespace castalia::cli
