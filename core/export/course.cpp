// How the numbers went: one line for each player, over the events.
#include <algorithm>
#include <array>

#include "core/document/sketch.h"
#include "core/export/scoresheet.h"

namespace castalia {

namespace {

using document::Shape;

constexpr double kWidth = 480, kHeight = 110, kLeft = 28, kRight = 390, kTop = 8, kBottom = 92;
constexpr std::size_t kFewest = 4;  ///< Events, below which there is no course.

/// One player's values. Told apart by their dashes, for paper has no colours.
struct Course {
    std::string name;
    std::vector<long long> values;
};

std::vector<double> dashes_of(std::size_t seat) {
    constexpr std::array<std::array<double, 4>, 6> kDashes{
        {{0, 0, 0, 0}, {5, 2.5, 5, 2.5}, {1.2, 1.8, 1.2, 1.8}, {7, 2, 1.2, 2}, {9, 4, 9, 4}, {3, 1.5, 1.2, 1.5}}};
    const auto& pattern = kDashes[seat % kDashes.size()];
    return pattern[0] == 0 ? std::vector<double>{} : std::vector<double>(pattern.begin(), pattern.end());
}

/// 1, 2 or 5 times a power of ten, so that the axis has three or four lines.
long long step_for(long long range) {
    long long step = 1;
    for (;;) {
        for (const long long nice : {step, 2 * step, 5 * step}) {
            if (range <= 3 * nice) {
                return nice;
            }
        }
        step *= 10;
    }
}

class Drawing {
public:
    Drawing(const std::vector<Course>& courses, std::size_t plies, int parts)
        : courses_(courses), plies_(plies), parts_(parts) {
        for (const Course& course : courses) {
            for (const long long value : course.values) {
                least_ = std::min(least_, value);
                most_ = std::max(most_, value);
            }
        }
        step_ = step_for(most_ - least_);
        least_ = least_ < 0 ? -((-least_ + step_ - 1) / step_) * step_ : 0;
        most_ = std::max(least_ + step_, (most_ + step_ - 1) / step_ * step_);
    }
    std::vector<Shape> shapes() {
        axes();
        for (std::size_t seat = 0; seat < courses_.size(); ++seat) {
            course(seat);
        }
        names();
        return std::move(sketch_.shapes);
    }
    double height() const { return height_; }  ///< Once the shapes are there.

private:
    double x(std::size_t ply) const {
        return kLeft + (kRight - kLeft) * static_cast<double>(ply) / static_cast<double>(plies_);
    }
    double y(long long value) const {
        return kBottom - (kBottom - kTop) * static_cast<double>(value - least_) / static_cast<double>(most_ - least_);
    }
    void axes() {
        for (long long tick = least_; tick <= most_; tick += step_) {
            sketch_.line(kLeft, y(tick), kRight - kLeft, 0, 0.3);
            sketch_.words(number_text(tick, parts_), kLeft - 5, y(tick) + 2.8, Shape::Side::right);
        }
        for (const std::size_t ply : {std::size_t{0}, plies_ / 2, plies_}) {
            sketch_.words(std::to_string(ply), x(ply), kBottom + 11, Shape::Side::middle);
        }
    }
    void course(std::size_t seat) {
        const auto& values = courses_[seat].values;
        std::size_t from = 0;
        for (std::size_t ply = 1; ply <= values.size(); ++ply) {
            if (ply < values.size() && values[ply] == values[from]) {
                continue;
            }
            const std::size_t to = std::min(ply, plies_);
            sketch_.line(x(from), y(values[from]), x(to) - x(from), 0, 1.3).dashes = dashes_of(seat);
            if (ply < values.size()) {
                sketch_.line(x(to), y(values[from]), 0, y(values[ply]) - y(values[from]), 1.3).dashes =
                    dashes_of(seat);
            }
            from = ply;
        }
    }
    /// Each at the end of its line, and none upon another.
    void names() {
        constexpr double kApart = 9.5;
        std::vector<std::size_t> order(courses_.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
            return courses_[one].values.back() > courses_[other].values.back();
        });
        double last = -kApart;
        for (const std::size_t seat : order) {
            const double wanted = y(courses_[seat].values.back()) + 2.8;
            last = std::max(wanted, last + kApart);
            sketch_.words(
                document::one_line(courses_[seat].name) + " " + number_text(courses_[seat].values.back(), parts_),
                kRight + 6, last, Shape::Side::left, 0, true);
        }
        height_ = std::max(kHeight, last + 4);
    }

    const std::vector<Course>& courses_;
    std::size_t plies_;
    int parts_;
    long long least_ = 0, most_ = 0, step_ = 1;
    double height_ = kHeight;
    document::Sketch sketch_;
};

}  // namespace

std::optional<document::Figure> course_of(const Session& session, const DocumentOptions& options) {
    const Scoresheet last = session.playthrough().score(session.plies());
    const auto deciding = std::ranges::find_if(last.ladder, [](const auto& step) { return step.decided; });
    const std::size_t step =
        deciding == last.ladder.end() ? 0 : static_cast<std::size_t>(deciding - last.ladder.begin());
    if (last.ladder.empty() || session.plies() < kFewest) {
        return std::nullopt;
    }
    std::vector<Course> courses;
    for (const std::string& name : session.names()) {
        courses.push_back({name, {}});
    }
    std::vector<int> parts;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Scoresheet sheet = ply == session.plies() ? last : session.playthrough().score(ply);
        for (std::size_t seat = 0; seat < courses.size(); ++seat) {
            const bool known = step < sheet.ladder.size() && seat < sheet.ladder[step].values.size();
            courses[seat].values.push_back(known ? sheet.ladder[step].values[seat] : 0);
        }
        parts.push_back(sheet.parts);
    }
    // Where a half was ever written, all of it is counted in halves.
    const int most_parts = *std::ranges::max_element(parts);
    for (Course& course : courses) {
        for (std::size_t ply = 0; ply < parts.size(); ++ply) {
            course.values[ply] *= most_parts / parts[ply];
        }
    }
    if (std::ranges::all_of(courses, [](const Course& course) {
            return std::ranges::count(course.values, course.values.front()) == std::ssize(course.values);
        })) {
        return std::nullopt;  // Nothing ever moved.
    }
    Drawing drawing(courses, session.plies(), most_parts);
    document::Figure figure;
    figure.shapes = drawing.shapes();
    figure.width = kWidth;
    figure.height = drawing.height();
    figure.name = options.tell(say("{what}, event by event", {{"what", last.ladder[step].label}}));
    std::vector<Text> ends;
    for (const Course& course : courses) {
        ends.push_back(say(
            "{who} ends at {number}",
            {{"who", literally(course.name)}, {"number", literally(number_text(course.values.back(), most_parts))}}));
    }
    figure.in_words = options.tell(listed(ends));
    return figure;
}

}  // namespace castalia
