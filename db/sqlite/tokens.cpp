#include "db/sqlite/tokens.h"

#include "db/sqlite/failure.h"
#include "db/sqlite/folding.h"

namespace castalia {

Tokens::Tokens(sqlite3* handle) {
    // This is the documented way to the tokenizers of FTS5: a pointer that is bound to a function.
    fts5_api* api = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, static_cast<void*>(&api), "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    void* context = nullptr;
    const char* options[] = {"remove_diacritics", "2"};
    if (api == nullptr || api->xFindTokenizer(api, "unicode61", &context, &calls_) != SQLITE_OK ||
        calls_.xCreate(context, options, 2, &tokenizer_) != SQLITE_OK) {
        throw Failure(Failure::Kind::other, say("This SQLite has no full-text search (FTS5); install one that has."));
    }
}

Tokens::~Tokens() { calls_.xDelete(tokenizer_); }

std::vector<std::string> Tokens::of(std::string_view text) const { return of_index(folded(text)); }

std::vector<std::string> Tokens::of_index(std::string_view text) const {
    std::vector<std::string> found;
    const auto take = [](void* to, int, const char* token, int length, int, int) {
        static_cast<std::vector<std::string>*>(to)->emplace_back(token, static_cast<std::size_t>(length));
        return SQLITE_OK;
    };
    calls_.xTokenize(tokenizer_, &found, FTS5_TOKENIZE_QUERY, text.data(), static_cast<int>(text.size()), take);
    return found;
}

}  // namespace castalia
