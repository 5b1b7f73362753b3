#include "app/ui/toolkit/gtk/desktop_bus.h"

#include <cstdlib>
#include <string>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

GDBusConnection* desktop_bus() {
#ifdef __WXGTK__
    static GDBusConnection* const bus = []() -> GDBusConnection* {
        // GLib would start a bus where there is none.
        const char* address = std::getenv("DBUS_SESSION_BUS_ADDRESS");
        const std::string usual = std::string(g_get_user_runtime_dir()) + "/bus";
        const bool there =
            address != nullptr ? *address != '\0' : g_file_test(usual.c_str(), G_FILE_TEST_EXISTS) != FALSE;
        GDBusConnection* found = there ? g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr) : nullptr;
        if (found != nullptr) {
            g_dbus_connection_set_exit_on_close(found, FALSE);  // The window does without it.
        }
        return found;
    }();
    return bus;
#else
    return nullptr;
#endif
}

}  // namespace castalia
