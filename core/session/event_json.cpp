// Writes events as JSON and reads them back. The events of every game are here; the game does the others.
#include <array>

#include "core/rules/json/object.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

constexpr auto kSources = std::to_array<std::string_view>({"table", "app"});
constexpr std::size_t kMostDice = 1'000;
constexpr int kMostSides = 1'000'000;

std::optional<Seat> maybe_seat(Fields& fields) {
    return fields.has("player") ? std::optional(fields.seat("player")) : std::nullopt;
}

FreeDice read_dice(Fields& fields) {
    FreeDice dice;
    dice.player = maybe_seat(fields);
    // Only a throw with its expression may have dice whose faces are other numbers than 1 to their sides.
    const bool thrown = fields.has("expression");
    const std::vector<Value> list = fields.list("dice", 1, kMostDice);
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields die(list[i], fields.where("dice") + "[" + std::to_string(i) + "]");
        const int sides = static_cast<int>(die.number("sides", 2, kMostSides));
        const auto value = die.number("value", thrown ? -kMostSides : 1, thrown ? kMostSides : sides);
        dice.dice.push_back({sides, static_cast<int>(value)});
        die.finish();
    }
    read_thrown(fields, dice);
    dice.label = fields.text_or("label", kLongestTitle, "");
    dice.by_app = fields.word_or("source", kSources, "table") == "app";
    if (dice.by_app ? !dice.fallen.empty() : !dice.seed.empty()) {
        fields.fail(dice.by_app ? "fallen" : "seed",
                    dice.by_app ? say("the program’s dice do not fall off the table")
                                : say("only dice that the program threw (\"source\": \"app\") have a seed"));
    }
    dice.set = fields.text_or("die", kLongestTitle, "");
    return dice;
}

/// Writes the events of every game. The names are in seat order.
struct Writer {
    const Playthrough& line;
    std::span<const std::string> names;
    Json& json;

    void player(const std::optional<Seat>& seat) const {
        if (seat) {
            json["player"] = names[static_cast<std::size_t>(seat->index)];
        }
    }
    void operator()(const MovePtr& move) const { line.write(*move, json); }
    void operator()(const Note& note) const {
        json["type"] = "note";
        player(note.player);
        json["text"] = note.text;
    }
    void operator()(const FreeDice& dice) const {
        json["type"] = "dice";
        player(dice.player);
        for (const Die& die : dice.dice) {
            json["dice"].push_back({{"sides", die.sides}, {"value", die.value}});
        }
        if (dice.thrown) {
            write_thrown(dice, names, json);
        }
        if (!dice.label.empty()) {
            json["label"] = dice.label;
        }
        if (dice.by_app) {
            json["source"] = "app";
        }
        if (!dice.seed.empty()) {
            json["seed"] = dice.seed;
        }
        if (!dice.set.empty()) {
            json["die"] = dice.set;
        }
    }
    void operator()(const Pause&) const { json["type"] = "pause"; }
    void operator()(const Resume&) const { json["type"] = "resume"; }
    void operator()(const Abandon& abandon) const {
        json["type"] = "abandon";
        if (!abandon.reason.empty()) {
            json["reason"] = abandon.reason;
        }
    }
};

EventPtr read_all(Fields& fields, const Playthrough& line) {
    auto event = std::make_shared<Event>();
    const std::string_view type = fields.any("type").string().value_or("");
    if (type == "note") {
        const std::optional<Seat> player = maybe_seat(fields);
        event->what = Note{fields.text("text", kLongestText), player};
    } else if (type == "dice") {
        event->what = read_dice(fields);
    } else if (type == "pause") {
        event->what = Pause{};
    } else if (type == "resume") {
        event->what = Resume{};
    } else if (type == "abandon") {
        event->what = Abandon{fields.text_or("reason", kLongestText, "")};
    } else {
        event->what = line.read(fields);
    }
    if (fields.has("at")) {
        event->at = moment_in(fields, "at");
    }
    event->note = fields.text_or("note", kLongestText, "");
    event->ruling = fields.text_or("ruling", kLongestText, "");
    fields.finish();
    if (!fields.stranger().empty()) {
        event->stranger = fields.stranger();
        event->as_written = fields.value().json();
    }
    return event;
}

}  // namespace

EventPtr read_event(Fields& within, std::string_view key, const Playthrough& line) {
    Fields fields = within.object(key);
    return read_all(fields, line);
}

EventPtr read_event(Value json, const std::string& where, const Playthrough& line,
                    std::span<const std::string> names) {
    Fields fields(json, where, names);
    return read_all(fields, line);
}

Json write_event(const Event& event, const Playthrough& line, std::span<const std::string> names) {
    if (!event.stranger.empty()) {
        return event.as_written;
    }
    constexpr std::size_t kUsualMembers = 8;
    Json json = object_with_room(kUsualMembers);
    std::visit(Writer{line, names, json}, event.what);
    if (!event.note.empty()) {
        json["note"] = event.note;
    }
    if (!event.ruling.empty()) {
        json["ruling"] = event.ruling;
    }
    if (event.at) {
        json["at"] = rfc3339(*event.at);
    }
    return json;
}

}  // namespace castalia
