// Calls that describe the command line, from the same declarations as --help: man pages, and completions for shells.
#include <algorithm>
#include <functional>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/declared.h"
#include "core/document/roff.h"

namespace castalia::cli {

namespace {

using document::roff;

/// Returns the last lines of --help without their first words, "Exit status: ".
std::string exit_status(const CLI::App& program) {
    const std::string footer = program.get_footer();
    constexpr std::string_view kBehind = ": ";
    return footer.substr(footer.find(kBehind) + kBehind.size());
}

/// Calls `visit` with every call and its words: "", "people", "people merge".
void for_each_call(CLI::App& call, const std::string& words,
                   const std::function<void(CLI::App&, const std::string&)>& visit) {
    visit(call, words);
    for (CLI::App* below : calls_under(call)) {
        for_each_call(*below, words + (words.empty() ? "" : " ") + below->get_name(), visit);
    }
}

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

std::string with_between(const std::vector<std::string>& words, const std::string& between) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

// ---- man pages

std::string in_capitals(std::string words) {
    std::ranges::transform(words, words.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return words;
}

char in_small_letters(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

/// Returns the name of a value: its choices, its own name, or "N" for a number.
std::string value_name(const CLI::Option& option) {
    const std::vector<std::string> values = values_of(option);
    if (!values.empty()) {
        return with_between(values, "|");
    }
    const std::string type = option.get_option_text().empty() ? option.get_type_name() : option.get_option_text();
    const std::string kind = type.substr(0, type.find_first_of(": "));
    return kind == "UINT" || kind == "INT" ? "N" : kind;
}

std::string sentence(const std::string& words) {
    return roff(words) + (words.empty() || words.back() == '.' ? "" : ".") + "\n";
}

std::string man_options(CLI::App& call, bool with_help) {
    std::string text;
    for (const CLI::Option* option : call.get_options()) {
        if (option == call.get_help_ptr() && !with_help) {
            continue;
        }
        std::string head;
        for (const std::string& name : spellings(*option)) {
            head += (head.empty() ? "" : ", ") + ("\\fB" + roff(name) + "\\fR");
        }
        if (head.empty()) {
            head = "\\fI" + roff(option->get_name()) + "\\fR" + (option->get_items_expected_max() > 1 ? "..." : "");
        } else if (takes_value(*option)) {
            head += " \\fI" + roff(value_name(*option)) + "\\fR";
        }
        text += ".TP\n" + head + "\n" + sentence(option->get_description());
        if (option->get_required() && !spellings(*option).empty()) {
            text += translate(say("This option is required.")) + "\n";
        }
    }
    return text;
}

/// Returns the synopsis of a call: \fBexport\fR [\fIFILE\fR] [\fIoptions\fR].
std::string synopsis(CLI::App& call, const std::string& words) {
    std::string text = words.empty() ? "" : "\\fB" + roff(words) + "\\fR ";
    for (const CLI::Option* option : call.get_options()) {
        if (!spellings(*option).empty()) {
            continue;
        }
        const std::string name =
            "\\fI" + roff(option->get_name()) + "\\fR" + (option->get_items_expected_max() > 1 ? "..." : "");
        text += option->get_required() ? name + " " : "[" + name + "] ";
    }
    return text + "[\\fI" + translate(say("options")) + "\\fR]";
}

Text description() {
    return say(
        "What was asked for goes to standard output, messages to standard error. A name of a session may be the "
        "beginning of its id. A library that does not exist is refused with status 3 and no file is made, except by "
        "import, restore and --create. A library that may not be written can still be read.");
}

std::string section(const Text& title) { return ".SH " + translate(title) + "\n"; }

std::string man_page(CLI::App& program, CLI::App& call, const std::string& name) {
    const bool whole = &program == &call;
    std::string about = call.get_description();
    about.front() = in_small_letters(about.front());
    std::string text =
        ".TH " + in_capitals(roff(name)) + " 1 \"\" \"Castalia " CASTALIA_VERSION "\" \"" + translate(say("Games")) +
        "\"\n" + section(say("NAME")) + roff(name) + " \\- " +
        roff(whole ? translate(say("replay, score and keep records of games without a display")) : about) + "\n" +
        section(say("SYNOPSIS"));
    bool first = true;
    for_each_call(call, whole ? "" : call.get_name(), [&](CLI::App& one, const std::string& words) {
        if (&one != &program) {
            text += (first ? "" : ".br\n") + std::string("\\fBcastalia\\-cli\\fR ") + synopsis(one, words) + "\n";
            first = false;
        }
    });
    if (whole) {
        text += section(say("DESCRIPTION")) + roff(translate(description())) + "\n" + section(say("OPTIONS")) +
                man_options(program, true) + section(say("CALLS"));
    } else {
        text += section(say("OPTIONS"));
    }
    for_each_call(call, whole ? "" : call.get_name(), [&](CLI::App& one, const std::string& words) {
        if (&one == &program) {
            return;
        }
        if (&one != &call) {
            text += ".SS " + roff(words) + "\n" + sentence(one.get_description());
        }
        text += man_options(one, &one == &call);
    });
    return text + section(say("EXIT STATUS")) + roff(exit_status(program)) + "\n" + section(say("ENVIRONMENT")) +
           ".TP\n.B CASTALIA_LIBRARY\n" + roff(translate(say("The library to use when --library is not given."))) +
           "\n" + section(say("FILES")) + ".TP\n.I ~/.local/share/castalia/library.sqlite\n" +
           roff(translate(say("The library that is used otherwise."))) + "\n" + section(say("SEE ALSO")) +
           (whole ? "" : ".BR castalia\\-cli (1),\n") + ".BR castalia (1)\n";
}

// ---- completion

/// Returns the words in single quotes; `quote` stands for a quote within, as bash and zsh read it.
std::string quoted(const std::string& words, const std::string& quote = "'\\''") {
    std::string text = "'";
    for (const char c : words) {
        text += c == '\'' ? quote : std::string(1, c);
    }
    return text + "'";
}

/// The lines of a `case` that bash and zsh both read: they find the call, and the values of an option.
struct Cases {
    std::string calls, values;
};

Cases cases_of(CLI::App& program, const std::function<std::string(const std::string&)>& offer,
               const std::string& offer_files) {
    Cases cases;
    for_each_call(program, "", [&](CLI::App& call, const std::string& words) {
        if (!words.empty()) {
            const std::string above = call.get_parent() == &program ? "" : call.get_parent()->get_name();
            cases.calls +=
                "            (" + quoted(above + " " + call.get_name()) + ") call=" + quoted(words) + " ;;\n";
        }
        for (const CLI::Option* option : options_at(call)) {
            if (!takes_value(*option)) {
                continue;
            }
            const std::vector<std::string> values = values_of(*option);
            for (const std::string& name : spellings(*option)) {
                cases.values += "        (" + quoted(words + " " + name) + ") " +
                                (values.empty() ? offer_files : offer(with_between(values, " "))) + " ;;\n";
            }
        }
    });
    return cases;
}

/// Returns what the words behind a call can be, where there is a choice: "bash", "zsh", "fish".
std::vector<std::string> choices_behind(CLI::App& call) {
    std::vector<std::string> choices;
    for (const CLI::Option* option : call.get_options()) {
        if (option->get_positional()) {
            std::ranges::copy(values_of(*option), std::back_inserter(choices));
        }
    }
    return choices;
}

std::string bash_script(CLI::App& program) {
    std::string offers;
    for_each_call(program, "", [&](CLI::App& call, const std::string& words) {
        std::vector<std::string> offered = choices_behind(call), options;
        for (const CLI::App* below : calls_under(call)) {
            offered.push_back(below->get_name());
        }
        for (const CLI::Option* option : options_at(call)) {
            const auto names = spellings(*option);
            options.insert(options.end(), names.begin(), names.end());
        }
        offers += "        (" + quoted(words) + ") calls=" + quoted(with_between(offered, " ")) +
                  " options=" + quoted(with_between(options, " ")) + " ;;\n";
    });
    const Cases cases =
        cases_of(program, [](const std::string& values) { return "values=" + quoted(values); }, "return");
    return "# Completion of castalia-cli for bash: what `castalia-cli completion bash` prints.\n"
           "_castalia_cli() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} call= calls= options= "
           "values= i\n"
           "    COMPREPLY=()\n"
           "    # Bash parts --option=value into three words.\n"
           "    if [[ $word == = ]]; then\n        word=\n"
           "    elif [[ $before == = ]]; then\n        before=${COMP_WORDS[COMP_CWORD-2]}\n    fi\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        [[ ${COMP_WORDS[i]} == --library ]] && { ((i++)); [[ ${COMP_WORDS[i]} == = ]] && ((i++)); "
           "continue; }\n"
           "        case \"$call ${COMP_WORDS[i]}\" in\n" +
           cases.calls + "        esac\n    done\n    case \"$call $before\" in\n" + cases.values +
           "    esac\n    if [[ $values ]]; then\n        COMPREPLY=($(compgen -W \"$values\" -- \"$word\"))\n       "
           " return\n"
           "    fi\n    case \"$call\" in\n" +
           offers +
           "    esac\n    [[ $word == -* ]] && calls=$options\n"
           "    [[ $calls ]] && COMPREPLY=($(compgen -W \"$calls\" -- \"$word\"))\n    return 0\n}\n"
           "complete -o default -F _castalia_cli castalia-cli\n";
}

std::string zsh_script(CLI::App& program) {
    std::string offers;
    const auto offer = [](const std::string& name, const std::string& what) {
        std::string plain = what;
        std::ranges::replace(plain, ':', ',');
        return " " + quoted(name + ":" + plain);
    };
    for_each_call(program, "", [&](CLI::App& call, const std::string& words) {
        offers += "        (" + quoted(words) + ") calls=(";
        for (const CLI::App* below : calls_under(call)) {
            offers += offer(below->get_name(), below->get_description());
        }
        for (const std::string& choice : choices_behind(call)) {
            offers += offer(choice, call.get_description());
        }
        offers += " ) options=(";
        for (const CLI::Option* option : options_at(call)) {
            for (const std::string& name : spellings(*option)) {
                offers += offer(name, option->get_description());
            }
        }
        offers += " ) ;;\n";
    });
    const Cases cases = cases_of(
        program, [](const std::string& values) { return "compadd -- " + values + "; return"; }, "_files; return");
    return "#compdef castalia-cli\n"
           "# Completion of castalia-cli for zsh: what `castalia-cli completion zsh` prints.\n"
           "_castalia_cli() {\n    local call= i\n    local -a calls options\n"
           "    for ((i = 2; i < CURRENT; i++)); do\n"
           "        [[ $words[i] == --library ]] && { ((i++)); continue; }\n"
           "        case \"$call $words[i]\" in\n" +
           cases.calls + "        esac\n    done\n    case \"$call $words[CURRENT-1]\" in\n" + cases.values +
           "    esac\n    case \"$call\" in\n" + offers +
           "    esac\n"
           "    if [[ $PREFIX == -* ]]; then\n        _describe -o option options\n"
           "    elif (( $#calls )); then\n        _describe call calls\n    else\n        _files\n    fi\n}\n"
           "if [[ $funcstack[1] == _castalia-cli ]]; then\n    _castalia_cli \"$@\"\nelse\n"
           "    compdef _castalia_cli castalia-cli\nfi\n";
}

std::string fish_script(CLI::App& program) {
    std::string text = "# Completion of castalia-cli for fish: what `castalia-cli completion fish` prints.\n";
    const auto line = [&](const std::string& when, const std::string& rest, const std::string& what) {
        text += "complete -c castalia-cli" + (when.empty() ? "" : " -n " + quoted(when)) + rest + " -d " +
                quoted(what, "\\'") + "\n";
    };
    for_each_call(program, "", [&](CLI::App& call, const std::string& words) {
        const std::string seen = words.empty() ? "" : "__fish_seen_subcommand_from " + call.get_name();
        for (const CLI::App* below : calls_under(call)) {
            line(seen.empty() ? "__fish_use_subcommand" : seen,
                 (seen.empty() ? " -f -a " : " -a ") + below->get_name(), below->get_description());
        }
        if (const std::vector<std::string> choices = choices_behind(call); !choices.empty()) {
            line(seen, " -f -a " + quoted(with_between(choices, " ")), call.get_description());
        }
        for (const CLI::Option* option : call.get_options()) {
            std::string names;
            for (const std::string& name : spellings(*option)) {
                names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            }
            const std::vector<std::string> values = values_of(*option);
            if (!names.empty()) {
                line(seen,
                     names + (!takes_value(*option) ? ""
                              : values.empty()      ? " -r"
                                                    : " -x -a " + quoted(with_between(values, " "))),
                     option->get_description());
            }
        }
    });
    return text;
}

}  // namespace

void add_manual(CLI::App& program, Calls&) {
    auto shell = std::make_shared<std::string>();
    auto* completing = program.add_subcommand("completion", "Prints the script by which a shell completes the calls");
    completing->add_option("SHELL", *shell, "The shell")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
    completing->callback([shell, &program] {
        print(*shell == "bash" ? bash_script(program) : *shell == "zsh" ? zsh_script(program) : fish_script(program));
    });

    auto name = std::make_shared<std::string>();
    auto* man = program.add_subcommand("man", "Prints the man page of the program or of one call");
    man->add_option("CALL", *name, "The call; without one, the page tells all of them");
    man->callback([name, &program] {
        const std::vector<CLI::App*> calls = calls_under(program);
        const auto found = std::ranges::find_if(calls, [&](CLI::App* one) { return one->get_name() == *name; });
        CLI::App* call = name->empty() ? &program : found == calls.end() ? nullptr : *found;
        if (call == nullptr) {
            throw Ended(kUsage, say("There is no call {name}. Run castalia-cli --help to see the calls.",
                                    {{"name", literally(*name)}}));
        }
        print(man_page(program, *call, "castalia-cli" + (name->empty() ? "" : "-" + *name)));
    });
}

}  // namespace castalia::cli
