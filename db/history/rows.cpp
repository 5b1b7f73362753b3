#include "db/history/rows.h"

#include "db/connection.h"

namespace castalia {

namespace {

Status status_of(const std::string& word) {
    return word == status_word(Status::finished)    ? Status::finished
           : word == status_word(Status::abandoned) ? Status::abandoned
                                                    : Status::open;
}

}  // namespace

Inclusion inclusion_of(const std::string& word) {
    constexpr std::pair<const char*, Inclusion> kWordsOf[] = {
        {"counted", Inclusion::counted},   {"open", Inclusion::open},     {"abandoned", Inclusion::abandoned},
        {"excluded", Inclusion::excluded}, {"sample", Inclusion::sample}, {"trashed", Inclusion::trashed}};
    for (const auto& [name, inclusion] : kWordsOf) {
        if (word == name) {
            return inclusion;
        }
    }
    return Inclusion::unread;
}

HistoryRow listed_in(const Query& row) {
    HistoryRow listed;
    listed.spot = row.number(0);
    SessionSummary& summaries = listed.session;
    summaries.id = row.text(1);
    const std::string place = "Session " + summaries.id;
    summaries.game = row.text(2);
    summaries.edition = row.text(3);
    summaries.title = row.text(4);
    summaries.place = row.text(5);
    summaries.players = names_of(row.text(6), place);
    summaries.tags = names_of(row.text(7), place);
    summaries.started = row.moment(8);
    summaries.status = status_of(row.text(9));
    summaries.inclusion = inclusion_of(row.text(10));
    summaries.sample = summaries.inclusion == Inclusion::sample;
    summaries.winners = names_of(row.text(11), place);
    summaries.result = row.text(12);
    summaries.score = row.text(13);
    summaries.events = static_cast<std::size_t>(row.number(14));
    summaries.ended = row.moment(15);
    summaries.last = row.moment(16).value_or(Moment{});
    summaries.played = row.moment(17).value_or(Moment{}).time_since_epoch();
    return listed;
}

}  // namespace castalia
