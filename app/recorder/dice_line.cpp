#include "app/recorder/dice_line.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "app/recorder/line_reader.h"
#include "core/dice/letters.h"
#include "core/dice/notation.h"
#include "core/dice/shown.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns the places in the line where what is thrown may end, the last one first: before words of digits and signs.
std::vector<std::size_t> ends_of(const std::string& letters) {
    std::vector<std::size_t> ends{letters.size()};
    for (std::size_t end = letters.size(); end > 0;) {
        const std::size_t begin = letters.find_last_of(' ', end - 1);
        const std::string word = begin == std::string::npos ? letters : letters.substr(begin + 1, end - begin - 1);
        if (begin == std::string::npos || word.find_first_not_of("0123456789+-,rR") != std::string::npos) {
            break;
        }
        if (!word.empty()) {
            ends.push_back(begin);
        }
        end = begin;
    }
    return ends;
}

/// Returns the player whose name, or the beginning of it, stands before the colon.
Seat thrower(const std::string& head, std::span<const std::string> names) {
    const bool quoted = head.starts_with('"');
    const std::optional<Seat> seat = quoted || head.empty() ? NotationLine(head + ":", names).player() : std::nullopt;
    const std::string* const name = quoted ? nullptr : player_called(names, head);
    if (seat) {
        return *seat;
    }
    if (name == nullptr) {
        throw BadNotation(0, say("nobody at this table is called {name}", {{"name", literally(head)}}));
    }
    return Seat{static_cast<int>(name - names.data())};
}

/// Returns where the throw begins: behind the name of its player and the word "roll".
std::size_t skip_head(const std::string& line, std::span<const std::string> names, DiceLine& made) {
    std::size_t at = 0;
    const std::size_t quote = line.starts_with('"') ? line.find('"', 1) : 0;
    const std::size_t colon = quote == std::string::npos ? quote : line.find(':', quote);
    if (colon != std::string::npos && !names_dice(line.substr(0, colon))) {
        made.player = thrower(line.substr(0, colon), names);
        at = colon + 1;
    }
    at = std::min(line.find_first_not_of(' ', at), line.size());
    const std::string rest = dice::letters_of(line.substr(at)).text;
    for (const std::string word : {"roll ", "dice "}) {
        if (rest.starts_with(word)) {
            made.by_app = word.starts_with('r');
            return std::min(line.find_first_not_of(' ', at + word.size()), line.size());
        }
    }
    return at;
}

/// Returns whether the line begins with "init" as a word.
bool begins_initiative(const std::string& rest) {
    const std::string word = dice::letters_of(rest.substr(0, rest.find(' '))).text;
    return word == "init" || word == "initiative";
}

/// Takes what the dice show. Throws BadNotation.
void take_shown(const std::string& typed, DiceLine& made) {
    dice::Shown shown = dice::read_shown(made.thrown, typed, made.times());
    made.values = std::move(shown.values);
    made.fallen = std::move(shown.fallen);
}

/// Notes what other programs mean by these dice, where that differs.
void note_readings(const std::string& typed, DiceLine& made) {
    made.readings = dice::readings(typed);
    if (made.readings.size() > 1) {
        made.disputed = typed;
    } else {
        made.readings.clear();
    }
}

/// Reads what is thrown and what its dice show.
DiceLine read_throw(const std::string& rest, std::optional<dice::Dialect> dialect, DiceLine made) {
    std::optional<DiceLine> open;
    std::optional<BadNotation> bad, unfit;
    for (const std::size_t end : ends_of(rest)) {
        DiceLine one = made;
        try {
            one.thrown = dice::read_line(rest.substr(0, end), dialect);
            if (dialect) {
                note_readings(rest.substr(0, end), one);
            }
        } catch (const dice::SeveralReadings&) {
            throw;
        } catch (const BadNotation& wrong) {
            if (!bad || wrong.position > bad->position) {
                bad = wrong;
            }
            continue;
        }
        const std::string typed = rest.substr(end);
        try {
            take_shown(typed, one);
            return one;
        } catch (const BadNotation& wrong) {
            if (wrong.position >= typed.size()) {
                one.missing = wrong.text;
                const bool first = !open || open->thrown.label.size() > one.thrown.label.size();
                open = first ? std::optional(one) : open;
            } else {
                unfit = BadNotation(end + wrong.position, wrong.text);
            }
        }
    }
    // A number behind the label that no face shows is a slip of the hand, and no part of the label.
    if (open && (!unfit || made.by_app)) {
        return *open;
    }
    throw unfit ? *unfit : *bad;
}

/// A word of a line, or what stands in quotation marks, with its place.
struct LineWord {
    std::string text;
    std::size_t at = 0, end = 0;
    bool quoted = false;
};

/// Returns the word at this place or behind it; its text is empty at the end of the line. A sign behind the closing
/// quotation mark begins the next word.
LineWord word_at(const std::string& line, std::size_t at) {
    LineWord word;
    word.at = std::min(line.find_first_not_of(" ,", at), line.size());
    word.quoted = word.at < line.size() && line[word.at] == '"';
    const std::size_t first = word.at + (word.quoted ? 1 : 0);
    const std::size_t close = std::min(line.find_first_of(word.quoted ? "\"" : " ,", first), line.size());
    word.text = line.substr(first, close - first);
    word.end = std::min(close + (word.quoted ? 1 : 0), line.size());
    return word;
}

/// Returns the number of such a text as "+3"; nothing for other texts.
std::optional<int> bonus_in(std::string_view text) {
    const bool sign = text.starts_with('+') || text.starts_with('-');
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data() + (sign ? 1 : 0), end, number);
    const bool good = sign && error == std::errc() && read == end && number <= kMostBonus;
    return good ? std::optional(text.front() == '-' ? -number : number) : std::nullopt;
}

/// Adds somebody for whom the initiative is thrown, with the bonus behind the name or after a space. Returns the
/// place where the line goes on.
std::size_t add_contender(const std::string& line, const LineWord& word, std::span<const std::string> names,
                          DiceLine& made) {
    std::string name = word.text;
    std::optional<int> bonus;
    if (const std::size_t sign = name.find_last_of("+-"); !word.quoted && sign != std::string::npos && sign > 0) {
        bonus = bonus_in(std::string_view(name).substr(sign));
        name = bonus ? name.substr(0, sign) : name;
    }
    std::size_t end = word.end;
    if (!bonus) {
        const LineWord after = word_at(line, end);
        bonus = after.quoted ? std::nullopt : bonus_in(after.text);
        end = bonus ? after.end : end;
    }
    try {
        check_name(name, kLongestName, "");
    } catch (const BadRecord& bad) {
        throw BadNotation(word.at, bad.reason);
    }
    if (made.initiative.size() == kMostContenders) {
        throw BadNotation(word.at, say("at most {n} can be in one order",
                                       {{"n", literally(static_cast<long long>(kMostContenders))}}));
    }
    const std::string* const player = word.quoted ? nullptr : player_called(names, name);
    made.initiative.emplace_back(player == nullptr ? name : *player, bonus.value_or(0));
    return end;
}

/// Reads "init 2d6: Ann+3 goblins-1 85": what is thrown, for whom, and what the dice show.
DiceLine read_initiative(const std::string& rest, std::span<const std::string> names,
                         std::optional<dice::Dialect> dialect, DiceLine made) {
    std::size_t at = word_at(rest, 0).end;
    const std::size_t quote = rest.find('"', at), colon = rest.find(':', at);
    const bool other_dice = colon != std::string::npos && colon < quote;
    made.thrown = dice::read_line(other_dice ? rest.substr(at, colon - at) : "d20", dialect);
    if (made.thrown.target) {
        throw BadNotation(at, say("a throw for the initiative has no target"));
    }
    at = other_dice ? colon + 1 : at;
    for (LineWord word = word_at(rest, at); word.at < rest.size(); word = word_at(rest, at)) {
        const std::size_t digit = word.text.find_first_not_of("rR");
        if (!word.quoted &&
            (digit == std::string::npos || std::isdigit(static_cast<unsigned char>(word.text[digit])) != 0)) {
            break;
        }
        at = add_contender(rest, word, names, made);
    }
    for (const std::string& name : made.initiative.empty() ? names : std::span<const std::string>()) {
        made.initiative.emplace_back(name, 0);
    }
    const std::string typed = rest.substr(at);
    try {
        take_shown(typed, made);
    } catch (const BadNotation& wrong) {
        if (wrong.position < typed.size()) {
            throw BadNotation(at + wrong.position, wrong.text);
        }
        made.missing = wrong.text;
    }
    return made;
}

}  // namespace

bool asks_for_initiative(const std::string& line) {
    const std::string text = dice::letters_of(line).text;
    std::size_t at = text.starts_with('"') ? text.find('"', 1) : 0;
    at = at == std::string::npos ? at : text.find(':', at);
    const std::size_t head = at == std::string::npos || names_dice(text.substr(0, at)) ? 0 : at + 1;
    std::string rest = text.substr(std::min(text.find_first_not_of(' ', head), text.size()));
    if (rest.starts_with("roll ")) {
        rest.erase(0, std::min(rest.find_first_not_of(' ', std::size("roll")), rest.size()));
    }
    return begins_initiative(rest);
}

bool names_dice(const std::string& line) {
    const std::string text = dice::letters_of(line).text;
    const auto is_letter = [&](std::size_t at) {
        return at < text.size() && std::isalpha(static_cast<unsigned char>(text[at])) != 0;
    };
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const char next = text[i + 1];
        const bool begins = i == 0 || !is_letter(i - 1), after_digit = i > 0 && is_digit(text[i - 1]);
        const bool fudge = next == 'f' && (after_digit || !is_letter(i + 2));
        if (begins && (text[i] == 'd' || text[i] == 'w') && (is_digit(next) || next == '%' || next == '{' || fudge)) {
            return true;
        }
    }
    return false;
}

DiceLine read_dice_line(const std::string& line, std::span<const std::string> names,
                        std::optional<dice::Dialect> dialect) {
    DiceLine made;
    const std::size_t begin = skip_head(line, names, made);
    const std::string rest = line.substr(begin);
    try {
        return begins_initiative(rest) ? read_initiative(rest, names, dialect, std::move(made))
                                       : read_throw(rest, dialect, std::move(made));
    } catch (const dice::SeveralReadings&) {
        throw;
    } catch (const BadNotation& bad) {
        throw BadNotation(begin + bad.position, bad.text);
    }
}

std::optional<DiceLine> throw_in(const std::string& typed, const BadNotation& as_move,
                                 std::span<const std::string> names, const std::vector<OwnThrow>& own,
                                 std::optional<dice::Dialect> dialect) {
    const std::string line = with_own_throw(typed, own);
    const bool asked = line != typed || asks_for_initiative(line);
    if (!asked && !names_dice(line)) {
        return std::nullopt;
    }
    const bool begins_a_move = as_move.so_far.is_object() && !asked;
    // "d4" begins the name of a card; "4d6kh3" does not.
    const bool may_go_on = begins_a_move && (as_move.position >= line.size() || !is_digit(line.front()));
    try {
        DiceLine read = read_dice_line(line, names, dialect);
        const bool goes_on = may_go_on && !read.missing.empty() && !read.by_app;
        return goes_on ? std::nullopt : std::optional(std::move(read));
    } catch (const BadNotation& bad) {
        if (begins_a_move) {
            return std::nullopt;
        }
        if (line == typed) {
            throw;
        }
        // What follows the name of a throw stands at the end of both lines.
        const std::size_t behind = line.size() - std::min(bad.position, line.size());
        throw BadNotation(typed.size() - std::min(behind, typed.size()), bad.text);
    }
}

Json throw_event(const DiceLine& line, std::span<const std::string> names, std::optional<Seat> otherwise) {
    const std::optional<Seat> seat = line.player || !line.initiative.empty() ? line.player : otherwise;
    return dice_event(line.thrown, line.values,
                      {.player = seat ? names[static_cast<std::size_t>(seat->index)] : std::string(),
                       .by_app = line.by_app,
                       .seed = line.seed,
                       .fallen = line.fallen,
                       .initiative = line.initiative});
}

}  // namespace castalia
