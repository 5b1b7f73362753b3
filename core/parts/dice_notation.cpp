#include "core/parts/dice_notation.h"

#include <algorithm>
#include <optional>

namespace castalia::dice {

namespace {

constexpr std::size_t kLongestText = 500;

Fill most_of(long long number) { return {"most", literally(number)}; }

/// Reads a throw from left to right. Brackets only change signs, so nested terms become one flat list.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Throw read() {
        if (text_.size() > kLongestText) {
            throw BadNotation(kLongestText,
                              say("a throw is written in at most {most} characters", {most_of(kLongestText)}));
        }
        skip_spaces();
        if (at_ == text_.size()) {
            fail(at_, say("dice are missing, such as 2d6"));
        }
        thrown_.text = std::string(text_);
        sum();
        if (at_ < text_.size()) {
            fail(at_, text_[at_] == ')' ? say("this bracket closes none")
                                        : say("here stands + or - and more dice, or nothing"));
        }
        return std::move(thrown_);
    }

private:
    [[noreturn]] static void fail(std::size_t place, Text why) { throw BadNotation(place, std::move(why)); }

    char ahead() const {
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    void skip_spaces() {
        while (ahead() == ' ' || ahead() == '\t') {
            ++at_;
        }
    }
    bool take(char wanted) {
        skip_spaces();
        const bool there = ahead() == wanted;
        at_ += there ? 1 : 0;
        return there;
    }
    bool take_minus() {
        skip_spaces();
        constexpr std::string_view kMinus = "−";
        if (text_.substr(at_).starts_with(kMinus)) {
            at_ += kMinus.size();
            return true;
        }
        return take('-');
    }

    void sum() {
        const bool turned = minus_;
        if (take_minus()) {
            minus_ = !turned;
        } else {
            take('+');
        }
        term();
        while (true) {
            if (take('+')) {
                minus_ = turned;
            } else if (take_minus()) {
                minus_ = !turned;
            } else {
                minus_ = turned;
                return;
            }
            term();
        }
    }

    void term() {
        skip_spaces();
        const std::size_t begin = at_;
        if (take('(')) {
            if (++depth_ > kDeepest) {
                fail(begin, say("brackets stand at most {most} deep", {most_of(kDeepest)}));
            }
            sum();
            if (!take(')')) {
                fail(at_, say("the bracket is not closed"));
            }
            --depth_;
            return;
        }
        if (thrown_.terms.size() == static_cast<std::size_t>(kMostTerms)) {
            fail(begin, say("a throw has at most {most} parts", {most_of(kMostTerms)}));
        }
        Term term;
        term.minus = minus_;
        const std::optional<long long> first = number(kMostConstant);
        if (!first && ahead() != 'd') {
            fail(begin, say("here stand dice such as 2d6, or a number"));
        }
        // "2 d6" is 2d6, but "2 dl" is nothing.
        skip_spaces();
        if (ahead() == 'd') {
            dice(term, first.value_or(1), begin);
        } else {
            term.constant = *first;
        }
        std::size_t end = at_;
        while (end > begin && text_[end - 1] == ' ') {
            --end;
        }
        term.text = std::string(text_.substr(begin, end - begin));
        thrown_.terms.push_back(std::move(term));
    }

    void dice(Term& term, long long count, std::size_t begin) {
        if (count < 1) {
            fail(begin, say("at least one die is thrown"));
        }
        if (count + dice_ > kMostDice) {
            fail(begin, say("at most {most} dice are thrown at once", {most_of(kMostDice)}));
        }
        ++at_;
        const std::size_t place = at_;
        if (take('%')) {
            term.sides = 100;
        } else {
            const std::optional<long long> sides = number(kMostSides);
            if (!sides) {
                fail(place, say("how many sides has the die? Such as d6, or d% for a hundred"));
            }
            if (*sides < 2) {
                fail(place, say("a die has at least 2 sides"));
            }
            term.sides = static_cast<int>(*sides);
        }
        term.count = static_cast<int>(count);
        dice_ += term.count;
        while (term_goes_on(term)) {
        }
    }

    /// Takes "!" and one of kh3, kl1, dh1, dl1, in either order.
    bool term_goes_on(Term& term) {
        const std::size_t place = at_;
        if (ahead() == '!') {
            if (term.explodes) {
                fail(place, say("one ! is enough"));
            }
            term.explodes = true;
            ++at_;
            return true;
        }
        const bool keep = ahead() == 'k', drop = ahead() == 'd';
        if (!keep && !drop) {
            return false;
        }
        ++at_;
        const char which = ahead();
        if (which != 'h' && which != 'l') {
            fail(place, say("here stands kh, kl, dh or dl: keep or drop the highest or the lowest"));
        }
        if (term.keep != Keep::all) {
            fail(place, say("dice are kept or dropped once"));
        }
        ++at_;
        const std::size_t counted = at_;
        const long long many = number(kMostDice).value_or(1);
        const long long most = keep ? term.count : term.count - 1;
        if (many < 1 || many > most) {
            const Fill count{"count", literally(term.count)};
            fail(counted, most < 1 ? say("a single die cannot be dropped")
                          : keep   ? say("of {count} dice 1 to {most} are kept", {count, most_of(most)})
                                   : say("of {count} dice 1 to {most} are dropped", {count, most_of(most)}));
        }
        term.keep = (which == 'h') == keep ? Keep::high : Keep::low;
        (keep ? term.kept : term.dropped) = static_cast<int>(many);
        return true;
    }

    /// Takes digits, if there are any. Refuses the first digit that makes the number too large.
    std::optional<long long> number(long long most) {
        const std::size_t begin = at_;
        long long value = 0;
        while (ahead() >= '0' && ahead() <= '9') {
            value = 10 * value + (ahead() - '0');
            if (value > most) {
                fail(begin, say("this number is larger than {most}", {most_of(most)}));
            }
            ++at_;
        }
        return at_ == begin ? std::nullopt : std::optional(value);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Throw thrown_;
    bool minus_ = false;
    int depth_ = 0;
    int dice_ = 0;
};

/// The shown faces that belong to a term: the first face and the number of faces.
struct Share {
    std::size_t first = 0, size = 0;
    bool complete = true;
};
std::vector<Share> shares(const Throw& thrown, std::span<const int> shown) {
    // The number of dice that may explode. The limit holds for them together with the dice that are thrown in any
    // case.
    long long spare = kMostDice;
    for (const Term& term : thrown.terms) {
        spare -= term.count;
    }
    std::vector<Share> found;
    std::size_t next = 0;
    for (const Term& term : thrown.terms) {
        Share share{.first = next};
        auto wanted = static_cast<std::size_t>(term.count);
        while (share.size < wanted && next < shown.size()) {
            if (term.explodes && shown[next] == term.sides && spare > 0) {
                ++wanted;
                --spare;
            }
            ++next;
            ++share.size;
        }
        share.complete = share.size == wanted;
        found.push_back(share);
    }
    return found;
}

/// Marks the dice of a term that do not count. The order of the throws decides only between equals.
void drop(const Term& term, std::span<ShownDie> dice) {
    if (term.keep == Keep::all) {
        return;
    }
    const std::size_t kept = term.kept > 0 ? static_cast<std::size_t>(term.kept)
                             : dice.size() > static_cast<std::size_t>(term.dropped)
                                 ? dice.size() - static_cast<std::size_t>(term.dropped)
                                 : 0;
    std::vector<std::size_t> order(dice.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
        return term.keep == Keep::high ? dice[one].value > dice[other].value : dice[one].value < dice[other].value;
    });
    for (std::size_t i = kept; i < order.size(); ++i) {
        dice[order[i]].kept = false;
    }
}

}  // namespace

Throw parse(std::string_view text) { return Reader(text).read(); }

int next_die(const Throw& thrown, std::span<const int> shown) {
    const std::vector<Share> found = shares(thrown, shown);
    const auto open = std::ranges::find(found, false, &Share::complete);
    return open == found.end() ? 0 : thrown.terms[static_cast<std::size_t>(open - found.begin())].sides;
}

Outcome outcome(const Throw& thrown, std::span<const int> shown) {
    Outcome made;
    const std::vector<Share> found = shares(thrown, shown);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Term& term = thrown.terms[i];
        const std::size_t begin = made.dice.size();
        for (const int value : shown.subspan(found[i].first, found[i].size)) {
            made.dice.push_back({term.sides, value, true, term.explodes && value == term.sides, i});
        }
        const std::span<ShownDie> own = std::span(made.dice).subspan(begin);
        drop(term, own);
        long long sum = term.constant;
        for (const ShownDie& die : own) {
            sum += die.kept ? die.value : 0;
        }
        made.sums.push_back(term.minus ? -sum : sum);
        made.total += made.sums.back();
    }
    return made;
}

std::string outcome_text(const Throw& thrown, const Outcome& outcome) {
    std::string text = thrown.text + ":";
    std::size_t term = 0;
    for (const ShownDie& die : outcome.dice) {
        text += die.term != term ? " |" : "";
        term = die.term;
        const std::string face = std::to_string(die.value) + (die.exploded ? "!" : "");
        text += die.kept ? " " + face : " (" + face + ")";
    }
    return text + " = " + std::to_string(outcome.total);
}

int face(int sides, const Bits& bits) {
    // The 2^32 numbers are divided evenly among the sides, except for a rest. A number from the rest is thrown away.
    const std::uint64_t all = std::uint64_t{1} << 32U, heaps = static_cast<std::uint64_t>(sides);
    const std::uint64_t even = all - all % heaps;
    std::uint64_t drawn = bits();
    while (drawn >= even) {
        drawn = bits();
    }
    return static_cast<int>(drawn % heaps) + 1;
}

std::vector<int> shown_by(const Throw& thrown, const Bits& bits) {
    std::vector<int> shown;
    // Each call of next_die goes through all shown dice, which is fast enough for at most a thousand.
    while (const int sides = next_die(thrown, shown)) {
        shown.push_back(face(sides, bits));
    }
    return shown;
}

}  // namespace castalia::dice
