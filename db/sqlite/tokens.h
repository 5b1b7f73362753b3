#pragma once

#include <sqlite3.h>

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// Words as the search index takes them: folded, without accents.
class Tokens {
public:
    explicit Tokens(sqlite3* handle);
    Tokens(const Tokens&) = delete;
    Tokens& operator=(const Tokens&) = delete;
    ~Tokens();

    std::vector<std::string> of(std::string_view text) const;

private:
    fts5_tokenizer calls_{};
    Fts5Tokenizer* tokenizer_ = nullptr;
};

}  // namespace castalia
