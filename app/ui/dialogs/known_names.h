#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include <wx/string.h>

#include "db/store.h"

namespace castalia {

/// Returns every name that the library has for somebody: as it is shown, and as records spell it.
std::vector<std::string> known_names(Store& store);

/// Asks once about each name that looks like that of another seat, or of somebody who has played before.
class NameQuestions {
public:
    explicit NameQuestions(Store& store) : store_(store) {}
    /// Returns the question about the name of a seat; empty when there is none, or when it has been asked.
    wxString about(const std::vector<std::string>& names, std::size_t seat);

private:
    Store& store_;
    std::set<std::string> asked_;
};

/// Asks of each name that looks like one of the names that were known before whether both are one person, and makes
/// them one in the lists when `same` answers yes. Records keep their spelling.
void ask_who_is_who(Store& store, const std::vector<std::string>& names, const std::vector<std::string>& before,
                    const std::function<bool(const wxString& question)>& same);

}  // namespace castalia
