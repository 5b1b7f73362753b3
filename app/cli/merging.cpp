// What import does with another library.
#include "app/cli/merging.h"

#include "db/history/history.h"

namespace castalia::cli {

namespace {

/// Returns a line for each session that needs a look, with its title.
std::string each_of(const std::vector<std::string>& ids, const Store& store,
                    const std::function<Text(const std::vector<Fill>&)>& sentence) {
    std::string lines;
    for (const std::string& id : ids) {
        const std::optional<SessionSummary> summary = History(store).summary(id);
        lines += line_of(sentence({{"id", literally(id)}, {"title", literally(summary ? summary->title : "")}}));
    }
    return lines;
}

}  // namespace

Text in_trash_text(const std::string& id) {
    return say(
        "lies in the trash: {id}. Bring it back with castalia-cli trash --restore {id}, or import again with "
        "--from-trash.",
        {{"id", literally(id)}});
}

MergedLibrary taken_library(Store& store, const std::string& file, bool from_trash, const Calls& calls) {
    try {
        return merge_library(store, file, {from_trash, calls.progress()});
    } catch (const Failure& failure) {
        throw Ended(
            failure.kind == Failure::Kind::read_only || failure.kind == Failure::Kind::full ? kNoLibrary : kUsage,
            say("{file}: {why}", {{"file", literally(file)}, {"why", failure.text}}));
    }
}

std::string merged_text(const std::string& file, const MergedLibrary& merged, const Store& store) {
    std::string text =
        line_of(say("from the library {file}: {fresh} imported, {changed} changed, {there} already there, the same",
                    {{"file", literally(file)},
                     {"fresh", sessions_text(merged.fresh.size())},
                     {"changed", number(merged.continued.size() + merged.changed.size())},
                     {"there", number(merged.there.size())}}));
    text += each_of(merged.continued, store,
                    [](const auto& fills) { return say("goes on as it did there: {id}  {title}", fills); });
    text += each_of(merged.brought_back, store,
                    [](const auto& fills) { return say("back from the trash: {id}  {title}", fills); });
    for (const std::string& id : merged.in_trash) {
        text += line_of(in_trash_text(id));
    }
    text += each_of(merged.replaced, store, [](const auto& fills) {
        return say("moved to the trash, because it was begun anew there: {id}  {title}", fills);
    });
    for (const auto& [id, other] : merged.apart) {
        text += line_of(say("went on differently here and there: {id}. The other version is {other}.",
                            {{"id", literally(id)}, {"other", literally(other)}}));
    }
    for (const Text& note : merged.notes) {
        text += line_of(note);
    }
    return text;
}

}  // namespace castalia::cli
