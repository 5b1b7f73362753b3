// The one way in which an operation gets into a session: it is proposed, written down, and then accepted.
#include "app/recorder/appending.h"

namespace castalia {

namespace {

/// Lists a session whose status is another one than before, so that a later version can compare its own ending with
/// this one.
void list_if_changed(const Store& store, const Session& session, Status before) {
    if (session.replay().status() == before) {
        return;
    }
    try {
        store.catch_up();
    } catch (const Failure&) {
        return;  // What was entered is on the disk, and the lists follow when they are read.
    }
}

template <class Proposed>
void append_proposed(Store& store, Session& session, Proposed proposed) {
    const Status before = session.replay().status();
    store.append(session, {&proposed.line, 1});
    session.accept(std::move(proposed));
    list_if_changed(store, session, before);
}

/// Returns the event as it would be appended; nothing if it is kept out, and then `appended` says why.
std::optional<Addition> judged(const Session& session, const EventPtr& event, Moment now, Appended& appended) {
    const Verdict verdict = session.replay().judge(*event);
    appended = keeps_out(verdict, *event) ? verdict : std::nullopt;
    return appended ? std::nullopt : std::optional(session.propose(Played{at_moment(event, now)}, verdict, now));
}

}  // namespace

EventPtr at_moment(const EventPtr& event, Moment now) {
    if (event->at) {
        return event;
    }
    auto stamped = std::make_shared<Event>(*event);
    stamped->at = now;
    return stamped;
}

void append(Store& store, Session& session, Proposal proposal) {
    append_proposed(store, session, std::move(proposal));
}

void append(Store& store, Session& session, Addition addition) {
    append_proposed(store, session, std::move(addition));
}

void append(Store& store, Session& session, Reversal reversal) {
    append_proposed(store, session, std::move(reversal));
}

Appended append_judged(Store& store, Session& session, Moment now,
                       const std::function<EventPtr(const Session&)>& read) {
    Appended appended;
    std::optional<Addition> addition = judged(session, read(session), now, appended);
    if (!addition) {
        return appended;
    }
    try {
        append(store, session, *std::move(addition));
    } catch (const Failure& failure) {
        if (failure.kind != Failure::Kind::conflict) {
            throw;
        }
        const Status before = session.replay().status();
        session = store.append_in_turn(
            session.heading().id, [&](const Session& there) { return judged(there, read(there), now, appended); });
        list_if_changed(store, session, before);
    }
    return appended;
}

}  // namespace castalia
