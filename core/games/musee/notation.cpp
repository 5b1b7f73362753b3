// One line per event, as people type it and as the text export writes it: resources/notation.md.
#include <algorithm>

#include "core/games/musee/musee.h"
#include "core/parts/line_words.h"

namespace castalia::musee {

namespace {

constexpr std::string_view kVerbs = "a number such as 31, stuck, next, adjust, note, dice, pause, resume or abandon";

/// Reads the words of one event in the state before it.
class Reader {
public:
    Reader(const Rules& rules, const State& state, NotationLine& line) : rules_(rules), state_(state), line_(line) {}

    Rules::Move read() {
        try {
            return event();
        } catch (BadNotation& bad) {
            bad.so_far = std::move(known_);
            throw;
        }
    }

private:
    Rules::Move event() {
        const std::string word = lowered(line_.peek());
        if (is_digits(word)) {
            return display();
        }
        line_.take("a number or a verb");
        if (word == "h" || word == "hang" || word == "display" || word == "d") {
            return display();
        }
        if (word == "stuck" || word == "k") {
            return Stuck{player()};
        }
        if (word == "next" || word == "n") {
            return next_game();
        }
        if (word == "adj" || word == "adjust" || word == "count") {
            return adjust();
        }
        line_.fail("\"" + word + "\" is no word of Musée; here stands " + std::string(kVerbs));
    }

    Seat player() const { return line_.player().value_or(state_.active); }
    const std::string& name_of(Seat seat) const { return rules_.names.at(static_cast<std::size_t>(seat.index)); }

    Display display() {
        Display move;
        move.player = player();
        known_ = {{"type", "display"}, {"player", name_of(move.player)}};
        move.card = static_cast<int>(line_.take_number("the number of the painting", 1, rules_.cards()));
        known_["card"] = move.card;
        place(move);
        if (const std::string next = lowered(line_.peek()); next == "draw" || next == "for" || next == "draws") {
            line_.take(next);
            move.drawer = take_player(line_, "the player who takes the card");
        }
        return move;
    }

    /// "m4", "m 4", "middle 4".
    void place(Display& move) {
        constexpr std::string_view kWhat = "the place (u, m or l and the space, such as m4)";
        const std::string word = line_.take(kWhat);
        const std::size_t digits = std::min(word.find_first_of("0123456789"), word.size());
        const std::string gallery = word.substr(0, digits);
        const auto found = std::ranges::find_if(kGalleryWords, [&](std::string_view full) {
            return !gallery.empty() && (gallery == full || (gallery.size() == 1 && gallery.front() == full.front()));
        });
        if (found == kGalleryWords.end()) {
            line_.fail(std::string(kWhat) + " belongs here, not \"" + word + "\"");
        }
        move.gallery = static_cast<int>(found - kGalleryWords.begin());
        const long long space = digits < word.size()
                                    ? number_in(line_, word.substr(digits), "the space", 1, rules_.spaces())
                                    : line_.take_number("the space", 1, rules_.spaces());
        move.space = static_cast<int>(space) - 1;
    }
    /// "next u246 l135", who begins stands before it.
    NextGame next_game() {
        NextGame move{
            line_.player().value_or(state_.phase == Phase::between ? rules_.proposed_first(state_) : state_.active),
            {}};
        known_ = {{"type", "next_game"}, {"first", name_of(move.first)}};
        Json stairs = Json::object();
        for (const std::string key : {"upper", "lower"}) {
            const std::string what =
                "the staircases of the " + key + " row (such as " + key[0] + (key == "upper" ? "246)" : "135)");
            const std::string word = line_.take(what);
            if (word.front() != key[0] || !is_digits(std::string_view(word).substr(1))) {
                line_.fail(what + " belong here, not \"" + word + "\"");
            }
            stairs[key] = Json::array();
            for (const char digit : word.substr(1)) {
                stairs[key].push_back(digit - '0');
            }
        }
        // The same reader as a record's, so that both refuse alike.
        try {
            const Json object{{"stairs", std::move(stairs)}};
            Fields fields(object, "");
            move.stairs = read_stairs(fields, rules_.players());
        } catch (const BadRecord& bad) {
            line_.fail(bad.what());
        }
        return move;
    }

    Adjust adjust() {
        const std::string what = line_.take("what was counted: hand or pile");
        Adjust adjust;
        if (what == "hand") {
            adjust.what = Adjust::What::hand;
            adjust.player = take_player(line_, "the player whose it is");
        } else if (what == "pile") {
            adjust.what = Adjust::What::draw_pile;
        } else {
            line_.fail("\"" + what + "\" is not counted; here stands hand or pile");
        }
        adjust.to = static_cast<int>(line_.take_number("the number that was counted", 0, kMostCounted));
        return adjust;
    }

    const Rules& rules_;
    const State& state_;
    NotationLine& line_;
    Json known_;  ///< What of the event has been read.
};

/// Writes an event in its short form.
struct Writer {
    const std::vector<std::string>& names;

    std::string name(Seat seat) const { return " " + notation_name(names.at(static_cast<std::size_t>(seat.index))); }
    static std::string columns(const std::array<bool, kMostSpaces>& row) {
        std::string digits;
        for (std::size_t column = 0; column < row.size(); ++column) {
            digits += row[column] ? std::to_string(column + 1) : "";
        }
        return digits;
    }

    std::string operator()(const Display& move) const {
        return std::to_string(move.card) + " " + kGalleryWords[static_cast<std::size_t>(move.gallery)][0] +
               std::to_string(move.space + 1) + (move.drawer ? " draw" + name(*move.drawer) : "");
    }
    std::string operator()(const Stuck&) const { return "stuck"; }
    std::string operator()(const NextGame& move) const {
        return "next u" + columns(move.stairs[0]) + " l" + columns(move.stairs[1]);
    }
    std::string operator()(const Adjust& move) const {
        const std::string to = " " + std::to_string(move.to);
        return move.what == Adjust::What::hand ? "adj hand" + name(move.player) + to : "adj pile" + to;
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{names}, move); }

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(*this, state, line).read(); }

}  // namespace castalia::musee
