// The story as a little book, and the log in two columns: the places of words on pages.
#include "core/export/chronicle.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Session lamp() {
    return read_record(bytes_of(source_dir() + "/resources/samples/muse-story.castalia"), known_games());
}

std::size_t pages_of(const std::string& pdf) {
    const std::string info = opened(pdf, CASTALIA_PDFINFO " {in} > {out}");
    return std::stoul(info.substr(info.find("Pages:") + 6));
}

/// Returns the words of one page, counted from 1.
std::string page_text(const std::string& pdf, std::size_t page) {
    const std::string number = std::to_string(page);
    return squeezed(
        opened(pdf, CASTALIA_PDFTOTEXT " -raw -enc UTF-8 -f " + number + " -l " + number + " {in} {out}"));
}

std::string book(Paper paper) {
    ExportOptions options;
    options.chronicle = true;
    options.paper = paper;
    return find_export_format("pdf")->bytes(lamp(), options);
}

TEST(Book, HasItsTitleAndItsElementsOnAPageOfTheirOwn) {
    const std::string pdf = book(Paper::a5);
    const std::string first = page_text(pdf, 1), second = page_text(pdf, 2);
    EXPECT_NE(first.find("Thelampoverthebay"), std::string::npos);
    EXPECT_NE(first.find("Whatthestoryismadeof"), std::string::npos);
    EXPECT_EQ(first.find("Everyeveningtheboy"), std::string::npos);
    EXPECT_TRUE(second.find("Introduction") < second.find("Everyeveningtheboy")) << second.substr(0, 200);
}

TEST(Book, IsLaidForFoldingInTheOrderOfItsSheets) {
    const std::string plain = book(Paper::a5), folded = book(Paper::booklet);
    const std::size_t pages = pages_of(plain), sides = pages_of(folded);
    EXPECT_EQ(sides, (pages + 3) / 4 * 2);
    EXPECT_NE(opened(folded, CASTALIA_PDFINFO " {in} > {out}").find("841.89 x 595.28"), std::string::npos);
    const auto mark = [&](std::size_t page) { return "page" + std::to_string(page) + "of" + std::to_string(pages); };
    std::size_t found = 0;
    for (std::size_t side = 0; side < sides; ++side) {
        const std::string text = page_text(folded, side + 1);
        // The outermost sheet has the first and the last pages.
        const std::size_t early = side + 1, late = 2 * sides - side;
        EXPECT_NE(text.find(mark(early)), std::string::npos) << "side " << side;
        found += 1;
        if (late <= pages) {
            ASSERT_NE(text.find(mark(late)), std::string::npos) << "side " << side;
            // On a front the later page is drawn first, at the left.
            EXPECT_EQ(text.find(mark(late)) < text.find(mark(early)), side % 2 == 0) << "side " << side;
            found += 1;
        }
    }
    EXPECT_EQ(found, pages) << "every page is there once";
}

TEST(Book, SaysTheSameOnEveryPaper) {
    for (const Paper paper : {Paper::a4, Paper::letter, Paper::a5}) {
        expect_says(text_of_pdf(book(paper)), chronicle_of(lamp()).value());
    }
}

TEST(Book, LeavesNothingOutWhateverItsLength) {
    document::Document document;
    document.title = "Pages";
    document.book = true;
    document.page = "page {n} of {all}";
    std::size_t before = 0;
    for (std::size_t chapters = 1; chapters <= 9; ++chapters) {
        document.blocks.emplace_back(document::Heading{"Chapter " + std::to_string(chapters) + ".", true});
        const std::string folded = write_pdf(document, Paper::letter_booklet);
        const std::string all = squeezed(text_of_pdf(folded));
        for (std::size_t one = 1; one <= chapters; ++one) {
            EXPECT_NE(all.find("Chapter" + std::to_string(one) + "."), std::string::npos) << one;
        }
        EXPECT_GE(pages_of(folded), before);
        EXPECT_EQ(pages_of(folded) % 2, 0U);
        before = pages_of(folded);
    }
}

TEST(LogOnPaper, OfAWholeEveningTakesThreePagesAndNotEight) {
    ExportOptions options;
    options.events = DocumentOptions::Events::all;
    EXPECT_EQ(pages_of(find_export_format("pdf")->bytes(sample_session(), options)), 3U);
    options.paper = Paper::letter;
    EXPECT_LE(pages_of(find_export_format("pdf")->bytes(sample_session(), options)), 4U) << "a lower page";
}

TEST(LogOnPaper, EndsBothColumnsAtTheSameHeight) {
    document::Document document;
    document.title = "A log";
    document::Log log;
    for (std::size_t i = 1; i <= 40; ++i) {
        document::LogLine& line = log.lines.emplace_back();
        line.number = i;
        line.words = "word" + std::to_string(i) + ".";
    }
    document.blocks.emplace_back(log);
    document.blocks.emplace_back(document::Paragraph{"What follows."});
    const std::string boxes =
        opened(write_pdf(document, Paper::a4), CASTALIA_PDFTOTEXT " -bbox -enc UTF-8 {in} {out}");
    const auto place = [&](const std::string& word, const char* side) {
        const std::size_t end = boxes.find(">" + word + "<");
        const std::size_t at = boxes.rfind(std::string(side) + "=\"", end);
        return std::stod(boxes.substr(at + std::string(side).size() + 2));
    };
    EXPECT_LT(place("word20.", "xMin"), 300);
    EXPECT_GT(place("word21.", "xMin"), 300);
    EXPECT_NEAR(place("word1.", "yMin"), place("word21.", "yMin"), 0.5);
    EXPECT_NEAR(place("word20.", "yMin"), place("word40.", "yMin"), 0.5);
    EXPECT_GT(place("follows.", "yMin"), place("word40.", "yMin"));
    EXPECT_LT(place("follows.", "xMin"), 200);
}

TEST(LogOnPaper, LosesNothingOfLongNotesAndManyEvents) {
    document::Document document;
    document.title = "A log";
    document::Log log;
    for (std::size_t i = 1; i <= 300; ++i) {
        document::LogLine line;
        line.number = i;
        line.chapter = "Turn " + std::to_string(i / 7);
        line.words = "word" + std::to_string(i) + ".";
        for (std::size_t more = 0; more < (i % 50 == 0 ? 700U : i % 3); ++more) {
            const std::string words = "note" + std::to_string(i) + "x" + std::to_string(more) + ".";
            line.remarks.push_back({document::Remark::Kind::note, "", words, "", words});
        }
        log.lines.push_back(std::move(line));
    }
    document.blocks.emplace_back(log);
    expect_says(text_of_pdf(write_pdf(document, Paper::letter)), document);
}

}  // namespace
}  // namespace castalia
