// Sheets to fill in by hand.
#include "core/export/blank.h"

#include <algorithm>
#include <array>

#include "core/export/sketch.h"

namespace castalia {

namespace {

using document::Document;
using document::Figure;
using document::Shape;
using document::Sketch;
using Side = Shape::Side;
using Tell = std::function<std::string(const Text&)>;

constexpr double kWidth = 480;

/// A page's worth of drawing under a line for names and date.
class Sheet {
public:
    Sheet(const Tell& tell, const Text& title, const Text& over) : tell_(tell) {
        document_.over = tell(over);
        document_.title = tell(title);
        document_.page = tell(say("page {n} of {all}"));
        document_.foot = tell(say("A blank sheet to fill in by hand"));
    }
    std::string told(const Text& text) const { return tell_(text); }
    void heading(const Text& text, bool new_page = false) {
        document_.blocks.emplace_back(document::Heading{tell_(text), new_page});
    }
    void small(const Text& text) {
        document_.blocks.emplace_back(document::Paragraph{tell_(text), document::Paragraph::Kind::small});
    }
    void figure(Sketch sketch, double height, const Text& name) {
        Figure figure;
        figure.width = kWidth;
        figure.height = height;
        figure.shapes = std::move(sketch.shapes);
        figure.name = tell_(name);
        figure.in_words = tell_(say("empty, to write on"));
        document_.blocks.emplace_back(std::move(figure));
    }
    void who_and_when() {
        Sketch sketch;
        double x = 0;
        for (const auto& [label, width] :
             {std::pair(say("Players"), 250.0), {say("Date"), 110.0}, {say("Place"), 120.0}}) {
            sketch.words(told(label), x, 9);
            sketch.line(x + 36, 11, width - 46, 0);
            x += width;
        }
        figure(std::move(sketch), 20, say("Lines for players, date and place"));
    }
    Document take() { return std::move(document_); }

private:
    const Tell& tell_;
    Document document_;
};

/// A grid of empty boxes with names above its columns.
void grid(Sketch& sketch, const std::vector<std::pair<std::string, double>>& columns, double y, int rows,
          double height) {
    double x = 0;
    for (const auto& [name, width] : columns) {
        sketch.words(name, x + 3, y - 4, Side::left, 7.5);
        for (int row = 0; row < rows; ++row) {
            sketch.box(x, y + row * height, width, height);
        }
        x += width;
    }
}

// ---- Magnate: five districts, a player above and a player below each marker.

void districts(Sheet& sheet) {
    Sketch sketch;
    constexpr double kColumn = 92, kGap = 5, kTall = 120, kMarker = 42;
    for (int i = 0; i < 5; ++i) {
        const double x = i * (kColumn + kGap);
        sketch.box(x, 0, kColumn, kTall, 3);
        sketch.box(x, kTall + kGap, kColumn, kMarker, 3, 1.1);
        sketch.words(std::to_string(i + 1), x + 5, kTall + kGap + 14, Side::left, 12, true);
        sketch.box(x, kTall + 2 * kGap + kMarker, kColumn, kTall, 3);
        for (const double corner : {0.0, kTall + 2 * kGap + kMarker + kTall - 20}) {
            sketch.box(x + kColumn - 28, corner, 28, 20, 0, 0.5);
        }
        for (int line = 1; line <= 6; ++line) {
            sketch.line(x + 5, 14.0 + line * 16, kColumn - 10, 0, 0.25);
            sketch.line(x + 5, kTall + 2 * kGap + kMarker + line * 16 - 3, kColumn - 10, 0, 0.25);
        }
    }
    sheet.figure(std::move(sketch), 2 * kTall + 2 * kGap + kMarker,
                 say("Five districts with both sides' properties and totals"));
}

void tokens_and_ladder(Sheet& sheet) {
    Sketch sketch;
    for (int side = 0; side < 2; ++side) {
        const double y = side * 46.0;
        sketch.words(sheet.told(say("Player")), 0, y + 10);
        sketch.line(32, y + 12, 90, 0);
        double x = 130;
        for (const char* suit : {"M", "S", "W", "L", "Y", "K"}) {
            sketch.words(suit, x + 2, y + 8, Side::left, 9, true);
            sketch.box(x, y + 12, 50, 26);
            x += 58;
        }
    }
    sheet.figure(std::move(sketch), 88, say("Tokens of each suit, for two players"));
    Sketch ladder;
    grid(ladder,
         {{sheet.told(say("How it is decided")), 200},
          {sheet.told(say("Player")), 140},
          {sheet.told(say("Player")), 140}},
         14, 3, 20);
    double y = 28;
    for (const Text& step : {say("1. Districts led"), say("2. Total ranks"), say("3. Tokens left")}) {
        ladder.words(sheet.told(step), 5, y, Side::left, 9);
        y += 20;
    }
    sheet.figure(std::move(ladder), 76, say("The three steps that decide"));
}

Document magnate(const Tell& tell) {
    Sheet sheet(tell, say("Five districts"), say("Magnate"));
    sheet.who_and_when();
    sheet.heading(say("Properties"));
    districts(sheet);
    sheet.small(say("The corner of each half takes its total; the middle takes the district's marker."));
    sheet.heading(say("Tokens"));
    tokens_and_ladder(sheet);
    return sheet.take();
}

// ---- Musée: three floors of six spaces, tokens between them.

void floors(Sheet& sheet) {
    Sketch sketch;
    constexpr double kLeft = 60, kSpace = 44, kGap = 24, kTall = 44, kBetween = 22;
    const std::array<std::string, 3> names{sheet.told(say("Upper")), sheet.told(say("Middle")),
                                           sheet.told(say("Lower"))};
    for (std::size_t floor = 0; floor < names.size(); ++floor) {
        const double y = static_cast<double>(floor) * (kTall + kBetween);
        sketch.words(names[floor], 0, y + 20, Side::left, 9, true);
        sketch.words(sheet.told(say("first: 4")), 0, y + 31, Side::left, 7.5);
        for (int space = 0; space < 6; ++space) {
            const double x = kLeft + space * (kSpace + kGap);
            Shape& box = sketch.box(x, y, kSpace, kTall, 4);
            if (space == 5) {
                box.dashes = {3, 2};
            }
            if (floor < 2) {
                sketch.disc(x + kSpace / 2 - 8, y + kTall + 3, 16, 0.5);
            }
        }
    }
    sheet.figure(std::move(sketch), 3 * kTall + 2 * kBetween + 2,
                 say("Three floors of six spaces with the tokens between them"));
}

Document musee(const Tell& tell) {
    Sheet sheet(tell, say("Two Musées"), say("Musée"));
    sheet.who_and_when();
    for (int house = 0; house < 2; ++house) {
        sheet.heading(say("Owner"));
        floors(sheet);
    }
    sheet.small(say("Mark each round as staircase or chandelier. The dashed space is not used with three players."));
    Sketch points;
    grid(points,
         {{"", 150},
          {sheet.told(say("Game 1")), 110},
          {sheet.told(say("Game 2")), 110},
          {sheet.told(say("Game 3")), 110}},
         14, 5, 18);
    double y = 27;
    for (const Text& kind : {say("Paintings, 1 each"), say("Neighbours, 2 a pair"), say("Staircases, 3 each"),
                             say("Galleries first filled, 4 each"), say("Total")}) {
        points.words(sheet.told(kind), 4, y, Side::left, 8.5);
        y += 18;
    }
    sheet.heading(say("Points"));
    sheet.figure(std::move(points), 108, say("Points by kind, for three games"));
    return sheet.take();
}

// ---- Muse, the storytelling game: elements and questions.

Document muse_story(const Tell& tell) {
    Sheet sheet(tell, say("Elements and questions"), say("Muse, a storytelling game"));
    sheet.who_and_when();
    sheet.heading(say("Elements"));
    constexpr int kElements = 22, kQuestions = 12;
    constexpr double kRow = 25, kTall = 48;
    Sketch elements;
    grid(elements,
         {{"", 24},
          {sheet.told(say("Element")), 270},
          {sheet.told(say("Author")), 78},
          {sheet.told(say("Checked")), 52},
          {sheet.told(say("Refreshed")), 56}},
         14, kElements, kRow);
    for (int i = 0; i < kElements; ++i) {
        elements.words(std::string(1, static_cast<char>('A' + i)), 12, 14 + i * kRow + 17, Side::middle, 11, true);
    }
    sheet.figure(std::move(elements), 16 + kElements * kRow,
                 say("A row for each element: letter, words, author, checked, refreshed"));
    sheet.heading(say("Questions"), true);
    Sketch questions;
    grid(questions,
         {{"", 24},
          {sheet.told(say("Question")), 222},
          {sheet.told(say("Elements")), 62},
          {sheet.told(say("Author")), 62},
          {sheet.told(say("Yes")), 55},
          {sheet.told(say("No")), 55}},
         14, kQuestions, kTall);
    for (int i = 0; i < kQuestions; ++i) {
        questions.words(std::to_string(i + 1), 12, 14 + i * kTall + 28, Side::middle, 11, true);
    }
    sheet.figure(std::move(questions), 16 + kQuestions * kTall,
                 say("A row for each question: number, words, elements, author, owners of yes and no"));
    return sheet.take();
}

// ---- Dance of Muses: the columns of dice, and what is printed on the tiles.

Document dance(const Tell& tell) {
    Sheet sheet(tell, say("Score columns and tiles"), say("Dance of Muses"));
    sheet.who_and_when();
    sheet.heading(say("Dice in falling order"));
    Sketch columns;
    grid(columns,
         {{sheet.told(say("Company")), 130},
          {"1", 55},
          {"2", 55},
          {"3", 55},
          {"4", 55},
          {sheet.told(say("Suns")), 65},
          {sheet.told(say("Silver")), 65}},
         14, 3, 32);
    sheet.figure(std::move(columns), 114, say("A row for each company, a column for each die"));
    sheet.small(say(
        "Ring the strictly highest die of each column: a Sun. The leftmost column that was won is the Silver Sun."));
    sheet.heading(say("The nine tiles"));
    Sketch tiles;
    constexpr double kTall = 38;
    grid(tiles,
         {{sheet.told(say("Tile")), 130},
          {sheet.told(say("Suns")), 60},
          {sheet.told(say("Power")), 130},
          {sheet.told(say("Area")), 60},
          {sheet.told(say("Company and last die")), 100}},
         14, 9, kTall);
    double y = 14;
    for (const char* tile :
         {"Calliope", "Clio", "Erato", "Euterpe", "Melpomene", "Polyhymnia", "Terpsichore", "Thalia", "Urania"}) {
        tiles.words(tile, 6, y + 23, Side::left, 10, true);
        double x = 196;
        for (const Text& power : {say("none"), say("raise"), say("lower"), say("swap")}) {
            tiles.disc(x, y + 10, 7, 0.5);
            tiles.words(sheet.told(power), x + 3.5, y + 28, Side::middle, 7.5);
            x += 32;
        }
        for (int square = 0; square < 9; ++square) {
            const int row = square / 3, column = square % 3;
            Shape& box = tiles.box(335 + 10.0 * column, y + 4 + 10.0 * row, 10, 10, 0, 0.4);
            box.filled = square == 4;
        }
        y += kTall;
    }
    sheet.figure(std::move(tiles), 16 + 9 * kTall, say("A row for each tile: Suns, power, area, company and die"));
    return sheet.take();
}

// ---- Any other game.

Document scores(const Tell& tell) {
    Sheet sheet(tell, say("Score pad"), say("Open table"));
    sheet.who_and_when();
    sheet.heading(say("Scores"));
    Sketch pad;
    constexpr int kPlayers = 7, kRounds = 24;
    constexpr double kRound = 60, kRow = 22;
    std::vector<std::pair<std::string, double>> columns{{sheet.told(say("Round")), kRound}};
    for (int player = 0; player < kPlayers; ++player) {
        columns.emplace_back("", (kWidth - kRound) / kPlayers);
    }
    grid(pad, columns, 14, kRounds + 1, kRow);
    for (int round = 1; round <= kRounds; ++round) {
        pad.words(std::to_string(round), kRound / 2, 14 + (round - 1) * kRow + 15, Side::middle, 8);
    }
    pad.words(sheet.told(say("Total")), kRound / 2, 14 + kRounds * kRow + 15, Side::middle, 9, true);
    pad.box(0, 14 + kRounds * kRow, kWidth, kRow, 0, 1.4);
    sheet.figure(std::move(pad), 16 + (kRounds + 1) * kRow,
                 say("A column for each player, a row for each round, a total"));
    return sheet.take();
}

struct Known {
    std::string name;
    Text label;
    Document (*make)(const Tell&);
};
const std::vector<Known>& known() {
    static const std::vector<Known> list{
        {"magnate", say("Magnate: five districts"), magnate},
        {"musee", say("Musée: three floors"), musee},
        {"muse-story", say("Muse, the storytelling game: elements and questions"), muse_story},
        {"dance-of-muses", say("Dance of Muses: score columns and tiles"), dance},
        {"open-table", say("Open table: score pad"), scores},
    };
    return list;
}

}  // namespace

const std::vector<std::string>& blank_sheets() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> list;
        for (const Known& sheet : known()) {
            list.push_back(sheet.name);
        }
        return list;
    }();
    return names;
}

Text blank_sheet_label(const std::string& name) {
    const auto found = std::ranges::find(known(), name, &Known::name);
    return found == known().end() ? literally(name) : found->label;
}

Document blank_sheet(const std::string& name, const Tell& tell) {
    const auto found = std::ranges::find(known(), name, &Known::name);
    return found == known().end() ? Document{} : found->make(tell);
}

}  // namespace castalia
