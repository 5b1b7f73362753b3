// What the program is and what it is made of.
#include <wx/statbmp.h>
#include <wx/tokenzr.h>

#include "app/ui/help/about.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/page_dialog.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/embedded_files.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Shows what the program is made of, with the owners and every licence in full, as the package has them.
class NoticesDialog final : public PageDialog {
public:
    explicit NoticesDialog(wxWindow* parent)
        : PageDialog(parent, _("Notices"), _("Find in the notices"), _("Notices")) {
        heading(_("Libraries that Castalia uses"), TypeStep::heading3);
        for (const auto& [name, licence] : kLibraries) {
            row(name, licence);
        }
        heading(_("What is part of the program, with its licences in full"), TypeStep::heading3);
        for (const EmbeddedFile& file : notice_files()) {
            wxStringTokenizer lines(utf8(file.text), "\n", wxTOKEN_RET_EMPTY_ALL);
            while (lines.HasMoreTokens()) {
                const wxString words = lines.GetNextToken();
                line(words.Strip() == "." ? wxString() : words);
            }
        }
        settle_page();
    }

private:
    struct Library {
        const char *name, *licence;
    };
    static constexpr Library kLibraries[] = {
        {"wxWidgets", "wxWindows Library Licence"},
        {"GTK, GLib, Pango, GdkPixbuf", "LGPL-2.1-or-later"},
        {"cairo", "LGPL-2.1 or MPL-1.1"},
        {"SQLite", "public domain"},
        {"SQLiteCpp", "MIT"},
        {"nlohmann/json", "MIT"},
        {"simdjson", "Apache-2.0 or MIT"},
        {"CLI11", "BSD-3-Clause"},
        {"Boost (Asio, Beast, Math, Random, Locale)", "BSL-1.0"},
        {"ICU", "Unicode Licence"},
        {"Nettle", "LGPL-3.0-or-later or GPL-2.0-or-later"},
        {"libqrencode", "LGPL-2.1-or-later"},
        {"qpdf", "Apache-2.0"},
        {"libxlsxwriter", "BSD-2-Clause"},
        {"libpng", "libpng Licence"},
        {"libwebp", "BSD-3-Clause"},
    };
};

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
                                           "The games belong to their authors. Castalia is free software under the "
                                           "MIT licence and built on the work of others, whose notices are here."));
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
        add_action(_("&Notices…"), [this] { NoticesDialog(this).ShowModal(); });
        add_buttons({}, _("Close"));
        settle({kWide, -1});
    }
};

}  // namespace

void show_about(wxWindow* parent) { AboutDialog(parent).ShowModal(); }

}  // namespace castalia
