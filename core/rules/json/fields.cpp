// The messages about wrong records, and functions that are seldom called. The others are in
// core/rules/json/reading.cpp.
#include "core/rules/json/fields.h"

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

// Returns whether the character turns the direction of its neighbours. A name with one could disguise another.
bool turns_direction(char32_t point) {
    return point == 0x061C || point == 0x200E || point == 0x200F || (point >= 0x202A && point <= 0x202E) ||
           (point >= 0x2066 && point <= 0x2069) || point == 0xFEFF;
}

/// Returns whether Unicode has promised that this will never be a character (chapter 23.7): no text can mean it, and
/// files of XML may not hold it.
bool is_no_character(char32_t point) { return (point >= 0xFDD0 && point <= 0xFDEF) || (point & 0xFFFEu) == 0xFFFEu; }

struct Points {
    char32_t first, last;
};
/// Spaces, characters without a shape of their own (Default_Ignorable_Code_Point), marks that need a letter to stand
/// on, and the empty pattern of braille, in order.
constexpr Points kUnseen[] = {
    {0x0000, 0x0020},   {0x007F, 0x00A0},  {0x00AD, 0x00AD}, {0x0300, 0x036F}, {0x061C, 0x061C}, {0x115F, 0x1160},
    {0x1680, 0x1680},   {0x17B4, 0x17B5},  {0x180B, 0x180F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x2000, 0x200F},
    {0x2028, 0x202F},   {0x205F, 0x206F},  {0x20D0, 0x20FF}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
    {0xFE00, 0xFE0F},   {0xFE20, 0xFE2F},  {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};

bool is_seen(char32_t point) {
    return !is_no_character(point) && std::ranges::none_of(kUnseen, [point](const Points& range) {
        return point >= range.first && point <= range.last;
    });
}

std::string hexadecimal(char32_t point) {
    std::string digits;
    for (int shift = point > 0xFFFFF ? 20 : point > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4) {
        digits += "0123456789ABCDEF"[(point >> shift) & 0xFu];
    }
    return "U+" + digits;
}

bool has_noncharacter(std::string_view utf8) {
    bool found = false;
    each_code_point(utf8, [&](char32_t point) { found = found || is_no_character(point); });
    return found;
}

/// Returns whether a text or key in the value has a noncharacter. Spells no place, because hardly any record has one.
bool has_noncharacter(Value value) {
    if (const std::optional<std::string_view> text = value.string()) {
        return has_noncharacter(*text);
    }
    if (value.is_array()) {
        return std::ranges::any_of(value.elements(), [](Value one) { return has_noncharacter(one); });
    }
    return value.is_object() && std::ranges::any_of(value.members(), [](const auto& member) {
               return has_noncharacter(member.first) || has_noncharacter(member.second);
           });
}

void check_noncharacters(std::string_view utf8, const std::string& where) {
    each_code_point(utf8, [&](char32_t point) {
        if (is_no_character(point)) {
            throw BadRecord(where, say("{code} is not a character and is not allowed in a text",
                                       {{"code", literally(hexadecimal(point))}}));
        }
    });
}

Text counted(std::size_t number) { return literally(static_cast<long long>(number)); }

}  // namespace

BadRecord::BadRecord(std::string where, Text why)
    : TextError(where.empty() ? why : say("{place}: {reason}", {{"place", literally(where)}, {"reason", why}})),
      place(std::move(where)),
      reason(std::move(why)) {}

std::size_t code_points(std::string_view utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u; }));
}

bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char byte) { return byte >= ' ' && byte <= '~'; });
}

void check_utf8(std::string_view bytes, const std::string& where) {
    try {
        Json(bytes).dump();
    } catch (const Json::type_error&) {
        throw BadRecord(where, say("these bytes are not UTF-8"));
    }
}

long long number_of(Value value, const std::string& where, long long least, long long most) {
    const std::optional<long long> number = value.integer();
    if (number && *number >= least && *number <= most) {
        return *number;
    }
    const Fill from{"least", literally(least)}, to{"most", literally(most)};
    const bool whole = number || (!value.is_array() && !value.is_object() && value.json().is_number_integer());
    if (!whole) {
        throw BadRecord(where, say("a whole number from {least} to {most} belongs here, not {value}",
                                   {from, to, {"value", value_text(value)}}));
    }
    throw BadRecord(where, say("{value} is out of range, which is {least} to {most}",
                               {{"value", literally(shown(value))}, from, to}));
}

std::string without_noncharacters(std::string_view utf8) {
    constexpr char8_t kLeast = 0xEF;  // The first byte of U+FDD0, the lowest of them.
    if (std::ranges::none_of(utf8, [](char c) { return static_cast<char8_t>(c) >= kLeast; })) {
        return std::string(utf8);
    }
    std::string text;
    std::size_t at = 0;
    each_code_point(utf8, [&](char32_t point) {
        const std::size_t length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        text += is_no_character(point) ? std::string_view("\uFFFD") : utf8.substr(at, length);
        at += length;
    });
    return text;
}

void check_kept_text(const std::string& text, std::size_t most, const std::string& where) {
    if (code_points(text) > most) {
        throw BadRecord(where, say("the text is longer than {most} characters", {{"most", counted(most)}}));
    }
    each_code_point(text, [&](char32_t point) {
        if (is_control(point) && point != '\n' && point != '\t') {
            throw BadRecord(where, say("the control character {code} is not allowed in a text",
                                       {{"code", literally(hexadecimal(point))}}));
        }
    });
}

void check_kept_name(const std::string& text, std::size_t most, const std::string& where) {
    const std::size_t length = code_points(text);
    if (length < 1 || length > most) {
        throw BadRecord(where, say("a name has 1 to {most} characters, this one has {length}",
                                   {{"most", counted(most)}, {"length", counted(length)}}));
    }
    bool visible = false;
    each_code_point(text, [&](char32_t point) {
        if (is_control(point) || turns_direction(point)) {
            throw BadRecord(where, say("the invisible character {code} is not allowed in a name",
                                       {{"code", literally(hexadecimal(point))}}));
        }
        visible = visible || point != ' ';
    });
    if (!visible) {
        throw BadRecord(where, say("a name needs a character that can be seen"));
    }
}

void check_text(const std::string& text, std::size_t most, const std::string& where) {
    check_kept_text(text, most, where);
    check_noncharacters(text, where);
}

void check_name(const std::string& text, std::size_t most, const std::string& where) {
    check_kept_name(text, most, where);
    check_noncharacters(text, where);
}

void check_characters(Value value, const std::string& where) {
    if (!has_noncharacter(value)) {
        return;
    }
    if (const std::optional<std::string_view> text = value.string()) {
        check_noncharacters(*text, where);
    } else if (value.is_array()) {
        const std::vector<Value> elements = value.elements();
        for (std::size_t i = 0; i < elements.size(); ++i) {
            check_characters(elements[i], where + "[" + std::to_string(i) + "]");
        }
    } else if (value.is_object()) {
        for (const auto& [key, part] : value.members()) {
            check_noncharacters(key, where);
            check_characters(part, where.empty() ? std::string(key) : where + "." + std::string(key));
        }
    }
}

bool is_seen(std::string_view text) {
    bool seen = false;
    each_code_point(text, [&seen](char32_t point) { seen = seen || is_seen(point); });
    return seen;
}

void check_seen(const std::string& name, const std::string& where) {
    if (!is_seen(name)) {
        throw BadRecord(where, say("a name needs a character that can be seen"));
    }
}

std::string Fields::where() const { return within_ != nullptr ? within_->where(key_) : where_; }

std::string Fields::where(std::string_view key) const {
    const std::string outer = where();
    return outer.empty() ? std::string(key) : outer + "." + std::string(key);
}

void Fields::fail(std::string_view key, Text why) const { throw BadRecord(where(key), why); }

void Fields::fail_missing(std::string_view key) const {
    throw BadRecord(where(), say("the key \"{key}\" is missing", {{"key", literally(key)}}));
}

bool Fields::flag_or(std::string_view key, bool otherwise) {
    const std::optional<Value> value = maybe(key);
    if (!value) {
        return otherwise;
    }
    const std::optional<bool> flag = value->boolean();
    if (!flag) {
        fail(key, say("true or false belongs here, not {value}", {{"value", value_text(*value)}}));
    }
    return *flag;
}

std::string Fields::word(std::string_view key, std::span<const std::string_view> words) {
    return std::string(words[choice(key, words)]);
}

std::string Fields::word_or(std::string_view key, std::span<const std::string_view> words,
                            std::string_view otherwise) {
    return has(key) ? word(key, words) : std::string(otherwise);
}

std::string Fields::name(std::string_view key, std::size_t most) {
    const Value value = any(key);
    const std::optional<std::string_view> written = value.string();
    if (!written) {
        fail(key, say("a name belongs here, not {value}", {{"value", value_text(value)}}));
    }
    std::string text(*written);
    check_kept_name(text, most, where(key));
    return text;
}

Fields Fields::object(std::string_view key) { return Fields(any(key), *this, key); }

std::vector<Value> Fields::list(std::string_view key, std::size_t least, std::size_t most) {
    return RecordPlace(*this, key).list(any(key), least, most);
}

RecordPlace RecordPlace::item(std::size_t index) const {
    RecordPlace place = *this;
    place.within_ = this;
    place.index_ = index;
    return place;
}

RecordPlace RecordPlace::member(std::string_view key) const {
    RecordPlace place(*fields_, key);
    place.within_ = this;
    return place;
}

std::string RecordPlace::spelled() const {
    if (index_) {
        return within_->spelled() + "[" + std::to_string(*index_) + "]";
    }
    return within_ == nullptr ? fields_->where(key_) : within_->spelled() + "." + std::string(key_);
}

void RecordPlace::fail(Text why) const { throw BadRecord(spelled(), std::move(why)); }

Fields RecordPlace::object(Value value) const {
    return Fields(value, spelled(), fields_->names_, fields_->stranger_);
}

std::vector<Value> RecordPlace::list(Value value, std::size_t least, std::size_t most) const {
    if (!value.is_array()) {
        fail(say("a list belongs here, not {value}", {{"value", value_text(value)}}));
    }
    std::vector<Value> list = value.elements();
    if (list.size() >= least && list.size() <= most) {
        return list;
    }
    const auto size = static_cast<long long>(list.size());
    if (least == most) {
        fail(say_count("the list has {n} entry instead of {least}", "the list has {n} entries instead of {least}",
                       size, {{"least", counted(least)}}));
    }
    fail(say_count("the list has {n} entry instead of {least} to {most}",
                   "the list has {n} entries instead of {least} to {most}", size,
                   {{"least", counted(least)}, {"most", counted(most)}}));
}

}  // namespace castalia
