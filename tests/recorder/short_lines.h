#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/recorder/recorder.h"

namespace castalia {

/// Returns the lines that somebody in a hurry would try for this event at this moment, shortest first. Not all of
/// them mean this event, so the caller has to read them.
std::vector<std::string> short_lines(const Recorder& recorder, const Event& event);

/// Returns the digits that fill the dice of an event; nothing where it has none.
std::string dice_digits(const Json& event);

/// The most keys that an event takes, without Enter. tests/README.md has the same numbers.
struct KeyLimit {
    const char* game;
    const char* type;
    std::size_t keys;  ///< The keys, without the digits of a score.
};
std::span<const KeyLimit> key_limits();
/// Returns how many keys this event may take.
std::size_t most_keys(const KeyLimit& limit, const Json& event);
/// Returns whether the limit holds for this event. It does not hold for an event of another player than the one whom
/// the game asks first, because the name takes two more keys; nor for an event with a ruling; nor for a power of
/// Dance of Muses, which has words of its own.
bool is_limited(const KeyLimit& limit, const Json& event, const Prompt& prompt, std::span<const std::string> names);

/// Returns one line for a round of reveals of the Decktet Muse in this order. A name stands only before a reveal of
/// somebody other than the next player clockwise who has not revealed.
std::string round_line(const Prompt& prompt, std::span<const std::string> names, std::span<const Json> reveals);
/// The most keys that a round of four players may take.
inline constexpr std::size_t kMostKeysOfARound = 20;

}  // namespace castalia
