#include "core/rules/game/line_words.h"

#include <algorithm>
#include <charconv>

namespace castalia {

std::string lowered(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool is_digits(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

bool at_tail(const NotationLine& line) {
    const std::string next = lowered(line.peek());
    return line.done() || next == "note" || next == "ruling" || next == "at";
}

int number_in(const NotationLine& line, std::string_view digits, std::string_view what, int least, int most) {
    long long number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number < least || number > most) {
        line.fail(say("{what} is a number from {least} to {most}",
                      {{"what", say(what)}, {"least", literally(least)}, {"most", literally(most)}}));
    }
    return static_cast<int>(number);
}

std::optional<Seat> take_player(NotationLine& line) {
    const std::string word(line.peek());
    for (const bool exactly : {true, false}) {
        for (std::size_t i = 0; i < line.names().size(); ++i) {
            const std::string& name = line.names()[i];
            if (exactly ? name == word : lowered(name) == lowered(word)) {
                line.take_text("a player");
                return Seat{static_cast<int>(i)};
            }
        }
    }
    return std::nullopt;
}

Seat take_player(NotationLine& line, std::string_view what) {
    if (const std::optional<Seat> seat = take_player(line)) {
        return *seat;
    }
    const std::string word = line.take_text(what);
    line.fail(say("nobody at this table is called {name}", {{"name", literally(word)}}));
}

}  // namespace castalia
