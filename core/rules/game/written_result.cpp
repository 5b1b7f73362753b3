#include "core/rules/game/written_result.h"

#include <algorithm>

namespace castalia {

namespace {

void add_new(std::vector<std::string>& words, const std::string& more) {
    if (!more.empty() && std::ranges::find(words, more) == words.end()) {
        words.push_back(more);
    }
}

std::string name_in(const Json& object) {
    const auto name = object.is_object() ? object.find("name") : object.end();
    return name != object.end() && name->is_string() ? name->get<std::string>() : std::string();
}

Json part_of(const Json& object, const char* key) {
    const auto part = object.is_object() ? object.find(key) : object.end();
    return part == object.end() ? Json() : *part;
}

/// Adds the names of the tags of a game or a player.
void add_tags(std::vector<std::string>& words, const Json& object) {
    const Json tags = part_of(object, "tags");
    if (!tags.is_array()) {
        return;
    }
    for (const Json& tag : tags) {
        add_new(words, name_in(part_of(tag, "tag")));
    }
}

}  // namespace

std::string identity_of(const Json& player) {
    for (const char* key : {"uuid", "name"}) {
        const auto value = player.find(key);
        if (value != player.end() && value->is_string() && !value->get_ref<const std::string&>().empty()) {
            return value->get<std::string>();
        }
    }
    return "";
}

const WrittenSource::Person* WrittenSource::person(Seat seat) const {
    const auto found = std::ranges::find(people, seat, &Person::seat);
    return found == people.end() ? nullptr : &*found;
}

std::vector<std::string> expansions_of(const WrittenResult& result) {
    std::vector<std::string> names;
    if (result.source != nullptr) {
        for (const Json& expansion : result.source->expansions) {
            add_new(names, name_in(part_of(expansion, "game")));
        }
    }
    return names;
}

std::vector<std::string> words_of(const WrittenResult& result) {
    std::vector<std::string> words;
    add_new(words, result.board);
    for (const std::vector<std::string>& list : {result.roles, result.teams, expansions_of(result)}) {
        for (const std::string& one : list) {
            add_new(words, one);
        }
    }
    if (result.source != nullptr) {
        add_tags(words, result.source->game);
        for (const WrittenSource::Person& person : result.source->people) {
            add_tags(words, person.player);
        }
    }
    add_new(words, result.comments);
    return words;
}

}  // namespace castalia
