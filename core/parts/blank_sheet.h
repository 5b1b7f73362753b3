#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/document/sketch.h"
#include "core/picture/picture.h"
#include "core/rules/game/game.h"

namespace castalia {

inline constexpr double kSheetWidth = 480;

/// Draws a sheet to fill in by hand: lines for names and date, then the parts that the game adds.
class SheetDrawing {
public:
    SheetDrawing(const Translate& translate, const Text& title, const Text& over);

    std::string translated(const Text& text) const { return translate_(text); }
    void heading(const Text& text, bool new_page = false);
    void small(const Text& text);
    void figure(document::Sketch sketch, double height, const Text& name);
    /// Adds a picture of a table on which nothing lies.
    void figure(picture::Picture picture, const Text& name);
    void who_and_when();
    document::Document take() { return std::move(document_); }

private:
    const Translate& translate_;
    document::Document document_;
};

/// A place for a card on a mat, with a word in it.
struct MatPlace {
    Text word;
    bool dashed = false;
    double size = 18;
};
/// Draws places of this size below each other, with a number in the corner of the second unless that is 0.
void draw_places(const SheetDrawing& sheet, document::Sketch& sketch, double x, double width, double height,
                 std::span<const MatPlace> places, int number);
inline constexpr double kPlacesApart = 8;

/// Draws rows of empty boxes. `columns` are the names above the columns and their widths. A name that is too wide
/// stands in several lines.
void draw_grid(document::Sketch& sketch, const std::vector<std::pair<std::string, double>>& columns, double y,
               int rows, double height);

}  // namespace castalia
