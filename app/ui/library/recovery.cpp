// A damaged library and the copy that is offered for it; the drill that proves that copies help.
#include <wx/msgdlg.h>
#include <wx/stattext.h>

#include "app/ui/library/recovery.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/safety/drill.h"

namespace castalia {

namespace {

constexpr int kTextWidth = 520;

/// A dialog with a heading and sentences.
class SentencesDialog final : public StandardDialog {
public:
    SentencesDialog(wxWindow* parent, const wxString& title, const wxString& heading)
        : StandardDialog(parent, title) {
        SetBackgroundColour(palette().background);
        auto* head =
            styled_child<wxStaticText>(this, font_of(*this, TypeStep::heading2), palette().text, wxID_ANY, heading);
        contents()->Add(head, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
    }
    void add(const wxString& sentence, const wxColour& colour) {
        auto* text = child<wxStaticText>(this, wxID_ANY, wxControl::EscapeMnemonics(sentence));
        text->SetForegroundColour(colour);
        text->Wrap(static_cast<int>(FromDIP(kTextWidth) * text_size()));
        set_accessible(text, sentence);
        contents()->Add(text, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
    }
    bool ask(const wxString& accept, const wxString& leave) {
        contents()->AddSpacer(FromDIP(spacing::group));  // The frame of the desktop may take some of the height.
        add_buttons(accept, leave);
        settle({kTextWidth, -1});
        if (wxWindow* yes = FindWindow(wxID_OK)) {
            yes->SetFocus();  // Enter presses the default button, not the first of the row.
        }
        return ShowModal() == wxID_OK;
    }
};

wxString when_text(Moment moment) { return day_text(moment) + ", " + hour_text(moment); }

}  // namespace

bool offer_recovery(wxWindow* parent, const Games& games, const std::filesystem::path& library, const Text& damage,
                    std::filesystem::path& copy) {
    std::optional<Offer> offer;
    work_beside(
        parent,
        {_("The library is damaged"), _("The newest copy is being checked."), _("%zu of %zu sessions"), false},
        [&](const Progress& progress) { offer = newest_good_backup(games, library, progress); });
    SentencesDialog dialog(parent, _("The library is damaged"),
                           offer ? _("There is a good copy") : _("There is no good copy"));
    dialog.add(words(damage), palette().refusal);
    if (!offer) {
        dialog.add(
            _("No copy in the backup folder passes its check. The library was left as it is. If you have a copy on "
              "another disk, restore it with castalia-cli restore."),
            palette().text);
        dialog.ask({}, _("Close"));
        return false;
    }
    for (const Text& sentence : sentences(*offer, utf8(when_text(offer->backup.made)))) {
        dialog.add(words(sentence), palette().text);
    }
    dialog.add(_("When the copy is restored, the damaged file is kept beside it under another name."),
               palette().secondary);
    copy = offer->backup.file;
    return dialog.ask(_("&Restore this copy"), _("Leave it as it is"));
}

void show_drill(wxWindow* parent, const Store& store) {
    std::optional<Drill> drill;
    try {
        work_beside(parent,
                    {_("Recovery drill"), _("Copies of the library are damaged and restored."), _("Step %zu of %zu")},
                    [&](const Progress& progress) {
                        const Store own(store.games(), store.file());
                        drill = recovery_drill(own, progress);
                    });
    } catch (const Failure& failure) {
        wxMessageBox(words(failure.text), _("No drill"), wxOK | wxICON_INFORMATION, parent);
        return;
    }
    if (!drill) {
        return;
    }
    SentencesDialog dialog(parent, _("Recovery drill"),
                           drill->passed() ? _("The library can be recovered") : _("Some data was not recovered"));
    for (const Text& sentence : sentences(*drill)) {
        dialog.add(words(sentence), palette().text);
    }
    dialog.ask({}, _("Close"));
}

}  // namespace castalia
