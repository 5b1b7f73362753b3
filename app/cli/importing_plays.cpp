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

Text updated_text(const KnownPlay& play) {
    const std::vector<Fill> fills = fills_of_play(play);
    return play.undated
               ? say("taken from the file, so {before} is in the trash now: {id}  {title}  (differs in {what})",
                     fills)
               : say("changed later, so it replaces {before}, which is in the trash now: {id}  {title}  "
                     "(differs in {what})",
                     fills);
}

Text differing_text(const KnownPlay& play) {
    const std::vector<Fill> fills = fills_of_play(play);
    return !play.undated ? say("already there, and it stays, because the file was not changed later: {id}  {title}  "
                               "(the file differs in {what})",
                               fills)
           : play.corrected_here
               ? say("already there, and it stays, because it was corrected here: {id}  {title}  "
                     "(the file differs in {what}, and does not say when it was changed)",
                     fills)
               : say("already there, and it stays, because the file does not say when it was changed: {id}  {title}  "
                     "(the file differs in {what}; --take-differing takes what it says)",
                     fills);
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
        text += line_of(updated_text(play));
    }
    for (const KnownPlay& play : taken.differing) {
        text += line_of(differing_text(play));
    }
    for (const KnownPlay& play : taken.in_trash) {
        text += line_of(play.what.empty()
                            ? say("in the trash, where it stays: {id}  {title}", fills_of_play(play))
                            : say("in the trash, where it stays: {id}  {title}  (the file differs in {what})",
                                  fills_of_play(play)));
    }
    return text;
}

bool is_empty(const TakenPlays& taken) {
    return taken.fresh.empty() && taken.there.empty() && taken.updated.empty() && taken.differing.empty() &&
           taken.in_trash.empty() && taken.unread.empty();
}

Json json_of_play(const KnownPlay& play) {
    Json json{{"id", play.id}, {"title", play.title}};
    if (!play.before.empty()) {
        json["replaces"] = play.before;
    }
    if (!play.what.empty()) {
        json["differs_in"] = english(play.what);
    }
    if (play.undated) {
        json["changed"] = nullptr;  // Nobody knows when.
    }
    if (play.corrected_here) {
        json["corrected_here"] = true;
    }
    return json;
}

}  // namespace

ImportedPlays import_plays(Store& store, const std::vector<ComingPlays>& files, KnownPlays wanted,
                           const Calls& calls) {
    ImportedPlays imported;
    for (const ComingPlays& coming : files) {
        TakenPlays taken = take_plays(store, coming.plays, calls.progress(), wanted);
        taken.unread.insert(taken.unread.begin(), coming.unread.begin(), coming.unread.end());
        imported.unread += taken.unread.size();
        if (is_empty(taken)) {
            complain(say("{file}: no play stands in it, so nothing was imported from it.",
                         {{"file", coming.file == "-" ? say("standard input") : literally(coming.file)}}));
        }
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

namespace {

/// Returns the number of plays that have such a remark, and their places.
std::string list_text(const ImportedPlays& plays, std::vector<PlayRemark> TakenPlays::* list,
                      Text (*heading)(long long)) {
    std::string lines;
    long long count = 0;
    for (const auto& [name, taken] : plays.files) {
        for (const PlayRemark& play : taken.*list) {
            const std::vector<Fill> fills{
                {"file", literally(name)}, {"place", literally(play.place)}, {"why", play.why}};
            lines += "  " + line_of(say("{file}, {place}: {why}", fills));
            ++count;
        }
    }
    return count == 0 ? lines : line_of(heading(count)) + lines;
}

}  // namespace

std::string remarks_text(const ImportedPlays& plays) {
    return list_text(plays, &TakenPlays::unread,
                     [](long long n) { return say_count("{n} play was left out:", "{n} plays were left out:", n); }) +
           list_text(plays, &TakenPlays::cut, [](long long n) {
               return say_count("In {n} play something is too long and was cut:",
                                "In {n} plays something is too long and was cut:", n);
           });
}

void add_json(Json& json, const ImportedPlays& plays) {
    Json updated = Json::array(), differing = Json::array(), in_trash = Json::array(), unread = Json::array(),
         cut = Json::array();
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
        for (const PlayRemark& play : taken.unread) {
            unread.push_back({{"file", name}, {"place", play.place}, {"why", english(play.why)}});
        }
        for (const PlayRemark& play : taken.cut) {
            cut.push_back({{"file", name}, {"place", play.place}, {"what", english(play.why)}});
        }
    }
    for (const auto& [key, list] :
         {std::pair("updated", &updated), std::pair("differing", &differing), std::pair("in_trash", &in_trash),
          std::pair("unread_plays", &unread), std::pair("cut", &cut)}) {
        if (!list->empty()) {
            json[key] = std::move(*list);
        }
    }
}

}  // namespace castalia::cli
