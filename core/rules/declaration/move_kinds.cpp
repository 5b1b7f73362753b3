#include "core/rules/declaration/move_kinds.h"

#include <array>

namespace castalia {

namespace {

constexpr auto kSources = std::to_array<std::string_view>({"table", "app"});

}  // namespace

std::optional<int> Repeats::parse_if(NotationLine& line, std::string_view what) const {
    const std::string word = lowered(line.peek());
    if (!word.starts_with('x') || !is_digits(std::string_view(word).substr(1))) {
        return std::nullopt;
    }
    line.take(what);
    return number_in(line, std::string_view(word).substr(1), what, 1, most);
}

int Repeats::parse(NotationLine& line, std::string_view what) const {
    if (const std::optional<int> times = parse_if(line, what)) {
        return *times;
    }
    const std::string word = line.take(what);
    line.fail(say("{what} is written x2, not \"{word}\"", {{"what", say(what)}, {"word", literally(word)}}));
}

Json PlayerKind::schema() { return {{"$ref", "castalia.schema.json#/definitions/name"}}; }

void fail_choice(NotationLine& line, std::string_view what, const std::string& word) {
    line.fail(say("\"{word}\" does not fit; here stands {what}", {{"word", literally(word)}, {"what", say(what)}}));
}

bool DiceSource::read(Value value, const RecordPlace& at) const { return at.choice(value, kSources) == 1; }

std::optional<bool> DiceSource::parse_if(NotationLine& line, std::string_view) const {
    if (lowered(line.peek()) != "app") {
        return std::nullopt;
    }
    line.take("app");
    return true;
}

Json DiceSource::schema() { return {{"$ref", "castalia.schema.json#/definitions/source"}}; }

bool Flag::read(Value value, const RecordPlace& at) const {
    const std::optional<bool> flag = value.boolean();
    if (!flag) {
        at.fail(say("true or false belongs here, not {value}", {{"value", value_text(value)}}));
    }
    return *flag;
}

std::string FreeText::read(Value value, const RecordPlace& at) const {
    const std::optional<std::string_view> written = value.string();
    if (!written) {
        at.fail(say("a text belongs here, not {value}", {{"value", value_text(value)}}));
    }
    std::string text(*written);
    if (text.size() > most || !is_plain(text)) {
        check_kept_text(text, most,
                        at.spelled());  // Only long texts and texts beyond plain ASCII need a closer look.
    }
    if (code_points(text) < least) {
        at.fail(say("a text of at least one character belongs here"));
    }
    return text;
}

std::string FreeText::parse(NotationLine& line, std::string_view what) const {
    std::string words = line.quoted() || line.done() ? line.take_text(what) : line.take_rest();
    check_text(words, most, english(say(what)));
    if (code_points(words) < least) {
        line.fail(say("{what} needs at least one character", {{"what", say(what)}}));
    }
    return words;
}

Json FreeText::schema() const {
    const char* definition = most == kLongestTitle ? "label" : "text";
    const Json text = {{"$ref", std::string("castalia.schema.json#/definitions/") + definition}};
    return least == 0 ? text : Json{{"allOf", {text, {{"type", "string"}, {"minLength", least}}}}};
}

std::string NameText::read(Value value, const RecordPlace& at) const {
    const std::optional<std::string_view> written = value.string();
    if (!written) {
        at.fail(say("a name belongs here, not {value}", {{"value", value_text(value)}}));
    }
    std::string name(*written);
    check_kept_name(name, most, at.spelled());
    return name;
}

std::string NameText::parse(NotationLine& line, std::string_view what) const {
    std::string name = line.quoted() || line.done() ? line.take_text(what) : line.take_rest();
    try {
        check_name(name, most, "");
    } catch (const BadRecord& bad) {
        line.fail(bad.reason);
    }
    return name;
}

Json NameText::schema() const {
    if (most == kLongestTitle) {
        return {{"allOf",
                 {{{"$ref", "castalia.schema.json#/definitions/title"}}, {{"type", "string"}, {"minLength", 1}}}}};
    }
    return {{"$ref", "castalia.schema.json#/definitions/name"}};
}

}  // namespace castalia
