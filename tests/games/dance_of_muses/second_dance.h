#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A second implementation of Dance of Muses, slow and plain, written from the rules page alone. It shares only the
/// JSON type with the core, which is compared with it.
class SecondDance {
public:
    /// `setup` is complete, as in a record.
    SecondDance(Json setup, std::vector<std::string> names);

    /// Returns "" when the rules allow the event, otherwise "rule" or "impossible".
    std::string verdict(const Json& event) const;
    void play(const Json& event);  ///< Assumes that the event is not impossible.
    Json state() const;            ///< Returns the keys of the rules page.
    /// Returns the least and the most Suns of each company over everything that the unknown tiles could be.
    std::vector<std::pair<int, int>> outlook() const;
    Json result() const;  ///< Returns winners, decided_by and ranking; null while the game lasts.

private:
    struct Piece {
        std::string id, owner, colour, muse;  ///< An empty owner is neutral, and an empty muse is face down.
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
