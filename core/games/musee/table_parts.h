// The arrangement of the table, which the files table*.cpp share.
#pragma once

#include <span>

#include "core/games/musee/table.h"

namespace castalia::musee {

using picture::Drawing;
using picture::Rect;

/// The arrangement in units of its own, which are pixels of a window of 1280 × 800. A wide place moves the spaces
/// apart.
struct Measures {
    double width = 944, height = 526, widest = 1510;
    double least_width = 0;  ///< A narrower place makes everything smaller; without it a low place does so as well.
    double margin = 10, gap = 14, below = 20;  ///< Around the museums, between those side by side and rows of them.
    int abreast = 4;                           ///< The most museums side by side.
    double head = 37, outlook = 0;             ///< The heights of what stands above the galleries.
    double floor = 0, most_floor = 132;        ///< The height of a gallery; 0 for what the place leaves.
    double between = 25, foot = 30;            ///< The heights of the tokens, and of what stands below the galleries.
    double labels = 0;                         ///< The width of the galleries' names.
    double inset = 3;                          ///< Between a painting and the edge of its gallery.
    double part = 0.78, aspect = 0.62;         ///< The width of a painting, in those of a space and in its height.
    double token = 18, numeral = 29, fits = 22;  ///< The sizes of tokens, and of numbers on a painting 51 units wide.
    double disc = 0, title = 0, least_title = 13, total = 0, label = 0;
    double words = 11, figures = 11;                 ///< No type is smaller.
    double link = 11, link_height = 15, stairs = 0;  ///< The least sizes of the points for a pair.
    double type = 13, count = 17;                    ///< Of what is left of each theme.
    bool trays = true, chandeliers = true, facts = false, numbers = false, brief = false, counted = true;
};

/// The place of one museum.
struct Place {
    double left = 0, width = 0, head = 0;
    double floor = 0, between = 0, labels = 0, pitch = 0;
    double card_width = 0, inset = 0;

    double floor_top(int gallery) const { return head + gallery * (floor + between); }
    Rect space(int gallery, int space) const {
        return {left + labels + pitch * space + (pitch - card_width) / 2, floor_top(gallery) + inset, card_width,
                floor - 2 * inset};
    }
    /// Returns the middle of the token beneath a space of the upper or the middle gallery.
    double token_x(int column) const { return left + labels + pitch * (column + 0.5); }
    double token_y(int row) const { return floor_top(row) + floor + between / 2; }
};

/// The look of a theme. A name that ships has its sign and colour also where the table gave it to another theme.
struct ThemeLook {
    std::string name;
    std::string_view art;
    document::Colour ink;
};

/// What the parts of one picture share: the table, the words and measures around it, and the drawing.
struct Ground {
    Ground(const Rules& rules, const State& state, const picture::Viewport& viewport, const Deal* deal);
    Ground(const Ground&) = delete;
    Ground& operator=(const Ground&) = delete;

    /// Returns whether it is printed, in a document or as a blank sheet. A page on a phone is not.
    bool is_printed() const { return drawing.on_paper() && drawing.detail() != picture::Detail::page; }
    double label_left() const { return is_printed() ? 1 : 8; }
    double least_label() const { return is_printed() ? 7 : measure.words; }
    double widest_label(double size) const;  ///< Returns the width of the widest name of a gallery.
    double numbers_height() const;
    double head_height() const;
    double museum_width() const;
    Place place_of(int museum) const;
    /// Returns the owners as a sentence names them.
    Text who(int museum) const;

    const Rules& rules;
    const State& state;
    const State* const after;  ///< The table after the entry in the making; may be null.
    const picture::Viewport& viewport;
    const std::vector<std::string>& names;
    const Deal* const deal;
    const Measures measure;
    const picture::Fit fit;
    const double width;
    Drawing drawing;
    const Seat actor;
    const std::vector<int> unseen;
    std::array<ThemeLook, kThemes> looks;
    int head_rows = 1;      ///< In how many rows name, sum and facts of every museum have room.
    bool say_stuck = true;  ///< At every museum there is room for saying who is stuck.

private:
    /// Returns the height of a picture of which nobody says how high it may be.
    double needed() const;
    int columns() const;
    double floor_height() const;
    double museum_height() const;
    ThemeLook look_of(int theme) const;
};

/// A part of the picture, drawn on the ground.
class Part {
protected:
    explicit Part(Ground& ground)
        : ground_(ground),
          rules_(ground.rules),
          state_(ground.state),
          measure_(ground.measure),
          drawing_(ground.drawing) {}

    Ground& ground_;
    const Rules& rules_;
    const State& state_;
    const Measures& measure_;
    Drawing& drawing_;
};

/// What stands above the galleries of a museum: its owners, the points of each kind, the sum, and what is still
/// possible.
class Head : Part {
public:
    Head(Ground& ground, int museum)
        : Part(ground), museum_(museum), tally_(ground.rules.tally(ground.state, museum)) {}
    void draw(const Place& place);
    /// Returns in how many rows name, sum and facts have room.
    int rows() const;
    /// Returns whether there is room for saying who of the owners is stuck.
    bool can_say_stuck(const Place& place) const;

private:
    struct Fact {
        std::string what, points;
    };
    void draw_outlook(const Place& place);
    void draw_facts(std::span<const Fact> all, double left, double right, double baseline);
    std::vector<Fact> facts() const;
    double facts_width(std::span<const Fact> all, double grow) const;
    double names_left(const Place& place) const;
    double facts_right(const Place& place) const;  ///< Returns where the facts end, before the sum.
    double room_for_names(const Place& place) const;
    std::string owners(const std::vector<std::string>& names, bool say_stuck) const;
    /// Returns the owners as far as there is room: whole, in smaller type, with short names, or without saying who is
    /// stuck, which the line below says too.
    std::string owners_within(picture::Face& face, double room) const;

    const int museum_;
    const Tally tally_;
};

/// The galleries of a museum: paintings, tokens, and the links between paintings that score.
class Galleries : Part {
public:
    Galleries(Ground& ground, int museum) : Part(ground), museum_(museum), place_(ground.place_of(museum)) {}
    void draw();

private:
    Text who() const { return ground_.who(museum_); }
    bool acts() const { return rules_.museum_of(ground_.actor) == museum_; }
    int hung(int gallery, int space) const;
    /// Returns what the entry in the making would hang there; 0 for nothing.
    int coming(int gallery, int space) const;
    const picture::Mark* mark(int gallery, int space) const;
    Text space_in_words(int gallery, int space) const;

    void draw_gallery(int gallery);
    void draw_space(int gallery, int space);
    void draw_label(int gallery);
    void draw_bonus(const Rect& at);
    void draw_painting(const Rect& at, int card);
    void draw_empty(const Rect& at, int fitting, int space, const picture::Mark* mark);
    void draw_two_lines(const Rect& at, const std::string& upper, double size, const std::string& lower,
                        document::Colour ink, bool strong);
    void draw_barred(const Rect& at, const picture::Mark& mark);
    /// Draws the tokens of a row that do not score.
    void draw_tokens(int row, std::span<const Pair> pairs);
    bool is_linked() const;  ///< Returns whether there is room for the points of pairs.
    void draw_link(const Pair& pair);

    const int museum_;
    const Place place_;
};

/// What lies around the museums: what is left of each theme, all numbers, and on a plan what is dealt.
class Surroundings : Part {
public:
    explicit Surroundings(Ground& ground) : Part(ground) {}
    void draw_unseen();
    void draw_numbers();
    void draw_deal();

private:
    /// Adds the zones of what nobody has seen. Returns how many numbers of each theme that are.
    std::array<int, kThemes> list_unseen();
    void draw_pile(double base, const picture::Face& face);
    double themes_width(double left, const picture::Face& face, double numeral) const;
    void draw_number(const Rect& cell, int card, int places);
};

}  // namespace castalia::musee
