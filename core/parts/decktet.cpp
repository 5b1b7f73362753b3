#include "core/parts/decktet.h"

#include <algorithm>
#include <numeric>

#include "core/rules/text/catalogue.h"

namespace castalia::decktet {

namespace {

using enum Suit;
using enum Rank;

constexpr std::array<Face, kCards> kFaces{{
    {"AM", in_catalogue("Ace of Moons"), ace, {moons}, 1, ""},
    {"AS", in_catalogue("Ace of Suns"), ace, {suns}, 1, ""},
    {"AW", in_catalogue("Ace of Waves"), ace, {waves}, 1, ""},
    {"AL", in_catalogue("Ace of Leaves"), ace, {leaves}, 1, ""},
    {"AY", in_catalogue("Ace of Wyrms"), ace, {wyrms}, 1, ""},
    {"AK", in_catalogue("Ace of Knots"), ace, {knots}, 1, ""},
    {"2MK", in_catalogue("Author"), two, {moons, knots}, 2, "P"},
    {"2SY", in_catalogue("Desert"), two, {suns, wyrms}, 2, "L"},
    {"2WL", in_catalogue("Origin"), two, {waves, leaves}, 2, "LE"},
    {"3MW", in_catalogue("Journey"), three, {moons, waves}, 2, "E"},
    {"3SK", in_catalogue("Painter"), three, {suns, knots}, 2, "P"},
    {"3LY", in_catalogue("Savage"), three, {leaves, wyrms}, 2, "P"},
    {"4MS", in_catalogue("Mountain"), four, {moons, suns}, 2, "L"},
    {"4WL", in_catalogue("Sailor"), four, {waves, leaves}, 2, "P"},
    {"4YK", in_catalogue("Battle"), four, {wyrms, knots}, 2, "E"},
    {"5ML", in_catalogue("Forest"), five, {moons, leaves}, 2, "L"},
    {"5SW", in_catalogue("Discovery"), five, {suns, waves}, 2, "E"},
    {"5YK", in_catalogue("Soldier"), five, {wyrms, knots}, 2, "P"},
    {"6MW", in_catalogue("Lunatic"), six, {moons, waves}, 2, "P"},
    {"6SY", in_catalogue("Penitent"), six, {suns, wyrms}, 2, "P"},
    {"6LK", in_catalogue("Market"), six, {leaves, knots}, 2, "LE"},
    {"7ML", in_catalogue("Chance Meeting"), seven, {moons, leaves}, 2, "E"},
    {"7SK", in_catalogue("Castle"), seven, {suns, knots}, 2, "L"},
    {"7WY", in_catalogue("Cave"), seven, {waves, wyrms}, 2, "L"},
    {"8MS", in_catalogue("Diplomat"), eight, {moons, suns}, 2, "P"},
    {"8WL", in_catalogue("Mill"), eight, {waves, leaves}, 2, "L"},
    {"8YK", in_catalogue("Betrayal"), eight, {wyrms, knots}, 2, "E"},
    {"9MS", in_catalogue("Pact"), nine, {moons, suns}, 2, "E"},
    {"9WY", in_catalogue("Darkness"), nine, {waves, wyrms}, 2, "L"},
    {"9LK", in_catalogue("Merchant"), nine, {leaves, knots}, 2, "P"},
    {"CM", in_catalogue("Huntress"), crown, {moons}, 1, "P"},
    {"CS", in_catalogue("Bard"), crown, {suns}, 1, "P"},
    {"CW", in_catalogue("Sea"), crown, {waves}, 1, "L"},
    {"CL", in_catalogue("End"), crown, {leaves}, 1, "LE"},
    {"CY", in_catalogue("Calamity"), crown, {wyrms}, 1, "E"},
    {"CK", in_catalogue("Windfall"), crown, {knots}, 1, "E"},
    {"PMSL", in_catalogue("Harvest"), pawn, {moons, suns, leaves}, 3, "E"},
    {"PMYK", in_catalogue("Watchman"), pawn, {moons, wyrms, knots}, 3, "P"},
    {"PSWK", in_catalogue("Light Keeper"), pawn, {suns, waves, knots}, 3, "P"},
    {"PWLY", in_catalogue("Borderland"), pawn, {waves, leaves, wyrms}, 3, "L"},
    {"TMWK", in_catalogue("Consul"), court, {moons, waves, knots}, 3, "P"},
    {"TMLY", in_catalogue("Rite"), court, {moons, leaves, wyrms}, 3, "E"},
    {"TSWY", in_catalogue("Island"), court, {suns, waves, wyrms}, 3, "L"},
    {"TSLK", in_catalogue("Window"), court, {suns, leaves, knots}, 3, "L"},
    {"X", in_catalogue("Excuse"), excuse, {}, 0, ""},
}};

constexpr auto kSuitNames =
    std::to_array<std::string_view>({in_catalogue("Moons"), in_catalogue("Suns"), in_catalogue("Waves"),
                                     in_catalogue("Leaves"), in_catalogue("Wyrms"), in_catalogue("Knots")});

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string upper(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(), [](char c) { return upper(c); });
    return result;
}

/// Returns a code with its suit letters in alphabetical order, which is equal for the same card in any order of
/// suits.
std::string sorted_code(std::string code) {
    if (!code.empty()) {
        std::sort(code.begin() + 1, code.end());
    }
    return code;
}

}  // namespace

Text suit_name(Suit suit) { return say(kSuitNames[index(suit)]); }

Text counted_suit(Suit suit, long long n) {
    switch (suit) {
        case moons: return say_count("{n} Moon", "{n} Moons", n);
        case suns: return say_count("{n} Sun", "{n} Suns", n);
        case waves: return say_count("{n} Wave", "{n} Waves", n);
        case leaves: return say_count("{n} Leaf", "{n} Leaves", n);
        case wyrms: return say_count("{n} Wyrm", "{n} Wyrms", n);
        case knots: return say_count("{n} Knot", "{n} Knots", n);
    }
    return {};
}

std::optional<Suit> suit_of(char letter) {
    const std::size_t found = std::string_view("MSWLYK").find(upper(letter));
    return found == std::string_view::npos ? std::nullopt : std::optional(kSuits[found]);
}

std::optional<Suit> suit_of(std::string_view word) {
    if (word.size() == 1) {
        return suit_of(word.front());
    }
    for (const Suit suit : kSuits) {
        const std::string name = upper(kSuitNames[index(suit)]);
        if (upper(word) == name || upper(word) + "S" == name || (suit == leaves && upper(word) == "LEAF")) {
            return suit;
        }
    }
    return std::nullopt;
}

const Face& face(Card card) { return kFaces.at(card.id); }

std::span<const Suit> suits(Card card) { return std::span(face(card).suits).first(face(card).suit_count); }

bool shows(Card card, Suit suit) { return std::ranges::find(suits(card), suit) != suits(card).end(); }

bool share_suit(Card one, Card other) {
    return std::ranges::any_of(suits(one), [&](Suit suit) { return shows(other, suit); });
}

std::string_view code(Card card) { return face(card).code; }

Text short_name(Card card) { return say(face(card).name); }
Text code_text(Card card) { return literally(code(card)); }
Text code_and_name(Card card) {
    return say("{code} {name}", {{"code", code_text(card)}, {"name", short_name(card)}});
}

Text name(Card card) { return say("the {card}", {{"card", short_name(card)}}); }

std::optional<Card> card_of(std::string_view word) {
    std::string wanted = upper(word);
    if (wanted.starts_with("THE ")) {
        wanted.erase(0, 4);
    }
    const std::string wanted_code = sorted_code(wanted);
    for (std::uint8_t id = 0; id < kCards; ++id) {
        if (wanted_code == sorted_code(std::string(kFaces[id].code)) || wanted == upper(kFaces[id].name)) {
            return Card{id};
        }
    }
    return std::nullopt;
}

long long Purse::total() const { return std::accumulate(of.begin(), of.end(), 0LL); }

Text purse_text(const Purse& purse) {
    std::string words;
    for (const Suit suit : kSuits) {
        if (purse[suit] != 0) {
            words += (words.empty() ? "" : " ") + std::to_string(purse[suit]) + " " + letter(suit);
        }
    }
    return words.empty() ? say("nothing") : literally(words);
}

Text gain_text(const Purse& purse, bool loss) {
    std::string words;
    for (const Suit suit : kSuits) {
        if (purse[suit] != 0) {
            const std::string number = purse[suit] == 1 ? "" : std::to_string(purse[suit]) + " ";
            words += (words.empty() ? "" : " ") + std::string(loss ? "−" : "+") + number + letter(suit);
        }
    }
    return words.empty() ? say("nothing") : literally(words);
}

}  // namespace castalia::decktet
