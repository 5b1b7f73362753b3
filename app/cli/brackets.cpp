#include "app/cli/brackets.h"

namespace castalia::cli {

namespace {

constexpr char kMark = '\x01';

/// Returns a value that begins with a bracket, or with the mark itself, with the mark before it.
std::string marked(const std::string& value) {
    const bool needs_mark = !value.empty() && (value.front() == '[' || value.front() == kMark);
    return needs_mark ? kMark + value : value;
}

}  // namespace

std::string as_typed(std::string word) {
    if (!word.empty() && word.front() == kMark) {
        word.erase(0, 1);
    }
    return word;
}

void keep_brackets(CLI::App& program) {
    for (CLI::Option* option : program.get_options([](CLI::Option*) { return true; })) {
        option->transform([](const std::string& word) { return as_typed(word); }, "");
    }
    for (CLI::App* call : program.get_subcommands([](CLI::App*) { return true; })) {
        keep_brackets(*call);
    }
}

std::vector<std::string> with_brackets_kept(int count, const char* const* words) {
    std::vector<std::string> kept;
    bool only_values = false;  // Behind "--" nothing is an option.
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const std::size_t equals = only_values || !word.starts_with("--") ? std::string::npos : word.find('=');
        kept.push_back(equals == std::string::npos ? marked(word)
                                                   : word.substr(0, equals + 1) + marked(word.substr(equals + 1)));
        only_values = only_values || word == "--";
    }
    return {kept.rbegin(), kept.rend()};
}

}  // namespace castalia::cli
