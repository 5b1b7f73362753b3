#pragma once

#include <string>
#include <vector>

#include "core/session/table_time.h"

namespace castalia {

/// What the library keeps about a session beside its journal, worked out from it.
struct Outcome {
    Status status = Status::open;
    std::vector<std::string> winners;
    std::string result;
    std::size_t events = 0;
    std::optional<Moment> ended;
    Moment last{};
    std::chrono::milliseconds played{};

    bool operator==(const Outcome&) const = default;
};
Outcome outcome_of(const Session& session);
/// The same where the time is known already.
Outcome outcome_of(const Session& session, const TableTime& time);

/// The free text of a place in a session: of its heading (event -1) or of an event in force.
struct Remark {
    std::int64_t event = -1;
    std::string words;

    bool operator==(const Remark&) const = default;
};
inline constexpr std::int64_t kHeading = -1;

Remark heading_remark(const Heading& heading);
/// Those of the events from `first` on that have free text.
std::vector<Remark> remarks_of(const Session& session, std::size_t first = 0);


}  // namespace castalia
