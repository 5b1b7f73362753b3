#include "core/export/file_name.h"

#include <algorithm>
#include <array>

#include "core/session/wall_clock.h"

namespace castalia {

namespace {

constexpr std::size_t kLongest = 100;  ///< In bytes; file systems accept 255 for a whole name, encrypted ones 143.

/// Returns where the last whole character within `most` bytes ends.
std::size_t cut(std::string_view utf8, std::size_t most) {
    std::size_t end = std::min(utf8.size(), most);
    while (end > 0 && end < utf8.size() && (static_cast<unsigned char>(utf8[end]) & 0xc0U) == 0x80U) {
        --end;
    }
    return end;
}

/// Returns whether Windows reserves the name for a device, whatever its extension is.
bool is_device(std::string_view name) {
    constexpr auto kDevices = std::to_array<std::string_view>({"CON", "PRN", "AUX", "NUL"});
    std::string stem(name.substr(0, name.find('.')));
    std::ranges::transform(stem, stem.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    const bool port =
        stem.size() == 4 && (stem.starts_with("COM") || stem.starts_with("LPT")) && stem[3] >= '0' && stem[3] <= '9';
    return port || std::ranges::find(kDevices, stem) != kDevices.end();
}

}  // namespace

std::string safe_name(std::string_view words) {
    constexpr std::string_view kForbidden = "/\\:*?\"<>|";
    std::string name;
    for (const char c : words) {
        const bool control = static_cast<unsigned char>(c) < ' ' || c == '\x7f';
        name += control || kForbidden.find(c) != std::string_view::npos ? '-' : c;
    }
    name.resize(cut(name, kLongest));
    // Neither end may hide the file, look like an option or be trimmed by a system.
    const std::size_t first = name.find_first_not_of(" .-~");
    if (first == std::string::npos) {
        return "";
    }
    name = name.substr(first, name.find_last_not_of(" .") + 1 - first);
    return is_device(name) ? name + "_" : name;
}

std::string file_name_of(const Session& session, std::string_view ending, const DocumentOptions& options) {
    constexpr std::size_t kShortId = 8;
    const Heading& heading = session.heading();
    const std::string day =
        heading.started ? written_day(day_on(*heading.started, clock_of_table(heading.utc_offset, options.ahead)))
                        : "undated";
    const std::string title = safe_name(heading.title);
    return day + " " + safe_name(english(session.game().title)) + (title.empty() ? "" : ", " + title) + " [" +
           heading.id.substr(heading.id.size() - std::min(heading.id.size(), kShortId)) + "]." + std::string(ending);
}

}  // namespace castalia
