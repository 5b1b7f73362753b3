#include "app/recorder/entry_composition.h"

#include <algorithm>

namespace castalia {

namespace {

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

Text in_one_line(const std::vector<Text>& follows) {
    Text line;
    for (const Text& one : follows) {
        line = line.empty() ? one : say("{one}; {other}", {{"one", line}, {"other", one}});
    }
    return line;
}

Text paused_text(const Replay& replay) {
    const bool paused = replay.status() == Status::open && replay.paused(replay.plies());
    return paused ? say("The clock is paused: Ctrl+P starts it again") : Text();
}

Echo echo_open(const Composition& entry) {
    const Prompt& prompt = entry.prompt;
    if (prompt.verbs.empty()) {
        return {prompt.text, say("Ctrl+Z takes the last event back. File, Export writes the session out."), false};
    }
    if (entry.verb < 0) {
        return {prompt.text, say("Choose above, press a key or type an entry"), false};
    }
    const Verb& verb = prompt.verbs[static_cast<std::size_t>(entry.verb)];
    if (verb.barred) {
        return {verb.barred->reason, say("Enter what happened all the same, and the table may rule on it"), false};
    }
    const Slot* missing = entry.draft.missing();
    return {verb.name, missing == nullptr ? Text() : say("Still missing: {what}", {{"what", what_fills(*missing)}}),
            false};
}

Echo echo_proposed(const Composition& entry) {
    const Verb& verb = entry.prompt.verbs[static_cast<std::size_t>(entry.verb)];
    const Slot& slot = *entry.draft.proposed();
    const Text all = say("{verb}: choose {what}", {{"verb", verb.name}, {"what", what_fills(slot)}});
    return verb.key == 0
               ? Echo{all, {}, false}
               : Echo{all,
                      say("{key} takes what is proposed: {option}",
                          {{"key", literally(std::string(1, verb.key))}, {"option", filling_of(entry.draft, slot)}}),
                      false};
}

Echo echo_event(const Composition& entry) {
    const Preview& preview = *entry.preview;
    if (preview.refusal) {
        return {preview.sentence, preview.refusal->reason, true};
    }
    std::vector<Text> follows;
    if (const Slot* slot = entry.draft.proposed(); slot != nullptr && slot->kind == Slot::Kind::payment) {
        follows.push_back(say("{payment}: keeps most choice", {{"payment", filling_of(entry.draft, *slot)}}));
    }
    std::ranges::transform(preview.story, std::back_inserter(follows), &Consequence::text);
    if (preview.after) {
        Text standing = preview.after->playthrough().score(preview.after->plies()).sentence;
        if (std::ranges::find(follows, standing) == follows.end()) {  // The end of a game tells it already.
            follows.push_back(std::move(standing));
        }
    }
    return {preview.sentence, in_one_line(follows), false};
}

}  // namespace castalia
