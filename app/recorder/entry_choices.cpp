// What somebody has chosen in the form or on the board, and the line that is typed after that.
#include <algorithm>

#include "app/recorder/entry_composer.h"
#include "core/parts/score_sum.h"
#include "core/rules/json/written_number.h"

namespace castalia {

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
        lose(EntryState::unreadable, Composition::Echo{bad.text, {}, true});
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

}  // namespace castalia
