#include "core/export/curves_figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/document/fitted_names.h"
#include "core/document/sketch.h"

namespace castalia {

namespace {

using document::Shape;

constexpr double kCurvesHeight = 110, kLeft = 28, kTop = 8, kBottom = 92;
constexpr double kNameSize = 8, kNear = 5, kPiece = 20;  ///< A piece of each line stands before its name.

/// Returns the dashes by which the lines differ, because paper may have no colours.
std::vector<double> dashes_of(std::size_t seat) {
    constexpr std::array<std::array<double, 4>, 6> kDashes{
        {{0, 0, 0, 0}, {5, 2.5, 5, 2.5}, {1.2, 1.8, 1.2, 1.8}, {7, 2, 1.2, 2}, {9, 4, 9, 4}, {3, 1.5, 1.2, 1.5}}};
    const auto& pattern = kDashes[seat % kDashes.size()];
    return pattern[0] == 0 ? std::vector<double>{} : std::vector<double>(pattern.begin(), pattern.end());
}

/// Returns 1, 2 or 5 times a power of ten, so that the axis has three or four lines.
double step_for(double range) {
    double step = 1;
    for (;;) {
        for (const double nice : {step, 2 * step, 5 * step}) {
            if (range <= 3 * nice) {
                return nice;
            }
        }
        step *= 10;
    }
}

/// Draws one line piece by piece. Its dashes go on around the corners, because dashes that begin anew in short pieces
/// would look solid.
class Dashed {
public:
    Dashed(document::Sketch& sketch, std::vector<double> dashes, document::Colour ink = {document::Role::text})
        : sketch_(sketch), ink_(ink), dashes_(std::move(dashes)) {}
    /// Draws the line of a player in the colour of the seat.
    Dashed(document::Sketch& sketch, std::size_t seat)
        : Dashed(sketch, dashes_of(seat), {document::Role::player, static_cast<std::uint8_t>(seat)}) {}
    void go(double x, double y, double width, double height) {
        const double length = std::abs(width) + std::abs(height);  // Lines only go across or down.
        if (dashes_.empty() || length == 0) {
            piece(x, y, width, height);
            return;
        }
        for (double gone = 0; gone < length;) {
            const double step = std::min(dashes_[at_] - drawn_, length - gone);
            if (at_ % 2 == 0) {
                piece(x + width * gone / length, y + height * gone / length, width * step / length,
                      height * step / length);
            }
            gone += step;
            drawn_ += step;
            if (drawn_ >= dashes_[at_]) {
                at_ = (at_ + 1) % dashes_.size();
                drawn_ = 0;
            }
        }
    }

private:
    void piece(double x, double y, double width, double height) {
        constexpr double kPen = 1.3;
        sketch_.line(x, y, width, height, kPen).ink = ink_;
    }

    document::Sketch& sketch_;
    document::Colour ink_;
    std::vector<double> dashes_;
    std::size_t at_ = 0;  ///< The dash or gap that is being drawn.
    double drawn_ = 0;    ///< The part of it that is drawn.
};

/// Returns the words behind each line, its name and its last value, as they fit into the room.
std::vector<std::string> ends_in(double room, const std::vector<PlayerCurve>& curves,
                                 const std::function<std::string(double)>& value_text) {
    std::vector<std::string> names, ends;
    double values = 0;
    for (const PlayerCurve& curve : curves) {
        names.push_back(curve.name);
        ends.push_back(curve.values.back() ? " " + value_text(*curve.values.back()) : "");
        values = std::max(values, document::bold_width(ends.back(), kNameSize));
    }
    names = document::fitted_names(names, room - values, kNameSize);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        ends[i].insert(0, names[i]);
    }
    return ends;
}

/// Returns the width beside the curves for the names. Long names have more of it, as long as the curves stay wide.
double names_width(double width, const std::vector<PlayerCurve>& curves,
                   const std::function<std::string(double)>& value_text) {
    constexpr double kUsual = 114, kLargestShare = 0.36;
    double wanted = kUsual;
    for (const std::string& end : ends_in(width, curves, value_text)) {
        wanted = std::max(wanted, 2 * kNear + kPiece + document::bold_width(end, kNameSize));
    }
    return std::min(wanted, std::max(kUsual, width * kLargestShare));
}

class Drawing {
public:
    Drawing(const std::vector<PlayerCurve>& curves, const std::function<std::string(double)>& value_text,
            const std::vector<CurveMark>& marks, double width)
        : curves_(curves),
          value_text_(value_text),
          marks_(marks),
          width_(width),
          right_(width - names_width(width, curves, value_text)),
          plies_(curves.front().values.size() - 1) {
        for (const PlayerCurve& curve : curves) {
            for (const std::optional<double>& value : curve.values) {
                least_ = std::min(least_, value.value_or(0));
                most_ = std::max(most_, value.value_or(0));
            }
        }
        step_ = step_for(most_ - least_);
        least_ = step_ * std::floor(least_ / step_);
        most_ = std::max(least_ + step_, step_ * std::ceil(most_ / step_));
    }
    document::Figure figure() {
        axes();
        for (std::size_t seat = 0; seat < curves_.size(); ++seat) {
            draw_curve(seat);
        }
        names();
        draw_marks();
        document::Figure figure;
        figure.width = width_;
        figure.height = height_;
        figure.shapes = std::move(sketch_.shapes);
        return figure;
    }

private:
    double x(std::size_t ply) const {
        return kLeft + (right_ - kLeft) * static_cast<double>(ply) / static_cast<double>(plies_);
    }
    double y(double value) const { return kBottom - (kBottom - kTop) * (value - least_) / (most_ - least_); }
    void axes() {
        for (double tick = least_; tick <= most_; tick += step_) {
            sketch_.line(kLeft, y(tick), right_ - kLeft, 0, 0.3);
            sketch_.words(value_text_(tick), kLeft - 5, y(tick) + 2.8, Shape::Side::right);
        }
        for (const std::size_t ply : {std::size_t{0}, plies_ / 2, plies_}) {
            // The last number ends at the end of the axis, because names stand beside it.
            const bool last = ply == plies_;
            sketch_.words(std::to_string(ply), x(ply) + (last ? 3 : 0), kBottom + 11,
                          last ? Shape::Side::right : Shape::Side::middle);
        }
    }
    void draw_curve(std::size_t seat) {
        const auto& values = curves_[seat].values;
        Dashed line(sketch_, seat);
        std::size_t from = 0;
        for (std::size_t ply = 1; ply <= values.size(); ++ply) {
            if (ply < values.size() && values[ply] == values[from]) {
                continue;
            }
            const std::size_t to = std::min(ply, plies_);
            if (values[from]) {
                line.go(x(from), y(*values[from]), x(to) - x(from), 0);
            }
            if (ply < values.size() && values[from] && values[ply]) {
                line.go(x(to), y(*values[from]), 0, y(*values[ply]) - y(*values[from]));
            }
            from = ply;
        }
    }
    /// Draws each name behind a piece of its line at the end of the line. Names of lines that end at the same value
    /// must not overlap.
    void names() {
        constexpr double kApart = 9.5, kMiddle = 2.8;
        const std::vector<std::string> ends = ends_in(width_ - right_ - 2 * kNear - kPiece, curves_, value_text_);
        std::vector<const PlayerCurve*> order;
        for (const PlayerCurve& curve : curves_) {
            if (curve.values.back()) {
                order.push_back(&curve);
            }
        }
        std::ranges::stable_sort(order, [](const PlayerCurve* one, const PlayerCurve* other) {
            return *one->values.back() > *other->values.back();
        });
        double last = -kApart;
        for (const PlayerCurve* curve : order) {
            const double wanted = y(*curve->values.back()) + 2.8;
            last = std::max(wanted, last + kApart);
            const auto seat = static_cast<std::size_t>(curve - curves_.data());
            Dashed(sketch_, seat).go(right_ + kNear, last - kMiddle, kPiece, 0);
            sketch_.words(ends[seat], right_ + 2 * kNear + kPiece, last, Shape::Side::left, kNameSize, true);
        }
        height_ = std::max(kCurvesHeight, last + 4);
    }

    /// Draws a dotted line up from the curves, with the sign above it. Signs that would touch move to the right.
    void draw_marks() {
        if (marks_.empty()) {
            return;
        }
        constexpr double kRoom = 12, kLetter = 4.6, kAway = 2;
        for (document::Shape& shape : sketch_.shapes) {
            shape.y += kRoom;
        }
        height_ += kRoom;
        double free_from = 0;
        for (const CurveMark& mark : marks_) {
            const double half = kLetter * static_cast<double>(mark.sign.size()) / 2;
            const double middle = std::max(x(mark.ply), free_from + half);
            Dashed(sketch_, dashes_of(2)).go(x(mark.ply), kTop + kRoom - 1, 0, kBottom - kTop);
            sketch_.words(mark.sign, middle, kTop + kRoom - 4, Shape::Side::middle, 0, true);
            free_from = middle + half + kAway;
        }
    }

    const std::vector<PlayerCurve>& curves_;
    const std::function<std::string(double)>& value_text_;
    const std::vector<CurveMark>& marks_;
    double width_, right_;  ///< The width of the figure, and the place where the curves end and the names begin.
    std::size_t plies_;
    double least_ = 0, most_ = 0, step_ = 1;
    double height_ = kCurvesHeight;
    document::Sketch sketch_;
};

}  // namespace

document::Figure figure_of_curves(const std::vector<PlayerCurve>& curves,
                                  const std::function<std::string(double)>& value_text,
                                  const std::vector<CurveMark>& marks, double width) {
    return Drawing(curves, value_text, marks, width).figure();
}

bool ever_move(const std::vector<PlayerCurve>& curves) {
    return !std::ranges::all_of(curves, [](const PlayerCurve& curve) {
        return std::ranges::count(curve.values, curve.values.front()) == std::ssize(curve.values);
    });
}

}  // namespace castalia
