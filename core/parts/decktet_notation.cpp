#include "core/parts/decktet_notation.h"

#include <algorithm>

#include "core/rules/game/line_words.h"
#include "core/rules/json/fields.h"
#include "core/rules/text/catalogue.h"

namespace castalia::decktet {

namespace {

void pay_word(NotationLine& line, Purse& pay) {
    std::string word = line.take(in_catalogue("the payment"));
    if (word == "for" || word == "and") {
        return;
    }
    std::string digits;
    if (is_digits(word)) {
        digits = word;
        word = line.take(in_catalogue("the suit that is paid"));
    } else if (const std::size_t after = word.find_first_not_of("0123456789"); after > 0) {
        digits = word.substr(0, after);
        word.erase(0, after);
    } else if (const std::size_t before = word.find_first_of("0123456789"); before != std::string::npos) {
        digits = word.substr(before);
        word.erase(before);
    }
    const std::optional<Suit> suit = suit_of(std::string_view(word));
    if (!suit) {
        line.fail(say("\"{word}\" is no suit; a payment is m, s, w, l, y or k with a number, such as w3 l",
                      {{"word", literally(word)}}));
    }
    if (pay[*suit] != 0) {
        line.fail(say("this suit is paid twice; write one number for it, such as w3"));
    }
    pay[*suit] = digits.empty() ? 1 : number_in(line, digits, "the number that is paid", 1, kMostCounted);
}

/// Returns the only card of a rank that shows these suits: "4w" is the Sailor, because only one card of a rank has
/// each suit.
std::optional<Card> card_of_part(std::string_view word) {
    std::optional<Card> found;
    for (std::uint8_t id = 0; id < kCards; ++id) {
        const std::string whole = small_code(Card{id});
        const auto is_there = [&](char letter) { return whole.find(letter, 1) != std::string::npos; };
        if (word.size() > 1 && whole.front() == word.front() && std::ranges::all_of(word.substr(1), is_there)) {
            if (found) {
                return std::nullopt;
            }
            found = Card{id};
        }
    }
    return found;
}

}  // namespace

std::string small_code(Card card) { return lowered(code(card)); }

std::string small_letter(Suit suit) { return lowered(std::string(1, letter(suit))); }

std::string payment_words(const Purse& purse) {
    std::string words;
    for (const Suit suit : kSuits) {
        if (purse[suit] > 0) {
            words += (words.empty() ? "" : " ") + small_letter(suit) +
                     (purse[suit] == 1 ? "" : std::to_string(purse[suit]));
        }
    }
    return words.empty() ? "free" : words;
}

std::optional<Card> card_ahead(NotationLine& line) {
    constexpr int kLongestCardName = 4;
    NotationLine ahead = line;
    std::string words;
    std::optional<Card> found;
    for (int taken = 1; taken <= kLongestCardName && !ahead.done(); ++taken) {
        words += (words.empty() ? "" : " ") + ahead.take(in_catalogue("a card"));
        if (const std::optional<Card> card = card_of(words)) {
            found = card;
            line = ahead;
        }
    }
    if (!found && !line.done()) {
        NotationLine word = line;
        found = card_of_part(word.take(in_catalogue("a card")));
        line = found ? word : line;
    }
    return found;
}

Card take_card(NotationLine& line) {
    if (const std::optional<Card> found = card_ahead(line)) {
        return *found;
    }
    const std::string word = line.take(in_catalogue("the card (a code such as 4wl, or its name)"));
    line.fail(say("\"{word}\" is no card; here stands a code such as 4wl, or a name such as sailor",
                  {{"word", literally(word)}}));
}

Suit take_suit(NotationLine& line, std::string_view what) {
    const std::string word = line.take(what);
    const std::optional<Suit> suit = suit_of(std::string_view(word));
    if (!suit) {
        line.fail(
            say("{what} is m, s, w, l, y or k, not \"{word}\"", {{"what", say(what)}, {"word", literally(word)}}));
    }
    return *suit;
}

Purse take_payment(NotationLine& line) {
    Purse pay;
    if (at_tail(line)) {
        const std::string word = line.take(in_catalogue("the payment (such as w3 l)"));
        line.fail(say("the payment (such as w3 l) is missing before \"{word}\"", {{"word", literally(word)}}));
    }
    if (const std::string word = lowered(line.peek()); word == "free" || word == "0") {
        line.take(in_catalogue("the payment"));
        return pay;
    }
    while (!at_tail(line)) {
        pay_word(line, pay);
    }
    return pay;
}

}  // namespace castalia::decktet
