#include "core/dice/notation.h"

#include <algorithm>

#include "core/dice/letters.h"
#include "core/dice/meaning.h"
#include "core/dice/reader.h"
#include "core/rules/text/mapped.h"

namespace castalia::dice {

namespace {

constexpr std::array<std::string_view, 4> kDialectWords{"ours", "roll20", "rpg", "bcdice"};

bool is_read(std::string_view text, Dialect dialect) {
    try {
        Reader(text, dialect).read();
        return true;
    } catch (const BadNotation&) {
        return false;
    }
}

/// Returns a line near this one that would be read; empty if there is none.
std::string nearest(std::string_view text, std::size_t at, Dialect dialect) {
    const std::string head(text.substr(0, at)), tail(text.substr(std::min(at + 1, text.size())));
    const std::string dice = head.substr(0, head.find_last_not_of(' ') + 1);
    const char wrong = at < text.size() ? text[at] : '\0';
    std::vector<std::string> near;
    if (wrong == 's' || wrong == 'S') {
        near.push_back(head + "dl" + tail);  // One program drops by it.
    }
    if (wrong == 'x' || wrong == 'X') {
        near.push_back(head + "*" + tail);
    }
    if (wrong == '0' && at == 0) {
        near.push_back("1" + tail);
    }
    std::string word = letters_of(text.substr(std::min(at, text.size()))).text;
    word = word.starts_with("with ") ? word.substr(5, 3) : word.substr(0, 3);
    const bool of_two = word == "adv" || word == "dis";
    if (of_two) {
        near.push_back(dice + (word == "adv" ? "kh1" : "kl1"));  // Of several dice, this is what the word would do.
    }
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const bool numbers = !head.empty() && !tail.empty() && digit(head.back()) && digit(tail.front());
    const bool in_word = head.size() > dice.size() && word.size() > 1 && word[1] >= 'a' && word[1] <= 'z';
    if (in_word && !of_two) {
        near.push_back(head + "# " + std::string(text.substr(at)));  // As a label that is marked, any words do.
    }
    if (!numbers && !in_word) {
        near.push_back(head + tail);  // Without it, unless numbers would join or a word lose its letter.
    }
    near.push_back(dice);
    const auto found = std::ranges::find_if(near, [&](const std::string& one) {
        return one.find_first_not_of(' ') != std::string::npos && is_read(one, dialect);
    });
    return found == near.end() ? std::string() : *found;
}

/// Returns the dice with the words before them behind them, as "2d6 fire" for "fire 2d6"; empty if that is not read.
std::string with_words_behind(std::string_view text, Dialect dialect) {
    for (std::size_t at = text.find_first_of(" :"); at != std::string_view::npos;
         at = text.find_first_of(" :", at + 1)) {
        const std::size_t begin = text.find_first_not_of(" :", at);
        if (begin == std::string_view::npos) {
            break;
        }
        const std::string dice(text.substr(begin)), turned = dice + " " + std::string(text.substr(0, at));
        if (is_read(dice, dialect)) {
            const std::string word = letters_of(text.substr(0, at)).text;
            const bool order = word == "roll" || word == "throw" || word == "dice";
            return !order && is_read(turned, dialect) ? turned : dice;
        }
    }
    return {};
}

}  // namespace

std::string_view dialect_word(Dialect dialect) { return kDialectWords[static_cast<std::size_t>(dialect)]; }

std::optional<Dialect> dialect_of(std::string_view word) {
    const auto* const found = std::ranges::find(kDialectWords, word);
    return found == kDialectWords.end()
               ? std::nullopt
               : std::optional(static_cast<Dialect>(std::distance(kDialectWords.begin(), found)));
}

Text dialect_name(Dialect dialect) {
    switch (dialect) {
        case Dialect::ours: return literally("Castalia");
        case Dialect::roll20: return literally("Roll20");
        case Dialect::rpg: return literally("RPG Dice Roller");
        case Dialect::bcdice: break;
    }
    return literally("BCDice");
}

Expression parse(std::string_view text, Dialect dialect) {
    try {
        return Reader(text, dialect).read();
    } catch (const BadNotation& bad) {
        const bool within = bad.position < text.size() && bad.position > 0;
        const std::string near = within || text.starts_with('0') ? nearest(text, bad.position, dialect)
                                 : bad.position == 0             ? with_words_behind(text, dialect)
                                                                 : "";
        if (near.empty()) {
            throw;
        }
        throw BadNotation(bad.position,
                          say("{why}; {nearest} would be read", {{"why", bad.text}, {"nearest", literally(near)}}));
    }
}

std::vector<Reading> readings(std::string_view text) {
    Reader ours(text, Dialect::ours);
    std::optional<Expression> first;
    try {
        first = ours.read();
    } catch (const BadNotation&) {
        if (!ours.disputed()) {
            parse(text);  // This tells what would be read instead.
        }
    }
    if (!ours.disputed()) {
        return {Reading{{Dialect::ours}, std::move(*first)}};
    }
    std::vector<Reading> found;
    for (const Dialect dialect : kDialects) {
        try {
            Expression made = Reader(text, dialect).read();
            const auto same = std::ranges::find(found, made, &Reading::expression);
            if (same != found.end()) {
                same->dialects.push_back(dialect);
            } else {
                found.push_back({{dialect}, std::move(made)});
            }
        } catch (const BadNotation&) {
            continue;  // Such a program makes nothing of the line.
        }
    }
    if (found.empty()) {
        parse(text);
    }
    return found;
}

std::string undisputed(const Expression& expression) {
    std::string text = canonical(expression);
    const std::vector<const DiceGroup*> groups = groups_of(expression);
    if (std::ranges::none_of(groups, &DiceGroup::tens_and_ones)) {
        return text;
    }
    for (std::size_t at = text.find("d66"); at != std::string::npos; at = text.find("d66", at + 1)) {
        if (at == 0 || text[at - 1] < '0' || text[at - 1] > '9') {
            text.replace(at, 3, "(10*d6+d6)");
        }
    }
    constexpr std::string_view kAlone = "(10*d6+d6)";
    return text == kAlone ? std::string(kAlone.substr(1, kAlone.size() - 2)) : text;
}

std::string undisputed_line(const Expression& expression) {
    return undisputed(expression) + (expression.label.empty() ? "" : " # " + expression.label);
}

Text both_readings(std::string_view text, const std::vector<Reading>& found) {
    std::vector<Text> ways;
    for (const Reading& reading : found) {
        const std::vector<Text> names =
            mapped(reading.dialects, [](Dialect dialect) { return dialect_name(dialect); });
        ways.push_back(say("{typed} for what it means to {who} ({meaning})",
                           {{"typed", literally(undisputed(reading.expression))},
                            {"who", listed_with_and(names)},
                            {"meaning", meaning(reading.expression)}}));
    }
    return say("{dice} means different things to different programs; type {ways}",
               {{"dice", literally(text)}, {"ways", listed_with_or(ways)}});
}

Expression read_line(std::string_view text, std::optional<Dialect> dialect) {
    if (dialect) {
        return parse(text, *dialect);
    }
    std::vector<Reading> found = readings(text);
    if (found.size() > 1) {
        throw SeveralReadings(text, std::move(found));
    }
    return std::move(found.front().expression);
}

}  // namespace castalia::dice
