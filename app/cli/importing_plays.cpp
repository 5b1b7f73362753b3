// The plays of another program in the call `import`.
#include "app/cli/importing.h"

namespace castalia::cli {

namespace {

using KnownPlay = TakenPlays::Known;

std::vector<Fill> fills_of_play(const KnownPlay& play) {
    return {{"id", literally(play.id)},
            {"title", literally(play.title)},
            {"before", literally(play.before)},
            {"what", play.what}};
}

std::string imported_text(const TakenPlays& taken) {
    std::string text;
    for (const std::string& id : taken.fresh) {
        text += line_of(say("imported as a result: {id}", {{"id", literally(id)}}));
    }
    for (const std::string& id : taken.there) {
        text += line_of(say("already there, the same: {id}", {{"id", literally(id)}}));
    }
    for (const KnownPlay& play : taken.updated) {
        text +=
            line_of(say("changed later, so it replaces {before}, which is in the trash now: {id}  {title}  "
                        "(differs in {what})",
                        fills_of_play(play)));
    }
    for (const KnownPlay& play : taken.differing) {
        text +=
            line_of(say("already there, and it stays, because the file was not changed later: {id}  {title}  "
                        "(the file differs in {what})",
                        fills_of_play(play)));
    }
    for (const KnownPlay& play : taken.in_trash) {
        text += line_of(say("in the trash, where it stays: {id}  {title}", fills_of_play(play)));
    }
    return text;
}

Json json_of_play(const KnownPlay& play) {
    Json json{{"id", play.id}, {"title", play.title}};
    if (!play.before.empty()) {
        json["replaces"] = play.before;
    }
    if (!play.what.empty()) {
        json["differs_in"] = english(play.what);
    }
    return json;
}

}  // namespace

ImportedPlays import_plays(Store& store, const std::vector<ComingPlays>& files, const Calls& calls) {
    ImportedPlays imported;
    for (const ComingPlays& coming : files) {
        TakenPlays taken = take_plays(store, coming.plays, calls.progress());
        taken.unread.insert(taken.unread.begin(), coming.unread.begin(), coming.unread.end());
        imported.unread += taken.unread.size();
        imported.files.emplace_back(coming.file, std::move(taken));
    }
    return imported;
}

std::string imported_text(const ImportedPlays& plays) {
    std::string text;
    for (const auto& [name, taken] : plays.files) {
        text += imported_text(taken);
    }
    return text;
}

std::string unread_text(const ImportedPlays& plays) {
    if (plays.unread == 0) {
        return {};
    }
    std::string text = line_of(
        say_count("{n} play was left out:", "{n} plays were left out:", static_cast<long long>(plays.unread)));
    for (const auto& [name, taken] : plays.files) {
        for (const UnreadPlay& play : taken.unread) {
            text +=
                "  " + line_of(say("{file}, {place}: {why}",
                                   {{"file", literally(name)}, {"place", literally(play.place)}, {"why", play.why}}));
        }
    }
    return text;
}

void add_json(Json& json, const ImportedPlays& plays) {
    Json updated = Json::array(), differing = Json::array(), in_trash = Json::array(), unread = Json::array();
    for (const auto& [name, taken] : plays.files) {
        for (const auto& [key, ids] :
             {std::pair("imported", &taken.fresh), std::pair("already_there", &taken.there)}) {
            for (const std::string& id : *ids) {
                json[key].push_back(id);
            }
        }
        for (const auto& [list, known] :
             {std::pair(&updated, &taken.updated), std::pair(&differing, &taken.differing),
              std::pair(&in_trash, &taken.in_trash)}) {
            for (const KnownPlay& play : *known) {
                list->push_back(json_of_play(play));
            }
        }
        for (const UnreadPlay& play : taken.unread) {
            unread.push_back({{"file", name}, {"place", play.place}, {"why", english(play.why)}});
        }
    }
    for (const auto& [key, list] : {std::pair("updated", &updated), std::pair("differing", &differing),
                                    std::pair("in_trash", &in_trash), std::pair("unread_plays", &unread)}) {
        if (!list->empty()) {
            json[key] = std::move(*list);
        }
    }
}

}  // namespace castalia::cli
