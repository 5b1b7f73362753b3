#pragma once

#include <sqlite3.h>

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// Divides texts into words as the search index does.
class Tokens {
public:
    explicit Tokens(sqlite3* handle);
    Tokens(const Tokens&) = delete;
    Tokens& operator=(const Tokens&) = delete;
    ~Tokens();

    /// Returns the words as searches compare them (db/sqlite/folding.h).
    std::vector<std::string> of(std::string_view text) const;
    /// Returns the words as FTS5 alone divides them: accents of some letters stay, and words of scripts whose vowels
    /// are marks are divided.
    std::vector<std::string> of_index(std::string_view text) const;

private:
    fts5_tokenizer calls_{};
    Fts5Tokenizer* tokenizer_ = nullptr;
};

}  // namespace castalia
