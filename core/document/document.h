#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/document/colour.h"

/// A document before it has a form: its words and their order, without any layout. Every export, the print preview
/// and the printer are made from it, so they cannot disagree.
namespace castalia::document {

struct Heading {
    std::string words;
    bool new_page = false;  ///< The heading begins a new page if the form has pages.
};

struct Paragraph {
    enum class Kind {
        plain,
        result,
        small,
        story,  ///< A story, to be read at length.
        aside,  ///< A passage beside the story, set apart from it.
    };
    std::string words;
    Kind kind = Kind::plain;
    std::string lead = {};  ///< The speaker, named before the words; usually empty.
};

/// Facts with their names, such as "Place: Reading room".
struct Facts {
    std::vector<std::pair<std::string, std::string>> lines;
};

struct Cell {
    std::string words;
    std::string source;   ///< The parts of a number, in small print beside or beneath it.
    bool marked = false;  ///< The cell is boxed, because its value leads or decided.
    bool quiet = false;   ///< The value was not needed or does not count.
    /// The numbers of the log lines that made the value, from 1. A form with links leads there.
    std::vector<std::size_t> made_by = {};
    std::string drawn_source = {};     ///< The source with its suits as drawings; empty if it has none.
    std::optional<double> value = {};  ///< The number that the words say, for forms that calculate.
};

struct Column {
    std::string title;
    bool numbers = false;  ///< The cells are aligned to the right.
    double share = 1;      ///< The share of the width that the column gets.
};

/// A table whose first column names the rows. A table too wide for a page goes on beneath, with that column again.
struct Table {
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
};

/// A remark beneath a line of the log.
struct Remark {
    enum class Kind { consequence, note, ruling, refusal };
    Kind kind = Kind::consequence;
    std::string label;  ///< "Note:", "The table ruled it so:"; empty for a consequence.
    std::string words;
    std::string clause;  ///< May be empty.
    /// Label, words and clause in one sentence; the clause of a consequence without its game. Empty if the document
    /// is not for pages.
    std::string sentence;
    std::string drawn = {};  ///< The sentence with its suits as drawings (suit_marks.h); empty if it has none.
};

struct LogLine {
    std::size_t number = 0;  ///< The number of the line, from 1.
    std::string chapter;     ///< The chapter, set where it changes: "Turn 18 · Ben".
    std::string at;          ///< The time in RFC 3339; empty if none was entered.
    std::string clock;       ///< What the clock of the table showed then: "19:04".
    std::string words;
    std::string mark;      ///< "corrected", or empty.
    bool refused = false;  ///< The event was refused and left out of the play.
    bool ruled = false;    ///< The event is against the rules, and the table let it stand.
    bool struck = false;   ///< The event is not in force any more and has no number.
    std::vector<Remark> remarks;
    std::string drawn = {};  ///< The words with their suits as drawings (suit_marks.h); empty if they have none.

    std::string numeral() const { return struck ? "–" : std::to_string(number); }
};
struct Log {
    std::vector<LogLine> lines;
};

/// One part of a drawing: a line, a box, a disc, words, a drawing of resources/art, a bead of a suit, dots along the
/// edge of a box, or a line with corners.
struct Shape {
    enum class Kind { line, box, disc, words, art, bead, dots, polyline };
    enum class Side { left, middle, right };
    struct Point {
        double x = 0, y = 0;
    };
    Kind kind = Kind::line;
    double x = 0, y = 0;           ///< For words: the beginning, middle or end of their baseline.
    double width = 0, height = 0;  ///< For a line: how far it goes. Everything else fills its box.
    double pen = 0.8;              ///< The width of the line, the edge or the dots; 0 means no outline.
    Colour fill = {};              ///< The inside of a box or disc; a bead names its suit here.
    Colour ink = {Role::text};     ///< The line, the edge, the words, the drawing.
    std::vector<double> dashes = {};
    double corner = 0;
    std::string words = {};  ///< The name of the drawing, for art.
    double size = 9;         ///< The size of words.
    Side side = Side::left;
    bool bold = false, book = false;  ///< Words in the serif face of numerals and titles are `book`.
    bool slanted = false;
    bool bare = false;               ///< A bead that is counted on a wire or rail with a letter has no glyph.
    bool shortened = false;          ///< The words end in an ellipsis, because there was no room for all of them.
    bool faint = false;              ///< The area shows what lies beneath it.
    std::vector<Point> points = {};  ///< The corners of a polyline, as parts of its box, 0 to 1.

    Point corner_at(std::size_t which) const { return {x + width * points[which].x, y + height * points[which].y}; }
};

/// Some shapes of a figure that are one thing on the table, for readers that follow its parts.
struct FigurePart {
    std::size_t first = 0, end = 0;  ///< The shapes from `first` to before `end`.
    std::string id;                  ///< The id of its place; empty if it has none.
    std::string name;                ///< What it is, in a sentence.
};

/// A drawing in units of its own, y downward.
struct Figure {
    double width = 0, height = 0;
    std::vector<Shape> shapes;
    std::string name;                    ///< The name of the figure.
    std::string alternative_text;        ///< A description for readers who cannot see the figure.
    bool full_width = true;              ///< The figure is as wide as the page; else its units are points.
    std::vector<FigurePart> parts = {};  ///< In the order of their shapes; shapes between them belong to none.
};

/// A photo with its words. Forms without pictures show the words alone.
struct Photo {
    std::string jpeg;           ///< The bytes of a JPEG.
    int width = 0, height = 0;  ///< The size of the picture in pixels.
    std::string words;
    std::size_t line = 0;  ///< The number of the log line after which it was taken; 0 means before the first.
};

/// Opponents side by side in a box, with the outcome beneath them.
struct Versus {
    struct Side {
        std::string name;
        std::vector<std::string> lines;
    };
    std::string title;
    std::vector<Side> sides;
    std::string outcome;
};

/// Lines on paper for signatures.
struct Signatures {
    std::vector<std::string> names;
};

using Block = std::variant<Heading, Paragraph, Facts, Table, Log, Figure, Photo, Versus, Signatures>;

struct Document {
    std::string over;  ///< The small line above the title.
    std::string title;
    std::string under;  ///< The line below the title: when and where it was played, and by whom.
    std::vector<Block> blocks;
    std::string foot;  ///< The words at the foot of every page.
    std::string page;  ///< "Castalia, page {n} of {all}"
    std::string made;  ///< The date of the file in RFC 3339, so that the same session always gives the same bytes.
    std::string id;    ///< The session that it is about, as a UUID.
    std::string language = "en";        ///< The language of its words, as a code such as "de".
    std::string contents = "Contents";  ///< What a list of its parts is called.
    bool book = false;  ///< The document is meant for long reading: on paper its title has a page of its own.
};

/// Returns all words of a document in reading order. The tests compare each form with them.
std::vector<std::string> words_of(const Document& document);

/// Returns the lines of a text that somebody wrote, without spaces around them. An empty line divides paragraphs;
/// there is none at the ends, and never two of them.
std::vector<std::string> lines_in(std::string_view words);
/// Returns the words without line breaks.
std::string one_line(std::string_view words);
/// Returns the words with an isolate (U+2068 … U+2069) around each part that runs from right to left, so that what
/// stands around it keeps its order: names that follow each other with numbers between them, or a line that begins
/// with one. Words that run from right to left only are one part, and others come back as they are.
std::string isolated(std::string_view words);
/// Returns how many columns of a terminal the words take. A wide character takes two, a combining mark none.
std::size_t display_width(std::string_view utf8);

}  // namespace castalia::document
