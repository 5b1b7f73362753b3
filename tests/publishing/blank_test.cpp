// Sheets to print before a game.
#include "core/parts/layout_sheet.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

document::Document blank_sheet(const std::string& name) {
    const std::vector<const BlankSheet*> sheets = known_games().sheets();
    return (*std::ranges::find(sheets, name, &BlankSheet::name))->draw(english);
}

std::size_t shapes_of(const document::Document& sheet) {
    std::size_t shapes = 0;
    for (const document::Block& block : sheet.blocks) {
        if (const auto* figure = std::get_if<document::Figure>(&block)) {
            shapes += figure->shapes.size();
        }
    }
    return shapes;
}

TEST(BlankSheet, EveryOneIsThereInEveryFormThatDocumentsHave) {
    ASSERT_EQ(known_games().sheets().size(), 9U);
    for (const BlankSheet* known : known_games().sheets()) {
        const std::string& name = known->name;
        const document::Document sheet = known->draw(english);
        EXPECT_GT(shapes_of(sheet), 15U) << name;
        const std::string pdf = *document_bytes(sheet, "pdf", Paper::letter);
        EXPECT_NE(text_of_pdf(pdf).find(sheet.title), std::string::npos) << name;
        // It has lines and no pictures, so it prints sharp at any size.
        EXPECT_EQ(pdf.find("/Subtype /Image"), std::string::npos) << name;
        EXPECT_NE(document_bytes(sheet, "html", Paper::a4)->find("<svg"), std::string::npos) << name;
        EXPECT_FALSE(document_bytes(sheet, "bgsplay", Paper::a4).has_value());
    }
}

TEST(BlankSheet, GoesOutInTheFormatsThatWriteDocumentsAndInNoOther) {
    const document::Document sheet = blank_sheet("musee");
    std::vector<std::string> written;
    for (const ExportFormat& form : export_formats()) {
        const std::optional<std::string> bytes = document_bytes(sheet, form.name, Paper::a4);
        EXPECT_EQ(bytes.has_value(), form.write_document != nullptr) << form.name;
        if (bytes) {
            written.push_back(form.name);
            EXPECT_FALSE(bytes->empty()) << form.name;
        }
    }
    EXPECT_EQ(written, (std::vector<std::string>{"pdf", "html", "markdown", "score"}));
    EXPECT_FALSE(document_bytes(sheet, "png", Paper::a4).has_value());
    EXPECT_FALSE(document_bytes(sheet, "none", Paper::a4).has_value());
}

TEST(BlankSheet, FitsOnItsPagesOfA4AndLetter) {
    for (const auto& [name, pages] : {std::pair("muse-decktet", 1),
                                      {"muse-decktet-actions", 1},
                                      {"muse-story-slips", 1},
                                      {"magnate-mat", 3},
                                      {"muse-story", 2},
                                      {"musee", 1},
                                      {"dance-of-muses", 1},
                                      {"open-table", 1},
                                      {"magnate", 1}}) {
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            const std::string last = "page " + std::to_string(pages) + " of " + std::to_string(pages);
            EXPECT_NE(text_of_pdf(*document_bytes(blank_sheet(name), "pdf", paper)).find(last), std::string::npos)
                << name;
        }
    }
}

TEST(BlankSheet, ThePlanOfEveryTableIsOnePageWithItsSteps) {
    const Players players{{"Ann", "Ben", "Cid", "Dan"}};
    for (const Game& game : known_games().offered()) {
        if (!game.layout) {
            continue;
        }
        const Players seated{{players.names.begin(), players.names.begin() + std::min(4, game.most_players)}};
        const TableLayout layout = game.layout(seated, Json::object(), english);
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            const std::string pdf = *document_bytes(layout_sheet(game, seated, layout, english), "pdf", paper);
            const std::string text = text_of_pdf(pdf);
            EXPECT_NE(text.find("page 1 of 1"), std::string::npos) << game.id;
            for (const TableLayout::Step& step : layout.steps) {
                const std::string what = english(step.what);
                EXPECT_NE(text.find(what.substr(0, what.find(' '))), std::string::npos) << game.id << ": " << what;
            }
            EXPECT_NE(text.find("Ann"), std::string::npos) << game.id;
            if (game.id == "muse-story") {
                EXPECT_NE(text.find("Yes"), std::string::npos) << "the slips of paper lie open";
            }
        }
        if (const char* folder = std::getenv("CASTALIA_PICTURES")) {
            std::ofstream(std::string(folder) + "/" + game.id + "-table.pdf", std::ios::binary)
                << *document_bytes(layout_sheet(game, seated, layout, english), "pdf", Paper::letter);
        }
    }
}

TEST(BlankSheet, NothingIsDrawnBesideIt) {
    for (const BlankSheet* known : known_games().sheets()) {
        const std::string& name = known->name;
        for (const document::Block& block : known->draw(english).blocks) {
            if (const auto* figure = std::get_if<document::Figure>(&block)) {
                for (const document::Shape& shape : figure->shapes) {
                    EXPECT_GE(shape.x, 0) << name << ": " << figure->name;
                    EXPECT_LE(shape.x + shape.width, figure->width + 0.01) << name << ": " << figure->name;
                    EXPECT_LE(shape.y + shape.height, figure->height + 0.01) << name << ": " << figure->name;
                }
            }
        }
    }
}

TEST(BlankSheet, ItsBoxesLieBesideOrWithinEachOther) {
    using document::Shape;
    constexpr double kTouch = 0.01;
    const auto within = [](const Shape& one, const Shape& other) {
        return one.x >= other.x - kTouch && one.x + one.width <= other.x + other.width + kTouch &&
               one.y >= other.y - kTouch && one.y + one.height <= other.y + other.height + kTouch;
    };
    const auto apart = [](const Shape& one, const Shape& other) {
        return one.x + one.width <= other.x + kTouch || other.x + other.width <= one.x + kTouch ||
               one.y + one.height <= other.y + kTouch || other.y + other.height <= one.y + kTouch;
    };
    for (const BlankSheet* known : known_games().sheets()) {
        for (const document::Block& block : known->draw(english).blocks) {
            const auto* figure = std::get_if<document::Figure>(&block);
            std::vector<Shape> boxes;
            std::ranges::copy_if(figure != nullptr ? figure->shapes : std::vector<Shape>(), std::back_inserter(boxes),
                                 [](const Shape& shape) { return shape.kind == Shape::Kind::box; });
            for (auto one = boxes.begin(); one != boxes.end(); ++one) {
                for (auto other = std::next(one); other != boxes.end(); ++other) {
                    EXPECT_TRUE(apart(*one, *other) || within(*one, *other) || within(*other, *one))
                        << known->name << ": " << figure->name << " at " << one->x << ", " << one->y << " and "
                        << other->x << ", " << other->y;
                }
            }
        }
    }
}

TEST(BlankSheet, HasAPlaceForEverythingOnTheTable) {
    const auto count = [](const std::string& name, document::Shape::Kind kind) {
        std::size_t found = 0;
        for (const document::Block& block : blank_sheet(name).blocks) {
            if (const auto* figure = std::get_if<document::Figure>(&block)) {
                found += static_cast<std::size_t>(std::ranges::count(figure->shapes, kind, &document::Shape::kind));
            }
        }
        return found;
    };
    EXPECT_EQ(count("musee", document::Shape::Kind::disc), 2U * 2 * 6) << "a round between the floors at each space";
    const auto says = [](const std::string& name, const std::string& word) {
        std::size_t found = 0;
        for (const document::Block& block : blank_sheet(name).blocks) {
            if (const auto* figure = std::get_if<document::Figure>(&block)) {
                found += static_cast<std::size_t>(std::ranges::count(figure->shapes, word, &document::Shape::words));
            }
        }
        return found;
    };
    for (const char* action : {"Sketch", "Paint", "Patron", "Palace"}) {
        EXPECT_EQ(says("muse-decktet-actions", action), 4U) << "on the square of each of four players: " << action;
    }
    EXPECT_EQ(says("muse-story-slips", "Yes"), 3U);
    EXPECT_EQ(says("muse-story-slips", "No"), 3U);
    EXPECT_EQ(says("magnate-mat", "District"), 5U);
    // The paper of A4 is 178 mm wide between its margins; Letter is wider.
    for (const document::Block& block : blank_sheet("magnate-mat").blocks) {
        if (const auto* figure = std::get_if<document::Figure>(&block)) {
            const double millimetres = 178 / figure->width;
            for (const document::Shape& shape : figure->shapes) {
                if (shape.kind == document::Shape::Kind::box) {
                    EXPECT_GE(shape.width * millimetres, 88) << "a card on its side has room";
                    EXPECT_GE(shape.height * millimetres, 63) << "a card on its side has room";
                }
            }
        }
    }
    EXPECT_EQ(says("musee", "Owner"), 2U * 3) << "points of both Musées in each of three games";
    EXPECT_EQ(says("muse-story", "Code of conduct"), 1U);
    EXPECT_EQ(count("open-table", document::Shape::Kind::box), (1U + 7) * (24 + 1) + 1)
        << "seven players beside the number of the round, 24 rounds and a total, which is framed";
    const std::string dance = document::write_plain(blank_sheet("dance-of-muses"));
    EXPECT_NE(dance.find("tile"), std::string::npos);
}

}  // namespace
}  // namespace castalia
