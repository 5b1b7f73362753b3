// The call that tells what Castalia runs on and what it finds there, for the report of a fault.
#include <gio/gio.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>

#include "app/cli/command.h"
#include "app/publishing/fonts.h"
#include "core/rules/text/mapped.h"
#include "db/history/history.h"
#include "db/safety/backups.h"
#include "db/safety/synchronised.h"
#include "db/sqlite/files.h"
#include "db/sqlite/version.h"

namespace castalia::cli {

namespace {

std::string in_environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

Json versions() {
    return {{"castalia", CASTALIA_VERSION},
            {"compiler", __VERSION__},
            {"sqlite", sqlite_version()},
            {"glib", std::to_string(glib_major_version) + "." + std::to_string(glib_minor_version) + "." +
                         std::to_string(glib_micro_version)},
            {"pango", pango_version()},
            {"cairo", cairo_version()},
            {"cli11", CLI11_VERSION}};
}

Json fonts() {
    return json_array(wanted_fonts(), [](const WantedFont& font) {
        return Json{{"family", font.family}, {"package", font.package}, {"installed", font.installed}};
    });
}

/// Opens the library only to look at it, and makes none where there is none.
Json library_state(const Calls& calls, std::vector<Text>& wrong) {
    const std::filesystem::path file = calls.file();
    std::error_code none;
    const bool there = std::filesystem::exists(file, none);
    Json state{{"file", shown(file)}, {"exists", there}};
    if (!there) {
        return state;
    }
    const auto size = std::filesystem::file_size(file, none);
    state["bytes"] = none ? Json() : Json(size);
    state["writable"] = ::access(file.c_str(), W_OK) == 0;
    const std::vector<Backup> backups = backups_of(file);
    state["backups"] = backups.size();
    state["newest_backup"] = backups.empty() ? Json() : Json(rfc3339(backups.front().made));
    if (const auto warning = synchronised_text(file)) {
        wrong.push_back(*warning);
    }
    try {
        const Store store = calls.open();
        state["sessions"] = History(store).summaries().size();
    } catch (const Ended& ended) {
        wrong.push_back(ended.text);
    } catch (const Failure& failure) {
        wrong.push_back(failure.text);
    }
    return state;
}

Json findings_json(const Calls& calls, std::vector<Text>& wrong) {
    std::error_code none;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", none);
    Json all{{"versions", versions()},
             {"paths",
              {{"program", shown(program)},
               {"library", shown(calls.file())},
               {"backups", shown(backup_folder(calls.file()))}}},
             {"library", library_state(calls, wrong)},
             {"fonts", fonts()},
             {"display",
              {{"x11", in_environment("DISPLAY")},
               {"wayland", in_environment("WAYLAND_DISPLAY")},
               {"desktop", in_environment("XDG_CURRENT_DESKTOP")}}},
             {"language", in_environment("LANG")}};
    all["wrong"] = json_array(wrong, [](const Text& sentence) { return english(sentence); });
    return all;
}

Text yes_or_no(bool yes) { return yes ? say("yes") : say("no"); }

std::string text_of(const Json& all) {
    std::string text;
    const auto fact = [&](const Text& name, const Text& value) {
        text += line_of(say("{name}: {value}", {{"name", name}, {"value", value}}));
    };
    for (const auto& [name, version] : all["versions"].items()) {
        fact(literally(name), literally(version.get<std::string>()));
    }
    fact(say("program"), literally(all["paths"]["program"].get<std::string>()));
    const Json& library = all["library"];
    fact(say("library"), literally(library["file"].get<std::string>()));
    fact(say("library exists"), yes_or_no(library["exists"].get<bool>()));
    if (library.contains("writable")) {
        fact(say("library can be written"), yes_or_no(library["writable"].get<bool>()));
        fact(say("copies of the library"), number(library["backups"].get<std::size_t>()));
    }
    if (library.contains("sessions")) {
        fact(say("sessions in the library"), number(library["sessions"].get<std::size_t>()));
    }
    for (const Json& font : all["fonts"]) {
        const Text name = literally(font["family"].get<std::string>());
        fact(say("font"), font["installed"].get<bool>()
                              ? name
                              : say("{font} is missing; it is in the package {package}",
                                    {{"font", name}, {"package", literally(font["package"].get<std::string>())}}));
    }
    const std::string x11 = all["display"]["x11"], wayland = all["display"]["wayland"];
    fact(say("display"), x11.empty() && wayland.empty() ? say("none: the window cannot be opened here")
                                                        : literally(wayland.empty() ? x11 : wayland));
    for (const Json& sentence : all["wrong"]) {
        fact(say("wrong"), literally(sentence.get<std::string>()));
    }
    return text;
}

}  // namespace

void add_doctor(CLI::App& program, Calls& calls) {
    auto as_json = std::make_shared<bool>(false);
    auto* call = program.add_subcommand(
        "doctor",
        "Tells versions, paths, the state of the library, fonts and the display, as a report of a fault needs");
    call->add_flag("--json", *as_json, "Prints JSON");
    call->callback([as_json, &calls] {
        std::vector<Text> wrong;
        const Json all = findings_json(calls, wrong);
        if (*as_json) {
            print(all);
        } else {
            print(text_of(all));
        }
        calls.status = wrong.empty() ? kDone : kRefused;
    });
}

}  // namespace castalia::cli
