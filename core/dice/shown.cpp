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
    Filling(const Expression& expression, std::size_t times, std::vector<Token> tokens, bool pairs)
        : expression_(expression), throwing_(expression), times_(times), tokens_(std::move(tokens)), pairs_(pairs) {}

    /// Returns what they show. Throws BadNotation.
    Shown shown(std::size_t end) {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            Token token = tokens_[i];
            take_fallen(token);
            const DieKind* die = next();
            if (token.text.empty()) {
                continue;
            }
            if (die == nullptr) {
                too_many(shown_.values.size(), token.at);
            }
            if (pairs_ && is_hundred(*die)) {
                take_pair(token, i + 1 < tokens_.size() ? &tokens_[i + 1] : nullptr);
                ++i;
            } else {
                take(token, *die);
            }
        }
        if (const DieKind* die = next()) {
            throw BadNotation(
                end, say("the throw is not complete: another {die} belongs to it", {{"die", die_called(*die)}}));
        }
        if (fell_at_) {
            throw BadNotation(*fell_at_, say("every die is named, so none is left that fell off the table"));
        }
        return std::move(shown_);
    }

private:
    /// Returns the next die, of this throw or of the next one.
    const DieKind* next() {
        while (throwing_.next() == nullptr && times_ > 1) {
            throwing_ = Throwing(expression_);
            --times_;
        }
        return throwing_.next();
    }
    void show(int value) {
        if (fell_at_) {
            shown_.fallen.push_back(static_cast<int>(shown_.values.size()));
            fell_at_.reset();
        }
        throwing_.show(value);
        shown_.values.push_back(value);
    }
    /// Takes the mark of a die that fell from the front of a token.
    void take_fallen(Token& token) {
        for (; token.text.starts_with('r'); ++token.at) {
            fell_at_ = token.at;
            token.text.erase(0, 1);
        }
    }

    void take(const Token& token, const DieKind& die) {
        const std::optional<int> whole = face_typed(die, token.text);
        const bool several = tokens_.size() > 1;
        if (token.text.size() == 1 || (whole && (!has_digits(die) || several || die.fudge))) {
            return show(fitting(die, token.text, token.at));
        }
        const Filling before = *this;
        try {
            take_digits(token);
        } catch (const BadNotation&) {
            if (!whole) {
                throw;
            }
            throwing_ = before.throwing_;
            times_ = before.times_;
            shown_ = before.shown_;
            fell_at_ = before.fell_at_;
            show(*whole);
        }
    }

    /// Takes a face from each digit, as long as the dice have such faces; the rest, up to the next die that fell, is
    /// one number.
    void take_digits(const Token& token) {
        for (std::size_t i = 0; i < token.text.size();) {
            Token rest{token.text.substr(i), token.at + i};
            take_fallen(rest);
            if (rest.text.empty()) {
                return;
            }
            i = rest.at - token.at;
            const DieKind* die = next();
            if (die == nullptr) {
                too_many(shown_.values.size(), rest.at);
            }
            const std::size_t size = has_digits(*die) ? 1 : std::min(rest.text.find('r'), rest.text.size());
            show(fitting(*die, rest.text.substr(0, size), rest.at));
            i += size;
        }
    }

    /// Takes the number that two dice make, one with the tens and one with the ones.
    void take_pair(const Token& tens, const Token* ones) {
        if (ones == nullptr || tens.text.size() != 2 || tens.text[1] != '0' || ones->text.size() != 1) {
            throw BadNotation(tens.at, say("such dice show tens and ones, as 30 7"));
        }
        show(fitting(*throwing_.next(), tens.text.substr(0, 1) + ones->text, tens.at));
    }

    int fitting(const DieKind& die, const std::string& typed, std::size_t at) const {
        const std::optional<int> face = face_typed(die, typed);
        if (!face) {
            throw BadNotation(at, say("die {n} is a {die}, which cannot show {value}",
                                      {{"n", literally(static_cast<long long>(shown_.values.size()) + 1)},
                                       {"die", die_called(die)},
                                       {"value", literally(typed)}}));
        }
        return *face;
    }

    const Expression& expression_;
    Throwing throwing_;
    std::size_t times_;  ///< How often it is thrown from now on, this time included.
    std::vector<Token> tokens_;
    bool pairs_;
    Shown shown_;
    std::optional<std::size_t> fell_at_;  ///< The mark of a die that fell, before what it showed then.
};

}  // namespace

std::optional<int> face_typed(const DieKind& die, std::string_view typed) {
    if (die.fudge && (typed == "+" || typed == "-")) {
        return typed == "+" ? 1 : -1;
    }
    if (die.fudge && typed.starts_with('+')) {
        typed.remove_prefix(1);
    }
    if (die.fudge && typed.find_last_of("+-") != std::string_view::npos && typed.size() > std::size("1")) {
        return std::nullopt;  // Those are several dice.
    }
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

Shown read_shown(const Expression& expression, std::string_view typed, std::size_t times) {
    const Letters letters = letters_of(typed);
    const std::vector<Token> tokens = tokens_of(letters);
    try {
        return Filling(expression, times, tokens, false).shown(typed.size());
    } catch (const BadNotation&) {
        const auto groups = groups_of(expression);
        if (std::ranges::none_of(groups, [](const DiceGroup* group) { return is_hundred(group->die); })) {
            throw;
        }
        try {
            return Filling(expression, times, tokens, true).shown(typed.size());
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
