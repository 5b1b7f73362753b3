#include "app/cli/command.h"

#include <cstdio>
#include <fstream>
#include <iostream>

#include "db/safety/backups.h"

namespace castalia::cli {

namespace {

constexpr std::size_t kShortestBeginning = 4;

std::string too_large(const std::string& file) {
    return printable(file) + ": larger than " + std::to_string(kLargestRecord >> 20) + " MiB, which no record is";
}

/// Is this code point one that a terminal acts on instead of showing it?
bool acts_on_terminal(char32_t point) {
    const bool control = point < 0x20 || (point >= 0x7f && point < 0xa0);
    const bool direction = point == 0x061c || (point >= 0x200e && point <= 0x200f) ||
                           (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069);
    return control || direction || point == 0x2028 || point == 0x2029 || point == 0xfeff;
}

/// The code point that begins at `at`, and how many bytes it has. Bytes that are not UTF-8 count as controls.
std::pair<char32_t, std::size_t> code_point(const std::string& text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(i < text.size() ? text[i] : 0); };
    const unsigned char first = byte(at);
    const std::size_t length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    if (length <= 1) {
        return {length == 0 ? char32_t{0} : char32_t{first}, 1};
    }
    char32_t point = first & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xc0u) != 0x80u) {
            return {0, 1};
        }
        point = point << 6 | (byte(at + i) & 0x3fu);
    }
    return {point, length};
}

std::string harmless(const std::string& text, bool keep_lines) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const auto [point, length] = code_point(text, at);
        if (point == '\n' && keep_lines) {
            result += '\n';
        } else if (point == '\n' || point == '\t') {
            result += ' ';
        } else if (acts_on_terminal(point)) {
            result += '?';
        } else {
            result.append(text, at, length);
        }
        at += length;
    }
    return result;
}

const char* inclusion_word(Inclusion inclusion) {
    switch (inclusion) {
        case Inclusion::counted: return "counted";
        case Inclusion::open: return "open";
        case Inclusion::abandoned: return "abandoned";
        case Inclusion::excluded: return "excluded";
        case Inclusion::sample: return "sample";
        case Inclusion::unread: return "unread";
        case Inclusion::trashed: break;
    }
    return "trashed";
}

std::string read_all(std::istream& in, const std::string& file) {
    std::string bytes;
    std::vector<char> block(1u << 16);
    while (in.read(block.data(), static_cast<std::streamsize>(block.size())) || in.gcount() > 0) {
        bytes.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (bytes.size() > kLargestRecord) {
            throw Ended(kUsage, too_large(file));
        }
    }
    return bytes;
}

}  // namespace

Store Calls::open() const {
    const std::filesystem::path file = library.empty() ? default_library() : library;
    try {
        return Store(games, file);
    } catch (const Failure& failure) {
        const bool help = failure.kind == Failure::Kind::damaged && !backups_of(file).empty();
        throw Ended(
            kNoLibrary,
            std::string(failure.what()) +
                (help ? " castalia-cli restore tells what the newest good copy holds and lacks, and puts it there."
                      : ""));
    }
}

std::string bytes_of(const std::string& file) {
    if (file == "-") {
        return read_all(std::cin, "standard input");
    }
    std::error_code none;
    if (std::filesystem::is_directory(file, none)) {
        throw Ended(kUsage, printable(file) + ": is a folder; name a record in it");
    }
    if (std::filesystem::is_regular_file(file, none) && std::filesystem::file_size(file, none) > kLargestRecord) {
        throw Ended(kUsage, too_large(file));
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        throw Ended(kUsage, printable(file) + ": cannot be opened; look at the name and its permissions");
    }
    return read_all(in, file);
}

Session session_in(const std::string& file, const Games& games) {
    try {
        return read_any(bytes_of(file), games);
    } catch (const BadRecord& error) {
        throw Ended(kUsage, printable(file == "-" ? "standard input" : file) + ": " + printable(error.what()));
    }
}

std::string id_of(const Store& store, const std::string& beginning) {
    if (store.holds(beginning)) {
        return beginning;
    }
    const std::vector<std::string> fitting =
        beginning.size() >= kShortestBeginning ? store.ids_from(beginning) : std::vector<std::string>();
    if (fitting.empty()) {
        throw Ended(kUsage, "the library holds no session " + printable(beginning) +
                                "; castalia-cli list shows those that it holds");
    }
    if (fitting.size() > 1) {
        throw Ended(kUsage, "several sessions begin with " + printable(beginning) + ": " + joined(fitting));
    }
    return fitting.front();
}

void print(const std::string& text) { std::cout << text << std::flush; }
void print(const Json& json) { print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"); }
void complain(const std::string& message) { std::cerr << "castalia-cli: " << printable_lines(message) << std::endl; }

std::string printable(const std::string& words) { return harmless(words, false); }
std::string printable_lines(const std::string& text) { return harmless(text, true); }

Json json_of(const SessionSummary& summaries) {
    const auto moment = [](const std::optional<Moment>& at) { return at ? Json(rfc3339(*at)) : Json(); };
    return {{"id", summaries.id},
            {"game", summaries.game},
            {"edition", summaries.edition},
            {"title", summaries.title},
            {"place", summaries.place},
            {"players", summaries.players},
            {"started", moment(summaries.started)},
            {"ended", moment(summaries.ended)},
            {"last", rfc3339(summaries.last)},
            {"status", status_word(summaries.status)},
            {"winners", summaries.winners},
            {"result", summaries.result},
            {"score", summaries.score},
            {"tags", summaries.tags},
            {"standing", inclusion_word(summaries.inclusion)},
            {"events", summaries.events},
            {"played_seconds", summaries.played.count() == 0
                                   ? Json()
                                   : Json(std::chrono::floor<std::chrono::seconds>(summaries.played).count())},
            {"sample", summaries.sample}};
}

std::string number_of(std::size_t number, const char* one, const char* many) {
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

std::string day_of(const std::optional<Moment>& moment) {
    constexpr std::size_t kDay = 10;
    return moment ? rfc3339(*moment).substr(0, kDay) : std::string(kDay, '-');
}

std::string duration_text(std::chrono::milliseconds played) {
    const auto minutes = std::chrono::floor<std::chrono::minutes>(played).count();
    const std::string hours = minutes < 60 ? "" : std::to_string(minutes / 60) + " h ";
    return hours + std::to_string(minutes % 60) + " min";
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

}  // namespace castalia::cli
