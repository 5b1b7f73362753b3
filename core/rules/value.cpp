#include "core/rules/value.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>

namespace castalia {

struct Value::Element {
    simdjson::dom::element view;
};

Value::Value(const Element& element) {
    static_assert(sizeof(Element) <= sizeof(bytes_) && std::is_trivially_copyable_v<Element>);
    std::memcpy(bytes_.data(), &element, sizeof element);
}

const Value::Element& Value::element() const { return *reinterpret_cast<const Element*>(bytes_.data()); }

bool Value::is_null() const { return json_ != nullptr ? json_->is_null() : element().view.is_null(); }

bool Value::is_array() const { return json_ != nullptr ? json_->is_array() : element().view.is_array(); }

bool Value::is_object() const { return json_ != nullptr ? json_->is_object() : element().view.is_object(); }

std::optional<std::string_view> Value::string() const {
    if (json_ != nullptr) {
        return json_->is_string() ? std::optional<std::string_view>(json_->get_ref<const std::string&>())
                                  : std::nullopt;
    }
    std::string_view text;
    return element().view.get(text) == simdjson::SUCCESS ? std::optional(text) : std::nullopt;
}

std::optional<bool> Value::boolean() const {
    if (json_ != nullptr) {
        return json_->is_boolean() ? std::optional(json_->get<bool>()) : std::nullopt;
    }
    bool flag = false;
    return element().view.get(flag) == simdjson::SUCCESS ? std::optional(flag) : std::nullopt;
}

std::optional<long long> Value::integer() const {
    if (json_ != nullptr) {
        const bool fits = json_->is_number_integer() &&
                          (!json_->is_number_unsigned() || json_->get<std::uint64_t>() <= std::uint64_t{INT64_MAX});
        return fits ? std::optional<long long>(json_->get<std::int64_t>()) : std::nullopt;
    }
    std::int64_t number = 0;
    const bool whole = element().view.is_int64() && element().view.get(number) == simdjson::SUCCESS;
    return whole ? std::optional<long long>(number) : std::nullopt;
}

std::size_t Value::size() const {
    if (json_ != nullptr) {
        return json_->is_structured() ? json_->size() : 0;
    }
    simdjson::dom::array array;
    if (element().view.get(array) == simdjson::SUCCESS) {
        return array.size();
    }
    simdjson::dom::object object;
    return element().view.get(object) == simdjson::SUCCESS ? object.size() : 0;
}

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

// What `memcmp` costs to be called is more than most keys take.
bool same(std::string_view one, std::string_view other) {
    return one.size() == other.size() &&
           (one.empty() || (one.front() == other.front() && std::memcmp(one.data(), other.data(), one.size()) == 0));
}

std::optional<Value> member_of(const Json::object_t& members, std::string_view key, MemberPlace& place) {
    const auto found = [&](Json::object_t::const_iterator at) {
        place.number = static_cast<std::size_t>(at - members.begin()) + 1;
        return Value(at->second);
    };
    if (place.number < members.size()) {
        const auto next = members.begin() + static_cast<std::ptrdiff_t>(place.number);
        if (same(next->first, key)) {
            return found(next);
        }
    }
    const auto at = std::ranges::find_if(members, [&](const auto& member) { return same(member.first, key); });
    return at == members.end() ? std::nullopt : std::optional<Value>(found(at));
}

}  // namespace

std::optional<Value> Value::member(std::string_view key, MemberPlace& place) const {
    if (json_ != nullptr) {
        return json_->is_object() ? member_of(json_->get_ref<const Json::object_t&>(), key, place) : std::nullopt;
    }
    using Members = simdjson::dom::object;
    static_assert(sizeof(Members::iterator) <= sizeof(place.parsed) &&
                  std::is_trivially_copyable_v<Members::iterator>);
    Members object;
    if (element().view.get(object) != simdjson::SUCCESS) {
        return std::nullopt;
    }
    const Members::iterator end = object.end();
    const auto found = [&](Members::iterator at, std::size_t number) {
        const Value value(Element{at.value()});
        ++at;
        place.number = number + 1;
        std::memcpy(place.parsed.data(), static_cast<const void*>(&at), sizeof at);
        return value;
    };
    if (place.number > 0) {
        Members::iterator next;
        std::memcpy(static_cast<void*>(&next), place.parsed.data(), sizeof next);
        if (next != end && same(next.key(), key)) {
            return found(next, place.number);
        }
    }
    std::size_t number = 0;
    for (Members::iterator at = object.begin(); at != end; ++at, ++number) {
        if (same(at.key(), key)) {
            return found(at, number);
        }
    }
    return std::nullopt;
}

namespace {

Json tree_of(const simdjson::dom::element& element);

/// A key is looked for among those before it only where one stands twice: of many it would cost the square of their
/// number.
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
    return element.get(what) == simdjson::SUCCESS ? what : What{};  // Its type has been looked at.
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

Json Value::json() const { return json_ != nullptr ? *json_ : tree_of(element().view); }

struct Parser::Tape {
    simdjson::dom::parser parser;
    std::string padded;
};

Parser::Parser() : tape_(std::make_unique<Tape>()) {}
Parser::~Parser() = default;

std::optional<Value> Parser::parse(std::string_view text) {
    // The parser reads beyond the end of what it is given: room for that is kept from one text to the next.
    tape_->padded.reserve(text.size() + simdjson::SIMDJSON_PADDING);
    tape_->padded.assign(text);
    simdjson::dom::element view;
    const auto error = tape_->parser.parse(tape_->padded.data(), text.size(), false).get(view);
    return error == simdjson::SUCCESS ? std::optional(Value(Value::Element{view})) : std::nullopt;
}

}  // namespace castalia
