// Everything that each game can be asked about evenings of chance is answered as ever.
#include <tuple>

#include <gtest/gtest.h>

#include "tests/answers/aspects.h"
#include "tests/answers/kept.h"
#include "tests/support/every_game.h"

namespace castalia::answers {
namespace {

struct Aspect {
    const char* name;
    void (*print)(std::ostream& out, const Evening& evening);
};

const Aspect kAspects[] = {{"moments", print_moments}, {"forms", print_forms},       {"events", print_events},
                           {"lines", print_lines},     {"drawings", print_drawings}, {"exports", print_exports},
                           {"reviews", print_reviews}, {"searches", print_searches}, {"records", print_records},
                           {"setups", print_setups}};
constexpr Aspect kPlayouts{"continuations", print_playouts};

class Answers : public ::testing::TestWithParam<std::tuple<const char*, Aspect>> {};

TEST_P(Answers, AreAsInTheGoldenFile) {
    const auto& [game, aspect] = GetParam();
    std::vector<std::string> texts;
    for (const Evening& evening : evenings_of(game)) {
        std::ostringstream text;
        aspect.print(text, evening);
        if (!evening.brief || !text.str().empty()) {
            texts.push_back(text.str());
        }
    }
    expect_answers(std::string(game) + "-" + aspect.name, texts);
}

std::string name_of(const ::testing::TestParamInfo<std::tuple<const char*, Aspect>>& of) {
    std::string name = std::string(std::get<0>(of.param)) + "_" + std::get<1>(of.param).name;
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Answers, ::testing::Combine(every_game(), ::testing::ValuesIn(kAspects)),
                         name_of);
INSTANTIATE_TEST_SUITE_P(GamesThatMovesDecide, Answers,
                         ::testing::Combine(::testing::Values("magnate", "muse-decktet", "musee", "dance-of-muses"),
                                            ::testing::Values(kPlayouts)),
                         name_of);

}  // namespace
}  // namespace castalia::answers
