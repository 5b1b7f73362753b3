// The library that reads the command line takes a word in square brackets for a list wherever an option takes several
// values: "[open]" would become "open", and "[Ann,Ben]" two words. Nobody who types a name means that.
#pragma once

#include <CLI/CLI.hpp>

namespace castalia::cli {

/// Makes every option of the program and of its calls take words in brackets as they were written. Assumes that all
/// options have been added, and that `with_brackets_kept` changes the words before they are read.
void keep_brackets(CLI::App& program);
/// Returns the words of a call, the last one first as the library reads them, marked so that brackets are no list.
std::vector<std::string> with_brackets_kept(int count, const char* const* words);
/// Returns a word as it was written.
std::string as_typed(std::string word);

}  // namespace castalia::cli
