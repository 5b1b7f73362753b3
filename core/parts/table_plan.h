#pragma once

#include <string_view>

#include "core/document/sketch.h"
#include "core/rules/game.h"

namespace castalia {

/// Draws how a table is laid out: areas, cards, piles and tokens, with the number of the step beside what it lays.
class TablePlan {
public:
    static constexpr double kWidth = 848, kHeight = 446;
    static constexpr double kCard = 42, kTall = 58;  ///< The width and height of a card.

    explicit TablePlan(const Tell& tell) : tell_(tell) {}

    std::string told(const Text& text) const { return tell_(text); }
    /// The area of a player, or of all, with a name and what is said of it beneath.
    void area(double x, double y, double width, double height, const Text& name, const Text& remark = {});
    /// A place for something that comes later, dashed.
    void place(double x, double y, double width, double height, const Text& name);
    /// So many cards side by side, face down or with a word on each, and a line beneath.
    void hidden_cards(double x, double y, int count, const Text& beneath);
    void open_card(double x, double y, const Text& word, double width = kCard, double height = kTall);
    /// A pile of hidden cards.
    void pile(double x, double y, const Text& beneath);
    /// Round tokens or coins, a letter on each.
    void tokens(double x, double y, std::string_view letters, const Text& beneath);
    void words(double x, double y, const Text& text, bool bold = false, double size = 12);
    void middle(double x, double y, const Text& text, double size = 11);
    void die(double x, double y, std::string_view shows);
    /// The number of a step.
    void step(double x, double y, int number);
    document::Sketch& sketch() { return sketch_; }
    /// The plan, named `name`; `in_words` says the same to whoever cannot see it.
    document::Figure take(const Text& name, const Text& in_words);

private:
    const Tell& tell_;
    document::Sketch sketch_{12};
};

/// Returns the name of the player in this seat, or "Seat 2" where none is given yet.
Text seated(const Players& players, std::size_t seat);

}  // namespace castalia
