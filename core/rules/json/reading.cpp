// Everything that is read for each field of each event: views of values, and the fields that look for them. They are
// compiled together, because opening a long session calls them a hundred thousand times, and they call each other.
#include <algorithm>
#include <bit>
#include <cstring>

#include "core/rules/json/fields.h"
#include "core/rules/json/value_element.h"

namespace castalia {

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
    simdjson::dom::object object;
    if (element().view.get(object) == simdjson::SUCCESS) {
        return object.size();
    }
    simdjson::dom::array array;
    return element().view.get(array) == simdjson::SUCCESS ? array.size() : 0;
}

namespace {

// A call of `memcmp` costs more than comparing most keys.
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

// Fields.

namespace {

/// Returns whether the bits stand for every member of the object. Members after the first 64 have no bits.
bool all_known(Value object, std::uint64_t known) {
    return static_cast<std::size_t>(std::popcount(known)) == object.size();
}

}  // namespace

Fields::Fields(Value object, std::string where, std::span<const std::string> names)
    : Fields(object, std::move(where), names, nullptr) {
    stranger_ = &own_stranger_;
}

Fields::Fields(Value object, std::string where, std::span<const std::string> names, std::string* stranger)
    : object_(object), where_(std::move(where)), names_(names), stranger_(stranger) {
    check_object();
}

Fields::Fields(Value object, const Fields& within, std::string_view key)
    : object_(object), within_(&within), key_(key), names_(within.names_), stranger_(within.stranger_) {
    check_object();
}

void Fields::check_object() const {
    if (!object_.is_object()) {
        throw BadRecord(where(), say("an object belongs here, not {value}", {{"value", value_text(object_)}}));
    }
}

[[gnu::flatten]] bool Fields::has(std::string_view key) const {
    MemberPlace place = next_;
    return object_.member(key, place).has_value();
}

[[gnu::flatten]] std::optional<Value> Fields::maybe(std::string_view key) {
    const std::optional<Value> value = object_.member(key, next_);
    if (value) {
        const std::size_t place = next_.number - 1;
        if (place < 64) {
            known_ |= std::uint64_t{1} << place;
        } else {
            known_far_.push_back(place);
        }
    }
    return value;
}

[[gnu::flatten]] Value Fields::any(std::string_view key) {
    const std::optional<Value> value = maybe(key);
    if (!value) {
        fail_missing(key);
    }
    return *value;
}

long long Fields::number(std::string_view key, long long least, long long most) {
    return RecordPlace(*this, key).number(any(key), least, most);
}

long long Fields::number_or(std::string_view key, long long least, long long most, long long otherwise) {
    const std::optional<Value> value = maybe(key);
    return value ? RecordPlace(*this, key).number(*value, least, most) : otherwise;
}

[[gnu::flatten]] std::size_t Fields::choice(std::string_view key, std::span<const std::string_view> words) {
    return RecordPlace(*this, key).choice(any(key), words);
}

[[gnu::flatten]] std::string_view Fields::written(std::string_view key) {
    const Value value = any(key);
    const std::optional<std::string_view> written = value.string();
    if (!written) {
        fail(key, say("a text belongs here, not {value}", {{"value", value_text(value)}}));
    }
    return *written;
}

std::string Fields::text(std::string_view key, std::size_t most) {
    std::string text(written(key));
    if (text.size() > most || !is_plain(text)) {
        check_kept_text(text, most, where(key));  // Only long texts and texts beyond plain ASCII need a closer look.
    }
    return text;
}

std::string Fields::text_or(std::string_view key, std::size_t most, std::string_view otherwise) {
    // Notes and rulings are asked for last and are rare. If every key is known already, none is looked for.
    return !all_known(object_, known_) && has(key) ? text(key, most) : std::string(otherwise);
}

Seat Fields::seat(std::string_view key) { return RecordPlace(*this, key).seat(any(key)); }

Seat Fields::seat_named(std::string_view name) {
    const auto found = std::ranges::find(names_, name);
    if (found != names_.end()) {
        return Seat{static_cast<int>(found - names_.begin())};
    }
    *stranger_ = name;
    return Seat{-1};
}

void Fields::finish() const {
    if (all_known(object_, known_)) {
        return;
    }
    std::size_t place = 0;
    for (const auto& [key, value] : object_.members()) {
        const bool known =
            place < 64 ? (known_ >> place & 1) != 0 : std::ranges::find(known_far_, place) != known_far_.end();
        if (!known) {
            throw BadRecord(where(), say("the key {key} is not known here", {{"key", literally(shown(Json(key)))}}));
        }
        ++place;
    }
}

Seat RecordPlace::seat(Value value) const {
    const std::optional<std::string_view> name = value.string();
    if (!name) {
        fail(say("a name belongs here, not {value}", {{"value", value_text(value)}}));
    }
    const Seat seat = seat_named(*name);
    if (seat.index < 0) {
        // The replay refuses a name that nobody has; the reader refuses a value that is no name.
        check_kept_name(std::string(*name), kLongestName, spelled());
    }
    return seat;
}

long long RecordPlace::number(Value value, long long least, long long most) const {
    const std::optional<long long> number = value.integer();
    return number && *number >= least && *number <= most ? *number : number_of(value, spelled(), least, most);
}

std::size_t RecordPlace::choice(Value value, std::span<const std::string_view> words) const {
    const std::optional<std::string_view> written = value.string();
    const auto found = written ? std::ranges::find(words, *written) : words.end();
    if (found == words.end()) {
        std::vector<Text> list;
        for (const std::string_view word : words) {
            list.push_back(literally(word));
        }
        fail(say("{words} belongs here, not {value}",
                 {{"words", listed_with_or(list)}, {"value", value_text(value)}}));
    }
    return static_cast<std::size_t>(found - words.begin());
}

}  // namespace castalia
