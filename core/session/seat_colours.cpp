#include "core/session/seat_colours.h"

#include <algorithm>

namespace castalia {

std::vector<std::string> seat_colours(const Session& session) {
    const Json state = session.playthrough().state(0);
    const auto companies = state.find("companies");
    std::vector<std::string> colours;
    if (companies == state.end()) {
        return colours;
    }
    colours.resize(session.names().size());
    for (const Json& company : *companies) {
        for (const Json& player : company.at("players")) {
            const auto seat = std::ranges::find(session.names(), player.get_ref<const std::string&>());
            if (seat != session.names().end()) {
                colours[static_cast<std::size_t>(seat - session.names().begin())] =
                    company.at("color").get<std::string>();
            }
        }
    }
    return colours;
}

}  // namespace castalia
