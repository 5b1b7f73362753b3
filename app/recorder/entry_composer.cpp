// The inputs of an entry: typing, choosing, filling, picking, rolling, and confirming.
#include "app/recorder/entry_composer.h"

#include <algorithm>

#include "app/recorder/line_reader.h"

namespace castalia {

namespace {

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

EntryComposer::EntryComposer(Recorder& recorder, AppDice dice)
    : recorder_(recorder), dice_(std::move(dice)), throw_(recorder, dice_) {
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
    throw_.throw_anew();
    begin();
    return true;
}

void EntryComposer::begin() {
    by_app_ = composed_ = false;
    choices_.reset();
    now_.line.clear();
    now_.fault.reset();
    throw_.clear();
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

/// Shows in the form what it shows beside no line: what was chosen there and is no event yet, or what is due. What
/// another line said is gone.
void EntryComposer::begin_form_again() {
    now_.verb = -1;
    now_.draft.clear();
    if (choices_ && !choices_->draft.complete()) {
        now_.draft = choices_->draft;
        now_.verb = choices_->verb;
    } else {
        choose_what_is_due();
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

void EntryComposer::type(std::string line) {
    back_to_now();
    const std::string typed = trimmed(line);
    if (typed.empty()) {
        const std::optional<Choices> chosen = choices_;
        begin();
        return chosen ? go_on_with(*chosen) : void();
    }
    now_.line = std::move(line);
    now_.suggested = false;
    now_.fault.reset();
    throw_.type(typed);
    read_line(typed);
    if (now_.state != EntryState::refused) {
        if (std::string next = throw_.next_reading(now_.line, now_.state != EntryState::unreadable); !next.empty()) {
            now_.completion = std::move(next);
        }
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

void EntryComposer::keep_choice(const FieldPath& field) {
    std::vector<FieldPath> fields = choices_ ? std::move(choices_->fields) : std::vector<FieldPath>();
    fields.push_back(field);
    choices_ = Choices{now_.draft, now_.verb, std::move(fields)};
}

void EntryComposer::go_on_with(const Choices& choices) {
    now_.draft = choices.draft;
    now_.verb = choices.verb;
    composed_ = true;
    choices_ = choices;
    filled();
}

void EntryComposer::roll() {
    // The program never rolls over what the table has rolled or chosen.
    const auto filled = [this](const Slot& slot) {
        return (slot.kind == Slot::Kind::die || slot.by_chance) && !value_at(now_.draft.json(), slot.field).is_null();
    };
    if (recorder_.looking_back() || now_.help == AppHelp::none || std::ranges::any_of(now_.draft.slots(), filled)) {
        return;
    }
    composed_ = true;
    if (throw_.waits()) {
        return take_throw(throw_.thrown_by_app(now_.prompt), now_.line);
    }
    now_.help == AppHelp::rolls ? roll_dice() : choose_by_chance();
    by_app_ = true;
}

void EntryComposer::roll_dice() {
    Json known = now_.prompt.verbs.at(static_cast<std::size_t>(now_.verb)).draft;
    now_.draft.begin(known);
    for (const Slot& slot : now_.draft.slots()) {
        if (slot.kind == Slot::Kind::die && !slot.options.empty()) {
            const int face = dice_.roll(static_cast<int>(slot.options.size()));
            put_at(known, slot.field, slot.options[static_cast<std::size_t>(face - 1)].value);
        }
    }
    now_.draft.begin(std::move(known));
    filled();
}

void EntryComposer::choose_by_chance() {
    Json known = now_.draft.json();
    for (const Slot& slot : now_.draft.slots()) {
        if (slot.by_chance && !slot.options.empty()) {
            const int which = dice_.roll(static_cast<int>(slot.options.size()));
            put_at(known, slot.field, slot.options[static_cast<std::size_t>(which - 1)].value);
        }
    }
    now_.draft.begin(std::move(known));
    filled();
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
    if (enters != Composition::Enter::nothing) {
        return enter(marked());
    }
    // What is missing is no fault until somebody takes the line for complete.
    now_.echo.wrong = now_.echo.wrong || (now_.state == EntryState::begun && !now_.line.empty());
    return enters;
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
    const std::optional<dice::Dialect> dialect = throw_.dialect_of(trimmed(now_.line));
    // The preview has asked the rules already. Neither a mark in the event nor a ruling changes what they say.
    const std::optional<Refusal> refusal =
        leading.empty() && has_followed() ? recorder_.enter(event, now_.preview->refusal) : recorder_.enter(event);
    if (refusal) {
        refuse(*refusal);
        return Composition::Enter::refuse;
    }
    throw_.remember(*event, dialect);
    follow();
    return Composition::Enter::record;
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

void EntryComposer::leave() {
    if (now_.state == EntryState::refused) {
        return finish(EntryState::forbidden);
    }
    begin();
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
