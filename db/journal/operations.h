#pragma once

#include "core/session/journal.h"
#include "db/journal/chains.h"

namespace castalia {

/// Consecutive operations, as their rows hold them.
struct OperationBodies {
    std::size_t first = 0;          ///< The number of operations before them.
    std::string bodies;             ///< The bodies, one behind the other.
    std::vector<std::size_t> ends;  ///< The end of each body.

    std::size_t size() const { return ends.size(); }
    void add(std::string_view body) {
        bodies += body;
        ends.push_back(bodies.size());
    }
    std::string_view body(std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends[i - 1];
        return std::string_view(bodies).substr(begin, ends[i] - begin);
    }
};

/// A whole journal as its rows hold it, so that another thread can read it, or another library keep it.
struct OperationRows : OperationBodies {
    std::vector<std::int64_t> times;  ///< In milliseconds since 1970.
    std::vector<ChainHash> hashes;
    ChainRoot root;
    std::optional<KeptHead> head;
    std::optional<Text> finding;  ///< What does not fit in the chain; the hashes then mean nothing.
};
OperationRows operation_rows(Database& database, std::int64_t key);
/// Adds the operations beyond the `known` ones to those that the session `key` has. Throws Failure::conflict if it
/// has another number of them.
void add_operations(Database& database, std::int64_t key, const OperationRows& rows, std::size_t known);

/// Takes the trigger away that looks, for every operation, whether it follows the last one: for very many of them it
/// costs more than the rows, and `add_operations` looks once for all of its own. Assumes that a transaction has
/// begun, and that it is rolled back unless `put_back` is reached: nobody else ever sees the library without the
/// trigger.
class WithoutOrderTrigger {
public:
    /// Does nothing if there are only `few` operations.
    WithoutOrderTrigger(Database& database, bool few);
    void put_back();

private:
    Database& database_;
    std::string trigger_;  ///< The statement that makes it.
};

/// Reads the operations of the session `key`, whose heading began `game` for the players `names`. `place` names the
/// session in messages. A long journal is read on several threads; Assumes that nobody changes `game` meanwhile.
/// Throws Failure::damaged, which names the first operation that cannot be read.
Journal load_operations(Database& database, std::int64_t key, const Text& place, const Playthrough& game,
                        std::span<const std::string> names);
/// Reads them from their rows, as load_operations does, on this thread alone.
Journal read_operations(const OperationBodies& rows, const Text& place, const Playthrough& game,
                        std::span<const std::string> names);
/// Returns what does not fit between the operations and the times in their rows.
std::optional<Text> wrong_in_times(const Journal& journal, std::span<const std::int64_t> times);
/// Returns the sentence that tells of what does not fit in a journal.
Text finding_text(const Text& place, const Text& finding);

/// Returns how many operations the journal has.
std::size_t count_operations(Database& database, std::int64_t key);

}  // namespace castalia
