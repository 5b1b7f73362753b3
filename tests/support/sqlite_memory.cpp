// Gives SQLite its memory under the address sanitizer. Debian's SQLite asks for each little piece, hundreds of
// thousands of times for a new library, and for that the sanitizer's own allocator takes longer than SQLite for all
// else. What is found stays the same: a piece is poisoned before and behind it and when it is given back, it is not
// given out again at once, and a program that ends with pieces which nobody gave back fails.
#include <sanitizer/asan_interface.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

/// Stands before each piece. The rest of it, up to the piece, and the space behind the piece are never given out.
struct Head {
    std::size_t size;  ///< Of the piece, in bytes.
    std::size_t kind;  ///< Which of `kinds` it belongs to.
    Head* next;        ///< Of those that were given back.
    Head* before;      ///< Nothing; keeps pieces where any type may stand.
};

constexpr std::size_t kBehind = 16;         // Poisoned bytes behind a piece, at the least.
constexpr std::size_t kAtOnce = 256 << 10;  // So much is asked of the system at once.
constexpr std::size_t kResting = 24;        // So many pieces of a kind rest before the first is given out again.
constexpr std::size_t kLargest = 16 << 10;  // Larger pieces are rare and stay with the sanitizer.
constexpr std::size_t kKinds = 20;

/// Pieces of one size that were given back, the oldest first.
struct Kind {
    Head *first = nullptr, *last = nullptr;
    std::size_t count = 0;
};

/// SQLite asks for one piece at a time, under a lock of its own.
struct Pool {
    std::array<Kind, kKinds> kinds;
    char *free = nullptr, *end = nullptr;
    void* chunks = nullptr;  ///< The newest; each begins with the address of the one before, for the leak checker.
    std::size_t given = 0;
};
Pool pool;

/// Returns the space of a kind: 32, 48, 64, 96, 128, … bytes.
constexpr std::size_t space_of(std::size_t kind) { return (kind % 2 == 0 ? 32U : 48U) << kind / 2; }
static_assert(space_of(kKinds - 1) >= kLargest + sizeof(Head) + kBehind);

/// Returns the kind with the least space in which so much fits; at least 33 bytes.
std::size_t kind_of(std::size_t space) {
    const auto power = static_cast<std::size_t>(std::bit_width(space - 1));  // 2^power is the next one from there.
    const std::size_t whole = 2 * (power - 5);
    return whole - (space <= space_of(whole - 1) ? 1 : 0);
}

char* piece_of(Head* head) { return reinterpret_cast<char*>(head + 1); }
Head* head_of(void* piece) { return static_cast<Head*>(piece) - 1; }

void poison(Head* head, std::size_t from) {
    __asan_poison_memory_region(piece_of(head) + from, space_of(head->kind) - sizeof(Head) - from);
}

/// Returns a new piece of memory that nobody had.
Head* cut(std::size_t space) {
    if (static_cast<std::size_t>(pool.end - pool.free) < space) {
        char* const chunk = static_cast<char*>(std::malloc(kAtOnce));
        if (chunk == nullptr) {
            return nullptr;
        }
        std::memcpy(chunk, &pool.chunks, sizeof pool.chunks);
        pool.chunks = chunk;
        pool.free = chunk + kBehind;
        pool.end = chunk + kAtOnce;
        __asan_poison_memory_region(pool.free, kAtOnce - kBehind);
    }
    auto* const head = reinterpret_cast<Head*>(pool.free);
    pool.free += space;
    return head;
}

Head* rested(Kind& kind) {
    if (kind.count <= kResting) {
        return nullptr;
    }
    Head* const head = kind.first;
    kind.first = head->next;
    --kind.count;
    return head;
}

void* take(int bytes) {
    const auto size = static_cast<std::size_t>(bytes);
    const bool large = size > kLargest;
    const std::size_t kind = large ? kKinds : kind_of(sizeof(Head) + size + kBehind);
    Head* head = large ? static_cast<Head*>(std::malloc(sizeof(Head) + size)) : rested(pool.kinds[kind]);
    if (head == nullptr && !large) {
        head = cut(space_of(kind));
    }
    if (head == nullptr) {
        return nullptr;
    }
    *head = {size, kind, nullptr, nullptr};
    if (!large) {
        __asan_unpoison_memory_region(piece_of(head), size);
    }
    ++pool.given;
    return piece_of(head);
}

void give_back(void* piece) {
    Head* const head = head_of(piece);
    --pool.given;
    if (head->kind == kKinds) {
        std::free(head);
        return;
    }
    poison(head, 0);
    Kind& kind = pool.kinds[head->kind];
    (kind.count == 0 ? kind.first : kind.last->next) = head;
    kind.last = head;
    ++kind.count;
}

int size_of(void* piece) { return piece == nullptr ? 0 : static_cast<int>(head_of(piece)->size); }
int rounded(int bytes) { return (bytes + 7) & ~7; }

void* resize(void* piece, int bytes) {
    void* const other = take(bytes);
    if (other != nullptr) {
        std::memcpy(other, piece, std::min(head_of(piece)->size, static_cast<std::size_t>(bytes)));
        give_back(piece);
    }
    return other;
}

int begin(void*) { return SQLITE_OK; }
void end(void*) {}

/// The leak checker of the sanitizer does not see single pieces.
void refuse_lost_pieces() {
    if (pool.given > 0) {
        std::fprintf(stderr,
                     "%zu pieces of SQLite's memory were not given back: a statement, a connection or a value is "
                     "still open.\n",
                     pool.given);
        std::fflush(nullptr);
        ::_exit(1);
    }
}

constexpr sqlite3_mem_methods kMethods{take, give_back, resize, size_of, rounded, begin, end, nullptr};

[[maybe_unused]] const bool used = [] {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 1);  // With it SQLite holds its lock.
    std::atexit(refuse_lost_pieces);
    return sqlite3_config(SQLITE_CONFIG_MALLOC, &kMethods) == SQLITE_OK;
}();

}  // namespace
