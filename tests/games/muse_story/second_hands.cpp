#include "tests/games/muse_story/second_hands.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <utility>

namespace castalia {

namespace {

int rank_of(const std::string& card) {
    const std::string rank = card.substr(0, card.size() - 1);
    const std::map<std::string, int> pictures{{"J", 11}, {"Q", 12}, {"K", 13}, {"A", 14}};
    const auto found = pictures.find(rank);
    return found != pictures.end() ? found->second : std::stoi(rank);
}

/// Returns the highest rank of a straight in some ranks; 0 when there is none.
int straight_in(const std::set<int>& ranks) {
    std::set<int> all = ranks;
    if (all.contains(14)) {
        all.insert(1);
    }
    for (int top = 14; top >= 5; --top) {
        bool every = true;
        for (int rank = top; rank > top - 5; --rank) {
            every = every && all.contains(rank);
        }
        if (every) {
            return top;
        }
    }
    return 0;
}

}  // namespace

std::vector<int> worth(const std::vector<std::string>& cards) {
    std::map<int, int> count;
    std::map<char, std::set<int>> suits;
    std::set<int> ranks;
    for (const std::string& card : cards) {
        ++count[rank_of(card)];
        ranks.insert(rank_of(card));
        suits[card.back()].insert(rank_of(card));
    }
    std::vector<std::vector<int>> hands{{cards.empty() ? 0 : 1}};
    const auto rest = [&](std::vector<int> hand, std::vector<int> used, std::size_t kickers) {
        int taken = 0;
        for (auto it = count.rbegin(); it != count.rend() && std::cmp_less(taken, kickers); ++it) {
            int left = it->second;
            for (const int one : used) {
                left -= one == it->first ? it->second : 0;
            }
            for (; left > 0 && std::cmp_less(taken, kickers); --left, ++taken) {
                hand.push_back(it->first);
            }
        }
        return hand;
    };
    hands.push_back(rest({cards.empty() ? 0 : 1}, {}, 5));
    for (auto it = count.rbegin(); it != count.rend(); ++it) {
        const int rank = it->first;
        if (it->second >= 2) {
            hands.push_back(rest({2, rank}, {rank}, 3));
        }
        if (it->second >= 3) {
            hands.push_back(rest({4, rank}, {rank}, 2));
        }
        if (it->second >= 4) {
            hands.push_back(rest({8, rank}, {rank}, 1));
        }
        for (const auto& other : count | std::views::reverse) {
            if (other.first < rank && it->second >= 2 && other.second >= 2) {
                // A pair among the rest counts as kickers only beside two higher pairs.
                hands.push_back(rest({3, rank, other.first}, {rank, other.first}, 1));
            }
            if (other.first != rank && it->second >= 3 && other.second >= 2) {
                hands.push_back({7, rank, other.first});
            }
        }
    }
    if (const int top = straight_in(ranks)) {
        hands.push_back({5, top});
    }
    for (const auto& [suit, held] : suits) {
        if (held.size() >= 5) {
            std::vector<int> flush{6};
            std::copy_n(held.rbegin(), 5, std::back_inserter(flush));
            hands.push_back(flush);
        }
        if (const int top = straight_in(held)) {
            hands.push_back({9, top});
        }
    }
    return *std::ranges::max_element(hands);
}

}  // namespace castalia
