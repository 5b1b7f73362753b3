// What lies on plans and on sheets to write on.
#include "core/picture/kit.h"
#include "core/rules/text/text.h"

namespace castalia::picture {

Text name_or_seat(const std::vector<std::string>& names, Seat seat) {
    const auto index = static_cast<std::size_t>(seat.index);
    return index < names.size() && !names[index].empty()
               ? literally(names[index])
               : say("Seat {n}", {{"n", literally(static_cast<long long>(index) + 1)}});
}

document::Figure plan_of_table(const std::function<Picture(const Viewport&)>& draw, const Text& alternative_text,
                               const Translate& translate) {
    const AnyFont letters;
    return figure_of(draw({Detail::plan, {0, 0, kPlanWidth, kPlanHeight}, letters, translate}),
                     translate(say("Plan of the table")), translate, translate(alternative_text));
}

void draw_seat_area(Drawing& drawing, const Rect& at, const std::vector<std::string>& names, Seat seat,
                    const Text& remark, double right) {
    const double left = at.x + 54;
    drawing.box(at, 10, {Role::tray}, {{Role::line}, 1});
    draw_seat(drawing, at.x + 28, at.y + 25, 15, name_of(names, seat), seat);
    drawing.text(drawing.translated(name_or_seat(names, seat)), left, at.y + 32, {19, true}, {Role::text},
                 Shape::Side::left, right - left);
    if (!remark.empty()) {
        write_on_plan(drawing, at.x + 15, at.y + 61, remark);
    }
}

void draw_lined_place(Drawing& drawing, const Rect& at, bool corner_below) {
    constexpr double kWide = 43, kHigh = 31, kLine = 24.7;
    const double corner = corner_below ? at.bottom() - kHigh : at.y, first = at.y + (corner_below ? -4.6 : 21.6);
    drawing.box(at, 5, {}, {{Role::line}, 1});
    drawing.box({at.right() - kWide, corner, kWide, kHigh}, 0, {}, {{Role::line}, 0.8});
    for (int line = 1; line <= 6; ++line) {
        drawing.line(at.x + 8, first + line * kLine, at.right() - 8, first + line * kLine, {{Role::line}, 0.4});
    }
}

void draw_dice(Drawing& drawing, double x, double y, std::initializer_list<const char*> sides) {
    constexpr double kSide = 35, kApart = 38;
    for (const char* die : sides) {
        drawing.box({x, y, kSide, kSide}, 6, {Role::card}, {{Role::cardedge}, 1.5});
        drawing.text(die, x + kSide / 2, y + 23, {kPlanType, true}, {Role::text}, Shape::Side::middle);
        x += kApart;
    }
}

void write_on_plan(Drawing& drawing, double x, double baseline, const Text& text, Shape::Side side) {
    drawing.text(drawing.translated(text), x, baseline, {kPlanType}, {Role::text}, side);
}

void draw_step(Drawing& drawing, double x, double y, int number) {
    const auto step = static_cast<std::uint8_t>(number);
    drawing.ring(x, y, kPlanStep, {Role::lamp, step}, {{Role::lampink, step}, 0.18 * kPlanStep});
    drawing.text(std::to_string(number), x, y + 0.4 * kPlanStep, {1.1 * kPlanStep, true, true}, {Role::onlamp, step},
                 Shape::Side::middle);
}

}  // namespace castalia::picture
