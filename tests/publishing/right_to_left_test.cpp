// Names and titles that run from right to left leave the words around them in their order.
#include <gtest/gtest.h>

#include "core/export/document.h"

namespace castalia {
namespace {

TEST(RightToLeft, IsIsolatedPartByPart) {
    struct Row {
        const char* remark;
        std::string words, isolated;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"nothing runs from right to left", "Zoë, 李小龙 and Ольга: 3", "Zoë, 李小龙 and Ольга: 3"},
             {"a line that begins with a name", "דנה pays 3 to רון", "\u2068דנה\u2069 pays 3 to \u2068רון\u2069"},
             {"names that follow each other", "דנה, محمد and Ann", "\u2068דנה\u2069, \u2068محمد\u2069 and Ann"},
             {"several words with a number are one title", "Won: משחק 3 בערב (2)",
              "Won: \u2068משחק 3 בערב\u2069 (2)"},
             {"points and vowel marks belong to their letters", "מָר־כּוֹהֵן won!", "\u2068מָר־כּוֹהֵן\u2069 won!"},
             {"nothing runs from left to right", "שלום, דנה! (2)", "\u2068שלום, דנה! (2)\u2069"},
             {"a name of two scripts", "Dana דנה wins", "Dana \u2068דנה\u2069 wins"},
             {"bytes that are cut off", "\xd7", "\xd7"},
             {"nothing", "", ""}}) {
        SCOPED_TRACE(row.remark);
        EXPECT_EQ(document::isolated(row.words), row.isolated);
    }
}

TEST(RightToLeft, StandsBesideASingleLetterThatRunsFromLeftToRight) {
    for (const char* letter : {"a", "k", "z", "A", "K", "Z", "é", "李"}) {
        EXPECT_EQ(document::isolated(std::string("דנה ") + letter), std::string("\u2068דנה\u2069 ") + letter);
    }
    for (const char* sign : {"@", "[", "`", "{", "5"}) {
        EXPECT_EQ(document::isolated(std::string(sign) + " דנה"), "\u2068" + std::string(sign) + " דנה\u2069");
    }
}

TEST(RightToLeft, IsIsolatedInWebPagesAndMarkdown) {
    document::Document document;
    document.title = "ערב ראשון";
    document.blocks.emplace_back(document::Paragraph{"דנה pays 3 to רון", document::Paragraph::Kind::result});
    for (const std::string& text : {document::write_html(document), document::write_markdown(document)}) {
        EXPECT_NE(text.find("\u2068ערב ראשון\u2069"), std::string::npos) << text;
        EXPECT_NE(text.find("\u2068דנה\u2069 pays 3 to \u2068רון\u2069"), std::string::npos) << text;
    }
    // A terminal may do anything with signs of direction, so plain text has none.
    EXPECT_EQ(document::write_plain(document).find("\u2068"), std::string::npos);
}

}  // namespace
}  // namespace castalia
