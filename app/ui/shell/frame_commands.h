#pragma once

namespace castalia {

class Commands;
class MainFrame;

// Each function adds the commands of one menu, or of one part of it, to those of the window. They stand in the menus
// in the order in which they were added. Assumes that the window outlives the commands.

void add_file_commands(MainFrame& frame, Commands& commands);
void add_entry_commands(MainFrame& frame, Commands& commands);
void add_table_commands(MainFrame& frame, Commands& commands);
void add_throw_commands(MainFrame& frame,
                        Commands& commands);  ///< Adds the throws that a table makes again and again.
void add_correction_commands(MainFrame& frame, Commands& commands);
void add_photo_commands(MainFrame& frame, Commands& commands);
void add_view_commands(MainFrame& frame, Commands& commands);
void add_log_commands(MainFrame& frame, Commands& commands);
void add_go_commands(MainFrame& frame, Commands& commands);
void add_place_commands(MainFrame& frame, Commands& commands);
void add_review_commands(MainFrame& frame, Commands& commands);
void add_help_commands(MainFrame& frame, Commands& commands);

}  // namespace castalia
