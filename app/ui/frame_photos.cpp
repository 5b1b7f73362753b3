// Photos of the table: chosen in a dialog, or dropped on the window.
#include <wx/dnd.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/main_frame.h"
#include "app/ui/photos.h"

namespace castalia {

namespace {

/// Hands over the dropped files after the drag, because a question may follow.
class PhotoDrop final : public wxFileDropTarget {
public:
    PhotoDrop(std::function<bool()> may, std::function<void(std::vector<std::filesystem::path>)> take)
        : may_(std::move(may)), take_(std::move(take)) {}

    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
        if (!may_()) {
            return false;
        }
        std::vector<std::filesystem::path> files;
        for (const wxString& name : names) {
            files.emplace_back(utf8(name));
        }
        take_(std::move(files));
        return true;
    }

private:
    std::function<bool()> may_;
    std::function<void(std::vector<std::filesystem::path>)> take_;
};

}  // namespace

void MainFrame::take_dropped_photos() {
    SetDropTarget(new PhotoDrop([this] { return in_session() || in_review(); },
                                [this](std::vector<std::filesystem::path> files) {
                                    CallAfter([this, files = std::move(files)] {
                                        check_it_can_be_changed();
                                        attach_photos(this, recorder_, files);
                                    });
                                }));
}

void MainFrame::make_photo_commands() {
    add({"photo", Command::Menu::session, _("Attach a photo o&f the table…"), "Ctrl+Shift+P",
         [this] {
             check_it_can_be_changed();
             choose_photos(this, recorder_);
         },
         [this] { return in_session() || in_review(); }});
}

}  // namespace castalia
