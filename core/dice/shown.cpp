#include "core/dice/shown.h"

#include <algorithm>
#include <charconv>

#include "core/dice/letters.h"
#include "core/dice/meaning.h"

namespace castalia::dice {

namespace {

/// What stands between two spaces.
struct Token {
    std::string text;
    std::size_t at = 0;
};

std::vector<Token> tokens_of(const Letters& letters) {
    std::vector<Token> tokens;
    bool within = false;
    for (std::size_t i = 0; i < letters.text.size(); ++i) {
        const char c = letters.text[i];
        if (c == ' ' || c == ',' || c == ';') {
            within = false;
            continue;
        }
        if (!within) {
            tokens.push_back({"", letters.places[i]});
        }
        within = true;
        tokens.back().text += c;
    }
    return tokens;
}

bool is_hundred(const DieKind& die) { return die.faces.empty() && die.sides == 100; }

[[noreturn]] void too_many(std::size_t dice, std::size_t at) {
    throw BadNotation(at, say_count("the throw has only {n} die, but more are named",
                                    "the throw has only {n} dice, but more are named", static_cast<long long>(dice)));
}

/// Fills the dice of a throw with tokens.
class Filling {
public:
    Filling(const Expression& expression, std::vector<Token> tokens, bool pairs)
        : throwing_(expression), tokens_(std::move(tokens)), pairs_(pairs) {}

    /// Returns the values. Throws BadNotation.
    std::vector<int> values(std::size_t end) {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const DieKind* die = throwing_.next();
            if (die == nullptr) {
                too_many(values_.size(), tokens_[i].at);
            }
            if (pairs_ && is_hundred(*die)) {
                take_pair(i++);
            } else {
                take(tokens_[i], *die);
            }
        }
        if (const DieKind* die = throwing_.next()) {
            throw BadNotation(
                end, say("the throw is not complete: another {die} belongs to it", {{"die", die_called(*die)}}));
        }
        return std::move(values_);
    }

private:
    void show(int value) {
        throwing_.show(value);
        values_.push_back(value);
    }

    void take(const Token& token, const DieKind& die) {
        const std::optional<int> whole = face_typed(die, token.text);
        const bool several = tokens_.size() > 1;
        if (token.text.size() == 1 || !has_digits(die) || (whole && (several || die.fudge))) {
            return show(fitting(die, token.text, token.at));
        }
        const Throwing before = throwing_;
        const std::size_t known = values_.size();
        try {
            take_digits(token);
        } catch (const BadNotation&) {
            if (!whole) {
                throw;
            }
            throwing_ = before;
            values_.resize(known);
            show(*whole);
        }
    }

    /// Takes a face from each digit, as long as the dice have such faces; the rest is one number.
    void take_digits(const Token& token) {
        for (std::size_t i = 0; i < token.text.size(); ++i) {
            const DieKind* die = throwing_.next();
            if (die == nullptr) {
                too_many(values_.size(), token.at + i);
            }
            if (!has_digits(*die)) {
                return show(fitting(*die, token.text.substr(i), token.at + i));
            }
            show(fitting(*die, token.text.substr(i, 1), token.at + i));
        }
    }

    /// Takes the number that two dice make, one with the tens and one with the ones.
    void take_pair(std::size_t first) {
        const Token& tens = tokens_[first];
        if (first + 1 == tokens_.size() || tens.text.size() != 2 || tens.text[1] != '0' ||
            tokens_[first + 1].text.size() != 1) {
            throw BadNotation(tens.at, say("such dice show tens and ones, as 30 7"));
        }
        const std::string number = tens.text.substr(0, 1) + tokens_[first + 1].text;
        show(fitting(*throwing_.next(), number, tens.at));
    }

    int fitting(const DieKind& die, const std::string& typed, std::size_t at) const {
        const std::optional<int> face = face_typed(die, typed);
        if (!face) {
            throw BadNotation(at, say("die {n} is a {die}, which cannot show {value}",
                                      {{"n", literally(static_cast<long long>(values_.size()) + 1)},
                                       {"die", die_called(die)},
                                       {"value", literally(typed)}}));
        }
        return *face;
    }

    Throwing throwing_;
    std::vector<Token> tokens_;
    bool pairs_;
    std::vector<int> values_;
};

}  // namespace

std::optional<int> face_typed(const DieKind& die, std::string_view typed) {
    if (die.fudge && (typed == "+" || typed == "-")) {
        return typed == "+" ? 1 : -1;
    }
    typed.remove_prefix(die.fudge && typed.starts_with('+') ? 1 : 0);
    int number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc() || end != typed.data() + typed.size()) {
        return std::nullopt;
    }
    // A die of ten sides shows 0 for its ten, and two of them show 00 for a hundred.
    const bool round = number == 0 && die.faces.empty() && (die.sides == 10 || is_hundred(die));
    const int face = round ? die.sides : number;
    return die.shows(face) ? std::optional(face) : std::nullopt;
}

bool has_digits(const DieKind& die) {
    constexpr int kTen = 10;
    return die.fudge || (die.faces.empty() ? die.sides <= kTen : die.least() >= 0 && die.most() < kTen);
}

std::vector<int> read_shown(const Expression& expression, std::string_view typed) {
    const Letters letters = letters_of(typed);
    const std::vector<Token> tokens = tokens_of(letters);
    try {
        return Filling(expression, tokens, false).values(typed.size());
    } catch (const BadNotation&) {
        const auto groups = groups_of(expression);
        if (std::ranges::none_of(groups, [](const DiceGroup* group) { return is_hundred(group->die); })) {
            throw;
        }
        try {
            return Filling(expression, tokens, true).values(typed.size());
        } catch (const BadNotation&) {
        }
        throw;
    }
}

std::string shown_text(const Expression& expression, std::span<const int> shown) {
    const auto groups = groups_of(expression);
    const bool digits = std::ranges::all_of(
        groups, [](const DiceGroup* group) { return has_digits(group->die) && !group->die.fudge; });
    std::string text;
    for (const int value : shown) {
        text += digits ? std::to_string(value % 10) : (text.empty() ? "" : " ") + std::to_string(value);
    }
    return text;
}

}  // namespace castalia::dice
