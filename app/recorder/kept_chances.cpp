#include "app/recorder/kept_chances.h"

#include "core/rules/text/mapped.h"

namespace castalia {

namespace {

std::string chances_setting(const Session& session) { return "chances." + session.heading().id; }

/// Reads what `keep_chances` wrote. Throws Json::exception where somebody else wrote it.
review::Chances read(const Json& kept, std::size_t players) {
    review::Chances chances;
    chances.wanted.continuations = kept.at("continuations").get<int>();
    chances.wanted.seed = kept.at("seed").get<std::uint64_t>();
    for (const Json& one : kept.at("at")) {
        chances.at.push_back(
            {one.at(0).get<std::size_t>(), one.at(1).get<std::vector<double>>(), one.at(2).get<double>()});
        chances.at.back().win.resize(players);
    }
    return chances;
}

}  // namespace

void keep_chances(Store& store, const Session& session, const review::Chances& chances) {
    Json at = json_array(chances.at,
                         [](const review::ChancesAt& one) { return Json::array({one.after, one.win, one.error}); });
    const Json kept{{"operations", session.journal().size()},
                    {"continuations", chances.wanted.continuations},
                    {"seed", chances.wanted.seed},
                    {"at", std::move(at)}};
    store.set(chances_setting(session), kept.dump());
}

std::optional<review::Chances> kept_chances(const Store& store, const Session& session) {
    const std::optional<std::string> text = store.setting(chances_setting(session));
    const Json kept = text ? Json::parse(*text, nullptr, false) : Json();
    if (value_at(kept, "operations") != Json(session.journal().size())) {
        return std::nullopt;
    }
    try {
        return read(kept, session.names().size());
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace castalia
