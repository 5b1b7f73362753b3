#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"

using GtkTextView = struct _GtkTextView;  // NOLINT(bugprone-reserved-identifier): GTK itself calls it so.

class wxSearchCtrl;
class wxTextCtrl;

namespace castalia {

/// A dialog that is read: one page of text with a field to find words in it. Every line can be reached with the arrow
/// keys and is read aloud by a screen reader.
class PageDialog : public StandardDialog {
public:
    /// `finds` are the words in the empty search field; `name` is the name of the page for a screen reader.
    PageDialog(wxWindow* parent, const wxString& title, const wxString& finds, const wxString& name);

protected:
    void heading(const wxString& words, TypeStep step);
    /// Writes a line of words. A `marked` one stands out, as the one that was asked for.
    void line(const wxString& words, bool marked = false);
    /// Writes small words behind the last line.
    void aside(const wxString& words, bool marked = false);
    /// Writes what is explained and, in a column beside it, what it means.
    void row(const wxString& what, const wxString& meaning);
    /// Offers several pages above the text. A choice empties the text and calls `write` for the one that was chosen.
    void offer(const wxString& label, const std::vector<wxString>& names, std::size_t chosen,
               std::function<void(std::size_t)> write);
    /// Makes the page open at what is written next.
    void open_here();
    /// Shows the page once all of it is written.
    void settle_page();

private:
    void find_next(bool beyond);
    void end_line();
    void lay_in_columns(long begin, int column);
    GtkTextView* view();
    void bring_place();

    wxSearchCtrl* search_;
    wxTextCtrl* text_;
    long shown_at_ = 0;
    int bring_ = 0;  ///< How many more times the page is brought to the place at which it opens.
};

/// Returns a line of one of our pages without its line breaks and the marks that its writers use.
wxString one_line(std::string_view words);

}  // namespace castalia
