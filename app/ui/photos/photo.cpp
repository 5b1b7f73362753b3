// A photo of the table, large.
#include "app/ui/photos/photo.h"

#include <algorithm>
#include <thread>

#include <wx/button.h>
#include <wx/msgdlg.h>

#include "app/ui/export/saving.h"
#include "app/ui/photos/photo_image.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/photos.h"

namespace castalia {

namespace {

Text moment_of(const Session& session, const Photo& photo) {
    const std::optional<std::size_t> ply = ply_after(session, photo.entry);
    if (!ply) {
        return say("At an event that is not in force.");
    }
    return *ply == 0 ? say("Before the first event.")
                     : say("After event {number}, {event}.", {{"number", literally(static_cast<long long>(*ply))},
                                                              {"event", session.replay().describe(*ply - 1)}});
}

/// Shows the small picture at once and the large one as soon as it is decoded.
class PhotoDialog final : public StandardDialog {
public:
    PhotoDialog(wxWindow* parent, Recorder& recorder, const Photo& photo)
        : StandardDialog(parent, _("Photo of the table")), recorder_(recorder), photo_(photo) {
        image_ = image_of(Photos(recorder.store()).small(photo.number));
        picture_ = child<Picture>(this, wxSize(), [this](wxGraphicsContext& gc, wxSize size) { draw(gc, size); });
        contents()->Add(picture_, wxSizerFlags(1).Expand());
        title_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
        title_->SetFont(font_of(*this, TypeStep::heading1, true));
        when_ = child<wxStaticText>(this, wxID_ANY, words(moment_of(*recorder.session(), photo)), wxDefaultPosition,
                                    wxDefaultSize, wxST_ELLIPSIZE_END);
        when_->SetForegroundColour(palette().secondary);
        contents()->Add(title_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::between)));
        contents()->Add(when_, wxSizerFlags().Expand());
        add_actions();
        say_caption();
        settle(wanted_size());
        begin_to_decode();
    }
    ~PhotoDialog() override {
        if (decoding_.joinable()) {
            decoding_.join();
        }
    }

private:
    void add_actions() {
        auto* caption = add_action(_("&Caption…"), [this] { ask_for_caption(); });
        add_action(_("&Save the file…"), [this] { save(); });
        auto* remove = add_action(_("&Remove…"), [this] { ask_to_remove(); });
        const bool may_change = !recorder_.store().only_to_look_at();
        caption->Enable(may_change);
        remove->Enable(may_change);
        add_buttons({}, _("Close"));
        FindWindow(wxID_CANCEL)->SetFocus();
    }
    /// Returns as much of the screen as the picture fills, with room for the words beneath it.
    wxSize wanted_size() const {
        constexpr double kOfScreen = 0.8;
        constexpr int kBeneath = 150;
        const wxSize screen = room_on_screen(*GetParent()).GetSize() * kOfScreen;
        const wxSize picture = fitted_into({photo_.width, photo_.height}, screen - wxSize(0, FromDIP(kBeneath)));
        constexpr int kLeast = 520;
        const wxSize all(std::max(picture.x, FromDIP(kLeast)) + 2 * FromDIP(spacing::page),
                         picture.y + FromDIP(kBeneath));
        return ToDIP(all) / text_size();
    }
    void say_caption() {
        const wxString title = utf8(photo_.title());
        title_->SetLabelText(title.empty() ? _("Without a caption") : title);
        title_->SetToolTip(title);
        set_accessible(title_, title_->GetLabelText());
        set_accessible_canvas(picture_, words(photo_text(photo_)), when_->GetLabelText());
    }
    void draw(wxGraphicsContext& gc, wxSize size) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(GetBackgroundColour()));
        gc.DrawRectangle(0, 0, size.x, size.y);
        if (!image_.IsOk() || size.x < 1 || size.y < 1) {
            return;
        }
        const double pixels = GetContentScaleFactor();
        const wxSize fitted = fitted_into(image_.GetSize(), size * pixels);
        if (!drawn_.IsOk() || drawn_.GetSize() != fitted) {
            drawn_ = wxBitmap(image_.Scale(fitted.x, fitted.y, wxIMAGE_QUALITY_HIGH));
        }
        const double wide = fitted.x / pixels, high = fitted.y / pixels;
        gc.DrawBitmap(drawn_, (size.x - wide) / 2, (size.y - high) / 2, wide, high);
    }
    /// Decodes beside the window, because a photo of a telephone takes a tenth of a second, and the largest ones take
    /// seconds.
    void begin_to_decode() {
        constexpr int kMost = 2560;
        std::string bytes;
        try {
            bytes = Photos(recorder_.store()).bytes(photo_.number);
        } catch (const Failure& failure) {  // It can still be removed.
            return complain(as_sentence(failure.text));
        }
        decoding_ = std::thread([this, bytes = std::move(bytes)] {
            try {
                // The pixels are handed over, because an image counts its owners, but not across threads.
                auto pixels = std::make_shared<Pixels>(decoded(bytes, kMost));
                CallAfter([this, pixels] { show_large(*pixels); });
            } catch (const BadPicture& bad) {
                CallAfter([this, why = bad.text] { complain(as_sentence(why)); });
            }
        });
    }
    void show_large(const Pixels& pixels) {
        image_ = image_of(pixels);
        drawn_ = wxBitmap();
        picture_->Refresh();
    }
    void ask_for_caption() {
        const auto caption = ask_for_words(this, utf8(_("Caption of the photo")), utf8(_("Caption")), photo_.caption,
                                           [](const std::string& text) { check_title(text, ""); });
        if (caption) {
            recorder_.set_caption(photo_.number, *caption);
            photo_.caption = *caption;
            say_caption();
        }
    }
    void save() {
        const std::string ending(ending_of(photo_.kind));
        save_bytes(this, _("Save the file of the photo"), std::filesystem::path(photo_.name).filename().string(),
                   ending, [this] { return Photos(recorder_.store()).bytes(photo_.number); });
    }
    void ask_to_remove() {
        if (wxMessageBox(_("Remove this photo for good? The library keeps no other copy of it."),
                         _("Remove the photo"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING, this) == wxYES) {
            recorder_.remove_photo(photo_.number);
            EndModal(wxID_OK);
        }
    }

    Recorder& recorder_;
    Photo photo_;
    wxImage image_;
    wxBitmap drawn_;  ///< The image in the size in which it was drawn last.
    std::thread decoding_;
    Picture* picture_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* when_ = nullptr;
};

}  // namespace

void show_photo(wxWindow* parent, Recorder& recorder, PhotoNumber number) {
    const std::vector<Photo>& photos = recorder.session()->photos;
    const auto photo = std::ranges::find(photos, number, &Photo::number);
    if (photo != photos.end()) {
        PhotoDialog(wxGetTopLevelParent(parent), recorder, Photo(*photo)).ShowModal();
    }
}

}  // namespace castalia
