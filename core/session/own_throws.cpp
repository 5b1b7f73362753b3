#include "core/session/own_throws.h"

#include <algorithm>
#include <cctype>

#include "core/dice/letters.h"
#include "core/dice/notation.h"
#include "core/session/record.h"

namespace castalia {

namespace {

/// Returns the text without case, and with plain signs in place of full-width ones.
std::string plain_letters(const std::string& text) { return dice::letters_of(text).text; }

}  // namespace

OwnThrow checked_throw(OwnThrow made, const std::string& where) {
    const std::string before = where.empty() ? "" : where + ".";
    check_name(made.name, kLongestName, before + "name");
    if (plain_letters(made.name).find_first_of("0123456789\"") == 0) {
        throw BadRecord(before + "name", say("the name of a throw begins with a letter"));
    }
    try {
        dice::Expression thrown = dice::read_line(made.dice, std::nullopt);
        if (groups_of(thrown).empty()) {
            throw BadRecord(before + "dice", say("a throw has dice, such as 2d6"));
        }
        made.dice = dice::canonical(thrown);
    } catch (const BadNotation& bad) {
        throw BadRecord(before + "dice", bad.text);
    }
    const bool letter = made.key.size() == 1 && std::isalnum(static_cast<unsigned char>(made.key.front())) != 0;
    if (!made.key.empty() && !letter) {
        throw BadRecord(before + "key", say("the key of a throw is one letter or digit"));
    }
    made.key = plain_letters(made.key);
    return made;
}

bool is_called(const OwnThrow& one, const std::string& name) {
    return plain_letters(one.name) == plain_letters(name);
}

void put_among(std::vector<OwnThrow>& throws, OwnThrow kept) {
    std::erase_if(throws, [&](const OwnThrow& one) { return is_called(one, kept.name); });
    for (OwnThrow& one : throws) {
        one.key = one.key == kept.key ? "" : one.key;
    }
    throws.push_back(std::move(kept));
    std::ranges::sort(throws, {}, [](const OwnThrow& one) { return plain_letters(one.name); });
}

Json own_throws_json(const std::vector<OwnThrow>& throws) {
    Json json{{"throws", Json::array()}};
    for (const OwnThrow& one : throws) {
        json["throws"].push_back({{"name", one.name}, {"dice", one.dice}});
        if (!one.key.empty()) {
            json["throws"].back()["key"] = one.key;
        }
    }
    return json;
}

std::vector<OwnThrow> read_own_throws(std::string_view utf8) {
    const Json json = parse_json(utf8);
    Fields fields(json, "");
    std::vector<OwnThrow> throws;
    const std::vector<Value> list = fields.list("throws", 0, kMostOwnThrows);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string where = "throws[" + std::to_string(i) + "]";
        Fields one(list[i], where);
        OwnThrow made{one.name("name", kLongestName), one.text("dice", 2 * kLongestTitle), one.text_or("key", 1, "")};
        one.finish();
        made = checked_throw(std::move(made), where);
        if (std::ranges::any_of(throws, [&](const OwnThrow& other) { return is_called(other, made.name); })) {
            throw BadRecord(where + ".name",
                            say("two throws have the name {name}", {{"name", literally(made.name)}}));
        }
        throws.push_back(std::move(made));
    }
    fields.finish();
    return throws;
}

std::string with_own_throw(const std::string& line, const std::vector<OwnThrow>& throws) {
    const std::string typed = plain_letters(line);
    const OwnThrow* found = nullptr;
    for (const OwnThrow& one : throws) {  // "attack high" before "attack".
        const std::string name = plain_letters(one.name);
        const bool begins = typed.starts_with(name) && (typed.size() == name.size() || typed[name.size()] == ' ');
        found = begins && (found == nullptr || found->name.size() < one.name.size()) ? &one : found;
    }
    if (found == nullptr) {
        return line;
    }
    const std::size_t end = dice::letters_of(line).places[plain_letters(found->name).size()];
    return found->dice + " # " + found->name + line.substr(end);
}

}  // namespace castalia
