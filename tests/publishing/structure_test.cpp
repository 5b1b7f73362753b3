// PDF files say what each piece of a page is: poppler reads the words of the structure, and qpdf everything else.
#include "app/language/language.h"
#include "app/publishing/wall.h"
#include "core/document/sketch.h"
#include "core/export/chronicle.h"
#include "tests/publishing/opened.h"
#include "tests/publishing/opened_structure.h"
#include "tests/support/pictures.h"

namespace castalia {
namespace {

using namespace castalia::testing;

document::Document of_every_block() {
    using namespace document;
    Document all;
    all.over = "Over";
    all.title = "Title";
    all.under = "Under";
    all.foot = "Foot";
    all.page = "page {n} of {all}";
    all.language = "fr";
    all.blocks.emplace_back(Paragraph{"Result", Paragraph::Kind::result});
    all.blocks.emplace_back(document::Heading{"Facts"});
    all.blocks.emplace_back(Facts{{{"Place", "Room"}, {"Day", "Today"}}});
    all.blocks.emplace_back(document::Heading{"Points"});
    Table table{{{"", false, 1}, {"Ann", true, 1}, {"Ben", true, 1}}, {}};
    table.rows.push_back({{"Cards", "", false, false}, {"7", "3 and 4", true, false}, {"", "", false, false}});
    all.blocks.emplace_back(table);
    Log log;
    for (std::size_t number = 1; number <= 2; ++number) {
        LogLine& line = log.lines.emplace_back();
        line.number = number;
        line.chapter = "Chapter" + std::to_string(number);
        line.clock = "19:0" + std::to_string(number);
        line.words = "Event" + std::to_string(number);
    }
    log.lines.back().remarks.push_back({Remark::Kind::note, "Note", "why", "", "Why"});
    all.blocks.emplace_back(log);
    Figure figure;
    figure.width = figure.height = 100;
    figure.full_width = false;
    figure.name = "Drawing";
    figure.alternative_text = "a line and ‘words’";
    Sketch sketch;
    sketch.line(10, 10, 50, 0);
    sketch.words("drawn", 10, 40);
    sketch.words("twice", 10, 60);
    sketch.line(10, 70, 50, 0);
    figure.shapes = std::move(sketch.shapes);
    all.blocks.emplace_back(figure);
    all.blocks.emplace_back(document::Photo{jpeg_file({80, 60, false}), 80, 60, "Photo", 1});
    all.blocks.emplace_back(Versus{"Contest", {{"Ann", {"Ace"}}, {"Ben", {"King"}}}, "Ann wins"});
    all.blocks.emplace_back(Paragraph{"Told", Paragraph::Kind::story, "Speaker"});
    all.blocks.emplace_back(Signatures{{"Ann", "Ben"}});
    return all;
}

constexpr const char* kEveryBlock = R"(Document
  P
    "Over"
  H1
    "Title"
  P
    "Under"
  P
    "Result"
  H2
    "Facts"
  L
    LI
      Lbl
        "Place"
      LBody
        "Room"
    LI
      Lbl
        "Day"
      LBody
        "Today"
  H2
    "Points"
  Table
    TR
      TD
      TH:
         /Scope /Column
        "Ann"
      TH:
         /Scope /Column
        "Ben"
    TR
      TH:
         /Scope /Row
        "Cards"
      TD
        P
          Span
            "7"
        P
          "3 and 4"
      TD
  H3
    "Chapter1"
  L:
     /ListNumbering /Decimal
    LI
      Lbl
        "1"
      LBody
        "Event1"
        "19:01"
  H3
    "Chapter2"
  L:
     /ListNumbering /Decimal
    LI
      Lbl
        "2"
      LBody
        "Event2"
        "19:02"
        P
          "Why"
  Figure
    "drawn"
    "twice"
  Div
    Figure
    Caption
      "Photo"
  Div
    P
      "Contest"
    P
      "Ann"
    L
      LI
        LBody
          "Ace"
    P
      "Ben"
    L
      LI
        LBody
          "King"
    P
      "Ann wins"
  P
    "Speaker"
  P
    "Told"
  P
    "Ann"
  P
    "Ben"
)";

/// Returns the structure without the places of figures, and without contents that have no words: cairo 1.16 leaves
/// them out of no part, and 1.18 out of all but figures.
std::string unplaced(const std::string& structure) {
    std::istringstream lines(structure);
    std::string rest;
    for (std::string line; std::getline(lines, line);) {
        if (const std::size_t blank = line.find("\" "); blank != std::string::npos) {
            line.erase(blank + 1, 1);
        }
        if (line.ends_with(" \"\"")) {
            continue;
        }
        const bool place = line.find("/BBox") != std::string::npos || line.find("/Placement") != std::string::npos;
        const std::size_t role = line.find("Figure:");
        rest += place ? "" : (role == std::string::npos ? line : line.substr(0, role) + "Figure") + "\n";
    }
    return rest;
}

TEST(Structure, SaysWhatEachBlockIsInTheOrderOfThePage) {
    const std::string pdf = write_pdf(of_every_block(), Paper::a4);
    EXPECT_EQ(unplaced(structure_of_pdf(pdf)), kEveryBlock);
    const Described file = described(pdf);
    EXPECT_TRUE(file.marked);
    EXPECT_TRUE(file.shows_title);
    EXPECT_EQ(file.language, "fr");
    EXPECT_EQ(file.title, "Title");
    std::vector<std::string> alternatives;
    for (const Element& element : file.elements) {
        if (element.role == "Figure") {
            alternatives.push_back(element.alternative);
            ASSERT_EQ(element.box.size(), 4U);
            EXPECT_LT(element.box[0], element.box[2]);
            EXPECT_LT(element.box[1], element.box[3]);
        }
    }
    EXPECT_EQ(alternatives, (std::vector<std::string>{"Drawing: a line and ‘words’", "Photo"}));
    EXPECT_EQ(unmarked_in(pdf), std::vector<std::string>());
}

TEST(Structure, HasEveryPieceWithoutTheHeadAndTheFootOfPages) {
    document::Document document;
    document.title = "Many rows";
    document.foot = "the foot";
    document.page = "page {n} of {all}";
    document::Table table{{{"Round", false}, {"Theodora", true}}, {}};
    for (int row = 1; row <= 120; ++row) {
        table.rows.push_back(
            {{"round " + std::to_string(row), "", false, false}, {std::to_string(1000 + row), "", false, false}});
    }
    document.blocks.emplace_back(table);
    std::string words;
    for (int i = 0; i < 2500; ++i) {
        words += "word" + std::to_string(i) + " ";
    }
    document.blocks.emplace_back(document::Paragraph{words});
    const std::string pdf = write_pdf(document, Paper::a4);
    const std::string structure = structure_of_pdf(pdf), all = squeezed(all_words_in(structure));
    EXPECT_EQ(words_in(structure, "H1"), std::vector<std::string>{"Many rows"});
    EXPECT_EQ(words_in(structure, "Table").size(), 1U) << "it goes on on the next page";
    EXPECT_EQ(words_in(structure, "TR").size(), 121U) << "the head comes again for those who see it only";
    EXPECT_EQ(words_in(structure, "TH").size(), 2U + 120U);
    EXPECT_EQ(words_in(structure, "P").size(), 1U) << "a paragraph over several pages is one";
    EXPECT_EQ(squeezed(words_in(structure, "P").front()), squeezed(words));
    EXPECT_EQ(all.find("pageof"), std::string::npos);
    EXPECT_EQ(all.find("thefoot"), std::string::npos);
    EXPECT_EQ(unmarked_in(pdf), std::vector<std::string>());
}

/// Says sentences in one of the languages of the program.
class InLanguage {
public:
    explicit InLanguage(std::string language) : language_(std::move(language)), catalogue_(language_) {}
    void speak(DocumentOptions& options) const {
        options.language = language_;
        options.translate = [this](const Text& text) { return worded(text, catalogue_); };
    }

private:
    std::string language_;
    Catalogue catalogue_;
};

Session session_of_game(const std::string& game) {
    return read_record(bytes_of(source_dir() + "/resources/samples/" + game + ".castalia"), known_games());
}

/// Expects what a reader sees of a document in the structure of its file.
void expect_structure_of(const std::string& pdf, const document::Document& document) {
    const std::string structure = structure_of_pdf(pdf);
    document::Document seen = document;  // The name of a drawing is in its alternative text.
    for (document::Block& block : seen.blocks) {
        if (auto* figure = std::get_if<document::Figure>(&block)) {
            figure->name.clear();
        }
    }
    expect_says(all_words_in(structure), seen);
    std::vector<std::string> headings, chapters, alternatives, numbers;
    std::size_t tables = 0;
    for (const document::Block& block : document.blocks) {
        if (const auto* heading = std::get_if<document::Heading>(&block)) {
            headings.push_back(squeezed(heading->words));
        } else if (const auto* figure = std::get_if<document::Figure>(&block)) {
            alternatives.push_back(figure->name +
                                   (figure->alternative_text.empty() ? "" : ": " + figure->alternative_text));
        } else if (std::holds_alternative<document::Table>(block)) {
            ++tables;
        } else if (const auto* log = std::get_if<document::Log>(&block)) {
            for (const document::LogLine& line : log->lines) {
                numbers.push_back(line.numeral());
                if (chapters.empty() || chapters.back() != squeezed(line.chapter)) {
                    chapters.push_back(squeezed(line.chapter));
                }
            }
        }
    }
    const auto said = [&](const std::string& role) {
        std::vector<std::string> all = words_in(structure, role);
        std::ranges::transform(all, all.begin(), squeezed);
        return all;
    };
    EXPECT_EQ(said("H1"), std::vector<std::string>{squeezed(document.title)});
    EXPECT_EQ(said("H2"), headings);
    std::erase(chapters, "");
    EXPECT_EQ(said("H3"), chapters);
    EXPECT_GE(said("Table").size(), tables);
    const Described file = described(pdf);
    EXPECT_EQ(file.language, document.language);
    EXPECT_EQ(file.title, document.title);
    std::vector<std::string> figures, labels = said("Lbl");
    for (const Element& element : file.elements) {
        if (element.role == "Figure") {
            figures.push_back(element.alternative);
        }
        EXPECT_EQ(element.role == "TH", !element.scope.empty()) << element.role;
    }
    EXPECT_EQ(figures, alternatives);
    auto label = labels.begin();
    for (const std::string& number : numbers) {
        label = std::find(label, labels.end(), squeezed(number));
        ASSERT_NE(label, labels.end()) << "the number " << number << " of the log";
    }
    EXPECT_EQ(unmarked_in(pdf), std::vector<std::string>());
    EXPECT_EQ(opened(pdf, CASTALIA_QPDF " --check {in} > {out}").find("WARNING"), std::string::npos);
}

TEST(Structure, SaysWhatIsSeenOfEveryGameInEachLanguage) {
    for (const char* language : {"en", "de"}) {
        const InLanguage spoken(language);
        for (const char* game : {"magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses", "open-table"}) {
            SCOPED_TRACE(std::string(game) + " in " + language);
            ExportOptions options;
            spoken.speak(options.options);
            // Poppler draws a page again for each piece of it, so only short logs are read as a whole.
            const bool is_short = std::string(game) == "dance-of-muses" || std::string(game) == "open-table";
            options.events = options.options.events =
                is_short ? DocumentOptions::Events::all : DocumentOptions::Events::marked;
            options.options.table = options.options.signatures = true;
            options.options.review = std::string(game) != "open-table";
            const Session session = session_of_game(game);
            expect_structure_of(find_export_format("pdf")->bytes(session, options), sheet_of(session, options));
        }
    }
}

TEST(Structure, OfABookletIsInTheOrderOfReadingAndNotOfTheSheets) {
    for (const char* language : {"en", "fr"}) {
        const InLanguage spoken(language);
        ExportOptions options;
        spoken.speak(options.options);
        options.paper = Paper::booklet;
        options.chronicle = true;
        options.events = options.options.events = DocumentOptions::Events::all;
        const Session session = session_of_game("muse-story");
        expect_structure_of(find_export_format("pdf")->bytes(session, options), sheet_of(session, options));
    }
}

TEST(Structure, OfASheetForTheWallHasEveryWordAndDrawing) {
    for (const char* language : {"en", "it"}) {
        const InLanguage spoken(language);
        for (const char* game : {"magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses", "open-table"}) {
            SCOPED_TRACE(std::string(game) + " in " + language);
            ExportOptions options;
            spoken.speak(options.options);
            options.code = true;
            const Session session = session_of_game(game);
            const document::Document sheet = wall_sheet_of(session, options.options).sheet;
            const std::string pdf = find_export_format("wall")->bytes(session, options);
            const std::string structure = structure_of_pdf(pdf), all = squeezed(all_words_in(structure));
            for (const std::string& words : document::words_of(sheet)) {
                EXPECT_NE(all.find(squeezed(words)), std::string::npos) << words;
            }
            EXPECT_NE(all.find(squeezed(sheet.foot)), std::string::npos);
            EXPECT_EQ(words_in(structure, "H1"), std::vector<std::string>{sheet.title});
            const Described file = described(pdf);
            EXPECT_EQ(file.language, language);
            EXPECT_EQ(file.title, sheet.title);
            const auto figures = std::ranges::count(file.elements, "Figure", &Element::role);
            const auto drawn = std::ranges::count_if(sheet.blocks, [](const document::Block& block) {
                return std::holds_alternative<document::Figure>(block);
            });
            EXPECT_EQ(figures, drawn + 1) << "and the code";
            for (const Element& element : file.elements) {
                EXPECT_EQ(element.role == "Figure", !element.alternative.empty());
            }
            EXPECT_EQ(unmarked_in(pdf), std::vector<std::string>());
            // What is read first stands first: the title, the result, the points.
            EXPECT_LT(structure.find("H1"), structure.find("Table"));
        }
    }
}

TEST(Structure, OfABlankSheetNamesItsDrawings) {
    const Games& games = known_games();
    ASSERT_FALSE(games.sheets().empty());
    for (const BlankSheet* sheet : games.sheets()) {
        SCOPED_TRACE(sheet->name);
        const document::Document document = sheet->draw(english);
        expect_structure_of(*document_bytes(document, "pdf", Paper::a4), document);
    }
}

TEST(Structure, LosesNoWordsBesideNamesFromRightToLeft) {
    document::Document document;
    document.title = "Names";
    document.page = "مرحبا {n} of {all}";
    document.foot = "before مرحبا after";
    document.blocks.emplace_back(document::Paragraph{"Ann sat beside مرحبا and Ben beside שלום that evening"});
    const std::string pdf = write_pdf(document, Paper::a4);
    const std::vector<std::string> paragraphs = words_in(structure_of_pdf(pdf), "P");
    ASSERT_EQ(paragraphs.size(), 1U);
    EXPECT_TRUE(paragraphs.front().starts_with("Ann sat beside ")) << paragraphs.front();
    EXPECT_NE(paragraphs.front().find(" and Ben beside "), std::string::npos) << paragraphs.front();
    EXPECT_TRUE(paragraphs.front().ends_with(" that evening")) << paragraphs.front();
    EXPECT_EQ(unmarked_in(pdf), std::vector<std::string>());
    EXPECT_EQ(opened(pdf, CASTALIA_QPDF " --check {in} > {out}").find("WARNING"), std::string::npos);
}

}  // namespace
}  // namespace castalia
