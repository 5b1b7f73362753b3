// A damaged library and the copy that is offered for it; the drill that proves that copies help.
#include <wx/button.h>
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
        make_room();
        add_buttons(accept, leave);
        settle({kTextWidth, -1});
        if (wxWindow* yes = FindWindow(wxID_OK)) {
            yes->SetFocus();  // Enter presses the default button, not the first of the row.
        }
        return ShowModal() == wxID_OK;
    }
    /// Asks while somebody may be typing, whose Enter must not accept what nobody has read.
    bool ask_amid_typing(const wxString& accept, const wxString& leave) {
        make_room();
        if (!accept.empty()) {
            add_action(accept, [this] { EndModal(wxID_OK); })->SetId(wxID_OK);
        }
        add_buttons({}, leave);
        settle({kTextWidth, -1});
        FindWindow(wxID_CANCEL)->SetFocus();
        return ShowModal() == wxID_OK;
    }

private:
    void make_room() {
        contents()->AddSpacer(FromDIP(spacing::group));  // The frame of the desktop may take some of the height.
    }
};

wxString when_text(Moment moment) { return day_text(moment) + ", " + hour_text(moment); }

wxString shown_file(const std::filesystem::path& file) { return utf8(file.string()); }

void tell_ways_without_copy(SentencesDialog& dialog, const DamagedLibrary& library) {
    const std::size_t copies = backups_of(library.file).size();
    const wxString folder = shown_file(backup_folder(library.file));
    dialog.add(copies == 0 ? wxString::Format(_("There is no copy in the folder %s."), folder)
                           : wxString::Format(wxPLURAL("%zu copy in the folder %s is damaged too.",
                                                       "%zu copies in the folder %s are damaged too.",
                                                       static_cast<unsigned>(copies)),
                                              copies, folder),
               palette().text);
    dialog.add(
        _("If you have a copy elsewhere, castalia-cli restore puts it in place, and keeps the damaged file beside "
          "it under another name."),
        palette().text);
    if (library.open) {
        dialog.add(_("Export the sessions that you want to keep before you enter anything else."), palette().text);
    }
}

}  // namespace

std::optional<std::filesystem::path> offer_recovery(wxWindow* parent, const Games& games,
                                                    const DamagedLibrary& library) {
    std::optional<Offer> offer;
    work_beside(parent, {_("The library is damaged"), _("The newest copy is being checked."), sessions_of, false},
                [&](const Progress& progress) { offer = newest_good_backup(games, library.file, progress); });
    SentencesDialog dialog(parent, _("The library is damaged"),
                           offer ? _("The library is damaged, and there is a good copy")
                                 : _("The library is damaged, and there is no good copy"));
    dialog.add(
        wxString::Format(_("The file %s is damaged, so that not all of it can be read."), shown_file(library.file)),
        palette().refusal);
    dialog.add(library.open ? _("Nothing was changed, and what can still be read of it is in the window.")
                            : _("Nothing was changed. Castalia cannot open it."),
               palette().text);
    if (offer) {
        for (const Text& sentence : sentences(*offer, utf8(when_text(offer->backup.made)))) {
            dialog.add(words(sentence), palette().text);
        }
        dialog.add(_("When the copy is restored, the damaged file is kept beside it under another name."),
                   palette().text);
    } else {
        tell_ways_without_copy(dialog, library);
    }
    dialog.add(wxString::Format(_("What was found: %s"), as_sentence(library.found)), palette().secondary);
    const wxString leave = !library.open ? _("Close Castalia") : offer ? _("Leave it as it is") : _("Close");
    const wxString accept = offer ? _("&Restore this copy") : wxString();
    const bool restore = library.open ? dialog.ask_amid_typing(accept, leave) : dialog.ask(accept, leave);
    return offer && restore ? std::optional(offer->backup.file) : std::nullopt;
}

void show_drill(wxWindow* parent, const Store& store) {
    std::optional<Drill> drill;
    try {
        work_beside(
            parent,
            {_("Recovery drill"), _("Copies of the library are damaged and restored."),
             [](std::size_t step, std::size_t all) { return wxString::Format(_("Step %zu of %zu"), step, all); }},
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
