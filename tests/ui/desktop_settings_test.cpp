// What the owner of a desktop sets, and the program follows while it runs. The settings are those of GNOME
// (GSettings), from which GTK takes them on every Wayland desktop.
#include <gtk/gtk.h>

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "tests/ui/contrast.h"
#include "tests/ui/desktop_table.h"

namespace castalia {
namespace {

/// Changes a setting of the desktop for as long as it lives, as its owner does.
class Setting {
public:
    Setting(std::string key, const std::string& value) : key_(std::move(key)) {
        output_of("gsettings set org.gnome.desktop." + key_ + " " + value + " 2>&1");
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;
    ~Setting() { output_of("gsettings reset org.gnome.desktop." + key_); }

private:
    std::string key_;
};

TEST_F(OnDesktop, TheProgramFollowsTheColoursOfTheDesktopWhileItRuns) {
    choose_scheme(Scheme::system);
    begin();
    EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::light; }));
    {
        const Setting dark("interface color-scheme", "prefer-dark");
        EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::dark; }));
    }
    EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::light; }));
    {
        const Setting contrast("a11y.interface high-contrast", "true");
        EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::contrast; }));
    }
    EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::light; }));
}

TEST_F(OnDesktop, AllLettersFollowThoseOfTheDesktopWhileItRuns) {
    begin();
    const double drawn = text_size();
    const int native = frame->GetTextExtent("The Castle").x;
    {
        const Setting larger("interface text-scaling-factor", "1.5");
        EXPECT_TRUE(pump([&] { return std::abs(text_size() / drawn - 1.5) < 0.01; })) << text_size() / drawn;
        EXPECT_NEAR(frame->GetTextExtent("The Castle").x / double(native), 1.5, 0.06);
    }
    EXPECT_TRUE(pump([&] { return text_size() == drawn; }));
}

/// Returns the first part of a window of that class of style (in CSS), which may be one that the toolkit has made
/// itself.
GtkWidget* part_of_style(GtkWidget* whole, const char* style) {
    if (gtk_style_context_has_class(gtk_widget_get_style_context(whole), style) != FALSE) {
        return whole;
    }
    GtkWidget* found = nullptr;
    if (GTK_IS_CONTAINER(whole)) {
        std::pair<const char*, GtkWidget**> looked(style, &found);
        gtk_container_forall(
            GTK_CONTAINER(whole),
            +[](GtkWidget* inside, gpointer data) {
                auto& [wanted, first] = *static_cast<std::pair<const char*, GtkWidget**>*>(data);
                *first = *first == nullptr ? part_of_style(inside, wanted) : *first;
            },
            &looked);
    }
    return found;
}

wxColour colour_of(GtkWidget* part, const char* property) {
    GtkStyleContext* style = gtk_widget_get_style_context(part);
    GdkRGBA* colour = nullptr;
    gtk_style_context_get(style, gtk_style_context_get_state(style), property, &colour, nullptr);
    const wxColour told(*colour);
    gdk_rgba_free(colour);
    return told;
}

TEST_F(OnDesktop, TheTitleBarThatGtkDrawsIsThatOfTheDesktopAndCanBeRead) {
    begin();
    GtkWidget* bar = part_of_style(frame->GetHandle(), "titlebar");
    const char* desktop = std::getenv("CASTALIA_DESKTOP");
    ASSERT_EQ(bar != nullptr, desktop != nullptr && std::string(desktop) == "gnome")
        << "GNOME alone leaves the title bar to the programs";
    if (bar == nullptr) {
        return;
    }
    for (const char* high : {"false", "true"}) {
        const Setting contrast("a11y.interface high-contrast", high);
        for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
            choose_scheme(scheme);
            apply_native_style(100);
            for (int frames = 0; frames < 3; ++frames) {
                ASSERT_TRUE(next_frame(*frame));
            }
            GtkWidget* title = part_of_style(bar, "title");
            GtkWidget* button = part_of_style(bar, "titlebutton");
            ASSERT_NE(title, nullptr);
            ASSERT_NE(button, nullptr);
            wxColour ground = colour_of(bar, "background-color");
            EXPECT_GT(contrast_of(colour_of(title, "color"), ground), 4.5) << static_cast<int>(scheme) << high;
            EXPECT_GT(contrast_of(colour_of(button, "color"), ground), 4.5) << static_cast<int>(scheme) << high;
            EXPECT_EQ(colour_of(button, "background-color").Alpha(), 0) << "no box of the program's own";
        }
    }
    choose_scheme(Scheme::system);
    apply_native_style(100);
}

TEST_F(OnDesktop, TheTableViewLeavesAScreenToWhichTheDesktopBringsTheProgramOnlyThen) {
    begin();
    press(WXK_F9);
    ASSERT_TRUE(pump(table_fills_other_screen));
    const std::string screen = placed("Table view")->output;
    move_to_screen("Castalia", screen);
    ASSERT_TRUE(pump([&] { return placed("Castalia")->output == screen; }));
    EXPECT_TRUE(pump(table_fills_other_screen)) << "it covers the program";
    give_keys_to("Castalia");
    EXPECT_TRUE(pump([this] { return has_focus("Castalia") && frame->IsActive(); }));
    enter_a_roll();
}

}  // namespace
}  // namespace castalia
