#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "core/rules/value.h"

namespace castalia {

/// A record, setup or event that cannot be read. Says where ("events[12].dice[1]") and why.
struct BadRecord : TextError {
    BadRecord(std::string where, Text why);
    BadRecord(std::string where, const std::string& why) : BadRecord(std::move(where), literally(why)) {}
    std::string place;
    Text reason;  ///< The sentence without the place.
};

/// Reads one JSON object strictly: every getter checks type and range and marks its key as known;
/// `finish` refuses the first key that nobody asked for. All throw BadRecord with the place.
class Fields {
public:
    /// `names` are the players in seat order, for `seat`.
    Fields(Value object, std::string where, std::span<const std::string> names = {});
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    const std::string& where() const { return where_; }
    std::string where(std::string_view key) const;
    std::span<const std::string> names() const { return names_; }

    bool has(std::string_view key) const;
    std::optional<Value> maybe(std::string_view key);  ///< Whatever stands there, if anything does.
    Value any(std::string_view key);                   ///< Whatever stands there; must be present.
    long long number(std::string_view key, long long least, long long most);
    long long number_or(std::string_view key, long long least, long long most, long long otherwise);
    bool flag_or(std::string_view key, bool otherwise);
    /// The place of a word in a list.
    std::size_t choice(std::string_view key, std::span<const std::string_view> words);
    /// A word out of a list.
    std::string word(std::string_view key, std::span<const std::string_view> words);
    std::string word_or(std::string_view key, std::span<const std::string_view> words, std::string_view otherwise);
    /// A string as it stands, unchecked; good for as long as the object is.
    std::string_view written(std::string_view key);
    /// Free text: valid UTF-8, at most `most` code points, no control characters but line breaks and tabs.
    std::string text(std::string_view key, std::size_t most);
    std::string text_or(std::string_view key, std::size_t most, std::string_view otherwise);
    /// A name or title: 1 to `most` code points, nothing that is not visible: no control or direction characters.
    std::string name(std::string_view key, std::size_t most);
    /// A player's seat; Seat{-1} for a name that nobody here has, which `stranger` then tells.
    Seat seat(std::string_view key);
    Seat seat_named(std::string_view name);  ///< The same, for a name that is a key itself.
    Fields object(std::string_view key);
    std::vector<Value> list(std::string_view key, std::size_t least, std::size_t most);

    const std::string& stranger() const { return *stranger_; }
    void finish() const;

    [[noreturn]] void fail(std::string_view key, Text why) const;
    [[noreturn]] void fail(std::string_view key, const std::string& why) const { fail(key, literally(why)); }

private:
    friend class RecordPlace;
    Fields(Value object, std::string where, std::span<const std::string> names, std::string* stranger);
    std::optional<std::size_t> place_of(std::string_view key) const;

    std::vector<std::pair<std::string_view, Value>> members_;  ///< In the object's order.
    std::string where_;
    std::span<const std::string> names_;
    std::size_t next_ = 0;                ///< Behind the last one that was read.
    std::uint64_t known_ = 0;             ///< By place in the object, the first 64.
    std::vector<std::size_t> known_far_;  ///< The others.
    std::string own_stranger_;
    std::string* stranger_;  ///< Of the outermost object.
};

/// Names the place of one value in a record. The place is only spelled out for a message, so that reading allocates
/// nothing. Must not outlive the fields, the key or the place that it was made from.
class RecordPlace {
public:
    RecordPlace(Fields& fields, std::string_view key) : fields_(&fields), key_(key) {}
    RecordPlace item(std::size_t index) const;       ///< An element of the list that stands here.
    RecordPlace member(std::string_view key) const;  ///< A value of the object that stands here.
    std::string spelled() const;                     ///< "events[12].dice[1]"
    [[noreturn]] void fail(Text why) const;          ///< Throws BadRecord with this place.
    Fields object(Value value) const;                ///< Opens the object that stands here.
    std::vector<Value> list(Value value, std::size_t least, std::size_t most) const;
    Seat seat(Value value) const;  ///< As Fields::seat does.
    Seat seat_named(std::string_view name) const { return fields_->seat_named(name); }
    long long number(Value value, long long least, long long most) const;
    /// The place of a word in a list of words.
    std::size_t choice(Value value, std::span<const std::string_view> words) const;
    std::span<const std::string> names() const { return fields_->names(); }

private:
    Fields* fields_;
    std::string_view key_;
    const RecordPlace* within_ = nullptr;  ///< The list or object that holds it; nothing: a field of `fields_`.
    std::optional<std::size_t> index_;
};

/// A whole number between the bounds, or BadRecord.
long long number_of(Value value, const std::string& where, long long least, long long most);

/// The text of a JSON string, checked as `Fields::name` does. A piece of a message when it does not fit.
void check_name(const std::string& text, std::size_t most, const std::string& where);
void check_text(const std::string& text, std::size_t most, const std::string& where);

/// How many code points a UTF-8 text has.
std::size_t code_points(std::string_view utf8);

/// True for printable ASCII: a text that needs no closer look.
bool is_plain(std::string_view text);

/// BadRecord unless the bytes are UTF-8.
void check_utf8(std::string_view bytes, const std::string& where);

/// A value as a message tells it: "a list", "the text \"x\"", "12".
Text told(Value value);

/// A value for a message: at most 40 bytes of it, cut at a character.
std::string shown(Value value);

inline constexpr std::size_t kLongestName = 60;
inline constexpr std::size_t kLongestTitle = 200;
inline constexpr std::size_t kLongestText = 20'000;
inline constexpr long long kMostCounted = 999'999'999;

}  // namespace castalia
