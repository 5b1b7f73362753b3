// What people wrote keeps its lines and paragraphs, times are those of the table, and a long page has a list of
// contents.
#include <algorithm>
#include <cstddef>
#include <regex>

#include "app/publishing/pages.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr const char* kWritten = "Line one\nline two\n\n- A *new* paragraph\n1. and more";

/// Returns a session of nine events before the one with the note, so that its number has two digits.
Session session_with_lines() {
    Session session = session_of();
    std::vector<std::string> events{kRoll};
    for (int i = 0; i < 8; ++i) {
        events.push_back(R"({"type": "note", "text": "short"})");
    }
    events.push_back(Json{{"type", "note"}, {"text", "Told"}, {"note", kWritten}}.dump());
    events.push_back(Json{{"type", "note"}, {"text", kWritten}}.dump());
    for (const std::string& event : events) {
        enter(session, {event.c_str()});
    }
    return session;
}

DocumentOptions whole() {
    DocumentOptions options;
    options.events = DocumentOptions::Events::all;
    return options;
}

TEST(WrittenLines, ArePartedAtTheirBreaksAndAtParagraphs) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(document::lines_in("one"), Lines{"one"});
    EXPECT_EQ(document::lines_in("one\n two \n\n\n\tthree\n\n"), (Lines{"one", "two", "", "three"}));
    EXPECT_EQ(document::lines_in("\n\n"), Lines{});
    EXPECT_EQ(document::lines_in(""), Lines{});
}

TEST(WrittenLines, StayInMarkdownAndCannotBecomeLists) {
    const std::string text = document::write_markdown(scoresheet_of(session_with_lines(), whole()));
    // Python-Markdown 3.4.1 asks for eight blanks in a remark, and for a blank line behind several paragraphs.
    const std::string note =
        "10. Told\n    - Note: Line one\\\n        line two\n\n        \\- A \\*new\\* paragraph\\\n        1\\. and "
        "more\n\n";
    const std::string line = "11. Line one\\\n    line two\n\n    \\- A \\*new\\* paragraph\\\n    1\\. and more\n";
    EXPECT_NE(text.find(note + line), std::string::npos) << text;
}

TEST(WrittenLines, OfEarlyEventsStandBehindFourBlanks) {
    document::Log log;
    log.lines.resize(2);
    log.lines[0].number = 5;
    log.lines[0].words = "Ben plays\n\nand sings";
    log.lines[0].remarks.resize(1);
    log.lines[0].remarks[0].words = "Loud";
    log.lines[1].struck = true;
    log.lines[1].words = "Tea";
    log.lines[1].remarks.resize(1);
    log.lines[1].remarks[0].words = "Undone";
    document::Document document;
    document.title = "T";
    document.blocks.emplace_back(log);
    EXPECT_EQ(document::write_markdown(document),
              "# T\n\n5. Ben plays\n\n    and sings\n\n    - Loud\n\n- ~~Tea~~\n    - Undone\n");
}

TEST(WrittenLines, OfAStoryStayInMarkdown) {
    document::Document document;
    document.title = "T";
    document.blocks.emplace_back(document::Paragraph{"*Far\naway*\n\nHome", document::Paragraph::Kind::story, "Ann"});
    document.blocks.emplace_back(document::Paragraph{"One\ntwo\n\nThree", document::Paragraph::Kind::aside});
    EXPECT_EQ(document::write_markdown(document),
              "# T\n\n**Ann.** *Far\\\naway*\n\nHome\n\n> One\\\n> two\n>\n> Three\n");
}

TEST(WrittenLines, StayInPlainTextOnThePageAndOnPaper) {
    const document::Document sheet = scoresheet_of(session_with_lines(), whole());
    EXPECT_NE(document::write_plain(sheet).find(
                  "     Note: Line one\n     line two\n\n     - A *new* paragraph\n     1. and more\n"),
              std::string::npos)
        << document::write_plain(sheet);
    EXPECT_NE(document::write_html(sheet).find("Line one<br/>line two<br/><br/>- A *new* paragraph"),
              std::string::npos);
    const std::string paper = opened(write_pdf(sheet, Paper::a4), CASTALIA_PDFTOTEXT " -raw -enc UTF-8 {in} {out}");
    EXPECT_TRUE(std::regex_search(paper, std::regex("Note: Line one\\s*\nline two\\s*\n\\s*- A \\*new\\* paragraph")))
        << paper;
}

TEST(ALogInMarkdown, IsOneListInEachChapter) {
    // A remark that is indented less than the words of its line ends the list, in every reader; one behind fewer than
    // four blanks ends it in Python-Markdown 3.4.1.
    const std::string text = document::write_markdown(scoresheet_of(session_with_lines(), whole()));
    const std::regex remark("(^|\n)([0-9]+\\. )[^\n]*\n( +)- ");
    std::size_t found = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), remark), end; at != end; ++at, ++found) {
        EXPECT_EQ((*at)[3].length(), std::max((*at)[2].length(), std::ptrdiff_t{4})) << at->str();
    }
    EXPECT_GE(found, 2U);
}

TEST(TimesOfALog, AreThoseOfTheTableOnThePageAndOnPaper) {
    Heading heading = session_of().heading();
    heading.utc_offset = std::chrono::hours(5) + std::chrono::minutes(30);
    Session session(game_called("magnate"), heading);
    enter(session, {R"({"type": "roll", "player": "Ann", "dice": [3, 9], "at": "2026-11-14T18:59:11Z"})"});
    const std::string page = document::write_html(scoresheet_of(session, whole()));
    EXPECT_NE(page.find("<time datetime=\"2026-11-14T18:59:11Z\">00:29</time>"), std::string::npos);
    const std::string paper =
        opened(write_pdf(scoresheet_of(session, whole()), Paper::a4), CASTALIA_PDFTOTEXT " {in} {out}");
    EXPECT_NE(paper.find("00:29"), std::string::npos) << paper;
    EXPECT_EQ(paper.find("18:59"), std::string::npos);
}

TEST(AWebPage, SaysItsLanguage) {
    DocumentOptions options = whole();
    options.language = "de";
    EXPECT_NE(document::write_html(scoresheet_of(sample_session(), options)).find("<html lang=\"de\">"),
              std::string::npos);
    EXPECT_NE(document::write_html(scoresheet_of(sample_session(), whole())).find("<html lang=\"en\">"),
              std::string::npos);
}

TEST(AWebPage, HasNoHeadOfAColumnWithoutWords) {
    const std::string page = document::write_html(scoresheet_of(sample_session(), whole()));
    EXPECT_EQ(page.find("<th scope=\"col\"><bdi></bdi>"), std::string::npos);
    EXPECT_NE(page.find("<thead><tr><td></td><th scope=\"col\""), std::string::npos);
}

TEST(AWebPage, ThatIsLongHasContentsThatLeadToItsPartsAndTurns) {
    const std::string page = document::write_html(scoresheet_of(sample_session(), whole()));
    const std::size_t begins = page.find("<nav"), ends = page.find("</nav>");
    ASSERT_NE(begins, std::string::npos);
    const std::string nav = page.substr(begins, ends - begins);
    std::size_t places = 0;
    const std::regex link("href=\"#([a-z0-9]+)\"");
    for (std::sregex_iterator at(nav.begin(), nav.end(), link), end; at != end; ++at, ++places) {
        EXPECT_NE(page.find(" id=\"" + (*at)[1].str() + "\""), std::string::npos) << at->str();
    }
    const std::regex part("<h[23] id=\"");
    const auto parts = std::distance(std::sregex_iterator(page.begin(), page.end(), part), std::sregex_iterator());
    EXPECT_EQ(places, static_cast<std::size_t>(parts));
    EXPECT_GT(places, 5U);
    DocumentOptions none = whole();
    none.events = DocumentOptions::Events::none;
    EXPECT_EQ(document::write_html(scoresheet_of(sample_session(), none)).find("<nav"), std::string::npos);
}

}  // namespace
}  // namespace castalia
