#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// The new-session dialog for one game, filled in as its last session was, or as `like` was: the same players and
/// options, dealt anew. Nothing when it is left.
std::optional<Heading> ask_for_session(wxWindow* parent, Store& store, const Game& game,
                                       const Heading* like = nullptr);

/// What an entry was, the same controls filled in, what would be different, what no longer fits with a way out each.
/// Accepting records one correction; leaving changes nothing. True when something was recorded.
bool correct_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry);
/// The same for a new event before an entry (0: after the last).
bool insert_entry(wxWindow* parent, Recorder& recorder, EntryNumber before);

/// Takes an entry out. Where later ones would not fit any more they are shown first, as when correcting.
bool delete_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry);

/// Asks for one line of words; nothing when it is left. They are accepted when `check` throws no BadRecord, whose
/// sentence is told.
std::optional<std::string> ask_for_words(wxWindow* parent, const std::string& title, const std::string& label,
                                         const std::string& words = {},
                                         std::function<void(const std::string&)> check = {});
/// Dice outside the game's own rules: a dice event, rolled at the table or by the program; nothing when it is left.
std::optional<Json> ask_for_dice(wxWindow* parent, Recorder& recorder);
/// The table's own count instead of ours: an adjust event; nothing when it is left.
std::optional<Json> ask_for_count(wxWindow* parent, const Recorder& recorder);

/// Palette, text size, motion; applied while it is open, kept in the library's settings. `applied` is called after
/// each change, taking back too. True when it was kept.
bool change_preferences(wxWindow* parent, Store& store, const std::function<void()>& applied = [] {});
/// Reads the kept preferences and applies them; before the first window.
void apply_preferences(Store& store);

/// The rules in our own words, clause by clause; scrolled to `clause` when there is one.
void show_rules(wxWindow* parent, const std::string& game, const std::string& clause = {});
/// The table in words, for reading aloud.
void describe_table(wxWindow* parent, const Scene& scene);
/// Every point at the ply of the scene with where it came from, and the ladder.
void show_scoresheet(wxWindow* parent, const Scene& scene);
void show_about(wxWindow* parent);

/// The library is damaged: the newest good copy, when it was made and what it lacks. True when it is to be restored,
/// whose file then stands in `copy`. `parent` may be null.
bool offer_recovery(wxWindow* parent, const std::filesystem::path& library, const std::string& damage,
                    std::filesystem::path& copy);
/// Runs the recovery drill beside the window and shows its figures.
void show_drill(wxWindow* parent, const Store& store);

/// The words of a clause from the rules reference; empty when it has none.
std::string clause_words(const std::string& clause);

}  // namespace castalia
