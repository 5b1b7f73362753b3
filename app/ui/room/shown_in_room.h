#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <wx/timer.h>

#include "app/recorder/recorder.h"
#include "app/room/room_server.h"

namespace castalia {

/// The open session as the room sees it: it shows the table to browsers (app/room) from `begin` to `end`, until
/// another session is opened, or until it goes itself.
class ShownInRoom {
public:
    /// `mark` gets how many look, and nothing when the table is not shown any more.
    ShownInRoom(Recorder& recorder, std::function<void(std::optional<std::size_t>)> mark);

    /// Shows the open session under an address of this machine. Throws TextError with a sentence.
    void begin(const std::string& address);
    void end();
    /// Returns what shows the table; null when nothing does.
    const room::RoomServer* server() const { return server_.get(); }
    bool follows_looking_back() const { return follows_; }
    void follow_looking_back(bool follow);

private:
    void show(const Scene& scene);
    void push_state();

    Recorder& recorder_;
    std::function<void(std::optional<std::size_t>)> mark_;
    std::unique_ptr<room::RoomServer> server_;
    std::string session_;   ///< The id of the session that is shown.
    bool follows_ = false;  ///< Looking back is shown, too.
    wxTimer looks_;         ///< Looks how many look.
    std::shared_ptr<void> showing_;
};

}  // namespace castalia
