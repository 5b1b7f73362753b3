// Addresses in people's words stay whole in Markdown, and the rest of the words is escaped.
#include <gtest/gtest.h>

#include "core/document/addresses.h"
#include "core/document/runs.h"
#include "core/export/document.h"

namespace castalia {
namespace {

std::string markdown_of(const std::string& words) {
    document::Document document;
    document.blocks.emplace_back(document::Paragraph{words});
    const std::string text = document::write_markdown(document);
    return text.substr(text.find("\n\n") + 2);
}

TEST(AnAddress, StaysALinkInMarkdown) {
    struct Row {
        const char *words, *markdown;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"https://example.org/a_b", "<https://example.org/a_b>"},
             {"See http://example.org/a_b_c*d?x=1&y=[2]#e_f.", "See <http://example.org/a_b_c*d?x=1&y=[2]#e_f>."},
             {"(HTTPS://Example.org/wiki/Go_(game)), a_b", "(<HTTPS://Example.org/wiki/Go_(game)>), a\\_b"},
             {"“https://example.org/a_b”", "“<https://example.org/a_b>”"},
             {"<https://example.org/a_b>", "&lt;<https://example.org/a_b>\\>"},
             {"https://example.org/a|b_c", "<https://example.org/a%7Cb_c>"},
             {"one https://a.example/_1 and ftp://b.example/_2!",
              "one <https://a.example/_1> and <ftp://b.example/_2>\\!"},
             {"ann_b@example.org, ben.c+d@mail.example.org.", "<ann_b@example.org>, <ben.c+d@mail.example.org>."},
             {"https:// and http://. a_b@c, a@b..c, @x_y", "https:// and http://. a\\_b@c, a@b..c, @x\\_y"},
             {"xhttps://example.org/a_b", "xhttps://example.org/a\\_b"},
             {"siehehttps://x, 见https://example.org/a_b。", "siehehttps://x, 见<https://example.org/a_b>。"},
             {"דנה https://example.org/a_b", "\u2068דנה \u2069<https://example.org/a_b>"}}) {
        EXPECT_EQ(markdown_of(row.words), std::string(row.markdown) + "\n");
    }
}

TEST(AnAddress, IsNotCutByTheMarksOfAStory) {
    using document::Run;
    EXPECT_EQ(document::runs_of("https://a.example/*b*/~~c~~ *d*"),
              (std::vector<Run>{{"https://a.example/*b*/~~c~~ "}, {"d", true}}));
    EXPECT_EQ(document::runs_of("*https://a.example/b*, c"),
              (std::vector<Run>{{"https://a.example/b", true}, {", c"}}));
}

TEST(AnAddress, EndsBeforeTheMarksOfItsSentenceWhereverItBegins) {
    const std::string words = "at https://a.example/b_c), or d_e@f.example;";
    EXPECT_EQ(document::end_of_address(words, 3), words.find(')'));
    EXPECT_EQ(document::end_of_address(words, 4), 4U);
    EXPECT_EQ(document::end_of_address(words, words.find("d_e")), words.find(';'));
    EXPECT_EQ(document::end_of_address(words, words.find("e@")), words.find("e@"));
}

}  // namespace
}  // namespace castalia
