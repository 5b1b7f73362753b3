#pragma once

#include <string_view>

#include "core/document/sketch.h"
#include "core/rules/game/game.h"

namespace castalia {

/// Draws how a table is laid out: areas, cards, piles and tokens, each with the number of the step that lays it.
class TablePlan {
public:
    static constexpr double kWidth = 848, kHeight = 446;
    static constexpr double kCard = 42, kTall = 58;  ///< The width and height of a card.

    explicit TablePlan(const Translate& translate) : translate_(translate) {}

    std::string translated(const Text& text) const { return translate_(text); }
    /// Draws an area of the table, with its name and a remark beneath.
    void area(double x, double y, double width, double height, const Text& name, const Text& remark = {});
    /// Draws the area of a player, with the disc of the seat before the name.
    void seat(double x, double y, double width, double height, const Players& players, std::size_t seat,
              const Text& remark = {});
    /// Draws a dashed place for something that comes later.
    void place(double x, double y, double width, double height, const Text& name);
    void hidden_card(double x, double y, double width, double height);
    void open_card(double x, double y, const Text& word, double width = kCard, double height = kTall);
    /// Draws a marker of a part of the table.
    void marker(double x, double y, double width, double height);
    /// Draws a pile of hidden cards, with words beneath.
    void pile(double x, double y, const Text& beneath);
    /// Draws round tokens or coins of the suits with these letters, each with its letter beneath.
    void tokens(double x, double y, std::string_view letters, const Text& beneath);
    /// Draws `count` coins of one suit in a row, without letters.
    void coins(double x, double y, std::size_t suit, int count);
    void words(double x, double y, const Text& text, bool bold = false, double size = 12);
    void middle(double x, double y, const Text& text, double size = 11);
    /// Draws words in lines about `width` wide, at most `most` of them. Three dots stand for the rest.
    void lines(double x, double y, double width, std::size_t most, const Text& text);
    document::Shape& die(double x, double y, std::string_view shows);  ///< Returns its words.
    /// Draws the number of a step.
    void step(double x, double y, int number);
    document::Sketch& sketch() { return sketch_; }
    /// Returns the plan with this name. `in_words` describes it for readers who cannot see it.
    document::Figure take(const Text& name, const Text& in_words);

private:
    void token(double x, double y, double across, char letter);

    const Translate& translate_;
    document::Sketch sketch_{12};
};

/// Returns the name of the player in this seat, or such words as "Seat 2" if no name is given yet.
Text seated(const Players& players, std::size_t seat);

}  // namespace castalia
