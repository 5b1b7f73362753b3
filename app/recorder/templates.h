#pragma once

#include <string>
#include <vector>

#include "db/store.h"

namespace castalia {

/// A setup that the table saved under a name, to use it another evening. The library keeps it.
struct SetupTemplate {
    std::string name;
    Json setup;

    bool operator==(const SetupTemplate&) const = default;
};

/// Returns the templates of one game, sorted by name. What cannot be read is left out.
std::vector<SetupTemplate> templates_of(const Store& store, const std::string& game);
/// Saves a template in place of another with the same name. Throws BadRecord when its name is not allowed.
void keep_template(Store& store, const std::string& game, SetupTemplate kept);
void drop_template(Store& store, const std::string& game, const std::string& name);

}  // namespace castalia
