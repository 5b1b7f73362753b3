#include "app/publishing/outlines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace castalia::publishing {

namespace {

/// Reads the next number, after spaces and commas.
double number_from(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" ,"), rest.size()));
    double number = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
    return number;
}

}  // namespace

void trace_outline(cairo_t* context, std::string_view outline) {
    cairo_new_path(context);
    while (!outline.empty()) {
        const char letter = outline.front();
        outline.remove_prefix(1);
        std::array<double, 6> at{};
        const std::size_t numbers = letter == 'C' ? 6 : letter == 'M' || letter == 'L' ? 2 : 0;
        for (std::size_t i = 0; i < numbers; ++i) {
            at.at(i) = number_from(outline);
        }
        switch (letter) {
            case 'M': cairo_move_to(context, at[0], at[1]); break;
            case 'L': cairo_line_to(context, at[0], at[1]); break;
            case 'C': cairo_curve_to(context, at[0], at[1], at[2], at[3], at[4], at[5]); break;
            case 'Z': cairo_close_path(context); break;
            default: break;
        }
    }
}

}  // namespace castalia::publishing
