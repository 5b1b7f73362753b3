// The calls and options of the program as they were declared, for the manual and the messages about wrong calls.
#pragma once

#include <CLI/CLI.hpp>
#include <set>

#include "core/rules/text/text.h"

namespace castalia::cli {

/// Returns every call below this one.
std::vector<CLI::App*> calls_under(CLI::App& call);
/// Returns the spellings of an option: "-o", "--out"; none for one that is known by its place alone.
std::vector<std::string> spellings(const CLI::Option& option);
/// Returns the values to choose from; none where the value is free.
std::vector<std::string> values_of(const CLI::Option& option);
/// Returns the values that a declared type such as "TEXT:{a4,letter,a3}" lists.
std::vector<std::string> values_in(const std::string& type);
/// Returns the options that may follow a call: its own, and those of the calls that it belongs to.
std::vector<const CLI::Option*> options_at(CLI::App& call);

/// Makes all options of the calls below this one refuse an empty value, but those that may be empty.
void refuse_empty_values(CLI::App& program, const std::set<const CLI::Option*>& may_be_empty);

/// Returns what was wrong with a call, and how to see what is right.
Text wrong_call_text(const CLI::ParseError& error, CLI::App& program);

}  // namespace castalia::cli
