#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A place in a draft. It is written as a key ("pay"), as keys inside each other ("options/replace_ace"), with a
/// number for a place in a list ("dice/0"), or as several keys that one choice fills together ("gallery+space").
/// `/` goes one step further in and takes any key, whatever signs are in it.
class FieldPath {
public:
    FieldPath() = default;
    /// Makes a path from a literal, as it is written. A key that is not known before the program runs is added with
    /// `/`.
    FieldPath(const char* written) : written_(written) {}

    /// Returns the field that the message of a reader names: "setup.districts[1]" within "setup" is "districts/1".
    static FieldPath named_in_message(std::string_view place, std::string_view within);

    FieldPath operator/(std::string_view key) const;
    FieldPath operator/(std::size_t place) const;

    const std::string& text() const { return written_; }
    bool empty() const { return written_.empty(); }
    /// One step of the path: a key, and the place in a list when it is a number.
    struct Step {
        std::string key;
        std::optional<std::size_t> place;
    };
    std::vector<Step> steps() const;
    /// Returns the key of the event with which the path begins: "dice" of "dice/0".
    FieldPath head() const;
    /// Returns the path without its last step; an empty path if it has only one step.
    FieldPath parent() const;
    /// Return whether one choice fills several keys, and the paths of these keys.
    bool joined() const;
    std::vector<FieldPath> parts() const;

    bool operator==(const FieldPath&) const = default;

private:
    explicit FieldPath(std::string written) : written_(std::move(written)) {}

    std::string written_;
};

inline std::ostream& operator<<(std::ostream& out, const FieldPath& path) { return out << path.text(); }

/// Returns the value at a field of a draft; null if there is none. For joined keys it returns an object with all of
/// them.
Json value_at(const Json& draft, const FieldPath& field);
/// Sets the value at the field and makes the lists and objects around it. Null removes the value.
void put_at(Json& draft, const FieldPath& field, Json value);
/// Returns whether both are the same value, whatever the order of their keys.
bool same_value(const Json& one, const Json& other);

/// The id of something on a board that can be picked: an option of a slot ("4WL", "district/3", "middle/4"), the
/// known part of an event that begins there, a step of the last event as the board tells it, or a part of the board
/// that is only looked at ("draw_pile"). Players' names never change what kind of place it is.
class PlaceId {
public:
    PlaceId() = default;
    /// Makes the place with this name, as it is written.
    PlaceId(const char* name) : written_(name) {}
    explicit PlaceId(std::string_view name) : written_(name) {}
    explicit PlaceId(char name) : written_(1, name) {}

    /// Returns a place inside this one: "patron" / "4WL", "museum" / 2.
    PlaceId operator/(std::string_view name) const;
    PlaceId operator/(std::size_t number) const;

    /// Returns the id under which a board shows what a value of this field picks.
    static PlaceId of(const FieldPath& field, const Json& value);
    /// Returns the value that an id made by `of` stands for; nothing if it belongs to another field or stands for a
    /// text, whose id does not name its field.
    std::optional<Json> value_of(const FieldPath& field) const;

    /// Returns the id of a place where this event begins.
    static PlaceId beginning(const Json& event) { return {Kind::event, event.dump()}; }
    /// Returns the event that begins here; nothing for any other place.
    std::optional<Json> event() const;
    bool begins_event() const { return kind_ == Kind::event; }

    /// A button that shows the last event step by step: on to a step, back to a step, or all steps at once.
    struct ShownStep {
        enum class Way { on, back, all };
        Way way = Way::all;
        std::optional<std::size_t> step = std::nullopt;  ///< The step; nothing means after all of them.
    };
    /// Returns the id of a button that shows the last event up to a step.
    static PlaceId showing(ShownStep shown);
    std::optional<ShownStep> shown_step() const;

    const std::string& text() const { return written_; }
    bool empty() const { return written_.empty(); }

    bool operator==(const PlaceId&) const = default;

private:
    enum class Kind : std::uint8_t { named, event, step };
    PlaceId(Kind kind, std::string written) : kind_(kind), written_(std::move(written)) {}

    Kind kind_ = Kind::named;
    std::string written_;
};

inline std::ostream& operator<<(std::ostream& out, const PlaceId& id) { return out << id.text(); }

}  // namespace castalia
