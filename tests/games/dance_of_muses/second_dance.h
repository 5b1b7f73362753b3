#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// Dance of Muses once more, written from the rules page alone and from nothing of the program but its JSON: slow,
/// plain, and of another make. The two have to agree.
class SecondDance {
public:
    /// `setup` as a record has it, complete.
    SecondDance(Json setup, std::vector<std::string> names);

    /// "" when the rules allow it, else "rule" or "impossible".
    std::string verdict(const Json& event) const;
    void play(const Json& event);  ///< Must not be impossible.
    Json state() const;            ///< The keys of the rules page.
    /// Suns of each company over everything that the unknown tiles could be: least and most.
    std::vector<std::pair<int, int>> outlook() const;
    Json result() const;  ///< winners, decided_by, ranking; null while it lasts.

private:
    struct Piece {
        std::string id, owner, colour, muse;  ///< Owner empty: neutral. Muse empty: face down.
        int die = 1, x = 0, y = 0;
        bool down = false;
    };
    using Pieces = std::vector<Piece>;

    static int index_of(const Pieces& pieces, const std::string& id);
    static Pieces stepped(const Pieces& pieces, int who, const std::string& to);
    static bool together(const Pieces& pieces);
    static bool shows_six(const Pieces& pieces, const Pieces& before);
    std::string power_verdict(const Pieces& pieces, int who, const Json& power) const;
    std::string dance_verdict(const Json& event) const;
    std::string reveal_verdict(const Json& event) const;
    std::string lay_verdict(const Json& event, bool neutral) const;
    bool any_step() const;
    bool used_power(Pieces& pieces, int who, const Json& power) const;
    std::string kind_of(const Piece& piece, const Json& power) const;
    Json face(const std::string& muse) const;
    int placed_by(const std::string& player) const;
    int hand() const;
    bool neutral_due() const;
    std::string side_colour(const std::string& player) const;
    void lay(const Json& event, const std::string& owner);
    std::string clockwise(const std::string& player, int steps) const;
    std::vector<std::vector<int>> rows(const Pieces& pieces) const;
    static std::vector<int> suns_of(std::vector<std::vector<int>> rows, int* silver = nullptr);

    Json setup_;
    std::vector<std::string> names_;
    Pieces pieces_;
    std::string phase_ = "place", active_, ended_by_;
    int turn_ = 0;
};

}  // namespace castalia
