// All words of the table view can be read across a room: on a screen of 1920 × 1080, lower-case letters, capitals and
// figures are at least 24 pixels high, no two texts overlap, and none leaves the screen.
#include <cstdlib>
#include <memory>

#include <gtest/gtest.h>
#include <wx/image.h>

#include "app/ui/session/screen_type.h"
#include "app/ui/session/table_head.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"
#include "tests/ui/text_faults.h"

namespace castalia {
namespace {

const wxSize kScreen(1920, 1080);

void look_over(const std::vector<DrawnText>& texts, const wxRect2DDouble& area, const Session& session,
               const std::string& where, Faults& faults) {
    const std::vector<std::string> names(session.names().begin(), session.names().end());
    look_over(texts, area, names, where, faults);
    for (const DrawnText& one : texts) {
        // A line is higher than its type, so other drawings may cover its edge.
        constexpr double kSeen = 0.8;
        if (one.area.m_height < kSeen * one.letters) {
            faults.emplace("\"" + one.text.utf8_string() + "\" is partly hidden", where);
        }
        if (one.height < kScreenLetters - 0.1) {
            faults.emplace("\"" + one.text.utf8_string() + "\" is " + std::to_string(one.height) + " pixels high",
                           where);
        }
    }
}

/// Draws the table view of a moment as its window does. Returns its texts.
std::vector<DrawnText> draw_screen(const Session& session, std::size_t ply, const std::string& kept, Faults& faults) {
    wxImage image(kScreen);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    Scene scene;
    scene.session = &session;
    scene.ply = ply;
    const TableHead head(scene);
    BoardScene board;
    board.playthrough = &session.playthrough();
    board.ply = ply;
    board.names.assign(session.names().begin(), session.names().end());
    board.large = true;
    const wxRect2DDouble above{0, 0, kScreenWide, head.height()},
        below{0, head.height(), kScreenWide, kScreenHigh - head.height()};
    std::vector<DrawnText> texts;
    {
        const TextWatch watch;
        head.draw(*gc, above);
        texts = watch.texts();
        look_over(texts, above, session, "the head at " + std::to_string(ply), faults);
    }
    const TextWatch watch;
    draw_board(*gc, below, board, {});
    look_over(watch.texts(), below, session, "ply " + std::to_string(ply), faults);
    look_over_cards(watch.texts(), watch.marks(), "ply " + std::to_string(ply), faults);
    gc->Flush();
    keep(image, kept + "-" + std::to_string(ply));
    texts.insert(texts.end(), watch.texts().begin(), watch.texts().end());
    return texts;
}

void look_over(const Session& session, std::size_t some, const std::string& kept) {
    Faults faults;
    const std::size_t every = std::getenv("CASTALIA_LONG") != nullptr ? 1 : some;
    for (std::size_t ply = session.plies() % every; ply <= session.plies(); ply += every) {
        draw_screen(session, ply, kept, faults);
    }
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << kept << ", " << where << ": " << what;
    }
}

class TableViewAudit : public ::testing::TestWithParam<const char*> {};

TEST_P(TableViewAudit, TheSampleCanBeReadAcrossARoom) {
    constexpr std::size_t kSome = 13;
    look_over(sample_of(GetParam()), kSome, std::string("screen-") + GetParam());
}

TEST_P(TableViewAudit, AFullTableCanBeReadAcrossARoom) {
    constexpr std::size_t kSome = 17;
    look_over(full_table(GetParam()), kSome, std::string("screen-full-") + GetParam());
}

/// The pad has more columns than the screen has rows for, and numbers of every width, and there are four decks.
TEST(TableViewAudit, ATableOfTwelveCanBeReadAcrossARoom) {
    Json record = Json::parse(sample_file("open-table"));
    const Session names = full_table("open-table");
    record["players"] = Json::array();
    for (const std::string& name : names.names()) {
        record["players"].push_back({{"name", name}});
    }
    Json setup{{"decks", {"standard", "standard+2jokers", "decktet", "decktet-extended"}},
               {"counters", {{{"name", "Life"}, {"start", 20}}, {{"name", "A counter with a long name"}}}}};
    record["events"] = Json::array();
    for (int column = 0; column < 20; ++column) {
        setup["columns"].push_back("Round " + std::to_string(column + 1));
        for (std::size_t seat = 0; seat < names.names().size(); ++seat) {
            record["events"].push_back({{"type", "score"},
                                        {"player", names.names()[seat]},
                                        {"column", setup["columns"].back()},
                                        {"value", static_cast<int>(seat) * 9 - 12}});
        }
    }
    record["setup"] = setup;
    record["status"] = "open";
    record["ended"] = nullptr;
    const Session session = read_record(record.dump(), known_games());
    Faults faults;
    draw_screen(session, session.plies(), "screen-twelve", faults);
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << where << ": " << what;
    }
}

// Names of three letters had one, and counters were larger than the totals above them.
TEST(TableViewAudit, ATableOfTwelveHasWholeShortNamesAndNoNumberLargerThanTheTotals) {
    Json record = Json::parse(sample_file("open-table"));
    const std::vector<std::string> names{"Ann Abel", "Ben Baum", "Cid Corr", "Dan Dorn", "Eve Egon", "Fay Fels",
                                         "Gus Gold", "Hal Hart", "Ida Imm",  "Jon Jahn", "Kim Kurz", "Lou Lind"};
    record["players"] = Json::array();
    record["events"] = Json::array();
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        record["players"].push_back({{"name", names[seat]}});
        record["events"].push_back({{"type", "score"},
                                    {"player", names[seat]},
                                    {"column", "Deal 1"},
                                    {"value", seat % 3 == 0 ? 193.5 : 40.0}});
    }
    record["setup"] = {
        {"columns", {"Deal 1"}}, {"counters", {{{"name", "Chips"}, {"start", 17}}}}, {"decks", {"standard"}}};
    record["status"] = "open";
    record["ended"] = nullptr;
    const Session session = read_record(record.dump(), known_games());
    Faults faults;
    const std::vector<DrawnText> texts = draw_screen(session, session.plies(), "screen-short-names", faults);
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << where << ": " << what;
    }
    double total = 0, counter = 0;
    std::size_t whole = 0;
    for (const DrawnText& text : texts) {
        whole += std::ranges::any_of(names, [&](const std::string& name) { return text.text == name.substr(0, 3); });
        EXPECT_FALSE(text.text.Contains(wxString::FromUTF8("…"))) << text.text.utf8_string();
        total = text.text == "193.5" ? std::max(total, text.letters) : total;
        counter = text.text == "17" ? std::max(counter, text.letters) : counter;
    }
    EXPECT_GE(whole, names.size());
    EXPECT_GT(counter, 0);
    EXPECT_LE(counter, total);
}

/// There is a head of six players, and questions are twice as long as those of the sample.
TEST(TableViewAudit, QuestionsInPlayAndHandsAreWholeHoweverLong) {
    Json record = Json::parse(sample_file("muse-story"));
    for (Json& event : record["events"]) {
        if (event["type"] == "question") {
            event["text"] =
                event["text"].get<std::string>() + " And who will still be there to tell it in the morning?";
        }
    }
    const Session session = read_record(record.dump(), known_games());
    constexpr double kHead = 280;
    const wxRect2DDouble below{0, kHead, kScreenWide, kScreenHigh - kHead};
    const std::size_t every = std::getenv("CASTALIA_LONG") != nullptr ? 1 : 6;
    Faults faults;
    for (std::size_t ply = 0; ply <= session.plies(); ply += every) {
        wxImage image(kScreen);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        BoardScene board;
        board.playthrough = &session.playthrough();
        board.ply = ply;
        board.names.assign(session.names().begin(), session.names().end());
        board.large = true;
        const TextWatch watch;
        draw_board(*gc, below, board, {});
        look_over(watch.texts(), below, session, "ply " + std::to_string(ply), faults);
        wxString all;
        for (const DrawnText& text : watch.texts()) {
            all += text.text;
        }
        all.Replace(" ", "");
        const Json state = session.playthrough().state(ply);
        for (const Json& question : state["questions"]) {
            wxString whole = wxString::FromUTF8(question["text"].get<std::string>());
            whole.Replace(" ", "");
            EXPECT_TRUE(question["status"] != "in_play" || all.Contains(whole)) << ply << " " << question["text"];
        }
        for (const char* side : {"yes", "no"}) {
            const Json hand = state["showdown"].is_null() ? Json() : state["showdown"][side]["hand"];
            wxString named = wxString::FromUTF8(hand.is_null() ? std::string() : hand.get<std::string>());
            named.Replace(" ", "");
            EXPECT_TRUE(all.Contains(named)) << ply << " " << hand;
        }
        gc->Flush();
        keep(image, "screen-long-questions-" + std::to_string(ply));
    }
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << where << ": " << what;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TableViewAudit, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
