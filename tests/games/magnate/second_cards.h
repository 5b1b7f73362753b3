#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

/// The cards of the second Magnate in plain words, written from the rules page.
namespace castalia::second_magnate {

using Tokens = std::map<char, long long>;

inline const std::string kSuits = "MSWLYK";

inline const std::vector<std::string> kNumberCards{"2MK", "2SY", "2WL", "3MW", "3SK", "3LY", "4MS", "4WL",
                                                   "4YK", "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML",
                                                   "7SK", "7WY", "8MS", "8WL", "8YK", "9MS", "9WY", "9LK"};
inline const std::vector<std::string> kAces{"AM", "AS", "AW", "AL", "AY", "AK"};
inline const std::vector<std::string> kPawns{"PMSL", "PMYK", "PSWK", "PWLY"};
inline const std::vector<std::string> kCourts{"TMWK", "TMLY", "TSWY", "TSLK"};

inline bool among(const std::vector<std::string>& cards, const std::string& card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

inline std::string suits_of(const std::string& card) { return card.substr(1); }
inline bool is_ace(const std::string& card) { return card[0] == 'A'; }

inline long long rank_of(const std::string& card) {
    if (card[0] == 'A') {
        return 1;
    }
    return card[0] == 'T' || card[0] == 'P' ? 10 : card[0] - '0';
}

inline bool share(const std::string& one, const std::string& other) {
    return suits_of(one).find_first_of(suits_of(other)) != std::string::npos;
}

inline Tokens tokens_in(const Json& pay) {
    Tokens tokens;
    for (const auto& [suit, number] : pay.items()) {
        if (number.get<long long>() > 0) {
            tokens[suit[0]] = number.get<long long>();
        }
    }
    return tokens;
}

inline long long sum(const Tokens& tokens) {
    long long total = 0;
    for (const auto& [suit, number] : tokens) {
        total += number;
    }
    return total;
}

inline bool only_suits_of(const std::string& card, const Tokens& pay) {
    for (const auto& [suit, number] : pay) {
        if (number > 0 && suits_of(card).find(suit) == std::string::npos) {
            return false;
        }
    }
    return true;
}

inline char suit_in(const Json& event, const char* key) { return event.at(key).get<std::string>()[0]; }

}  // namespace castalia::second_magnate
