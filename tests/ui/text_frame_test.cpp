// A text of several lines shows the focus as a field of one line does.
#include "app/ui/toolkit/controls/text_field.h"

#include <gtk/gtk.h>
#include <wx/frame.h>

#include "app/ui/toolkit/gtk/native_style.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {

TEST(TextFrame, ShowsTheFocusOfSeveralLines) {
    apply_native_style(100);
    auto* frame = new wxFrame(nullptr, wxID_ANY, "texts");
    auto* several = text_field(frame, "several\nlines", wxTE_MULTILINE);
    auto* other = text_field(frame, "one line");
    several->SetSize(10, 10, 200, 100);
    other->SetSize(10, 150, 200, 40);
    frame->Show();
    settle_windows();
    const auto border = [&] {
        GtkStyleContext* style = gtk_widget_get_style_context(static_cast<GtkWidget*>(several->GetHandle()));
        GtkBorder wide{};
        gtk_style_context_get_border(style, gtk_style_context_get_state(style), &wide);
        return wide.left;
    };
    several->SetFocus();
    settle_windows();
    EXPECT_EQ(border(), 2);
    other->SetFocus();
    settle_windows();
    EXPECT_EQ(border(), 1);
    frame->Destroy();
    settle_windows(20);
}

}  // namespace castalia
