// Reads strict JSON. The fast parser reads nearly everything. Texts that it or the limits refuse are read again by
// the parser that knows the line and the byte.
#include "core/session/strict_json.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"
#include "core/session/record.h"

namespace castalia {

namespace {

constexpr std::size_t kDeepest = 32;
constexpr std::size_t kMostKeys = 1'000;

std::string place_in(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::size_t start = before.rfind('\n');
    const std::size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1);
    return "line " + std::to_string(line) + ", byte " + std::to_string(std::max<std::size_t>(column, 1));
}

bool stands_twice(std::vector<std::string_view>& keys) {
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) != keys.end();
}

bool is_within_limits(Value value, std::size_t depth) {
    if (!value.is_object() && !value.is_array()) {
        return true;
    }
    if (depth == kDeepest) {
        return false;
    }
    const auto within = [&](Value part) { return is_within_limits(part, depth + 1); };
    if (value.is_array()) {
        return std::ranges::all_of(value.elements(), within);
    }
    if (value.size() > kMostKeys) {
        return false;
    }
    const auto members = value.members();
    std::vector<std::string_view> keys;
    keys.reserve(members.size());
    for (const auto& [key, part] : members) {
        keys.push_back(key);
    }
    return !stands_twice(keys) &&
           std::ranges::all_of(members, [&](const auto& member) { return within(member.second); });
}

/// Builds the tree of a text while it is parsed. Refuses depth and repeated keys before they take memory.
class Builder : public nlohmann::json_sax<Json> {
public:
    explicit Builder(std::string_view text) : text_(text) {}
    Json take() { return std::move(root_); }

    bool null() override { return add(Json()); }
    bool boolean(bool flag) override { return add(flag); }
    bool number_integer(number_integer_t number) override { return add(number); }
    bool number_unsigned(number_unsigned_t number) override { return add(number); }
    bool number_float(number_float_t number, const string_t&) override { return add(number); }
    bool string(string_t& text) override { return add(std::move(text)); }
    bool binary(binary_t&) override { return false; }  // JSON in text form has none.

    bool start_object(std::size_t) override {
        keys_.emplace_back();
        return open(Json::object());
    }
    bool key(string_t& key) override {
        if (!keys_.back().insert(key).second) {
            throw BadRecord("",
                            say("the key {key} stands twice in one object", {{"key", literally(shown(Json(key)))}}));
        }
        if (keys_.back().size() > kMostKeys) {
            throw BadRecord("", say("an object has more than {most} keys",
                                    {{"most", literally(static_cast<long long>(kMostKeys))}}));
        }
        key_ = std::move(key);
        return true;
    }
    bool end_object() override {
        keys_.pop_back();
        return close();
    }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception& error) override {
        const std::string what = error.what();
        if (dynamic_cast<const Json::parse_error*>(&error) == nullptr) {
            throw BadRecord(place_in(text_, byte), say("a number ends here that is too large to be read"));
        }
        const auto says = [&](std::string_view words) { return what.find(words) != std::string::npos; };
        throw BadRecord(place_in(text_, byte),
                        text_.find_first_not_of(" \t\r\n") == std::string_view::npos
                            ? say("this is empty; JSON belongs here")
                        : says("unexpected end of input") || says("missing closing quote") || is_cut(byte)
                            ? say("this is JSON that ends in the middle; its end is missing")
                        : says("UTF-8") ? say("this is not JSON; a letter here is not UTF-8")
                        : says("control character")
                            ? say("this is not JSON; a line break or another control character stands within words")
                            : say("this is not JSON; something else belongs here"));
    }

private:
    /// Returns whether the text ends with the beginning of a word, such as "nul", where the fault is.
    bool is_cut(std::size_t byte) const {
        const std::size_t before = text_.find_last_not_of("abcdefghijklmnopqrstuvwxyz");
        const std::string_view word = text_.substr(before == std::string_view::npos ? 0 : before + 1);
        constexpr auto kWords = std::to_array<std::string_view>({"true", "false", "null"});
        return byte >= text_.size() && !word.empty() &&
               std::ranges::any_of(kWords, [&](std::string_view whole) { return whole.starts_with(word); });
    }
    bool add(Json value) {
        put(std::move(value));
        return true;
    }
    Json& put(Json value) {
        if (open_.empty()) {
            return root_ = std::move(value);
        }
        if (open_.back()->is_array()) {
            return open_.back()->get_ref<Json::array_t&>().emplace_back(std::move(value));
        }
        // The member is added at the end without a search, because `key` has seen that there is no other.
        std::vector<std::pair<const std::string, Json>>& members = open_.back()->get_ref<Json::object_t&>();
        return members.emplace_back(std::move(key_), std::move(value)).second;
    }
    bool open(Json container) {
        if (open_.size() == kDeepest) {
            throw BadRecord("", say("lists and objects stand more than {most} deep",
                                    {{"most", literally(static_cast<long long>(kDeepest))}}));
        }
        open_.push_back(&put(std::move(container)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    std::string_view text_;
    Json root_;
    std::string key_;
    std::vector<Json*> open_;
    std::vector<std::unordered_set<std::string>> keys_;
};

/// Checks only the brackets, because the fast parser takes memory for all of them before it refuses any.
bool is_too_deep(std::string_view utf8) {
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < utf8.size(); ++at) {
        const char c = utf8[at];
        if (quoted) {
            at += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest) {
                return true;
            }
        } else if (c == ']' || c == '}') {
            depth -= depth > 0 ? 1 : 0;
        } else {
            quoted = c == '"';
        }
    }
    return false;
}

void check_size(std::string_view utf8) {
    if (utf8.size() > kLargestRecord) {
        throw BadRecord("", say("the file is larger than {most} MiB, which no record is",
                                {{"most", literally(static_cast<long long>(kLargestRecord >> 20))}}));
    }
}

}  // namespace

Json parse_json(std::string_view utf8) {
    check_size(utf8);
    utf8 = without_mark(utf8);
    Builder builder(utf8);
    Json::sax_parse(utf8, &builder);
    if (const std::size_t zero = utf8.find('\0'); zero != std::string_view::npos) {
        // The parser takes a zero byte for the end, and what follows would be lost unseen.
        throw BadRecord(place_in(utf8, zero + 1), say("this is not JSON; something else belongs here"));
    }
    return builder.take();
}

StrictJson::StrictJson(std::string_view utf8) {
    check_size(utf8);
    utf8 = without_mark(utf8);
    value_ = is_too_deep(utf8) ? std::nullopt : parser_.parse(utf8);
    if (!value_ || !is_within_limits(*value_, 0)) {
        tree_ = parse_json(utf8);  // This throws, except for a few numbers that only this parser reads.
        const auto view = [](Value of) { return of; };
        value_ = view(tree_);
    }
}

}  // namespace castalia
