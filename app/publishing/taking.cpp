#include "app/publishing/taking.h"

#include <set>

#include "app/publishing/export_formats.h"

namespace castalia {

TakenPlays take_plays(Store& store, const std::vector<Play>& plays) {
    DocumentOptions options;
    options.ahead = local_time_ahead;
    TakenPlays taken;
    std::vector<Session> sessions;
    std::set<std::string> ids, left_out;
    for (const Play& play : plays) {
        if (store.holds(play.id) || !ids.insert(play.id).second) {
            taken.there.push_back(play.id);
            continue;
        }
        sessions.push_back(session_of(play, store.games(), options));
        taken.fresh.push_back(play.id);
        if (play.left_out) {
            left_out.insert(play.id);
        }
    }
    std::vector<const Session*> fresh;
    for (const Session& session : sessions) {
        fresh.push_back(&session);
    }
    store.begin(fresh);
    for (const std::string& id : left_out) {
        store.exclude(id, true);
    }
    return taken;
}

}  // namespace castalia
