// Photos of the table, and files that are dropped on the window.
#include <fstream>

#include <wx/dnd.h>
#include <wx/msgdlg.h>

#include "app/ui/library/files.h"
#include "app/ui/photos/photos.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/file_kind.h"

namespace castalia {

namespace {

/// Hands over the dropped files after the drag, because a question may follow.
class FileDrop final : public wxFileDropTarget {
public:
    explicit FileDrop(std::function<void(std::vector<std::filesystem::path>)> take) : take_(std::move(take)) {}

    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
        std::vector<std::filesystem::path> files;
        for (const wxString& name : names) {
            files.emplace_back(utf8(name));
        }
        take_(std::move(files));
        return true;
    }

private:
    std::function<void(std::vector<std::filesystem::path>)> take_;
};

/// Returns whether a file is a picture by its bytes, or is called like one.
bool is_picture(const std::filesystem::path& file) {
    const wxString ending = utf8(file.extension().string()).Lower();
    if (ending == ".png" || ending == ".jpg" || ending == ".jpeg" || ending == ".webp") {
        return true;
    }
    constexpr std::size_t kEnough = 100;
    std::string begins(kEnough, '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(begins.data(), static_cast<std::streamsize>(begins.size()));
    begins.resize(static_cast<std::size_t>(in.gcount()));
    return kind_of_file(begins) == FileKind::picture;
}

}  // namespace

void MainFrame::take_dropped_files() {
    SetDropTarget(new FileDrop([this](std::vector<std::filesystem::path> files) {
        CallAfter([this, files = std::move(files)] { take(files); });
    }));
}

/// Whatever is no picture is imported, which tells what it is when it cannot be.
void MainFrame::take(const std::vector<std::filesystem::path>& files) {
    check_it_can_be_changed();
    std::vector<std::filesystem::path> photos, others;
    for (const std::filesystem::path& file : files) {
        (is_picture(file) ? photos : others).push_back(file);
    }
    if (!photos.empty() && (in_session() || in_review())) {
        attach_photos(this, recorder_, photos);
    } else if (!photos.empty()) {
        wxMessageBox(_("A photo belongs to a moment of a session. Open the session, and drop the photo on it."),
                     _("No session is open here"), wxOK | wxICON_INFORMATION, this);
    }
    std::optional<std::string> last;
    for (const std::filesystem::path& file : others) {
        const std::optional<std::string> id = import_session_from(this, recorder_.store(), utf8(file.string()));
        last = id ? id : last;
    }
    if (last) {
        open_session(*last);
    } else if (!others.empty()) {
        go(place_);  // Lists show what has come.
    }
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
