// PDF files, opened with poppler.
#include <malloc.h>
#ifdef __SANITIZE_ADDRESS__
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();  // NOLINT: GCC has it and lacks its header.
#endif

#include <algorithm>
#include <regex>

#include "tests/publishing/opened.h"
#include "tests/support/pictures.h"

namespace castalia {
namespace {

using namespace castalia::testing;

ExportOptions everything() {
    ExportOptions options;
    options.events = options.options.events = DocumentOptions::Events::all;
    options.options.table = options.options.signatures = true;
    return options;
}

std::size_t count_of(const std::string& text, const std::string& words) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find(words, at)) != std::string::npos; at += words.size()) {
        ++count;
    }
    return count;
}

/// Returns the memory that has been taken and not given back.
std::size_t bytes_in_use() {
#ifdef __SANITIZE_ADDRESS__
    return __sanitizer_get_current_allocated_bytes();
#else
    return mallinfo2().uordblks;
#endif
}

TEST(Pdf, SaysWhatTheModelSaysInItsOrder) {
    const Session session = sample_session();
    for (const Paper paper : {Paper::a4, Paper::letter}) {
        ExportOptions options = everything();
        options.paper = paper;
        expect_says(text_of_pdf(find_export_format("pdf")->bytes(session, options)),
                    scoresheet_of(session, options.options));
    }
}

TEST(Pdf, HasThePaperThatWasAskedFor) {
    ExportOptions options;
    EXPECT_EQ(info_of_pdf(find_export_format("pdf")->bytes(sample_session(), options), "Page size"),
              "595.28 x 841.89 pts (A4)");
    options.paper = Paper::letter;
    EXPECT_EQ(info_of_pdf(find_export_format("pdf")->bytes(sample_session(), options), "Page size"),
              "612 x 792 pts (letter)");
}

TEST(Pdf, EveryPageHasItsNumberAndTheTitle) {
    const std::string pdf = find_export_format("pdf")->bytes(sample_session(), everything());
    const std::string text = text_of_pdf(pdf);
    const std::size_t pages = std::stoul(info_of_pdf(pdf, "Pages"));
    ASSERT_GT(pages, 2U);
    for (std::size_t page = 1; page <= pages; ++page) {
        const std::string number = "page " + std::to_string(page) + " of " + std::to_string(pages);
        EXPECT_EQ(count_of(text, number), 1U) << number;
    }
    EXPECT_EQ(count_of(text, "Rain, and a long one"), pages);
}

TEST(Pdf, ATitleThatIsWiderThanThePageIsCutAtTheHeadOfTheNextOnes) {
    document::Document document;
    document.title = "An evening of many games with the neighbours, their children and all who came from far away";
    document.over = "Castalia";
    document.blocks.emplace_back(document::Paragraph{document.title, document::Paragraph::Kind::plain});
    document.blocks.emplace_back(document::Paragraph{std::string(3'000, 'x'), document::Paragraph::Kind::plain});
    document.blocks.emplace_back(document::Paragraph{std::string(3'000, 'x'), document::Paragraph::Kind::plain});
    const std::string pdf = write_pdf(document, Paper::a5);
    ASSERT_GT(std::stoul(info_of_pdf(pdf, "Pages")), 1U);
    const std::string places = opened(pdf, CASTALIA_PDFTOTEXT " -bbox -enc UTF-8 {in} {out}");
    constexpr double kAcross = 419.5, kSide = 30;  // Of A5, in points.
    const std::regex end_of_word(R"re(xMax="([0-9.]+)")re");
    double farthest = 0;
    for (std::sregex_iterator at(places.begin(), places.end(), end_of_word), end; at != end; ++at) {
        farthest = std::max(farthest, std::stod((*at)[1]));
    }
    EXPECT_GT(farthest, kAcross / 2);
    EXPECT_LE(farthest, kAcross - kSide) << "the page ends there";
    EXPECT_NE(text_of_pdf(pdf).find("far away · Castalia"), std::string::npos) << "its words can be found as a whole";
}

TEST(Pdf, TheHeadingOfATableComesAgainOnTheNextPage) {
    document::Document document;
    document.title = "Many rows";
    document.page = "page {n} of {all}";
    document::Table table{{{"Round", false}, {"Theodora", true}}, {}};
    for (int row = 1; row <= 120; ++row) {
        table.rows.push_back(
            {{"round " + std::to_string(row), "", false, false}, {std::to_string(row), "", false, false}});
    }
    document.blocks.emplace_back(table);
    const std::string pdf = write_pdf(document, Paper::a4);
    const std::size_t pages = std::stoul(info_of_pdf(pdf, "Pages"));
    EXPECT_GE(pages, 3U);
    EXPECT_EQ(count_of(text_of_pdf(pdf), "Theodora"), pages);
}

TEST(Pdf, ATableTooWideForThePageGoesOnBeneathWithItsFirstColumn) {
    document::Document document;
    document.title = "Twelve players";
    document::Table table{{{"Round", false}}, {{{"first", "", false, false}}}};
    for (int player = 1; player <= 12; ++player) {
        table.columns.push_back({"Player " + std::to_string(player), true});
        table.rows.front().push_back({std::to_string(100 + player), "", false, false});
    }
    document.blocks.emplace_back(table);
    const std::string text = text_of_pdf(write_pdf(document, Paper::a4));
    EXPECT_GE(count_of(text, "Round"), 2U);
    for (int player = 1; player <= 12; ++player) {
        EXPECT_EQ(count_of(text, std::to_string(100 + player)), 1U) << player;
    }
}

TEST(Pdf, WordsLongerThanAPageAreTornAndNoneIsLost) {
    document::Document document;
    document.title = "A long story";
    std::string words;
    for (int i = 0; i < 2500; ++i) {
        words += "word" + std::to_string(i) + " ";
    }
    document.blocks.emplace_back(document::Paragraph{words, document::Paragraph::Kind::plain});
    document.blocks.emplace_back(document::Table{{{"Name", false}, {"Words", false}},
                                                 {{{"told", "", false, false}, {words, "", false, false}}}});
    const std::string pdf = write_pdf(document, Paper::letter);
    EXPECT_GE(std::stoul(info_of_pdf(pdf, "Pages")), 4U);
    const std::string text = text_of_pdf(pdf) + " ";
    for (int i = 0; i < 2500; ++i) {
        const std::string word = "word" + std::to_string(i);
        EXPECT_EQ(count_of(text, word + " ") + count_of(text, word + "\n"), 2U) << word;
    }
}

// The wall said "ranks 47–" at the end of a line and "47" in the next one.
TEST(Pdf, NoScoreIsTornAtTheEndOfALine) {
    std::string told;
    document::Document document;
    for (int words = 1; words < 60; ++words) {
        told += "so ";
        document.blocks.emplace_back(document::Paragraph{told + "ranks 47–45 and Suns 3 : 1 decided"});
    }
    const std::string text = text_of_pdf(document_bytes(document, "pdf", Paper::a4).value_or(""));
    EXPECT_EQ(count_of(text, "47–45"), 59U);
    EXPECT_EQ(count_of(text, "3 : 1"), 59U);
}

TEST(Pdf, EmojiInNamesCanBeFoundAgain) {
    if (std::system("fc-list | grep -q Symbola") != 0) {
        GTEST_SKIP() << "no font here has emoji in outlines";
    }
    const Session session = session_of_names("🎲 Ann", "🐙");
    const std::string text = text_of_pdf(find_export_format("pdf")->bytes(session, {}));
    EXPECT_GE(count_of(text, "🎲 Ann"), 2U);
    EXPECT_GE(count_of(text, "🐙"), 2U);
}

/// Returns the letters in the order of the page, in which poppler does not turn Arabic around, without the marks that
/// poppler puts around words that run leftward.
std::string as_laid_out(const std::string& pdf) {
    std::string text = squeezed(opened(pdf, CASTALIA_PDFTOTEXT " -layout -enc UTF-8 {in} {out}"));
    for (const char* mark : {"\xE2\x80\xAA", "\xE2\x80\xAB", "\xE2\x80\xAC"}) {
        for (std::size_t at; (at = text.find(mark)) != std::string::npos;) {
            text.erase(at, 3);
        }
    }
    return text;
}

TEST(Pdf, HoldsNamesInAnyScript) {
    const std::vector<std::string> names{"Αλέξανδρος", "Łukasz Żółć", "田中さくら", "李小龙", "مرحبا", "Анна"};
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
        const Session session = session_of_names(names[i], names[i + 1]);
        const std::string pdf = find_export_format("pdf")->bytes(session, {});
        const std::string text = as_laid_out(pdf);
        for (const std::string& name : {names[i], names[i + 1]}) {
            EXPECT_NE(text.find(squeezed(name)), std::string::npos) << name;
        }
        EXPECT_EQ(opened(pdf, CASTALIA_PDFFONTS " {in} > {out}").find(" no  no"), std::string::npos)
            << "a font is not embedded";
    }
}

TEST(Pdf, ANameThatNoFontHasIsStillAPage) {
    const std::string pdf =
        find_export_format("pdf")->bytes(session_of_names("🦄🎲", "\xF3\xB0\x80\x80 of Nowhere"), {});
    EXPECT_EQ(info_of_pdf(pdf, "Pages"), "1");
    EXPECT_NE(text_of_pdf(pdf).find("of Nowhere"), std::string::npos);
}

TEST(Pdf, LettersThatNoFontHasAreToldBeforeAnybodyGetsTheFile) {
    std::vector<std::string> texts;
    ExportOptions options;
    options.report_loss = [&](const Text& loss) { texts.push_back(english(loss)); };
    for (const char* form : {"pdf", "wall", "wall-svg", "wall-png"}) {
        texts.clear();
        EXPECT_FALSE(find_export_format(form)->bytes(session_of_names("Ann", "Zoë"), options).empty());
        EXPECT_EQ(texts, std::vector<std::string>()) << form;
        EXPECT_FALSE(find_export_format(form)->bytes(session_of_names("\U000F0000", "Ben"), options).empty());
        EXPECT_EQ(texts,
                  std::vector<std::string>{
                      "No font of this computer has \U000F0000 (U+F0000). The file shows boxes with their "
                      "numbers instead. Install a font that has them, and export again."})
            << form;
    }
    texts.clear();
    std::string many;
    for (char last = '\x80'; last < '\x87'; ++last) {
        many += std::string("\xF3\xB0\x80") + last;  // U+F0000 to U+F0006
    }
    find_export_format("pdf")->bytes(session_of_names("Ann", "Ben", many), options);
    ASSERT_EQ(texts.size(), 1U);
    EXPECT_NE(texts.front().find("(U+F0004), 2 more letters"), std::string::npos) << texts.front();
}

TEST(Pdf, TheSameSessionGivesTheSameBytes) {
    EXPECT_EQ(find_export_format("pdf")->bytes(sample_session(), everything()),
              find_export_format("pdf")->bytes(sample_session(), everything()));
}

TEST(Pdf, ManyPagesTakeNoMoreMemoryThanOne) {
    const auto growth_of_twenty = [session = sample_session()] {
        const auto before = static_cast<long long>(bytes_in_use());
        for (int times = 0; times < 20; ++times) {
            find_export_format("pdf")->bytes(session, {});
        }
        return static_cast<long long>(bytes_in_use()) - before;
    };
    // Caches fill in the first rounds, also those of fonts while the system makes its own. A leak goes on.
    constexpr long long kMost = 400 << 10;
    long long growth = growth_of_twenty();
    for (int more = 0; more < 3 && growth > kMost; ++more) {
        growth = growth_of_twenty();
    }
    EXPECT_LT(growth, kMost);
}

TEST(Pdf, HasThePhotosAsTheJpegsThatTheyAre) {
    ExportOptions options;
    const std::string jpeg = jpeg_file({800, 600, true});
    options.photos = [&](const Session&) {
        return std::vector<document::Photo>(3, {jpeg, 800, 600, "After event 2: Rain", 2});
    };
    const std::string pdf = find_export_format("pdf")->bytes(sample_session(), options);
    EXPECT_NE(pdf.find(jpeg), std::string::npos) << "and not as pixels, which take ten times the room";
    EXPECT_EQ(count_of(text_of_pdf(pdf), "After event 2: Rain"), 3U);
    EXPECT_EQ(find_export_format("pdf")->bytes(sample_session(), options), pdf) << "the same session, the same bytes";
}

TEST(Pdf, WordsOfPlayersAreOnlyWords) {
    for (const std::string name :
         {"<script>alert(1)</script>", "\"; DROP TABLE session", "../../x", "100 % {n} {all}", "(a\\b)"}) {
        const std::string text =
            text_of_pdf(find_export_format("pdf")->bytes(session_of_names(name, "Ben", name), {}));
        EXPECT_NE(squeezed(text).find(squeezed(name)), std::string::npos) << name;
        EXPECT_NE(text.find("page 1 of 1"), std::string::npos) << name;
    }
}

}  // namespace
}  // namespace castalia
