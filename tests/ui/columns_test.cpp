// Lists whose columns are as wide as their contents.
#include "app/ui/toolkit/controls/columns.h"

#include <numeric>

#include <wx/dataview.h>
#include <wx/frame.h>

#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class Columns : public ::testing::Test {
protected:
    Columns() {
        frame = new wxFrame(nullptr, wxID_ANY, "columns", wxPoint(), wxSize(900, 300));
        list = new wxDataViewListCtrl(frame, wxID_ANY);
        keep_columns_fitted(*list);
        for (const char* title : {"", "Ann", "Bartholomew", "Cleo"}) {
            list->AppendTextColumn(title);
        }
        wxVector<wxVariant> row;
        for (const char* cell : {"Paintings in the palace, which is a long thing to say of a row", "3", "4", "12"}) {
            row.push_back(wxString(cell));
        }
        list->AppendItem(row);
        fit_columns(*list);
        frame->Show();
        settle_windows();
    }
    ~Columns() override {
        frame->Destroy();
        settle_windows(20);
    }
    int width(unsigned column) const { return list->GetColumn(column)->GetWidth(); }
    int all() const { return width(0) + width(1) + width(2) + width(3); }

    wxFrame* frame;
    wxDataViewListCtrl* list;
};

TEST_F(Columns, ShareTheRoomThatIsLeft) {
    EXPECT_LE(all(), list->GetClientSize().x);
    EXPECT_GT(all(), list->GetClientSize().x * 9 / 10);
    EXPECT_GT(width(0), list->GetTextExtent("Paintings in the palace, which is a long thing to say of a row").x);
}

TEST_F(Columns, LetTheFirstGiveWayAndNoOther) {
    frame->SetSize(500, 300);
    settle_windows();
    EXPECT_LE(all(), list->GetClientSize().x);
    EXPECT_LT(width(0), list->GetTextExtent("Paintings in the palace, which is a long thing to say of a row").x);
    EXPECT_GT(width(2), list->GetTextExtent("Bartholomew").x);
    EXPECT_EQ(list->GetColumn(0)->GetRenderer()->GetEllipsizeMode(), wxELLIPSIZE_END);
}

TEST_F(Columns, AreAllSeenWhereLongCellsCanBeCut) {
    wxVector<wxVariant> row;
    for (const char* cell :
         {"Palace", "3 of the Castle, 2MK, 6MW", "4 of 8MS, 3LY, 8WL and 3MW", "3 of 3SK, 5SW, 7WY"}) {
        row.push_back(wxString(cell));
    }
    list->AppendItem(row);
    frame->SetSize(620, 300);
    settle_windows();
    EXPECT_LE(all(), list->GetClientSize().x);
    EXPECT_GE(width(0), list->GetClientSize().x / 4) << "the first gave way before the others";
    for (const unsigned column : {1U, 2U, 3U}) {
        EXPECT_GE(width(column), 9 * list->GetCharWidth());
    }
}

TEST_F(Columns, SayWhatARowIsAboutHoweverNarrowTheListIs) {
    frame->SetSize(200, 300);
    settle_windows();
    EXPECT_GE(width(0), 10 * list->GetCharWidth());
}

}  // namespace
}  // namespace castalia
