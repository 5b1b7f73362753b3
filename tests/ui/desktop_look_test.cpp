// The look that the desktop wants, told by its portal for settings on a bus of the test's own, and by GTK.
#include <gtk/gtk.h>

#include <array>
#include <atomic>
#include <future>
#include <thread>

#include "app/ui/shell/running_program.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/desktop_look.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

constexpr const char *kPortalName = "org.freedesktop.portal.Desktop", *kPath = "/org/freedesktop/portal/desktop",
                     *kSettings = "org.freedesktop.portal.Settings";

/// A portal that answers in a thread of its own, as it is another program.
class Portal {
public:
    Portal() {
        std::promise<void> ready;
        auto is_ready = ready.get_future();
        thread_ = std::thread([this, &ready] { serve(ready); });
        is_ready.wait();
    }
    Portal(const Portal&) = delete;
    Portal& operator=(const Portal&) = delete;
    ~Portal() {
        g_main_loop_quit(loop_);
        thread_.join();
    }

    void set(const std::string& key, guint value) {
        (key == "contrast" ? contrast_ : scheme_) = value;
        g_dbus_connection_emit_signal(
            bus_, nullptr, kPath, kSettings, "SettingChanged",
            g_variant_new("(ssv)", "org.freedesktop.appearance", key.c_str(), g_variant_new_uint32(value)), nullptr);
        g_dbus_connection_flush_sync(bus_, nullptr, nullptr);
    }

private:
    static void answer(GDBusConnection*, const gchar*, const gchar*, const gchar*, const gchar*, GVariant* given,
                       GDBusMethodInvocation* invocation, gpointer data) {
        const gchar *group = nullptr, *key = nullptr;
        g_variant_get(given, "(&s&s)", &group, &key);
        const auto* portal = static_cast<Portal*>(data);
        const guint value = std::string(key) == "contrast" ? portal->contrast_ : portal->scheme_;
        g_dbus_method_invocation_return_value(
            invocation, g_variant_new("(v)", g_variant_new_variant(g_variant_new_uint32(value))));
    }
    void serve(std::promise<void>& ready) {
        GMainContext* context = g_main_context_new();
        g_main_context_push_thread_default(context);
        loop_ = g_main_loop_new(context, FALSE);
        bus_ = g_dbus_connection_new_for_address_sync(
            std::getenv("DBUS_SESSION_BUS_ADDRESS"),
            static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                              G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
            nullptr, nullptr, nullptr);
        GDBusNodeInfo* methods = g_dbus_node_info_new_for_xml(
            "<node><interface name='org.freedesktop.portal.Settings'><method name='Read'>"
            "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/>"
            "</method></interface></node>",
            nullptr);
        static const GDBusInterfaceVTable kTable{answer, nullptr, nullptr, {}};
        g_dbus_connection_register_object(bus_, kPath, methods->interfaces[0], &kTable, this, nullptr, nullptr);
        GVariant* owned = g_dbus_connection_call_sync(
            bus_, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            g_variant_new("(su)", kPortalName, 0U), nullptr, G_DBUS_CALL_FLAGS_NONE, -1, nullptr, nullptr);
        g_variant_unref(owned);
        ready.set_value();
        g_main_loop_run(loop_);
        g_dbus_connection_close_sync(bus_, nullptr, nullptr);
        g_object_unref(bus_);
        g_dbus_node_info_unref(methods);
        g_main_loop_unref(loop_);
        g_main_context_pop_thread_default(context);
        g_main_context_unref(context);
    }

    std::atomic<guint> scheme_ = 0, contrast_ = 0;
    GDBusConnection* bus_ = nullptr;
    GMainLoop* loop_ = nullptr;
    std::thread thread_;
};

class SameAsTheDesktop : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        bus = g_test_dbus_new(G_TEST_DBUS_NONE);
        g_test_dbus_up(bus);
        portal = new Portal;
        ASSERT_FALSE(desktop_look().dark);
        // Listening begins with questions to the bus, and nothing is heard until they are answered.
        const auto hears = [](guint scheme) {
            return pump([scheme] {
                portal->set("color-scheme", scheme);
                return desktop_look().dark == (scheme == 1);
            });
        };
        ASSERT_TRUE(hears(1));
        ASSERT_TRUE(hears(0));
    }
    SameAsTheDesktop() { choose_scheme(Scheme::system); }
    ~SameAsTheDesktop() override {
        portal->set("color-scheme", 0);
        portal->set("contrast", 0);
        EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::light; }));
    }

    static inline GTestDBus* bus = nullptr;
    static inline Portal* portal = nullptr;  // Both stay until the process ends.
};

TEST_F(SameAsTheDesktop, FollowsTheColoursThatThePortalTellsWhileItRuns) {
    int calls = 0;
    const auto listening = on_desktop_look([&] { ++calls; });
    EXPECT_EQ(shown_scheme(), Scheme::light);
    portal->set("color-scheme", 1);
    EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::dark; }));
    EXPECT_EQ(&palette(), &palette_of(Scheme::dark));
    EXPECT_TRUE(pump([&] { return calls == 1; })) << calls;
    portal->set("contrast", 1);
    EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::contrast; }));
    portal->set("contrast", 0);
    portal->set("color-scheme", 2);
    EXPECT_TRUE(pump([] { return shown_scheme() == Scheme::light; })) << "2 prefers light colours";
}

TEST_F(SameAsTheDesktop, LeavesAChosenSchemeAlone) {
    choose_scheme(Scheme::light);
    portal->set("color-scheme", 1);
    EXPECT_TRUE(pump([] { return desktop_look().dark; }));
    EXPECT_EQ(shown_scheme(), Scheme::light);
    choose_scheme(Scheme::system);
    EXPECT_EQ(shown_scheme(), Scheme::dark);
}

TEST_F(SameAsTheDesktop, TakesAThemeByItsNameAndItsColoursWhateverTheProgramsOwnSheetSays) {
    ::unsetenv("GTK_THEME");
    struct Row {
        const char* theme;
        Scheme seen;
    };
    for (const Row& row : std::array<Row, 4>{{{"HighContrast", Scheme::contrast},
                                              {"Adwaita-dark", Scheme::dark},
                                              {"HighContrastInverse", Scheme::contrast},
                                              {"Adwaita", Scheme::light}}}) {
        g_object_set(gtk_settings_get_default(), "gtk-theme-name", row.theme, nullptr);
        EXPECT_TRUE(pump([&] { return shown_scheme() == row.seen; })) << row.theme;
        apply_native_style(100);
    }
    ::setenv("GTK_THEME", "Adwaita", 1);
}

TEST_F(SameAsTheDesktop, ALaterStartWithTheSameLibraryIsHandedOver) {
    const std::filesystem::path library = std::filesystem::temp_directory_path() / "castalia-later-start.sqlite";
    const auto start = [&](const std::filesystem::path& with) {
        return std::async(std::launch::async, [=] { return hand_over(with, {"/tmp/a.castalia", "id", "token"}); });
    };
    EXPECT_FALSE(start(library).get()) << "nobody has it open";
    std::vector<ProgramStart> heard;
    auto taking = take_later_starts(library, [&](const ProgramStart& later) { heard.push_back(later); });
    ASSERT_TRUE(pump([&] {  // The bus gives the name in its own time.
        auto handed = start(library);
        pump([&] { return handed.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
        return handed.get();
    }));
    ASSERT_FALSE(heard.empty());
    EXPECT_EQ(heard.back().file, "/tmp/a.castalia");
    EXPECT_EQ(heard.back().session, "id");
    EXPECT_EQ(heard.back().token, "token");
    EXPECT_FALSE(start(library / "other").get()) << "another library has a window of its own";
    taking.reset();
}

}  // namespace
}  // namespace castalia
