#pragma once

#include <wx/string.h>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Returns a copy of the session for a window that stays open while another program writes to the library and the
/// recorder loads the session again.
Session copy_of(const Session& session);

/// Exports one session: asks for format, paper and contents, then for a file, the printer, a preview or the
/// clipboard.
void send_out(wxWindow* parent, const Store& store, const Scene& scene);
void send_out(wxWindow* parent, const Store& store, const Session& session);

/// Shows the result of the session with a link for a phone and ways to share it.
void show_result(wxWindow* parent, const Store& store, const Scene& scene);

/// Exports every session of the library, or those of one game, into a folder. Shows progress and can be cancelled.
void send_out_many(wxWindow* parent, Store& store);
/// Exports these sessions of the library.
void send_out_many(wxWindow* parent, Store& store, const std::vector<std::string>& ids);

/// Offers the blank sheets to print before a game.
void choose_blank_sheet(wxWindow* parent, const Games& games);
/// Offers these sheets to print, to look at and to save.
void choose_sheet(wxWindow* parent, const wxString& title, std::vector<BlankSheet> sheets);

/// Asks for a file, then asks for the bytes and writes all of them. Replaces an existing file only when the user has
/// agreed. Returns false when the user cancelled, or when it failed and the user has been told.
bool save_bytes(wxWindow* parent, const wxString& title, const std::string& name, const std::string& ending,
                const std::function<std::string()>& bytes);

/// Returns the board after this many events as the bytes of a PNG file.
std::string board_png(const Session& session, std::size_t ply);

/// Reads a record from standard input and writes a picture of its final board to standard output. castalia-cli calls
/// this to make a picture. It opens no window and needs no display. Returns the exit status of the program.
int draw_read_board(const Games& games, int count, char** words);

/// Copies the words to the clipboard. They stay there after the program has ended if the desktop keeps them, as it
/// does with those of other programs. Throws Failure where the desktop does not take them.
void copy_words(const std::string& words);

}  // namespace castalia
