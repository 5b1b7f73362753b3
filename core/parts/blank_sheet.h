#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/document/sketch.h"
#include "core/rules/game.h"

namespace castalia {

inline constexpr double kSheetWidth = 480;

/// Draws a sheet to fill in by hand: lines for names and date, then the parts that the game adds.
class SheetDrawing {
public:
    SheetDrawing(const Tell& tell, const Text& title, const Text& over);

    std::string told(const Text& text) const { return tell_(text); }
    void heading(const Text& text, bool new_page = false);
    void small(const Text& text);
    void figure(document::Sketch sketch, double height, const Text& name);
    void who_and_when();
    document::Document take() { return std::move(document_); }

private:
    const Tell& tell_;
    document::Document document_;
};

/// Draws rows of empty boxes. `columns` are the names above the columns and their widths.
void draw_grid(document::Sketch& sketch, const std::vector<std::pair<std::string, double>>& columns, double y,
               int rows, double height);

}  // namespace castalia
