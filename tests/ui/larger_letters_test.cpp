// What the desktop enlarges: all letters (GDK_DPI_SCALE), or every pixel (GDK_SCALE). The program runs under both.
#include <gtk/gtk.h>
#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <cstdlib>

#include "app/ui/board/board_canvas.h"
#include "app/ui/form/token_picture.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/desktop_look.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

double asked_of_desktop(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? 1 : std::atof(value);
}

double letters() { return asked_of_desktop("GDK_DPI_SCALE"); }
int pixels() { return static_cast<int>(asked_of_desktop("GDK_SCALE")); }

/// Returns the width of a text that the program draws.
double drawn_width(const wxString& text, const Face& face) {
    wxBitmap paper(10, 10);
    wxMemoryDC dc(paper);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    return measure(*gc, text, face).width;
}

/// Returns how wide letters of that size in pixels are by themselves.
double width_in_pixels(const wxString& text, double size) {
    PangoContext* context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    PangoLayout* layout = pango_layout_new(context);
    PangoFontDescription* font = pango_font_description_from_string(desktop_look().font.c_str());
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text.utf8_str(), -1);
    int width = 0;
    pango_layout_get_pixel_size(layout, &width, nullptr);
    pango_font_description_free(font);
    g_object_unref(layout);
    g_object_unref(context);
    return width;
}

class Larger : public WindowTable {
protected:
    ~Larger() override { set_text_size(1); }

    const wxString words = "The Castle lies in district three, with Ann";
};

TEST_F(Larger, DrawnLettersHaveTheSizeThatIsAskedOfThem) {
    constexpr double kSize = 30;
    EXPECT_NEAR(drawn_width(words, {kSize}) / width_in_pixels(words, kSize), 1, 0.03);
}

TEST_F(Larger, AllLettersGrowAsTheDesktopWantsAndAsThePreferencesWantBesides) {
    EXPECT_NEAR(text_size(), letters(), 0.01);
    for (const int percent : {100, 150}) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        EXPECT_NEAR(text_size(), letters() * percent / 100, 0.01);
        wxWindow* control = new wxStaticText(frame, wxID_ANY, words);
        control->SetFont(font_of(*frame, TypeStep::normal));
        ASSERT_TRUE(next_frame(*frame));
        const double native = control->GetTextExtent(words).x;
        const double drawn = drawn_width(words, {castalia::pixels_of(TypeStep::normal)});
        // A font of 10 points is shown as one of 10 on controls and as one of 11 on drawings.
        EXPECT_NEAR(native / drawn, desktop_look().points / 11, 0.06) << percent;
        control->Destroy();
    }
    set_text_size(1);
    apply_native_style(100);
}

TEST_F(Larger, BeadsOnButtonsAreAsLargeAsTheWordsBesideThem) {
    const wxBitmapBundle picture = token_picture(Json{{"M", 2}, {"S", 1}});
    const double letter = castalia::pixels_of(TypeStep::numeral1);
    EXPECT_LE(picture.GetDefaultSize().y, 1.2 * letter + 1) << "in logical pixels";
    const wxBitmap shown = picture.GetBitmapFor(frame);
    EXPECT_EQ(shown.GetSize().y, picture.GetDefaultSize().y * pixels()) << "with all pixels of the screen";
}

// At 200 % the boxes were as small as ever.
TEST_F(Larger, TickBoxesAreAsLargeAsTheWordsBesideThem) {
    const auto box_width = [this](int percent) {
        apply_native_style(percent);
        wxDialog dialog(frame, wxID_ANY, "ticks");
        auto* box = new wxCheckBox(&dialog, wxID_ANY, "Agrees");
        dialog.Fit();
        dialog.Show();
        settle_windows();
        GtkWidget* const button = box->GetHandle();
        int before_words = 0;
        gtk_widget_translate_coordinates(gtk_bin_get_child(GTK_BIN(button)), button, 0, 0, &before_words, nullptr);
        return before_words;
    };
    const int usual = box_width(100), large = box_width(200);
    apply_native_style(100);
    constexpr int kLeastGrowth = 12;
    EXPECT_GE(large - usual, static_cast<int>(kLeastGrowth * letters()));
}

TEST_F(Larger, APieceThatSlidesIsCutOutOfTheBoardWhereItLies) {
    const wxColour card(200, 30, 40);
    wxBitmap board, shown;
    for (wxBitmap* one : {&board, &shown}) {
        ASSERT_TRUE(one->CreateWithDIPSize(wxSize(100, 60), frame->GetContentScaleFactor()));
        wxMemoryDC(*one).Clear();
    }
    {
        wxMemoryDC dc(board);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->SetBrush(card);
        gc->DrawRectangle(70, 30, 20, 20);
    }
    {
        wxMemoryDC dc(shown);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        draw_piece(*gc, board, {70, 30, 20, 20}, {10, 5, 40, 40});
    }
    const wxImage image = shown.ConvertToImage();
    const auto is_card = [&](int x, int y) { return image.GetRed(x * pixels(), y * pixels()) == card.Red(); };
    for (const wxPoint inside : {wxPoint(11, 6), {48, 6}, {11, 43}, {48, 43}}) {
        EXPECT_TRUE(is_card(inside.x, inside.y)) << inside.x << ", " << inside.y;
    }
    for (const wxPoint outside : {wxPoint(8, 20), {52, 20}, {30, 3}, {30, 47}, {80, 40}}) {
        EXPECT_FALSE(is_card(outside.x, outside.y)) << outside.x << ", " << outside.y;
    }
}

TEST_F(Larger, TheSecondColumnOfAPageBeginsWhereItIsMeant) {
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        seen = true;
        for (wxWindow* one : dialog.GetChildren()) {
            auto* text = dynamic_cast<wxTextCtrl*>(one);
            if (text == nullptr || !text->IsMultiLine()) {
                continue;
            }
            auto* view = GTK_TEXT_VIEW(gtk_bin_get_child(GTK_BIN(text->GetHandle())));
            GtkTextIter at;
            GdkRectangle place{};
            const int tab = text->GetValue().Find('\t');
            ASSERT_GE(tab, 0);
            gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(view), &at, tab + 1);
            gtk_text_view_get_iter_location(view, &at, &place);
            EXPECT_NEAR(place.x, 260 * letters(), 12 * letters());
            for (const int first : {0, text->GetValue().Find('\n') + 1, tab}) {
                gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(view), &at, first);
                gtk_text_iter_set_line_offset(&at, 0);
                gtk_text_view_get_iter_location(view, &at, &place);
                EXPECT_GE(place.x, spacing::between)
                    << "line " << gtk_text_iter_get_line(&at) << " touches the frame";
            }
        }
        dialog.EndModal(wxID_CANCEL);
    });
    frame->commands().run("keys");
    EXPECT_TRUE(seen);
}

}  // namespace
}  // namespace castalia
