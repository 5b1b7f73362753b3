#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/rules/text/text.h"

namespace castalia {

/// A second implementation of the open table, written from its rules page. It shares only the words of the record
/// with the core.
class SecondOpenTable {
public:
    SecondOpenTable(const std::vector<std::string>& players, const Json& setup);

    /// Plays an event that is accepted and returns ""; otherwise returns "rule" or "impossible". With a ruling, a
    /// forbidden event is accepted.
    std::string play(const Json& event, bool ruling);
    Json state() const;
    Json result() const;  ///< Returns winners, shared and ranking; null while the game lasts.

private:
    struct Pack {
        std::string name;
        std::set<std::string> cards;
        std::map<std::string, std::string> seen;  ///< From a card to "table" or "discard".
        long long deck = 0, discard = 0;
    };
    std::vector<std::string> in_seats(const std::vector<std::vector<std::string>>& teams) const;
    std::pair<Json, std::size_t> by_points(const std::vector<std::vector<std::string>>& teams) const;
    std::string card(const Json& event);
    std::string count(const Json& event, bool ruling);
    std::string adjust(const Json& event);

    std::vector<std::string> players_;
    std::vector<Json> counters_;
    std::vector<std::string> columns_;
    bool highest_wins_ = true;
    std::vector<std::vector<std::string>> teams_;
    std::vector<Pack> packs_;
    std::vector<std::pair<std::string, std::string>> table_, discarded_;  ///< Packs with their cards.
    std::map<std::string, std::map<std::string, long long>> counted_;
    std::map<std::string, std::map<std::string, double>> scores_;
    std::string turn_;
    bool over_ = false;
    Json said_ = Json::object();  ///< The event that ended it.
};

}  // namespace castalia
