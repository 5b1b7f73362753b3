// The answer to what was composed: the event, its preview, the echo, and the marks of the board.
#include <algorithm>

#include "app/recorder/entry_composer.h"
#include "app/recorder/line_reader.h"
#include "app/recorder/precedents.h"

namespace castalia {

namespace {

using Echo = Composition::Echo;

/// Returns whether everything that a verb begins with is in the event. Slots of the form may differ from it, such as
/// the player of a card where any order will do.
bool begins(const Verb& verb, const Json& event, const Draft* asked) {
    return std::ranges::all_of(verb.draft.items(), [&](const auto& known) {
        return (event.contains(known.key()) && event[known.key()] == known.value()) ||
               (asked != nullptr && asked->slot(FieldPath() / known.key()) != nullptr);
    });
}

/// Returns the name of what fills a slot, for the middle of a sentence. Labels are for the form, where "to" and
/// "with" stand beside the slots.
Text what_fills(const Slot& slot) {
    if (slot.field == FieldPath("player")) {
        return say("the player");
    }
    if (!slot.filled_by.empty()) {
        return slot.filled_by;
    }
    switch (slot.kind) {
        case Slot::Kind::die: return say("the die");
        case Slot::Kind::card: return say("the card");
        case Slot::Kind::payment: return say("the payment");
        case Slot::Kind::suit: return say("the suit");
        case Slot::Kind::cards: return say("the cards");
        case Slot::Kind::words: return say("the words");
        case Slot::Kind::number:
        case Slot::Kind::sum: return say("the number");
        case Slot::Kind::place: return say("the choice");  // Such as a district, a narrator, the end of a veto.
        case Slot::Kind::pattern:
        case Slot::Kind::table: break;
    }
    return slot.label;
}

/// Returns what the program put into a slot: the name of the option, or the number.
Text filling_of(const Draft& draft, const Slot& slot) {
    const Json value = value_at(draft.json(), slot.field);
    const auto option =
        std::ranges::find_if(slot.options, [&](const Option& one) { return same_value(one.value, value); });
    return option != slot.options.end() ? option->name : literally(value.dump());
}

/// Returns a correction that inserts words at the latest place since `ply` where they are allowed and everything
/// after them still fits. Returns nothing where there is no such place.
std::optional<Correction> earlier_correction(const Recorder& recorder, const EventPtr& event, std::size_t ply) {
    const Session& session = *recorder.session();
    const auto* move = std::get_if<MovePtr>(&event->what);
    for (std::size_t at = session.plies(); move != nullptr && at-- > ply;) {
        if (session.playthrough().snapshot(at)->judge(**move)) {
            continue;
        }
        const EntryNumber before = session.replay().steps().at(at).entry.number;
        Correction correction = recorder.consider(Corrected{{Insert{before, event}}, ""});
        if (correction.misfits.empty()) {
            return correction;
        }
    }
    return std::nullopt;
}

}  // namespace

bool stands_aside(const Prompt& prompt, std::size_t verb) {
    return prompt.verbs.size() == 2 && prompt.verbs[verb].barred && !prompt.verbs[1 - verb].barred;
}

Composition::Enter Composition::enter() const {
    switch (state) {
        case EntryState::ready: return Enter::record;
        case EntryState::forbidden: return Enter::refuse;
        default: return Enter::nothing;
    }
}

/// Chooses the verb that the turn goes on with, so that its form is shown. Chooses nothing optional, and none of
/// several events that are complete already, because Enter would record it.
void EntryComposer::choose_what_is_due() {
    const Verb* first = due_in(now_.prompt);
    if (first == nullptr) {
        return;
    }
    now_.draft.begin(first->draft);
    const bool enters_something = now_.draft.complete() && now_.draft.proposed() == nullptr;
    if (!enters_something || std::ranges::count_if(now_.prompt.verbs, is_due) == 1) {
        now_.verb = static_cast<int>(first - now_.prompt.verbs.data());
    } else {
        now_.draft.clear();
    }
}

/// Reads the numbers of dice where the turn goes on with a roll. Returns false, and changes nothing, where no dice
/// are due or they cannot show these numbers.
bool EntryComposer::read_dice(const std::string& line) {
    const Verb* due = due_in(now_.prompt);
    if (due == nullptr) {
        return false;
    }
    Draft draft = now_.draft;
    draft.begin(due->draft);
    if (!fill_dice(draft, line)) {
        return false;
    }
    now_.verb = static_cast<int>(due - now_.prompt.verbs.data());
    now_.draft = std::move(draft);
    return true;
}

void EntryComposer::begin_draft(const Json& known) {
    now_.draft.begin(known);
    now_.verb = verb_of(known);
}

int EntryComposer::verb_of(const Json& event) const {
    for (const Draft* asked : {static_cast<const Draft*>(nullptr), &now_.draft}) {
        const auto verb =
            std::ranges::find_if(now_.prompt.verbs, [&](const Verb& one) { return begins(one, event, asked); });
        if (verb != now_.prompt.verbs.end()) {
            return static_cast<int>(verb - now_.prompt.verbs.begin());
        }
    }
    return -1;
}

void EntryComposer::filled() {
    by_app_ = false;  // What somebody changes by hand is the table's.
    if (now_.verb < 0 && now_.draft.type().empty()) {
        return;
    }
    if (!now_.draft.complete()) {
        now_.line.clear();
        now_.suggested = false;
        return lose(EntryState::begun);
    }
    if (!composed_ && now_.draft.proposed() != nullptr) {
        return lose(EntryState::begun, echo_proposed());
    }
    try {
        const EventPtr event = recorder_.read(now_.draft.json());
        now_.line = line_of(*event);
        now_.suggested = true;
        take(event);
    } catch (const BadRecord& bad) {
        lose(EntryState::unreadable, Echo{bad.text, {}, true});
    }
}

void EntryComposer::take(EventPtr event, std::vector<EventPtr> leading) {
    now_.event = std::move(event);
    now_.leading = std::move(leading);
    std::vector<EventPtr> all = now_.leading;
    all.push_back(now_.event);
    now_.preview = recorder_.preview(all);
    const Json* before = now_.verb < 0 ? nullptr : &now_.prompt.verbs[static_cast<std::size_t>(now_.verb)].before;
    if (now_.preview->refusal && now_.leading.empty() && before != nullptr && !before->is_null()) {
        all.insert(all.begin(), recorder_.read(*before));
        if (Preview begun = recorder_.preview(all); !begun.refusal) {
            now_.leading = {all.front()};
            now_.preview = std::move(begun);
        }
    }
    const std::optional<Refusal>& refusal = now_.preview->refusal;
    // A line may have the ruling already.
    const bool ruled = refusal && refusal->kind == Refusal::Kind::rule && !now_.event->ruling.empty();
    finish(refusal && !ruled ? EntryState::forbidden : EntryState::ready);
}

void EntryComposer::lose(EntryState state, std::optional<Echo> echo) {
    now_.event.reset();
    now_.leading.clear();
    now_.preview.reset();
    finish(state, std::move(echo));
}

void EntryComposer::refuse(const Refusal& refusal) {
    const Session& session = *recorder_.session();
    now_.rulings = earlier_rulings(session, refusal.clause);
    constexpr std::size_t kOffered = 3;
    if (refusal.kind == Refusal::Kind::rule && now_.rulings.size() < kOffered) {
        std::ranges::move(
            rulings_elsewhere(recorder_.store(), session, refusal.clause, kOffered - now_.rulings.size()),
            std::back_inserter(now_.rulings));
    }
    std::vector<Text> house = house_rules_for(recorder_.store(), session, refusal.clause);
    now_.rulings.insert(now_.rulings.begin(), std::make_move_iterator(house.begin()),
                        std::make_move_iterator(house.end()));
    now_.preview = now_.preview ? std::move(now_.preview) : Preview();
    now_.preview->refusal = refusal;
    finish(EntryState::refused, Echo{say("Refused, nothing was entered"), refusal.reason, true});
}

void EntryComposer::finish(EntryState state, std::optional<Echo> echo) {
    now_.state = state;
    now_.help = help();
    now_.completion.clear();
    if (state == EntryState::ready && now_.leading.empty() && !now_.suggested) {
        const std::string whole = line_of(*now_.event);
        now_.completion = whole == now_.line ? std::string() : whole;
    }
    now_.echo = echo ? std::move(*echo) : now_.preview ? echo_event() : echo_open();
    show_on_board();
}

void EntryComposer::recall_precedents() {
    constexpr std::size_t kMostPrecedents = 3;
    const Session& session = *recorder_.session();
    now_.precedents = precedents_of(session, now_.draft.type());
    if (now_.precedents.size() >= kMostPrecedents) {
        return;
    }
    const std::string& id = session.heading().id;
    if (elsewhere_.session != id || elsewhere_.type != now_.draft.type() ||
        elsewhere_.journal != session.journal().size()) {
        elsewhere_ = {id, now_.draft.type(), session.journal().size(),
                      precedents_elsewhere(recorder_.store(), session, now_.draft.type(), kMostPrecedents)};
    }
    const std::size_t more = std::min(kMostPrecedents - now_.precedents.size(), elsewhere_.texts.size());
    now_.precedents.insert(now_.precedents.end(), elsewhere_.texts.begin(),
                           elsewhere_.texts.begin() + static_cast<std::ptrdiff_t>(more));
}

void EntryComposer::show_on_board() {
    now_.marks.clear();
    now_.seat.reset();
    now_.precedents.clear();
    const Session* session = recorder_.session();
    const Json& known = now_.draft.json();
    if (session != nullptr && !now_.draft.type().empty()) {
        const bool refused = now_.preview && now_.preview->refusal;
        now_.marks = entry_marks(now_.draft.slots(), known, refused ? &*now_.preview->refusal : nullptr);
        recall_precedents();
        const Json player = value_at(known, "player");
        const auto who =
            std::ranges::find_if(session->names(), [&](const std::string& one) { return player == one; });
        if (who != session->names().end()) {
            now_.seat = Seat{static_cast<int>(who - session->names().begin())};
        }
    }
    now_.after = now_.preview && !now_.preview->refusal ? now_.preview->after : nullptr;
}

Echo EntryComposer::echo_open() const {
    const Prompt& prompt = now_.prompt;
    if (prompt.verbs.empty()) {
        return {prompt.text, say("Ctrl+Z takes the last event back. File, Export writes the session out."), false};
    }
    if (now_.verb < 0) {
        return {prompt.text, say("Choose above, press a key or type an entry"), false};
    }
    const Verb& verb = prompt.verbs[static_cast<std::size_t>(now_.verb)];
    if (verb.barred) {
        return {verb.barred->reason, say("Enter what happened all the same, and the table may rule on it"), false};
    }
    const Slot* missing = now_.draft.missing();
    return {verb.name, missing == nullptr ? Text() : say("Still missing: {what}", {{"what", what_fills(*missing)}}),
            false};
}

/// Returns the echo of a proposal, which Enter does not take, because nobody has chosen it.
Echo EntryComposer::echo_proposed() const {
    const Verb& verb = now_.prompt.verbs[static_cast<std::size_t>(now_.verb)];
    const Slot& slot = *now_.draft.proposed();
    const Text all = say("{verb}: choose {what}", {{"verb", verb.name}, {"what", what_fills(slot)}});
    return verb.key == 0
               ? Echo{all, {}, false}
               : Echo{all,
                      say("{key} takes what is proposed: {option}",
                          {{"key", literally(std::string(1, verb.key))}, {"option", filling_of(now_.draft, slot)}}),
                      false};
}

Echo EntryComposer::echo_event() const {
    const Preview& preview = *now_.preview;
    if (preview.refusal) {
        return {preview.sentence, preview.refusal->reason, true};
    }
    std::vector<Text> follows;
    if (const Slot* slot = now_.draft.proposed(); slot != nullptr && slot->kind == Slot::Kind::payment) {
        follows.push_back(say("{payment}: keeps most choice", {{"payment", filling_of(now_.draft, *slot)}}));
    }
    std::ranges::transform(preview.story, std::back_inserter(follows), &Consequence::text);
    if (preview.after) {
        Text standing = preview.after->playthrough().score(preview.after->plies()).sentence;
        if (std::ranges::find(follows, standing) == follows.end()) {  // The end of a game tells it already.
            follows.push_back(std::move(standing));
        }
    }
    return {preview.sentence, listed(follows), false};
}

AppHelp EntryComposer::help() const {
    if (open_throw_ && now_.state == EntryState::begun) {
        return AppHelp::rolls;
    }
    if (now_.state == EntryState::refused || now_.verb < 0) {
        return AppHelp::none;
    }
    if (now_.draft.asks_for(Slot::Kind::die)) {
        return AppHelp::rolls;
    }
    return std::ranges::find(now_.draft.slots(), true, &Slot::by_chance) != now_.draft.slots().end()
               ? AppHelp::chooses
               : AppHelp::none;
}

/// Returns the event in hand, with a mark for what the program rolled or chose.
EventPtr EntryComposer::marked() const {
    if (!by_app_) {
        return now_.event;
    }
    Json json = recorder_.written(*now_.event);
    if (now_.draft.asks_for(Slot::Kind::die)) {
        json["source"] = "app";
    } else if (now_.event->note.empty()) {
        json["note"] = english(say("Chosen at random by the program"));
    }
    return recorder_.read(json);
}

std::string EntryComposer::line_of(const Event& event) const {
    std::string line = recorder_.notation(event);
    // The player whom the game waits for need not be named in a move.
    if (!now_.prompt.seats.empty() && std::holds_alternative<MovePtr>(event.what)) {
        const auto seat = static_cast<std::size_t>(now_.prompt.seats.front().index);
        const std::string head = notation_name(recorder_.session()->names()[seat]) + ": ";
        if (line.starts_with(head)) {
            line.erase(0, head.size());
        }
    }
    return line;
}

bool EntryComposer::narrate(const Json& json, std::size_t ply) {
    // The entry in hand stays, because words are written beside the game.
    const std::string line = now_.line;
    const Json known = now_.draft.json();
    const int verb = now_.verb;
    const EventPtr event = recorder_.read(json);
    const bool may_now = !recorder_.session()->replay().judge(*event);
    if (std::optional<Correction> then = may_now ? std::nullopt : earlier_correction(recorder_, event, ply)) {
        recorder_.accept(std::move(*then));
    } else if (const std::optional<Refusal> refusal = recorder_.enter(event)) {
        take(event);
        refuse(*refusal);
        return false;
    }
    follow();
    const bool fits = verb >= 0 && std::cmp_less(verb, now_.prompt.verbs.size());
    if (!line.empty()) {
        type(line);
    } else if (fits &&
               value_at(now_.prompt.verbs[static_cast<std::size_t>(verb)].draft, "type") == value_at(known, "type")) {
        now_.verb = verb;
        now_.draft.begin(known);
        filled();
    }
    return true;
}

}  // namespace castalia
