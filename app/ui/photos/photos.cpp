#include "app/ui/photos/photos.h"

#include <wx/msgdlg.h>

#include "app/photos/taking_photo.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/gtk/choose_file.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/photos.h"

namespace castalia {

namespace {

/// Attaches a file in this thread.
void attach_here(Recorder& recorder, const std::filesystem::path& file, const Photo& like) {
    NewPhoto photo = new_photo(read_photo_file(file), file.filename().string());
    photo.photo.entry = like.entry;
    photo.photo.added = like.added;
    recorder.attach(photo);
}

/// Attaches a file beside the window's thread. The moment that is looked at stays the same.
void attach_beside(wxWindow* parent, Recorder& recorder, const std::filesystem::path& file, const Photo& like) {
    const std::string id = recorder.session()->heading().id;
    const std::size_t ply = recorder.scene().ply;
    const bool looking_back = recorder.looking_back();
    work_beside(parent, {_("Attach a photo"), _("The photo is being checked and saved."), {}, false},
                [&](const Progress&) {
                    NewPhoto photo = new_photo(read_photo_file(file), file.filename().string());
                    photo.photo.entry = like.entry;
                    photo.photo.added = like.added;
                    // The window goes on using its own library meanwhile.
                    Store own(recorder.store().games(), recorder.store().file());
                    PhotoAlbum(own).attach(id, photo);
                });
    recorder.refresh();
    if (looking_back) {
        recorder.look_at(ply);
    }
}

bool is_large(const std::filesystem::path& file) {
    constexpr std::uintmax_t kAtOnce = 1U << 20U;
    std::error_code none;
    const std::uintmax_t size = std::filesystem::file_size(file, none);
    return !none && size > kAtOnce;
}

}  // namespace

void attach_photos(wxWindow* parent, Recorder& recorder, const std::vector<std::filesystem::path>& files) {
    for (const std::filesystem::path& file : files) {
        Photo like;
        like.entry = recorder.entry_here();
        like.added = recorder.now();
        try {
            is_large(file) && recorder.store().file() != ":memory:" ? attach_beside(parent, recorder, file, like)
                                                                    : attach_here(recorder, file, like);
        } catch (const BadPicture& bad) {
            wxMessageBox(wxString::Format(_("%s was not attached, and nothing was changed.\n\n%s"),
                                          utf8(file.filename().string()), words(bad.text)),
                         _("Not a photo"), wxOK | wxICON_INFORMATION, parent);
        }
    }
}

void choose_photos(wxWindow* parent, Recorder& recorder) {
    const auto files = choose_files(
        parent, {_("Attach photos of the table"),
                 _("Pictures (*.jpg;*.jpeg;*.png;*.webp)|*.jpg;*.jpeg;*.png;*.webp;*.JPG;*.JPEG;*.PNG;*.WEBP|"
                   "All files|*"),
                 {}});
    attach_photos(parent, recorder, files);
}

}  // namespace castalia
