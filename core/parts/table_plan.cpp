#include "core/parts/table_plan.h"

namespace castalia {

using document::Shape;
using Side = Shape::Side;

void TablePlan::area(double x, double y, double width, double height, const Text& name, const Text& remark) {
    sketch_.box(x, y, width, height, 8, 0.8);
    words(x + 12, y + 24, name, true, 15);
    words(x + 12, y + 42, remark, false, 11);
}

void TablePlan::place(double x, double y, double width, double height, const Text& name) {
    sketch_.box(x, y, width, height, 6, 0.8).dashes = {4, 3};
    middle(x + width / 2, y + height / 2 + 4, name);
}

void TablePlan::hidden_cards(double x, double y, int count, const Text& beneath) {
    constexpr double kApart = 48;
    for (int i = 0; i < count; ++i) {
        const double left = x + i * kApart;
        sketch_.box(left, y, kCard, kTall, 5, 1.2);
        sketch_.box(left + 4, y + 4, kCard - 8, kTall - 8, 3, 0.6);
        for (const double wave : {20.0, 29.0, 38.0}) {
            sketch_.line(left + 12, y + wave, kCard - 24, 0, 1.2);
        }
    }
    words(x, y + kTall + 15, beneath, false, 11);
}

void TablePlan::open_card(double x, double y, const Text& word, double width, double height) {
    sketch_.box(x, y, width, height, 5, 1.2);
    middle(x + width / 2, y + height / 2 + 5, word, 13);
}

void TablePlan::pile(double x, double y, const Text& beneath) {
    for (const double behind : {6.0, 3.0}) {
        sketch_.box(x + behind, y - behind, kCard, kTall, 5, 0.7);
    }
    hidden_cards(x, y, 1, {});
    middle(x + kCard / 2, y + kTall + 16, beneath, 11);
}

void TablePlan::tokens(double x, double y, std::string_view letters, const Text& beneath) {
    constexpr double kAcross = 24, kApart = 29;
    double left = x;
    for (const char letter : letters) {
        sketch_.disc(left, y, kAcross, 1.2);
        sketch_.words(std::string(1, letter), left + kAcross / 2, y + 16.5, Side::middle, 12, true);
        left += kApart;
    }
    words(x, y + kAcross + 15, beneath, false, 11);
}

void TablePlan::words(double x, double y, const Text& text, bool bold, double size) {
    if (!text.empty()) {
        sketch_.words(tell_(text), x, y, Side::left, size, bold);
    }
}

void TablePlan::middle(double x, double y, const Text& text, double size) {
    if (!text.empty()) {
        sketch_.words(tell_(text), x, y, Side::middle, size);
    }
}

void TablePlan::die(double x, double y, std::string_view shows) {
    constexpr double kSide = 28;
    sketch_.box(x, y, kSide, kSide, 5, 1.2);
    sketch_.words(std::string(shows), x + kSide / 2, y + 19, Side::middle, 13, true);
}

void TablePlan::step(double x, double y, int number) {
    constexpr double kAcross = 22;
    sketch_.disc(x - kAcross / 2, y - kAcross / 2, kAcross, 2);
    sketch_.words(std::to_string(number), x, y + 4.5, Side::middle, 12, true);
}

document::Figure TablePlan::take(const Text& name, const Text& in_words) {
    document::Figure figure;
    figure.width = kWidth;
    figure.height = kHeight;
    figure.shapes = std::move(sketch_.shapes);
    figure.name = tell_(name);
    figure.in_words = tell_(in_words);
    return figure;
}

Text seated(const Players& players, std::size_t seat) {
    return seat < players.names.size() && !players.names[seat].empty()
               ? literally(players.names[seat])
               : say("Seat {n}", {{"n", literally(static_cast<long long>(seat) + 1)}});
}

}  // namespace castalia
