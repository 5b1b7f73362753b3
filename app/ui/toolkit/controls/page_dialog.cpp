#include "app/ui/toolkit/controls/page_dialog.h"

#include <gtk/gtk.h>

#include <algorithm>

#include <wx/choice.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "app/embedded/rules_lines.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/text_frame.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kTimes = 5;  ///< The number of times that a page is brought to its place while it comes to rest.

}  // namespace

PageDialog::PageDialog(wxWindow* parent, const wxString& title, const wxString& finds, const wxString& name)
    : StandardDialog(parent, title),
      search_(child<wxSearchCtrl>(this, wxID_ANY)),
      text_(child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                              wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2 | wxTE_WORDWRAP | wxTE_PROCESS_TAB)) {
    search_->SetDescriptiveText(finds);
    set_accessible(search_, finds, _("Enter goes to the next match"));
    set_accessible(text_, name);
    frame_text(*text_, spacing::between);
    contents()->Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
    contents()->Add(text_, wxSizerFlags(1).Expand());
    add_buttons({}, _("Close"));
    Bind(wxEVT_CHAR_HOOK, [](wxKeyEvent& event) { event.Skip(event.GetKeyCode() != WXK_F1); });  // It is help itself.
    search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { find_next(true); });
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { find_next(false); });
}

void PageDialog::end_line() {
    if (!text_->IsEmpty()) {
        text_->AppendText("\n");
    }
}

void PageDialog::heading(const wxString& words, TypeStep step) {
    text_->SetDefaultStyle(wxTextAttr(palette().text, palette().card, font_of(*this, step)));
    text_->AppendText((text_->IsEmpty() ? "" : "\n\n") + words);
}

void PageDialog::line(const wxString& words, bool marked) {
    // Without a colour of its own the text would take the desktop's, which is not that of the palette.
    const wxColour paper = marked ? palette().warningfill : palette().card;
    text_->SetDefaultStyle(wxTextAttr(palette().text, paper, font_of(*this, TypeStep::normal, marked)));
    end_line();
    text_->AppendText(words);
}

void PageDialog::aside(const wxString& words, bool marked) {
    const wxColour paper = marked ? palette().warningfill : palette().card;
    text_->SetDefaultStyle(wxTextAttr(palette().secondary, paper, font_of(*this, TypeStep::caption)));
    text_->AppendText(words);
}

void PageDialog::row(const wxString& what, const wxString& meaning) {
    constexpr int kColumn = 260;
    const int column = static_cast<int>(FromDIP(kColumn) * text_size());
    wxTextAttr plain(palette().text, palette().card, font_of(*this, TypeStep::normal));
    end_line();
    const long begin = text_->GetLastPosition();
    wxTextAttr bold(palette().text, palette().card, font_of(*this, TypeStep::normal, true));
    text_->SetDefaultStyle(bold);
    text_->AppendText(what);
    text_->SetDefaultStyle(plain);
    // Words that are too wide for their column go on below it.
    constexpr double kBoldIsWider = 1.15;
    const bool wide = text_->GetTextExtent(what).x * kBoldIsWider > column - FromDIP(spacing::between);
    text_->AppendText((wide ? "\n\t" : "\t") + meaning);
    lay_in_columns(begin, column);
}

/// Lets what follows a tab, and every further line, begin at this pixel, in the text from there to its end. The
/// toolkit takes tenths of millimetres, and on Wayland it goes by the real size of all screens together, which none
/// may say.
void PageDialog::lay_in_columns(long begin, int column) {
    GtkTextBuffer* const buffer = gtk_text_view_get_buffer(view());
    constexpr const char* kName = "columns";
    GtkTextTag* columns = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), kName);
    if (columns == nullptr) {
        PangoTabArray* const stops = pango_tab_array_new_with_positions(1, TRUE, PANGO_TAB_LEFT, column);
        columns = gtk_text_buffer_create_tag(buffer, kName, "tabs", stops, "left-margin", FromDIP(spacing::between),
                                             "indent", -column, nullptr);
        pango_tab_array_free(stops);
    }
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_offset(buffer, &from, static_cast<gint>(begin));
    gtk_text_buffer_get_end_iter(buffer, &to);
    gtk_text_buffer_apply_tag(buffer, columns, &from, &to);
}

GtkTextView* PageDialog::view() { return GTK_TEXT_VIEW(gtk_bin_get_child(GTK_BIN(text_->GetHandle()))); }

void PageDialog::offer(const wxString& label, const std::vector<wxString>& names, std::size_t chosen,
                       std::function<void(std::size_t)> write) {
    auto* choice = child<wxChoice>(this, wxID_ANY);
    set_accessible(choice, label);
    for (const wxString& name : names) {
        choice->Append(name);
    }
    choice->SetSelection(static_cast<int>(chosen));
    contents()->Insert(0, choice, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
    choice->Bind(wxEVT_CHOICE, [this, write = std::move(write)](wxCommandEvent& event) {
        text_->Clear();
        shown_at_ = 0;
        write(static_cast<std::size_t>(event.GetSelection()));
        text_->SetInsertionPoint(0);
        text_->ShowPosition(0);
    });
}

void PageDialog::open_here() { shown_at_ = text_->GetLastPosition(); }

void PageDialog::settle_page() {
    constexpr int kWide = 720, kHigh = 560;
    text_->SetInsertionPoint(shown_at_);
    settle({kWide, kHigh});
    SetEscapeId(wxID_CANCEL);
    // A text has its lines only after it is on the screen, and a window manager may give it another size then. So it
    // is brought to the place until it stays there.
    text_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        bring_ = kTimes;
    });
    text_->Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (bring_ > 0) {
            --bring_;
            bring_place();
            event.RequestMore(bring_ > 0);
        }
    });
    text_->SetFocus();
}

/// Scrolls the place at which the page opens to the top.
void PageDialog::bring_place() {
    GtkTextBuffer* const buffer = gtk_text_view_get_buffer(view());
    GtkTextIter place;
    gtk_text_buffer_get_iter_at_offset(buffer, &place, static_cast<int>(shown_at_));
    GtkTextMark* const mark = gtk_text_buffer_create_mark(buffer, "opens", &place, TRUE);
    gtk_text_view_scroll_to_mark(view(), mark, 0, TRUE, 0, 0);
}

void PageDialog::find_next(bool beyond) {
    const wxString wanted = search_->GetValue().Lower();
    if (wanted.empty()) {
        return;
    }
    const wxString all = text_->GetValue().Lower();
    const auto from = static_cast<std::size_t>(std::max(0L, text_->GetInsertionPoint() + (beyond ? 1 : 0)));
    std::size_t at = all.find(wanted, std::min(from, all.size()));
    if (at == wxString::npos) {
        at = all.find(wanted);
    }
    complain(at == wxString::npos ? wxString::Format(_("“%s” was not found."), search_->GetValue()) : wxString());
    if (at != wxString::npos) {
        text_->SetInsertionPoint(static_cast<long>(at));
        text_->ShowPosition(static_cast<long>(at));
        text_->SetSelection(static_cast<long>(at), static_cast<long>(at + wanted.size()));
    }
}

wxString one_line(std::string_view words) { return utf8(plain_line(words)); }

}  // namespace castalia
