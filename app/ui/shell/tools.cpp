#include "app/ui/shell/tools.h"

#include <algorithm>
#include <utility>

#include <wx/frame.h>
#include <wx/toolbar.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kToolIcon = 18;
constexpr double kLargestIcon = 1.5;  ///< How far the icons grow with the text.

/// How much the tools say.
struct Wording {
    std::size_t quoted;  ///< The most letters of what would be undone.
    bool keys;
};
constexpr std::size_t kMostQuoted = 60;
/// From the most words to the fewest.
constexpr auto kWordings = std::to_array<Wording>(
    {{kMostQuoted, true}, {44, true}, {32, true}, {24, true}, {14, true}, {24, false}, {14, false}, {0, false}});

/// Returns a label that is short enough to leave the other tools their place; the menu has the whole.
wxString short_quoted(const wxString& verb, const std::optional<Text>& what, const std::vector<std::string>& names,
                      std::size_t most) {
    if (!what || most == 0) {
        return verb;
    }
    wxString quoted = words(*what);
    if (quoted.length() > most) {
        quoted = with_called_names(quoted, names);
    }
    if (quoted.length() > most) {
        quoted = quoted.Left(most - 1).Trim() + wxString::FromUTF8("…");
    }
    return verb + " " + wxString::Format(_("“%s”"), quoted);
}

}  // namespace

Tools::Tools(wxFrame& window, Calls calls)
    : window_(window),
      bar_(window.CreateToolBar(wxTB_HORIZONTAL | wxTB_HORZ_TEXT | wxTB_FLAT)),
      calls_(std::move(calls)) {
    const auto icon = [](const char* name) {
        return art(name, palette().text, static_cast<int>(kToolIcon * std::min(text_size(), kLargestIcon)));
    };
    const auto place = [&](Place to, const char* art_name, const wxString& label, const wxString& key) {
        const int id =
            bar_->AddRadioTool(wxID_ANY, label, icon(art_name), {}, label + ", " + key_words(key))->GetId();
        bar_->Bind(wxEVT_TOOL, [go = calls_.go, to](wxCommandEvent&) { go(to); }, id);
        places_.at(static_cast<std::size_t>(to)) = id;
    };
    if (calls_.go) {
        place(Place::home, "icon-home", _("Home"), "Alt+1");
        place(Place::session, "icon-session", _("Session"), "Alt+2");
        place(Place::review, "icon-lookback", _("Review"), "F3");
        place(Place::history, "icon-history", _("History"), "Alt+3");
        place(Place::people, "icon-people", _("People"), "Alt+4");
    }
    bar_->AddStretchableSpace();
    const auto tool = [&](const char* art_name, const wxString& label, const wxString& key, const wxString& command) {
        const int id = bar_->AddTool(wxID_ANY, label, icon(art_name), label + ", " + key_words(key))->GetId();
        bar_->Bind(wxEVT_TOOL, [run = calls_.run, command](wxCommandEvent&) { run(command); }, id);
        return id;
    };
    undo_ = tool("icon-undo", _("Undo"), "Ctrl+Z", "undo");
    redo_ = tool("icon-redo", _("Redo"), "Ctrl+Shift+Z", "redo");
    table_ = tool("icon-tableview", _("Table view"), "F9", "table view");
    bar_->Realize();
    set_accessible(bar_, _("Tool bar"));
}

void Tools::word(const Offer& offer) {
    const std::optional<Text>&undo = offer.undo, &redo = offer.redo;
    const int room = window_.GetClientSize().x;
    const wxString undoes = undo ? words(*undo) : wxString(), redoes = redo ? words(*redo) : wxString();
    const wxString state = wxString::Format("%s\n%s\n%d", undoes, redoes, room);
    if (state == worded_) {
        return;
    }
    worded_ = state;
    bar_->SetToolShortHelp(undo_,
                           short_quoted(_("Undo"), undo, offer.names, kMostQuoted) + ", " + key_words("Ctrl+Z"));
    bar_->SetToolShortHelp(
        redo_, short_quoted(_("Redo"), redo, offer.names, kMostQuoted) + ", " + key_words("Ctrl+Shift+Z"));
    // Large text leaves room only for the verbs; the hint has the rest.
    for (auto wording = large_text() ? kWordings.end() - 1 : kWordings.begin(); wording != kWordings.end();
         ++wording) {
        const auto name = [&](int id, const wxString& label, const wxString& key) {
            bar_->FindById(id)->SetLabel(wording->keys ? label + "  " + key_words(key) : label);
        };
        name(undo_, short_quoted(_("Undo"), undo, offer.names, wording->quoted), "Ctrl+Z");
        // Two quotations would push the other tools out of the bar.
        name(redo_, short_quoted(_("Redo"), redo, offer.names, undo ? 0 : wording->quoted), "Ctrl+Shift+Z");
        name(table_, _("Table view"), "F9");
        bar_->InvalidateBestSize();
        if (bar_->GetBestSize().x <= room) {
            return;
        }
    }
}

void Tools::show(const Offer& offer) {
    word(offer);
    bar_->EnableTool(undo_, offer.undo.has_value());
    bar_->EnableTool(redo_, offer.redo.has_value());
    bar_->EnableTool(table_, offer.session);
    if (!calls_.go) {
        return;
    }
    for (const Place of_session : {Place::session, Place::review}) {
        bar_->EnableTool(places_.at(static_cast<std::size_t>(of_session)), offer.session);
    }
    bar_->ToggleTool(places_.at(static_cast<std::size_t>(offer.place)), true);
    if (std::exchange(styled_for_, offer.place) != offer.place) {
        // A tool that was left before the window was seen would keep its bold letters.
        bar_->CallAfter([bar = bar_] { style_again(*bar); });
    }
}

}  // namespace castalia
