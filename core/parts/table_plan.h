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
    /// An area of the table, with a name and what is said of it beneath.
    void area(double x, double y, double width, double height, const Text& name, const Text& remark = {});
    /// The area of a player, with the disc of the seat before the name.
    void seat(double x, double y, double width, double height, const Players& players, std::size_t seat,
              const Text& remark = {});
    /// A place for something that comes later, dashed.
    void place(double x, double y, double width, double height, const Text& name);
    /// So many cards side by side, face down or with a word on each, and a line beneath.
    void hidden_cards(double x, double y, int count, const Text& beneath);
    void hidden_card(double x, double y, double width, double height);
    void open_card(double x, double y, const Text& word, double width = kCard, double height = kTall);
    /// What marks a part of the table.
    void marker(double x, double y, double width, double height);
    /// A pile of hidden cards.
    void pile(double x, double y, const Text& beneath);
    /// A card with the suit that has this letter, "?" for one that nobody knows yet.
    void suit_card(double x, double y, const Text& word, char letter);
    /// Round tokens or coins of the suits with these letters, each with its letter beneath.
    void tokens(double x, double y, std::string_view letters, const Text& beneath);
    /// So many of one suit in a row, without letters.
    void coins(double x, double y, std::size_t suit, int count);
    void words(double x, double y, const Text& text, bool bold = false, double size = 12);
    void middle(double x, double y, const Text& text, double size = 11);
    /// Words of the table in as many lines as fit, about `width` wide each; three dots stand for what has no room.
    void lines(double x, double y, double width, std::size_t most, const Text& text);
    void die(double x, double y, std::string_view shows);
    /// A die in the colour of a company.
    void company_die(double x, double y, std::size_t company, std::string_view shows);
    /// The number of a step.
    void step(double x, double y, int number);
    document::Sketch& sketch() { return sketch_; }
    /// The plan, named `name`; `in_words` says the same to whoever cannot see it.
    document::Figure take(const Text& name, const Text& in_words);

private:
    void coloured_die(double x, double y, std::string_view shows, document::Wash wash);
    void token(double x, double y, double across, char letter);

    const Tell& tell_;
    document::Sketch sketch_{12};
};

/// Returns the name of the player in this seat, or "Seat 2" where none is given yet.
Text seated(const Players& players, std::size_t seat);

}  // namespace castalia
