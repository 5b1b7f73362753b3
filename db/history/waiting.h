#pragma once

#include "db/sqlite/database.h"

namespace castalia {

// Sessions whose summaries were written in this transaction and which wait for the rest: their words for the index,
// their places in lists and their share of the sums. All of them together cost a fraction of one after the other. In
// SQL they are temp.waiting_summary (sort_key).

void let_wait(Database& database, std::int64_t sort_key);
/// Lets a session wait no more. Returns whether it waited.
bool wait_no_more(Database& database, std::int64_t sort_key);
/// Makes sure that a statement may name the table.
void make_waiting(Database& database);
/// Lets no session wait any more.
void end_waiting(Database& database);

}  // namespace castalia
