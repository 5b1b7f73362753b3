#include "core/rules/declaration/setup_options.h"

#include <algorithm>

namespace castalia {

bool SetupOption::is_in(const std::string& edition) const {
    return editions.empty() || std::ranges::find(editions, edition) != editions.end();
}

Slot SetupOption::slot(const Players& table) const {
    Slot slot;
    slot.field = (group.empty() ? FieldPath() : FieldPath() / group) / key;
    slot.kind = kind;
    slot.label = label;
    slot.optional = !has_to_be_said;
    slot.options = choices;
    if (kind == Slot::Kind::number) {
        slot.least = least;
        slot.most = most;
    } else if (flag) {  // The default comes first.
        const bool usual = otherwise == Json(true);
        slot.options.resize(2);
        slot.options[usual ? 1 : 0] = {false, say("No"), {}, {}, false};
        slot.options[usual ? 0 : 1] = {true, say("Yes"), hint, {}, false};
    } else if (players) {
        slot.by_chance = has_to_be_said;  // There is no default player, so chance may decide.
        for (const std::string& name : table.names) {
            slot.options.push_back({name, literally(name), {}, {}, false});
        }
    }
    return slot;
}

Seat SeatedPlayer::read(Value value, const RecordPlace& at) const {
    const Seat seat = at.seat(value);
    if (seat.index < 0) {
        at.fail(say("nobody at this table is called {name}", {{"name", literally(shown(value))}}));
    }
    return seat;
}

namespace setup {

const Json* said(const SetupOption& option, const Json& setup) {
    const Json* object = &setup;
    for (const std::string* key : {&option.group, &option.key}) {
        if (key->empty()) {
            continue;
        }
        const auto found = object->is_object() ? object->find(*key) : object->end();
        if (!object->is_object() || found == object->end()) {
            return nullptr;
        }
        object = &*found;
    }
    return object;
}

const SetupOption* conflicting(const SetupOption& option, const List& options, const Json& setup) {
    const auto excludes = [](const SetupOption& one, const SetupOption& another) {
        return std::ranges::find(one.excluded, another.key) != one.excluded.end();
    };
    for (const SetupOption* other : options) {
        if (excludes(option, *other) || excludes(*other, option)) {
            const Json* chosen = said(*other, setup);
            if (chosen != nullptr && !chosen->is_null() && *chosen != other->otherwise) {
                return other;
            }
        }
    }
    return nullptr;
}

void refuse_edition(const Fields& fields, const SetupOption& option, const std::string& edition) {
    fields.fail(option.key, say("edition {edition} does not have this option", {{"edition", literally(edition)}}));
}

void refuse_both(const Fields& fields, const SetupOption& option, const SetupOption& other) {
    fields.fail(option.key,
                say("{one} and {other} exclude each other",
                    {{"one", literally("\"" + other.key + "\"")}, {"other", literally("\"" + option.key + "\"")}}));
}

void bar(Slot& slot, const SetupOption& option, const SetupOption& other) {
    for (Option& offered : slot.options) {
        if (offered.value != option.otherwise) {
            offered.barred = impossible("", say("not together with {option}", {{"option", other.label}}));
        }
    }
}

std::vector<Slot> lines(const Slot& slot, const SetupOption& option, const Json& setup) {
    const Json* list = said(option, setup);
    const long long filled = list != nullptr && list->is_array() ? static_cast<long long>(list->size()) : 0;
    std::vector<Slot> slots;
    for (long long i = 0; i < std::min(filled + 1, option.most); ++i) {
        slots.push_back(slot);
        slots.back().field = slot.field / static_cast<std::size_t>(i);
        slots.back().label.fills.push_back({"n", literally(i + 1)});
    }
    return slots;
}

/// Returns the schema of the value with its default. A default beside a reference would have no effect.
static Json with_default(const SetupOption& option) {
    Json schema = option.schema;
    if (option.has_to_be_said || !option.has_default || option.hidden_as_usual) {
        return schema;
    }
    if (schema.contains("$ref")) {
        schema = {{"allOf", {schema}}};
    }
    schema["default"] = option.otherwise;
    return schema;
}

static Json closed_object() {
    return {{"type", "object"}, {"properties", Json::object()}, {"additionalProperties", false}};
}

Json schema(const List& options) {
    Json whole = closed_object();
    for (const SetupOption* option : options) {
        Json* object = &whole;
        if (!option->group.empty()) {
            Json& inside = whole["properties"][option->group];
            object = &(inside = inside.is_null() ? closed_object() : inside);
        }
        (*object)["properties"][option->key] = with_default(*option);
        if (option->has_to_be_said) {
            (*object)["required"].push_back(option->key);
        }
    }
    return whole;
}

}  // namespace setup

}  // namespace castalia
