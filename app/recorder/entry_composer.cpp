// The inputs of an entry: typing, choosing, filling, picking and rolling, and confirming.
#include "app/recorder/entry_composer.h"

#include <algorithm>

#include "app/recorder/line_reader.h"
#include "app/recorder/unreadable.h"

namespace castalia {

namespace {

/// Returns the line without the spaces around it.
std::string trimmed(const std::string& line) {
    constexpr std::string_view kSpaces = " \t\r\n\v\f";
    const std::size_t first = line.find_first_not_of(kSpaces);
    return first == std::string::npos ? "" : line.substr(first, line.find_last_not_of(kSpaces) + 1 - first);
}

/// Returns the first player clockwise after `before` whom the game asks.
std::optional<Seat> next_asked(const Prompt& prompt, Seat before) {
    const auto way = [&](Seat seat) { return std::pair(seat.index <= before.index, seat.index); };
    const auto next = std::ranges::min_element(prompt.seats, {}, way);
    return next == prompt.seats.end() ? std::nullopt : std::optional(*next);
}

}  // namespace

EntryComposer::EntryComposer(Recorder& recorder, AppDice dice) : recorder_(recorder), dice_(std::move(dice)) {
    now_.draft = Draft([this](const Json& known) {
        const Session* session = recorder_.session();
        return session == nullptr ? std::vector<Slot>() : session->playthrough().form(session->plies(), known);
    });
}

/// Returns whether the entry is made for the table as it is.
bool EntryComposer::has_followed() const {
    const Session* session = recorder_.session();
    return session == nullptr ? session_.empty()
                              : session_ == session->heading().id && ply_ == session->plies() &&
                                    journal_ == session->journal().size();
}

bool EntryComposer::follow() {
    if (has_followed()) {
        return false;
    }
    const Session* session = recorder_.session();
    session_ = session == nullptr ? "" : session->heading().id;
    ply_ = session == nullptr ? 0 : session->plies();
    journal_ = session == nullptr ? 0 : session->journal().size();
    thrown_.clear();
    begin();
    return true;
}

void EntryComposer::begin() {
    by_app_ = composed_ = false;
    choices_.reset();
    now_.line.clear();
    now_.fault.reset();
    open_throw_.reset();
    disputed_.clear();
    now_.suggested = now_.began_on_board = false;
    now_.event.reset();
    now_.leading.clear();
    now_.preview.reset();
    now_.verb = -1;
    now_.prompt = Prompt();
    now_.draft.clear();
    const Session* session = recorder_.session();
    if (session == nullptr) {
        return finish(EntryState::over);
    }
    if (session->replay().abandoned(ply_)) {
        now_.prompt.text = say("The session was abandoned");
    } else {
        now_.prompt = session->playthrough().prompt(ply_);
    }
    choose_what_is_due();
    if (now_.verb >= 0) {
        filled();
    } else {
        finish(now_.prompt.verbs.empty() ? EntryState::over : EntryState::open);
    }
}

/// Goes back to the end of the session when somebody composes while looking back.
void EntryComposer::back_to_now() {
    if (recorder_.looking_back()) {
        recorder_.back_to_now();
    }
    follow();
    by_app_ = false;
    composed_ = true;
}

void EntryComposer::type(const std::string& line) {
    const std::string typed = line;  // The line may be the one that is cleared below.
    back_to_now();
    if (trimmed(typed).empty()) {
        const std::optional<Choices> chosen = choices_;
        begin();
        return chosen ? go_on_with(*chosen) : void();
    }
    now_.line = typed;
    now_.suggested = false;
    now_.fault.reset();
    open_throw_.reset();
    if (std::ranges::find(disputed_, trimmed(typed), &Disputed::line) == disputed_.end()) {
        disputed_.clear();
    }
    read_line(trimmed(typed));
    offer_next_reading();
}

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
        return lose(EntryState::begun, Composition::Echo{bad.text, say("Go on typing"), false});
    }
    const std::size_t before = now_.line.find(line);
    now_.fault = bad.position + (before == std::string::npos ? 0 : before);
    lose(EntryState::unreadable, unreadable_echo(bad, *now_.fault, now_.prompt));
}

/// Takes the event of a complete draft; the line stays as it is. `missing` tells how the line would go on.
void EntryComposer::take_or_wait(const Text& missing) {
    if (!now_.draft.complete()) {
        return lose(EntryState::begun);
    }
    try {
        take(recorder_.read(now_.draft.json()));
    } catch (const BadRecord& bad) {
        lose(EntryState::begun, Composition::Echo{missing.empty() ? bad.text : missing, say("Go on typing"), false});
    }
}

void EntryComposer::begin_verb(int verb) {
    now_.verb = verb;
    now_.draft.begin_to_fill_in(now_.prompt.verbs[static_cast<std::size_t>(verb)].draft);
}

void EntryComposer::choose_verb(int verb) {
    back_to_now();
    if (verb < 0 || std::cmp_greater_equal(verb, now_.prompt.verbs.size())) {
        return;
    }
    if (verb == now_.verb && stands_aside(now_.prompt, static_cast<std::size_t>(verb))) {
        return begin();  // A second press lets it go, because the other verb has no button.
    }
    begin_verb(verb);
    choices_ = Choices{now_.draft, now_.verb, {}};
    filled();
}

int EntryComposer::verb_of_key(char key) const {
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(key)));
    const auto verb = std::ranges::find(now_.prompt.verbs, upper, &Verb::key);
    return upper == 0 || verb == now_.prompt.verbs.end() ? -1 : static_cast<int>(verb - now_.prompt.verbs.begin());
}

void EntryComposer::fill(const FieldPath& field, Json value) {
    back_to_now();
    if (now_.draft.fill(field, std::move(value))) {
        keep_choice(field);
        filled();
    }
}

bool EntryComposer::digit(int digit) {
    const std::optional<Draft::Filling> filling = now_.draft.by_digit(digit);
    if (filling) {
        fill(filling->field, filling->value);
    }
    return filling.has_value();
}

bool EntryComposer::pick(const PlaceId& place) {
    if (recorder_.looking_back() || now_.state == EntryState::refused) {
        return false;
    }
    if (const std::optional<Json> event = place.event()) {
        return begin_with(*event);
    }
    const bool before = std::exchange(composed_, true);
    const std::optional<Draft::Filling> filling = now_.draft.by_place(place);
    // Where only one way is left, the form has chosen it already, and the pick confirms it.
    if (filling && (now_.draft.fill(filling->field, filling->value) || now_.draft.complete())) {
        keep_choice(filling->field);
        filled();
    }
    composed_ = before || filling.has_value();
    return filling.has_value();
}

bool EntryComposer::begin_with(const Json& event) {
    const auto same = [&](const Verb& verb) { return value_at(verb.draft, "type") == value_at(event, "type"); };
    const auto verb = std::ranges::find_if(now_.prompt.verbs, same);
    if (verb == now_.prompt.verbs.end()) {
        return false;
    }
    now_.verb = static_cast<int>(verb - now_.prompt.verbs.begin());
    now_.began_on_board = composed_ = true;
    now_.draft.begin(event);
    choices_ = Choices{now_.draft, now_.verb, {}};
    for (const auto& [key, value] : event.items()) {
        choices_->fields.push_back(FieldPath() / key);
    }
    filled();
    return true;
}

Composition::Enter EntryComposer::offer(const Json& json) {
    const EventPtr event = recorder_.read(json);
    back_to_now();
    now_.verb = -1;
    now_.draft.clear();
    now_.line = line_of(*event);
    now_.suggested = true;
    take(event);
    return confirm();
}

Composition::Enter EntryComposer::confirm() {
    const Composition::Enter enters = now_.enter();
    return enters == Composition::Enter::record || enters == Composition::Enter::refuse ? enter(marked()) : enters;
}

bool EntryComposer::rule(const std::string& ruling) {
    if (now_.state != EntryState::refused) {
        return false;
    }
    auto ruled = std::make_shared<Event>(*marked());
    ruled->ruling = ruling;
    return enter(ruled) == Composition::Enter::record;
}

Composition::Enter EntryComposer::enter(const EventPtr& event) {
    // Where one of several events is refused, none of them is entered.
    if (!now_.leading.empty() && now_.preview->refusal) {
        refuse(Refusal(*now_.preview->refusal));
        return Composition::Enter::refuse;
    }
    const std::vector<EventPtr> leading = now_.leading;  // The entry in hand ends as soon as one is recorded.
    for (const EventPtr& before : leading) {
        if (const std::optional<Refusal> refusal = recorder_.enter(before)) {
            refuse(*refusal);
            return Composition::Enter::refuse;
        }
    }
    const auto chosen = std::ranges::find(disputed_, trimmed(now_.line), &Disputed::line);
    const std::optional<dice::Dialect> dialect =
        chosen == disputed_.end() ? std::nullopt : std::optional(chosen->dialects.front());
    // The preview has asked the rules already. Neither a mark in the event nor a ruling changes what they say.
    const std::optional<Refusal> refusal =
        leading.empty() && has_followed() ? recorder_.enter(event, now_.preview->refusal) : recorder_.enter(event);
    if (refusal) {
        refuse(*refusal);
        return Composition::Enter::refuse;
    }
    remember_dice(*event, dialect);
    follow();
    return Composition::Enter::record;
}

void EntryComposer::leave() {
    if (now_.state == EntryState::refused) {
        return finish(EntryState::forbidden);
    }
    begin();
}

}  // namespace castalia
