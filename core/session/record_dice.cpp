// The notation of throws outside the rules of a game: resources/notation.md is its grammar.
#include "core/session/record_dice.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/session/record.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

/// Stands between what is thrown and what the dice show.
constexpr std::string_view kShows = "shows";
/// Stands before those for whom a throw for the initiative was made, each with a bonus.
constexpr std::string_view kInitiative = "init";

std::string in_quotes(const std::string& text) { return Json(text).dump(); }

std::string small_letters(std::string word) {
    std::ranges::transform(word, word.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return word;
}

std::string contenders(const FreeDice& dice, std::span<const std::string> names) {
    std::string text = dice.initiative.empty() ? "" : " " + std::string(kInitiative);
    for (const Contender& one : dice.initiative) {
        text += " " + in_quotes(one.seat ? names[static_cast<std::size_t>(one.seat->index)] : one.name);
        text += one.bonus == 0 ? "" : " " + std::to_string(one.bonus);
    }
    return text;
}

Die parse_die(NotationLine& line) {
    const std::string word = line.take(say("a die such as d10=3"));
    Die die{0, 0};
    const std::size_t equals = word.find('=');
    if (word.front() == 'd' && equals != std::string::npos) {
        std::from_chars(word.data() + 1, word.data() + equals, die.sides);
        std::from_chars(word.data() + equals + 1, word.data() + word.size(), die.value);
    }
    if (die.sides < 2 || die.sides > 1'000'000 || die.value < 1 || die.value > die.sides ||
        word != "d" + std::to_string(die.sides) + "=" + std::to_string(die.value)) {
        line.fail(say("a die is written d10=3: its sides, then what it shows"));
    }
    return die;
}

/// Takes what each die of a throw shows. A die that fell off the table and was thrown again is marked: "r4".
void parse_shown(NotationLine& line, FreeDice& dice) {
    dice::Throwing throwing(*dice.thrown);
    while (const dice::DieKind* die = throwing.next()) {
        const bool fell = line.peek().starts_with('r') && !line.quoted();
        const std::string word = line.take("what the dice show");
        int value = 0;
        const char* const begin = word.data() + (fell ? 1 : 0);
        const char* const end = word.data() + word.size();
        const auto [read, error] = std::from_chars(begin, end, value);
        if (error != std::errc() || read != end || !die->shows(value)) {
            line.fail(
                say("a {die} cannot show {value}", {{"die", dice::die_called(*die)}, {"value", literally(word)}}));
        }
        if (fell) {
            dice.fallen.push_back(static_cast<int>(dice.dice.size()));
        }
        throwing.show(value);
        dice.dice.push_back({die->sides, value});
    }
}

/// Returns for how many a throw is made: one without an order of initiative in the line.
std::size_t contenders_ahead(NotationLine line) {
    std::size_t names = 0;
    for (bool counts = false;
         !line.done() && !(counts && !line.quoted() && std::isalpha(line.peek().front()) != 0);) {
        names += counts && line.quoted() ? 1 : 0;
        counts = counts || (!line.quoted() && small_letters(std::string(line.peek())) == kInitiative);
        line.take_text("the dice");
    }
    return std::max<std::size_t>(names, 1);
}

/// Takes "4d6kh3+2 shows 5 6 1 2". Takes nothing where dice are named one by one.
FreeDice parse_throw(NotationLine& line) {
    NotationLine ahead = line;
    std::string thrown;
    const auto open = [&] { return std::ranges::count(thrown, '"') % 2 == 1; };
    while (!ahead.done() && (open() || ahead.quoted() || small_letters(std::string(ahead.peek())) != kShows)) {
        thrown += (thrown.empty() ? "" : " ") + ahead.take_text("the dice");
    }
    FreeDice dice;
    if (ahead.done()) {
        return dice;
    }
    try {
        dice.thrown = dice::parse(thrown);
        dice.label = std::exchange(dice.thrown->label, "");
    } catch (const BadNotation& bad) {
        line.take_text("the dice");
        line.fail(bad.text);
    }
    ahead.take(kShows);
    line = ahead;
    for (std::size_t times = contenders_ahead(line); times > 0; --times) {
        parse_shown(line, dice);
    }
    return dice;
}

/// Takes `"Ann" 3 "the goblins"`: the names stand in quotation marks, and some have a bonus behind them.
std::vector<Contender> parse_contenders(NotationLine& line) {
    std::vector<Contender> all;
    while (line.quoted() && all.size() < kMostContenders) {
        Contender one;
        one.name = line.take_text("a name");
        check_name(one.name, kLongestName, std::string(kInitiative));
        const auto player = std::ranges::find(line.names(), one.name);
        if (player != line.names().end()) {
            one.seat = Seat{static_cast<int>(player - line.names().begin())};
            one.name.clear();
        }
        if (!line.done() && !line.quoted() &&
            line.peek().find_first_not_of("-0123456789") == std::string_view::npos) {
            one.bonus = static_cast<int>(line.take_number("the bonus", -kMostBonus, kMostBonus));
        }
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace

std::string dice_notation(const FreeDice& dice, std::span<const std::string> names) {
    std::string text = "dice";
    text += dice.thrown ? " " + dice::canonical(*dice.thrown) + " " + std::string(kShows) : std::string();
    for (std::size_t i = 0; i < dice.dice.size(); ++i) {
        const Die& die = dice.dice[i];
        const bool fell = std::ranges::find(dice.fallen, static_cast<int>(i)) != dice.fallen.end();
        text +=
            (dice.thrown ? (fell ? " r" : " ") : " d" + std::to_string(die.sides) + "=") + std::to_string(die.value);
    }
    text += contenders(dice, names);
    text += dice.label.empty() ? "" : " label " + in_quotes(dice.label);
    text += dice.set.empty() ? "" : " set " + in_quotes(dice.set);
    text += dice.seed.empty() ? "" : " seed " + in_quotes(dice.seed);
    return text + (dice.by_app ? " app" : "");
}

FreeDice parse_dice_event(NotationLine& line) {
    FreeDice dice = parse_throw(line);
    dice.player = line.player();
    while (!line.done()) {
        const std::string word = small_letters(std::string(line.peek()));
        if (word == "label" || word == "set") {
            line.take(word);
            (word == "label" ? dice.label : dice.set) =
                line.take_text(say("the text after {word}", {{"word", literally(word)}}));
            check_text(word == "label" ? dice.label : dice.set, kLongestTitle, word);
        } else if (word == kInitiative && dice.thrown && dice.initiative.empty()) {
            line.take(word);
            dice.initiative = parse_contenders(line);
        } else if (word == "seed" && dice.thrown) {
            line.take(word);
            dice.seed = line.take_text(say("the text after {word}", {{"word", literally(word)}}));
            check_name(dice.seed, kLongestName, word);
        } else if (word == "app") {
            line.take(word);
            dice.by_app = true;
        } else if (dice.thrown) {
            line.take_text(word);
            line.fail(say_count("the throw has only {n} die", "the throw has only {n} dice",
                                static_cast<long long>(dice.dice.size())));
        } else {
            dice.dice.push_back(parse_die(line));
        }
    }
    if (dice.dice.empty()) {
        line.fail(say("a die such as d10=3 is missing"));
    }
    if (!dice.initiative.empty() && dice.thrown->target) {
        line.fail(say("a throw for the initiative has no target"));
    }
    if (dice.by_app ? !dice.fallen.empty() : !dice.seed.empty()) {
        line.fail(dice.by_app ? say("the program’s dice do not fall off the table")
                              : say("only dice that the program threw (“app”) have a seed"));
    }
    return dice;
}

}  // namespace castalia
