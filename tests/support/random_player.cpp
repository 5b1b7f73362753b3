#include "tests/support/random_player.h"

#include <algorithm>

namespace castalia {

bool Filling::may_be_played() const {
    try {
        return !judged(line_, *table_, draft_);
    } catch (const BadRecord&) {
        return false;
    }
}

void Filling::put(const Slot& slot, const Json& value) {
    const bool last = &slot == &slots_.back();
    put_at(draft_, slot.field, value);
    if (last && table_ != nullptr && !chance_->one_in(4) && may_be_played()) {
        slots_.clear();
    } else {
        slots_ = line_.form(line_.plies(), draft_);
    }
}

bool Filling::put_any(const Slot& slot, const std::vector<const Json*>& values, Chance& chance) {
    if (values.empty()) {
        return slot.optional;
    }
    put(slot, *chance.any(values));
    return true;
}

bool Filling::holds_any(const Slot& slot, const std::vector<const Json*>& values) const {
    const Json held = value_at(draft_, slot.field);
    return !held.is_null() && std::ranges::any_of(values, [&](const Json* value) { return *value == held; });
}

std::vector<const Json*> open_values(const Slot& slot) {
    std::vector<const Json*> open;
    for (const Option& option : slot.options) {
        if (!option.barred) {
            open.push_back(&option.value);
        }
    }
    return open;
}

bool RandomPlayer::fill(const Playthrough& line, Json& draft) {
    Filling filling(line, draft, chance_, table_ ? &*table_ : nullptr);
    const std::vector<Slot>& slots = filling.slots();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Slot& slot = slots[i];
        if (slot.optional && !chance_.one_in(3)) {
            continue;
        }
        // A value that an earlier slot holds as a whole is not divided: "coins" comes before "coins/M".
        if (const FieldPath whole = slot.field.head();
            whole != slot.field && std::ranges::find(slots, whole, &Slot::field) != slots.end()) {
            continue;
        }
        if (slot.options.empty()) {
            if (slot.kind != Slot::Kind::number) {
                return slot.optional;
            }
            filling.put(slot, chance_.from(static_cast<int>(slot.least), static_cast<int>(slot.most)));
            continue;
        }
        const std::vector<const Json*> open = open_values(slot);
        if (!filling.holds_any(slot, open) && !filling.put_any(slot, open, chance_)) {
            return false;
        }
    }
    return true;
}

Json RandomPlayer::any(const Playthrough& line) {
    std::vector<Verb> verbs = line.prompt(line.plies()).verbs;
    chance_.shuffle(verbs);
    for (const Verb& verb : verbs) {
        const auto type = verb.draft["type"].get<std::string>();
        const bool rare = std::ranges::find(rare_, type) != rare_.end() && !chance_.one_in(4);
        Json draft = verb.draft;
        if (!verb.barred && !rare && fill(line, draft)) {
            return draft;
        }
    }
    for (const Verb& verb : verbs) {
        Json draft = verb.draft;
        if (!verb.barred && fill(line, draft)) {
            return draft;
        }
    }
    return nullptr;
}

std::optional<Refusal> judged(const Playthrough& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    static_cast<void>(fields.maybe("note"));  // Every event may have one, and no game reads it.
    fields.finish();
    return line.judge(*move);
}

void played(Playthrough& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    line.play(*line.read(fields));
}

}  // namespace castalia
