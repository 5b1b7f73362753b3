#pragma once

#include "core/session/commentary.h"
#include "core/session/journal.h"
#include "core/session/photo.h"

namespace castalia {

/// The head of a session: everything about it but what happened.
struct Heading {
    std::string id;  ///< UUID, lower case.
    std::string game, edition;
    std::string title, place;
    std::optional<Moment> started, ended;
    std::vector<std::string> players;
    Json setup = Json::object();  ///< Canonical, as Game::settle gives it.
};

/// A title, a place or a tag: nothing, or a name of at most kLongestTitle code points. Throws BadRecord.
void check_title(const std::string& text, const std::string& where);

enum class Status { open, finished, abandoned };
std::string_view status_word(Status status);

/// How one entry went in the replay.
struct Step {
    Entry entry;
    std::optional<Refusal> refusal;
    bool stands = true;  ///< False: refused, left out of the play. True with a refusal: the table ruled it so.
};

/// The clock and the end that the table itself makes: no game knows of them.
struct TableClock {
    bool paused = false, abandoned = false;
};

/// Entries and what they mean: one fold through the rules. Ply i is the table before step i.
class Replay {
public:
    Replay(std::shared_ptr<const Playthrough> start, std::vector<std::string> names);
    Replay(const Replay& other, std::size_t ply);  ///< The first `ply` steps of another.

    const std::vector<Step>& steps() const { return steps_; }
    const Playthrough& playthrough() const { return *line_; }
    std::size_t plies() const { return steps_.size(); }
    bool paused(std::size_t ply) const { return clocks_.at(ply).paused; }
    bool abandoned(std::size_t ply) const { return clocks_.at(ply).abandoned; }

    std::optional<Refusal> judge(const Event& event) const;  ///< At the last ply; the ruling in it plays no part.
    std::optional<Refusal> judge(std::size_t ply, const Event& event) const;  ///< The same at another ply.
    /// `known` is what `judge` has just said of it; null: it is judged here.
    void add(Entry entry, const Verdict* known = nullptr);
    void expect(std::size_t more);  ///< So many will be added: makes room for them at once.
    void take_back_to(std::size_t ply);

    /// The log line of step i, what followed from it, in words.
    Text describe(std::size_t i) const;
    Story story(std::size_t i) const;
    Text describe(std::size_t ply, const Event& event) const;
    Story story(std::size_t ply, const Event& event) const;

    /// Steps that do not stand.
    std::vector<std::size_t> refused() const;
    Status status() const;
    std::size_t played_steps() const;  ///< How many stand.

private:
    std::unique_ptr<Playthrough> line_;
    std::vector<std::string> names_;
    std::vector<Step> steps_;
    std::vector<TableClock> clocks_;
};

/// What would be, before it is written: an operation and the whole replay after it.
struct Proposal {
    JournalLine line;
    InForce in_force;
    std::unique_ptr<Replay> replay;
    std::size_t common = 0;  ///< Plies that stay as they are.
};

/// A heading, a journal and what they mean.
class Session {
public:
    /// Throws BadRecord when the setup is not one of the game.
    Session(const Game& game, Heading heading, Journal journal = {});

    const Game& game() const { return *game_; }
    const Heading& heading() const { return heading_; }
    Heading& heading() { return heading_; }
    const Journal& journal() const { return journal_; }
    const InForce& in_force() const { return in_force_; }
    const Replay& replay() const { return *replay_; }
    const Playthrough& playthrough() const { return replay_->playthrough(); }
    std::span<const std::string> names() const { return heading_.players; }
    std::size_t plies() const { return replay_->plies(); }
    Json imported_journal = Json();  ///< A record's "journal" that is not one of ours, kept as it came.
    bool traced = false;             ///< Its record carried the whole journal with hashes, and does so again.
    Commentary commentary;           ///< What reviews added.
    /// The photos of the table that a library keeps with it, by entry and then as they were attached. Records carry
    /// none.
    std::vector<Photo> photos;
    /// What a library says of its result where an earlier version of the rules ended it otherwise; empty for most.
    /// Records carry none, and it goes when the session goes on.
    Text result_remark;

    /// When it ended: as the heading says, else the time of the last event once it is over.
    std::optional<Moment> ended() const;

    /// The session as it would be with one operation more. Nothing is changed.
    Proposal propose(Operation operation, Moment at) const;
    void accept(Proposal proposal);
    /// The short way for what is played at the end and for undo and redo: no copy of the states is made. Both throw
    /// BadRecord for a ruling or a note that a record may not hold, and change nothing then.
    void enter(Operation operation, Moment at);
    /// Enters an event of which `Replay::judge` has said this at the table as it is now: it is not judged again.
    void enter(Played played, const Verdict& verdict, Moment at);

    /// What the next undo or redo would take back or bring back, in words; nothing when there is none.
    std::optional<Text> undo_text() const;
    std::optional<Text> redo_text() const;

private:
    const Game* game_;
    Heading heading_;
    Journal journal_;
    InForce in_force_;
    std::unique_ptr<Replay> replay_;
};

}  // namespace castalia
