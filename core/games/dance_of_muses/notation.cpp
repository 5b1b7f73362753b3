// One line per event, as people type it and as the text export writes it: resources/notation.md.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

namespace {

constexpr std::string_view kVerbs =
    "a tile, place, neutral, pass, reveal, adjust, note, dice, pause, resume or abandon";

std::string lower(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// What may stand for one word of the game: all of it, or the letter.
struct Word {
    std::string_view word;
    int meaning;
};
constexpr std::array<Word, 12> kDirectionWords{{{"n", 0},
                                                {"north", 0},
                                                {"\u2191", 0},
                                                {"e", 1},
                                                {"east", 1},
                                                {"\u2192", 1},
                                                {"s", 2},
                                                {"south", 2},
                                                {"\u2193", 2},
                                                {"w", 3},
                                                {"west", 3},
                                                {"\u2190", 3}}};
constexpr std::array<Word, 9> kPowerWords{{{"raise", 1},
                                           {"raises", 1},
                                           {"+", 1},
                                           {"lower", 2},
                                           {"lowers", 2},
                                           {"-", 2},
                                           {"swap", 3},
                                           {"swaps", 3},
                                           {"x", 3}}};

template <std::size_t N>
std::optional<int> meaning(const std::array<Word, N>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word, &Word::word);
    return found == words.end() ? std::nullopt : std::optional(found->meaning);
}

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
        const std::string word = lower(line_.peek());
        if (word == "place" || word == "p") {
            line_.take("place");
            return place();
        }
        if (word == "neutral") {
            line_.take("neutral");
            return neutral();
        }
        if (word == "pass") {
            line_.take("pass");
            return Pass{player()};
        }
        if (word == "reveal" || word == "rev") {
            line_.take("reveal");
            return reveal();
        }
        if (word == "adj" || word == "adjust" || word == "count") {
            line_.take("adj");
            return adjust();
        }
        if (word == "dance" || word == "d") {
            line_.take("dance");
        }
        return dance();
    }

    Seat player() const { return line_.player().value_or(state_.active); }

    Square square() {
        const auto x = static_cast<int>(line_.take_number("the square's x, to the east", -kFarthest, kFarthest));
        return {x, static_cast<int>(line_.take_number("the square's y, to the south", -kFarthest, kFarthest))};
    }

    PlaceTile place() {
        const std::string next = lower(line_.peek());
        std::optional<Muse> named;
        if (next == "down" || next == "?") {
            line_.take("down");
        } else {
            named = muse();
        }
        return {player(), square(), named};
    }
    PlaceNeutral neutral() {
        const std::string next(line_.peek());
        const bool number = !next.empty() && (next.front() == '-' || (next.front() >= '0' && next.front() <= '9'));
        std::optional<Muse> named;
        if (!number && !line_.done()) {
            named = muse();
        }
        return {square(), named};
    }

    /// A name as it is printed or the beginning of one, if only one begins so.
    std::optional<Muse> muse_like(const std::string& word) const {
        std::optional<Muse> found;
        for (std::size_t i = 0; i < kTiles; ++i) {
            const auto one = static_cast<Muse>(i);
            if (lower(name_of(one)) == word) {
                return one;
            }
            if (!word.empty() && lower(name_of(one)).starts_with(word)) {
                if (found) {
                    return std::nullopt;
                }
                found = one;
            }
        }
        return found;
    }
    Muse muse() {
        const std::string word = line_.take("the tile (its name, such as clio)");
        const std::optional<Muse> found = muse_like(word);
        if (!found) {
            line_.fail("\"" + word + "\" is no tile, or not the only one that begins so; write such as clio");
        }
        return *found;
    }

    /// The id of a tile that lies on the table: "?ann" is read as it is called, and of the names only those that are
    /// seen need to be told apart.
    std::string tile_id(std::string word) {
        const std::string small = lower(word);
        std::string found;
        for (const Tile& tile : state_.tiles) {
            if (lower(tile.id) == small) {
                return tile.id;
            }
            if (lower(tile.id).starts_with(small)) {
                found = found.empty() ? tile.id : "several";
            }
        }
        if (muse_of(found) || (found.starts_with('?') && small.size() > 1)) {
            return found;
        }
        if (small.starts_with('?') && small.size() > 1) {
            return word;
        }
        const std::optional<Muse> named = found.empty() ? muse_like(small) : std::nullopt;
        if (!named) {
            line_.fail("\"" + word + "\" is no tile, or not the only one that begins so; here stands " +
                       std::string(kVerbs));
        }
        return std::string(name_of(*named));
    }
    std::string tile_id() {
        return tile_id(line_.take_text("the tile (its name, or ? with its owner, such as ?ann)"));
    }

    Dance dance() {
        const Seat seat = player();
        Dance dance{seat, tile_id(), {}, {}};
        // A tile alone shows its four steps, a step what a power would reach.
        if (state_.phase == Phase::dance) {
            known_ = {{"type", "dance"},
                      {"player", rules_.names.at(static_cast<std::size_t>(seat.index))},
                      {"tile", dance.tile}};
        }
        read_power(dance);  // "thalia < urania e" is read as it is done.
        const std::string to = line_.take("the direction (n, e, s or w)");
        const std::optional<int> direction = meaning(kDirectionWords, to);
        if (!direction) {
            line_.fail("the direction is n, e, s or w, not \"" + to + "\"");
        }
        dance.to = kDirections[static_cast<std::size_t>(*direction)];
        if (!known_.is_null()) {
            known_["to"] = letter(dance.to);
        }
        if (!dance.power) {
            read_power(dance);
        }
        return dance;
    }

    void read_power(Dance& dance) {
        const std::string next(line_.peek());
        const std::string small = lower(next);
        const bool after = small.starts_with('>') || small == "then" || small == "after";
        const bool before = small.starts_with('<') || small == "before";
        if (!after && !before) {
            return;
        }
        line_.take("when");
        if (!known_.is_null()) {
            known_["power"] = {{"when", before ? "before" : "after"}};
        }
        const bool joined = next.size() > 1 && (next.front() == '>' || next.front() == '<');
        PowerUse use{before, {}, {}};
        use.target = joined ? tile_id(next.substr(1)) : tile_id();
        if (const std::optional<int> kind = meaning(kPowerWords, lower(line_.peek()))) {
            line_.take("kind");
            use.kind = static_cast<Power>(*kind);
        }
        dance.power = std::move(use);
    }

    Reveal reveal() {
        Reveal reveal;
        while (line_.peek().starts_with('?')) {
            std::string id = tile_id();
            if (std::ranges::find(reveal.tiles, id, &std::pair<std::string, Muse>::first) != reveal.tiles.end()) {
                line_.fail("this tile is turned up once, and stands here twice");
            }
            reveal.tiles.emplace_back(std::move(id), muse());
        }
        std::ranges::stable_sort(reveal.tiles, {},
                                 [&](const auto& tile) { return order_of(tile.first, rules_.names); });
        if (lower(line_.peek()) != "suns") {
            return reveal;
        }
        line_.take("suns");
        while (!line_.done()) {
            const Muse shown = muse();
            std::optional<int>& suns = reveal.suns[static_cast<std::size_t>(shown)];
            if (suns) {
                line_.fail("the Suns of this tile stand here twice");
            }
            suns = static_cast<int>(line_.take_number("the Suns on the tile", 0, 6));
        }
        return reveal;
    }
    Adjust adjust() {
        if (lower(line_.peek()) == "die") {
            line_.take("die");
        }
        std::string id = tile_id();
        return {std::move(id), static_cast<int>(line_.take_number("what the die shows", 1, 6))};
    }

    const Rules& rules_;
    const State& state_;
    NotationLine& line_;
    Json known_;  ///< What of a dance has been read.
};

/// Writes an event in its short form.
struct Writer {
    static std::string square(Square at) { return " " + std::to_string(at.x) + " " + std::to_string(at.y); }
    static std::string tile(const std::string& id) { return muse_of(id) ? lower(id) : notation_name(id); }

    std::string operator()(const PlaceNeutral& move) const {
        return "neutral" + (move.muse ? " " + lower(name_of(*move.muse)) : "") + square(move.at);
    }
    std::string operator()(const PlaceTile& move) const {
        return "place " + (move.muse ? lower(name_of(*move.muse)) : "down") + square(move.at);
    }
    std::string operator()(const Dance& move) const {
        std::string words = tile(move.tile) + " " + lower(letter(move.to));
        if (move.power) {
            words += (move.power->before ? " < " : " > ") + tile(move.power->target);
            words += move.power->kind ? " " + std::string(word_of(*move.power->kind)) : "";
        }
        return words;
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const Reveal& move) const {
        std::string words = "reveal";
        for (const auto& [id, muse] : move.tiles) {
            words += " " + notation_name(id) + " " + lower(name_of(muse));
        }
        bool first = true;
        for (std::size_t i = 0; i < kTiles; ++i) {
            if (move.suns[i]) {
                words += std::exchange(first, false) ? " suns " : " ";
                words += lower(name_of(static_cast<Muse>(i))) + " " + std::to_string(*move.suns[i]);
            }
        }
        return words;
    }
    std::string operator()(const Adjust& move) const {
        return "adj die " + tile(move.tile) + " " + std::to_string(move.to);
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{}, move); }

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(*this, state, line).read(); }

}  // namespace castalia::dance_of_muses
