// The places and the commands of the tool bar.
#include <array>

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

/// How much the tools say.
struct Wording {
    std::size_t quoted;  ///< The most letters of what would be undone.
    bool keys;
};
/// From the most words to the fewest.
constexpr std::array<Wording, 4> kWordings{{{32, true}, {14, true}, {14, false}, {0, false}}};

/// Returns a label that is short enough to leave the other tools their place; the menu has the whole.
wxString short_quoted(const wxString& verb, const std::optional<Text>& what, std::size_t most) {
    if (!what || most == 0) {
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
        const int id = bar->AddTool(wxID_ANY, label, icon(art_name), label + ", " + key_words(key))->GetId();
        bar->Bind(wxEVT_TOOL, [this, command](wxCommandEvent&) { commands_.run(command); }, id);
        return id;
    };
    undo_tool_ = tool("icon-undo", _("Undo"), "Ctrl+Z", "undo");
    redo_tool_ = tool("icon-redo", _("Redo"), "Ctrl+Shift+Z", "redo");
    table_tool_ = tool("icon-tableview", _("Table view"), "F9", "table view");
    bar->Realize();
}

/// Names what can be undone and redone, in as many words as leave every tool its place in the bar.
void MainFrame::word_tools(const std::optional<Text>& undo, const std::optional<Text>& redo) {
    wxToolBar* bar = GetToolBar();
    const wxString undoes = undo ? words(*undo) : wxString(), redoes = redo ? words(*redo) : wxString();
    const wxString state = wxString::Format("%s\n%s\n%d", undoes, redoes, GetClientSize().x);
    if (state == worded_) {
        return;
    }
    worded_ = state;
    bar->SetToolShortHelp(undo_tool_,
                          short_quoted(_("Undo"), undo, kWordings[0].quoted) + ", " + key_words("Ctrl+Z"));
    bar->SetToolShortHelp(redo_tool_,
                          short_quoted(_("Redo"), redo, kWordings[0].quoted) + ", " + key_words("Ctrl+Shift+Z"));
    // Large text leaves room only for the verbs; the hint has the rest.
    for (auto wording = large_text() ? kWordings.end() - 1 : kWordings.begin(); wording != kWordings.end();
         ++wording) {
        const auto name = [&](int id, const wxString& label, const wxString& key) {
            bar->FindById(id)->SetLabel(wording->keys ? label + "  " + key_words(key) : label);
        };
        name(undo_tool_, short_quoted(_("Undo"), undo, wording->quoted), "Ctrl+Z");
        // Two quotations would push the other tools out of the bar.
        name(redo_tool_, short_quoted(_("Redo"), redo, undo ? 0 : wording->quoted), "Ctrl+Shift+Z");
        name(table_tool_, _("Table view"), "F9");
        bar->InvalidateBestSize();
        if (bar->GetBestSize().x <= GetClientSize().x) {
            return;
        }
    }
}

void MainFrame::refresh_toolbar() {
    wxToolBar* bar = GetToolBar();
    const Scene scene = recorder_.scene();
    // Nothing that is not on the screen can be changed from here.
    const std::optional<Text> undo = in_session() && !is_settled() ? scene.session->undo_text() : std::nullopt;
    const std::optional<Text> redo = in_session() ? scene.session->redo_text() : std::nullopt;
    word_tools(undo, redo);
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
