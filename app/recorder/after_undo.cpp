#include "app/recorder/after_undo.h"

#include <algorithm>

#include "core/rules/game/field_path.h"
#include "core/rules/game/undo_first.h"

namespace castalia {

Json after_undo(const Session& session, Json event, const std::string& undone) {
    for (const Slot& slot : session.playthrough().form(session.plies(), event)) {
        const auto fits = [&](const Option& option) {
            return !option.barred && same_value(option.value, value_at(event, slot.field));
        };
        if (slot.optional && !slot.options.empty() && std::ranges::none_of(slot.options, fits)) {
            put_at(event, slot.field, nullptr);
        }
    }
    if (!event.contains(kAgainst)) {
        event[std::string(kAgainst)] = undone;
    }
    return event;
}

}  // namespace castalia
