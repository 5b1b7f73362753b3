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

/// How many keys at most an event takes, without Enter. The README has the same numbers.
struct KeyLimit {
    const char* game;
    const char* type;
    std::size_t keys;
};
std::span<const KeyLimit> key_limits();
/// Returns whether the limit holds for this event. It does not for an event that another player makes than the one
/// whom the game asks first, for the name takes two keys more; nor for one that the table ruled; nor for a power of
/// Dance of Muses, which has words of its own.
bool is_limited(const KeyLimit& limit, const Json& event, const Prompt& prompt, std::span<const std::string> names);

}  // namespace castalia
