#pragma once

#include <map>

#include "app/recorder/recorder.h"

namespace castalia {

/// An entry that would not fit any more, and what the table decides about it.
struct Dispute {
    EntryNumber entry = 0;
    std::size_t number = 0;  ///< Its number in the log.
    Text sentence;
    Refusal refusal;
    bool ruled = false;  ///< False when it is left out.
    std::string ruling;
};

/// Returns where an entry stands in the log; nothing when it is not in force.
std::optional<std::size_t> index_of(const Session& session, EntryNumber entry);

/// A correction in the making: what would stand at one place of the session, what the rules say of it there, and what
/// the table decides about each later entry that would not fit. Nothing is written.
class OpenCorrection {
public:
    enum class Kind { amend, insert, strike };

    /// `entry` is corrected or struck, or the new event comes before it (0: after the last). Throws Failure if what
    /// happened there is settled.
    OpenCorrection(const Recorder& recorder, Kind kind, EntryNumber entry);

    Kind kind() const { return kind_; }
    std::size_t ply() const;  ///< The ply of the table before that place.
    /// Returns the slots of an event at that place of which `draft` is known, also for a note and for giving up.
    std::vector<Slot> form(const Json& draft) const;
    /// Returns what a line, also a short one, means at that place, with the payment that keeps most choice where it
    /// names none. Throws BadNotation where it means nothing there.
    EventPtr read(const std::string& line) const;
    /// An event that may stand at that place, begun as far as its kind goes.
    struct Beginning {
        Text name;
        Json draft;
        bool told = false;  ///< The name is the sentence of that very event, because its kind has not one name there.
        Json kind() const;  ///< The type of the event.
    };
    /// Returns the event as it is, then every other kind of event that the table could have seen there. All are named
    /// by their kinds where these have names.
    std::vector<Beginning> beginnings() const;
    const Event& old_event() const;  ///< Returns the event of the entry as it is.
    const EventPtr& event() const { return event_; }

    /// Sets the new event, with the time of the one that it replaces or precedes; null while it is not complete.
    void set_event(const EventPtr& event);
    /// Sets what the table ruled about the event itself; it counts only where the rules are against it.
    void set_ruling(std::string ruling) { ruling_ = std::move(ruling); }
    void set_why(std::string why) { why_ = std::move(why); }
    void decide(const Dispute& dispute);

    /// Plays everything again with the correction. Returns nothing while there is no event.
    std::optional<Correction> reconsider();

    /// Returns why the rules are against the event itself at its place.
    const std::optional<Refusal>& refusal() const { return refusal_; }
    /// Returns the disputes in the order of the log, also those that were ruled on.
    const std::vector<Dispute>& disputes() const { return disputes_; }
    std::size_t left_out() const;  ///< Returns how many later events would be struck with it.
    bool nothing_changed() const;  ///< Returns whether the same event stands there already.
    /// Returns all of it as one operation, which strikes what is disputed and not ruled on.
    Corrected operation() const;

private:
    const Session& session() const { return *recorder_.scene().session; }
    EventPtr read_throw(const std::string& line, const BadNotation& as_move, const Prompt& prompt) const;
    bool same_event(const Event& one, const Event& other) const;  ///< Compares all but note, ruling and moment.
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
