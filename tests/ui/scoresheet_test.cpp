// The scoresheet in its dialog: every point and every step, and none of their names cut.
#include <wx/dataview.h>
#include <wx/frame.h>

#include "app/ui/dialogs/dialogs.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

TEST(TheScoresheet, HasEveryPointAndTheLadder) {
    Table table;
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    frame->Show();
    settle_windows();
    table.play(2000);
    in_dialog([&](wxDialog& dialog) {
        wxDataViewModel& sheet = *only<wxDataViewCtrl>(dialog).GetModel();
        wxDataViewItemArray rows;
        sheet.GetChildren({}, rows);
        const Scoresheet score = table.session().playthrough().score(table.session().plies());
        ASSERT_EQ(rows.size(), score.rows.size() + score.ladder.size());
        int decided = 0;
        auto& list = only<wxDataViewCtrl>(dialog);
        for (const wxDataViewItem& row : rows) {
            wxVariant label;
            sheet.GetValue(label, row, 0);
            decided += label.GetString().EndsWith("decided") ? 1 : 0;
            EXPECT_LT(list.GetTextExtent(label.GetString()).x, list.GetColumn(0)->GetWidth()) << "nothing is cut";
        }
        EXPECT_EQ(decided, score.winners.empty() ? 0 : 1);
        keep_picture(dialog, "scoresheet");
    });
    show_scoresheet(frame, table.recorder.scene());
    frame->Destroy();
    settle_windows(20);
}

}  // namespace
}  // namespace castalia
