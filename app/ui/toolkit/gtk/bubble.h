#pragma once

#include <wx/string.h>

class wxWindow;

namespace castalia {

/// A few words in a bubble that hangs below a part of a window. It covers what lies there and moves nothing.
class Bubble {
public:
    Bubble() = default;
    Bubble(const Bubble&) = delete;
    Bubble& operator=(const Bubble&) = delete;
    ~Bubble();

    /// Shows the words below this part; empty words hide the bubble. The keys stay where they are.
    void say(wxWindow& above, const wxString& words);
    /// Returns the words that are to be seen.
    wxString words() const { return words_; }

private:
    struct Widgets;
    Widgets* widgets_ = nullptr;
    wxString words_;
};

}  // namespace castalia
