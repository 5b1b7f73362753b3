#include "app/recorder/entry_mark.h"

namespace castalia {

std::vector<EntryMark> entry_marks(const std::vector<Slot>& slots, const Json& draft, const Refusal* refusal) {
    std::vector<EntryMark> marks;
    for (const Slot& slot : slots) {
        if (slot.kind != Slot::Kind::place) {
            continue;
        }
        const Json chosen = value_at(draft, slot.field);
        for (const Option& option : slot.options) {
            EntryMark mark;
            mark.place = place_of(slot, option);
            if (same_value(chosen, option.value)) {
                mark.kind = refusal != nullptr || option.barred ? EntryMark::Kind::refused : EntryMark::Kind::chosen;
            } else if (option.barred) {
                mark.kind = EntryMark::Kind::barred;
            }
            const Refusal* why = mark.kind == EntryMark::Kind::refused && refusal != nullptr ? refusal
                                 : option.barred                                             ? &*option.barred
                                                                                             : nullptr;
            mark.reason = why == nullptr ? option.hint : why->brief.empty() ? why->reason : why->brief;
            marks.push_back(std::move(mark));
        }
    }
    return marks;
}

}  // namespace castalia
