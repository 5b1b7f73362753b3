// A library is open in one window: a later start, such as a double click on a file, hands over by the bus of the
// desktop what it was to show.
#include "app/ui/shell/running_program.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "app/ui/toolkit/gtk/desktop_bus.h"

#include <gtk/gtk.h>

namespace castalia {

namespace {

constexpr const char *kObject = "/org/castalia/castalia", *kInterface = "org.castalia.castalia.Window";
constexpr const char* kMethods =
    "<node><interface name='org.castalia.castalia.Window'><method name='Show'>"
    "<arg type='s' name='file' direction='in'/><arg type='s' name='session' direction='in'/>"
    "<arg type='s' name='token' direction='in'/></method></interface></node>";

std::string& kept_token() {
    static std::string token;
    return token;
}

/// Returns the name on the bus of the program that has this library open (FNV-1a of its path).
std::string name_for(const std::filesystem::path& library) {
    std::error_code none;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(library, none);
    constexpr std::uint64_t kBasis = 0xCBF29CE484222325U, kPrime = 0x100000001B3U;
    std::uint64_t hash = kBasis;
    for (const char letter : (none ? library : whole).string()) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * kPrime;
    }
    constexpr const char* kDigits = "0123456789abcdef";
    std::string name = "org.castalia.castalia.Library";
    for (; hash != 0; hash >>= 4U) {
        name += kDigits[hash & 0xFU];
    }
    return name;
}

/// The name and the object by which later starts find this program.
struct Answering {
    std::function<void(const ProgramStart&)> call;
    GDBusNodeInfo* methods = nullptr;
    guint object = 0, name = 0;
};

void show(GDBusConnection*, const gchar*, const gchar*, const gchar*, const gchar*, GVariant* given,
          GDBusMethodInvocation* invocation, gpointer data) {
    const gchar *file = "", *session = "", *token = "";
    g_variant_get(given, "(&s&s&s)", &file, &session, &token);
    const ProgramStart start{file, session, token};
    g_dbus_method_invocation_return_value(invocation, nullptr);
    static_cast<Answering*>(data)->call(start);
}

}  // namespace

void keep_start_token() {
    for (const char* name : {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"}) {
        if (const char* token = std::getenv(name); token != nullptr && kept_token().empty()) {
            kept_token() = token;
        }
    }
}

bool hand_over(const std::filesystem::path& library, const ProgramStart& start) {
    constexpr int kPatience = 2'000;  // Milliseconds.
    GDBusConnection* bus = desktop_bus();
    if (bus == nullptr) {
        return false;
    }
    const std::string& token = start.token.empty() ? kept_token() : start.token;
    GVariant* answer =
        g_dbus_connection_call_sync(bus, name_for(library).c_str(), kObject, kInterface, "Show",
                                    g_variant_new("(sss)", start.file.c_str(), start.session.c_str(), token.c_str()),
                                    nullptr, G_DBUS_CALL_FLAGS_NO_AUTO_START, kPatience, nullptr, nullptr);
    if (answer == nullptr) {
        return false;
    }
    g_variant_unref(answer);
    return true;
}

std::shared_ptr<void> take_later_starts(const std::filesystem::path& library,
                                        std::function<void(const ProgramStart&)> call) {
    GDBusConnection* bus = desktop_bus();
    if (bus == nullptr) {
        return nullptr;
    }
    auto* answering = new Answering{std::move(call)};
    static const GDBusInterfaceVTable kTable{show, nullptr, nullptr, {}};
    answering->methods = g_dbus_node_info_new_for_xml(kMethods, nullptr);
    answering->object = g_dbus_connection_register_object(bus, kObject, answering->methods->interfaces[0], &kTable,
                                                          answering, nullptr, nullptr);
    answering->name = g_bus_own_name_on_connection(
        bus, name_for(library).c_str(), G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE, nullptr, nullptr, nullptr, nullptr);
    return {static_cast<void*>(answering), [bus](void* kept) {
                auto* ended = static_cast<Answering*>(kept);
                g_bus_unown_name(ended->name);
                g_dbus_connection_unregister_object(bus, ended->object);
                g_dbus_node_info_unref(ended->methods);
                delete ended;
            }};
}

}  // namespace castalia
