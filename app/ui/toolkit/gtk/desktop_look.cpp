#include "app/ui/toolkit/gtk/desktop_look.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

#include "app/ui/toolkit/gtk/desktop_settings.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

/// A caller and whether it still listens.
using Caller = std::shared_ptr<std::function<void()>>;

std::vector<std::weak_ptr<std::function<void()>>>& callers() {
    static std::vector<std::weak_ptr<std::function<void()>>> all;
    return all;
}

std::optional<DesktopLook>& known() {
    static std::optional<DesktopLook> look;
    return look;
}

}  // namespace

#ifdef __WXGTK__

namespace {

/// A theme of GTK by its name and its variant, such as "dark".
struct Theme {
    std::string name, variant;
};

GtkSettings* settings() { return gtk_settings_get_default(); }

/// Returns a setting of GTK as the desktop has it, also where the program has set it for itself. `before` is what it
/// was before that.
std::string desktop_text(const char* name, const std::string& before) {
    GValue value = G_VALUE_INIT;
    g_value_init(&value, G_TYPE_STRING);
    const bool is_set = gdk_screen_get_setting(gdk_screen_get_default(), name, &value) != FALSE;
    const gchar* text = is_set ? g_value_get_string(&value) : nullptr;
    std::string kept = text == nullptr ? before : text;
    g_value_unset(&value);
    return kept;
}

std::string set_now(const char* name) {
    gchar* text = nullptr;
    g_object_get(settings(), name, &text, nullptr);
    std::string kept = text == nullptr ? "" : text;
    g_free(text);
    return kept;
}

/// Returns the font of the desktop before it was made larger.
std::string font_of_desktop() {
    static const std::string before = set_now("gtk-font-name");
    const std::string font = desktop_text("gtk-font-name", before);
    return font.empty() ? "Sans 10" : font;
}

bool prefers_dark_theme() {
    gboolean dark = FALSE;
    g_object_get(settings(), "gtk-application-prefer-dark-theme", &dark, nullptr);
    return dark != FALSE;
}

Theme theme_of_desktop() {
    static const bool dark_before = prefers_dark_theme();  // The program sets it for itself, too.
    const char* forced = std::getenv("GTK_THEME");
    std::string name = forced != nullptr && *forced != '\0' ? forced : set_now("gtk-theme-name");
    const std::size_t colon = name.find(':');
    std::string variant = colon != std::string::npos         ? name.substr(colon + 1)
                          : dark_before && forced == nullptr ? "dark"
                                                             : "";
    return {name.substr(0, colon), std::move(variant)};
}

double luminance(const GdkRGBA& colour) {
    constexpr double kRed = 0.299, kGreen = 0.587, kBlue = 0.114;
    return kRed * colour.red + kGreen * colour.green + kBlue * colour.blue;
}

/// Returns whether a window of the theme is dark, whatever the program's own sheet makes of it. A theme that is not
/// installed here may still say so by its name.
bool is_dark(const Theme& theme) {
    gchar* lower = g_ascii_strdown(theme.name.c_str(), -1);
    const bool called_dark = g_str_has_suffix(lower, "-dark") != FALSE;
    g_free(lower);
    if (called_dark) {
        return true;
    }
    GtkCssProvider* sheet =
        gtk_css_provider_get_named(theme.name.c_str(), theme.variant.empty() ? nullptr : theme.variant.c_str());
    GtkWidgetPath* path = gtk_widget_path_new();
    gtk_widget_path_append_type(path, GTK_TYPE_WINDOW);
    gtk_widget_path_iter_set_object_name(path, -1, "window");
    gtk_widget_path_iter_add_class(path, -1, GTK_STYLE_CLASS_BACKGROUND);
    GtkStyleContext* window = gtk_style_context_new();
    gtk_style_context_set_path(window, path);
    gtk_style_context_add_provider(window, GTK_STYLE_PROVIDER(sheet), GTK_STYLE_PROVIDER_PRIORITY_USER + 1);
    GdkRGBA letters{}, *ground = nullptr;
    gtk_style_context_get_color(window, GTK_STATE_FLAG_NORMAL, &letters);
    gtk_style_context_get(window, GTK_STATE_FLAG_NORMAL, "background-color", &ground, nullptr);
    const bool dark = ground != nullptr && ground->alpha > 0 && luminance(*ground) < luminance(letters);
    gdk_rgba_free(ground);
    g_object_unref(window);
    gtk_widget_path_unref(path);
    return dark;
}

/// Returns what the desktop said last by the bus. An answer may take a while, so it is asked once, and again only
/// after it has reported a change.
DesktopWish& wish() {
    static DesktopWish wish = desktop_wish();
    return wish;
}

DesktopLook look_wanted() {
    DesktopLook look;
    GdkScreen* screen = gdk_screen_get_default();
    if (screen == nullptr) {
        return look;
    }
    // Letters of 10 and of 11 points are usual, and the boards are made for both. The resolution has in it what is
    // set for larger letters (text-scaling-factor, Xft.dpi, GDK_DPI_SCALE), but no whole factor of a screen.
    constexpr double kUsualDots = 96, kUsualPoints = 11, kLeast = 0.5, kMost = 4;
    look.font = font_of_desktop();
    PangoFontDescription* font = pango_font_description_from_string(look.font.c_str());
    look.points = pango_font_description_get_size(font) / double{PANGO_SCALE};
    pango_font_description_free(font);
    const double dots = gdk_screen_get_resolution(screen);
    look.text =
        std::clamp((dots > 0 ? dots / kUsualDots : 1) * std::max(1.0, look.points / kUsualPoints), kLeast, kMost);
    const Theme theme = theme_of_desktop();
    look.contrast = theme.name.starts_with("HighContrast") || wish().contrast.value_or(false);
    look.dark = wish().dark.value_or(false) || is_dark(theme);
    return look;
}

/// Asks anew after everything that one change brings.
void look_soon() {
    static guint due = 0;
    if (due == 0) {
        due = g_idle_add(
            [](gpointer) -> gboolean {
                due = 0;
                look_at_desktop();
                return G_SOURCE_REMOVE;
            },
            nullptr);
    }
}

void listen() {
    for (const char* what : {"notify::gtk-theme-name", "notify::gtk-xft-dpi", "notify::gtk-font-name"}) {
        g_signal_connect(settings(), what, G_CALLBACK(look_soon), nullptr);
    }
    g_signal_connect(gdk_screen_get_default(), "notify::resolution", G_CALLBACK(look_soon), nullptr);
    on_desktop_wish([] {
        wish() = desktop_wish();
        look_soon();
    });
}

}  // namespace

const DesktopLook& desktop_look() {
    if (!known()) {
        known() = look_wanted();
        if (gdk_screen_get_default() != nullptr) {
            listen();
        }
    }
    return *known();
}

void look_at_desktop() {
    const DesktopLook before = desktop_look();
    known() = look_wanted();
    if (*known() == before) {
        return;
    }
    const auto all = callers();  // One that is called may add another one.
    for (const auto& one : all) {
        if (const Caller caller = one.lock()) {
            (*caller)();
        }
    }
}

#else

const DesktopLook& desktop_look() { return known() ? *known() : known().emplace(); }
void look_at_desktop() {}

#endif

std::shared_ptr<void> on_desktop_look(std::function<void()> call) {
    auto caller = std::make_shared<std::function<void()>>(std::move(call));
    std::erase_if(callers(), [](const auto& one) { return one.expired(); });
    callers().push_back(caller);
    return caller;
}

}  // namespace castalia
