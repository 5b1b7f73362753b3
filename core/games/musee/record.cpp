// Setup and moves to JSON and back.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/rules/game_of.h"

namespace castalia::musee {

namespace {

constexpr std::array<std::string_view, 4> kTypes{"display", "stuck", "next_game", "adjust"};
constexpr std::array<std::string_view, 2> kCounts{"hand", "draw_pile"};
constexpr std::array<std::string_view, 2> kRows{"upper", "lower"};

Display display_of(Fields& fields, Seat player, const Rules& rules) {
    Display move;
    move.player = player;
    move.card = static_cast<int>(fields.number("card", 1, rules.cards()));
    const std::string gallery = fields.word("gallery", kGalleryWords);
    move.gallery = static_cast<int>(std::ranges::find(kGalleryWords, gallery) - kGalleryWords.begin());
    move.space = static_cast<int>(fields.number("space", 1, rules.spaces())) - 1;
    if (fields.has("drawer")) {
        move.drawer = fields.seat("drawer");
    }
    return move;
}

Adjust adjust_of(Fields& fields) {
    Fields what = fields.object("what");
    Adjust adjust;
    const std::string word = what.word("what", kCounts);
    adjust.what = static_cast<Adjust::What>(std::ranges::find(kCounts, word) - kCounts.begin());
    if (adjust.what == Adjust::What::hand) {
        adjust.player = what.seat("player");
    }
    what.finish();
    adjust.to = static_cast<int>(fields.number("to", 0, kMostCounted));
    return adjust;
}

/// Writes a move's own fields, after its type and player.
struct Writer {
    Json& json;
    const std::vector<std::string>& names;

    const std::string& name(Seat seat) const { return names.at(at(seat.index)); }

    void operator()(const Display& move) const {
        json["card"] = move.card;
        json["gallery"] = kGalleryWords[at(move.gallery)];
        json["space"] = move.space + 1;
        if (move.drawer) {
            json["drawer"] = name(*move.drawer);
        }
    }
    void operator()(const Stuck&) const {}
    void operator()(const NextGame& move) const {
        json["first"] = name(move.first);
        json["stairs"] = stairs_json(move.stairs);
    }
    void operator()(const Adjust& move) const {
        Json what = {{"what", kCounts[static_cast<std::size_t>(move.what)]}};
        if (move.what == Adjust::What::hand) {
            what["player"] = name(move.player);
        }
        json["what"] = std::move(what);
        json["to"] = move.to;
    }
};

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.first = fields.seat("first");
    if (setup.first.index < 0) {
        fields.fail("first", "nobody at this table is called " + shown(json["first"]));
    }
    setup.stairs = read_stairs(fields, static_cast<int>(players.names.size()));
    setup.match = fields.flag_or("match", false);
    fields.finish();
    return setup;
}

Json write_setup(const Players& players, const Setup& setup) {
    return {{"first", players.names.at(at(setup.first.index))},
            {"stairs", stairs_json(setup.stairs)},
            {"match", setup.match}};
}

}  // namespace

Stairs read_stairs(Fields& fields, int players) {
    const int columns = spaces_for(players);
    Fields object = fields.object("stairs");
    Stairs stairs{};
    std::array<std::size_t, 2> turned{};
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        const std::vector<Value> list = object.list(kRows[row], 0, kMostSpaces);
        turned[row] = list.size();
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string where = object.where(kRows[row]) + "[" + std::to_string(i) + "]";
            const auto column = number_of(list[i], where, 1, columns);
            if (std::exchange(stairs[row][static_cast<std::size_t>(column - 1)], true)) {
                throw BadRecord(where, "column " + std::to_string(column) + " stands in this row twice");
            }
        }
    }
    object.finish();
    // musee.setup.stairs
    const bool three = players == 3;
    const bool adds_up =
        three ? turned[0] + turned[1] == 5 && (turned[0] == 2 || turned[0] == 3) : turned[0] == 3 && turned[1] == 3;
    if (!adds_up) {
        fields.fail("stairs",
                    (three ? std::string("with three players one row has two staircases and the other three")
                           : std::string("each row has three staircases")) +
                        ", here are " + std::to_string(turned[0]) + " in the upper row and " +
                        std::to_string(turned[1]) + " in the lower");
    }
    return stairs;
}

Json stairs_json(const Stairs& stairs) {
    Json json = Json::object();
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        Json& columns = json[std::string(kRows[row])] = Json::array();
        for (int column = 0; column < kMostSpaces; ++column) {
            if (stairs[row][at(column)]) {
                columns.push_back(column + 1);
            }
        }
    }
    return json;
}

Rules::Move Rules::read(Fields& fields) const {
    const std::string type = fields.word("type", kTypes);
    if (type == "adjust") {
        return adjust_of(fields);
    }
    if (type == "next_game") {
        const Seat first = fields.seat("first");
        return NextGame{first, read_stairs(fields, players())};
    }
    const Seat player = fields.seat("player");
    if (type == "display") {
        return display_of(fields, player, *this);
    }
    return Stuck{player};
}

void Rules::write(const Move& move, Json& object) const {
    write_head(object, kTypes[move.index()], player_of<Adjust>(move), names);
    std::visit(Writer{object, names}, move);
}

/// Of a new game it is who begins it.
std::optional<Seat> Rules::actor(const Move& move) const {
    const auto* next = std::get_if<NextGame>(&move);
    return next == nullptr ? player_of<Adjust>(move) : next->first;
}

/// The new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game musee = [] {
        Game made = game_of<Rules>("musee", say("Musée"), "2014", 2, 4, read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.sheets = {blank_sheet()};
        made.labels = labels();
        made.figure = [](const Playthrough& playthrough, std::size_t ply, const Tell& tell) {
            return drawn_houses(playthrough.state(ply), tell);
        };
        return made;
    }();
    return musee;
}

}  // namespace castalia::musee
