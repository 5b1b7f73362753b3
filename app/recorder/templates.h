#pragma once

#include <string>
#include <vector>

#include "db/store.h"

namespace castalia {

/// A setup that the table saved under a name, to begin with another evening. Kept in the library.
struct SetupTemplate {
    std::string name;
    Json setup;

    bool operator==(const SetupTemplate&) const = default;
};

/// Of one game, by name. What cannot be read is left out.
std::vector<SetupTemplate> templates_of(const Store& store, const std::string& game);
/// Saves one; another of the same name is replaced. Throws BadRecord when it is no name.
void keep_template(Store& store, const std::string& game, SetupTemplate kept);
void drop_template(Store& store, const std::string& game, const std::string& name);

}  // namespace castalia
