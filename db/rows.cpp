#include "db/rows.h"

#include "db/connection.h"

namespace castalia {

namespace {

Status status_of(const std::string& word) {
    return word == status_word(Status::finished)    ? Status::finished
           : word == status_word(Status::abandoned) ? Status::abandoned
                                                    : Status::open;
}

}  // namespace

Standing standing_of(const std::string& word) {
    constexpr std::pair<const char*, Standing> kWordsOf[] = {
        {"counted", Standing::counted},   {"open", Standing::open},     {"abandoned", Standing::abandoned},
        {"excluded", Standing::excluded}, {"sample", Standing::sample}, {"trashed", Standing::trashed}};
    for (const auto& [name, standing] : kWordsOf) {
        if (word == name) {
            return standing;
        }
    }
    return Standing::unread;
}

Listed listed_in(const Query& row) {
    Listed listed;
    listed.spot = row.number(0);
    Shelved& shelved = listed.session;
    shelved.id = row.text(1);
    const std::string place = "Session " + shelved.id;
    shelved.game = row.text(2);
    shelved.edition = row.text(3);
    shelved.title = row.text(4);
    shelved.place = row.text(5);
    shelved.players = names_of(row.text(6), place);
    shelved.tags = names_of(row.text(7), place);
    shelved.started = row.moment(8);
    shelved.status = status_of(row.text(9));
    shelved.standing = standing_of(row.text(10));
    shelved.sample = shelved.standing == Standing::sample;
    shelved.winners = names_of(row.text(11), place);
    shelved.result = row.text(12);
    shelved.score = row.text(13);
    shelved.events = static_cast<std::size_t>(row.number(14));
    shelved.ended = row.moment(15);
    shelved.last = row.moment(16).value_or(Moment{});
    shelved.played = row.moment(17).value_or(Moment{}).time_since_epoch();
    return listed;
}

}  // namespace castalia
