#include "app/ui/toolkit/gtk/desktop_settings.h"

#include <string>

#include "app/ui/toolkit/gtk/desktop_bus.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

#ifdef __WXGTK__

namespace {

constexpr const char *kPortal = "org.freedesktop.portal.Desktop", *kPortalObject = "/org/freedesktop/portal/desktop",
                     *kPortalSettings = "org.freedesktop.portal.Settings",
                     *kAppearance = "org.freedesktop.appearance";
constexpr guint kHighContrast = 1, kPreferDark = 1;

/// Returns a number of the portal. The portal wraps it in a variant, once or twice.
std::optional<guint> portal_number(const char* key) {
    constexpr int kPatience = 250;  // Milliseconds.
    GDBusConnection* bus = desktop_bus();
    GVariant* answer =
        bus == nullptr ? nullptr
                       : g_dbus_connection_call_sync(bus, kPortal, kPortalObject, kPortalSettings, "Read",
                                                     g_variant_new("(ss)", kAppearance, key), G_VARIANT_TYPE("(v)"),
                                                     G_DBUS_CALL_FLAGS_NO_AUTO_START, kPatience, nullptr, nullptr);
    if (answer == nullptr) {
        return std::nullopt;
    }
    GVariant* value = g_variant_get_child_value(answer, 0);
    g_variant_unref(answer);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT) != FALSE) {
        GVariant* inside = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inside;
    }
    std::optional<guint> number;
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32) != FALSE) {
        number = g_variant_get_uint32(value);
    }
    g_variant_unref(value);
    return number;
}

/// Returns settings of GNOME that have this key; null where they are not installed. They are kept, because only
/// settings that are kept report changes.
GSettings* settings_with(const char* schema, const char* key) {
    GSettingsSchemaSource* source = g_settings_schema_source_get_default();
    GSettingsSchema* found = source == nullptr ? nullptr : g_settings_schema_source_lookup(source, schema, TRUE);
    const bool has = found != nullptr && g_settings_schema_has_key(found, key) != FALSE;
    GSettings* settings = has ? g_settings_new_full(found, nullptr, nullptr) : nullptr;
    if (found != nullptr) {
        g_settings_schema_unref(found);
    }
    return settings;
}

GSettings* interface_settings() {
    static GSettings* const kept = settings_with("org.gnome.desktop.interface", "color-scheme");
    return kept;
}

GSettings* access_settings() {
    static GSettings* const kept = settings_with("org.gnome.desktop.a11y.interface", "high-contrast");
    return kept;
}

std::function<void()>& on_change() {
    static std::function<void()> call;
    return call;
}

void report_change() { on_change()(); }

}  // namespace

DesktopWish desktop_wish() {
    DesktopWish wish;
    if (const std::optional<guint> scheme = portal_number("color-scheme")) {
        wish.dark = *scheme == kPreferDark;
        const std::optional<guint> contrast = portal_number("contrast");
        wish.contrast = contrast ? std::optional(*contrast == kHighContrast) : std::nullopt;
    } else if (interface_settings() != nullptr) {
        gchar* preferred = g_settings_get_string(interface_settings(), "color-scheme");
        wish.dark = std::string(preferred) == "prefer-dark";
        g_free(preferred);
    }
    if (!wish.contrast && access_settings() != nullptr) {
        wish.contrast = g_settings_get_boolean(access_settings(), "high-contrast") != FALSE;
    }
    return wish;
}

void on_desktop_wish(std::function<void()> call) {
    if (on_change()) {
        return;
    }
    on_change() = std::move(call);
    if (desktop_bus() != nullptr) {
        g_dbus_connection_signal_subscribe(
            desktop_bus(), kPortal, kPortalSettings, "SettingChanged", kPortalObject, kAppearance,
            G_DBUS_SIGNAL_FLAGS_NONE,
            [](GDBusConnection*, const gchar*, const gchar*, const gchar*, const gchar*, GVariant*, gpointer) {
                report_change();
            },
            nullptr, nullptr);
    }
    for (GSettings* settings : {interface_settings(), access_settings()}) {
        if (settings != nullptr) {
            g_signal_connect(settings, "changed", G_CALLBACK(report_change), nullptr);
        }
    }
}

#else

DesktopWish desktop_wish() { return {}; }
void on_desktop_wish(std::function<void()>) {}

#endif

}  // namespace castalia
