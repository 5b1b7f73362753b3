// The calls and options of the program as they were declared, and the faults of a call that does not fit. The library
// that reads the command line has only sentences of its own, in English: their contents are taken out of them and
// said in the language of the user.
#include "app/cli/declared.h"

#include <algorithm>
#include <regex>

#include "app/cli/brackets.h"
#include "app/names/nearest.h"
#include "core/rules/text/mapped.h"
#include "core/rules/text/wording.h"

namespace castalia::cli {

namespace {

constexpr std::string_view kNoCall = "A subcommand is required";
constexpr std::string_view kEmpty = "The value is empty";

/// What a pattern found in a sentence of the library, hole by hole.
using Found = std::vector<std::string>;

std::optional<Found> found_in(const std::string& sentence, const std::string& pattern) {
    std::smatch match;
    if (!std::regex_match(sentence, match, std::regex(pattern))) {
        return std::nullopt;
    }
    return Found(std::next(match.begin()), match.end());
}

/// Returns the call whose words were read last: "people merge".
CLI::App& last_call(CLI::App& program) {
    CLI::App* call = &program;
    for (std::vector<CLI::App*> next = call->get_subcommands(); !next.empty(); next = call->get_subcommands()) {
        call = next.back();
    }
    return *call;
}

std::string words_of(const CLI::App& call) {
    return call.get_parent() == nullptr ? call.get_name() : words_of(*call.get_parent()) + " " + call.get_name();
}

/// Returns what was declared of the values of an option.
std::string type_of(CLI::App& call, const std::string& name) {
    for (CLI::App* one = &call; one != nullptr; one = one->get_parent()) {
        const std::vector<CLI::Option*> options = one->get_options();
        const auto found =
            std::ranges::find_if(options, [&](const CLI::Option* option) { return option->get_name() == name; });
        if (found != options.end()) {
            return (*found)->get_type_name();
        }
    }
    return {};
}

std::vector<Text> as_texts(const std::vector<std::string>& words) {
    std::vector<Text> texts;
    std::ranges::transform(words, std::back_inserter(texts), [](const std::string& word) { return literally(word); });
    return texts;
}

/// Returns a sentence about unexpected words: an option or a call that does not exist, or one word too many.
Text unexpected_text(const std::vector<std::string>& words, CLI::App& call) {
    const auto dashed = std::ranges::find_if(words, [](const std::string& word) { return word.starts_with('-'); });
    const std::string& first = dashed == words.end() ? words.front() : *dashed;
    std::vector<std::string> known;
    for (const CLI::Option* option : options_at(call)) {
        std::ranges::copy(spellings(*option), std::back_inserter(known));
    }
    if (!first.starts_with('-')) {
        known.clear();
        for (const CLI::App* below : calls_under(call)) {
            known.push_back(below->get_name());
        }
    }
    const std::optional<std::string> nearest = nearest_name(first, known);
    return nearest ? say("{word} was not expected here. Did you mean {name}?",
                         {{"word", literally(first)}, {"name", literally(*nearest)}})
                   : say("{word} was not expected here.", {{"word", literally(first)}});
}

/// Returns a sentence about a value that its option does not take.
Text wrong_value_text(const std::string& option, const std::string& value, const std::string& type) {
    const Fill name{"option", literally(option)}, given{"value", literally(value)};
    if (const std::vector<std::string> choices = values_in(type); !choices.empty()) {
        return say("{option}: {value} is not one of {choices}.",
                   {name, given, {"choices", listed_with_or(as_texts(choices))}});
    }
    if (const auto range = found_in(type, ".* in \\[(.*) - (.*)\\].*")) {
        return say("{option}: {value} is not a number from {least} to {most}.",
                   {name, given, {"least", literally(range->at(0))}, {"most", literally(range->at(1))}});
    }
    return say("{option}: {value} is not a number that it can be.", {name, given});
}

Text fault_text(const CLI::ParseError& error, CLI::App& call, const std::vector<std::string>& unexpected) {
    const std::string sentence = error.what();
    if (!unexpected.empty() && (sentence == kNoCall || sentence.starts_with("The following argument"))) {
        return unexpected_text(unexpected, call);
    }
    if (sentence == kNoCall) {
        return say("The call is missing that says what to do.");
    }
    if (const auto found = found_in(sentence, "(.*) is required")) {
        return say("{option} is missing.", {{"option", literally(found->at(0))}});
    }
    if (const auto found = found_in(sentence, "(.*) (excludes|requires) (.*)")) {
        const Fill one{"option", literally(found->at(0))}, other{"other", literally(found->at(2))};
        return found->at(1) == "excludes" ? say("{option} and {other} do not go together.", {one, other})
                                          : say("{option} goes with {other} alone.", {one, other});
    }
    const auto missing = found_in(sentence, "(.*): [0-9]+ required .* missing");
    if (const auto found = missing ? missing : found_in(sentence, "(.*): " + std::string(kEmpty))) {
        return say("{option} needs a value.", {{"option", literally(found->at(0))}});
    }
    if (const auto found = found_in(sentence, "(.*): At Most 1 required but received .*")) {
        return say("{option} is given more than once.", {{"option", literally(found->at(0))}});
    }
    if (const auto found = found_in(sentence, "(.*): At least ([0-9]+) required but received .*")) {
        return say("{option} needs at least {least} values.",
                   {{"option", literally(found->at(0))}, {"least", literally(found->at(1))}});
    }
    if (const auto found = found_in(sentence, "Could not convert: (.*) = (.*)")) {
        return wrong_value_text(found->at(0), found->at(1), type_of(call, found->at(0)));
    }
    if (const auto found = found_in(sentence, "([^ ]*): Check (.*) value in \\{(.*)\\} OR .* FAILED")) {
        return wrong_value_text(found->at(0), found->at(1),
                                "{" + std::regex_replace(found->at(2), std::regex("->[^,]*"), "") + "}");
    }
    for (const char* pattern : {"([^ ]*): (.*) not in \\{.*", "([^ ]*): Value (.*) not in range .*"}) {
        if (const auto found = found_in(sentence, pattern)) {
            return wrong_value_text(found->at(0), found->at(1), type_of(call, found->at(0)));
        }
    }
    return say("The call cannot be read: {why}.", {{"why", literally(sentence)}});
}

}  // namespace

std::vector<CLI::App*> calls_under(CLI::App& call) {
    return call.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<std::string> spellings(const CLI::Option& option) {
    std::vector<std::string> names = mapped(option.get_snames(), [](const std::string& name) { return "-" + name; });
    for (const std::string& name : option.get_lnames()) {
        names.push_back("--" + name);
    }
    return names;
}

std::vector<std::string> values_of(const CLI::Option& option) { return values_in(option.get_type_name()); }

std::vector<std::string> values_in(const std::string& type) {
    const std::size_t open = type.find('{'), close = type.find('}');
    if (open == std::string::npos || close == std::string::npos) {
        return {};
    }
    return CLI::detail::split(type.substr(open + 1, close - open - 1), ',');
}

std::vector<const CLI::Option*> options_at(CLI::App& call) {
    std::vector<const CLI::Option*> options;
    for (CLI::App* one = &call; one != nullptr; one = one->get_parent()) {
        for (const CLI::Option* option : one->get_options()) {
            const bool there = std::ranges::any_of(
                options, [&](const CLI::Option* other) { return other->get_name() == option->get_name(); });
            if (!there && !spellings(*option).empty()) {
                options.push_back(option);
            }
        }
    }
    return options;
}

void refuse_empty_values(CLI::App& program, const std::set<const CLI::Option*>& may_be_empty) {
    for (CLI::App* call : calls_under(program)) {
        for (CLI::Option* option : call->get_options([](CLI::Option*) { return true; })) {
            if (option->nonpositional() && option->get_items_expected_max() > 0 && !may_be_empty.contains(option)) {
                option->check([](const std::string& value) { return std::string(value.empty() ? kEmpty : ""); }, "");
            }
        }
        refuse_empty_values(*call, may_be_empty);
    }
}

Text wrong_call_text(const CLI::ParseError& error, CLI::App& program) {
    CLI::App& call = last_call(program);
    std::vector<std::string> unexpected = program.remaining(true);
    std::ranges::transform(unexpected, unexpected.begin(), as_typed);
    return say("{fault} Run {call} --help to see how it is called.",
               {{"fault", fault_text(error, call, unexpected)}, {"call", literally(words_of(call))}});
}

}  // namespace castalia::cli
