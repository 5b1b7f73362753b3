// The result, and ways to share it: a code for a phone, words for a forum, a picture of the board.
#include <algorithm>

#include <wx/button.h>

#include "app/publishing/export_formats.h"
#include "app/publishing/qr.h"
#include "app/ui/export/board_file.h"
#include "app/ui/export/code_picture.h"
#include "app/ui/export/exported_session.h"
#include "app/ui/export/printing.h"
#include "app/ui/export/result_dialog.h"
#include "app/ui/export/saving.h"
#include "app/ui/export/send_dialog.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/file_name.h"

namespace castalia {

namespace {

constexpr int kCode = 320, kWide = 660;

class ResultDialog final : public StandardDialog {
public:
    ResultDialog(wxWindow* parent, const Store& store, const Scene& scene)
        : StandardDialog(parent, _("Result and sharing")),
          store_(store),
          session_(copy_of(*scene.session)),
          scene_(scene) {
        scene_.session = &session_;
        options_.options.translate = [](const Text& text) { return utf8(words(text)); };
        options_.options.language = spoken_language();
        options_.options.ahead = local_time_ahead;
        const Session& session = *scene_.session;
        auto* sentence = child<wxStaticText>(this, wxID_ANY,
                                             session.replay().status() == Status::abandoned
                                                 ? _("The session was ended without a result")
                                                 : words(session.playthrough().score(session.plies()).sentence));
        sentence->SetFont(font_of(*this, TypeStep::heading2));
        sentence->Wrap(static_cast<int>(FromDIP(kWide) * text_size()) - 2 * FromDIP(spacing::page));
        contents()->Add(sentence, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(code(), wxSizerFlags().Top());
        across->Add(actions(), wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(spacing::page)));
        contents()->Add(across, wxSizerFlags(1).Expand());
        add_buttons("", _("Close"));
        settle({kWide, -1});
    }

private:
    const Session& session() const { return session_; }
    std::string form(const char* name) const { return find_export_format(name)->bytes(session(), options_); }

    wxSizer* code() {
        auto* down = new wxBoxSizer(wxVERTICAL);
        const std::optional<QrCode> made = qr_of(bgstats_link(play_of(session(), options_.options)));
        wxString advice = _("The names are too long for a code. You can copy the link instead.");
        if (made) {
            const wxSize square{kCode, kCode};
            auto* picture = child<Picture>(
                this, square, [code = *made](wxGraphicsContext& gc, wxSize size) { draw_code(gc, size, code); });
            set_accessible(picture, _("Code for BG Stats"),
                           _("BG Stats on a phone reads the play from this code; you can also copy the link"));
            down->Add(picture);
            advice = _("Scan this code with BG Stats on a phone to import the play. Castalia itself sends nothing.");
        }
        auto* words_below = child<wxStaticText>(this, wxID_ANY, advice);
        words_below->SetForegroundColour(palette().secondary);
        words_below->Wrap(FromDIP(kCode));
        down->Add(words_below, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
        return down;
    }
    wxSizer* actions() {
        auto* down = new wxBoxSizer(wxVERTICAL);
        const auto action = [&](const wxString& label, auto does) {
            auto* button = child<wxButton>(this, wxID_ANY, label);
            button->Bind(wxEVT_BUTTON, [does](wxCommandEvent&) { does(); });
            down->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::close)));
        };
        action(_("Copy the &link for BG Stats"), [this] { copy(form("link")); });
        action(_("Copy for &BoardGameGeek"), [this] { copy(form("bgg")); });
        action(_("Copy as &Markdown"), [this] { copy(form("markdown")); });
        action(_("Save the &play for BG Stats…"), [this] {
            save_bytes(this, _("Play for BG Stats"), file_name_of(session(), "bgsplay", options_.options), "bgsplay",
                       [this] { return form("bgsplay"); });
        });
        action(_("Save a picture of the b&oard…"), [this] { save_picture(); });
        action(_("&Export or print…"), [this] { send_out(this, store_, scene_); });
        copied_ = child<wxStaticText>(this, wxID_ANY, "");
        copied_->SetForegroundColour(palette().good);
        down->Add(copied_, wxSizerFlags().Expand());
        return down;
    }
    void copy(const std::string& what) {
        copy_words(what);
        copied_->SetLabelText(_("Copied to the clipboard"));
        set_accessible(copied_, _("Copied to the clipboard"));
    }
    void save_picture() {
        save_bytes(this, _("Picture of the board"), file_name_of(session(), "png", options_.options), "png",
                   [this] { return board_png(session(), scene_.ply); });
    }

    const Store& store_;
    const Session session_;
    Scene scene_;
    ExportOptions options_;
    wxStaticText* copied_ = nullptr;
};

}  // namespace

void show_result(wxWindow* parent, const Store& store, const Scene& scene) {
    if (scene.session != nullptr) {
        ResultDialog(parent, store, scene).ShowModal();
    }
}

}  // namespace castalia
