#pragma once

#include <functional>

#include "app/ui/toolkit/controls/scrolling.h"

class wxBoxSizer;
class wxPanel;
class wxStaticText;

namespace castalia {

/// The panel below the log with all that an entry needs besides the board: the form of the event, earlier rulings,
/// how a result was decided. One page is shown at a time, or none. The panel reports when it wants another height,
/// and scrolls when it gets less.
class SidePanel : public ScrolledArea {
public:
    SidePanel(wxWindow* parent, std::function<void()> resized);

    /// Returns a new page that is hidden. It stacks what is added to it.
    wxPanel* add_page();
    static wxBoxSizer& stack_of(wxPanel& page);
    /// Adds a text to a page, hidden until there is something that a band has no room for.
    static wxStaticText* add_words(wxPanel& page);
    /// Shows such words whole, or hides the text where there are none. The screen reader has them from the band.
    void show_words(wxStaticText& text, const wxString& words);
    /// Shows one page; null shows none, and keeps the height, so that the log beside it stays as it is.
    void turn_to(wxPanel* page);
    /// Asks the page again how high it wants to be.
    void fit();
    /// Returns the height that the whole page needs at the present width, in pixels: 0 when there is nothing to show.
    int wanted() const { return wanted_; }
    bool is_empty() const { return shown_ == nullptr; }

private:
    int height_of_page() const;

    std::function<void()> resized_;
    wxPanel* shown_ = nullptr;
    int wanted_ = 0;
};

}  // namespace castalia
