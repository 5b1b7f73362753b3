#include "tests/ui/desktop_windows.h"

#include <gio/gio.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "core/rules/text/text.h"

namespace castalia {

namespace {

std::string desktop() {
    const char* name = std::getenv("CASTALIA_DESKTOP");
    return name == nullptr ? "sway" : name;
}

std::string text_in(const Json& object, const char* key) {
    return object.contains(key) && object.at(key).is_string() ? object.at(key).get<std::string>() : "";
}

void find_in_sway(const Json& node, const std::string& title, std::string output, bool floats,
                  std::optional<Placed>& found) {
    if (text_in(node, "type") == "output") {
        output = text_in(node, "name");
    }
    if (node.contains("app_id") && text_in(node, "name").find(title) != std::string::npos) {
        const Json& rect = node.at("rect");
        found = Placed{output,
                       text_in(node, "app_id"),
                       node.at("focused").get<bool>(),
                       node.at("fullscreen_mode").get<int>() > 0,
                       floats,
                       wxRect(rect.at("x"), rect.at("y"), rect.at("width"), rect.at("height"))};
    }
    for (const Json& inside : node.at("nodes")) {
        find_in_sway(inside, title, output, floats, found);
    }
    for (const Json& inside : node.at("floating_nodes")) {
        find_in_sway(inside, title, output, true, found);
    }
}

/// Calls a method on the bus. Throws std::runtime_error with what it answers instead.
GVariant* called(const char* name, const std::string& object, const char* interface, const char* method,
                 GVariant* given) {
    GError* error = nullptr;
    GDBusConnection* bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, &error);
    GVariant* answer = bus == nullptr
                           ? nullptr
                           : g_dbus_connection_call_sync(bus, name, object.c_str(), interface, method, given, nullptr,
                                                         G_DBUS_CALL_FLAGS_NONE, -1, nullptr, &error);
    if (answer == nullptr) {
        const std::string text = error->message;
        g_error_free(error);
        throw std::runtime_error(std::string(method) + ": " + text);
    }
    return answer;
}

/// Runs a script in GNOME Shell and returns what it answers, written as JSON.
std::string answer_of_gnome(const std::string& script) {
    GVariant* answer = called("org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell", "Eval",
                              g_variant_new("(s)", script.c_str()));
    gboolean right = FALSE;
    const gchar* given = nullptr;
    g_variant_get(answer, "(b&s)", &right, &given);
    std::string said = given;
    g_variant_unref(answer);
    if (right == FALSE) {
        throw std::runtime_error(said);
    }
    return said;
}

/// Runs a script in KWin, which says something with `print`, and returns the line that it said, without the mark.
std::string answer_of_kwin(const std::string& script) {
    static int runs = 0;
    const std::string mark = "castalia-" + std::to_string(++runs) + ":";
    const std::string folder = std::getenv("HOME"), file = folder + "/" + mark + ".js";
    std::ofstream(file) << "const mark = \"" << mark << "\";\n" << script;
    GVariant* loaded = called("org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting", "loadScript",
                              g_variant_new("(ss)", file.c_str(), mark.c_str()));
    gint number = 0;
    g_variant_get(loaded, "(i)", &number);
    g_variant_unref(loaded);
    g_variant_unref(called("org.kde.KWin", "/" + std::to_string(number), "org.kde.kwin.Script", "run", nullptr));
    std::optional<std::string> text;
    constexpr int kTries = 200;
    for (int tries = 0; tries < kTries && !text; ++tries) {
        std::ifstream said(std::getenv("CASTALIA_SAID"));
        for (std::string line; std::getline(said, line);) {
            if (const std::size_t at = line.find(mark); at != std::string::npos) {
                text = line.substr(at + mark.size());
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    g_variant_unref(called("org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting", "unloadScript",
                           g_variant_new("(s)", mark.c_str())));
    if (!text) {
        throw std::runtime_error("KWin says nothing to " + script);
    }
    return *text;
}

/// Lists the windows of GNOME, whose place is without the shadow that GTK draws around them.
constexpr const char* kWindowsOfGnome = R"js(
global.get_window_actors().map(one => one.meta_window).map(one => {
  const at = one.get_frame_rect();
  return {title: one.get_title(), app: one.get_wm_class(), output: "" + one.get_monitor(), focused: one.has_focus(),
          fills: one.is_fullscreen(), at: [at.x, at.y, at.width, at.height]}; }))js";

constexpr const char* kWindowsOfKwin = R"js(
print(mark + JSON.stringify(workspace.clientList().map(one => {
  const at = one.frameGeometry;
  return {title: one.caption, app: one.desktopFileName.toString(), output: "" + one.screen, focused: one.active,
          fills: one.fullScreen, at: [at.x, at.y, at.width, at.height].map(Math.round)}; })));)js";

}  // namespace

std::string output_of(const std::string& command) {
    FILE* pipe = ::popen(command.c_str(), "r");
    std::string output;
    std::array<char, 4096> piece{};
    for (std::size_t read = 0; (read = std::fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
        output.append(piece.data(), read);
    }
    ::pclose(pipe);
    return output;
}

std::optional<Placed> placed(const std::string& title) {
    std::optional<Placed> found;
    if (desktop() == "sway") {
        find_in_sway(Json::parse(output_of("swaymsg -t get_tree")), title, "", false, found);
        return found;
    }
    const bool gnome = desktop() == "gnome";
    for (const Json& one : Json::parse(gnome ? answer_of_gnome(kWindowsOfGnome) : answer_of_kwin(kWindowsOfKwin))) {
        if (text_in(one, "title").find(title) != std::string::npos) {
            const Json& at = one.at("at");
            found = Placed{text_in(one, "output"),
                           text_in(one, "app"),
                           one.at("focused").get<bool>(),
                           one.at("fills").get<bool>(),
                           true,
                           wxRect(at[0], at[1], at[2], at[3])};
        }
    }
    return found;
}

namespace {

/// Lets GNOME or KWin do something with each window, `one`, that has this in its title.
void for_each_window(const std::string& title, const std::string& in_gnome, const std::string& in_kwin) {
    if (desktop() == "gnome") {
        answer_of_gnome(
            "global.get_window_actors().map(one => one.meta_window)"
            ".filter(one => one.get_title().includes('" +
            title + "')).forEach(one => " + in_gnome + ")");
    } else {
        answer_of_kwin("workspace.clientList().filter(one => one.caption.includes('" + title +
                       "')).forEach(one => { " + in_kwin + "; }); print(mark);");
    }
}

}  // namespace

void give_keys_to(const std::string& title) {
    if (desktop() == "sway") {
        output_of("swaymsg '[title=\"" + title + "\"] focus' 2>&1");
    } else {
        for_each_window(title, "one.activate(global.get_current_time())", "workspace.activeClient = one");
    }
}

void unmaximize(const std::string& title) {
    if (desktop() != "sway") {
        for_each_window(title, "one.unmaximize(3)", "one.setMaximize(false, false)");
    }
}

void lay(const std::string& title, const wxRect& at) {
    const auto number = [](int value) { return std::to_string(value); };
    const std::string x = number(at.x), y = number(at.y), width = number(at.width), height = number(at.height);
    if (desktop() == "sway") {
        return;
    }
    for_each_window(title, "one.move_resize_frame(true, " + x + ", " + y + ", " + width + ", " + height + ")",
                    "one.frameGeometry = {x: " + x + ", y: " + y + ", width: " + width + ", height: " + height + "}");
}

void move_to_screen(const std::string& title, const std::string& output) {
    if (desktop() == "sway") {
        output_of("swaymsg '[title=\"" + title + "\"] move container to output " + output + "' 2>&1");
    } else {
        for_each_window(title, "one.move_to_monitor(" + output + ")",
                        "workspace.sendClientToScreen(one, " + output + ")");
    }
}

}  // namespace castalia
