#pragma once

#include <array>
#include <functional>

#include "core/picture/drawing.h"

/// The things that lie on many tables. Each takes a place and leaves out what does not fit into it.
namespace castalia::picture {

/// Returns how many bytes the first letter has.
std::size_t letter_end(std::string_view words);

/// Returns the first letter of a name in upper case.
std::string initial(std::string_view name);

/// Returns the names as players call each other: the first word, or where two share it the initial and the last word
/// ("B. Ellen", "B. Klein"), or the whole name.
std::vector<std::string> called_names(const std::vector<std::string>& names);

/// Returns the name of the player in this seat, and the one among `called_names`; the number of the seat if nobody
/// has a name.
std::string name_of(const std::vector<std::string>& names, Seat seat);
std::string called_name(const std::vector<std::string>& names, Seat seat);
/// Returns the name of the player as it fits into this width: the whole one, or the one among `called_names` as
/// document::fitted_names shortens it.
std::string fitting_name(const Drawing& drawing, const std::vector<std::string>& names, Seat seat, const Face& face,
                         double width);

/// Returns the first of these words that fit into this width, else the last. There is one at least.
const std::string& first_that_fits(const Drawing& drawing, const std::vector<std::string>& words, const Face& face,
                                   double width);

/// Returns the face with letters as large as the words have room for in this width, but not smaller than `least`.
Face fitting_face(const Drawing& drawing, const std::string& words, Face face, double least, double width);

/// Draws a seat: a disc in its colour with the initial. On lamp light it has a dark rim.
void draw_seat(Drawing& drawing, double x, double y, double radius, std::string_view name, Seat seat,
               bool lit = false);

/// How a drawing of its own units lies in a viewport: as large as fits, in the middle, with all of the height. A
/// viewport without a height gives it the one that it needs. With a least width it is drawn smaller only in a
/// narrower viewport, and in a lower one it has less height of its own units.
struct Fit {
    double left = 0, scale = 1, height = 0;
};
Fit fit(const Viewport& viewport, double width, double height, double needed = 0, double least_width = 0);

/// Draws a place where nothing lies yet.
void draw_empty_place(Drawing& drawing, const Rect& at, double corner);

/// Draws the rim of a marked place: dotted, in lamp light or in red.
void draw_rim(Drawing& drawing, const Rect& at, const Mark& mark);
/// Draws the reason of a mark in one line of this width, with a sign before it.
void draw_reason(Drawing& drawing, double x, double baseline, double width, const Mark& mark);

/// How cards that cover each other share a room: the visible edge of each covered card, and the height of the open
/// one.
struct Overlap {
    double edge = 0, open = 0;
};
/// Returns it for so many cards of which the open one is `open` high: first the edges shrink to `least_edge`, then
/// the open card to `kLeastOpen`, then the edges again.
Overlap overlapped(std::size_t cards, double room, double open, double edge, double least_edge);
inline constexpr double kLeastOpen = 70;

/// Writes words in lines of at most this width around a middle.
void write_lines(Drawing& drawing, const std::string& words, double centre, double middle, double width,
                 const Face& face, Colour ink);

/// A pile of cards, with its number on it and its name beside it.
struct Pile {
    int count = 0;
    bool face_down = true;
    std::string label;
    double label_size = 13;
    double scale = 1;
    double label_room = 1000;  ///< A wider label gets smaller letters, as far as they can be read.
    double least_label = 11;   ///< The size of the smallest letters that can be read there.
};
void draw_pile(Drawing& drawing, double left, double top, const Pile& pile);

/// A pile that is a piece.
struct PilePiece {
    PlaceId place;
    Text name;
    Pile pile;
};
/// Draws two piles side by side in a room, `step` apart. A longer word in another language moves the second, as far
/// as its own word leaves room for that. Words that have no room beside the piles stand beneath them,
/// where a long word gets more of the room than a short one.
void draw_two_piles(Drawing& drawing, const Rect& room, double step, std::array<PilePiece, 2> piles);

/// Draws cards face down on each other, `count` of them shown.
void draw_backs(Drawing& drawing, const Rect& front, int count);

/// Draws the totals of two sides at the right end of a place, those of seat 1 above those of seat 0; the higher one
/// stands in a box of its seat. Where only one has room, it is the higher one. Returns the width that they take.
double draw_totals(Drawing& drawing, const Rect& at, const std::array<long long, 2>& totals);

/// The head of a player's place: the disc, the name and how much there is in all. They shrink by `shrinks` first;
/// then the count is left out, and then the name gives way to the short one.
struct Head {
    Seat seat;
    std::string name, called, count;
    Face large, small;
    double shrinks = 1, scale = 1, disc = 10;
};
void draw_head(Drawing& drawing, const Rect& at, Head head);

/// Returns the name of the player in this seat, or such words as "Seat 2" on a plan without the name.
Text name_or_seat(const std::vector<std::string>& names, Seat seat);
/// Draws the area of a player on a plan: the disc, the name or the number of the seat, and a remark. The name ends
/// before `right`, where other things begin.
void draw_seat_area(Drawing& drawing, const Rect& at, const std::vector<std::string>& names, Seat seat,
                    const Text& remark, double right);
/// Draws a place to write on: six lines, and a corner for a total at the outer end.
void draw_lined_place(Drawing& drawing, const Rect& at, bool corner_below);
/// Draws dice side by side, from the upper left corner of the first.
void draw_dice(Drawing& drawing, double x, double y, std::initializer_list<const char*> sides);
/// The size of a plan.
inline constexpr double kPlanWidth = 848, kPlanHeight = 446;
/// Returns the plan of a table, which `draw` draws, as a figure of a document. `alternative_text` says where things
/// lie.
document::Figure plan_of_table(const std::function<Picture(const Viewport&)>& draw, const Text& alternative_text,
                               const Translate& translate);
/// The size of words on a plan, and the radius of a step.
inline constexpr double kPlanType = 14, kPlanStep = 14;
/// Writes words on a plan.
void write_on_plan(Drawing& drawing, double x, double baseline, const Text& text,
                   Shape::Side side = Shape::Side::left);

/// Draws the number of a step before a game begins; it is lit until the step is done.
void draw_step(Drawing& drawing, double x, double y, int number);

/// Returns the least size of words, and of figures and capitals, that can be read across a room, in pixels of a
/// screen 1920 pixels wide.
double screen_words_size(const Measure& measure, bool bold = false, bool book = false);
double screen_figures_size(const Measure& measure, bool bold = true, bool book = true);
inline constexpr double kScreenWidth = 1920, kScreenLetterHeight = 24;

}  // namespace castalia::picture
