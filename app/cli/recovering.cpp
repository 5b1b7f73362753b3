// Calls that copy the library and bring it back: backup, restore, drill.
#include <memory>

#include "app/cli/command.h"
#include "db/safety/backups.h"
#include "db/safety/drill.h"

namespace castalia::cli {

namespace {

std::string lines_of(const std::vector<Text>& sentences) {
    std::string text;
    for (const Text& sentence : sentences) {
        text += printable(english(sentence)) + "\n";
    }
    return text;
}

void backup_into_folder(const Calls& calls) {
    const std::filesystem::path library = calls.open().file();
    const auto made = make_backup(calls.games, library,
                                  std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
    if (!made) {
        print(std::string("the library holds no session yet; nothing was backed up\n"));
        return;
    }
    print("backed up and checked, " + number_of(made->amount.sessions, "session", "sessions") + ": " +
          printable(made->backup.file.string()) + "\n");
    if (made->thinned > 0) {
        print("older ones that made room: " + std::to_string(made->thinned) + "\n");
    }
}

void backup(const std::string& out, const Calls& calls) {
    if (out.empty()) {
        backup_into_folder(calls);
        return;
    }
    std::error_code none;
    if (std::filesystem::exists(std::filesystem::symlink_status(out, none))) {
        throw Ended(kUsage, out + " exists already and was left as it is; name another file");
    }
    calls.open().backup(out);
    print("backed up and checked: " + printable(out) + "\n");
}

void put_back(const Calls& calls, const std::filesystem::path& file, const std::filesystem::path& library) {
    try {
        restore_library(calls.games, file, library);
    } catch (const Failure& failure) {
        if (failure.kind == Failure::Kind::damaged) {
            throw Ended(kRefused, failure.what());
        }
        throw;
    }
    print("restored: " + printable(library.string()) + "\n");
}

/// Without a file: tells which copy would be taken and what it lacks, and takes it when that is wanted.
void restore_newest(const Calls& calls, const std::filesystem::path& library, bool wanted) {
    const auto offer = newest_good_backup(calls.games, library);
    if (!offer) {
        throw Ended(kRefused, backup_folder(library).string() +
                                  " holds no copy that passes its check; name a backup to restore");
    }
    print(lines_of(sentences(*offer, rfc3339(offer->backup.made))) + printable(offer->backup.file.string()) + "\n");
    if (wanted) {
        put_back(calls, offer->backup.file, library);
    } else {
        print(std::string("castalia-cli restore --newest puts it in place; what lies there now is kept beside it\n"));
    }
}

void restore(const std::string& file, bool newest, const Calls& calls) {
    const auto library = calls.library.empty() ? default_library() : calls.library;
    if (newest && !file.empty()) {
        throw Ended(kUsage, "name a backup or --newest, not both");
    }
    if (file.empty()) {
        restore_newest(calls, library, newest);
        return;
    }
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) {
        throw Ended(kUsage, file + " is not there or is no file; name a backup to restore");
    }
    put_back(calls, file, library);
}

void drill(bool as_json, Calls& calls) {
    const Store store = calls.open();
    const Drill drill = *recovery_drill(store);
    calls.status = drill.passed() ? kDone : kRefused;
    if (as_json) {
        print(Json{{"sessions", drill.amount.sessions},
                   {"deeds", drill.amount.operations},
                   {"damages", drill.damages},
                   {"recognised", drill.recognised},
                   {"restored", drill.restored},
                   {"confirmed", drill.confirmed},
                   {"cuts", drill.cuts},
                   {"whole", drill.whole},
                   {"wrong", drill.wrong}});
        return;
    }
    print(lines_of(sentences(drill)));
}

}  // namespace

void add_recovering(CLI::App& program, Calls& calls) {
    auto out = std::make_shared<std::string>();
    auto* copying = program.add_subcommand("backup", "A consistent, checked copy of a library in use");
    copying->add_option(
        "OUT", *out,
        "Where to; never an existing file. Default: the folder of backups beside the library, which is thinned");
    copying->callback([=, &calls] { backup(*out, calls); });

    auto file = std::make_shared<std::string>();
    auto newest = std::make_shared<bool>(false);
    auto* restoring =
        program.add_subcommand("restore", "Checks a backup and puts it in place; the old library is kept");
    restoring->add_option("FILE", *file,
                          "A backup. Without one: tells which copy is the newest good one, and what it lacks");
    restoring->add_flag("--newest", *newest, "Takes the newest good copy of the folder of backups");
    restoring->callback([=, &calls] { restore(*file, *newest, calls); });

    auto as_json = std::make_shared<bool>(false);
    auto* trying =
        program.add_subcommand("drill", "Proves on copies that the library could be recovered, in figures");
    trying->add_flag("--json", *as_json, "As JSON");
    trying->callback([=, &calls] { drill(*as_json, calls); });
}

}  // namespace castalia::cli
