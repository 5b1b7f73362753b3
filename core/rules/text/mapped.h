#pragma once

#include <functional>
#include <ranges>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns what `make` makes of each element, in their order.
template <std::ranges::input_range Range, class Make>
auto mapped(const Range& range, Make make) {
    std::vector<std::remove_cvref_t<std::invoke_result_t<Make&, std::ranges::range_reference_t<const Range>>>> made;
    for (const auto& one : range) {
        made.push_back(std::invoke(make, one));
    }
    return made;
}

/// Returns the same as an array in JSON.
template <std::ranges::input_range Range, class Make>
Json json_array(const Range& range, Make make) {
    Json made = Json::array();
    for (const auto& one : range) {
        made.push_back(std::invoke(make, one));
    }
    return made;
}

}  // namespace castalia
