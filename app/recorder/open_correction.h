#pragma once

#include <map>

#include "app/recorder/recorder.h"

namespace castalia {

/// An entry that would not fit any more, and what the table makes of it.
struct Dispute {
    EntryNumber entry = 0;
    std::size_t number = 0;  ///< As the log counts it.
    Text sentence;
    Refusal refusal;
    bool ruled = false;  ///< Else it is left out.
    std::string ruling;
};

/// Where an entry stands in the log; nothing when it is not in force.
std::optional<std::size_t> index_of(const Session& session, EntryNumber entry);

/// A correction in the making: what would stand at one place of the session, what the rules say of it there, and what
/// the table makes of each later entry that would not fit. Nothing is written.
class OpenCorrection {
public:
    enum class Kind { amend, insert, strike };

    /// `entry` is corrected or struck, or the new event comes before it (0: after the last).
    OpenCorrection(const Recorder& recorder, Kind kind, EntryNumber entry);

    Kind kind() const { return kind_; }
    std::size_t ply() const;  ///< The table before the place.
    /// Returns the slots of what is known of an event at that place; those of a note and of giving up, too.
    std::vector<Slot> form(const Json& draft) const;
    /// Returns what a line means at that place, short lines as well, with the payment that keeps most choice where it
    /// names none. Throws BadNotation where it means nothing there.
    EventPtr read(const std::string& line) const;
    const Event& old_event() const;  ///< Of the entry, as it is.
    const EventPtr& event() const { return event_; }

    /// The event instead, with the time of the one that it stands for; null while it is not complete.
    void set_event(const EventPtr& event);
    /// What the table ruled of the event itself; counts only where the rules are against it.
    void set_ruling(std::string ruling) { ruling_ = std::move(ruling); }
    void set_why(std::string why) { why_ = std::move(why); }
    void decide(const Dispute& dispute);

    /// Plays everything again as it stands now. Nothing while there is no event.
    std::optional<Correction> reconsider();

    /// Of the event itself, at its place.
    const std::optional<Refusal>& refusal() const { return refusal_; }
    /// In the order of the log; those that were ruled on, too.
    const std::vector<Dispute>& disputes() const { return disputes_; }
    std::size_t left_out() const;  ///< How many later events would be struck with it.
    bool nothing_changed() const;  ///< The event is the one that stands there already.
    /// All of it as one operation: what is disputed and not ruled on is left out.
    Corrected operation() const;

private:
    const Session& session() const { return *recorder_.scene().session; }
    bool same_event(const Event& one, const Event& other) const;  ///< But for note, ruling and moment.
    std::optional<Change> own_change() const;
    void find_disputes(const Change& own);
    Change ruled(const Dispute& dispute) const;

    const Recorder& recorder_;
    Kind kind_;
    EntryNumber entry_;
    EventPtr event_;
    std::string ruling_, why_;
    std::optional<Refusal> refusal_;
    std::vector<Dispute> disputes_;
    std::map<EntryNumber, std::string> rulings_;
};

}  // namespace castalia
