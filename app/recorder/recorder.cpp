#include "app/recorder/recorder.h"

#include <algorithm>

#include "app/recorder/appending.h"
#include "app/recorder/line_reader.h"
#include "core/session/record.h"
#include "core/session/table_time.h"

namespace castalia {

namespace {

/// Returns the time at the table: from event to event without pauses and, while the session lasts, from the last
/// event (or from its opening) until now without absences.
std::chrono::milliseconds time_played(const Session& session, Moment opened, const Absences& absences, Moment now) {
    const TableTime time = table_time(session);
    const Replay& replay = session.replay();
    const bool lasts = replay.status() == Status::open && !replay.paused(replay.plies());
    if (!lasts) {
        return time.played();
    }
    const Moment since = time.since().value_or(opened);
    const auto here = absences.none() ? time_between(std::max(since, opened), now)
                                      : time_between(since, now) - absences.length(since);
    return time.played() + std::max(here, std::chrono::milliseconds::zero());
}

}  // namespace

Preview preview_of(const Session& session, const EventPtr& event) {
    const Replay& replay = session.replay();
    const std::size_t ply = replay.plies();
    Preview preview;
    preview.refusal = replay.judge(*event);
    preview.sentence = replay.describe(ply, *event);
    if (preview.refusal && preview.refusal->kind == Refusal::Kind::impossible) {
        return preview;
    }
    preview.story = replay.story(ply, *event);
    // The event has been judged, so it is played even against the rules, to see the table as it would be.
    const std::unique_ptr<Playthrough> line = session.playthrough().snapshot(ply);
    const auto* move = std::get_if<MovePtr>(&event->what);
    move == nullptr ? line->stay() : line->play(**move);
    const std::vector<std::string>& names = session.heading().players;
    preview.after =
        std::make_shared<Replay>(std::shared_ptr<const Playthrough>(line->snapshot(line->plies())), names);
    return preview;
}

Preview preview_of(const Session& session, std::span<const EventPtr> events) {
    if (events.size() == 1) {
        return preview_of(session, events.front());
    }
    const std::vector<std::string>& names = session.heading().players;
    std::unique_ptr<Playthrough> line = session.playthrough().snapshot(session.replay().plies());
    Preview preview;
    std::vector<Text> sentences;
    for (const EventPtr& event : events) {
        const Replay here(std::shared_ptr<const Playthrough>(line->snapshot(line->plies())), names);
        sentences.push_back(here.describe(here.plies(), *event));
        preview.refusal = here.judge(*event);
        if (keeps_out(preview.refusal, *event)) {
            preview.sentence = sentences.back();
            return preview;
        }
        preview.refusal.reset();
        preview.story = here.story(here.plies(), *event);
        const auto* move = std::get_if<MovePtr>(&event->what);
        move == nullptr ? line->stay() : line->play(**move);
    }
    preview.sentence = listed_with_and(sentences);
    preview.after =
        std::make_shared<Replay>(std::shared_ptr<const Playthrough>(line->snapshot(line->plies())), names);
    return preview;
}

Recorder::Recorder(Store& store, std::function<Moment()> now, std::function<std::string()> new_id)
    : store_(store), now_(std::move(now)), new_id_(std::move(new_id)) {}

const Session& Recorder::open_session() const {
    if (!session_) {
        throw Failure(Failure::Kind::missing, say("No session is open. Open one from Home or History first."));
    }
    return *session_;
}

void Recorder::begin(Heading heading) {
    const Game* game = store_.games().find(heading.game);
    if (game == nullptr) {
        throw BadRecord("game", say("no game is called \"{name}\"", {{"name", literally(heading.game)}}));
    }
    heading.id = new_id_();
    heading.started = now_();
    heading.utc_offset = offset_at(*heading.started, store_.reader_clock());
    if (heading.edition.empty()) {
        heading.edition = game->editions.front();
    }
    check_characters(heading.setup, "setup");
    heading.setup = game->settle(Players{heading.players}, heading.edition, heading.setup);
    auto session = std::make_unique<Session>(*game, std::move(heading));
    store_.begin(*session);
    leave();
    session_ = std::move(session);
    opened_ = now_();
    absences_.forget();
    back_to_now();
}

void Recorder::load(const std::string& id) {
    session_ = std::make_unique<Session>(store_.load(id));
    looking_back_ = false;
    ply_ = session_->plies();
}

void Recorder::open(const std::string& id) {
    leave();
    load(id);
    settled_ = 0;
    opened_ = now_();
    absences_.come_back(store_, *session_, opened_);
    last_write_ = {};
    show();
}

void Recorder::leave() {
    if (!session_) {
        return;
    }
    try {
        absences_.leave(store_, *session_, now_());
    } catch (const Failure&) {
        return;  // The disk failed: some minutes too many are counted, but nothing that was entered is lost.
    }
}

void Recorder::close() {
    leave();
    session_.reset();
    absences_.forget();
    looking_back_ = false;
    ply_ = 0;
    settled_ = 0;
    show();
}

std::optional<Refusal> Recorder::enter(const Json& event) { return enter(read(event)); }

std::optional<Refusal> Recorder::enter(EventPtr event) {
    std::optional<Refusal> verdict = open_session().replay().judge(*event);
    return enter(std::move(event), std::move(verdict));
}

std::optional<Refusal> Recorder::enter(EventPtr event, std::optional<Refusal> verdict) {
    open_session();
    if (keeps_out(verdict, *event)) {
        return verdict;
    }
    Played played{at_moment(event, now_())};
    pause_for_absences(*played.event->at);
    write(session_->propose(std::move(played), verdict, now_()));
    back_to_now();
    return std::nullopt;
}

/// Enters a pause for each time that the table was at another session since the last event. One undo takes all of
/// them back.
void Recorder::pause_for_absences(Moment now) {
    std::vector<Change> pauses = absences_.pauses(*session_, now);
    absences_.forget();
    if (!pauses.empty()) {
        write(session_->propose(Corrected{std::move(pauses), ""}, now));
    }
}

EventPtr Recorder::parse(const std::string& line) const {
    const Session& session = open_session();
    return parse_typed(line, session.playthrough(), session.names(), decimal_mark());
}

EventPtr Recorder::read(const Json& event) const {
    const Session& session = open_session();
    check_characters(event, "event");
    return read_event(event, "event", session.playthrough(), session.names());
}

std::string Recorder::notation(const Event& event) const {
    const Session& session = open_session();
    return format_event(event, session.playthrough(), session.names());
}

Json Recorder::written(const Event& event) const {
    const Session& session = open_session();
    Json json = write_event(event, session.playthrough(), session.names());
    json.erase("at");
    return json;
}

void Recorder::settle() { settled_ = open_session().plies(); }

void Recorder::check_settled(std::size_t ply) const {
    if (ply < settled_) {
        throw Failure(Failure::Kind::other,
                      say("This happened before the branch began, and a branch leaves that as it was. Go back to the "
                          "session to correct it."));
    }
}

bool Recorder::undo() {
    if (!session_ || session_->in_force().undoable.size() <= settled_) {
        return false;
    }
    write(session_->propose(Undone{}, now_()));
    back_to_now();
    return true;
}

bool Recorder::redo() {
    if (!session_ || session_->in_force().redoable.empty()) {
        return false;
    }
    write(session_->propose(Redone{}, now_()));
    back_to_now();
    return true;
}

void Recorder::undo_to(std::size_t ply) {
    check_settled(ply);
    const std::vector<Entry>& entries = open_session().in_force().entries;
    Corrected operation;
    for (std::size_t i = ply; i < entries.size(); ++i) {
        operation.changes.emplace_back(Strike{entries[i].number});
    }
    if (!operation.changes.empty()) {
        record(std::move(operation));
    }
}

void Recorder::comment(Comment comment) {
    open_session();
    check_text(comment.text, kLongestText, "comments.text");
    Commentary commentary = session_->commentary;
    std::vector<Comment>& comments = commentary.comments;
    std::erase_if(comments, [&](const Comment& one) { return one.entry == comment.entry; });
    if (!comment.mark.empty() || !comment.text.empty()) {
        comments.insert(std::ranges::upper_bound(comments, comment.entry, {}, &Comment::entry), std::move(comment));
    }
    save(std::move(commentary));
}

void Recorder::keep(Variation variation) {
    if (!ply_after(open_session(), variation.after)) {
        throw Failure(Failure::Kind::missing,
                      say("The event before this branch is not in the session any more, so the "
                          "branch has no place in it."));
    }
    check_text(variation.name, kLongestTitle, "variations.name");
    Commentary commentary = session_->commentary;
    std::erase_if(commentary.variations,
                  [&](const Variation& one) { return one.after == variation.after && one.name == variation.name; });
    commentary.variations.push_back(std::move(variation));
    save(std::move(commentary));
}

void Recorder::throw_away(const Variation& variation) {
    Commentary commentary = open_session().commentary;
    std::erase_if(commentary.variations,
                  [&](const Variation& one) { return one.after == variation.after && one.name == variation.name; });
    save(std::move(commentary));
}

void Recorder::save(Commentary commentary) {
    std::swap(session_->commentary, commentary);
    try {
        store_.save_commentary(*session_);
    } catch (...) {
        std::swap(session_->commentary, commentary);
        throw;
    }
    show();
}

void Recorder::annotate(EntryNumber entry, const std::string& note) {
    check_settled(ply_after(open_session(), entry).value_or(settled_ + 1) - 1);
    record(Annotated{entry, note});
}

void Recorder::accept(Correction correction) {
    open_session();
    write(std::move(correction.proposal));
    back_to_now();
}

void Recorder::record(Operation operation) {
    write(session_->propose(std::move(operation), now_()));
    back_to_now();
}

/// Writes what was proposed down in the library. Only then is it part of the session.
template <class Proposed>
void Recorder::write(Proposed proposed) {
    const auto began = std::chrono::steady_clock::now();
    try {
        append(store_, *session_, std::move(proposed));
    } catch (const Failure& failure) {
        if (failure.kind != Failure::Kind::conflict) {
            show();
            throw;
        }
        load(std::string(session_->heading().id));
        show();
        throw Failure(Failure::Kind::conflict,
                      say("Another program wrote in this session in the meantime. It has been loaded again; "
                          "your last entry was not made. Look at the log and enter it once more."));
    }
    last_write_ = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began);
}

bool Recorder::refresh() {
    if (!store_.changed_elsewhere()) {
        return false;
    }
    if (session_) {
        const std::string id = session_->heading().id;
        load(id);
        show();
    }
    return true;
}

void Recorder::look_at(std::size_t ply) {
    if (!session_) {
        return;
    }
    ply_ = std::min(ply, session_->plies());
    looking_back_ = ply_ < session_->plies();
    show();
}

void Recorder::back_to_now() {
    looking_back_ = false;
    ply_ = session_ ? session_->plies() : 0;
    show();
}

Scene Recorder::scene() const {
    Scene scene;
    if (session_) {
        scene.session = session_.get();
        scene.ply = looking_back_ ? ply_ : session_->plies();
        scene.last_write = last_write_;
        scene.played = time_played(*session_, opened_, absences_, now_());
    }
    return scene;
}

std::shared_ptr<void> Recorder::on_change(std::function<void(const Scene&)> callback) {
    auto token = std::make_shared<std::function<void(const Scene&)>>(std::move(callback));
    shows_.push_back(token);
    return token;
}

void Recorder::show() {
    std::erase_if(shows_, [](const auto& shown) { return shown.expired(); });
    const auto now_shown = shows_;
    const Scene shown = scene();
    for (const auto& weak : now_shown) {
        if (const auto callback = weak.lock()) {
            (*callback)(shown);
        }
    }
}

}  // namespace castalia
