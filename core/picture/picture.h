#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/document/document.h"
#include "core/rules/game/view.h"

namespace castalia {

class Playthrough;

}  // namespace castalia

/// A table as it is seen, before anybody paints it: shapes in named colours, grouped into pieces that can be picked
/// and spoken of. Window, table view, paper, web page and screen reader all read the same picture.
namespace castalia::picture {

/// How much of a table is shown, and for whom.
enum class Detail {
    window,     ///< On the page of a session, with marks of the entry in the making.
    screen,     ///< On a screen that is read across a room.
    thumbnail,  ///< So small that nothing but numerals is read.
    paper,      ///< In a document.
    page,       ///< In a browser, also on a phone.
    plan,       ///< Before the first move.
    blank,      ///< Empty, to fill in by hand.
};

struct Rect {
    double x = 0, y = 0, width = 0, height = 0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    bool empty() const { return width <= 0 || height <= 0; }
    bool operator==(const Rect&) const = default;
};

/// Text of one look. Sizes are units of the drawing.
struct Face {
    double size = 14.5;
    bool bold = false;
    bool book = false;  ///< True for the serif face of numerals and titles.
    bool slanted = false;
};

/// The heights of the letters of a face, in sizes of its type.
struct LetterHeights {
    double small = 0.5;    ///< The lower-case letters without stems, such as x.
    double capital = 0.7;  ///< Capitals and figures.
};

/// What a picture must know of the letters of its painter.
class Measure {
public:
    virtual ~Measure() = default;
    /// Returns the width of words of one line, in units of the picture.
    virtual double width(std::string_view words, const Face& face) const = 0;
    virtual LetterHeights heights(const Face&) const { return {}; }
};

/// Measures words for a painter whose fonts are not known: no usual font is wider.
class AnyFont final : public Measure {
public:
    double width(std::string_view words, const Face& face) const override;
};

/// A mark that a table shows at one place while an entry is being made.
struct Mark {
    enum class Kind {
        legal,    ///< Dotted: the entry could go there.
        chosen,   ///< In lamp light: the entry goes there.
        barred,   ///< The rules are against it; `reason` says why.
        refused,  ///< It was tried and refused.
    };
    PlaceId place;  ///< The place of the option: "district/3", "4WL".
    Kind kind = Kind::legal;
    Text reason;  ///< A line of about five words beneath the place; may be empty.

    bool operator==(const Mark&) const = default;
};

/// The entry in the making.
struct Focus {
    std::vector<Mark> marks = {};
    std::optional<Seat> seat = std::nullopt;  ///< Whose entry it is; nothing for the player the game waits for.
    const Playthrough* after = nullptr;       ///< The table after it, in its last state. May be null.

    /// Returns the mark at this place; null if there is none.
    const Mark* at(const PlaceId& place) const;
};

/// Where and for whom a picture is made.
struct Viewport {
    Detail detail = Detail::window;
    Rect area;  ///< Without a height, the picture is as high as it needs.
    const Measure& measure;
    const Translate& translate;
    std::vector<std::string> names = {};  ///< The players, by seat; where none are given, as the rules know them.
    Focus focus = {};
    std::optional<std::size_t> step = std::nullopt;  ///< How many steps of the last event are shown; nothing for all.
    const Translate* shipped =
        nullptr;           ///< As `translate`, but with the names that ship (Labels); null where none is changed.
    double text_size = 1;  ///< How much larger the user wants words to be. A table that has the room follows.
};

/// One thing on the table.
struct Piece {
    PlaceId place;                   ///< What a click picks; empty for what is only looked at.
    Rect area;                       ///< Where it can be pointed at.
    Text name;                       ///< What it is and where it lies, in one sentence.
    bool for_drop = false;           ///< Only pieces that are dragged reach it.
    bool coming = false;             ///< The entry in the making would put it there or change it.
    std::size_t first = 0, end = 0;  ///< Its shapes, from `first` to before `end`.
};

struct Picture {
    double width = 0, height = 0;
    std::vector<document::Shape> shapes;
    std::vector<Piece> pieces;   ///< In the order in which they are spoken of.
    std::vector<Zone> zones;     ///< The same pieces by the zone in which they lie, also those that are not drawn.
    Text alternative_text = {};  ///< A description of its own for documents; empty if they list the zones.
};

inline constexpr double kPaperWidth = 480;  ///< The width of a table on paper.

/// Returns the table at `ply` as a document shows it; nothing if the game has no picture. Where the picture has no
/// description of its own, the documents that show it describe the table.
std::optional<document::Figure> drawn_table(const Playthrough& playthrough, std::size_t ply,
                                            const Translate& translate);

/// Returns what lies where as the picture of a game tells it.
template <typename Rules, typename State>
TableView view_of(const Rules& rules, const State& state) {
    const AnyFont letters;
    const Translate translate = english;
    return {rules.picture(state, {Detail::page, {0, 0, kPaperWidth, 0}, letters, translate}).zones};
}

/// Returns the picture as a figure of a document; its pieces become the figure's parts.
document::Figure figure_of(Picture picture, std::string name, const Translate& translate,
                           std::string alternative_text = {});

}  // namespace castalia::picture
