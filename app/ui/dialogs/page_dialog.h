#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/type.h"

class wxSearchCtrl;
class wxTextCtrl;

namespace castalia {

/// A dialog that is read: one page of text with a field to find words in it. Every line can be reached with the arrow
/// keys and is read aloud by a screen reader.
class PageDialog : public StandardDialog {
public:
    /// `finds`: the words in the empty search field; `name`: what the page is called for a screen reader.
    PageDialog(wxWindow* parent, const wxString& title, const wxString& finds, const wxString& name);

protected:
    void heading(const wxString& words, TypeStep step);
    /// A line of words; `marked`: set off, as the one that was asked for.
    void line(const wxString& words, bool marked = false);
    /// Small words behind the line that was written last.
    void aside(const wxString& words, bool marked = false);
    /// What is explained, and beside it in a column of its own what it means.
    void row(const wxString& what, const wxString& meaning);
    /// Offers several pages above the text. A choice empties the text and calls `write` for the one that was chosen.
    void offer(const wxString& label, const std::vector<wxString>& names, std::size_t chosen,
               std::function<void(std::size_t)> write);
    /// The page opens at what is written next.
    void open_here();
    /// Shows the page once all of it is written.
    void settle_page();

private:
    void find_next(bool beyond);
    void end_line();

    wxSearchCtrl* search_;
    wxTextCtrl* text_;
    long shown_at_ = 0;
};

/// A line of one of our pages without its line breaks and the marks that its writers use.
wxString one_line(std::string_view words);

}  // namespace castalia
