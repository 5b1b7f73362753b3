// Words a value of a record for a message.
#include <algorithm>

#include "core/rules/json/fields.h"

namespace castalia {

namespace {

/// Returns the JSON of a value, or a little more than `most` bytes of it, so that a message about 64 MiB costs no
/// more than another.
std::string beginning_of(Value value, std::size_t most) {
    const auto plain = [](const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); };
    if (const auto text = value.string()) {
        constexpr std::size_t kLongestCharacter = 4;
        return plain(text->substr(0, most + kLongestCharacter));
    }
    if (!value.is_array() && !value.is_object()) {
        return plain(value.json());
    }
    std::string written = value.is_array() ? "[" : "{";
    const auto add = [&](const std::string& key, Value part) {
        written += (written.size() == 1 ? "" : ",") + key + beginning_of(part, most);
        return written.size() <= most;
    };
    if (value.is_array()) {
        std::ranges::all_of(value.elements(), [&](Value part) { return add("", part); });
    } else {
        std::ranges::all_of(value.members(), [&](const auto& member) {
            return add(beginning_of(Json(member.first), most) + ":", member.second);
        });
    }
    return written + (value.is_array() ? "]" : "}");
}

}  // namespace

std::string shown(Value value) {
    constexpr std::size_t kMost = 40;
    std::string text = beginning_of(value, kMost);
    if (text.size() > kMost) {
        std::size_t cut = kMost;
        while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0u) == 0x80u) {
            --cut;
        }
        text.resize(cut);
        text += "…";
    }
    return text;
}

Text value_text(Value value) {
    if (value.is_null()) {
        return literally("null");
    }
    if (value.is_object()) {
        return say("an object");
    }
    if (value.is_array()) {
        return say("a list");
    }
    const Text words = literally(shown(value));
    return value.string() ? say("the text {value}", {{"value", words}}) : words;
}

}  // namespace castalia
