// The places and the commands of the tool bar.
#include <wx/toolbar.h>

#include "app/recorder/branch.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kToolIcon = 18;

/// Returns a label that is short enough to leave the other tools their place; the menu has the whole.
wxString short_quoted(const wxString& verb, const std::optional<Text>& what, bool narrow) {
    const std::size_t most = narrow ? 14 : 32;
    if (!what) {
        return verb;
    }
    wxString quoted = words(*what);
    if (quoted.length() > most) {
        quoted = quoted.Left(most - 1).Trim() + wxString::FromUTF8("…");
    }
    return verb + " " + wxString::Format(_("“%s”"), quoted);
}

}  // namespace

void MainFrame::make_toolbar() {
    wxToolBar* bar = CreateToolBar(wxTB_HORIZONTAL | wxTB_HORZ_TEXT | wxTB_FLAT);
    const auto icon = [](const char* name) { return art(name, palette().text, kToolIcon); };
    const auto place = [&](Place to, const char* art_name, const wxString& label, const wxString& key) {
        const int id = bar->AddRadioTool(wxID_ANY, label, icon(art_name), {}, label + ", " + key_words(key))->GetId();
        bar->Bind(wxEVT_TOOL, [this, to](wxCommandEvent&) { go(to); }, id);
        place_tools_[static_cast<std::size_t>(to)] = id;
    };
    if (has_library()) {
        place(Place::home, "icon-home", _("Home"), "Alt+1");
        place(Place::session, "icon-session", _("Session"), "Alt+2");
        place(Place::review, "icon-lookback", _("Review"), "F3");
        place(Place::history, "icon-history", _("History"), "Alt+3");
        place(Place::people, "icon-people", _("People"), "Alt+4");
    }
    bar->AddStretchableSpace();
    const auto tool = [&](const char* art_name, const wxString& label, const wxString& key, const wxString& command) {
        const int id = bar->AddTool(wxID_ANY, large_text() ? label : label + "  " + key_words(key), icon(art_name),
                                    label + ", " + key_words(key))
                           ->GetId();
        bar->Bind(wxEVT_TOOL, [this, command](wxCommandEvent&) { commands_.run(command); }, id);
        return id;
    };
    undo_tool_ = tool("icon-undo", _("Undo"), "Ctrl+Z", "undo");
    redo_tool_ = tool("icon-redo", _("Redo"), "Ctrl+Shift+Z", "redo");
    table_tool_ = tool("icon-tableview", _("Table view"), "F9", "table view");
    bar->Realize();
}

void MainFrame::refresh_toolbar() {
    wxToolBar* bar = GetToolBar();
    const Scene scene = recorder_.scene();
    // Nothing that is not on the screen can be changed from here.
    const std::optional<Text> undo = in_session() && !is_settled() ? scene.session->undo_text() : std::nullopt;
    const std::optional<Text> redo = in_session() ? scene.session->redo_text() : std::nullopt;
    constexpr int kNarrowWindow = 1100;
    const bool narrow = GetSize().x < FromDIP(kNarrowWindow);
    const auto name = [bar](int id, const wxString& label, bool brief, const wxString& key, wxString& last) {
        const wxString caption = brief || large_text() ? label.BeforeFirst(' ') : label;
        const wxString shown = large_text() ? caption : caption + "  " + key_words(key);
        if (shown + label != last) {
            last = shown + label;
            bar->FindById(id)->SetLabel(shown);
            bar->SetToolShortHelp(id, label + ", " + key);
        }
    };
    // Two quotations would push the other tools out of the bar, and large text leaves room only for words; the hint
    // has the rest.
    name(undo_tool_, short_quoted(_("Undo"), undo, narrow), false, "Ctrl+Z", undo_label_);
    name(redo_tool_, short_quoted(_("Redo"), redo, narrow), undo.has_value(), "Ctrl+Shift+Z", redo_label_);
    bar->EnableTool(undo_tool_, undo.has_value());
    bar->EnableTool(redo_tool_, redo.has_value());
    bar->EnableTool(table_tool_, scene.session != nullptr);
    if (!has_library()) {
        return;  // It has only one place.
    }
    for (const Place of_session : {Place::session, Place::review}) {
        bar->EnableTool(place_tools_[static_cast<std::size_t>(of_session)], scene.session != nullptr);
    }
    bar->ToggleTool(place_tools_[static_cast<std::size_t>(place_)], true);
}

}  // namespace castalia
