#include "core/rules/text_json.h"

#include <limits>

#include "core/rules/fields.h"

namespace castalia {

Json text_json(const Text& text) {
    if (text.literal) {
        return text.pattern;
    }
    Json json{{"say", text.pattern}};
    if (!text.many.empty()) {
        json["many"] = text.many;
        json["number"] = text.number;
    }
    for (const Fill& fill : text.fills) {
        json["with"][fill.hole] = text_json(fill.with);
    }
    return json;
}

Text read_text(Value value, const std::string& where) {
    if (const std::optional<std::string_view> words = value.string()) {
        return literally(*words);
    }
    Fields fields(value, where);
    Text text = say_filled(fields.written("say"), {});
    if (fields.has("many")) {
        text.many = fields.written("many");
        text.number =
            fields.number("number", std::numeric_limits<long long>::min(), std::numeric_limits<long long>::max());
    }
    if (const std::optional<Value> with = fields.maybe("with")) {
        if (!with->is_object()) {
            fields.fail("with", say("an object belongs here, not {value}", {{"value", told(*with)}}));
        }
        for (const auto& [hole, filling] : with->members()) {
            text.fills.push_back({std::string(hole), read_text(filling, fields.where("with"))});
        }
    }
    fields.finish();
    return text;
}

}  // namespace castalia
