// The blank sheet: elements and questions.
#include <array>

#include "core/games/muse_story/muse_story.h"
#include "core/parts/blank_sheet.h"

namespace castalia::muse_story {

namespace {

using document::Document;
using document::Sketch;

/// Draws lines for the agreements of the table before the story begins.
void agreed(SheetDrawing& sheet) {
    Sketch sketch;
    constexpr double kLabel = 36, kHalf = kSheetWidth / 2, kBetween = 12, kCode = 84, kLine = 20;
    sketch.words(sheet.translated(say("Genre")), 0, 9);
    sketch.line(kLabel, 11, kHalf - kBetween - kLabel, 0);
    sketch.words(sheet.translated(say("Tone")), kHalf, 9);
    sketch.line(kHalf + kLabel, 11, kHalf - kLabel, 0);
    sketch.words(sheet.translated(say("Code of conduct")), 0, 9 + kLine);
    sketch.line(kCode, 11 + kLine, kSheetWidth - kCode, 0);
    sketch.line(0, 11 + 2 * kLine, kSheetWidth, 0);
    sheet.figure(std::move(sketch), 14 + 2 * kLine, say("Lines for genre, tone and code of conduct"));
}

Document drawn(const Translate& translate) {
    SheetDrawing sheet(translate, say("Elements and questions"), say("Muse, a storytelling game"));
    sheet.who_and_when();
    agreed(sheet);
    sheet.heading(say("Elements"));
    constexpr int kElements = 22, kQuestions = 12;
    constexpr double kTop = 22, kRow = 19, kTall = 46;  // In some languages a column's name has two lines.
    Sketch elements;
    draw_grid(elements,
              {{"", 24},
               {sheet.translated(say("Element")), 270},
               {sheet.translated(say("Author")), 78},
               {sheet.translated(say("Checked")), 52},
               {sheet.translated(say("Refreshed")), 56}},
              kTop, kElements, kRow);
    for (int i = 0; i < kElements; ++i) {
        elements.words(std::string(1, static_cast<char>('A' + i)), 12, kTop + i * kRow + 14,
                       document::Shape::Side::middle, 11, true);
    }
    sheet.figure(std::move(elements), kTop + 2 + kElements * kRow,
                 say("A row for each element: letter, words, author, checked, refreshed"));
    sheet.heading(say("Questions"), true);
    Sketch questions;
    draw_grid(questions,
              {{"", 24},
               {sheet.translated(say("Question")), 222},
               {sheet.translated(say("Elements")), 62},
               {sheet.translated(say("Author")), 62},
               {sheet.translated(say("Yes")), 55},
               {sheet.translated(say("No")), 55}},
              kTop, kQuestions, kTall);
    for (int i = 0; i < kQuestions; ++i) {
        questions.words(std::to_string(i + 1), 12, kTop + i * kTall + 28, document::Shape::Side::middle, 11, true);
    }
    sheet.figure(std::move(questions), kTop + 2 + kQuestions * kTall,
                 say("A row for each question: number, words, elements, author, owners of yes and no"));
    return sheet.take();
}

/// Returns six slips to cut out, each for one answer of a question in play.
Document slips(const Translate& translate) {
    SheetDrawing sheet(translate, say("Yes and No slips"), say("Muse, a storytelling game"));
    sheet.small(
        say("Cut out the six slips. Three questions can be in play, each with one slip for Yes and one for No. "
            "Write the question in pencil; whoever owns an answer keeps its slip, and the cards lie on it."));
    Sketch sketch;
    constexpr double kWide = 230, kHigh = 170, kGap = 20, kLine = 24;
    for (int slip = 0; slip < 6; ++slip) {
        const double x = slip % 2 * (kWide + kGap), y = slip / 2 * (kHigh + kGap);
        sketch.box(x, y, kWide, kHigh, 6, 1.2);
        sketch.words(sheet.translated(slip % 2 == 0 ? say("Yes") : say("No")), x + kWide / 2, y + 48,
                     document::Shape::Side::middle, 34, true);
        for (int line = 0; line < 4; ++line) {
            sketch.line(x + 14, y + 82 + line * kLine, kWide - 28, 0, 0.4);
        }
    }
    sheet.figure(std::move(sketch), 3 * kHigh + 2 * kGap, say("Three slips for Yes and three for No"));
    return sheet.take();
}

}  // namespace

BlankSheet slip_sheet() { return {"muse-story-slips", say("Muse, the storytelling game: Yes and No slips"), slips}; }

BlankSheet blank_sheet() { return {"muse-story", say("Muse, the storytelling game: elements and questions"), drawn}; }

}  // namespace castalia::muse_story
