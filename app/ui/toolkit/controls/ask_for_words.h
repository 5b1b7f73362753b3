#pragma once

#include <functional>
#include <optional>
#include <string>

class wxWindow;

namespace castalia {

/// Asks for one line of text; returns nothing when the user cancels. The text is accepted when `check` throws no
/// BadRecord, whose sentence is shown. `accept` are the words of the button, "Save" where there are none.
std::optional<std::string> ask_for_words(wxWindow* parent, const std::string& title, const std::string& label,
                                         const std::string& words = {},
                                         std::function<void(const std::string&)> check = {},
                                         const std::string& accept = {});

}  // namespace castalia
