#include "tests/recorder/entry_hands.h"

#include <algorithm>
#include <random>

namespace castalia {

namespace {

unsigned following(EntryState before, EntryInput input) {
    const EntryTransitions& row = kEntryTransitions.at(static_cast<std::size_t>(before));
    switch (input) {
        case EntryInput::compose: return row.compose;
        case EntryInput::confirm: return row.confirm;
        case EntryInput::rule: return row.rule;
        case EntryInput::leave: return row.leave;
        case EntryInput::follow: return row.follow;
    }
    return 0;
}

/// Returns whether everything in `part` is also in `whole`.
bool says(const Json& whole, const Json& part) {
    return std::ranges::all_of(part.items(), [&](const auto& known) {
        return whole.contains(known.key()) && whole[known.key()] == known.value();
    });
}

}  // namespace

void EntryHands::did(EntryInput input, const std::function<void()>& act) {
    const EntryState before = entry().state;
    act();
    const EntryState after = entry().state;
    EXPECT_TRUE((following(before, input) & entry_states::bit(after)) != 0)
        << "from state " << static_cast<int>(before) << " by input " << static_cast<int>(input) << " to state "
        << static_cast<int>(after);
    // The words belong to what Enter does.
    const bool whole = after == EntryState::ready || after == EntryState::forbidden;
    EXPECT_EQ(entry().event != nullptr, whole || after == EntryState::refused);
    if (whole && entry().leading.empty()) {
        EXPECT_EQ(entry().echo.sentence, session().replay().describe(events(), *entry().event));
    }
}

Json EntryHands::bare(Json event) {
    for (const char* key : {"note", "ruling", "at", "source"}) {
        event.erase(key);
    }
    return event;
}

bool EntryHands::has(const Json& event) const {
    return entry().event != nullptr && bare(recorder.written(*entry().event)) == event;
}

bool EntryHands::choose_verb_of(const Json& event) {
    const std::vector<Verb>& verbs = entry().prompt.verbs;
    int best = -1;
    for (std::size_t i = 0; i < verbs.size(); ++i) {
        // Of two verbs that fit, the one that says more is chosen: face down rather than just placed.
        const bool more = best < 0 || verbs[i].draft.size() > verbs[static_cast<std::size_t>(best)].draft.size();
        if (says(event, verbs[i].draft) && more) {
            best = static_cast<int>(i);
        }
    }
    // The form may ask whose turn it is.
    for (std::size_t i = 0; i < verbs.size() && best < 0; ++i) {
        if (value_at(verbs[i].draft, "type") == value_at(event, "type")) {
            best = static_cast<int>(i);
        }
    }
    if (best >= 0 && best != entry().verb) {
        choose(best);
    }
    return best >= 0;
}

bool EntryHands::fill_step(std::size_t step, bool board) {
    const Json event = wanted(step);
    if (!choose_verb_of(event)) {
        return false;
    }
    for (std::size_t nth = 0; nth < entry().draft.slots().size(); ++nth) {
        const Slot slot = entry().draft.slots()[nth];
        const Json value = value_at(event, slot.field);
        const bool stands = same_value(value_at(entry().draft.json(), slot.field), value);
        const bool proposed = entry().draft.proposed() != nullptr && entry().draft.proposed()->field == slot.field;
        if (value.is_null() || (stands && !proposed)) {
            continue;
        }
        const bool place = slot.kind == Slot::Kind::place || slot.kind == Slot::Kind::card;
        if (!board || !place || !pick(PlaceId::of(slot.field, value))) {
            fill(slot.field, value);
        }
    }
    return has(event);
}

void EntryHands::confirm_step(std::size_t step) {
    const std::string& ruling = sample_event(step)->ruling;
    const Composition::Enter does = entry().enter();
    EXPECT_EQ(confirm(), does) << "Enter does what the entry says";
    if (does == Composition::Enter::refuse && !ruling.empty()) {
        rule(ruling);
    }
    ASSERT_EQ(events(), step + 1) << english(entry().echo.sentence) << ": " << english(entry().echo.below);
    EXPECT_EQ(bare(recorder.written(*session().replay().steps().back().entry.event)), wanted(step));
}

}  // namespace castalia
