#include "app/cli/command.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>

#include <unistd.h>

#include "app/language/language.h"
#include "app/language/sorting.h"
#include "app/names/names.h"
#include "core/rules/text/mapped.h"
#include "core/session/table_time.h"
#include "db/history/history.h"
#include "db/safety/backups.h"
#include "db/sqlite/files.h"
#include "db/successor.h"

namespace castalia::cli {

namespace {

constexpr std::size_t kShortestBeginning = 4;

Text too_large(const Text& file) {
    return say("{file} is larger than {size} MiB. No record is that large.",
               {{"file", file}, {"size", number(kLargestRecord >> 20)}});
}

Text no_file(const std::string& file) { return say("There is no file {file}.", {{"file", literally(file)}}); }

/// Returns whether a terminal acts on this code point instead of showing it.
bool acts_on_terminal(char32_t point) {
    const bool control = point < 0x20 || (point >= 0x7f && point < 0xa0);
    const bool direction = point == 0x061c || (point >= 0x200e && point <= 0x200f) ||
                           (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069);
    return control || direction || point == 0x2028 || point == 0x2029 || point == 0xfeff;
}

/// Returns the code point that begins at `at`, and how many bytes it has. Bytes that are not UTF-8 count as controls.
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

char lower_digit(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string read_all(std::istream& in, const Text& file) {
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

std::filesystem::path Calls::file() const {
    if (!library) {
        return default_library();
    }
    if (library->empty() || *library == ":memory:") {
        throw Ended(kNoLibrary, say("--library {file} names no file, so nothing would be kept. Name a file.",
                                    {{"file", literally(Json(*library).dump())}}));
    }
    return *library;
}

Store Calls::open() const {
    if (!create && !has_library(file())) {
        throw Ended(kNoLibrary, say("There is no library {file}. Name another one, or use --create to begin it.",
                                    {{"file", literally(shown(file()))}}));
    }
    return open_or_make();
}

Store Calls::open_or_make() const {
    const std::filesystem::path file = this->file();
    try {
        Store store(games, file);
        store.set_reader_clock(local_time_ahead);
        store.on_damage([this](const Text& damage) {
            complain(damage);
            faulty = true;
        });
        return store;
    } catch (const Failure& failure) {
        const bool help = failure.kind == Failure::Kind::damaged && !backups_of(file).empty();
        throw Ended(kNoLibrary, help
                                    ? say("{failure} Run castalia-cli restore to see what the newest good copy holds "
                                          "and lacks, and to put it in place.",
                                          {{"failure", failure.text}})
                                    : failure.text);
    }
}

Progress Calls::progress() const {
    if (quiet || ::isatty(STDERR_FILENO) != 1) {
        return [](std::size_t, std::size_t) { return true; };
    }
    return [last = std::size_t{101}](std::size_t done, std::size_t all) mutable {
        const std::size_t percent = all == 0 ? 100 : done * 100 / all;
        if (std::exchange(last, percent) != percent) {
            std::cerr << "\r"
                      << translate(say("{percent} % of {all}", {{"percent", number(percent)}, {"all", number(all)}}))
                      << (done >= all ? "\n" : "") << std::flush;
        }
        return true;
    };
}

void Calls::print_done(const Text& sentence) const {
    if (!quiet) {
        print(line_of(sentence));
    }
}

std::string bytes_of(const std::string& file) {
    if (file == "-") {
        return read_all(std::cin, say("Standard input"));
    }
    std::error_code none;
    if (std::filesystem::is_directory(file, none)) {
        throw Ended(kUsage, say("{file} is a folder. Name a record in it.", {{"file", literally(file)}}));
    }
    if (std::filesystem::is_regular_file(file, none) && std::filesystem::file_size(file, none) > kLargestRecord) {
        throw Ended(kUsage, too_large(literally(file)));
    }
    std::ifstream in(file, std::ios::binary);
    if (!in && !std::filesystem::exists(file, none) && !none) {
        throw Ended(kUsage, no_file(file));
    }
    if (!in) {
        throw Ended(kUsage,
                    say("{file} cannot be opened. Check its name and its permissions.", {{"file", literally(file)}}));
    }
    return read_all(in, literally(file));
}

Session session_in(const std::string& file, const Games& games) {
    try {
        return read_any(bytes_of(file), games);
    } catch (const BadRecord& error) {
        throw Ended(kUsage, say("{file}: {why}", {{"file", file == "-" ? say("standard input") : literally(file)},
                                                  {"why", error.text}}));
    }
}

bool tell_refusals(const std::string& file, const Session& session, std::size_t upto) {
    if (file.empty()) {
        return false;
    }
    const std::vector<Step>& steps = session.replay().steps();
    bool any = false;
    for (std::size_t i = 0; i < std::min(upto, steps.size()); ++i) {
        if (!steps[i].stands) {
            const Refusal& refusal = *steps[i].refusal;
            complain(say("{file}: events[{index}]: refused: {reason} ({clause})",
                         {{"file", file == "-" ? say("standard input") : literally(file)},
                          {"index", number(i)},
                          {"reason", refusal.reason},
                          {"clause", literally(refusal.clause)}}));
            any = true;
        }
    }
    return any;
}

Session session_of(const Calls& calls, const std::string& file, const std::string& id, const Text& otherwise) {
    if (file.empty() == id.empty()) {
        throw Ended(kUsage, otherwise);
    }
    if (!file.empty()) {
        std::error_code unknown;
        if (file != "-" && !std::filesystem::exists(file, unknown) && !unknown) {
            throw Ended(kUsage, say("{no_file} A session of the library is named with --session and its id.",
                                    {{"no_file", no_file(file)}}));
        }
        return session_in(file, calls.games);
    }
    const Store store = calls.open();
    return store.load(id_of(store, id));
}

std::string id_of(const Store& store, const std::string& typed) {
    std::string beginning = typed;
    std::ranges::transform(beginning, beginning.begin(), lower_digit);
    if (store.holds(beginning)) {
        return beginning;
    }
    if (beginning.size() < kShortestBeginning) {
        throw Ended(kUsage,
                    say("“{id}” is too short for the beginning of an id. Write at least {n} characters of it.",
                        {{"id", literally(typed)}, {"n", number(kShortestBeginning)}}));
    }
    const std::vector<std::string> fitting = History(store).ids_from(beginning);
    if (fitting.empty()) {
        throw Ended(kUsage,
                    say("The library holds no session {id}. Run castalia-cli list to see the sessions it holds.",
                        {{"id", literally(typed)}}));
    }
    if (fitting.size() > 1) {
        const std::vector<Text> ids = mapped(fitting, [](const std::string& id) { return literally(id); });
        throw Ended(kUsage, say("Several sessions begin with {id}, such as {ids}. Write more of the id.",
                                {{"id", literally(typed)}, {"ids", listed_with_and(ids)}}));
    }
    return fitting.front();
}

std::string id_of_kept(const Store& store, const std::string& beginning) {
    const std::string id = id_of(store, beginning);
    if (!store.lies_in_trash(id)) {
        return id;
    }
    const Fill lying{"id", literally(id)};
    if (const std::optional<std::string> other = successor_of(store, id)) {
        throw Ended(kRefused, say("Session {id} lies in the trash, and {other} stands in its place. Change that one, "
                                  "or bring this one back first: castalia-cli trash --restore {id}.",
                                  {lying, {"other", literally(*other)}}));
    }
    throw Ended(kRefused, say("Session {id} lies in the trash, where nothing is changed. Bring it back first: "
                              "castalia-cli trash --restore {id}.",
                              {lying}));
}

std::string seen(const std::string& name) {
    const SeenName cleared = seen_name(name);
    const Text text = taken_out_text(cleared);
    if (cleared.name.empty() && !name.empty()) {
        throw Ended(kUsage, text.empty() ? say("A name needs a character that can be seen.") : text);
    }
    if (!text.empty()) {
        complain(text);
    }
    return cleared.name;
}

bool write_out(const std::string& out, const std::string& bytes, bool force) {
    if (out.empty() || out == "-") {
        std::cout << bytes << std::flush;
        return false;
    }
    try {
        write_whole(out, bytes, force);
    } catch (const Failure& failure) {
        throw Ended(kUsage, failure.text);
    }
    return true;
}

void print(const std::string& text) { std::cout << text << std::flush; }
void print(const Json& json) { print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"); }
void complain(const Text& sentence) { std::cerr << "castalia-cli: " << line_of(sentence) << std::flush; }

std::string translate(const Text& text) {
    static const Catalogue catalogue(language_of_environment());
    return worded(text, catalogue);
}

void sort_equals(std::vector<PersonLine>& lines) {
    sort_by_rank_and_name(
        language_of_environment(), lines, [](const PersonLine& line) { return line.tally.sessions; },
        [](const PersonLine& line) { return line.person.name; });
}

std::string line_of(const Text& text) { return printable(translate(text)) + "\n"; }

std::string printable(const std::string& words) { return harmless(words, false); }
std::string printable_lines(const std::string& text) { return harmless(text, true); }
Text number(std::size_t count) { return literally(static_cast<long long>(count)); }

Json json_of(const SessionSummary& summary) {
    const auto moment = [](const std::optional<Moment>& at) { return at ? Json(rfc3339(*at)) : Json(); };
    return {{"id", summary.id},
            {"game", summary.game},
            {"edition", summary.edition},
            {"title", summary.title},
            {"place", summary.place},
            {"players", summary.players},
            {"started", moment(summary.started)},
            {"ended", moment(summary.ended)},
            {"utc_offset", summary.utc_offset ? Json(utc_offset_text(*summary.utc_offset)) : Json()},
            {"last", rfc3339(summary.last)},
            {"status", status_word(summary.status)},
            {"winners", summary.winners},
            {"outcome", summary.ended_as ? Json(outcome_word(*summary.ended_as)) : Json()},
            {"result", english(summary.result)},
            {"score", summary.score},
            {"tags", summary.tags},
            {"standing", inclusion_word(summary.inclusion)},
            {"events", summary.events},
            {"played_seconds", summary.played.count() == 0
                                   ? Json()
                                   : Json(std::chrono::floor<std::chrono::seconds>(summary.played).count())},
            {"sample", summary.sample}};
}

std::string day_of(const std::optional<Moment>& moment, std::optional<std::chrono::minutes> utc_offset) {
    constexpr std::size_t kDay = 10;
    return moment ? written_day(day_on(*moment, clock_of_table(utc_offset, local_time_ahead)))
                  : std::string(kDay, '-');
}

Text duration_text(std::chrono::milliseconds played) {
    const auto minutes = whole_minutes(played);
    const Fill rest{"minutes", literally(minutes % 60)};
    return minutes < 60 ? say("{minutes} min", {rest})
                        : say("{hours} h {minutes} min", {{"hours", literally(minutes / 60)}, rest});
}

Text sessions_text(std::size_t count) {
    return say_count("{n} session", "{n} sessions", static_cast<long long>(count));
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

}  // namespace castalia::cli
