// What leaves the window: printed pages, files and the clipboard.
#include <cairo.h>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/clipbrd.h>
#include <wx/frame.h>
#include <wx/imagpng.h>
#include <wx/listbox.h>
#include <wx/mstream.h>
#include <wx/stattext.h>

#include "app/publishing/export_formats.h"
#include "app/publishing/qr.h"
#include "app/ui/export/blank_dialog.h"
#include "app/ui/export/board_file.h"
#include "app/ui/export/many_dialog.h"
#include "app/ui/export/printing.h"
#include "app/ui/export/result_dialog.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/recorder/table.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

constexpr int kWide = 595, kHigh = 842;

/// Returns a page as the printer would get it.
wxImage printed(PrintedPages& pages, int page, int times) {
    wxBitmap bitmap(kWide * times, kHigh * times);
    wxMemoryDC memory(bitmap);
    memory.SetBackground(*wxWHITE_BRUSH);
    memory.Clear();
    pages.SetDC(&memory);
    pages.SetPageSizePixels(kWide * times, kHigh * times);
    pages.SetPaperRectPixels({0, 0, kWide * times, kHigh * times});
    pages.SetPageSizeMM(210, 297);
    EXPECT_TRUE(pages.OnPrintPage(page));
    memory.SelectObject(wxNullBitmap);
    return bitmap.ConvertToImage();
}

/// Returns the same page drawn without the toolkit, with one pixel for a point.
std::vector<int> drawn(const Pages& pages, std::size_t page) {
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, kWide, kHigh);
    cairo_t* context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    pages.draw(page, context);
    cairo_destroy(context);
    cairo_surface_flush(surface);
    std::vector<int> grey;
    for (int y = 0; y < kHigh; ++y) {
        const unsigned char* row =
            cairo_image_surface_get_data(surface) + std::ptrdiff_t{y} * cairo_image_surface_get_stride(surface);
        for (int x = 0; x < kWide; ++x) {
            grey.push_back(row[4 * x + 1]);
        }
    }
    cairo_surface_destroy(surface);
    return grey;
}

struct Out : ::testing::Test {
    Out() {
        speak_utf8();
        take_wanted_look(table.store);
        table.play(400, 11);
        frame = new wxFrame(nullptr, wxID_ANY, "out", wxPoint(), wxSize(1280, 800));
        frame->Show();
        settle_windows();
    }
    ~Out() override {
        frame->Destroy();
        settle_windows(20);
    }
    static wxButton* button(wxDialog& dialog, const std::string& label) {
        for (wxButton* one : all_of<wxButton>(dialog)) {
            if (utf8(wxControl::RemoveMnemonics(one->GetLabel())) == label) {
                return one;
            }
        }
        ADD_FAILURE() << "no button " << label;
        return nullptr;
    }
    static void press(wxButton* button) {
        ASSERT_NE(button, nullptr);
        wxCommandEvent event(wxEVT_BUTTON, button->GetId());
        event.SetEventObject(button);
        button->ProcessWindowEvent(event);
    }
    static std::string clipboard() {
        const wxClipboardLocker open;
        wxTextDataObject text;
        return !!open && wxTheClipboard->GetData(text) ? utf8(text.GetText()) : std::string();
    }

    Table table;
    wxFrame* frame = nullptr;
};

TEST_F(Out, ThePrinterGetsThePagesOfThePdf) {
    ExportOptions options;
    options.options.events = DocumentOptions::Events::all;
    const document::Document document = sheet_of(table.session(), options);
    const Pages pages(document, Paper::a4);
    PrintedPages printout(document, Paper::a4);
    int least = 0, most = 0, from = 0, to = 0;
    printout.GetPageInfo(&least, &most, &from, &to);
    ASSERT_EQ(static_cast<std::size_t>(most), pages.count());
    EXPECT_FALSE(printout.HasPage(most + 1));
    for (const int page : {1, most}) {
        const wxImage paper = printed(printout, page, 1);
        const std::vector<int> wanted = drawn(pages, static_cast<std::size_t>(page) - 1);
        // Blocks are compared, because the printer's units are whole numbers, so letters may be a fraction of a point
        // aside.
        constexpr int kBlock = 8;
        int far = 0, inked = 0;
        for (int top = 0; top + kBlock <= kHigh; top += kBlock) {
            for (int left = 0; left + kBlock <= kWide; left += kBlock) {
                int one = 0, other = 0;
                for (int y = top; y < top + kBlock; ++y) {
                    for (int x = left; x < left + kBlock; ++x) {
                        const int place = y * kWide + x;
                        one += wanted[static_cast<std::size_t>(place)];
                        other += paper.GetGreen(x, y);
                    }
                }
                inked += one < 240 * kBlock * kBlock ? 1 : 0;
                far += std::abs(one - other) > 30 * kBlock * kBlock ? 1 : 0;
            }
        }
        EXPECT_GT(inked, 50);
        EXPECT_LE(far, inked / 20) << "page " << page << ": what is printed stands where the PDF has it";
    }
}

TEST_F(Out, APreviewOfFinerPaperShowsTheSamePage) {
    PrintedPages printout(sheet_of(table.session(), {}), Paper::a4);
    const wxImage fine = printed(printout, 1, 2);
    // The frame around the result begins where the margin ends, on paper of any fineness.
    int left = 0;
    for (int x = 0; x < fine.GetWidth() && left == 0; ++x) {
        for (int y = 0; y < fine.GetHeight(); ++y) {
            if (fine.GetGreen(x, y) < 100) {
                left = x;
                break;
            }
        }
    }
    EXPECT_NEAR(left / 2.0, 46, 2);
}

TEST_F(Out, TheResultIsCopiedForWhoeverWantsIt) {
    const Session& session = table.session();
    in_dialog([&](wxDialog& dialog) {
        keep_picture(dialog, "result");
        EXPECT_FALSE(all_of<Picture>(dialog).empty()) << "the code for a phone";
        press(button(dialog, "Copy for BoardGameGeek"));
        EXPECT_EQ(clipboard(), write_boardgamegeek(play_of(session, [] {
                      DocumentOptions options;
                      options.ahead = local_time_ahead;
                      return options;
                  }())));
        press(button(dialog, "Copy the link for BG Stats"));
        EXPECT_TRUE(clipboard().starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
    });
    show_result(frame, table.store, table.recorder.scene());
}

TEST_F(Out, TheBoardIsAPictureOfItsOwn) {
    const Session& session = table.session();
    const std::string end = board_png(session, session.plies()), begin = board_png(session, 0);
    EXPECT_TRUE(end.starts_with("\x89PNG")) << end.size();
    EXPECT_NE(end, begin);
    wxMemoryInputStream stream(end.data(), end.size());
    wxImage image;
    wxPNGHandler handler;
    ASSERT_TRUE(handler.LoadFile(&image, stream));
    ASSERT_TRUE(image.IsOk());
    EXPECT_EQ(image.GetSize(), wxSize(1920, 1200));
}

TEST_F(Out, TheDialogOffersWhatTheChosenFormHas) {
    in_dialog([&](wxDialog& dialog) {
        keep_picture(dialog, "send");
        wxListBox& list = *all_of<wxListBox>(dialog).front();
        ASSERT_EQ(list.GetCount(), export_formats().size());
        ASSERT_NE(button(dialog, "Print…"), nullptr);
        EXPECT_TRUE(button(dialog, "Print…")->IsEnabled());
        EXPECT_FALSE(button(dialog, "Copy")->IsEnabled());
        for (const wxButton* one : all_of<wxButton>(dialog)) {
            EXPECT_FALSE(accessible_name(one).Contains("&")) << accessible_name(one) << " is read out with its mark";
        }
        for (unsigned i = 0; i < list.GetCount(); ++i) {
            if (export_formats()[i].name == "markdown") {
                list.SetSelection(static_cast<int>(i));
                wxCommandEvent chosen(wxEVT_LISTBOX, list.GetId());
                list.ProcessWindowEvent(chosen);
            }
        }
        EXPECT_FALSE(button(dialog, "Print…")->IsEnabled());
        press(button(dialog, "Copy"));
        EXPECT_NE(clipboard().find("# "), std::string::npos);
        EXPECT_NE(clipboard().find("| Step |"), std::string::npos);
    });
    send_out(frame, table.store, table.recorder.scene());
}

TEST_F(Out, WhatWasUndoneIsSentOutOnRequest) {
    ASSERT_TRUE(table.recorder.undo());
    in_dialog([&](wxDialog& dialog) {
        wxListBox& list = *all_of<wxListBox>(dialog).front();
        list.SetSelection(static_cast<int>(std::ranges::find(export_formats(), "markdown", &ExportFormat::name) -
                                           export_formats().begin()));
        wxCommandEvent chosen(wxEVT_LISTBOX, list.GetId());
        list.ProcessWindowEvent(chosen);
        press(button(dialog, "Copy"));
        EXPECT_EQ(clipboard().find("~~"), std::string::npos);
        const std::vector<wxCheckBox*> boxes = all_of<wxCheckBox>(dialog);
        const auto trace = std::ranges::find_if(
            boxes, [](const wxCheckBox* box) { return box->GetLabelText() == "What was undone and corrected"; });
        ASSERT_NE(trace, boxes.end());
        ASSERT_TRUE((*trace)->IsEnabled());
        (*trace)->SetValue(true);
        press(button(dialog, "Copy"));
        EXPECT_NE(clipboard().find("~~"), std::string::npos) << clipboard();
    });
    send_out(frame, table.store, table.recorder.scene());
}

TEST_F(Out, TheDialogsHaveASessionOfTheirOwn) {
    const Scene scene = table.recorder.scene();
    in_dialog([&](wxDialog& dialog) {
        table.recorder.close();  // This happens when it is loaded anew.
        wxListBox& list = *all_of<wxListBox>(dialog).front();
        list.SetSelection(static_cast<int>(std::ranges::find(export_formats(), "markdown", &ExportFormat::name) -
                                           export_formats().begin()));
        wxCommandEvent chosen(wxEVT_LISTBOX, list.GetId());
        list.ProcessWindowEvent(chosen);
        press(button(dialog, "Copy"));
        EXPECT_NE(clipboard().find("# "), std::string::npos);
    });
    send_out(frame, table.store, scene);
}

TEST_F(Out, BlankSheetsAndManySessionsAreAskedFor) {
    in_dialog([&](wxDialog& dialog) {
        keep_picture(dialog, "blank");
        EXPECT_EQ(all_of<wxListBox>(dialog).front()->GetCount(), known_games().sheets().size());
    });
    choose_blank_sheet(frame, known_games());
    in_dialog([&](wxDialog& dialog) { keep_picture(dialog, "many"); });
    send_out_many(frame, table.store);
}

}  // namespace
}  // namespace castalia
