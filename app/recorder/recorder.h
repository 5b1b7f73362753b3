#pragma once

#include <functional>
#include <memory>
#include <span>

#include "app/recorder/absences.h"
#include "core/session/another_setup.h"
#include "db/store.h"

namespace castalia {

/// All that the windows show. `session` is null when none is open.
struct Scene {
    const Session* session = nullptr;
    std::size_t ply = 0;  ///< The table before step `ply` is looked at; plies() is now.
    bool saved = true;    ///< The last event is on disk.
    std::chrono::microseconds last_write{};
    std::chrono::milliseconds played{};  ///< The time at the table, without pauses.

    bool looking_back() const { return session != nullptr && ply < session->plies(); }
};

/// The effects of an entry, said before it is confirmed.
struct Preview {
    std::optional<Refusal> refusal;
    Text sentence;
    Story story;
    std::shared_ptr<const Replay> after;  ///< The last ply is the table after it; null when impossible.
};

/// Returns what `event` would do at the end of a session. Judges it once and copies one position.
Preview preview_of(const Session& session, const EventPtr& event);
/// Returns what one or more events would do one after the other: the first refusal, or all their sentences and what
/// follows from the last. A refusal by rule does not count for an event with a ruling.
Preview preview_of(const Session& session, std::span<const EventPtr> events);

/// One row of what a correction would change.
struct Difference {
    Text what;  ///< The number: "Ann's tokens".
    Text now, instead;
};
struct Misfit {
    EntryNumber entry = 0;
    std::size_t index = 0;  ///< Its step in the replay as it would be.
    Text sentence;
    Refusal refusal;
};
struct Correction {
    Proposal proposal;
    std::vector<Difference> differences;
    std::vector<Misfit> misfits;  ///< Entries that stand now and would not then.
    std::size_t replayed = 0;     ///< Later events that were played again.
};

/// Does what the program does, and knows no window. Everything that is written is judged, proposed, stored and then
/// shown.
class Recorder {
public:
    Recorder(Store& store, std::function<Moment()> now, std::function<std::string()> new_id);

    void begin(Heading heading);  ///< Throws BadRecord, Failure.
    void open(const std::string& id);
    /// Puts a session that corrects the setup of the open one in its place, under a new id. The one that was open
    /// lies in the trash as it was. Throws Failure, and then nothing has changed.
    void replace(const Session& session);
    void close();
    /// Stops the clock of the session (Absences), because the program ends or another session is opened. The session
    /// stays open.
    void leave();
    Store& store() { return store_; }
    const Store& store() const { return store_; }
    Moment now() const { return now_(); }
    std::string new_id() const { return new_id_(); }

    /// Enters an event. A refusal changes nothing; a `rule` refusal is accepted when the event has a ruling.
    std::optional<Refusal> enter(const Json& event);
    std::optional<Refusal> enter(EventPtr event);
    /// Enters an event of which a preview at this moment has said `verdict`: it is not judged again.
    std::optional<Refusal> enter(EventPtr event, std::optional<Refusal> verdict);
    Preview preview(const EventPtr& event) const { return preview_of(open_session(), event); }
    Preview preview(std::span<const EventPtr> events) const { return preview_of(open_session(), events); }
    /// Sets what returns the decimal mark of the language in use. Without it, "1,500" is refused because it has two
    /// readings (parse_typed).
    void read_numbers_by(std::function<char()> decimal_mark) { decimal_mark_of_language_ = std::move(decimal_mark); }
    char decimal_mark() const { return decimal_mark_of_language_ ? decimal_mark_of_language_() : '\0'; }
    /// Reads an entry line at the end of the session. Throws BadNotation.
    EventPtr parse(const std::string& line) const;
    EventPtr read(const Json& event) const;  ///< Throws BadRecord.
    /// Returns the event as the entry line would write it.
    std::string notation(const Event& event) const;
    /// Returns the event as the record would write it, without the moment.
    Json written(const Event& event) const;

    /// Settles everything that was recorded so far: it can be neither undone nor corrected as long as this session is
    /// open. An attempt to change it throws Failure.
    void settle();
    /// Throws Failure if what happened at this ply is settled.
    void check_settled(std::size_t ply) const;
    bool undo();  ///< Returns false when there is nothing to undo.
    bool redo();
    void undo_to(std::size_t ply);  ///< Undoes as many operations as bring the table back to this ply, as one.
    /// Returns the open session as it would be with other players or another setup, under a new id. `why` is the
    /// ruling for events that are then against the rules. Throws BadRecord.
    AnotherSetup consider_setup(Heading heading, const std::string& why) const;
    Correction consider(Corrected operation) const;
    /// Considers the operation together with striking all that would not fit after it, so that one undo brings all of
    /// it back.
    Correction consider_without_misfits(Corrected operation) const;
    void accept(Correction correction);
    void annotate(EntryNumber entry, const std::string& note);
    /// Puts a comment of a review in place of those on its entry. One without mark and text removes them. It is
    /// stored at once and is no event: undo does not touch it. Throws BadRecord for a text that no record may hold.
    void comment(Comment comment);

    /// Keeps a branch that was tried in a review, in place of one with this name at this moment. It is no event.
    /// Throws BadRecord for a name that no record may hold, and Failure when the moment is not in force any more.
    void keep(Variation variation);
    void throw_away(const Variation& variation);  ///< Drops a branch that was kept.

    /// Attaches a photo of the table, removes one for good, or changes what is written beneath it. It is stored at
    /// once and is no event: undo does not touch it. These functions throw BadRecord and Failure.
    void attach(const NewPhoto& photo);
    void remove_photo(PhotoNumber number);
    void set_caption(PhotoNumber number, const std::string& caption);
    void read_photos_again();  ///< Follows changes through another connection with the library.
    /// Returns the last entry before the moment that is looked at; 0 before the first.
    EntryNumber entry_here() const;

    /// Loads the open session again when another program wrote in the library. Returns whether one did.
    bool refresh();

    void look_at(std::size_t ply);  ///< Shows an earlier ply; records nothing.
    void back_to_now();

    Scene scene() const;
    const Session* session() const { return session_.get(); }  ///< Null when none is open.
    bool looking_back() const { return looking_back_; }
    /// Calls `show` after every change until the returned token is released.
    [[nodiscard]] std::shared_ptr<void> on_change(std::function<void(const Scene&)> show);

private:
    void record(Operation operation);
    template <class Proposed>
    void write(Proposed proposed);
    void load(const std::string& id);
    void pause_for_absences(Moment now);
    void show();
    const Session& open_session() const;
    void save(Commentary commentary);

    Store& store_;
    std::function<Moment()> now_;
    std::function<std::string()> new_id_;
    std::function<char()> decimal_mark_of_language_;
    std::unique_ptr<Session> session_;
    std::size_t ply_ = 0;
    std::size_t settled_ = 0;  ///< The number of plies that can be neither undone nor corrected.
    bool looking_back_ = false;
    Moment opened_{};
    Absences absences_;
    std::chrono::microseconds last_write_{};
    std::vector<std::weak_ptr<std::function<void(const Scene&)>>> shows_;
};

}  // namespace castalia
