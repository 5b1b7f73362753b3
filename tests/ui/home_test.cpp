// The tiles of the games on Home lie side by side, with whole names.
#include "app/ui/history/home_page.h"

#include <algorithm>
#include <map>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/stattext.h>

#include "app/ui/history/summary_text.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/game.h"
#include "db/history/history.h"
#include "tests/recorder/table.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class HomeTiles : public ::testing::TestWithParam<std::pair<const char*, std::size_t>> {
protected:
    HomeTiles() {
        speak_utf8();
        table.store.set("ui.scheme", "light");
        table.store.set("ui.text", GetParam().first);
        apply_preferences(table.store);
        frame = new wxFrame(nullptr, wxID_ANY, "home", wxPoint(), wxSize(1280, 800));
        page = new HomePage(frame, table.store, {});
        frame->Show();
        page->refresh();
        settle_windows();
    }
    ~HomeTiles() override {
        frame->Destroy();
        table.store.set("ui.text", "100");
        apply_preferences(table.store);
        settle_windows(20);
    }

    Table table;
    wxFrame* frame;
    HomePage* page;
};

TEST(ClockText, HasTheWholeMinutesThatLieNearest) {
    using std::chrono::seconds;
    EXPECT_EQ(clock_text(seconds(3 * 60 + 40)), "0:04") << "as the files for other programs have it";
    EXPECT_EQ(clock_text(seconds(3 * 60 + 20)), "0:03");
    EXPECT_EQ(clock_text(seconds(59 * 60 + 50)), "1:00");
    EXPECT_EQ(clock_text(seconds(10)), "0:00");
}

TEST_P(HomeTiles, LieSideBySideAndSayTheirNamesWhole) {
    std::map<int, std::size_t> rows;
    for (const Game& game : known_games().offered()) {
        const auto buttons = all_of<wxButton>(*page);
        const auto name = std::ranges::find_if(
            buttons, [&](const wxButton* one) { return one->GetLabelText() == words(game.title); });
        ASSERT_NE(name, buttons.end()) << english(game.title);
        const wxWindow& tile = *(*name)->GetParent();
        ++rows[tile.GetPosition().y];
        (*name)->InvalidateBestSize();
        EXPECT_GE((*name)->GetSize().x, (*name)->GetBestSize().x) << english(game.title);
        EXPECT_LE((*name)->GetPosition().x + (*name)->GetSize().x, tile.GetSize().x) << english(game.title);
        EXPECT_LE(tile.GetPosition().x + tile.GetSize().x, page->GetClientSize().x) << english(game.title);
    }
    EXPECT_EQ(rows.begin()->second, GetParam().second);
}

INSTANTIATE_TEST_SUITE_P(AtEverySizeOfText, HomeTiles,
                         ::testing::Values(std::pair("100", std::size_t{3}), std::pair("200", std::size_t{2})));

TEST(Home, SaysWholeWhatToBeginWithOnANarrowScreen) {
    speak_utf8();
    Table table;
    const std::string id = table.session_id();
    table.recorder.close();
    table.store.trash(id);
    table.store.set("ui.language", "de");
    apply_preferences(table.store);
    auto* frame = new wxFrame(nullptr, wxID_ANY, "home", wxPoint(), wxSize(860, 600));
    auto* page = new HomePage(frame, table.store, {});
    frame->Show();
    page->refresh();
    settle_windows();
    for (wxStaticText* part : all_of<wxStaticText>(*page)) {
        if (!part->IsEllipsized()) {
            part->InvalidateBestSize();
            EXPECT_GE(part->GetSize().x, part->GetBestSize().x) << part->GetLabelText().utf8_string();
        }
    }
    frame->Destroy();
    table.store.set("ui.language", "en");
    apply_preferences(table.store);
}

/// Home with the sample sessions of all games in its history, and one that is open.
class HomePlaces : public ::testing::TestWithParam<wxSize> {
protected:
    HomePlaces() {
        speak_utf8();
        for (const Game& game : known_games().offered()) {
            table.store.begin(sample_of(game.id));
        }
        Heading open = sample_of("magnate").heading();
        open.id = "0198f3c1-7a10-7c3e-9b5e-00000000aaaa";
        open.title = "Rain, and a long one, at the kitchen table of the neighbours";
        table.recorder.begin(std::move(open));
        frame = new wxFrame(nullptr, wxID_ANY, "home", wxPoint(), GetParam());
        page = new HomePage(frame, table.store,
                            {[this](const std::string& id) { opened = id; },
                             [this](const std::string& id) { looked = id; },
                             [this](const std::string& game) { begun = game; },
                             {},
                             {},
                             {},
                             {}});
        frame->Show();
        page->refresh();
        settle_windows();
    }
    ~HomePlaces() override {
        frame->Destroy();
        settle_windows(20);
    }

    Table table;
    wxFrame* frame;
    HomePage* page;
    std::string opened, looked, begun;
};

TEST(Home, EndsAQuestionWithItsOwnMark) {
    Table table;
    Heading open = sample_of("muse-decktet").heading();
    table.recorder.begin(std::move(open));
    const wxString stands = standing_text(table.session());
    EXPECT_TRUE(stands.Contains("which card, and for what? ")) << stands.utf8_string();
    EXPECT_TRUE(stands.EndsWith(".")) << stands.utf8_string();
}

// The line ended in the middle of a name, and four players were not named.
TEST(Home, SaysHowManyMorePlayersSitAtTheOpenTable) {
    Table table;
    Heading open = sample_of("open-table").heading();
    open.players = {"Alessandra Della Rovere", "Beatrice d’Este-Gonzaga",    "Cosimo de’ Medici-Salviati",
                    "Domenico Ghirlandaio",    "Eleonora Pallavicini-Doria", "Francesca da Polenta"};
    open.setup = open.setup.contains("teams") ? Json::object() : open.setup;
    table.recorder.begin(std::move(open));
    auto* frame = new wxFrame(nullptr, wxID_ANY, "home", wxPoint(), wxSize(1280, 800));
    auto* page = new HomePage(frame, table.store, {});
    frame->Show();
    page->refresh();
    settle_windows();
    std::size_t seen = 0;
    for (const wxStaticText* text : all_of<wxStaticText>(*page)) {
        if (text->GetLabelText().Contains("Alessandra") && text->GetLabelText().Contains(" more")) {
            ++seen;
            EXPECT_LE(text->GetPosition().x + text->GetTextExtent(text->GetLabelText()).x,
                      text->GetParent()->GetClientSize().x);
        }
    }
    EXPECT_EQ(seen, 1U);
    frame->Destroy();
    settle_windows(20);
}

TEST_P(HomePlaces, ClipNothingAndLeaveNoTileAlone) {
    for (const wxWindow* part : all_of<wxWindow>(*page)) {
        const wxWindow* above = part->GetParent();
        EXPECT_LE(part->GetPosition().x + part->GetSize().x, above->GetClientSize().x)
            << accessible_name(part).utf8_string();
    }
    for (wxButton* button : all_of<wxButton>(*page)) {
        button->InvalidateBestSize();
        EXPECT_GE(button->GetSize().x, button->GetBestSize().x) << button->GetLabelText().utf8_string();
    }
    std::map<int, std::size_t> rows;
    for (const Game& game : known_games().offered()) {
        const auto buttons = all_of<wxButton>(*page);
        const auto name = std::ranges::find_if(
            buttons, [&](const wxButton* one) { return one->GetLabelText() == words(game.title); });
        ASSERT_NE(name, buttons.end());
        ++rows[(*name)->GetParent()->GetPosition().y];
    }
    for (const auto& [y, tiles] : rows) {
        EXPECT_EQ(tiles, rows.begin()->second) << "a tile stands alone in its row";
    }
}

TEST_P(HomePlaces, SayEveryResultWhole) {
    std::size_t results = 0;
    for (const Game& game : known_games().offered()) {
        const Session ended = sample_of(game.id);
        const wxString result = words(ended.playthrough().score(ended.plies()).sentence);
        for (wxButton* button : all_of<wxButton>(*page)) {
            wxString label = button->GetLabelText();
            label.Replace("\n", " ");
            results += label == result ? 1U : 0U;
        }
    }
    EXPECT_EQ(results, known_games().offered().size());
}

TEST_P(HomePlaces, OpenAResultWithAClickAnywhereOnItsCard) {
    const auto buttons = all_of<wxButton>(*page);
    const auto result = std::ranges::find_if(
        buttons, [](const wxButton* one) { return accessible_name(one).Contains("27.5 points"); });
    ASSERT_NE(result, buttons.end());
    wxMouseEvent click(wxEVT_LEFT_UP);
    (*result)->GetParent()->ProcessWindowEvent(click);
    settle_windows(20);
    EXPECT_EQ(opened, sample_of("open-table").heading().id) << "at its result, not at its first event";
    EXPECT_TRUE(looked.empty());
}

/// Returns the words of every text that the page shows.
std::vector<wxString> texts_of(wxWindow& page) {
    std::vector<wxString> texts;
    for (const wxStaticText* text : all_of<wxStaticText>(page)) {
        texts.push_back(text->GetLabelText());
    }
    return texts;
}

TEST_P(HomePlaces, DateAResultByTheDayOfItsEvening) {
    const std::string id = sample_of("magnate").heading().id;
    const std::optional<SessionSummary> before = History(table.store).summary(id);
    ASSERT_TRUE(before && before->started);
    table.store.set_date(id, *before->started - std::chrono::days(3), before->utc_offset);  // It was long.
    const std::optional<SessionSummary> kept = History(table.store).summary(id);
    ASSERT_TRUE(kept && kept->started);
    page->refresh();
    settle_windows();
    const std::vector<wxString> texts = texts_of(*page);
    EXPECT_NE(std::ranges::find(texts, day_text(*kept->started, kept->utc_offset)), texts.end());
}

INSTANTIATE_TEST_SUITE_P(OnEveryScreen, HomePlaces,
                         ::testing::Values(wxSize(1024, 768), wxSize(1280, 800), wxSize(1920, 1080)));

}  // namespace
}  // namespace castalia
