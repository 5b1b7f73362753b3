#include "app/recorder/draft.h"

#include <algorithm>

namespace castalia {

namespace {

const Option* option_of(const Slot& slot, const Json& value) {
    const auto found =
        std::ranges::find_if(slot.options, [&](const Option& option) { return same_value(option.value, value); });
    return found == slot.options.end() ? nullptr : &*found;
}

/// Returns whether the value is a list of as many of its options as the slot takes.
bool are_options(const Slot& slot, const Json& value) {
    return value.is_array() && std::cmp_greater_equal(value.size(), slot.least) &&
           std::cmp_less_equal(value.size(), slot.most) &&
           std::ranges::all_of(value, [&](const Json& one) { return option_of(slot, one) != nullptr; });
}

/// Returns the one option that nothing bars; null unless there is exactly one.
const Option* only_way(const Slot& slot) {
    const auto open = [](const Option& option) { return !option.barred; };
    return std::ranges::count_if(slot.options, open) == 1 ? &*std::ranges::find_if(slot.options, open) : nullptr;
}

const Option* best_of(const Slot& slot) {
    const auto best = std::ranges::find_if(slot.options, [](const Option& option) { return option.best; });
    return best == slot.options.end() || best->barred ? nullptr : &*best;
}

/// Returns whether a slot may be filled by itself. Dice and cards may not, because only the table knows what they
/// show.
bool chooses_itself(const Slot& slot) {
    return !slot.optional && (slot.kind == Slot::Kind::place || slot.kind == Slot::Kind::suit ||
                              slot.kind == Slot::Kind::payment || slot.kind == Slot::Kind::pattern);
}

/// Returns whether a pattern fits. It need not be one of the options: it fits when it has their rows and no column
/// beyond the last.
bool is_pattern_of(const Slot& slot, const Json& value) {
    if (slot.options.empty() || !value.is_object()) {
        return false;
    }
    const Json& rows = slot.options.front().value;
    return value.size() == rows.size() && std::ranges::all_of(rows.items(), [&](const auto& row) {
               const Json columns = value_at(value, FieldPath() / row.key());
               return columns.is_array() && std::ranges::all_of(columns, [&](const Json& column) {
                          return column.is_number_integer() && column.get<long long>() <= slot.most;
                      });
           });
}

/// Returns whether a table fits. It may be filled in anywhere, and fits when it has no other rows and columns.
bool is_table_of(const Slot& slot, const Json& value) {
    const auto has_column = [&](const std::string& key) {
        return std::ranges::find(slot.columns, key, &Slot::Column::key) != slot.columns.end();
    };
    return !slot.options.empty() && value.is_object() && std::ranges::all_of(value.items(), [&](const auto& row) {
        return slot.options.front().value.contains(row.key()) && row.value().is_object() &&
               std::ranges::all_of(row.value().items(), [&](const auto& cell) { return has_column(cell.key()); });
    });
}

}  // namespace

void Draft::begin(Json known) {
    known_ = std::move(known);
    proposed_.clear();
    begins_slots_ = false;
    begun_.clear();
    changed_.clear();
    ask();
    choose_the_only_way();
}

void Draft::begin_to_fill_in(Json known) {
    begin(std::move(known));
    begins_slots_ = true;
    begin_slots();
}

void Draft::begin_as_usual(Json known) {
    begin(std::move(known));
    while (choose_something_usual()) {
        ask();
        choose_the_only_way();
    }
}

void Draft::clear() {
    known_ = Json::object();
    slots_.clear();
    proposed_.clear();
    begins_slots_ = false;
}

std::string Draft::type() const {
    const Json type = value_at(known_, "type");
    return type.is_string() ? type.get<std::string>() : std::string();
}

const Slot* Draft::slot(const FieldPath& field) const {
    const auto found = std::ranges::find_if(slots_, [&](const Slot& one) { return one.field == field; });
    return found == slots_.end() ? nullptr : &*found;
}

const Slot* Draft::missing() const {
    const auto empty = std::ranges::find_if(
        slots_, [this](const Slot& one) { return !one.optional && value_at(known_, one.field).is_null(); });
    return empty == slots_.end() ? nullptr : &*empty;
}

const Slot* Draft::proposed() const {
    const auto found = std::ranges::find_if(slots_, [this](const Slot& one) {
        return std::ranges::find(proposed_, FieldPath(one.field)) != proposed_.end();
    });
    return found == slots_.end() ? nullptr : &*found;
}

bool Draft::asks_for(Slot::Kind kind) const { return std::ranges::find(slots_, kind, &Slot::kind) != slots_.end(); }

bool Draft::takes(const FieldPath& field, const Json& value) const {
    const Slot* asked = slot(field);
    if (asked == nullptr) {
        return false;
    }
    switch (asked->kind) {
        case Slot::Kind::number:
            if (value.is_number_integer() && value.get<long long>() >= asked->least &&
                value.get<long long>() <= asked->most) {
                return true;
            }
            break;
        case Slot::Kind::sum:
            if (value.is_number()) {
                return true;
            }
            break;
        case Slot::Kind::words:
            if (value.is_string()) {
                return true;
            }
            break;
        case Slot::Kind::pattern:
            if (is_pattern_of(*asked, value)) {
                return true;
            }
            break;
        case Slot::Kind::cards:
            if (are_options(*asked, value)) {
                return true;
            }
            break;
        case Slot::Kind::table:
            if (is_table_of(*asked, value)) {
                return true;
            }
            break;
        default: break;
    }
    return option_of(*asked, value) != nullptr;
}

std::optional<Draft::Filling> Draft::by_digit(int number) const {
    const auto waits = std::ranges::find_if(slots_, [this](const Slot& one) {
        return one.kind == Slot::Kind::die && value_at(known_, one.field).is_null();
    });
    if (waits == slots_.end()) {
        return std::nullopt;
    }
    // Where no face is a ten, a 0 is a zero.
    for (const int face : {number == 0 ? 10 : number, number}) {
        if (takes(waits->field, face)) {
            return Filling{waits->field, face};
        }
    }
    return std::nullopt;
}

std::optional<Draft::Filling> Draft::by_place(const PlaceId& place) const {
    std::optional<Filling> chosen;
    for (const Slot& one : slots_) {
        const auto shown =
            std::ranges::find_if(one.options, [&](const Option& option) { return place_of(one, option) == place; });
        if (shown == one.options.end() || (one.kind != Slot::Kind::card && one.kind != Slot::Kind::place)) {
            continue;
        }
        const bool empty = value_at(known_, one.field).is_null();
        if (!chosen || empty) {
            chosen = Filling{one.field, shown->value};
        }
        if (empty) {
            break;
        }
    }
    return chosen;
}

bool Draft::fill(const FieldPath& field, Json value) {
    const auto at = std::ranges::find_if(slots_, [&](const Slot& one) { return one.field == field; });
    const auto after = static_cast<std::size_t>(at - slots_.begin());
    // A proposal that somebody picks becomes a choice.
    const bool was_proposed = std::erase(proposed_, field) > 0;
    if (same_value(value_at(known_, field), value)) {
        return was_proposed;
    }
    std::erase(begun_, field);
    changed_.push_back(field);
    value.is_null() ? empty(field) : put_at(known_, field, std::move(value));
    ask();
    drop_what_no_longer_fits(after);
    choose_the_only_way();
    begin_slots();
    return true;
}

void Draft::empty(const FieldPath& field) {
    for (const FieldPath& key : field.parts()) {
        if (!field.joined() || slot(key) == nullptr) {
            put_at(known_, key, nullptr);
        }
    }
}

void Draft::begin_slots() {
    while (begins_slots_ && begin_a_slot()) {
        ask();
    }
}

bool Draft::begin_a_slot() {
    for (const FieldPath& field : begun_) {
        if (slot(field) == nullptr) {  // The slot is no longer asked for.
            put_at(known_, field, nullptr);
            std::erase(begun_, FieldPath(field));
            return true;
        }
    }
    for (const Slot& one : slots_) {
        const bool follows = std::ranges::find(begun_, one.field) != begun_.end();
        const Json value = value_at(known_, one.field);
        const bool untouched = value.is_null() && std::ranges::find(changed_, one.field) == changed_.end();
        if ((follows || untouched) && !same_value(value, one.begins)) {
            std::erase(begun_, one.field);
            if (!one.begins.is_null()) {
                begun_.push_back(one.field);
            }
            put_at(known_, FieldPath(one.field), Json(one.begins));
            return true;
        }
    }
    return false;
}

bool Draft::still_fits(std::size_t i, std::size_t after) const {
    const Slot& slot = slots_[i];
    const Json value = value_at(known_, slot.field);
    const bool free = slot.kind == Slot::Kind::words || (slot.options.empty() && slot.kind != Slot::Kind::payment);
    if (value.is_null() || free || slot.kind == Slot::Kind::table) {
        return true;
    }
    if (slot.kind == Slot::Kind::cards) {
        return are_options(slot, value);
    }
    if (i == after || (slot.kind == Slot::Kind::pattern && is_pattern_of(slot, value))) {
        return true;
    }
    // A barred option stays where somebody chose it knowingly: up to the slot that was just changed.
    const Option* option = option_of(slot, value);
    return option != nullptr && (!option->barred || i <= after);
}

void Draft::drop_what_no_longer_fits(std::size_t after) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        if (!still_fits(i, after)) {
            std::erase(proposed_, FieldPath(slots_[i].field));
            empty(FieldPath(slots_[i].field));
            ask();
        }
    }
}

void Draft::choose_the_only_way() {
    // NOLINTNEXTLINE(modernize-loop-convert): an answer may put other slots in their place.
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Json value = value_at(known_, slots_[i].field);
        const bool outgrown = slots_[i].kind == Slot::Kind::pattern && !is_pattern_of(slots_[i], value);
        if (!value.is_null() && !outgrown) {
            continue;
        }
        const Option* option = chooses_itself(slots_[i]) ? only_way(slots_[i]) : nullptr;
        if (option == nullptr && chooses_itself(slots_[i])) {
            option = best_of(slots_[i]);
            if (option != nullptr) {
                proposed_.emplace_back(slots_[i].field);
            }
        }
        if (option != nullptr) {
            put_at(known_, FieldPath(slots_[i].field), Json(option->value));
            ask();
        } else if (slots_[i].kind == Slot::Kind::number && !slots_[i].optional) {
            if (slots_[i].least < slots_[i].most) {
                proposed_.emplace_back(slots_[i].field);
            }
            put_at(known_, FieldPath(slots_[i].field), slots_[i].least);  // A number field always shows a number.
        }
    }
}

bool Draft::choose_something_usual() {
    for (const Slot& slot : slots_) {
        const bool free = slot.kind == Slot::Kind::words;  // Options for words are only suggestions.
        if (!slot.optional || free || !value_at(known_, slot.field).is_null()) {
            continue;
        }
        const auto usual = std::ranges::find_if(slot.options, [](const Option& option) { return !option.barred; });
        if (usual != slot.options.end()) {
            put_at(known_, slot.field, Json(usual->value));
            return true;
        }
    }
    return false;
}

}  // namespace castalia
