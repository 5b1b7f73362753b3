#include "tests/support/pseudo_language.h"

#include <gtest/gtest.h>

#include "app/language/language.h"

namespace castalia {
namespace {

TEST(PseudoLanguage, KeepsWhatIsNoWord) {
    EXPECT_EQ(pseudo_sentence("Open {file_1}"), "⟦Öþéñ {file_1} ⟧");
    EXPECT_EQ(pseudo_sentence(" %1$s of %d %%: "), " ⟦%1$s öƒ %d %%: ~⟧ ");
    EXPECT_EQ(pseudo_sentence("&Undo\tCtrl+Z"), "⟦&Üñðö ⟧\tCtrl+Z");
    EXPECT_EQ(pseudo_sentence("Save && <b>go</b>"), "⟦Šáṽé && <b>ĝö</b> ~⟧");
    EXPECT_EQ(pseudo_sentence(""), "");
    EXPECT_EQ(pseudo_sentence(" "), " ");
}

TEST(PseudoLanguage, IsSpokenAsAnyOther) {
    EXPECT_TRUE(catalogue_bytes(kPseudoLanguage).empty());
    const PseudoLanguage spoken_by_nobody;
    const Catalogue pseudo(kPseudoLanguage);
    const std::string said = worded(say("{who} draws", {{"who", literally("Ann")}}), pseudo);
    EXPECT_TRUE(said.starts_with("⟦Ann ðřáŵš")) << said;
    EXPECT_EQ(plain_words(said), std::vector<std::string>{"Ann"});
    const auto sessions = [&](long long n) { return worded(say_count("{n} session", "{n} sessions", n), pseudo); };
    EXPECT_TRUE(sessions(1).starts_with("⟦1 šéššíöñ ")) << sessions(1);
    EXPECT_TRUE(sessions(2).starts_with("⟦2 šéššíöñš ")) << sessions(2);
    EXPECT_EQ(spoken_of("qps:de"), kPseudoLanguage);
}

}  // namespace
}  // namespace castalia
