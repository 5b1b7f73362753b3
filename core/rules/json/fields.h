#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "core/rules/json/value.h"

namespace castalia {

/// Thrown when a record, setup or event cannot be read. The message says where ("events[12].dice[1]") and why.
struct BadRecord : TextError {
    BadRecord(std::string where, Text why);
    std::string place;
    Text reason;  ///< The sentence without the place.
};

/// Reads one JSON object strictly: every getter checks type and range and marks its key as known; `finish` refuses
/// the first key that no getter has read. All throw BadRecord with the place.
class Fields {
public:
    /// Assumes that `names` are the players in seat order, for `seat`.
    Fields(Value object, std::string where, std::span<const std::string> names = {});
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    Value value() const { return object_; }  ///< Returns the whole object.
    std::string where() const;
    std::string where(std::string_view key) const;
    std::span<const std::string> names() const { return names_; }

    bool has(std::string_view key) const;
    std::optional<Value> maybe(std::string_view key);  ///< Returns the value of the key, if it is there.
    Value any(std::string_view key);                   ///< Returns the value of the key, which has to be there.
    long long number(std::string_view key, long long least, long long most);
    long long number_or(std::string_view key, long long least, long long most, long long otherwise);
    bool flag_or(std::string_view key, bool otherwise);
    /// Returns the index of the word in `words`.
    std::size_t choice(std::string_view key, std::span<const std::string_view> words);
    /// Returns the word, which has to be one of `words`.
    std::string word(std::string_view key, std::span<const std::string_view> words);
    std::string word_or(std::string_view key, std::span<const std::string_view> words, std::string_view otherwise);
    /// Returns the string unchecked. The view is valid as long as the object.
    std::string_view written(std::string_view key);
    /// Returns free text: valid UTF-8, at most `most` code points, and no control characters but line breaks and
    /// tabs.
    std::string text(std::string_view key, std::size_t most);
    std::string text_or(std::string_view key, std::size_t most, std::string_view otherwise);
    /// Returns a name or title: 1 to `most` code points, without control characters and characters of direction.
    std::string name(std::string_view key, std::size_t most);
    /// Returns a player's seat; Seat{-1} for a name that nobody at the table has, which `stranger` then returns.
    Seat seat(std::string_view key);
    Seat seat_named(std::string_view name);  ///< Returns the same for a name that is a key itself.
    /// Opens the object of a key. Assumes that this object and the key outlive the result.
    Fields object(std::string_view key);
    std::vector<Value> list(std::string_view key, std::size_t least, std::size_t most);

    const std::string& stranger() const { return *stranger_; }
    void finish() const;

    [[noreturn]] void fail(std::string_view key, Text why) const;

private:
    friend class RecordPlace;
    Fields(Value object, std::string where, std::span<const std::string> names, std::string* stranger);
    /// Opens the object of a key.
    Fields(Value object, const Fields& within, std::string_view key);
    void check_object() const;
    [[noreturn]] void fail_missing(std::string_view key) const;

    Value object_;
    /// The object whose member `key_` this is; without one, `where_` names the place.
    const Fields* within_ = nullptr;
    std::string_view key_;
    std::string where_;
    std::span<const std::string> names_;
    MemberPlace next_;                    ///< The place behind the member that was read last.
    std::uint64_t known_ = 0;             ///< The members read among the first 64, one bit each.
    std::vector<std::size_t> known_far_;  ///< The other members read, by number.
    std::string own_stranger_;
    std::string* stranger_;  ///< It belongs to the outermost object.
};

/// Names the place of one value in a record. The place is only spelled out for a message, so that reading allocates
/// nothing. It must not outlive the fields, the key or the place that it was made from.
class RecordPlace {
public:
    RecordPlace(Fields& fields, std::string_view key) : fields_(&fields), key_(key) {}
    RecordPlace item(std::size_t index) const;       ///< Returns the place of an element of this list.
    RecordPlace member(std::string_view key) const;  ///< Returns the place of a value in this object.
    std::string spelled() const;                     ///< Returns "events[12].dice[1]".
    [[noreturn]] void fail(Text why) const;          ///< Throws BadRecord with this place.
    Fields object(Value value) const;                ///< Opens this object for reading.
    std::vector<Value> list(Value value, std::size_t least, std::size_t most) const;
    Seat seat(Value value) const;  ///< Reads as Fields::seat does.
    Seat seat_named(std::string_view name) const { return fields_->seat_named(name); }
    long long number(Value value, long long least, long long most) const;
    /// Returns the index of the word in `words`.
    std::size_t choice(Value value, std::span<const std::string_view> words) const;
    std::span<const std::string> names() const { return fields_->names(); }

private:
    Fields* fields_;
    std::string_view key_;
    const RecordPlace* within_ = nullptr;  ///< The list or object that holds it; null for a field of `fields_`.
    std::optional<std::size_t> index_;
};

/// Returns a whole number between the bounds. Throws BadRecord for any other value.
long long number_of(Value value, const std::string& where, long long least, long long most);

/// Throw BadRecord unless the text is what `Fields::name` or `Fields::text` takes, and has no noncharacter.
void check_name(const std::string& text, std::size_t most, const std::string& where);
void check_text(const std::string& text, std::size_t most, const std::string& where);
/// Throw the same, and let noncharacters pass.
void check_kept_name(const std::string& text, std::size_t most, const std::string& where);
void check_kept_text(const std::string& text, std::size_t most, const std::string& where);
/// Throws BadRecord for the first text in the value that has a noncharacter. Called for whatever comes in; what a
/// library kept from before these were refused stays readable.
void check_characters(Value value, const std::string& where);
/// Returns the text with U+FFFD in the place of each noncharacter, as a file of XML needs it.
std::string without_noncharacters(std::string_view utf8);
/// Returns whether a text has a character that can be seen.
bool is_seen(std::string_view text);
/// Throws BadRecord unless the name has one. The name of a player needs it, because a seat is known by nothing else.
void check_seen(const std::string& name, const std::string& where);

/// Returns the number of code points of a UTF-8 text.
std::size_t code_points(std::string_view utf8);

/// Returns whether the text is printable ASCII, which needs no further check.
bool is_plain(std::string_view text);

/// Throws BadRecord unless the bytes are UTF-8.
void check_utf8(std::string_view bytes, const std::string& where);

/// Returns how a message names a value: "a list", "the text \"x\"", "12".
Text value_text(Value value);

/// Returns the JSON of a value for a message: at most 40 bytes, cut at a character.
std::string shown(Value value);

inline constexpr std::size_t kLongestName = 60;
inline constexpr std::size_t kLongestTitle = 200;
inline constexpr std::size_t kLongestText = 20'000;
inline constexpr long long kMostCounted = 999'999'999;

}  // namespace castalia
