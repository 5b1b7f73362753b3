#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <wx/string.h>

#include "app/names/names.h"
#include "db/store.h"

namespace castalia {

/// Asks once about each name that looks like that of another seat, or of somebody who has played before.
class NameQuestions {
public:
    explicit NameQuestions(Store& store) : store_(store) {}
    /// Returns what is wrong with the name of a seat, or else the question about it; empty when there is none, or
    /// when it has been asked.
    wxString about(const std::vector<std::string>& names, std::size_t seat);

private:
    wxString looks_like(const std::vector<std::string>& names, std::size_t seat);

    Store& store_;
    std::optional<KnownNames> known_;  ///< Empty until the first question.
    std::set<std::string> asked_;
};

/// Asks of each name that looks like one of the names that were known before whether both are one person, and makes
/// them one in the lists when `same` answers yes. Records keep their spelling.
void ask_who_is_who(Store& store, const std::vector<std::string>& names, const KnownNames& before,
                    const std::function<bool(const wxString& question)>& same);

}  // namespace castalia
