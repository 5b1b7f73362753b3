// Calls that copy the library and bring it back: backup, restore, drill.
#include <memory>

#include "app/cli/command.h"
#include "app/recorder/clock.h"
#include "core/rules/text/mapped.h"
#include "db/history/history.h"
#include "db/photos.h"
#include "db/safety/backups.h"
#include "db/safety/drill.h"
#include "db/safety/safety.h"

namespace castalia::cli {

namespace {

std::string lines_of(const std::vector<Text>& sentences) {
    std::string text;
    for (const Text& sentence : sentences) {
        text += line_of(sentence);
    }
    return text;
}

void backup_into_folder(const Calls& calls, bool as_json) {
    const std::filesystem::path library = calls.open().file();
    const auto made = make_backup(calls.games, library, system_now(), {}, local_time_ahead);
    if (as_json) {
        print(Json{{"file", made ? Json(made->backup.file.string()) : Json()},
                   {"sessions", made ? made->amount.sessions : 0},
                   {"photos", made ? made->amount.photos : 0},
                   {"removed", made ? made->thinned : 0}});
        return;
    }
    if (!made) {
        calls.print_done(say("The library holds no session yet. Nothing was backed up."));
        return;
    }
    std::vector<Text> held{sessions_text(made->amount.sessions)};
    if (made->amount.photos > 0) {
        held.push_back(say_count("{n} photo", "{n} photos", static_cast<long long>(made->amount.photos)));
    }
    calls.print_done(say("backed up and checked, {sessions}: {file}",
                         {{"sessions", listed(held)}, {"file", literally(made->backup.file.string())}}));
    if (made->thinned > 0) {
        calls.print_done(say_count("{n} older copy was removed to make room.",
                                   "{n} older copies were removed to make room.",
                                   static_cast<long long>(made->thinned)));
    }
}

void backup(const std::string& out, bool as_json, const Calls& calls) {
    if (out.empty()) {
        backup_into_folder(calls, as_json);
        return;
    }
    std::error_code none;
    if (std::filesystem::exists(std::filesystem::symlink_status(out, none))) {
        throw Ended(kUsage, say("{file} exists already and was left as it is. Name another file.",
                                {{"file", literally(out)}}));
    }
    const Store store = calls.open();
    Safety(store).back_up(out);
    if (as_json) {
        print(Json{{"file", out},
                   {"sessions", History(store).summaries().size()},
                   {"photos", Photos(store).count({})},
                   {"removed", 0}});
    } else {
        calls.print_done(say("backed up and checked: {file}", {{"file", literally(out)}}));
    }
}

void put_back(const Calls& calls, const std::filesystem::path& file, const std::filesystem::path& library) {
    try {
        restore_library(calls.games, file, library);
    } catch (const Failure& failure) {
        if (failure.kind == Failure::Kind::damaged) {
            throw Ended(kRefused, failure.text);
        }
        throw;
    }
    calls.print_done(say("restored: {file}", {{"file", literally(library.string())}}));
}

/// Tells, when no file is given, which copy would be taken and what it lacks, and restores it when that is wanted.
void restore_newest(const Calls& calls, const std::filesystem::path& library, bool wanted) {
    const auto offer = newest_good_backup(calls.games, library);
    if (!offer) {
        throw Ended(kRefused, say("{folder} holds no copy that passes its check. Name a backup to restore.",
                                  {{"folder", literally(backup_folder(library).string())}}));
    }
    print(lines_of(sentences(*offer, rfc3339(offer->backup.made))) + line_of(literally(offer->backup.file.string())));
    if (wanted) {
        put_back(calls, offer->backup.file, library);
    } else {
        print(line_of(
            say("Run castalia-cli restore --newest to put it in place. The present library is kept beside it.")));
    }
}

void restore(const std::string& file, bool newest, const Calls& calls) {
    const auto library = calls.file();
    if (newest && !file.empty()) {
        throw Ended(kUsage, say("Name a backup or use --newest, but not both."));
    }
    if (file.empty()) {
        restore_newest(calls, library, newest);
        return;
    }
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) {
        throw Ended(kUsage, say("{file} does not exist or is not a file. Name a backup to restore.",
                                {{"file", literally(file)}}));
    }
    if (std::filesystem::equivalent(file, library, none)) {
        throw Ended(kUsage,
                    say("{file} is the library itself. Name a backup to restore.", {{"file", literally(file)}}));
    }
    put_back(calls, file, library);
}

void drill(bool as_json, Calls& calls) {
    const Store store = calls.open();
    const Drill drill = *recovery_drill(store);
    calls.status = drill.passed() ? kDone : kRefused;
    if (as_json) {
        const Json wrong = json_array(drill.wrong, [](const Text& sentence) { return english(sentence); });
        print(Json{{"sessions", drill.amount.sessions},
                   {"deeds", drill.amount.operations},
                   {"photos", drill.amount.photos},
                   {"damages", drill.damages},
                   {"recognised", drill.recognised},
                   {"restored", drill.restored},
                   {"confirmed", drill.confirmed},
                   {"cuts", drill.cuts},
                   {"whole", drill.whole},
                   {"wrong", wrong}});
        return;
    }
    print(lines_of(sentences(drill)));
}

}  // namespace

void add_recovering(CLI::App& program, Calls& calls) {
    auto out = std::make_shared<std::string>();
    auto* copying = program.add_subcommand("backup", "Makes a checked copy of the library, which may be in use");
    copying->add_option(
        "OUT", *out,
        "The file to write, which must not exist yet. The default is the backup folder beside the library, where old "
        "copies make room");
    auto copy_json = std::make_shared<bool>(false);
    copying->add_flag("--json", *copy_json,
                      "Prints JSON: the file, its sessions and photos, and how many older copies made room");
    copying->callback([=, &calls] { backup(*out, *copy_json, calls); });

    auto file = std::make_shared<std::string>();
    auto newest = std::make_shared<bool>(false);
    auto* restoring =
        program.add_subcommand("restore", "Checks a backup and puts it in place of the library, which is kept");
    restoring->add_option("FILE", *file,
                          "The backup. Without one, tells which copy is the newest good one and what it lacks");
    restoring->add_flag("--newest", *newest, "Restores the newest good copy of the backup folder");
    restoring->callback([=, &calls] { restore(*file, *newest, calls); });

    auto as_json = std::make_shared<bool>(false);
    auto* trying = program.add_subcommand("drill", "Proves on copies that the library can be recovered");
    trying->add_flag("--json", *as_json, "Prints JSON");
    trying->callback([=, &calls] { drill(*as_json, calls); });
}

}  // namespace castalia::cli
