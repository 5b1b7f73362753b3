// All words on the pages of the program stand out from their background in every palette, as the screen shows them.
#include <set>

#include <wx/dataview.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/contrast.h"
#include "tests/ui/contrast_on_screen.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class PageContrast : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    ~PageContrast() override {
        choose_scheme(Scheme::system);
        apply_native_style(100);
    }

    void look(Scheme scheme) {
        choose_scheme(scheme);
        apply_native_style(kPercent);
        allow_motion(false);
        frame->rebuild();
        frame->SetSize({1280, 800});
    }

    /// Looks over windows that are drawn by hand, which report their texts while they are painted.
    void look_over_drawn(const std::string& where) {
        const double least = least_contrast(chosen_scheme());
        for (wxWindow* window : all_of<wxWindow>(*frame)) {
            const bool board = dynamic_cast<BoardCanvas*>(window) != nullptr;  // board_contrast_test.cpp measures it.
            if (board || !window->IsShownOnScreen() || window->GetClientSize().x <= 0) {
                continue;
            }
            if (auto* list = dynamic_cast<wxDataViewCtrl*>(window)) {
                cells += look_for_faint_cells(*list, least, where, faults);
            } else if (window->GetChildren().empty()) {
                const TextWatch watch;
                const wxImage picture = painted(*window);
                look_for_faint_texts(picture, watch.texts(), least, where, faults);
                look_for_faint_marks(picture, watch.marks(), 3, where, faults);
                drawn += watch.texts().size();
            }
        }
    }

    void look_over(MainFrame::Place place, const std::string& where) {
        frame->go(place);
        settle_windows(kDrawn);
        words += look_for_faint_words(*frame, least_contrast(chosen_scheme()), where, faults);
        look_over_drawn(where);
        keep_picture(*frame, where);
    }

    static constexpr int kPercent = 150;  // At this size, letters have a pixel of their whole colour.
    static constexpr long kDrawn = 300;
    Faults faults;
    std::size_t words = 0, drawn = 0, cells = 0;
};

TEST_P(PageContrast, OfEveryPageIsEnough) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    for (std::size_t i = 0; i < 2 * sample.plies() / 3; ++i) {
        ASSERT_FALSE(recorder->enter(sample.replay().steps()[i].entry.event));
    }
    for (const auto& [scheme, name] : {std::pair(Scheme::light, "light"), std::pair(Scheme::dark, "dark"),
                                       std::pair(Scheme::contrast, "contrast")}) {
        look(scheme);
        const std::string where = std::string(GetParam()) + "-" + name;
        look_over(MainFrame::Place::session, where + "-session");
        look_over(MainFrame::Place::review, where + "-review");
        if (std::string(GetParam()) == "magnate") {
            look_over(MainFrame::Place::home, where + "-home");
            look_over(MainFrame::Place::history, where + "-history");
            look_over(MainFrame::Place::people, where + "-people");
        }
    }
    EXPECT_GT(words, 100U);
    EXPECT_GT(drawn, 50U);
    EXPECT_GT(cells, 50U);
    for (const auto& [what, at] : faults) {
        ADD_FAILURE() << at << ": " << what;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, PageContrast, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
