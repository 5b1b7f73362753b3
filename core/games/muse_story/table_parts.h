// The parts of the one picture of the table, which the files table*.cpp share. Lengths are pixels of a window of 1280
// × 800, or a fixed number of pixels where the table is read across a room.
#pragma once

#include "core/games/muse_story/muse_story.h"
#include "core/picture/kit.h"

namespace castalia::muse_story {

using picture::Drawing;
using picture::Face;
using picture::Rect;

/// The sizes of everything on the sheets and on the stage.
struct Measures {
    std::vector<double> types = {13, 12, 11};  ///< The sizes of the words on a sheet, from the largest down.
    double small = 12.5;                       ///< The size of what stands beside the words.
    double title = 17, number = 17, name = 15, hand = 16, count = 16, letter = 11.5;
    double element = 22, badge = 20, slip = 16;  ///< The sides of boxes.
    double disc = 10.2;                          ///< The radius of a seat.
    double most_row = 2.7, least_row = 1.85;     ///< The height of an element's row in sizes of its type.
    double full_air = 18, least_air = 6;         ///< What is left free in the row of a question.
    double numbers = 42;                         ///< The width of the numbers of questions.
    double least_column = 168;                   ///< Narrower columns break the words too often.
    double head = 38, pad = 12;                  ///< A sheet's title and its margin.
    double near = 1;                             ///< How far apart things of a row stand.
    double line = 1.28;                          ///< The distance of two lines in sizes of their type.
    double edge = 10, gap = 9;                   ///< What is left free around the sheets and between them.
    double inset = 14, apart = 34;               ///< The margin of the stage, and what is between its columns.
    double share = 0.383, share_beneath = 0.42;  ///< The width of the elements, also beneath a stage.
    double stage = 0.62;                         ///< The height of the stage where sheets lie beneath it.
    double most_card = 52, least_card = 31;      ///< The width of a card on the stage.
    bool captions = true;                        ///< It is said which cards count; otherwise they are framed.
    bool narrow = false;                         ///< Everything stands beneath each other.
};

/// What the parts of the picture draw: a state, the state after the entry in the making, and the words around both.
struct Table {
    const Rules& rules;
    const State& state;
    const State* after;  ///< Null while no entry is being made.
    const picture::Focus& focus;
    const std::vector<std::string>& names;
    const Measures& sizes;
    std::vector<Seat> silent = {};  ///< The players who have not narrated yet.

    std::string name(Seat seat) const { return picture::name_of(names, seat); }
    Text who(Seat seat) const { return literally(name(seat)); }
    /// Returns the name as players call each other.
    Text called(Seat seat) const { return literally(picture::called_name(names, seat)); }
    const picture::Mark* mark(const PlaceId& place) const { return focus.at(place); }
};

/// Draws the disc of a seat.
void draw_author(Drawing& drawing, const Table& table, double x, double y, Seat seat);
/// Draws the sign of a side and its word. Returns where the word ends.
double draw_side(Drawing& drawing, const Table& table, double x, double middle, Side side, double size);

/// An element or a question that needs no row of its own any more, or found no room for one. It is a letter or number
/// in the line at the foot of a sheet.
struct Folded {
    PlaceId id;
    std::string label;
    Text beside;  ///< "Yes": how a question was answered.
    bool gone = false;
    Text name;
};
/// Returns the height of `draw_folded`; 0 if nothing is folded.
double height_of_folded(const Drawing& drawing, const Table& table, double width, const std::vector<Folded>& folded,
                        const Text& beside);
/// Draws the line of letters or numbers beneath a rule, and at its right the words `beside`, which say what they are.
void draw_folded(Drawing& drawing, const Table& table, const Rect& at, const std::vector<Folded>& folded,
                 const Text& beside);
/// Draws the paper of a sheet with its title and, at the right, as many of the facts about it as have room.
void draw_sheet(Drawing& drawing, const Table& table, const Rect& at, const Text& title,
                const std::vector<Text>& facts);
/// Frames a row that the entry in hand names; draws nothing without a mark.
void draw_row_mark(Drawing& drawing, const Rect& row, const picture::Mark* mark);
/// Draws a line through words that end at `to`.
void strike(Drawing& drawing, double from, double to, double baseline, double size);
/// Says how many rows found no room on the sheet.
void draw_more(Drawing& drawing, const Table& table, const Rect& row, std::size_t left);
/// Writes lines of words from this baseline on, struck through if they are gone.
void write_words(Drawing& drawing, const Table& table, const std::vector<std::string>& lines, double x,
                 double baseline, double size, bool gone);

/// Draws the letters of a question's elements in boxes. Returns where they end.
double draw_letters(Drawing& drawing, const Table& table, const Question& question, double x, double middle);
/// Draws the letter of an element in its box: hollow while open, filled once checked, struck when crossed out.
void draw_letter(Drawing& drawing, const Table& table, const Rect& box, std::size_t element);
/// Returns whether the entry in hand checks the element off, or crosses it out when it was checked before.
bool checked_by_entry(const Table& table, std::size_t element);

/// Return an element and a question in a sentence each, with their marks.
Text element_in_words(const Table& table, std::size_t element);
Text question_in_words(const Table& table, std::size_t question);
Text status_in_words(const Table& table, const Question& question);
/// Returns how many cards deck and discard pile have; with `next`, also where the next draw comes from when that is
/// unusual.
Text deck_text(const State& state, bool next);
/// Adds the zones of the view: what lies where.
void add_zones(Drawing& drawing, const Table& table);

inline constexpr double kEnough = 1e6;  ///< A height in which everything has its room.

/// Draw a sheet. Elements and questions that find no room are letters and numbers at its foot. `draw` may be called
/// once; `fits` returns whether everything on it has a row of its own.
void draw_elements(Drawing& drawing, const Table& table, const Rect& at);
bool elements_fit(const Drawing& drawing, const Table& table, const Rect& at);
/// Return the height at which everything has a row in the largest type.
double height_of_elements(const Drawing& drawing, const Table& table, double width);
double height_of_questions(const Drawing& drawing, const Table& table, double width);
/// Draws the letters of all elements in one strip, and returns its height; only measures it without a place.
double draw_element_strip(Drawing& drawing, const Table& table, double width, const Rect* at);
void draw_questions(Drawing& drawing, const Table& table, const Rect& at);
/// Draws the questions in play except the one that is answered, without a title. Their height is 0 if there are none.
void draw_open_questions(Drawing& drawing, const Table& table, const Rect& at);
double height_of_open_questions(const Drawing& drawing, const Table& table, double width);
/// Returns whether everything has a row; with `open_only`, whether every open question has.
bool questions_fit(const Drawing& drawing, const Table& table, const Rect& at, bool open_only);

/// One side of the stage.
struct Column {
    Seat player;
    std::optional<Side> side;    ///< The side in a showdown.
    Text part;                   ///< The part of the player: "jumps in"; empty in a showdown.
    std::vector<Card> counting;  ///< The cards that make the hand, in its order.
    std::vector<Card> beside;    ///< The others, from the highest down.
    std::vector<Card> coming;    ///< Those of them that are not on the table yet.
    int covered = 0;             ///< Cards that lie face down.
    bool leads = false;
    Text hand;  ///< The name of the hand.
    /// A line that tells what would overtake, or what follows otherwise. Its lead is bold.
    struct Line {
        Text lead, words;
    };
    std::vector<Line> lines;
};
std::vector<Card> all_cards(const Column& column);
/// Returns the state whose stage is drawn: the one after the entry in the making, unless the fight is over then.
const State& fought(const Table& table);
/// Returns the sides of the showdown or contest, or the hands that were shown last.
std::vector<Column> columns_of(const Table& table);

bool has_stage(const Table& table);
/// Draws the question that is answered, or what is fought for, whole. Returns its height.
double draw_heading(Drawing& drawing, const Table& table, const Rect& at);
/// Returns the height at which the stage shows all that belongs on it, and the least at which its cards can be read.
double height_of_stage(const Drawing& drawing, const Table& table, double width);
double least_height_of_stage(const Table& table);
/// Draws the cards that are turned up, the names of the hands, and the cards that would take the lead.
void draw_stage(Drawing& drawing, const Table& table, const Rect& at);

/// Draws the two sheets as players have them before them on paper. Returns the height.
double draw_printed(Drawing& drawing, const Table& table);
/// Draws them so small that nobody reads more than letters and numbers.
void draw_small(Drawing& drawing, const Table& table, double width, double height);

}  // namespace castalia::muse_story
