// Photos of the table, which stand beside the journal.
#include "db/photos.h"
#include "app/recorder/recorder.h"

namespace castalia {

void Recorder::attach(const NewPhoto& photo) {
    PhotoAlbum(store_).attach(open_session().heading().id, photo);
    read_photos_again();
}

void Recorder::remove_photo(PhotoNumber number) {
    PhotoAlbum(store_).remove(number);
    read_photos_again();
}

void Recorder::set_caption(PhotoNumber number, const std::string& caption) {
    PhotoAlbum(store_).set_caption(number, caption);
    read_photos_again();
}

void Recorder::read_photos_again() {
    session_->photos = Photos(store_).of(open_session().heading().id);
    show();
}

EntryNumber Recorder::entry_here() const {
    const std::size_t ply = scene().ply;
    return ply == 0 ? 0 : open_session().in_force().entries.at(ply - 1).number;
}

}  // namespace castalia
