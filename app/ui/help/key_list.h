#pragma once

class wxWindow;

namespace castalia {

class Commands;
class Games;
struct Game;

/// Shows on one page what can be typed: the notation of a game that can be chosen, at first the one that is given,
/// and every key of the program, built from the table of commands.
void show_keys(wxWindow* parent, const Commands& commands, const Games& games, const Game* game);

}  // namespace castalia
