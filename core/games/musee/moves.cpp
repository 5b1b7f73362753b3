// The parts of the moves that do not follow from their declarations: staircases, and a line that begins with a
// number.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/rules/declaration/declared_moves.h"
#include "core/rules/text/catalogue.h"
#include "core/rules/text/mapped.h"

namespace castalia::musee {

namespace {

constexpr auto kRows = std::to_array<std::string_view>({"upper", "lower"});

std::string columns_of(const std::array<bool, kMostSpaces>& row) {
    std::string digits;
    for (std::size_t column = 0; column < row.size(); ++column) {
        digits += row[column] ? std::to_string(column + 1) : "";
    }
    return digits;
}

Json json_of(const std::string& digits) {
    return json_array(digits, [](char digit) { return digit - '0'; });
}

}  // namespace

Stairs StairsKind::read(Value value, const RecordPlace& at, int players) {
    Fields object = at.object(value);
    Stairs stairs{};
    const auto columns = list_of(number_from_one(spaces_for(players)), 0, kMostSpaces);
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        for (const int column : columns.read(object.any(kRows[row]), {object, kRows[row]})) {
            stairs[row][castalia::musee::at(column)] = true;
        }
    }
    object.finish();
    const bool three = players == 3;
    const auto upper = std::ranges::count(stairs[0], true), lower = std::ranges::count(stairs[1], true);
    if (upper + lower != (three ? 5 : 6) || upper < (three ? 2 : 3) || upper > 3) {
        const std::vector<Fill> fills{{"upper", literally(upper)}, {"lower", literally(lower)}};
        at.fail(three
                    ? say("with three players one row has two staircases and the other three, here are {upper} in "
                          "the upper row and {lower} in the lower",
                          fills)
                    : say("each row has three staircases, here are {upper} in the upper row and {lower} in the lower",
                          fills));
    }
    return stairs;
}

Json StairsKind::json(const Stairs& stairs) {
    return {{kRows[0], json_of(columns_of(stairs[0]))}, {kRows[1], json_of(columns_of(stairs[1]))}};
}

Stairs StairsKind::parse(NotationLine& line, int players) {
    const auto what = std::to_array<Text>({say("the staircases of the upper row (such as u246)"),
                                           say("the staircases of the lower row (such as l135)")});
    Json stairs = Json::object();
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        const std::string word = line.take(english(what[row]));
        if (word.front() != kRows[row].front() || !is_digits(std::string_view(word).substr(1))) {
            line.fail(say("{what} belong here, not \"{word}\"", {{"what", what[row]}, {"word", literally(word)}}));
        }
        stairs[std::string(kRows[row])] = json_of(word.substr(1));
    }
    // This is the reader of records, so that both refuse alike.
    try {
        const Json object{{"stairs", std::move(stairs)}};
        Fields fields(object, "");
        return read(fields.any("stairs"), RecordPlace(fields, "stairs"), players);
    } catch (const BadRecord& bad) {
        line.fail(bad.text);
    }
}

std::string StairsKind::print(const Stairs& stairs) {
    return "u" + columns_of(stairs[0]) + " l" + columns_of(stairs[1]);
}

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("Musée"),
                                      kVerbs = in_catalogue("a number such as 31, stuck, next, adjust");

    static Seat acting(const Rules&, const State& state, const auto&) { return state.active; }
    static Seat acting(const Rules& rules, const State& state, const NextGame&) {
        return state.phase == Phase::between ? rules.proposed_first(state) : state.active;
    }
    static std::string_view first_word(const Rules&, const State&, const NotationLine& line) {
        return is_digits(line.peek()) ? "display" : "";
    }

    static void parse(Display& move, std::size_t& parts_read, const Rules& rules, const State& state,
                      NotationLine& line, std::string_view) {
        parts_read = 1;
        move.card = CardKind{}.parse(line, "the number of the painting", rules, state);
        parts_read = 2;
        parse_place(move, rules, line);
        if (declared::take_word(line, typed("draw", "for", "draws"))) {
            move.drawer = a_player.parse(line, "the player who takes the card");
        }
    }
    /// Takes "m4", "m 4" or "middle 4".
    static void parse_place(Display& move, const Rules& rules, NotationLine& line) {
        const Text what = say("the place (u, m or l and the space, such as m4)");
        const std::string word = line.take(english(what));
        const std::size_t digits = std::min(word.find_first_of("0123456789"), word.size());
        const std::string gallery = word.substr(0, digits);
        const auto found = std::ranges::find_if(kGalleryWords, [&](std::string_view full) {
            return !gallery.empty() && (gallery == full || (gallery.size() == 1 && gallery.front() == full.front()));
        });
        if (found == kGalleryWords.end()) {
            line.fail(say("{what} belongs here, not \"{word}\"", {{"what", what}, {"word", literally(word)}}));
        }
        move.gallery = static_cast<int>(found - kGalleryWords.begin());
        const long long space = digits < word.size()
                                    ? number_in(line, word.substr(digits), "the space", 1, rules.spaces())
                                    : line.take_number("the space", 1, rules.spaces());
        move.space = static_cast<int>(space) - 1;
    }
    static std::string print(const Display& move, const Rules& rules) {
        return std::to_string(move.card) + " " + kGalleryWords[at(move.gallery)][0] + std::to_string(move.space + 1) +
               (move.drawer ? " draw " + a_player.print(*move.drawer, rules) : "");
    }
};

}  // namespace castalia::musee

template struct castalia::RulesOf<castalia::musee::Rules, castalia::musee::Setup, castalia::musee::State,
                                  castalia::musee::Move>;
