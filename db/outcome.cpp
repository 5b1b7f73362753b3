#include "db/outcome.h"

namespace castalia {

namespace {

constexpr std::string_view kBetween = " · ";

void add_words(std::string& words, const std::string& more) {
    if (!more.empty()) {
        words += words.empty() ? "" : kBetween;
        words += more;
    }
}

std::string free_text(const Event& event) {
    std::string words;
    if (const auto* note = std::get_if<Note>(&event.what)) {
        add_words(words, note->text);
    } else if (const auto* dice = std::get_if<FreeDice>(&event.what)) {
        add_words(words, dice->label);
    } else if (const auto* abandon = std::get_if<Abandon>(&event.what)) {
        add_words(words, abandon->reason);
    }
    add_words(words, event.note);
    add_words(words, event.ruling);
    return words;
}

}  // namespace

Outcome outcome_of(const Session& session) { return outcome_of(session, table_time(session)); }

Outcome outcome_of(const Session& session, const TableTime& time) {
    Outcome outcome;
    outcome.status = session.replay().status();
    if (outcome.status == Status::finished) {
        const Scoresheet sheet = session.line().score(session.plies());
        for (const Seat seat : sheet.winners) {
            outcome.winners.push_back(session.names()[static_cast<std::size_t>(seat.index)]);
        }
        outcome.result = english(sheet.sentence);
    } else if (outcome.status == Status::abandoned) {
        outcome.result = english(say("Ended without a result"));
    }
    outcome.events = session.in_force().entries.size();
    outcome.ended = session.ended();
    outcome.last = session.journal().empty() ? session.heading().started.value_or(Moment{}) : session.journal().back().at;
    outcome.played = time.played();
    return outcome;
}

Remark heading_remark(const Heading& heading) {
    Remark remark{kHeading, {}};
    add_words(remark.words, heading.title);
    add_words(remark.words, heading.place);
    for (const std::string& name : heading.players) {
        add_words(remark.words, name);
    }
    const Game* game = find_game(heading.game);
    add_words(remark.words, game == nullptr ? heading.game : english(game->title));
    return remark;
}

std::vector<Remark> remarks_of(const Session& session, std::size_t first) {
    std::vector<Remark> remarks;
    const auto& entries = session.in_force().entries;
    for (std::size_t i = first; i < entries.size(); ++i) {
        if (std::string words = free_text(*entries[i].event); !words.empty()) {
            remarks.push_back({static_cast<std::int64_t>(i), std::move(words)});
        }
    }
    return remarks;
}

}  // namespace castalia
