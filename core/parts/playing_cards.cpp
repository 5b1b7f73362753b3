#include "core/parts/playing_cards.h"

namespace castalia::playing {

namespace {

constexpr auto kRankCodes =
    std::to_array<std::string_view>({"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"});
constexpr std::string_view kSuitCodes = "CDHS";  // This and all tables below are in the order of Suit.
constexpr auto kSuitSigns = std::to_array<std::string_view>({"♣", "♦", "♥", "♠"});
constexpr auto kArt = std::to_array<std::string_view>({"card-clubs", "card-diamonds", "card-hearts", "card-spades"});

std::size_t index(Suit suit) { return static_cast<std::size_t>(suit); }

/// Changes only letters of ASCII, so that the bytes of a suit's sign stay the same.
std::string upper(std::string_view word) {
    std::string result(word);
    for (char& c : result) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return result;
}

std::optional<int> rank_of(std::string_view word) {
    for (std::size_t rank = 0; rank < kRankCodes.size(); ++rank) {
        if (word == kRankCodes[rank]) {
            return static_cast<int>(rank);
        }
    }
    return word == "T" ? std::optional(8) : std::nullopt;
}

}  // namespace

std::string code(Card card) { return std::string(rank_code(card)) + kSuitCodes.at(index(suit(card))); }

std::string_view sign(Suit suit) { return kSuitSigns.at(index(suit)); }

std::string_view rank_code(Card card) { return kRankCodes.at(static_cast<std::size_t>(rank(card))); }

std::string_view art(Suit suit) { return kArt.at(index(suit)); }

Text name(Card card) {
    return say("the {rank} of {suit}", {{"rank", rank_name(rank(card))}, {"suit", suit_name(suit(card))}});
}

Text rank_name(int rank) {
    switch (rank) {
        case 0: return say("two");
        case 1: return say("three");
        case 2: return say("four");
        case 3: return say("five");
        case 4: return say("six");
        case 5: return say("seven");
        case 6: return say("eight");
        case 7: return say("nine");
        case 8: return say("ten");
        case 9: return say("jack");
        case 10: return say("queen");
        case 11: return say("king");
        default: return say("ace");
    }
}

Text ranks_name(int rank) {
    switch (rank) {
        case 0: return say("twos");
        case 1: return say("threes");
        case 2: return say("fours");
        case 3: return say("fives");
        case 4: return say("sixes");
        case 5: return say("sevens");
        case 6: return say("eights");
        case 7: return say("nines");
        case 8: return say("tens");
        case 9: return say("jacks");
        case 10: return say("queens");
        case 11: return say("kings");
        default: return say("aces");
    }
}

Text suit_name(Suit suit) {
    switch (suit) {
        case Suit::clubs: return say("clubs");
        case Suit::diamonds: return say("diamonds");
        case Suit::hearts: return say("hearts");
        default: return say("spades");
    }
}

std::optional<Card> card_of(std::string_view word) {
    const std::string wanted = upper(word);
    for (std::size_t i = 0; i < kSuitSigns.size(); ++i) {
        for (const std::string_view ending : {kSuitCodes.substr(i, 1), kSuitSigns[i]}) {
            if (wanted.ends_with(ending)) {
                const auto found = rank_of(std::string_view(wanted).substr(0, wanted.size() - ending.size()));
                return found ? std::optional(card(*found, static_cast<Suit>(i))) : std::nullopt;
            }
        }
    }
    return std::nullopt;
}

}  // namespace castalia::playing
