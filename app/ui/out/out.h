#pragma once

#include <wx/string.h>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// The session by itself, for a window that stands while another program writes in the library and the recorder loads
/// it anew.
Session copy_of(const Session& session);

/// One session out: form, paper and what goes in, then a file, the printer, a preview or the clipboard.
void send_out(wxWindow* parent, const Scene& scene);
void send_out(wxWindow* parent, const Session& session);

/// The result of the session with the link for a phone, and what can be done with it.
void show_result(wxWindow* parent, const Scene& scene);

/// Every session of the library, or those of one game, into a folder, with progress and cancel.
void send_out_many(wxWindow* parent, Store& store);
/// These sessions of it.
void send_out_many(wxWindow* parent, Store& store, const std::vector<std::string>& ids);

/// The sheets to print before a game.
void choose_blank_sheet(wxWindow* parent);

/// Asks where to, then for the bytes, and writes them whole. An existing file is written over only when that was
/// asked. False when it was left or failed, which has then been said.
bool save_bytes(wxWindow* parent, const wxString& title, const std::string& name, const std::string& ending,
                const std::function<std::string()>& bytes);

/// The board as it lies after so many events, as the bytes of a PNG.
std::string board_png(const Session& session, std::size_t ply);

/// Reads a record from standard input and writes its board at the end to standard output: what castalia-cli asks for
/// when a picture is wanted. Opens no window and wants no display. Tells what a program tells at its end.
int draw_read_board(int count, char** words);

/// Onto the clipboard, where it stays after the program.
void copy_words(const std::string& words);

}  // namespace castalia
