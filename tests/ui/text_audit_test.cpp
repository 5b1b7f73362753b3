// All that a board says can be read: no two texts overlap, none leaves the board, and the letters are large enough.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "app/ui/basics/text_watch.h"
#include "app/ui/basics/wx_text.h"
#include "tests/support/evening_gambler.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

struct BoardSize {
    const char* where;
    wxSize size;
    bool large;  ///< The table view.
};

/// What the layout leaves the board: tests/ui/layout_test.cpp holds it.
const std::vector<BoardSize>& board_sizes() {
    static const std::vector<BoardSize> sizes{{"1280x800", {943, 528}, false},
                                              {"1024x768", {723, 495}, false},
                                              {"1280x800 at 200 %", {1266, 557}, false},
                                              {"1920x1080", {1583, 806}, false}};
    return sizes;
}

/// What is wrong with the texts of pictures, each thing once, and where it is so.
using Faults = std::map<std::string, std::string>;

/// Letters do not fill the height of their line.
wxRect2DDouble ink_of(const DrawnText& text) {
    constexpr double kAbove = 0.2, kBelow = 0.22, kBeside = 1;
    const wxRect2DDouble& area = text.area;
    return {area.m_x + kBeside, area.m_y + kAbove * area.m_height, std::max(0.0, area.m_width - 2 * kBeside),
            (1 - kAbove - kBelow) * area.m_height};
}

/// Names may be shortened, and nothing else: "Maxi…", "An…phie".
bool is_short_name(const wxString& text, const std::vector<std::string>& names) {
    const wxString dots = wxString::FromUTF8("…");
    const wxString begins = text.BeforeFirst(dots[0]), ends = text.AfterFirst(dots[0]);
    return !begins.empty() && std::ranges::any_of(names, [&](const std::string& name) {
        const wxString whole = utf8(name);
        return whole.StartsWith(begins.Strip()) && whole.Mid(begins.length()).Contains(ends);
    });
}

void look_over(const std::vector<DrawnText>& texts, const wxRect2DDouble& board, const BoardScene& scene,
               const std::string& where, Faults& faults) {
    constexpr double kLeastLetters = 11, kTouch = 1;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const DrawnText& one = texts[i];
        const std::string name = one.text.utf8_string();
        if (one.letters < kLeastLetters - 0.05) {
            faults.emplace("\"" + name + "\" is small, " + std::to_string(one.letters), where);
        }
        if (!board.Contains(ink_of(one))) {
            faults.emplace("\"" + name + "\" leaves the board", where);
        }
        for (std::size_t j = 0; j < i; ++j) {
            wxRect2DDouble shared = ink_of(one);
            shared.Intersect(ink_of(texts[j]));
            if (shared.m_width > kTouch && shared.m_height > kTouch) {
                faults.emplace("\"" + name + "\" overlaps \"" + texts[j].text.utf8_string() + "\"", where);
            }
        }
        if (one.shortened && !is_short_name(one.text, scene.names)) {
            faults.emplace("\"" + name + "\" is shortened", where);
        }
    }
}

void look_over(const Session& session, std::size_t every, Faults& faults) {
    for (std::size_t ply = 0; ply <= session.plies(); ply += every) {
        BoardScene scene;
        scene.playthrough = &session.playthrough();
        scene.ply = ply;
        scene.names.assign(session.names().begin(), session.names().end());
        for (const BoardSize& one : board_sizes()) {
            const TextWatch watch;
            const Drawn drawn = draw(session.game().id, scene, {}, one.size);
            look_over(watch.texts(), drawn.area, scene, one.where, faults);
        }
    }
}

class TextAudit : public ::testing::TestWithParam<const char*> {};

TEST_P(TextAudit, EveryBoardOfTheSampleCanBeRead) {
    const bool whole = std::getenv("CASTALIA_LONG") != nullptr;
    constexpr std::size_t kSome = 11;
    Faults faults;
    look_over(sample_of(GetParam()), whole ? 1 : kSome, faults);
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << GetParam() << " at " << where << ": " << what;
    }
}

TEST_P(TextAudit, EveryBoardOfAFullTableCanBeRead) {
    const bool whole = std::getenv("CASTALIA_LONG") != nullptr;
    const Session sample = sample_of(GetParam());
    const Game& game = sample.game();
    constexpr std::array<const char*, 12> kNames{"Maximiliana Konstantinopoulou",
                                                 "Bartholomäus von Hohenfels",
                                                 "Bartholomäa von Hohenfels",
                                                 "Anne-Sophie",
                                                 "Jean-Luc",
                                                 "Ida",
                                                 "Wolfgang Amadeus",
                                                 "Ana María",
                                                 "Sören",
                                                 "Đặng Thị Ngọc",
                                                 "Ольга",
                                                 "Xu"};
    Players players;
    for (int seat = 0; seat < game.most_players; ++seat) {
        players.names.emplace_back(kNames.at(static_cast<std::size_t>(seat)));
    }
    Chance chance(20);
    const std::optional<Json> setup = any_setup(game, players, chance);
    ASSERT_TRUE(setup);
    constexpr std::size_t kMost = 160, kSome = 13;
    const Session session = any_evening(game, players, *setup, chance, *sample.heading().started, kMost);
    Faults faults;
    look_over(session, whole ? 1 : kSome, faults);
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << GetParam() << " at " << where << ": " << what;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TextAudit, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
