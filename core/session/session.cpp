#include "core/session/session.h"

#include <algorithm>

#include "core/rules/json/fields.h"
#include "core/session/uuid.h"

namespace castalia {

std::string_view status_word(Status status) {
    switch (status) {
        case Status::finished: return "finished";
        case Status::abandoned: return "abandoned";
        default: return "open";
    }
}

void check_title(const std::string& text, const std::string& where) {
    check_utf8(text, where);
    if (!text.empty()) {
        check_name(text, kLongestTitle, where);
    }
}

namespace {

/// Returns how many days lie between the beginning and the first event because somebody changed the date since. The
/// time of day stays then, so the first event comes soon after that time on another day. Returns none for a first
/// event that came days later, and for a beginning that is the moment in which the id was made.
std::chrono::days days_moved(const Heading& heading, Moment first) {
    constexpr std::chrono::hours kEarly(1), kSoon(6), kSame(12);  // The first event may be before the beginning.
    if (!heading.started) {
        return {};
    }
    const auto made = moment_of_uuid7(heading.id);
    const auto days = std::chrono::floor<std::chrono::days>(first - *heading.started + kEarly);
    const bool as_made = made && std::chrono::abs(*made - *heading.started) < kSame;
    return as_made || first - *heading.started - days > kSoon ? std::chrono::days() : days;
}

/// Returns how many entries at the front are equal in both: the same event with the same number.
std::size_t common_front(const std::vector<Step>& steps, const std::vector<Entry>& entries) {
    std::size_t same = 0;
    while (same < steps.size() && same < entries.size() && steps[same].entry.number == entries[same].number &&
           steps[same].entry.event == entries[same].event) {
        ++same;
    }
    return same;
}

void replay_from(Replay& replay, const std::vector<Entry>& entries, std::size_t first) {
    replay.expect(entries.size() - std::min(first, entries.size()));
    for (std::size_t i = first; i < entries.size(); ++i) {
        replay.add(entries[i]);
    }
}

void check_remark(const std::string& text, const char* where) {
    if (!text.empty()) {
        check_utf8(text, where);
        check_text(text, kLongestText, where);
    }
}

/// Checks the note and the ruling of an event. The event was read strictly, but these may have been added since,
/// straight from a field. Remarks that could not be read again must not be kept, because the whole session would
/// become unreadable.
void check_remarks(const Event& event) {
    check_remark(event.ruling, "ruling");
    check_remark(event.note, "note");
}

void check_remarks(const Operation& operation) {
    if (const auto* annotated = std::get_if<Annotated>(&operation)) {
        check_remark(annotated->note, "note");
    } else if (const auto* played = std::get_if<Played>(&operation)) {
        check_remarks(*played->event);
    } else if (const auto* corrected = std::get_if<Corrected>(&operation)) {
        for (const Change& change : corrected->changes) {
            if (const auto* amend = std::get_if<Amend>(&change)) {
                check_remarks(*amend->event);
            } else if (const auto* insert = std::get_if<Insert>(&change)) {
                check_remarks(*insert->event);
            }
        }
    }
}

/// Returns a correction in the words of the log, by the change that it is about; what else it changes follows from
/// it.
Text correction_text(const Journal& journal, std::size_t index, const Change& change, const Replay& replay) {
    const auto end = journal.begin() + static_cast<std::ptrdiff_t>(index);
    const std::vector<Entry> before = in_force(Journal(journal.begin(), end)).entries;
    const auto fill_of = [&](EntryNumber number, const EventPtr& event) {
        const auto entry = std::ranges::find(before, number, &Entry::number);
        const auto ply = std::min(static_cast<std::size_t>(entry - before.begin()), replay.plies());
        return Fill{"what", replay.describe(ply, event ? *event : *entry->event)};
    };
    if (const auto* insert = std::get_if<Insert>(&change)) {
        return say("insertion: {what}", {fill_of(insert->before, insert->event)});
    }
    if (const auto* amend = std::get_if<Amend>(&change)) {
        return say("correction: {what}", {fill_of(amend->entry, amend->event)});
    }
    const EntryNumber struck = std::get<Strike>(change).entry;
    return std::ranges::find(before, struck, &Entry::number) == before.end()
               ? say("the correction")
               : say("deletion: {what}", {fill_of(struck, nullptr)});
}

/// Returns one operation in the words of the log.
Text operation_text(const Journal& journal, std::size_t index, const Replay& replay) {
    const Operation& operation = journal[index].operation;
    const Event* event = nullptr;
    if (const auto* played = std::get_if<Played>(&operation)) {
        event = played->event.get();
    } else if (std::holds_alternative<Annotated>(operation)) {
        return say("the annotation");
    } else {
        // A correction has at least one change.
        return correction_text(journal, index, std::get<Corrected>(operation).changes.front(), replay);
    }
    for (std::size_t i = replay.plies(); i-- > 0;) {
        if (replay.steps()[i].entry.event.get() == event) {
            return replay.describe(i);
        }
    }
    return replay.describe(replay.plies(), *event);
}

}  // namespace

Session::Session(const Game& game, Heading heading, Journal journal)
    : game_(&game),
      heading_(std::move(heading)),
      journal_(std::move(journal)),
      in_force_(castalia::in_force(journal_)) {
    begin(game.settle_and_begin(Players{heading_.players}, heading_.edition, heading_.setup));
}

Session::Session(const Game& game, Heading heading, Journal journal, std::shared_ptr<const Playthrough> start)
    : game_(&game),
      heading_(std::move(heading)),
      journal_(std::move(journal)),
      in_force_(castalia::in_force(journal_)) {
    begin(std::move(start));
}

void Session::begin(std::shared_ptr<const Playthrough> start) {
    replay_ = std::make_unique<Replay>(std::move(start), heading_.players);
    replay_from(*replay_, in_force_.entries, 0);
}

std::size_t Session::plies_of_game() const {
    std::size_t plies = replay_->plies();
    while (plies > 0 && (replay_->abandoned(plies - 1) || replay_->playthrough().over(plies - 1))) {
        --plies;
    }
    return plies;
}

std::optional<Moment> Session::ended() const {
    if (heading_.ended || replay_->status() == Status::open || in_force_.entries.empty()) {
        return heading_.ended;
    }
    const std::size_t over = plies_of_game();
    if (over == 0) {
        return std::nullopt;  // It was over before anybody wrote anything down.
    }
    const std::optional<Moment> last = in_force_.entries.at(over - 1).event->at;
    const auto first =
        std::ranges::find_if(in_force_.entries, [](const Entry& entry) { return entry.event->at.has_value(); });
    if (!last || first == in_force_.entries.end()) {
        return last;
    }
    const Moment moved = *last - days_moved(heading_, *first->event->at);
    return heading_.started && moved < *heading_.started ? *last : moved;
}

Proposal Session::propose(Operation operation, Moment at) const {
    check_remarks(operation);
    Proposal proposal{{at, std::move(operation)}, {}, nullptr, 0};
    const Operation& proposed = proposal.line.operation;
    if (std::holds_alternative<Undone>(proposed) || std::holds_alternative<Redone>(proposed)) {
        Journal longer = journal_;
        longer.push_back(proposal.line);
        proposal.in_force = castalia::in_force(longer);
    } else {
        proposal.in_force = in_force_with(in_force_, proposed, journal_.size());
    }
    proposal.common = common_front(replay_->steps(), proposal.in_force.entries);
    proposal.replay = std::make_unique<Replay>(*replay_, proposal.common);
    replay_from(*proposal.replay, proposal.in_force.entries, proposal.common);
    return proposal;
}

Addition Session::propose(Played played, const Verdict& verdict, Moment at) const {
    check_remarks(*played.event);
    Addition addition{{at, played}, replay_->from_now()};
    addition.next.add({in_force_.next, std::move(played.event), false}, &verdict);
    return addition;
}

Reversal Session::propose(Undone undone, Moment at) const {
    Reversal reversal{{at, undone}, nullptr, std::nullopt};
    if (!in_force_.undoable.empty() && played_by(in_force_.undoable.back()) == nullptr) {
        reversal.whole = std::make_unique<Proposal>(propose(Operation(undone), at));
    }
    return reversal;
}

Reversal Session::propose(Redone redone, Moment at) const {
    Reversal reversal{{at, redone}, nullptr, std::nullopt};
    if (in_force_.redoable.empty()) {
        return reversal;
    }
    const std::size_t index = in_force_.redoable.back();
    const Played* const played = played_by(index);
    if (played == nullptr) {
        reversal.whole = std::make_unique<Proposal>(propose(Operation(redone), at));
        return reversal;
    }
    reversal.next = replay_->from_now();
    reversal.next->add({in_force_.next - numbers_from(journal_, index), played->event, false});
    return reversal;
}

void Session::accept(Proposal proposal) {
    journal_.push_back(std::move(proposal.line));
    in_force_ = std::move(proposal.in_force);
    replay_ = std::move(proposal.replay);
    result_remark = {};
}

void Session::accept(Addition addition) {
    // Nothing before it changes, so nothing is calculated again.
    in_force_.undoable.push_back(journal_.size());
    in_force_.redoable.clear();
    in_force_.entries.push_back(addition.next.steps().front().entry);
    ++in_force_.next;
    replay_->go_on_with(std::move(addition.next));
    journal_.push_back(std::move(addition.line));
    result_remark = {};
}

void Session::accept(Reversal reversal) {
    if (reversal.whole) {
        return accept(std::move(*reversal.whole));
    }
    if (reversal.next) {
        in_force_.undoable.push_back(in_force_.redoable.back());
        in_force_.redoable.pop_back();
        in_force_.entries.push_back(reversal.next->steps().front().entry);
        replay_->go_on_with(*std::move(reversal.next));
    } else if (std::holds_alternative<Undone>(reversal.line.operation) && !in_force_.undoable.empty()) {
        // The last operation that stands is an event, so its entry is the last one.
        in_force_.redoable.push_back(in_force_.undoable.back());
        in_force_.undoable.pop_back();
        in_force_.entries.pop_back();
        replay_->take_back_to(in_force_.entries.size());
    }
    journal_.push_back(std::move(reversal.line));
    result_remark = {};
}

void Session::enter(Operation operation, Moment at) {
    if (const auto* undone = std::get_if<Undone>(&operation)) {
        return accept(propose(*undone, at));
    }
    if (const auto* redone = std::get_if<Redone>(&operation)) {
        return accept(propose(*redone, at));
    }
    if (auto* played = std::get_if<Played>(&operation)) {
        const Verdict verdict = replay_->judge(*played->event);
        return accept(propose(std::move(*played), verdict, at));
    }
    accept(propose(std::move(operation), at));
}

std::optional<Text> Session::undo_text() const {
    if (in_force_.undoable.empty()) {
        return std::nullopt;
    }
    return operation_text(journal_, in_force_.undoable.back(), *replay_);
}

std::optional<Text> Session::redo_text() const {
    if (in_force_.redoable.empty()) {
        return std::nullopt;
    }
    return operation_text(journal_, in_force_.redoable.back(), *replay_);
}

}  // namespace castalia
