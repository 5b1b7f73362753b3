#pragma once

#include "core/session/commentary.h"
#include "core/session/journal.h"
#include "core/session/photo.h"

namespace castalia {

/// The head of a session: everything except what happened.
struct Heading {
    std::string id;  ///< A UUID in lower case.
    std::string game, edition;
    std::string title, place;
    std::optional<Moment> started, ended;
    std::vector<std::string> players;
    Json setup = Json::object();  ///< The canonical setup that Game::settle returns.
    /// How far the clock of the table was ahead of UTC when the session began. If it is empty, the days and hours of
    /// the session are those of whoever reads them.
    std::optional<std::chrono::minutes> utc_offset = {};
    std::vector<std::string> tags = {};  ///< The tags that a library gave it. They never change the replay.
    bool counted = true;                 ///< False if statistics leave it out.
    /// The id under which other programs know the session, if it was begun anew with other players or another setup.
    std::string first_id = {};
};

inline constexpr std::size_t kMostTags = 1'000;

/// Throws BadRecord unless the text is empty or a name of at most kLongestTitle code points, as a title, place or tag
/// is.
void check_title(const std::string& text, const std::string& where);

enum class Status { open, finished, abandoned };
std::string_view status_word(Status status);

/// One entry in the replay.
struct Step {
    Entry entry;
    std::optional<Refusal> refusal;
    /// False if it was refused and left out. True with a refusal means that the table ruled it so.
    bool stands = true;
};

/// The pauses and the early end that the table decides. Games do not know of them.
struct TableClock {
    bool paused = false, abandoned = false;
};

/// The entries, played one after the other by the rules. Ply i is the table before step i.
class Replay {
public:
    Replay(std::shared_ptr<const Playthrough> start, std::vector<std::string> names);
    Replay(const Replay& other, std::size_t ply);  ///< Copies the first `ply` steps of another.
    /// Returns a replay that begins with the table of now, at its ply 0.
    Replay from_now() const;

    const std::vector<Step>& steps() const { return steps_; }
    const Playthrough& playthrough() const { return *line_; }
    std::size_t plies() const { return steps_.size(); }
    bool paused(std::size_t ply) const { return clocks_.at(ply).paused; }
    bool abandoned(std::size_t ply) const { return clocks_.at(ply).abandoned; }

    /// Judges an event at the last ply, or at another one. The ruling in the event does not matter.
    std::optional<Refusal> judge(const Event& event) const;
    std::optional<Refusal> judge(std::size_t ply, const Event& event) const;
    /// Adds an entry. `known` is what `judge` has just said of it; if null, it is judged here.
    void add(Entry entry, const Verdict* known = nullptr);
    /// Takes over the steps of `next`, which began with the table of now (from_now).
    void go_on_with(Replay next);
    void expect(std::size_t more);  ///< Makes room for so many more entries at once.
    void take_back_to(std::size_t ply);

    /// Return the log line of a step or event, and the consequences of it, in words.
    Text describe(std::size_t i) const;
    Story story(std::size_t i) const;
    Text describe(std::size_t ply, const Event& event) const;
    Story story(std::size_t ply, const Event& event) const;

    /// Returns the steps that do not stand.
    std::vector<std::size_t> refused() const;
    Status status() const;
    std::size_t played_steps() const;  ///< Returns how many steps stand.

private:
    Replay(std::unique_ptr<Playthrough> line, std::vector<std::string> names, TableClock clock);

    std::unique_ptr<Playthrough> line_;
    std::vector<std::string> names_;
    std::vector<Step> steps_;
    std::vector<TableClock> clocks_;
};

/// An operation that is not written yet, with the whole replay that would follow.
struct Proposal {
    JournalLine line;
    InForce in_force;
    std::unique_ptr<Replay> replay;
    std::size_t common = 0;  ///< The number of plies that stay as they are.
};

/// An event at the end that is not written yet, with the table after it.
struct Addition {
    JournalLine line;
    Replay next;  ///< It began with the table of now and has one step.
};

/// An undo or a redo that is not written yet.
struct Reversal {
    JournalLine line;
    /// The session that would follow. Null where only the last event goes or comes back: then everything before it
    /// stays as it is.
    std::unique_ptr<Proposal> whole;
    /// The event that comes back. It began with the table of now and has one step.
    std::optional<Replay> next;
};

/// A heading, a journal and the replay that follows from them. An operation is first proposed, which may fail and
/// changes nothing. Whoever keeps the session then writes it down, and the session accepts it.
class Session {
public:
    /// Throws BadRecord if the setup is not one of the game.
    Session(const Game& game, Heading heading, Journal journal = {});
    /// Assumes that the setup is settled and that `start` is the game that it begins.
    Session(const Game& game, Heading heading, Journal journal, std::shared_ptr<const Playthrough> start);

    const Game& game() const { return *game_; }
    const Heading& heading() const { return heading_; }
    Heading& heading() { return heading_; }
    const Journal& journal() const { return journal_; }
    const InForce& in_force() const { return in_force_; }
    const Replay& replay() const { return *replay_; }
    const Playthrough& playthrough() const { return replay_->playthrough(); }
    std::span<const std::string> names() const { return heading_.players; }
    std::size_t plies() const { return replay_->plies(); }
    Json imported_journal = Json();  ///< The "journal" of another program in the record, kept as it came.
    bool traced = false;             ///< Its record has the whole journal with hashes, and is written so again.
    Commentary commentary;           ///< The additions of reviews.
    /// The photos that a library keeps with it, by entry and then as they were attached. Records have none.
    std::vector<Photo> photos;
    /// The remark of a library on a result that an earlier version of the rules gave otherwise; usually empty.
    /// Records have none, and it goes when the session goes on.
    Text result_remark;

    /// Returns how many entries belong to the game: those until it was over, or all while it lasts. What is noted,
    /// thrown or counted afterwards does not make the evening longer.
    std::size_t plies_of_game() const;
    /// Returns when it ended: as the heading says, else the time of the last event once it is over.
    std::optional<Moment> ended() const;

    /// Returns the session as it would be after one more operation. Throws BadRecord for a ruling or a note that a
    /// record may not have.
    Proposal propose(Operation operation, Moment at) const;
    /// Returns the session as it would be after one more event, without judging the event again. Assumes that
    /// `verdict` is what `Replay::judge` says of it now. Throws BadRecord as above.
    Addition propose(Played played, const Verdict& verdict, Moment at) const;
    /// Return the session as it would be after an undo or a redo, which copies nothing where it is about the last
    /// event.
    Reversal propose(Undone undone, Moment at) const;
    Reversal propose(Redone redone, Moment at) const;
    /// Make a proposal part of the session. Assume that nothing has been accepted since it was made.
    void accept(Proposal proposal);
    void accept(Addition addition);
    void accept(Reversal reversal);
    /// Proposes an operation and accepts it. Throws BadRecord as above, and then changes nothing.
    void enter(Operation operation, Moment at);

    /// Return in words what the next undo or redo would change; nothing if there is none.
    std::optional<Text> undo_text() const;
    std::optional<Text> redo_text() const;

private:
    void begin(std::shared_ptr<const Playthrough> start);
    /// Returns the event that an operation of the journal entered; null if it did something else.
    const Played* played_by(std::size_t index) const { return std::get_if<Played>(&journal_[index].operation); }

    const Game* game_;
    Heading heading_;
    Journal journal_;
    InForce in_force_;
    std::unique_ptr<Replay> replay_;
};

}  // namespace castalia
