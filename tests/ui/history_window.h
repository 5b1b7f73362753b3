// The page of the history in a window, with three sessions.
#pragma once

#include <gtest/gtest.h>
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/stattext.h>

#include <algorithm>

#include "app/ui/history/history_page.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {

class HistoryWindow : public ::testing::Test {
protected:
    HistoryWindow() {
        speak_utf8();
        wanted = take_wanted_look(table.store);
        table.play(30);
        begin("Rain, and a long one");
        table.play(400, 11);
        begin("Before supper");
        table.enter("r 3 3");
        table.recorder.enter({{"type", "note"}, {"text", "Ben poured tea"}});
        frame = new wxFrame(nullptr, wxID_ANY, "history", wxPoint(), wxSize(1280, 800));
        page = new HistoryPage(frame, table.store,
                               {[this](const std::string& id, std::optional<std::size_t> event) {
                                    opened = id;
                                    opened_at = event;
                                },
                                [this](const std::string& id) { changed = id; }, [] {}});
        frame->Show();
        page->refresh();
        settle_windows();
    }
    ~HistoryWindow() override {
        frame->Destroy();
        settle_windows(20);
    }
    void begin(const std::string& title) {
        Heading heading = table.session().heading();
        heading.title = title;
        heading.place = "Reading room";
        table.recorder.begin(heading);
    }
    wxDataViewCtrl& list() { return *all_of<wxDataViewCtrl>(*page).front(); }
    wxString cell(unsigned row, unsigned column) {
        wxVariant value;
        auto* model = static_cast<wxDataViewVirtualListModel*>(list().GetModel());
        model->GetValueByRow(value, row, column);
        return value.GetString();
    }
    /// Sorts as a click and the keys do.
    void press_heading(unsigned column) {
        gtk_tree_view_column_clicked(GTK_TREE_VIEW_COLUMN(list().GetColumn(column)->GetGtkHandle()));
        settle_windows();
    }
    unsigned rows() { return static_cast<wxDataViewVirtualListModel*>(list().GetModel())->GetCount(); }
    bool says(const wxString& words) {
        return std::ranges::any_of(all_of<wxStaticText>(*page), [&](wxStaticText* text) {
            return text->IsShown() && text->GetLabelText().Contains(words);
        });
    }
    wxButton& button(const wxString& label) {
        for (wxButton* one : all_of<wxButton>(*page)) {
            if (one->GetLabelText() == label && one->IsShown()) {
                return *one;
            }
        }
        throw std::runtime_error("no button says " + label.utf8_string());
    }

    Table table;
    wxFrame* frame;
    HistoryPage* page;
    std::string opened, changed, wanted;
    std::optional<std::size_t> opened_at;
};

}  // namespace castalia
