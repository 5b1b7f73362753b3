#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// A new session as the table has agreed on it.
struct NewSession {
    Heading heading;
    std::string drawn;  ///< What the program drew by lot, for the log; empty for nothing.
};

/// Asks for a new session of a game. The dialog is filled in like its last session, or like `like`: the same players
/// and options, but a new deal. Returns nothing when the user cancels.
std::optional<NewSession> ask_for_session(wxWindow* parent, Store& store, const Game& game,
                                          const Heading* like = nullptr);

/// Asks for the players, the edition and the setup of a session that has begun, filled in as they are. Returns
/// nothing when the user cancels.
std::optional<Heading> ask_for_other_setup(wxWindow* parent, Store& store, const Game& game, const Heading& now);
/// Corrects the players, the edition or the setup of the open session. What would change, and which events would no
/// longer fit, is shown before anything is written. Returns whether something was changed.
bool correct_setup(wxWindow* parent, Recorder& recorder);

/// Shows an entry with its controls filled in, what a correction would change, and what would no longer fit.
/// Accepting records one correction; cancelling changes nothing. Returns whether something was recorded.
bool correct_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry);
/// Does the same for a new event before an entry (0: after the last).
bool insert_entry(wxWindow* parent, Recorder& recorder, EntryNumber before);

/// Deletes an entry. What it would change is shown first, as in a correction.
bool delete_entry(wxWindow* parent, Recorder& recorder, EntryNumber entry);
/// Takes back every event after the moment `ply`, once the user has seen which ones. Returns whether it did.
bool undo_to(wxWindow* parent, Recorder& recorder, std::size_t ply);

/// Asks for one line of text; returns nothing when the user cancels. The text is accepted when `check` throws no
/// BadRecord, whose sentence is shown. `accept` are the words of the button, "Save" where there are none.
std::optional<std::string> ask_for_words(wxWindow* parent, const std::string& title, const std::string& label,
                                         const std::string& words = {},
                                         std::function<void(const std::string&)> check = {},
                                         const std::string& accept = {});
/// Asks for dice outside the game's rules, rolled at the table or by the program. Returns a dice event; nothing when
/// the user cancels.
std::optional<Json> ask_for_dice(wxWindow* parent, Recorder& recorder);
/// Asks for a count of the table that replaces ours. Returns an adjust event; nothing when the user cancels.
std::optional<Json> ask_for_count(wxWindow* parent, const Recorder& recorder);
/// Counts the table: shows what must lie where, and which slip explains what was found. An explanation that is
/// accepted is recorded as one correction. Returns the adjust events that the user wants instead; none in every other
/// case.
std::vector<Json> count_the_table(wxWindow* parent, Recorder& recorder);

/// Asks a player for a note under seal about what lies hidden, and keeps it in the library. It is shown nowhere until
/// the table has revealed what it is about; then the log compares both. Does nothing where nothing lies hidden.
void seal_note(wxWindow* parent, Recorder& recorder);

/// Shows the preferences: palette, text size, motion. They apply while the dialog is open and are saved in the
/// library's settings. Calls `applied` after each change, also when the changes are taken back. Returns whether they
/// were saved.
bool change_preferences(wxWindow* parent, Store& store, const std::function<void()>& applied = [] {});
/// Reads the saved preferences and applies them. Call it before the first window.
void apply_preferences(Store& store);
/// Applies the look that was applied last once more, after the desktop has begun to want another one.
void apply_look_again();

/// Shows the rules in our own words, clause by clause, scrolled to `clause` when there is one. The user can choose
/// another one of `games`.
void show_rules(wxWindow* parent, const Game& game, const std::string& clause = {}, const Games* games = nullptr);
/// Returns the clause at which the rules tell of a kind of event; empty where no clause is about it.
std::string clause_about(const Game& game, std::string_view event_type);
/// Returns the clause about the event before the ply of the scene: the one that refused it, or the one about its
/// kind.
std::string clause_about_event(const Scene& scene);
/// Shows the table in words, for reading aloud.
void describe_table(wxWindow* parent, const Scene& scene);
/// Shows the scoresheet at the ply of the scene: every point with its source and the events that made it, and the
/// tie-breaks. Returns the ply after the event that the user wants to go to, if any.
std::optional<std::size_t> show_scoresheet(wxWindow* parent, const Scene& scene);
void show_about(wxWindow* parent);
/// Tells the first evening step by step.
void show_getting_started(wxWindow* parent);

/// Tells that the library is damaged and offers the newest good copy. Returns true when the user wants it restored;
/// `copy` is then its file. `parent` may be null.
bool offer_recovery(wxWindow* parent, const Games& games, const std::filesystem::path& library, const Text& damage,
                    std::filesystem::path& copy);
/// Runs the recovery drill beside the window and shows its figures.
void show_drill(wxWindow* parent, const Store& store);

/// Returns the words of a clause from the rules page; empty when the page does not have it.
std::string clause_words(const std::string& clause);

}  // namespace castalia
