// One line per event, as people type it and as the text export writes it: resources/notation.md.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_notation.h"
#include "core/parts/line_words.h"

namespace castalia::muse_decktet {

namespace {

constexpr std::string_view kVerbs =
    "sketch, paint, patron, palace, discard, resolve, pay, adjust, note, dice, pause, resume or abandon";

enum class Word { sketch, paint, patron, palace, discard, resolve, pay, adjust };
struct Verb {
    std::string_view word;
    Word means;
};
constexpr std::array<Verb, 21> kWords{{
    {"sketch", Word::sketch},   {"s", Word::sketch},        {"sk", Word::sketch},        {"paint", Word::paint},
    {"p", Word::paint},         {"patron", Word::patron},   {"t", Word::patron},         {"palace", Word::palace},
    {"l", Word::palace},        {"discard", Word::discard}, {"d", Word::discard},        {"discards", Word::discard},
    {"resolve", Word::resolve}, {"r", Word::resolve},       {"resolves", Word::resolve}, {"pay", Word::pay},
    {"pays", Word::pay},        {"adj", Word::adjust},      {"adjust", Word::adjust},    {"count", Word::adjust},
    {"paints", Word::paint},
}};

const Verb* verb_of(std::string_view word) {
    const auto found = std::ranges::find(kWords, std::string_view(lowered(word)), &Verb::word);
    return found == kWords.end() ? nullptr : &*found;
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
        const Seat player = named_player();
        const std::string word = line_.take("a verb");
        const Verb* verb = verb_of(word);
        if (verb == nullptr) {
            line_.fail(say("\"{word}\" is no verb of Muse; here stands {verbs}",
                           {{"word", literally(word)}, {"verbs", literally(kVerbs)}}));
        }
        know(player, verb->means);
        switch (verb->means) {
            case Word::discard: return Discard{player, card()};
            case Word::resolve: return Resolve{};
            case Word::pay: return Pay{player, decktet::take_payment(line_)};
            case Word::adjust: return adjust();
            default: return Reveal{player, static_cast<Use>(verb->means), card()};
        }
    }

    /// The event before its card or its coins are read.
    void know(Seat player, Word verb) {
        constexpr std::array<std::string_view, 4> kActions{"sketch", "paint", "patron", "palace"};
        const bool reveals = verb <= Word::palace;
        if (!reveals && verb != Word::discard && verb != Word::pay) {
            return;
        }
        known_ = {{"type", reveals             ? "reveal"
                           : verb == Word::pay ? "pay"
                                               : "discard"},
                  {"player", rules_.names.at(static_cast<std::size_t>(player.index))}};
        if (reveals) {
            known_["action"] = kActions[static_cast<std::size_t>(verb)];
        }
    }

    /// "ann paint 7sk" reads like "ann: paint 7sk": a name may lead the line where a verb comes after it.
    Seat named_player() {
        if (const std::optional<Seat> named = line_.player()) {
            return *named;
        }
        NotationLine ahead = line_;
        if (const std::optional<Seat> named = take_player(ahead); named && verb_of(ahead.peek()) != nullptr) {
            line_ = ahead;
            return *named;
        }
        const std::vector<Seat> awaited = rules_.awaited(state_);
        return awaited.empty() ? Seat{0} : awaited.front();
    }

    Card card() {
        if (lowered(line_.peek()) == "with") {
            line_.take("with");
        }
        return decktet::take_card(line_);
    }

    Adjust adjust() {
        const std::string what = line_.take("what was counted: coins, economy, pile, discarded or hand");
        Adjust adjust;
        if (what == "coins" || what == "coin") {
            adjust.what = Adjust::What::coins;
            adjust.player = take_player(line_, "the player whose coins were counted");
            adjust.suit = decktet::take_suit(line_, "the suit that was counted");
        } else if (what == "economy") {
            adjust.what = Adjust::What::economy;
            adjust.suit = decktet::take_suit(line_, "the suit that was counted");
        } else if (what == "pile") {
            adjust.what = Adjust::What::draw_pile;
        } else if (what == "discarded" || what == "discard") {
            adjust.what = Adjust::What::discard_pile;
        } else if (what == "hand") {
            adjust.what = Adjust::What::hand;
            adjust.player = take_player(line_, "the player whose hand was counted");
        } else {
            line_.fail(say("\"{word}\" is not counted; here stands coins, economy, pile, discarded or hand",
                           {{"word", literally(what)}}));
        }
        adjust.to = static_cast<int>(line_.take_number("the number that was counted", 0, kMostCounted));
        return adjust;
    }

    const Rules& rules_;
    const State& state_;
    NotationLine& line_;
    Json known_;
};

/// Writes an event in its short form.
struct Writer {
    const std::vector<std::string>& names;

    std::string name(Seat seat) const { return " " + notation_name(names.at(static_cast<std::size_t>(seat.index))); }

    std::string operator()(const Reveal& move) const {
        constexpr std::array<std::string_view, 4> kActions{"sketch", "paint", "patron", "palace"};
        return std::string(kActions[static_cast<std::size_t>(move.action)]) + " " + decktet::small_code(move.card);
    }
    std::string operator()(const Discard& move) const { return "discard " + decktet::small_code(move.card); }
    std::string operator()(const Resolve&) const { return "resolve"; }
    std::string operator()(const Pay& move) const { return "pay " + decktet::payment_words(move.coins); }
    std::string operator()(const Adjust& move) const {
        const std::string to = " " + std::to_string(move.to);
        switch (move.what) {
            case Adjust::What::coins:
                return "adj coins" + name(move.player) + " " + decktet::small_letter(move.suit) + to;
            case Adjust::What::economy: return "adj economy " + decktet::small_letter(move.suit) + to;
            case Adjust::What::draw_pile: return "adj pile" + to;
            case Adjust::What::discard_pile: return "adj discarded" + to;
            default: return "adj hand" + name(move.player) + to;
        }
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{names}, move); }

Rules::Move Rules::parse(const State& state, NotationLine& line) const { return Reader(*this, state, line).read(); }

}  // namespace castalia::muse_decktet
