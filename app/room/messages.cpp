#include "app/room/messages.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "app/language/sentence.h"
#include "core/export/svg.h"
#include "core/picture/kit.h"
#include "core/rules/text/mapped.h"
#include "core/rules/text/wording.h"

namespace castalia::room {

namespace {

/// Writes a table in one language.
class TableWriter {
public:
    TableWriter(const Table& table, std::optional<Seat> seat, const Catalogue& catalogue)
        : table_(table), seat_(seat), catalogue_(catalogue) {}

    Json head() const;
    Json players() const;
    Json places() const;
    Json score() const;
    Json lines() const;
    Json seat_part() const;
    std::string news() const;

private:
    std::string words(const Text& text) const { return worded(text, catalogue_); }
    std::string whole_sentence(const Text& text) const {
        return as_sentence(text, words(text), [&](const Text& part) { return catalogue_.pattern(part); });
    }
    Json all_words(const std::vector<Text>& texts) const {
        return json_array(texts, [this](const Text& text) { return words(text); });
    }
    const SeatPart* own() const {
        const auto seat = static_cast<std::size_t>(seat_ ? seat_->index : 0);
        return seat_ && seat < table_.seats.size() ? &table_.seats[seat] : nullptr;
    }

    const Table& table_;
    std::optional<Seat> seat_;
    const Catalogue& catalogue_;
};

Json number_of(const std::optional<Seat>& seat) { return seat ? Json(seat->index) : Json(); }
Json numbers_of(const std::vector<Seat>& seats) {
    return json_array(seats, [](Seat seat) { return seat.index; });
}

/// The sentence of the head and, behind it, what the table can choose, which stands after a dash.
Json TableWriter::head() const {
    std::string sentence = words(table_.task), more;
    if (own() != nullptr && own()->turn && !table_.looking_back()) {
        more = std::move(sentence);
        sentence = words(say("It is your turn, {who}",
                             {{"who", literally(table_.players[static_cast<std::size_t>(seat_->index)].name)}}));
    } else if (const std::size_t dash = sentence.find(" – "); dash != std::string::npos && !table_.over) {
        more = sentence.substr(dash + std::string_view(" – ").size());
        sentence.resize(dash);
    } else if (table_.over && !table_.standing.empty()) {
        more = words(table_.standing);
    }
    if (table_.looking_back()) {
        more = words(table_.task);
        sentence =
            words(say("Looking back at {ply} of {all}", {{"ply", literally(static_cast<long long>(table_.ply))},
                                                         {"all", literally(static_cast<long long>(table_.events))}}));
    }
    if (table_.paused) {
        more = words(say_in("an event", "Pause"));
    }
    return {{"sentence", std::move(sentence)},
            {"more", std::move(more)},
            {"seat", number_of(table_.first)},
            {"back", table_.looking_back()},
            {"over", table_.over || table_.abandoned}};
}

Json TableWriter::players() const {
    return json_array(table_.players, [this](const Player& player) {
        return Json{{"name", player.name},
                    {"colour", player.colour},
                    {"facts", all_words(player.facts)},
                    {"asked", player.asked},
                    {"won", player.won}};
    });
}

Json TableWriter::places() const {
    Json list = Json::array();
    for (const Place& place : table_.places) {
        Json pieces = Json::array();
        std::string last;
        for (const Text& piece : place.pieces) {
            std::string sentence = words(piece);
            if (!pieces.empty() && sentence == last && !place.in_lines) {
                pieces.back()["times"] = pieces.back().value("times", 1) + 1;
                continue;
            }
            last = sentence;
            pieces.push_back({{"words", std::move(sentence)}});
        }
        list.push_back({{"title", words(place.title)},
                        {"seat", number_of(place.owner)},
                        {"lines", place.in_lines},
                        {"changed", place.changed},
                        {"pieces", std::move(pieces)}});
    }
    return list;
}

Json TableWriter::score() const {
    return json_array(table_.score, [this](const ScoreRow& row) {
        return Json{
            {"label", words(row.label)}, {"values", all_words(row.values)}, {"leaders", numbers_of(row.leaders)}};
    });
}

Json TableWriter::lines() const {
    Json list = Json::array();
    for (const Line& line : table_.lines) {
        Json follows = Json::array(), dice = Json::array();
        for (const Consequence& one : line.follows) {
            follows.push_back({{"words", words(one.text)}, {"clause", one.clause}});
        }
        for (const FallenDie& die : line.dice) {
            dice.push_back({{"sides", die.sides}, {"value", die.value}, {"kept", die.kept}});
        }
        Json one{{"number", line.number},
                 {"chapter", words(line.chapter)},
                 {"seat", number_of(line.seat)},
                 {"words", words(line.text)},
                 {"follows", std::move(follows)},
                 {"dice", std::move(dice)},
                 {"total", line.total ? Json(*line.total) : Json()},
                 {"note", line.note}};
        if (!line.ruling.empty()) {
            one["ruling"] = {{"words", words(say("“{ruling}”", {{"ruling", literally(line.ruling)}}))},
                             {"clause", line.clause}};
        }
        if (!line.left_out.empty()) {
            one["out"] = words(say("left out: {reason}", {{"reason", line.left_out}}));
        }
        list.push_back(std::move(one));
    }
    return list;
}

Json TableWriter::seat_part() const {
    const SeatPart& part = *own();
    Json counts = Json::array(), choices = Json::array();
    for (const Counts& group : part.counts) {
        Json ones = Json::array();
        for (const Counts::One& one : group.counts) {
            ones.push_back({{"name", words(one.name)}, {"number", one.number}, {"art", one.art}});
        }
        counts.push_back({{"heading", words(group.heading)}, {"counts", std::move(ones)}});
    }
    for (const Choice& choice : part.choices) {
        choices.push_back({{"words", words(choice.name)},
                           {"notation", choice.notation},
                           {"hints", all_words(choice.hints)},
                           {"barred", words(choice.barred)},
                           {"clause", choice.clause}});
    }
    return {{"turn", part.turn},
            {"counts", std::move(counts)},
            {"choices", std::move(choices)},
            {"sealed", all_words(part.sealed)}};
}

/// What is spoken when the table changes: the last event, what followed from it, and what comes next. A result that
/// followed from the event is said once.
std::string TableWriter::news() const {
    std::string all, before;
    const auto add = [&](const std::string& sentence) {
        if (!sentence.empty() && sentence != std::exchange(before, sentence)) {
            all += (all.empty() ? "" : " ") + sentence +
                   (std::string_view(".!?").find(sentence.back()) == std::string_view::npos ? "." : "");
        }
    };
    if (!table_.lines.empty()) {
        const Line& last = table_.lines.back();
        add(words(last.text));
        for (const Consequence& follows : last.follows) {
            add(whole_sentence(follows.text));
        }
    }
    add(words(table_.task));
    return all;
}

}  // namespace

Json table_json(const Table& table, std::optional<Seat> seat, const Catalogue& catalogue) {
    const TableWriter writer(table, seat, catalogue);
    Json json{{"title", table.title},
              {"game", worded(table.game_title, catalogue)},
              {"event", worded(say("event {n}", {{"n", literally(static_cast<long long>(table.ply))}}), catalogue)},
              {"head", writer.head()},
              {"chapter", worded(table.chapter, catalogue)},
              {"phase", table.phase},
              {"phases", Json::array()},
              {"players", writer.players()},
              {"pictured", static_cast<bool>(table.picture)},
              {"places", writer.places()},
              {"score", writer.score()},
              {"lines", writer.lines()},
              {"news", writer.news()}};
    for (const Text& phase : table.phases) {
        json["phases"].push_back(worded(phase, catalogue));
    }
    if (seat && static_cast<std::size_t>(seat->index) < table.seats.size()) {
        json["own"] = writer.seat_part();
        json["mine"] = seat->index;
    }
    return json;
}

namespace {

/// Returns words behind their label and a colon, as the language writes it; the one alone where the other is empty.
std::string labelled(const std::string& label, const std::string& words, const Catalogue& catalogue) {
    return label.empty() ? words
           : words.empty()
               ? label
               : worded(say("{label}: {words}", {{"label", literally(label)}, {"words", literally(words)}}),
                        catalogue);
}

/// Returns the players of a table, each with a line of words: "Ann: 2 districts · 14 ranks".
Json with_words(Json players, const Catalogue& catalogue) {
    for (Json& player : players) {
        std::string facts;
        for (const Json& fact : player.at("facts")) {
            facts += (facts.empty() ? "" : " · ") + fact.get<std::string>();
        }
        player["words"] = labelled(player.at("name").get<std::string>(), facts, catalogue);
    }
    return players;
}

}  // namespace

Json club_json(const View& view, const std::function<std::string(const std::string&)>& path_of,
               const Catalogue& catalogue) {
    Json tables = Json::array();
    for (const Table& table : view.tables) {
        const TableWriter writer(table, std::nullopt, catalogue);
        const std::string last = table.lines.empty() ? "" : worded(table.lines.back().text, catalogue);
        tables.push_back({{"title", table.title},
                          {"game", worded(table.game_title, catalogue)},
                          {"path", path_of(table.id)},
                          {"head", writer.head()},
                          {"chapter", worded(table.chapter, catalogue)},
                          {"players", with_words(writer.players(), catalogue)},
                          {"last", last},
                          {"news", labelled(table.title, last, catalogue)}});
    }
    return {{"tables", std::move(tables)}};
}

std::string table_svg(const Table& table, bool wide, const Catalogue& catalogue) {
    if (!table.picture) {
        return "";
    }
    const picture::AnyFont letters;
    const Translate translate = [&](const Text& text) { return worded(text, catalogue); };
    constexpr double kWideHigh = 1000;  // Beside the table stands what happened, so it is less wide than the screen.
    const picture::Viewport page{picture::Detail::page, {0, 0, picture::kPaperWidth, 0}, letters, translate};
    const picture::Viewport screen{
        picture::Detail::screen, {0, 0, picture::kScreenWidth, kWideHigh}, letters, translate};
    std::string svg = document::svg_in_palette(
        picture::figure_of(table.picture(wide ? screen : page), translate(say("The table")), translate));
    std::ranges::replace(svg, '\n', ' ');
    std::ranges::replace(svg, '\r', ' ');
    return svg;
}

std::string stream_text(std::string_view name, std::string_view line) {
    return "event: " + std::string(name) + "\ndata: " + std::string(line) + "\n\n";
}

std::string stream_event(std::string_view name, const Json& data) {
    return stream_text(name, data.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace castalia::room
