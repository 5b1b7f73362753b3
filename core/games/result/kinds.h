// The kinds of values in the setup of a result.
#pragma once

#include <array>

#include "core/rules/declaration/move_kinds.h"
#include "core/rules/declaration/setup_options.h"
#include "core/rules/game/written_result.h"
#include "core/rules/text/mapped.h"

namespace castalia::result {

inline constexpr std::size_t kMostPlayers = 100;
inline constexpr int kLastRank = 1000;

/// The scores as they were written: {"Ann": "41", "Ben": "3+6+2"}.
struct ScoresKind {
    std::vector<std::string> read(Value value, const RecordPlace& at) const {
        Fields fields = at.object(value);
        std::vector<std::string> scores =
            mapped(at.names(), [&](const std::string& name) { return fields.text_or(name, kLongestTitle, ""); });
        fields.finish();
        return scores;
    }
    Json json(const std::vector<std::string>& scores, const auto& table) const {
        Json json = Json::object();
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            json[table.names[seat]] = scores[seat];
        }
        return json;
    }
    static Json schema() {
        return {{"type", "object"}, {"additionalProperties", {{"$ref", "castalia.schema.json#/definitions/label"}}}};
    }
    static constexpr Slot::Kind kSlot = Slot::Kind::words;
};

/// Words about some players, such as their roles: {"Ann": "Police"}.
struct WordsKind : ScoresKind {
    Json json(const std::vector<std::string>& words, const auto& table) const {
        Json json = Json::object();
        for (std::size_t seat = 0; seat < words.size() && seat < table.names.size(); ++seat) {
            if (!words[seat].empty()) {
                json[table.names[seat]] = words[seat];
            }
        }
        return json;
    }
};

/// The ranks of some players: {"Ann": 2}.
struct RanksKind {
    std::vector<int> read(Value value, const RecordPlace& at) const {
        Fields fields = at.object(value);
        std::vector<int> ranks;
        for (const std::string& name : at.names()) {
            ranks.push_back(static_cast<int>(fields.number_or(name, 0, kLastRank, 0)));
        }
        fields.finish();
        return ranks;
    }
    Json json(const std::vector<int>& ranks, const auto& table) const {
        Json json = Json::object();
        for (std::size_t seat = 0; seat < ranks.size() && seat < table.names.size(); ++seat) {
            if (ranks[seat] > 0) {
                json[table.names[seat]] = ranks[seat];
            }
        }
        return json;
    }
    static Json schema() {
        return {{"type", "object"},
                {"additionalProperties", {{"type", "integer"}, {"minimum", 0}, {"maximum", kLastRank}}}};
    }
    static constexpr Slot::Kind kSlot = Slot::Kind::number;
};

/// Some of the players: ["Ann"]. A form asks for each player: {"Ann": true, "Ben": false}.
struct SeatsKind : ListOf<SeatedPlayer, Seat> {
    constexpr SeatsKind() : ListOf{{}, 0, kMostPlayers} {}
    std::vector<Seat> read(Value value, const RecordPlace& at) const {
        if (!value.is_object()) {
            return ListOf::read(value, at);
        }
        Fields fields = at.object(value);
        std::vector<Seat> seats;
        for (std::size_t seat = 0; seat < at.names().size(); ++seat) {
            if (fields.flag_or(at.names()[seat], false)) {
                seats.push_back(Seat{static_cast<int>(seat)});
            }
        }
        fields.finish();
        return seats;
    }
    static Json schema() { return {{"$ref", "#/definitions/players"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

/// What it means that nobody won: "lost", "drawn" or "none".
struct OutcomeKind {
    GameOutcome read(Value value, const RecordPlace& at) const {
        return static_cast<GameOutcome>(at.choice(value, kWithoutWinner) + 1);
    }
    Json json(GameOutcome outcome) const { return outcome_word(outcome); }
    static Json schema() { return {{"enum", kWithoutWinner}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;

private:
    static constexpr auto kWithoutWinner = std::to_array<std::string_view>({"lost", "drawn", "none"});
};

/// What another program wrote, as it is.
struct SourceKind {
    using Source = std::shared_ptr<const WrittenSource>;

    Source read(Value value, const RecordPlace& at) const;
    Json json(const Source& source, const auto& table) const { return json_of(source, table.names); }
    /// Throws BadRecord where `read` would refuse the JSON of this source, which stands in the setup as "source". So
    /// it need not be read, which would copy all of it.
    static void check(const Source& source, const Players& table);
    static Json schema();
    static constexpr Slot::Kind kSlot = Slot::Kind::words;

    static Json json_of(const Source& source, const std::vector<std::string>& names);
};

// These fill the slots of a correction (slots.cpp).
std::vector<Slot> text_of_lines(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> words_of_each(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> words_of_each_if_any(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> number_of_each_if_any(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> flag_of_each(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> flag_of_each_if_any(Slot slot, const Players& players, const Json& setup);
/// Returns the setup with an object of flags in place of each list of players.
Json flags_for_lists(const Players& players, const Json& setup);

}  // namespace castalia::result
