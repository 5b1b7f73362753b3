// The text form of a record and the notation of one event: resources/notation.md is its grammar.
#include <algorithm>
#include <charconv>
#include <utility>

#include "core/session/file_kind.h"
#include "core/session/record.h"
#include "core/session/record_dice.h"

namespace castalia {

namespace {

std::string quoted(const std::string& text) { return Json(text).dump(); }

std::string lower(std::string word) {
    std::ranges::transform(word, word.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return word;
}

std::string head_of(const std::optional<Seat>& seat, std::span<const std::string> names) {
    return seat ? notation_name(names[static_cast<std::size_t>(seat->index)]) + ": " : std::string();
}

/// Writes the events of every game. A move is its player and the game's own words.
struct Formatter {
    const Playthrough& line;
    std::span<const std::string> names;

    std::string operator()(const MovePtr& move) const {
        return head_of(line.actor(*move), names) + line.notation(*move);
    }
    std::string operator()(const Note& note) const {
        return head_of(note.player, names) + "note " + quoted(note.text);
    }
    std::string operator()(const FreeDice& dice) const {
        return head_of(dice.player, names) + dice_notation(dice, names);
    }
    std::string operator()(const Pause&) const { return "pause"; }
    std::string operator()(const Resume&) const { return "resume"; }
    std::string operator()(const Abandon& abandon) const {
        return abandon.reason.empty() ? "abandon" : "abandon " + quoted(abandon.reason);
    }
};

std::string text_of(NotationLine& line, const std::string& what) {
    std::string text = line.take_rest();
    check_text(text, kLongestText, what);
    return text;
}

/// Reads the event of a line whose note, ruling and time have been taken off.
void parse_what(NotationLine& line, const Playthrough& game, std::size_t ply, Event& event) {
    const std::string verb = lower(std::string(line.peek()));
    if (verb == "note") {
        line.take(verb);
        if (line.done()) {
            line.fail(say("the words of the note are missing"));
        }
        event.what = Note{text_of(line, "note"), line.player()};
    } else if (verb == "dice") {
        line.take(verb);
        event.what = parse_dice_event(line);
    } else if (verb == "pause" || verb == "resume") {
        line.take(verb);
        verb == "pause" ? static_cast<void>(event.what = Pause{}) : static_cast<void>(event.what = Resume{});
    } else if (verb == "abandon") {
        line.take(verb);
        event.what = Abandon{text_of(line, "reason")};
    } else {
        event.what = game.parse(ply, line);
    }
    line.finish();
}

/// Lines of the text form, without remarks, each with its number for messages.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    /// Throws BadRecord for bytes that are not UTF-8.
    bool next() {
        while (!rest_.empty()) {
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            line_ = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++number_;
            line_.remove_prefix(std::min(line_.find_first_not_of(" \t\r"), line_.size()));
            line_ = line_.substr(0, line_.find_last_not_of(" \t\r") + 1);
            if (!line_.empty() && !line_.starts_with('|')) {
                check_utf8(line_, place());
                return true;
            }
        }
        return false;
    }
    std::string_view line() const { return line_; }
    std::string place() const { return "line " + std::to_string(number_); }

private:
    std::string_view rest_, line_;
    std::size_t number_ = 0;
};

/// Returns such a line as "12. Ann: r 3 9" without its number. Throws BadRecord if it has none.
std::string_view without_number(std::string_view line, const std::string& place) {
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    if (digits == 0 || digits == line.size() || line[digits] != '.') {
        throw BadRecord(place, say("an event begins with its number and a full stop: \"12. Ann: …\""));
    }
    line.remove_prefix(digits + 1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    return line;
}

/// Turns the head of the text form into the record's JSON, which is then read as any record.
Json read_head(Lines& lines) {
    Json record{{"format", "castalia.session"}, {"version", 1}};
    while (lines.next()) {
        const std::string_view line = lines.line();
        const std::size_t colon = line.find(": ");
        if (line == "events:") {
            return record;
        }
        if (colon == std::string_view::npos) {
            throw BadRecord(lines.place(), say("the head of a record is made of lines such as title: \"Thursday\""));
        }
        const std::string key(line.substr(0, colon));
        if (record.contains(key)) {
            throw BadRecord(lines.place(),
                            say("the key {key} stands here twice", {{"key", literally(shown(Json(key)))}}));
        }
        try {
            record[key] = parse_json(line.substr(colon + 2));
        } catch (const BadRecord& error) {
            throw BadRecord(lines.place(), error.text);
        }
    }
    throw BadRecord(lines.place(), say("the line \"events:\" is missing"));
}

}  // namespace

std::string format_event(const Event& event, const Playthrough& line, std::span<const std::string> names) {
    if (!event.stranger.empty()) {
        return "event " + event.as_written.dump();
    }
    std::string text = std::visit(Formatter{line, names}, event.what);
    text += event.note.empty() ? "" : " note " + quoted(event.note);
    text += event.ruling.empty() ? "" : " ruling " + quoted(event.ruling);
    return text + (event.at ? " at " + rfc3339(*event.at) : "");
}

EventPtr parse_event(std::string_view text, const Playthrough& line, std::size_t ply,
                     std::span<const std::string> names) {
    constexpr std::string_view kAsJson = "event {";
    try {
        check_utf8(text, "");
        if (text.starts_with(kAsJson)) {
            const Json json = parse_json(text.substr(kAsJson.size() - 1));
            check_characters(json, "event");
            return read_event(json, "event", line, names);
        }
        NotationLine words(text, names);
        if (words.done()) {
            throw BadNotation(text.size(), say("an event begins with a word for what happened"));
        }
        auto event = std::make_shared<Event>();
        if (const auto at = words.take_tail("at")) {
            event->at = moment_of(*at, "at");
        }
        event->ruling = words.take_tail("ruling").value_or("");
        event->note = words.take_tail("note").value_or("");
        check_text(event->ruling, kLongestText, "ruling");
        check_text(event->note, kLongestText, "note");
        parse_what(words, line, ply, *event);
        if (event->note.empty()) {
            event->note = words.for_note();
        }
        event->left_out = words.left_out();
        return event;
    } catch (const BadRecord& error) {
        throw BadNotation(0, error.text);
    }
}

namespace {

/// Returns the words of a remark on a single line, whatever words of the table it repeats.
std::string remark(const Text& text) {
    std::string words = english(text);
    std::ranges::replace(words, '\n', ' ');
    return words;
}

/// Returns the event of a line as a record has it. A player whom neither the line nor the record names, such as the
/// narrator, stays unnamed.
Json as_recorded(const Event& event, const Playthrough& table, std::span<const std::string> names) {
    Json written = write_event(event, table, names);
    if (std::ranges::find(event.left_out, "player") == event.left_out.end() || !written.contains("player")) {
        return written;
    }
    Json unnamed = written;
    unnamed.erase("player");
    try {
        read_event(unnamed, "event", table, names);
        return unnamed;
    } catch (const BadRecord&) {
        return written;
    }
}

/// Plays the event where it is a move that stands.
void play_if_it_stands(const Event& event, Playthrough& table) {
    const auto* move = std::get_if<MovePtr>(&event.what);
    if (move != nullptr && event.stranger.empty() && !keeps_out(table.judge(**move), event)) {
        table.play_in_place(**move);
    }
}

}  // namespace

std::string write_text(const Session& session) { return write_text(session, session.traced); }

std::string write_text(const Session& session, bool traced) {
    // The head comes from the record, so that both forms use the same words.
    const Json record = Json::parse(write_record(session, traced));
    std::string text = std::string(kFirstTextLine) + "\n";
    for (const auto& [key, value] : record.items()) {
        if (key != "format" && key != "version" && key != "events") {
            text += key + ": " + value.dump() + "\n";
        }
    }
    text += "\nevents:\n";
    const Replay& replay = session.replay();
    for (std::size_t i = 0; i < replay.plies(); ++i) {
        const Step& step = replay.steps()[i];
        text += std::to_string(i + 1) + ". " +
                format_event(*step.entry.event, session.playthrough(), session.names()) + "\n";
        if (!step.stands) {
            text += "   | refused: " + remark(step.refusal->reason) + "  " + step.refusal->clause + "\n";
        } else if (step.refusal) {
            text += "   | the table ruled it so against " + step.refusal->clause + "\n";
        }
        for (const Consequence& consequence : replay.story(i)) {
            text += "   | " + remark(consequence.text) + "  " + consequence.clause + "\n";
        }
    }
    return text;
}

Session read_text(std::string_view utf8, const Games& games) {
    if (utf8.size() > kLargestRecord) {
        throw BadRecord("", say("the file is larger than {most} MiB, which no record is",
                                {{"most", literally(static_cast<long long>(kLargestRecord >> 20))}}));
    }
    Lines lines(without_mark(utf8));
    if (!lines.next() || lines.line() != kFirstTextLine) {
        throw BadRecord("line 1",
                        say("a record in text form begins with \"{line}\"", {{"line", literally(kFirstTextLine)}}));
    }
    Json record = read_head(lines);
    // A session without events knows the players and the game of the notation. Keys about events have to wait for
    // them.
    Json later = Json::object();
    for (const char* key : {"comments", "variations", "journal"}) {
        if (record.contains(key)) {
            later[key] = record[key];
            record.erase(key);
        }
    }
    record["events"] = Json::array();
    const Session empty = read_record(record.dump(), games);
    // Every line is read at the table as it stands then: it may leave out the player for whom the game waits.
    const std::unique_ptr<Playthrough> table = empty.playthrough().snapshot(0);
    while (lines.next()) {
        try {
            const std::string_view notation = without_number(lines.line(), lines.place());
            const EventPtr event = parse_event(notation, *table, 0, empty.names());
            record["events"].push_back(as_recorded(*event, *table, empty.names()));
            play_if_it_stands(*event, *table);
        } catch (const BadNotation& error) {
            throw BadRecord(lines.place(), error.text);
        }
    }
    record.update(later);
    return read_record(record.dump(), games);
}

}  // namespace castalia
