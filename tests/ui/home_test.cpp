// The tiles of the games at home: side by side, and their names whole.
#include "app/ui/pages/home_page.h"

#include <algorithm>
#include <map>

#include <wx/button.h>
#include <wx/frame.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"
#include "core/rules/game.h"
#include "tests/recorder/table.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class HomeTiles : public testing::TestWithParam<std::pair<const char*, std::size_t>> {
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
                         testing::Values(std::pair("100", std::size_t{3}), std::pair("200", std::size_t{2})));

}  // namespace
}  // namespace castalia
