#include "core/parts/blank_sheet.h"

#include "core/picture/drawing.h"

namespace castalia {

using document::Figure;
using document::Sketch;
using Side = document::Shape::Side;

SheetDrawing::SheetDrawing(const Translate& translate, const Text& title, const Text& over) : translate_(translate) {
    document_.over = translate(over);
    document_.title = translate(title);
    document_.page = translate(say("Castalia, page {n} of {all}"));
    document_.foot = translate(say("A blank sheet to fill in by hand"));
}

void SheetDrawing::heading(const Text& text, bool new_page) {
    document_.blocks.emplace_back(document::Heading{translate_(text), new_page});
}

void SheetDrawing::small(const Text& text) {
    document_.blocks.emplace_back(document::Paragraph{translate_(text), document::Paragraph::Kind::small});
}

void SheetDrawing::figure(Sketch sketch, double height, const Text& name) {
    Figure figure;
    figure.width = kSheetWidth;
    figure.height = height;
    figure.shapes = std::move(sketch.shapes);
    figure.name = translate_(name);
    figure.alternative_text = translate_(say("empty, to write on"));
    document_.blocks.emplace_back(std::move(figure));
}

void SheetDrawing::figure(picture::Picture picture, const Text& name) {
    picture.pieces.clear();  // Nobody has to hear of each empty place.
    document_.blocks.emplace_back(
        figure_of(std::move(picture), translate_(name), translate_, translate_(say("empty, to write on"))));
}

void SheetDrawing::who_and_when() {
    Sketch sketch;
    constexpr double kLabel = 36, kBetween = 10;
    double x = 0;
    for (const auto& [label, width] :
         {std::pair(say("Players"), 250.0), {say("Date"), 110.0}, {say("Place"), kSheetWidth - 360}}) {
        const double end = x + width < kSheetWidth ? x + width - kBetween : kSheetWidth;
        sketch.words(translated(label), x, 9);
        sketch.line(x + kLabel, 11, end - x - kLabel, 0);
        x += width;
    }
    figure(std::move(sketch), 20, say("Lines for players, date and place"));
}

void draw_places(const SheetDrawing& sheet, Sketch& sketch, double x, double width, double height,
                 std::span<const MatPlace> places, int number) {
    double y = 0;
    for (const MatPlace& place : places) {
        document::Shape& box = sketch.box(x, y, width, height, 8, place.dashed ? 1 : 1.4);
        if (place.dashed) {
            box.dashes = {6, 4};
        }
        sketch.words(sheet.translated(place.word), x + width / 2, y + height / 2, Side::middle, place.size,
                     !place.dashed);
        y += height + kPlacesApart;
    }
    if (number > 0) {
        sketch.words(std::to_string(number), x + 14, height + kPlacesApart + 34, Side::left, 26, true);
    }
}

void draw_grid(Sketch& sketch, const std::vector<std::pair<std::string, double>>& columns, double y, int rows,
               double height) {
    constexpr double kType = 7.5, kLine = 1.1 * kType;
    const picture::AnyFont letters;
    const Translate translate = english;
    const picture::Viewport viewport{picture::Detail::blank, {0, 0, kSheetWidth, 0}, letters, translate};
    const picture::Drawing ruler(viewport, 0, 0, 1);
    double x = 0;
    for (const auto& [name, width] : columns) {
        const std::vector<std::string> lines = ruler.wrapped(name, {kType}, width - 4);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            sketch.words(lines[i], x + 3, y - 4 - kLine * static_cast<double>(lines.size() - 1 - i), Side::left,
                         kType);
        }
        for (int row = 0; row < rows; ++row) {
            sketch.box(x, y + row * height, width, height);
        }
        x += width;
    }
}

}  // namespace castalia
