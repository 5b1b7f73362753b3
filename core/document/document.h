#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// A document before it has a form: what is said, in which order, and nothing about ink. Every export, the print
/// preview and the printer are made from it, so they cannot disagree.
namespace castalia::document {

struct Heading {
    std::string words;
    bool new_page = false;  ///< Begins a page where there are pages.
};

struct Paragraph {
    enum class Kind {
        plain,
        result,
        small,
        told,   ///< A story, to be read at length.
        aside,  ///< Beside the story, set apart from it.
    };
    std::string words;
    Kind kind = Kind::plain;
    std::string lead = {};  ///< Who speaks, before the words; mostly empty.
};

/// "Place: Reading room".
struct Facts {
    std::vector<std::pair<std::string, std::string>> lines;
};

struct Cell {
    std::string words;
    std::string source;   ///< What a number is made of; small, beside or beneath it.
    bool marked = false;  ///< Boxed: leads, or decided.
    bool quiet = false;   ///< Not needed, not counted.
    /// The numbers of the lines of the log that made it, from 1; where a form has links, they lead there.
    std::vector<std::size_t> made_by = {};
    std::string drawn_source = {};  ///< The source with its suits as drawings; empty where it has none.
};

struct Column {
    std::string title;
    bool numbers = false;  ///< To the right.
    double share = 1;      ///< Of the width, among the columns.
};

/// The first column names its rows. A table too wide for a page goes on beneath with that column again.
struct Table {
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
};

/// What stands beneath a line of the log.
struct Remark {
    enum class Kind { consequence, note, ruling, refusal };
    Kind kind = Kind::consequence;
    std::string label;  ///< "Note", "The table ruled it so"; empty for a consequence.
    std::string words;
    std::string clause;      ///< May be empty.
    std::string sentence;    ///< All three in one; the clause of a consequence without its game.
    std::string drawn = {};  ///< The sentence with its suits as drawings (suit_marks.h); empty where it has none.
};

struct LogLine {
    std::size_t number = 0;  ///< From 1.
    std::string chapter;     ///< Said where it changes: "Turn 18 · Ben".
    std::string at;          ///< RFC 3339; empty where no time was entered.
    std::string words;
    std::string mark;      ///< "corrected", or empty.
    bool refused = false;  ///< Left out of the play.
    bool ruled = false;    ///< Against the rules, and the table let it stand.
    bool struck = false;   ///< Not in force any more: it has no number.
    std::vector<Remark> remarks;
    std::string drawn = {};  ///< The words with their suits as drawings (suit_marks.h); empty where they have none.

    std::string numeral() const { return struck ? "–" : std::to_string(number); }
};
struct Log {
    std::vector<LogLine> lines;
};

/// The colour of a shape on a screen, by what it stands for: a box or disc is filled with it, words and lines have
/// the colour that is seen on it. Paper stays white.
struct Wash {
    enum class Of { nothing, tray, plaque, card, back, lamp, suit, seat, company };
    Of of = Of::nothing;
    std::size_t which = 0;  ///< Of suit, seat and company: which one; of lamp: the number of the step that it lights.
};

/// A drawing of lines, boxes and words in units of its own, y downward.
struct Shape {
    enum class Kind { line, box, disc, words };
    enum class Side { left, middle, right };
    Kind kind = Kind::line;
    double x = 0, y = 0;           ///< Of words: where their baseline begins, or its middle or end.
    double width = 0, height = 0;  ///< Of a line: how far it goes. A disc fills its box.
    double pen = 0.8;              ///< 0: no outline.
    bool filled = false;           ///< In the colour of the text.
    Wash wash = {};
    std::vector<double> dashes;
    double corner = 0;
    std::string words;
    double size = 9;  ///< Of words.
    Side side = Side::left;
    bool bold = false;
};
struct Figure {
    double width = 0, height = 0;
    std::vector<Shape> shapes;
    std::string name;        ///< What it is.
    std::string in_words;    ///< What there is to be seen, for whoever cannot see it.
    bool full_width = true;  ///< As wide as the page; else in points.
};

/// A photo with what is said of it. Forms without pictures say the words alone.
struct Photo {
    std::string jpeg;           ///< The bytes of a JPEG …
    int width = 0, height = 0;  ///< … and its size in pixels.
    std::string words;
    std::size_t line = 0;  ///< The number of the line of the log after which it was taken; 0: before the first.
};

/// Those who stood against each other, side by side in a box, and beneath them what came of it.
struct Versus {
    struct Side {
        std::string name;
        std::vector<std::string> lines;
    };
    std::string title;
    std::vector<Side> sides;
    std::string outcome;
};

/// Lines to sign on, on paper.
struct Signatures {
    std::vector<std::string> names;
};

using Block = std::variant<Heading, Paragraph, Facts, Table, Log, Figure, Photo, Versus, Signatures>;

struct Document {
    std::string over;  ///< The small line above the title.
    std::string title;
    std::string under;  ///< When, where, who.
    std::vector<Block> blocks;
    std::string foot;   ///< At the foot of every page.
    std::string page;   ///< "Castalia, page {n} of {all}"
    std::string made;   ///< RFC 3339: what a file is dated with, so that the same session gives the same bytes.
    bool book = false;  ///< To be read at length: on paper it has a page of its own for its title.
};

/// Everything that is said in a document, in reading order: what each form is tested against.
std::vector<std::string> words_of(const Document& document);

/// The words without line breaks.
std::string one_line(std::string_view words);
/// Returns the words with an isolate (U+2068 … U+2069) around each part that runs from right to left, so that what
/// stands around it keeps its order: names that follow each other with numbers between them, or a line that begins
/// with one. Words that run from right to left only are one part, and others come back as they are.
std::string isolated(std::string_view words);
/// How many columns of a terminal the words take: wide scripts two, marks that combine none.
std::size_t display_width(std::string_view utf8);

}  // namespace castalia::document
