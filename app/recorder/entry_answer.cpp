// What the line of an entry means, and what the entry comes to: an event with its preview, the echo, the marks of the
// board.
#include <algorithm>

#include "app/recorder/entry_composer.h"
#include "app/recorder/line_reader.h"
#include "app/recorder/unreadable.h"
#include "core/parts/score_sum.h"
#include "core/rules/json/written_number.h"

namespace castalia {

namespace {

/// Returns the first player clockwise after `before` whom the game asks.
std::optional<Seat> next_asked(const Prompt& prompt, Seat before) {
    const auto way = [&](Seat seat) { return std::pair(seat.index <= before.index, seat.index); };
    const auto next = std::ranges::min_element(prompt.seats, {}, way);
    return next == prompt.seats.end() ? std::nullopt : std::optional(*next);
}

/// Returns whether everything that a verb begins with is in the event. Slots of the form may differ from it, such as
/// the player of a card where any order will do.
bool begins(const Verb& verb, const Json& event, const Draft* asked) {
    return std::ranges::all_of(verb.draft.items(), [&](const auto& known) {
        return (event.contains(known.key()) && event[known.key()] == known.value()) ||
               (asked != nullptr && asked->slot(FieldPath() / known.key()) != nullptr);
    });
}

}  // namespace

void EntryComposer::read_line(const std::string& line) {
    // A single letter is the key of a verb, whatever else begins with it.
    const int verb = line.size() == 1 ? verb_of_key(line.front()) : -1;
    if (verb >= 0) {
        begin_verb(verb);
        return take_or_wait();
    }
    if (read_dice(line)) {
        return take_or_wait();
    }
    if (read_number(line)) {
        return;
    }
    const Session& session = *recorder_.session();
    const LineReader reader(session.playthrough(), session.names(), now_.prompt, {}, recorder_.decimal_mark());
    if (const std::optional<Seat> seat = reader.numbered(line); seat && now_.verb >= 0) {
        begin_verb(now_.verb);
        const Json name = session.names()[static_cast<std::size_t>(seat->index)];
        if (now_.draft.takes("player", name)) {
            now_.draft.fill("player", name);  // The board shows whose entry it will be.
            return take_or_wait();
        }
    }
    try {
        const EventPtr event = with_choices(reader.read(line));
        begin_draft(recorder_.written(*event));
        take(event);
    } catch (const BadNotation& bad) {
        if (!read_one_after_another(line) && !read_throw(line, bad)) {
            begin_form_again();
            not_read(bad, line);
        }
    }
}

/// Reads "a p ay, e t ck": an event between two commas, each at the table after the one before. Where several players
/// are asked at once, a line that names nobody belongs to the next player. Returns false when there are no commas or
/// an event cannot be read.
bool EntryComposer::read_one_after_another(const std::string& line) {
    const std::vector<std::string> lines = lines_in(line);
    if (lines.size() < 2) {
        return false;
    }
    const Session& session = *recorder_.session();
    const std::unique_ptr<Playthrough> table = session.playthrough().snapshot(session.plies());
    std::vector<EventPtr> events;
    const bool at_once = now_.prompt.seats.size() > 1;
    std::optional<Seat> before;
    for (const std::string& one : lines) {
        try {
            const Prompt prompt = table->prompt(table->plies());
            const std::optional<Seat> next = before && at_once ? next_asked(prompt, *before) : std::nullopt;
            events.push_back(
                LineReader(*table, session.names(), prompt, next, recorder_.decimal_mark()).read(trimmed(one)));
        } catch (const BadNotation&) {
            return false;
        }
        const auto* move = std::get_if<MovePtr>(&events.back()->what);
        before = move == nullptr ? before : table->actor(**move);
        if (move != nullptr && (!table->judge(**move) || !events.back()->ruling.empty())) {
            table->play(**move);
        }
    }
    now_.verb = -1;
    now_.draft.clear();
    const EventPtr last = events.back();
    events.pop_back();
    take(last, std::move(events));
    return true;
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

/// Reads a number alone, or a sum, for the form in which somebody has chosen something. Returns false, and changes
/// nothing, where the form does not wait for a number.
bool EntryComposer::read_number(const std::string& line) {
    if (!choices_ || !is_number_or_sum(line)) {
        return false;
    }
    Draft draft = choices_->draft;
    const auto counts = [](const Slot& slot) {
        return slot.kind == Slot::Kind::sum || slot.kind == Slot::Kind::number;
    };
    const Slot* waits = draft.missing();
    if (waits == nullptr || !counts(*waits)) {
        const auto only = std::ranges::find_if(draft.slots(), counts);
        waits = only == draft.slots().end() || std::ranges::count_if(draft.slots(), counts) > 1 ? nullptr : &*only;
    }
    if (waits == nullptr) {
        return false;
    }
    now_.verb = choices_->verb;
    try {
        const ScoreSum sum = score_sum(line, recorder_.decimal_mark());
        draft.fill(FieldPath(waits->field), number_json(sum.halves, 2));
        Json known = draft.json();
        if (sum.several) {
            known["note"] = line;
        }
        now_.draft = std::move(draft);
        if (!now_.draft.complete()) {
            lose(EntryState::begun);
        } else {
            take(recorder_.read(known));
        }
    } catch (const BadNotation& bad) {
        now_.draft = choices_->draft;
        not_read(bad, line);
    } catch (const BadRecord& bad) {
        lose(EntryState::unreadable, Echo{bad.text, {}, true});
    }
    return true;
}

/// Returns the event of a line with what was chosen in the form in the fields that the line does not say.
EventPtr EntryComposer::with_choices(EventPtr event) const {
    if (!choices_ || event->left_out.empty()) {
        return event;
    }
    const Json read = recorder_.written(*event);
    const bool same_type = value_at(read, "type") == choices_->draft.type();
    Json chosen = read;
    for (const std::string& key : event->left_out) {
        const FieldPath field = FieldPath() / key;
        const Json value = value_at(choices_->draft.json(), field);
        const bool holds = same_type || key == "player";
        if (holds && !value.is_null() && std::ranges::find(choices_->fields, field) != choices_->fields.end()) {
            put_at(chosen, field, value);
        }
    }
    if (chosen == read) {
        return event;
    }
    try {
        return recorder_.read(chosen);
    } catch (const BadRecord&) {
        return event;  // The choice was for another event.
    }
}

/// Reads a throw outside the rules of the game. Returns false where the line is none.
bool EntryComposer::read_throw(const std::string& line, const BadNotation& as_move) {
    const auto begin = [this] {
        now_.verb = -1;
        now_.draft.clear();
    };
    try {
        const std::optional<EntryThrow::Read> read = throw_.read(line, as_move, now_.prompt);
        if (!read) {
            return false;
        }
        begin();
        take_throw(*read, line);
    } catch (const BadNotation& bad) {
        begin();
        not_read(bad, line);
    }
    return true;
}

void EntryComposer::take_throw(const EntryThrow::Read& read, const std::string& line) {
    if (!read.event.is_null()) {
        return take(recorder_.read(read.event));
    }
    if (read.fault) {
        now_.fault = place_in_line(*read.fault, line);
    }
    lose(read.state, read.echo);
}

/// Returns a place in the line as it stands in the field, where there may be spaces before it.
std::size_t EntryComposer::place_in_line(std::size_t place, const std::string& line) const {
    const std::size_t before = now_.line.find(line);
    return place + (before == std::string::npos ? 0 : before);
}

void EntryComposer::not_read(const BadNotation& bad, const std::string& line) {
    if (bad.so_far.is_object()) {
        begin_draft(bad.so_far);  // The board answers before the line is complete.
        // A missing part has only one way, or the payment that keeps most choice.
        const Slot* proposed = now_.draft.proposed();
        const bool settled = proposed == nullptr || proposed->kind == Slot::Kind::payment;
        if (bad.position >= line.size() && settled && now_.draft.complete()) {
            return take_or_wait(bad.text);
        }
    }
    // While somebody types, a missing part is no fault: only a line that cannot become right is shown as wrong.
    if (bad.position >= line.size()) {
        return lose(EntryState::begun, Echo{bad.text, say("Go on typing"), false});
    }
    now_.fault = place_in_line(bad.position, line);
    lose(EntryState::unreadable, unreadable_echo(bad, *now_.fault, now_.prompt));
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
        return lose(EntryState::begun, echo_proposed(now_));
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

/// Takes the event of a complete draft; the line stays as it is. `missing` tells how the line would go on.
void EntryComposer::take_or_wait(const Text& missing) {
    if (!now_.draft.complete()) {
        return lose(EntryState::begun);
    }
    try {
        take(recorder_.read(now_.draft.json()));
    } catch (const BadRecord& bad) {
        lose(EntryState::begun, Echo{missing.empty() ? bad.text : missing, say("Go on typing"), false});
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
    now_.rulings = rulings_for(recorder_.store(), *recorder_.session(), refusal);
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
    now_.echo = echo ? std::move(*echo) : now_.preview ? echo_event(now_) : echo_open(now_);
    if (const Text paused = paused_text(recorder_.session()->replay());
        !paused.empty() && !now_.echo.wrong && (now_.line.empty() || now_.suggested)) {
        const bool alone = now_.echo.below.empty() || now_.verb < 0;
        now_.echo.below = alone ? paused : say("{one}. {other}", {{"one", paused}, {"other", now_.echo.below}});
    }
    show_on_board();
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
        now_.precedents = precedents_.of(now_.draft.type(), *session, recorder_.store());
        const Json player = value_at(known, "player");
        const auto who =
            std::ranges::find_if(session->names(), [&](const std::string& one) { return player == one; });
        if (who != session->names().end()) {
            now_.seat = Seat{static_cast<int>(who - session->names().begin())};
        }
    }
    now_.after = now_.preview && !now_.preview->refusal ? now_.preview->after : nullptr;
}

AppHelp EntryComposer::help() const {
    if (throw_.waits() && now_.state == EntryState::begun) {
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

}  // namespace castalia
