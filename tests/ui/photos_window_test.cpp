// Photos of the table in the window: dropped, chosen, seen in the log, shown large and removed.
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/dnd.h>
#include <wx/filedlg.h>
#include <wx/listbox.h>
#include <wx/modalhook.h>
#include <wx/msgdlg.h>

#include <algorithm>

#include "app/publishing/export_formats.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/photos/photos.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/photos.h"
#include "tests/db/tables.h"
#include "tests/support/pictures.h"
#include "tests/support/source_dir.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/managed.h"

namespace castalia {
namespace {

using testing::Painted;

/// Answers every question with yes, and remembers its words.
class Answers final : public wxModalDialogHook {
public:
    explicit Answers(int answer = wxID_YES) : answer_(answer) { Register(); }
    ~Answers() override { Unregister(); }
    std::vector<wxString> said;

protected:
    int Enter(wxDialog* dialog) override {
        if (const auto* message = dynamic_cast<wxMessageDialog*>(dialog)) {
            said.push_back(message->GetMessage());
            return answer_;
        }
        return wxID_NONE;
    }

private:
    int answer_;
};

wxButton& button_of(wxWindow& above, const wxString& label) {
    for (wxButton* one : all_of<wxButton>(above)) {
        if (one->GetLabelText() == label) {
            return *one;
        }
    }
    throw std::runtime_error("no button " + label.utf8_string());
}

class PhotosInTheWindow : public Managed, public WindowTable {
protected:
    PhotosInTheWindow() {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(5, 12)) {
            EXPECT_FALSE(recorder->enter(event));
        }
        frame->go(MainFrame::Place::session);
        EXPECT_TRUE(keeps_the_focus(*frame));
    }
    LogPanel& log() { return frame->session_page().log(); }
    std::string file(const std::string& name, const std::string& bytes) {
        testing::write_bytes(folder / name, bytes);
        return (folder / name).string();
    }
    /// Does what a drop of files on the window does.
    void drop(const std::vector<std::string>& files) {
        auto* target = dynamic_cast<wxFileDropTarget*>(frame->GetDropTarget());
        ASSERT_NE(target, nullptr);
        wxArrayString names;
        for (const std::string& name : files) {
            names.push_back(utf8(name));
        }
        EXPECT_TRUE(target->OnDropFiles(10, 10, names));
    }
    bool wait_for_photos(std::size_t count) {
        return pump([&] { return session().photos.size() == count; });
    }
    std::optional<unsigned> line_of_photo() {
        const std::vector<LogRow>& rows = log().session_log().rows();
        const auto row = std::ranges::find(rows, LogRow::Kind::photo, &LogRow::kind);
        return row == rows.end() ? std::nullopt : std::optional(static_cast<unsigned>(row - rows.begin()));
    }
    std::optional<wxPoint> place_of_photo() {
        auto* tree = GTK_TREE_VIEW(log().list()->GtkGetTreeView());
        GtkTreePath* path = gtk_tree_path_new_from_indices(static_cast<int>(*line_of_photo()), -1);
        GtkTreeViewColumn* column = gtk_tree_view_get_column(tree, 1);
        GdkRectangle area;
        gtk_tree_view_get_cell_area(tree, path, column, &area);
        gtk_tree_path_free(path);
        int x = 0, y = 0, left = 0, top = 0;
        gtk_tree_view_convert_bin_window_to_widget_coords(tree, area.x + area.width / 2, area.y + area.height / 2, &x,
                                                          &y);
        gdk_window_get_origin(gtk_widget_get_window(GTK_WIDGET(tree)), &left, &top);
        return wxPoint(left + x, top + y);
    }
};

TEST_F(PhotosInTheWindow, AreDroppedAtTheMomentThatIsLookedAt) {
    recorder->look_at(4);
    const std::string png = testing::png_file({300, 200, true});
    drop({file("market.png", png)});
    ASSERT_TRUE(wait_for_photos(1));
    EXPECT_EQ(recorder->scene().ply, 4U) << "the moment stays";
    EXPECT_EQ(session().photos[0].entry, session().in_force().entries[3].number);
    EXPECT_EQ(Photos(Store(games, folder / "library.sqlite")).bytes(1), png);
    const std::optional<unsigned> line = line_of_photo();
    ASSERT_TRUE(line);
    EXPECT_EQ(log().session_log().rows()[*line].ply(), 4U);
    auto* model = static_cast<wxDataViewVirtualListModel*>(log().list()->GetModel());
    wxVariant spoken;
    model->GetValueByRow(spoken, *line, 0);
    EXPECT_EQ(spoken.GetString(), "Photo: market.png, Enter shows it large");
    keep_picture(*frame, "photo-in-log");
}

TEST_F(PhotosInTheWindow, OfSeveralMegabytesAreSavedBesideTheWindowAndTheMomentStays) {
    recorder->look_at(0);
    const std::string large = testing::png_file({1100, 700, true});
    ASSERT_GT(large.size(), 2'000'000U);
    drop({file("laid out.png", large), file("small.jpg", testing::jpeg_file())});
    ASSERT_TRUE(wait_for_photos(2));
    EXPECT_EQ(recorder->scene().ply, 0U);
    EXPECT_EQ(session().photos[0].entry, 0) << "before the first event";
    EXPECT_EQ(session().photos[1].entry, 0);
    EXPECT_EQ(Photos(Store(games, folder / "library.sqlite")).bytes(1), large);
}

TEST_F(PhotosInTheWindow, WhatIsNoPhotoIsToldAndNothingChanges) {
    Answers answers(wxID_OK);
    const std::string whole = testing::png_file({50, 40, true});
    drop({file("notes.png", "Dear Ann"), file("half.png", whole.substr(0, 900)), file("good.png", whole)});
    ASSERT_TRUE(wait_for_photos(1));
    ASSERT_EQ(answers.said.size(), 2U);
    EXPECT_TRUE(answers.said[0].StartsWith("notes.png was not attached, and nothing was changed."))
        << answers.said[0];
    EXPECT_TRUE(answers.said[1].Contains("ends too early")) << answers.said[1];
}

TEST_F(PhotosInTheWindow, AreNotTakenWhereNoSessionIsSeenWhichIsSaid) {
    frame->go(MainFrame::Place::home);
    Answers answers(wxID_OK);
    drop({file("a.png", testing::png_file())});
    ASSERT_TRUE(pump([&] { return !answers.said.empty(); }));
    EXPECT_TRUE(answers.said[0].StartsWith("A photo belongs to a moment of a session.")) << answers.said[0];
    EXPECT_TRUE(session().photos.empty());
}

TEST_F(PhotosInTheWindow, OtherFilesThatAreDroppedAreImportedOrRefusedWithASentence) {
    Answers answers(wxID_OK);
    const std::string before = session().heading().id;
    for (const MainFrame::Place place : {MainFrame::Place::session, MainFrame::Place::home}) {
        frame->go(place);
        drop({file("letter.txt", "Dear Ann")});
        ASSERT_TRUE(pump([&] { return !answers.said.empty(); }));
        EXPECT_TRUE(answers.said[0].StartsWith("letter.txt was not imported, and nothing was changed."))
            << answers.said[0];
        answers.said.clear();
    }
    drop({source_dir() + "/resources/samples/musee.castalia"});
    EXPECT_TRUE(
        pump([&] { return frame->place() == MainFrame::Place::session && session().heading().id != before; }));
    EXPECT_EQ(session().game().id, "musee");
}

TEST_F(PhotosInTheWindow, EnterOnTheirLineShowsThemLarge) {
    drop({file("end.jpg", testing::jpeg_file({640, 480}))});
    ASSERT_TRUE(wait_for_photos(1));
    bool seen = false;
    in_next_dialog([&](wxDialog& dialog) {
        seen = true;
        EXPECT_EQ(dialog.GetTitle(), "Photo of the table");
        EXPECT_TRUE(says(dialog, "end.jpg"));
        EXPECT_TRUE(says(dialog, "After event 12, "));
        keep_picture(dialog, "photo-large");
        press(WXK_ESCAPE);
        EXPECT_TRUE(pump([&] { return !dialog.IsModal(); }));
    });
    log().focus_list();
    ASSERT_TRUE(pump([&] { return log().list()->HasFocus(); }));
    const auto last = static_cast<unsigned>(log().session_log().rows().size()) - 1;
    ASSERT_EQ(line_of_photo(), last) << "the keys go on from the last line";
    press(WXK_UP);
    press(WXK_DOWN);
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return seen && open_dialog() == nullptr; }));
}

TEST_F(PhotosInTheWindow, AClickOnTheSmallPictureShowsItLarge) {
    drop({file("end.jpg", testing::jpeg_file({640, 480}))});
    ASSERT_TRUE(wait_for_photos(1));
    bool seen = false;
    in_next_dialog([&](wxDialog& dialog) {
        seen = true;
        EXPECT_EQ(dialog.GetTitle(), "Photo of the table");
    });
    const std::optional<wxPoint> place = at_rest([&] { return place_of_photo(); });
    ASSERT_TRUE(place);
    hand.move_to(*place);
    hand.click();
    ASSERT_TRUE(pump([&] { return seen && open_dialog() == nullptr; }));
    EXPECT_EQ(recorder->scene().ply, events());
}

// Once, the first click gave the list the keys only after the moment had been shown, which chose the line of the
// event.
TEST_F(PhotosInTheWindow, AClickShowsThemLargeAlsoWhereTheKeysAreElsewhere) {
    recorder->look_at(4);
    drop({file("end.jpg", testing::jpeg_file({640, 480}))});
    ASSERT_TRUE(wait_for_photos(1));
    frame->session_page().focus_entry();
    bool seen = false;
    in_next_dialog([&](wxDialog& dialog) {
        seen = true;
        EXPECT_EQ(dialog.GetTitle(), "Photo of the table");
    });
    const std::optional<wxPoint> place = at_rest([&] { return place_of_photo(); });
    ASSERT_TRUE(place);
    hand.move_to(*place);
    hand.click();
    EXPECT_TRUE(pump([&] { return seen && open_dialog() == nullptr; }));
    EXPECT_EQ(recorder->scene().ply, 4U);
}

TEST_F(PhotosInTheWindow, GetACaptionAndAreRemovedAfterAQuestion) {
    drop({file("end.jpg", testing::jpeg_file({640, 480}))});
    ASSERT_TRUE(wait_for_photos(1));
    const auto show = [&](const std::function<void(wxDialog&)>& act) {
        bool seen = false;
        in_next_dialog([&](wxDialog& dialog) {
            seen = true;
            act(dialog);
        });
        wxDataViewEvent enter(wxEVT_DATAVIEW_ITEM_ACTIVATED, log().list(), wxDataViewItem());
        auto* model = static_cast<wxDataViewVirtualListModel*>(log().list()->GetModel());
        log().list()->Select(model->GetItem(*line_of_photo()));
        log().list()->ProcessWindowEvent(enter);
        ASSERT_TRUE(pump([&] { return seen && open_dialog() == nullptr; }));
    };
    show([&](wxDialog& dialog) {
        in_next_dialog([&](wxDialog& words_dialog) {
            only<wxTextCtrl>(words_dialog).ChangeValue("Ben, at last");
            castalia::press(words_dialog, wxID_OK);
        });
        castalia::press(button_of(dialog, _("Caption…")));
        EXPECT_TRUE(says(dialog, "Ben, at last"));
    });
    EXPECT_EQ(session().photos.at(0).caption, "Ben, at last");
    EXPECT_EQ(english(log().session_log().rows()[*line_of_photo()].text), "Photo: Ben, at last");
    {
        Answers no(wxID_NO);
        show([&](wxDialog& dialog) { castalia::press(button_of(dialog, _("Remove…"))); });
        EXPECT_EQ(no.said.size(), 1U);
        EXPECT_EQ(session().photos.size(), 1U) << "the answer was no";
    }
    Answers yes(wxID_YES);
    show([&](wxDialog& dialog) { castalia::press(button_of(dialog, _("Remove…"))); });
    EXPECT_TRUE(session().photos.empty());
    EXPECT_FALSE(line_of_photo());
    EXPECT_EQ(Photos(Store(games, folder / "library.sqlite")).count({}), 0U);
}

/// Hears which files are asked for, and names none, because the toolkit's dialog is not under test.
class Asked final : public wxModalDialogHook {
public:
    Asked() { Register(); }
    ~Asked() override { Unregister(); }
    wxString sentence;

protected:
    int Enter(wxDialog* dialog) override {
        if (const auto* files = dynamic_cast<wxFileDialog*>(dialog)) {
            sentence = files->GetMessage() + " " + files->GetWildcard();
        }
        return wxID_CANCEL;
    }
};

TEST_F(PhotosInTheWindow, AreAskedForByTheKeyAndNothingChangesWhereNoneIsNamed) {
    Asked asked;
    press('P', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return !asked.sentence.empty(); }));
    EXPECT_TRUE(asked.sentence.StartsWith("Attach photos of the table")) << asked.sentence;
    EXPECT_TRUE(asked.sentence.Contains("*.webp")) << asked.sentence;
    EXPECT_TRUE(session().photos.empty());
    attach_photos(frame, *recorder, {file("chosen.png", testing::png_file({200, 100}))});
    EXPECT_EQ(session().photos.size(), 1U) << "what the dialog would have named";
}

TEST_F(PhotosInTheWindow, GoOutWithThePageOnRequest) {
    drop({file("end.jpg", testing::jpeg_file({640, 480}))});
    ASSERT_TRUE(wait_for_photos(1));
    in_next_dialog([&](wxDialog& dialog) {
        auto& list = *all_of<wxListBox>(dialog).front();
        const auto choose = [&](const char* name) {
            list.SetSelection(static_cast<int>(std::ranges::find(export_formats(), name, &ExportFormat::name) -
                                               export_formats().begin()));
            wxCommandEvent chosen(wxEVT_LISTBOX, list.GetId());
            list.ProcessWindowEvent(chosen);
        };
        const std::vector<wxCheckBox*> boxes = all_of<wxCheckBox>(dialog);
        const auto photos = std::ranges::find_if(
            boxes, [](const wxCheckBox* box) { return box->GetLabelText() == "Photos of the table"; });
        ASSERT_NE(photos, boxes.end());
        choose("markdown");
        EXPECT_FALSE((*photos)->IsEnabled()) << "a forum shows no files of ours";
        choose("pdf");
        EXPECT_TRUE((*photos)->IsEnabled());
        choose("html");
        EXPECT_TRUE((*photos)->IsEnabled());
        (*photos)->SetValue(true);
        keep_picture(dialog, "photo-export");
    });
    send_out(frame, *store, recorder->scene());
}

}  // namespace
}  // namespace castalia
