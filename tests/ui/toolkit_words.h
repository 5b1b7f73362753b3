#pragma once

#include <glib.h>

#include <string>
#include <utility>

namespace castalia {

/// Hears what GTK complains of when a control has less room than it needs. A process can hear it only from one place,
/// and from then on.
class ToolkitWords {
public:
    /// Returns the complaints since the last time, a line each.
    static std::string heard() {
        listen();
        return std::exchange(said(), std::string());
    }

private:
    static std::string& said() {
        static std::string all;
        return all;
    }
    static void keep(const std::string& text) {
        if (text.find("size >= 0") != std::string::npos || text.find("Negative content") != std::string::npos) {
            said() += text + "\n";
        }
    }
    static void listen() {
        static const bool listening = [] {
            g_log_set_writer_func(
                [](GLogLevelFlags level, const GLogField* fields, gsize count, gpointer) {
                    for (gsize i = 0; i < count && (level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0; ++i) {
                        if (std::string(fields[i].key) == "MESSAGE") {
                            keep(static_cast<const char*>(fields[i].value));
                        }
                    }
                    return g_log_writer_default(level, fields, count, nullptr);
                },
                nullptr, nullptr);
            return true;
        }();
        static_cast<void>(listening);
    }
};

}  // namespace castalia
