#include "core/session/teams.h"

#include <algorithm>

#include "core/rules/game/field_path.h"

namespace castalia {

std::vector<std::set<std::string>> teams_in(const Json& state) {
    std::vector<std::set<std::string>> teams;
    for (const auto& [sides, members] :
         {std::pair{"teams", "players"}, std::pair{"musees", "owners"}, std::pair{"companies", "players"}}) {
        for (const Json& side : value_at(state, sides)) {
            teams.push_back(value_at(side, members).get<std::set<std::string>>());
        }
    }
    const bool alone = std::ranges::all_of(teams, [](const auto& team) { return team.size() < 2; });
    return alone ? std::vector<std::set<std::string>>() : teams;
}

}  // namespace castalia
