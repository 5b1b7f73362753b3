#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <wx/string.h>

class wxWindow;

namespace castalia {

/// What is asked with several answers to choose from.
struct Choices {
    wxString title, question;
    std::vector<wxString> answers;  ///< At least one.
    wxString accept;                ///< The words of the button.
    std::size_t usual = 0;          ///< The answer that is chosen at first.
};

/// Asks for one of several answers. Returns its number; returns nothing when the user cancels.
std::optional<std::size_t> choose_one(wxWindow* parent, const Choices& choices);

}  // namespace castalia
