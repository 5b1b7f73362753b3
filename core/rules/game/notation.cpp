#include "core/rules/game/notation.h"

#include <algorithm>
#include <charconv>

namespace castalia {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t'; }

std::string lower(std::string_view word) {
    std::string result(word);
    // Only ASCII changes; names in other scripts are compared as they are written.
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// Returns the end of a JSON string that begins at `at`, one past its closing quote; npos if it never closes.
std::size_t end_of_quoted(std::string_view line, std::size_t at) {
    for (std::size_t i = at + 1; i < line.size(); ++i) {
        if (line[i] == '\\') {
            ++i;
        } else if (line[i] == '"') {
            return i + 1;
        }
    }
    return std::string_view::npos;
}

}  // namespace

std::string notation_name(const std::string& name) {
    const bool plain = std::ranges::none_of(
        name, [](char c) { return c == ':' || c == '"' || c == '\\' || c == '#' || c == '|' || is_space(c); });
    return plain ? name : Json(name).dump();
}

NotationLine::NotationLine(std::string_view line, std::span<const std::string> names)
    : end_(line.size()), names_(names) {
    std::size_t at = 0;
    bool first = true;
    while (at < line.size()) {
        if (is_space(line[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        std::string word;
        const bool quoted = line[at] == '"';
        if (quoted) {
            end = end_of_quoted(line, at);
            if (end == std::string_view::npos) {
                throw BadNotation(at, say("the quotation mark is never closed"));
            }
            const Json text = Json::parse(line.substr(at, end - at), nullptr, false);
            if (!text.is_string()) {
                throw BadNotation(at, say("the words in quotation marks cannot be read"));
            }
            word = text.get<std::string>();
        } else {
            while (end < line.size() && !is_space(line[end]) && !(first && line[end] == ':')) {
                ++end;
            }
            word = std::string(line.substr(at, end - at));
        }
        if (first && end < line.size() && line[end] == ':') {
            const auto same = [&](const std::string& name) { return name == word || lower(name) == lower(word); };
            auto found = std::ranges::find(names_, word);
            if (found == names_.end()) {
                found = std::ranges::find_if(names_, same);
            }
            if (word.empty()) {
                throw BadNotation(at, say("the name of a player stands before the colon"));
            }
            if (found == names_.end()) {
                throw BadNotation(at, say("nobody at this table is called {name}", {{"name", literally(word)}}));
            }
            player_ = Seat{static_cast<int>(found - names_.begin())};
            ++end;
        } else {
            words_.push_back({std::move(word), at, quoted});
        }
        first = false;
        at = end;
    }
}

std::string_view NotationLine::peek() const {
    return done() ? std::string_view() : std::string_view(words_[next_].text);
}

bool NotationLine::quoted() const { return !done() && words_[next_].quoted; }

// The text is made only if the word is missing, because a session may have ten thousand lines.
std::string NotationLine::take(std::string_view what) { return done() ? take(say(what)) : lower(take_text(Text{})); }

std::string NotationLine::take(const Text& what) { return lower(take_text(what)); }

std::string NotationLine::take_text(std::string_view what) { return take_text(done() ? say(what) : Text{}); }

std::string NotationLine::take_text(const Text& what) {
    if (done()) {
        throw BadNotation(end_, say("{what} is missing", {{"what", what}}));
    }
    return words_[next_++].text;
}

long long NotationLine::take_number(std::string_view what, long long least, long long most) {
    const std::string word = take(what);
    long long number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < least || number > most) {
        fail(say("{what} is a number from {least} to {most}",
                 {{"what", say(what)}, {"least", literally(least)}, {"most", literally(most)}}));
    }
    return number;
}

std::string NotationLine::take_rest() {
    std::string rest;
    for (; !done(); ++next_) {
        rest += (rest.empty() ? "" : " ") + words_[next_].text;
    }
    return rest;
}

std::optional<std::string> NotationLine::take_tail(std::string_view keyword) {
    if (words_.size() < next_ + 3) {
        return std::nullopt;
    }
    const Word& before_last = words_[words_.size() - 2];
    if (before_last.quoted || lower(before_last.text) != keyword) {
        return std::nullopt;
    }
    std::string value = std::move(words_.back().text);
    words_.resize(words_.size() - 2);
    return value;
}

void NotationLine::finish() const {
    if (!done()) {
        throw BadNotation(words_[next_].at, say("nothing more belongs here, but \"{word}\" follows",
                                                {{"word", literally(words_[next_].text)}}));
    }
}

void NotationLine::fail(Text why) const { throw BadNotation(next_ == 0 ? 0 : words_[next_ - 1].at, why); }

void NotationLine::fail(const BadNotation& within) const {
    BadNotation bad(next_ == 0 ? 0 : words_[next_ - 1].at, within.text);
    bad.two_readings = within.two_readings;
    throw bad;
}

}  // namespace castalia
