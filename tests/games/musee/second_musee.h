#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// The points of one Musée, counted a second time from its galleries, the topmost first with 0 for an empty space,
/// the columns with stairs beneath the upper and above the lower gallery, and the number of bonus cards.
struct SecondCount {
    int paintings = 0, adjacent = 0, stairs = 0, bonuses = 0;
};
SecondCount second_count(const std::vector<std::vector<int>>& galleries, const std::vector<int>& upper_stairs,
                         const std::vector<int>& lower_stairs, int bonus_cards);

/// A second implementation of Musée, plain and slow, on the JSON of events. It was written from the rules page alone,
/// shares no code with the core but the JSON type, and the core is compared with it.
class SecondMusee {
public:
    /// `setup` is what Game::settle returns.
    SecondMusee(std::vector<std::string> players, Json setup);

    /// Returns "" when the event is allowed, otherwise "rule" or "impossible".
    std::string judge(const Json& event) const;
    void play(const Json& event);
    Json state() const;
    /// Returns the names of the winners and "decided_by"; null while the game lasts.
    Json result() const;

private:
    struct Museum {
        std::vector<std::string> owners;
        std::map<std::string, std::vector<int>> galleries;
        std::vector<std::string> bonuses;
    };
    void deal();
    std::size_t museum_of(const std::string& player) const;
    bool hangs_somewhere(int card) const;
    bool ascending(const Json& event) const;
    bool is_full(const Museum& museum) const;
    SecondCount count(const Museum& museum) const;
    /// Returns points, paintings and bonuses; larger is better.
    std::vector<int> worth(const Museum& museum) const;
    std::vector<std::size_t> best() const;
    void pass_on(const std::string& who_acted);

    std::vector<std::string> players_;
    Json setup_;
    int game_ = 1;
    std::string active_, phase_ = "play";
    Json stairs_;
    int draw_pile_ = 0;
    std::map<std::string, int> hand_;
    std::map<std::string, bool> stuck_;
    std::map<std::string, int> wins_;
    std::vector<Museum> museums_;
};

}  // namespace castalia
