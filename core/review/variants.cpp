#include "core/review/variants.h"

#include <algorithm>

namespace castalia::review {

namespace {

constexpr long long kFewNumbers = 12;  ///< A number with at most so many values is tried with each of them.
constexpr std::size_t kFewOptions = 4;
constexpr std::size_t kMostFillings = 400;  ///< The most fillings of one action at one moment.

bool is_choice(const Slot& slot) { return slot.kind != Slot::Kind::words && slot.kind != Slot::Kind::table; }

/// Returns whether a slot before it holds the whole value, as "coins" does for "coins/M". The whole is not taken
/// apart.
bool is_part_of_another(const Slot& slot, const std::vector<Slot>& slots) {
    const FieldPath whole = slot.field.head();
    return whole != slot.field && std::ranges::find(slots, whole, &Slot::field) != slots.end();
}

}  // namespace

EventPtr Variants::read(const Json& event) const {
    try {
        return read_event(event, "event", session_.playthrough(), session_.names());
    } catch (const BadRecord&) {
        return nullptr;  // The choice does not go with the other fields.
    }
}

std::vector<Json> Variants::numbers_for(const Slot& slot, const Json& recorded) const {
    std::set<long long> numbers;
    if (slot.most - slot.least <= kFewNumbers) {
        for (long long number = slot.least; number <= slot.most; ++number) {
            numbers.insert(number);
        }
    } else {
        const long long from = recorded.is_number_integer() ? recorded.get<long long>() : 0;
        for (const long long delta : deltas_) {
            numbers.insert({from + delta, from - delta});
        }
        std::erase_if(numbers, [&](long long number) { return number < slot.least || number > slot.most; });
    }
    return {numbers.begin(), numbers.end()};
}

/// Returns lists of cards in which one may be another. If none are recorded, any single card or any two that are
/// offered side by side stand for them, because no count tells which they were.
std::vector<Json> Variants::cards_for(const Slot& slot, const Json& recorded) {
    std::vector<Json> values;
    const Json* before = nullptr;
    for (const Option& option : slot.options) {
        if (option.barred) {
            continue;
        }
        for (std::size_t place = 0; recorded.is_array() && place < recorded.size(); ++place) {
            values.push_back(recorded);
            values.back()[place] = option.value;
        }
        if (recorded.is_null() && slot.least <= 1) {
            values.push_back(Json::array({option.value}));
        }
        if (recorded.is_null() && slot.least <= 2 && slot.most >= 2 && before != nullptr) {
            values.push_back(Json::array({*before, option.value}));
        }
        before = &option.value;
    }
    return values;
}

std::vector<Json> Variants::values_for(const Slot& slot, const Json& recorded) const {
    if (slot.options.empty()) {
        return is_choice(slot) ? numbers_for(slot, recorded) : std::vector<Json>();
    }
    if (slot.kind == Slot::Kind::cards) {
        return cards_for(slot, recorded);
    }
    std::vector<Json> values;
    for (const Option& option : slot.options) {
        if (is_choice(slot) && !option.barred) {
            values.push_back(option.value);
        }
    }
    return values;
}

std::vector<EventPtr> Variants::changed(std::size_t step) const {
    const Event& recorded = *session_.replay().steps()[step].entry.event;
    Json written = write_event(recorded, session_.playthrough(), session_.names());
    Json draft = written;
    for (const char* beside : {"at", "note", "ruling"}) {
        draft.erase(beside);
    }
    std::vector<Json> others;
    if (const std::string player = draft.value("player", ""); !player.empty()) {
        for (const std::string& name : session_.names()) {
            if (name != player) {
                others.push_back(written);
                others.back()["player"] = name;
            }
        }
    }
    const bool adjust = draft["type"] == "adjust";  // Only the number may be misread.
    const std::vector<Slot> slots = session_.playthrough().form(step, draft);
    for (const Slot& slot : slots) {
        if (slot.field == FieldPath("player") || (adjust && slot.field != FieldPath("to")) ||
            is_part_of_another(slot, slots)) {
            continue;
        }
        const Json recorded_value = value_at(draft, slot.field);
        for (Json& value : values_for(slot, recorded_value)) {
            if (!same_value(value, recorded_value)) {
                others.push_back(written);
                put_at(others.back(), slot.field, std::move(value));
            }
        }
    }
    std::vector<EventPtr> events;
    for (const Json& other : others) {
        if (const EventPtr event = read(other)) {
            events.push_back(event);
        }
    }
    return events;
}

/// Fills one draft in every way.
class Variants::Filled {
public:
    Filled(const Variants& variants, std::size_t ply, const std::function<bool(const EventPtr&)>& take)
        : variants_(variants), ply_(ply), take_(take) {}

    /// Returns false if no more is wanted.
    bool fill(const Json& draft) {
        const std::vector<Slot> slots = variants_.session_.playthrough().form(ply_, draft);
        std::vector<const Slot*> open;
        for (const Slot& slot : slots) {
            if (!slot.optional && value_at(draft, slot.field).is_null() && !is_part_of_another(slot, slots)) {
                open.push_back(&slot);
            }
        }
        if (open.empty()) {
            const EventPtr event = variants_.read(draft);
            return event == nullptr || take(event);
        }
        // Slots with few choices are filled first, because the form is asked again for each choice.
        const auto few = std::ranges::find_if(
            open, [](const Slot* slot) { return !slot->options.empty() && slot->options.size() <= kFewOptions; });
        return fill_slot(draft, few != open.end() ? **few : *open.front(), open.size() == 1);
    }

private:
    bool take(const EventPtr& event) { return take_(event) && ++taken_ < kMostFillings; }

    /// Fills one slot. If it is the `last`, an event that can be read is complete, and the form need not be asked
    /// again.
    bool fill_slot(const Json& draft, const Slot& slot, bool last) {
        std::vector<Json> values;
        if (slot.kind == Slot::Kind::words) {
            values.emplace_back("…");  // Nobody can know what was said.
        } else {
            values = variants_.values_for(slot, Json());
        }
        for (Json& value : values) {
            if (value.is_null()) {
                continue;
            }
            Json more = draft;
            put_at(more, slot.field, std::move(value));
            const EventPtr whole = last ? variants_.read(more) : nullptr;
            if (whole != nullptr ? !take(whole) : !fill(more)) {
                return false;
            }
        }
        return true;
    }

    const Variants& variants_;
    std::size_t ply_;
    const std::function<bool(const EventPtr&)>& take_;
    std::size_t taken_ = 0;
};

void Variants::missing(std::size_t ply, const std::function<bool(const EventPtr&)>& take) const {
    for (const Verb& verb : session_.playthrough().prompt(ply).verbs) {
        if (!verb.barred && verb.before.is_null() && verb.draft["type"] != "adjust") {
            Filled(*this, ply, take).fill(verb.draft);
        }
    }
}

}  // namespace castalia::review
