#include "core/rules/fields.h"

#include <algorithm>

namespace castalia {

namespace {

/// Decodes the code points of a text that the JSON parser has already found to be valid UTF-8.
template <class Visit>
void each_code_point(std::string_view utf8, Visit visit) {
    for (std::size_t i = 0; i < utf8.size();) {
        const auto byte = static_cast<unsigned char>(utf8[i]);
        const std::size_t length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        char32_t point = length == 1 ? byte : byte & (0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length && i + k < utf8.size(); ++k) {
            point = (point << 6) | (static_cast<unsigned char>(utf8[i + k]) & 0x3Fu);
        }
        visit(point);
        i += length;
    }
}

bool is_control(char32_t point) {
    return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x2028 || point == 0x2029;
}

// Characters that turn the direction of what stands beside them: a name with one could disguise another.
bool turns_direction(char32_t point) {
    return point == 0x061C || point == 0x200E || point == 0x200F || (point >= 0x202A && point <= 0x202E) ||
           (point >= 0x2066 && point <= 0x2069) || point == 0xFEFF;
}

/// Printable ASCII and nothing else: what needs no closer look.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char byte) { return byte >= ' ' && byte <= '~'; });
}

std::string hexadecimal(char32_t point) {
    std::string digits;
    for (int shift = 12; shift >= 0; shift -= 4) {
        digits += "0123456789ABCDEF"[(point >> shift) & 0xFu];
    }
    return "U+" + digits;
}

std::string kind_of(Value value) {
    if (value.is_null()) {
        return "null";
    }
    if (value.is_object()) {
        return "an object";
    }
    if (value.is_array()) {
        return "a list";
    }
    return value.string() ? "the text " + shown(value) : shown(value);
}

}  // namespace

BadRecord::BadRecord(std::string where, Text why)
    : TextError(where.empty() ? why : say("{place}: {reason}", {{"place", literally(where)}, {"reason", why}})),
      place(std::move(where)),
      reason(std::move(why)) {}

std::size_t code_points(std::string_view utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u; }));
}

void check_utf8(std::string_view bytes, const std::string& where) {
    try {
        Json(bytes).dump();
    } catch (const Json::type_error&) {
        throw BadRecord(where, "these bytes are not UTF-8");
    }
}

std::string shown(Value value) {
    std::string text = value.json().dump(-1, ' ', false, Json::error_handler_t::replace);
    constexpr std::size_t kMost = 40;
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

long long number_of(Value value, const std::string& where, long long least, long long most) {
    const std::optional<long long> number = value.integer();
    if (number && *number >= least && *number <= most) {
        return *number;
    }
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    if (!number && !value.json().is_number_integer()) {
        throw BadRecord(where, "a whole number from " + range + " belongs here, not " + kind_of(value));
    }
    throw BadRecord(where, shown(value) + " is out of range, which is " + range);
}

void check_text(const std::string& text, std::size_t most, const std::string& where) {
    if (code_points(text) > most) {
        throw BadRecord(where, "the text is longer than " + std::to_string(most) + " characters");
    }
    each_code_point(text, [&](char32_t point) {
        if (is_control(point) && point != '\n' && point != '\t') {
            throw BadRecord(where, "the control character " + hexadecimal(point) + " is not allowed in a text");
        }
    });
}

void check_name(const std::string& text, std::size_t most, const std::string& where) {
    const std::size_t length = code_points(text);
    if (length < 1 || length > most) {
        throw BadRecord(
            where, "a name has 1 to " + std::to_string(most) + " characters, this one has " + std::to_string(length));
    }
    bool visible = false;
    each_code_point(text, [&](char32_t point) {
        if (is_control(point) || turns_direction(point)) {
            throw BadRecord(where, "the invisible character " + hexadecimal(point) + " is not allowed in a name");
        }
        visible = visible || point != ' ';
    });
    if (!visible) {
        throw BadRecord(where, "a name needs a character that can be seen");
    }
}

Fields::Fields(Value object, std::string where, std::span<const std::string> names)
    : Fields(object, std::move(where), names, nullptr) {
    stranger_ = &own_stranger_;
}

Fields::Fields(Value object, std::string where, std::span<const std::string> names, std::string* stranger)
    : members_(object.members()), where_(std::move(where)), names_(names), stranger_(stranger) {
    if (!object.is_object()) {
        throw BadRecord(where_, "an object belongs here, not " + kind_of(object));
    }
}

std::string Fields::where(std::string_view key) const {
    return where_.empty() ? std::string(key) : where_ + "." + std::string(key);
}

std::optional<std::size_t> Fields::place_of(std::string_view key) const {
    // Mostly they are asked for in the order in which they were written.
    if (next_ < members_.size() && members_[next_].first == key) {
        return next_;
    }
    for (std::size_t place = 0; place < members_.size(); ++place) {
        if (members_[place].first == key) {
            return place;
        }
    }
    return std::nullopt;
}

bool Fields::has(std::string_view key) const { return place_of(key).has_value(); }

std::optional<Value> Fields::find(std::string_view key) {
    const std::optional<std::size_t> place = place_of(key);
    if (!place) {
        return std::nullopt;
    }
    if (*place < 64) {
        known_ |= std::uint64_t{1} << *place;
    } else {
        known_far_.push_back(*place);
    }
    next_ = *place + 1;
    return members_[*place].second;
}

void Fields::fail(std::string_view key, Text why) const { throw BadRecord(where(key), why); }

Value Fields::any(std::string_view key) {
    const std::optional<Value> value = find(key);
    if (!value) {
        throw BadRecord(where_, "the key \"" + std::string(key) + "\" is missing");
    }
    return *value;
}

long long Fields::number(std::string_view key, long long least, long long most) {
    const Value value = any(key);
    const std::optional<long long> number = value.integer();
    // The place is only spelled out when it is needed: reading an event must not allocate for nothing.
    return number && *number >= least && *number <= most ? *number : number_of(value, where(key), least, most);
}

long long Fields::number_or(std::string_view key, long long least, long long most, long long otherwise) {
    return has(key) ? number(key, least, most) : otherwise;
}

bool Fields::flag_or(std::string_view key, bool otherwise) {
    const std::optional<Value> value = find(key);
    if (!value) {
        return otherwise;
    }
    const std::optional<bool> flag = value->boolean();
    if (!flag) {
        fail(key, "true or false belongs here, not " + kind_of(*value));
    }
    return *flag;
}

std::string Fields::word(std::string_view key, std::span<const std::string_view> words) {
    const Value value = any(key);
    const std::optional<std::string_view> written = value.string();
    if (written && std::ranges::find(words, *written) != words.end()) {
        return std::string(*written);
    }
    std::string list;
    for (const std::string_view word : words) {
        list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + std::string(word);
    }
    fail(key, list + " belongs here, not " + kind_of(value));
}

std::string Fields::word_or(std::string_view key, std::span<const std::string_view> words,
                            std::string_view otherwise) {
    return has(key) ? word(key, words) : std::string(otherwise);
}

std::string_view Fields::written(std::string_view key) {
    const Value value = any(key);
    const std::optional<std::string_view> written = value.string();
    if (!written) {
        fail(key, "a text belongs here, not " + kind_of(value));
    }
    return *written;
}

std::string Fields::text(std::string_view key, std::size_t most) {
    std::string text(written(key));
    if (text.size() > most || !is_plain(text)) {
        check_text(text, most, where(key));  // Only what is long, or not plain ASCII, needs a closer look.
    }
    return text;
}

std::string Fields::text_or(std::string_view key, std::size_t most, std::string_view otherwise) {
    return has(key) ? text(key, most) : std::string(otherwise);
}

std::string Fields::name(std::string_view key, std::size_t most) {
    const Value value = any(key);
    const std::optional<std::string_view> written = value.string();
    if (!written) {
        fail(key, "a name belongs here, not " + kind_of(value));
    }
    std::string text(*written);
    check_name(text, most, where(key));
    return text;
}

Seat Fields::seat(std::string_view key) {
    const std::optional<std::string_view> written = any(key).string();
    // A name that nobody has is for the replay to refuse, a thing that is no name for the reader.
    return seat_named(written && std::ranges::find(names_, *written) != names_.end() ? *written
                                                                                     : name(key, kLongestName));
}

Seat Fields::seat_named(std::string_view name) {
    const auto found = std::ranges::find(names_, name);
    if (found != names_.end()) {
        return Seat{static_cast<int>(found - names_.begin())};
    }
    *stranger_ = name;
    return Seat{-1};
}

Fields Fields::object(std::string_view key) { return Fields(any(key), where(key), names_, stranger_); }

std::vector<Value> Fields::list(std::string_view key, std::size_t least, std::size_t most) {
    const Value value = any(key);
    if (!value.is_array()) {
        fail(key, "a list belongs here, not " + kind_of(value));
    }
    std::vector<Value> list = value.elements();
    if (list.size() < least || list.size() > most) {
        const std::string wanted =
            least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
        fail(key, "the list has " + std::to_string(list.size()) + " entries instead of " + wanted);
    }
    return list;
}

void Fields::finish() const {
    const std::size_t size = members_.size();
    const std::uint64_t all = size >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << size) - 1;
    if (known_ == all && size <= 64) {
        return;
    }
    std::size_t place = 0;
    for (const auto& [key, value] : members_) {
        const bool known =
            place < 64 ? (known_ >> place & 1) != 0 : std::ranges::find(known_far_, place) != known_far_.end();
        if (!known) {
            throw BadRecord(where_, "the key " + shown(Json(key)) + " is not known here");
        }
        ++place;
    }
}

}  // namespace castalia
