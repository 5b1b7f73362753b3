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

/// Arranges one table.
class TablePicture {
public:
    TablePicture(const Rules& rules, const State& state, const picture::Viewport& viewport, const Deal* deal);
    picture::Picture take();

private:
    struct Fact {
        std::string number, unit;
    };

    /// Returns the height of a picture of which nobody says how high it may be.
    double needed() const;
    double numbers_height() const;
    double floor_height() const;
    double head_height() const;
    double museum_width() const;
    double museum_height() const;
    int columns() const;
    Place place_of(int museum) const;
    double widest_label(double size) const;  ///< Returns the width of the widest name of a gallery.
    /// Returns whether it is printed, in a document or as a blank sheet. A page on a phone is not.
    bool is_printed() const { return drawing_.on_paper() && drawing_.detail() != picture::Detail::page; }
    double label_left() const { return is_printed() ? 1 : 8; }
    double least_label() const { return is_printed() ? 7 : measure_.words; }
    ThemeLook look_of(int theme) const;
    std::string name(Seat seat) const { return picture::name_of(names_, seat); }
    /// Returns the owners as a sentence names them.
    Text who(int museum) const;
    bool acts(int museum) const { return rules_.museum_of(actor_) == museum; }
    int hung(int museum, int gallery, int space) const;
    /// Returns what the entry in the making would hang there; 0 for nothing.
    int coming(int museum, int gallery, int space) const;
    const picture::Mark* mark(int museum, int gallery, int space) const;
    Text space_in_words(int museum, int gallery, int space) const;

    void draw_museum(int museum);
    void draw_gallery(const Place& place, int museum, int gallery);
    void draw_space(const Place& place, int museum, int gallery, int space);
    void draw_label(const Place& place, int museum, int gallery);
    void draw_bonus(const Rect& at, int museum);
    void draw_painting(const Rect& at, int card);
    void draw_empty(const Rect& at, int fitting, int space, const picture::Mark* mark);
    void draw_two_lines(const Rect& at, const std::string& upper, double size, const std::string& lower,
                        document::Colour ink, bool strong);
    void draw_barred(const Rect& at, const picture::Mark& mark);
    /// Draws the tokens of a row that do not score.
    void draw_tokens(const Place& place, int row, std::span<const Pair> pairs);
    bool is_linked(const Place& place) const;  ///< Returns whether there is room for the points of pairs.
    void draw_link(const Place& place, int museum, const Pair& pair);

    // What stands above the galleries (table_heads.cpp).
    void draw_head(const Place& place, int museum);
    void draw_outlook(const Place& place, int museum);
    void draw_facts(std::span<const Fact> all, double left, double right, double baseline);
    std::vector<Fact> facts(const Tally& tally) const;
    double facts_width(std::span<const Fact> all, double grow) const;
    /// Returns in how many rows name, sum and facts of every museum have room.
    int rows_of_head() const;
    std::string owners(int museum, const std::vector<std::string>& names, bool say_stuck) const;
    /// Returns the owners as far as there is room: whole, in smaller type, with short names, or without saying who is
    /// stuck, which the line below says too.
    std::string owners_within(int museum, picture::Face& face, double room) const;

    // What lies around the museums (table_sides.cpp).
    void draw_unseen();
    void draw_pile(double base, const picture::Face& face);
    double themes_width(double left, const picture::Face& face, double numeral) const;
    void draw_numbers();
    void draw_number(const Rect& cell, int card, int places);
    void draw_deal();

    const Rules& rules_;
    const State& state_;
    const State* after_;
    const picture::Viewport& viewport_;
    const std::vector<std::string>& names_;
    const Deal* deal_;
    Measures measure_;
    picture::Fit fit_;
    double width_;
    Drawing drawing_;
    Seat actor_;
    std::array<ThemeLook, kThemes> looks_;
    std::vector<int> unseen_;
    int head_rows_;
};

}  // namespace castalia::musee
