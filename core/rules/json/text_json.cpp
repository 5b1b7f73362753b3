#include "core/rules/json/text_json.h"

#include "core/rules/json/fields.h"

namespace castalia {

Json text_json(const Text& text) {
    if (text.literal) {
        return text.pattern;
    }
    Json json = Json::array({text.pattern});
    if (!text.many.empty()) {
        json.push_back(text.many);
        json.push_back(text.number);
    }
    if (!text.fills.empty()) {
        Json fills = Json::object();
        for (const Fill& fill : text.fills) {
            fills[fill.hole] = text_json(fill.with);
        }
        json.push_back(std::move(fills));
    }
    return json;
}

Text read_text(Value value, const std::string& where) {
    if (const std::optional<std::string_view> words = value.string()) {
        return literally(*words);
    }
    const auto expect = [&](bool fits) {
        if (!fits) {
            throw BadRecord(where, say("a text belongs here, not {value}", {{"value", value_text(value)}}));
        }
    };
    expect(value.is_array());
    const std::vector<Value> parts = value.elements();
    expect(!parts.empty() && parts[0].string().has_value());
    Text text = say_filled(*parts[0].string(), {});
    std::size_t next = 1;
    if (next < parts.size() && parts[next].string()) {
        text.many = *parts[next].string();
        expect(!text.many.empty() && next + 1 < parts.size() && parts[next + 1].integer().has_value());
        text.number = *parts[next + 1].integer();
        next += 2;
    }
    if (next < parts.size() && parts[next].is_object()) {
        for (const auto& [hole, filling] : parts[next].members()) {
            text.fills.push_back({std::string(hole), read_text(filling, where)});
        }
        ++next;
    }
    expect(next == parts.size());
    return text;
}

}  // namespace castalia
