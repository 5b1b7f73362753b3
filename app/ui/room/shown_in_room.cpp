#include "app/ui/room/shown_in_room.h"

#include "app/recorder/sealed_notes.h"

namespace castalia {

ShownInRoom::ShownInRoom(Recorder& recorder, std::function<void(std::optional<std::size_t>)> mark)
    : recorder_(recorder), mark_(std::move(mark)) {
    looks_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { push_state(); });
}

void ShownInRoom::begin(const std::string& address) {
    const Session& session = *recorder_.session();
    end();
    room::ServerOptions options;
    options.address = address;
    options.seats = session.names().size();
    server_ = std::make_unique<room::RoomServer>(options);
    session_ = session.heading().id;
    constexpr int kSecond = 1000;
    looks_.Start(kSecond);
    showing_ = recorder_.on_change([this](const Scene& scene) { show(scene); });
    show(recorder_.scene());
    push_state();
}

void ShownInRoom::end() {
    if (server_ == nullptr) {
        return;
    }
    showing_.reset();
    looks_.Stop();
    server_->show({});  // Open pages say that the table is not shown here any more.
    server_.reset();
    mark_(std::nullopt);
}

void ShownInRoom::follow_looking_back(bool follow) {
    follows_ = follow;
    if (server_ != nullptr) {
        show(recorder_.scene());
    }
}

void ShownInRoom::show(const Scene& scene) {
    if (scene.session == nullptr || scene.session->heading().id != session_) {
        // Not now: whoever tells of the change still holds what shows it.
        looks_.StartOnce(1);
        session_.clear();
        return;
    }
    const std::size_t ply = follows_ ? scene.ply : scene.session->plies();
    room::View view;
    view.tables.push_back(room::table_of(*scene.session, ply, notes_by_seat(recorder_.store(), *scene.session, ply)));
    server_->show(std::move(view));
}

void ShownInRoom::push_state() {
    if (session_.empty()) {
        end();
        return;
    }
    mark_(server_->watching());
}

}  // namespace castalia
