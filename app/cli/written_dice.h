#pragma once

#include "app/cli/command.h"
#include "core/dice/expression.h"

namespace castalia::cli {

/// What is thrown, as it was written, and whose notation that is.
struct Written {
    std::string notation, dialect;
    bool json = false;
};

/// Adds the dice and their dialect to a call, and whether it prints JSON.
void add_written(CLI::App& call, Written& written);

/// Returns what is thrown; nothing, with the status set, where that is reported as JSON. Throws Ended.
std::optional<dice::Expression> expression_in(const Written& written, Calls& calls);

}  // namespace castalia::cli
