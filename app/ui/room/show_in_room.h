#pragma once

class wxWindow;

namespace castalia {

class Recorder;
class ShownInRoom;

/// Shows where the room can look at the open session, begins and ends it. Assumes that a session is open.
void show_in_room(wxWindow* parent, const Recorder& recorder, ShownInRoom& shown);

}  // namespace castalia
