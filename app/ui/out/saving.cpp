// Writes bytes to a file, and words to the clipboard.
#include <filesystem>

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/msgdlg.h>

#include "app/publishing/batch.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/out/out.h"

namespace castalia {

Session copy_of(const Session& session) {
    Session copy(session.game(), session.heading(), session.journal());
    copy.imported_journal = session.imported_journal;
    copy.commentary = session.commentary;
    copy.photos = session.photos;
    return copy;
}

bool save_bytes(wxWindow* parent, const wxString& title, const std::string& name, const std::string& ending,
                const std::function<std::string()>& bytes) {
    const wxString filter = wxString::Format("*.%s|*.%s", utf8(ending), utf8(ending));
    wxFileDialog dialog(parent, title, "", utf8(name), filter, wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) {
        return false;
    }
    try {
        // The dialog has asked before it replaces a file of this name.
        save_whole(std::filesystem::path(utf8(dialog.GetPath())), bytes());
        return true;
    } catch (const Failure& failure) {
        wxMessageBox(
            words(failure.text) + "\n\n" +
                _("The session itself is safe in the library. Choose another folder, or make room on the disk."),
            _("Not saved"), wxOK | wxICON_INFORMATION, parent);
        return false;
    }
}

void copy_words(const std::string& words) {
    const wxClipboardLocker open;
    if (!open) {
        return;
    }
    wxTheClipboard->SetData(new wxTextDataObject(utf8(words)));
    wxTheClipboard->Flush();
}

}  // namespace castalia
