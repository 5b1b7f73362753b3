#pragma once

#include <filesystem>
#include <functional>

namespace castalia {

/// Makes a library of this number of sessions of about 60 events each, over ten years, among clubs of people: games
/// that were really played, again and again with other names, dates, places and notes. The same numbers give the same
/// library; `first` is that of the first session, so that two libraries can have different ones. It is written
/// without the store, but as the store would write it: `verify` finds nothing wrong.
void make_library(const std::filesystem::path& file, std::size_t sessions,
                  const std::function<void(std::size_t done)>& progress = {}, std::size_t first = 0);

}  // namespace castalia
