// What a search asks of throws.
#include <gtest/gtest.h>

#include "core/statistics/outcome.h"
#include "core/statistics/throw_search.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

/// Returns "natural =20, total >=18 | tea", the conditions and the other words.
std::string searched(const std::string& words) {
    const ThrowSearch made = throw_search(words);
    std::string text;
    for (const ThrowCondition& one : made.conditions) {
        text += text.empty() ? "" : ", ";
        text += one.of == ThrowCondition::Of::natural ? "natural "
                : one.of == ThrowCondition::Of::total ? "total "
                                                      : "successes ";
        text += one.how == ThrowCondition::How::exactly    ? "="
                : one.how == ThrowCondition::How::at_least ? ">="
                                                           : "<=";
        text += std::to_string(one.number);
    }
    return text + " | " + made.words;
}

TEST(ThrowSearch, TakesWhatIsAskedOfThrowsOutOfTheWords) {
    const std::pair<const char*, const char*> rows[] = {
        {"natural 20", "natural =20 | "},
        {"Nat 1", "natural =1 | "},
        {"total>=18", "total >=18 | "},
        {"total ≥ 18 tea", "total >=18 |  tea"},
        {"Zoë total<3 nat 20", "total <=2, natural =20 | Zoë  "},
        {"total>-4", "total >=-3 | "},
        {"successes=0", "successes =0 | "},
        {"total 18", " | total 18"},
        {"natural", " | natural"},
        {"natural 20th", " | natural 20th"},
        {"unnatural 20", " | unnatural 20"},
        {"nat20", " | nat20"},
        {"total>=", " | total>="},
        {"total>=99999999999999999999", " | total>=99999999999999999999"},
        {"", " | "},
    };
    for (const auto& [words, read] : rows) {
        EXPECT_EQ(searched(words), read) << words;
    }
}

Json thrown_d20(const char* expression, const std::vector<int>& values) {
    Json json{{"type", "dice"}, {"player", "Ann"}};
    for (const int value : values) {
        json["dice"].push_back({{"sides", 20}, {"value", value}});
    }
    json["expression"] = expression;
    return json;
}

TEST(ThrowSearch, FindsTheEventWithMostOfIt) {
    const Session session = session_of({thrown_d20("2d20kl1", {20, 3}), thrown_d20("d20+5", {14}),
                                        thrown_d20("d20", {20}), thrown_d20("2d20>=15", {16, 17})});
    const auto found = [&](const char* words) { return found_throw(session, throw_search(words).conditions); };
    EXPECT_EQ(found("natural 20"), 2U) << "the first 20 was dropped";
    EXPECT_EQ(found("total>=19"), 1U);
    EXPECT_EQ(found("total=20 natural 20"), 2U);
    EXPECT_EQ(found("successes=2"), 3U);
    EXPECT_EQ(found("total>20"), std::nullopt);
    const ThrownMarks marks = thrown_marks(session);
    EXPECT_EQ(marks.totals, (std::set<long long>{3, 19, 20}));
    EXPECT_EQ(marks.successes, std::set<long long>{2});
    EXPECT_EQ(marks.naturals, (std::set<long long>{3, 14, 16, 17, 20}));
}

}  // namespace
}  // namespace castalia
