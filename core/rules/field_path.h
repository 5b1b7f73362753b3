#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A place in a draft. It is written as a key ("pay"), as keys inside each other ("options/replace_ace"), with a
/// number for a place in a list ("dice/0"), or as several keys that one choice fills together ("gallery+space").
/// `/` goes one step further in and takes any key, whatever signs are in it.
class FieldPath {
public:
    FieldPath() = default;
    // Literals and strings of the games are paths as they stand.
    FieldPath(const char* written) : written_(written) {}
    FieldPath(std::string written) : written_(std::move(written)) {}
    FieldPath(std::string_view written) : written_(written) {}

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
    /// The key of the event that the path begins with: "dice" of "dice/0".
    FieldPath head() const;
    /// The path without its last step; empty when it has one step only.
    FieldPath parent() const;
    /// Returns whether one choice fills several keys, and these keys.
    bool joined() const;
    std::vector<FieldPath> parts() const;

    bool operator==(const FieldPath&) const = default;
    auto operator<=>(const FieldPath&) const = default;

private:
    std::string written_;
};

inline std::string operator+(std::string before, const FieldPath& path) { return std::move(before) + path.text(); }
inline std::ostream& operator<<(std::ostream& out, const FieldPath& path) { return out << path.text(); }

/// Returns what stands at a field of a draft; null when nothing does. Of joined keys, an object with all of them.
Json value_at(const Json& draft, const FieldPath& field);
/// Puts a value there and makes the lists and objects around it. Null takes the value away again.
void put_at(Json& draft, const FieldPath& field, Json value);
/// Returns whether both are the same value, whatever the order of their keys.
bool same_value(const Json& one, const Json& other);

/// Something on a board that can be picked: what an option of a slot stands for ("4WL", "district/3", "middle/4"), an
/// event that begins there as far as it is known ({"type":"score","player":"Ann"}), or a step of the last event as
/// the board tells it ("story/on/3").
class PlaceId {
public:
    PlaceId() = default;
    // Literals and strings of the boards are ids as they stand.
    PlaceId(const char* written) : written_(written) {}
    PlaceId(std::string written) : written_(std::move(written)) {}
    PlaceId(std::string_view written) : written_(written) {}

    /// Returns the id under which a board shows what a value of this field picks.
    static PlaceId of(const FieldPath& field, const Json& value);
    /// Returns the id of a place where this event begins.
    static PlaceId beginning(const Json& event) { return {event.dump()}; }

    /// Returns the event that begins here; nothing for any other place.
    std::optional<Json> event() const;
    bool begins_event() const { return written_.starts_with('{'); }
    /// One step of the last event as it is told: on to it, back to it, or all of them at once.
    struct Told {
        enum class Way { on, back, all };
        Way way = Way::all;
        std::optional<std::size_t> step;  ///< Nothing: after all of them.
    };
    std::optional<Told> told() const;

    const std::string& text() const { return written_; }
    bool empty() const { return written_.empty(); }

    bool operator==(const PlaceId&) const = default;
    auto operator<=>(const PlaceId&) const = default;

private:
    std::string written_;
};

inline std::ostream& operator<<(std::ostream& out, const PlaceId& id) { return out << id.text(); }

}  // namespace castalia
