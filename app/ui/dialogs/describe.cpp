// The table in words, for reading aloud.
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"

namespace castalia {

namespace {

wxString piece_words(const Piece& piece, Zone::Shape shape) {
    const bool counted = shape == Zone::Shape::track || shape == Zone::Shape::pile;
    return counted || piece.count != 1 ? wxString::Format("%d ", piece.count) + words(piece.name) : words(piece.name);
}

wxString table_in_words(const Scene& scene) {
    const Playthrough& line = scene.session->playthrough();
    wxString all =
        scene.looking_back()
            ? wxString::Format(_("The table after %zu of %zu events."), scene.ply, scene.session->plies()) + "\n"
            : wxString();
    const wxString asked = words(line.prompt(scene.ply).text), stands = words(line.score(scene.ply).sentence);
    all += asked + "\n" + (stands == asked ? wxString() : stands + "\n") + "\n";
    for (const Zone& zone : line.view(scene.ply).zones) {
        wxString pieces;
        for (const Piece& piece : zone.pieces) {
            pieces += (pieces.empty() ? wxString() : wxString(", ")) + piece_words(piece, zone.shape);
        }
        all += words(zone.title) + ": " + (pieces.empty() ? _("nothing") : pieces) + ".\n";
    }
    return all;
}

class DescriptionDialog final : public StandardDialog {
public:
    DescriptionDialog(wxWindow* parent, const wxString& description)
        : StandardDialog(parent, _("The table in words")) {
        auto* text = child<wxTextCtrl>(this, wxID_ANY, description, wxDefaultPosition, wxDefaultSize,
                                       wxTE_MULTILINE | wxTE_READONLY | wxTE_WORDWRAP);
        set_accessible(text, _("The table in words"));
        contents()->Add(text, wxSizerFlags(1).Expand());
        add_buttons({}, _("Close"));
        constexpr int kWide = 620, kHigh = 460;
        settle({kWide, kHigh});
        text->SetInsertionPoint(0);
        text->SetFocus();
    }
};

}  // namespace

void describe_table(wxWindow* parent, const Scene& scene) {
    if (scene.session != nullptr) {
        DescriptionDialog(parent, table_in_words(scene)).ShowModal();
    }
}

}  // namespace castalia
