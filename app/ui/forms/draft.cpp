#include "app/ui/forms/draft.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace castalia {

namespace {

std::optional<std::size_t> place_in_list(std::string_view word) {
    std::size_t place = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), place);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(place) : std::nullopt;
}

/// One word of a field: a key, or a place in a list.
struct Word {
    std::string text;
    std::optional<std::size_t> place;
};

/// Takes the first word of "dice/0" off its front. Signs in a key are written as slot_word writes them.
Word take_word(std::string_view& field) {
    const std::size_t slash = field.find('/');
    const std::string_view written = field.substr(0, slash);
    field = slash == std::string_view::npos ? std::string_view() : field.substr(slash + 1);
    Word word{"", place_in_list(written)};
    for (std::size_t at = 0; at < written.size(); ++at) {
        const char next = written[at] == '~' && at + 1 < written.size() ? written[++at] : '\0';
        word.text += next == '\0'  ? std::string(1, written[at])
                     : next == '1' ? "/"
                     : next == '2' ? "+"
                     : next == '3' ? ""
                                   : "~";
    }
    return word;
}

bool is_joined(std::string_view field) { return field.find('+') != std::string_view::npos; }

/// The keys of "gallery+space".
std::vector<std::string_view> keys_of(std::string_view field) {
    std::vector<std::string_view> keys;
    for (std::size_t at = 0; at <= field.size();) {
        const std::size_t plus = std::min(field.find('+', at), field.size());
        keys.push_back(field.substr(at, plus - at));
        at = plus + 1;
    }
    return keys;
}

void put_in_list(Json& list, std::size_t place, Json value) {
    if (!list.is_array()) {
        list = Json::array();
    }
    while (list.size() <= place) {
        list.push_back(nullptr);
    }
    list[place] = std::move(value);
    while (!list.empty() && list.back().is_null()) {
        list.erase(list.size() - 1);
    }
}

}  // namespace

Json value_at(const Json& draft, std::string_view field) {
    if (is_joined(field)) {
        Json all = Json::object();
        for (const std::string_view key : keys_of(field)) {
            all[std::string(key)] = value_at(draft, key);
            if (all[std::string(key)].is_null()) {
                return nullptr;
            }
        }
        return all;
    }
    const Json* here = &draft;
    while (!field.empty()) {
        const auto [word, place] = take_word(field);
        if (here->is_array()) {
            if (!place || *place >= here->size()) {
                return nullptr;
            }
            here = &(*here)[*place];
            continue;
        }
        const auto found = here->is_object() ? here->find(word) : here->end();
        if (found == here->end()) {
            return nullptr;
        }
        here = &*found;
    }
    return *here;
}

void put_at(Json& draft, std::string_view field, Json value) {
    if (is_joined(field)) {
        for (const std::string_view key : keys_of(field)) {
            put_at(draft, key, value.is_object() ? value_at(value, key) : Json());
        }
        return;
    }
    const auto [key, place] = take_word(field);
    if (place) {
        Json inside = draft.is_array() && *place < draft.size() ? draft[*place] : Json();
        if (!field.empty()) {
            put_at(inside, field, std::move(value));
            value = inside.empty() ? Json() : std::move(inside);
        }
        put_in_list(draft, *place, std::move(value));
        return;
    }
    if (!draft.is_object()) {
        draft = Json::object();
    }
    if (!field.empty()) {
        Json inside = draft.contains(key) ? draft[key] : Json();
        put_at(inside, field, std::move(value));
        value = inside.empty() ? Json() : std::move(inside);
    }
    if (value.is_null()) {
        draft.erase(key);
    } else {
        draft[key] = std::move(value);
    }
}

bool same_value(const Json& one, const Json& other) {
    if (one.type() != other.type() || !one.is_structured()) {
        return one == other;  // Numbers compare by value.
    }
    // An ordered object compares its keys in order; a sorted one does not.
    return nlohmann::json(one) == nlohmann::json(other);
}

std::string place_id(std::string_view field, const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (!is_joined(field)) {
        return std::string(field) + "/" + value.dump();
    }
    std::string id;
    for (const std::string_view key : keys_of(field)) {
        const Json part = value_at(value, key);
        id += (id.empty() ? "" : "/") + (part.is_string() ? part.get<std::string>() : part.dump());
    }
    return id;
}

}  // namespace castalia
