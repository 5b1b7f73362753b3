// Suits that are drawn in a log on paper.
#include "core/document/suit_marks.h"
#include "core/export/suit_words.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns the words with each mark of a suit as its letter in brackets.
std::string shown(const Text& text, const std::vector<std::string>& names = {"Ann", "Ben"}) {
    const std::string drawn = english(with_drawn_suits(text, names));
    std::string words;
    for (std::size_t at = 0; at < drawn.size();) {
        const auto suit = document::suit_marked(drawn, at);
        words += suit ? "[" + std::string(1, document::kSuitLetters[*suit]) + "]" : std::string(1, drawn[at]);
        at += suit ? document::kSuitMarkLength : 1;
    }
    return words;
}

TEST(DrawnSuits, StandWhereCardsAndCountsHaveLetters) {
    const auto sells = [](const char* what) {
        return say("{who} sells {card}", {{"who", literally("Ann")}, {"card", literally(what)}});
    };
    EXPECT_EQ(shown(sells("4MS")), "Ann sells 4[M][S]");
    EXPECT_EQ(shown(sells("AS")), "Ann sells A[S]");
    EXPECT_EQ(shown(sells("PMSL")), "Ann sells P[M][S][L]");
    EXPECT_EQ(shown(sells("CK")), "Ann sells C[K]");
    EXPECT_EQ(shown(sells("2 W 2 L")), "Ann sells 2 [W] 2 [L]");
    EXPECT_EQ(shown(sells("+Y −2 K")), "Ann sells +[Y] −2 [K]");
    EXPECT_EQ(shown(sells("6MW, 4WL")), "Ann sells 6[M][W], 4[W][L]");
}

TEST(DrawnSuits, LeaveNamesAndWordsAlone) {
    const std::vector<std::string> names{"K", "AS"};
    EXPECT_EQ(shown(say("{who} sells {card}", {{"who", literally("K")}, {"card", literally("4MS")}}), names),
              "K sells 4[M][S]");
    EXPECT_EQ(shown(say("{who} draws", {{"who", literally("AS")}}), names), "") << "nothing is to be drawn";
    for (const char* words : {"SLY", "I AM K", "4WLK5", "12", "", "Wyrms"}) {
        EXPECT_EQ(shown(literally(words)), "") << words;
    }
}

TEST(DrawnSuits, InALogAreStillFoundAsLetters) {
    ExportOptions options;
    options.events = options.options.events = DocumentOptions::Events::all;
    const std::string pdf = find_export_format("pdf")->bytes(sample_session(), options);
    const std::string text = squeezed(text_of_pdf(pdf));
    EXPECT_NE(text.find(squeezed("Ben buys the deed 9WY in 2")), std::string::npos);
    const document::Document document = scoresheet_of(sample_session(), options.options);
    std::size_t drawn = 0;
    for (const document::Block& block : document.blocks) {
        if (const auto* log = std::get_if<document::Log>(&block)) {
            drawn += static_cast<std::size_t>(
                std::ranges::count_if(log->lines, [](const document::LogLine& line) { return !line.drawn.empty(); }));
        }
    }
    EXPECT_GE(drawn, 60U);
}

}  // namespace
}  // namespace castalia
