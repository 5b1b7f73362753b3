#include "core/parts/score_sum.h"

#include "core/rules/fields.h"

namespace castalia {

namespace {

constexpr std::size_t kLongestSum = 200;

/// Reads one number after the other from a text.
class Adder {
public:
    explicit Adder(std::string_view text) : text_(text) {}

    ScoreSum add() {
        if (text_.size() > kLongestSum) {
            throw BadNotation(kLongestSum, say("a sum has at most {most} characters",
                                               {{"most", literally(static_cast<long long>(kLongestSum))}}));
        }
        ScoreSum sum;
        bool minus = sign().value_or(1) < 0;
        sum.halves = minus ? -number() : number();
        while (skip_spaces(), at_ < text_.size()) {
            const std::optional<int> next = sign();
            if (!next) {
                throw BadNotation(at_, say("here stands + or − and another number, or nothing"));
            }
            minus = *next < 0;
            const std::size_t begin = at_;
            sum.halves += minus ? -number() : number();
            sum.several = true;
            check(sum.halves, begin);
        }
        return sum;
    }

private:
    static void check(long long halves, std::size_t place) {
        if (halves > 2 * kMostCounted || halves < -2 * kMostCounted) {
            throw BadNotation(place, say("a score is at most {most}", {{"most", literally(kMostCounted)}}));
        }
    }
    void skip_spaces() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) {
            ++at_;
        }
    }
    bool take(std::string_view word) {
        const bool there = text_.substr(at_).starts_with(word);
        at_ += there ? word.size() : 0;
        return there;
    }
    std::optional<int> sign() {
        skip_spaces();
        return take("+") ? std::optional(1) : take("-") || take("−") ? std::optional(-1) : std::nullopt;
    }
    std::optional<int> digit() {
        return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' ? std::optional(text_[at_++] - '0')
                                                                            : std::nullopt;
    }
    long long number() {
        skip_spaces();
        const std::size_t begin = at_;
        long long halves = 0;
        while (const std::optional<int> next = digit()) {
            halves = 10 * halves + 2LL * *next;
            check(halves, begin);
        }
        const bool whole = at_ > begin;
        if (take("½")) {
            return halves + 1;
        }
        if (!whole) {
            throw BadNotation(begin, say("a number is missing here, such as 12 or 12.5"));
        }
        if (take(".") || take(",")) {
            const std::size_t place = at_;
            const std::optional<int> tenths = digit();
            bool exact = tenths == 0 || tenths == 5;
            while (const std::optional<int> more = digit()) {
                exact = exact && more == 0;
            }
            if (!exact) {
                throw BadNotation(place, say("a score is whole or a half: after the point stands 5 or 0"));
            }
            halves += tenths == 5 ? 1 : 0;
        }
        return halves;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

ScoreSum score_sum(std::string_view text) { return Adder(text).add(); }

}  // namespace castalia
