#pragma once

class wxWindow;

namespace castalia {

class Commands;
struct Game;

/// Shows on one page what can be typed: the notation of the game, if one is given, and every key of the program,
/// built from the table of commands.
void show_keys(wxWindow* parent, const Commands& commands, const Game* game);

}  // namespace castalia
