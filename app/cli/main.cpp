// castalia-cli: records and the library without a display.
#include <iostream>

#include "app/cli/command.h"
#include "core/games/all.h"

namespace castalia::cli {
namespace {

int run(int count, char** words) {
    CLI::App program{"Castalia keeps the record of games played at a table."};
    program.name("castalia-cli");
    program.footer(
        "Exit status: 0 done; 1 the rules refused something or a check failed; 2 usage or unreadable input;\n"
        "3 the library could not be opened or written.");
    program.require_subcommand(1);
    program.fallthrough();
    program.set_version_flag("--version", "castalia-cli " CASTALIA_VERSION);
    const Games games = all_games();
    Calls calls{games, {}, kDone};
    program.add_option("--library", calls.library,
                       "The library: an SQLite file. Default: $CASTALIA_LIBRARY, else the desktop program's");
    add_reading(program, calls);
    add_exporting(program, calls);
    add_dice(program, calls);
    add_importing(program, calls);
    add_listing(program, calls);
    add_statistics(program, calls);
    add_people(program, calls);
    add_editing(program, calls);
    add_keeping(program, calls);
    add_recovering(program, calls);
    try {
        program.parse(count, words);
        if (!std::cout) {
            throw Ended(kUsage, "standard output could not be written");
        }
        return calls.status;
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? kDone : kUsage;
    } catch (const Ended& ended) {
        complain(ended.what());
        return ended.status;
    } catch (const BadRecord& error) {
        complain(error.what());
        return kUsage;
    } catch (const Failure& failure) {
        complain(failure.what());
        return kNoLibrary;
    } catch (const std::bad_alloc&) {
        complain("there is not enough memory for this");
        return kUsage;
    }
}

}  // namespace
}  // namespace castalia::cli

int main(int count, char** words) { return castalia::cli::run(count, words); }
