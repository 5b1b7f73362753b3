#include <algorithm>

#include "core/rules/json/value_element.h"

namespace castalia {

std::vector<Value> Value::elements() const {
    std::vector<Value> list;
    if (json_ != nullptr) {
        if (json_->is_array()) {
            list.assign(json_->begin(), json_->end());
        }
        return list;
    }
    simdjson::dom::array array;
    if (element().view.get(array) == simdjson::SUCCESS) {
        for (const simdjson::dom::element& one : array) {
            list.push_back(Value(Element{one}));
        }
    }
    return list;
}

std::vector<std::pair<std::string_view, Value>> Value::members() const {
    std::vector<std::pair<std::string_view, Value>> list;
    if (json_ != nullptr) {
        if (json_->is_object()) {
            list.reserve(json_->size());
            for (const auto& [key, value] : json_->get_ref<const Json::object_t&>()) {
                list.emplace_back(key, value);
            }
        }
        return list;
    }
    simdjson::dom::object object;
    if (element().view.get(object) == simdjson::SUCCESS) {
        list.reserve(object.size());
        for (const auto& [key, value] : object) {
            list.emplace_back(key, Value(Element{value}));
        }
    }
    return list;
}

namespace {

Json tree_of(const simdjson::dom::element& element);

/// Makes the object. It looks for a key among those before it only if one occurs twice, because with many keys that
/// would cost the square of their number.
Json object_of(const simdjson::dom::object& members) {
    Json json = Json::object();
    std::vector<std::string_view> keys;
    for (const auto& [key, value] : members) {
        keys.push_back(key);
    }
    std::ranges::sort(keys);
    if (std::ranges::adjacent_find(keys) != keys.end()) {
        for (const auto& [key, value] : members) {
            json[std::string(key)] = tree_of(value);
        }
        return json;
    }
    std::vector<std::pair<const std::string, Json>>& made = json.get_ref<Json::object_t&>();
    made.reserve(keys.size());
    for (const auto& [key, value] : members) {
        made.emplace_back(key, tree_of(value));
    }
    return json;
}

template <class What>
What taken(const simdjson::dom::element& element) {
    What what{};
    return element.get(what) == simdjson::SUCCESS ? what : What{};  // Its type has been checked.
}

Json tree_of(const simdjson::dom::element& element) {
    using Type = simdjson::dom::element_type;
    switch (element.type()) {
        case Type::ARRAY: {
            Json json = Json::array();
            const auto list = taken<simdjson::dom::array>(element);
            for (const simdjson::dom::element& one : list) {
                json.push_back(tree_of(one));
            }
            return json;
        }
        case Type::OBJECT: return object_of(taken<simdjson::dom::object>(element));
        case Type::INT64: return taken<std::int64_t>(element);
        case Type::UINT64: return taken<std::uint64_t>(element);
        case Type::DOUBLE: return taken<double>(element);
        case Type::STRING: return taken<std::string_view>(element);
        case Type::BOOL: return taken<bool>(element);
        default: return {};
    }
}

}  // namespace

Json object_with_room(std::size_t members) {
    Json object = Json::object();
    object.get_ref<Json::object_t&>().reserve(members);
    return object;
}

Json Value::json() const { return json_ != nullptr ? *json_ : tree_of(element().view); }

struct Parser::Tape {
    simdjson::dom::parser parser;
    std::string padded;
};

Parser::Parser() : tape_(std::make_unique<Tape>()) {}
Parser::~Parser() = default;

std::optional<Value> Parser::parse(std::string_view text) {
    // The parser reads beyond the end of its text, so room for that is kept from one text to the next.
    tape_->padded.reserve(text.size() + simdjson::SIMDJSON_PADDING);
    tape_->padded.assign(text);
    simdjson::dom::element view;
    const auto error = tape_->parser.parse(tape_->padded.data(), text.size(), false).get(view);
    return error == simdjson::SUCCESS ? std::optional(Value(Value::Element{view})) : std::nullopt;
}

}  // namespace castalia
