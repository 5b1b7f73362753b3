// Everything that each game can be asked about evenings of chance is answered as ever. What is kept of an answer is
// its length and a hash, because all of them together are many megabytes.
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <tuple>

#include <gtest/gtest.h>

#include "tests/answers/aspects.h"
#include "tests/support/as_ever.h"
#include "tests/support/every_game.h"

namespace castalia::answers {
namespace {

struct Aspect {
    const char* name;
    void (*tell)(std::ostream& out, const Evening& evening);
};

const Aspect kAspects[] = {{"moments", tell_moments}, {"forms", tell_forms},       {"events", tell_events},
                           {"lines", tell_lines},     {"drawings", tell_drawings}, {"exports", tell_exports},
                           {"reviews", tell_reviews}, {"searches", tell_searches}, {"records", tell_records},
                           {"setups", tell_setups}};

/// Returns the length of the text and its hash by FNV-1a.
std::string print_of(const std::string& text) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    }
    std::ostringstream print;
    print << text.size() << " bytes, " << std::hex << std::setw(16) << std::setfill('0') << hash;
    return print.str();
}

class Answers : public ::testing::TestWithParam<std::tuple<const char*, Aspect>> {};

TEST_P(Answers, AreAsEver) {
    const auto& [game, aspect] = GetParam();
    const std::string name = std::string(game) + "-" + aspect.name;
    std::string prints;
    int number = 0;
    for (const Evening& evening : evenings_of(game)) {
        std::ostringstream told;
        aspect.tell(told, evening);
        const std::string evening_name = "evening " + std::to_string(++number);
        prints += evening_name + ": " + print_of(told.str()) + "\n";
        if (const char* folder = std::getenv("CASTALIA_ANSWERS")) {
            std::ofstream(std::string(folder) + "/" + name + ", " + evening_name + ".txt", std::ios::binary)
                << told.str();
        }
    }
    ::castalia::testing::expect_as_ever("answers/" + name + ".txt", prints);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Answers, ::testing::Combine(every_game(), ::testing::ValuesIn(kAspects)),
                         [](const auto& param) {
                             std::string name =
                                 std::string(std::get<0>(param.param)) + "_" + std::get<1>(param.param).name;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace castalia::answers
