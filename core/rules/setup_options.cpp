#include "core/rules/setup_options.h"

#include <algorithm>

namespace castalia {

namespace {

Json read_value(Fields& fields, const SetupOption& option) {
    switch (option.kind) {
        case SetupOption::Kind::flag: return fields.flag_or(option.key, option.otherwise.get<bool>());
        case SetupOption::Kind::number: return fields.number(option.key, option.least, option.most);
        case SetupOption::Kind::choice: break;
    }
    std::vector<std::string> words;
    for (const Option& choice : option.choices) {
        words.push_back(choice.value.get<std::string>());
    }
    const std::vector<std::string_view> views(words.begin(), words.end());
    return fields.word(option.key, views);
}

Text refused_together(const SetupOption& one, const SetupOption& other) {
    return say("{one} and {other} exclude each other",
               {{"one", literally("\"" + one.key + "\"")}, {"other", literally("\"" + other.key + "\"")}});
}

}  // namespace

SetupOption SetupOption::excluding(std::vector<std::string> keys) const {
    SetupOption changed = *this;
    changed.excluded = std::move(keys);
    return changed;
}

SetupOption SetupOption::only_in(std::vector<std::string> with_editions) const {
    SetupOption changed = *this;
    changed.editions = std::move(with_editions);
    return changed;
}

SetupOption SetupOption::since(int with_version) const {
    SetupOption changed = *this;
    changed.version = with_version;
    return changed;
}

bool SetupOption::is_in(const std::string& edition) const {
    return editions.empty() || std::ranges::find(editions, edition) != editions.end();
}

SetupOption flag_option(std::string key, Text label) {
    SetupOption option;
    option.key = std::move(key);
    option.label = std::move(label);
    return option;
}

SetupOption number_option(std::string key, Text label, long long least, long long most, long long otherwise) {
    SetupOption option = flag_option(std::move(key), std::move(label));
    option.kind = SetupOption::Kind::number;
    option.least = least;
    option.most = most;
    option.otherwise = otherwise;
    return option;
}

SetupOption choice_option(std::string key, Text label, std::vector<Option> choices) {
    SetupOption option = flag_option(std::move(key), std::move(label));
    option.kind = SetupOption::Kind::choice;
    option.otherwise = choices.front().value;
    option.choices = std::move(choices);
    return option;
}

const Json& ChosenOptions::value(std::string_view key) const {
    const auto said = said_.find(key);
    return said != said_.end() ? *said : otherwise_.at(std::string(key));
}

/// An option that another one excludes, where both have been chosen and are not as usual.
const SetupOption* SetupOptions::conflicting(const SetupOption& option, const Json& said) const {
    for (const SetupOption& other : options_) {
        const bool excluded = std::ranges::find(option.excluded, other.key) != option.excluded.end() ||
                              std::ranges::find(other.excluded, option.key) != other.excluded.end();
        const auto chosen = said.is_object() ? said.find(other.key) : said.end();
        if (excluded && said.is_object() && chosen != said.end() && !chosen->is_null() &&
            *chosen != other.otherwise) {
            return &other;
        }
    }
    return nullptr;
}

ChosenOptions SetupOptions::read(Fields& fields, const std::string& edition) const {
    ChosenOptions chosen;
    for (const SetupOption& option : options_) {
        chosen.otherwise_[option.key] = option.otherwise;
        if (!fields.has(option.key)) {
            continue;
        }
        if (!option.is_in(edition)) {
            fields.fail(option.key,
                        say("edition {edition} does not have this option", {{"edition", literally(edition)}}));
        }
        chosen.said_[option.key] = read_value(fields, option);
        if (const SetupOption* other = conflicting(option, chosen.said_);
            other != nullptr && chosen.said_[option.key] != option.otherwise) {
            fields.fail(option.key, refused_together(*other, option));
        }
    }
    return chosen;
}

void SetupOptions::write(Json& object, const ChosenOptions& chosen, const std::string& edition) const {
    for (const SetupOption& option : options_) {
        if (option.is_in(edition) && (option.version == 1 || chosen.says(option.key))) {
            object[option.key] = chosen.value(option.key);
        }
    }
}

std::vector<Slot> SetupOptions::form(const Json& chosen, const std::string& edition, const FieldPath& within) const {
    std::vector<Slot> slots;
    for (const SetupOption& option : options_) {
        if (!option.is_in(edition)) {
            continue;
        }
        Slot slot;
        slot.field = within / option.key;
        slot.label = option.label;
        slot.optional = true;
        if (option.kind == SetupOption::Kind::number) {
            slot.least = option.least;
            slot.most = option.most;
        } else {
            slot.kind = Slot::Kind::place;
            slot.options =
                option.kind == SetupOption::Kind::choice
                    ? option.choices
                    : std::vector<Option>{{false, say("No"), {}, {}, false}, {true, say("Yes"), {}, {}, false}};
        }
        const SetupOption* other = conflicting(option, chosen);
        for (Option& offered : slot.options) {
            if (other != nullptr && offered.value != option.otherwise) {
                offered.barred = impossible("", say("not together with {option}", {{"option", other->label}}));
            }
        }
        slots.push_back(std::move(slot));
    }
    return slots;
}

Json SetupOptions::schema() const {
    Json properties = Json::object();
    for (const SetupOption& option : options_) {
        Json& property = properties[option.key];
        if (option.kind == SetupOption::Kind::flag) {
            property = {{"type", "boolean"}};
        } else if (option.kind == SetupOption::Kind::number) {
            property = {{"type", "integer"}, {"minimum", option.least}, {"maximum", option.most}};
        } else {
            for (const Option& choice : option.choices) {
                property["enum"].push_back(choice.value);
            }
        }
    }
    return properties;
}

}  // namespace castalia
