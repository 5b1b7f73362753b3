#include "tests/support/gambler.h"

#include <algorithm>

namespace castalia {

void put(Json& draft, const std::string& field, const Json& value) {
    if (field.find('+') != std::string::npos) {
        draft.update(value);
        return;
    }
    const std::size_t slash = field.find('/');
    if (slash == std::string::npos) {
        draft[field] = value;
        return;
    }
    Json& whole = draft[field.substr(0, slash)];
    const std::string part = field.substr(slash + 1);
    if (part.find_first_not_of("0123456789") != std::string::npos) {
        whole[part] = value;
        return;
    }
    if (whole.is_null()) {
        whole = Json::array();
    }
    whole[static_cast<std::size_t>(std::stoi(part))] = value;
}

bool Gambler::fill(const Line& line, Json& draft) {
    const auto filled = [&](const std::string& whole) {
        const std::vector<Slot> all = line.form(line.plies(), draft);
        return std::ranges::find(all, whole, &Slot::field) != all.end();
    };
    for (std::size_t i = 0; i < line.form(line.plies(), draft).size(); ++i) {  // What is filled can ask for more.
        const Slot slot = line.form(line.plies(), draft).at(i);
        if (slot.optional && !chance_.one_in(3)) {
            continue;
        }
        // What a slot before it holds as a whole is not taken apart: "coins" before "coins/M".
        if (const std::string whole = slot.field.substr(0, slot.field.find('/'));
            whole != slot.field && filled(whole)) {
            continue;
        }
        if (slot.options.empty()) {
            if (slot.kind != Slot::Kind::number) {
                return slot.optional;
            }
            put(draft, slot.field, chance_.from(static_cast<int>(slot.least), static_cast<int>(slot.most)));
            continue;
        }
        std::vector<Json> open;
        for (const Option& option : slot.options) {
            if (!option.barred) {
                open.push_back(option.value);
            }
        }
        const bool known = draft.contains(slot.field);
        if (known && std::ranges::find(open, draft[slot.field]) != open.end()) {
            continue;
        }
        if (open.empty()) {
            if (slot.optional) {
                continue;
            }
            return false;
        }
        put(draft, slot.field, chance_.any(open));
    }
    return true;
}

Json Gambler::any(const Line& line) {
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

std::optional<Refusal> judged(const Line& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    fields.finish();
    return line.judge(*move);
}

void played(Line& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    line.play(*line.read(fields));
}

}  // namespace castalia
