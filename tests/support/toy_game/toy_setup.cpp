#include "core/parts/blank_sheet.h"
#include "core/rules/game_of.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia::toy {

namespace {

constexpr const char* kSecond = "second";

std::vector<SetupOption> first_options() {
    return {number_option("rounds", say("Rounds"), 1, 9, 2), flag_option("low_wins", say("The fewest pips win")),
            flag_option("double_ones", say("Ones count twice")).only_in({kSecond}).excluding({"low_wins"})};
}

const SetupOptions& options_of_version_one() {
    static const SetupOptions options(first_options());
    return options;
}

const SetupOptions& options_now() {
    static const SetupOptions options = [] {
        std::vector<SetupOption> list = first_options();
        list.push_back(number_option("lucky", say("The face that counts one pip more"), 0, 6, 0).since(2));
        return SetupOptions(std::move(list));
    }();
    return options;
}

constexpr std::array<std::string_view, 8> kSquares{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr int kFaces = 6, kMostPips = 3;

std::vector<int> read_blank_faces(Fields& fields) {
    std::vector<int> faces;
    Fields pattern = fields.object("blank");
    const RecordPlace place(pattern, "faces");
    for (const Value face : pattern.list("faces", 0, kFaces)) {
        faces.push_back(static_cast<int>(place.item(faces.size()).number(face, 1, kFaces)));
    }
    pattern.finish();
    return faces;
}

std::map<std::string, Start> read_starts(Fields& fields, const Players& players) {
    std::map<std::string, Start> starts;
    Fields table = fields.object("start");
    for (const std::string& name : players.names) {
        if (!table.has(name)) {
            continue;
        }
        Fields row = table.object(name);
        Start start{row.number_or("pips", 0, kMostPips, 0), {}};
        if (row.has("squares")) {
            const RecordPlace place(row, "squares");
            for (const Value square : row.list("squares", 0, kSquares.size())) {
                start.squares.emplace_back(kSquares.at(place.item(start.squares.size()).choice(square, kSquares)));
            }
        }
        row.finish();
        starts.emplace(name, std::move(start));
    }
    table.finish();
    return starts;
}

/// The faces of the die as tokens: those that are turned count nothing.
Slot blank_faces_slot() {
    Slot slot{"blank", Slot::Kind::pattern, say("Faces that count nothing"), {}, 0, kFaces, true};
    slot.rows = {say("Faces")};
    slot.sides = {{{say("counts"), "die-6"}, {say("counts nothing"), "mark-cut"}}};
    slot.options = {{{{"faces", Json::array()}}, say("All count"), {}, {}}};
    return slot;
}

/// A row for each player: the pips at the start, and the lucky squares around their chair.
Slot starts_slot(const Players& players, const Json& setup) {
    Slot slot{"start", Slot::Kind::table, say("At the start"), {}, 0, 0, true};
    Json rows = Json::object();
    for (const std::string& name : players.names) {
        rows[name] = Json::object();
        slot.rows.push_back(literally(name));
    }
    slot.options = {{std::move(rows), say("Nothing"), {}, {}}};
    slot.row_label = say("Player");
    Slot::Column pips{"pips", say("Pips"), {}};
    for (int count = 0; count <= kMostPips; ++count) {
        pips.choices.push_back({{{"pips", count}}, literally(count), {}, {}});
    }
    slot.columns = {std::move(pips), {"squares", say("Lucky squares"), {}}};
    const Json said = value_at(setup, "start");
    slot.hint = say_count("{n} player has a row", "{n} players have a row",
                          said.is_object() ? static_cast<long long>(said.size()) : 0);
    return slot;
}

template <const SetupOptions& (*options)()>
Setup read_setup(const Players& players, const std::string& edition, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.sixes_count_twice = edition == kSecond;
    setup.options = options().read(fields, edition);
    if (fields.has("blank")) {
        setup.blank_faces = read_blank_faces(fields);
    }
    if (fields.has("start")) {
        setup.starts = read_starts(fields, players);
    }
    fields.finish();
    return setup;
}

template <const SetupOptions& (*options)()>
Json write_setup(const Players&, const std::string& edition, const Setup& setup) {
    Json json = Json::object();
    options().write(json, setup.options, edition);
    if (!setup.blank_faces.empty()) {
        json["blank"] = {{"faces", setup.blank_faces}};
    }
    for (const auto& [name, start] : setup.starts) {
        json["start"][name]["pips"] = start.pips;
        if (!start.squares.empty()) {
            json["start"][name]["squares"] = start.squares;
        }
    }
    return json;
}

document::Document draw_sheet(const Tell& tell) {
    SheetDrawing sheet(tell, say("Pips"), say("Pips"));
    sheet.who_and_when();
    document::Sketch boxes;
    draw_grid(boxes, {{tell(say("Player")), 200}, {tell(say("Pips")), 100}}, 14, 4, 20);
    sheet.figure(std::move(boxes), 100, say("A row for each player"));
    return sheet.take();
}

/// A bar for each player.
document::Figure draw_score(const Playthrough& playthrough, std::size_t ply, const Tell& tell) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    constexpr double kBar = 14, kPip = 4;
    document::Sketch sketch;
    for (std::size_t seat = 0; seat < game.rules().names.size(); ++seat) {
        sketch.box(0, static_cast<double>(seat) * kBar, kPip * static_cast<double>(game.at(ply).pips[seat]), kBar);
    }
    document::Figure figure;
    figure.width = kSheetWidth;
    figure.height = kBar * static_cast<double>(game.rules().names.size());
    figure.shapes = std::move(sketch.shapes);
    figure.name = tell(say("Pips as bars"));
    figure.in_words = tell(say("a bar for each player"));
    return figure;
}

std::vector<RolledDie> rolled(const castalia::Move& move) {
    const auto* roll = std::get_if<Roll>(&PlaythroughOf<Rules>::typed(move));
    return roll == nullptr ? std::vector<RolledDie>()
                           : std::vector<RolledDie>{{6, roll->die, roll->by_app, roll->player}};
}

std::vector<Fortune> fortune(const Playthrough& playthrough, std::size_t, const castalia::Move& move) {
    const auto* roll = std::get_if<Roll>(&PlaythroughOf<Rules>::typed(move));
    if (roll == nullptr) {
        return {};
    }
    const Rules& rules = static_cast<const PlaythroughOf<Rules>&>(playthrough).rules();
    double sum = 0, squares = 0;
    for (int face = 1; face <= 6; ++face) {
        const auto worth = static_cast<double>(rules.worth(face));
        sum += worth / 6;
        squares += worth * worth / 6;
    }
    return {{roll->player, static_cast<double>(rules.worth(roll->die)), sum, squares - sum * sum}};
}

template <const SetupOptions& (*options)()>
Game made() {
    Game game = game_of_editions<Rules>("toy-pips", say("Pips"), {"first", kSecond}, 2, 4, read_setup<options>,
                                        write_setup<options>);
    game.options = [](const Players& players, const std::string& edition, const Json& setup) {
        std::vector<Slot> slots = options().form(setup, edition);
        slots.push_back(blank_faces_slot());
        slots.push_back(starts_slot(players, setup));
        return slots;
    };
    game.sheets = {{"toy-pips", say("Pips: a row for each player"), draw_sheet}};
    game.figure = draw_score;
    game.dice = rolled;
    game.fortune = fortune;
    game.fortune_unit = say("pips");
    game.foreign_ids = {{std::string(kBoardGameGeek), 1234567}};
    return game;
}

}  // namespace

Game game_of_version_one() { return made<options_of_version_one>(); }
Game game() { return made<options_now>(); }

}  // namespace castalia::toy
