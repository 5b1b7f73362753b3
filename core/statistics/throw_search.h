#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// What a search asks of a throw: "natural 20", "total>=18", "successes=0".
struct ThrowCondition {
    enum class Of : std::uint8_t { natural, total, successes };
    Of of = Of::total;
    enum class How : std::uint8_t { exactly, at_least, at_most };
    How how = How::exactly;
    long long number = 0;

    bool holds(long long value) const;
    bool operator==(const ThrowCondition&) const = default;
};

/// The words of a search: those about throws, and the others.
struct ThrowSearch {
    std::vector<ThrowCondition> conditions;
    std::string words;
};
/// Takes what a search asks of throws out of its words. The signs may be typed as they are printed, and spaces make
/// no difference.
ThrowSearch throw_search(std::string_view words);

/// Returns the number of the first event, from 0, whose throw has as many of these as any; nothing if none has one.
std::optional<std::size_t> found_throw(const Session& session, const std::vector<ThrowCondition>& conditions);

}  // namespace castalia
