// The score pad as table_pad.cpp draws it; table_pad_rows.cpp finds its rows and what they say.
#pragma once

#include "core/games/open_table/table_parts.h"

namespace castalia::open_table {

inline constexpr double kLineOfLabel = 1.16;  ///< The distance of two lines, in sizes of their type.

/// The pad of players who stand side by side, from the first to before the last.
class Pad {
public:
    Pad(const Sight& sight, const PadMeasures& measure, const Rect& at, std::size_t first, std::size_t end);
    /// Draws it. Returns its height.
    double draw();

private:
    /// A row with a value for each player.
    struct Row {
        enum class Kind { round, total, team, counter };
        Kind kind = Kind::round;
        std::size_t which = 0;
        std::vector<std::string> label = {};
        double height = 0;
    };

    static Seat seat_of(std::size_t seat) { return Seat{static_cast<int>(seat)}; }
    double x_of(std::size_t seat) const {
        return left_ + measure_.inset + label_ + column_ * static_cast<double>(seat - first_);
    }
    double right() const { return left_ + width_; }
    void line(double x1, double y1, double x2, double y2, document::Role role, double width) {
        drawing_.line(x1, y1, x2, y2, {{role}, width * measure_.line});
    }

    std::string label_of(Row::Kind kind, std::size_t which) const;
    Row row_of(Row::Kind kind, std::size_t which = 0) const;
    std::vector<Row> rounds() const;
    std::vector<Row> last_rows() const;
    double wanted_label() const;
    double room_for_label() const { return label_ - measure_.beside_label * measure_.words; }
    double height_beside(const std::vector<std::string>& label, bool total) const;
    void shorten_labels(double room);
    void stretch(double room);
    void choose_shown(double room);
    static double height_of(const std::vector<Row>& rows);

    void draw_paper(double top, double height);
    void draw_head(double top);
    void draw_player(std::size_t seat, double top, bool beside);
    bool names_fit_beside() const;
    double room_beside() const { return column_ - 2 * measure_.disc - 18 * measure_.disc / 10; }
    void write_in_head(double top);
    void draw_row(const Row& row, double y);
    void draw_cell(const Row& row, std::size_t seat, const Rect& at, const Face& face);
    long long value(const Row& row, Seat seat, const State& state) const;
    std::string shown(const Row& row, Seat seat) const;
    bool lit(const Row& row, std::size_t seat) const;
    PlaceId place(const Row& row, std::size_t seat) const;
    Text sentence(const Row& row, Seat seat, const std::string& shown) const;
    Face face_of_numbers(const Row& row) const;
    /// Returns the distance of the cells of a row from the lines beside them.
    static double beside_cell(const Row& row) { return row.kind == Row::Kind::total ? 4 : 2; }

    const Sight& sight_;
    const PadMeasures& measure_;
    Drawing& drawing_;
    const Rules& rules_;
    const State& now_;
    Rect at_;
    std::size_t first_, end_;
    double label_ = 0, column_ = 0, width_ = 0, left_ = 0;
    std::vector<Row> rounds_, last_;
    std::size_t above_ = 0, shown_ = 0;  ///< The rounds above those that are shown, and the number of these.
};

}  // namespace castalia::open_table
