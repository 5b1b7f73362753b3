#pragma once

#include "core/picture/picture.h"

namespace castalia::picture {

/// The contents of a chart: values over places along one axis, in the words of its reader. Unknown values are left
/// out, never drawn as zero.
struct Chart {
    struct Series {
        enum class Kind { step, line, bars, beads };
        std::string name;
        Kind kind = Kind::step;
        document::Colour colour = {document::Role::player};
        std::vector<std::optional<double>> values = {};
        /// How far each value may be off, by place; empty where it is known exactly. It is drawn as a band.
        std::vector<double> error = {};
        bool spread = false;  ///< The band says how far values lie apart, and the axis makes room for it.
        bool quiet = false;   ///< One of many behind the others: thin, without a name, not read out.

        double error_at(std::size_t place) const { return place < error.size() ? error[place] : 0; }
    };
    /// A value to compare with: a dashed line with its name, and how far chance usually deviates from it.
    struct Level {
        std::string name;
        double value = 0;
        std::optional<std::pair<double, double>> usual;
    };
    /// Something to look at: a sign above its place, with a dashed line down to the curves.
    struct Mark {
        std::size_t place = 0;
        std::string sign;                             ///< At most three letters.
        std::optional<document::Colour> colour = {};  ///< That of a seat; otherwise it is lit by the lamp.
        bool operator==(const Mark&) const = default;
    };

    std::string title = {};
    std::string note = {};  ///< How many sessions it covers, and what is not counted.
    std::vector<std::string> places = {};
    std::vector<Series> series = {};
    std::optional<Level> level = {};
    std::vector<Mark> marks = {};  ///< In the order of their places.
    bool lying = false;            ///< Bars that lie in rows beneath each other, with the whole name of each place.
    bool small = false;            ///< It has little room: its title is a caption, and it has no legend.
    bool named = false;            ///< The places have names that follow no order, so that none can be left out.
    int digits = 1;                ///< How many digits behind the mark a number has at most.

    bool empty() const;
    /// Returns a number as its reader writes it.
    std::string number(double value, const Translate& translate) const;
    /// Returns the values at a place: "12: Ann 5, Ben 7".
    std::string point_text(std::size_t place, const Translate& translate) const;
    /// Returns the chart in one sentence, for those who cannot see it.
    std::string summary(const Translate& translate) const;
};

/// Returns the colour of what is drawn of a seat: that of its pieces ("purple", "orange", "white") where they have
/// one. White ones have the colour of text, because a line has no edge.
document::Colour colour_of_seat(std::size_t seat, std::string_view pieces = {});

/// Returns the ticks of an axis: 1, 2 or 5 times a power of ten apart; at whole numbers for counts.
std::vector<double> ticks_for(double least, double most, std::size_t wanted = 5, bool whole = false);

/// Returns the chart with title, axes, and a legend or names at the ends of the lines, for a window or for paper.
/// `here` is the chosen place: its values stand where the note stood. Without a height in the viewport, and where
/// lying bars need more of it, the picture is as high as it needs.
Picture drawn_chart(const Chart& chart, const Viewport& viewport, std::optional<std::size_t> here = {});
/// Returns where each place can be pointed at. Together they cover the chart.
std::vector<Rect> places_of(const Chart& chart, const Viewport& viewport);

}  // namespace castalia::picture
