#include "app/recorder/open_correction.h"

#include <algorithm>

#include "app/recorder/clock.h"
#include "app/recorder/dice_line.h"
#include "app/recorder/dice_settings.h"
#include "app/recorder/line_reader.h"
#include "core/parts/score_sum.h"
#include "core/rules/game/field_path.h"
#include "db/history/own_throws.h"

namespace castalia {

std::optional<std::size_t> index_of(const Session& session, EntryNumber entry) {
    const std::vector<Step>& steps = session.replay().steps();
    const auto found = std::ranges::find(steps, entry, [](const Step& step) { return step.entry.number; });
    return found == steps.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - steps.begin()));
}

namespace {

/// Returns whether a note is the sum that was typed for a number. It belongs to that event and not to another one.
bool is_sum_of_several(const std::string& note) {
    try {
        return score_sum(note).several;
    } catch (const BadNotation&) {
        return false;
    }
}

}  // namespace

OpenCorrection::OpenCorrection(const Recorder& recorder, Kind kind, EntryNumber entry)
    : recorder_(recorder), kind_(kind), entry_(entry) {
    recorder.check_settled(ply());
}

std::size_t OpenCorrection::ply() const { return index_of(session(), entry_).value_or(session().plies()); }

const Event& OpenCorrection::old_event() const { return *session().replay().steps().at(ply()).entry.event; }

Json OpenCorrection::Beginning::kind() const { return value_at(draft, "type"); }

std::vector<OpenCorrection::Beginning> OpenCorrection::beginnings() const {
    std::vector<Beginning> all;
    for (const Verb& verb : session().playthrough().prompt(ply()).verbs) {
        all.push_back({verb.name, verb.draft});
    }
    all.push_back({say("The table counted"), {{"type", "adjust"}}});
    all.push_back({say("A note"), {{"type", "note"}}});
    if (kind_ == Kind::amend) {
        const Json old = recorder_.written(old_event());
        const auto is_old = [&old](const Beginning& one) { return one.kind() == value_at(old, "type"); };
        const bool told = std::ranges::count_if(all, is_old) != 1;
        const Beginning first{told ? session().replay().describe(ply()) : std::ranges::find_if(all, is_old)->name,
                              old, told};
        std::erase_if(all, is_old);
        all.insert(all.begin(), first);
    }
    return all;
}

EventPtr OpenCorrection::read(const std::string& line) const {
    const std::unique_ptr<Playthrough> table = session().playthrough().snapshot(ply());
    const Prompt prompt = table->prompt(table->plies());
    Draft draft([this](const Json& known) { return form(known); });
    if (const Verb* due = due_in(prompt)) {
        draft.begin(due->draft);
        if (fill_dice(draft, line) && draft.complete()) {
            return recorder_.read(draft.json());
        }
    }
    try {
        return LineReader(*table, session().names(), prompt, {}, recorder_.decimal_mark()).read(line);
    } catch (const BadNotation& bad) {
        if (const EventPtr thrown = read_throw(line, bad, prompt)) {
            return thrown;
        }
        if (!bad.so_far.is_object() || bad.position < line.size()) {
            throw;
        }
        draft.begin(bad.so_far);
        const Slot* proposed = draft.proposed();
        if (!draft.complete() || (proposed != nullptr && proposed->kind != Slot::Kind::payment)) {
            throw;
        }
        return recorder_.read(draft.json());
    }
}

/// Reads "4d6kh3+2 5612" and the like. Who threw, what for and with which dice stay as they were where the line does
/// not say it. Returns null where the line is no throw.
EventPtr OpenCorrection::read_throw(const std::string& line, const BadNotation& as_move, const Prompt& prompt) const {
    const Store& store = recorder_.store();
    std::optional<DiceLine> read =
        throw_in(line, as_move, session().names(), own_throws(store), dialect_for(store, session().heading().id));
    if (!read) {
        return nullptr;
    }
    if (!read->missing.empty() || read->values.empty()) {
        throw BadNotation(line.size(), read->missing.empty() ? say("A throw has dice, such as 2d6") : read->missing);
    }
    read->by_app = false;  // Whoever types what the dice showed saw them.
    const auto* old = kind_ == Kind::amend ? std::get_if<FreeDice>(&old_event().what) : nullptr;
    const bool one = prompt.seats.size() == 1;
    Json event =
        throw_event(*read, session().names(),
                    old != nullptr ? old->player : (one ? std::optional(prompt.seats.front()) : std::nullopt));
    if (old != nullptr && !old->label.empty() && !event.contains("label")) {
        event["label"] = old->label;
    }
    if (old != nullptr && !old->set.empty()) {
        event["die"] = old->set;
    }
    return recorder_.read(event);
}

bool OpenCorrection::same_event(const Event& one, const Event& other) const {
    Json written = recorder_.written(one), there = recorder_.written(other);
    for (Json* event : {&written, &there}) {
        event->erase("note");
        event->erase("ruling");
    }
    return written == there;
}

void OpenCorrection::set_event(const EventPtr& read) {
    if (!read) {
        event_.reset();
        return;
    }
    auto event = std::make_shared<Event>(*read);
    if (kind_ == Kind::amend) {
        event->at = old_event().at;
        const bool keeps_note = !is_sum_of_several(old_event().note) || same_event(*read, old_event());
        event->note = event->note.empty() && keeps_note ? old_event().note : event->note;
    } else {
        // It happened no later than the event after it.
        event->at = ply() < session().plies() ? old_event().at : std::optional(system_now());
    }
    event_ = std::move(event);
}

void OpenCorrection::decide(const Dispute& dispute) {
    if (dispute.ruled) {
        rulings_[dispute.entry] = dispute.ruling;
    } else {
        rulings_.erase(dispute.entry);
    }
}

std::optional<Change> OpenCorrection::own_change() const {
    if (kind_ == Kind::strike) {
        return Strike{entry_};
    }
    if (!event_) {
        return std::nullopt;
    }
    auto event = std::make_shared<Event>(*event_);
    event->ruling = refusal_ && refusal_->kind == Refusal::Kind::rule ? ruling_ : std::string();
    if (kind_ == Kind::amend) {
        return Amend{entry_, event};
    }
    return Insert{index_of(session(), entry_) ? entry_ : 0, event};
}

std::optional<Correction> OpenCorrection::reconsider() {
    refusal_.reset();
    if (event_) {
        refusal_ = Replay(session().replay(), ply()).judge(*event_);
    }
    disputes_.clear();
    const std::optional<Change> own = own_change();
    if (!own) {
        return std::nullopt;
    }
    find_disputes(*own);
    return recorder_.consider(operation());
}

/// Looks for the disputes anew after each ruling, because it changes what comes after it.
void OpenCorrection::find_disputes(const Change& own) {
    std::vector<Dispute> standing, open;
    Corrected operation{{own}, {}};
    for (bool again = true; again;) {
        again = false;
        open.clear();
        const Correction seen = recorder_.consider(operation);
        for (const Misfit& misfit : seen.misfits) {
            const std::optional<std::size_t> index = index_of(session(), misfit.entry);
            if (!index || misfit.entry == entry_) {
                continue;  // The fault of the event itself is said beside its fields.
            }
            std::erase_if(standing, [&](const Dispute& dispute) { return dispute.entry == misfit.entry; });
            Dispute dispute{misfit.entry, *index + 1, misfit.sentence, misfit.refusal, false, {}};
            const auto ruling = rulings_.find(misfit.entry);
            if (ruling == rulings_.end() || misfit.refusal.kind != Refusal::Kind::rule) {
                open.push_back(std::move(dispute));
                continue;
            }
            dispute.ruled = true;
            dispute.ruling = ruling->second;
            operation.changes.push_back(ruled(dispute));
            standing.push_back(std::move(dispute));
            again = true;
            break;
        }
    }
    disputes_ = std::move(standing);
    disputes_.insert(disputes_.end(), open.begin(), open.end());
    std::ranges::sort(disputes_, {}, &Dispute::number);
}

Change OpenCorrection::ruled(const Dispute& dispute) const {
    const Replay& replay = session().replay();
    auto event = std::make_shared<Event>(*replay.steps().at(dispute.number - 1).entry.event);
    event->ruling = dispute.ruling.empty() ? "?" : dispute.ruling;  // The words follow: accepting asks for them.
    return Amend{dispute.entry, event};
}

std::vector<Slot> OpenCorrection::form(const Json& draft) const {
    // Events that every game has get no slots from the rules.
    const Json& type = value_at(draft, "type");
    if (type == "note") {
        return {{"text", Slot::Kind::words, say("Note"), {}, 0, 0, false}};
    }
    if (type == "abandon") {
        return {{"reason", Slot::Kind::words, say("Why"), {}, 0, 0, true}};
    }
    return type.is_string() ? session().playthrough().form(ply(), draft) : std::vector<Slot>();
}

std::size_t OpenCorrection::left_out() const {
    return static_cast<std::size_t>(std::ranges::count(disputes_, false, &Dispute::ruled));
}

bool OpenCorrection::nothing_changed() const {
    const std::optional<Change> own = own_change();
    const auto* amend = own ? std::get_if<Amend>(&*own) : nullptr;
    return amend != nullptr && recorder_.written(*amend->event) == recorder_.written(old_event());
}

Corrected OpenCorrection::operation() const {
    Corrected operation;
    if (const std::optional<Change> own = own_change()) {
        operation.changes.push_back(*own);
    }
    for (const Dispute& dispute : disputes_) {
        operation.changes.push_back(dispute.ruled ? ruled(dispute) : Change(Strike{dispute.entry}));
    }
    operation.why = why_;
    return operation;
}

}  // namespace castalia
