// What does not follow from the declarations of the moves: staircases, and a line that begins with a number.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/rules/catalogue.h"
#include "core/rules/declared_moves.h"

namespace castalia::musee {

namespace {

constexpr std::array<std::string_view, 2> kRows{"upper", "lower"};

std::string columns_of(const std::array<bool, kMostSpaces>& row) {
    std::string digits;
    for (std::size_t column = 0; column < row.size(); ++column) {
        digits += row[column] ? std::to_string(column + 1) : "";
    }
    return digits;
}

}  // namespace

Stairs StairsKind::read(Value value, const RecordPlace& at, int players) {
    Fields object = at.object(value);
    Stairs stairs{};
    std::array<long long, 2> turned{};
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        const std::vector<Value> list = object.list(kRows[row], 0, kMostSpaces);
        turned[row] = static_cast<long long>(list.size());
        const RecordPlace place(object, kRows[row]);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const long long column = place.item(i).number(list[i], 1, spaces_for(players));
            if (std::exchange(stairs[row][static_cast<std::size_t>(column - 1)], true)) {
                place.item(i).fail(say("column {column} stands in this row twice", {{"column", literally(column)}}));
            }
        }
    }
    object.finish();
    const bool three = players == 3;
    const bool adds_up =
        three ? turned[0] + turned[1] == 5 && (turned[0] == 2 || turned[0] == 3) : turned[0] == 3 && turned[1] == 3;
    if (!adds_up) {
        const std::vector<Fill> fills{{"upper", literally(turned[0])}, {"lower", literally(turned[1])}};
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
    Json json = Json::object();
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        Json& columns = json[std::string(kRows[row])] = Json::array();
        for (const char digit : columns_of(stairs[row])) {
            columns.push_back(digit - '0');
        }
    }
    return json;
}

Stairs StairsKind::parse(NotationLine& line, int players) {
    const std::array<Text, 2> what{say("the staircases of the upper row (such as u246)"),
                                   say("the staircases of the lower row (such as l135)")};
    Json stairs = Json::object();
    for (std::size_t row = 0; row < kRows.size(); ++row) {
        const std::string word = line.take(english(what[row]));
        if (word.front() != kRows[row].front() || !is_digits(std::string_view(word).substr(1))) {
            line.fail(say("{what} belong here, not \"{word}\"", {{"what", what[row]}, {"word", literally(word)}}));
        }
        Json& columns = stairs[std::string(kRows[row])] = Json::array();
        for (const char digit : word.substr(1)) {
            columns.push_back(digit - '0');
        }
    }
    // The same reader as a record's, so that both refuse alike.
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

    static Display parse(As<Display>, const Rules& rules, const State& state, NotationLine& line, std::string_view) {
        Display move;
        move.player = line.player().value_or(state.active);
        Json known = {{"type", "display"}, {"player", rules.name(move.player)}};
        try {
            move.card = CardKind{}.parse(line, "the number of the painting", rules, state);
            known["card"] = move.card;
            parse_place(move, rules, line);
            const WordList draws = typed("draw", "for", "draws");
            if (declared::take_word(line, draws)) {
                move.drawer = a_player.parse(line, "the player who takes the card");
            }
        } catch (BadNotation& bad) {
            bad.so_far = std::move(known);
            throw;
        }
        return move;
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
