// The table on the phones and televisions of the room: where, for whom, and how it ends.
#include "app/ui/room/show_in_room.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/textctrl.h>

#include "app/publishing/qr.h"
#include "app/room/addresses.h"
#include "app/ui/export/code_picture.h"
#include "app/ui/export/saving.h"
#include "app/ui/room/shown_in_room.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kCodeAcross = 260, kRoomWide = 640;

class RoomDialog final : public StandardDialog {
public:
    RoomDialog(wxWindow* parent, const Recorder& recorder, ShownInRoom& shown)
        : StandardDialog(parent, _("Show in the room")),
          shown_(shown),
          names_(recorder.session()->names().begin(), recorder.session()->names().end()) {
        auto* about = child<wxStaticText>(
            this, wxID_ANY,
            _("Phones, tablets and televisions in your network can look at this table in a browser. They can change "
              "nothing, and only who has the address finds it."));
        const int widest = room_on_screen(*this).width;  // In large text the screen may be narrower than is wanted.
        about->Wrap(std::min(static_cast<int>(FromDIP(kRoomWide) * text_size()), widest) -
                    2 * FromDIP(spacing::page));
        contents()->Add(about, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(choices(), wxSizerFlags(1).Expand());
        code_ = child<Picture>(this, wxSize(kCodeAcross, kCodeAcross), [this](wxGraphicsContext& gc, wxSize size) {
            if (made_) {
                draw_code(gc, size, *made_);
            }
        });
        across->Add(code_, wxSizerFlags().Top().Border(wxLEFT, FromDIP(spacing::page)));
        contents()->Add(across, wxSizerFlags(1).Expand());
        address_ = styled_child<wxTextCtrl>(this, font_of(*this, TypeStep::entry, true), palette().text, wxID_ANY, "",
                                            wxDefaultPosition, wxDefaultSize, wxTE_READONLY);
        address_->SetMinSize({-1, address_->GetCharHeight() + FromDIP(spacing::page)});  // Its letters are large.
        set_accessible(address_, _("Address of the page"));
        contents()->Add(address_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::around)));
        turn_ = add_action(_("&Show the table"), [this] { turn(); });
        copy_ = add_action(_("&Copy the address"), [this] { copy_words(utf8(address_->GetValue())); });
        add_buttons({}, _("Close"));
        show_address();
        settle({kRoomWide, -1});
        turn_->SetFocus();
    }

private:
    wxSizer* choices() {
        Rows rows(this);
        std::vector<wxString> reaches, pages{_("For everybody")};
        for (const std::string& one : addresses_) {
            reaches.push_back(one == room::kLoopback ? _("This computer alone")
                                                     : wxString::Format(_("The network of %s"), utf8(one)));
        }
        for (const std::string& name : names_) {
            pages.push_back(wxString::Format(_("For %s alone"), utf8(name)));
        }
        where_ = rows.choice(_("Who can reach it"), reaches);
        whose_ = rows.choice(_("Page"), pages);
        whose_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_address(); });
        follow_ = rows.check(_("&Looking back is shown there, too"), shown_.follows_looking_back());
        follow_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { shown_.follow_looking_back(follow_->GetValue()); });
        auto* private_page = child<wxStaticText>(
            this, wxID_ANY,
            _("A player’s own page says when it is that player’s turn, what may be done, and shows the player’s own "
              "notes under seal. It ends with this session, or when you end it here."));
        private_page->SetForegroundColour(palette().secondary);
        private_page->Wrap(static_cast<int>(FromDIP(kRoomWide - kCodeAcross) * text_size()) -
                           3 * FromDIP(spacing::page));
        rows.sizer()->Add(private_page, wxSizerFlags().Expand());
        return rows.sizer();
    }
    void turn() {
        if (shown_.server() != nullptr) {
            shown_.end();
        } else {
            try {
                shown_.begin(addresses_[static_cast<std::size_t>(std::max(0, where_->GetSelection()))]);
            } catch (const TextError& error) {
                complain(words(error.text));
                return;
            }
        }
        complain({});
        show_address();
    }
    void show_address() {
        const room::RoomServer* server = shown_.server();
        const int page = std::max(0, whose_->GetSelection());
        const std::string address = server == nullptr ? std::string()
                                    : page == 0       ? server->addresses().front()
                                                      : server->seat_address(Seat{page - 1});
        made_ = address.empty() ? std::nullopt : qr_of(address);
        address_->ChangeValue(utf8(address));
        set_accessible(code_, made_ ? _("Code with the address, to be scanned by a phone") : wxString());
        code_->Refresh();
        where_->Enable(server == nullptr);
        whose_->Enable(server != nullptr);
        copy_->Enable(server != nullptr);
        turn_->SetLabel(server == nullptr ? _("&Show the table") : _("&End it"));
    }

    ShownInRoom& shown_;
    std::vector<std::string> names_;
    std::vector<std::string> addresses_ = room::own_addresses();
    std::optional<QrCode> made_;
    Picture* code_ = nullptr;
    wxTextCtrl* address_ = nullptr;
    wxChoice *where_ = nullptr, *whose_ = nullptr;
    wxCheckBox* follow_ = nullptr;
    wxButton *turn_ = nullptr, *copy_ = nullptr;
};

}  // namespace

void show_in_room(wxWindow* parent, const Recorder& recorder, ShownInRoom& shown) {
    RoomDialog(parent, recorder, shown).ShowModal();
}

}  // namespace castalia
