#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/recorder/recorder.h"

namespace castalia {

/// Returns the lines that somebody in a hurry would try for this event at this moment, shortest first. Not all of
/// them mean it: whoever asks reads them.
std::vector<std::string> short_lines(const Recorder& recorder, const Event& event);

/// Returns the digits that fill the dice of an event; nothing where it has none.
std::string dice_digits(const Json& event);

/// How many keys at most an event takes, without Enter. tests/README.md has the same numbers.
struct KeyLimit {
    const char* game;
    const char* type;
    std::size_t keys;  ///< Besides the digits of a score.
};
std::span<const KeyLimit> key_limits();
/// Returns how many keys this event may take.
std::size_t most_keys(const KeyLimit& limit, const Json& event);
/// Returns whether the limit holds for this event. It does not for an event that another player makes than the one
/// whom the game asks first, for the name takes two keys more; nor for one that the table ruled; nor for a power of
/// Dance of Muses, which has words of its own.
bool is_limited(const KeyLimit& limit, const Json& event, const Prompt& prompt, std::span<const std::string> names);

/// Returns one line for a round of reveals of the Decktet Muse in this order. The name stands only where it is not
/// the next player's turn clockwise among those who have not revealed.
std::string round_line(const Prompt& prompt, std::span<const std::string> names, std::span<const Json> reveals);
/// How many keys a round of four players may take.
inline constexpr std::size_t kMostKeysOfARound = 20;

}  // namespace castalia
