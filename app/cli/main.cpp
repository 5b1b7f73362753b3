// castalia-cli: records and the library without a display.
#include <iostream>

#include "app/cli/brackets.h"
#include "app/cli/command.h"
#include "app/cli/declared.h"
#include "core/games/all.h"
#include "core/rules/text/wording.h"

namespace castalia::cli {
namespace {

/// Adds the options that every call takes.
void add_common_options(CLI::App& program, Calls& calls) {
    program.add_option(
        "--library", calls.library,
        "The library, an SQLite file. The default is $CASTALIA_LIBRARY or else the desktop program’s library.");
    program.add_flag("--create", calls.create, "Begins the library when there is none");
    program.add_flag("--quiet", calls.quiet,
                     "Shows no progress and does not say what was done; errors are told all the same");
}

/// Returns what a call or an option does, as it was declared, in the language of the user.
std::string translated(const std::string& description) {
    return description.empty() ? description : translate(say(description));
}

/// Returns a word as it stands before a colon that CLI11 writes: French has a space between them.
std::string before_colon(const Text& label) {
    const std::string words = translate(say("{label}: {words}", {{"label", label}, {"words", literally("")}}));
    return words.substr(0, words.rfind(':'));
}

/// Puts what --help tells of a call, and of all calls below it, into the language of the user. What programs read
/// stays: names of calls and options, and values to choose from.
void translate_help(CLI::App& call) {
    call.description(translated(call.get_description()));
    call.footer(translated(call.get_footer()));
    for (CLI::Option* option : call.get_options([](CLI::Option*) { return true; })) {
        option->description(translated(option->get_description()));
        if (option->get_group() == "Options") {
            option->group(before_colon(say("Options")));
        }
    }
    for (CLI::App* below : call.get_subcommands([](CLI::App*) { return true; })) {
        translate_help(*below);
        below->group(before_colon(say("Subcommands")));
    }
    const auto formatter = call.get_formatter();
    formatter->label("Usage", before_colon(say("Usage")));
    formatter->label("Positionals", before_colon(say("Positionals")));
    formatter->label("OPTIONS", translate(say("OPTIONS")));
    formatter->label("SUBCOMMAND", translate(say("SUBCOMMAND")));
    formatter->label("Needs", before_colon(say_in("an option", "Needs")));
    formatter->label("Excludes", before_colon(say_in("an option", "Excludes")));
    formatter->label("REQUIRED", translate(say_in("an option", "REQUIRED")));
}

void add_calls(CLI::App& program, Calls& calls) {
    add_reading(program, calls);
    add_reviewing(program, calls);
    add_comparing(program, calls);
    add_counting(program, calls);
    add_ways_out(program, calls);
    add_rulings(program, calls);
    add_photos(program, calls);
    add_exporting(program, calls);
    add_rolling(program, calls);
    add_odds(program, calls);
    add_throws(program, calls);
    add_importing(program, calls);
    add_correcting(program, calls);
    add_listing(program, calls);
    add_statistics(program, calls);
    add_people(program, calls);
    add_tracing(program, calls);
    add_editing(program, calls);
    add_keeping(program, calls);
    add_recovering(program, calls);
    add_serving(program, calls);
    add_manual(program, calls);
    add_doctor(program, calls);
}

int cannot_write() {
    complain(say("Standard output could not be written."));
    return kUsage;
}

int run(int count, char** words) {
    CLI::App program{english(say("Castalia keeps the record of games played at a table."))};
    program.name("castalia-cli");
    program.footer(
        "Exit status: 0 when everything was done; 1 when the rules refused something or a check failed;\n"
        "2 when the call was wrong or its input could not be read; 3 when the library could not be opened or "
        "written.");
    program.require_subcommand(1);
    program.fallthrough();
    program.set_help_flag("-h,--help", "Prints this help");
    program.set_version_flag("--version", "castalia-cli " CASTALIA_VERSION, "Prints the version");
    const Games games = all_games();
    Calls calls{games, {}, kDone};
    add_common_options(program, calls);
    add_calls(program, calls);
    translate_help(program);
    refuse_empty_values(program, calls.may_be_empty);
    keep_brackets(program);
    try {
        program.parse(with_brackets_kept(count, words));
        if (!std::cout) {
            return cannot_write();
        }
        return calls.status == kDone && calls.faulty ? kRefused : calls.status;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            program.exit(error);  // Help or the version was asked for.
            return std::cout.flush() ? kDone : cannot_write();
        }
        complain(wrong_call_text(error, program));
        return kUsage;
    } catch (const Ended& ended) {
        complain(ended.text);
        return ended.status;
    } catch (const BadRecord& error) {
        complain(error.text);
        return kUsage;
    } catch (const Failure& failure) {
        complain(failure.text);
        return kNoLibrary;
    } catch (const std::filesystem::filesystem_error& error) {
        complain(say("The system could not do this: {why}.", {{"why", literally(error.what())}}));
        return kUsage;
    } catch (const std::bad_alloc&) {
        complain(say("There is not enough memory for this."));
        return kUsage;
    }
}

}  // namespace
}  // namespace castalia::cli

int main(int count, char** words) { return castalia::cli::run(count, words); }
