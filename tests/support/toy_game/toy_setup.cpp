#include "core/parts/blank_sheet.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/game/counting.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia::toy {

namespace {

constexpr const char* kSecond = "second";

constexpr std::array<std::string_view, 8> kSquares{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr int kFaces = 6, kMostPips = 3;

struct BlankFaces {
    std::vector<int> read(Value value, const RecordPlace& at) const {
        Fields pattern = at.object(value);
        const auto faces = list_of(number(1, kFaces), 0, kFaces).read(pattern.any("faces"), {pattern, "faces"});
        pattern.finish();
        return faces;
    }
    Json json(const std::vector<int>& faces) const { return {{"faces", faces}}; }
    static Json schema() { return {{"type", "object"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::pattern;
};

struct Starts {
    std::map<std::string, Start> read(Value value, const RecordPlace& at) const {
        std::map<std::string, Start> starts;
        Fields table = at.object(value);
        for (const std::string& name : at.names()) {
            if (!table.has(name)) {
                continue;
            }
            Fields row = table.object(name);
            Start start{row.number_or("pips", 0, kMostPips, 0), {}};
            if (row.has("squares")) {
                const RecordPlace place(row, "squares");
                for (const Value square : row.list("squares", 0, kSquares.size())) {
                    start.squares.emplace_back(
                        kSquares.at(place.item(start.squares.size()).choice(square, kSquares)));
                }
            }
            row.finish();
            starts.emplace(name, std::move(start));
        }
        table.finish();
        return starts;
    }
    Json json(const std::map<std::string, Start>& starts) const {
        Json table = Json::object();
        for (const auto& [name, start] : starts) {
            table[name]["pips"] = start.pips;
            if (!start.squares.empty()) {
                table[name]["squares"] = start.squares;
            }
        }
        return table;
    }
    static Json schema() { return {{"type", "object"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::table;
};

/// Returns the slot for the faces of the die as tokens; those that are turned count nothing.
std::vector<Slot> blank_faces_slot(Slot slot, const Players&, const Json&) {
    slot.most = kFaces;
    slot.rows = {say("Faces")};
    slot.sides = {{{say("counts"), "die-6"}, {say("counts nothing"), "mark-cut"}}};
    slot.options = {{{{"faces", Json::array()}}, say("All count"), {}, {}}};
    return form_of(std::move(slot));
}

/// Returns the slot with a row for each player: the pips at the start, and the lucky squares around their chair.
std::vector<Slot> starts_slot(Slot slot, const Players& players, const Json& setup) {
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
    return form_of(std::move(slot));
}

SetupOptions<Setup> declared(bool with_lucky) {
    std::vector<SetupOptionOf<Setup>> list{
        setup_option("rounds", &Setup::rounds, number(1, 9)).labelled(say("Rounds")),
        setup_option("low_wins", &Setup::low_wins, a_flag).labelled(say("The fewest pips win")),
        setup_option("double_ones", &Setup::double_ones, a_flag)
            .labelled(say("Ones count twice"))
            .only_in({kSecond})
            .excluding({"low_wins"})};
    if (with_lucky) {
        list.push_back(setup_option("lucky", &Setup::lucky, number(0, kFaces))
                           .labelled(say("The face that counts one pip more"))
                           .since(2));
    }
    list.push_back(setup_option("blank", &Setup::blank_faces, BlankFaces{})
                       .written_if_chosen()
                       .labelled(say("Faces that count nothing"))
                       .filled_by(blank_faces_slot));
    list.push_back(setup_option("start", &Setup::starts, Starts{})
                       .written_if_chosen()
                       .labelled(say("At the start"))
                       .filled_by(starts_slot));
    return SetupOptions<Setup>(std::move(list))
        .completed_by([](Setup& setup, const Players&, const std::string& edition) {
            setup.sixes_count_twice = edition == kSecond;
        });
}

document::Document draw_sheet(const Translate& translate) {
    SheetDrawing sheet(translate, say("Pips"), say("Pips"));
    sheet.who_and_when();
    document::Sketch boxes;
    draw_grid(boxes, {{translate(say("Player")), 200}, {translate(say("Pips")), 100}}, 14, 4, 20);
    sheet.figure(std::move(boxes), 100, say("A row for each player"));
    return sheet.take();
}

std::vector<RolledDie> rolled(const castalia::Move& move) {
    const auto* roll = std::get_if<Roll>(&PlaythroughOf<Rules>::typed(move));
    return roll == nullptr ? std::vector<RolledDie>()
                           : std::vector<RolledDie>{{6, roll->die, roll->by_app, roll->player}};
}

std::vector<DiceLuck> dice_luck(const Playthrough& playthrough, std::size_t, const castalia::Move& move) {
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

/// Counts the pips, which lie as counters before each player.
void count_table(const Rules& rules, const State& state, Counting& counting) {
    for (std::size_t seat = 0; seat < rules.names.size(); ++seat) {
        counting.add(state.pips[seat], [&] {
            return count_of_player(rules.pips_of(seat), say("Pips"), say("pips"), rules.names[seat],
                                   Seat{static_cast<int>(seat)});
        });
    }
}

Game made(bool with_lucky) {
    Game game = game_of<Rules>("toy-pips", say("Pips"), {"first", kSecond}, 2, 4, declared(with_lucky));
    game.sheets = {{"toy-pips", say("Pips: a row for each player"), draw_sheet}};
    game.dice = rolled;
    game.dice_luck = dice_luck;
    game.dice_luck_unit = say("pips");
    game.counts = counted_by<Rules>(count_table);
    game.foreign_ids = {{std::string(kBoardGameGeek), 1234567}};
    return game;
}

}  // namespace

Game game_of_version_one() { return made(false); }
Game game() { return made(true); }

Game game_with(const Changes& changes) {
    Game game = made(true);
    game.settle_and_begin = [begin = game.settle_and_begin, changes](const Players& players,
                                                                     const std::string& edition, Json& setup) {
        const auto usual = begin(players, edition, setup);
        Rules rules = static_cast<const PlaythroughOf<Rules>&>(*usual).rules();
        rules.setup.changes = changes;
        return std::make_unique<PlaythroughOf<Rules>>(std::make_shared<const Rules>(std::move(rules)));
    };
    return game;
}

}  // namespace castalia::toy
