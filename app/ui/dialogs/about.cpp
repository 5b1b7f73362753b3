// What the program is and what it is made of.
#include <wx/statbmp.h>

#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"

namespace castalia {

namespace {

class AboutDialog final : public StandardDialog {
public:
    explicit AboutDialog(wxWindow* parent) : StandardDialog(parent, _("About Castalia")) {
        constexpr int kEmblem = 64, kWide = 420;
        const int room = static_cast<int>(FromDIP(kWide) * text_size()) - 2 * FromDIP(spacing::page);
        auto* emblem = child<wxStaticBitmap>(this, wxID_ANY, art("emblem", palette().text, kEmblem));
        auto* name = child<wxStaticText>(this, wxID_ANY, "Castalia");
        name->SetFont(font_of(*this, TypeStep::heading3));
        auto* version = child<wxStaticText>(this, wxID_ANY, wxString::Format(_("Version %s"), CASTALIA_VERSION));
        version->SetForegroundColour(palette().secondary);
        auto* what = child<wxStaticText>(this, wxID_ANY,
                                         _("Castalia keeps the record of a game while you play it: what happened, "
                                           "what follows from it, and who leads. "
                                           "Every event is on disk before the next one."));
        what->Wrap(room);
        auto* made = child<wxStaticText>(this, wxID_ANY,
                                         _("The rules are explained in our own words, and all drawings are our own. "
                                           "The games belong to their authors. "
                                           "Castalia is built with wxWidgets, SQLite, SQLiteCpp and nlohmann/json."));
        made->SetForegroundColour(palette().secondary);
        made->Wrap(room);

        auto* titles = new wxBoxSizer(wxVERTICAL);
        titles->Add(name);
        titles->Add(version);
        auto* head = new wxBoxSizer(wxHORIZONTAL);
        head->Add(emblem, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::around)));
        head->Add(titles, wxSizerFlags().CenterVertical());
        contents()->Add(head, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
        contents()->Add(what, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
        contents()->Add(made, wxSizerFlags().Expand());
        add_buttons({}, _("Close"));
        settle({kWide, -1});
    }
};

}  // namespace

void show_about(wxWindow* parent) { AboutDialog(parent).ShowModal(); }

}  // namespace castalia
