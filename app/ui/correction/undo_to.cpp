// Undoing to an earlier event. The user sees what it takes back before anything is written.
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/recorder/recorder.h"
#include "app/ui/correction/undo_to.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

class UndoDialog final : public StandardDialog {
public:
    UndoDialog(wxWindow* parent, const Session& session, std::size_t ply)
        : StandardDialog(parent, _("Undo to here")) {
        constexpr std::size_t kShown = 12;
        constexpr int kWide = 560;
        const std::size_t all = session.plies() - ply;
        add(words(say_count("This event would be taken back:", "These {n} events would be taken back:",
                            static_cast<long long>(all))))
            ->SetFont(font_of(*this, TypeStep::heading2));
        const std::size_t shown = all <= kShown + 1 ? all : kShown;
        for (std::size_t step = ply; step < ply + shown; ++step) {
            add(wxString::Format("%zu  ", step + 1) + words(session.replay().describe(step)))->Wrap(FromDIP(kWide));
        }
        if (shown < all) {
            add(words(say_count("and {n} more, up to the last one", "and {n} more, up to the last one",
                                static_cast<long long>(all - shown))))
                ->SetForegroundColour(palette().secondary);
        }
        add(_("Redo brings all of them back at once."))->SetForegroundColour(palette().secondary);
        add_buttons(words(say_count("Undo {n} event", "Undo {n} events", static_cast<long long>(all))), _("Cancel"));
        settle({kWide, -1});
    }

private:
    wxStaticText* add(const wxString& text) {
        auto* line = child<wxStaticText>(this, wxID_ANY, text);
        contents()->Add(line, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::close)));
        return line;
    }
};

}  // namespace

bool undo_to(wxWindow* parent, Recorder& recorder, std::size_t ply) {
    const Session* session = recorder.session();
    if (session == nullptr || ply >= session->plies() || UndoDialog(parent, *session, ply).ShowModal() != wxID_OK) {
        return false;
    }
    recorder.undo_to(ply);
    return true;
}

}  // namespace castalia
