#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "db/store.h"

namespace castalia {

/// A session that comes from another program.
struct Arrival {
    Session session;
    std::optional<bool> excluded;  ///< Whether statistics exclude it; nothing for what it replaces says that.
    /// The id of the session in whose place it comes, with its tags and photos; empty for none.
    std::string replaces = {};
};

/// A session of the library that holds what another program wrote, as an import needs to know it.
struct HeldResult {
    std::string id;
    bool trashed = false;
};

/// Takes in the sessions of another program. Every function throws Failure.
class Arrivals {
public:
    explicit Arrivals(Store& store) : store_(store) {}

    /// Adds what `arrival` returns for each number below `count`, and leaves out those for which it returns nothing.
    /// What they replace goes to the trash. Adds all or, if one fails or `progress` stops it, none. Returns whether
    /// it went to the end. `arrival` is called on another thread, one call after the other, and must not use the
    /// library.
    bool take(std::size_t count, const std::function<std::optional<Arrival>(std::size_t)>& arrival,
              const Progress& progress = {});
    /// Returns the results that the library holds, by the id of the play that another program gave. Of several with
    /// one id, those in the trash stand last.
    std::multimap<std::string, HeldResult> held_results() const;
    /// Returns the setup of a session in JSON, as it is kept. Throws Failure::missing if there is no such session.
    std::string setup(const std::string& id) const;

private:
    Store& store_;
};

}  // namespace castalia
