// What the printer gets has the sheets of the PDF, on every paper. Everything goes the whole way:
// the dialog of the toolkit, a print server of the test's own ($CASTALIA_PRINTED, tests/support/with_cups) and the
// filters that every printer has before it.
#include <gtest/gtest.h>
#include <gtk/gtkunixprint.h>

#include <chrono>
#include <fstream>
#include <sstream>

#include <wx/frame.h>

#include "app/publishing/export_formats.h"
#include "app/ui/export/printing.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

namespace fs = std::filesystem;

/// A sheet of paper as it is seen, in grey.
struct Sheet {
    int wide = 0, high = 0;
    std::string grey;

    int at(int x, int y) const { return static_cast<unsigned char>(grey[static_cast<std::size_t>(y * wide + x)]); }
};

std::string bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Reads a picture as pdftoppm writes it: "P5", the size, the largest value, the pixels.
Sheet sheet_of_pgm(const fs::path& file) {
    std::istringstream stream(bytes_of(file));
    std::string kind;
    int most = 0;
    Sheet sheet;
    stream >> kind >> sheet.wide >> sheet.high >> most;
    EXPECT_EQ(kind, "P5") << file;
    stream.get();
    sheet.grey.resize(static_cast<std::size_t>(sheet.wide) * static_cast<std::size_t>(sheet.high));
    stream.read(sheet.grey.data(), static_cast<std::streamsize>(sheet.grey.size()));
    return sheet;
}

/// Returns a sheet that was printed across its paper, as it is read.
Sheet turned(const Sheet& sheet) {
    Sheet read{sheet.high, sheet.wide, std::string(sheet.grey.size(), ' ')};
    for (int y = 0; y < read.high; ++y) {
        for (int x = 0; x < read.wide; ++x) {
            read.grey[static_cast<std::size_t>(y * read.wide + x)] =
                static_cast<char>(sheet.at(y, sheet.high - 1 - x));
        }
    }
    return read;
}

/// Returns the sheets of a PDF, with one pixel for a point.
std::vector<Sheet> sheets_of(const fs::path& pdf) {
    const testing::Folder folder;
    const std::string call =
        "pdftoppm -r 72 -gray '" + pdf.string() + "' '" + (folder.path() / "sheet").string() + "'";
    EXPECT_EQ(std::system(call.c_str()), 0) << pdf;
    std::vector<fs::path> files;
    for (const fs::directory_entry& file : fs::directory_iterator(folder.path())) {
        files.push_back(file.path());
    }
    std::ranges::sort(files);
    std::vector<Sheet> sheets;
    std::ranges::transform(files, std::back_inserter(sheets), sheet_of_pgm);
    return sheets;
}

/// Expects that both sheets have their ink in the same places. Squares of eight points are compared, because a
/// printer places a letter a fraction of a point aside.
void expect_same_ink(const Sheet& one, const Sheet& other, std::size_t page) {
    constexpr int kSide = 8, kInk = 240, kFar = 30;
    ASSERT_NEAR(one.wide, other.wide, 1) << page;
    ASSERT_NEAR(one.high, other.high, 1) << page;
    int inked = 0, far = 0;
    for (int top = 0; top + kSide < std::min(one.high, other.high); top += kSide) {
        for (int left = 0; left + kSide < std::min(one.wide, other.wide); left += kSide) {
            int here = 0, there = 0;
            for (int y = top; y < top + kSide; ++y) {
                for (int x = left; x < left + kSide; ++x) {
                    here += one.at(x, y);
                    there += other.at(x, y);
                }
            }
            inked += here < kInk * kSide * kSide ? 1 : 0;
            far += std::abs(here - there) > kFar * kSide * kSide ? 1 : 0;
        }
    }
    EXPECT_GT(inked, 20) << "sheet " << page;
    EXPECT_LE(far, inked / 20) << "sheet " << page << ": what is printed stands where the PDF has it";
}

/// Presses Print in the dialog of the toolkit once it has found the printer, or Cancel after a minute.
gboolean press_print(gpointer times) {
    constexpr int kMostTimes = 300;
    const bool late = ++*static_cast<int*>(times) > kMostTimes;
    bool pressed = false;
    GList* windows = gtk_window_list_toplevels();
    for (const GList* one = windows; one != nullptr; one = one->next) {
        if (GTK_IS_PRINT_UNIX_DIALOG(one->data)) {
            auto* dialog = GTK_DIALOG(one->data);
            GtkPrinter* printer = gtk_print_unix_dialog_get_selected_printer(GTK_PRINT_UNIX_DIALOG(one->data));
            GtkWidget* print = gtk_dialog_get_widget_for_response(dialog, GTK_RESPONSE_OK);
            if (late || (printer != nullptr && gtk_printer_has_details(printer) && gtk_widget_get_sensitive(print))) {
                gtk_dialog_response(dialog, late ? GTK_RESPONSE_CANCEL : GTK_RESPONSE_OK);
                pressed = true;
            }
        }
    }
    g_list_free(windows);
    return pressed || late ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

struct Printing {
    const char* name;
    Paper paper;
    bool colour = true;
};

class Printed : public ::testing::TestWithParam<Printing> {
protected:
    Printed() {
        speak_utf8();
        take_wanted_look(table.store);
        g_object_set(gtk_settings_get_default(), "gtk-print-backends", "cups", nullptr);
        table.play(200, 11);
        frame = new wxFrame(nullptr, wxID_ANY, "printing");
        frame->Show();
        settle_windows();
    }
    ~Printed() override {
        frame->Destroy();
        settle_windows(20);
    }
    static const char* server() { return std::getenv("CASTALIA_PRINTED"); }
    void SetUp() override {
        if (server() == nullptr) {
            GTEST_SKIP() << "there is no print server: run it by tests/support/with_cups";
        }
    }
    /// Prints as the window does, and returns the file that came out of the printer.
    fs::path print(const document::Document& document) {
        wxPrintData data = print_data_for(GetParam().paper);
        data.SetColour(GetParam().colour);
        data.SetPrinterName("paper");
        wxPrintDialogData asked(data);
        wxPrinter printer(&asked);
        PrintedPages pages(document, GetParam().paper);
        const std::size_t before = jobs().size();
        int times = 0;
        g_timeout_add(200, press_print, &times);
        EXPECT_TRUE(printer.Print(frame, &pages, true)) << wxPrinter::GetLastError();
        constexpr std::chrono::seconds kPatience(60);
        for (const auto end = std::chrono::steady_clock::now() + kPatience;
             jobs().size() == before && std::chrono::steady_clock::now() < end;) {
            settle_windows();
        }
        const std::vector<fs::path> all = jobs();
        EXPECT_EQ(all.size(), before + 1) << "nothing came out of the printer";
        return all.empty() ? fs::path() : all.back();
    }
    /// Returns what has come out of the printer, in order.
    std::vector<fs::path> jobs() const {
        std::vector<fs::path> files;
        for (const fs::directory_entry& file : fs::directory_iterator(server())) {
            if (file.path().extension() == ".pdf") {
                files.push_back(file.path());
            }
        }
        std::ranges::sort(files, {}, [](const fs::path& file) {
            return std::pair(file.stem().string().size(), file.stem().string());  // The number of the job.
        });
        return files;
    }

    const testing::Folder folder;
    Table table;
    wxFrame* frame = nullptr;
};

TEST_P(Printed, HasTheSheetsOfThePdf) {
    ExportOptions options;
    options.options.events = DocumentOptions::Events::all;
    const document::Document document = sheet_of(table.session(), options);
    const fs::path exported = folder.path() / "exported.pdf";
    std::ofstream(exported, std::ios::binary) << write_pdf(document, GetParam().paper);
    const fs::path out = print(document);
    std::vector<Sheet> printed = sheets_of(out);
    const std::vector<Sheet> wanted = sheets_of(exported);
    if (is_booklet(GetParam().paper)) {
        std::ranges::transform(printed, printed.begin(), turned);
        const std::string text = bytes_of(fs::path(out).replace_extension("options"));
        EXPECT_NE(text.find("Duplex=DuplexTumble"), std::string::npos) << text;
    }
    EXPECT_EQ(bytes_of(fs::path(out).replace_extension("title")), document.title + "\n")
        << "the printer's list names it";
    ASSERT_EQ(printed.size(), wanted.size());
    ASSERT_GT(wanted.size(), 1U);
    for (std::size_t page = 0; page < wanted.size(); ++page) {
        expect_same_ink(printed[page], wanted[page], page + 1);
    }
}

INSTANTIATE_TEST_SUITE_P(On, Printed,
                         ::testing::Values(Printing{"A4", Paper::a4}, Printing{"A4InBlackAndWhite", Paper::a4, false},
                                           Printing{"A5", Paper::a5}, Printing{"A3", Paper::a3},
                                           Printing{"Letter", Paper::letter}, Printing{"Booklet", Paper::booklet},
                                           Printing{"LetterBooklet", Paper::letter_booklet}),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace castalia
