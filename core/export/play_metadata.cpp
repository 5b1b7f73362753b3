#include "core/export/play_metadata.h"

namespace castalia {

namespace {

constexpr const char* kOutcome = "castaliaOutcome";

/// Returns the object in the text; an empty one if there is none.
Json object_in(std::string_view metadata) {
    Json object = Json::parse(metadata, nullptr, false);
    return object.is_object() ? object : Json::object();
}

}  // namespace

std::optional<GameOutcome> outcome_in_metadata(std::string_view metadata) {
    if (metadata.find(kOutcome) == std::string_view::npos) {
        return std::nullopt;
    }
    const Json object = object_in(metadata);
    const auto word = object.find(kOutcome);
    const auto outcome = word == object.end() || !word->is_string()
                             ? std::nullopt
                             : outcome_called(word->get_ref<const std::string&>());
    return outcome == GameOutcome::won ? std::nullopt : outcome;
}

void put_outcome(std::optional<GameOutcome> outcome, Json& play) {
    const auto text = play.find("metaData");
    Json object =
        text == play.end() || !text->is_string() ? Json::object() : object_in(text->get_ref<const std::string&>());
    object.erase(kOutcome);
    if (outcome) {
        object[kOutcome] = outcome_word(*outcome);
    }
    play["metaData"] = object.dump();
}

}  // namespace castalia
